/* test-lab-playthroughs.c: the games to read in tests/playthroughs are those that are played, and are told as they say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-runner.h"

#include <string.h>

/* A line of games.list. */
typedef struct
{
  char *name;
  char *arguments;
} Playthrough;

static void
free_playthrough (gpointer data)
{
  Playthrough *self = data;

  g_free (self->name);
  g_free (self->arguments);
  g_free (self);
}

static void
test_playthrough (gconstpointer data)
{
  const Playthrough *self = data;
  g_autofree char *home = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autofree char *folder = make_folder ();
  g_autofree char *record_name = g_strdup_printf ("%s.bluff", self->name);
  g_autofree char *text_name = g_strdup_printf ("%s.txt", self->name);
  g_autofree char *arguments = g_strdup_printf ("simulate %s --games 1 --records @.", self->arguments);
  g_autofree char *verify = g_strdup_printf ("verify @%s", record_name);
  g_autofree char *show = g_strdup_printf ("show @%s", record_name);
  g_autofree char *record = read_file (home, record_name);
  g_autofree char *text = read_file (home, text_name);
  g_auto (Run) simulated = run_lab (folder, arguments);
  g_auto (Run) verified = run_lab (home, verify);
  g_auto (Run) shown = run_lab (home, show);
  g_auto (GStrv) written = list_folder (folder);
  g_autofree char *played = NULL;

  g_assert_cmpint (simulated.code, ==, BLUFF_LAB_OK);
  g_assert_cmpuint (g_strv_length (written), ==, 1);
  played = read_file (folder, written[0]);
  g_assert_cmpstr (played, ==, record);

  g_assert_cmpint (verified.code, ==, BLUFF_LAB_OK);
  g_assert_true (g_str_has_suffix (verified.said, " events, finished\n"));
  assert_run (&shown, BLUFF_LAB_OK, text, "");

  remove_folder (folder);
}

/* Every record in the folder is in the list. */
static void
test_complete (gconstpointer data)
{
  g_autofree char *home = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_auto (GStrv) names = list_folder (home);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    n += g_str_has_suffix (names[i], ".bluff") || g_str_has_suffix (names[i], ".txt");
  g_assert_cmpuint (n, ==, 2 * GPOINTER_TO_UINT (data));
}

int
main (int argc, char **argv)
{
  g_autofree char *home = NULL;
  g_autofree char *list = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_test_init (&argc, &argv, NULL);

  home = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  list = read_file (home, "games.list");
  lines = g_strsplit (list, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      {
        Playthrough *playthrough = g_new0 (Playthrough, 1);
        g_autofree char *path = NULL;

        playthrough->name = g_strndup (lines[i], strcspn (lines[i], " "));
        playthrough->arguments = g_strdup (lines[i] + strcspn (lines[i], " "));
        path = g_strdup_printf ("/lab/playthroughs/%s", playthrough->name);
        g_test_add_data_func_full (path, playthrough, test_playthrough, free_playthrough);
        n++;
      }
  g_test_add_data_func ("/lab/playthroughs/complete", GUINT_TO_POINTER (n), test_complete);

  return g_test_run ();
}
