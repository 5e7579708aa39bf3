/* bluff-lock.c: locks of open files, and what it takes to remove a locked file.
 *
 * Open file description locks of Linux: unlike flock, they change from alone to shared in one go, so that nobody slips
 * in between; unlike the older kind, they belong to what was opened and not to the whole process.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* F_OFD_SETLK */

#include "bluff-lock.h"

#include "bluff-store-fail.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  PAUSE_MS = 5 /* between two attempts */
};

struct _BluffLock
{
  char *path;
  int fd;
};

/* FALSE with errno EAGAIN if somebody else has it. */
static gboolean
try_lock (int fd, BluffLockKind kind)
{
  static const short types[] = { [BLUFF_LOCK_SHARED] = F_RDLCK, [BLUFF_LOCK_ALONE] = F_WRLCK };
  struct flock whole_file = { .l_type = types[kind], .l_whence = SEEK_SET };
  int said;

  do
    said = fcntl (fd, F_OFD_SETLK, &whole_file);
  while (said != 0 && errno == EINTR);

  /* The system may say either for the same thing. */
  if (errno == EACCES)
    errno = EAGAIN;
  return said == 0;
}

/* The process that had the file before us may have removed it: then we have locked a file that nobody else will
 * find. */
static gboolean
is_still_there (int fd, const char *path)
{
  struct stat ours, theirs;

  return fstat (fd, &ours) == 0 && stat (path, &theirs) == 0 && ours.st_ino == theirs.st_ino &&
         ours.st_dev == theirs.st_dev;
}

/* The locked file, or -1 with errno: EAGAIN if somebody else has it. */
static int
open_locked (const char *path, BluffLockKind kind)
{
  for (;;)
    {
      int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

      if (fd < 0)
        return -1;
      if (!try_lock (fd, kind))
        {
          int number = errno;

          close (fd);
          errno = number;
          return -1;
        }
      if (is_still_there (fd, path))
        return fd;
      close (fd);
    }
}

BluffLock *
bluff_lock_take (const char *path, BluffLockKind kind, guint patience_ms, GError **error)
{
  gint64 end = g_get_monotonic_time () + patience_ms * G_TIME_SPAN_MILLISECOND;
  BluffLock *self;
  int fd;

  while ((fd = open_locked (path, kind)) < 0)
    {
      if (errno != EAGAIN)
        {
          bluff_store_fail_errno (error, errno, path, "lock");
          return NULL;
        }
      if (g_get_monotonic_time () >= end)
        {
          bluff_store_fail (error, BLUFF_STORE_ERROR_BUSY, (BluffStoreDetails){ .path = path }, "%s is locked", path);
          return NULL;
        }
      g_usleep (PAUSE_MS * 1000);
    }

  self = g_new0 (BluffLock, 1);
  self->path = g_strdup (path);
  self->fd = fd;
  return self;
}

gboolean
bluff_lock_change (BluffLock *self, BluffLockKind kind)
{
  return try_lock (self->fd, kind);
}

void
bluff_lock_release (BluffLock *self, gboolean remove)
{
  if (remove)
    g_unlink (self->path);
  close (self->fd);
  g_free (self->path);
  g_free (self);
}
