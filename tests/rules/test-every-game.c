/* test-every-game.c: what must hold in every game, whichever it is, at every move of many random games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include "bluff-imagine.h"

#include <string.h>

enum
{
  GAMES = 60,            /* of each kind, number of players and options */
  GAMES_WITH_SEATS = 15, /* where every seat is looked at */
  GUESSES = 4,           /* actions made up at every move */
  EVENTS_BOUND = 20000   /* a fifth of what a record can hold */
};

/* Begins the game number N at a table. */
static void
begin (BluffState *state, gconstpointer table, guint n, BluffRandom *random, BluffEvents *events)
{
  bluff_random_seed (random, n);
  events->n = 0;
  bluff_rules_begin (state, table, random, events);
}

/* The events alone lead to the same state, each of them is let pass, and nothing is lost on the way. */
static void
test_events_are_the_game (gconstpointer table)
{
  for (guint n = 0; n < GAMES; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;
      BluffState replayed;
      guint count = 0;

      begin (&state, table, n, &random, &events);
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events.n; i++)
            {
              g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&replayed, &events.item[i])), ==, "none");
              bluff_rules_apply (&replayed, &events.item[i]);
              assert_nothing_is_lost (&replayed);
            }
          count += events.n;
          g_assert_cmpmem (&state, sizeof state, &replayed, sizeof replayed);
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;

          g_assert_cmpuint (state.head.awaited, !=, 0);
          g_assert_cmpuint (state.head.awaited & ~bluff_seats_all (state.head.table.players), ==, 0);
          play_randomly (&state, &random, &events);
          g_assert_cmpuint (events.n, >, 0);
        }

      g_assert_cmpuint (count, <, EVENTS_BOUND);
      g_assert_cmpuint (events.item[events.n - 1].kind, ==, BLUFF_EVENT_OVER);
      for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
        g_assert_cmpint (bluff_rules_admit (&state, &(BluffEvent){ .kind = (guint8) kind }), ==,
                         BLUFF_REFUSAL_GAME_OVER);
    }
}

/* Who was agreed on has the first turn. */
static void
test_first_seat_begins (gconstpointer data)
{
  BluffTable table = *(const BluffTable *) data;

  for (table.first = 0; table.first < table.players; table.first++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, &table, 1, &random, &events);
      g_assert_cmpuint (state.head.turn, ==, table.first);
      g_assert_cmpuint (state.head.awaited, ==, bluff_seats_of (table.first));
    }
}

/* Every game ends with a place for each seat, told by its last event; before that no place is taken but by who is out.
 */
static void
test_ends_with_a_ranking (gconstpointer table)
{
  for (guint n = 0; n < GAMES; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, table, n, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          for (BluffSeat seat = 0; seat < state.head.table.players; seat++)
            if (bluff_seats_has (state.head.awaited, seat))
              g_assert_cmpuint (state.head.place[seat], ==, 0);
          play_randomly (&state, &random, &events);
        }

      assert_ranking_is_complete (&state.head);
      g_assert_cmpmem (events.item[events.n - 1].over.place, sizeof state.head.place, state.head.place,
                       sizeof state.head.place);
    }
}

/* Anything: now and then it is even legal. */
static void
make_up_action (const BluffState *state, BluffRandom *random, BluffAction *action)
{
  BluffCards some = { { bluff_random_next (random) & bluff_random_next (random) & bluff_random_next (random),
                        bluff_random_next (random) & bluff_random_next (random) & 0xfffffffff } };

  *action = (BluffAction){
    .kind = (guint8) bluff_random_below (random, BLUFF_ACTION_CLOSE),
    .seat = (BluffSeat) bluff_random_below (random, state->head.table.players + 1u),
    .target = (BluffSeat) bluff_random_below (random, 7),
    .card = (guint8) bluff_random_below (random, bluff_random_coin (random) ? 32 : 110),
    .yes = (guint8) bluff_random_below (random, 2),
  };
  if (action->kind == BLUFF_ACTION_LAY)
    {
      BluffCards from = state->head.table.game == BLUFF_GAME_PIRATE && bluff_random_coin (random)
                            ? state->pirate.hand[state->head.turn]
                            : some;

      while (!bluff_cards_is_empty (from))
        {
          guint card = bluff_cards_pop (&from);
          guint where = bluff_random_below (random, 4);

          if (where == 0)
            bluff_cards_add (&action->up, card);
          else if (where < 3)
            bluff_cards_add (&action->down, card);
        }
    }
}

