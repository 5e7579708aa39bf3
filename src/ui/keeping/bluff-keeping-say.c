/* bluff-keeping-say.c: what was found, saved and counted, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-say.h"

#include "bluff-cast.h"
#include "bluff-trouble-say.h"
#include "bluff-words-store.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

static const char *const finding_names[BLUFF_STORE_N_FINDINGS] = {
  [BLUFF_STORE_FINDING_INTEGRITY] = "integrity",
  [BLUFF_STORE_FINDING_FOREIGN_KEY] = "foreign-key",
  [BLUFF_STORE_FINDING_LINES] = "lines",
  [BLUFF_STORE_FINDING_RESULTS] = "results",
};

static char *
say_damage (const BluffSavesDamage *damage)
{
  g_autofree char *sentence = NULL;

  if (damage->event == 0)
    /* Translators: %s is the id of a game. */
    sentence = g_strdup_printf (_ ("The game %s can’t be opened."), damage->game);
  else
    sentence = g_strdup_printf (
        /* Translators: %1$s is the id of a game, %2$u the number of a move. */
        _ ("The game %1$s is damaged from move %2$u on. It opens up to there."), damage->game, damage->event);

  return bluff_words_fault_below (sentence, &damage->fault);
}

GPtrArray *
bluff_keeping_say_report (const BluffSavesReport *report)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < report->findings->len; i++)
    {
      const BluffStoreFinding *finding = g_ptr_array_index (report->findings, i);
      BluffTrouble trouble = { .cause = finding_names[finding->cause],
                               .name = finding->game,
                               .message = finding->detail };

      g_ptr_array_add (sentences, bluff_words_store_finding (&trouble));
    }
  for (guint i = 0; i < report->damages->len; i++)
    g_ptr_array_add (sentences, say_damage (g_ptr_array_index (report->damages, i)));

  return sentences;
}

/* Takes SENTENCE over; a count of none is left out. */
static void
add_count (GPtrArray *sentences, guint n, char *sentence)
{
  if (n > 0)
    g_ptr_array_add (sentences, sentence);
  else
    g_free (sentence);
}

GPtrArray *
bluff_keeping_say_salvage (const BluffStoreSalvage *saved)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  guint n;

  n = saved->players;
  /* Translators: %u is a number of players. */
  add_count (sentences, n, g_strdup_printf (ngettext ("%u player rescued.", "%u players rescued.", n), n));
  n = saved->games_whole;
  add_count (sentences, n,
             /* Translators: %u is a number of games. */
             g_strdup_printf (ngettext ("%u whole game rescued.", "%u whole games rescued.", n), n));
  n = saved->games_cut;
  add_count (sentences, n,
             /* Translators: %u is a number of games. */
             g_strdup_printf (ngettext ("%u game rescued up to the damage.", "%u games rescued up to the damage.", n),
                              n));
  n = saved->games_known;
  add_count (sentences, n,
             g_strdup_printf (
                 /* Translators: %u is a number of games. */
                 ngettext ("You already had %u game; it stays as it is.",
                           "You already had %u games; they stay as they are.", n),
                 n));
  n = saved->games_lost;
  add_count (sentences, n,
             /* Translators: %u is a number of games. */
             g_strdup_printf (ngettext ("%u game could not be rescued.", "%u games could not be rescued.", n), n));
  if (saved->more_unknown)
    g_ptr_array_add (sentences, g_strdup (_ ("There may have been more games, but nobody can tell how many.")));
  if (sentences->len == 0)
    g_ptr_array_add (sentences, g_strdup (_ ("There were no players and no games in it.")));

  return sentences;
}

char *
bluff_keeping_say_salvage_error (const GError *error, const char *path)
{
  g_autofree char *shown = bluff_keeping_show_path (path);

  if (!g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE) &&
      !g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED))
    return bluff_trouble_say (error);

  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_ ("Nothing in it could be read. It is kept as “%s”. If you have a backup, restore it."),
                          shown);
}

char *
bluff_keeping_name_of_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "bluff-bay-%Y-%m-%d");
}

char *
bluff_keeping_find_path (GFile *file, GError **error)
{
  g_autofree char *name = NULL;

  if (g_file_peek_path (file) != NULL)
    return g_file_get_path (file);

  name = g_file_get_parse_name (file);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               /* Translators: %s is the address of a file or folder. */
               _ ("“%s” is not on this computer’s disk. Copy it here first, or choose another."), name);
  return NULL;
}

GStrv
bluff_keeping_find_paths (GListModel *files, GError **error)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);
      g_autofree char *path = bluff_keeping_find_path (file, error);

      if (path == NULL)
        return NULL;
      g_strv_builder_add (paths, path);
    }

  return g_strv_builder_end (paths);
}

char *
bluff_keeping_show_path (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return bluff_cast_isolate (name);
}

char *
bluff_keeping_show_name (const char *path)
{
  g_autofree char *name = g_filename_display_basename (path);

  return bluff_cast_isolate (name);
}
