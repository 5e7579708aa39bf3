/* store-fixture.c: see its header.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

/* --- Directories and files -----------------------------------------------------------------------------------------
 */

char *
fixture_make_directory (void)
{
  g_autoptr (GError) error = NULL;
  char *directory = g_dir_make_tmp ("bluff-store-XXXXXX", &error);

  g_assert_no_error (error);
  return directory;
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_tree (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

void
fixture_remove_directory (char *directory)
{
  remove_tree (directory);
  g_assert_false (g_file_test (directory, G_FILE_TEST_EXISTS));
  g_free (directory);
}

char *
fixture_path_in (const char *directory)
{
  return g_build_filename (directory, "bluff-bay.db", NULL);
}

void
fixture_write_file (const char *path, const char *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, (gssize) size, &error);
  g_assert_no_error (error);
}

GBytes *
fixture_read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *bytes;
  gsize size;

  g_file_get_contents (path, &bytes, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, size);
}

gboolean
fixture_contains (const char *path, const char *text)
{
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        {
          if (fixture_contains (child, text))
            return TRUE;
        }
      else
        {
          g_autoptr (GBytes) bytes = fixture_read_file (child);
          gsize size;
          const char *data = g_bytes_get_data (bytes, &size);

          for (gsize i = 0; i + strlen (text) <= size; i++)
            if (memcmp (data + i, text, strlen (text)) == 0)
              return TRUE;
        }
    }
  return FALSE;
}

guint
fixture_count_files (const char *directory, const char *subdirectory)
{
  g_autofree char *path = g_build_filename (directory, subdirectory, NULL);
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (files != NULL && g_dir_read_name (files) != NULL)
    n++;
  return n;
}

