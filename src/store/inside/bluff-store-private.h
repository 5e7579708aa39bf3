/* bluff-store-private.h: how the parts of the store reach its thread.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-inside.h"
#include "bluff-store.h"

G_BEGIN_DECLS

/* A piece of work on the store's thread, with the database open. */
typedef gboolean (*BluffInsideWork) (BluffInside *inside, gpointer data, GError **error);

/* Does WORK in its turn and waits for it. CLOSED if the database is not open. */
gboolean bluff_store_do (BluffStore *self, BluffInsideWork work, gpointer data, GError **error);

/* The same in one transaction: to write all or nothing, or to read of one moment. */
gboolean bluff_store_do_atomically (BluffStore *self, BluffInsideWork work, gpointer data, GError **error);
gboolean bluff_store_do_reading (BluffStore *self, BluffInsideWork work, gpointer data, GError **error);

/* The same whether the database is open or not. */
gboolean bluff_store_do_anyway (BluffStore *self, BluffInsideWork work, gpointer data, GError **error);

/* Fulfils TASK, by a blocking call and g_task_return_…: on the store's thread, in its turn. */
typedef void (*BluffStoreTaskFunc) (BluffStore *self, GTask *task);

/* Starts a task whose data are REQUEST. */
void bluff_store_start (BluffStore *self,
                        BluffStoreTaskFunc func,
                        gpointer request,
                        GDestroyNotify free_request,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/* The same for a question that changes nothing: its answer is CANCELLED also if CANCELLABLE was cancelled when it was
 * on its way, so that a page that was left is not filled. */
void bluff_store_start_question (BluffStore *self,
                                 BluffStoreTaskFunc func,
                                 gpointer request,
                                 GDestroyNotify free_request,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/* A connection of one's own for reading, without waiting for the store's thread. CLOSED if the store is not open. */
BluffDatabase *bluff_store_connect (BluffStore *self, GError **error);

G_END_DECLS
