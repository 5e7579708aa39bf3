/* test-race.c: who is first to shout, by a clock that only moves when it is told to.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-race.h"

#include <string.h>

enum
{
  ANNA = 0,
  PAPA = 2,
  MIA = 3,
  CALICO = 1, /* a computer */
  WINDOW = 10
};

#define PEOPLE ((BluffSeats) (1 << ANNA | 1 << PAPA | 1 << MIA))

/* What came of it, as text: "+0" Anna shouts, "-2" Papa lets it pass, "c" an attempt to close. */
typedef struct
{
  BluffRace *race;
  gint64 now;
  GString *story;
  gboolean sealed_shout; /* a computer has shouted */
  guint changes;
  guint warnings;
} World;

static gint64
read_clock (gpointer data)
{
  return ((World *) data)->now;
}

static void
decide_cb (World *world, guint seat, gboolean shout)
{
  g_string_append_printf (world->story, "%c%u", shout ? '+' : '-', seat);
}

static gboolean
close_cb (World *world)
{
  g_string_append_c (world->story, 'c');
  return world->sealed_shout || strchr (world->story->str, '+') != NULL;
}

static void
changed_cb (World *world)
{
  world->changes++;
}

static void
nearly_burnt_cb (World *world)
{
  world->warnings++;
}

static void
set_up (World *world, gconstpointer data)
{
  (void) data;
  *world = (World){ .race = bluff_race_new (), .now = 5 * G_USEC_PER_SEC, .story = g_string_new (NULL) };
  bluff_race_set_clock (world->race, read_clock, world);
  g_signal_connect_swapped (world->race, "decide", G_CALLBACK (decide_cb), world);
  g_signal_connect_swapped (world->race, "close", G_CALLBACK (close_cb), world);
  g_signal_connect_swapped (world->race, "changed", G_CALLBACK (changed_cb), world);
  g_signal_connect_swapped (world->race, "nearly-burnt", G_CALLBACK (nearly_burnt_cb), world);
}

static void
tear_down (World *world, gconstpointer data)
{
  (void) data;
  g_assert_finalize_object (world->race);
  g_string_free (world->story, TRUE);
}

static void
wait (World *world, guint ms)
{
  world->now += ms * G_TIME_SPAN_MILLISECOND;
  bluff_race_poll (world->race);
}

/* --- Relaxed -------------------------------------------------------------------------------------------------------
 */

static void
test_relaxed_first_shout (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, 0);
  wait (world, 3600 * 1000);
  g_assert_cmpstr (world->story->str, ==, "");
  g_assert_cmpint (bluff_race_shout (world->race, PAPA, 0), ==, BLUFF_RACE_COUNTS);
  /* The others let it pass, and a decision cannot be taken back. */
  g_assert_cmpstr (world->story->str, ==, "+2-0-3");
  g_assert_cmpuint (bluff_race_get_asked (world->race), ==, 0);
  g_assert_cmpuint (bluff_race_get_first (world->race), ==, PAPA);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_LATE);
  g_assert_cmpint (bluff_race_shout (world->race, PAPA, 0), ==, BLUFF_RACE_IGNORED);
  g_assert_cmpint (bluff_race_shout (world->race, CALICO, 0), ==, BLUFF_RACE_IGNORED);
  /* There is nothing to be closed without a clock. */
  bluff_race_notice (world->race);
  wait (world, 1000);
  g_assert_cmpstr (world->story->str, ==, "+2-0-3");
}

static void
test_relaxed_nobody (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, 0);
  bluff_race_pass (world->race);
  g_assert_cmpstr (world->story->str, ==, "-0-2-3");
  bluff_race_pass (world->race);
  g_assert_cmpstr (world->story->str, ==, "-0-2-3");
  /* Nobody was first: there is nothing to be late for. */
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_IGNORED);
  bluff_race_end (world->race);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_IGNORED);
}

static void
test_relaxed_has_no_rope (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, 0);
  bluff_race_set_paused (world->race, TRUE);
  g_assert_false (bluff_race_is_paused (world->race));
  g_assert_cmpuint (bluff_race_get_seconds (world->race), ==, 0);
}

/* --- Quick ---------------------------------------------------------------------------------------------------------
 */

/* Two presses, MS apart, as the display and as our clock have it; 0: the display says nothing. */
typedef struct
{
  const char *name;
  guint32 first_ms;
  guint32 second_ms;
  guint apart;
  BluffRaceAnswer second;
  const char *story;
} Pair;

