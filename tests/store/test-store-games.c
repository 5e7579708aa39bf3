/* test-store-games.c: keeping games: lines without gaps, ends, one holder, and work that is done whole or not at all.
 * How games are found is in test-store-finding.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games-fixture.h"

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
collect_fact (guint seat, const char *name, gint64 value, gpointer data)
{
  g_string_append_printf (data, "%u %s %" G_GINT64_FORMAT "; ", seat, name, value);
}

static void
test_unknown (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GError *errors[10] = { NULL };
  gint64 numbers[BLUFF_MAX_SEATS];

  g_assert_false (fixture_append (fixture->store, "none", 1, &errors[0]));
  g_assert_null (bluff_store_read_game (fixture->store, "none", NULL, &errors[1]));
  g_assert_false (bluff_store_hold_game (fixture->store, "none", &errors[2]));
  g_assert_false (bluff_store_abandon_game (fixture->store, "none", &errors[3]));
  g_assert_false (bluff_store_delete_game (fixture->store, "none", &errors[4]));
  g_assert_false (bluff_store_recount_game (fixture->store, "none", NULL, 0, &errors[5]));
  g_assert_false (bluff_store_read_efforts (fixture->store, "none", numbers, numbers, &errors[6]));
  g_assert_false (bluff_store_set_stand_in (fixture->store, "none", 0, "deckhand", NULL, &errors[7]));
  g_assert_false (bluff_store_mend_game (fixture->store, "none", NULL, 0, &errors[8]));
  g_assert_false (bluff_store_foreach_fact (fixture->store, "none", collect_fact, NULL, &errors[9]));
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
  g_autoptr (BluffStoreGame) plain = NULL;
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

  /* The next one is no branch of anything. */
  fixture_add_game (fixture->store, "plain", fixture->anna);
  plain = bluff_store_read_game (fixture->store, "plain", NULL, NULL);
  g_assert_cmpstr (plain->branch_of, ==, NULL);
  g_assert_cmpuint (plain->branch_at, ==, 0);
}

/* What nobody told is empty, in an import without lines, for example. */
static void
test_bare (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreMove move = { .first = 1, .played = 5 };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("bare", "pirate", (const gint64[]){ fixture->anna, 0 }, 2);
  g_autoptr (BluffStoreGame) read = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&game->options, g_free);
  g_clear_pointer (&game->position, g_free);
  bluff_store_add_game (fixture->store, game, &move, &error);
  g_assert_no_error (error);
  fixture_assert_lines (fixture->store, "bare", 0);
  read = bluff_store_read_game (fixture->store, "bare", NULL, NULL);
  g_assert_cmpstr (read->options, ==, "");
  g_assert_cmpstr (read->position, ==, "");
  g_assert_cmpstr (read->branch_of, ==, NULL);
  g_assert_cmpuint (read->branch_at, ==, 0);
  g_assert_cmpint (read->last_played, ==, 5);
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

