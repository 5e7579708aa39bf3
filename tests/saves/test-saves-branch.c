/* test-saves-branch.c: games that are played on from an event of another one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-position.h"
#include "bluff-record-reader.h"
#include "bluff-tally.h"
#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  SEED = 4
};

static BluffRecord *
read_game (Kit *kit, const char *id)
{
  g_autofree char *text = kit_export (kit, id);
  BluffRecord *record = bluff_record_read_bytes (text, strlen (text), NULL);

  g_assert_nonnull (record);
  return record;
}

static void
test_impossible (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autoptr (BluffRecord) record = read_game (&kit, id);
  guint n = bluff_record_n_events (record);
  const guint at[] = { 0, n, n + 1, G_MAXUINT };
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  const BluffFault *fault;
  g_autofree char *before = kit_describe (&kit);
  g_autofree char *after = NULL;
  g_autoptr (GError) no_game = NULL;
  g_autoptr (GError) three = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bluff_saves_branch (kit.saves, id, at[i], NULL, 0, &error));
      g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_NO_SUCH_EVENT);
      g_assert_cmpint (bluff_saves_error_get_number (error), ==, at[i]);
      g_assert_cmpint (bluff_saves_error_get_known (error), ==, n - 1);
      g_assert_null (bluff_saves_error_get_fault (error));
    }
  g_assert_null (bluff_saves_branch (kit.saves, "nobody", 1, NULL, 0, &no_game));
  g_assert_error (no_game, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
  /* An error of the store has none of the details of ours. */
  g_assert_null (bluff_saves_error_get_fault (no_game));
  g_assert_null (bluff_saves_error_get_game (no_game));
  g_assert_null (bluff_saves_error_get_path (no_game));
  g_assert_cmpint (bluff_saves_error_get_number (no_game), ==, 0);
  g_assert_cmpint (bluff_saves_error_get_known (no_game), ==, 0);

  kit_seats (seats, NULL, 0);
  g_assert_null (bluff_saves_branch (kit.saves, id, 3, seats, 3, &three));
  g_assert_error (three, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_HEADER);
  fault = bluff_saves_error_get_fault (three);
  g_assert_cmpint (fault->cause, ==, BLUFF_FAULT_PLAYER_COUNT);
  g_assert_cmpuint (fault->line, ==, 1);
  g_assert_cmpint (fault->value, ==, 3);
  g_assert_cmpint (fault->low, ==, bluff_game_min_players (BLUFF_GAME_BLUFFER));
  g_assert_cmpint (fault->high, ==, bluff_game_max_players (BLUFF_GAME_BLUFFER));
  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);
  kit_close (&kit);
}

/* The copied lines are the same bytes, and what counts begins after them. */
static void
test_finished_game (void)
{
  Kit kit = kit_open ();

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      gint64 anna = fixture_add_player (kit.store, bluff_game_name ((BluffGame) game));
      g_autofree char *of = kit_add_game (&kit, (BluffGame) game, 3, &anna, 1, SEED);
      g_autoptr (BluffRecord) whole = read_game (&kit, of);
      guint at = bluff_record_n_events (whole) / 2;
      g_autoptr (GError) error = NULL;
      BluffSavedGame *branch = bluff_saves_branch (kit.saves, of, at, NULL, 0, &error);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (branch));
      g_autoptr (BluffStoreGame) row = NULL;
      g_autoptr (BluffRecord) record = NULL;
      g_autoptr (GPtrArray) lines = NULL;
      g_autoptr (GPtrArray) old_lines = NULL;
      g_autoptr (BluffStoreGame) old = bluff_store_read_game (kit.store, of, &old_lines, NULL);
      gint64 turns[BLUFF_MAX_SEATS];
      gint64 thinking_ms[BLUFF_MAX_SEATS];
      char text[BLUFF_POSITION_SIZE];
      BluffSavesRecount recount;
      BluffPosition position;
      BluffResult result;
      BluffView view;

      g_assert_no_error (error);
      g_assert_nonnull (old);
      g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (branch)), ==, at);
      bluff_match_view (bluff_saved_game_get_match (branch), 0, &view);
      bluff_position_init (&position, &view);
      g_assert_cmpstr (bluff_saved_game_get_game (branch)->position, ==, bluff_position_write (&position, text));
      kit_play (branch, at + 5);
      bluff_saved_game_close (branch);
      kit_drop (branch);
      branch = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      kit_play_to_end (branch);
      bluff_saved_game_close (branch);
      kit_drop (branch);
      g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, &error));
      g_assert_cmpuint (recount.changed, ==, 0);

      row = bluff_store_read_game (kit.store, id, &lines, NULL);
      g_assert_cmpint (row->origin, ==, BLUFF_STORE_BRANCH);
      g_assert_cmpint (row->state, ==, BLUFF_STORE_FINISHED);
      g_assert_cmpstr (row->branch_of, ==, of);
      g_assert_cmpuint (row->branch_at, ==, at);
      g_assert_cmpint (row->seats[0].player, ==, anna);
      for (guint i = 0; i < at; i++)
        g_assert_cmpstr (g_ptr_array_index (lines, i), ==, g_ptr_array_index (old_lines, i));

      record = read_game (&kit, id);
      g_assert_cmpstr (record->branch_of, ==, of);
      g_assert_cmpint (record->branch_at, ==, at);
      bluff_tally_record (record, &result);
      g_assert_true (bluff_store_read_efforts (kit.store, id, turns, thinking_ms, &error));
      g_assert_cmpint (turns[0], ==, result.turns);
    }

  kit_assert_counted (&kit);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

