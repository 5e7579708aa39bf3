/* bluff-card-sides.h: the side that a card shows, and how it turns over to another one. For BluffCard alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"

G_BEGIN_DECLS

typedef struct _BluffCardSides BluffCardSides;

/* Of the widget OWNER, which is redrawn when something changes. */
BluffCardSides *bluff_card_sides_new (GtkWidget *owner);

/* A flip under way is skipped. */
void bluff_card_sides_free (BluffCardSides *self);

/* Shows a look at once. A flip under way is skipped. */
void bluff_card_sides_set (BluffCardSides *self, BluffCardLook look);

/* Turns over to a look; TASK, which is taken, returns TRUE when it is done. */
void bluff_card_sides_flip (BluffCardSides *self, BluffCardLook look, double factor, GTask *task);

/* Ends a flip under way, with the new side shown. */
void bluff_card_sides_skip (BluffCardSides *self);

/* What is shown; during a flip, what will be. */
BluffCardLook bluff_card_sides_get (BluffCardSides *self);

/* The direction of the text has changed: other drawings may be needed. */
void bluff_card_sides_mirror (BluffCardSides *self);

/* Draws it from (0, 0); LIFT is that of bluff_card_look_draw. */
void bluff_card_sides_draw (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift);

G_END_DECLS
