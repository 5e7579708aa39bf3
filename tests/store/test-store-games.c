/* test-store-games.c: games: lines without gaps, one holder, lists, ends.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

typedef struct
{
  char *directory;
  BluffStore *store;
  gint64 anna;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  fixture->anna = fixture_add_player (fixture->store, "Anna");
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

/* --- Lines ---------------------------------------------------------------------------------------------------------
 */

static void
test_gaps_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const guint rows[] = { 0, 1, 3, 4, 100 };

  fixture_add_game (fixture->store, "game", fixture->anna);
  g_assert_true (fixture_append (fixture->store, "game", 1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (fixture_append (fixture->store, "game", rows[i], &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_LINE_GAP);
      g_assert_cmpstr (bluff_store_error_get_name (error), ==, "game");
      g_assert_cmpint (bluff_store_error_get_number (error), ==, rows[i]);
      g_assert_cmpint (bluff_store_error_get_known (error), ==, 2);
    }
  g_assert_true (fixture_append (fixture->store, "game", 2, NULL));
  fixture_assert_lines (fixture->store, "game", 2);
}

static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GError *errors[7] = { NULL };
  gint64 numbers[BLUFF_MAX_SEATS];

  g_assert_false (fixture_append (fixture->store, "none", 1, &errors[0]));
  g_assert_null (bluff_store_read_game (fixture->store, "none", NULL, &errors[1]));
  g_assert_false (bluff_store_hold_game (fixture->store, "none", &errors[2]));
  g_assert_false (bluff_store_abandon_game (fixture->store, "none", &errors[3]));
  g_assert_false (bluff_store_delete_game (fixture->store, "none", &errors[4]));
  g_assert_false (bluff_store_recount_game (fixture->store, "none", NULL, 0, &errors[5]));
  g_assert_false (bluff_store_read_efforts (fixture->store, "none", numbers, numbers, &errors[6]));
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_assert_error (errors[i], BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
      g_assert_cmpstr (bluff_store_error_get_name (errors[i]), ==, "none");
      g_clear_error (&errors[i]);
    }
  g_assert_cmpuint (fixture_count_files (fixture->directory, "locks"), ==, 1);
}

static void
test_add_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 nobody[] = { 99, 0 };
  const gint64 twice[] = { fixture->anna, fixture->anna };
  const gint64 players[] = { fixture->anna, 0 };
  static const char *const lines[] = { "line 2", NULL };
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 } };
  BluffStoreMove late = { .first = 2, .lines = lines, .played = 1 };
  BluffStoreMove few = { .first = 1, .lines = lines, .played = 1, .results = results, .n_results = 1 };
  BluffStoreMove placeless = { .first = 1, .lines = lines, .played = 1, .results = results, .n_results = 2 };
  BluffStoreResult no_place[] = { { .place = 1 }, { .place = 0 } };
  const struct
  {
    const char *id;
    const gint64 *players;
    const BluffStoreMove *move;
    BluffStoreError code;
  } rows[] = {
    { "there", players, NULL, BLUFF_STORE_ERROR_GAME_EXISTS },
    { "new", nobody, NULL, BLUFF_STORE_ERROR_NO_SUCH_PLAYER },
    { "new", twice, NULL, BLUFF_STORE_ERROR_FAILED },
    { "new", players, &late, BLUFF_STORE_ERROR_LINE_GAP },
    { "new", players, &few, BLUFF_STORE_ERROR_FAILED },
    { "new", players, &placeless, BLUFF_STORE_ERROR_FAILED },
  };

  placeless.results = no_place;
  fixture_add_game (fixture->store, "there", fixture->anna);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStoreGame) game = fixture_make_game (rows[i].id, "pirate", rows[i].players, 2);
      g_autoptr (BluffStoreGame) found = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (bluff_store_add_game (fixture->store, game, rows[i].move, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, (int) rows[i].code);
      found = bluff_store_read_game (fixture->store, "new", NULL, NULL);
      g_assert_null (found);
    }
}

