/* bluff-pirate-review.h: every set of a game that is over, with every vote open: a list for the bluff review.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-pirate.h"

#include <gio/gio.h>

G_BEGIN_DECLS

enum
{
  BLUFF_NOT_VOTED = 2 /* beside TRUE, bluff, and FALSE, no bluff */
};

/* One set. A plain value; `from` and `to` are the same for a ship that did not sail. */
typedef struct
{
  BluffSeat layer;
  BluffCards up, down;
  gboolean bluff;
  guint8 vote[BLUFF_PIRATE_SEATS]; /* TRUE: bluff; BLUFF_NOT_VOTED: the layer, or not known */
  BluffSeat lifted;                /* whose cup; BLUFF_NO_SEAT: the game ended before */
  guint8 from[BLUFF_PIRATE_SEATS], to[BLUFF_PIRATE_SEATS];
} BluffPirateReviewSet;

#define BLUFF_TYPE_PIRATE_REVIEW_ITEM (bluff_pirate_review_item_get_type ())

/* An item of the list. */
G_DECLARE_FINAL_TYPE (BluffPirateReviewItem, bluff_pirate_review_item, BLUFF, PIRATE_REVIEW_ITEM, GObject)

const BluffPirateReviewSet *bluff_pirate_review_item_get (BluffPirateReviewItem *self);

/* A list of items, in the order of the game, from EVENTS: all of them (BluffTold), whole. */
GListModel *bluff_pirate_review_new (GArray *events);

G_END_DECLS
