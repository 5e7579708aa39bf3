/* bluff-game-list.h: kept games, the last one first, read from the store page by page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_GAME_LIST (bluff_game_list_get_type ())

G_DECLARE_FINAL_TYPE (BluffGameList, bluff_game_list, BLUFF, GAME_LIST, GObject)

/* Games of STATE, as long as no other filter is set; PAGE of them at a time. */
BluffGameList *bluff_game_list_new (BluffSaves *saves, BluffStoreState state, guint page);

/* Which games are read from the next time on. FILTER is copied. The same filter again changes nothing. */
void bluff_game_list_set_filter (BluffGameList *self, const BluffStoreFilter *filter);

/* The games so far (BluffGameItem). */
GListModel *bluff_game_list_get_items (BluffGameList *self);

/* Whether the store has more of them. */
gboolean bluff_game_list_has_more (BluffGameList *self);

/* Whether games are being read. */
gboolean bluff_game_list_is_reading (BluffGameList *self);

/* Reads the games again that are in it, at least a page; or one page more, or both if they are being read again. With
 * another filter it begins with a page, and what is found is in it as soon as it is found. VIEWER is the profile that
 * is called "You", or BLUFF_STORE_NO_PLAYER. What was being read is not read any more: its callback gets CANCELLED. */
void bluff_game_list_read_async (BluffGameList *self,
                                 gint64 viewer,
                                 gboolean more,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
gboolean bluff_game_list_read_finish (BluffGameList *self, GAsyncResult *result, GError **error);

/* Stops reading. */
void bluff_game_list_stop (BluffGameList *self);

G_END_DECLS