/* Every seat has a result, or nothing is written. */
static void
test_results_refused (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const lines[] = { "line 1", NULL };
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 }, { .place = 3 } };
  g_autoptr (BluffStoreGame) ended = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  fixture_add_game (fixture->store, "ended", fixture->anna);
  end_game (fixture->store, "ended", 1);
  for (guint n = 1; n <= 3; n += 2)
    {
      BluffStoreMove move = { .game = "game", .first = 1, .lines = lines, .results = results, .n_results = n };
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) other = NULL;

      g_assert_false (bluff_store_append (fixture->store, &move, &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
      fixture_assert_lines (fixture->store, "game", 0);
      g_assert_false (bluff_store_recount_game (fixture->store, "ended", results, n, &other));
      g_assert_error (other, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
    }
  ended = bluff_store_read_game (fixture->store, "ended", NULL, NULL);
  g_assert_cmpuint (ended->seats[0].place, ==, 2);
}

/* What the lines say: it is over, or it is not. */
static void
test_mend (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreResult results[] = { { .place = 1, .turns = 3 }, { .place = 2 } };
  g_autoptr (BluffStoreGame) ended = NULL;
  g_autoptr (BluffStoreGame) open = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  g_assert_true (bluff_store_mend_game (fixture->store, "game", results, 2, NULL));
  ended = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpint (ended->state, ==, BLUFF_STORE_FINISHED);
  g_assert_cmpuint (ended->seats[0].place, ==, 1);
  g_assert_cmpuint (ended->seats[1].place, ==, 2);
  g_assert_true (bluff_store_mend_game (fixture->store, "game", NULL, 0, NULL));
  open = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpint (open->state, ==, BLUFF_STORE_UNFINISHED);
  g_assert_cmpuint (open->seats[0].place, ==, 0);
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

/* A result of a seat that no game has is damage, and makes way for the right one. */
static void
test_recount_damaged (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 } };
  g_autoptr (BluffStoreGame) game = NULL;

  fixture_add_game (fixture->store, "game", fixture->anna);
  end_game (fixture->store, "game", 1);
  fixture_run_sql (bluff_store_get_path (fixture->store),
                   "DELETE FROM facts; UPDATE results SET seat = seat + (1 << 40)");
  g_assert_true (bluff_store_recount_game (fixture->store, "game", results, 2, NULL));
  game = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpuint (game->seats[0].place, ==, 1);
  g_assert_cmpuint (game->seats[1].place, ==, 2);
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
  GError *errors[5] = { NULL };

  fixture_add_game (fixture->store, "game", fixture->anna);
  fixture_add_game (fixture->store, "second", fixture->anna);
  g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
  g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
  g_assert_false (bluff_store_hold_game (other, "game", &errors[0]));
  g_assert_false (fixture_append (other, "game", 1, &errors[1]));
  g_assert_false (bluff_store_abandon_game (other, "game", &errors[2]));
  g_assert_false (bluff_store_delete_game (other, "game", &errors[3]));
  g_assert_false (bluff_store_set_stand_in (other, "game", 0, "deckhand", NULL, &errors[4]));
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

/* A failure leaves a game with its holder, and with nobody if nobody had it. */
static void
test_held_after_failure (Fixture *fixture, gconstpointer data)
{
  gboolean held = GPOINTER_TO_INT (data);
  g_autoptr (BluffStore) other = fixture_open_store (fixture->directory);

  fixture_add_game (fixture->store, "game", fixture->anna);
  end_game (fixture->store, "game", 1);
  bluff_store_release_game (fixture->store, "game");
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;

      if (held)
        g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
      g_assert_false (i == 0   ? fixture_append (fixture->store, "game", 2, &error)
                      : i == 1 ? bluff_store_set_stand_in (fixture->store, "game", 0, "deckhand", NULL, &error)
                               : bluff_store_abandon_game (fixture->store, "game", &error));
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OVER);
      g_assert_true (bluff_store_hold_game (other, "game", NULL) != held);
      bluff_store_release_game (other, "game");
    }
  bluff_store_close (other);
}

static gboolean
delete_and_fail (BluffStore *store, gpointer data, GError **error)
{
  return bluff_store_delete_game (store, data, error) && bluff_store_abandon_game (store, data, error);
}

/* Only a part of it fails. */
static gboolean
try_to_delete (BluffStore *store, gpointer data, GError **error)
{
  (void) error;
  g_assert_false (bluff_store_run (store, BLUFF_STORE_RUN_ATOMIC, delete_and_fail, data, NULL));
  return TRUE;
}

/* The same when a game is deleted, but what is written with that fails. */
static void
test_held_after_undoing (Fixture *fixture, gconstpointer data)
{
  gboolean held = GPOINTER_TO_INT (data);
  g_autoptr (BluffStore) other = fixture_open_store (fixture->directory);

  fixture_add_game (fixture->store, "game", fixture->anna);
  for (guint i = 0; i < 2; i++)
    {
      char game[] = "game";

      if (held)
        g_assert_true (bluff_store_hold_game (fixture->store, "game", NULL));
      g_assert_true (bluff_store_run (fixture->store, BLUFF_STORE_RUN_ATOMIC, i == 0 ? delete_and_fail : try_to_delete,
                                      game, NULL) == (i == 1));
      g_assert_true (bluff_store_hold_game (other, "game", NULL) != held);
      bluff_store_release_game (other, "game");
    }
  bluff_store_close (other);
}

