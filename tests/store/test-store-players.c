/* test-store-players.c: profiles: names, changes, merging, forgetting.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#define FORTY "aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd"

#define NOW_MS G_GINT64_CONSTANT (1700000000000)

typedef struct
{
  char *directory;
  BluffStore *store;
} Fixture;

/* The clock of the store stands still. It takes the place of GLib's. */
gint64
g_get_real_time (void)
{
  return NOW_MS * 1000 + 999;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  if (fixture->store != NULL)
    {
      fixture_assert_sound (fixture->store);
      bluff_store_close (fixture->store); /* its thread has let go of everything */
      g_assert_finalize_object (fixture->store);
    }
  fixture_remove_directory (fixture->directory);
}

/* --- Names ---------------------------------------------------------------------------------------------------------
 */

static void
test_names_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *name;
    BluffStoreError code;
  } rows[] = {
    { "", BLUFF_STORE_ERROR_NAME_EMPTY },
    { " \t ", BLUFF_STORE_ERROR_NAME_EMPTY },
    { "\u00a0\u2003\u3000", BLUFF_STORE_ERROR_NAME_EMPTY },
    { "\u200b\u200d", BLUFF_STORE_ERROR_NAME_EMPTY },
    { "\u0301", BLUFF_STORE_ERROR_NAME_EMPTY },       /* an accent on nothing */
    { "\u0378\u0379", BLUFF_STORE_ERROR_NAME_EMPTY }, /* not characters at all */
    { FORTY "e", BLUFF_STORE_ERROR_NAME_TOO_LONG },
    { "An\nna", BLUFF_STORE_ERROR_NAME_CHARACTER },
    { "An\x07na", BLUFF_STORE_ERROR_NAME_CHARACTER },
    { "An\xc2\x85"
      "na",
      BLUFF_STORE_ERROR_NAME_CHARACTER },
    { "An\xffna", BLUFF_STORE_ERROR_NAME_CHARACTER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (bluff_store_create_player (fixture->store, rows[i].name, NULL, NULL, 0, &error), ==, 0);
      g_assert_error (error, BLUFF_STORE_ERROR, (int) rows[i].code);
      if (rows[i].code == BLUFF_STORE_ERROR_NAME_TOO_LONG)
        {
          g_assert_cmpint (bluff_store_error_get_number (error), ==, 41);
          g_assert_cmpint (bluff_store_error_get_known (error), ==, 40);
        }
    }
}

static void
test_names_kept (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const rows[][2] = {
    { "Anna", "Anna" }, { "  Bo \u3000", "Bo" },     { FORTY, FORTY },
    { "x", "x" },       { "Zoe\u0308", "Zo\u00eb" }, { "船長 一号", "船長 一号" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint64 id = fixture_add_player (fixture->store, rows[i][0]);
      g_autoptr (BluffStorePlayer) player = bluff_store_get_player (fixture->store, id, NULL);

      g_assert_cmpstr (player->name, ==, rows[i][1]);
      g_assert_cmpstr (player->emblem, ==, "parrot");
      g_assert_cmpstr (player->colour, ==, "red");
      g_assert_cmpint (player->birth_year, ==, 1990);
      g_assert_false (player->archived);
      g_assert_cmpint (player->created / 1000, <=, g_get_real_time () / G_USEC_PER_SEC);
    }
}

static void
test_names_same (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *first;
    const char *second;
    gboolean same;
  } rows[] = {
    { "Anna", "aNNA", TRUE },
    { "Jürgen", "JÜRGEN", TRUE },
    { "Straße", "STRASSE", TRUE },
    { "Σίσυφος", "ΣΊΣΥΦΟΣ", TRUE },
    { "Ирина", "ИРИНА", TRUE },
    { "Ｔｏｍ", "tom", TRUE },
    { "Anne Bonny", "anne   bonny", TRUE },
    { "Mary\u200bRead", "maryread", TRUE },
    { "\u13e3\u13b3\u13a9", "\uabb3\uab83\uab79", TRUE },
    { "I\u015e\u0131l", "\u0131\u015f\u0131l", TRUE },
    { "Grace", "\u200b grace", TRUE },
    { "Ana", "Anja", FALSE },
    { "André", "Andre", FALSE },
    { "A B", "AB", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint64 id = fixture_add_player (fixture->store, rows[i].first);
      g_autoptr (BluffStorePlayer) found = bluff_store_find_player (fixture->store, rows[i].second, NULL);
      g_autoptr (GError) error = NULL;
      gint64 other = bluff_store_create_player (fixture->store, rows[i].second, NULL, NULL, 0, &error);

      g_test_message ("%s, %s", rows[i].first, rows[i].second);
      g_assert_true ((found != NULL) == rows[i].same);
      g_assert_true ((other == 0) == rows[i].same);
      if (rows[i].same)
        {
          g_assert_cmpint (found->id, ==, id);
          g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_TAKEN);
          g_assert_cmpstr (bluff_store_error_get_name (error), ==, found->name);
        }
    }
}

