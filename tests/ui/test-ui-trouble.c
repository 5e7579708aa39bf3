/* test-ui-trouble.c: a store that cannot be opened is explained, and what is offered works; nothing is lost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"
#include "texts.h"
#include "ui-driver.h"

#include "bluff-file-choice.h"
#include "bluff-keeping-page.h"
#include "bluff-trouble-page.h"
#include "bluff-welcome-page.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

enum
{
  WIDTH = 900,
  HEIGHT = 1000,
  PAGE_SIZE = 4096,
  NOBODY = 65534
};

/* --- Troubles ------------------------------------------------------------------------------------------------------
 */

/* A data directory with a player and two games of the table's own making. */
static const char *
make_filled (void)
{
  const char *folder = ui_driver_make_folder ();
  g_autoptr (BluffStore) store = fixture_open_store (folder);
  gint64 anna = fixture_add_player (store, "Anna");

  fixture_add_game (store, "first", anna);
  g_assert_true (fixture_append (store, "first", 1, NULL));
  fixture_add_game (store, "second", anna);
  bluff_store_close (store);
  return folder;
}

static char *
database_in (const char *folder)
{
  return g_build_filename (folder, "bluff-bay.db", NULL);
}

static guint
count_players (UiDriver *driver)
{
  BluffStore *store = bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (driver)));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, TRUE, &error);

  g_assert_no_error (error);
  return players->len;
}

/* The only file in aside/ has these bytes. */
static void
assert_kept (const char *folder, GBytes *before)
{
  g_autofree char *aside = g_build_filename (folder, "aside", NULL);
  g_autoptr (GDir) dir = g_dir_open (aside, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".db"))
      {
        g_autofree char *path = g_build_filename (aside, name, NULL);
        g_autoptr (GBytes) kept = fixture_read_file (path);

        g_assert_true (g_bytes_equal (before, kept));
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
}

static gboolean
offers (UiDriver *driver, const char *text)
{
  return ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, text) != NULL;
}

static void
assert_trouble (UiDriver *driver, const char *title, gboolean replace, gboolean salvage)
{
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TROUBLE_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, title);
  g_assert_true (offers (driver, TEXT_TRY_AGAIN));
  g_assert_true (offers (driver, TEXT_OPEN_FOLDER));
  g_assert_true (offers (driver, TEXT_QUIT));
  g_assert_cmpint (offers (driver, TEXT_SET_ASIDE_AND_BEGIN), ==, replace);
  g_assert_cmpint (offers (driver, TEXT_RESTORE_BACKUP), ==, replace);
  g_assert_cmpint (offers (driver, TEXT_SALVAGE), ==, salvage);
}

/* The app works: a player can be written, and there is another page. */
static void
assert_works (UiDriver *driver)
{
  BluffStore *store = bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (driver)));

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_cmpint (fixture_add_player (store, "Zora"), >, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.your-data", NULL));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
}

/* --- A file that is of no use --------------------------------------------------------------------------------------
 */

static const char *
make_letter (GBytes **bytes)
{
  const char *folder = ui_driver_make_folder ();
  g_autofree char *path = database_in (folder);
  static const char letter[] = "Dear aunt, how are you? I am well, and this letter is longer than the header of a "
                               "database would be, if it were one.";

  g_assert_true (g_file_set_contents (path, letter, -1, NULL));
  *bytes = fixture_read_file (path);
  return folder;
}

static void
test_not_a_database (void)
{
  g_autoptr (GBytes) bytes = NULL;
  const char *folder = make_letter (&bytes);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);

  assert_trouble (driver, TEXT_TROUBLE_NO_DATABASE, TRUE, TRUE);
  ui_driver_click_text (driver, TEXT_SET_ASIDE_AND_BEGIN);
  ui_driver_click_text (driver, TEXT_CANCEL);
  g_assert_cmpuint (fixture_count_files (folder, "aside"), ==, 0);
  ui_driver_click_text (driver, TEXT_SET_ASIDE_AND_BEGIN);
  ui_driver_click_text (driver, TEXT_BEGIN_ANEW);
  assert_works (driver);
  assert_kept (folder, bytes);
}

