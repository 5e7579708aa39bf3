/* bluff-bluffer-stack.h: the draw pile of Bluffer: it shows the upper side of its top card (B3) and nothing else.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_STACK (bluff_bluffer_stack_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferStack, bluff_bluffer_stack, BLUFF, BLUFFER_STACK, GtkWidget)

GtkWidget *bluff_bluffer_stack_new (void);

void bluff_bluffer_stack_set_card_width (BluffBlufferStack *self, int card_width);

/* N cards, with UP on top. */
void bluff_bluffer_stack_show (BluffBlufferStack *self, guint n, BluffShape up);

G_END_DECLS
