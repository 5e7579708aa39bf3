/* bluff-keeping-facts.h: how much there is: games, players, bytes, and databases that were set aside.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

G_BEGIN_DECLS

/* A database that was set aside. */
typedef struct
{
  char *path;
  guint64 size;    /* bytes */
  gint64 modified; /* Unix seconds */
} BluffAside;

typedef struct
{
  guint unfinished;
  guint finished;
  guint players;    /* those who are archived, too */
  guint64 size;     /* bytes of the database */
  GPtrArray *aside; /* BluffAside, newest first */
} BluffKeepingFacts;

void bluff_keeping_facts_free (BluffKeepingFacts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffKeepingFacts, bluff_keeping_facts_free)

/* Asks STORE, a page at a time, so that a move that is to be saved does not have to wait. */
void bluff_keeping_facts_async (BluffStore *store,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
BluffKeepingFacts *bluff_keeping_facts_finish (BluffStore *store, GAsyncResult *result, GError **error);

G_END_DECLS
