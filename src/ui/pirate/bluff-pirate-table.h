/* bluff-pirate-table.h: the table of Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tabletop.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_PIRATE_TABLE (bluff_pirate_table_get_type ())

G_DECLARE_FINAL_TYPE (BluffPirateTable, bluff_pirate_table, BLUFF, PIRATE_TABLE, BluffTabletop)

BluffTabletop *bluff_pirate_table_new (void);

G_END_DECLS
