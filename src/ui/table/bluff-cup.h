/* bluff-cup.h: a dice cup, and the token that lies under it once it has been lifted.
 *
 * Until then it does not know the token. It draws a state; its owner animates the state to lift it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CUP (bluff_cup_get_type ())

G_DECLARE_FINAL_TYPE (BluffCup, bluff_cup, BLUFF, CUP, GtkWidget)

/* A cup that stands, SIZE × SIZE. */
GtkWidget *bluff_cup_new (int size);

/* The drawing of the token ("token-bluff"), or NULL: nobody knows. */
void bluff_cup_set_token (BluffCup *self, const char *token);

/* How far the cup is up and the token turned, from 0 to 1 each; a cup that bounces goes beyond. */
void bluff_cup_set_state (BluffCup *self, double lifted, double turned);

G_END_DECLS
