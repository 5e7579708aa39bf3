/* test-store-lock.c: locks: who has to wait, for how long, and what becomes of a lock whose file is gone.
 *
 * Nothing waits here: instead of pausing, the test does what others would do meanwhile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* F_OFD_SETLK, RTLD_NEXT */

#include "bluff-lock.h"
#include "bluff-store-private.h"
#include "store-fixture.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <unistd.h>

enum
{
  LONG_PATIENCE_MS = 1000000
};

static char *directory;
static char *path;

/* --- What happens meanwhile ----------------------------------------------------------------------------------------
 */

static BluffLock *others; /* let go at the second pause */
static guint pauses;
static int refusals;          /* how often the system refuses to lock */
static int refusal;           /* with which error */
static const char *to_remove; /* when the next lock is taken */

/* It takes the place of GLib's. */
void
g_usleep (gulong microseconds)
{
  g_assert_cmpuint (microseconds, >, 0);
  if (++pauses == 2)
    bluff_lock_release (g_steal_pointer (&others), FALSE);
}

/* And this of the system's. */
int
fcntl (int fd, int command, ...)
{
  static int (*next) (int, int, ...);
  va_list arguments;
  gpointer argument;

  va_start (arguments, command);
  argument = va_arg (arguments, gpointer);
  va_end (arguments);
  if (next == NULL)
    *(gpointer *) &next = dlsym (RTLD_NEXT, "fcntl");
  if (command == F_OFD_SETLK && refusals > 0)
    {
      refusals--;
      errno = refusal;
      return -1;
    }
  if (command == F_OFD_SETLK && to_remove != NULL)
    {
      g_assert_cmpint (g_unlink (to_remove), ==, 0);
      to_remove = NULL;
    }
  return next (fd, command, argument);
}

/* --- Locks ---------------------------------------------------------------------------------------------------------
 */

static void
test_kinds (void)
{
  static const struct
  {
    BluffLockKind first, second;
    gboolean both;
  } rows[] = {
    { BLUFF_LOCK_ALONE, BLUFF_LOCK_ALONE, FALSE },
    { BLUFF_LOCK_ALONE, BLUFF_LOCK_SHARED, FALSE },
    { BLUFF_LOCK_SHARED, BLUFF_LOCK_ALONE, FALSE },
    { BLUFF_LOCK_SHARED, BLUFF_LOCK_SHARED, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffLock *first = bluff_lock_take (path, rows[i].first, 0, NULL);
      g_autoptr (GError) error = NULL;
      BluffLock *second = bluff_lock_take (path, rows[i].second, 0, &error);

      g_assert_nonnull (first);
      g_assert_true ((second != NULL) == rows[i].both);
      if (second == NULL)
        g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);
      else
        bluff_lock_release (second, FALSE);
      bluff_lock_release (first, i % 2 == 0);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == (i % 2 != 0));
    }
  g_assert_cmpuint (pauses, ==, 0);
}

/* As long as there is patience, it is tried again. */
static void
test_patience (void)
{
  BluffLock *lock;

  pauses = 0;
  others = bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, NULL);
  lock = bluff_lock_take (path, BLUFF_LOCK_ALONE, LONG_PATIENCE_MS, NULL);
  g_assert_nonnull (lock);
  g_assert_cmpuint (pauses, ==, 2);
  bluff_lock_release (lock, TRUE);
}

/* Somebody removed the file between its opening and its locking: the lock is that of the file which others find. */
static void
test_removed (void)
{
  BluffLock *lock;

  to_remove = path;
  lock = bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, NULL);
  g_assert_nonnull (lock);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, NULL));
  bluff_lock_release (lock, TRUE);
}

/* A signal is no refusal; and what the system refuses with is the same by two names. */
static void
test_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) broken = NULL;
  BluffLock *lock;

  refusals = 2;
  refusal = EINTR;
  lock = bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, NULL);
  g_assert_nonnull (lock);
  bluff_lock_release (lock, TRUE);

  refusals = 1;
  refusal = EACCES;
  g_assert_null (bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_BUSY);

  refusals = 1;
  refusal = ENOLCK;
  g_assert_null (bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, &broken));
  g_assert_error (broken, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK);
  g_assert_cmpstr (bluff_store_error_get_path (broken), ==, path);
}

