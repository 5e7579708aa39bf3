/* bluff-keeping-care.c: everything is checked; what is damaged is set aside, and what can be read of it is saved.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-deeds.h"

#include "bluff-deed.h"
#include "bluff-keeping-say.h"
#include "bluff-question.h"

#include <glib/gi18n.h>

/* --- Check ---------------------------------------------------------------------------------------------------------
 */

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffSavesReport) report = bluff_saves_check_finish (BLUFF_SAVES (source), result, &error);
  g_autoptr (GPtrArray) sentences = NULL;
  g_autofree char *text = NULL;

  bluff_errand_end (deed->errand);
  if (report == NULL)
    {
      bluff_deed_fail (deed, _ ("Nothing Could Be Checked"), error);
      return;
    }

  sentences = bluff_keeping_say_report (report);
  if (sentences->len > 0)
    bluff_deed_report (deed, _ ("Something Is Wrong"),
                       _ ("Nothing was changed. A damaged game opens up to its last good move. Back up what you "
                          "have now; if you have an older backup, restore it."),
                       sentences);
  else
    {
      /* Translators: %u is a number of games. */
      text = g_strdup_printf (ngettext ("All is well: %u game checked", "All is well: %u games checked", report->games),
                              report->games);
      bluff_deed_toast (deed, text);
    }
}

void
bluff_keeping_check (BluffErrand *errand, BluffSaves *saves)
{
  GCancellable *cancellable = bluff_errand_begin (errand, _ ("Checking every game…"), BLUFF_ERRAND_CAN_STOP);

  bluff_saves_check_async (saves, bluff_errand_progress, errand, cancellable, checked_cb,
                           bluff_deed_new (errand, saves));
}

/* --- Salvage -------------------------------------------------------------------------------------------------------
 */

static void
tell_salvage (BluffDeed *deed, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sentences = NULL;
  BluffStoreSalvage saved = { 0 };

  if (bluff_saves_salvage_finish (deed->saves, result, &saved, &error))
    {
      sentences = bluff_keeping_say_salvage (&saved);
      bluff_deed_report (deed, _ ("Rescued"), _ ("The damaged file is kept."), sentences);
    }
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      sentences = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (sentences, bluff_keeping_say_salvage_error (error, deed->path));
      bluff_deed_report (deed, _ ("Nothing Could Be Rescued"), NULL, sentences);
    }
}

static void
salvaged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;

  (void) source;
  bluff_errand_end (deed->errand);
  tell_salvage (deed, result);
}

static void
salvage (BluffDeed *deed, GAsyncReadyCallback callback)
{
  GCancellable *cancellable = bluff_errand_begin (deed->errand, _ ("Rescuing what we can…"), BLUFF_ERRAND_CAN_STOP);

  bluff_saves_salvage_async (deed->saves, deed->path, cancellable, callback, deed);
}

static void
salvage_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;

  if (bluff_question_ask_finish (GTK_WIDGET (source), result))
    salvage (g_steal_pointer (&deed), salvaged_cb);
}

void
bluff_keeping_salvage (BluffErrand *errand, BluffSaves *saves, const char *path)
{
  BluffDeed *deed = bluff_deed_new (errand, saves);

  deed->path = g_strdup (path);
  bluff_question_ask (GTK_WIDGET (errand), _ ("Rescue What We Can?"),
                      _ ("This adds the players and games that can still be read. Nothing you have now is changed."),
                      _ ("Rescue"), BLUFF_QUESTION_SUGGESTED, NULL, NULL, salvage_answered_cb, deed);
}

/* --- Setting aside -------------------------------------------------------------------------------------------------
 */

static void
salvaged_anew_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;

  (void) source;
  bluff_errand_end (deed->errand);
  bluff_deed_begin_anew (deed);
  tell_salvage (deed, result);
}

/* The new database could not be made either: that is the trouble now. */
static void
made_anew_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;

  bluff_errand_end (deed->errand);
  if (bluff_store_open_finish (BLUFF_STORE (source), result, NULL))
    salvage (g_steal_pointer (&deed), salvaged_anew_cb);
  else
    bluff_deed_begin_anew (deed);
}

static gboolean
set_aside (BluffStore *store, gpointer data, GError **error)
{
  BluffDeed *deed = data;

  return bluff_store_set_aside (store, &deed->path, error);
}

static gboolean
finish_set_aside (BluffDeed *deed, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  gboolean done = bluff_store_run_finish (bluff_saves_get_store (deed->saves), result, &error);

  bluff_errand_end (deed->errand);
  if (!done)
    bluff_deed_fail (deed, _ ("The File Was Not Moved"), error);
  return done;
}

static void
set_aside_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  (void) source;
  if (!finish_set_aside (deed, result))
    return;

  path = bluff_keeping_show_name (deed->path);
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_ ("The old file is kept as “%s”"), path);
  bluff_deed_begin_anew (deed);
  bluff_deed_toast (deed, text);
}

static void
set_aside_to_salvage_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;

  if (!finish_set_aside (deed, result))
    {
      bluff_deed_free (deed);
      return;
    }

  bluff_errand_begin (deed->errand, _ ("Making a new file…"), BLUFF_ERRAND_MUST_END);
  bluff_store_open_async (BLUFF_STORE (source), NULL, made_anew_cb, deed);
}

void
bluff_keeping_set_aside (BluffErrand *errand, BluffSaves *saves, gboolean with_salvage)
{
  BluffDeed *deed = bluff_deed_new (errand, saves);

  bluff_errand_begin (errand, _ ("Moving the file…"), BLUFF_ERRAND_MUST_END);
  bluff_store_run_async (bluff_saves_get_store (saves), BLUFF_STORE_RUN_DEFAULT, set_aside, deed, NULL, NULL,
                         with_salvage ? set_aside_to_salvage_cb : set_aside_cb, deed);
}
