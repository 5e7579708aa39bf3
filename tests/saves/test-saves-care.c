/* test-saves-care.c: backup, restore, salvage and check, now and later.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-store-statistics.h"
#include "small-disk.h"
#include "store-fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  SEED = 12
};

typedef struct
{
  gboolean answered;
  gboolean blindly;          /* nothing is asked but whether it was done */
  GCancellable *cancellable; /* cancelled when it is done, or NULL */
  char *kept;
  GError *error;
  BluffStoreSalvage saved;
  BluffSavesReport *report;
} Answer;

static gboolean
has_answered (gpointer data)
{
  return ((Answer *) data)->answered;
}

static void
backed_up_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  g_cancellable_cancel (answer->cancellable);
  bluff_saves_backup_finish (BLUFF_SAVES (source), result, &answer->error);
  answer->answered = TRUE;
}

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  bluff_saves_restore_finish (BLUFF_SAVES (source), result, answer->blindly ? NULL : &answer->kept, &answer->error);
  answer->answered = TRUE;
}

static void
salvaged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  bluff_saves_salvage_finish (BLUFF_SAVES (source), result, answer->blindly ? NULL : &answer->saved, &answer->error);
  answer->answered = TRUE;
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->report = bluff_saves_check_finish (BLUFF_SAVES (source), result, &answer->error);
  answer->answered = TRUE;
}

/* While a game is played: the backup has what was saved, and goes back only when nobody plays. */
static void
test_backup_and_restore (void)
{
  Kit kit = kit_open ();
  g_autofree char *path = g_build_filename (kit.directory, "backup.db", NULL);
  BluffSavedGame *game = kit_begin (&kit, BLUFF_GAME_PIRATE, 3, SEED);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (game));
  g_autofree char *then = NULL;
  g_autofree char *now = NULL;
  g_autofree char *back = NULL;
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  Answer never = { 0 };
  g_autoptr (GCancellable) late = g_cancellable_new ();
  Answer backup = { .cancellable = late };
  Answer refused = { 0 };
  Answer missing = { 0 };
  Answer restore = { 0 };
  Answer again = { .blindly = TRUE };

  kit_play (game, 20);
  then = kit_export (&kit, id);
  g_cancellable_cancel (cancelled);
  bluff_saves_backup_async (kit.saves, path, cancelled, backed_up_cb, &never);
  kit_wait_until (has_answered, &never);
  g_assert_error (never.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&never.error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  /* Work that was done before the call is cancelled stays done. */
  bluff_saves_backup_async (kit.saves, path, late, backed_up_cb, &backup);
  kit_wait_until (has_answered, &backup);
  g_assert_no_error (backup.error);
  kit_play (game, 60);
  now = kit_export (&kit, id);
  g_assert_cmpstr (now, !=, then);

  bluff_saves_restore_async (kit.saves, path, NULL, restored_cb, &refused);
  kit_wait_until (has_answered, &refused);
  g_assert_error (refused.error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_GAMES_OPEN);
  g_clear_error (&refused.error);
  bluff_saved_game_close (game);
  kit_drop (game);

  bluff_saves_restore_async (kit.saves, "/nowhere/at.all", NULL, restored_cb, &missing);
  kit_wait_until (has_answered, &missing);
  g_assert_error (missing.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_clear_error (&missing.error);

  bluff_saves_restore_async (kit.saves, path, NULL, restored_cb, &restore);
  kit_wait_until (has_answered, &restore);
  g_assert_no_error (restore.error);
  g_assert_true (g_file_test (restore.kept, G_FILE_TEST_EXISTS));
  back = kit_export (&kit, id);
  g_assert_cmpstr (back, ==, then);
  bluff_saves_restore_async (kit.saves, path, NULL, restored_cb, &again);
  kit_wait_until (has_answered, &again);
  g_assert_no_error (again.error);

  /* It goes on from there. */
  game = bluff_saves_open (kit.saves, id, NULL);
  kit_play_to_end (game);
  kit_drop (game);
  g_free (restore.kept);
  kit_close (&kit);
}

/* What was in one store is brought into another, with ratings. */
static void
test_salvage (void)
{
  Kit old = kit_open ();
  Kit kit = kit_open ();
  gint64 anna = fixture_add_player (old.store, "Anna");
  g_autofree char *id = kit_add_game (&old, BLUFF_GAME_BLUFFER, 2, &anna, 1, SEED);
  g_autofree char *text = kit_export (&old, id);
  g_autofree char *same = NULL;
  g_autoptr (GPtrArray) ratings = NULL;
  Answer answer = { 0 };
  Answer again = { .blindly = TRUE };

  bluff_store_close (old.store);
  bluff_saves_salvage_async (kit.saves, bluff_store_get_path (old.store), NULL, salvaged_cb, &answer);
  kit_wait_until (has_answered, &answer);
  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.saved.games_whole, ==, 1);
  same = kit_export (&kit, id);
  g_assert_cmpstr (same, ==, text);
  ratings = bluff_store_list_ratings (kit.store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (ratings->len, ==, 2);
  bluff_saves_salvage_async (kit.saves, bluff_store_get_path (old.store), NULL, salvaged_cb, &again);
  kit_wait_until (has_answered, &again);
  g_assert_no_error (again.error);
  kit_close (&kit);
  kit_close (&old);
}

/* It leaves alone what was there before, whatever is wrong with it. */
static void
test_salvage_leaves_others (void)
{
  Kit old = kit_open ();
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&old, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  for (guint i = 0; i < 3; i++)
    g_free (kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + i));
  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE results SET place = 3 - place");
  g_assert_true (bluff_store_open (kit.store, NULL));
  before = bluff_saves_results_table (kit.saves, NULL);
  bluff_store_close (old.store);
  g_assert_true (bluff_saves_salvage (kit.saves, bluff_store_get_path (old.store), NULL, NULL));
  g_assert_true (bluff_store_delete_game (kit.store, id, NULL));
  after = bluff_saves_results_table (kit.saves, NULL);
  g_assert_cmpstr (after, ==, before);
  kit_close (&kit);
  kit_close (&old);
}

