/* bluff-keeping-backup.c: a backup is written, or takes the place of everything.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-deeds.h"

#include "bluff-deed.h"
#include "bluff-file-choice.h"
#include "bluff-keeping-say.h"
#include "bluff-question.h"

#include "bluff-saves-care.h"

#include <glib/gi18n.h>

/* --- Backup --------------------------------------------------------------------------------------------------------
 */

static void
backed_up_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bluff_keeping_show_name (deed->path);
  g_autofree char *text = NULL;

  bluff_errand_end (deed->errand);
  if (!bluff_saves_backup_finish (BLUFF_SAVES (source), result, &error))
    {
      bluff_deed_fail (deed, _ ("The Backup Was Not Written"), error);
      return;
    }

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_ ("Everything is in “%s”"), path);
  bluff_deed_toast (deed, text);
}

static void
backup_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;
  GCancellable *cancellable;

  (void) source;
  if (!bluff_deed_take_choice (deed, result, _ ("The Backup Was Not Written")))
    {
      bluff_deed_free (deed);
      return;
    }

  cancellable = bluff_errand_begin (deed->errand, _ ("Writing the backup…"), BLUFF_ERRAND_CAN_STOP);
  bluff_saves_backup_async (deed->saves, deed->path, cancellable, backed_up_cb, deed);
}

void
bluff_keeping_back_up (BluffErrand *errand, BluffSaves *saves)
{
  g_autofree char *today = bluff_keeping_name_of_today ();
  g_autofree char *name = g_strconcat (today, ".db", NULL);

  bluff_file_choice_save_async (GTK_WIDGET (errand), _ ("Back Up"), _ ("Save"), name, NULL, NULL, backup_chosen_cb,
                                bluff_deed_new (errand, saves));
}

/* --- Restore -------------------------------------------------------------------------------------------------------
 */

static void
restored_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  gboolean restored = bluff_saves_restore_finish (BLUFF_SAVES (source), result, NULL, &error);

  bluff_errand_end (deed->errand);
  if (restored)
    {
      bluff_deed_begin_anew (deed);
      bluff_deed_toast (deed, _ ("Backup restored. Your earlier games were kept."));
    }
  else
    {
      /* The old database is where it was, and was opened again if it could be. */
      if (!bluff_store_is_open (bluff_saves_get_store (deed->saves)))
        bluff_deed_begin_anew (deed);
      bluff_deed_fail (deed, _ ("The Backup Was Not Restored"), error);
    }
}

static void
restore_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;

  if (!bluff_question_ask_finish (GTK_WIDGET (source), result))
    {
      bluff_deed_free (deed);
      return;
    }

  bluff_errand_begin (deed->errand, _ ("Restoring the backup…"), BLUFF_ERRAND_MUST_END);
  bluff_saves_restore_async (deed->saves, deed->path, NULL, restored_cb, deed);
}

static void
restore_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffDeed *deed = user_data;
  g_autofree char *path = NULL;
  g_autofree char *body = NULL;

  if (!bluff_deed_take_choice (deed, result, _ ("The Backup Was Not Restored")))
    {
      bluff_deed_free (deed);
      return;
    }

  path = bluff_keeping_show_path (deed->path);
  body = g_strdup_printf (
      /* Translators: %s is the name of a file. */
      _ ("“%s” replaces all players and games on this computer. The current ones are kept, so you can go back."), path);
  bluff_question_ask (GTK_WIDGET (source), _ ("Restore This Backup?"), body, _ ("Restore"), BLUFF_QUESTION_DESTRUCTIVE,
                      NULL, NULL, restore_answered_cb, deed);
}

void
bluff_keeping_restore (BluffErrand *errand, BluffSaves *saves)
{
  bluff_file_choice_open_async (GTK_WIDGET (errand), _ ("Restore a Backup"), _ ("Open"), NULL, NULL, restore_chosen_cb,
                                bluff_deed_new (errand, saves));
}
