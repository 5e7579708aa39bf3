/* bluff-card-look.h: what a card looks like: its drawing, its shadow, dashed outlines and rings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"

G_BEGIN_DECLS

enum
{
  BLUFF_CARD_FOCUS_RING = 8 /* how far the ring of the focus reaches beyond the card: accent with white in it */
};

/* Draws a side from (0, 0), WIDTH × HEIGHT. ART is NULL for a gap and a place. LIFT, from 0 to 1, is how far it is
 * above the table; a negative one: without a shadow. */
void bluff_card_look_draw (GtkSnapshot *snapshot,
                           BluffCardSide side,
                           GdkPaintable *art,
                           float width,
                           float height,
                           float lift);

/* The open eye beside the folded corner of a card of that width: everybody knows what the corner tells. */
void bluff_card_look_draw_eye (GtkSnapshot *snapshot, GdkPaintable *eye, float width, gboolean rtl);

/* A ring around a card, in one colour, and the one that shows the focus, which can be seen on every ground. */
void bluff_card_look_draw_ring (GtkSnapshot *snapshot, const GdkRGBA *colour, float width, float height);
void bluff_card_look_draw_focus (GtkSnapshot *snapshot, float width, float height);

G_END_DECLS
