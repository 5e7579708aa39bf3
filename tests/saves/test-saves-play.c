/* test-saves-play.c: whole games are saved as they are played, and opened again at any event.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-position.h"
#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-store-statistics.h"
#include "bluff-tally.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  SEED = 2026,
  SAMPLES = 6,      /* events of a game at which it is opened again, from the first to the last */
  SLOW_SAMPLES = 12 /* with -m slow */
};

static BluffRecord *
read_record (const char *text)
{
  BluffFault fault;
  BluffRecord *record = bluff_record_read_bytes (text, strlen (text), &fault);

  g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "none");
  return record;
}

/* --- Whole games ---------------------------------------------------------------------------------------------------
 */

static void
assert_same_views (BluffMatch *a, BluffMatch *b)
{
  guint n = bluff_match_get_n_told (a);

  g_assert_cmpuint (bluff_match_get_n_told (b), ==, n);
  for (BluffSeat seat = 0; seat < bluff_match_get_table (a)->players; seat++)
    {
      BluffView view_a;
      BluffView view_b;

      bluff_match_view (a, seat, &view_a);
      bluff_match_view (b, seat, &view_b);
      g_assert_cmpmem (&view_a, sizeof view_a, &view_b, sizeof view_b);
      for (guint number = 1; number <= n; number++)
        {
          BluffTold told_a;
          BluffTold told_b;

          g_assert_true (bluff_match_tell (a, number, seat, &told_a));
          g_assert_true (bluff_match_tell (b, number, seat, &told_b));
          g_assert_cmpmem (&told_a, sizeof told_a, &told_b, sizeof told_b);
        }
    }
}

/* The position in lists says what everybody sees, and nothing of a hand. */
static void
assert_position (Kit *kit, const char *id, BluffMatch *match)
{
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (kit->store, id, NULL, NULL);
  BluffPosition expected;
  BluffPosition position;
  BluffView view;

  g_assert_nonnull (game);
  g_assert_true (bluff_position_read (game->position, &position));
  bluff_match_view (match, 1, &view);
  bluff_position_init (&expected, &view);
  g_assert_cmpmem (&position, sizeof position, &expected, sizeof expected);
}

/* What was written at the end is what the record says. */
static void
assert_results (Kit *kit, const char *id)
{
  g_autofree char *text = kit_export (kit, id);
  g_autoptr (BluffRecord) record = read_record (text);
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (kit->store, id, NULL, NULL);
  gint64 turns[BLUFF_MAX_SEATS];
  gint64 thinking_ms[BLUFF_MAX_SEATS];
  BluffResult result;

  bluff_tally_record (record, &result);
  g_assert_cmpint (game->state, ==, BLUFF_STORE_FINISHED);
  g_assert_true (result.finished);
  g_assert_true (bluff_store_read_efforts (kit->store, id, turns, thinking_ms, NULL));
  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    {
      g_assert_cmpuint (game->seats[seat].place, ==, result.place[seat]);
      g_assert_cmpint (turns[seat], ==, result.turns);
      g_assert_cmpint (thinking_ms[seat], ==, result.facts[seat].number[BLUFF_FACT_THINKING_MS]);
    }
  kit_assert_counted (kit);
}

/* Opens the game as it was after AT events, in a store of its own, and compares what everybody sees. */
static void
open_at (const BluffRecord *whole, guint at, BluffMatch *match)
{
  Kit kit = kit_open ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *same = NULL;
  BluffSavedGame *game;

  bluff_record_write_header (whole, text);
  for (guint n = 1; n <= at; n++)
    bluff_record_write_event (&whole->table, n, &bluff_record_entry (whole, n)->event,
                              bluff_record_entry (whole, n)->ms, text);
  bytes = g_bytes_new (text->str, text->len);
  id = bluff_saves_import (kit.saves, bytes, NULL, 0, NULL, &error);
  g_assert_no_error (error);
  same = kit_export (&kit, id);
  g_assert_cmpstr (same, ==, text->str);

  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  g_assert_false (bluff_saved_game_get_damage (game, NULL, NULL));
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (game)), ==, at);
  for (BluffSeat seat = 0; seat < whole->table.players; seat++)
    {
      BluffView before;
      BluffView now;

      g_assert_true (bluff_match_view_after (match, at, seat, &before));
      bluff_match_view (bluff_saved_game_get_match (game), seat, &now);
      g_assert_cmpmem (&before, sizeof before, &now, sizeof now);
    }

  /* It goes on from there to its end. */
  kit_play_to_end (game);
  assert_results (&kit, id);
  bluff_saved_game_close (game);
  kit_drop (game);
  kit_close (&kit);
}

