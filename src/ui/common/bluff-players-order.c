/* bluff-players-order.c: the order in which players are listed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-players-order.h"

#include "bluff-language.h"
#include "bluff-store-player.h"

static int
compare_players (gconstpointer a, gconstpointer b)
{
  const BluffStorePlayer *const *one = a;
  const BluffStorePlayer *const *other = b;

  return bluff_language_compare ((*one)->name, (*other)->name);
}

void
bluff_players_order (GPtrArray *players)
{
  g_return_if_fail (players != NULL);

  g_ptr_array_sort (players, compare_players);
}
