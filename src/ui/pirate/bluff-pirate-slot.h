/* bluff-pirate-slot.h: a place for one card of a set, with "Up" or "Down" below it.
 *
 * As wide as it is told; where the words do not fit, shorter ones are shown, or the icon alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"

G_BEGIN_DECLS

enum
{
  BLUFF_PIRATE_SLOT_WIDTH = 55 /* at least: five of them are not wider than the smallest window */
};

typedef enum
{
  BLUFF_PIRATE_SLOT_EMPTY,
  BLUFF_PIRATE_SLOT_UP,
  BLUFF_PIRATE_SLOT_DOWN
} BluffPirateSlotCaption;

#define BLUFF_TYPE_PIRATE_SLOT (bluff_pirate_slot_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateSlot, bluff_pirate_slot, BLUFF, PIRATE_SLOT, GtkWidget)

/* Whose card can be pressed, or only looked at. */
GtkWidget *bluff_pirate_slot_new (gboolean pressable);

/* The card in it: the owner sets what it shows, and its accessible name. */
BluffCard *bluff_pirate_slot_get_card (BluffPirateSlot *self);

void bluff_pirate_slot_set_caption (BluffPirateSlot *self, BluffPirateSlotCaption caption);

/* How high it is with a card of WIDTH pixels. */
int bluff_pirate_slot_height_for (BluffPirateSlot *self, int width);

G_END_DECLS
