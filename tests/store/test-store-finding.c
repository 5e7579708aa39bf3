/* test-store-finding.c: finding games: page by page, by what they are, who played and when; and asking off the main
 * loop.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

/* --- Lists ---------------------------------------------------------------------------------------------------------
 */

static void
test_pages (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  enum
  {
    GAMES = 23,
    LIMIT = 5
  };
  const BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BluffStoreCursor cursor = { 0 };
  gint64 last = G_MAXINT64;

  for (guint i = 0; i < GAMES; i++)
    {
      const gint64 players[] = { fixture->anna, 0 };
      g_autofree char *id = g_strdup_printf ("game %u", i);
      g_autoptr (BluffStoreGame) game = fixture_make_game (id, "pirate", players, 2);

      /* Many at the same moment. */
      game->started = i / 4;
      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
  for (guint page = 0; page < 5; page++)
    {
      g_autoptr (GPtrArray) games = bluff_store_list_games (fixture->store, &filter, &cursor, LIMIT, NULL);

      g_assert_cmpuint (games->len, ==, page < 4 ? LIMIT : 3);
      for (guint i = 0; i < games->len; i++)
        {
          const BluffStoreGame *game = g_ptr_array_index (games, i);

          g_assert_cmpint (game->last_played, <=, last);
          last = game->last_played;
          g_assert_true (g_hash_table_add (seen, g_strdup (game->id)));
          g_assert_cmpstr (game->seats[0].name, ==, "Anna");
          g_assert_cmpstr (game->header, ==, NULL);
          cursor = bluff_store_cursor_after (game);
        }
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, GAMES);
}

/* Games of Anna (1), Bo (2) and Cleo (3): kind, who, when. */
static const struct
{
  const char *id;
  const char *kind;
  guint who[3];
  gint64 time;
} listed[] = {
  { "a", "pirate", { 1, 2, 3 }, 100 }, { "b", "bluffer", { 1, 2, 0 }, 200 }, { "c", "pirate", { 2, 3, 0 }, 300 },
  { "d", "pirate", { 1, 0, 0 }, 400 }, { "e", "bluffer", { 3, 1, 0 }, 500 },
};

static void
add_listed (Fixture *fixture, gint64 players[4], gboolean finished)
{
  players[0] = 0;
  players[1] = fixture->anna;
  players[2] = fixture_add_player (fixture->store, "Bo");
  players[3] = fixture_add_player (fixture->store, "Cleo");
  for (gsize i = 0; i < G_N_ELEMENTS (listed); i++)
    {
      const gint64 seats[] = { players[listed[i].who[0]], players[listed[i].who[1]], players[listed[i].who[2]] };
      const guint places[] = { 1, 2, 3 };
      g_autoptr (BluffStoreGame) game = NULL;

      if (finished)
        {
          fixture_add_finished (fixture->store, listed[i].id, listed[i].kind, seats, places, 3, listed[i].time,
                                BLUFF_STORE_OWN);
          continue;
        }
      game = fixture_make_game (listed[i].id, listed[i].kind, seats, 3);
      game->started = listed[i].time;
      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
}

static void
test_filters (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *kind;
    gint64 since, until;
    guint players[3];
    const char *found;
  } rows[] = {
    { NULL, 0, 0, { 0 }, "edcba" },   { "pirate", 0, 0, { 0 }, "dca" },   { "none", 0, 0, { 0 }, "" },
    { NULL, 200, 400, { 0 }, "cb" },  { "pirate", 101, 301, { 0 }, "c" }, { NULL, 0, 0, { 1 }, "edba" },
    { NULL, 0, 0, { 2 }, "cba" },     { "pirate", 0, 0, { 1 }, "da" },    { NULL, 0, 0, { 1, 2 }, "ba" },
    { NULL, 0, 0, { 2, 1 }, "ba" },   { NULL, 0, 0, { 1, 2, 3 }, "a" },   { "bluffer", 0, 0, { 1, 3 }, "e" },
    { NULL, 101, 0, { 1, 2 }, "b" },  { NULL, 0, 200, { 3 }, "a" },       { "bluffer", 0, 200, { 1 }, "" },
    { "pirate", 400, 0, { 0 }, "d" },
  };
  gboolean finished = GPOINTER_TO_INT (data);
  gint64 players[4];

  add_listed (fixture, players, finished);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint limit = 1; limit <= 10; limit += 9)
      {
        BluffStoreFilter filter = { .state = finished ? BLUFF_STORE_FINISHED : BLUFF_STORE_UNFINISHED,
                                    .kind = rows[i].kind,
                                    .since = rows[i].since,
                                    .until = rows[i].until };
        g_autoptr (GString) found = g_string_new (NULL);
        BluffStoreCursor cursor = { 0 };
        guint n = 1;

        for (guint j = 0; j < 3; j++)
          filter.players[j] = players[rows[i].players[j]];
        /* Page by page gives the same as all at once. */
        while (n > 0)
          {
            g_autoptr (GPtrArray) games = bluff_store_list_games (fixture->store, &filter, &cursor, limit, NULL);

            n = games->len;
            for (guint j = 0; j < n; j++)
              g_string_append (found, ((BluffStoreGame *) g_ptr_array_index (games, j))->id);
            if (n > 0)
              cursor = bluff_store_cursor_after (g_ptr_array_index (games, n - 1));
          }
        g_test_message ("row %zu", i);
        g_assert_cmpstr (found->str, ==, rows[i].found);
      }
}

