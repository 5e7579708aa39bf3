/* test-saves-records.c: games leave the store as records, in files and with nobody in them who was deleted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-facts.h"
#include "store-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  SEED = 31
};

/* --- Bad places ----------------------------------------------------------------------------------------------------
 */

static void
assert_file_refused (Kit *kit, const char *path, BluffFaultCause cause, int why)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_saves_import_file (kit->saves, path, NULL, 0, NULL, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_RECORD);
  g_assert_cmpint (bluff_saves_error_get_fault (error)->cause, ==, cause);
  g_assert_cmpint (bluff_saves_error_get_fault (error)->error, ==, why);
}

static void
test_bad_files (void)
{
  Kit kit = kit_open ();
  g_autofree char *missing = g_build_filename (kit.directory, "missing.bluff", NULL);
  g_autofree char *inside = g_build_filename (kit.directory, "bluff-bay.db", "x.bluff", NULL);
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) folder = NULL;

  assert_file_refused (&kit, kit.directory, BLUFF_FAULT_DIRECTORY, EISDIR);
  assert_file_refused (&kit, missing, BLUFF_FAULT_UNREADABLE, ENOENT);
  g_assert_false (bluff_saves_export_file (kit.saves, id, inside, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_FILE);
  g_assert_cmpstr (bluff_saves_error_get_path (error), ==, inside);
  g_assert_false (bluff_saves_export_all (kit.saves, inside, NULL, NULL, NULL, NULL, &folder));
  g_assert_error (folder, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_FILE);
  g_assert_cmpint (bluff_saves_error_get_number (folder), ==, ENOTDIR);
  g_assert_cmpstr (bluff_saves_error_get_path (folder), ==, inside);
  kit_close (&kit);
}

/* Where a folder is, nothing is put, and nothing is left beside it. */
static void
test_export_onto_folder (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *folder = g_build_filename (kit.directory, "exports", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
  g_autofree char *files = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_false (bluff_saves_export_file (kit.saves, id, path, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_FILE);
  files = fixture_list_files (folder);
  g_assert_cmpstr (files, ==, "");
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_DIR));
  kit_close (&kit);
}

/* Ids that cannot be names have a name each. */
static void
test_file_names (void)
{
  static const char *const plain[] = { "game-1", "0_a", "_", "z9-" };
  static const char *const others[] = { "../1", "../2", "", "-a", "-", "A", "aB", "a b", "ä", "a.b" };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      g_autofree char *name = bluff_saves_file_name (plain[i]);

      g_assert_cmpuint (strlen (name), ==, strlen (plain[i]) + strlen (".bluff"));
      g_assert_true (g_str_has_prefix (name, plain[i]) && g_str_has_suffix (name, ".bluff"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      char *name = bluff_saves_file_name (others[i]);

      g_assert_cmpuint (strlen (name), ==, 64 + strlen (".bluff"));
      g_assert_null (strchr (name, '/'));
      g_assert_true (g_hash_table_add (names, name));
    }
}

/* --- The table of results ------------------------------------------------------------------------------------------
 */

/* A spreadsheet must not calculate with what people are called. */
static void
test_formulas (void)
{
  static const char *const names[] = { "=1+1", "+Anna", "-Bo", "@Cy", "'quoted", "A=1", "=a,\"b\"" };
  static const char *const fields[] = { ",'=1+1,", ",'+Anna,",           ",'-Bo,", ",'@Cy,", ",'quoted,",
                                        ",A=1,",   ",\"'=a,\"\"b\"\"\"," };
  /* Ids as a record writes them, and where they stand in the table. */
  static const char *const ids[][2] = {
    { "=1", "\r\n'=1,bluffer," },
    { "\\t=1", "\r\n'\t=1,bluffer," },
    { "\\r=1", "\r\n\"'\r=1\",bluffer," },
  };
  Kit here = kit_open ();
  g_autofree char *last_table = NULL;
  g_autofree char *plain_id = NULL;
  g_autofree char *plain_text = NULL;
  const char *place;
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gint64 player = fixture_add_player (here.store, names[i]);
      g_autofree char *game = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, &player, 1, SEED);
      g_autofree char *results = bluff_saves_results_table (here.saves, NULL);

      g_assert_nonnull (game);
      if (strstr (results, fields[i]) == NULL)
        g_error ("%s is not in: %s", fields[i], results);
    }

  /* The id of an import is somebody else's text, too. */
  plain_id = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  plain_text = kit_export (&here, plain_id);
  /* The games stand in the order in which they ended. */
  place = last_table = bluff_saves_results_table (here.saves, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      place = strstr (place, fields[i]);
      g_assert_nonnull (place);
    }
  g_assert_nonnull (strstr (place, plain_id));
  parts = g_strsplit (plain_text, plain_id, 2);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      Kit there = kit_open ();
      g_autofree char *text = g_strjoinv (ids[i][0], parts);
      g_autofree char *id = kit_import (&there, text, NULL, 0, NULL, NULL);
      g_autofree char *table = bluff_saves_results_table (there.saves, NULL);

      g_assert_nonnull (id);
      if (strstr (table, ids[i][1]) == NULL)
        g_error ("%s is not in: %s", ids[i][1], table);
      kit_close (&there);
    }
  kit_close (&here);
}

