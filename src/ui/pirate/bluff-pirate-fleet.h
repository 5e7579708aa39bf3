/* bluff-pirate-fleet.h: where the ships lie on the board, and drawing them. Functions, no widget.
 *
 * Ships on one square overlap by half, from three on in two ranks, the viewer's before all. A ship that sails follows
 * the course, and those that it leaves or joins make room for it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-pirate-chart.h"
#include "bluff-seat.h"

G_BEGIN_DECLS

/* All of it is borrowed. */
typedef struct
{
  const BluffPirateChart *chart;
  guint n; /* ships */
  BluffSeat viewer;
  const BluffFlag *flags; /* by seat */
  const guint8 *square;   /* by seat: where each ship is, or sails to */
  const guint8 *before;   /* by seat: where each was when MOVER set out; NULL: nobody sails */
  BluffSeat mover;
  double progress; /* from 0 to 1: how far it has come */
} BluffPirateFleet;

/* Draws the ships, and the wake of one that sails. */
void bluff_pirate_fleet_paint (const BluffPirateFleet *self, GtkSnapshot *snapshot);

/* Draws whose the viewer's ship is: YOU, in the reader's language. */
void bluff_pirate_fleet_paint_you (const BluffPirateFleet *self, GtkSnapshot *snapshot, const char *you);

G_END_DECLS
