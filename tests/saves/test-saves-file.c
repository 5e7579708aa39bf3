/* test-saves-file.c: files that leave the house and come in, on disks that do not always do as they are told.
 *
 * The system calls that they use go through this file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* O_TMPFILE */
#endif

#include "saves-kit.h"

#include "bluff-record.h"
#include "store-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum
{
  SEED = 9,
  NO_FILE = -1,
  CHUNK = 65536 /* more than that is not read beyond what a record may have */
};

/* --- A disk --------------------------------------------------------------------------------------------------------
 */

/* What becomes of a file between a look at it and opening it. */
typedef enum
{
  STAYS,
  GOES,
  BECOMES_PIPE,
  BECOMES_FOLDER
} Change;

typedef struct
{
  const char *folder; /* what is opened in there is on this disk; NULL: there is none */

  gboolean names_only; /* no file is without a name */
  int open_error;      /* no file can be made */
  int link_error;      /* a file without a name gets none */
  int part_error;      /* the same, for the name that it has until it gets its own */
  int read_error;
  int write_error; /* once there is no room any more */
  gsize room;
  int sync_error;
  int status_error;
  guint interruptions;    /* of reading and writing */
  gsize most;             /* bytes at once; 0: as many as are wanted */
  gboolean swept;         /* the next file is taken for one that was left over, before it is locked */
  gboolean somebody_else; /* the files are not ours */
  Change change;

  char path[1024]; /* of the file that is open */
  int fd;
  guint opened;
} Disk;

/* The store works on another thread, and its disk is a good one. */
static _Thread_local Disk disk;

static gboolean
is_on_disk (int fd)
{
  return disk.folder != NULL && fd == disk.fd;
}

static int
fail (int number)
{
  errno = number;
  return -1;
}

static void
change_file (const char *path)
{
  if (disk.change != STAYS)
    g_assert_cmpint (unlink (path), ==, 0);
  if (disk.change == BECOMES_PIPE)
    g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  else if (disk.change == BECOMES_FOLDER)
    g_assert_cmpint (mkdir (path, 0700), ==, 0);
}

int
open (const char *path, int flags, ...)
{
  va_list arguments;
  mode_t mode = 0;

  va_start (arguments, flags);
  if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE)
    mode = va_arg (arguments, mode_t);
  va_end (arguments);
  if (disk.folder == NULL || !g_str_has_prefix (path, disk.folder))
    return openat (AT_FDCWD, path, flags, mode);
  if (disk.names_only && (flags & O_TMPFILE) == O_TMPFILE)
    return fail (EOPNOTSUPP);

  disk.opened++;
  if (disk.open_error != 0)
    return fail (disk.open_error);

  change_file (path);
  disk.fd = openat (AT_FDCWD, path, flags, mode);
  g_strlcpy (disk.path, path, sizeof disk.path);
  return disk.fd;
}

int
close (int fd)
{
  g_assert_true (disk.folder == NULL || fd >= 0);
  if (is_on_disk (fd))
    disk.fd = NO_FILE;
  return (int) syscall (SYS_close, fd);
}

/* How many of N bytes are read or written at once; -1 if there is an interruption. */
static gssize
find_portion (gsize n)
{
  if (disk.interruptions > 0)
    {
      disk.interruptions--;
      return fail (EINTR);
    }
  return (gssize) (disk.most > 0 ? MIN (n, disk.most) : n);
}

ssize_t
read (int fd, void *buffer, size_t n)
{
  gssize portion = (gssize) n;

  if (is_on_disk (fd))
    portion = disk.read_error != 0 ? fail (disk.read_error) : find_portion (n);
  return portion >= 0 ? syscall (SYS_read, fd, buffer, (size_t) portion) : -1;
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  gssize portion = (gssize) n;

  if (is_on_disk (fd))
    {
      portion = find_portion (n);
      if (portion >= 0 && disk.write_error != 0)
        {
          portion = disk.room > 0 ? MIN (portion, (gssize) disk.room) : fail (disk.write_error);
          disk.room -= (gsize) MAX (portion, 0);
        }
    }
  return portion >= 0 ? syscall (SYS_write, fd, bytes, (size_t) portion) : -1;
}

