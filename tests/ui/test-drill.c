/* test-drill.c: all people try their keys, one by one and then together.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-drill.h"

/* Keys that go down (a letter) and up (a capital), and where that leads: a, b and c are the seats 0 to 2. */
typedef struct
{
  const char *name;
  const char *keys;
  BluffDrillState state;
  BluffSeats missing;
} Story;

static const Story stories[] = {
  { "nothing", "", BLUFF_DRILL_ALONE, 0 },
  { "two-of-three", "aAbB", BLUFF_DRILL_ALONE, 0 },
  { "each-alone", "aAbBcC", BLUFF_DRILL_TOGETHER, 0 },
  /* They may all press at once from the beginning, but that is only the first try. */
  { "at-once-too-early", "abcABC", BLUFF_DRILL_TOGETHER, 0 },
  { "together", "aAbBcCabc", BLUFF_DRILL_DONE, 0 },
  { "together-and-let-go", "aAbBcCabcABC", BLUFF_DRILL_DONE, 0 },
  { "repeats", "aaaAbBcCaabbcc", BLUFF_DRILL_DONE, 0 },
  { "one-does-not-arrive", "aAbBcCabAB", BLUFF_DRILL_MISSING, 1 << 2 },
  { "not-judged-while-held", "aAbBcCab", BLUFF_DRILL_TOGETHER, 0 },
  { "one-alone-says-nothing", "aAbBcCaA", BLUFF_DRILL_TOGETHER, 0 },
  { "again", "aAbBcCabABabcABC", BLUFF_DRILL_DONE, 0 },
  /* All have arrived, but never at the same time: they have not tried it yet. */
  { "one-after-the-other", "aAbBcCabAcBC", BLUFF_DRILL_TOGETHER, 0 },
  { "strangers", "dD", BLUFF_DRILL_ALONE, 0 },
};

static void
test_story (gconstpointer data)
{
  const Story *story = data;
  BluffDrill drill;

  bluff_drill_init (&drill, 7);
  for (const char *key = story->keys; *key != '\0'; key++)
    if (g_ascii_islower (*key))
      bluff_drill_press (&drill, (BluffSeat) (*key - 'a'));
    else
      bluff_drill_release (&drill, (BluffSeat) (*key - 'A'));
  g_assert_cmpint (bluff_drill_get_state (&drill), ==, story->state);
  g_assert_cmpuint (drill.missing, ==, story->missing);
}

static void
test_forget (void)
{
  BluffDrill drill;

  bluff_drill_init (&drill, 3);
  for (BluffSeat seat = 0; seat < 2; seat++)
    {
      bluff_drill_press (&drill, seat);
      bluff_drill_release (&drill, seat);
    }
  bluff_drill_press (&drill, 0);
  bluff_drill_press (&drill, 1);
  g_assert_cmpint (bluff_drill_get_state (&drill), ==, BLUFF_DRILL_DONE);
  bluff_drill_forget (&drill, 1);
  g_assert_cmpint (bluff_drill_get_state (&drill), ==, BLUFF_DRILL_ALONE);
  bluff_drill_press (&drill, 1);
  g_assert_cmpint (bluff_drill_get_state (&drill), ==, BLUFF_DRILL_TOGETHER);
  bluff_drill_let_go (&drill);
  g_assert_cmpuint (drill.down, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autofree char *path = g_strconcat ("/drill/", stories[i].name, NULL);

      g_test_add_data_func (path, &stories[i], test_story);
    }
  g_test_add_func ("/drill/forget", test_forget);

  return g_test_run ();
}
