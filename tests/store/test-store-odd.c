/* test-store-odd.c: what no version of the program has written is read without harm: numbers that are too large, names
 * that mean nothing, seats that no table has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

/* A store with the game "over", of Anna and a computer, to which SQL is done. */
typedef struct
{
  char *directory;
  BluffStore *store;
  gint64 anna;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const guint places[] = { 1, 2 };

  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  fixture->anna = fixture_add_player (fixture->store, "Anna");
  fixture_add_finished (fixture->store, "over", "pirate", (const gint64[]){ fixture->anna, 0 }, places, 2, 1000,
                        BLUFF_STORE_OWN);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  bluff_store_close (fixture->store);
  g_object_unref (fixture->store);
  fixture_remove_directory (fixture->directory);
}

static void
spoil (Fixture *fixture, const char *sql)
{
  g_autofree char *all = g_strconcat ("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ", sql, NULL);

  g_test_message ("%s", sql);
  fixture_run_sql (bluff_store_get_path (fixture->store), all);
}

static BluffStoreGame *
read_spoilt (Fixture *fixture, const char *sql)
{
  BluffStoreGame *game;

  spoil (fixture, sql);
  game = bluff_store_read_game (fixture->store, "over", NULL, NULL);
  g_assert_nonnull (game);
  return game;
}

static void
test_names (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreGame) game =
      read_spoilt (fixture, "UPDATE games SET state = 'asleep', origin = 'elsewhere'; UPDATE seats SET kind = 'ghost'");

  /* Nothing can follow, and nothing is counted. */
  g_assert_cmpint (game->state, ==, BLUFF_STORE_ABANDONED);
  g_assert_cmpint (game->origin, ==, BLUFF_STORE_IMPORT);
}

static void
test_numbers (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *sql;
    guint n_seats;
    guint handed_at;
  } rows[] = {
    { "UPDATE games SET n_seats = 6", 6, 0 },
    { "UPDATE games SET n_seats = 7", 6, 0 },
    { "UPDATE games SET n_seats = 1 << 40", 6, 0 },
    { "UPDATE games SET n_seats = 0", 0, 0 },
    { "UPDATE games SET n_seats = -1", 0, 0 },
    { "UPDATE games SET n_seats = 2; UPDATE seats SET handed_at = -1", 2, 0 },
    { "UPDATE seats SET handed_at = 1", 2, 1 },
    { "UPDATE seats SET handed_at = 1 << 40", 2, G_MAXINT32 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStoreGame) game = read_spoilt (fixture, rows[i].sql);

      g_assert_cmpuint (game->n_seats, ==, rows[i].n_seats);
      g_assert_cmpuint (game->seats[0].handed_at, ==, rows[i].handed_at);
    }
}

static void
add_fact (guint seat G_GNUC_UNUSED, const char *name G_GNUC_UNUSED, gint64 value, gpointer data)
{
  *(gint64 *) data += value;
}

/* Seats that no table has, before the first and behind the last. */
static void
test_seats (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const int seats[] = { -1, BLUFF_MAX_SEATS, G_MAXINT32 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *sql = g_strdup_printf ("DELETE FROM facts; UPDATE seats SET seat = %1$d WHERE seat <> 0; "
                                              "UPDATE results SET seat = %1$d WHERE seat <> 0",
                                              seats[i]);
      g_autoptr (BluffStoreGame) game = read_spoilt (fixture, sql);
      gint64 turns[BLUFF_MAX_SEATS], thinking_ms[BLUFF_MAX_SEATS];
      gint64 sum = 0;

      g_assert_cmpint (game->seats[0].kind, ==, BLUFF_STORE_PROFILE);
      for (guint j = 1; j < BLUFF_MAX_SEATS; j++)
        g_assert_null (game->seats[j].level);
      g_assert_true (bluff_store_read_efforts (fixture->store, "over", turns, thinking_ms, NULL));
      g_assert_cmpint (turns[0], ==, 5);
      g_assert_cmpint (thinking_ms[0], ==, 100);
      for (guint j = 1; j < BLUFF_MAX_SEATS; j++)
        g_assert_cmpint (turns[j] + thinking_ms[j], ==, 0);
      g_assert_true (bluff_store_foreach_fact (fixture->store, "over", add_fact, &sum, NULL));
      g_assert_cmpint (sum, ==, 0);
    }
}