static void
test_nothing_to_save (void)
{
  g_autoptr (GBytes) bytes = NULL;
  const char *folder = make_letter (&bytes);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);

  assert_trouble (driver, TEXT_TROUBLE_NO_DATABASE, TRUE, TRUE);
  ui_driver_click_text (driver, TEXT_SALVAGE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_SALVAGED_NOTHING);
  ui_driver_click_text (driver, TEXT_CLOSE);
  assert_works (driver);
  assert_kept (folder, bytes);
}

static void
test_restore (void)
{
  const char *other = make_filled ();
  g_autofree char *backup = database_in (other);
  g_autoptr (GBytes) bytes = NULL;
  const char *folder = make_letter (&bytes);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);

  assert_trouble (driver, TEXT_TROUBLE_NO_DATABASE, TRUE, TRUE);
  bluff_file_choice_answer_next ((const char *[]){ backup, NULL });
  ui_driver_click_text (driver, TEXT_RESTORE_BACKUP);
  ui_driver_click_text (driver, TEXT_RESTORE);
  assert_works (driver);
  g_assert_cmpuint (count_players (driver), ==, 2);
  assert_kept (folder, bytes);
}

/* --- A damaged file ------------------------------------------------------------------------------------------------
 */

/* Cuts the end off, where the last game is, and says so in no header. */
static void
truncate_database (const char *path)
{
  g_autoptr (GBytes) bytes = fixture_read_file (path);
  gsize size = g_bytes_get_size (bytes);

  g_assert_cmpuint (size, >, 4 * PAGE_SIZE);
  g_assert_cmpint (truncate (path, (off_t) (size - PAGE_SIZE)), ==, 0);
}

static void
test_truncated (void)
{
  const char *folder = make_filled ();
  g_autofree char *path = database_in (folder);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UiDriver) driver = NULL;

  truncate_database (path);
  bytes = fixture_read_file (path);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  assert_trouble (driver, TEXT_TROUBLE_DAMAGED, TRUE, TRUE);
  /* Trying again changes nothing. */
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  assert_trouble (driver, TEXT_TROUBLE_DAMAGED, TRUE, TRUE);
  ui_driver_click_text (driver, TEXT_SALVAGE);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_SALVAGED);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_SALVAGED_1_PLAYER);
  ui_driver_click_text (driver, TEXT_CLOSE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_cmpuint (count_players (driver), ==, 1);
  assert_works (driver);
  assert_kept (folder, bytes);
}

/* --- A file that is in order ---------------------------------------------------------------------------------------
 */

static void
test_newer (void)
{
  const char *folder = make_filled ();
  g_autofree char *path = database_in (folder);
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (UiDriver) driver = NULL;

  fixture_run_sql (path, "PRAGMA user_version = 1000");
  before = fixture_read_file (path);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  assert_trouble (driver, TEXT_TROUBLE_NEWER, FALSE, FALSE);
  after = fixture_read_file (path);
  g_assert_true (g_bytes_equal (before, after));
}

