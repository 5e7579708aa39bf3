/* bluff-coin.h: a coin with two faces, skull and ship, that can be tossed.
 *
 * Signal `landed`: it lies still, also if it was made to (bluff_coin_skip).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_COIN (bluff_coin_get_type ())

G_DECLARE_FINAL_TYPE (BluffCoin, bluff_coin, BLUFF, COIN, GtkWidget)

/* The drawing of a side. */
const char *bluff_coin_art (gboolean ship);

void bluff_coin_set_size (BluffCoin *self, int size);

/* Lies still, with this side up. */
void bluff_coin_show (BluffCoin *self, gboolean ship);

/* Flips three times, in FACTOR times its usual time, and lands with this side up. */
void bluff_coin_toss (BluffCoin *self, gboolean ship, double factor);

void bluff_coin_skip (BluffCoin *self);

G_END_DECLS
