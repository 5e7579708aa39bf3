/* bluff-tables.h: which games have a table to sit at, and who lays it: the only games that are offered.
 *
 * The one place to change when a table is built is the list in bluff-tables.c: with its line there a game has a card on
 * the welcome page, can be set up, opened and carried on, and its rules can be read (bluff-rules-text.c has the texts).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tabletop.h"

G_BEGIN_DECLS

gboolean bluff_tables_has (BluffGame game);

/* What lies on the table of GAME, which has one. A floating reference, as of any widget. */
BluffTabletop *bluff_tables_lay (BluffGame game);

G_END_DECLS
