/* test-stage.c: whose eyes, and when: whole games through the stage, with one person, with several and with none.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-stage.h"

#include "test-clock.h"

enum
{
  SEED = 20261116,
  MOVES_MAX = 20000
};

typedef struct
{
  const char *name;
  guint players;
  BluffSeats people;
} Company;

static const Company companies[] = {
  { "alone-with-two", 3, 1 << 1 },
  { "alone-with-four", 5, 1 << 0 },
  { "two-people", 2, 1 << 0 | 1 << 1 },
  { "two-people-and-two-computers", 4, 1 << 0 | 1 << 2 },
  { "three-people", 3, 7 },
  { "five-people", 5, 31 },
  { "nobody", 3, 0 },
};

typedef struct
{
  const Company *company;
  BluffMatch *match;
  BluffStage *stage;
  BluffRandom random;
  guint presented;      /* events */
  guint to_be_done;     /* an event that is being presented */
  BluffSeat at_curtain; /* the viewer when the curtain was raised last */
  guint curtains;
} World;

static BluffMatch *
make_match (const Company *company)
{
  BluffTable table;
  BluffMatchSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffMatch *match;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, company->players);
  table.voyage = BLUFF_VOYAGE_SHORT;
  for (BluffSeat seat = 0; seat < company->players; seat++)
    {
      gboolean person = bluff_seats_has (company->people, seat);

      seats[seat] = (BluffMatchSeat){ "Somebody", !person, person ? NULL : "deckhand" };
    }
  match = bluff_match_new (&table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (match, SEED);

  return match;
}

/* Nothing of a hand is in the view unless its owner looks. */
static void
check_eyes (World *world)
{
  BluffSeat viewer = bluff_stage_get_viewer (world->stage);
  BluffView view;

  bluff_stage_get_view (world->stage, &view);
  g_assert_cmpuint (view.pirate.seat, ==, viewer);
  if (viewer == BLUFF_ONLOOKER)
    {
      g_assert_cmpuint (bluff_cards_count (view.pirate.hand), ==, 0);
      g_assert_cmpuint (bluff_cards_count (view.pirate.down), ==, 0);
    }
  else
    g_assert_true (bluff_seats_has (world->company->people, viewer));

  switch (bluff_seats_count (world->company->people))
    {
    case 0:
      g_assert_cmpuint (viewer, ==, BLUFF_ONLOOKER);
      break;
    case 1:
      g_assert_cmpuint (viewer, ==, bluff_seats_first (world->company->people));
      g_assert_cmpuint (bluff_stage_get_curtain (world->stage), ==, BLUFF_CURTAIN_UP);
      break;
    default:
      /* Only the person who has raised the curtain sees a hand. */
      if (viewer != BLUFF_ONLOOKER)
        g_assert_cmpuint (viewer, ==, world->at_curtain);
    }
}

static void
present_cb (World *world, guint number)
{
  BluffTold told;

  g_assert_cmpuint (number, ==, ++world->presented);
  g_assert_cmpuint (bluff_stage_get_curtain (world->stage), ==, BLUFF_CURTAIN_UP);
  g_assert_false (bluff_stage_is_settled (world->stage));
  g_assert_false (bluff_stage_may_act (world->stage));
  g_assert_true (bluff_stage_tell (world->stage, number, &told));
  g_assert_false (bluff_stage_tell (world->stage, number + 1, &told));
  check_eyes (world);
  world->to_be_done = number;
}

/* The viewer is changed before the curtain is seen. */
static void
curtain_cb (World *world)
{
  if (bluff_stage_get_curtain (world->stage) == BLUFF_CURTAIN_UP)
    return;

  g_assert_cmpuint (bluff_stage_get_viewer (world->stage), ==, BLUFF_ONLOOKER);
  g_assert_cmpuint (bluff_stage_get_next (world->stage), ==, bluff_match_get_looker (world->match));
  world->curtains++;
}

