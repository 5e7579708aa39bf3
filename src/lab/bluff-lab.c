/* bluff-lab.c: bluff-bay-lab: play, check, tell, measure and keep games without a window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-language.h"

#include <errno.h>
#include <stdio.h>

static const struct
{
  const char *name;
  BluffLabCommand run;
  const char *summary;
} commands[] = {
  { "simulate", bluff_lab_simulate, "let computer players play games, and count who wins" },
  { "verify", bluff_lab_verify, "check records of games, line by line, by the rules" },
  { "show", bluff_lab_show, "tell the game of a record in words" },
  { "bench", bluff_lab_bench, "measure the speed of the engine" },
  { "play", bluff_lab_play, "let computer players play a game that is saved move by move" },
  { "list", bluff_lab_list, "list the saved games" },
  { "export", bluff_lab_export, "write saved games as records" },
  { "import", bluff_lab_import, "take records in as saved games" },
  { "stats", bluff_lab_stats, "tell what a player has achieved, or who leads" },
  { "recount", bluff_lab_recount, "compute facts and ratings again" },
  { "backup", bluff_lab_backup, "write everything that is saved into one file" },
  { "restore", bluff_lab_restore, "put a backup in the place of what is saved" },
  { "salvage", bluff_lab_salvage, "save what can be read of a damaged database" },
  { "check", bluff_lab_check, "check everything that is saved" },
};

static char *
describe_commands (void)
{
  GString *text = g_string_new ("Plays, checks, tells, measures and keeps games of Bluff Bay.");

  g_string_append (text, "\n\nCommands:");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "\n  %-10s %s", commands[i].name, commands[i].summary);

  return g_string_free (text, FALSE);
}

/* Options of the program stand before the command; those of a command are its own business. */
static gboolean
parse (int *argc, char ***argv, gboolean *version, GError **error)
{
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, version, "Print the version", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *summary = describe_commands ();
  g_autoptr (GOptionContext) context = g_option_context_new ("COMMAND [ARGUMENT…]");

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, "“bluff-bay-lab COMMAND --help” tells more of a command.");
  g_option_context_set_strict_posix (context, TRUE);

  return g_option_context_parse (context, argc, argv, error);
}

static int
run_command (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[0], commands[i].name))
      {
        program = g_strdup_printf ("bluff-bay-lab %s", commands[i].name);
        g_set_prgname (program);
        return commands[i].run (argc, argv);
      }

  bluff_lab_misuse (&error, "There is no command “%s”.", argv[0]);
  return bluff_lab_report (error);
}

/* A full disk must not look like a game without an end. */
static int
finish (int result)
{
  g_autoptr (GError) error = NULL;

  if (fflush (stdout) == 0 && !ferror (stdout))
    return result;

  g_set_error (&error, G_FILE_ERROR, G_FILE_ERROR_FAILED, "What was to be printed could not be written: %s",
               g_strerror (errno));
  bluff_lab_report (error);
  return MAX (result, (int) BLUFF_LAB_WRONG);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  gboolean version = FALSE;

  bluff_language_init (LOCALE_DIR);
  g_set_prgname ("bluff-bay-lab");

  if (!parse (&argc, &argv, &version, &error))
    return bluff_lab_report (error);

  if (version)
    {
      g_print ("bluff-bay-lab %s\n", PACKAGE_VERSION);
      return finish (BLUFF_LAB_OK);
    }

  if (argc < 2)
    {
      bluff_lab_misuse (&error, "There is no command.");
      return bluff_lab_report (error);
    }

  return finish (run_command (argc - 1, argv + 1));
}