/* A program without a standard input gets its number for the file. */
static void
test_first_number (void)
{
  int input = dup (STDIN_FILENO);
  BluffLock *lock;

  close (STDIN_FILENO);
  lock = bluff_lock_take (path, BLUFF_LOCK_ALONE, 0, NULL);
  g_assert_nonnull (lock);
  bluff_lock_release (lock, TRUE);
  if (input >= 0)
    {
      dup2 (input, STDIN_FILENO);
      close (input);
    }
}

/* --- Stores --------------------------------------------------------------------------------------------------------
 */

/* The process that was about to make the database is killed over it: the one that waits makes it. */
static void
test_maker_killed (void)
{
  g_autofree char *data = g_build_filename (directory, "data", NULL);
  g_autofree char *locks = g_build_filename (data, "locks", NULL);
  g_autofree char *presence = g_build_filename (locks, "presence", NULL);
  g_autoptr (BluffStore) store = bluff_store_new (data);
  g_autoptr (GError) error = NULL;
  BluffLock *maker;

  g_assert_cmpint (g_mkdir_with_parents (locks, 0700), ==, 0);
  pauses = 0;
  others = bluff_lock_take (presence, BLUFF_LOCK_SHARED, 0, NULL);
  bluff_store_set_patience (store, LONG_PATIENCE_MS);
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_cmpuint (pauses, ==, 2);
  fixture_assert_sound (store);
  bluff_store_close (store);

  /* Nobody is waited for once it is made. */
  maker = bluff_lock_take (presence, BLUFF_LOCK_SHARED, 0, NULL);
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_cmpuint (pauses, ==, 2);
  bluff_store_close (store);

  /* A process that never finishes making it is waited for as long as there is patience. */
  g_assert_cmpint (g_unlink (bluff_store_get_path (store)), ==, 0);
  bluff_store_set_patience (store, 0);
  g_assert_false (bluff_store_open (store, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_FILE);
  g_assert_cmpuint (pauses, ==, 2);
  bluff_lock_release (maker, FALSE);
}

/* Nobody can tell who else is there, or has a game. */
static void
test_locks_broken (void)
{
  g_autofree char *data = g_build_filename (directory, "broken", NULL);
  g_autoptr (BluffStore) store = fixture_open_store (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other = NULL;

  fixture_add_game (store, "game", BLUFF_STORE_NO_PLAYER);
  refusal = ENOLCK;
  refusals = 1;
  g_assert_false (bluff_store_hold_game (store, "game", &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK);
  bluff_store_close (store);
  refusals = 1;
  g_assert_false (bluff_store_open (store, &other));
  g_assert_error (other, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK);
  g_assert_true (bluff_store_open (store, NULL));
  bluff_store_close (store);
}

static gboolean
ask_patience (BluffInside *inside, gpointer data, GError **error)
{
  return bluff_database_ask_number (inside->database, "PRAGMA busy_timeout", data, error);
}

/* The store's connections wait as long as the store was told to. */
static void
test_store_patience (void)
{
  static const struct
  {
    guint told;
    gint64 kept;
  } rows[] = { { 0, 0 }, { 1234, 1234 }, { G_MAXINT, G_MAXINT }, { G_MAXUINT, G_MAXINT } };
  g_autofree char *data = g_build_filename (directory, "patient", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BluffStore) store = bluff_store_new (data);
      g_autoptr (BluffDatabase) connection = NULL;
      gint64 patience;

      bluff_store_set_patience (store, rows[i].told);
      g_assert_true (bluff_store_open (store, NULL));
      g_assert_true (bluff_store_do (store, ask_patience, &patience, NULL));
      g_assert_cmpint (patience, ==, rows[i].kept);
      connection = bluff_store_connect (store, NULL);
      g_assert_true (bluff_database_ask_number (connection, "PRAGMA busy_timeout", &patience, NULL));
      g_assert_cmpint (patience, ==, rows[i].kept);
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  directory = fixture_make_directory ();
  path = g_build_filename (directory, "lock", NULL);
  g_test_add_func ("/store/lock/kinds", test_kinds);
  g_test_add_func ("/store/lock/patience", test_patience);
  g_test_add_func ("/store/lock/removed", test_removed);
  g_test_add_func ("/store/lock/refused", test_refused);
  g_test_add_func ("/store/lock/first-number", test_first_number);
  g_test_add_func ("/store/lock/maker-killed", test_maker_killed);
  g_test_add_func ("/store/lock/broken", test_locks_broken);
  g_test_add_func ("/store/lock/store-patience", test_store_patience);

  status = g_test_run ();
  g_free (path);
  fixture_remove_directory (directory);
  return status;
}
