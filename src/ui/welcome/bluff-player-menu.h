/* bluff-player-menu.h: who is playing, as a button that lets somebody else take the helm.
 *
 * Signals
 *   chosen (gint64)   a profile's id, or BLUFF_PLAYER_MENU_GUEST
 *   add ()            somebody new
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* In the setting `player`, too: somebody who wants no profile. */
#define BLUFF_PLAYER_MENU_GUEST G_GINT64_CONSTANT (-1)

#define BLUFF_TYPE_PLAYER_MENU (bluff_player_menu_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerMenu, bluff_player_menu, BLUFF, PLAYER_MENU, AdwBin)

/* Offers PLAYERS (BluffStorePlayer); CURRENT is the one who plays, or NULL for a guest. */
void bluff_player_menu_set_players (BluffPlayerMenu *self, GPtrArray *players, const BluffStorePlayer *current);

/* Whether the button has the name on it, or the badge alone. */
void bluff_player_menu_set_named (BluffPlayerMenu *self, gboolean named);

G_END_DECLS
