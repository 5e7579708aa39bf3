/* bluff-pirate-drag.h: what is dragged between the player's hand and the tray.
 *
 * A card's number in a type of our own, which nothing can turn into text or bytes: no other program learns which card
 * it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"

G_BEGIN_DECLS

typedef struct
{
  guint card;
} BluffPirateDrag;

#define BLUFF_TYPE_PIRATE_DRAG (bluff_pirate_drag_get_type ())

GType bluff_pirate_drag_get_type (void);

/* Lets the widget of CARD be dragged, as long as it is enabled and no gap. */
void bluff_pirate_drag_add_source (BluffCard *widget, guint card);

/* The widget, which is a source, is that of another card from now on. */
void bluff_pirate_drag_set_card (BluffCard *widget, guint card);

/* Lets cards be dropped on WIDGET: TAKE (owner, card) says whether it took one. */
void bluff_pirate_drag_add_target (GtkWidget *widget, gboolean (*take) (GtkWidget *widget, guint card));

G_END_DECLS
