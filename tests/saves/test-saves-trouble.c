/* test-saves-trouble.c: the world is bad: no move is shown that was not kept, and nothing that was kept is lost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-position.h"
#include "small-disk.h"
#include "store-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  SEED = 77,
  MANY = 40 /* events of a game that has gone on for a while */
};

/* The path this program was started by, for starting it again: what /proc says may be a path that only exists outside
 * of a chroot. */
static char *program;

/* --- Moves that cannot be kept -------------------------------------------------------------------------------------
 */

/* What everybody saw before the move is what they see after it failed. */
static void
assert_nothing_shown (BluffSavedGame *game, guint n)
{
  BluffMatch *match = bluff_saved_game_get_match (game);

  g_assert_true (bluff_match_is_stuck (match));
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, n);
  g_assert_cmpuint (bluff_saved_game_get_n_saved (game), ==, n);
  for (BluffSeat seat = 0; seat < bluff_match_get_table (match)->players; seat++)
    {
      BluffView now;
      BluffView then;

      bluff_match_view (match, seat, &now);
      g_assert_true (bluff_match_view_after (match, n, seat, &then));
      g_assert_cmpmem (&now, sizeof now, &then, sizeof then);
    }
}

/* Another process writes, and does not stop. */
static void
test_busy (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  Failures failures = { 0 };
  sqlite3 *other;
  guint n;

  kit_watch_failures (game, &failures);
  kit_play (game, 10);
  n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
  g_assert_cmpint (sqlite3_open (bluff_store_get_path (kit.store), &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  kit_play (game, MANY);
  g_assert_cmpuint (failures.failures, ==, 1);
  g_assert_error (failures.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
  assert_nothing_shown (game, n);

  g_assert_cmpint (sqlite3_exec (other, "COMMIT", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  bluff_match_retry (bluff_saved_game_get_match (game));
  kit_play_to_end (game);
  g_assert_cmpuint (failures.failures, ==, 1);
  g_clear_error (&failures.error);
  bluff_saved_game_close (game);
  kit_drop (game);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

static void
closed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_assert_true (bluff_saved_game_close_finish (BLUFF_SAVED_GAME (source), result, NULL));
  *(gboolean *) data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

static gboolean
is_saving (gpointer data)
{
  return bluff_match_is_saving (data);
}

static gboolean
is_stuck (gpointer data)
{
  return bluff_match_is_stuck (data);
}

/* People who leave while a move cannot be kept do not wait for it, whether that is known or turns out later. */
static void
test_left_stuck (gconstpointer data)
{
  gboolean known = GPOINTER_TO_INT (data);
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  BluffMatch *match = bluff_saved_game_get_match (game);
  gboolean closed = FALSE;
  sqlite3 *other;
  guint n;

  kit_play (game, 10);
  n = bluff_match_get_n_told (match);
  g_assert_cmpint (sqlite3_open (bluff_store_get_path (kit.store), &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  if (known)
    kit_play (game, MANY);
  else
    {
      bluff_match_resume (match);
      kit_wait_until (is_saving, match);
    }
  bluff_saved_game_close_async (game, closed_cb, &closed);
  kit_wait_until (is_true, &closed);
  assert_nothing_shown (game, n);
  g_assert_cmpuint (bluff_saves_get_n_open (kit.saves), ==, 0);

  /* It stays closed. */
  bluff_match_retry (match);
  g_assert_true (bluff_match_is_saving (match));
  kit_wait_until (is_stuck, match);
  assert_nothing_shown (game, n);
  g_assert_cmpint (sqlite3_close (other), ==, SQLITE_OK);
  kit_drop (game);
  kit_close (&kit);
}

/* The store is closed under the match, and opened again. */
static void
test_closed (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  Failures failures = { 0 };
  guint n;

  kit_watch_failures (game, &failures);
  kit_play (game, 10);
  n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
  bluff_store_close (kit.store);
  kit_play (game, MANY);
  g_assert_error (failures.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  assert_nothing_shown (game, n);

  g_assert_true (bluff_store_open (kit.store, NULL));
  bluff_match_retry (bluff_saved_game_get_match (game));
  kit_play (game, 20);
  g_assert_cmpuint (failures.failures, ==, 1);

  /* A saved game that was closed keeps nothing any more. */
  n = bluff_match_get_n_told (bluff_saved_game_get_match (game));
  bluff_saved_game_close (game);
  kit_play (game, G_MAXUINT);
  g_assert_error (failures.error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_CLOSED);
  assert_nothing_shown (game, n);
  g_clear_error (&failures.error);
  kit_drop (game);
  kit_close (&kit);
}

static void
test_disk_full (void)
{
  Kit kit = kit_open ();
  Failures failures = { 0 };
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 4, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint n;

  kit_watch_failures (game, &failures);
  kit_play (game, 20);

  /* Something else fills the disk to its last byte. */
  small_disk_set_room (0);
  kit_play (game, G_MAXUINT);
  n = bluff_saved_game_get_n_saved (game);
  g_assert_error (failures.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FULL);
  assert_nothing_shown (game, n);
  before = kit_export (&kit, id);

  /* Again, with the same result; and then there is room. */
  bluff_match_retry (bluff_saved_game_get_match (game));
  kit_play (game, G_MAXUINT);
  g_assert_cmpuint (failures.failures, >=, 2);
  failures.failures = 0;
  assert_nothing_shown (game, n);
  small_disk_set_room (G_MAXINT64);
  bluff_match_retry (bluff_saved_game_get_match (game));
  kit_play (game, n + MANY);
  g_assert_cmpuint (failures.failures, ==, 0);
  g_assert_cmpuint (bluff_saved_game_get_n_saved (game), >=, n + MANY);
  after = kit_export (&kit, id);
  g_assert_true (g_str_has_prefix (after, before));

  g_clear_error (&failures.error);
  bluff_saved_game_close (game);
  kit_drop (game);
  fixture_assert_sound (kit.store);
  kit_close (&kit);
}

/* --- Another process -----------------------------------------------------------------------------------------------
 */

static void
tell_pipe_cb (BluffMatch *match G_GNUC_UNUSED, guint number, gpointer data)
{
  int fd = *(int *) data;

  if (write (fd, &number, sizeof number) != sizeof number)
    _exit (1);
}

/* Plays the game ID, or a new one, and says which events it was told, until somebody kills it. */
static void
play_for_ever (const char *directory, const char *id, int fd)
{
  BluffStore *store = bluff_store_new (directory);
  BluffSaves *saves = bluff_saves_new (store);
  Kit kit = { .store = store, .saves = saves };
  BluffSavedGame *game;

  if (!bluff_store_open (store, NULL))
    _exit (2);
  game = bluff_saves_open (kit.saves, id, NULL);
  if (game == NULL)
    _exit (3);
  g_signal_connect (bluff_saved_game_get_match (game), "told", G_CALLBACK (tell_pipe_cb), &fd);
  kit_play (game, G_MAXUINT);
  _exit (0);
}

/* Kills a process that plays, once it was told N events; the number of the last one that it was told. */
static guint
kill_a_player (const char *directory, const char *id, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fd_text = NULL;
  char *arguments[] = { program, (char[]){ "--play" }, g_strdup (directory), g_strdup (id), NULL, NULL };
  guint last = 0;
  guint number;
  int fds[2];
  GPid pid;

  g_assert_cmpint (pipe (fds), ==, 0);
  arguments[4] = fd_text = g_strdup_printf ("%d", fds[1]);
  g_spawn_async (NULL, arguments, NULL,
                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_LEAVE_DESCRIPTORS_OPEN | G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL,
                 &pid, &error);
  g_assert_no_error (error);
  close (fds[1]);

  while (read (fds[0], &number, sizeof number) == sizeof number)
    {
      if (--n == 0)
        kill (pid, SIGKILL);
      last = number;
    }
  close (fds[0]);
  waitpid (pid, NULL, 0);
  g_free (arguments[2]);
  g_free (arguments[3]);
  return last;
}

/* A game each: one that was killed may have come to its end before. */
static void
test_killed (void)
{
  Kit kit = kit_open ();
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 12; i++)
    {
      BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 5, SEED + i);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
      guint last;

      bluff_saved_game_close (game);
      kit_drop (game);
      bluff_store_close (kit.store);
      last = kill_a_player (kit.directory, id, i);
      g_assert_cmpuint (last, >=, i);
      g_assert_true (bluff_store_open (kit.store, &error));
      g_assert_no_error (error);
      fixture_assert_sound (kit.store);

      game = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      g_assert_false (bluff_saved_game_get_damage (game, NULL, NULL));
      g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (game)), >=, last);
      kit_play_to_end (game);
      kit_drop (game);
    }

  kit_close (&kit);
}

static void
test_open_in_another_process (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 2, SEED);
  char *arguments[] = { program, (char[]){ "--open" }, kit.directory, NULL, NULL };
  g_autofree char *output = NULL;
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *after = NULL;

  arguments[3] = id;
  kit_play (game, 5);
  g_assert_true (g_spawn_sync (NULL, arguments, NULL, 0, NULL, NULL, &output, NULL, NULL, NULL));
  g_assert_cmpstr (output, ==, "game-open-elsewhere\n");
  kit_play (game, 15);
  bluff_saved_game_close (game);
  g_assert_true (g_spawn_sync (NULL, arguments, NULL, 0, NULL, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (after, ==, "open\n");
  kit_drop (game);
  kit_close (&kit);
}

static char *
find_program (const char *name)
{
  g_autofree char *found = g_find_program_in_path (name);

  return g_canonicalize_filename (found != NULL ? found : name, NULL);
}

static int
try_to_open (const char *directory, const char *id)
{
  BluffStore *store = bluff_store_new (directory);
  BluffSaves *saves = bluff_saves_new (store);
  GError *error = NULL;

  if (bluff_store_open (store, &error) && bluff_saves_open (saves, id, &error) != NULL)
    puts ("open");
  else
    puts (bluff_store_error_name ((BluffStoreError) error->code));
  fflush (stdout);
  _exit (0);
}

/* --- Rows that cannot be believed ----------------------------------------------------------------------------------
 */

typedef struct
{
  const char *name;
  const char *sql; /* %u: the event */
  BluffFaultCause cause;
  BluffRefusal refusal;
} Damage;

static const Damage damages[] = {
  { "illegal", "UPDATE events SET line = '{\"n\":%1$u,\"event\":\"pass\",\"seat\":0}' WHERE n = %1$u",
    BLUFF_FAULT_RULES, BLUFF_REFUSAL_NONE },
  { "number", "UPDATE events SET line = '{\"n\":999,\"event\":\"pass\",\"seat\":0}' WHERE n = %1$u",
    BLUFF_FAULT_NUMBER_GAP, BLUFF_REFUSAL_NONE },
  { "not-json", "UPDATE events SET line = 'xyz' WHERE n = %1$u", BLUFF_FAULT_NOT_JSON, BLUFF_REFUSAL_NONE },
  { "not-json-and-the-rest-missing", "UPDATE events SET line = 'xyz' WHERE n = %1$u; DELETE FROM events WHERE n > %1$u",
    BLUFF_FAULT_NOT_JSON, BLUFF_REFUSAL_NONE },
  { "two-lines", "UPDATE events SET line = line || char (10) || line WHERE n = %1$u", BLUFF_FAULT_NOT_JSON,
    BLUFF_REFUSAL_NONE },
  { "missing", "DELETE FROM events WHERE n = %1$u", BLUFF_FAULT_NUMBER_GAP, BLUFF_REFUSAL_NONE },
  { "cut", "UPDATE events SET line = substr (line, 1, 7) WHERE n = %1$u", BLUFF_FAULT_CUT_LINE, BLUFF_REFUSAL_NONE },
};

static void
id_changed_cb (gpointer data)
{
  (*(guint *) data)++;
}

static void
damage_event (Kit *kit, const Damage *damage, guint event)
{
  g_autofree char *path = g_build_filename (kit->directory, "bluff-bay.db", NULL);
  g_auto (GStrv) parts = g_strsplit (damage->sql, "%1$u", -1);
  g_autofree char *number = g_strdup_printf ("%u", event);
  g_autofree char *sql = g_strjoinv (number, parts);

  bluff_store_close (kit->store);
  fixture_run_sql (path, sql);
  g_assert_true (bluff_store_open (kit->store, NULL));
}

static void
test_damaged (gconstpointer data)
{
  const Damage *damage = data;

  for (guint bad = 1; bad <= 13; bad += 6)
    {
      Kit kit = kit_open ();
      BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autofree char *fork = NULL;
      g_autofree char *told = NULL;
      g_autoptr (BluffStoreGame) row = NULL;
      g_autoptr (BluffSavesReport) report = NULL;
      g_autoptr (GError) error = NULL;
      BluffSavesRecount recount;
      BluffFault fault;
      guint changes = 0;
      guint event;

      kit_play (game, MANY);
      bluff_saved_game_close (game);
      kit_drop (game);
      damage_event (&kit, damage, bad);
      before = kit_describe (&kit);

      report = bluff_saves_check (kit.saves, NULL, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (report->games, ==, 1);
      g_assert_cmpuint (report->damages->len, ==, 1);
      g_assert_cmpuint (((BluffSavesDamage *) g_ptr_array_index (report->damages, 0))->event, ==, bad);

      game = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      g_assert_true (bluff_saved_game_get_damage (game, &event, &fault));
      g_assert_cmpuint (event, ==, bad);
      g_assert_cmpuint (fault.line, ==, bad + 1);
      if (damage->cause != BLUFF_FAULT_CUT_LINE)
        g_assert_cmpstr (bluff_fault_name (fault.cause), ==, bluff_fault_name (damage->cause));
      g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (game)), ==, bad - 1);

      /* Looking at it changes nothing. */
      bluff_saved_game_close (game);
      kit_drop (game);
      after = kit_describe (&kit);
      g_assert_cmpstr (before, ==, after);

      /* Playing on makes another game, and leaves this one as it is. */
      game = bluff_saves_open (kit.saves, id, &error);
      g_assert_no_error (error);
      g_signal_connect_swapped (game, "notify::id", G_CALLBACK (id_changed_cb), &changes);
      kit_play_to_end (game);
      g_assert_cmpuint (changes, ==, 1);
      fork = g_strdup (bluff_saved_game_get_id (game));
      g_object_get (game, "id", &told, NULL);
      g_assert_cmpstr (told, ==, fork);
      g_assert_cmpstr (fork, !=, id);
      bluff_saved_game_close (game);
      kit_drop (game);

      row = bluff_store_read_game (kit.store, fork, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpint (row->state, ==, BLUFF_STORE_FINISHED);
      g_assert_cmpint (row->origin, ==, bad > 1 ? BLUFF_STORE_BRANCH : BLUFF_STORE_OWN);
      g_assert_cmpstr (row->branch_of, ==, bad > 1 ? id : NULL);
      g_assert_cmpuint (row->branch_at, ==, bad - 1);
      g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, NULL));
      g_assert_cmpuint (recount.counted, ==, 1);
      g_assert_cmpuint (recount.changed, ==, 0);
      g_assert_true (bluff_store_delete_game (kit.store, fork, &error));
      g_free (after);
      after = kit_describe (&kit);
      g_assert_cmpstr (before, ==, after);
      kit_close (&kit);
    }
}

/* The last rows are gone: it goes on from where they are not. */
static void
test_shorter (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  BluffFault fault;
  guint event;
  guint n;

  kit_play (game, MANY);
  n = bluff_saved_game_get_n_saved (game);
  bluff_saved_game_close (game);
  kit_drop (game);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "DELETE FROM events WHERE n > %u", n - 1);
  g_assert_true (bluff_store_open (kit.store, NULL));
  game = bluff_saves_open (kit.saves, id, NULL);
  g_assert_true (bluff_saved_game_get_damage (game, &event, &fault));
  g_assert_cmpuint (event, ==, n);
  g_assert_cmpuint (fault.line, ==, n + 1);
  g_assert_cmpint (fault.cause, ==, BLUFF_FAULT_NUMBER_GAP);
  g_assert_cmpint (fault.value, ==, n);
  g_assert_cmpint (fault.high, ==, n);
  kit_drop (game);
  kit_close (&kit);
}

/* The refusal is the rules' own. */
static void
test_damage_says_why (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  BluffFault fault;

  kit_play (game, 5);
  bluff_saved_game_close (game);
  kit_drop (game);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE events SET line = '{\"n\":2,\"event\":\"over\",\"ranking\":[[0],[1]]}' WHERE n = 2");
  g_assert_true (bluff_store_open (kit.store, NULL));
  game = bluff_saves_open (kit.saves, id, NULL);
  g_assert_true (bluff_saved_game_get_damage (game, NULL, NULL));
  g_assert_true (bluff_saved_game_get_damage (game, NULL, &fault));
  g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "rules");
  g_assert_cmpint (fault.refusal, !=, BLUFF_REFUSAL_NONE);
  kit_drop (game);
  kit_close (&kit);
}

static void
test_unknown_game (void)
{
  static const struct
  {
    const char *sql;
    const char *key;
  } changes[] = {
    { "UPDATE games SET kind = 'chess'", "game" },
    { "UPDATE games SET options = 'voyage=endless'", "options" },
    { "UPDATE games SET options = 'nonsense'", "options" },
    { "UPDATE games SET options = 'voyage'", "options" },
    { "UPDATE games SET options = ',voyage=short,voyage'", "options" },
    { "UPDATE games SET first_seat = 2", "first" },
    { "UPDATE games SET first_seat = 256", "first" },
    { "UPDATE games SET n_seats = 1, first_seat = 0", "players" },
    { "UPDATE games SET n_seats = 77", "players" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      Kit kit = kit_open ();
      BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 2, SEED);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
      g_autoptr (BluffSavesReport) report = NULL;
      g_autoptr (GError) error = NULL;
      const BluffSavesDamage *damage;

      bluff_saved_game_close (game);
      kit_drop (game);
      bluff_store_close (kit.store);
      kit_run_sql (&kit, "%s", changes[i].sql);
      g_assert_true (bluff_store_open (kit.store, NULL));
      g_assert_null (bluff_saves_open (kit.saves, id, &error));
      g_assert_error (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_UNKNOWN_GAME);
      g_assert_cmpstr (bluff_saves_error_get_game (error), ==, id);
      g_assert_cmpstr (bluff_saves_error_get_fault (error)->key, ==, changes[i].key);
      g_assert_cmpuint (bluff_saves_error_get_fault (error)->line, ==, 1);
      report = bluff_saves_check (kit.saves, NULL, NULL, NULL, NULL);
      g_assert_cmpuint (report->damages->len, ==, 1);
      damage = g_ptr_array_index (report->damages, 0);
      g_assert_cmpuint (damage->event, ==, 0);
      g_assert_cmpstr (damage->fault.key, ==, changes[i].key);
      kit_close (&kit);
    }
}

/* A header that is lost or damaged is written again from what else is known. */
static void
test_lost_header (void)
{
  static const char *const changes[] = { "UPDATE games SET header = NULL", "UPDATE games SET header = 'xyz'",
                                         "UPDATE games SET header = replace (header, 'pirate', 'bluffer')" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      Kit kit = kit_open ();
      BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 3, SEED);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      kit_play (game, 10);
      bluff_saved_game_close (game);
      kit_drop (game);
      before = kit_export (&kit, id);
      bluff_store_close (kit.store);
      kit_run_sql (&kit, "%s", changes[i]);
      g_assert_true (bluff_store_open (kit.store, NULL));
      after = kit_export (&kit, id);
      g_assert_cmpstr (before, ==, after);
      kit_close (&kit);
    }
}

/* A lost or wrong header is made from the columns, as far as they are good. */
static void
test_header_from_columns (void)
{
  static const struct
  {
    const char *sql; /* about the first seat */
    const char *player;
  } rows[] = {
    { "level = 'deckhand', character = 'honest', engine = 'Hal'",
      "{\"name\":\"Calico\",\"kind\":\"computer\",\"level\":\"deckhand\",\"character\":\"honest\",\"engine\":"
      "\"Hal\"}" },
    { "level = 'admiral', character = 'shy'", "{\"name\":\"Calico\",\"kind\":\"computer\",\"level\":\"outside\"}" },
    { "level = NULL", "{\"name\":\"Calico\",\"kind\":\"computer\",\"level\":\"outside\"}" },
    { "name = NULL", "{\"name\":\"random\",\"kind\":\"computer\",\"level\":\"random\"}" },
    { "name = NULL, level = 'admiral'", "{\"name\":\"outside\",\"kind\":\"computer\",\"level\":\"outside\"}" },
    { "kind = 'guest', level = NULL", "{\"name\":\"Calico\",\"kind\":\"human\"}" },
    { "kind = 'anonymous', level = NULL, name = NULL", "{\"name\":\"#1\",\"kind\":\"human\"}" },
  };
  static const char *const headers[] = { "NULL", "replace (header, '\"kind\":\"computer\",\"level\":\"random\"', "
                                                 "'\"kind\":\"human\"')" };

  for (guint i = 0; i < G_N_ELEMENTS (rows) * G_N_ELEMENTS (headers); i++)
    {
      Kit kit = kit_open ();
      BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, 0);
      g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
      g_autofree char *text = NULL;
      g_autofree char *expected =
          g_strdup_printf ("\"players\":[%s,{\"name\":\"Calico\",\"kind\":\"computer\",\"level\":\"random\"}]",
                           rows[i / 2].player);

      bluff_saved_game_close (game);
      kit_drop (game);
      bluff_store_close (kit.store);
      kit_run_sql (&kit, "UPDATE games SET header = %s; UPDATE seats SET %s WHERE seat = 0", headers[i % 2],
                   rows[i / 2].sql);
      g_assert_true (bluff_store_open (kit.store, NULL));
      text = kit_export (&kit, id);
      g_test_message ("%s", text);
      g_assert_nonnull (strstr (text, expected));
      kit_close (&kit);
    }
}