static void
test_whole_game (gconstpointer data)
{
  const BluffTable *wanted = data;
  guint samples = g_test_slow () ? SLOW_SAMPLES : SAMPLES;
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, (BluffGame) wanted->game, wanted->players, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *text = NULL;
  g_autoptr (BluffRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  BluffSavedGame *again;
  guint n;

  kit_play_to_end (game);
  assert_position (&kit, id, bluff_saved_game_get_match (game));
  assert_results (&kit, id);
  text = kit_export (&kit, id);
  record = read_record (text);
  n = bluff_record_n_events (record);
  g_assert_cmpuint (n, ==, bluff_match_get_n_told (bluff_saved_game_get_match (game)));
  g_assert_cmpuint (n, ==, bluff_saved_game_get_n_saved (game));
  g_assert_cmpstr (record->id, ==, id);
  g_assert_nonnull (record->started);

  again = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  assert_same_views (bluff_saved_game_get_match (game), bluff_saved_game_get_match (again));
  kit_drop (again);

  for (guint i = 0; i <= samples; i++)
    open_at (record, i * (n - 1) / samples, bluff_saved_game_get_match (game));

  kit_drop (game);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

/* --- Stopping and going on -----------------------------------------------------------------------------------------
 */

static void
test_stop_and_go_on (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 3, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  for (guint stop = 5; !bluff_match_is_over (bluff_saved_game_get_match (game)); stop += 7)
    {
      kit_play (game, stop);
      n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
      g_free (before);
      before = kit_export (&kit, id);
      bluff_saved_game_close (game);
      kit_drop (game);
      kit_reopen (&kit);

      g_free (after);
      after = kit_export (&kit, id);
      g_assert_cmpstr (before, ==, after);
      game = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (game)), ==, n);
      g_assert_cmpuint (bluff_saved_game_get_n_saved (game), ==, n);
    }

  assert_results (&kit, id);
  kit_drop (game);
  kit_close (&kit);
}

/* A move is told only when it is in the store, and as soon as it is told it is there. */
static void
told_cb (BluffMatch *match G_GNUC_UNUSED, guint number, gpointer data)
{
  Kit *kit = data;
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = bluff_store_list_games (kit->store, &filter, NULL, 1, NULL);
  guint n = games->len > 0 ? ((BluffStoreGame *) g_ptr_array_index (games, 0))->n_lines : G_MAXUINT;

  g_assert_cmpuint (n, >=, number);
}

static void
test_saved_before_told (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFANEER, 4, SEED);

  g_signal_connect (bluff_saved_game_get_match (game), "told", G_CALLBACK (told_cb), &kit);
  kit_play_to_end (game);
  bluff_saved_game_close (game);
  kit_drop (game);
  kit_close (&kit);
}

/* --- Opening -------------------------------------------------------------------------------------------------------
 */

static void
assert_open_fails (BluffSaves *saves, const char *id, GQuark domain, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_saves_open (saves, id, &error));
  g_assert_error (error, domain, code);
}