/* A game that somebody has open is branched all the same, with other players; and the branch again. */
static void
test_open_game (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFANEER, 3, SEED);
  gint64 anna = fixture_add_player (kit.store, "Anna");
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreGame) row = NULL;
  BluffSavedGame *branch;
  BluffSavedGame *twig;
  BluffSavedGame *last;
  guint n;

  kit_play (game, 20);
  kit_seats (seats, &anna, 1);
  branch = bluff_saves_branch (kit.saves, bluff_saved_game_get_id (game), 7, seats, 3, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bluff_match_get_people (bluff_saved_game_get_match (branch)), ==, bluff_seats_of (0));
  twig = bluff_saves_branch (kit.saves, bluff_saved_game_get_id (branch), 5, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bluff_saves_get_n_open (kit.saves), ==, 3);
  row = bluff_store_read_game (kit.store, bluff_saved_game_get_id (twig), NULL, NULL);
  g_assert_cmpstr (row->branch_of, ==, bluff_saved_game_get_id (branch));
  g_assert_cmpint (row->seats[0].player, ==, anna);

  /* The last event of a game that goes on is one to play on from; after it there is none. */
  n = bluff_saved_game_get_n_saved (game);
  g_assert_null (bluff_saves_branch (kit.saves, bluff_saved_game_get_id (game), n + 1, NULL, 0, &error));
  g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_NO_SUCH_EVENT);
  g_clear_error (&error);
  last = bluff_saves_branch (kit.saves, bluff_saved_game_get_id (game), n, NULL, 0, &error);
  g_assert_no_error (error);
  kit_drop (last);

  /* Each goes on by itself. */
  kit_play (twig, 30);
  kit_play (branch, 25);
  kit_play (game, 40);
  kit_drop (twig);
  kit_drop (branch);
  kit_drop (game);
  kit_close (&kit);
}

