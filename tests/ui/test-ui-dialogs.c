/* test-ui-dialogs.c: questions, file choices, the list of keys and what the app says about itself.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"

#include "bluff-about.h"
#include "bluff-file-choice.h"
#include "bluff-keys.h"
#include "bluff-question.h"

#include <locale.h>

typedef struct
{
  UiDriver *driver;
  gboolean answered;
  gboolean yes;
  GFile *file;
  GError *error;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  (void) data;
  self->driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  ui_driver_free (self->driver);
  g_clear_object (&self->file);
  g_clear_error (&self->error);
}

static GtkWidget *
get_window (Fixture *self)
{
  return GTK_WIDGET (ui_driver_get_window (self->driver));
}

static gboolean
is_answered (gpointer data)
{
  return ((Fixture *) data)->answered;
}

static void
wait_for_answer (Fixture *self)
{
  ui_driver_wait (self->driver, is_answered, self, "an answer");
  self->answered = FALSE;
}

/* --- Questions -----------------------------------------------------------------------------------------------------
 */

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *self = user_data;

  self->yes = bluff_question_ask_finish (GTK_WIDGET (source), result);
  self->answered = TRUE;
}

static void
ask (Fixture *self, GtkWidget *parent, BluffQuestionStyle style, GCancellable *cancellable)
{
  bluff_question_ask (parent, "Sink the ship?", "It does not come back.", TEXT_TEST_SINK, style, NULL, cancellable,
                      asked_cb, self);
  ui_driver_wait_for (self->driver, GTK_TYPE_BUTTON, TEXT_TEST_SINK);
}

static void
test_question (Fixture *self, gconstpointer data)
{
  (void) data;
  ask (self, get_window (self), BLUFF_QUESTION_DESTRUCTIVE, NULL);
  ui_driver_click_text (self->driver, TEXT_TEST_SINK);
  wait_for_answer (self);
  g_assert_true (self->yes);

  ask (self, get_window (self), BLUFF_QUESTION_DESTRUCTIVE, NULL);
  ui_driver_click_text (self->driver, TEXT_CANCEL);
  wait_for_answer (self);
  g_assert_false (self->yes);

  ask (self, get_window (self), BLUFF_QUESTION_SUGGESTED, NULL);
  ui_driver_press (self->driver, "Escape", 0);
  wait_for_answer (self);
  g_assert_false (self->yes);

  ask (self, get_window (self), BLUFF_QUESTION_SUGGESTED, NULL);
  ui_driver_press (self->driver, "Return", 0);
  wait_for_answer (self);
  g_assert_true (self->yes);

  /* What cannot be undone is not done by Enter alone. */
  ask (self, get_window (self), BLUFF_QUESTION_DESTRUCTIVE, NULL);
  ui_driver_press (self->driver, "Return", 0);
  wait_for_answer (self);
  g_assert_false (self->yes);
}

static void
test_question_given_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GtkWidget *window;

  (void) data;
  ask (self, get_window (self), BLUFF_QUESTION_PLAIN, cancellable);
  g_cancellable_cancel (cancellable);
  wait_for_answer (self);
  g_assert_false (self->yes);
  g_assert_null (ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, TEXT_TEST_SINK));

  /* The window that it stands over goes. */
  window = adw_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  ask (self, window, BLUFF_QUESTION_PLAIN, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for_answer (self);
  g_assert_false (self->yes);
}

/* --- Files ---------------------------------------------------------------------------------------------------------
 */

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *self = user_data;

  g_clear_object (&self->file);
  g_clear_error (&self->error);
  self->file = bluff_file_choice_finish (GTK_WIDGET (source), result, &self->error);
  self->answered = TRUE;
}

static void
test_file_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  (void) data;
  gtk_file_filter_set_name (filter, "Records");
  gtk_file_filter_add_pattern (filter, "*.bluff");
  bluff_file_choice_open_async (get_window (self), "Open a record", "Open it", filter, NULL, chosen_cb, self);
  ui_driver_wait_for (self->driver, GTK_TYPE_BUTTON, TEXT_CANCEL);
  ui_driver_press (self->driver, "Escape", 0);
  wait_for_answer (self);
  g_assert_no_error (self->error);
  g_assert_null (self->file);
}

