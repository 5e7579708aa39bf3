/* bluff-bluffaneer-table.h: the table of Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tabletop.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFANEER_TABLE (bluff_bluffaneer_table_get_type ())

G_DECLARE_FINAL_TYPE (BluffBluffaneerTable, bluff_bluffaneer_table, BLUFF, BLUFFANEER_TABLE, BluffTabletop)

BluffTabletop *bluff_bluffaneer_table_new (void);

/* How many coins are on the screen: on the seats, in the player's purse, in the box and in the air: always all. */
guint bluff_bluffaneer_table_count_coins (BluffBluffaneerTable *self);

G_END_DECLS
