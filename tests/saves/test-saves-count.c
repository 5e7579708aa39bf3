/* test-saves-count.c: facts and ratings that are computed again.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-rating.h"
#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  SEED = 5,
  GAMES = 9 /* of the rating's test */
};

/* --- Recount -------------------------------------------------------------------------------------------------------
 */

static void
add_some_games (Kit *kit, gint64 player)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    g_free (kit_add_game (kit, (BluffGame) game, 3, &player, 1, SEED));
}

static char *
list_ratings (Kit *kit)
{
  g_autoptr (GPtrArray) rows = bluff_store_list_ratings (kit->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_autofree char *pages = kit_describe_players (kit);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreRatingRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT " \"%s\" %a %a %" G_GINT64_FORMAT "\n", row->player, row->kind,
                              row->mu, row->sigma, row->games);
    }
  g_string_append (text, pages);
  return g_string_free (text, FALSE);
}

static void
run_sql (Kit *kit, const char *sql)
{
  bluff_store_close (kit->store);
  kit_run_sql (kit, "%s", sql);
  g_assert_true (bluff_store_open (kit->store, NULL));
}

/* Counting puts right everything that is wrong in the results. */
static void
test_puts_right (void)
{
  static const struct
  {
    const char *sql;
    guint changed;
  } rows[] = {
    { "SELECT 1", 0 },
    { "UPDATE facts SET value = value + 1", 3 },
    { "DELETE FROM facts", 3 },
    { "UPDATE results SET turns = turns + 1 WHERE kind = 'pirate'", 1 },
    { "UPDATE results SET turns = turns + 1 WHERE kind = 'pirate' AND seat = 0", 1 },
    { "UPDATE results SET place = place + 1 WHERE kind = 'pirate' AND seat = 2", 1 },
    { "UPDATE results SET thinking_ms = thinking_ms + 7 WHERE kind = 'pirate' AND seat = 2", 1 },
    { "UPDATE facts SET value = value + 1 WHERE game = 1 AND seat = 2", 1 },
    { "PRAGMA foreign_keys = OFF; UPDATE results SET seat = 1000000 WHERE game = 1 AND seat = 2; "
      "UPDATE facts SET seat = 1000000 WHERE game = 1 AND seat = 2",
      1 },
    { "UPDATE results SET thinking_ms = thinking_ms + 7 WHERE kind = 'bluffer' AND seat = 1", 1 },
    { "UPDATE results SET place = 4 - place WHERE kind = 'bluffer'", 1 },
    { "UPDATE fact_names SET name = 'x-' || name", 3 },
    { "INSERT INTO fact_names (name) VALUES ('what'); INSERT INTO facts SELECT player, game, seat, "
      "(SELECT id FROM fact_names WHERE name = 'what'), 1 FROM results WHERE game = 1 AND seat = 0",
      1 },
    { "DELETE FROM claims", 3 },
    { "DELETE FROM claims WHERE game = 1", 1 },
    { "DELETE FROM claims WHERE (game, n) = (SELECT game, max (n) FROM claims WHERE game = 1)", 1 },
    { "UPDATE claims SET bluff = 1 - bluff WHERE game = 1", 1 },
    { "UPDATE claims SET outcome = 3 - outcome WHERE game = 1", 1 },
    { "UPDATE claims SET after_caught = 1 - after_caught WHERE game = 2", 1 },
    { "UPDATE claims SET behind = 1 - behind WHERE game = 3", 1 },
    { "UPDATE claims SET size = size + 1 WHERE game = 1", 1 },
    { "UPDATE claims SET moved = moved + 1 WHERE game = 1", 1 },
    { "UPDATE claims SET judges = judges + 1 WHERE game = 1", 1 },
    { "UPDATE claims SET n = n + 100000 WHERE game = 1", 1 },
    { "DELETE FROM pairs; DELETE FROM claims", 3 },
    { "DELETE FROM pairs", 0 },
    { "UPDATE pairs SET fooled = fooled + 1", 0 },
    { "DELETE FROM sums", 0 },
    { "UPDATE sums SET games = games + 1", 0 },
    { "DELETE FROM rated", 0 },
    { "UPDATE rated SET mu = 99", 0 },
    { "INSERT INTO recount_due VALUES (1)", 0 },
    { "DELETE FROM ratings", 0 },
    { "UPDATE ratings SET mu = 99", 0 },
  };
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *before = NULL;
  g_autofree char *ratings = NULL;

  add_some_games (&kit, anna);
  before = kit_describe (&kit);
  ratings = list_ratings (&kit);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;
      g_autofree char *same_ratings = NULL;
      BluffSavesRecount recount;
      gboolean due;

      run_sql (&kit, rows[i].sql);
      g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (recount.counted, ==, 3);
      g_assert_cmpuint (recount.changed, ==, rows[i].changed);
      g_assert_cmpuint (recount.kept, ==, 0);
      g_assert_cmpuint (recount.rated, ==, 3);
      g_assert_true (bluff_saves_recount_is_due (kit.saves, &due, NULL));
      g_assert_false (due);
      after = kit_describe (&kit);
      same_ratings = list_ratings (&kit);
      g_assert_cmpstr (before, ==, after);
      g_assert_cmpstr (ratings, ==, same_ratings);
    }
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

