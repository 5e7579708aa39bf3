/* test-bluffaneer-play.c: random games of Bluffaneer: what holds after every event of every game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"

enum
{
  GAMES = 150,
  ACTIONS_MAX = 20000 /* more than any game will need */
};

typedef void (*GameFunc) (Table *table);

/* Plays games with 3 to 6 players, each from a seed of its own, and looks at each of them before every action. */
static void
play_games (guint games, GameFunc func)
{
  for (guint players = 3; players <= 6; players++)
    for (guint game = 0; game < games; game++)
      {
        guint actions = 0;
        Table table;

        open_table (&table, players, (BluffSeat) (game % players));
        bluff_random_seed_stream (&table.random, players, game);
        begin_by_chance (&table);
        while (table.state.head.phase != BLUFF_PHASE_OVER)
          {
            func (&table);
            g_assert_cmpuint (actions++, <, ACTIONS_MAX);
            act_by_chance (&table);
          }
        func (&table);
      }
}

static void
check_places (Table *table)
{
  const guint8 *place = table->state.head.place;
  guint winners = 0;

  for (BluffSeat a = 0; a < table->state.head.table.players; a++)
    {
      g_assert_cmpuint (place[a], >=, 1);
      winners += place[a] == 1;
      for (BluffSeat b = 0; b < table->state.head.table.players; b++)
        if (game_of (table)->coins[a] > game_of (table)->coins[b])
          g_assert_cmpuint (place[a], <, place[b]);
    }
  g_assert_cmpuint (winners, ==, 1);
}

static void
check_state (Table *table)
{
  BluffView view;

  assert_conserved (&table->state);

  bluff_rules_sight (&table->state, 0, &view);
  g_assert_cmpint (view.bluffaneer.claimer != BLUFF_NO_SEAT, ==, view.head.phase == BLUFF_PHASE_BLUFFANEER_ANSWER);
  for (guint i = 0; i < G_N_ELEMENTS (view.bluffaneer.icons); i++)
    g_assert_cmpint (view.bluffaneer.icons[i] == BLUFF_NO_ICON, ==, view.head.phase == BLUFF_PHASE_BLUFFANEER_ROLL);
  if (view.head.phase != BLUFF_PHASE_BLUFFANEER_CLAIM)
    g_assert_cmpuint (view.bluffaneer.decided, ==, 0);

  if (table->state.head.phase == BLUFF_PHASE_OVER)
    {
      g_assert_cmpuint (table->state.head.awaited, ==, 0);
      check_places (table);
      return;
    }
  g_assert_cmpuint (table->state.head.awaited, !=, 0);
  g_assert_cmpuint (table->state.head.phase, !=, BLUFF_PHASE_SETTLING);
  for (BluffSeat seat = 0; seat < table->state.head.table.players; seat++)
    g_assert_cmpuint (game_of (table)->coins[seat], >, 0);
}

static void
test_conservation (void)
{
  play_games (GAMES, check_state);
}

/* The same game again, event by event from a blank state: each is admitted, nothing gets lost on the way, and the end
 * is the same to the byte. */
static void
test_replay (void)
{
  for (guint players = 3; players <= 6; players++)
    for (guint game = 0; game < GAMES; game++)
      {
        BluffState copy;
        Table table;

        open_table (&table, players, (BluffSeat) (game % players));
        bluff_random_seed_stream (&table.random, players, game);
        copy = table.state;
        begin_by_chance (&table);
        while (TRUE)
          {
            for (guint i = 0; i < table.events.n; i++)
              {
                assert_refused (bluff_rules_admit (&copy, &table.events.item[i]), BLUFF_REFUSAL_NONE);
                bluff_rules_apply (&copy, &table.events.item[i]);
                assert_conserved (&copy);
              }
            g_assert_cmpmem (&copy, sizeof copy, &table.state, sizeof table.state);
            if (table.state.head.phase == BLUFF_PHASE_OVER)
              break;
            act_by_chance (&table);
          }
      }
}

/* What is offered is accepted, and nothing else is; what is refused changes nothing (C6). */
static void
check_actions (Table *table)
{
  for (BluffSeat seat = 0; seat <= BLUFF_MAX_SEATS; seat++)
    {
      BluffLegal legal;

      bluff_rules_legal (&table->state, seat, &legal);
      for (guint8 kind = 0; kind < BLUFF_ACTION_CLOSE; kind++)
        for (guint i = 0; i < 24; i++)
          {
            BluffAction action = { .kind = kind, .seat = seat, .target = (BluffSeat) (i / 3), .yes = (guint8) (i % 3) };
            BluffState after = table->state;
            BluffRandom random = table->random;
            BluffEvents events = { .n = 0 };
            BluffRefusal refusal = bluff_rules_act (&after, &action, &random, &events);

            g_assert_cmpint (refusal == BLUFF_REFUSAL_NONE, ==, bluff_legal_has (&legal, &action));
            if (refusal != BLUFF_REFUSAL_NONE)
              {
                g_assert_cmpuint (events.n, ==, 0);
                g_assert_cmpmem (&after, sizeof after, &table->state, sizeof table->state);
              }
          }
    }
}

