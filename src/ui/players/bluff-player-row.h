/* bluff-player-row.h: a profile in the list of players.
 *
 * Pressing it shows the player's page (win.player); its menu has players.change, .archive, .restore, .merge, .reset and
 * .delete, and win.hall-of, each with the profile's id (x).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-player-item.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_ROW (bluff_player_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerRow, bluff_player_row, BLUFF, PLAYER_ROW, AdwActionRow)

GtkWidget *bluff_player_row_new (BluffPlayerItem *item);

G_END_DECLS
