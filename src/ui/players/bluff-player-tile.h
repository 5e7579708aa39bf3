/* bluff-player-tile.h: one number of a player, large, with a picture and what it counts.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_TILE (bluff_player_tile_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerTile, bluff_player_tile, BLUFF, PLAYER_TILE, GtkWidget)

/* VALUE is "29 of 64", CAPTION "games won". */
void bluff_player_tile_show (BluffPlayerTile *self, GdkPaintable *picture, const char *value, const char *caption);

/* VALUE is the name of this player, to whose page it leads; BLUFF_STORE_NO_PLAYER: it leads nowhere. */
void bluff_player_tile_link (BluffPlayerTile *self, gint64 player);

G_END_DECLS