int
fsync (int fd)
{
  return is_on_disk (fd) && disk.sync_error != 0 ? fail (disk.sync_error) : (int) syscall (SYS_fsync, fd);
}

/* What it says is right, but it says that it failed. */
int
fstat (int fd, struct stat *status)
{
  int said = fstatat (fd, "", status, AT_EMPTY_PATH);

  return is_on_disk (fd) && disk.status_error != 0 ? fail (disk.status_error) : said;
}

int
flock (int fd, int operation)
{
  if (is_on_disk (fd) && disk.swept)
    {
      disk.swept = FALSE;
      g_assert_cmpint (unlink (disk.path), ==, 0);
    }
  return (int) syscall (SYS_flock, fd, operation);
}

uid_t
geteuid (void)
{
  return (uid_t) syscall (SYS_geteuid) + (disk.somebody_else ? 1 : 0);
}

int
linkat (int from_folder, const char *from, int to_folder, const char *to, int flags)
{
  int number = strstr (to, "/.bluff-bay-part-") != NULL ? disk.part_error : disk.link_error;

  return number != 0 ? fail (number) : (int) syscall (SYS_linkat, from_folder, from, to_folder, to, flags);
}

/* A file that has another name than its own is locked: nobody takes it for one that was left over. */
int
rename (const char *from, const char *to)
{
  if (disk.folder != NULL)
    {
      int fd = openat (AT_FDCWD, from, O_RDONLY | O_CLOEXEC);

      g_assert_cmpint (fd, >=, 0);
      g_assert_cmpint (syscall (SYS_flock, fd, LOCK_EX | LOCK_NB), ==, -1);
      g_assert_cmpint (syscall (SYS_close, fd), ==, 0);
    }
  return renameat (AT_FDCWD, from, AT_FDCWD, to);
}

static void
mount_disk (const Disk *wanted, const char *folder)
{
  disk = *wanted;
  disk.fd = NO_FILE;
  disk.folder = folder;
}

/* Nothing on it is still open. How many files were opened. */
static guint
unmount_disk (void)
{
  guint opened = disk.opened;

  g_assert_cmpint (disk.fd, ==, NO_FILE);
  disk = (Disk){ .folder = NULL };
  return opened;
}

/* Whether there are files without a name at all where tests have theirs. */
static gboolean
has_nameless (void)
{
  int fd = openat (AT_FDCWD, g_get_tmp_dir (), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);

  if (fd >= 0)
    close (fd);
  return fd >= 0;
}

/* --- Files that are written ----------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  Disk disk;
  int error;
  guint opened; /* files that are begun */
} exports[] = {
  { "good", { 0 }, 0, 1 },
  { "with-names", { .names_only = TRUE }, 0, 1 },
  { "nothing", { .open_error = EACCES }, EACCES, 2 },
  { "no-link", { .link_error = EPERM }, 0, 2 },
  { "interrupted", { .interruptions = 3, .most = 100 }, 0, 1 },
  { "interrupted-with-names", { .names_only = TRUE, .interruptions = 3, .most = 100 }, 0, 1 },
  { "full", { .write_error = ENOSPC }, ENOSPC, 2 },
  { "filled", { .write_error = ENOSPC, .room = 100 }, ENOSPC, 2 },
  { "filled-with-names", { .names_only = TRUE, .write_error = EDQUOT, .room = 100 }, EDQUOT, 1 },
  { "not-synced", { .sync_error = EIO }, EIO, 2 },
  { "not-synced-with-names", { .names_only = TRUE, .sync_error = EIO }, EIO, 1 },
  { "swept", { .names_only = TRUE, .swept = TRUE }, 0, 2 },
  { "without-status", { .names_only = TRUE, .status_error = EIO }, 0, 1 },
};

