/* bluff-lab-backup.c: bluff-bay-lab backup, restore and salvage: the whole database as a file, and back.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-print.h"
#include "bluff-saves-care.h"

#include <stdio.h>

/* The command line of each of the three. */
typedef struct
{
  char **files;
  char *data_dir;
  gboolean replaces; /* it writes a file, and has the option for one that is there */
  gboolean force;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->files);
  g_free (self->data_dir);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

static gboolean
parse (Arguments *self, const char *parameters, const char *summary, guint n, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    BLUFF_LAB_DATA_DIR (&self->data_dir),
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->files, NULL, NULL },
    /* An entry without a name is the end. */
    { self->replaces ? "force" : NULL, 0, 0, G_OPTION_ARG_NONE, &self->force, "Replace a file that is there", NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse (parameters, summary, entries, argc, argv, error) &&
         bluff_lab_read_words (self->files, n, error);
}

static void
print_kept (const char *kept)
{
  g_autofree char *name = NULL;

  if (kept == NULL)
    return;

  name = bluff_lab_name_file (kept);
  g_print ("The database that was there is kept as “%s”.\n", name);
}

int
bluff_lab_backup (int argc, char **argv)
{
  g_auto (Arguments) arguments = { .replaces = TRUE };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (!parse (&arguments, "FILE",
              "Writes everything that is saved into one file, while games may go on. A file that is there is left as\n"
              "it is, or with --force replaced once the new one is complete.",
              1, argc, argv, &error) ||
      !bluff_lab_data_open (&data, arguments.data_dir, BLUFF_LAB_DATA_NEED, &error) ||
      !bluff_saves_backup (data.saves, arguments.files[0], arguments.force, &error))
    return bluff_lab_report (error);

  name = bluff_lab_name_file (arguments.files[0]);
  g_print ("Everything is in “%s”.\n", name);
  return BLUFF_LAB_OK;
}

/* The store stays closed, so that a database that cannot be opened is no hindrance. */
int
bluff_lab_restore (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_autoptr (BluffStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;

  if (!parse (&arguments, "FILE",
              "Checks a backup and puts it in the place of what is saved. The database that was there is kept.", 1,
              argc, argv, &error))
    return bluff_lab_report (error);

  store = bluff_store_new (arguments.data_dir);
  if (!bluff_store_restore (store, arguments.files[0], &kept, &error))
    return bluff_lab_report (error);

  g_print ("The backup is restored.\n");
  print_kept (kept);
  return BLUFF_LAB_OK;
}

/* Whether nothing was lost, as far as is known and surely. */
static gboolean
print_salvage (const BluffStoreSalvage *saved)
{
  g_print (bluff_lab_plural ("%u player was saved.\n", "%u players were saved.\n", saved->players), saved->players);
  g_print (bluff_lab_plural ("%u game was saved as a whole.\n", "%u games were saved as a whole.\n",
                             saved->games_whole),
           saved->games_whole);
  g_print (bluff_lab_plural ("%u game was saved up to the damage.\n", "%u games were saved up to the damage.\n",
                             saved->games_cut),
           saved->games_cut);
  if (saved->games_lost > 0 || !saved->more_unknown)
    g_print (bluff_lab_plural ("%u game could not be saved.\n", "%u games could not be saved.\n", saved->games_lost),
             saved->games_lost);
  if (saved->more_unknown)
    g_print ("There may have been other games: how many cannot be read any more.\n");
  return saved->games_lost == 0 && !saved->more_unknown;
}

/* Whether there is something to salvage, by all that `check` looks at: FALSE with an error that says what is wrong
 * otherwise, or without one if all is well. */
static gboolean
is_damaged (BluffStore *store, GError **error)
{
  g_autoptr (BluffSaves) saves = bluff_saves_new (store);
  g_autoptr (BluffSavesReport) report = NULL;
  g_autoptr (GError) trouble = NULL;

  if (bluff_store_open (store, &trouble))
    report = bluff_saves_check (saves, NULL, NULL, NULL, &trouble);
  bluff_store_close (store);

  if (report != NULL)
    return report->findings->len > 0 || report->damages->len > 0;
  if (g_error_matches (trouble, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED) ||
      g_error_matches (trouble, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&trouble));
  return FALSE;
}

static gboolean
set_aside (const char *data_dir, char **kept, GError **error)
{
  g_autoptr (BluffStore) store = bluff_store_new (data_dir);

  if (!is_damaged (store, error))
    return FALSE;
  if (!bluff_store_set_aside (store, kept, error))
    return FALSE;

  print_kept (*kept);
  return TRUE;
}

/* Whether a database that was set aside holds nothing that can be read at all. */
static gboolean
is_beyond_reading (const GError *error)
{
  return g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE) ||
         g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED);
}

int
bluff_lab_salvage (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_auto (BluffLabData) data = { NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL;
  BluffStoreSalvage saved = { 0 };

  if (!parse (&arguments, NULL,
              "Sets a damaged database aside, makes a new one, and copies into it whatever can be read.", 0, argc, argv,
              &error) ||
      !bluff_lab_data_exists (arguments.data_dir, &error))
    return bluff_lab_report (error);

  if (!set_aside (arguments.data_dir, &kept, &error))
    {
      if (error != NULL)
        return bluff_lab_report (error);
      g_print ("The database is not damaged. Nothing was changed.\n");
      return BLUFF_LAB_OK;
    }

  if (!bluff_lab_data_open (&data, arguments.data_dir, BLUFF_LAB_DATA_MAKE, &error))
    return bluff_lab_report (error);

  if (!bluff_saves_salvage (data.saves, kept, &saved, &error))
    {
      g_autofree char *name = bluff_lab_name_file (kept);

      if (!is_beyond_reading (error))
        return bluff_lab_report (error);

      g_printerr ("Nothing could be read. The damaged database is kept as “%s”, and a new one, without any game, is in "
                  "its place. Restore a backup if there is one.\n",
                  name);
      return BLUFF_LAB_WRONG;
    }

  return print_salvage (&saved) ? BLUFF_LAB_OK : BLUFF_LAB_WRONG;
}
