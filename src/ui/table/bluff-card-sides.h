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

/* Shows a side at once; NAME is that of its drawing, NULL for an outline. A flip under way is skipped. */
void bluff_card_sides_set (BluffCardSides *self, BluffCardSide side, const char *name);

/* Turns over to a side; TASK, which is taken, returns TRUE when it is done. */
void bluff_card_sides_flip (BluffCardSides *self, BluffCardSide side, const char *name, double factor, GTask *task);

/* Ends a flip under way, with the new side shown. */
void bluff_card_sides_skip (BluffCardSides *self);

/* What is shown; during a flip, what will be. */
BluffCardSide bluff_card_sides_get_side (BluffCardSides *self);
const char *bluff_card_sides_get_name (BluffCardSides *self);

/* The direction of the text has changed: other drawings may be needed. */
void bluff_card_sides_mirror (BluffCardSides *self);

/* Draws it from (0, 0); LIFT is that of bluff_card_look_draw. */
void bluff_card_sides_draw (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift);

G_END_DECLS
