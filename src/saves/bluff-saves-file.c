/* bluff-saves-file.c: files that leave the house.
 *
 * A file has no name until it is complete, so that nothing is left of one whose writer was killed. Where a file must
 * have a name, because the file system wants it or because it is to take another's place, it has one of ours until it
 * has its own, and is locked: what has such a name and no lock is left over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* O_TMPFILE */
#endif

#include "bluff-saves-file.h"

#include "bluff-saves-fail.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* A random UUID follows. */
#define PART_PREFIX ".bluff-bay-part-"

enum
{
  FILE_MODE = 0600, /* it holds names, and hands of games that are played */
  PROC_NAME_SIZE = 40
};

static char *
name_part (const char *folder)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (PART_PREFIX, uuid, NULL);

  return g_build_filename (folder, name, NULL);
}

/* 0, or errno. */
static int
write_bytes (int fd, GBytes *bytes)
{
  gsize left;
  const char *data = g_bytes_get_data (bytes, &left);

  while (left > 0)
    {
      gssize n = write (fd, data, left);

      if (n < 0 && errno != EINTR)
        return errno;
      data += MAX (n, 0);
      left -= (gsize) MAX (n, 0);
    }

  return fsync (fd) == 0 ? 0 : errno;
}

/* Gives an open file a name; 0, or errno. */
static int
name_file (int fd, const char *path)
{
  char name[PROC_NAME_SIZE];

  g_snprintf (name, sizeof name, "/proc/self/fd/%d", fd);
  return linkat (AT_FDCWD, name, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

/* Puts PART in the place of PATH; 0, or errno. */
static int
replace_by (const char *part, const char *path)
{
  int number = g_rename (part, path) == 0 ? 0 : errno;

  if (number != 0)
    g_unlink (part);
  return number;
}

/* 0, or errno: not every file system can do it. */
static int
write_nameless (const char *folder, const char *path, GBytes *bytes)
{
  int fd = g_open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, FILE_MODE);
  int number;

  if (fd < 0)
    return errno;

  flock (fd, LOCK_EX | LOCK_NB);
  number = write_bytes (fd, bytes);
  if (number == 0)
    number = name_file (fd, path);
  if (number == EEXIST)
    {
      g_autofree char *part = name_part (folder);

      number = name_file (fd, part);
      if (number == 0)
        number = replace_by (part, path);
    }

  close (fd);
  return number;
}

/* A new file that nobody takes for one that was left over; -1 with errno. */
static int
open_part (const char *part)
{
  for (;;)
    {
      int fd = g_open (part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, FILE_MODE);
      GStatBuf status;

      /* Somebody may have swept it before it was locked. */
      if (fd < 0 || flock (fd, LOCK_EX) != 0 || fstat (fd, &status) != 0 || status.st_nlink > 0)
        return fd;
      close (fd);
    }
}

static int
write_named (const char *folder, const char *path, GBytes *bytes)
{
  g_autofree char *part = name_part (folder);
  int fd = open_part (part);
  int number;

  if (fd < 0)
    return errno;

  number = write_bytes (fd, bytes);
  if (number == 0)
    number = replace_by (part, path);
  else
    g_unlink (part);

  close (fd);
  return number;
}

gboolean
bluff_saves_write_file (const char *path, GBytes *bytes, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int number = write_nameless (folder, path, bytes);

  if (number != 0)
    number = write_named (folder, path, bytes);
  if (number == 0)
    return TRUE;

  return bluff_saves_fail (error, BLUFF_SAVES_ERROR_FILE, (BluffSavesDetails){ .path = path, .number = number },
                           "%s: %s", path, g_strerror (number));
}

/* Whether an open file is ours and nobody is writing it. */
static gboolean
is_left_over (int fd)
{
  GStatBuf status;

  return fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_uid == geteuid () &&
         flock (fd, LOCK_EX | LOCK_NB) == 0;
}

void
bluff_saves_sweep_folder (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    if (g_str_has_prefix (name, PART_PREFIX) && g_uuid_string_is_valid (name + strlen (PART_PREFIX)))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0);

        if (fd >= 0 && is_left_over (fd))
          g_unlink (path);
        if (fd >= 0)
          close (fd);
      }
}
