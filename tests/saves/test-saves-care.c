/* test-saves-care.c: backup, restore, salvage and check.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-store-statistics.h"
#include "store-fixture.h"

#include <glib/gstdio.h>

enum
{
  SEED = 12
};

typedef struct
{
  gboolean answered;
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

  bluff_saves_backup_finish (BLUFF_SAVES (source), result, &answer->error);
  answer->answered = TRUE;
}

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  bluff_saves_restore_finish (BLUFF_SAVES (source), result, &answer->kept, &answer->error);
  answer->answered = TRUE;
}

static void
salvaged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  bluff_saves_salvage_finish (BLUFF_SAVES (source), result, &answer->saved, &answer->error);
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
  Answer backup = { 0 };
  Answer refused = { 0 };
  Answer missing = { 0 };
  Answer restore = { 0 };

  kit_play (game, 20);
  then = kit_export (&kit, id);
  bluff_saves_backup_async (kit.saves, path, NULL, backed_up_cb, &backup);
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

  bluff_store_close (old.store);
  bluff_saves_salvage_async (kit.saves, bluff_store_get_path (old.store), NULL, salvaged_cb, &answer);
  kit_wait_until (has_answered, &answer);
  g_assert_no_error (answer.error);
  g_assert_cmpuint (answer.saved.games_whole, ==, 1);
  same = kit_export (&kit, id);
  g_assert_cmpstr (same, ==, text);
  ratings = bluff_store_list_ratings (kit.store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (ratings->len, ==, 2);
  kit_close (&kit);
  kit_close (&old);
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
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/care/backup-and-restore", test_backup_and_restore);
  g_test_add_func ("/saves/care/salvage", test_salvage);
  g_test_add_func ("/saves/care/check", test_check);
  return g_test_run ();
}