/* No name that this program takes begins with these, but the database of another may have them. */
static void
test_formulas_in_names (void)
{
  static const char *const rows[][2] = {
    { "char (9) || '=1'", ",'\t=1," },
    { "char (13) || '=1'", ",\"'\r=1\"," },
  };
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);

  g_assert_nonnull (id);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *table = NULL;

      bluff_store_close (kit.store);
      kit_run_sql (&kit, "UPDATE players SET name = %s", rows[i][0]);
      g_assert_true (bluff_store_open (kit.store, NULL));
      table = bluff_saves_results_table (kit.saves, NULL);
      if (strstr (table, rows[i][1]) == NULL)
        g_error ("%s is not in: %s", rows[i][1], table);
    }
  kit_close (&kit);
}

/* What is not counted in a game is empty, which is not 0. */
static void
test_facts_of_game (void)
{
  Kit kit = kit_open ();

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *id = kit_add_game (&kit, (BluffGame) game, 3, NULL, 0, SEED);
      g_autofree char *table = bluff_saves_results_table (kit.saves, NULL);
      g_auto (GStrv) rows = g_strsplit (table, "\r\n", -1);
      g_auto (GStrv) names = g_strsplit (rows[0], ",", -1);
      const char *place = strstr (table, id);
      g_auto (GStrv) cells = g_strsplit (strstr (place, ",computer,"), ",", -1);
      /* From there on no text has a comma. */
      guint shift = g_strv_length (names);

      for (guint i = 0; names[i] != NULL; i++)
        if (g_str_equal (names[i], "who"))
          shift = i - 1;
      for (guint i = shift + 1; names[i] != NULL; i++)
        {
          BluffFact fact;

          if (bluff_fact_from_name (names[i], &fact) && fact != BLUFF_FACT_THINKING_MS)
            g_assert_true ((*cells[i - shift] >= '0' && *cells[i - shift] <= '9') ==
                           bluff_fact_is_of_game (fact, (BluffGame) game));
        }
    }
  kit_close (&kit);
}

/* --- Files ---------------------------------------------------------------------------------------------------------
 */

static guint
mode_of (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_mode & 07777;
}

/* What an export writes is for its owner alone, whatever was there before. */
static void
test_private (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *name = bluff_saves_file_name (id);
  g_autofree char *game = g_build_filename (kit.directory, name, NULL);
  g_autofree char *table = g_build_filename (kit.directory, "results.csv", NULL);
  mode_t mask = umask (0);

  g_assert_cmpint (g_chmod (kit.directory, 0755), ==, 0);
  for (guint round = 0; round < 2; round++)
    {
      g_assert_true (bluff_saves_export_all (kit.saves, kit.directory, NULL, NULL, NULL, NULL, NULL));
      g_assert_cmpuint (mode_of (game), ==, 0600);
      g_assert_cmpuint (mode_of (table), ==, 0600);
      g_assert_cmpint (g_chmod (game, 0644), ==, 0);
      g_assert_cmpint (g_chmod (table, 0644), ==, 0);
    }
  g_assert_true (bluff_saves_export_file (kit.saves, id, game, NULL));
  g_assert_cmpuint (mode_of (game), ==, 0600);
  umask (mask);
  kit_close (&kit);
}

