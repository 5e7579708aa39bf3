/* bluff-keeping-records.c: games leave as records, and records come in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-deeds.h"

#include "bluff-deed.h"
#include "bluff-file-choice.h"
#include "bluff-import.h"
#include "bluff-keeping-say.h"
#include "bluff-report.h"
#include "bluff-toast.h"
#include "bluff-trouble-say.h"

#include "bluff-saves-records.h"

#include <glib/gi18n.h>

/* --- Export --------------------------------------------------------------------------------------------------------
 */

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bluff_keeping_show_name (deed->path);
  g_autofree char *text = NULL;
  guint games = 0;

  bluff_errand_end (deed->errand);
  if (!bluff_saves_export_all_finish (BLUFF_SAVES (source), result, &games, &error))
    {
      bluff_deed_fail (deed, _ ("Not Everything Was Exported"), error);
      return;
    }

  text = g_strdup_printf (
      /* Translators: %1$s is the name of a folder, %2$u a number of games. */
      ngettext ("Exported to “%1$s”: %2$u game", "Exported to “%1$s”: %2$u games", games), path, games);
  bluff_deed_toast (deed, text);
}

static void
export_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;
  g_autofree char *today = NULL;
  g_autofree char *folder = NULL;
  GCancellable *cancellable;

  (void) source;
  if (!bluff_deed_take_choice (deed, result, _ ("Not Everything Was Exported")))
    {
      bluff_deed_free (deed);
      return;
    }

  /* Hundreds of records do not belong among somebody's documents, but in a folder of their own. */
  today = bluff_keeping_name_of_today ();
  folder = g_build_filename (deed->path, today, NULL);
  g_free (deed->path);
  deed->path = g_steal_pointer (&folder);
  cancellable = bluff_errand_begin (deed->errand, _ ("Exporting every game…"), BLUFF_ERRAND_CAN_STOP);
  bluff_saves_export_all_async (deed->saves, deed->path, bluff_errand_progress, deed->errand, cancellable, exported_cb,
                                deed);
}

void
bluff_keeping_export (BluffErrand *errand, BluffSaves *saves)
{
  bluff_file_choice_folder_async (GTK_WIDGET (errand), _ ("Export Everything"), _ ("Export Here"), NULL,
                                  export_chosen_cb, bluff_deed_new (errand, saves));
}

/* --- What became of the records ------------------------------------------------------------------------------------
 */

/* Offers to open the game. */
static void
toast_game (BluffWindow *window, const char *text, const char *id)
{
  AdwToast *toast = bluff_toast_new (text);

  adw_toast_set_button_label (toast, _ ("Open"));
  adw_toast_set_action_name (toast, "win.story");
  adw_toast_set_action_target (toast, "s", id);
  bluff_window_add_toast (window, toast);
}

static void
tell_one (BluffWindow *window, const BluffRecordFile *file)
{
  if (file->added)
    toast_game (window, _ ("Game imported"), file->id);
  else if (file->known)
    toast_game (window, _ ("You already have this game"), file->id);
}

/* "3 games are here now. 1 was here already." */
static char *
say_counts (guint added, guint known)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  /* Translators: %u is a number of games that were imported. */
  first = g_strdup_printf (ngettext ("%u game imported.", "%u games imported.", added), added);
  if (known == 0)
    return g_steal_pointer (&first);

  second = g_strdup_printf (
      /* Translators: %u is a number of games that were not imported. */
      ngettext ("You already had %u game.", "You already had %u games.", known), known);
  /* Translators: two sentences, one after the other. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
}

static void
tell_failures (BluffWindow *window, GPtrArray *files, const char *counts)
{
  BluffReport *report = bluff_report_new (GTK_WIDGET (window), _ ("Not Everything Was Imported"), counts);

  for (guint i = 0; i < files->len; i++)
    {
      const BluffRecordFile *file = g_ptr_array_index (files, i);

      if (file->error != NULL)
        {
          g_autofree char *name = g_filename_display_basename (file->path);
          g_autofree char *sentence = bluff_trouble_say (file->error);

          bluff_report_add (report, name, sentence);
        }
    }
  gtk_window_present (GTK_WINDOW (report));
}

static void
tell (BluffWindow *window, GPtrArray *files)
{
  guint added = 0, known = 0, failed = 0;
  g_autofree char *counts = NULL;

  for (guint i = 0; i < files->len; i++)
    {
      const BluffRecordFile *file = g_ptr_array_index (files, i);

      added += file->added;
      known += file->known;
      failed += file->error != NULL;
    }

  counts = say_counts (added, known);
  if (failed > 0)
    tell_failures (window, files, counts);
  else if (files->len == 1)
    tell_one (window, g_ptr_array_index (files, 0));
  else
    bluff_window_toast (window, counts);
}

/* --- Import --------------------------------------------------------------------------------------------------------
 */

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = bluff_import_finish (BLUFF_ERRAND (source), result, &error);
  g_autoptr (BluffWindow) window = g_weak_ref_get (&deed->window);

  if (error != NULL)
    bluff_deed_fail (deed, _ ("Nothing Was Imported"), error);
  else if (files != NULL && window != NULL)
    tell (window, files);
}

static void
records_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GListModel) files = bluff_file_choice_finish_many (GTK_WIDGET (source), result, &error);
  g_auto (GStrv) paths = files != NULL ? bluff_keeping_find_paths (files, &error) : NULL;

  if (paths != NULL)
    {
      bluff_import_async (deed->errand, deed->saves, (const char *const *) paths, imported_cb, deed);
      return;
    }
  if (error != NULL)
    bluff_deed_fail (deed, _ ("Nothing Was Imported"), error);
  bluff_deed_free (deed);
}

void
bluff_keeping_import (BluffErrand *errand, BluffSaves *saves)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Records of games"));
  gtk_file_filter_add_suffix (filter, "bluff");
  bluff_file_choice_open_many_async (GTK_WIDGET (errand), _ ("Import Records"), _ ("Import"), filter, NULL,
                                     records_chosen_cb, bluff_deed_new (errand, saves));
}

void
bluff_keeping_take_in (BluffErrand *errand, BluffSaves *saves, const char *const *paths)
{
  bluff_import_async (errand, saves, paths, imported_cb, bluff_deed_new (errand, saves));
}
