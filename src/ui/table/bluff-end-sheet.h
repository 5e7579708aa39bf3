/* bluff-end-sheet.h: a game is over: who won and how, the ranking, what to do next, and the bluff review, which shows
 * what was hidden. The same sheet for every game.
 *
 * How a table uses it, when it is told to open the secrets:
 *   1. bluff_end_sheet_set_review: a list, and a function that makes the row of an item (see bluff-review.h). Rows are
 *      not made before somebody opens the review.
 *   2. bluff_end_sheet_set_secrets, if the game has something of its own to reveal at once, below the ranking.
 *   3. bluff_end_sheet_present with a BluffEnding, and the sheet is made visible like any other.
 * bluff-pirate-end-sheet.c is an example; a game may derive a sheet of its own or fill this one.
 *
 * Its buttons activate game.play-again (b: whether to change the order first) and win.back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-review.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

/* How a game ended. All of it is the caller's. */
typedef struct
{
  BluffSeat viewer;                     /* who is called "you" */
  const guint8 *place;                  /* of each seat: 1 is the best, and several may share one */
  const char *title;                    /* "Mia finds the treasure!" */
  const char *how;                      /* a sentence below it; NULL: none */
  const char *line[BLUFF_MAX_SEATS];    /* below each name: a square, a number of coins; NULL: none */
  GdkPaintable *(*picture) (BluffFlag); /* above each name; NULL: bluff_flag_badge */
  const char *art;                      /* what sticks out over the sheet; NULL: "chest-open" */
} BluffEnding;

#define BLUFF_TYPE_END_SHEET (bluff_end_sheet_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffEndSheet, bluff_end_sheet, BLUFF, END_SHEET, BluffSheet)

struct _BluffEndSheetClass
{
  BluffSheetClass parent_class;
};

GtkWidget *bluff_end_sheet_new (void);

/* Says how the game ended, with the review closed. FACTOR is that of the pace: with 0 nothing moves. */
void bluff_end_sheet_present (BluffEndSheet *self, BluffCrew *crew, const BluffEnding *ending, double factor);

/* How the evening and the series stand now; NULL: nothing is said of it, as before this is called. */
void bluff_end_sheet_set_evening (BluffEndSheet *self, const char *tonight, const char *series);

/* What everybody may see now besides the ranking; NULL: nothing. */
void bluff_end_sheet_set_secrets (BluffEndSheet *self, GtkWidget *secrets);

/* What the review shows: HEADING says what the rows are, EMPTY that there are none. The rest is as in
 * bluff_review_show; without ITEMS there is no review. */
void bluff_end_sheet_set_review (BluffEndSheet *self,
                                 const char *heading,
                                 const char *empty,
                                 GListModel *items,
                                 GtkListBoxCreateWidgetFunc make_row,
                                 gpointer user_data,
                                 GDestroyNotify destroy);

/* Opens and closes the review. */
void bluff_end_sheet_open_review (BluffEndSheet *self, gboolean open);

G_END_DECLS