/* What cannot be believed keeps the results it has. */
static void
test_keeps_what_cannot_be_counted (void)
{
  static const char *const damages[] = {
    "DELETE FROM events WHERE game = 1",
    "UPDATE events SET line = 'xyz' WHERE game = 1 AND n = 4",
    "DELETE FROM events WHERE game = 1 AND n > 4; UPDATE games SET n_lines = 4 WHERE id = 1",
    "UPDATE games SET kind = 'chess' WHERE id = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      Kit kit = kit_open ();
      gint64 anna = fixture_add_player (kit.store, "Anna");
      g_autoptr (BluffStoreStatistics) before = NULL;
      g_autoptr (BluffStoreStatistics) after = NULL;
      BluffSavesRecount recount;

      add_some_games (&kit, anna);
      before = bluff_store_statistics (kit.store, anna, NULL, NULL);
      run_sql (&kit, damages[i]);
      g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, NULL));
      g_assert_cmpuint (recount.counted, ==, 2);
      g_assert_cmpuint (recount.changed, ==, 0);
      g_assert_cmpuint (recount.kept, ==, 1);
      after = bluff_store_statistics (kit.store, anna, NULL, NULL);
      g_assert_cmpmem (&before->overall, sizeof before->overall, &after->overall, sizeof after->overall);
      kit_close (&kit);
    }
}

typedef struct
{
  GCancellable *cancellable;
  guint reported;
  guint total;
  guint cancel_at;
  gboolean blindly; /* nothing is asked but whether it was done */
  gboolean answered;
  GError *error;
  BluffSavesRecount recount;
} Watch;

static void
progress_cb (guint done, guint total, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpuint (done, >, watch->reported);
  g_assert_cmpuint (done, <=, total);
  watch->reported = done;
  watch->total = total;
  if (done == watch->cancel_at)
    g_cancellable_cancel (watch->cancellable);
}

static void
recounted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Watch *watch = data;

  /* What was done before it is cancelled is done. */
  g_cancellable_cancel (watch->cancellable);
  g_assert_true (bluff_saves_recount_finish (BLUFF_SAVES (source), result, watch->blindly ? NULL : &watch->recount,
                                             &watch->error) == (watch->error == NULL));
  watch->answered = TRUE;
}

static gboolean
has_answered (gpointer data)
{
  return ((Watch *) data)->answered;
}