/* What is offered is accepted; what is not offered is refused with a cause, and changes nothing. */
static void
test_legal_both_ways (gconstpointer table)
{
  guint refused = 0;

  for (guint n = 0; n < GAMES; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, table, n, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          for (guint i = 0; i < GUESSES; i++)
            {
              BluffState before = state;
              BluffLegal legal = { 0 };
              BluffRefusal refusal;
              BluffAction action;

              make_up_action (&state, &random, &action);
              if (action.seat < state.head.table.players)
                bluff_rules_legal (&state, action.seat, &legal);
              refusal = bluff_rules_refuse (&state, &action);
              g_assert_cmpint (refusal == BLUFF_REFUSAL_NONE, ==,
                               legal.kinds != 0 && bluff_legal_has (&legal, &action));
              if (refusal == BLUFF_REFUSAL_NONE)
                continue;

              refused++;
              events.n = 0;
              g_assert_cmpint (bluff_rules_act (&state, &action, &random, &events), ==, refusal);
              g_assert_cmpuint (events.n, ==, 0);
              g_assert_cmpmem (&state, sizeof state, &before, sizeof before);
              g_assert_cmpstr (bluff_refusal_rule (refusal), !=, "");
            }
          play_randomly (&state, &random, &events);
        }
    }

  g_assert_cmpuint (refused, >, GAMES);
}

/* Every seat that is awaited has something to do, the others have nothing; the count is that of the actions. */
static void
test_awaited_seats_can_act (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, table, n, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          for (BluffSeat seat = 0; seat < state.head.table.players; seat++)
            {
              BluffLegal legal;

              bluff_rules_legal (&state, seat, &legal);
              g_assert_cmpint (bluff_legal_count (&legal) > 0, ==, bluff_seats_has (state.head.awaited, seat));
              g_assert_cmpuint (legal.seat, ==, seat);
            }
          play_randomly (&state, &random, &events);
        }
    }
}

/* A copy plays on like the original. */
static void
test_copy_is_the_original (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, table, n, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          BluffState copy = state;
          BluffRandom same = random;

          play_randomly (&copy, &same, &events);
          play_randomly (&state, &random, &events);
          g_assert_cmpmem (&state, sizeof state, &copy, sizeof copy);
        }
    }
}

/* A copy of an event says all that the event says, and nothing that stood in the same memory before. */
static void
test_event_copies (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffEvents events[2];
      BluffState state[2];
      BluffRandom random[2];
      BluffState replayed;

      for (guint i = 0; i < 2; i++)
        {
          memset (&events[i], i == 0 ? 0x55 : 0xaa, sizeof events[i]);
          begin (&state[i], table, n, &random[i], &events[i]);
        }
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events[0].n; i++)
            {
              BluffEvent copy[2];

              bluff_event_copy (&events[0].item[i], state[0].head.table.game, &copy[0]);
              bluff_event_copy (&events[1].item[i], state[0].head.table.game, &copy[1]);
              g_assert_cmpmem (&copy[0], sizeof copy[0], &copy[1], sizeof copy[1]);
              bluff_rules_apply (&replayed, &copy[0]);
            }
          g_assert_cmpmem (&state[0], sizeof state[0], &replayed, sizeof replayed);
          if (state[0].head.phase == BLUFF_PHASE_OVER)
            break;
          play_randomly (&state[0], &random[0], &events[0]);
          play_randomly (&state[1], &random[1], &events[1]);
        }
    }
}

/* Nobody acts before the set-up, or while something follows from the move before; nor does a record go on with anything
 * else. */
static void
assert_nobody_can_act (const BluffState *state, BluffEventKind due)
{
  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    for (guint8 kind = 0; kind < BLUFF_N_ACTIONS; kind++)
      g_assert_cmpstr (bluff_refusal_name (bluff_rules_refuse (state, &(BluffAction){ .kind = kind, .seat = seat })),
                       ==, state->head.phase == BLUFF_PHASE_SETUP ? "not-set-up" : "consequence-first");

  for (guint8 kind = 0; kind < BLUFF_N_EVENTS; kind++)
    if (kind != due && bluff_event_is_of_game (kind, state->head.table.game))
      g_assert_cmpint (bluff_rules_admit (state, &(BluffEvent){ .kind = kind }), !=, BLUFF_REFUSAL_NONE);
}

static void
test_consequences_come_first (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;
      BluffState replayed;

      begin (&state, table, n, &random, &events);
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events.n; i++)
            {
              if (replayed.head.awaited == 0)
                assert_nobody_can_act (&replayed, events.item[i].kind);
              bluff_rules_apply (&replayed, &events.item[i]);
            }
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          play_randomly (&state, &random, &events);
        }
    }
}

/* A game may be left in the middle of a move: what is due then leads to where a seat is awaited. */
static void
test_settles_from_anywhere (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;
      BluffState replayed;

      begin (&state, table, n, &random, &events);
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events.n; i++)
            {
              BluffEvents rest = { 0 };
              BluffState cut;
              BluffRandom other = random;

              bluff_rules_apply (&replayed, &events.item[i]);
              cut = replayed;
              bluff_rules_settle (&cut, &other, &rest);
              g_assert_true (cut.head.phase == BLUFF_PHASE_OVER || cut.head.awaited != 0);
              assert_nothing_is_lost (&cut);
            }
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          play_randomly (&state, &random, &events);
        }
    }
}

