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
#include <glib/gi18n.h>
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
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, N_ ("How many seats there are"), "N" },
    { "games", 0, 0, G_OPTION_ARG_STRING, &self->n_games, N_ ("How many games to play"), "K" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed, N_ ("The number that chance begins with"), "S" },
    { "levels", 0, 0, G_OPTION_ARG_STRING, &self->levels,
      N_ ("random or deckhand, for all seats or one for each; deckhand unless given"), "L,L,…" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->options, N_ ("An option of the game; may be repeated"),
      "KEY=VALUE" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &self->folder, N_ ("Write a record of each game into a folder"), "DIR" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->games, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse ("GAME --players N --games K --seed S",
                          _ ("Lets computer players play games and tells how long they took and who won.\n"
                             "The same arguments give the same games and the same records on every machine."),
                          entries, argc, argv, error);
}

static char *
list_levels (void)
{
  GString *list = g_string_new (NULL);

  for (guint level = 0; level < BLUFF_N_LEVELS; level++)
    bluff_lab_list_add (list, bluff_level_name (level));

  return g_string_free (list, FALSE);
}

static gboolean
read_levels (const char *text, BluffLabSeries *series, GError **error)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);
  guint n = g_strv_length (names);
  guint players = series->table.players;

  if (n != 1 && n != players)
    return bluff_lab_misuse (
        error,
        /* Translators: %1$u is how many seats there are, %2$u how many levels were given. */
        ngettext ("--levels must be one level, or one for the %1$u seat; %2$u were given.",
                  "--levels must be one level, or one for each of the %1$u seats; %2$u were given.", players),
        players, n);

  for (guint seat = 0; seat < players; seat++)
    {
      const char *name = names[n == 1 ? 0 : seat];
      g_autofree char *levels = list_levels ();

      if (!bluff_level_from_name (name, &series->levels[seat]))
        /* Translators: %1$s is what was given instead of a level, %2$s a list of names: "random, deckhand". */
        return bluff_lab_misuse (error, _ ("There is no level “%1$s”. The levels are: %2$s."), name, levels);
    }

  return TRUE;
}

/* Reads "voyage=short". */
static gboolean
read_option (const char *text, BluffTable *table, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  const char *const *values;
  g_autoptr (GString) list = g_string_new (NULL);

  if (g_strv_length (parts) != 2)
    /* Translators: %s is what was given; KEY and VALUE are as in the help. */
    return bluff_lab_misuse (error, _ ("--option must be KEY=VALUE, and “%s” is not."), text);

  values = bluff_game_option_values (table->game, parts[0]);
  if (values == NULL)
    /* Translators: %1$s is the name of a game, "pirate", %2$s what was given. */
    return bluff_lab_misuse (error, _ ("The game %1$s has no option “%2$s”."), bluff_game_name (table->game), parts[0]);

  for (guint i = 0; values[i] != NULL; i++)
    bluff_lab_list_add (list, values[i]);
  if (!bluff_table_set_option (table, parts[0], parts[1]))
    /* Translators: %1$s is the name of an option, "voyage"; %2$s what was given, %3$s a list: "short, standard, long".
     */
    return bluff_lab_misuse (error, _ ("The option %1$s cannot be “%2$s”. Its values are: %3$s."), parts[0], parts[1],
                             list->str);

  return TRUE;
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
  if (self->levels != NULL && !read_levels (self->levels, series, error))
    return FALSE;

  for (guint i = 0; self->options != NULL && self->options[i] != NULL; i++)
    if (!read_option (self->options[i], &series->table, error))
      return FALSE;

  return TRUE;
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      int saved_errno = errno;
      g_autofree char *name = g_filename_display_name (folder);

      g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno),
                   /* Translators: %1$s is the name of a folder, %2$s the reason that the system gives. */
                   _ ("The folder “%1$s” cannot be made: %2$s"), name, g_strerror (saved_errno));
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
