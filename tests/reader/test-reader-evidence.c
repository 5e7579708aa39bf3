/* test-reader-evidence.c: a test from outside that fails, crashes or is ended leaves what is needed to understand it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-position.h"
#include "reader.h"
#include "texts.h"

#include <locale.h>
#include <signal.h>
#include <string.h>

enum
{
  CHANCE = 1
};

typedef struct
{
  const char *path;
  int number; /* of the signal that ends the test */
} Row;

/* In a process of its own, with an unfinished game in FOLDER. */
static void
end (const char *folder, int number)
{
  Reader *reader = NULL;

  reader_choose_chance (CHANCE);
  reader = reader_start (folder, "en");
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_CARRY_ON_PATTERN));
  raise (number);
}

/* What is like PATTERN in FOLDER: its path, newly allocated, and a failure if there is not exactly one. */
static char *
find (const char *folder, const char *pattern)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  char *found = NULL;
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_pattern_match_simple (pattern, name))
      {
        g_assert_null (found);
        found = g_build_filename (folder, name, NULL);
      }
  if (found == NULL)
    g_error ("There is no %s", pattern);

  return found;
}

static void
expect (const char *folder, const char *pattern, const char *begins, const char *has)
{
  g_autofree char *path = find (folder, pattern);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  if (!g_str_has_prefix (contents, begins) || strstr (contents, has) == NULL)
    g_error ("%s is not what it is to be", path);
}

static void
test_evidence (gconstpointer data)
{
  static const ReaderPosition position = { BLUFF_GAME_PIRATE, 1, 3, 1, BLUFF_PHASE_PIRATE_PLAY, 1, 1 };
  const Row *row = data;
  const char *folder, *evidence;
  g_autofree char *left = NULL;

  if (g_test_subprocess ())
    {
      end (g_getenv ("EVIDENCE_GAME"), row->number);
      return;
    }

  folder = reader_make_folder ();
  evidence = reader_make_folder ();
  reader_position_keep (&position, folder);
  g_setenv ("EVIDENCE_GAME", folder, TRUE);
  g_setenv ("BLUFF_EVIDENCE", evidence, TRUE);
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();

  left = find (evidence, "test-reader-evidence-*");
  expect (left, "seen.txt", "", TEXT_CARRY_ON);
  expect (left, "bluff-bay.db", "SQLite", "");
  expect (left, "*.bluff", "{", "Ada");
  expect (left, "screen.png", "\x89PNG", "");
}

int
main (int argc, char **argv)
{
  static const Row rows[] = {
    { "/reader/evidence/failure", SIGABRT },
    { "/reader/evidence/time-limit", SIGTERM },
    { "/reader/evidence/crash", SIGSEGV },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_evidence);

  return g_test_run ();
}