/* Nothing is half done. */
static void
test_cancelled (void)
{
  Kit kit = kit_open ();
  Watch watch = { .cancellable = g_cancellable_new (), .cancel_at = 2 };
  Watch late = { .cancellable = g_cancellable_new (), .cancel_at = 3 };
  Watch second = { .cancellable = g_cancellable_new () };
  Watch blind = { .blindly = TRUE };
  Watch closed = { .cancellable = NULL };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  add_some_games (&kit, fixture_add_player (kit.store, "Anna"));
  run_sql (&kit, "UPDATE facts SET value = value + 1");
  before = kit_describe (&kit);
  g_assert_false (bluff_saves_recount (kit.saves, progress_cb, &watch, watch.cancellable, &watch.recount, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (watch.reported, ==, 2);
  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);
  g_object_unref (watch.cancellable);

  bluff_saves_recount_async (kit.saves, progress_cb, &second, second.cancellable, recounted_cb, &second);
  kit_wait_until (has_answered, &second);
  g_object_unref (second.cancellable);
  g_assert_no_error (second.error);
  g_assert_cmpuint (second.reported, ==, second.total);
  g_assert_cmpuint (second.recount.changed, ==, 3);

  /* When there is nothing to be written but the ratings, too. */
  g_clear_error (&error);
  g_assert_false (bluff_saves_recount (kit.saves, progress_cb, &late, late.cancellable, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_object_unref (late.cancellable);
  bluff_saves_recount_async (kit.saves, NULL, NULL, NULL, recounted_cb, &blind);
  kit_wait_until (has_answered, &blind);
  g_assert_no_error (blind.error);

  bluff_store_close (kit.store);
  bluff_saves_recount_async (kit.saves, NULL, NULL, NULL, recounted_cb, &closed);
  kit_wait_until (has_answered, &closed);
  g_assert_error (closed.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_clear_error (&closed.error);
  kit_close (&kit);
}

/* Copies of the first game, which were played one after the other. */
static void
copy_game (Kit *kit, guint copies)
{
  g_autofree char *sql = g_strdup_printf (
      "CREATE TEMP TABLE copies AS WITH RECURSIVE n (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM n WHERE n <= %u) "
      "SELECT n FROM n; "
      "INSERT INTO games SELECT n, uid || '-' || n, kind, options, header, position, state, origin, branch_of, "
      "branch_at, first_seat, n_seats, started, last_played + n, n_lines FROM games, copies WHERE id = 1; "
      "INSERT INTO seats SELECT n, seat, kind, player, name, level, character, engine, stand_in, stand_in_character, "
      "handed_at FROM seats, copies WHERE game = 1; "
      "INSERT INTO events SELECT c.n, e.n, line FROM events e, copies c WHERE game = 1; "
      "INSERT INTO results SELECT player, n, seat, place, shared, turns, thinking_ms, kind, n_seats, ended + n, "
      "origin, "
      "company, seat_kind, level, character, counted FROM results, copies WHERE game = 1; "
      "INSERT INTO facts SELECT player, n, seat, fact, value FROM facts, copies WHERE game = 1; "
      "DROP TABLE copies",
      copies);

  run_sql (kit, sql);
}

/* Somebody with a question for the store, between two jobs. */
typedef struct
{
  Kit *kit;
  gint64 player;
  GCancellable *cancellable;
  guint stop_at; /* of the progress */
  guint64 games; /* that had claims then */
  guint points;  /* of the ratings over time */
  gboolean due;
} Onlooker;

static void
look (Onlooker *self)
{
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (self->kit->store, self->player, NULL, NULL);

  self->games = bluff_store_statistics_habits (statistics, NULL)->situations[BLUFF_STORE_SITUATION_ANY].games;
  self->points = statistics->ratings->len;
  g_assert_true (bluff_saves_recount_is_due (self->kit->saves, &self->due, NULL));
}

static void
look_cb (guint done, guint total, gpointer data)
{
  Onlooker *self = data;

  (void) total;
  if (done < self->stop_at || g_cancellable_is_cancelled (self->cancellable))
    return;

  look (self);
  g_cancellable_cancel (self->cancellable);
}

/* Others get their turn while games are counted and rated; what was done is kept, and the rest is still due. */
static void
test_in_portions (void)
{
  enum
  {
    COPIES = 99
  };
  static const struct
  {
    guint stop_at;
    guint games, most_games; /* that have claims then */
    guint points, most_points;
  } rows[] = {
    { 50, 33, 50, 0, 0 },                                       /* while they are counted */
    { COPIES + 1, COPIES + 1, COPIES + 1, 0, 0 },               /* when all are */
    { COPIES + 2, COPIES + 1, COPIES + 1, COPIES, 2 * COPIES }, /* while they are rated */
  };
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *before = NULL, *ratings = NULL;
  BluffSavesRecount recount;

  g_assert_nonnull (id);
  copy_game (&kit, COPIES);
  g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, NULL));
  g_assert_cmpuint (recount.counted, ==, COPIES + 1);
  before = kit_describe (&kit);
  ratings = list_ratings (&kit);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL, *same_ratings = NULL;
      Onlooker look = { .kit = &kit, .player = anna, .cancellable = cancellable, .stop_at = rows[i].stop_at };

      run_sql (&kit, "DELETE FROM claims; DELETE FROM pairs; DELETE FROM rated; DELETE FROM ratings; "
                     "DELETE FROM ratings_reach; INSERT INTO recount_due VALUES (1)");
      g_assert_false (bluff_saves_recount (kit.saves, look_cb, &look, cancellable, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_assert_cmpuint (look.games, >=, rows[i].games);
      g_assert_cmpuint (look.games, <=, rows[i].most_games);
      g_assert_cmpuint (look.points, >=, rows[i].points);
      g_assert_cmpuint (look.points, <=, rows[i].most_points);
      g_assert_true (look.due);

      kit_reopen (&kit);
      g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, NULL));
      g_assert_cmpuint (recount.changed, <=, COPIES + 1 - rows[i].games);
      g_assert_cmpuint (recount.rated, ==, COPIES + 1);
      after = kit_describe (&kit);
      same_ratings = list_ratings (&kit);
      g_assert_cmpstr (before, ==, after);
      g_assert_cmpstr (ratings, ==, same_ratings);
      g_assert_true (bluff_saves_recount_is_due (kit.saves, &look.due, NULL));
      g_assert_false (look.due);
    }
  kit_close (&kit);
}

/* How long a question may have to wait for its turn while very many games are counted: for docs/measurements.md. */
static void
test_longest_wait (void)
{
  enum
  {
    COPIES = 1999
  };
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  Watch watch = { .cancellable = g_cancellable_new () };
  gint64 longest = 0, began = g_get_monotonic_time (), all;

  g_assert_nonnull (id);
  copy_game (&kit, COPIES);
  bluff_saves_recount_async (kit.saves, NULL, NULL, watch.cancellable, recounted_cb, &watch);
  while (!watch.answered)
    {
      gint64 asked = g_get_monotonic_time ();
      gboolean due;

      g_assert_true (bluff_saves_recount_is_due (kit.saves, &due, NULL));
      longest = MAX (longest, g_get_monotonic_time () - asked);
      g_main_context_iteration (NULL, FALSE);
    }
  all = g_get_monotonic_time () - began;
  g_assert_no_error (watch.error);
  g_assert_cmpuint (watch.recount.changed, ==, COPIES);
  g_print ("# %u games counted in %.1f s; the longest wait: %.1f ms\n", COPIES + 1, (double) all / 1e6,
           (double) longest / 1e3);
  g_object_unref (watch.cancellable);
  kit_close (&kit);
}

/* Somebody plays on, or resets what is told of a player, while all games are rated: the ratings are what they would be
 * if it had happened before. */
typedef struct
{
  Kit *kit;
  gint64 player;
  gboolean resets;
  gboolean done;
} Meddler;

static void
meddle_cb (guint done, guint total, gpointer data)
{
  Meddler *self = data;

  if (self->done || done <= total / 2)
    return;

  self->done = TRUE;
  if (self->resets)
    g_assert_true (bluff_saves_reset_statistics (self->kit->saves, self->player, NULL));
  else
    g_assert_true (bluff_saves_rate_ended (self->kit->saves, NULL, NULL));
}

static void
test_meddling (gconstpointer data)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *ratings = NULL, *same_ratings = NULL;
  Meddler meddler = { .kit = &kit, .player = anna, .resets = GPOINTER_TO_INT (data) };

  g_assert_nonnull (id);
  copy_game (&kit, 99);
  g_assert_true (bluff_saves_recount (kit.saves, meddle_cb, &meddler, NULL, NULL, NULL));
  g_assert_true (meddler.done);
  ratings = list_ratings (&kit);
  g_assert_true (bluff_saves_rate (kit.saves, NULL, NULL));
  same_ratings = list_ratings (&kit);
  g_assert_cmpstr (ratings, ==, same_ratings);
  kit_close (&kit);
}

