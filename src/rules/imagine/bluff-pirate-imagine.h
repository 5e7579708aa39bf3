/* bluff-pirate-imagine.h: what the sampler works out once for a view of Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"

G_BEGIN_DECLS

enum
{
  /* Cards that may be in just the same places make a class; a seat wonders about at most five places. */
  BLUFF_PIRATE_CLASSES = 1 << (BLUFF_PIRATE_PLACES - 1),
  BLUFF_PIRATE_STEPS = BLUFF_PIRATE_CLASSES + BLUFF_PIRATE_PLACES
};

/* One step of a deal that fits the view. */
typedef struct
{
  guint8 fills_place; /* boolean: place `index` gets all its cards; otherwise all cards of class `index` get places */
  guint8 index;
  guint8 places;   /* set of places that the class may go to */
  guint32 classes; /* set of classes that the place takes from */
} BluffPirateStep;

typedef struct
{
  BluffPirateView view;
  guint8 n_classes;
  guint8 n_exact;                   /* steps that are right by symmetry */
  guint8 n_steps;                   /* with those after them, which need a second thought */
  guint8 size[BLUFF_PIRATE_PLACES]; /* cards that a place holds, the face-down cards of a set with their layer */
  guint8 class_size[BLUFF_PIRATE_CLASSES];
  guint8 class_start[BLUFF_PIRATE_CLASSES]; /* index of its first card in `cards` */
  guint8 cards[BLUFF_PIRATE_CARDS];         /* all cards whose place the seat wonders about, class by class */
  BluffPirateStep step[BLUFF_PIRATE_STEPS];
} BluffPirateImagination;

G_END_DECLS