static void
act (World *world)
{
  BluffLegal legal;
  BluffAction action;

  bluff_stage_legal (world->stage, &legal);
  bluff_legal_random (&legal, &world->random, &action);
  g_assert_cmpint (bluff_stage_act (world->stage, &action), ==, BLUFF_REFUSAL_NONE);
}

static void
raise_curtain (World *world)
{
  world->at_curtain = bluff_stage_get_next (world->stage);
  bluff_stage_raise (world->stage);
  g_assert_cmpuint (bluff_stage_get_viewer (world->stage), ==, world->at_curtain);
}

static void
step (World *world)
{
  if (world->to_be_done != 0)
    {
      world->to_be_done = 0;
      bluff_stage_done (world->stage);
    }
  else if (bluff_stage_get_curtain (world->stage) != BLUFF_CURTAIN_UP)
    raise_curtain (world);
  else if (bluff_stage_may_act (world->stage))
    act (world);
  check_eyes (world);
  test_clock_iterate (G_TIME_SPAN_SECOND);
}

static void
world_init (World *world, const Company *company)
{
  *world = (World){ .company = company, .at_curtain = BLUFF_NO_SEAT };
  bluff_random_seed (&world->random, SEED);
  world->match = make_match (company);
  world->stage = bluff_stage_new (world->match);
  g_signal_connect_swapped (world->stage, "present", G_CALLBACK (present_cb), world);
  g_signal_connect_swapped (world->stage, "notify::curtain", G_CALLBACK (curtain_cb), world);
}

static void
world_clear (World *world)
{
  g_clear_object (&world->stage);
  g_clear_object (&world->match);
  while (test_clock_iterate (0))
    continue;
}

static void
test_whole_game (gconstpointer data)
{
  World world;
  g_autoptr (GArray) secrets = NULL;

  world_init (&world, data);
  bluff_stage_start (world.stage);
  while (!(bluff_match_is_over (world.match) && bluff_stage_is_settled (world.stage)))
    {
      g_assert_cmpuint (bluff_match_get_n_told (world.match), <, MOVES_MAX);
      step (&world);
    }

  g_assert_cmpuint (world.presented, ==, bluff_match_get_n_told (world.match));
  if (bluff_seats_count (world.company->people) > 1)
    g_assert_cmpuint (world.curtains, >, bluff_seats_count (world.company->people));
  else
    g_assert_cmpuint (world.curtains, ==, 0);
  secrets = bluff_stage_open_secrets (world.stage);
  g_assert_cmpuint (secrets->len, ==, world.presented);
  world_clear (&world);
}

/* Plays until the viewer may act. */
static void
play_to_decision (World *world)
{
  bluff_stage_start (world->stage);
  while (!bluff_stage_may_act (world->stage))
    step (world);
}

/* Hiding takes the viewer's cards off the screen at once, and waits for the same person. */
static void
test_hide (void)
{
  World world;
  BluffSeat viewer;

  world_init (&world, &companies[4]);
  play_to_decision (&world);
  viewer = bluff_stage_get_viewer (world.stage);
  bluff_stage_hide (world.stage);
  g_assert_cmpuint (bluff_stage_get_viewer (world.stage), ==, BLUFF_ONLOOKER);
  g_assert_cmpuint (bluff_stage_get_curtain (world.stage), ==, BLUFF_CURTAIN_PASS);
  g_assert_cmpuint (bluff_stage_get_next (world.stage), ==, viewer);
  g_assert_false (bluff_stage_may_act (world.stage));
  bluff_stage_hide (world.stage);
  g_assert_cmpuint (bluff_stage_get_next (world.stage), ==, viewer);
  raise_curtain (&world);
  while (!bluff_stage_may_act (world.stage))
    step (&world);
  world_clear (&world);
}

/* A person who plays alone has nobody to hide from. */
static void
test_hide_alone (void)
{
  World world;

  world_init (&world, &companies[0]);
  play_to_decision (&world);
  bluff_stage_hide (world.stage);
  g_assert_cmpuint (bluff_stage_get_curtain (world.stage), ==, BLUFF_CURTAIN_UP);
  g_assert_true (bluff_stage_may_act (world.stage));
  world_clear (&world);
}

