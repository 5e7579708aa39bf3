/* bluff-end-sheet.h: a game is over: who won and how, the ranking, and what to do next. The same sheet for every game.
 *
 * How a table uses it, when it is told to open the secrets:
 *   1. bluff_end_sheet_set_secrets, if the game has something of its own to reveal at once, below the ranking.
 *   2. bluff_end_sheet_present with a BluffEnding, and the sheet is made visible like any other.
 * bluff-bluffer-end-sheet.c is an example; a game may derive a sheet of its own or fill this one.
 *
 * Its buttons activate game.story, game.play-again (b: whether to change the order first) and win.back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-ranking.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_END_SHEET (bluff_end_sheet_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffEndSheet, bluff_end_sheet, BLUFF, END_SHEET, BluffSheet)

struct _BluffEndSheetClass
{
  BluffSheetClass parent_class;
};

GtkWidget *bluff_end_sheet_new (void);

/* Says how the game ended. FACTOR is that of the pace: with 0 nothing moves. */
void bluff_end_sheet_present (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending, double factor);

/* How the evening and the series stand now; NULL: nothing is said of it, as before this is called. */
void bluff_end_sheet_set_evening (BluffEndSheet *self, const char *tonight, const char *series);

/* What everybody may see now besides the ranking; NULL: nothing. */
void bluff_end_sheet_set_secrets (BluffEndSheet *self, GtkWidget *secrets);

G_END_DECLS
