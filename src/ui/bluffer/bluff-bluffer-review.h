/* bluff-bluffer-review.h: what was hidden in a game of Bluffer that is over: every claim with every decision, and the
 * hidden sides of the cards that are left.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-event.h"

#include <gio/gio.h>

G_BEGIN_DECLS

enum
{
  BLUFF_NOT_DECIDED = 2 /* beside TRUE, a shout, and FALSE, let it pass */
};

/* One claim. A plain value. */
typedef struct
{
  BluffSeat seat;
  guint8 claimed;                      /* BluffShape */
  guint8 up, down;                     /* BluffShape: of the card */
  guint8 decided[BLUFF_BLUFFER_SEATS]; /* TRUE, FALSE, or BLUFF_NOT_DECIDED: claims, or was not asked any more */
  BluffSeat caller;                    /* BLUFF_NO_SEAT: nobody called */
} BluffBlufferReviewClaim;

#define BLUFF_TYPE_BLUFFER_REVIEW_ITEM (bluff_bluffer_review_item_get_type ())

/* An item of the list. */
G_DECLARE_FINAL_TYPE (BluffBlufferReviewItem, bluff_bluffer_review_item, BLUFF, BLUFFER_REVIEW_ITEM, GObject)

const BluffBlufferReviewClaim *bluff_bluffer_review_item_get (BluffBlufferReviewItem *self);

/* A list of items, in the order of the game, from EVENTS: all of them (BluffTold), whole. */
GListModel *bluff_bluffer_review_new (GArray *events);

/* The hidden sides of all cards on the tables when the EVENTS are over, by slot (BluffShape). */
void bluff_bluffer_review_sides (GArray *events, guint8 down[BLUFF_BLUFFER_CARDS]);

G_END_DECLS