/* The first and the last number that a fact can have; and the last seat has efforts like the others. */
static void
test_edges (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const rows[] = {
    "UPDATE facts SET fact = 0 WHERE fact = (SELECT id FROM fact_names WHERE name = 'claims'); "
    "UPDATE fact_names SET id = 0 WHERE name = 'claims'",
    "UPDATE facts SET fact = 32767 WHERE fact = 0; UPDATE fact_names SET id = 32767 WHERE id = 0",
  };
  g_autoptr (BluffStoreStatistics) before = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  gint64 turns[BLUFF_MAX_SEATS], thinking_ms[BLUFF_MAX_SEATS];

  g_assert_cmpint (bluff_store_statistics_fact (before, NULL, "claims"), >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStoreStatistics) after = NULL;

      spoil (fixture, rows[i]);
      after = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
      g_assert_cmpint (bluff_store_statistics_fact (after, NULL, "claims"), ==,
                       bluff_store_statistics_fact (before, NULL, "claims"));
    }

  spoil (fixture, "UPDATE results SET seat = 5, turns = 7 WHERE seat = 1");
  g_assert_true (bluff_store_read_efforts (fixture->store, "over", turns, thinking_ms, NULL));
  g_assert_cmpint (turns[BLUFF_MAX_SEATS - 1], ==, 7);
}

static gboolean
count_rated (const BluffStoreRatedGame *game, gpointer data, GError **error G_GNUC_UNUSED)
{
  g_assert_cmpstr (game->id, ==, "over");
  ++*(guint *) data;
  return TRUE;
}

/* A game with an impossible place is a game like any other, without a place. */
static void
test_places (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *sql;
    int place; /* the one that is counted, or 0 */
  } rows[] = {
    { "UPDATE results SET place = 1 WHERE seat = 0", 1 },  { "UPDATE results SET place = 6 WHERE seat = 0", 6 },
    { "UPDATE results SET place = 7 WHERE seat = 0", 0 },  { "UPDATE results SET place = 0 WHERE seat = 0", 0 },
    { "UPDATE results SET place = -1 WHERE seat = 0", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStoreStatistics) statistics = NULL;
      g_autoptr (GPtrArray) leaders = NULL;
      const BluffStoreLeader *leader;
      guint64 places = 0;

      spoil (fixture, rows[i].sql);
      statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
      g_assert_cmpuint (statistics->overall.games, ==, 1);
      g_assert_cmpuint (statistics->overall.wins, ==, rows[i].place == 1);
      for (guint j = 0; j < BLUFF_MAX_SEATS; j++)
        places += statistics->overall.places[j] * (j + 1);
      g_assert_cmpint ((int) places, ==, rows[i].place);
      leaders = bluff_store_leaders (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_GAMES, 1, 1, NULL);
      leader = g_ptr_array_index (leaders, 0);
      g_assert_cmpmem (leader->tally.places, sizeof leader->tally.places, statistics->overall.places,
                       sizeof statistics->overall.places);
    }
}

/* A time that no calendar has is in no month. */
static void
test_time (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) statistics = NULL;

  spoil (fixture, "UPDATE results SET ended = (1 << 62) + ((1 << 62) - 2)");
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  g_assert_cmpuint (statistics->by_month->len, ==, 1);
  g_assert_cmpstr (((BluffStoreTallyRow *) g_ptr_array_index (statistics->by_month, 0))->month, ==, "");
}

/* What lacks a result is not rated. */
static void
test_unrated (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  guint rated = 0;

  g_assert_true (bluff_store_foreach_rated (fixture->store, NULL, NULL, G_MAXUINT, count_rated, &rated, NULL));
  g_assert_cmpuint (rated, ==, 1);
  spoil (fixture, "DELETE FROM facts; DELETE FROM results WHERE seat = 1");
  g_assert_true (bluff_store_foreach_rated (fixture->store, NULL, NULL, G_MAXUINT, count_rated, &rated, NULL));
  g_assert_cmpuint (rated, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/store/odd/names", test_names);
  ADD ("/store/odd/numbers", test_numbers);
  ADD ("/store/odd/seats", test_seats);
  ADD ("/store/odd/edges", test_edges);
  ADD ("/store/odd/places", test_places);
  ADD ("/store/odd/time", test_time);
  ADD ("/store/odd/unrated", test_unrated);
#undef ADD

  return g_test_run ();
}
