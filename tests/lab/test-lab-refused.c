/* test-lab-refused.c: files that cannot be what they are said to be, and ids that are not as ours: clear sentences, no
 * waiting, and nothing that a terminal would obey.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-commands.h"
#include "lab-data.h"

#include <fcntl.h>
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
  { "@data/bluff-bay.db", "data/bluff-bay.db” belongs to the saved games themselves" },
  { "@data/../data/bluff-bay.db", "data/bluff-bay.db” belongs to the saved games themselves" },
  { "@link.db", "link.db” belongs to the saved games themselves" },
  { "@data/bluff-bay.db-wal", "data/bluff-bay.db-wal” belongs to the saved games themselves" },
  { "@none/copy.db", "none/copy.db” can’t be read or written: No such file or directory." },
  { "@folder", "folder” can’t be read or written: Is a directory." },
  { "@pipe", "pipe” is not an ordinary file" },
  { "/dev/full", "/dev/full” is not an ordinary file" },
  { "@mine", "mine” already exists and was not changed. Choose another name." },
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
  g_autofree char *mine = NULL;
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  make_pipe (folder);
  make_empty_folder (folder);
  write_file (folder, "mine", "mine", -1);
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
  mine = read_file (folder, "mine");
  g_assert_cmpstr (mine, ==, "mine");
  assert_answers (folder, BLUFF_LAB_OK, "backup @mine --force --data-dir @data", "Everything is in “", "/mine”");
  assert_answers (folder, BLUFF_LAB_OK, "restore @mine --data-dir @data", "The backup is restored.");
  assert_data_ok (folder);
  g_free (witness_testify (&witness, folder));
  clear_data (&witness, folder);
}

/* --- Import --------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *source;
  const char *sentence;
} imports[] = {
  { "@pipe", "pipe” is not an ordinary file. Nothing was changed." },
  { "/dev/zero", "“/dev/zero” is not an ordinary file" },
  { "/dev/null", "“/dev/null” is not an ordinary file" },
  { "/dev/tty", "“/dev/tty” is not an ordinary file" },
  { "@folder", "This is a folder, not a file." },
  { "@none", "No such file or directory" },
  { "-", "No such file or directory" },
  { "@huge", "A line has at most 65536 bytes." },
  { "@empty", "The file is empty." },
};

/* A terabyte that takes no room. */
static void
make_huge (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "huge", NULL);
  int fd = g_open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (fd, >=, 0);
  if (ftruncate (fd, (off_t) 1 << 40) != 0)
    g_assert_cmpint (ftruncate (fd, (off_t) 1 << 30), ==, 0);
  g_assert_cmpint (close (fd), ==, 0);
}

static void
test_import (void)
{
  g_autofree char *folder = make_folder ();

  make_pipe (folder);
  make_empty_folder (folder);
  make_huge (folder);
  write_file (folder, "empty", "", 0);
  for (guint i = 0; i < G_N_ELEMENTS (imports); i++)
    {
      g_autofree char *arguments = g_strdup_printf ("import %s --data-dir @data", imports[i].source);
      g_auto (Run) run = run_lab (folder, arguments);

      /* Who reads what was taken in does not get what was not. */
      g_assert_cmpstr (run.said, ==, "");
      if (strstr (run.complained, imports[i].sentence) == NULL)
        g_error ("“%s” says: %s", arguments, run.complained);
      g_assert_cmpint (run.code, ==, BLUFF_LAB_WRONG);
    }

  assert_answers (folder, BLUFF_LAB_OK, "list --data-dir @data", "There are no saved games.");
  remove_folder (folder);
}

/* --- Restore -------------------------------------------------------------------------------------------------------
 */

static void
test_restore (void)
{
  g_autofree char *folder = make_folder ();

  make_pipe (folder);
  assert_answers (folder, BLUFF_LAB_WRONG, "restore @pipe --data-dir @data", "pipe” is not an ordinary file");
  assert_answers (folder, BLUFF_LAB_WRONG, "restore /dev/zero --data-dir @data", "“/dev/zero” is not an ordinary file");
  remove_folder (folder);
}

/* --- Ids -----------------------------------------------------------------------------------------------------------
 */