/* The file is there as a whole, or what was there before is; and nothing else. */
static void
test_export (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  gboolean counts = exports[i].disk.names_only || has_nameless ();
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *text = kit_export (&kit, id);

  for (guint there = 0; there < 2; there++)
    {
      g_autofree char *folder = g_strdup_printf ("%s/%u", kit.directory, there);
      g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
      g_autofree char *found = NULL;
      g_autoptr (GError) error = NULL;
      gboolean done;
      guint opened;

      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
      if (there)
        fixture_write_file (path, "old", 3);
      mount_disk (&exports[i].disk, folder);
      done = bluff_saves_export_file (kit.saves, id, path, &error);
      opened = unmount_disk ();

      g_assert_true (done == (exports[i].error == 0));
      g_assert_cmpint (bluff_saves_error_get_number (error), ==, exports[i].error);
      if (counts && (!there || !done))
        g_assert_cmpuint (opened, ==, exports[i].opened);
      g_assert_cmpuint (fixture_count_files (folder, "."), ==, there || done ? 1 : 0);
      if (there || done)
        g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
      g_assert_cmpstr (found, ==, done ? text : there ? "old" : NULL);
    }
  kit_close (&kit);
}

/* One that cannot even be named for a moment is written with a name from the beginning. */
static void
test_no_part (void)
{
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *text = kit_export (&kit, id);
  g_autofree char *folder = g_build_filename (kit.directory, "out", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
  g_autofree char *found = NULL;
  guint opened;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  fixture_write_file (path, "old", 3);
  mount_disk (&(Disk){ .part_error = EPERM }, folder);
  g_assert_true (bluff_saves_export_file (kit.saves, id, path, NULL));
  opened = unmount_disk ();
  g_assert_cmpuint (opened, ==, 2);
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
  g_assert_cmpuint (fixture_count_files (folder, "."), ==, 1);
  kit_close (&kit);
}

/* --- Files that were left over -------------------------------------------------------------------------------------
 */

/* Only a file of our own that nobody writes goes. */
static void
test_sweep (void)
{
  static const struct
  {
    Disk disk;
    mode_t kind;
    gboolean goes;
  } rows[] = {
    { { 0 }, S_IFREG, TRUE },
    { { .somebody_else = TRUE }, S_IFREG, FALSE },
    { { .status_error = EIO }, S_IFREG, FALSE },
    { { 0 }, S_IFIFO, FALSE },
    { { .change = GOES }, S_IFREG, TRUE },
  };
  Kit kit = kit_open ();
  g_autofree char *folder = g_build_filename (kit.directory, "out", NULL);
  g_autofree char *game = g_build_filename (folder, "game.bluff", NULL);
  g_autofree char *part = g_strconcat (folder, "/.bluff-bay-part-5f0e8a52-7a09-4d0d-8f0c-0f2f5e6f7a01", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (mknod (part, rows[i].kind | 0600, 0), ==, 0);
      mount_disk (&rows[i].disk, folder);
      g_assert_false (bluff_saves_export_file (kit.saves, "nobody", game, &error));
      g_assert_cmpuint (unmount_disk (), ==, 1);
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME);
      g_assert_true (g_file_test (part, G_FILE_TEST_EXISTS) != rows[i].goes);
      if (!rows[i].goes)
        g_assert_cmpint (g_unlink (part), ==, 0);
    }
  kit_close (&kit);
}

/* --- Files that are read -------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  Disk disk;
  int code; /* of the error, or -1: it is read */
  BluffFaultCause cause;
  int error;
} imports[] = {
  { "good", { 0 }, -1, BLUFF_FAULT_NONE, 0 },
  { "interrupted", { .interruptions = 3, .most = 100 }, -1, BLUFF_FAULT_NONE, 0 },
  { "unreadable", { .read_error = EIO }, BLUFF_SAVES_ERROR_RECORD, BLUFF_FAULT_UNREADABLE, EIO },
  { "without-status", { .status_error = EIO }, BLUFF_SAVES_ERROR_RECORD, BLUFF_FAULT_UNREADABLE, EIO },
  { "goes", { .change = GOES }, BLUFF_SAVES_ERROR_RECORD, BLUFF_FAULT_UNREADABLE, ENOENT },
  { "becomes-folder", { .change = BECOMES_FOLDER }, BLUFF_SAVES_ERROR_RECORD, BLUFF_FAULT_DIRECTORY, EISDIR },
  { "becomes-pipe", { .change = BECOMES_PIPE }, BLUFF_SAVES_ERROR_NOT_A_FILE, BLUFF_FAULT_NONE, 0 },
};

