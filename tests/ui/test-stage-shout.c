/* test-stage-shout.c: shouts (C4) through the stage: who is first at an open table, in a hurry, and after the game was
 * left in the middle of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage-world.h"

#include "test-clock.h"

enum
{
  BLUFFER_ALONE = 3, /* of the companies */
  BLUFFANEER_ALONE = 7,
  MOST_GAMES = 20
};

static const Company quick_people = { "", BLUFF_GAME_BLUFFANEER, 4, 15, TRUE, BLUFF_SHOUT_QUICK };
static const Company quick_mixed = { "", BLUFF_GAME_BLUFFANEER, 4, 1 << 0 | 1 << 1, FALSE, BLUFF_SHOUT_QUICK };

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static void
test_open_first_shout (void)
{
  World world;
  BluffSeats asked, shouted;
  BluffSeat seat;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  g_assert_cmpuint (bluff_seats_count (asked), ==, 5);
  seat = bluff_seats_first (bluff_seats_without (asked, bluff_seats_first (asked)));
  g_assert_cmpint (bluff_stage_shout (world.stage, seat, 0), ==, BLUFF_RACE_COUNTS);
  /* One who presses a moment later is told so, and changes nothing. */
  g_assert_cmpint (bluff_stage_shout (world.stage, bluff_seats_first (asked), 0), ==, BLUFF_RACE_LATE);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 5);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (seat));
  g_assert_cmpuint (bluff_match_get_phase (world.match), ==, BLUFF_PHASE_BLUFFANEER_ANSWER);
  world_clear (&world);
}

static void
test_open_nobody (void)
{
  World world;
  BluffSeats shouted;

  world_init (&world, &companies[0], NULL, 0);
  play_to_moment (&world);
  bluff_stage_pass (world.stage);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 2);
  g_assert_cmpuint (shouted, ==, 0);
  world_clear (&world);
}

/* --- In a hurry ----------------------------------------------------------------------------------------------------
 */

static void
test_quick_shout (void)
{
  World world;
  BluffSeats asked, shouted;
  BluffSeat a, b;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  /* A rope is for everybody at once, whatever the table prefers without one. */
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  asked = get_asked (&world);
  a = bluff_seats_first (asked);
  b = bluff_seats_first (bluff_seats_without (asked, a));
  g_assert_cmpint (bluff_stage_shout (world.stage, b, 100), ==, BLUFF_RACE_COUNTS);
  g_assert_cmpint (bluff_stage_shout (world.stage, a, 130), ==, BLUFF_RACE_COUNTS);
  play_out_moment (&world);
  /* The third one was never asked to let it pass: the moment was closed, and the coin decided. */
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 2);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (a) | bluff_seats_of (b));
  g_assert_cmpuint (get_event (&world, world.journal->events->len - 2)->kind, ==, BLUFF_EVENT_FLIP);
  world_clear (&world);
}

static void
test_quick_burns_down (void)
{
  World world;
  BluffSeats shouted;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  play_out_moment (&world);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 3);
  g_assert_cmpuint (shouted, ==, 0);
  world_clear (&world);
}

/* While the rope stands still, computers do not think on. */
static void
test_quick_pause (void)
{
  World world;
  guint n;
  gint64 until;

  world_init (&world, &quick_mixed, NULL, 0);
  play_to_moment (&world);
  bluff_stage_set_paused (world.stage, TRUE);
  g_assert_true (bluff_match_is_paused (world.match));
  n = bluff_match_get_n_told (world.match);
  until = g_get_monotonic_time () + 2 * SHORT_WINDOW * G_USEC_PER_SEC;
  while (g_get_monotonic_time () < until)
    {
      step (&world, FALSE);
      test_clock_pass (100);
    }
  g_assert_cmpuint (bluff_match_get_n_told (world.match), ==, n);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  bluff_stage_set_paused (world.stage, FALSE);
  play_out_moment (&world);
  g_assert_cmpuint (bluff_match_get_n_told (world.match), >, n);
  world_clear (&world);
}

/* A player who goes to read the rules finds the rope as it was, and not burning. */
static void
test_quick_look_elsewhere (void)
{
  World world;
  gint64 left;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  bluff_stage_stop (world.stage);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_NOBODY);
  left = bluff_race_get_left (bluff_stage_get_race (world.stage));
  g_assert_cmpint (bluff_stage_shout (world.stage, bluff_seats_first (get_asked (&world)), 0), ==, BLUFF_RACE_IGNORED);
  bluff_stage_start (world.stage);
  g_assert_cmpuint (bluff_stage_get_curtain (world.stage), ==, BLUFF_CURTAIN_GATHER);
  bluff_stage_raise (world.stage);
  while (bluff_stage_get_asking (world.stage) == BLUFF_ASKING_NOBODY)
    step (&world, FALSE);
  g_assert_true (bluff_race_is_paused (bluff_stage_get_race (world.stage)));
  g_assert_cmpint (bluff_race_get_left (bluff_stage_get_race (world.stage)), ==, left);
  world_clear (&world);
}

/* --- Told once -----------------------------------------------------------------------------------------------------
 */

/* One's own shout that counts is told before, as a decision; another's is told only then, whether or not there was a
 * toss. */
