/* bluff-bluffaneer-tavern.h: the boards of the tavern's table that everything of Bluffaneer lies on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_TAVERN (bluff_bluffaneer_tavern_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerTavern, bluff_bluffaneer_tavern, BLUFF, BLUFFANEER_TAVERN, AdwBin)

GtkWidget *bluff_bluffaneer_tavern_new (void);

/* The table unit. */
void bluff_bluffaneer_tavern_set_unit (BluffBluffaneerTavern *self, double unit);

G_END_DECLS