typedef struct
{
  Kit kit;
  char *ids[4];
  guint reports;
} Vanishing;

/* After the first game, and after the last, one goes: the next, and the first. */
static void
vanish_cb (guint done, guint total, gpointer data)
{
  Vanishing *self = data;

  g_assert_cmpuint (total, ==, G_N_ELEMENTS (self->ids));
  g_assert_cmpuint (done, ==, ++self->reports);
  if (done == 1)
    g_assert_true (bluff_store_delete_game (self->kit.store, self->ids[1], NULL));
  if (done == total)
    g_assert_true (bluff_store_delete_game (self->kit.store, self->ids[0], NULL));
}

/* One before it is counted, and one after that, but before it is written. */
static void
vanish_uncounted_cb (guint done, guint total, gpointer data)
{
  Vanishing *self = data;

  (void) total;
  self->reports = MIN (done, G_N_ELEMENTS (self->ids));
  if (done == 1)
    g_assert_true (bluff_store_delete_game (self->kit.store, self->ids[1], NULL));
  if (done == 2)
    g_assert_true (bluff_store_delete_game (self->kit.store, self->ids[0], NULL));
}

static gboolean
check_vanishing (Vanishing *self, GError **error)
{
  g_autoptr (BluffSavesReport) report = bluff_saves_check (self->kit.saves, vanish_cb, self, NULL, error);

  return report != NULL && report->damages->len == 0 && report->games == G_N_ELEMENTS (self->ids);
}

static gboolean
export_vanishing (Vanishing *self, GError **error)
{
  g_autofree char *folder = g_build_filename (self->kit.directory, "out", NULL);
  guint games;

  /* The table is a file, too. */
  return bluff_saves_export_all (self->kit.saves, folder, vanish_cb, self, NULL, &games, error) &&
         fixture_count_files (folder, ".") == G_N_ELEMENTS (self->ids) - 1 + 1;
}

static gboolean
recount_vanishing (Vanishing *self, GError **error)
{
  BluffSavesRecount recount;

  bluff_store_close (self->kit.store);
  kit_run_sql (&self->kit, "UPDATE results SET turns = turns + 1");
  g_assert_true (bluff_store_open (self->kit.store, NULL));
  return bluff_saves_recount (self->kit.saves, vanish_uncounted_cb, self, NULL, &recount, error) && recount.kept == 0 &&
         recount.counted == G_N_ELEMENTS (self->ids) - 1 && recount.changed == G_N_ELEMENTS (self->ids) - 2;
}

/* A game that is deleted while all are looked at does not stop that. */
static void
test_gone_meanwhile (void)
{
  static gboolean (*const works[]) (Vanishing *, GError **) = { check_vanishing, export_vanishing, recount_vanishing };

  for (guint i = 0; i < G_N_ELEMENTS (works); i++)
    {
      Vanishing self = { .kit = kit_open () };
      g_autoptr (GError) error = NULL;
      gboolean done;

      for (guint n = 0; n < G_N_ELEMENTS (self.ids); n++)
        self.ids[n] = kit_add_game (&self.kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED + n);
      done = works[i](&self, &error);
      g_assert_no_error (error);
      g_assert_true (done);
      g_assert_cmpuint (self.reports, ==, G_N_ELEMENTS (self.ids));
      for (guint n = 0; n < G_N_ELEMENTS (self.ids); n++)
        g_free (self.ids[n]);
      kit_close (&self.kit);
    }
}