/* --- Changes -------------------------------------------------------------------------------------------------------
 */

static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStorePlayer nobody = { .id = 77, .name = (char[]){ "Nobody" } };
  gint64 anna = fixture_add_player (fixture->store, "Anna");
  GError *errors[8] = { NULL };

  g_assert_null (bluff_store_get_player (fixture->store, 77, &errors[0]));
  g_assert_false (bluff_store_change_player (fixture->store, &nobody, &errors[1]));
  g_assert_false (bluff_store_archive_player (fixture->store, 77, TRUE, &errors[2]));
  g_assert_false (bluff_store_delete_player (fixture->store, 77, NULL, NULL, NULL, &errors[3]));
  g_assert_false (bluff_store_reset_statistics (fixture->store, 77, &errors[4]));
  g_assert_false (bluff_store_merge_players (fixture->store, 77, anna, &errors[5]));
  g_assert_false (bluff_store_merge_players (fixture->store, anna, 77, &errors[6]));
  g_assert_null (bluff_store_statistics (fixture->store, 77, NULL, &errors[7]));
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_assert_error (errors[i], BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_PLAYER);
      g_assert_cmpint (bluff_store_error_get_number (errors[i]), ==, 77);
      g_clear_error (&errors[i]);
    }
}

static void
test_change (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint64 id = fixture_add_player (fixture->store, "Anna");
  g_autoptr (BluffStorePlayer) player = bluff_store_get_player (fixture->store, id, NULL);
  g_autoptr (BluffStorePlayer) changed = NULL;
  g_autoptr (BluffStorePlayer) found = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (player->created, ==, NOW_MS);
  fixture_add_player (fixture->store, "Bo");
  g_free (player->name);
  player->name = g_strdup ("BO");
  g_assert_false (bluff_store_change_player (fixture->store, player, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_TAKEN);
  g_clear_error (&error);
  g_free (player->name);
  player->name = g_strdup (" ");
  g_assert_false (bluff_store_change_player (fixture->store, player, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_EMPTY);
  g_clear_error (&error);

  /* One's own name in other letters is not taken. */
  g_free (player->name);
  player->name = g_strdup (" ANNA ");
  g_free (player->emblem);
  player->emblem = g_strdup ("anchor");
  player->birth_year = BLUFF_STORE_PLAYER_NO_YEAR;
  g_assert_true (bluff_store_change_player (fixture->store, player, &error));
  g_assert_no_error (error);
  changed = bluff_store_get_player (fixture->store, id, NULL);
  g_assert_cmpstr (changed->name, ==, "ANNA");
  g_assert_cmpstr (changed->emblem, ==, "anchor");
  g_assert_cmpint (changed->birth_year, ==, 0);
  g_assert_cmpint (changed->created, ==, player->created);

  g_free (player->name);
  player->name = g_strdup ("Cleo");
  g_assert_true (bluff_store_change_player (fixture->store, player, NULL));
  found = bluff_store_find_player (fixture->store, "anna", &error);
  g_assert_no_error (error);
  g_assert_null (found);
}

static void
test_list_and_archive (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const names[] = { "bo", "Anna", "Cleo" };
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) present = NULL;
  g_autoptr (GPtrArray) again = NULL;
  gint64 ids[3];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ids[i] = fixture_add_player (fixture->store, names[i]);
  g_assert_true (bluff_store_archive_player (fixture->store, ids[0], TRUE, NULL));

  all = bluff_store_list_players (fixture->store, TRUE, NULL);
  g_assert_cmpuint (all->len, ==, 3);
  g_assert_cmpstr (((BluffStorePlayer *) g_ptr_array_index (all, 0))->name, ==, "Anna");
  g_assert_cmpstr (((BluffStorePlayer *) g_ptr_array_index (all, 1))->name, ==, "bo");
  g_assert_true (((BluffStorePlayer *) g_ptr_array_index (all, 1))->archived);

  present = bluff_store_list_players (fixture->store, FALSE, NULL);
  g_assert_cmpuint (present->len, ==, 2);
  g_assert_true (bluff_store_archive_player (fixture->store, ids[0], FALSE, NULL));
  again = bluff_store_list_players (fixture->store, FALSE, NULL);
  g_assert_cmpuint (again->len, ==, 3);
}

/* --- Merge and reset -----------------------------------------------------------------------------------------------
 */

static void
test_merge_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[] = { fixture_add_player (fixture->store, "Anna"), fixture_add_player (fixture->store, "Ann") };
  const guint places[] = { 1, 2 };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;

  fixture_add_finished (fixture->store, "together", "bluffer", players, places, 2, 5000, BLUFF_STORE_OWN);
  g_assert_false (bluff_store_merge_players (fixture->store, players[1], players[0], &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_SAT_TOGETHER);
  g_assert_cmpint (bluff_store_error_get_number (error), ==, 1);
  g_assert_cmpstr (bluff_store_error_get_name (error), ==, "together");
  left = bluff_store_list_players (fixture->store, TRUE, NULL);
  g_assert_cmpuint (left->len, ==, 2);
}

static void
test_merge (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 anna[] = { fixture_add_player (fixture->store, "Anna"), 0 };
  const gint64 ann[] = { fixture_add_player (fixture->store, "Ann"), 0 };
  const guint won[] = { 1, 2 };
  const guint lost[] = { 2, 1 };
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  g_autoptr (BluffStoreGame) game = NULL;
  g_autoptr (BluffStorePlayer) gone = NULL;
  g_autoptr (GError) error = NULL;

  fixture_add_finished (fixture->store, "one", "bluffer", anna, won, 2, 5000, BLUFF_STORE_OWN);
  fixture_add_finished (fixture->store, "two", "pirate", ann, lost, 2, 6000, BLUFF_STORE_OWN);
  fixture_add_game (fixture->store, "three", ann[0]);
  bluff_store_merge_players (fixture->store, ann[0], anna[0], &error);
  g_assert_no_error (error);

  statistics = bluff_store_statistics (fixture->store, anna[0], NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (statistics->overall.games, ==, 2);
  g_assert_cmpuint (statistics->overall.wins, ==, 1);
  g_assert_cmpint (bluff_store_statistics_fact (statistics, NULL, "claims"), ==, 20);
  g_assert_cmpint (bluff_store_statistics_fact (statistics, "pirate", "bluffs"), ==, 2);
  game = bluff_store_read_game (fixture->store, "three", NULL, &error);
  g_assert_cmpint (game->seats[0].player, ==, anna[0]);
  g_assert_cmpstr (game->seats[0].name, ==, "Anna");
  gone = bluff_store_find_player (fixture->store, "Ann", NULL);
  g_assert_null (gone);
}

static void
test_reset (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[] = { fixture_add_player (fixture->store, "Anna"), fixture_add_player (fixture->store, "Bo") };
  const guint places[] = { 1, 2 };
  BluffStoreRatingRow rating = { players[0], (char[]){ "bluffer" }, 30, 2, 1 };
  g_autoptr (GPtrArray) ratings = g_ptr_array_new ();
  g_autoptr (GPtrArray) left = NULL;

  g_ptr_array_add (ratings, &rating);
  fixture_add_finished (fixture->store, "one", "bluffer", players, places, 2, 5000, BLUFF_STORE_OWN);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, FALSE, NULL, NULL));
  g_assert_true (bluff_store_reset_statistics (fixture->store, players[0], NULL));
  left = bluff_store_list_ratings (fixture->store, players[0], NULL);
  g_assert_cmpuint (left->len, ==, 0);

  fixture_add_finished (fixture->store, "two", "bluffer", players, places, 2, 4000, BLUFF_STORE_OWN);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (fixture->store, players[i], NULL, NULL);

      /* Anna starts again; nobody else does. */
      g_assert_cmpuint (statistics->overall.games, ==, i == 0 ? 1 : 2);
      g_assert_cmpint (bluff_store_statistics_fact (statistics, NULL, "claims"), ==, i == 0 ? 10 : 22);
    }
}

