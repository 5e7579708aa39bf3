/* bluff-bluffaneer-review.h: what was hidden in a game of Bluffaneer that is over: for every roll that could be
 * claimed, or that matched, who held which card, who shouted and who let it pass, and what came of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer.h"
#include "bluff-event.h"

#include <gio/gio.h>

G_BEGIN_DECLS

enum
{
  BLUFF_ROLL_EVENTS = 8 /* more than come of one roll between its claim or match and the new card */
};

/* One roll. A plain value. */
typedef struct
{
  BluffSeat roller;
  guint8 icons[2];
  guint8 card[BLUFF_BLUFFANEER_SEATS]; /* BluffPair: what everybody held */
  BluffSeats asked;                    /* who decided */
  BluffSeats shouted;                  /* and shouted */
  BluffSeat claimer;                   /* whose shout counted; BLUFF_NO_SEAT: nobody's, or the roller's card matched */
  gboolean match;                      /* N9 */
  guint n_events;                      /* what came of it, in order */
  BluffEvent events[BLUFF_ROLL_EVENTS];
} BluffBluffaneerReviewRoll;

#define BLUFF_TYPE_BLUFFANEER_REVIEW_ITEM (bluff_bluffaneer_review_item_get_type ())

/* An item of the list. */
G_DECLARE_FINAL_TYPE (BluffBluffaneerReviewItem, bluff_bluffaneer_review_item, BLUFF, BLUFFANEER_REVIEW_ITEM, GObject)

const BluffBluffaneerReviewRoll *bluff_bluffaneer_review_item_get (BluffBluffaneerReviewItem *self);

/* A list of items, in the order of the game, from EVENTS: all of them (BluffTold), whole. */
GListModel *bluff_bluffaneer_review_new (GArray *events);

/* What everybody holds when EVENTS are over (BluffPair, by seat). */
void bluff_bluffaneer_review_cards (GArray *events, guint8 card[BLUFF_BLUFFANEER_SEATS]);

G_END_DECLS