/* --- Ratings -------------------------------------------------------------------------------------------------------
 */

/* The same by hand: Anna, Bo and the level of the computers, game by game, in one game and in all. */
static void
test_ratings (void)
{
  Kit kit = kit_open ();
  const gint64 players[] = { fixture_add_player (kit.store, "Anna"), fixture_add_player (kit.store, "Bo") };
  BluffRating expected[BLUFF_N_GAMES + 1][3];
  guint games[BLUFF_N_GAMES + 1] = { 0 };

  for (guint book = 0; book <= BLUFF_N_GAMES; book++)
    for (guint i = 0; i < 3; i++)
      bluff_rating_init (&expected[book][i]);
  for (guint i = 0; i < GAMES; i++)
    {
      BluffGame kind = (BluffGame) (i % BLUFF_N_GAMES);
      g_autofree char *id = kit_add_game (&kit, kind, 4, players, 2, SEED + i);
      g_autoptr (BluffStoreGame) game = bluff_store_read_game (kit.store, id, NULL, NULL);
      const guint books[] = { kind, BLUFF_N_GAMES };
      guint8 places[4];

      for (guint seat = 0; seat < 4; seat++)
        places[seat] = (guint8) game->seats[seat].place;
      for (guint b = 0; b < G_N_ELEMENTS (books); b++)
        {
          BluffRating *book = expected[books[b]];
          BluffRating *sitters[] = { &book[0], &book[1], &book[2], &book[2] };

          bluff_rating_update (sitters, places, 4);
          games[books[b]]++;
        }
    }

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (GPtrArray) rows = bluff_store_list_ratings (kit.store, players[i], NULL);

      g_assert_cmpuint (rows->len, ==, BLUFF_N_GAMES + 1);
      for (guint r = 0; r < rows->len; r++)
        {
          const BluffStoreRatingRow *row = g_ptr_array_index (rows, r);
          BluffGame kind = BLUFF_N_GAMES;

          if (*row->kind != '\0')
            g_assert_true (bluff_game_from_name (row->kind, &kind));
          g_assert_cmpfloat (row->mu, ==, expected[kind][i].mu);
          g_assert_cmpfloat (row->sigma, ==, expected[kind][i].sigma);
          g_assert_cmpint (row->games, ==, games[kind]);
        }
    }
  kit_close (&kit);
}

