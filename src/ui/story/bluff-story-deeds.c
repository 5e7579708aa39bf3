/* bluff-story-deeds.c: what can be done with a game that is looked at: play again, save, copy, drag, keep, delete.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story-page-private.h"

#include "bluff-deed.h"
#include "bluff-file-choice.h"
#include "bluff-import.h"
#include "bluff-keeping-say.h"
#include "bluff-parcel.h"
#include "bluff-question.h"
#include "bluff-rematch.h"
#include "bluff-saves-count.h"
#include "bluff-saves-records.h"
#include "bluff-window.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

char *
bluff_story_page_name_file (BluffStoryPage *self)
{
  g_autofree char *game = bluff_words_game (bluff_story_page_get_game (self));
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (self->tale->time / 1000);
  g_autofree char *day = time != NULL && self->tale->time > 0 ? g_date_time_format (time, "%Y-%m-%d") : NULL;

  return day != NULL ? g_strdup_printf ("%s %s.bluff", game, day) : g_strdup_printf ("%s.bluff", game);
}

/* --- Playing again -------------------------------------------------------------------------------------------------
 */

static void
play_again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (widget);

  (void) parameter;
  bluff_rematch_begin (widget, name, self->saves, &self->tale->story->table, self->tale->game, self->tale->crew, FALSE);
}

/* --- A file of its own ---------------------------------------------------------------------------------------------
 */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffDeed) deed = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bluff_keeping_show_name (deed->path);
  g_autofree char *text = NULL;

  bluff_errand_end (deed->errand);
  if (!bluff_saves_export_file_finish (BLUFF_SAVES (source), result, &error))
    {
      bluff_deed_fail (deed, _ ("The Game Was Not Saved"), error);
      return;
    }

  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_ ("Saved as “%s”"), path);
  bluff_deed_toast (deed, text);
}

/* The page may be gone by the time somebody has chosen. */
typedef struct
{
  BluffDeed *deed;
  char *id;
} Saving;

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Saving *saving = user_data;
  BluffDeed *deed = saving->deed;
  GCancellable *cancellable;

  (void) source;
  if (!bluff_deed_take_choice (deed, result, _ ("The Game Was Not Saved")) || bluff_errand_is_busy (deed->errand))
    bluff_deed_free (deed);
  else
    {
      cancellable = bluff_errand_begin (deed->errand, _ ("Saving the game…"), BLUFF_ERRAND_CAN_STOP);
      bluff_saves_export_file_async (deed->saves, saving->id, deed->path, cancellable, saved_cb, deed);
    }
  g_free (saving->id);
  g_free (saving);
}

static void
save_as_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (widget);
  g_autofree char *file = bluff_story_page_name_file (self);
  Saving *saving = g_new0 (Saving, 1);

  (void) name;
  (void) parameter;
  saving->deed = bluff_deed_new (self->errand, self->saves);
  saving->id = g_strdup (self->id);
  bluff_file_choice_save_async (GTK_WIDGET (self->errand), _ ("Save This Game"), _ ("Save"), file, NULL, NULL,
                                file_chosen_cb, saving);
}

static GdkContentProvider *
make_parcel (BluffStoryPage *self)
{
  g_autofree char *file = bluff_story_page_name_file (self);

  return bluff_parcel_new (self->saves, self->id, file);
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (widget);
  g_autoptr (GdkContentProvider) parcel = make_parcel (self);

  (void) name;
  (void) parameter;
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), parcel);
  bluff_window_toast (bluff_window_of (self), _ ("Game copied: paste it into a folder or a message"));
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, BluffStoryPage *self)
{
  (void) source;
  (void) x;
  (void) y;
  return self->id != NULL && self->tale != NULL ? make_parcel (self) : NULL;
}

void
bluff_story_page_add_drag (BluffStoryPage *self)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, 0);
  gtk_widget_add_controller (self->parcel, GTK_EVENT_CONTROLLER (source));
  gtk_widget_set_cursor_from_name (self->parcel, "grab");
}