/* Nothing is secret to a person who comes back to a game that was left: the curtain is down from the beginning. */
static void
test_come_back (void)
{
  World world;
  g_autoptr (BluffStage) again = NULL;

  world_init (&world, &companies[4]);
  play_to_decision (&world);
  bluff_stage_stop (world.stage);
  again = bluff_stage_new (world.match);
  g_assert_cmpuint (bluff_stage_get_viewer (again), ==, BLUFF_ONLOOKER);
  bluff_stage_start (again);
  g_assert_cmpuint (bluff_stage_get_curtain (again), !=, BLUFF_CURTAIN_UP);
  g_assert_cmpuint (bluff_stage_get_viewer (again), ==, BLUFF_ONLOOKER);
  g_clear_object (&again);
  world_clear (&world);
}

/* Nobody sees the hand of a person who has handed the seat over, and the game goes on without a curtain for that
 * seat. */
static void
test_leave (void)
{
  World world;
  BluffSeat viewer;
  g_autoptr (GError) error = NULL;

  world_init (&world, &companies[4]);
  play_to_decision (&world);
  viewer = bluff_stage_get_viewer (world.stage);
  g_assert_true (bluff_match_set_seat (world.match, viewer, &(BluffMatchSeat){ "Somebody", TRUE, "deckhand" }, &error));
  g_assert_no_error (error);
  while (bluff_stage_get_viewer (world.stage) == viewer)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (bluff_stage_get_viewer (world.stage), ==, BLUFF_ONLOOKER);
  world_clear (&world);
}

