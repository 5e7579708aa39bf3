/* test-ui-keeping.c: “Your data”: backup, restore, check, export and import with real clicks.
 *
 * Which file is the system's question; it is answered beforehand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"
#include "test-clock.h"
#include "texts.h"
#include "ui-driver.h"
#include "ui-records.h"

#include "bluff-file-choice.h"
#include "bluff-keeping-page.h"
#include "bluff-report.h"
#include "bluff-saves-records.h"
#include "bluff-welcome-page.h"
#include "bluff-who-dialog.h"

#include <glib/gstdio.h>
#include <locale.h>

enum
{
  WIDTH = 900,
  HEIGHT = 1150
};

/* --- Files ---------------------------------------------------------------------------------------------------------
 */

/* A record of a game of Anne, who is a person here, and of Bart. */
static char *
make_record (const char *folder, const char *name, const char *anne)
{
  return ui_records_write (folder, name, "pirate-duel", anne, UI_RECORDS_WHOLE);
}

/* A data directory with the player Mia and a finished game that Mia played. */
static const char *
make_filled (void)
{
  const char *folder = ui_driver_make_folder ();
  g_autofree char *record = make_record (folder, "game.bluff", "Mia");
  g_autoptr (BluffStore) store = fixture_open_store (folder);
  g_autoptr (BluffSaves) saves = bluff_saves_new (store);
  BluffSavesSeat mia = { .kind = BLUFF_STORE_PROFILE, .player = fixture_add_player (store, "Mia") };
  g_autofree char *id = bluff_saves_import_file (saves, record, &mia, 1, NULL, NULL);

  g_assert_nonnull (id);
  g_remove (record);
  g_clear_object (&saves);
  bluff_store_close (store);
  return folder;
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

static UiDriver *
open_page (const char *folder)
{
  UiDriver *driver = ui_driver_new (folder, WIDTH, HEIGHT);

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.your-data", NULL));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  return driver;
}

/* The second of two quick clicks in one place would be half of a double click: so one somewhere else first. */
static void
click_row (UiDriver *driver, const char *title)
{
  ui_driver_click (driver, ui_driver_wait_for (driver, ADW_TYPE_ACTION_ROW, TEXT_SIZE));
  ui_driver_click (driver, ui_driver_wait_for (driver, ADW_TYPE_ACTION_ROW, title));
}

static BluffStore *
store_of (UiDriver *driver)
{
  return bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (driver)));
}

static void
assert_player (UiDriver *driver, const char *name, gboolean there)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (store_of (driver), name, &error);

  g_assert_no_error (error);
  g_assert_cmpint (player != NULL, ==, there);
}

static GPtrArray *
list_finished (UiDriver *driver)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  g_autoptr (GError) error = NULL;
  GPtrArray *games = bluff_store_list_games (store_of (driver), &filter, NULL, 100, &error);

  g_assert_no_error (error);
  return games;
}

static guint
count_finished (UiDriver *driver)
{
  g_autoptr (GPtrArray) games = list_finished (driver);

  return games->len;
}

static gboolean
row_says (gpointer data)
{
  const struct
  {
    UiDriver *driver;
    const char *row;
    const char *text;
  } *wish = data;
  GtkWidget *row = ui_driver_find (wish->driver, NULL, ADW_TYPE_ACTION_ROW, wish->row);

  return row != NULL && ui_driver_find (wish->driver, row, GTK_TYPE_LABEL, wish->text) != NULL;
}

static void
wait_for_row (UiDriver *driver, const char *row, const char *text)
{
  struct
  {
    UiDriver *driver;
    const char *row;
    const char *text;
  } wish = { driver, row, text };

  ui_driver_wait (driver, row_says, &wish, text);
}

static void
test_what_is_here (void)
{
  const char *folder = make_filled ();
  g_autoptr (UiDriver) driver = open_page (folder);

  wait_for_row (driver, TEXT_FOLDER, folder);
  wait_for_row (driver, TEXT_GAMES_TO_CARRY_ON, "0");
  wait_for_row (driver, TEXT_FINISHED_GAMES, "1");
  wait_for_row (driver, TEXT_PLAYERS, "1");
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_LABEL, TEXT_SET_ASIDE));
  ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_COPY_PATH));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_PATH_IS_COPIED);
}