static const Pair pairs[] = {
  { "together", 0, 0, 0, BLUFF_RACE_COUNTS, "+3+0c" },
  { "59", 0, 0, 59, BLUFF_RACE_COUNTS, "+3+0c" },
  { "60", 0, 0, 60, BLUFF_RACE_COUNTS, "+3+0c" },
  { "61", 0, 0, 61, BLUFF_RACE_LATE, "+3c" },
  /* We were busy and heard of both at once: the display knows better. */
  { "heard-late", 1000, 1061, 0, BLUFF_RACE_LATE, "+3c" },
  { "heard-late-tied", 1000, 1060, 0, BLUFF_RACE_COUNTS, "+3+0c" },
  { "heard-later-tied", 1000, 1030, 200, BLUFF_RACE_COUNTS, "+3+0c" },
  { "times-wrap", G_MAXUINT32 - 9, 40, 0, BLUFF_RACE_COUNTS, "+3+0c" },
  { "times-wrap-late", G_MAXUINT32 - 9, 60, 0, BLUFF_RACE_LATE, "+3c" },
  { "one-time-missing", 1000, 0, 30, BLUFF_RACE_COUNTS, "+3+0c" },
};

static void
test_quick_pair (World *world, gconstpointer data)
{
  const Pair *pair = data;

  bluff_race_begin (world->race, PEOPLE, WINDOW);
  wait (world, 1234);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, pair->first_ms), ==, BLUFF_RACE_COUNTS);
  world->now += pair->apart * G_TIME_SPAN_MILLISECOND; /* and the timer, which gives way to presses, has not come */
  g_assert_cmpint (bluff_race_shout (world->race, ANNA, pair->second_ms), ==, pair->second);
  g_assert_cmpuint (bluff_race_get_first (world->race), ==, MIA);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, pair->story);
  g_assert_false (bluff_race_is_on (world->race));
}

/* A third press close to the second but not to the first is late: the first one says until when. */
static void
test_quick_ties_do_not_chain (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, MIA, 100);
  g_assert_cmpint (bluff_race_shout (world->race, ANNA, 150), ==, BLUFF_RACE_COUNTS);
  g_assert_cmpint (bluff_race_shout (world->race, PAPA, 190), ==, BLUFF_RACE_LATE);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "+3+0c");
}

/* People who were too slow are not made to pass: the moment is closed instead (C4). */
static void
test_quick_waits_for_ties (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, ANNA, 0);
  wait (world, BLUFF_RACE_TIE_MS - 1);
  g_assert_cmpstr (world->story->str, ==, "+0");
  wait (world, 1);
  g_assert_cmpstr (world->story->str, ==, "+0c");
}

static void
test_quick_late (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, ANNA, 0);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_LATE);
  g_assert_cmpint (bluff_race_shout (world->race, ANNA, 0), ==, BLUFF_RACE_IGNORED);
  g_assert_cmpint (bluff_race_shout (world->race, CALICO, 0), ==, BLUFF_RACE_IGNORED);
  /* After a while a key means something else. */
  wait (world, BLUFF_RACE_LATE_MS + 1);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_IGNORED);
  g_assert_cmpstr (world->story->str, ==, "+0c");
}

static void
test_quick_burns_down (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  g_assert_cmpint (bluff_race_get_left (world->race), ==, WINDOW * G_USEC_PER_SEC);
  wait (world, WINDOW * 1000 - 1);
  g_assert_cmpstr (world->story->str, ==, "");
  g_assert_cmpint (bluff_race_get_left (world->race), ==, 1000);
  wait (world, 1);
  g_assert_cmpstr (world->story->str, ==, "-0-2-3");
  /* The computers may still think. */
  g_assert_true (bluff_race_is_on (world->race));
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_IGNORED);
}

static void
test_quick_shout_at_the_end (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  wait (world, WINDOW * 1000 - 20);
  bluff_race_shout (world->race, MIA, 0);
  wait (world, 20);
  g_assert_cmpstr (world->story->str, ==, "+3-0-2");
  wait (world, 40);
  g_assert_cmpstr (world->story->str, ==, "+3-0-2c");
}

