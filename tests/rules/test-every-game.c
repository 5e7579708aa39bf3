/* test-every-game.c: what must hold in all three games, at every move of many random games.
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
  NONSENSE = 50,         /* events made up at every move */
  EVENTS_BOUND = 20000   /* a fifth of what a record can hold */
};

/* A game that is played at random, and replayed from its events beside it. */
typedef struct
{
  BluffState state;    /* as the last move left it */
  BluffState replayed; /* as far as the events have been looked at */
  BluffEvents events;  /* of the last move */
  BluffRandom random;
} Walk;

/* What to look at on the way; any of them may be NULL. */
typedef struct
{
  void (*before) (Walk *walk, const BluffEvent *event); /* each event, before it is replayed */
  void (*after) (Walk *walk);                           /* after it */
  void (*at_move) (Walk *walk);                         /* wherever a seat is awaited */
  void (*at_end) (Walk *walk);                          /* when the game is over */
} Sights;

static void
begin (Walk *walk, gconstpointer table, guint n)
{
  bluff_random_seed (&walk->random, n);
  walk->events.n = 0;
  bluff_rules_begin (&walk->state, table, &walk->random, &walk->events);
  bluff_rules_open (&walk->replayed, table);
}

static void
replay (Walk *walk, const Sights *sights)
{
  for (guint i = 0; i < walk->events.n; i++)
    {
      const BluffEvent *event = &walk->events.item[i];

      if (sights->before != NULL)
        sights->before (walk, event);
      bluff_rules_apply (&walk->replayed, event);
      if (sights->after != NULL)
        sights->after (walk);
    }

  /* The events alone lead to the same state. */
  g_assert_cmpmem (&walk->state, sizeof walk->state, &walk->replayed, sizeof walk->replayed);
}

/* Walks through the first GAMES games at a table. */
static void
walk_games (gconstpointer table, guint games, const Sights *sights)
{
  for (guint n = 0; n < games; n++)
    {
      guint count = 0;
      Walk walk;

      begin (&walk, table, n);
      replay (&walk, sights);
      while (walk.state.head.phase != BLUFF_PHASE_OVER)
        {
          if (sights->at_move != NULL)
            sights->at_move (&walk);
          play_randomly (&walk.state, &walk.random, &walk.events);
          replay (&walk, sights);
          count += walk.events.n;
          g_assert_cmpuint (count, <, EVENTS_BOUND);
        }
      if (sights->at_end != NULL)
        sights->at_end (&walk);
    }
}

/* Each event is let pass, nothing is lost on the way, and nothing follows the end. */

static void
assert_admitted (Walk *walk, const BluffEvent *event)
{
  BluffEvent other = *event;

  g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&walk->replayed, event)), ==, "none");

  /* Somebody who is not at the table does nothing, and nobody decides nothing. */
  other.seat = walk->replayed.head.table.players;
  g_assert_cmpint (bluff_rules_admit (&walk->replayed, &other), ==, BLUFF_REFUSAL_NO_SUCH_SEAT);
  other.seat = BLUFF_NO_SEAT;
  if (bluff_seats_has (walk->replayed.head.awaited, event->seat))
    g_assert_cmpint (bluff_rules_admit (&walk->replayed, &other), ==, BLUFF_REFUSAL_NO_SUCH_SEAT);
}

static void
assert_sound (Walk *walk)
{
  assert_nothing_is_lost (&walk->replayed);
}

static void
assert_someone_is_awaited (Walk *walk)
{
  g_assert_cmpuint (walk->state.head.awaited, !=, 0);
  g_assert_cmpuint (walk->state.head.awaited & ~bluff_seats_all (walk->state.head.table.players), ==, 0);
}

static void
assert_ended (Walk *walk)
{
  g_assert_cmpuint (walk->events.item[walk->events.n - 1].kind, ==, BLUFF_EVENT_OVER);
  for (guint8 kind = 0; kind < BLUFF_N_EVENTS; kind++)
    g_assert_cmpint (bluff_rules_admit (&walk->state, &(BluffEvent){ .kind = kind }), ==, BLUFF_REFUSAL_GAME_OVER);
}

static void
test_events_are_the_game (gconstpointer table)
{
  static const Sights sights = { assert_admitted, assert_sound, assert_someone_is_awaited, assert_ended };

  walk_games (table, GAMES, &sights);
}

/* The player who was agreed on has the first turn. */
static void
test_first_seat_begins (gconstpointer data)
{
  BluffTable table = *(const BluffTable *) data;

  for (table.first = 0; table.first < table.players; table.first++)
    {
      BluffRandom random;
      BluffEvents events;
      BluffState state;

      bluff_random_seed (&random, 1);
      events.n = 0;
      bluff_rules_begin (&state, &table, &random, &events);
      g_assert_cmpuint (state.head.turn, ==, table.first);
      g_assert_cmpuint (state.head.awaited, ==, bluff_seats_of (table.first));
    }
}

/* Every game ends with a place for each seat, told by its last event; before that only players who are out have a
 * place. */

