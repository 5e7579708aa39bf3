/* bluff-pirate-cups.h: what the cups that were lifted in a game of Bluff Pirate have shown: who voted what, how often,
 * and how often that was right.
 *
 * It counts what everybody was told (P12) and nothing else: a vote under a cup that was not lifted stays secret.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-event.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

typedef struct
{
  guint lifted; /* cups of this seat */
  guint bluff;  /* under them, votes for "bluff" */
  guint right;  /* and votes that were right */
} BluffPirateCup;

typedef struct
{
  BluffPirateCup seats[BLUFF_PIRATE_SEATS];
} BluffPirateCups;

/* Counts a lifted cup; ignores every other event. */
void bluff_pirate_cups_add (BluffPirateCups *self, const BluffTold *told);

/* A line for each voter on the set on the table of whom a cup was lifted, clockwise from the layer; NULL if there was
 * none. Newly allocated. */
char *bluff_pirate_cups_say (const BluffPirateCups *self, const BluffCast *cast, const BluffPirateView *view);

G_END_DECLS