static void
test_file_cancelled (Fixture *self, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  (void) data;
  bluff_file_choice_folder_async (get_window (self), "Choose a folder", "Choose it", cancellable, chosen_cb, self);
  ui_driver_wait_for (self->driver, GTK_TYPE_BUTTON, TEXT_CANCEL);
  g_cancellable_cancel (cancellable);
  wait_for_answer (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (self->file);

  /* Too late to ask. */
  bluff_file_choice_folder_async (get_window (self), "Choose a folder", "Choose it", cancellable, chosen_cb, self);
  wait_for_answer (self);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_file_saved (Fixture *self, gconstpointer data)
{
  g_autofree char *name = NULL;

  (void) data;
  bluff_file_choice_save_async (get_window (self), "Save a record", TEXT_TEST_SAVE_IT, "treasure.bluff", NULL, NULL,
                                chosen_cb, self);
  ui_driver_wait_for (self->driver, GTK_TYPE_BUTTON, TEXT_TEST_SAVE_IT);
  ui_driver_click_text (self->driver, TEXT_TEST_SAVE_IT);
  wait_for_answer (self);
  g_assert_no_error (self->error);
  g_assert_nonnull (self->file);
  name = g_file_get_basename (self->file);
  g_assert_cmpstr (name, ==, "treasure.bluff");
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static gboolean
is_listed (const char *accelerator)
{
  guint wanted_key, key;
  GdkModifierType wanted_modifiers, modifiers;

  g_assert_true (gtk_accelerator_parse (accelerator, &wanted_key, &wanted_modifiers));
  for (const BluffKey *entry = bluff_keys; entry->keys != NULL; entry++)
    {
      g_auto (GStrv) keys = g_strsplit (entry->keys, " ", -1);

      for (guint i = 0; keys[i] != NULL; i++)
        if (gtk_accelerator_parse (keys[i], &key, &modifiers) && key == wanted_key && modifiers == wanted_modifiers)
          return TRUE;
    }

  return FALSE;
}

/* The list of keys has every key of the application. */
static void
test_keys_complete (Fixture *self, gconstpointer data)
{
  GtkApplication *application = GTK_APPLICATION (ui_driver_get_application (self->driver));
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  guint n = 0;

  (void) data;
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; keys[j] != NULL; j++, n++)
        if (!is_listed (keys[j]))
          g_error ("%s (%s) is not in the list of keys", keys[j], actions[i]);
    }
  g_assert_cmpuint (n, >=, 8);
}

static void
test_keys_shown (Fixture *self, gconstpointer data)
{
  (void) data;
  ui_driver_press (self->driver, "question", GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  for (const BluffKey *entry = bluff_keys; entry->keys != NULL; entry++)
    {
      g_auto (GStrv) labels = bluff_key_get_labels (entry);
      GtkWidget *row = ui_driver_wait_for (self->driver, ADW_TYPE_ACTION_ROW, bluff_key_get_what (entry));

      g_assert_nonnull (labels[0]);
      for (guint i = 0; labels[i] != NULL; i++)
        g_assert_nonnull (ui_driver_find (self->driver, row, GTK_TYPE_LABEL, labels[i]));
    }
  ui_driver_press (self->driver, "Escape", 0);
  g_assert_null (ui_driver_find (self->driver, NULL, ADW_TYPE_ACTION_ROW, bluff_key_get_what (bluff_keys)));
}

/* --- About ---------------------------------------------------------------------------------------------------------
 */

static void
test_about (Fixture *self, gconstpointer data)
{
  (void) data;
  g_action_group_activate_action (G_ACTION_GROUP (ui_driver_get_application (self->driver)), "about", NULL);
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, TEXT_APP_AUTHORS);
  ui_driver_press (self->driver, "Escape", 0);
}

/* It is meant to be shown to others. */
static void
test_about_keeps_secrets (Fixture *self, gconstpointer data)
{
  BluffStore *store = bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (self->driver)));
  g_autofree char *text = bluff_about_describe (GTK_WINDOW (get_window (self)), store);
  g_autofree char *below = g_build_filename (g_get_home_dir (), "games", NULL);
  g_autofree char *beside = g_strconcat (g_get_home_dir (), "-games", NULL);
  g_autofree char *inside = bluff_about_shorten_path (below), *outside = bluff_about_shorten_path (beside);

  (void) data;
  g_assert_nonnull (strstr (text, TEXT_REPORT_GTK));
  g_assert_nonnull (strstr (text, TEXT_REPORT_STORE_OPEN));
  g_assert_null (strstr (text, bluff_store_get_data_dir (store)));
  g_assert_cmpstr (inside, ==, "~" G_DIR_SEPARATOR_S "games");
  g_assert_cmpstr (outside, ==, TEXT_REPORT_OUTSIDE_HOME);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, test) g_test_add ("/ui/dialogs/" name, Fixture, NULL, set_up, test, tear_down)

  ADD ("question", test_question);
  ADD ("question-given-up", test_question_given_up);
  ADD ("file-refused", test_file_refused);
  ADD ("file-cancelled", test_file_cancelled);
  ADD ("file-saved", test_file_saved);
  ADD ("keys-complete", test_keys_complete);
  ADD ("keys-shown", test_keys_shown);
  ADD ("about", test_about);
  ADD ("about-keeps-secrets", test_about_keeps_secrets);

  return g_test_run ();
}
