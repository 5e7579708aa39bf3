/* bluff-hall-page.h: the hall: all games that were finished, the last one first, to be filtered and searched.
 *
 * A row activates win.story (s) with the game's id.
 *
 * Actions
 *   hall.search                looks for a name
 *   hall.clear                 no filter, no search
 *   hall.retry                 reads the games again
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_HALL_PAGE (bluff_hall_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffHallPage, bluff_hall_page, BLUFF, HALL_PAGE, BluffPage)

/* With the games of PLAYER, a profile, or of everybody if it is BLUFF_STORE_NO_PLAYER. */
BluffPage *bluff_hall_page_new (BluffSaves *saves, gint64 player);

/* Shows the games of PLAYER and nothing else. */
void bluff_hall_page_show_player (BluffHallPage *self, gint64 player);

G_END_DECLS