/* A person who has handed over a seat gets it back; what was played meanwhile stays known. */
static void
test_stand_in (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct
  {
    const char *level;
    guint lines;
    guint handed_at;
  } rows[] = {
    { "deckhand", 0, 1 }, { NULL, 0, 0 }, { "deckhand", 1, 1 }, { NULL, 1, 1 }, { "mate", 2, 1 },
  };
  guint lines = 0;

  fixture_add_game (fixture->store, "game", fixture->anna);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStoreGame) game = NULL;

      g_assert_true (bluff_store_set_stand_in (fixture->store, "game", 0, rows[i].level, "cautious", NULL));
      while (lines < rows[i].lines)
        g_assert_true (fixture_append (fixture->store, "game", ++lines, NULL));
      game = bluff_store_read_game (fixture->store, "game", NULL, NULL);
      g_test_message ("row %u", i);
      g_assert_cmpstr (game->seats[0].stand_in, ==, rows[i].level);
      g_assert_cmpstr (game->seats[0].stand_in_character, ==, rows[i].level != NULL ? "cautious" : NULL);
      g_assert_cmpuint (game->seats[0].handed_at, ==, rows[i].handed_at);
      g_assert_cmpstr (game->seats[1].stand_in, ==, NULL);
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
  BluffStoreMove move = { .game = id, .first = n, .lines = lines, .played = n, .position = n < 100 ? line : NULL };

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
  g_autoptr (BluffStoreGame) game = NULL;
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
  /* The last has none, and so it stays where it was. */
  game = bluff_store_read_game (fixture->store, "game", NULL, NULL);
  g_assert_cmpstr (game->position, ==, "line 99");
  statistics = bluff_store_statistics (fixture->store, fixture->anna, NULL, NULL);
  g_assert_cmpint (bluff_store_statistics_fact (statistics, NULL, "bluffs"), ==, 1);
}

/* What has been written stays written, even if nobody wants it any more. */
static void
test_cancelled_late (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Count count = { 0 };

  fixture_add_game (fixture->store, "game", fixture->anna);
  append_later (fixture->store, "game", 1, cancellable, &count);
  /* This one has its turn later. */
  fixture_assert_lines (fixture->store, "game", 1);
  g_cancellable_cancel (cancellable);
  while (count.done == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count.failed, ==, 0);
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

static gboolean
add_only (BluffStore *store, gpointer data, GError **error G_GNUC_UNUSED)
{
  fixture_add_game (store, data, BLUFF_STORE_NO_PLAYER);
  return TRUE;
}

static void
ran_well_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_store_run_finish (BLUFF_STORE (object), result, NULL));
  *(gboolean *) data = TRUE;
}

static void
free_and_count (gpointer data)
{
  ++*(guint *) data;
}

static gboolean
do_nothing (BluffStore *store G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

static void
test_work_later (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gboolean done = FALSE;
  guint freed = 0;

  bluff_store_run_async (fixture->store, BLUFF_STORE_RUN_DEFAULT, add_only, (gpointer) (guintptr) "added", NULL, NULL,
                         ran_well_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  assert_there (fixture->store, "added", TRUE);

  done = FALSE;
  bluff_store_run_async (fixture->store, BLUFF_STORE_RUN_ATOMIC, do_nothing, &freed, free_and_count, NULL, ran_well_cb,
                         &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  bluff_store_close (fixture->store); /* its thread has let go of everything */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (freed, ==, 1);
  g_assert_true (bluff_store_open (fixture->store, NULL));
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

  /* With data that nobody need free. */
  done = FALSE;
  bluff_store_run_async (fixture->store, BLUFF_STORE_RUN_ATOMIC, add_then_fail, (gpointer) (guintptr) "static", NULL,
                         NULL, ran_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  assert_there (fixture->store, "static", FALSE);
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
  ADD ("/store/games/bare", test_bare, NULL);
  ADD ("/store/games/end", test_end, NULL);
  ADD ("/store/games/results-refused", test_results_refused, NULL);
  ADD ("/store/games/mend", test_mend, NULL);
  ADD ("/store/games/recount-keeps-reset", test_recount_keeps_reset, NULL);
  ADD ("/store/games/recount-damaged", test_recount_damaged, NULL);
  ADD ("/store/games/abandon-and-delete", test_abandon_and_delete, NULL);
  ADD ("/store/games/held-once", test_held_once, NULL);
  ADD ("/store/games/held-after-failure", test_held_after_failure, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/free-after-failure", test_held_after_failure, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/held-after-undoing", test_held_after_undoing, GINT_TO_POINTER (TRUE));
  ADD ("/store/games/free-after-undoing", test_held_after_undoing, GINT_TO_POINTER (FALSE));
  ADD ("/store/games/stand-in", test_stand_in, NULL);
  ADD ("/store/games/async-in-order", test_async_in_order, NULL);
  ADD ("/store/games/async-cancelled-late", test_cancelled_late, NULL);
  ADD ("/store/games/dispose-flushes", test_dispose_flushes, NULL);
  ADD ("/store/games/work", test_work, NULL);
  ADD ("/store/games/work-later", test_work_later, NULL);
#undef ADD

  return g_test_run ();
}