static void
test_quick_pause (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  wait (world, 4000);
  bluff_race_set_paused (world->race, TRUE);
  wait (world, 3600 * 1000);
  g_assert_true (bluff_race_is_paused (world->race));
  g_assert_cmpint (bluff_race_get_left (world->race), ==, 6 * G_USEC_PER_SEC);
  /* Nobody gets ahead of those who have stopped to talk. */
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_IGNORED);
  bluff_race_pass (world->race);
  g_assert_cmpstr (world->story->str, ==, "");
  bluff_race_set_paused (world->race, FALSE);
  wait (world, 5999);
  g_assert_cmpstr (world->story->str, ==, "");
  wait (world, 1);
  g_assert_cmpstr (world->story->str, ==, "-0-2-3");
}

static void
test_quick_no_pause_after_a_shout (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, MIA, 0);
  bluff_race_set_paused (world->race, TRUE);
  g_assert_false (bluff_race_is_paused (world->race));
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "+3c");
}

/* Three seconds before its end, once for each rope. */
static void
test_quick_nearly_burnt (World *world, gconstpointer data)
{
  (void) data;
  for (guint rope = 1; rope <= 2; rope++)
    {
      bluff_race_begin (world->race, PEOPLE, WINDOW);
      wait (world, (WINDOW - BLUFF_RACE_NEARLY) * 1000 - 1);
      g_assert_cmpuint (world->warnings, ==, rope - 1);
      wait (world, 1);
      g_assert_cmpuint (world->warnings, ==, rope);
      /* A pause after the warning does not bring a second one. */
      bluff_race_set_paused (world->race, TRUE);
      wait (world, 1000);
      bluff_race_set_paused (world->race, FALSE);
      wait (world, BLUFF_RACE_NEARLY * 1000);
      g_assert_cmpuint (world->warnings, ==, rope);
    }
}

/* While it stands still nothing burns; and it does not matter any more once somebody has shouted or all have passed. */
static void
test_quick_not_nearly_burnt (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  wait (world, 1000);
  bluff_race_set_paused (world->race, TRUE);
  wait (world, 2 * WINDOW * 1000);
  g_assert_cmpuint (world->warnings, ==, 0);
  bluff_race_set_paused (world->race, FALSE);
  bluff_race_pass (world->race);
  wait (world, WINDOW * 1000);
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, MIA, 0);
  wait (world, WINDOW * 1000);
  bluff_race_begin (world->race, PEOPLE, 0);
  wait (world, WINDOW * 1000);
  bluff_race_begin (world->race, PEOPLE, BLUFF_RACE_NEARLY);
  wait (world, 1);
  g_assert_cmpuint (world->warnings, ==, 0);
}

/* --- Computers -----------------------------------------------------------------------------------------------------
 */

static void
test_computer_passes (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_notice (world->race);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "c");
  g_assert_true (bluff_race_is_on (world->race));
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_COUNTS);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "c+3c");
}

static void
test_computer_shouts (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  world->sealed_shout = TRUE;
  bluff_race_notice (world->race);
  /* A person's shout that cannot be told apart from it counts too. */
  wait (world, 30);
  g_assert_cmpint (bluff_race_shout (world->race, PAPA, 0), ==, BLUFF_RACE_COUNTS);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "+2c");
}

static void
test_computer_is_first (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  world->sealed_shout = TRUE;
  bluff_race_notice (world->race);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "c");
  g_assert_cmpint (bluff_race_shout (world->race, PAPA, 0), ==, BLUFF_RACE_LATE);
  g_assert_cmpuint (bluff_race_get_first (world->race), ==, BLUFF_NO_SEAT);
}

/* The race is the same whatever a computer has decided, until the moment is over. */
static void
test_computer_is_sealed (World *world, gconstpointer data)
{
  (void) data;
  for (guint shout = 0; shout < 2; shout++)
    {
      world->sealed_shout = shout != 0;
      bluff_race_begin (world->race, PEOPLE, WINDOW);
      bluff_race_notice (world->race);
      wait (world, BLUFF_RACE_TIE_MS - 1);
      g_assert_true (bluff_race_is_on (world->race));
      g_assert_cmpuint (bluff_race_get_asked (world->race), ==, PEOPLE);
    }
}

/* People who come back to a moment have time to look, even if somebody had shouted before it was left. */
static void
test_computer_before_a_pause (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_set_paused (world->race, TRUE);
  world->sealed_shout = TRUE;
  bluff_race_notice (world->race);
  wait (world, WINDOW * 2000);
  g_assert_cmpstr (world->story->str, ==, "");
  bluff_race_set_paused (world->race, FALSE);
  wait (world, BLUFF_RACE_TIE_MS);
  g_assert_cmpstr (world->story->str, ==, "c");
}

