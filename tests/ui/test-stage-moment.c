/* test-stage-moment.c: what stays private of a moment (C4) on the stage: at an open table, behind the curtain and
 * alone, and who is asked when the way of asking changes, or somebody leaves. What shouts bring about is in
 * test-stage-shout.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage-world.h"

enum
{
  EVENTS_MAX = 20000
};

static const Company in_turn_people = { "", BLUFF_GAME_BLUFFER, 3, 7, TRUE, BLUFF_SHOUT_RELAXED };

/* --- Whole games ---------------------------------------------------------------------------------------------------
 */

static void
test_whole_game (gconstpointer data)
{
  const Company *company = data;
  gboolean shared = bluff_seats_count (company->people) > 1;
  World world;

  world_init (&world, company, NULL, 0);
  bluff_stage_start (world.stage);
  while (!(bluff_match_is_over (world.match) && bluff_stage_is_settled (world.stage)))
    {
      g_assert_cmpuint (bluff_match_get_n_told (world.match), <, EVENTS_MAX);
      step (&world, TRUE);
    }

  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_NOBODY);
  g_assert_cmpint (world.openly > 0, ==, shared && !company->in_turn);
  g_assert_cmpint (world.passed > 0, ==, shared && company->in_turn);
  g_assert_cmpint (world.looks > 0, ==, shared && company->game == BLUFF_GAME_BLUFFANEER);
  world_clear (&world);
}

/* --- Secrets -------------------------------------------------------------------------------------------------------
 */

/* Everybody but the person who decided is told the same, whether it was a shout or not. */
static void
test_sealed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      BluffTold told[2];
      BluffView views[2];

      for (guint shout = 0; shout < 2; shout++)
        {
          World world;
          BluffSeat seat;
          guint number;

          world_init (&world, &companies[i], NULL, 0);
          play_to_moment (&world);
          seat = bluff_seats_first (get_asked (&world));
          number = bluff_match_get_n_told (world.match);
          bluff_match_act (world.match,
                           &(BluffAction){ .kind = BLUFF_ACTION_DECIDE, .seat = seat, .yes = (guint8) shout });
          while (bluff_match_get_n_told (world.match) == number)
            g_main_context_iteration (NULL, TRUE);
          number++;
          g_assert_true (bluff_match_tell (world.match, number, BLUFF_ONLOOKER, &told[shout]));
          g_assert_true (bluff_match_view_after (world.match, number, BLUFF_ONLOOKER, &views[shout]));
          world_clear (&world);
        }
      g_assert_cmpmem (&told[0], sizeof *told, &told[1], sizeof *told);
      g_assert_cmpmem (&views[0], sizeof *views, &views[1], sizeof *views);
    }
}

/* --- Another way to ask --------------------------------------------------------------------------------------------
 */

/* Away to where the way of asking is changed, and back. */
static void
prefer (World *world, gboolean in_turn)
{
  bluff_stage_hide (world->stage);
  bluff_stage_stop (world->stage);
  bluff_stage_set_in_turn (world->stage, in_turn);
  play_to_moment (world);
}

/* A moment at an open table goes on there, for all who were asked; the next one is offered behind the curtain. */
static void
test_prefer_in_turn (void)
{
  World world;
  BluffSeats asked;

  world_init (&world, &companies[0], NULL, 0);
  play_to_moment (&world);
  asked = get_asked (&world);
  prefer (&world, TRUE);
  g_assert_cmpuint (world.gathers, ==, 1);
  g_assert_cmpuint (world.passed, ==, 0);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_OPENLY);
  g_assert_cmpuint (get_asked (&world), ==, asked);
  bluff_stage_pass (world.stage);
  play_out_moment (&world);
  play_to_moment (&world);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_VIEWER);
  g_assert_cmpuint (get_asked (&world), ==, bluff_seats_of (bluff_stage_get_viewer (world.stage)));
  world_clear (&world);
}

