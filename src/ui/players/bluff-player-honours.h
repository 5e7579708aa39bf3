/* bluff-player-honours.h: what a player can be proud of: rows of what was done several times running, of the best lies,
 * and of badges.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-statistics.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The groups that have the rows. */
typedef struct
{
  AdwPreferencesGroup *streaks;
  AdwPreferencesGroup *lies; /* not to be seen if there is none */
  AdwPreferencesGroup *badges;
} BluffPlayerHonours;

/* In place of what they have shown. */
void bluff_player_honours_show (const BluffPlayerHonours *self, const BluffStoreStatistics *statistics);

G_END_DECLS