static void
test_reaction (World *world, gconstpointer data)
{
  static const guint windows[] = { 5, 10, 20, 40 };

  (void) world;
  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      guint least, most;

      bluff_race_reaction (windows[i], &least, &most);
      /* Not before a person could have read the claim, and before the rope has burnt down. */
      g_assert_cmpuint (least, >=, 500);
      g_assert_cmpuint (most, >, least);
      g_assert_cmpuint (most, <, windows[i] * 1000);
    }
}

/* --- Beginning and ending ------------------------------------------------------------------------------------------
 */

static void
test_end_stops_everything (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_notice (world->race);
  bluff_race_end (world->race);
  wait (world, WINDOW * 2000);
  g_assert_cmpstr (world->story->str, ==, "");
  g_assert_cmpuint (world->changes, ==, 2);
  bluff_race_end (world->race);
  g_assert_cmpuint (world->changes, ==, 2);
}

static void
test_begin_again (World *world, gconstpointer data)
{
  (void) data;
  bluff_race_begin (world->race, PEOPLE, WINDOW);
  bluff_race_shout (world->race, MIA, 0);
  wait (world, BLUFF_RACE_TIE_MS);
  bluff_race_begin (world->race, (BluffSeats) (1 << MIA), WINDOW);
  g_assert_cmpuint (bluff_race_get_first (world->race), ==, BLUFF_NO_SEAT);
  g_assert_cmpint (bluff_race_shout (world->race, ANNA, 0), ==, BLUFF_RACE_IGNORED);
  g_assert_cmpint (bluff_race_shout (world->race, MIA, 0), ==, BLUFF_RACE_COUNTS);
}

/* With the system's clock it does all this by itself. */
static void
test_real_clock (void)
{
  g_autoptr (BluffRace) race = bluff_race_new ();
  World world = { .race = race, .story = g_string_new (NULL) };

  g_signal_connect_swapped (race, "decide", G_CALLBACK (decide_cb), &world);
  g_signal_connect_swapped (race, "close", G_CALLBACK (close_cb), &world);
  bluff_race_begin (race, PEOPLE, 1);
  while (bluff_race_get_asked (race) != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (world.story->str, ==, "-0-2-3");

  g_string_truncate (world.story, 0);
  bluff_race_begin (race, PEOPLE, 40);
  bluff_race_shout (race, ANNA, 0);
  while (bluff_race_is_on (race))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (world.story->str, ==, "+0c");
  g_string_free (world.story, TRUE);
}

static void
add (const char *path, gconstpointer data, void (*test) (World *, gconstpointer))
{
  g_test_add (path, World, data, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/race/relaxed/first-shout-counts", NULL, test_relaxed_first_shout);
  add ("/race/relaxed/nobody", NULL, test_relaxed_nobody);
  add ("/race/relaxed/no-rope", NULL, test_relaxed_has_no_rope);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *path = g_strconcat ("/race/quick/apart/", pairs[i].name, NULL);

      add (path, &pairs[i], test_quick_pair);
    }
  add ("/race/quick/ties-do-not-chain", NULL, test_quick_ties_do_not_chain);
  add ("/race/quick/waits-for-ties", NULL, test_quick_waits_for_ties);
  add ("/race/quick/late", NULL, test_quick_late);
  add ("/race/quick/burns-down", NULL, test_quick_burns_down);
  add ("/race/quick/shout-at-the-end", NULL, test_quick_shout_at_the_end);
  add ("/race/quick/pause", NULL, test_quick_pause);
  add ("/race/quick/no-pause-after-a-shout", NULL, test_quick_no_pause_after_a_shout);
  add ("/race/quick/nearly-burnt", NULL, test_quick_nearly_burnt);
  add ("/race/quick/not-nearly-burnt", NULL, test_quick_not_nearly_burnt);
  add ("/race/computers/pass", NULL, test_computer_passes);
  add ("/race/computers/tie", NULL, test_computer_shouts);
  add ("/race/computers/first", NULL, test_computer_is_first);
  add ("/race/computers/sealed", NULL, test_computer_is_sealed);
  add ("/race/computers/before-a-pause", NULL, test_computer_before_a_pause);
  add ("/race/computers/reaction", NULL, test_reaction);
  add ("/race/end-stops-everything", NULL, test_end_stops_everything);
  add ("/race/begin-again", NULL, test_begin_again);
  g_test_add_func ("/race/real-clock", test_real_clock);

  return g_test_run ();
}
