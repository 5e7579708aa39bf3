/* bluff-words-standing.c: how everybody stands, in lines.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

typedef char *(*Describe) (const BluffCast *cast, const BluffView *view, BluffSeat seat);

static char *
describe_pirate (const BluffCast *cast, const BluffView *view, BluffSeat seat)
{
  const BluffPirateView *pirate = &view->pirate;
  BluffCards hand = seat == pirate->seat ? pirate->hand : BLUFF_CARDS_NONE;
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *square = bluff_words_square (pirate->square[seat]);
  g_autofree char *cards = bluff_words_pirate_cards_or_n (hand, pirate->hand_size[seat]);

  /* Translators: how a player stands. %1$s is "You" or a name, %2$s is "Square 12" or "Start square"; %3$s how many
   * cards are in that player's hand, "5 cards", or a list of them. */
  return g_strdup_printf (_ ("%1$s: %2$s. In hand: %3$s."), label, square, cards);
}

static char *
describe_bluffer (const BluffCast *cast, const BluffView *view, BluffSeat seat)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *list = NULL;

  for (BluffSlots slots = view->bluffer.tables[seat]; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      g_ptr_array_add (cards, bluff_words_bluffer_card ((BluffShape) view->bluffer.up[slot],
                                                        bluff_bluffer_view_shown_side (&view->bluffer, slot)));
    }

  list = cards->len > 0 ? bluff_words_list (cards) : bluff_words_n_cards (0);

  /* Translators: how a player stands. %1$s is "You" or a name, %2$s a list of the cards in front of that player, or
   * "0 cards". */
  return g_strdup_printf (_ ("%1$s: %2$s."), label, list);
}

static char *
describe_bluffaneer (const BluffCast *cast, const BluffView *view, BluffSeat seat)
{
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *coins = bluff_words_n_coins (view->bluffaneer.coins[seat]);
  g_autofree char *card = NULL;

  if (seat != view->bluffaneer.seat || view->bluffaneer.card == BLUFF_PAIR_NONE)
    /* Translators: how a player stands. %1$s is "You" or a name, %2$s is "10 coins". */
    return g_strdup_printf (_ ("%1$s: %2$s."), label, coins);

  card = bluff_words_pair ((BluffPair) view->bluffaneer.card);

  /* Translators: how a player stands. %1$s is "You" or a name, %2$s is "10 coins"; %3$s the pair of icons on that
   * player's card. */
  return g_strdup_printf (_ ("%1$s: %2$s. Card: %3$s."), label, coins, card);
}

static const Describe describes[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = describe_pirate,
  [BLUFF_GAME_BLUFFER] = describe_bluffer,
  [BLUFF_GAME_BLUFFANEER] = describe_bluffaneer,
};

char *
bluff_words_standing (const BluffCast *cast, const BluffView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (view->head.table.game < BLUFF_N_GAMES && cast->players > 0, NULL);

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    g_ptr_array_add (lines, describes[view->head.table.game](cast, view, seat));

  return bluff_words_lines (lines);
}
