/* stage-world.c: a match with its stage and people who play on it at random, and check that nobody sees what they may
 * not.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage-world.h"

#include "test-clock.h"

enum
{
  SEED = 20261117
};

const Company companies[N_COMPANIES] = {
  { "bluffer-three-people", BLUFF_GAME_BLUFFER, 3, 7, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffer-two-people-two-computers", BLUFF_GAME_BLUFFER, 4, 1 << 0 | 1 << 2, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffer-in-turn", BLUFF_GAME_BLUFFER, 4, 1 << 0 | 1 << 2 | 1 << 3, TRUE, BLUFF_SHOUT_RELAXED },
  { "bluffer-alone", BLUFF_GAME_BLUFFER, 3, 1 << 1, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-six-people", BLUFF_GAME_BLUFFANEER, 6, 63, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-mixed", BLUFF_GAME_BLUFFANEER, 5, 1 << 0 | 1 << 3, FALSE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-in-turn", BLUFF_GAME_BLUFFANEER, 4, 1 << 1 | 1 << 2, TRUE, BLUFF_SHOUT_RELAXED },
  { "bluffaneer-alone", BLUFF_GAME_BLUFFANEER, 3, 1 << 0, FALSE, BLUFF_SHOUT_RELAXED },
};

gboolean
is_moment (BluffMatch *match)
{
  BluffPhase phase = bluff_match_get_phase (match);

  return phase == BLUFF_PHASE_BLUFFER_CALL || phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

static void
present_cb (World *world, guint number)
{
  world->to_be_done = number;
}

static void
curtain_cb (World *world)
{
  BluffCurtainState curtain = bluff_stage_get_curtain (world->stage);

  if (curtain != BLUFF_CURTAIN_UP)
    g_assert_cmpuint (bluff_stage_get_asking (world->stage), ==, BLUFF_ASKING_NOBODY);
  if (curtain == BLUFF_CURTAIN_PASS && is_moment (world->match))
    world->passed++;
  if (curtain == BLUFF_CURTAIN_GATHER)
    world->gathers++;
}

static void
asking_cb (World *world)
{
  BluffSeats asked = bluff_race_get_asked (bluff_stage_get_race (world->stage));

  switch (bluff_stage_get_asking (world->stage))
    {
    case BLUFF_ASKING_OPENLY:
      g_assert_cmpuint (bluff_stage_get_viewer (world->stage), ==, BLUFF_ONLOOKER);
      g_assert_cmpuint (bluff_stage_get_curtain (world->stage), ==, BLUFF_CURTAIN_UP);
      g_assert_cmpuint (asked & ~world->company->people, ==, 0);
      g_assert_false (bluff_seats_has (asked, bluff_match_get_turn (world->match)));
      break;
    case BLUFF_ASKING_VIEWER:
      g_assert_cmpuint (asked & ~bluff_seats_of (bluff_stage_get_viewer (world->stage)), ==, 0);
      break;
    case BLUFF_ASKING_NOBODY:
    default:
      break;
    }
}

static void
fill_seats (const Company *company, BluffMatchSeat *seats)
{
  for (BluffSeat seat = 0; seat < company->players; seat++)
    {
      gboolean person = bluff_seats_has (company->people, seat);

      seats[seat] = (BluffMatchSeat){ "Somebody", !person, person ? NULL : "deckhand" };
    }
}

void
world_init (World *world, const Company *company, const BluffEvent *events, guint n)
{
  BluffMatchSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffTable table;

  *world = (World){ .company = company, .journal = g_object_new (MEMORY_TYPE_JOURNAL, NULL) };
  bluff_random_seed (&world->random, SEED);
  bluff_table_init (&table, company->game, company->players);
  table.shout = (guint8) company->shout;
  fill_seats (company, seats);
  world->match = bluff_match_new_resumed (&table, seats, events, n, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (world->match, SEED);
  bluff_match_set_journal (world->match, BLUFF_JOURNAL (world->journal));
  if (n > 0)
    g_array_append_vals (world->journal->events, events, n);

  world->stage = bluff_stage_new (world->match);
  bluff_stage_set_in_turn (world->stage, company->in_turn);
  bluff_stage_set_window (world->stage, SHORT_WINDOW);
  g_signal_connect_swapped (world->stage, "present", G_CALLBACK (present_cb), world);
  g_signal_connect_swapped (world->stage, "notify::curtain", G_CALLBACK (curtain_cb), world);
  g_signal_connect_swapped (world->stage, "notify::asking", G_CALLBACK (asking_cb), world);
}

void
world_clear (World *world)
{
  g_clear_object (&world->stage);
  g_clear_object (&world->match);
  while (test_clock_iterate (0))
    continue;
  g_clear_object (&world->journal);
}

/* --- Playing -------------------------------------------------------------------------------------------------------
 */

BluffSeats
get_asked (World *world)
{
  return bluff_race_get_asked (bluff_stage_get_race (world->stage));
}

