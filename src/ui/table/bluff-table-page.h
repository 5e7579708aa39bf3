/* bluff-table-page.h: the table at which a game is played: its header bar, its log, its curtain, and what lies on it.
 *
 * The page has the game open as long as it is on the window's stack. Leaving is always safe: every move was saved
 * before it was shown, and the game is let go of when the page goes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_TABLE_PAGE (bluff_table_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffTablePage, bluff_table_page, BLUFF, TABLE_PAGE, BluffPage)

/* For GAME, which was just begun or opened. */
BluffPage *bluff_table_page_new (BluffSaves *saves, BluffSavedGame *game);

BluffGame bluff_table_page_get_game (BluffTablePage *self);

/* Whether PAGE, of whatever kind, is a table whose game is over. */
gboolean bluff_table_page_is_over (BluffPage *page);

/* Whether PAGE, of whatever kind, is the table of the game with this id. */
gboolean bluff_table_page_is_of (BluffPage *page, const char *id);

/* What was agreed on before the game. */
const BluffTable *bluff_table_page_get_table (BluffTablePage *self);

/* The id of the rule that is about what the game waits for, as far as it is shown; "": none in particular. */
const char *bluff_table_page_get_rule (BluffTablePage *self);

G_END_DECLS