static void
test_round_trip (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const gint64 players[] = { fixture->anna, 0, 0 };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("any id/of \"64\" characters", "bluffaneer", players, 3);
  g_autoptr (BluffStoreGame) read = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) error = NULL;
  static const char *const more[] = { "line 2", "{\"n\":3}", NULL };
  BluffStoreMove move = { .game = game->id, .first = 2, .lines = more, .played = 7777, .position = "roll 3" };

  game->first_seat = 2;
  game->origin = BLUFF_STORE_BRANCH;
  game->branch_of = g_strdup ("other");
  game->branch_at = 12;
  game->seats[1].kind = BLUFF_STORE_GUEST;
  g_clear_pointer (&game->seats[1].level, g_free);
  g_free (game->seats[1].name);
  game->seats[1].name = g_strdup ("A guest");
  game->seats[2].character = g_strdup ("reckless");
  game->seats[2].engine = g_strdup ("engine 1");
  bluff_store_add_game (fixture->store, game, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (fixture_append (fixture->store, game->id, 1, &error));
  g_assert_true (bluff_store_append (fixture->store, &move, &error));
  g_assert_no_error (error);

  read = bluff_store_read_game (fixture->store, game->id, &lines, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->id, ==, game->id);
  g_assert_cmpstr (read->kind, ==, "bluffaneer");
  g_assert_cmpstr (read->options, ==, game->options);
  g_assert_cmpstr (read->header, ==, game->header);
  g_assert_cmpstr (read->position, ==, "roll 3");
  g_assert_cmpint (read->state, ==, BLUFF_STORE_UNFINISHED);
  g_assert_cmpint (read->origin, ==, BLUFF_STORE_BRANCH);
  g_assert_cmpstr (read->branch_of, ==, "other");
  g_assert_cmpuint (read->branch_at, ==, 12);
  g_assert_cmpuint (read->first_seat, ==, 2);
  g_assert_cmpint (read->started, ==, 1000);
  g_assert_cmpint (read->last_played, ==, 7777);
  g_assert_cmpuint (read->n_lines, ==, 3);
  g_assert_cmpuint (lines->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (lines, 2), ==, "{\"n\":3}");
  g_assert_cmpuint (read->n_seats, ==, 3);
  g_assert_cmpint (read->seats[0].kind, ==, BLUFF_STORE_PROFILE);
  g_assert_cmpstr (read->seats[0].name, ==, "Anna");
  g_assert_cmpint (read->seats[1].kind, ==, BLUFF_STORE_GUEST);
  g_assert_cmpstr (read->seats[1].name, ==, "A guest");
  g_assert_cmpint (read->seats[2].kind, ==, BLUFF_STORE_COMPUTER);
  g_assert_cmpstr (read->seats[2].level, ==, "deckhand");
  g_assert_cmpstr (read->seats[2].character, ==, "reckless");
  g_assert_cmpstr (read->seats[2].engine, ==, "engine 1");
  g_assert_cmpuint (read->seats[0].place, ==, 0);
}

/* --- Ends ----------------------------------------------------------------------------------------------------------
 */

static void
end_game (BluffStore *store, const char *id, guint n)
{
  static const char *const lines[] = { "line 1", NULL };
  const BluffStoreFact facts[] = { { "bluffs", 3 }, { "bluffs_caught", 1 } };
  const BluffStoreResult results[] = { { .place = 2, .turns = 9, .thinking_ms = 1234, .facts = facts, .n_facts = 2 },
                                       { .place = 1, .turns = 8, .thinking_ms = 0 } };
  BluffStoreMove move = {
    .game = id, .first = n, .lines = lines, .played = 9000, .position = "over", .results = results, .n_results = 2
  };
  g_autoptr (GError) error = NULL;

  bluff_store_append (store, &move, &error);
  g_assert_no_error (error);
}

static void
collect_fact (guint seat, const char *name, gint64 value, gpointer data)
{
  g_string_append_printf (data, "%u %s %" G_GINT64_FORMAT "; ", seat, name, value);
}