static void
test_told_once (gconstpointer data)
{
  const Company *company = data;
  BluffEventKind counts = company->game == BLUFF_GAME_BLUFFER ? BLUFF_EVENT_CALL : BLUFF_EVENT_CLAIM;
  BluffSeat me = bluff_seats_first (company->people);
  guint own = 0, others = 0;

  for (guint64 seed = 1; own == 0 || others == 0; seed++)
    {
      guint seen = 0;
      World world;
      BluffTold told;

      g_assert_cmpuint (seed, <=, MOST_GAMES);
      world_init (&world, company, NULL, 0);
      bluff_match_set_seed (world.match, seed);
      bluff_stage_start (world.stage);
      while (!bluff_match_is_over (world.match))
        {
          step (&world, TRUE);
          for (; seen < bluff_stage_get_n_shown (world.stage); seen++)
            {
              gboolean repeated = bluff_stage_is_repeated (world.stage, seen + 1);

              g_assert_true (bluff_stage_tell (world.stage, seen + 1, &told));
              g_assert_cmpint (repeated, ==, told.event.kind == counts && told.event.seat == me);
              own += repeated;
              others += told.event.kind == counts && told.event.seat != me;
            }
        }
      world_clear (&world);
    }
}

/* --- Left in the middle --------------------------------------------------------------------------------------------
 */

/* Several come back to an open table: everybody is called together first, and only those who have not decided are
 * asked. */
static void
test_resume_openly (void)
{
  World world, again;
  BluffSeats asked;
  guint n;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  n = world.journal->events->len;
  bluff_stage_shout (world.stage, bluff_seats_first (asked), 0);
  while (world.journal->events->len == n)
    g_main_context_iteration (NULL, TRUE);

  /* The first of the decisions alone has been kept. */
  world_init (&again, &companies[4], &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
  world_clear (&world);
  bluff_stage_start (again.stage);
  g_assert_cmpuint (bluff_stage_get_curtain (again.stage), ==, BLUFF_CURTAIN_GATHER);
  g_assert_cmpuint (bluff_stage_get_viewer (again.stage), ==, BLUFF_ONLOOKER);
  play_to_moment (&again);
  g_assert_cmpuint (bluff_stage_get_asking (again.stage), ==, BLUFF_ASKING_OPENLY);
  g_assert_cmpuint (get_asked (&again), ==, bluff_seats_without (asked, bluff_seats_first (asked)));
  world_clear (&again);
}

/* A quick game that was left after the first of those who were asked had shouted, and whose rope stands still. */
static BluffSeats
come_back_to_quick (World *again)
{
  World world;
  BluffSeats asked;
  guint n;

  world_init (&world, &quick_people, NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  n = world.journal->events->len;
  bluff_stage_shout (world.stage, bluff_seats_first (asked), 0);
  while (world.journal->events->len == n)
    g_main_context_iteration (NULL, TRUE);

  world_init (again, &quick_people, &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
  world_clear (&world);
  play_to_moment (again);
  g_assert_true (bluff_race_is_paused (bluff_stage_get_race (again->stage)));

  return asked;
}

/* In a quick game nobody's rope burns before they say so; then the shout that was made before ends the moment. */
static void
test_resume_quick (void)
{
  World again;
  BluffSeats asked = come_back_to_quick (&again), shouted;

  bluff_stage_set_paused (again.stage, FALSE);
  play_out_moment (&again);
  g_assert_cmpuint (count_decisions (&again, &shouted), ==, 1);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (bluff_seats_first (asked)));
  world_clear (&again);
}

/* A shout counts as soon as the rope burns, however slow everything else is. */
static void
test_resume_quick_at_once (void)
{
  World again;
  BluffSeats asked = come_back_to_quick (&again), shouted;
  BluffSeat next = bluff_seats_first (get_asked (&again));

  bluff_stage_set_paused (again.stage, FALSE);
  g_assert_cmpint (bluff_stage_shout (again.stage, next, 0), ==, BLUFF_RACE_COUNTS);
  play_out_moment (&again);
  g_assert_cmpuint (count_decisions (&again, &shouted), ==, 2);
  g_assert_cmpuint (shouted, ==, bluff_seats_of (bluff_seats_first (asked)) | bluff_seats_of (next));
  world_clear (&again);
}

/* Where the time to end it is up before anything else is done, it ends, and is not waited for once more. */
static void
test_resume_quick_late (void)
{
  World again;
  BluffSeats shouted;

  come_back_to_quick (&again);
  bluff_stage_set_paused (again.stage, FALSE);
  g_usleep (2 * BLUFF_RACE_TIE_MS * G_TIME_SPAN_MILLISECOND);
  play_out_moment (&again);
  g_assert_cmpuint (count_decisions (&again, &shouted), ==, 1);
  world_clear (&again);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/stage-moment/open/first-shout", test_open_first_shout);
  g_test_add_func ("/stage-moment/open/nobody", test_open_nobody);
  g_test_add_func ("/stage-moment/quick/shout", test_quick_shout);
  g_test_add_func ("/stage-moment/quick/burns-down", test_quick_burns_down);
  g_test_add_func ("/stage-moment/quick/pause", test_quick_pause);
  g_test_add_func ("/stage-moment/quick/look-elsewhere", test_quick_look_elsewhere);
  g_test_add_data_func ("/stage-moment/told-once/bluffer", &companies[BLUFFER_ALONE], test_told_once);
  g_test_add_data_func ("/stage-moment/told-once/bluffaneer", &companies[BLUFFANEER_ALONE], test_told_once);
  g_test_add_func ("/stage-moment/resume/openly", test_resume_openly);
  g_test_add_func ("/stage-moment/resume/quick", test_resume_quick);
  g_test_add_func ("/stage-moment/resume/quick-at-once", test_resume_quick_at_once);
  g_test_add_func ("/stage-moment/resume/quick-late", test_resume_quick_late);

  return g_test_run ();
}
