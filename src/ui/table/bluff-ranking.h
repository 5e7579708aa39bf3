/* bluff-ranking.h: how a game ended, and who came in which place: a card for each player.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-wrap.h"

G_BEGIN_DECLS

/* How a game ended. The texts are its own; the places are the caller's. */
typedef struct
{
  BluffSeat viewer;                     /* who is called "you" */
  const guint8 *place;                  /* of each seat: 1 is the best, and several may share one */
  char *title;                          /* "Mia finds the treasure!" */
  char *how;                            /* a sentence below it; NULL: none */
  char *line[BLUFF_MAX_SEATS];          /* below each name: a square, a number of coins; NULL: none */
  GdkPaintable *(*picture) (BluffFlag); /* above each name; NULL: bluff_flag_badge */
  const char *art;                      /* what sticks out over the sheet; NULL: "chest-open" */
} BluffEnding;

void bluff_ending_clear (BluffEnding *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BluffEnding, bluff_ending_clear)

/* Shows everybody, best first; players who share a place stand side by side, clockwise. Who has a page (win.player)
 * leads there. */
void bluff_ranking_show (BluffWrap *self, BluffCrew *crew, const BluffEnding *ending);

/* Where there is little room across, each has a line: picture, name, and what they have got at the end of it. */
void bluff_ranking_shape (BluffWrap *self, gboolean narrow);

G_END_DECLS
