/* test-store-sums.c: the sums that leader boards are asked of say the same as the results, whatever is done to these;
 * and what is counted again does not depend on what else there is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-claims-table.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  SEED = 5,
  PEOPLE = 5,
  GAMES = 400,
  SCOPES = 150,
  MOST = 100
};

#define DAY G_GINT64_CONSTANT (86400000)
#define START G_GINT64_CONSTANT (1704067200000) /* January 2024 */

static const char *const kinds[] = { "pirate", "bluffer", "bluffaneer" };

typedef struct
{
  char *directory;
  BluffStore *store;
  GRand *random;
  gint64 people[PEOPLE];
} World;

/* Most within some months, and some at the ends of time, at the edges of months, and at the same moment. */
static gint64
choose_time (World *world)
{
  static const gint64 odd[] = {
    -DAY,
    -1,
    0,
    1,
    START - 1,
    START,
    START + 31 * DAY - 1,
    START + 31 * DAY,
    G_GINT64_CONSTANT (253402300799999),
    G_GINT64_CONSTANT (253402300800000),
    G_MAXINT64 - 1,
  };

  if (g_rand_int_range (world->random, 0, 4) == 0)
    return odd[g_rand_int_range (world->random, 0, G_N_ELEMENTS (odd))];
  return START + g_rand_int_range (world->random, 0, 150) * DAY + g_rand_int_range (world->random, 0, (gint32) DAY);
}

static void
add_game (World *world, guint number)
{
  g_autofree char *id = g_strdup_printf ("game-%u", number);
  guint n = (guint) g_rand_int_range (world->random, 2, PEOPLE);
  guint first = (guint) g_rand_int_range (world->random, 0, PEOPLE);
  gint64 players[BLUFF_MAX_SEATS] = { 0 };
  guint places[BLUFF_MAX_SEATS];

  for (guint i = 0; i < n; i++)
    {
      if (g_rand_boolean (world->random))
        players[i] = world->people[(first + i) % PEOPLE];
      places[i] = (guint) g_rand_int_range (world->random, 1, (gint32) n + 1);
    }
  fixture_add_finished (world->store, id, kinds[number % G_N_ELEMENTS (kinds)], players, places, n, choose_time (world),
                        (BluffStoreOrigin) g_rand_int_range (world->random, 0, 3));
}

static World
open_world (void)
{
  World world = { .directory = fixture_make_directory (), .random = g_rand_new_with_seed (SEED) };

  world.store = fixture_open_store (world.directory);
  for (guint i = 0; i < PEOPLE; i++)
    {
      g_autofree char *name = g_strdup_printf ("Person %u", i);

      world.people[i] = fixture_add_player (world.store, name);
    }
  for (guint i = 0; i < GAMES; i++)
    add_game (&world, i);
  return world;
}

static void
close_world (World *world)
{
  fixture_assert_sound (world->store);
  bluff_store_close (world->store);
  g_object_unref (world->store);
  g_rand_free (world->random);
  fixture_remove_directory (world->directory);
}

static GPtrArray *
ask (World *world, const BluffStoreScope *scope, gboolean levels)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *leaders = levels ? bluff_store_level_leaders (world->store, scope, 0, 1, MOST, &error)
                              : bluff_store_leaders (world->store, scope, 0, 1, MOST, &error);

  g_assert_no_error (error);
  return leaders;
}

/* The same as the results themselves say, which are asked if a company is told. Returns how many lead. */
static guint
compare (World *world, BluffStoreScope scope, gboolean levels)
{
  g_autoptr (GPtrArray) sums = ask (world, &scope, levels);
  g_autoptr (GPtrArray) results = NULL;

  scope.companies = BLUFF_STORE_WITH_PEOPLE_ONLY | BLUFF_STORE_WITH_COMPUTERS_ONLY | BLUFF_STORE_WITH_BOTH;
  results = ask (world, &scope, levels);
  g_test_message ("%s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT ": %u", scope.kind, scope.since, scope.until, sums->len);
  g_assert_cmpuint (sums->len, ==, results->len);
  for (guint i = 0; i < sums->len; i++)
    {
      const BluffStoreLeader *summed = g_ptr_array_index (sums, i);
      const BluffStoreLeader *counted = g_ptr_array_index (results, i);

      g_assert_cmpint (summed->player, ==, counted->player);
      g_assert_cmpstr (summed->level, ==, counted->level);
      g_assert_cmpstr (summed->name, ==, counted->name);
      g_assert_cmpmem (&summed->tally, sizeof summed->tally, &counted->tally, sizeof counted->tally);
    }
  return sums->len;
}

/* Any scopes, of any length. */
static void
compare_many (World *world)
{
  guint leaders = 0;

  for (guint i = 0; i < SCOPES; i++)
    {
      gint64 times[] = { choose_time (world), choose_time (world) };
      BluffStoreScope scope = {
        .kind = i % 4 < G_N_ELEMENTS (kinds) ? kinds[i % 4] : NULL,
        .since = i % 5 > 0 ? MIN (times[0], times[1]) : 0,
        .until = i % 3 > 0 ? MAX (times[0], times[1]) : 0,
        .with_branches = g_rand_boolean (world->random),
        .with_imports = g_rand_boolean (world->random),
      };

      leaders += compare (world, scope, i % 2);
    }
  g_assert_cmpuint (leaders, >, SCOPES);
}

static void
test_scopes (void)
{
  World world = open_world ();
  BluffStoreScope nothing = { .since = START + DAY, .until = START };

  compare_many (&world);
  g_assert_cmpuint (compare (&world, nothing, FALSE), ==, 0);
  g_assert_cmpuint (compare (&world, nothing, TRUE), ==, 0);
  close_world (&world);
}

/* Everything that changes results. */
static void
test_changes (void)
{
  World world = open_world ();
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 1 } };

  for (guint i = 0; i < GAMES; i += 3)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);
      g_autoptr (BluffStoreGame) game = bluff_store_read_game (world.store, id, NULL, NULL);

      if (i % 2 == 0)
        g_assert_true (bluff_store_delete_game (world.store, id, NULL));
      else if (game->n_seats == 2)
        g_assert_true (bluff_store_recount_game (world.store, id, results, 2, NULL));
    }
  compare_many (&world);
  g_assert_true (bluff_store_reset_statistics (world.store, world.people[0], NULL));
  compare_many (&world);
  g_assert_true (bluff_store_delete_player (world.store, world.people[1], NULL, NULL, NULL, NULL));
  compare_many (&world);
  g_assert_true (bluff_store_archive_player (world.store, world.people[2], TRUE, NULL));
  compare_many (&world);
  close_world (&world);
}