static void
test_open_twice (void)
{
  Kit kit = kit_open ();
  Kit beside = kit_open_beside (&kit);
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 2, SEED);
  const char *id = bluff_saved_game_get_id (game);
  g_autoptr (GError) error = NULL;
  BluffSavedGame *again;

  kit_play (game, 5);
  assert_open_fails (kit.saves, id, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_OPEN_HERE);
  assert_open_fails (beside.saves, id, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE);
  assert_open_fails (kit.saves, "nobody", BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
  g_assert_cmpuint (bluff_saves_get_n_open (kit.saves), ==, 1);
  g_assert_cmpuint (bluff_saves_get_n_open (beside.saves), ==, 0);

  bluff_saved_game_close (game);
  bluff_saved_game_close (game);
  again = bluff_saves_open (beside.saves, id, &error);
  g_assert_no_error (error);
  assert_open_fails (kit.saves, id, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_OPEN_ELSEWHERE);
  bluff_saved_game_close (again);
  kit_drop (again);
  kit_drop (game);
  kit_close_beside (&beside);
  kit_close (&kit);
}

/* Without closing: the last reference lets go. */
static void
test_dropped_is_closed (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autoptr (GError) error = NULL;

  kit_play (game, 5);
  kit_drop (game);
  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  bluff_match_resume (bluff_saved_game_get_match (game));
  bluff_saved_game_close (game);
  g_assert_true (bluff_match_is_paused (bluff_saved_game_get_match (game)));
  kit_drop (game);
  kit_close (&kit);
}

static void
test_bad_seats (void)
{
  static const struct
  {
    BluffSavesSeat seat;
    int domain; /* 0: the saves; 1: the store; 2: the match */
    int code;
    const char *key; /* of the record, where it has one */
  } rows[] = {
    { { .kind = BLUFF_STORE_COMPUTER }, 0, BLUFF_SAVES_ERROR_HEADER, "players[1].level" },
    { { .kind = BLUFF_STORE_COMPUTER, .level = "admiral" }, 0, BLUFF_SAVES_ERROR_HEADER, "players[1].level" },
    { { .kind = BLUFF_STORE_COMPUTER, .level = "random", .character = "shy" },
      0,
      BLUFF_SAVES_ERROR_HEADER,
      "players[1].character" },
    { { .kind = BLUFF_STORE_COMPUTER, .level = "random", .name = "" }, 0, BLUFF_SAVES_ERROR_HEADER, "players[1].name" },
    { { .kind = BLUFF_STORE_COMPUTER, .level = "outside" }, 2, BLUFF_MATCH_ERROR_LEVEL, NULL },
    { { .kind = BLUFF_STORE_GUEST }, 1, BLUFF_STORE_ERROR_NAME_EMPTY, NULL },
    { { .kind = BLUFF_STORE_GUEST, .name = "  " }, 1, BLUFF_STORE_ERROR_NAME_EMPTY, NULL },
    { { .kind = BLUFF_STORE_GUEST, .name = "A\nB" }, 1, BLUFF_STORE_ERROR_NAME_CHARACTER, NULL },
    { { .kind = BLUFF_STORE_PROFILE, .player = 99 }, 1, BLUFF_STORE_ERROR_NO_SUCH_PLAYER, NULL },
    { { .kind = BLUFF_STORE_PROFILE, .player = 1 }, 0, BLUFF_SAVES_ERROR_SEATED_TWICE, NULL },
  };
  const GQuark domains[] = { BLUFF_SAVES_ERROR, BLUFF_STORE_ERROR, BLUFF_MATCH_ERROR };
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (kit.store, "Anna");
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = NULL;
  BluffTable table;

  g_assert_cmpint (anna, ==, 1);
  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = anna }, rows[i].seat };
      g_autoptr (GError) error = NULL;

      g_assert_null (bluff_saves_begin (kit.saves, &table, seats, &error));
      g_assert_error (error, domains[rows[i].domain], rows[i].code);
      if (rows[i].key != NULL)
        {
          g_assert_cmpstr (bluff_saves_error_get_fault (error)->key, ==, rows[i].key);
          g_assert_cmpuint (bluff_saves_error_get_fault (error)->line, ==, 1);
        }
    }

  games = bluff_store_list_games (kit.store, &filter, NULL, 10, NULL);
  g_assert_cmpuint (games->len, ==, 0);
  kit_close (&kit);
}