static void
assert_no_place_yet (Walk *walk)
{
  for (BluffSeat seat = 0; seat < walk->state.head.table.players; seat++)
    if (bluff_seats_has (walk->state.head.awaited, seat))
      g_assert_cmpuint (walk->state.head.place[seat], ==, 0);
}

static void
assert_ranked (Walk *walk)
{
  const BluffHead *head = &walk->state.head;

  assert_ranking_is_complete (head);
  g_assert_cmpmem (walk->events.item[walk->events.n - 1].over.place, sizeof head->place, head->place,
                   sizeof head->place);
}

static void
test_ends_with_a_ranking (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_no_place_yet, .at_end = assert_ranked };

  walk_games (table, GAMES, &sights);
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
assert_refused (const Walk *walk, const BluffAction *action, BluffRefusal refusal)
{
  BluffState state = walk->state;
  BluffRandom random = walk->random;
  BluffEvents events = { 0 };

  g_assert_cmpint (bluff_rules_act (&state, action, &random, &events), ==, refusal);
  g_assert_cmpuint (events.n, ==, 0);
  g_assert_cmpmem (&state, sizeof state, &walk->state, sizeof walk->state);
  g_assert_cmpstr (bluff_refusal_rule (refusal), !=, "");
}

static void
assert_offered_is_legal (Walk *walk)
{
  for (guint i = 0; i < GUESSES; i++)
    {
      BluffLegal legal = { 0 };
      BluffRefusal refusal;
      BluffAction action;

      make_up_action (&walk->state, &walk->random, &action);
      if (action.seat < walk->state.head.table.players)
        bluff_rules_legal (&walk->state, action.seat, &legal);
      refusal = bluff_rules_refuse (&walk->state, &action);
      g_assert_cmpint (refusal == BLUFF_REFUSAL_NONE, ==, legal.kinds != 0 && bluff_legal_has (&legal, &action));
      if (refusal != BLUFF_REFUSAL_NONE)
        assert_refused (walk, &action, refusal);
    }
}

static void
test_legal_both_ways (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_offered_is_legal };

  walk_games (table, GAMES, &sights);
}

/* Every seat that is awaited has something to do, the others have nothing. */

static void
assert_awaited_can_act (Walk *walk)
{
  for (BluffSeat seat = 0; seat < walk->state.head.table.players; seat++)
    {
      BluffLegal legal;

      bluff_rules_legal (&walk->state, seat, &legal);
      g_assert_cmpint (bluff_legal_count (&legal) > 0, ==, bluff_seats_has (walk->state.head.awaited, seat));
      g_assert_cmpuint (legal.seat, ==, seat);
    }
}

static void
test_awaited_seats_can_act (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_awaited_can_act };

  walk_games (table, GAMES_WITH_SEATS, &sights);
}

/* A copy plays on like the original. */

static void
assert_copies_play_alike (Walk *walk)
{
  BluffState copies[2] = { walk->state, walk->state };

  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      BluffRandom random = walk->random;
      BluffEvents events;

      play_randomly (&copies[i], &random, &events);
    }
  g_assert_cmpmem (&copies[0], sizeof copies[0], &copies[1], sizeof copies[1]);
}

static void
test_copy_is_the_original (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_copies_play_alike };

  walk_games (table, GAMES_WITH_SEATS, &sights);
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
assert_due_comes_first (Walk *walk, const BluffEvent *event)
{
  if (walk->replayed.head.awaited == 0)
    assert_nobody_can_act (&walk->replayed, event->kind);
}

static void
test_consequences_come_first (gconstpointer table)
{
  static const Sights sights = { .before = assert_due_comes_first };

  walk_games (table, GAMES_WITH_SEATS, &sights);
}

/* A game may be left in the middle of a move: what is due then leads to where a seat is awaited. */

static void
assert_settles (Walk *walk)
{
  BluffState cut = walk->replayed;
  BluffRandom random = walk->random;
  BluffEvents rest = { 0 };

  bluff_rules_settle (&cut, &random, &rest);
  g_assert_true (cut.head.phase == BLUFF_PHASE_OVER || cut.head.awaited != 0);
  assert_nothing_is_lost (&cut);
}

static void
test_settles_from_anywhere (gconstpointer table)
{
  static const Sights sights = { .after = assert_settles };

  walk_games (table, GAMES_WITH_SEATS, &sights);
}

/* A record may end in the middle of a move: what a seat sees then can be imagined, though not played on. */

static void
assert_imaginable (Walk *walk)
{
  for (BluffSeat seat = 0; seat < walk->replayed.head.table.players; seat++)
    {
      BluffImagination imagination;
      BluffState imagined;
      BluffView view;

      bluff_rules_sight (&walk->replayed, seat, &view);
      bluff_imagination_init (&imagination, &view);
      bluff_imagination_draw (&imagination, &walk->random, &imagined);
      assert_nothing_is_lost (&imagined);
    }
}

static void
test_imagines_in_the_middle (gconstpointer table)
{
  static const Sights sights = { .after = assert_imaginable };

  walk_games (table, GAMES_WITH_SEATS, &sights);
}

