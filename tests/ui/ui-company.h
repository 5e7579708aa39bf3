/* ui-company.h: made-up players and games that are the same every time, for pictures and measurements.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-saved-game.h"

G_BEGIN_DECLS

/* A game at TABLE, for five at most: PEOPLE sit on the first seats and computers on the others. Chance, and so whatever
 * computers do, comes from SEED. It has not begun. */
BluffSavedGame *ui_company_begin (BluffSaves *saves, const BluffTable *table, guint people, guint64 seed);

/* Players who have not played yet. */
void ui_company_add_players (BluffStore *store);

/* Players, some of their games to carry on, an evening with a series, and games that they finished in the year before,
 * all with their ratings; each can be opened. From now on it is a certain day of 2026. */
void ui_company_fill (BluffSaves *saves);

G_END_DECLS
