/* bluff-drill.h: all people try their keys, one by one and then together: some keyboards cannot report certain keys at
 * the same time.
 *
 * A plain value that knows seats and no widgets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_DRILL_ALONE,    /* somebody has not tried their key */
  BLUFF_DRILL_TOGETHER, /* all are to hold their keys at once */
  BLUFF_DRILL_MISSING,  /* they did, and somebody's did not arrive; they may try again */
  BLUFF_DRILL_DONE
} BluffDrillState;

typedef struct
{
  BluffSeats people;
  BluffSeats tried;   /* whose key has arrived */
  BluffSeats down;    /* whose is held now */
  BluffSeats arrived; /* whose has been held since all were up */
  BluffSeats missing; /* whose was not, when the others were held together */
  gboolean together;  /* all have been held at once */
} BluffDrill;

void bluff_drill_init (BluffDrill *self, BluffSeats people);

BluffDrillState bluff_drill_get_state (const BluffDrill *self);

/* The key of a seat goes down, perhaps once more, and up. */
void bluff_drill_press (BluffDrill *self, BluffSeat seat);
void bluff_drill_release (BluffDrill *self, BluffSeat seat);

/* Nobody holds a key: the window lost the focus. */
void bluff_drill_let_go (BluffDrill *self);

/* A seat has another key now, which nobody has tried. */
void bluff_drill_forget (BluffDrill *self, BluffSeat seat);

G_END_DECLS