/* Plays until a curtain waits for somebody, with CURTAINS raised before it, and lets the computer sit down there. */
static BluffSeat
leave_behind_curtain (World *world, guint curtains)
{
  BluffSeat left;
  g_autoptr (GError) error = NULL;

  bluff_stage_start (world->stage);
  while (world->curtains <= curtains || bluff_stage_get_curtain (world->stage) == BLUFF_CURTAIN_UP)
    step (world);
  left = bluff_stage_get_next (world->stage);
  g_assert_true (bluff_match_set_seat (world->match, left, &(BluffMatchSeat){ "Somebody", TRUE, "deckhand" }, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bluff_stage_get_viewer (world->stage), !=, left);

  return left;
}

/* Of two people one is left: there is nobody to look away for any more. */
static void
test_leave_curtain_of_two (void)
{
  for (guint curtains = 0; curtains < 4; curtains++)
    {
      World world;
      Company one = companies[2];
      BluffSeat left;

      world_init (&world, &companies[2]);
      left = leave_behind_curtain (&world, curtains);
      one.people = bluff_seats_without (one.people, left);
      world.company = &one;
      g_assert_cmpuint (bluff_stage_get_curtain (world.stage), ==, BLUFF_CURTAIN_UP);
      while (!bluff_stage_may_act (world.stage))
        step (&world);
      g_assert_cmpuint (bluff_stage_get_viewer (world.stage), ==, bluff_seats_first (one.people));
      world_clear (&world);
    }
}

/* Of three people two are left: the curtain never lets anybody see the hand of the one who left, and the game goes on
 * to its end. */
static void
test_leave_curtain_of_three (void)
{
  for (guint curtains = 0; curtains < 4; curtains++)
    {
      World world;
      Company two = companies[4];
      BluffSeat left;

      world_init (&world, &companies[4]);
      left = leave_behind_curtain (&world, curtains);
      two.people = bluff_seats_without (two.people, left);
      world.company = &two;
      if (bluff_stage_get_curtain (world.stage) == BLUFF_CURTAIN_PASS)
        g_assert_cmpuint (bluff_stage_get_next (world.stage), ==, bluff_match_get_looker (world.match));
      else
        g_assert_cmpuint (bluff_match_get_looker (world.match), ==, BLUFF_NO_SEAT);
      while (!(bluff_match_is_over (world.match) && bluff_stage_is_settled (world.stage)))
        step (&world);
      world_clear (&world);
    }
}

/* The one for whom the curtain waits over a game that was left does not come back either: it waits for anybody. */
static void
test_leave_when_back (void)
{
  World world;
  g_autoptr (BluffStage) again = NULL;
  g_autoptr (GError) error = NULL;

  world_init (&world, &companies[4]);
  play_to_decision (&world);
  bluff_stage_stop (world.stage);
  again = bluff_stage_new (world.match);
  bluff_stage_start (again);
  g_assert_true (bluff_match_set_seat (world.match, bluff_stage_get_next (again),
                                       &(BluffMatchSeat){ "Somebody", TRUE, "deckhand" }, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (bluff_stage_get_curtain (again), ==, BLUFF_CURTAIN_GATHER);
  g_assert_cmpuint (bluff_stage_get_viewer (again), ==, BLUFF_ONLOOKER);
  bluff_stage_raise (again);
  g_assert_cmpuint (bluff_stage_get_viewer (again), ==, BLUFF_ONLOOKER);
  bluff_stage_stop (again);
  g_clear_object (&again);
  world_clear (&world);
}

/* --- Open turns ----------------------------------------------------------------------------------------------------
 */

static void
finish_cb (BluffStage *stage, guint number)
{
  (void) number;
  bluff_stage_done (stage);
}

static void
settle (BluffStage *stage)
{
  while (!bluff_stage_is_settled (stage))
    g_main_context_iteration (NULL, TRUE);
}

/* Dice are rolled in front of everybody: no curtain, nobody's card, and yet the roll is the roller's. */
static void
test_open_turn (void)
{
  BluffMatchSeat seats[3] = { { .name = "Ada" }, { .name = "Bea" }, { .name = "Cleo" } };
  BluffTable table;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffMatch) match = NULL;
  g_autoptr (BluffStage) stage = NULL;
  BluffLegal legal;
  BluffView view;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, G_N_ELEMENTS (seats));
  table.first = 1;
  match = bluff_match_new (&table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (match, SEED);
  stage = bluff_stage_new (match);
  g_signal_connect (stage, "present", G_CALLBACK (finish_cb), NULL);
  bluff_stage_start (stage);
  settle (stage);
  g_assert_cmpuint (bluff_stage_get_curtain (stage), ==, BLUFF_CURTAIN_UP);
  g_assert_cmpuint (bluff_stage_get_viewer (stage), ==, BLUFF_ONLOOKER);
  bluff_stage_get_view (stage, &view);
  g_assert_cmpuint (view.bluffaneer.card, ==, BLUFF_PAIR_NONE);
  g_assert_true (bluff_stage_may_act (stage));
  bluff_stage_legal (stage, &legal);
  g_assert_cmpuint (legal.seat, ==, 1);
  g_assert_true (bluff_legal_offers (&legal, BLUFF_ACTION_ROLL));
  g_assert_cmpint (bluff_stage_act (stage, &(BluffAction){ .kind = BLUFF_ACTION_ANSWER }), !=, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (bluff_stage_act (stage, &(BluffAction){ .kind = BLUFF_ACTION_ROLL }), ==, BLUFF_REFUSAL_NONE);
  settle (stage);
  g_assert_cmpuint (bluff_stage_get_viewer (stage), ==, BLUFF_ONLOOKER);
  bluff_stage_stop (stage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      g_autofree char *path = g_strconcat ("/stage/whole-game/", companies[i].name, NULL);

      g_test_add_data_func (path, &companies[i], test_whole_game);
    }
  g_test_add_func ("/stage/hide", test_hide);
  g_test_add_func ("/stage/hide-alone", test_hide_alone);
  g_test_add_func ("/stage/come-back", test_come_back);
  g_test_add_func ("/stage/leave", test_leave);
  g_test_add_func ("/stage/leave-curtain-of-two", test_leave_curtain_of_two);
  g_test_add_func ("/stage/leave-curtain-of-three", test_leave_curtain_of_three);
  g_test_add_func ("/stage/leave-when-back", test_leave_when_back);
  g_test_add_func ("/stage/open-turn", test_open_turn);

  return g_test_run ();
}