static void
test_who_sits_there (void)
{
  Kit kit = kit_open ();
  BluffStorePlayer renamed = { .name = (char[]){ "Anne" }, .emblem = (char[]){ "" }, .colour = (char[]){ "" } };
  BluffSavesSeat seats[] = {
    { .kind = BLUFF_STORE_PROFILE, .player = fixture_add_player (kit.store, "Anna"), .colour = "teal" },
    { .kind = BLUFF_STORE_GUEST, .name = " Bo " },
    { .kind = BLUFF_STORE_COMPUTER, .level = "deckhand", .character = "reckless", .name = "Calico", .engine = "Hal" },
    { .kind = BLUFF_STORE_COMPUTER, .level = "random" },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  BluffMatchSeat sitter;
  BluffSavedGame *game;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 4);
  table.first = 3;
  table.shout = BLUFF_SHOUT_QUICK;
  game = bluff_saves_begin (kit.saves, &table, seats, &error);
  g_assert_no_error (error);
  id = g_strdup (bluff_saved_game_get_id (game));
  bluff_match_get_seat (bluff_saved_game_get_match (game), 1, &sitter);
  g_assert_cmpstr (sitter.name, ==, "Bo");
  g_assert_false (sitter.computer);
  bluff_saved_game_close (game);
  kit_drop (game);

  renamed.id = seats[0].player;
  g_assert_true (bluff_store_change_player (kit.store, &renamed, &error));
  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (bluff_match_get_table (bluff_saved_game_get_match (game)), sizeof table, &table, sizeof table);
  bluff_match_get_seat (bluff_saved_game_get_match (game), 0, &sitter);
  g_assert_cmpstr (sitter.name, ==, "Anne");
  bluff_match_get_seat (bluff_saved_game_get_match (game), 2, &sitter);
  g_assert_cmpstr (sitter.level, ==, "deckhand");
  g_assert_true (sitter.computer);
  bluff_saved_game_close (game);
  kit_drop (game);

  text = kit_export (&kit, id);
  g_assert_nonnull (strstr (text, "\"players\":[{\"name\":\"Anne\",\"kind\":\"human\",\"colour\":\"teal\"},"
                                  "{\"name\":\"Bo\",\"kind\":\"human\"},{\"name\":\"Calico\",\"kind\":\"computer\","
                                  "\"level\":\"deckhand\",\"character\":\"reckless\",\"engine\":\"Hal\"},"
                                  "{\"name\":\"random\","));
  kit_close (&kit);
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(BluffSavedGame **) data = bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error);
  g_assert_no_error (error);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(BluffSavedGame **) data = bluff_saves_open_finish (BLUFF_SAVES (source), result, &error);
  g_assert_no_error (error);
}

static void
closed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_saved_game_close_finish (BLUFF_SAVED_GAME (source), result, NULL));
  *(gboolean *) data = TRUE;
}