static void
test_merge (void)
{
  World world = open_world ();
  gint64 other = fixture_add_player (world.store, "Other");
  const gint64 players[] = { other, 0 };
  const guint places[] = { 1, 1 };

  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *id = g_strdup_printf ("other-%u", i);

      fixture_add_finished (world.store, id, "pirate", players, places, 2, choose_time (&world), BLUFF_STORE_OWN);
    }
  g_assert_true (bluff_store_merge_players (world.store, other, world.people[0], NULL));
  compare_many (&world);
  close_world (&world);
}

/* A lost sum is found out, and made again. */
static void
test_rebuild (void)
{
  World world = open_world ();
  BluffStoreScope scope = { 0 };
  gboolean right;

  g_assert_true (bluff_store_check_sums (world.store, &right, NULL));
  g_assert_true (right);
  bluff_store_close (world.store);
  fixture_run_sql (bluff_store_get_path (world.store), "DELETE FROM sums WHERE kind = ''");
  g_assert_true (bluff_store_open (world.store, NULL));
  {
    g_autoptr (GPtrArray) leaders = ask (&world, &scope, FALSE);

    g_assert_cmpuint (leaders->len, ==, 0);
  }
  g_assert_true (bluff_store_check_sums (world.store, &right, NULL));
  g_assert_false (right);
  g_assert_true (bluff_store_rebuild_sums (world.store, NULL));
  g_assert_true (bluff_store_check_sums (world.store, &right, NULL));
  g_assert_true (right);
  compare_many (&world);
  close_world (&world);
}

static int
count_step_cb (void *steps)
{
  (*(guint *) steps)++;
  return 0;
}

/* What SQLite does to take the claims of the first game away. */
static guint
count_steps (BluffDatabase *database)
{
  guint steps = 0;

  g_assert_true (bluff_database_begin (database, NULL));
  sqlite3_progress_handler (bluff_database_get_handle (database), 1, count_step_cb, &steps);
  g_assert_true (bluff_claims_delete (database, 1, NULL));
  sqlite3_progress_handler (bluff_database_get_handle (database), 0, NULL, NULL);
  bluff_database_end (database, FALSE, NULL);
  return steps;
}

/* A claim of the first player in each of these games, whether there are such games or not. */
static void
add_claims (BluffDatabase *database, guint first, guint last)
{
  g_autofree char *sql =
      g_strdup_printf ("PRAGMA foreign_keys = OFF; WITH RECURSIVE n (n) AS (SELECT %u UNION ALL SELECT n + 1 FROM n "
                       "WHERE n < %u) INSERT INTO claims SELECT 1, n, 0, 1, 0, 1, 0, 0, 3, 1, 2 FROM n",
                       first, last);

  g_assert_true (bluff_database_exec (database, sql, NULL));
}

/* Counting a game again, or deleting it, does not look at the claims of all others. */
static void
test_other_claims (void)
{
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  const gint64 players[] = { fixture_add_player (store, "Anna"), BLUFF_STORE_NO_PLAYER };
  BluffDatabase *database;
  guint few;

  fixture_add_finished (store, "game", "pirate", players, (guint[]){ 1, 2 }, 2, 1000, BLUFF_STORE_OWN);
  bluff_store_close (store);
  database = bluff_database_open (bluff_store_get_path (store), BLUFF_DATABASE_WRITE, 1000, NULL);
  add_claims (database, 2, 10);
  /* The first time, the statement is made, too. */
  g_assert_cmpuint (count_steps (database), >, 0);
  few = count_steps (database);
  add_claims (database, 11, 1000);
  g_assert_cmpuint (count_steps (database), ==, few);
  bluff_database_close (database);
  fixture_remove_directory (directory);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/sums/scopes", test_scopes);
  g_test_add_func ("/store/sums/changes", test_changes);
  g_test_add_func ("/store/sums/merge", test_merge);
  g_test_add_func ("/store/sums/rebuild", test_rebuild);
  g_test_add_func ("/store/sums/other-claims", test_other_claims);

  return g_test_run ();
}