/* The next export removes what a killed one has left; what is being written and what is somebody else's stays. */
static void
test_left_over (gconstpointer data)
{
  static const char *const names[] = {
    ".bluff-bay-part-5f0e8a52-7a09-4d0d-8f0c-0f2f5e6f7a01", /* left over */
    ".bluff-bay-part-5f0e8a52-7a09-4d0d-8f0c-0f2f5e6f7a02", /* being written */
    ".bluff-bay-part-mine",
    "bluff-bay-part-5f0e8a52-7a09-4d0d-8f0c-0f2f5e6f7a03",
    "letter.bluff.ABC123",
  };
  gboolean all = GPOINTER_TO_INT (data);
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *folder = g_build_filename (kit.directory, "out", NULL);
  g_autofree char *game = g_build_filename (folder, "game", NULL);
  int fd = -1;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
      if (i == 1)
        {
          fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
          g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
        }
    }
  g_assert_true (all ? bluff_saves_export_all (kit.saves, folder, NULL, NULL, NULL, NULL, NULL)
                     : bluff_saves_export_file (kit.saves, id, game, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_test_message ("%s", names[i]);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == (i > 0));
    }
  close (fd);
  kit_close (&kit);
}

/* --- Everything ----------------------------------------------------------------------------------------------------
 */

/* The thread of the test, on which progress must be told. */
static GThread *main_thread;

static void
progress_cb (guint done, guint total, gpointer data)
{
  guint *last = data;

  g_assert_true (g_thread_self () == main_thread);
  g_assert_cmpuint (done, ==, *last + 1);
  g_assert_cmpuint (done, <=, total);
  *last = done;
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  guint games = 0;

  g_assert_true (bluff_saves_export_all_finish (BLUFF_SAVES (source), result, &games, NULL));
  *(guint *) data = games;
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree char *id = NULL;
  gboolean added = FALSE;

  id = bluff_saves_import_file_finish (BLUFF_SAVES (source), result, &added, NULL);
  g_assert_nonnull (id);
  g_assert_true (added);
  (*(guint *) data)++;
}

static gboolean
is_three (gpointer data)
{
  return *(guint *) data == 3;
}

static void
test_everything (void)
{
  Kit here = kit_open ();
  Kit there = kit_open ();
  gint64 anna = fixture_add_player (here.store, "Anna, \"A\"");
  g_autofree char *folder = g_build_filename (here.directory, "a", "b", NULL);
  g_autofree char *table_path = g_build_filename (folder, "results.csv", NULL);
  g_autofree char *one = kit_add_game (&here, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *two = kit_add_game (&here, BLUFF_GAME_PIRATE, 2, &anna, 1, SEED);
  g_autofree char *table = NULL;
  BluffSavedGame *game = kit_begin (&here, BLUFF_GAME_BLUFFANEER, 3, SEED);
  const char *ids[] = { one, two, bluff_saved_game_get_id (game) };
  guint games = 0;
  guint imported = 0;
  guint last = 0;

  kit_play (game, 10);
  bluff_saves_export_all_async (here.saves, folder, progress_cb, &last, NULL, exported_cb, &games);
  kit_wait_until (is_three, &games);
  g_assert_cmpuint (last, ==, 3);

  g_assert_true (g_file_get_contents (table_path, &table, NULL, NULL));
  g_assert_true (g_str_has_prefix (table, "game,kind,options,origin,started,ended,seats,first,turns,seat,who,name,"));
  g_assert_nonnull (strstr (table, ",profile,\"Anna, \"\"A\"\"\",,,"));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *name = bluff_saves_file_name (ids[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = kit_export (&here, ids[i]);
      g_autofree char *same = NULL;

      g_assert_true (g_file_get_contents (path, &same, NULL, NULL));
      g_assert_cmpstr (text, ==, same);
      bluff_saves_import_file_async (there.saves, path, NULL, 0, NULL, imported_cb, &imported);
    }
  kit_wait_until (is_three, &imported);
  kit_drop (game);
  kit_close (&there);
  kit_close (&here);
}

typedef struct
{
  const char *table;
  guint reports;
  guint games;
} Order;

/* Keeps the main loop waiting until the rest of the work is done. */
static void
progress_slowly_cb (guint done, guint total G_GNUC_UNUSED, gpointer data)
{
  Order *order = data;

  order->reports = done;
  while (!g_file_test (order->table, G_FILE_TEST_EXISTS))
    g_thread_yield ();
}

static void
exported_after_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Order *order = data;

  g_assert_cmpuint (order->reports, ==, 3);
  g_assert_true (bluff_saves_export_all_finish (BLUFF_SAVES (source), result, NULL, NULL));
  order->games = order->reports;
}

static gboolean
is_exported (gpointer data)
{
  return ((Order *) data)->games == 3;
}

/* All progress was told before the answer comes, also if the main loop has other things to do. */
static void
test_progress_before_answer (void)
{
  Kit kit = kit_open ();
  g_autofree char *folder = g_build_filename (kit.directory, "out", NULL);
  g_autofree char *table = g_build_filename (folder, "results.csv", NULL);
  Order order = { .table = table };

  for (guint i = 0; i < 3; i++)
    g_free (kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + i));
  bluff_saves_export_all_async (kit.saves, folder, progress_slowly_cb, &order, NULL, exported_after_cb, &order);
  kit_wait_until (is_exported, &order);
  kit_close (&kit);
}

