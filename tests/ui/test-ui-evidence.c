/* test-ui-evidence.c: a test of windows that is ended leaves a picture and the record of its game, whatever ends it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>

enum
{
  WIDTH = 800,
  HEIGHT = 700,
  SEED = 7
};

static char *program;

static const struct
{
  const char *path;
  int number;
} rows[] = {
  { "/ui/evidence/time-limit", SIGTERM },
  { "/ui/evidence/memory", SIGSEGV },
};

/* What the other process does: "--die NUMBER FOLDER". */
static int
die (int number, const char *folder)
{
  const struct rlimit none = { 0, 0 };
  g_autoptr (BluffSavedGame) game = NULL;
  UiDriver *driver;

  adw_init ();
  setrlimit (RLIMIT_CORE, &none);
  driver = ui_driver_new (folder, WIDTH, HEIGHT);
  game = ui_player_sit_down (driver, 1, SEED);
  ui_driver_settle (driver);
  raise (number);
  return EXIT_FAILURE;
}

static gboolean
has_file (const char *folder, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      return TRUE;

  return FALSE;
}

static void
test_row (gconstpointer data)
{
  int number = rows[GPOINTER_TO_UINT (data)].number;
  g_autofree char *text = g_strdup_printf ("%d", number);
  const char *evidence = ui_driver_make_folder ();
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GSubprocess) other = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "BLUFF_EVIDENCE", evidence, TRUE);
  other = g_subprocess_launcher_spawn (launcher, &error, program, "--die", text, ui_driver_make_folder (), NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (other, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (other));
  g_assert_cmpint (g_subprocess_get_term_sig (other), ==, number);
  g_assert_true (has_file (evidence, ".png"));
  g_assert_true (has_file (evidence, ".bluff"));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 4 && g_str_equal (argv[1], "--die"))
    return die (atoi (argv[2]), argv[3]);

  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, GUINT_TO_POINTER (i), test_row);

  return g_test_run ();
}
