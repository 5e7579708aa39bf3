/* bluff-lab-arguments.c: what is given on the command line, and what is said of it when it is wrong.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"

#include "bluff-lab-commands.h"
#include "bluff-lab-print.h"
#include "bluff-saves-error.h"
#include "bluff-trouble-say.h"
#include "bluff-words.h"

G_DEFINE_QUARK (bluff - lab - error - quark, bluff_lab_error)

gboolean
bluff_lab_misuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (BLUFF_LAB_ERROR, BLUFF_LAB_ERROR_MISUSE, format, arguments));
  va_end (arguments);

  return FALSE;
}

/* What is wrong with a record stands in one line here, and in English. */
static char *
say_fault (const BluffFault *fault, gboolean of_record)
{
  g_autofree char *why = bluff_words_fault (fault);

  if (!of_record)
    return g_strdup_printf ("Who plays what cannot be written down. %s Nothing was changed.", why);
  if (fault->line == 0)
    return g_strdup_printf ("The record cannot be taken in. %s Nothing was changed.", why);

  return g_strdup_printf ("The record cannot be taken in: line %u is wrong. %s (%s) Nothing was changed.", fault->line,
                          why, bluff_fault_rule (fault));
}

char *
bluff_lab_say (const GError *error)
{
  gboolean of_record = g_error_matches (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_RECORD);
  gboolean of_header = g_error_matches (error, BLUFF_SAVES_ERROR, BLUFF_SAVES_ERROR_HEADER);
  const BluffFault *fault = of_record || of_header ? bluff_saves_error_get_fault (error) : NULL;
  g_autofree char *sentence = fault != NULL ? say_fault (fault, of_record) : bluff_trouble_say (error);

  return bluff_lab_escape (sentence);
}

int
bluff_lab_report (const GError *error)
{
  g_autofree char *harmless = bluff_lab_say (error);

  g_printerr ("%s: %s\n", g_get_prgname (), harmless);
  if (error->domain != BLUFF_LAB_ERROR && error->domain != G_OPTION_ERROR)
    return BLUFF_LAB_WRONG;

  g_printerr ("Try “%s --help”.\n", g_get_prgname ());
  return BLUFF_LAB_MISUSED;
}

gboolean
bluff_lab_parse (const char *parameters,
                 const char *summary,
                 const GOptionEntry *entries,
                 int argc,
                 char **argv,
                 GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (parameters);

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, summary);

  return g_option_context_parse (context, &argc, &argv, error);
}

void
bluff_lab_list_add (GString *list, const char *name)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", name);
}

gboolean
bluff_lab_read_words (char **words, guint wanted, GError **error)
{
  guint n = words != NULL ? g_strv_length (words) : 0;

  if (n < wanted)
    return bluff_lab_misuse (error, "A file must be named.");
  if (n > wanted)
    {
      g_autofree char *word = g_filename_display_name (words[wanted]);

      return bluff_lab_misuse (error, "“%s” is too much.", word);
    }

  return TRUE;
}

static char *
list_games (void)
{
  GString *list = g_string_new (NULL);

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    bluff_lab_list_add (list, bluff_game_name (game));

  return g_string_free (list, FALSE);
}

gboolean
bluff_lab_read_game (char **names, BluffGame *game, GError **error)
{
  g_autofree char *games = list_games ();

  if (names == NULL || names[0] == NULL)
    return bluff_lab_misuse (error, "A game must be named, one of: %s.", games);

  if (names[1] != NULL)
    return bluff_lab_misuse (error, "One game at a time: “%s” is too much.", names[1]);

  if (!bluff_game_from_name (names[0], game))
    return bluff_lab_misuse (error, "There is no game “%1$s”. The games are: %2$s.", names[0], games);

  return TRUE;
}

gboolean
bluff_lab_read_number (const char *option, const char *text, guint64 low, guint64 high, guint64 *number, GError **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GUINT64_FORMAT, low);
  g_autofree char *to = g_strdup_printf ("%" G_GUINT64_FORMAT, high);

  if (text == NULL)
    return bluff_lab_misuse (error, "%s is missing.", option);

  if (!g_ascii_string_to_unsigned (text, 10, low, high, number, NULL))
    return bluff_lab_misuse (error, "%1$s must be a whole number from %3$s to %4$s, and “%2$s” is not.", option, text,
                             from, to);

  return TRUE;
}

gboolean
bluff_lab_read_players (BluffGame game, const char *text, guint *players, GError **error)
{
  guint64 number;

  if (!bluff_lab_read_number ("--players", text, bluff_game_min_players (game), bluff_game_max_players (game), &number,
                              error))
    return FALSE;

  *players = (guint) number;
  return TRUE;
}

static char *
list_levels (guint n_levels)
{
  GString *list = g_string_new (NULL);

  for (guint level = 0; level < n_levels; level++)
    bluff_lab_list_add (list, bluff_lab_level_name (level));

  return g_string_free (list, FALSE);
}

gboolean
bluff_lab_read_levels (const char *text, guint players, guint n_levels, guint8 *levels, GError **error)
{
  g_auto (GStrv) names = g_strsplit (text != NULL ? text : bluff_level_name (BLUFF_LEVEL_DECKHAND), ",", -1);
  guint n = g_strv_length (names);

  if (n != 1 && n != players)
    return bluff_lab_misuse (
        error,
        bluff_lab_plural ("--levels must be one level, or one for the %1$u seat; %2$u were given.",
                          "--levels must be one level, or one for each of the %1$u seats; %2$u were given.", players),
        players, n);

  for (guint seat = 0; seat < players; seat++)
    {
      const char *name = names[n == 1 ? 0 : seat];
      g_autofree char *list = list_levels (n_levels);

      if (!bluff_lab_level_from_name (name, n_levels, &levels[seat]))
        return bluff_lab_misuse (error, "There is no level “%1$s”. The levels are: %2$s.", name, list);
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
    return bluff_lab_misuse (error, "--option must be KEY=VALUE, and “%s” is not.", text);

  values = bluff_game_option_values (table->game, parts[0]);
  if (values == NULL)
    return bluff_lab_misuse (error, "The game %1$s has no option “%2$s”.", bluff_game_name (table->game), parts[0]);

  for (guint i = 0; values[i] != NULL; i++)
    bluff_lab_list_add (list, values[i]);
  if (!bluff_table_set_option (table, parts[0], parts[1]))
    return bluff_lab_misuse (error, "The option %1$s cannot be “%2$s”. Its values are: %3$s.", parts[0], parts[1],
                             list->str);

  return TRUE;
}

gboolean
bluff_lab_read_options (char **texts, BluffTable *table, GError **error)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    if (!read_option (texts[i], table, error))
      return FALSE;

  return TRUE;
}