/* A record may end in the middle of a move: what a seat sees then can be imagined, though not played on. */
static void
test_imagines_in_the_middle (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;
      BluffState replayed;

      begin (&state, table, n, &random, &events);
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events.n; i++)
            {
              bluff_rules_apply (&replayed, &events.item[i]);
              for (BluffSeat seat = 0; seat < replayed.head.table.players; seat++)
                {
                  BluffImagination imagination;
                  BluffState imagined;
                  BluffView view;

                  bluff_rules_sight (&replayed, seat, &view);
                  bluff_imagination_init (&imagination, &view);
                  bluff_imagination_draw (&imagination, &random, &imagined);
                  assert_nothing_is_lost (&imagined);
                }
            }
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          play_randomly (&state, &random, &events);
        }
    }
}

/* Whatever a record may say, it is answered and nothing is touched that should not be. */
static void
test_made_up_events (gconstpointer table)
{
  BluffRandom random;
  BluffEvents events;
  BluffState state;

  begin (&state, table, 1, &random, &events);
  while (state.head.phase != BLUFF_PHASE_OVER)
    {
      for (guint i = 0; i < 50; i++)
        {
          BluffState before = state;
          BluffEvent event;

          for (guint byte = 0; byte < sizeof event; byte++)
            ((guint8 *) &event)[byte] = (guint8) (bluff_random_coin (&random) ? bluff_random_below (&random, 256)
                                                                              : bluff_random_below (&random, 4));
          event.kind = (guint8) bluff_random_below (&random, BLUFF_N_EVENTS + 2);
          if (bluff_rules_admit (&state, &event) == BLUFF_REFUSAL_NONE)
            bluff_rules_apply (&before, &event);
        }
      play_randomly (&state, &random, &events);
    }
}

/* The same event that was made in memory with other things in it is told in the same bytes. */
static void
assert_told_alike (const BluffState *state, const BluffEvent *event, const BluffEvent *other)
{
  for (guint i = 0; i <= state->head.table.players; i++)
    {
      BluffSeat seat = (BluffSeat) (i < state->head.table.players ? i : BLUFF_NO_SEAT);
      BluffTold told;
      BluffTold other_told;

      memset (&told, 0x00, sizeof told);
      memset (&other_told, 0xaa, sizeof other_told);
      bluff_rules_tell (state, event, seat, &told);
      bluff_rules_tell (state, other, seat, &other_told);
      g_assert_cmpmem (&told, sizeof told, &other_told, sizeof other_told);
    }
}

/* Room for events is used again and again: nothing of what was in it before, such as the whole deck, may be told. */
static void
test_told_is_nothing_else (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random, same;
      BluffEvents events, others;
      BluffState state, other, replayed;

      memset (&events, 0x00, sizeof events);
      memset (&others, 0xaa, sizeof others);
      others.n = 0;
      begin (&state, table, n, &random, &events);
      begin (&other, table, n, &same, &others);
      bluff_rules_open (&replayed, table);
      while (TRUE)
        {
          for (guint i = 0; i < events.n; i++)
            {
              assert_told_alike (&replayed, &events.item[i], &others.item[i]);
              bluff_rules_apply (&replayed, &events.item[i]);
            }
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          play_randomly (&state, &random, &events);
          play_randomly (&other, &same, &others);
        }
    }
}

/* From what a seat sees, every drawn state shows that seat just the same and lets it do the same; and play goes on from
 * it. */
static void
test_redeal (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      begin (&state, table, n, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          for (BluffSeat seat = 0; seat < state.head.table.players; seat++)
            {
              BluffImagination imagination;
              BluffLegal legal, other_legal;
              BluffView view, other_view;
              BluffState other;

              bluff_rules_sight (&state, seat, &view);
              bluff_rules_legal (&state, seat, &legal);
              bluff_imagination_init (&imagination, &view);
              bluff_imagination_draw (&imagination, &random, &other);
              assert_nothing_is_lost (&other);
              bluff_rules_sight (&other, seat, &other_view);
              bluff_rules_legal (&other, seat, &other_legal);
              g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
              g_assert_cmpmem (&legal, sizeof legal, &other_legal, sizeof other_legal);
              play_randomly (&other, &random, &events);
              assert_nothing_is_lost (&other);
            }
          play_randomly (&state, &random, &events);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/every-game/events-are-the-game", test_events_are_the_game);
  add_for_every_table ("/every-game/C2-first-seat-begins", test_first_seat_begins);
  add_for_every_table ("/every-game/C5-ends-with-a-ranking", test_ends_with_a_ranking);
  add_for_every_table ("/every-game/C6-legal-both-ways", test_legal_both_ways);
  add_for_every_table ("/every-game/awaited-seats-can-act", test_awaited_seats_can_act);
  add_for_every_table ("/every-game/copy-is-the-original", test_copy_is_the_original);
  add_for_every_table ("/every-game/C3-event-copies", test_event_copies);
  add_for_every_table ("/every-game/C6-consequences-come-first", test_consequences_come_first);
  add_for_every_table ("/every-game/settles-from-anywhere", test_settles_from_anywhere);
  add_for_every_table ("/every-game/imagines-in-the-middle", test_imagines_in_the_middle);
  add_for_every_table ("/every-game/made-up-events", test_made_up_events);
  add_for_every_table ("/every-game/C3-told-is-nothing-else", test_told_is_nothing_else);
  add_for_every_table ("/every-game/C3-redeal", test_redeal);

  return g_test_run ();
}
