/* test-lab-simulate.c: bluff-bay-lab simulate: the same arguments give the same bytes, and the records are right.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game.h"
#include "bluff-lab-commands.h"
#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "lab-runner.h"

#include <string.h>

enum
{
  GAMES = 4 /* of each kind */
};

static Run
simulate (const char *folder, const BluffTable *table, guint seed, const char *records, const char *more)
{
  g_autofree char *arguments =
      g_strdup_printf ("simulate %s --players %u --games %d --seed %u --records @%s %s", bluff_game_name (table->game),
                       table->players, GAMES, seed, records, more);
  Run run = run_lab (folder, arguments);

  g_assert_cmpstr (run.complained, ==, "");
  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  return run;
}

/* Whether two folders have the same files with the same bytes. */
static gboolean
folders_are_equal (const char *folder, const char *one, const char *other)
{
  g_autofree char *first = g_build_filename (folder, one, NULL);
  g_autofree char *second = g_build_filename (folder, other, NULL);
  g_auto (GStrv) names = list_folder (first);
  g_auto (GStrv) others = list_folder (second);

  g_assert_cmpuint (g_strv_length (names), ==, GAMES);
  if (!g_strv_equal ((const char *const *) names, (const char *const *) others))
    return FALSE;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *text = read_file (first, names[i]);
      g_autofree char *same = read_file (second, names[i]);

      if (!g_str_equal (text, same))
        return FALSE;
    }

  return TRUE;
}

/* A record is finished, has nothing that depends on when and where, and is written as it was read. Returns
 * how many events it has. */
static guint
check_record (const char *folder, const char *name, const BluffTable *table, guint number)
{
  g_autofree char *text = read_file (folder, name);
  g_autoptr (GString) again = g_string_new (NULL);
  g_autoptr (BluffRecord) record = NULL;
  BluffFault fault;

  record = bluff_record_read_bytes (text, strlen (text), &fault);
  g_assert_nonnull (record);
  g_assert_true (bluff_record_is_finished (record));
  g_assert_cmpuint (record->table.players, ==, table->players);
  g_assert_cmpuint (record->table.first, ==, number % table->players);
  g_assert_null (record->id);
  g_assert_null (record->started);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    g_assert_cmpint (bluff_record_entry (record, n)->ms, ==, BLUFF_RECORD_NO_MS);

  bluff_record_write (record, again);
  g_assert_cmpstr (again->str, ==, text);

  return bluff_record_n_events (record);
}

static void
test_records (gconstpointer data)
{
  const BluffTable *table = data;
  g_autofree char *folder = make_folder ();
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autoptr (GString) arguments = g_string_new ("verify");
  g_auto (Run) first = simulate (folder, table, 1, "a", "");
  g_auto (Run) again = simulate (folder, table, 1, "b/c/d", "");
  g_auto (Run) other = simulate (folder, table, 2, "e", "");
  g_auto (Run) verified = { 0 };

  g_assert_cmpstr (first.said, ==, again.said);
  g_assert_cmpstr (first.said, !=, other.said);
  g_assert_true (folders_are_equal (folder, "a", "b/c/d"));
  g_assert_false (folders_are_equal (folder, "a", "e"));

  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("a/%s-%04u.bluff", bluff_game_name (table->game), i + 1);
      guint n_events = check_record (folder, name, table, i);

      g_string_append_printf (arguments, " @%s", name);
      g_string_append_printf (wanted, "%s/%s: ok, %s, %u events, finished\n", folder, name,
                              bluff_game_name (table->game), n_events);
    }
  verified = run_lab (folder, arguments->str);
  assert_run (&verified, BLUFF_LAB_OK, wanted->str, "");

  remove_folder (folder);
}

/* A game does not depend on how many are played, nor on whether they are written down. */
static void
test_games_are_their_own (void)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) many = run_lab (folder, "simulate bluffer --players 3 --games 3 --seed 5 --records @a");
  g_auto (Run) one = run_lab (folder, "simulate bluffer --players 3 --games 1 --seed 5 --records @b");
  g_auto (Run) unwritten = run_lab (folder, "simulate bluffer --players 3 --games 3 --seed 5");
  g_autofree char *first = read_file (folder, "a/bluffer-0001.bluff");
  g_autofree char *second = read_file (folder, "a/bluffer-0002.bluff");
  g_autofree char *alone = read_file (folder, "b/bluffer-0001.bluff");

  g_assert_cmpstr (first, ==, alone);
  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (many.said, ==, unwritten.said);
  g_assert_cmpint (one.code, ==, BLUFF_LAB_OK);

  remove_folder (folder);
}

static void
test_header (void)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) run = run_lab (folder, "simulate bluffer --players 2 --games 1 --seed 3 --levels deckhand,random "
                                      "--option memory_aid=false --option shout=quick --records @a");
  g_autofree char *text = read_file (folder, "a/bluffer-0001.bluff");

  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  *strchr (text, '\n') = '\0';
  g_assert_cmpstr (text, ==,
                   "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffer\",\"first\":0,\"players\":["
                   "{\"name\":\"Anne\",\"kind\":\"computer\",\"level\":\"deckhand\"},"
                   "{\"name\":\"Bart\",\"kind\":\"computer\",\"level\":\"random\"}],"
                   "\"options\":{\"memory_aid\":false,\"shout\":\"quick\"}}");

  remove_folder (folder);
}