/* Nobody lets it pass for those who have not raised the curtain yet. */
static void
test_prefer_openly (void)
{
  World world;
  BluffSeats shouted, awaited;

  world_init (&world, &in_turn_people, NULL, 0);
  play_to_moment (&world);
  awaited = bluff_match_get_awaited (world.match);
  prefer (&world, FALSE);
  g_assert_cmpuint (bluff_stage_get_asking (world.stage), ==, BLUFF_ASKING_VIEWER);
  g_assert_cmpuint (bluff_seats_count (get_asked (&world)), ==, 1);
  g_assert_cmpuint (bluff_match_get_awaited (world.match), ==, awaited);
  bluff_stage_pass (world.stage);
  while (bluff_match_is_saving (world.match))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_decisions (&world, &shouted), ==, 1);
  world_clear (&world);
}

/* --- Left in the middle --------------------------------------------------------------------------------------------
 */

/* One person has decided behind the curtain when the program is killed: the decision stays made, and stays secret. */
static void
test_resume_in_turn (void)
{
  BluffView views[2];

  for (guint shout = 0; shout < 2; shout++)
    {
      World world, again;
      BluffSeat seat;
      BluffAction action = { .kind = BLUFF_ACTION_DECIDE, .yes = (guint8) shout };
      guint n;

      world_init (&world, &companies[6], NULL, 0);
      /* Somebody else rolls, so that both people are asked. */
      play_to_moment (&world);
      while (bluff_seats_has (companies[6].people, bluff_match_get_turn (world.match)))
        {
          step (&world, TRUE);
          if (!is_moment (world.match))
            play_to_moment (&world);
        }
      seat = bluff_stage_get_viewer (world.stage);
      n = world.journal->events->len;
      g_assert_cmpint (bluff_stage_act (world.stage, &action), ==, BLUFF_REFUSAL_NONE);
      while (world.journal->events->len == n)
        g_main_context_iteration (NULL, TRUE);

      world_init (&again, &companies[6], &g_array_index (world.journal->events, BluffEvent, 0), n + 1);
      world_clear (&world);
      bluff_stage_start (again.stage);
      g_assert_cmpuint (bluff_stage_get_curtain (again.stage), ==, BLUFF_CURTAIN_PASS);
      g_assert_cmpuint (bluff_stage_get_next (again.stage), !=, seat);
      bluff_stage_get_view (again.stage, &views[shout]);
      g_assert_true (bluff_seats_has (views[shout].bluffaneer.decided, seat));
      play_to_moment (&again);
      g_assert_false (bluff_seats_has (get_asked (&again), seat));
      world_clear (&again);
    }
  g_assert_cmpmem (&views[0], sizeof *views, &views[1], sizeof *views);
}

/* A person who hands the seat over in the middle is not asked any more. */
static void
test_leave (void)
{
  World world;
  BluffSeat seat;
  g_autoptr (GError) error = NULL;

  world_init (&world, &companies[4], NULL, 0);
  play_to_moment (&world);
  seat = bluff_seats_first (get_asked (&world));
  g_assert_true (bluff_match_set_seat (world.match, seat, &(BluffMatchSeat){ "Somebody", TRUE, "deckhand" }, &error));
  g_assert_no_error (error);
  play_to_moment (&world);
  g_assert_false (bluff_seats_has (get_asked (&world), seat));
  g_assert_cmpuint (bluff_seats_count (get_asked (&world)), ==, 4);
  world_clear (&world);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (companies); i++)
    {
      g_autofree char *path = g_strconcat ("/stage-moment/whole-game/", companies[i].name, NULL);

      g_test_add_data_func (path, &companies[i], test_whole_game);
    }
  g_test_add_func ("/stage-moment/C4-sealed", test_sealed);
  g_test_add_func ("/stage-moment/prefer/in-turn", test_prefer_in_turn);
  g_test_add_func ("/stage-moment/prefer/openly", test_prefer_openly);
  g_test_add_func ("/stage-moment/resume/in-turn", test_resume_in_turn);
  g_test_add_func ("/stage-moment/leave", test_leave);

  return g_test_run ();
}