/* Nobody's secrets are on the screen, and each person who is asked may look at theirs. */
static void
check_open_table (World *world)
{
  BluffView view, own;

  bluff_stage_get_view (world->stage, &view);
  if (world->company->game == BLUFF_GAME_BLUFFANEER)
    g_assert_cmpuint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
  for (BluffSeat seat = 0; seat < world->company->players; seat++)
    {
      gboolean asked = bluff_seats_has (get_asked (world), seat);

      g_assert_cmpint (bluff_stage_look (world->stage, seat, &own), ==, asked);
      if (asked && world->company->game == BLUFF_GAME_BLUFFANEER)
        {
          g_assert_cmpuint (own.bluffaneer.seat, ==, seat);
          g_assert_cmpuint (own.bluffaneer.card, <, BLUFF_N_PAIRS);
        }
    }
}

static BluffSeat
pick_asked (World *world)
{
  BluffSeats asked = get_asked (world);
  guint n = bluff_random_below (&world->random, bluff_seats_count (asked));

  while (n-- > 0)
    asked = bluff_seats_without (asked, bluff_seats_first (asked));

  return bluff_seats_first (asked);
}

/* Bluffaneer's own card, where several people look (see test-stage-cover). */
static gboolean
is_covered (World *world)
{
  return world->company->game == BLUFF_GAME_BLUFFANEER && bluff_seats_count (world->company->people) > 1;
}

static void
decide (World *world)
{
  BluffView view;
  BluffSeat seat;

  if (bluff_stage_get_asking (world->stage) == BLUFF_ASKING_OPENLY)
    {
      world->openly++;
      check_open_table (world);
    }
  else /* Only what is covered has to be looked at: other cards are there to be seen. */
    g_assert_cmpint (bluff_stage_look (world->stage, bluff_stage_get_viewer (world->stage), &view), ==,
                     is_covered (world));

  seat = pick_asked (world);
  if (bluff_random_coin (&world->random))
    bluff_stage_pass (world->stage);
  else
    g_assert_cmpint (bluff_stage_shout (world->stage, seat, 0), ==, BLUFF_RACE_COUNTS);
  g_assert_false (bluff_stage_look (world->stage, seat, &view));
}

/* In an open turn nobody's secret is on the screen, and only the person whose turn it is may look at one: their own. */
static void
check_looks (World *world)
{
  BluffView view, own;
  BluffSeat actor = bluff_match_get_looker (world->match);
  gboolean open = bluff_stage_get_viewer (world->stage) == BLUFF_ONLOOKER;

  bluff_stage_get_view (world->stage, &view);
  if (open && world->company->game == BLUFF_GAME_BLUFFANEER)
    g_assert_cmpuint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_assert_cmpint (bluff_stage_look (world->stage, seat, &own), ==, open && seat == actor);
  g_assert_false (bluff_stage_look (world->stage, BLUFF_ONLOOKER, &own));
  if (!open)
    return;

  world->looks++;
  bluff_stage_look (world->stage, actor, &own);
  g_assert_cmpuint (own.bluffaneer.seat, ==, actor);
  g_assert_cmpuint (own.bluffaneer.card, <, BLUFF_N_PAIRS);
}

static void
act (World *world)
{
  BluffLegal legal;
  BluffAction action;
  BluffView view;
  BluffSeat actor = bluff_match_get_looker (world->match);

  check_looks (world);
  bluff_stage_legal (world->stage, &legal);
  bluff_legal_random (&legal, &world->random, &action);
  g_assert_cmpint (bluff_stage_act (world->stage, &action), ==, BLUFF_REFUSAL_NONE);
  /* What is done cannot be looked up any more. */
  g_assert_false (bluff_stage_look (world->stage, actor, &view));
}

void
step (World *world, gboolean deciding)
{
  if (world->to_be_done != 0)
    {
      world->to_be_done = 0;
      bluff_stage_done (world->stage);
    }
  else if (bluff_stage_get_curtain (world->stage) != BLUFF_CURTAIN_UP)
    bluff_stage_raise (world->stage);
  else if (bluff_stage_get_asking (world->stage) != BLUFF_ASKING_NOBODY)
    {
      if (get_asked (world) != 0 && deciding)
        decide (world);
    }
  else if (bluff_stage_may_act (world->stage))
    act (world);
  test_clock_iterate (G_TIME_SPAN_SECOND);
}

void
play_to_moment (World *world)
{
  bluff_stage_start (world->stage);
  while (get_asked (world) == 0 || bluff_stage_get_asking (world->stage) == BLUFF_ASKING_NOBODY)
    step (world, FALSE);
}

void
play_out_moment (World *world)
{
  while (is_moment (world->match) || bluff_match_is_saving (world->match))
    {
      if (world->to_be_done != 0)
        {
          world->to_be_done = 0;
          bluff_stage_done (world->stage);
        }
      test_clock_iterate (G_TIME_SPAN_SECOND);
    }
}

const BluffEvent *
get_event (World *world, guint index)
{
  return &g_array_index (world->journal->events, BluffEvent, index);
}

guint
count_decisions (World *world, BluffSeats *shouted)
{
  guint n = 0;

  *shouted = 0;
  for (guint i = world->journal->events->len; i-- > 0;)
    {
      const BluffEvent *event = get_event (world, i);

      if (event->kind == BLUFF_EVENT_DECIDE)
        {
          n++;
          if (event->decide.shout)
            *shouted |= bluff_seats_of (event->seat);
        }
      else if (n > 0)
        break;
    }

  return n;
}