static void
test_end (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreGame) game = NULL;
  g_autoptr (GString) facts = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  gint64 turns[BLUFF_MAX_SEATS], thinking_ms[BLUFF_MAX_SEATS];
  const BluffStoreFact better[] = { { "bluffs", 4 } };
  const BluffStoreResult recounted[] = { { .place = 2, .turns = 7, .facts = better, .n_facts = 1 }, { .place = 1 } };

  fixture_add_game (fixture->store, "game", fixture->anna);
  g_assert_false (bluff_store_read_efforts (fixture->store, "game", turns, thinking_ms, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  g_clear_error (&error);
  g_assert_false (bluff_store_recount_game (fixture->store, "game", recounted, 2, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  g_clear_error (&error);

  end_game (fixture->store, "game", 1);
  game = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpint (game->state, ==, BLUFF_STORE_FINISHED);
  g_assert_cmpint (game->last_played, ==, 9000);
  g_assert_cmpuint (game->seats[0].place, ==, 2);
  g_assert_cmpuint (game->seats[1].place, ==, 1);
  g_assert_true (bluff_store_foreach_fact (fixture->store, "game", collect_fact, facts, NULL));
  g_assert_cmpstr (facts->str, ==, "0 bluffs 3; 0 bluffs_caught 1; ");
  g_assert_true (bluff_store_read_efforts (fixture->store, "game", turns, thinking_ms, NULL));
  g_assert_cmpint (turns[0], ==, 9);
  g_assert_cmpint (thinking_ms[0], ==, 1234);

  g_assert_false (fixture_append (fixture->store, "game", 2, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  g_clear_error (&error);
  g_assert_false (bluff_store_abandon_game (fixture->store, "game", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  g_clear_error (&error);

  g_string_truncate (facts, 0);
  g_assert_true (bluff_store_recount_game (fixture->store, "game", recounted, 2, &error));
  g_assert_true (bluff_store_foreach_fact (fixture->store, "game", collect_fact, facts, NULL));
  g_assert_cmpstr (facts->str, ==, "0 bluffs 4; ");
}

static void
test_recount_keeps_reset (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 } };
  g_autoptr (BluffStoreStatistics) statistics = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  end_game (fixture->store, "game", 1);
  g_assert_true (bluff_store_reset_statistics (fixture->store, fixture->anna, NULL));
  g_assert_true (bluff_store_recount_game (fixture->store, "game", results, 2, NULL));
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  g_assert_cmpuint (statistics->overall.games, ==, 0);
}

static void
test_abandon_and_delete (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreFilter abandoned = { .state = BLUFF_STORE_ABANDONED };
  const BluffStoreFilter finished = { .state = BLUFF_STORE_FINISHED };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  fixture_add_game (fixture->store, "ended", fixture->anna);
  end_game (fixture->store, "ended", 1);
  g_assert_true (bluff_store_abandon_game (fixture->store, "game", &error));
  g_assert_false (fixture_append (fixture->store, "game", 1, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
  left = bluff_store_list_games (fixture->store, &abandoned, NULL, 10, NULL);
  g_assert_cmpuint (left->len, ==, 1);

  g_assert_true (bluff_store_delete_game (fixture->store, "game", NULL));
  g_assert_true (bluff_store_delete_game (fixture->store, "ended", NULL));
  none = bluff_store_list_games (fixture->store, &finished, NULL, 10, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  g_assert_cmpuint (statistics->overall.games, ==, 0);
  g_assert_cmpuint (statistics->facts->len, ==, 0);
}

/* --- Holding -------------------------------------------------------------------------------------------------------
 */

static void
test_held_once (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStore) other = fixture_open_store (fixture->directory);
  GError *errors[4] = { NULL };

  fixture_add_game (fixture->store, "game", fixture->anna);
  fixture_add_game (fixture->store, "second", fixture->anna);
  g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
  g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
  g_assert_false (bluff_store_hold_game (other, "game", &errors[0]));
  g_assert_false (fixture_append (other, "game", 1, &errors[1]));
  g_assert_false (bluff_store_abandon_game (other, "game", &errors[2]));
  g_assert_false (bluff_store_delete_game (other, "game", &errors[3]));
  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_assert_error (errors[i], BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE);
      g_assert_cmpstr (bluff_store_error_get_name (errors[i]), ==, "game");
      g_clear_error (&errors[i]);
    }

  /* Another game is another game; reading is free. */
  g_assert_true (fixture_append (other, "second", 1, NULL));
  fixture_assert_lines (other, "game", 0);
  bluff_store_release_game (fixture->store, "game");
  g_assert_true (fixture_append (other, "game", 1, NULL));
  /* Appending has taken it. */
  g_assert_false (fixture_append (fixture->store, "game", 2, NULL));
  bluff_store_close (other);
  g_assert_true (fixture_append (fixture->store, "game", 2, NULL));
  fixture_assert_lines (fixture->store, "game", 2);
}

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

/* --- Off the main loop ---------------------------------------------------------------------------------------------
 */

typedef struct
{
  guint done;
  guint failed;
} Count;

static void
appended_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  Count *count = data;

  if (!bluff_store_append_finish (BLUFF_STORE (object), result, NULL))
    count->failed++;
  count->done++;
}

static void
append_later (BluffStore *store, const char *game, guint n, GCancellable *cancellable, Count *count)
{
  g_autofree char *line = g_strdup_printf ("line %u", n);
  const char *lines[] = { line, NULL };
  g_autofree char *id = g_strdup (game);
  const BluffStoreFact facts[] = { { "bluffs", 1 } };
  const BluffStoreResult results[] = { { .place = 1, .facts = facts, .n_facts = 1 }, { .place = 2 } };
  BluffStoreMove move = { .game = id, .first = n, .lines = lines, .played = n, .position = line };

  if (n == 100)
    {
      move.results = results;
      move.n_results = 2;
    }
  bluff_store_append_async (store, &move, cancellable, appended_cb, count);
}

static void
test_async_in_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  Count count = { 0 };

  fixture_add_game (fixture->store, "game", fixture->anna);
  g_cancellable_cancel (cancelled);
  for (guint n = 1; n <= 100; n++)
    append_later (fixture->store, "game", n, NULL, &count);
  append_later (fixture->store, "game", 101, cancelled, &count);
  while (count.done < 101)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count.failed, ==, 1);
  fixture_assert_lines (fixture->store, "game", 100);
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  g_assert_cmpint (bluff_store_statistics_fact (statistics, NULL, "bluffs"), ==, 1);
}

/* What was asked for before the store was dropped is done. */
static void
test_dispose_flushes (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  Count count = { 0 };

  fixture_add_game (fixture->store, "game", fixture->anna);
  for (guint n = 1; n <= 50; n++)
    append_later (fixture->store, "game", n, NULL, &count);
  g_clear_object (&fixture->store);
  while (count.done < 50)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count.failed, ==, 0);

  fixture->store = fixture_open_store (fixture->directory);
  fixture_assert_lines (fixture->store, "game", 50);
}

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

/* --- Work ----------------------------------------------------------------------------------------------------------
 */

static gboolean
add_then_fail (BluffStore *store, gpointer data, GError **error)
{
  fixture_add_game (store, data, BLUFF_STORE_NO_PLAYER);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "enough");
  return FALSE;
}

/* The inner part is undone, the outer is kept. */
static gboolean
add_around_failure (BluffStore *store, gpointer data G_GNUC_UNUSED, GError **error)
{
  gint64 anna = bluff_store_create_player (store, "Outer", NULL, NULL, 0, error);

  g_assert_false (bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, add_then_fail, (gpointer) (guintptr) "inner", NULL));
  fixture_add_game (store, "outer", anna);
  return TRUE;
}

