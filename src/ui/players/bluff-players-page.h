/* bluff-players-page.h: the people who have a profile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYERS_PAGE (bluff_players_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayersPage, bluff_players_page, BLUFF, PLAYERS_PAGE, BluffPage)

BluffPage *bluff_players_page_new (BluffSaves *saves);

G_END_DECLS