/* What a program may print that a terminal does not obey. */
static void
assert_harmless (const char *folder, const char *arguments, const char *word)
{
  g_auto (Run) run = run_lab (folder, arguments);
  g_autofree char *all = g_strconcat (run.said, run.complained, NULL);

  for (const char *p = all; *p != '\0'; p += g_utf8_skip[(guchar) *p])
    if (*p != '\n' && g_unichar_iscntrl (g_utf8_get_char (p)))
      g_error ("“%s” prints U+%04X", arguments, g_utf8_get_char (p));
  if (strstr (all, word) == NULL)
    g_error ("“%s” does not say “%s” but: %s", arguments, word, all);
}

/* The record of a finished game, with an id of its own. */
static void
write_record (const char *folder, const char *record, const char *name, const char *old_id, const char *id)
{
  g_auto (GStrv) parts = g_strsplit (record, old_id, 2);
  g_autofree char *text = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  text = g_strjoinv (id, parts);
  write_file (folder, name, text, -1);
}

static void
test_control_characters (void)
{
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *record = witness_testify (&witness, folder);

  write_record (folder, record, "odd.bluff", witness.id, "a\\u001b[2Jb\\u0007\\n\\u009b\\u202ec");
  assert_harmless (folder, "import @odd.bluff --data-dir @other", "imported as a\\x1b[2Jb\\x07\\x0a\\u009b\\u202ec\n");
  assert_harmless (folder, "import @odd.bluff --data-dir @other", "a\\x1b[2Jb\\x07\\x0a\\u009b\\u202ec is there");
  assert_harmless (folder, "list --data-dir @other", "a\\x1b[2Jb\\x07\\x0a\\u009b\\u202ec  bluffer");
  assert_harmless (folder, "play --resume a\033[2Jb\a\n\302\233\342\200\256c --data-dir @other",
                   "a\\x1b[2Jb\\x07\\x0a\\u009b\\u202ec\n");
  assert_harmless (folder, "play --resume no\033such --data-dir @other", "There is no saved game “no\\x1bsuch”.");
  assert_harmless (folder, "stats no\033body --data-dir @other", "There is no player “no\\x1bbody” here.");
  assert_harmless (folder, "backup @no\033folder/x --data-dir @other", "no\\x1bfolder/x” can’t be");
  assert_harmless (folder, "export a\033[2Jb\a\n\302\233\342\200\256c @out --data-dir @other", ".bluff\n");
  assert_harmless (folder, "list pi\033rate --data-dir @other", "pi\\x1brate");
  assert_harmless (folder, "check --data-dir @other", "ok, 1 game");
  clear_data (&witness, folder);
}

/* Ids are compared as they are: two that differ in case are two games, and two files wherever they are exported to. */
static void
test_case (void)
{
  static const char *const ids[] = { "rum", "Rum", "RUM", "--all", "-" };
  Witness witness;
  char *folder = make_data (&witness);
  g_autofree char *record = witness_testify (&witness, folder);
  g_autofree char *out = g_build_filename (folder, "out", NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.bluff", i);
      g_autofree char *arguments = g_strdup_printf ("import @%s --data-dir @other", name);
      g_autofree char *answer = g_strdup_printf ("imported as %s\n", ids[i]);

      write_record (folder, record, name, witness.id, ids[i]);
      assert_answers (folder, BLUFF_LAB_OK, arguments, answer);
    }

  assert_answers (folder, BLUFF_LAB_OK, "export --all @out --data-dir @other", "5 games and results.csv exported.");
  names = list_folder (out);
  g_assert_cmpuint (g_strv_length (names), ==, G_N_ELEMENTS (ids) + 1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_assert_true (g_hash_table_add (seen, g_ascii_strdown (names[i], -1)));
      /* Nor is any of them an option. */
      g_assert_cmpint (names[i][0], !=, '-');
    }
  g_assert_true (g_strv_contains ((const char *const *) names, "rum.bluff"));
  clear_data (&witness, folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  alarm (PATIENCE_S);

  g_test_add_func ("/lab/refused/backup", test_backup);
  g_test_add_func ("/lab/refused/import", test_import);
  g_test_add_func ("/lab/refused/restore", test_restore);
  g_test_add_func ("/lab/refused/control-characters", test_control_characters);
  g_test_add_func ("/lab/refused/case", test_case);

  return g_test_run ();
}