/* The lab's own players are in no game that the program could go on with: their records say so. */
static void
test_own_levels (void)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) run =
      run_lab (folder, "simulate bluffaneer --players 3 --games 1 --seed 3 --levels hasty,hoarder,random "
                       "--records @records");
  g_auto (Run) verified = run_lab (folder, "verify @records/bluffaneer-0001.bluff");
  g_autofree char *text = read_file (folder, "records/bluffaneer-0001.bluff");

  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  g_assert_nonnull (strstr (run.said, "   0  hasty "));
  g_assert_nonnull (strstr (run.said, "\nhoarder      1 "));
  g_assert_nonnull (strstr (text, "{\"name\":\"Anne\",\"kind\":\"computer\",\"level\":\"outside\","
                                  "\"engine\":\"bluff-bay-lab hasty\"}"));
  g_assert_nonnull (strstr (text, "\"level\":\"random\"}"));
  g_assert_cmpint (verified.code, ==, BLUFF_LAB_OK);
  remove_folder (folder);
}

/* The levels differ, or their names mean nothing. */
static void
test_levels (void)
{
  g_auto (Run) run = run_lab (NULL, "simulate pirate --players 3 --games 50 --seed 9 --levels random");
  g_auto (Run) other = run_lab (NULL, "simulate pirate --players 3 --games 50 --seed 9 --levels deckhand");
  g_auto (Run) usual = run_lab (NULL, "simulate pirate --players 3 --games 50 --seed 9");

  g_assert_cmpstr (run.said, !=, other.said);
  g_assert_cmpstr (usual.said, ==, other.said);
}

/* The figures: all games have a winner, and a level has what its seats have. */
static void
test_figures (void)
{
  g_auto (Run) run =
      run_lab (NULL, "simulate bluffaneer --players 3 --games 100 --seed 4 --levels random,random,deckhand");
  g_auto (GStrv) lines = g_strsplit (run.said, "\n", -1);
  guint wins[3];
  char *end;

  g_assert_cmpint (run.code, ==, BLUFF_LAB_OK);
  g_assert_cmpstr (lines[0], ==, "Game              Bluffaneer");
  g_assert_cmpstr (lines[1], ==, "Shout             Relaxed");
  g_assert_cmpstr (lines[2], ==, "Seed              4");
  g_assert_cmpstr (lines[3], ==, "Games finished    100");
  g_assert_cmpstr (lines[4], ==, "Games unfinished  0");
  g_assert_true (g_regex_match_simple ("^Turns per game    mean \\d+\\.\\d, min \\d+, max \\d+$", lines[5], 0, 0));
  g_assert_cmpstr (lines[7], ==, "Seat  Level     Wins   Share  95 % from  95 % to    Even");
  for (guint seat = 0; seat < G_N_ELEMENTS (wins); seat++)
    wins[seat] = (guint) g_ascii_strtoull (lines[8 + seat] + strlen ("   0  Deckhand  "), &end, 10);
  g_assert_cmpuint (wins[0] + wins[1] + wins[2], ==, 100);
  g_assert_cmpuint (g_ascii_strtoull (lines[13] + strlen ("Random        2  "), &end, 10), ==, wins[0] + wins[1]);
  g_assert_cmpuint (g_ascii_strtoull (lines[14] + strlen ("Deckhand      1  "), &end, 10), ==, wins[2]);
}

/* What the system does not allow is not wrong use. */
static void
test_folder_cannot_be_made (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *wanted =
      g_strdup_printf ("bluff-bay-lab simulate: The folder “%s/file/deeper” cannot be made: Not a directory\n", folder);
  g_auto (Run) run = { 0 };

  write_file (folder, "file", "x", -1);
  run = run_lab (folder, "simulate pirate --players 2 --games 1 --seed 1 --records @file/deeper");
  assert_run (&run, BLUFF_LAB_WRONG, "", wanted);

  remove_folder (folder);
}

static void
test_record_cannot_be_written (void)
{
  g_autofree char *folder = make_folder ();
  g_auto (Run) made =
      run_lab (folder, "simulate pirate --players 2 --games 1 --seed 1 --records @a/pirate-0001.bluff/x");
  g_auto (Run) run = run_lab (folder, "simulate pirate --players 2 --games 1 --seed 1 --records @a");

  g_assert_cmpint (made.code, ==, BLUFF_LAB_OK);
  g_assert_cmpint (run.code, ==, BLUFF_LAB_WRONG);
  g_assert_cmpstr (run.said, ==, "");
  g_assert_nonnull (strstr (run.complained, "pirate-0001.bluff"));

  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/simulate/folder-cannot-be-made", test_folder_cannot_be_made);
  g_test_add_func ("/lab/simulate/record-cannot-be-written", test_record_cannot_be_written);
  g_test_add_func ("/lab/simulate/games-are-their-own", test_games_are_their_own);
  g_test_add_func ("/lab/simulate/header", test_header);
  g_test_add_func ("/lab/simulate/own-levels", test_own_levels);
  g_test_add_func ("/lab/simulate/levels", test_levels);
  g_test_add_func ("/lab/simulate/figures", test_figures);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
      {
        g_autofree char *path = g_strdup_printf ("/lab/simulate/records/%s/%u", bluff_game_name (game), players);
        BluffTable table;

        bluff_table_init (&table, game, players);
        g_test_add_data_func_full (path, g_memdup2 (&table, sizeof table), test_records, g_free);
      }

  return g_test_run ();
}