static void
assert_there (BluffStore *store, const char *id, gboolean there)
{
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (store, id, NULL, NULL);

  g_assert_true ((game != NULL) == there);
}

static void
ran_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bluff_store_run_finish (BLUFF_STORE (object), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  *(gboolean *) data = TRUE;
}

static void
test_work (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gboolean done = FALSE;
  g_autoptr (GError) error = NULL;

  g_assert_false (
      bluff_store_run (fixture->store, BLUFF_STORE_RUN_ATOMIC, add_then_fail, (gpointer) (guintptr) "atomic", NULL));
  assert_there (fixture->store, "atomic", FALSE);
  g_assert_false (
      bluff_store_run (fixture->store, BLUFF_STORE_RUN_DEFAULT, add_then_fail, (gpointer) (guintptr) "plain", NULL));
  assert_there (fixture->store, "plain", TRUE);
  g_assert_true (bluff_store_run (fixture->store, BLUFF_STORE_RUN_ATOMIC, add_around_failure, NULL, &error));
  g_assert_no_error (error);
  assert_there (fixture->store, "outer", TRUE);
  assert_there (fixture->store, "inner", FALSE);

  bluff_store_run_async (fixture->store, BLUFF_STORE_RUN_ATOMIC, add_then_fail, g_strdup ("later"), g_free, NULL,
                         ran_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  assert_there (fixture->store, "later", FALSE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, func, data) g_test_add (path, Fixture, data, set_up, func, tear_down)
  ADD ("/store/games/gaps-refused", test_gaps_refused, NULL);
  ADD ("/store/games/unknown", test_unknown, NULL);
  ADD ("/store/games/add-refused", test_add_refused, NULL);
  ADD ("/store/games/round-trip", test_round_trip, NULL);
  ADD ("/store/games/end", test_end, NULL);
  ADD ("/store/games/recount-keeps-reset", test_recount_keeps_reset, NULL);
  ADD ("/store/games/abandon-and-delete", test_abandon_and_delete, NULL);
  ADD ("/store/games/held-once", test_held_once, NULL);
  ADD ("/store/games/pages", test_pages, NULL);
  ADD ("/store/games/filters-finished", test_filters, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/filters-unfinished", test_filters, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/async-in-order", test_async_in_order, NULL);
  ADD ("/store/games/async-questions", test_async_questions, NULL);
  ADD ("/store/games/dispose-flushes", test_dispose_flushes, NULL);
  ADD ("/store/games/work", test_work, NULL);
#undef ADD

  return g_test_run ();
}
