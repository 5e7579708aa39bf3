/* bluff-words-query.c: what a table answers when it is asked.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-query.h"

#include "bluff-words-bluffer-table.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- Who is where --------------------------------------------------------------------------------------------------
 */

/* How well a seat stands: the more, the further in front. */
static int
rank_of (const BluffView *view, BluffSeat seat)
{
  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      return view->pirate.square[seat];
    case BLUFF_GAME_BLUFFER:
      return -(int) bluff_bits_count (view->bluffer.tables[seat]);
    case BLUFF_GAME_BLUFFANEER:
      return view->bluffaneer.coins[seat];
    case BLUFF_N_GAMES:
      break;
    }

  g_return_val_if_reached (0);
}

/* The place of a seat: the one that the game gave at its end, and before it one more than there are in front. */
static guint
place_of (const BluffView *view, BluffSeat seat)
{
  guint place = 1;

  if (view->head.phase == BLUFF_PHASE_OVER)
    return view->head.place[seat];

  for (BluffSeat other = 0; other < view->head.table.players; other++)
    if (rank_of (view, other) > rank_of (view, seat))
      place++;

  return place;
}

static char *
describe (const BluffCast *cast, const BluffView *view, BluffSeat seat)
{
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *place = bluff_words_place (place_of (view, seat));
  g_autofree char *square = NULL;
  g_autofree char *what = NULL;

  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      square = bluff_words_square (view->pirate.square[seat]);
      what = bluff_words_n_cards (view->pirate.hand_size[seat]);
      /* Translators: how a player stands. %1$s is a place, "1st"; %2$s is "You" or a name; %3$s "Square 12"; %4$s "5
       * cards". */
      return g_strdup_printf (_ ("%1$s: %2$s. %3$s. %4$s."), place, label, square, what);
    case BLUFF_GAME_BLUFFER:
      what = bluff_words_n_cards (bluff_bits_count (view->bluffer.tables[seat]));
      break;
    case BLUFF_GAME_BLUFFANEER:
      what = bluff_words_n_coins (view->bluffaneer.coins[seat]);
      break;
    case BLUFF_N_GAMES:
      break;
    }

  /* Translators: how a player stands. %1$s is a place, "1st"; %2$s is "You" or a name; %3$s "5 cards" or "10 coins". */
  return g_strdup_printf (_ ("%1$s: %2$s. %3$s."), place, label, what);
}

char *
bluff_words_standings (const BluffCast *cast, const BluffView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  guint players = view->head.table.players;

  for (guint place = 1; place <= players; place++)
    for (BluffSeat seat = 0; seat < players; seat++)
      if (place_of (view, seat) == place)
        g_ptr_array_add (lines, describe (cast, view, seat));

  return lines->len > 0 ? bluff_words_lines (lines) : bluff_words_standing (cast, view);
}

/* --- Where I am ----------------------------------------------------------------------------------------------------
 */

static char *
say_square (guint square, const char *place, guint players)
{
  if (square == 0)
    /* Translators: %1$s is a place, "3rd"; %2$u the number of players. */
    return g_strdup_printf (_ ("You are on the start square: %1$s of %2$u."), place, players);

  /* Translators: %1$u is the number of a square; %2$s a place, "3rd"; %3$u the number of players. */
  return g_strdup_printf (_ ("You are on square %1$u: %2$s of %3$u."), square, place, players);
}

/* "You hold 9 cards." */
static char *
say_hand_size (guint n)
{
  /* Translators: %u is how many cards are in your hand. */
  return g_strdup_printf (ngettext ("You hold %u card.", "You hold %u cards.", n), n);
}

static char *
say_coins (guint n)
{
  /* Translators: %u is a number of coins. */
  return g_strdup_printf (ngettext ("You have %u coin.", "You have %u coins.", n), n);
}

/* How many cards lie in front of the viewer. */
static char *
say_table_size (guint n)
{
  /* Translators: %u is how many cards lie in front of you, not in your hand. */
  return g_strdup_printf (ngettext ("You have %u card.", "You have %u cards.", n), n);
}