/* Anything that a record may say is answered, and what is let pass can be applied. */

static void
assert_nonsense_is_answered (Walk *walk)
{
  for (guint i = 0; i < NONSENSE; i++)
    {
      BluffState state = walk->state;
      BluffEvent event;

      for (guint byte = 0; byte < sizeof event; byte++)
        ((guint8 *) &event)[byte] =
            (guint8) bluff_random_below (&walk->random, bluff_random_coin (&walk->random) ? 256 : 4);
      event.kind = (guint8) bluff_random_below (&walk->random, BLUFF_N_EVENTS + 2);
      if (bluff_rules_admit (&state, &event) == BLUFF_REFUSAL_NONE)
        {
          bluff_rules_apply (&state, &event);
          assert_nothing_is_lost (&state);
        }
    }
}

static void
test_made_up_events (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_nonsense_is_answered };

  walk_games (table, 2, &sights);
}

/* The same event that was made in memory with other things in it is told in the same bytes. */
static void
assert_told_alike (const BluffState *state, const BluffEvent *event, const BluffEvent *other)
{
  static const BluffSeat others[] = { BLUFF_ONLOOKER, BLUFF_NO_SEAT };
  guint players = state->head.table.players;

  for (guint i = 0; i < players + G_N_ELEMENTS (others); i++)
    {
      BluffSeat seat = i < players ? (BluffSeat) i : others[i - players];
      BluffTold told;
      BluffTold other_told;

      memset (&told, 0x00, sizeof told);
      memset (&other_told, 0xaa, sizeof other_told);
      bluff_rules_tell (state, event, seat, &told);
      bluff_rules_tell (state, other, seat, &other_told);
      g_assert_cmpmem (&told, sizeof told, &other_told, sizeof other_told);
    }
}

/* Room for events is used again and again: nothing of what was in it before, such as the whole deck, may be told, and a
 * copy of an event says all that the event says and nothing else. */
static void
test_told_is_nothing_else (gconstpointer table)
{
  for (guint n = 0; n < GAMES_WITH_SEATS; n++)
    {
      Walk walk[2];

      for (guint i = 0; i < 2; i++)
        {
          memset (&walk[i].events, i == 0 ? 0x55 : 0xaa, sizeof walk[i].events);
          begin (&walk[i], table, n);
        }
      while (TRUE)
        {
          for (guint i = 0; i < walk[0].events.n; i++)
            {
              BluffGame game = walk[0].state.head.table.game;
              BluffEvent copy[2];

              assert_told_alike (&walk[0].replayed, &walk[0].events.item[i], &walk[1].events.item[i]);
              bluff_event_copy (&walk[0].events.item[i], game, &copy[0]);
              bluff_event_copy (&walk[1].events.item[i], game, &copy[1]);
              g_assert_cmpmem (&copy[0], sizeof copy[0], &copy[1], sizeof copy[1]);
              bluff_rules_apply (&walk[0].replayed, &copy[0]);
            }
          g_assert_cmpmem (&walk[0].state, sizeof walk[0].state, &walk[0].replayed, sizeof walk[0].replayed);
          if (walk[0].state.head.phase == BLUFF_PHASE_OVER)
            break;
          for (guint i = 0; i < 2; i++)
            play_randomly (&walk[i].state, &walk[i].random, &walk[i].events);
        }
    }
}

/* From what a seat sees, every drawn state shows that seat just the same and lets it do the same; and play goes on from
 * it. */

static void
assert_redeal_looks_alike (Walk *walk)
{
  for (BluffSeat seat = 0; seat < walk->state.head.table.players; seat++)
    {
      BluffImagination imagination;
      BluffLegal legal, other_legal;
      BluffView view, other_view;
      BluffState other;
      BluffEvents events;

      bluff_rules_sight (&walk->state, seat, &view);
      bluff_rules_legal (&walk->state, seat, &legal);
      bluff_imagination_init (&imagination, &view);
      bluff_imagination_draw (&imagination, &walk->random, &other);
      assert_nothing_is_lost (&other);
      bluff_rules_sight (&other, seat, &other_view);
      bluff_rules_legal (&other, seat, &other_legal);
      g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
      g_assert_cmpmem (&legal, sizeof legal, &other_legal, sizeof other_legal);
      play_randomly (&other, &walk->random, &events);
      assert_nothing_is_lost (&other);
    }
}

static void
test_redeal (gconstpointer table)
{
  static const Sights sights = { .at_move = assert_redeal_looks_alike };

  walk_games (table, GAMES_WITH_SEATS, &sights);
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
  add_for_every_table ("/every-game/C6-consequences-come-first", test_consequences_come_first);
  add_for_every_table ("/every-game/settles-from-anywhere", test_settles_from_anywhere);
  add_for_every_table ("/every-game/imagines-in-the-middle", test_imagines_in_the_middle);
  add_for_every_table ("/every-game/made-up-events", test_made_up_events);
  add_for_every_table ("/every-game/C3-told-is-nothing-else", test_told_is_nothing_else);
  add_for_every_table ("/every-game/C3-redeal", test_redeal);

  return g_test_run ();
}
