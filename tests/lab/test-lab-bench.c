/* test-lab-bench.c: bluff-bay-lab bench says something; no test asks how fast anything is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-runner.h"

#include <jansson.h>
#include <string.h>

/* The keys whose values are numbers above zero. */
static const char *const keys[] = {
  "players",          "games_per_second",         "moves_per_second", "state_bytes", "view_bytes", "samples_per_second",
  "lines_per_second", "jansson_lines_per_second", "draws_per_second",
};

static void
check_row (const json_t *row, const char *game, guint players)
{
  g_assert_cmpstr (json_string_value (json_object_get (row, "game")), ==, game);
  g_assert_cmpint (json_integer_value (json_object_get (row, "players")), ==, players);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (json_is_integer (json_object_get (row, keys[i])));
      g_assert_cmpint (json_integer_value (json_object_get (row, keys[i])), >, 0);
    }
  g_assert_cmpint (json_integer_value (json_object_get (row, "state_bytes")), <=, 1024);
  g_assert_cmpint (json_integer_value (json_object_get (row, "view_bytes")), <=, 1024);
  g_assert_cmpuint (json_object_size (row), ==, 1 + G_N_ELEMENTS (keys));
}

static const struct
{
  const char *name;
  const char *arguments;
  guint players;
  const char *games[4];
} benches[] = {
  { "all", "bench --quick --json", 4, { "pirate", "bluffer", "bluffaneer" } },
  { "one", "bench bluffer --quick --json", 4, { "bluffer" } },
  { "one-with-players", "bench pirate --players 2 --quick --json", 2, { "pirate" } },
  { "two-players", "bench --players 2 --quick --json", 2, { "pirate", "bluffer" } },
  { "six-players", "bench --players 6 --quick --json", 6, { "bluffaneer" } },
};

static void
test_json (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_auto (Run) run = run_lab (NULL, benches[i].arguments);
  json_error_t error;
  json_t *rows = json_loads (run.said, JSON_REJECT_DUPLICATES, &error);
  guint n;

  assert_run (&run, BLUFF_LAB_OK, run.said, "");
  g_assert_true (json_is_array (rows));
  for (n = 0; benches[i].games[n] != NULL; n++)
    check_row (json_array_get (rows, n), benches[i].games[n], benches[i].players);
  g_assert_cmpuint (json_array_size (rows), ==, n);
  json_decref (rows);
}

static void
test_table (void)
{
  static const char *const words[] = { "pirate",       "bluffer",     "bluffaneer", "games/s", "moves/s", "ns/move",
                                       "state, bytes", "view, bytes", "verified/s", "jansson", "sampler", "generator" };
  g_auto (Run) run = run_lab (NULL, "bench --quick");

  assert_run (&run, BLUFF_LAB_OK, run.said, "");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (run.said, words[i]) == NULL)
      g_error ("“%s” is not in the table: %s", words[i], run.said);
}

/* Filled once, used again. */
static void
test_store (void)
{
  static const char *const words[] = { "20 games",   "100 games",        "first page", "whole page",
                                       "500 events", "board of a month", "bare SQLite" };
  g_autofree char *folder = make_folder ();

  for (guint again = 0; again < 2; again++)
    {
      g_auto (Run) run = run_lab (folder, "bench store --quick --folder @filled");

      g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
      g_assert_true ((run.complained[0] == '\0') == (again > 0));
      for (guint i = 0; i < G_N_ELEMENTS (words); i++)
        g_assert_nonnull (strstr (run.said, words[i]));
    }

  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (benches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/bench/json/%s", benches[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_json);
    }
  g_test_add_func ("/lab/bench/table", test_table);
  g_test_add_func ("/lab/bench/store", test_store);

  return g_test_run ();
}