void
fixture_run_sql (const char *path, const char *sql)
{
  sqlite3 *handle;
  char *message = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &handle, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  sqlite3_exec (handle, sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

/* --- Stores --------------------------------------------------------------------------------------------------------
 */

BluffStore *
fixture_new_store (const char *directory)
{
  BluffStore *store = bluff_store_new (directory);

  bluff_store_set_patience (store, FIXTURE_PATIENCE_MS);
  return store;
}

BluffStore *
fixture_open_store (const char *directory)
{
  BluffStore *store = fixture_new_store (directory);
  g_autoptr (GError) error = NULL;

  bluff_store_open (store, &error);
  g_assert_no_error (error);
  g_assert_true (bluff_store_is_open (store));
  return store;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
fixture_list_files (const char *directory)
{
  g_autoptr (GDir) files = g_dir_open (directory, 0, NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        continue;
      if (g_str_has_suffix (name, "-shm"))
        g_ptr_array_add (lines, g_strdup (name));
      else
        {
          g_autoptr (GBytes) bytes = fixture_read_file (path);
          g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

          g_ptr_array_add (lines, g_strconcat (name, " ", digest, NULL));
        }
    }
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

void
fixture_assert_refused (const char *directory, BluffStoreError code)
{
  g_autofree char *files_before = fixture_list_files (directory);
  g_autofree char *files_after = NULL;
  g_autoptr (BluffStore) store = fixture_new_store (directory);
  g_autoptr (GBytes) before = fixture_read_file (bluff_store_get_path (store));
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, (int) code);
  g_assert_cmpstr (bluff_store_error_get_path (error), ==, bluff_store_get_path (store));
  g_assert_false (bluff_store_is_open (store));
  after = fixture_read_file (bluff_store_get_path (store));
  g_assert_true (g_bytes_equal (before, after));
  files_after = fixture_list_files (directory);
  g_assert_cmpstr (files_after, ==, files_before);
}

/* --- Filling -------------------------------------------------------------------------------------------------------
 */

gint64
fixture_add_player (BluffStore *store, const char *name)
{
  g_autoptr (GError) error = NULL;
  gint64 player = bluff_store_create_player (store, name, "parrot", "red", 1990, &error);

  g_assert_no_error (error);
  g_assert_cmpint (player, !=, BLUFF_STORE_NO_PLAYER);
  return player;
}

BluffStoreGame *
fixture_make_game (const char *id, const char *kind, const gint64 *players, guint n_seats)
{
  BluffStoreGame *game = bluff_store_game_new ();

  game->id = g_strdup (id);
  game->kind = g_strdup (kind);
  game->options = g_strdup ("{\"shout\":\"quick\"}");
  game->header = g_strdup ("{\"record\":\"bluff-bay\"}");
  game->position = g_strdup ("set up");
  game->started = 1000;
  game->n_seats = n_seats;
  for (guint i = 0; i < n_seats; i++)
    if (players[i] != BLUFF_STORE_NO_PLAYER)
      {
        game->seats[i].kind = BLUFF_STORE_PROFILE;
        game->seats[i].player = players[i];
      }
    else
      {
        game->seats[i].kind = BLUFF_STORE_COMPUTER;
        game->seats[i].name = g_strdup ("Calico");
        game->seats[i].level = g_strdup ("deckhand");
      }
  return game;
}

void
fixture_add_game (BluffStore *store, const char *id, gint64 player)
{
  const gint64 players[] = { player, BLUFF_STORE_NO_PLAYER };
  g_autoptr (BluffStoreGame) game = fixture_make_game (id, "bluffer", players, 2);
  g_autoptr (GError) error = NULL;

  bluff_store_add_game (store, game, NULL, &error);
  g_assert_no_error (error);
}

void
fixture_add_finished (BluffStore *store,
                      const char *id,
                      const char *kind,
                      const gint64 *players,
                      const guint *places,
                      guint n_seats,
                      gint64 time,
                      BluffStoreOrigin origin)
{
  static const char *const lines[] = { "line 1", "line 2", NULL };
  g_autoptr (BluffStoreGame) game = fixture_make_game (id, kind, players, n_seats);
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreFact facts[BLUFF_MAX_SEATS][2];
  BluffStoreClaim claims[BLUFF_MAX_SEATS][2];
  BluffStoreMove move = { .first = 1, .lines = lines, .played = time, .position = "over" };
  g_autoptr (GError) error = NULL;

  game->origin = origin;
  for (guint i = 0; i < n_seats; i++)
    {
      facts[i][0] = (BluffStoreFact){ "claims", 10 + i };
      facts[i][1] = (BluffStoreFact){ "bluffs", places[i] };
      results[i] = (BluffStoreResult){
        .place = places[i], .turns = 5 + i, .thinking_ms = 100 * (i + 1), .facts = facts[i], .n_facts = 2
      };
      /* The next seat believes a bluff, and then catches one. */
      for (guint j = 0; j < 2; j++)
        claims[i][j] = (BluffStoreClaim){
          .n = 1 + j,
          .end = j == 0 ? BLUFF_STORE_CLAIM_BELIEVED : BLUFF_STORE_CLAIM_CALLED,
          .bluff = TRUE,
          .behind = i > 0,
          .size = (guint8) (3 + j),
          .judges = (guint8) (1u << ((i + 1) % n_seats)),
          .moved = (guint16) (2 + i),
        };
      results[i].claims = claims[i];
      results[i].n_claims = 2;
    }
  move.results = results;
  move.n_results = n_seats;
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

char *
fixture_make_filled (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  const gint64 players[] = { fixture_add_player (store, "Anna"), fixture_add_player (store, "Bo") };
  const guint places[] = { 1, 2 };

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%03u", i);

      fixture_add_finished (store, id, "pirate", players, places, 2, 1000 + i, BLUFF_STORE_OWN);
    }
  return directory;
}

gboolean
fixture_append (BluffStore *store, const char *game, guint n, GError **error)
{
  g_autofree char *line = g_strdup_printf ("line %u", n);
  const char *const lines[] = { line, NULL };
  BluffStoreMove move = { .game = game, .first = n, .lines = lines, .played = 1000 + n };

  return bluff_store_append (store, &move, error);
}

void
fixture_assert_lines (BluffStore *store, const char *id, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (store, id, &lines, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (game->n_lines, ==, n);
  g_assert_cmpuint (lines->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup_printf ("line %u", i + 1);

      g_assert_cmpstr (g_ptr_array_index (lines, i), ==, line);
    }
}

/* Leader boards are the same, whether they are asked of the sums or of the results themselves. */
static void
assert_sums (BluffStore *store, gboolean levels)
{
  BluffStoreScope scope = { .with_branches = TRUE, .with_imports = TRUE };
  g_autoptr (GPtrArray) sums = NULL;
  g_autoptr (GPtrArray) results = NULL;

  sums = levels ? bluff_store_level_leaders (store, &scope, 0, 1, G_MAXINT, NULL)
                : bluff_store_leaders (store, &scope, 0, 1, G_MAXINT, NULL);
  scope.companies = BLUFF_STORE_WITH_PEOPLE_ONLY | BLUFF_STORE_WITH_COMPUTERS_ONLY | BLUFF_STORE_WITH_BOTH;
  results = levels ? bluff_store_level_leaders (store, &scope, 0, 1, G_MAXINT, NULL)
                   : bluff_store_leaders (store, &scope, 0, 1, G_MAXINT, NULL);
  g_assert_cmpuint (sums->len, ==, results->len);
  for (guint i = 0; i < sums->len; i++)
    {
      const BluffStoreLeader *summed = g_ptr_array_index (sums, i);
      const BluffStoreLeader *counted = g_ptr_array_index (results, i);

      g_assert_cmpint (summed->player, ==, counted->player);
      g_assert_cmpstr (summed->level, ==, counted->level);
      g_assert_cmpmem (&summed->tally, sizeof summed->tally, &counted->tally, sizeof counted->tally);
    }
}

void
fixture_assert_sound (BluffStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) findings = bluff_store_check (store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < findings->len; i++)
    {
      const BluffStoreFinding *finding = g_ptr_array_index (findings, i);

      g_test_message ("%u %s %s", finding->cause, finding->game, finding->detail);
    }
  g_assert_cmpuint (findings->len, ==, 0);
  assert_sums (store, FALSE);
  assert_sums (store, TRUE);
}
