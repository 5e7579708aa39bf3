/* bluff-carry-list.h: the games that can be carried on, the last one first, read from the store page by page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CARRY_LIST (bluff_carry_list_get_type ())

G_DECLARE_FINAL_TYPE (BluffCarryList, bluff_carry_list, BLUFF, CARRY_LIST, GObject)

BluffCarryList *bluff_carry_list_new (BluffSaves *saves);

/* The games so far (BluffCarryItem). */
GListModel *bluff_carry_list_get_items (BluffCarryList *self);

/* Whether the store has more of them. */
gboolean bluff_carry_list_has_more (BluffCarryList *self);

/* Reads the games again that are in it, at least a page; or one page more. VIEWER is the profile that is called "You",
 * or BLUFF_STORE_NO_PLAYER. What was being read is not read any more: its callback gets CANCELLED. */
void bluff_carry_list_read_async (BluffCarryList *self,
                                  gint64 viewer,
                                  gboolean more,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
gboolean bluff_carry_list_read_finish (BluffCarryList *self, GAsyncResult *result, GError **error);

/* Stops reading. */
void bluff_carry_list_stop (BluffCarryList *self);

G_END_DECLS
