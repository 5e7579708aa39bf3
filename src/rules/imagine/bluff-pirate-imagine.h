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
  /* Cards that may be in just the same places make a class. There are never more than sets of places. */
  BLUFF_PIRATE_CLASSES = 1 << (BLUFF_PIRATE_PLACES - 1)
};

/* One step of a deal that fits the view: either all cards of a class get places, or a place gets all its cards. */
typedef struct
{
  guint8 is_place; /* boolean: `index` is a place, otherwise a class */
  guint8 index;
  guint8 members;  /* set of places a class may go to, or index into `masks` of classes that a place takes from */
  guint8 bound;    /* how many free positions the cards of a class find at most; 0: always just as many */
  guint32 classes; /* set of classes a place takes from */
} BluffPirateStep;

typedef struct
{
  BluffPirateView view;
  guint8 n_classes;
  guint8 n_steps;
  guint8 size[BLUFF_PIRATE_PLACES]; /* cards that a place holds: with those of a set on the table */
  guint8 class_size[BLUFF_PIRATE_CLASSES];
  guint8 class_start[BLUFF_PIRATE_CLASSES]; /* index of its first card in `cards` */
  guint8 class_places[BLUFF_PIRATE_CLASSES];
  guint8 cards[BLUFF_PIRATE_CARDS]; /* all cards whose place the view leaves open, class by class */
  BluffPirateStep steps[BLUFF_PIRATE_CLASSES + BLUFF_PIRATE_PLACES];
} BluffPirateImagination;

G_END_DECLS