static void
test_import (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autofree char *folder = fixture_make_directory ();
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
  g_autofree char *text = g_strnfill (1000, 'x');
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  fixture_write_file (path, text, strlen (text));
  mount_disk (&imports[i].disk, folder);
  bytes = bluff_saves_read_record (path, &error);
  g_assert_cmpuint (unmount_disk (), ==, 1);
  if (imports[i].code < 0)
    {
      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
    }
  else
    {
      g_assert_null (bytes);
      g_assert_error (error, BLUFF_SAVES_ERROR, imports[i].code);
    }
  if (imports[i].cause != BLUFF_FAULT_NONE)
    {
      g_assert_cmpint (bluff_saves_error_get_fault (error)->cause, ==, imports[i].cause);
      g_assert_cmpint (bluff_saves_error_get_fault (error)->error, ==, imports[i].error);
    }
  else if (error != NULL)
    g_assert_cmpstr (bluff_saves_error_get_path (error), ==, path);
  fixture_remove_directory (g_steal_pointer (&folder));
}

/* A file that is too large is read far enough to know that, and not much further. */
static void
test_too_large (void)
{
  static const gint64 sizes[] = { BLUFF_RECORD_BYTES_MAX, BLUFF_RECORD_BYTES_MAX + 1, 2 * BLUFF_RECORD_BYTES_MAX };
  g_autofree char *folder = fixture_make_directory ();
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);

  fixture_write_file (path, "", 0);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GBytes) bytes = NULL;

      g_assert_cmpint (truncate (path, sizes[i]), ==, 0);
      bytes = bluff_saves_read_record (path, NULL);
      g_assert_true ((g_bytes_get_size (bytes) > BLUFF_RECORD_BYTES_MAX) == (i > 0));
      g_assert_cmpuint (g_bytes_get_size (bytes), <=, BLUFF_RECORD_BYTES_MAX + CHUNK);
    }
  fixture_remove_directory (g_steal_pointer (&folder));
}

/* A program may be started without a standard input; then the next file has its number, which is 0. */
static void
test_number_zero (void)
{
  static const Disk disks[] = { { 0 }, { .names_only = TRUE } };
  Kit kit = kit_open ();
  g_autofree char *id = kit_add_game (&kit, BLUFF_GAME_BLUFFER, 2, NULL, 0, SEED);
  g_autofree char *text = kit_export (&kit, id);
  g_autofree char *folder = g_build_filename (kit.directory, "out", NULL);
  g_autofree char *path = g_build_filename (folder, "game.bluff", NULL);
  g_autofree char *part = g_strconcat (folder, "/.bluff-bay-part-5f0e8a52-7a09-4d0d-8f0c-0f2f5e6f7a01", NULL);
  int input = dup (0);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (disks); i++)
    {
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      gboolean done;

      fixture_write_file (part, "x", 1);
      close (0);
      mount_disk (&disks[i], folder);
      done = bluff_saves_export_file (kit.saves, id, path, &error);
      bytes = done ? bluff_saves_read_record (path, &error) : NULL;
      unmount_disk ();
      g_assert_cmpint (dup2 (input, 0), ==, 0);
      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
      g_assert_cmpuint (fixture_count_files (folder, "."), ==, 1);
    }
  close (input);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/file/export/", exports[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_export);
    }
  g_test_add_func ("/saves/file/no-part", test_no_part);
  g_test_add_func ("/saves/file/sweep", test_sweep);
  for (gsize i = 0; i < G_N_ELEMENTS (imports); i++)
    {
      g_autofree char *path = g_strconcat ("/saves/file/import/", imports[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_import);
    }
  g_test_add_func ("/saves/file/too-large", test_too_large);
  g_test_add_func ("/saves/file/number-zero", test_number_zero);
  return g_test_run ();
}
