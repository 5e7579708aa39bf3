/* failing.c: see its header. The functions here take the place of those that they are named for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* RTLD_NEXT */

#include "failing.h"

#include <dlfcn.h>
#include <errno.h>
#include <gio/gio.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static GMutex mutex;
static FailingCall failing = FAILING_N_CALLS;
static guint left; /* until it fails */
static int reason;
static int code;
static gboolean failed;
static char *failed_path;
/* SQLite calls itself. */
static _Thread_local gboolean within;

void
failing_start (FailingCall call, guint nth, int number)
{
  g_mutex_lock (&mutex);
  failing = call;
  left = nth;
  reason = number;
  code = SQLITE_IOERR;
  failed = FALSE;
  g_clear_pointer (&failed_path, g_free);
  g_mutex_unlock (&mutex);
}

void
failing_say (int said)
{
  code = said;
}

gboolean
failing_stop (void)
{
  gboolean was;

  g_mutex_lock (&mutex);
  failing = FAILING_N_CALLS;
  was = failed;
  g_mutex_unlock (&mutex);
  return was;
}

const char *
failing_get_path (void)
{
  return failed_path;
}

/* Whether this call is the one that fails; PATH: of its database, or NULL. */
static gboolean
fails (FailingCall call, const char *path)
{
  gboolean now;

  if (within)
    return FALSE;
  g_mutex_lock (&mutex);
  now = call == failing && left > 0 && --left == 0;
  /* GLib tries to make a directory more than once. */
  now |= call == failing && call == FAILING_MKDIR && failed;
  if (now)
    {
      failed = TRUE;
      g_free (failed_path);
      failed_path = g_strdup (path);
      errno = reason;
    }
  g_mutex_unlock (&mutex);
  return now;
}

/* What the system has for a name. */
static void
find (const char *name, gpointer function)
{
  *(gpointer *) function = dlsym (RTLD_NEXT, name);
  g_assert_nonnull (*(gpointer *) function);
}

/* --- SQLite --------------------------------------------------------------------------------------------------------
 */

int
sqlite3_open_v2 (const char *path, sqlite3 **handle, int flags, const char *vfs)
{
  int (*next) (const char *, sqlite3 **, int, const char *);

  find ("sqlite3_open_v2", &next);
  if (!fails (FAILING_OPEN, path))
    return next (path, handle, flags, vfs);
  /* As SQLite does it: there is a handle, which tells what is wrong. */
  next (":memory:", handle, flags, vfs);
  return code;
}

int
sqlite3_prepare_v3 (sqlite3 *handle,
                    const char *sql,
                    int size,
                    guint flags,
                    sqlite3_stmt **statement,
                    const char **tail)
{
  int (*next) (sqlite3 *, const char *, int, guint, sqlite3_stmt **, const char **);

  find ("sqlite3_prepare_v3", &next);
  return fails (FAILING_PREPARE, sqlite3_db_filename (handle, "main"))
             ? code
             : next (handle, sql, size, flags, statement, tail);
}

int
sqlite3_step (sqlite3_stmt *statement)
{
  int (*next) (sqlite3_stmt *);
  gboolean outer = within;
  int said;

  find ("sqlite3_step", &next);
  if (fails (FAILING_STEP, sqlite3_db_filename (sqlite3_db_handle (statement), "main")))
    return code;
  within = TRUE;
  said = next (statement);
  within = outer;
  return said;
}

int
sqlite3_exec (sqlite3 *handle,
              const char *sql,
              int (*callback) (void *, int, char **, char **),
              void *data,
              char **message)
{
  int (*next) (sqlite3 *, const char *, int (*) (void *, int, char **, char **), void *, char **);
  gboolean outer = within;
  int said;

  find ("sqlite3_exec", &next);
  if (fails (FAILING_STEP, sqlite3_db_filename (handle, "main")))
    return code;
  within = TRUE;
  said = next (handle, sql, callback, data, message);
  within = outer;
  return said;
}

sqlite3_backup *
sqlite3_backup_init (sqlite3 *to, const char *to_name, sqlite3 *from, const char *from_name)
{
  sqlite3_backup *(*next) (sqlite3 *, const char *, sqlite3 *, const char *);

  find ("sqlite3_backup_init", &next);
  return fails (FAILING_BACKUP, sqlite3_db_filename (to, "main")) ? NULL : next (to, to_name, from, from_name);
}

int
sqlite3_extended_errcode (sqlite3 *handle)
{
  int (*next) (sqlite3 *);

  find ("sqlite3_extended_errcode", &next);
  return failed ? code : next (handle);
}

int
sqlite3_system_errno (sqlite3 *handle)
{
  int (*next) (sqlite3 *);

  find ("sqlite3_system_errno", &next);
  return failed ? reason : next (handle);
}

/* --- The system ----------------------------------------------------------------------------------------------------
 */

int
rename (const char *from, const char *to)
{
  int (*next) (const char *, const char *);

  find ("rename", &next);
  return fails (FAILING_RENAME, NULL) ? -1 : next (from, to);
}

/* Where files are copied, they have no second names. */
int
link (const char *from, const char *to)
{
  int (*next) (const char *, const char *);

  find ("link", &next);
  if (failing == FAILING_COPY)
    errno = EPERM;
  return failing == FAILING_COPY || fails (FAILING_LINK, NULL) ? -1 : next (from, to);
}

/* Of what is not there yet. */
int
mkdir (const char *path, mode_t mode)
{
  int (*next) (const char *, mode_t);

  find ("mkdir", &next);
  return access (path, F_OK) != 0 && fails (FAILING_MKDIR, NULL) ? -1 : next (path, mode);
}

/* Only reading from files: threads wake each other by reading, too. */
ssize_t
read (int fd, void *bytes, size_t size)
{
  ssize_t (*next) (int, void *, size_t);
  struct stat status;

  find ("read", &next);
  if (failing == FAILING_READ && fstat (fd, &status) == 0 && S_ISREG (status.st_mode))
    {
      g_autofree char *name = g_strdup_printf ("/proc/self/fd/%d", fd);
      g_autofree char *path = g_file_read_link (name, NULL);

      if (fails (FAILING_READ, path))
        return -1;
    }
  return next (fd, bytes, size);
}

gboolean
g_file_copy (GFile *from,
             GFile *to,
             GFileCopyFlags flags,
             GCancellable *cancellable,
             GFileProgressCallback callback,
             gpointer data,
             GError **error)
{
  gboolean (*next) (GFile *, GFile *, GFileCopyFlags, GCancellable *, GFileProgressCallback, gpointer, GError **);

  find ("g_file_copy", &next);
  if (!fails (FAILING_COPY, NULL))
    return next (from, to, flags, cancellable, callback, data, error);
  /* It fails halfway. */
  g_file_replace_contents (to, "half", strlen ("half"), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (reason), "%s", g_strerror (reason));
  return FALSE;
}