static void
not_changed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bluff_saves_change_finish (BLUFF_SAVES (source), result, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static void
changed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (BluffStoreTraces) traces = NULL;

  /* What was done before it is cancelled is done. */
  g_cancellable_cancel (g_task_get_cancellable (G_TASK (result)));
  g_assert_true (bluff_saves_change_finish (BLUFF_SAVES (source), result, &traces, NULL));
  g_assert_true (bluff_store_traces_is_none (traces));
  *(gboolean *) data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

/* Statistics that start again, two players that become one, one who goes. */
static void
test_changed_players (void)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  gint64 bo = fixture_add_player (kit.store, "Bo");
  g_autofree char *one = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *two = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &bo, 1, SEED);
  g_autofree char *annas = NULL;
  g_autofree char *nobodys = NULL;
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GCancellable) late = g_cancellable_new ();
  gboolean cancels = FALSE;
  gboolean done = FALSE;

  g_assert_cmpstr (one, !=, two);
  g_assert_true (bluff_saves_reset_statistics (kit.saves, bo, NULL));
  annas = list_ratings (&kit);
  g_assert_nonnull (strstr (annas, "1 \"bluffer\""));
  g_assert_null (strstr (annas, "2 \"bluffer\""));

  g_assert_true (bluff_saves_merge_players (kit.saves, bo, anna, NULL));
  g_free (annas);
  annas = list_ratings (&kit);
  g_assert_nonnull (strstr (annas, "1 \"bluffer\""));

  g_cancellable_cancel (cancelled);
  bluff_saves_change_async (kit.saves, BLUFF_SAVES_DELETE_PLAYER, anna, 0, cancelled, not_changed_cb, &cancels);
  kit_wait_until (is_true, &cancels);
  bluff_saves_change_async (kit.saves, BLUFF_SAVES_DELETE_PLAYER, anna, 0, late, changed_cb, &done);
  kit_wait_until (is_true, &done);
  nobodys = list_ratings (&kit);
  g_assert_cmpstr (nobodys, ==, "");
  kit_close (&kit);
}

static gboolean
change (Kit *kit, BluffSavesChange what, gint64 player, gint64 other, GError **error)
{
  switch (what)
    {
    case BLUFF_SAVES_DELETE_PLAYER:
      return bluff_saves_delete_player (kit->saves, player, NULL, error);
    case BLUFF_SAVES_MERGE_PLAYERS:
      return bluff_saves_merge_players (kit->saves, player, other, error);
    case BLUFF_SAVES_RESET_STATISTICS:
      return bluff_saves_reset_statistics (kit->saves, player, error);
    default:
      g_assert_not_reached ();
    }
}