static void
test_legality (void)
{
  play_games (2, check_actions);
}

/* An event with the bytes of chance, mostly small numbers so that some of them come close to what is due. */
static void
make_hostile (Table *table, BluffEvent *event)
{
  guint8 *bytes = (guint8 *) event;

  for (gsize i = 0; i < sizeof *event; i++)
    {
      guint64 bits = bluff_random_next (&table->random);

      bytes[i] = (guint8) ((bits & 0x300) == 0 ? 0xff : (bits & 0xc00) == 0 ? bits : bits & 7);
    }
  if (bluff_random_coin (&table->random))
    event->kind = (guint8) bluff_random_below (&table->random, BLUFF_N_EVENTS);
}

/* Everything that is let through keeps the game whole, and it can be played to its end. */
static void
check_hostile (Table *table)
{
  for (guint i = 0; i < 200; i++)
    {
      BluffEvent event;
      BluffState copy = table->state;

      make_hostile (table, &event);
      if (bluff_rules_admit (&copy, &event) != BLUFF_REFUSAL_NONE)
        continue;
      bluff_rules_apply (&copy, &event);
      assert_conserved (&copy);
      table->events.n = 0;
      bluff_rules_settle (&copy, &table->random, &table->events);
      assert_conserved (&copy);
    }
}

static void
test_hostile_events (void)
{
  play_games (4, check_hostile);
}

/* The same in the middle of what follows from a move. */
static void
test_hostile_consequences (void)
{
  for (guint game = 0; game < 40; game++)
    {
      BluffState copy;
      Table table;
      BluffEvent event;

      open_table (&table, 3 + game % 4, 0);
      bluff_random_seed_stream (&table.random, 1, game);
      copy = table.state;
      begin_by_chance (&table);
      while (table.state.head.phase != BLUFF_PHASE_OVER)
        {
          for (guint i = 0; i < table.events.n; i++)
            {
              for (guint k = 0; k < 20; k++)
                {
                  make_hostile (&table, &event);
                  if (bluff_rules_admit (&copy, &event) == BLUFF_REFUSAL_NONE)
                    {
                      BluffState after = copy;

                      bluff_rules_apply (&after, &event);
                      assert_conserved (&after);
                    }
                }
              bluff_rules_apply (&copy, &table.events.item[i]);
            }
          act_by_chance (&table);
        }
    }
}

/* The whole game, as a seat is told it, gives away no card but its own and those revealed, and no decision of
 * others. */
static void
test_told (void)
{
  for (guint game = 0; game < 40; game++)
    {
      guint players = 3 + game % 4;
      Table table;

      open_table (&table, players, 0);
      bluff_random_seed_stream (&table.random, 2, game);
      begin_by_chance (&table);
      while (table.state.head.phase != BLUFF_PHASE_OVER)
        {
          act_by_chance (&table);
          for (guint i = 0; i < table.events.n; i++)
            for (BluffSeat seat = 0; seat < players; seat++)
              {
                const BluffEvent *event = &table.events.item[i];
                BluffTold told;

                bluff_rules_tell (&table.state, event, seat, &told);
                g_assert_cmpuint (told.event.kind, ==, event->kind);
                g_assert_cmpuint (told.event.seat, ==, event->seat);
                if (event->kind == BLUFF_EVENT_DRAW)
                  g_assert_cmpint (told.event.draw.cards[0] == BLUFF_UNKNOWN, ==, seat != event->seat);
                else if (event->kind == BLUFF_EVENT_DECIDE)
                  g_assert_cmpint (told.event.decide.shout == BLUFF_UNKNOWN, ==, seat != event->seat);
                else if (event->kind == BLUFF_EVENT_RESHUFFLE)
                  g_assert_cmpuint (told.event.deck.cards[0], ==, BLUFF_UNKNOWN);
              }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer/play/conservation", test_conservation);
  g_test_add_func ("/bluffaneer/play/replay", test_replay);
  g_test_add_func ("/bluffaneer/play/C6-offered-is-accepted", test_legality);
  g_test_add_func ("/bluffaneer/play/hostile-events", test_hostile_events);
  g_test_add_func ("/bluffaneer/play/hostile-consequences", test_hostile_consequences);
  g_test_add_func ("/bluffaneer/play/C3-told", test_told);

  return g_test_run ();
}