char *
bluff_words_situation (const BluffCast *cast, const BluffView *view)
{
  guint players = view->head.table.players;
  BluffSeat seat = view->pirate.seat; /* the first member after the head in every game */
  g_autofree char *place = NULL, *where = NULL, *holds = NULL;

  G_STATIC_ASSERT (G_STRUCT_OFFSET (BluffPirateView, seat) == G_STRUCT_OFFSET (BluffBlufferView, seat));
  G_STATIC_ASSERT (G_STRUCT_OFFSET (BluffPirateView, seat) == G_STRUCT_OFFSET (BluffBluffaneerView, seat));
  if (!bluff_cast_is_you (cast, seat))
    return bluff_words_standings (cast, view);

  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      place = bluff_words_place (place_of (view, seat));
      where = say_square (view->pirate.square[seat], place, players);
      holds = say_hand_size (bluff_cards_count (view->pirate.hand));
      return bluff_words_sentences (where, holds);
    case BLUFF_GAME_BLUFFER:
      return say_table_size (bluff_bits_count (view->bluffer.tables[seat]));
    case BLUFF_GAME_BLUFFANEER:
      return say_coins (view->bluffaneer.coins[seat]);
    case BLUFF_N_GAMES:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* --- My hand -------------------------------------------------------------------------------------------------------
 */

static char *
say_pirate_hand (const BluffPirateView *view)
{
  guint n = bluff_cards_count (view->hand);
  g_autofree char *cards = NULL;

  if (n == 0)
    return say_hand_size (0);

  cards = bluff_words_pirate_cards (view->hand);

  /* Translators: %1$s is the list of the cards in your hand, "Hat ×2 and Hook"; %2$u how many they are. */
  return g_strdup_printf (ngettext ("You hold %2$u card: %1$s.", "You hold %2$u cards: %1$s.", n), cards, n);
}

static char *
say_bluffer_card (const BluffBlufferView *view, guint slot)
{
  BluffShape down = bluff_bluffer_view_shown_side (view, slot);
  g_autofree char *up = bluff_words_shape ((BluffShape) view->up[slot]);
  g_autofree char *hidden = bluff_words_shape (down);

  if (down == BLUFF_SHAPE_UNKNOWN)
    /* Translators: a card of your own; %s is the shape on its visible side. */
    return g_strdup_printf (_ ("%s, hidden side unknown."), up);

  /* Translators: a card of your own; %1$s is the shape on its visible side, %2$s the one on its hidden side. */
  return g_strdup_printf (_ ("%1$s, hidden side: %2$s."), up, hidden);
}

static char *
say_bluffer_hand (const BluffBlufferView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (lines, say_table_size (bluff_bits_count (view->tables[view->seat])));
  for (BluffSlots slots = view->tables[view->seat]; slots != 0; slots &= slots - 1)
    g_ptr_array_add (lines, say_bluffer_card (view, bluff_bits_first (slots)));

  return bluff_words_lines (lines);
}

static char *
say_bluffaneer_hand (const BluffBluffaneerView *view)
{
  g_autofree char *coins = say_coins (view->coins[view->seat]);
  g_autofree char *pair = NULL, *card = NULL;

  if (view->card == BLUFF_PAIR_NONE)
    return g_steal_pointer (&coins);

  pair = bluff_words_pair ((BluffPair) view->card);
  /* Translators: %s is the pair of icons on your card. */
  card = g_strdup_printf (_ ("Your card: %s."), pair);
  return bluff_words_sentences (card, coins);
}

char *
bluff_words_hand (const BluffView *view)
{
  if (view->pirate.seat >= view->head.table.players)
    return g_strdup (_ ("All hands are hidden now."));

  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      return say_pirate_hand (&view->pirate);
    case BLUFF_GAME_BLUFFER:
      return say_bluffer_hand (&view->bluffer);
    case BLUFF_GAME_BLUFFANEER:
      return say_bluffaneer_hand (&view->bluffaneer);
    case BLUFF_N_GAMES:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* --- The table -----------------------------------------------------------------------------------------------------
 */

static char *
say_set (const BluffCast *cast, const BluffPirateView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *faces = bluff_words_set_faces (view->up, view->down, view->down_size);
  g_autofree char *whose = NULL;

  if (bluff_cast_is_you (cast, view->head.turn))
    return bluff_words_sentences (_ ("Your set lies on the table."), faces);

  /* Translators: %s is the player who laid the set. */
  whose = g_strdup_printf (_ ("%s’s set lies on the table."), name);
  return bluff_words_sentences (whose, faces);
}

static char *
say_discards (BluffCards cards)
{
  g_autofree char *list = NULL;

  if (bluff_cards_is_empty (cards))
    return g_strdup (_ ("No discards yet."));

  list = bluff_words_pirate_cards (cards);
  /* Translators: the cards of the discard piles; %s is a list of them. */
  return g_strdup_printf (_ ("Discarded: %s."), list);
}

static char *
say_island (const BluffPirateView *view, guint island)
{
  guint square = bluff_pirate_island_square ((BluffVoyage) view->head.table.voyage, island);

  switch ((BluffIsland) view->island[island])
    {
    case BLUFF_ISLAND_EMPTY:
      /* Translators: %u is the number of a square. */
      return g_strdup_printf (_ ("The island on square %u is empty."), square);
    case BLUFF_ISLAND_TREASURE:
      /* Translators: %u is the number of a square. */
      return g_strdup_printf (_ ("The treasure is on the island on square %u."), square);
    default:
      /* Translators: %u is the number of a square. */
      return g_strdup_printf (_ ("Nobody has been to the island on square %u yet."), square);
    }
}

static void
add_pirate_table (GPtrArray *lines, const BluffCast *cast, const BluffPirateView *view)
{
  if (!bluff_cards_is_empty (view->up))
    g_ptr_array_add (lines, say_set (cast, view));
  g_ptr_array_add (lines, bluff_words_draw_pile (view->pile_size));
  g_ptr_array_add (lines, say_discards (view->discards));
  for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
    g_ptr_array_add (lines, say_island (view, island));
}

static void
add_bluffer_table (GPtrArray *lines, const BluffCast *cast, const BluffView *view)
{
  g_autofree char *need = bluff_words_shape ((BluffShape) view->bluffer.need);

  /* Translators: %s is the shape to match. */
  g_ptr_array_add (lines, g_strdup_printf (_ ("To match: %s."), need));
  g_ptr_array_add (lines, bluff_words_bluffer_draw_pile (&view->bluffer));
  /* All cards lie open on the table. */
  g_ptr_array_add (lines, bluff_words_standing (cast, view));
}

static void
add_bluffaneer_table (GPtrArray *lines, const BluffBluffaneerView *view)
{
  g_autofree char *roll = view->icons[0] == BLUFF_NO_ICON ? NULL : bluff_words_roll (view->icons);
  g_autofree char *box = bluff_words_n_coins (view->box);

  if (roll == NULL)
    g_ptr_array_add (lines, g_strdup (_ ("Nobody has rolled yet.")));
  else
    /* Translators: what the two dice show; %s is "Swords + Ship" or "Two ships". */
    g_ptr_array_add (lines, g_strdup_printf (_ ("Rolled: %s."), roll));
  g_ptr_array_add (lines, bluff_words_draw_pile (view->stack_size));
  /* Translators: the box of the game, which keeps the coins out of play; %s is "10 coins". */
  g_ptr_array_add (lines, g_strdup_printf (_ ("In the box: %s."), box));
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    if (view->discards[pair] > 0)
      {
        g_autofree char *name = bluff_words_pair ((BluffPair) pair);
        g_autofree char *some = bluff_words_times (name, view->discards[pair]);

        /* Translators: the cards of the discard piles; %s is a list of them. */
        g_ptr_array_add (lines, g_strdup_printf (_ ("Discarded: %s."), some));
      }
}

char *
bluff_words_table (const BluffCast *cast, const BluffView *view)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  switch ((BluffGame) view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      add_pirate_table (lines, cast, &view->pirate);
      break;
    case BLUFF_GAME_BLUFFER:
      add_bluffer_table (lines, cast, view);
      break;
    case BLUFF_GAME_BLUFFANEER:
      add_bluffaneer_table (lines, &view->bluffaneer);
      break;
    case BLUFF_N_GAMES:
      break;
    }

  return bluff_words_lines (lines);
}
