/* bluff-lab-simulate.c: bluff-bay-lab simulate: computer players play, and who won is counted.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-tally.h"
#include "bluff-record-writer.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  MOST_GAMES = 1000000000,
  FOLDER_MODE = 0777,
  NUMBER_WIDTH = 4 /* digits in the name of a record, unless there are more games */
};

/* The command line, as it was written. */
typedef struct
{
  char **games;
  char *players;
  char *n_games;
  char *seed;
  char *levels;
  char **options;
  char *folder;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->games);
  g_free (self->players);
  g_free (self->n_games);
  g_free (self->seed);
  g_free (self->levels);
  g_strfreev (self->options);
  g_free (self->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, "How many seats there are", "N" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &self->n_games, "How many games to play", "K" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed, "The number that chance begins with", "S" },
    { "levels", 0, 0, G_OPTION_ARG_STRING, &self->levels,
      "random, deckhand, hoarder or hasty, for all seats or one for each; deckhand unless given", "L,L,…" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->options, "An option of the game; may be repeated",
      "KEY=VALUE" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &self->folder, "Write a record of each game into a folder", "DIR" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->games, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse ("GAME --players N --games K --seed S",
                          "Lets computer players play games and tells how long they took and who won.\n"
                          "The same arguments give the same games and the same records on every machine.",
                          entries, argc, argv, error);
}

static gboolean
read_series (const Arguments *self, BluffLabSeries *series, guint64 *n_games, GError **error)
{
  BluffGame game;
  guint players;
  guint64 seed;

  if (!bluff_lab_read_game (self->games, &game, error) ||
      !bluff_lab_read_players (game, self->players, &players, error) ||
      !bluff_lab_read_number ("--games", self->n_games, 1, MOST_GAMES, n_games, error) ||
      !bluff_lab_read_number ("--seed", self->seed, 0, G_MAXUINT64, &seed, error))
    return FALSE;

  bluff_lab_series_init (series, game, players, BLUFF_LEVEL_DECKHAND, seed);
  return bluff_lab_read_levels (self->levels, players, BLUFF_LAB_N_LEVELS, series->levels, error) &&
         bluff_lab_read_options (self->options, &series->table, error);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      int saved_errno = errno;
      g_autofree char *name = g_filename_display_name (folder);

      g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno),
                   "The folder “%1$s” cannot be made: %2$s", name, g_strerror (saved_errno));
      return FALSE;
    }

  return TRUE;
}

/* Writes the record of game NUMBER, from 1, of N_GAMES. */
static gboolean
write_record (const char *folder, const BluffRecord *record, guint64 number, guint64 n_games, GError **error)
{
  g_autofree char *highest = g_strdup_printf ("%" G_GUINT64_FORMAT, n_games);
  int width = MAX (NUMBER_WIDTH, (int) strlen (highest));
  g_autofree char *name =
      g_strdup_printf ("%s-%0*" G_GUINT64_FORMAT ".bluff", bluff_game_name (record->table.game), width, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  bluff_record_write (record, text);
  return g_file_set_contents (path, text->str, (gssize) text->len, error);
}

static gboolean
play (const BluffLabSeries *series, guint64 n_games, const char *folder, BluffLabTally *tally, GError **error)
{
  if (folder != NULL && !make_folder (folder, error))
    return FALSE;

  for (guint64 i = 0; i < n_games; i++)
    {
      g_autoptr (BluffRecord) record = NULL;
      BluffLabOutcome outcome;

      bluff_lab_series_play (series, i, &outcome, folder != NULL ? &record : NULL);
      bluff_lab_tally_add (tally, series, &outcome);
      if (folder != NULL && !write_record (folder, record, i + 1, n_games, error))
        return FALSE;
    }

  return TRUE;
}

int
bluff_lab_simulate (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_autoptr (GError) error = NULL;
  BluffLabTally tally = { 0 };
  BluffLabSeries series;
  guint64 n_games;

  if (!parse (&arguments, argc, argv, &error) || !read_series (&arguments, &series, &n_games, &error) ||
      !play (&series, n_games, arguments.folder, &tally, &error))
    return bluff_lab_report (error);

  bluff_lab_tally_print (&tally, &series);
  return BLUFF_LAB_OK;
}