/* Where the ratings cannot be written, the players are as they were; where they can, all is done. */
static void
test_changed_altogether (gconstpointer data)
{
  BluffSavesChange what = (BluffSavesChange) GPOINTER_TO_INT (data);
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  gint64 bo = fixture_add_player (kit.store, "Bo");
  g_autofree char *one = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *two = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &bo, 1, SEED);
  g_autofree char *games = NULL;
  g_autofree char *ratings = NULL;
  g_autofree char *same_games = NULL;
  g_autofree char *same_ratings = NULL;
  g_autofree char *new_ratings = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (one, !=, two);
  g_assert_true (bluff_saves_rate (kit.saves, NULL, NULL));
  games = kit_describe (&kit);
  ratings = list_ratings (&kit);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "CREATE TRIGGER no BEFORE INSERT ON ratings BEGIN SELECT raise (ABORT, 'no'); END");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_false (change (&kit, what, anna, bo, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  players = bluff_store_list_players (kit.store, TRUE, NULL);
  g_assert_cmpuint (players->len, ==, 2);
  same_games = kit_describe (&kit);
  same_ratings = list_ratings (&kit);
  g_assert_cmpstr (same_games, ==, games);
  g_assert_cmpstr (same_ratings, ==, ratings);

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "DROP TRIGGER no");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (change (&kit, what, anna, bo, NULL));
  new_ratings = list_ratings (&kit);
  g_assert_cmpstr (new_ratings, !=, ratings);
  kit_close (&kit);
}

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Kit *kit = data;
  g_autoptr (GError) error = NULL;

  (void) source;
  g_assert_true (bluff_saves_delete_game_finish (kit->saves, result, &error));
  g_assert_no_error (error);
}

static gboolean
has_no_ratings (gpointer data)
{
  Kit *kit = data;
  g_autoptr (GPtrArray) ratings = bluff_store_list_ratings (kit->store, BLUFF_STORE_NO_PLAYER, NULL);

  return ratings->len == 0;
}

/* A game that is deleted counts for nobody any more; if the ratings cannot be written, it stays. */
static void
test_deleted_game (void)
{
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  g_autofree char *one = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *two = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED + 1);
  g_autofree char *both = NULL, *games = NULL, *same_games = NULL, *left = NULL, *alone = NULL;
  g_autoptr (GError) error = NULL, none = NULL;

  g_assert_true (bluff_saves_rate (kit.saves, NULL, NULL));
  both = list_ratings (&kit);
  games = kit_describe (&kit);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "CREATE TRIGGER no BEFORE INSERT ON ratings BEGIN SELECT raise (ABORT, 'no'); END");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_false (bluff_saves_delete_game (kit.saves, two, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FAILED);
  same_games = kit_describe (&kit);
  g_assert_cmpstr (same_games, ==, games);

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "DROP TRIGGER no");
  g_assert_true (bluff_store_open (kit.store, NULL));
  g_assert_true (bluff_saves_delete_game (kit.saves, two, NULL));
  left = list_ratings (&kit);
  g_assert_cmpstr (left, !=, both);
  /* As if it had never been. */
  g_assert_true (bluff_saves_rate (kit.saves, NULL, NULL));
  alone = list_ratings (&kit);
  g_assert_cmpstr (left, ==, alone);
  g_assert_false (bluff_saves_delete_game (kit.saves, two, &none));
  g_assert_error (none, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);

  bluff_saves_delete_game_async (kit.saves, one, NULL, deleted_cb, &kit);
  kit_wait_until (has_no_ratings, &kit);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/count/cancelled", test_cancelled);
  g_test_add_func ("/saves/count/in-portions", test_in_portions);
  if (g_test_perf ())
    g_test_add_func ("/saves/count/longest-wait", test_longest_wait);
  g_test_add_data_func ("/saves/count/rated-on-meanwhile", GINT_TO_POINTER (FALSE), test_meddling);
  g_test_add_data_func ("/saves/count/reset-meanwhile", GINT_TO_POINTER (TRUE), test_meddling);
  g_test_add_func ("/saves/count/keeps-what-cannot-be-counted", test_keeps_what_cannot_be_counted);
  g_test_add_func ("/saves/count/puts-right", test_puts_right);
  g_test_add_func ("/saves/count/ratings", test_ratings);
  g_test_add_func ("/saves/count/deleted-game", test_deleted_game);
  g_test_add_func ("/saves/count/changed-players", test_changed_players);
  g_test_add_data_func ("/saves/count/deleted-altogether", GINT_TO_POINTER (BLUFF_SAVES_DELETE_PLAYER),
                        test_changed_altogether);
  g_test_add_data_func ("/saves/count/merged-altogether", GINT_TO_POINTER (BLUFF_SAVES_MERGE_PLAYERS),
                        test_changed_altogether);
  g_test_add_data_func ("/saves/count/reset-altogether", GINT_TO_POINTER (BLUFF_SAVES_RESET_STATISTICS),
                        test_changed_altogether);
  return g_test_run ();
}
