/* bluff-words-position.c: where a kept game stands, in one line.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-claim.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-store.h"

#include <glib/gi18n.h>

/* "Anna (3), Bea (7) and Cleo (12)" */
static char *
list_counts (const BluffCast *cast, const BluffPosition *position)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (BluffSeat seat = 0; seat < position->players; seat++)
    {
      g_autofree char *label = bluff_cast_label (cast, seat);

      /* Translators: an item of a list. %1$s is a player, %2$u how many cards or coins, or on which square. */
      g_ptr_array_add (items, g_strdup_printf (_ ("%1$s (%2$u)"), label, position->count[seat]));
    }

  return bluff_words_list (items);
}

char *
bluff_words_places (const BluffCast *cast, const BluffPosition *position)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint place = 1; place <= position->players; place++)
    for (BluffSeat seat = 0; seat < position->players; seat++)
      if (position->place[seat] == place)
        {
          g_autofree char *label = bluff_cast_label (cast, seat);
          g_autofree char *which = bluff_words_place (place);

          /* Translators: an item of a list. %1$s is a place, "1st"; %2$s is a player. */
          g_ptr_array_add (items, g_strdup_printf (_ ("%1$s %2$s"), which, label));
        }

  return items->len > 0 ? bluff_words_list (items) : g_strdup ("?");
}

static char *
describe_counts (const BluffCast *cast, const BluffPosition *position)
{
  g_autofree char *counts = list_counts (cast, position);

  switch ((BluffGame) position->game)
    {
    case BLUFF_GAME_PIRATE:
      /* Translators: where the ships are; %s is a list: "Anna (3) and Bea (7)". */
      return g_strdup_printf (_ ("Squares: %s."), counts);
    case BLUFF_GAME_BLUFFER:
      /* Translators: how many cards everybody has; %s is a list: "Anna (3) and Bea (7)". */
      return g_strdup_printf (_ ("Cards: %s."), counts);
    case BLUFF_GAME_BLUFFANEER:
      /* Translators: how many coins everybody has; %s is a list: "Anna (3) and Bea (7)". */
      return g_strdup_printf (_ ("Coins: %s."), counts);
    case BLUFF_N_GAMES:
    default:
      g_return_val_if_reached (NULL);
    }
}

static guint
get_round (const BluffPosition *position)
{
  return bluff_words_round_number ((BluffGame) position->game, position->turns, MAX (position->players, 1));
}

char *
bluff_words_position (const BluffCast *cast, const BluffPosition *position)
{
  g_autofree char *counts = NULL;
  g_autofree char *label = NULL;

  if (position->over)
    {
      g_autofree char *places = bluff_words_places (cast, position);

      /* Translators: how a game ended; %s is a list: "1st Anna and 2nd Bea". */
      return g_strdup_printf (_ ("Places: %s."), places);
    }
  if (position->turn == BLUFF_NO_SEAT)
    return g_strdup (_ ("It has not begun."));

  counts = describe_counts (cast, position);
  label = bluff_cast_label (cast, position->turn);
  /* Translators: where a game stands. %1$u is a number; %2$s is the player whose turn it is; %3$s is "Squares: Anna (3)
   * and Bea (7)." */
  return g_strdup_printf (_ ("Round %1$u: %2$s. %3$s"), get_round (position), label, counts);
}

char *
bluff_words_length (const BluffPosition *position)
{
  return bluff_words_n_rounds (get_round (position));
}

char *
bluff_words_beside (const char *first, const char *second)
{
  /* Translators: two remarks about a game in one line: "16 rounds", "Yesterday". */
  return g_strdup_printf (_ ("%1$s · %2$s"), first, second);
}