/* Where a computer sat by the header, and a person by the columns, a person sits: no level matters. */
static void
test_person_after_all (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFER, 2, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autoptr (GError) error = NULL;

  kit_play (game, 6);
  bluff_saved_game_close (game);
  kit_drop (game);
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE games SET header = replace (header, '\"level\":\"random\"', '\"level\":\"outside\"'); "
                     "UPDATE seats SET kind = 'guest', level = NULL");
  g_assert_true (bluff_store_open (kit.store, NULL));
  game = bluff_saves_branch (kit.saves, id, 3, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bluff_match_get_people (bluff_saved_game_get_match (game)), ==,
                   bluff_seats_of (0) | bluff_seats_of (1));
  kit_drop (game);
  kit_close (&kit);
}

static void
test_abandoned (void)
{
  Kit kit = kit_open ();
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_BLUFFANEER, 3, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (BluffSavesReport) report = NULL;
  g_autoptr (GError) error = NULL;

  kit_play (game, 10);
  bluff_saved_game_close (game);
  kit_drop (game);
  g_assert_true (bluff_store_abandon_game (kit.store, id, &error));
  report = bluff_saves_check (kit.saves, NULL, NULL, NULL, NULL);
  g_assert_cmpuint (report->games, ==, 1);
  before = kit_describe (&kit);
  game = bluff_saves_open (kit.saves, id, &error);
  g_assert_no_error (error);
  g_assert_false (bluff_saved_game_get_damage (game, NULL, NULL));
  kit_play_to_end (game);
  g_assert_cmpstr (bluff_saved_game_get_id (game), !=, id);
  bluff_saved_game_close (game);
  g_assert_true (bluff_store_delete_game (kit.store, bluff_saved_game_get_id (game), &error));
  kit_drop (game);
  after = kit_describe (&kit);
  g_assert_cmpstr (before, ==, after);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_autofree char *path_to_self = NULL;

  if (argc == 5 && strcmp (argv[1], "--play") == 0)
    play_for_ever (argv[2], argv[3], (int) g_ascii_strtoll (argv[4], NULL, 10));
  if (argc == 4 && strcmp (argv[1], "--open") == 0)
    return try_to_open (argv[2], argv[3]);

  program = path_to_self = find_program (argv[0]);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/trouble/busy", test_busy);
  g_test_add_data_func ("/saves/trouble/left-stuck", GINT_TO_POINTER (TRUE), test_left_stuck);
  g_test_add_data_func ("/saves/trouble/left-getting-stuck", GINT_TO_POINTER (FALSE), test_left_stuck);
  g_test_add_func ("/saves/trouble/closed", test_closed);
  g_test_add_func ("/saves/trouble/disk-full", test_disk_full);
  g_test_add_func ("/saves/trouble/killed", test_killed);
  g_test_add_func ("/saves/trouble/open-in-another-process", test_open_in_another_process);
  g_test_add_func ("/saves/trouble/shorter", test_shorter);
  g_test_add_func ("/saves/trouble/damage-says-why", test_damage_says_why);
  g_test_add_func ("/saves/trouble/unknown-game", test_unknown_game);
  g_test_add_func ("/saves/trouble/lost-header", test_lost_header);
  g_test_add_func ("/saves/trouble/header-from-columns", test_header_from_columns);
  g_test_add_func ("/saves/trouble/person-after-all", test_person_after_all);
  g_test_add_func ("/saves/trouble/abandoned", test_abandoned);
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/trouble/damaged/", damages[i].name, NULL);

      g_test_add_data_func (path, &damages[i], test_damaged);
    }
  return g_test_run ();
}