/* A link to a disk that is not mounted: nothing takes its place, and all is well when the disk is there. */
static void
test_dangling_link (void)
{
  const char *folder = ui_driver_make_folder ();
  const char *disk = make_filled ();
  g_autofree char *path = database_in (folder), *there = database_in (disk);
  g_autofree char *elsewhere = g_strconcat (there, "-elsewhere", NULL);
  g_autofree char *target = NULL;
  g_autoptr (UiDriver) driver = NULL;
  const char *words;

  g_assert_cmpint (g_rename (there, elsewhere), ==, 0);
  g_assert_cmpint (symlink (there, path), ==, 0);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  assert_trouble (driver, TEXT_TROUBLE_NOT_OPENED, FALSE, FALSE);
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  assert_trouble (driver, TEXT_TROUBLE_NOT_OPENED, FALSE, FALSE);
  words = adw_status_page_get_description (
      ADW_STATUS_PAGE (ui_driver_wait_for (driver, ADW_TYPE_STATUS_PAGE, TEXT_TROUBLE_NOT_OPENED)));
  g_assert_nonnull (strstr (words, TEXT_TROUBLE_LINK));
  target = g_file_read_link (path, NULL);
  g_assert_cmpstr (target, ==, there);
  g_assert_false (g_file_test (there, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (fixture_count_files (folder, "aside"), ==, 0);

  g_assert_cmpint (g_rename (elsewhere, there), ==, 0);
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  assert_works (driver);
  g_assert_cmpuint (count_players (driver), ==, 2);
}

/* Nothing is read-only for root. A test that becomes the user nobody must still have access to the display. */
static void
become_nobody (void)
{
  const char *authority = g_getenv ("XAUTHORITY");
  g_autofree char *copy = NULL;
  g_autofree char *bytes = NULL;
  gsize n;

  if (authority != NULL && g_file_get_contents (authority, &bytes, &n, NULL))
    {
      const char *folder = ui_driver_make_folder ();

      copy = g_build_filename (folder, "authority", NULL);
      g_assert_true (g_file_set_contents (copy, bytes, (gssize) n, NULL));
      g_assert_cmpint (chown (folder, NOBODY, (gid_t) -1), ==, 0);
      g_assert_cmpint (chown (copy, NOBODY, (gid_t) -1), ==, 0);
      g_setenv ("XAUTHORITY", copy, TRUE);
    }
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
}

static void
test_read_only (void)
{
  gboolean root = geteuid () == 0;
  g_autofree char *authority = g_strdup (g_getenv ("XAUTHORITY"));
  const char *folder;
  g_autoptr (UiDriver) driver = NULL;

  if (root)
    become_nobody ();
  folder = make_filled ();
  g_chmod (folder, 0500);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  assert_trouble (driver, TEXT_TROUBLE_READ_ONLY, FALSE, FALSE);
  g_chmod (folder, 0700);
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  assert_works (driver);
  g_clear_pointer (&driver, ui_driver_free);
  if (root)
    {
      g_assert_cmpint (seteuid (0), ==, 0);
      if (authority != NULL)
        g_setenv ("XAUTHORITY", authority, TRUE);
    }
}

/* What another process does that never lets go: "--lock PATH". */
static int
lock (const char *path)
{
  sqlite3 *handle;
  char byte;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM ratings", NULL,
                                 NULL, NULL),
                   ==, SQLITE_OK);
  g_print ("locked\n");
  (void) !read (STDIN_FILENO, &byte, 1);
  sqlite3_close (handle);
  return 0;
}

static char *program;

static GSubprocess *
start_locker (const char *path)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *other = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                         program, "--lock", path, NULL);
  char said[8];

  g_assert_no_error (error);
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (other), said, 7, NULL, &error), ==, 7);
  return other;
}

static void
test_locked (void)
{
  const char *folder = make_filled ();
  g_autofree char *path = database_in (folder);
  g_autoptr (GSubprocess) other = start_locker (path);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);

  assert_trouble (driver, TEXT_TROUBLE_BUSY, FALSE, FALSE);
  g_assert_true (g_output_stream_close (g_subprocess_get_stdin_pipe (other), NULL, NULL));
  g_assert_true (g_subprocess_wait (other, NULL, NULL));
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  assert_works (driver);
  g_assert_cmpuint (count_players (driver), ==, 2);
}

int
main (int argc, char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--lock"))
    return lock (argv[2]);

  program = argv[0];
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/trouble/not-a-database", test_not_a_database);
  g_test_add_func ("/ui/trouble/nothing-to-save", test_nothing_to_save);
  g_test_add_func ("/ui/trouble/restore", test_restore);
  g_test_add_func ("/ui/trouble/truncated", test_truncated);
  g_test_add_func ("/ui/trouble/newer", test_newer);
  g_test_add_func ("/ui/trouble/dangling-link", test_dangling_link);
  g_test_add_func ("/ui/trouble/read-only", test_read_only);
  g_test_add_func ("/ui/trouble/locked", test_locked);

  return g_test_run ();
}
