/* bluff-bluffaneer-purse.h: coins, in stacks of five.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_PURSE (bluff_bluffaneer_purse_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerPurse, bluff_bluffaneer_purse, BLUFF, BLUFFANEER_PURSE, GtkWidget)

GtkWidget *bluff_bluffaneer_purse_new (void);

void bluff_bluffaneer_purse_show (BluffBluffaneerPurse *self, guint coins);
guint bluff_bluffaneer_purse_get_coins (BluffBluffaneerPurse *self);

/* The table unit. */
void bluff_bluffaneer_purse_set_unit (BluffBluffaneerPurse *self, double unit);

G_END_DECLS