/* --- Deleting ------------------------------------------------------------------------------------------------------
 */

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffStoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  BluffWindow *window = bluff_window_of (self);

  (void) source;
  bluff_errand_end (self->errand);
  if (bluff_saves_delete_game_finish (self->saves, result, &error))
    bluff_parcel_clear ();
  if (window == NULL)
    return;
  if (error != NULL)
    {
      bluff_window_say_error (window, _ ("The Game Can’t Be Deleted"), error);
      return;
    }

  bluff_window_toast (window, _ ("Game deleted"));
  /* Its table lies below, if it has just ended; so may that of another game. */
  bluff_window_forget_game (window, self->id);
}

static void
delete_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffStoryPage) self = user_data;
  g_autofree char *id = NULL;

  if (!bluff_question_ask_finish (GTK_WIDGET (source), result) || bluff_errand_is_busy (self->errand))
    return;

  id = g_strdup (self->id);
  bluff_errand_begin (self->errand, _ ("Deleting the game…"), BLUFF_ERRAND_MUST_END);
  bluff_saves_delete_game_async (self->saves, id, NULL, deleted_cb, g_object_ref (self));
}

static void
delete_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_question_ask (widget, _ ("Delete This Game?"),
                      _ ("It is deleted for everyone who played, and won’t count for anyone. This can’t be undone."),
                      _ ("Delete"), BLUFF_QUESTION_DESTRUCTIVE, NULL, NULL, delete_answered_cb, g_object_ref (widget));
}

/* --- Keeping -------------------------------------------------------------------------------------------------------
 */

static void
kept_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffStoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = bluff_import_finish (BLUFF_ERRAND (source), result, &error);
  const BluffRecordFile *file = files != NULL ? g_ptr_array_index (files, 0) : NULL;
  BluffWindow *window = bluff_window_of (self);

  if (file != NULL && file->error != NULL && error == NULL)
    error = g_error_copy (file->error);
  if (error != NULL && window != NULL)
    bluff_window_say_error (window, _ ("The Game Was Not Kept"), error);
  if (file == NULL || (!file->added && !file->known))
    return;

  g_free (self->id);
  self->id = g_strdup (file->id);
  if (window != NULL)
    bluff_window_toast (window, _ ("Game kept"));
  if (self->tale->story->finished)
    bluff_story_page_read (self);
  else if (window != NULL && bluff_window_get_page (window) == BLUFF_PAGE (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.carry-on", "s", self->id);
}

static void
keep_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffStoryPage *self = BLUFF_STORY_PAGE (widget);
  const char *paths[] = { self->path, NULL };

  (void) name;
  (void) parameter;
  bluff_import_async (self->errand, self->saves, paths, kept_cb, g_object_ref (self));
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_story_page_read (BLUFF_STORY_PAGE (widget));
}

/* --- Actions -------------------------------------------------------------------------------------------------------
 */

void
bluff_story_page_offer (BluffStoryPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean busy = bluff_errand_is_busy (self->errand);
  gboolean told = self->tale != NULL && self->tale->story != NULL;
  gboolean kept = self->tale != NULL && self->tale->game != NULL;
  gboolean over = told && self->tale->story->finished;
  gboolean ended = kept && (over || !told || self->tale->game->state == BLUFF_STORE_ABANDONED);

  gtk_widget_action_set_enabled (widget, "story.play-again", over && kept && !busy);
  gtk_widget_action_set_enabled (widget, "story.save-as", kept && !busy);
  gtk_widget_action_set_enabled (widget, "story.copy", kept);
  gtk_widget_action_set_enabled (widget, "story.delete", ended && !busy);
  gtk_widget_action_set_enabled (widget, "story.keep", told && !kept && !busy);
  gtk_widget_set_visible (self->share, kept);
  gtk_widget_set_visible (self->parcel, told && kept);
  gtk_widget_set_visible (self->play_again, over && kept);
  gtk_widget_set_visible (self->keep, told && !kept);
  gtk_widget_set_visible (GTK_WIDGET (self->in_file), told && !kept);
  gtk_widget_set_visible (self->carry_on, told && kept && !over);
}

void
bluff_story_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "story.play-again", NULL, play_again_cb);
  gtk_widget_class_install_action (widget_class, "story.save-as", NULL, save_as_cb);
  gtk_widget_class_install_action (widget_class, "story.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "story.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "story.keep", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "story.retry", NULL, retry_cb);
}
