/* bluff-pirate-hand-private.h: what the files of a hand share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate-hand.h"

#include <adwaita.h>

G_BEGIN_DECLS

struct _BluffPirateHand
{
  GtkWidget parent_instance;

  BluffPirateDraft *draft;
  BluffSeat seat;
  BluffCards hand;
  BluffPirateFan fan;
  BluffPirateFan came; /* the order in which the cards came, also while they are sorted */
  BluffPirateFan told; /* the same for the next viewer, as it follows from what they were told */
  gboolean sorted;
  gboolean may_pick;

  GtkWidget *cards[BLUFF_PIRATE_CARDS]; /* BluffCard, for those in the hand */
  guint last;                           /* the card that had the focus last */
  double unit;
  int card_width; /* as it was allocated */

  GtkWidget *back, *forth; /* arrows */
  double step;
  double offset; /* how far it is scrolled, from the start */
  int room;      /* between the arrows */
  AdwAnimation *scrolling;

  BluffCards marked;
  guint mark_id;
};

/* --- Where the cards lie -------------------------------------------------------------------------------------------
 */

/* Adds the arrows, and what scrolls besides them. The cards come before the arrows among the children. */
void bluff_pirate_hand_init_scrolling (BluffPirateHand *self);

/* Brings a card into sight: at once, since the focus goes there. */
void bluff_pirate_hand_scroll_to_card (BluffPirateHand *self, guint place);

void bluff_pirate_hand_measure (GtkWidget *widget,
                                GtkOrientation orientation,
                                int for_size,
                                int *minimum,
                                int *natural,
                                int *minimum_baseline,
                                int *natural_baseline);
GtkSizeRequestMode bluff_pirate_hand_get_request_mode (GtkWidget *widget);
void bluff_pirate_hand_size_allocate (GtkWidget *widget, int width, int height, int baseline);
void bluff_pirate_hand_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
