/* test-lab-refused.c: files that cannot be what they are said to be: clear sentences, no waiting.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  PATIENCE_S = 120 /* nothing here may wait for something that does not come */
};

/* --- Backup --------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *target;
  const char *sentence; /* after the name that was given */
} backups[] = {
  { "@data/bluff-bay.db", "data/bluff-bay.db” is the database itself, or belongs to it" },
  { "@data/../data/bluff-bay.db", "data/bluff-bay.db” is the database itself, or belongs to it" },
  { "@link.db", "link.db” is the database itself, or belongs to it" },
  { "@data/bluff-bay.db-wal", "data/bluff-bay.db-wal” is the database itself, or belongs to it" },
  { "@none/copy.db", "none/copy.db” cannot be read or written: No such file or directory." },
  { "@folder", "folder” cannot be read or written: Is a directory." },
  { "@pipe", "pipe” is no file with something in it" },
  { "/dev/full", "/dev/full” is no file with something in it" },
};

static void
make_pipe (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "pipe", NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_empty_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "folder", NULL);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
test_backup (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *link_path = g_build_filename (folder, "link.db", NULL);
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  make_pipe (folder);
  make_empty_folder (folder);
  g_assert_cmpint (symlink ("data/bluff-bay.db", link_path), ==, 0);
  before = list_folder (folder);
  for (guint i = 0; i < G_N_ELEMENTS (backups); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("backup %s --data-dir @data", backups[i].target);
      g_auto (Run) run = run_lab (folder, arguments);

      g_assert_cmpint (run.code, ==, BLUFF_LAB_WRONG);
      if (strstr (run.complained, backups[i].sentence) == NULL)
        g_error ("“%s” says: %s", arguments, run.complained);
      g_assert_null (strstr (run.complained, ".part"));
    }

  after = list_folder (folder);
  g_assert_true (g_strv_equal ((const char *const *) before, (const char *const *) after));
  assert_data_ok (folder);
  g_free (witness_testify (&witness, folder));
  clear_data (&witness, folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  alarm (PATIENCE_S);

  g_test_add_func ("/lab/refused/backup", test_backup);

  return g_test_run ();
}
