/* any-game.c: games of every kind for tests that ask the same of all of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include <string.h>

static void
add_table (GString *path, const BluffTable *table, void (*test) (gconstpointer table))
{
  g_test_add_data_func_full (path->str, g_memdup2 (table, sizeof *table), test, g_free);
}

/* All values of the options from INDEX on. */
static void
add_for_options (GString *path, const BluffTable *table, guint index, void (*test) (gconstpointer table))
{
  const char *key = bluff_game_option_key (table->game, index);
  const char *const *values;

  if (key == NULL)
    {
      add_table (path, table, test);
      return;
    }

  values = bluff_game_option_values (table->game, key);
  for (guint i = 0; values[i] != NULL; i++)
    {
      BluffTable chosen = *table;
      gsize length = path->len;

      g_assert_true (bluff_table_set_option (&chosen, key, values[i]));
      g_string_append_printf (path, "/%s=%s", key, values[i]);
      add_for_options (path, &chosen, index + 1, test);
      g_string_truncate (path, length);
    }
}

void
add_for_every_table (const char *prefix, void (*test) (gconstpointer table))
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
      {
        g_autoptr (GString) path = g_string_new (NULL);
        BluffTable table;

        g_string_printf (path, "%s/%s/%u", prefix, bluff_game_name (game), players);
        bluff_table_init (&table, game, players);
        table.first = (BluffSeat) (players - 1);
        add_for_options (path, &table, 0, test);
      }
}

BluffSeat
play_randomly (BluffState *state, BluffRandom *random, BluffEvents *events)
{
  BluffSeats awaited = state->head.awaited;
  BluffSeat seat = (BluffSeat) bluff_bits_nth (awaited, bluff_random_below (random, bluff_seats_count (awaited)));
  BluffAction action;
  BluffLegal legal;

  bluff_rules_legal (state, seat, &legal);
  bluff_legal_random (&legal, random, &action);
  events->n = 0;
  g_assert_cmpint (bluff_rules_act (state, &action, random, events), ==, BLUFF_REFUSAL_NONE);

  return seat;
}

/* Adds CARDS to what was seen, none of which may have been there. */
static void
see_once (BluffCards *seen, BluffCards cards)
{
  g_assert_false (bluff_cards_meet (*seen, cards));
  *seen = bluff_cards_or (*seen, cards);
}

static void
assert_pirate (const BluffPirateState *self)
{
  BluffCards seen = BLUFF_CARDS_NONE;

  for (guint i = 0; i < self->pile_size; i++)
    see_once (&seen, bluff_cards_of (self->pile[i]));
  for (guint seat = 0; seat < self->head.table.players; seat++)
    {
      see_once (&seen, self->hand[seat]);
      g_assert_cmpuint (bluff_cards_count (self->hand[seat]), ==, self->hand_size[seat]);
      g_assert_cmpuint (self->square[seat], <=, bluff_pirate_island_square (self->head.table.voyage, 1));
    }
  see_once (&seen, self->discards);
  see_once (&seen, self->up);
  see_once (&seen, self->down);
  g_assert_true (bluff_cards_equal (seen, bluff_pirate_all_cards ()));

  /* Every watcher thinks the truth possible. */
  for (guint seat = 0; seat < self->head.table.players; seat++)
    for (guint watcher = 0; watcher < BLUFF_PIRATE_WATCHERS; watcher++)
      if (watcher != seat && (watcher < self->head.table.players || watcher == BLUFF_PIRATE_ONLOOKER))
        g_assert_true (bluff_cards_within (self->hand[seat], self->watcher[watcher].may[seat]));
}

static void
assert_bluffer (const BluffBlufferState *self)
{
  guint pairs[BLUFF_N_SHAPES][BLUFF_N_SHAPES] = { { 0 } };
  BluffSlots slots = self->pile;
  guint32 ids = 0;

  for (guint seat = 0; seat < self->head.table.players; seat++)
    {
      g_assert_cmpuint (slots & self->tables[seat], ==, 0);
      slots |= self->tables[seat];
    }
  g_assert_cmpuint (bluff_bits_count (slots) + self->draw_size, ==, BLUFF_BLUFFER_CARDS);
  g_assert_true (self->head.phase == BLUFF_PHASE_SETUP || (self->pile & bluff_slots_of (self->top)) != 0);

  for (; slots != 0; slots &= slots - 1)
    {
      guint slot = bluff_bits_first (slots);

      g_assert_cmpuint (self->slot_of[self->id[slot]], ==, slot);
      ids |= (guint32) 1 << self->id[slot];
      pairs[MIN (self->up[slot], self->down[slot])][MAX (self->up[slot], self->down[slot])]++;
    }
  for (guint i = 0; i < self->draw_size; i++)
    {
      const BluffBlufferCard *card = &self->draw[i];

      ids |= (guint32) 1 << card->id;
      pairs[MIN (card->up, card->down)][MAX (card->up, card->down)]++;
    }

  g_assert_cmphex (ids, ==, 0xffffffff);
  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    for (guint b = a; b < BLUFF_N_SHAPES; b++)
      g_assert_cmpuint (pairs[a][b], ==, bluff_bluffer_cards_with (a, b));
}

static void
assert_bluffaneer (const BluffBluffaneerState *self)
{
  guint coins = self->box;
  guint pairs[BLUFF_N_PAIRS] = { 0 };

  for (guint i = 0; i < self->stack_size; i++)
    pairs[self->stack[i]]++;
  for (guint seat = 0; seat < self->head.table.players; seat++)
    {
      coins += self->coins[seat];
      if (self->card[seat] != BLUFF_PAIR_NONE)
        {
          pairs[self->card[seat]]++;
          g_assert_cmpuint (self->not_pair[seat] & (1u << self->card[seat]), ==, 0);
        }
    }

  g_assert_cmpuint (coins, ==, BLUFF_BLUFFANEER_COINS);
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    g_assert_cmpuint (pairs[pair] + self->discards[pair], ==, BLUFF_BLUFFANEER_COPIES);
}

void
assert_nothing_is_lost (const BluffState *state)
{
  switch ((BluffGame) state->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      assert_pirate (&state->pirate);
      break;
    case BLUFF_GAME_BLUFFER:
      assert_bluffer (&state->bluffer);
      break;
    case BLUFF_GAME_BLUFFANEER:
      assert_bluffaneer (&state->bluffaneer);
      break;
    case BLUFF_N_GAMES:
    default:
      g_assert_not_reached ();
    }
}

void
assert_ranking_is_complete (const BluffHead *head)
{
  guint players = head->table.players;

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      guint better = 0;

      for (guint other = 0; other < players; other++)
        better += head->place[other] < head->place[seat];
      g_assert_cmpuint (head->place[seat], ==, seat < players ? better + 1 : 0);
    }
}