static void
cancelled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bluff_saves_begin_finish (BLUFF_SAVES (source), result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

/* The caller that wanted it is gone. */
static void
ignored_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result G_GNUC_UNUSED, gpointer data)
{
  *(gboolean *) data = TRUE;
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static void
test_off_the_main_loop (void)
{
  Kit kit = kit_open ();
  BluffSavesSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree char *id = NULL;
  BluffSavedGame *game = NULL;
  BluffSavedGame *again = NULL;
  gboolean closed = FALSE;
  gboolean closed_too = FALSE;
  gboolean cancelled = FALSE;
  gboolean ignored = FALSE;
  BluffSavedGame *once_more;
  BluffStoreFilter filter = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  guint64 n;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  kit_seats (seats, NULL, 0);
  g_cancellable_cancel (cancellable);
  bluff_saves_begin_async (kit.saves, &table, seats, cancellable, cancelled_cb, &cancelled);
  kit_wait_until (is_true, &cancelled);

  bluff_saves_begin_async (kit.saves, &table, seats, NULL, begun_cb, &game);
  kit_wait_until (is_set, &game);
  id = g_strdup (bluff_saved_game_get_id (game));

  /* Closed while a move is on its way: it is kept, and told. */
  bluff_match_resume (bluff_saved_game_get_match (game));
  g_assert_true (bluff_match_is_saving (bluff_saved_game_get_match (game)));
  bluff_saved_game_close_async (game, closed_cb, &closed);
  bluff_saved_game_close_async (game, closed_cb, &closed_too);
  kit_wait_until (is_true, &closed);
  kit_wait_until (is_true, &closed_too);
  n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, ==, bluff_saved_game_get_n_saved (game));

  bluff_saves_open_async (kit.saves, id, NULL, opened_cb, &again);
  kit_wait_until (is_set, &again);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (again)), ==, n);

  /* Closed while nothing is on its way. */
  closed = FALSE;
  bluff_saved_game_close_async (again, closed_cb, &closed);
  kit_wait_until (is_true, &closed);
  g_assert_cmpuint (bluff_saves_get_n_open (kit.saves), ==, 0);

  /* Opened for nobody: it stays where it was. */
  bluff_saves_open_async (kit.saves, id, NULL, ignored_cb, &ignored);
  kit_wait_until (is_true, &ignored);
  kit_wait_until_closed (&kit);
  once_more = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  kit_drop (once_more);

  /* Begun for nobody: it goes again. */
  ignored = FALSE;
  bluff_saves_begin_async (kit.saves, &table, seats, NULL, ignored_cb, &ignored);
  kit_wait_until (is_true, &ignored);
  kit_wait_until_closed (&kit);
  games = bluff_store_list_games (kit.store, &filter, NULL, 10, NULL);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpstr (((BluffStoreGame *) g_ptr_array_index (games, 0))->id, ==, id);
  kit_drop (again);
  kit_drop (game);
  kit_close (&kit);
}

static void
not_opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(BluffSavedGame **) data = bluff_saves_branch_finish (BLUFF_SAVES (source), result, NULL);
  g_assert_null (*(BluffSavedGame **) data);
  *(gpointer *) data = source;
}

static void
branched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(BluffSavedGame **) data = bluff_saves_branch_finish (BLUFF_SAVES (source), result, NULL);
}

/* The same as without, for a branch. */
static void
test_branch_later (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  BluffSavedGame *branch = NULL;
  gpointer refused = NULL;

  bluff_saves_branch_async (kit.saves, id, 0, NULL, 0, NULL, not_opened_cb, &refused);
  kit_wait_until (is_set, &refused);
  bluff_saves_branch_async (kit.saves, id, 3, NULL, 0, NULL, branched_cb, &branch);
  kit_wait_until (is_set, &branch);
  g_assert_cmpuint (bluff_saved_game_get_n_saved (branch), ==, 3);
  kit_drop (branch);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  static BluffTable tables[16];
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/play/bad-seats", test_bad_seats);
  g_test_add_func ("/saves/play/open-twice", test_open_twice);
  g_test_add_func ("/saves/play/dropped-is-closed", test_dropped_is_closed);
  g_test_add_func ("/saves/play/who-sits-there", test_who_sits_there);
  g_test_add_func ("/saves/play/saved-before-told", test_saved_before_told);
  g_test_add_func ("/saves/play/stop-and-go-on", test_stop_and_go_on);
  g_test_add_func ("/saves/play/off-the-main-loop", test_off_the_main_loop);
  g_test_add_func ("/saves/play/branch-later", test_branch_later);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint players = bluff_game_min_players ((BluffGame) game);
         players <= bluff_game_max_players ((BluffGame) game); players++)
      {
        g_autofree char *path =
            g_strdup_printf ("/saves/play/whole-game/%s/%u", bluff_game_name ((BluffGame) game), players);

        bluff_table_init (&tables[n], (BluffGame) game, players);
        g_test_add_data_func (path, &tables[n++], test_whole_game);
      }
  return g_test_run ();
}