/* The first move of a branch makes it, as a whole or not at all: here the new game cannot be held. */
static void
test_held_or_nothing (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *locks = g_build_filename (kit.directory, "locks", NULL);
  g_autofree char *elsewhere = g_build_filename (kit.directory, "elsewhere", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  Failures failures = { 0 };

  kit_play (game, 6);
  bluff_saved_game_close (game);
  kit_drop (game);
  g_assert_true (bluff_store_abandon_game (kit.store, id, NULL));
  before = kit_describe (&kit);

  game = bluff_saves_open (kit.saves, id, NULL);
  kit_watch_failures (game, &failures);
  g_assert_cmpint (g_rename (locks, elsewhere), ==, 0);
  kit_play (game, 10);
  g_assert_cmpuint (failures.failures, ==, 1);
  g_assert_error (failures.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_clear_error (&failures.error);
  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);

  g_assert_cmpint (g_rename (elsewhere, locks), ==, 0);
  bluff_match_retry (bluff_saved_game_get_match (game));
  kit_play_to_end (game);
  g_assert_cmpuint (failures.failures, ==, 1);
  g_assert_cmpstr (bluff_saved_game_get_id (game), !=, id);
  kit_drop (game);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

static gboolean
is_saving (gpointer data)
{
  return bluff_match_is_saving (bluff_saved_game_get_match (data));
}

static gboolean
is_saved (gpointer data)
{
  return !is_saving (data);
}

/* Closed before the store has answered that there is a new game: nobody holds that one, and the old one belongs to
 * those who have opened it since. */
static void
test_closed_on_the_way (void)
{
  Kit kit = kit_open ();
  Kit beside = kit_open_beside (&kit);
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autoptr (BluffStoreGame) row = NULL;
  g_autoptr (GError) error = NULL;
  BluffSavedGame *again;

  kit_play (game, 6);
  bluff_saved_game_close (game);
  kit_drop (game);
  bluff_store_close (beside.store);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE events SET line = 'xyz' WHERE n = 3");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (bluff_store_open (beside.store, NULL));

  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  bluff_match_resume (bluff_saved_game_get_match (game));
  kit_wait_until (is_saving, game);
  bluff_saved_game_close (game);
  again = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  kit_wait_until (is_saved, game);
  g_assert_cmpstr (bluff_saved_game_get_id (game), !=, id);
  g_assert_cmpuint (bluff_saves_get_n_open (kit.saves), ==, 1);
  g_assert_false (bluff_store_hold_game (beside.store, id, NULL));
  /* The store works in order: what was asked of it before is done. */
  row = bluff_store_read_game (kit.store, id, NULL, NULL);
  g_assert_nonnull (row);
  g_assert_true (bluff_store_hold_game (beside.store, bluff_saved_game_get_id (game), &error));
  g_assert_no_error (error);
  bluff_store_release_game (beside.store, bluff_saved_game_get_id (game));
  bluff_saved_game_close (again);
  kit_drop (again);
  kit_drop (game);
  kit_close_beside (&beside);
  kit_close (&kit);
}

/* Only games of our own are rated. */
static void
test_never_rated (void)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  BluffSavedGame *branch;
  g_autofree char *own = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) some = NULL;
  BluffStoreCursor reach;
  gboolean known = TRUE;

  kit_play (game, 3);
  kit_seats (seats, &anna, 1);
  branch = bluff_saves_branch (kit.saves, bluff_saved_game_get_id (game), 2, seats, 2, NULL);
  kit_drop (game);
  kit_play_to_end (branch);
  kit_drop (branch);
  none = bluff_store_list_ratings (kit.store, anna, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (bluff_store_get_ratings_reach (kit.store, &reach, &known, NULL));
  g_assert_false (known); /* nor did anybody look for games to rate */

  own = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  some = bluff_store_list_ratings (kit.store, anna, NULL);
  g_assert_cmpuint (some->len, ==, 2);
  kit_close (&kit);
}

/* The game that another is to begin from is deleted meanwhile. */
static void
test_gone_meanwhile (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  Failures failures = { 0 };

  kit_play (game, 5);
  bluff_saved_game_close (game);
  kit_drop (game);
  g_assert_true (bluff_store_abandon_game (kit.store, id, NULL));
  game = bluff_saves_open (kit.saves, id, NULL);
  kit_watch_failures (game, &failures);
  g_assert_true (bluff_store_delete_game (kit.store, id, NULL));
  kit_play (game, 10);
  g_assert_cmpuint (failures.failures, ==, 1);
  g_assert_error (failures.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&failures.error);
  kit_drop (game);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/branch/impossible", test_impossible);
  g_test_add_func ("/saves/branch/finished-game", test_finished_game);
  g_test_add_func ("/saves/branch/open-game", test_open_game);
  g_test_add_func ("/saves/branch/held-or-nothing", test_held_or_nothing);
  g_test_add_func ("/saves/branch/closed-on-the-way", test_closed_on_the_way);
  g_test_add_func ("/saves/branch/gone-meanwhile", test_gone_meanwhile);
  g_test_add_func ("/saves/branch/never-rated", test_never_rated);
  return g_test_run ();
}