/* --- Backup and restore --------------------------------------------------------------------------------------------
 */

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_backup_and_restore (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *backup = g_build_filename (place, "kept.db", NULL);
  g_autoptr (UiDriver) driver = open_page (make_filled ());

  /* Nobody chooses anything. */
  bluff_file_choice_answer_next ((const char *[]){ NULL });
  click_row (driver, TEXT_BACK_UP);
  bluff_file_choice_answer_next ((const char *[]){ backup, NULL });
  click_row (driver, TEXT_BACK_UP);
  ui_driver_wait (driver, exists, backup, "the backup");

  fixture_add_player (store_of (driver), "Later");
  bluff_file_choice_answer_next ((const char *[]){ backup, NULL });
  click_row (driver, TEXT_RESTORE_BACKUP);
  ui_driver_click_text (driver, TEXT_CANCEL);
  assert_player (driver, "Later", TRUE);

  bluff_file_choice_answer_next ((const char *[]){ backup, NULL });
  click_row (driver, TEXT_RESTORE_BACKUP);
  ui_driver_click_text (driver, TEXT_RESTORE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  assert_player (driver, "Later", FALSE);
  assert_player (driver, "Mia", TRUE);
  g_assert_cmpuint (count_finished (driver), ==, 1);

  /* What was there can be taken back. */
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.your-data", NULL);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_SET_ASIDE);
  ui_driver_click (driver, ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_SALVAGE));
  ui_driver_click_text (driver, TEXT_RESCUE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_LEFT_AS_IT_IS_1);
  ui_driver_click_text (driver, TEXT_CLOSE);
  assert_player (driver, "Later", TRUE);
  g_assert_cmpuint (count_finished (driver), ==, 1);
}

static void
test_restore_something_else (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *letter = g_build_filename (place, "letter.txt", NULL);
  g_autoptr (UiDriver) driver = open_page (make_filled ());

  g_assert_true (g_file_set_contents (letter, "Dear aunt, this is no backup.", -1, NULL));
  bluff_file_choice_answer_next ((const char *[]){ letter, NULL });
  click_row (driver, TEXT_RESTORE_BACKUP);
  ui_driver_click_text (driver, TEXT_RESTORE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_BACKUP_NOT_RESTORED);
  ui_driver_click_text (driver, TEXT_CLOSE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  assert_player (driver, "Mia", TRUE);
  g_assert_cmpuint (fixture_count_files (bluff_store_get_data_dir (store_of (driver)), "aside"), ==, 0);
}

static void
test_backup_onto_itself (void)
{
  const char *folder = make_filled ();
  g_autofree char *database = g_build_filename (folder, "bluff-bay.db", NULL);
  g_autoptr (UiDriver) driver = open_page (folder);

  bluff_file_choice_answer_next ((const char *[]){ database, NULL });
  click_row (driver, TEXT_BACK_UP);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_BACKUP_NOT_WRITTEN);
  ui_driver_click_text (driver, TEXT_CLOSE);
  assert_player (driver, "Mia", TRUE);
}

/* --- Check ---------------------------------------------------------------------------------------------------------
 */

static void
test_check (void)
{
  const char *folder = make_filled ();
  g_autofree char *database = g_build_filename (folder, "bluff-bay.db", NULL);
  UiDriver *driver = open_page (folder);

  click_row (driver, TEXT_CHECK_NOW);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_ALL_IS_WELL_1);
  /* The focus is where it was. */
  ui_driver_settle (driver);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (ui_driver_get_window (driver))) ==
                 ui_driver_find (driver, NULL, ADW_TYPE_ACTION_ROW, TEXT_CHECK_NOW));
  ui_driver_free (driver);

  fixture_run_sql (database, "DELETE FROM events WHERE n = 20");
  driver = open_page (folder);
  click_row (driver, TEXT_CHECK_NOW);
  ui_driver_wait_for (driver, BLUFF_TYPE_REPORT, TEXT_SOMETHING_IS_WRONG);
  ui_driver_click_text (driver, TEXT_CLOSE);
  ui_driver_free (driver);
}

/* --- Export --------------------------------------------------------------------------------------------------------
 */

static void
test_export (void)
{
  const char *place = ui_driver_make_folder ();
  const char *today = "bluff-bay-2026-06-17";
  g_autofree char *table = g_build_filename (place, today, "results.csv", NULL);
  g_autoptr (UiDriver) driver = open_page (make_filled ());

  bluff_file_choice_answer_next ((const char *[]){ place, NULL });
  click_row (driver, TEXT_EXPORT_EVERYTHING);
  ui_driver_wait (driver, exists, table, "the table of results");
  g_assert_cmpuint (fixture_count_files (place, today), ==, 2);
}

