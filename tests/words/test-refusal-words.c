/* test-refusal-words.c: what the rules answer to players is exactly what they are told, and so translated.
 *
 * At every move of whole games everybody at the table tries everything that the game knows, as a table could put it to
 * the rules.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include "bluff-words.h"

enum
{
  GAMES = 20,   /* of each kind and number of players */
  BIG_SET = 6,  /* more cards than any set has */
  CARD_STEP = 7 /* of a hundred cards these many are passed over: the next move has other hands */
};

/* What a table says without having asked the rules: one card more than boarding takes. */
static const BluffRefusal said_by_tables[] = { BLUFF_REFUSAL_PIRATE_BOARD_TAKEN };

static gboolean met[BLUFF_N_REFUSALS];

static void
try (const BluffState *state, const BluffAction *action)
{
  BluffRefusal refusal = bluff_rules_refuse (state, action);

  if (refusal == BLUFF_REFUSAL_NONE || met[refusal])
    return;

  g_test_message ("%s: %s", bluff_action_name (action->kind), bluff_refusal_name (refusal));
  g_assert_true (bluff_words_refusal_is_told (refusal));
  met[refusal] = TRUE;
}

/* Sets of up to BIG_SET cards, of which some lie face up: of the hand, and of anybody's cards. */
static void
try_sets (const BluffState *state, BluffSeat seat)
{
  BluffCards hand = state->pirate.hand[seat];
  BluffCards all = bluff_pirate_all_cards ();

  for (guint size = 0; size <= BIG_SET; size++)
    for (guint up = 0; up <= size; up++)
      for (guint from = 0; from < 2; from++)
        {
          BluffCards rest = from == 0 ? hand : all;
          BluffAction action = { .kind = BLUFF_ACTION_LAY, .seat = seat };

          for (guint i = 0; i < size && !bluff_cards_is_empty (rest); i++)
            {
              guint card = bluff_cards_first (rest);

              bluff_cards_remove (&rest, card);
              bluff_cards_add (i < up ? &action.up : &action.down, card);
            }
          try (state, &action);
        }
}

static gboolean
is_of_game (BluffActionKind kind, BluffGame game)
{
  switch ((guint) kind)
    {
    case BLUFF_ACTION_DRAW:
      return game != BLUFF_GAME_BLUFFANEER;
    case BLUFF_ACTION_BOARD:
    case BLUFF_ACTION_LAY:
    case BLUFF_ACTION_DISCARD:
    case BLUFF_ACTION_PASS:
    case BLUFF_ACTION_VOTE:
    case BLUFF_ACTION_REVEAL:
      return game == BLUFF_GAME_PIRATE;
    case BLUFF_ACTION_PEEK:
    case BLUFF_ACTION_MATCH:
    case BLUFF_ACTION_CLAIM:
    case BLUFF_ACTION_SHOW:
    case BLUFF_ACTION_TAKE:
    case BLUFF_ACTION_GIVE:
      return game == BLUFF_GAME_BLUFFER;
    case BLUFF_ACTION_ROLL:
    case BLUFF_ACTION_STEAL:
    case BLUFF_ACTION_ANSWER:
      return game == BLUFF_GAME_BLUFFANEER;
    case BLUFF_ACTION_DECIDE:
      return game != BLUFF_GAME_PIRATE;
    default: /* closing a moment is the referee's */
      return FALSE;
    }
}

/* Each card of the game, or slot, and none; each player as the target. */
static void
try_kind (const BluffState *state, BluffActionKind kind, BluffSeat seat, guint first)
{
  const BluffTable *table = &state->head.table;
  guint cards = table->game == BLUFF_GAME_PIRATE ? BLUFF_PIRATE_CARDS : BLUFF_BLUFFER_CARDS;

  for (BluffSeat target = 0; target < table->players; target++)
    for (guint card = first; card < cards + CARD_STEP; card += CARD_STEP)
      try (state, &(BluffAction){ .kind = (guint8) kind,
                                  .seat = seat,
                                  .target = target,
                                  .card = (guint8) (card < cards ? card : BLUFF_UNKNOWN),
                                  .yes = card & 1 });
}

static void
try_everything (const BluffState *state, guint move)
{
  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      for (guint kind = 0; kind < BLUFF_N_ACTIONS; kind++)
        if (is_of_game ((BluffActionKind) kind, (BluffGame) state->head.table.game))
          try_kind (state, (BluffActionKind) kind, seat, move % CARD_STEP);
      if (state->head.table.game == BLUFF_GAME_PIRATE)
        try_sets (state, seat);
    }
}

static void
play_games (const BluffTable *table)
{
  for (guint n = 0; n < GAMES; n++)
    {
      BluffEvents events = { .n = 0 };
      BluffRandom random;
      BluffState state;
      guint move = 0;

      bluff_random_seed (&random, n);
      bluff_rules_begin (&state, table, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          try_everything (&state, move++);
          play_randomly (&state, &random, &events);
        }
      try_everything (&state, move);
    }
}

static void
test_told (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
      {
        BluffTable table;

        bluff_table_init (&table, (BluffGame) game, players);
        play_games (&table);
      }

  /* And nothing is translated that nobody is told. */
  for (guint i = 0; i < G_N_ELEMENTS (said_by_tables); i++)
    met[said_by_tables[i]] = TRUE;
  for (guint i = 0; i < BLUFF_N_REFUSALS; i++)
    {
      g_test_message ("%s", bluff_refusal_name ((BluffRefusal) i));
      g_assert_cmpint (bluff_words_refusal_is_told ((BluffRefusal) i), ==, met[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/refusal/told-to-players", test_told);
  return g_test_run ();
}
