/* test-stage-cover.c: on a screen that several people share, no view and no told event has anybody's card of
 * Bluffaneer, not even its owner's; the person who holds on to it sees it, and nobody else.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stage.h"

#include "test-clock.h"

enum
{
  SEED = 20261117,
  PLAYERS = 4,
  EVENTS_MAX = 4000
};

typedef struct
{
  const char *name;
  BluffSeats people;
  gboolean in_turn;
} Company;

static const Company companies[] = {
  { "in-turn", 1 << 0 | 1 << 1 | 1 << 3, TRUE },
  { "openly", 1 << 0 | 1 << 1 | 1 << 3, FALSE },
  { "alone", 1 << 1, FALSE },
};

typedef struct
{
  BluffMatch *match;
  BluffStage *stage;
  BluffRandom random;
  gboolean shared;
  gboolean to_be_done;
  guint seen; /* views with a card in them */
  guint told; /* cards that somebody was told of */
  guint own;  /* views of somebody, not of an onlooker */
  guint held;
} World;

static gboolean
is_known (guint card)
{
  return card < BLUFF_N_PAIRS;
}

/* Dealt or drawn: what all see revealed is not meant. */
static guint
count_told (const BluffTold *told)
{
  guint n = 0;

  if (told->event.kind == BLUFF_EVENT_SETUP)
    for (guint i = 0; i < G_N_ELEMENTS (told->event.deck.cards); i++)
      n += is_known (told->event.deck.cards[i]);
  else if (told->event.kind == BLUFF_EVENT_DRAW)
    n += is_known (told->event.draw.cards[0]);

  return n;
}

/* Whatever a widget could ask for now. */
static void
check (World *world)
{
  BluffView view, before;
  BluffTold told;
  guint n = bluff_stage_get_n_shown (world->stage);

  bluff_stage_get_view (world->stage, &view);
  bluff_stage_get_before (world->stage, &before);
  world->own += bluff_stage_get_viewer (world->stage) != BLUFF_ONLOOKER;
  world->seen += is_known (view.bluffaneer.card) + is_known (before.bluffaneer.card);
  for (guint number = 1; number <= n; number++)
    {
      g_assert_true (bluff_stage_tell (world->stage, number, &told));
      world->told += count_told (&told);
    }
  if (world->shared)
    {
      g_assert_cmpuint (world->seen, ==, 0);
      g_assert_cmpuint (world->told, ==, 0);
    }
}

static void
present_cb (World *world)
{
  check (world);
  world->to_be_done = TRUE;
}

/* People who decide may see their card meanwhile, whole, though no view has it. */
static void
check_held (World *world, BluffSeat seat)
{
  BluffView own, whole;

  if (!world->shared)
    return;

  g_assert_true (bluff_stage_look (world->stage, seat, &own));
  bluff_match_view (world->match, seat, &whole);
  g_assert_true (is_known (own.bluffaneer.card));
  g_assert_cmpuint (own.bluffaneer.card, ==, whole.bluffaneer.card);
  world->held++;
}

static void
decide (World *world)
{
  BluffSeats asked = bluff_race_get_asked (bluff_stage_get_race (world->stage));
  BluffSeat seat;

  if (asked == 0)
    return;

  seat = bluff_seats_first (asked);
  check_held (world, seat);
  if (bluff_random_coin (&world->random))
    bluff_stage_pass (world->stage);
  else
    bluff_stage_shout (world->stage, seat, 0);
}

static void
act (World *world)
{
  BluffLegal legal;
  BluffAction action;

  bluff_stage_legal (world->stage, &legal);
  check_held (world, legal.seat);
  bluff_legal_random (&legal, &world->random, &action);
  g_assert_cmpint (bluff_stage_act (world->stage, &action), ==, BLUFF_REFUSAL_NONE);
}

static void
step (World *world)
{
  check (world);
  if (world->to_be_done)
    {
      world->to_be_done = FALSE;
      bluff_stage_done (world->stage);
    }
  else if (bluff_stage_get_curtain (world->stage) != BLUFF_CURTAIN_UP)
    bluff_stage_raise (world->stage);
  else if (bluff_stage_get_asking (world->stage) != BLUFF_ASKING_NOBODY)
    decide (world);
  else if (bluff_stage_may_act (world->stage))
    act (world);
  test_clock_iterate (G_TIME_SPAN_SECOND);
}

static void
world_init (World *world, const Company *company)
{
  BluffMatchSeat seats[PLAYERS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffTable table;

  *world = (World){ .shared = bluff_seats_count (company->people) > 1 };
  bluff_random_seed (&world->random, SEED);
  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, PLAYERS);
  for (BluffSeat seat = 0; seat < PLAYERS; seat++)
    {
      gboolean person = bluff_seats_has (company->people, seat);

      seats[seat] = (BluffMatchSeat){ "Somebody", !person, person ? NULL : "deckhand" };
    }
  world->match = bluff_match_new (&table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (world->match, SEED);
  world->stage = bluff_stage_new (world->match);
  bluff_stage_set_in_turn (world->stage, company->in_turn);
  g_signal_connect_swapped (world->stage, "present", G_CALLBACK (present_cb), world);
}

/* One person alone sees their card all the time: the counters do count. */
static void
test_whole_game (gconstpointer data)
{
  const Company *company = data;
  World world;

  world_init (&world, company);
  bluff_stage_start (world.stage);
  while (!(bluff_match_is_over (world.match) && bluff_stage_is_settled (world.stage)))
    {
      g_assert_cmpuint (bluff_match_get_n_told (world.match), <, EVENTS_MAX);
      step (&world);
    }

  g_assert_cmpint (world.seen > 0, ==, !world.shared);
  g_assert_cmpint (world.told > 0, ==, !world.shared);
  g_assert_cmpint (world.held > 0, ==, world.shared);
  g_assert_cmpint (world.own > 0, ==, !world.shared || company->in_turn);
  g_clear_object (&world.stage);
  g_clear_object (&world.match);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      g_autofree char *path = g_strdup_printf ("/stage-cover/%s", companies[i].name);

      g_test_add_data_func (path, &companies[i], test_whole_game);
    }

  return g_test_run ();
}
