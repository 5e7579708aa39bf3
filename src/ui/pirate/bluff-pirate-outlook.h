/* bluff-pirate-outlook.h: what can be told beforehand of a set on the table: how far ships would sail, and how many
 * cards of its suit a seat can see. All of it follows from the view of that seat.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-pirate.h"

G_BEGIN_DECLS

/* The square that a ship on FROM reaches with N squares: a closed island stops it (P22), and the last square (P25). */
guint bluff_pirate_outlook_reach (const BluffPirateView *view, guint from, guint n);

/* The square that a ship on FROM reaches when a wrong "bluff" sends it back (P14, P16). */
guint bluff_pirate_outlook_back (guint from);

/* Where all ships will be after what REVEAL, as it is told, brings about (P13 … P16); VIEW is from before. That a layer
 * who finds the treasure spares the voter the way back (P24) is not known yet. */
void
bluff_pirate_outlook_after (const BluffPirateView *view, const BluffEvent *reveal, guint8 after[BLUFF_PIRATE_SEATS]);

/* The cards that a seat can see of the suit of the set on the table. */
typedef struct
{
  BluffSuit suit;
  guint up;        /* in the set itself */
  guint discarded; /* on the discard squares */
  guint held;      /* in the player's hand; a layer's face-down cards count, too */
} BluffPirateCount;

/* FALSE if no set lies on the table. */
gboolean bluff_pirate_outlook_count (const BluffPirateView *view, BluffPirateCount *count);

G_END_DECLS