static void
test_check (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFANEER, 3, NULL, 0, SEED);
  g_autofree char *other = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 3, NULL, 0, SEED);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const BluffSavesDamage *damage;
  Answer sound = { 0 };
  Answer bad = { 0 };
  Answer cancelled = { 0 };
  Answer closed = { 0 };

  bluff_saves_check_async (kit.saves, NULL, NULL, NULL, checked_cb, &sound);
  kit_wait_until (has_answered, &sound);
  g_assert_no_error (sound.error);
  g_assert_cmpstr (id, !=, other);
  g_assert_cmpuint (sound.report->games, ==, 2);
  g_assert_cmpuint (sound.report->findings->len, ==, 0);
  g_assert_cmpuint (sound.report->damages->len, ==, 0);
  bluff_saves_report_free (sound.report);

  bluff_store_close (kit.store);
  kit_run_sql (&kit, "UPDATE events SET line = replace (line, 'roll', 'reveal') WHERE game = 1 AND n = 2");
  g_assert_true (bluff_store_open (kit.store, NULL));
  bluff_saves_check_async (kit.saves, NULL, NULL, NULL, checked_cb, &bad);
  kit_wait_until (has_answered, &bad);
  g_assert_cmpuint (bad.report->damages->len, ==, 1);
  damage = g_ptr_array_index (bad.report->damages, 0);
  g_assert_cmpstr (damage->game, ==, id);
  g_assert_cmpuint (damage->event, ==, 2);
  g_assert_cmpuint (damage->fault.line, ==, 3);
  bluff_saves_report_free (bad.report);

  g_cancellable_cancel (cancellable);
  bluff_saves_check_async (kit.saves, NULL, NULL, cancellable, checked_cb, &cancelled);
  kit_wait_until (has_answered, &cancelled);
  g_assert_error (cancelled.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&cancelled.error);
  g_assert_null (bluff_saves_check (kit.saves, NULL, NULL, cancellable, &cancelled.error));
  g_assert_error (cancelled.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&cancelled.error);

  bluff_store_close (kit.store);
  bluff_saves_check_async (kit.saves, NULL, NULL, NULL, checked_cb, &closed);
  kit_wait_until (has_answered, &closed);
  g_assert_error (closed.error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  g_clear_error (&closed.error);
  kit_close (&kit);
}

/* What a backup cannot replace, and where none can be written. */
static void
test_backup_nowhere (void)
{
  Kit kit = kit_open ();
  g_autofree char *pipe = g_build_filename (kit.directory, "pipe", NULL);
  g_autofree char *nowhere = g_build_filename (kit.directory, "no", "backup", NULL);
  g_autofree char *folder = g_build_filename (kit.directory, "folder", NULL);
  g_autofree char *good = g_build_filename (kit.directory, "good", NULL);
  g_autoptr (GError) refusal = NULL;
  g_autoptr (GError) full = NULL;
  g_autoptr (GError) there = NULL;
  g_autoptr (GError) closed = NULL;
  const struct
  {
    const char *path;
    BluffSavesError code;
    int number;
  } rows[] = {
    { bluff_store_get_path (kit.store), BLUFF_SAVES_ERROR_BACKUP_HERE, 0 },
    { nowhere, BLUFF_SAVES_ERROR_FILE, ENOENT },
    { folder, BLUFF_SAVES_ERROR_FILE, EISDIR },
  };

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (bluff_saves_backup (kit.saves, rows[i].path, TRUE, &error));
      g_assert_error (error, BLUFF_SAVES_ERROR, (int) rows[i].code);
      g_assert_cmpstr (bluff_saves_error_get_path (error), ==, rows[i].path);
      g_assert_cmpint (bluff_saves_error_get_number (error), ==, rows[i].number);
    }
  /* The store has a name for this one. */
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_false (bluff_saves_backup (kit.saves, pipe, TRUE, &refusal));
  g_assert_error (refusal, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_FILE);

  /* The store does not say what the system said. */
  small_disk_set_room (0);
  g_assert_false (bluff_saves_backup (kit.saves, good, TRUE, &full));
  small_disk_set_room (G_MAXINT64);
  g_assert_error (full, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_FILE);
  g_assert_cmpint (bluff_saves_error_get_number (full), ==, ENOSPC);
  g_assert_cmpstr (bluff_saves_error_get_path (full), ==, good);

  g_assert_true (bluff_saves_backup (kit.saves, good, FALSE, NULL));
  g_assert_false (bluff_saves_backup (kit.saves, good, FALSE, &there));
  g_assert_error (there, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_FILE_EXISTS);
  bluff_store_close (kit.store);
  g_assert_false (bluff_saves_backup (kit.saves, good, TRUE, &closed));
  g_assert_error (closed, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_CLOSED);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/care/backup-and-restore", test_backup_and_restore);
  g_test_add_func ("/saves/care/salvage", test_salvage);
  g_test_add_func ("/saves/care/salvage-leaves-others", test_salvage_leaves_others);
  g_test_add_func ("/saves/care/gone-meanwhile", test_gone_meanwhile);
  g_test_add_func ("/saves/care/check", test_check);
  g_test_add_func ("/saves/care/backup-nowhere", test_backup_nowhere);
  return g_test_run ();
}
