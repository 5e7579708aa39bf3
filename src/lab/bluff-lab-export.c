/* bluff-lab-export.c: bluff-bay-lab export: saved games as records.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-print.h"
#include "bluff-saves-records.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>

enum
{
  FOLDER_MODE = 0700
};

/* The command line: IDs, and last where they go. */
typedef struct
{
  char **words;
  gboolean all;
  char *data_dir;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->words);
  g_free (self->data_dir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &self->all, "Export every game, and a table of all results", NULL },
    BLUFF_LAB_DATA_DIR (&self->data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->words, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse ("ID… DIR | ID - | --all DIR",
                          "Writes saved games as records into a folder, which is made if it is not there, or one of\n"
                          "them to the standard output (“-”).",
                          entries, argc, argv, error);
}

static gboolean
check_use (const Arguments *self, guint n, GError **error)
{
  gboolean out = n > 0 && g_str_equal (self->words[n - 1], "-");

  if (n == 0)
    return bluff_lab_misuse (error, "A folder must be named, or “-” for the standard output.");
  if (self->all && n > 1)
    return bluff_lab_misuse (error, "With --all only a folder is named.");
  if (self->all && out)
    return bluff_lab_misuse (error, "All games need a folder: “-” is for one game.");
  if (!self->all && n == 1)
    return bluff_lab_misuse (error, "The id of a game and a folder, or “-”, must be given.");
  if (out && n > 2)
    return bluff_lab_misuse (error, "Several games need a folder: “-” is for one game.");

  return TRUE;
}

static gboolean
export_all (BluffSaves *saves, const char *folder, GError **error)
{
  guint games;

  if (!bluff_saves_export_all (saves, folder, NULL, NULL, NULL, &games, error))
    return FALSE;

  g_print (bluff_lab_plural ("%u game and results.csv exported.\n", "%u games and results.csv exported.\n", games),
           games);
  return TRUE;
}

static gboolean
export_to_output (BluffSaves *saves, const char *id, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_export (saves, id, error);

  if (bytes == NULL)
    return FALSE;

  fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
  return TRUE;
}

static gboolean
export_some (BluffSaves *saves, char **ids, guint n, const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      int saved_errno = errno;
      g_autofree char *name = g_filename_display_name (folder);

      g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno),
                   "The folder “%1$s” cannot be made: %2$s", name, g_strerror (saved_errno));
      return FALSE;
    }

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = bluff_saves_file_name (ids[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!bluff_saves_export_file (saves, ids[i], path, error))
        return FALSE;
      bluff_lab_print_name (stdout, path);
      printf ("\n");
    }

  return TRUE;
}

static gboolean export(BluffSaves *saves, const Arguments *self, guint n, GError **error)
{
  const char *target = self->words[n - 1];

  if (self->all)
    return export_all (saves, target, error);

  return g_str_equal (target, "-") ? export_to_output (saves, self->words[0], error)
                                   : export_some (saves, self->words, n - 1, target, error);
}

int
bluff_lab_export (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  guint n;

  if (!parse (&arguments, argc, argv, &error))
    return bluff_lab_report (error);

  n = arguments.words != NULL ? g_strv_length (arguments.words) : 0;
  if (!check_use (&arguments, n, &error) ||
      !bluff_lab_data_open (&data, arguments.data_dir, BLUFF_LAB_DATA_NEED, &error) ||
      !export(data.saves, &arguments, n, &error))
    return bluff_lab_report (error);

  return BLUFF_LAB_OK;
}
