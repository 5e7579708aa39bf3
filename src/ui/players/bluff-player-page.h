/* bluff-player-page.h: how a player plays, bluffs and doubts: numbers, charts, streaks and badges.
 *
 * Everything is asked off the main loop, and shown when it is there; leaving the page cancels.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_PAGE (bluff_player_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerPage, bluff_player_page, BLUFF, PLAYER_PAGE, BluffPage)

BluffPage *bluff_player_page_new (BluffSaves *saves, gint64 player);

/* Another player. */
void bluff_player_page_turn_to (BluffPlayerPage *self, gint64 player);

G_END_DECLS