/* --- Import --------------------------------------------------------------------------------------------------------
 */

/* Whether somebody of this kind sits on the first seat of the game that came in last. */
static void
assert_seated (UiDriver *driver, const char *name, BluffStoreSeatKind kind)
{
  g_autoptr (GPtrArray) games = list_finished (driver);

  for (guint i = 0; i < games->len; i++)
    {
      const BluffStoreGame *game = g_ptr_array_index (games, i);

      if (g_strcmp0 (game->seats[0].name, name) == 0)
        {
          g_assert_cmpint (game->seats[0].kind, ==, kind);
          return;
        }
    }
  g_error ("Nobody is called %s", name);
}

static void
test_import (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *good = make_record (place, "good.bluff", "Bo");
  g_autofree char *bad = g_build_filename (place, "bad.bluff", NULL);
  g_autoptr (UiDriver) driver = open_page (make_filled ());

  g_assert_true (g_file_set_contents (bad, "{\"record\":\"something else\"}\n", -1, NULL));
  bluff_file_choice_answer_next ((const char *[]){ good, bad, NULL });
  click_row (driver, TEXT_IMPORT_RECORDS);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_CANCEL);
  g_assert_cmpuint (count_finished (driver), ==, 1);

  bluff_file_choice_answer_next ((const char *[]){ good, bad, NULL });
  click_row (driver, TEXT_IMPORT_RECORDS);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait_for (driver, BLUFF_TYPE_REPORT, "bad.bluff");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_A_RECORD);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_IMPORTED_1);
  ui_driver_click_text (driver, TEXT_CLOSE);
  g_assert_cmpuint (count_finished (driver), ==, 2);
  assert_seated (driver, "Bo", BLUFF_STORE_GUEST);
  assert_player (driver, "Bo", FALSE);

  /* Once more: nobody is asked, nothing comes twice. */
  bluff_file_choice_answer_next ((const char *[]){ good, NULL });
  click_row (driver, TEXT_IMPORT_RECORDS);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_WAS_HERE_ALREADY);
  g_assert_cmpuint (count_finished (driver), ==, 2);
}

/* Chooses an answer in the list of a row of the dialog. */
static void
answer (UiDriver *driver, const char *name, const char *text)
{
  GtkWidget *row = ui_driver_wait_for (driver, ADW_TYPE_COMBO_ROW, name);
  GtkWidget *item;

  ui_driver_click (driver, row);
  item = ui_driver_find (driver, row, GTK_TYPE_LABEL, text);
  g_assert_nonnull (item);
  ui_driver_click (driver, item);
}

static void
test_who_is_who (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *new = make_record (place, "new.bluff", "Bo");
  g_autofree char *same = make_record (place, "same.bluff", "MIA");
  g_autofree char *known = make_record (place, "known.bluff", "Mimi");
  g_autoptr (UiDriver) driver = open_page (make_filled ());

  bluff_file_choice_answer_next ((const char *[]){ new, same, known, NULL });
  click_row (driver, TEXT_IMPORT_RECORDS);
  answer (driver, "Bo", TEXT_A_NEW_PLAYER);
  answer (driver, "Mimi", "Mia");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_IMPORTED_3);
  g_assert_cmpuint (count_finished (driver), ==, 4);
  assert_player (driver, "Bo", TRUE);
  assert_player (driver, "Mimi", FALSE);
  assert_seated (driver, "Bo", BLUFF_STORE_PROFILE);
  assert_seated (driver, "Mia", BLUFF_STORE_PROFILE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  test_clock_set_date (2026, 6, 17);

  g_test_add_func ("/ui/keeping/restore-something-else", test_restore_something_else);
  g_test_add_func ("/ui/keeping/backup-onto-itself", test_backup_onto_itself);
  g_test_add_func ("/ui/keeping/what-is-here", test_what_is_here);
  g_test_add_func ("/ui/keeping/backup-and-restore", test_backup_and_restore);
  g_test_add_func ("/ui/keeping/check", test_check);
  g_test_add_func ("/ui/keeping/export", test_export);
  g_test_add_func ("/ui/keeping/import", test_import);
  g_test_add_func ("/ui/keeping/who-is-who", test_who_is_who);

  return g_test_run ();
}
