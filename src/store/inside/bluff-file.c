/* bluff-file.c: only files are opened, and others cannot read them.
 *
 * A database has names, birth years and all hands of games that are played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-file.h"

#include "bluff-store-fail.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  OURS = 0600,
  OF_OTHERS = 0077
};

static gboolean
check_kind (const GStatBuf *status, const char *path, GError **error)
{
  BluffStoreDetails details = { .path = path };

  if (S_ISREG (status->st_mode))
    return TRUE;
  if (S_ISDIR (status->st_mode))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_DATABASE, details, "%s is a directory", path);
  return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_FILE, details, "%s is no file", path);
}

gboolean
bluff_file_check_link (const char *path, GError **error)
{
  GStatBuf link, target;
  g_autofree char *bytes = NULL;
  g_autofree char *name = NULL;

  if (g_lstat (path, &link) != 0 || !S_ISLNK (link.st_mode) || g_stat (path, &target) == 0)
    return TRUE;
  bytes = g_file_read_link (path, NULL);
  name = bytes != NULL ? g_filename_display_name (bytes) : NULL;
  return bluff_store_fail (error, BLUFF_STORE_ERROR_DANGLING_LINK, (BluffStoreDetails){ .path = path, .name = name },
                           "%s leads to %s, which is not there", path, name);
}

gboolean
bluff_file_check (const char *path, GError **error)
{
  GStatBuf status;
  int number;

  if (g_stat (path, &status) == 0)
    return check_kind (&status, path, error);
  number = errno;
  return bluff_file_check_link (path, error) && bluff_store_fail_errno (error, number, path, "open");
}

gboolean
bluff_file_is_same (const char *a, const char *b)
{
  GStatBuf left, right;

  return g_stat (a, &left) == 0 && g_stat (b, &right) == 0 && left.st_ino == right.st_ino &&
         left.st_dev == right.st_dev;
}

int
bluff_file_open (const char *path, GError **error)
{
  GStatBuf status;
  int fd;

  /* Looked at before it is opened, because opening a device may do something; and after, because it may have changed.
   * It does not block, because of pipes without a writer. */
  if (!bluff_file_check (path, error))
    return -1;
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0 || fstat (fd, &status) != 0)
    bluff_store_fail_errno (error, errno, path, "open");
  else if (check_kind (&status, path, error))
    return fd;
  if (fd >= 0)
    close (fd);
  return -1;
}

gboolean
bluff_file_create (const char *path, GError **error)
{
  int fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, OURS);

  if (fd < 0)
    return bluff_store_fail_errno (error, errno, path, "make");
  close (fd);
  return TRUE;
}

void
bluff_file_hide (const char *path)
{
  GStatBuf status;

  /* By its name: opening a database and closing it again would drop SQLite's locks. */
  if (g_stat (path, &status) == 0 && S_ISREG (status.st_mode) && (status.st_mode & OF_OTHERS) != 0 &&
      g_chmod (path, (int) (status.st_mode & 0700)) != 0)
    g_info ("%s stays as it was for others: %s", path, g_strerror (errno));
}

void
bluff_file_hide_database (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      bluff_file_hide (file);
    }
}

/* --- Beside --------------------------------------------------------------------------------------------------------
 */

BluffBeside
bluff_beside_look (const char *path)
{
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autofree char *memory = g_strconcat (path, "-shm", NULL);

  return (g_file_test (journal, G_FILE_TEST_EXISTS) ? BLUFF_BESIDE_JOURNAL : 0) |
         (g_file_test (memory, G_FILE_TEST_EXISTS) ? BLUFF_BESIDE_MEMORY : 0);
}

void
bluff_beside_clear (const char *path, BluffBeside what)
{
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  g_autofree char *memory = g_strconcat (path, "-shm", NULL);
  GStatBuf status;

  if (!(what & BLUFF_BESIDE_JOURNAL) && g_stat (journal, &status) == 0 && status.st_size == 0)
    g_unlink (journal);
  if (!(what & BLUFF_BESIDE_MEMORY))
    g_unlink (memory);
}