/* --- Forgetting ----------------------------------------------------------------------------------------------------
 */

static char *
forget_in_header (const char *header, guint seat, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *replacement = g_strdup_printf ("Seat %u", seat);
  g_auto (GStrv) parts = g_strsplit (header, "Methuselah", -1);

  return g_strjoinv (replacement, parts);
}

static void
test_delete_leaves_no_trace (Fixture *fixture, gconstpointer data)
{
  gboolean with_forget = GPOINTER_TO_INT (data);
  const gint64 players[] = { fixture_add_player (fixture->store, "Bo"),
                             fixture_add_player (fixture->store, "Methuselah") };
  const guint places[] = { 2, 1 };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("header", "pirate", players, 2);
  g_autoptr (BluffStoreGame) read = NULL;
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_build_filename (fixture->directory, "copies", "0000000000000001-schema-1.db", NULL);
  g_autofree char *copies = g_path_get_dirname (copy);
  g_autofree char *part = g_strconcat (copy, ".part-journal", NULL);

  g_free (game->header);
  game->header = g_strdup ("{\"players\":[\"Bo\",\"Methuselah\"]}");
  bluff_store_add_game (fixture->store, game, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *id = g_strdup_printf ("finished-%u", i);

      fixture_add_finished (fixture->store, id, "pirate", players, places, 2, 5000 + i, BLUFF_STORE_OWN);
    }
  g_assert_cmpint (g_mkdir_with_parents (copies, 0700), ==, 0);
  g_assert_true (bluff_store_backup (fixture->store, copy, TRUE, &error));
  g_assert_true (g_file_set_contents (part, "Methuselah", -1, NULL));
  g_assert_true (fixture_contains (fixture->directory, "Methuselah"));
  g_assert_true (fixture_contains (copies, "methuselah"));

  bluff_store_delete_player (fixture->store, players[1], with_forget ? forget_in_header : NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (fixture_contains (fixture->directory, "Methuselah"));
  g_assert_false (fixture_contains (fixture->directory, "methuselah"));
  g_assert_cmpuint (fixture_count_files (fixture->directory, "copies"), ==, 0);

  read = bluff_store_read_game (fixture->store, "header", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (read->seats[1].kind, ==, BLUFF_STORE_ANONYMOUS);
  g_assert_cmpstr (read->seats[1].name, ==, NULL);
  g_assert_cmpstr (read->header, ==, with_forget ? "{\"players\":[\"Bo\",\"Seat 1\"]}" : NULL);
  g_assert_cmpstr (read->seats[0].name, ==, "Bo");

  statistics = bluff_store_statistics (fixture->store, players[0], NULL, &error);
  g_assert_cmpuint (statistics->overall.games, ==, 50);
  g_assert_cmpuint (statistics->opponents->len, ==, 1);
  g_assert_cmpint (((BluffStoreOpponentRow *) g_ptr_array_index (statistics->opponents, 0))->kind, ==,
                   BLUFF_STORE_ANONYMOUS);
}

/* There is room for forgetting, and none for rewriting the whole file. */
static void
test_delete_without_room (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  enum
  {
    GAMES = 400
  };
  gint64 anna = fixture_add_player (fixture->store, "Zyxwvut");
  gint64 players[] = { fixture_add_player (fixture->store, "Bo"), 0 };
  g_autofree char *journal = g_strconcat (bluff_store_get_path (fixture->store), "-wal", NULL);
  g_autoptr (BluffStoreTraces) traces = NULL;
  struct rlimit before, tight;
  GStatBuf database, log;
  gboolean deleted;

  for (guint i = 0; i < GAMES; i++)
    {
      g_autofree char *id = g_strdup_printf ("game %u", i);

      fixture_add_finished (fixture->store, id, "pirate", players, (guint[]){ 1, 2 }, 2, i, BLUFF_STORE_OWN);
    }
  bluff_store_close (fixture->store);
  g_assert_true (bluff_store_open (fixture->store, NULL));
  fixture_add_game (fixture->store, "hers", anna);
  g_assert_cmpint (g_stat (bluff_store_get_path (fixture->store), &database), ==, 0);
  g_assert_cmpint (g_stat (journal, &log), ==, 0);
  g_assert_true (fixture_contains (fixture->directory, "Zyxwvut"));

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  tight = before;
  tight.rlim_cur = (rlim_t) MAX (database.st_size, log.st_size + database.st_size / 2);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  deleted = bluff_store_delete_player (fixture->store, anna, NULL, NULL, &traces, NULL);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_true (deleted);
  g_assert_error (traces->unwiped, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  g_assert_false (fixture_contains (fixture->directory, "Zyxwvut"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/players/names-refused", test_names_refused, NULL);
  ADD ("/store/players/names-kept", test_names_kept, NULL);
  ADD ("/store/players/names-same-in-any-script", test_names_same, NULL);
  ADD ("/store/players/unknown", test_unknown, NULL);
  ADD ("/store/players/change", test_change, NULL);
  ADD ("/store/players/list-and-archive", test_list_and_archive, NULL);
  ADD ("/store/players/merge-refused-where-both-sat", test_merge_refused, NULL);
  ADD ("/store/players/merge", test_merge, NULL);
  ADD ("/store/players/reset", test_reset, NULL);
  ADD ("/store/players/delete-leaves-no-trace", test_delete_leaves_no_trace, GINT_TO_POINTER (FALSE));
  ADD ("/store/players/delete-changes-headers", test_delete_leaves_no_trace, GINT_TO_POINTER (TRUE));
  ADD ("/store/players/delete-without-room", test_delete_without_room, NULL);
#undef ADD

  return g_test_run ();
}