static void
answered_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
is_answered (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

/* What fails off the main loop says so, and why. */
static void
test_fails_later (void)
{
  Kit kit = kit_open ();
  g_autofree char *missing = g_build_filename (kit.directory, "missing.bluff", NULL);
  g_autofree char *inside = g_build_filename (bluff_store_get_path (kit.store), "folder", NULL);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GCancellable) late = g_cancellable_new ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *again = NULL;
  GAsyncResult *result = NULL;
  GError *error = NULL;

  bluff_saves_import_file_async (kit.saves, missing, NULL, 0, NULL, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_null (bluff_saves_import_file_finish (kit.saves, result, NULL, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_RECORD);
  g_clear_error (&error);
  g_clear_object (&result);

  g_assert_true (g_file_set_contents (missing, "x", 1, NULL));
  g_cancellable_cancel (cancelled);
  bluff_saves_import_file_async (kit.saves, missing, NULL, 0, cancelled, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_null (bluff_saves_import_file_finish (kit.saves, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_clear_object (&result);

  g_assert_true (bluff_saves_export_file (kit.saves, id, missing, NULL));
  g_assert_true (bluff_store_delete_game (kit.store, id, NULL));
  bluff_saves_import_file_async (kit.saves, missing, NULL, 0, late, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  /* It was done before it was cancelled. */
  g_cancellable_cancel (late);
  again = bluff_saves_import_file_finish (kit.saves, result, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again, ==, id);
  g_clear_object (&result);

  bluff_saves_export_file_async (kit.saves, id, missing, NULL, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_true (bluff_saves_export_file_finish (kit.saves, result, &error));
  g_assert_no_error (error);
  g_clear_object (&result);

  bluff_saves_export_file_async (kit.saves, "nobody", missing, NULL, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_false (bluff_saves_export_file_finish (kit.saves, result, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);
  g_clear_object (&result);

  bluff_saves_export_all_async (kit.saves, kit.directory, NULL, NULL, cancelled, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_false (bluff_saves_export_all_finish (kit.saves, result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_clear_object (&result);
  g_assert_false (bluff_saves_export_all (kit.saves, kit.directory, NULL, NULL, cancelled, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  bluff_saves_export_all_async (kit.saves, inside, NULL, NULL, NULL, answered_cb, &result);
  kit_wait_until (is_answered, &result);
  g_assert_false (bluff_saves_export_all_finish (kit.saves, result, NULL, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_FILE);
  g_clear_error (&error);
  g_clear_object (&result);
  kit_close (&kit);
}

/* --- Who is deleted ------------------------------------------------------------------------------------------------
 */

/* A deleted player leaves no name behind, neither in the files nor in what is exported. */
static void
test_deleted_player (void)
{
  Kit kit = kit_open ();
  gint64 players[] = { fixture_add_player (kit.store, "Zacharias"), fixture_add_player (kit.store, "Yolanda") };
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 3, players, 2, SEED);
  BluffSavedGame *open = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autoptr (BluffStoreTraces) traces = NULL;
  g_autoptr (BluffStoreTraces) none = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BluffSavedGame *game;
  BluffMatchSeat sitter;

  g_assert_false (bluff_saves_delete_player (kit.saves, players[0], NULL, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_GAMES_OPEN);
  g_clear_error (&error);
  bluff_saved_game_close (open);
  kit_drop (open);

  g_assert_true (bluff_saves_delete_player (kit.saves, players[0], &traces, &error));
  g_assert_no_error (error);
  g_assert_true (bluff_store_traces_is_none (traces));
  none = bluff_saves_wipe_traces (kit.saves, traces, &error);
  g_assert_no_error (error);
  g_assert_true (bluff_store_traces_is_none (none));
  text = kit_export (&kit, id);
  g_assert_null (strstr (text, "Zacharias"));
  g_assert_nonnull (strstr (text, "\"players\":[{\"name\":\"#1\",\"kind\":\"human\"},{\"name\":\"Yolanda\""));
  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  bluff_match_get_seat (bluff_saved_game_get_match (game), 0, &sitter);
  g_assert_cmpstr (sitter.name, ==, "#1");
  kit_drop (game);

  bluff_store_close (kit.store);
  g_assert_false (fixture_contains (kit.directory, "Zacharias"));
  g_assert_true (fixture_contains (kit.directory, "Yolanda"));
  kit_close (&kit);
}

/* What else a header has stays when somebody is taken out of it. */
static void
test_deleted_from_header (void)
{
  Kit kit = kit_open ();
  BluffSavesSeat seats[] = {
    { .kind = BLUFF_STORE_PROFILE, .player = fixture_add_player (kit.store, "Zacharias"), .colour = "zinnober" },
    { .kind = BLUFF_STORE_PROFILE, .player = fixture_add_player (kit.store, "Yolanda"), .colour = "yellow" },
  };
  BluffSavedGame *game;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  game = bluff_saves_begin (kit.saves, &table, seats, NULL);
  id = g_strdup (bluff_saved_game_get_id (game));
  bluff_saved_game_close (game);
  kit_drop (game);
  g_assert_true (bluff_saves_delete_player (kit.saves, seats[0].player, NULL, NULL));
  text = kit_export (&kit, id);
  g_assert_nonnull (strstr (text, "\"players\":[{\"name\":\"#1\",\"kind\":\"human\"},"
                                  "{\"name\":\"Yolanda\",\"kind\":\"human\",\"colour\":\"yellow\"}]"));

  /* The others play on from there. */
  game = bluff_saves_open (kit.saves, id, NULL);
  kit_play (game, 10);
  kit_drop (game);
  game = bluff_saves_branch (kit.saves, id, 5, NULL, 0, NULL);
  kit_play_to_end (game);
  kit_drop (game);
  kit_close (&kit);
}

/* A header that cannot be read may have a name in it: it goes as a whole. */
static void
test_deleted_with_header (void)
{
  Kit kit = kit_open ();
  gint64 zacharias = fixture_add_player (kit.store, "Zacharias");
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &zacharias, 1, SEED);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE games SET header = '{\"record\":\"bluff-bay\",\"players\":[\"Zacharias'");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (bluff_saves_delete_player (kit.saves, zacharias, NULL, &error));
  g_assert_no_error (error);
  text = kit_export (&kit, id);
  g_assert_null (strstr (text, "Zacharias"));
  bluff_store_close (kit.store);
  g_assert_false (fixture_contains (kit.directory, "Zacharias"));
  kit_close (&kit);
}

/* A header in which there is no such seat is another game's: it goes, too. */
static void
test_deleted_from_other_header (void)
{
  Kit kit = kit_open ();
  gint64 players[] = { fixture_add_player (kit.store, "Anna"), fixture_add_player (kit.store, "Bo"),
                       fixture_add_player (kit.store, "Zacharias") };
  g_autofree char *three = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 3, players, 3, SEED);
  g_autofree char *two = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, players, 2, SEED);
  g_autoptr (BluffStoreGame) row = NULL;
  g_autoptr (BluffStoreGame) other = NULL;

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE games SET header = (SELECT header FROM games WHERE id = 2)");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (bluff_saves_delete_player (kit.saves, players[2], NULL, NULL));
  row = bluff_store_read_game (kit.store, three, NULL, NULL);
  other = bluff_store_read_game (kit.store, two, NULL, NULL);
  g_assert_null (row->header);
  g_assert_nonnull (other->header);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  main_thread = g_thread_self ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/records/bad-files", test_bad_files);
  g_test_add_func ("/saves/records/export-onto-folder", test_export_onto_folder);
  g_test_add_func ("/saves/records/file-names", test_file_names);
  g_test_add_func ("/saves/records/formulas", test_formulas);
  g_test_add_func ("/saves/records/formulas-in-names", test_formulas_in_names);
  g_test_add_func ("/saves/records/facts-of-game", test_facts_of_game);
  g_test_add_func ("/saves/records/private", test_private);
  g_test_add_data_func ("/saves/records/left-over/one", GINT_TO_POINTER (FALSE), test_left_over);
  g_test_add_data_func ("/saves/records/left-over/all", GINT_TO_POINTER (TRUE), test_left_over);
  g_test_add_func ("/saves/records/everything", test_everything);
  g_test_add_func ("/saves/records/progress-before-answer", test_progress_before_answer);
  g_test_add_func ("/saves/records/fails-later", test_fails_later);
  g_test_add_func ("/saves/records/deleted-player", test_deleted_player);
  g_test_add_func ("/saves/records/deleted-with-header", test_deleted_with_header);
  g_test_add_func ("/saves/records/deleted-from-other-header", test_deleted_from_other_header);
  g_test_add_func ("/saves/records/deleted-from-header", test_deleted_from_header);
  return g_test_run ();
}
