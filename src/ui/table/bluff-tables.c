/* bluff-tables.c: which games have a table to sit at, and who lays it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tables.h"

#include "bluff-bluffaneer-table.h"
#include "bluff-bluffer-table.h"
#include "bluff-pirate-table.h"

static BluffTabletop *(*const tables[BLUFF_N_GAMES]) (void) = {
  [BLUFF_GAME_PIRATE] = bluff_pirate_table_new,
  [BLUFF_GAME_BLUFFANEER] = bluff_bluffaneer_table_new,
  [BLUFF_GAME_BLUFFER] = bluff_bluffer_table_new,
};

gboolean
bluff_tables_has (BluffGame game)
{
  return game < BLUFF_N_GAMES && tables[game] != NULL;
}

BluffTabletop *
bluff_tables_lay (BluffGame game)
{
  g_return_val_if_fail (bluff_tables_has (game), NULL);

  return tables[game]();
}
