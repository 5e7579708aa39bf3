/* small-disk.c: a disk that becomes full, without one being mounted: SQLite writes through this file.
 *
 * It is linked into tests, and loaded into the built program, where the environment variable SMALL_DISK says how much
 * room there is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* pwrite64 */

#include "small-disk.h"

#include <errno.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

static GMutex mutex;
static gint64 left;

/* Takes what a file grows by, N bytes being written at START. */
static gboolean
take_room (int fd, gint64 start, size_t n)
{
  gboolean enough;
  struct stat status;
  gint64 growth;

  if (fstat (fd, &status) != 0)
    return FALSE;

  growth = MAX (start + (gint64) n - status.st_size, 0);
  g_mutex_lock (&mutex);
  enough = growth <= left;
  if (enough)
    left -= growth;
  g_mutex_unlock (&mutex);
  if (!enough)
    errno = ENOSPC;
  return enough;
}

static ssize_t
write_small (int fd, const void *bytes, size_t n)
{
  return take_room (fd, lseek (fd, 0, SEEK_CUR), n) ? write (fd, bytes, n) : -1;
}

static ssize_t
pwrite_small (int fd, const void *bytes, size_t n, off64_t start)
{
  return take_room (fd, start, n) ? pwrite64 (fd, bytes, n, start) : -1;
}

void
small_disk_set_room (gint64 room)
{
  static const struct
  {
    const char *name;
    sqlite3_syscall_ptr call;
  } calls[] = {
    { "write", (sqlite3_syscall_ptr) write_small },
    { "pwrite", (sqlite3_syscall_ptr) pwrite_small },
    { "pwrite64", (sqlite3_syscall_ptr) pwrite_small },
  };
  sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);

  g_mutex_lock (&mutex);
  left = room;
  g_mutex_unlock (&mutex);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    g_assert_cmpint (vfs->xSetSystemCall (vfs, calls[i].name, calls[i].call), ==, SQLITE_OK);
}

static void __attribute__ ((constructor)) read_environment (void)
{
  const char *room = g_getenv ("SMALL_DISK");

  if (room != NULL)
    small_disk_set_room (g_ascii_strtoll (room, NULL, 10));
}
