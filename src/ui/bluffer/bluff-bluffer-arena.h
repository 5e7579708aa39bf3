/* bluff-bluffer-arena.h: the middle of a Bluffer table: the draw pile, the pile, and the shape to match in large.
 *
 * The draw pile is a button, which activates "table.draw".
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-pile.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_ARENA (bluff_bluffer_arena_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferArena, bluff_bluffer_arena, BLUFF, BLUFFER_ARENA, GtkWidget)

GtkWidget *bluff_bluffer_arena_new (void);

/* Shows the piles of VIEW at once. */
void bluff_bluffer_arena_show (BluffBlufferArena *self, const BluffBlufferView *view);

BluffBlufferPile *bluff_bluffer_arena_get_pile (BluffBlufferArena *self);

/* The button of the draw pile. */
GtkWidget *bluff_bluffer_arena_get_draw (BluffBlufferArena *self);

/* The table unit: things are not larger, but smaller where there is no room. */
void bluff_bluffer_arena_set_unit (BluffBlufferArena *self, double unit);

/* Whether there is only room for short words; and where it is LOW, not for all of them. */
void bluff_bluffer_arena_set_narrow (BluffBlufferArena *self, gboolean narrow, gboolean low);

G_END_DECLS