/* A filter may name everybody at a full table. */
static void
test_full_table (Fixture *fixture, gconstpointer data)
{
  gboolean finished = GPOINTER_TO_INT (data);
  BluffStoreFilter filter = { .state = finished ? BLUFF_STORE_FINISHED : BLUFF_STORE_UNFINISHED };
  const guint places[] = { 1, 2, 3, 4, 5, 6 };
  gint64 players[BLUFF_MAX_SEATS] = { fixture->anna };

  for (guint i = 1; i < BLUFF_MAX_SEATS; i++)
    {
      g_autofree char *name = g_strdup_printf ("Person %u", i);

      players[i] = fixture_add_player (fixture->store, name);
    }
  if (finished)
    fixture_add_finished (fixture->store, "full", "bluffer", players, places, BLUFF_MAX_SEATS, 1000, BLUFF_STORE_OWN);
  else
    {
      g_autoptr (BluffStoreGame) game = fixture_make_game ("full", "bluffer", players, BLUFF_MAX_SEATS);

      g_assert_true (bluff_store_add_game (fixture->store, game, NULL, NULL));
    }
  for (guint n = 1; n <= BLUFF_MAX_SEATS; n++)
    {
      g_autoptr (GPtrArray) games = NULL;

      filter.players[n - 1] = players[n - 1];
      games = bluff_store_list_games (fixture->store, &filter, NULL, 10, NULL);
      g_assert_cmpuint (games->len, ==, 1);
    }
}

/* --- Off the main loop ---------------------------------------------------------------------------------------------
 */

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) game = bluff_store_read_game_finish (BLUFF_STORE (object), result, &lines, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (lines->len, ==, game->n_lines);
  ++*(guint *) data;
}

static void
list_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bluff_store_list_games_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  ++*(guint *) data;
}

static void
players_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (players->len, ==, 1);
  ++*(guint *) data;
}

static void
statistics_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (statistics->overall.games, ==, 0);
  ++*(guint *) data;
}

static void
leaders_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) leaders = bluff_store_leaders_finish (BLUFF_STORE (object), result, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (leaders->len, ==, 0);
  ++*(guint *) data;
}

static void
closed_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_store_close_finish (BLUFF_STORE (object), result, NULL));
  g_assert_false (bluff_store_is_open (BLUFF_STORE (object)));
  ++*(guint *) data;
}

static void
refused_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_store_list_players_finish (BLUFF_STORE (object), result, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  ++*(guint *) data;
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_store_open_finish (BLUFF_STORE (object), result, NULL));
  ++*(guint *) data;
}

static void
page_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  *(GPtrArray **) data = bluff_store_list_games_finish (BLUFF_STORE (object), result, NULL);
}

/* Where a page begins is kept with the question; and where time ends, a page does not begin later. */
static void
test_async_pages (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  BluffStoreCursor cursor = { .last_played = 300, .row = 3 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) before = NULL;
  gint64 players[4];

  add_listed (fixture, players, FALSE);
  bluff_store_list_games_async (fixture->store, &filter, &cursor, 10, NULL, page_cb, &games);
  while (games == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->id, ==, "b");

  filter.until = 300;
  cursor = (BluffStoreCursor){ .last_played = 300, .row = 99 };
  before = bluff_store_list_games (fixture->store, &filter, &cursor, 10, NULL);
  g_assert_cmpuint (before->len, ==, 2);
}

static void
test_async_questions (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreFilter filter = { .kind = "bluffer" };
  const BluffStoreScope scope = { .kind = "bluffer" };
  guint done = 0;

  fixture_add_game (fixture->store, "game", fixture->anna);
  bluff_store_read_game_async (fixture->store, "game", NULL, read_cb, &done);
  bluff_store_list_games_async (fixture->store, &filter, NULL, 10, NULL, list_cb, &done);
  bluff_store_list_players_async (fixture->store, FALSE, NULL, players_cb, &done);
  bluff_store_statistics_async (fixture->store, fixture->anna, &scope, NULL, statistics_cb, &done);
  bluff_store_leaders_async (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_WINS, 1, 5, NULL, leaders_cb, &done);
  bluff_store_close_async (fixture->store, NULL, closed_cb, &done);
  bluff_store_list_players_async (fixture->store, FALSE, NULL, refused_cb, &done);
  while (done < 7)
    g_main_context_iteration (NULL, TRUE);
  bluff_store_open_async (fixture->store, NULL, opened_cb, &done);
  while (done < 8)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/games/pages", test_pages, NULL);
  ADD ("/store/games/filters-finished", test_filters, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/filters-unfinished", test_filters, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/full-table-finished", test_full_table, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/full-table-unfinished", test_full_table, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/async-pages", test_async_pages, NULL);
  ADD ("/store/games/async-questions", test_async_questions, NULL);
#undef ADD

  return g_test_run ();
}
