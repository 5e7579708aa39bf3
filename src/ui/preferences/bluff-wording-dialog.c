/* bluff-wording-dialog.c: finds a sentence that is translated wrongly, and copies what a translator needs to know of
 * it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-wording-dialog.h"

#include "bluff-catalogue.h"
#include "bluff-hint.h"
#include "bluff-language.h"
#include "bluff-overlying.h"
#include "bluff-width-layout.h"

#include <glib/gi18n.h>
#include <string.h>

#define BLUFF_TYPE_WORDING_DIALOG (bluff_wording_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BluffWordingDialog, bluff_wording_dialog, BLUFF, WORDING_DIALOG, AdwWindow)

enum
{
  WIDTH = 480,
  HEIGHT = 600,
  MOST_ROWS = 50 /* to find the rest, the player types more */
};

struct _BluffWordingDialog
{
  AdwWindow parent_instance;

  GtkEditable *entry;
  GtkListBox *list;
  GtkWidget *nothing;
  GtkLabel *copied;

  GCancellable *closing;
  GPtrArray *messages; /* BluffMessage; NULL: they are still being read */
};

G_DEFINE_FINAL_TYPE (BluffWordingDialog, bluff_wording_dialog, ADW_TYPE_WINDOW)

/* Whether all words, in any order, are in the text. Some scripts do not set words apart, so parts of words count too.
 */
static gboolean
has_words (const char *text, const char *words)
{
  g_autofree char *folded_text = g_utf8_casefold (text, -1), *folded_words = g_utf8_casefold (words, -1);
  g_auto (GStrv) each = g_strsplit_set (folded_words, " \t", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (strstr (folded_text, each[i]) == NULL)
      return FALSE;

  return TRUE;
}

static GtkWidget *
make_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0F,
                       NULL);
}

/* Where one script stands beside another, GTK takes the lines of a sentence to be wider than they are, unless it is
 * asked for its height alone. */
static GtkWidget *
make_row (const char *translation, const char *text)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, "margin-start",
                                 12, "margin-end", 12, "margin-top", 9, "margin-bottom", 9, NULL);
  GtkWidget *bin = g_object_new (ADW_TYPE_BIN, "child", box, NULL);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", bin, NULL);
  GtkWidget *english = make_label (text);

  gtk_widget_set_layout_manager (bin, g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL));
  gtk_widget_add_css_class (english, "caption");
  gtk_widget_add_css_class (english, "dim-label");
  gtk_box_append (GTK_BOX (box), make_label (translation));
  gtk_box_append (GTK_BOX (box), english);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, translation,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  return row;
}

/* Below the list, not in a toast: that has one line, which is too long for a narrow window. NULL: nothing. */
static void
say (BluffWordingDialog *self, const char *words)
{
  gtk_label_set_label (self->copied, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->copied), words != NULL);
}

static void
search_cb (BluffWordingDialog *self)
{
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (self->entry)));
  GtkWidget *row;
  guint n = 0;

  say (self, NULL);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; self->messages != NULL && *words != '\0' && i < self->messages->len && n < MOST_ROWS; i++)
    {
      BluffMessage *message = g_ptr_array_index (self->messages, i);
      g_autofree char *translation = bluff_message_show (message->translation),
                      *text = bluff_message_show (message->text);

      if (!has_words (translation, words))
        continue;

      row = make_row (translation, text);
      g_object_set_data (G_OBJECT (row), "message", message);
      gtk_list_box_append (self->list, row);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->nothing, self->messages != NULL && n == 0 && *words != '\0');
}

/* For those who keep the translations, so in English, whatever is spoken. */
static char *
describe (const BluffMessage *message)
{
  g_autofree char *language = bluff_language_get_spoken ();

  return g_strdup_printf ("Language: %s\nVersion: %s\nSentence: %s\nEnglish: %s%s%s\n", language, PACKAGE_VERSION,
                          message->translation, message->text, message->context != NULL ? "\nContext: " : "",
                          message->context != NULL ? message->context : "");
}

static void
chosen_cb (BluffWordingDialog *self, GtkListBoxRow *row)
{
  g_autofree char *text = describe (g_object_get_data (G_OBJECT (row), "message"));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  say (self, _ ("Copied: now paste it into your report"));
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  (void) source;
  (void) cancellable;
  g_task_return_pointer (task, bluff_catalogue_load (data), (GDestroyNotify) g_ptr_array_unref);
}

/* What was typed meanwhile is looked for now. */
static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  BluffWordingDialog *self = BLUFF_WORDING_DIALOG (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) messages = g_task_propagate_pointer (G_TASK (result), &error);

  (void) user_data;
  if (error != NULL)
    return;

  self->messages = messages != NULL ? g_steal_pointer (&messages) : g_ptr_array_new ();
  search_cb (self);
}

static void
load (BluffWordingDialog *self)
{
  g_autoptr (GTask) task = g_task_new (self, self->closing, loaded_cb, NULL);

  g_task_set_source_tag (task, load);
  g_task_set_task_data (task, bluff_language_get_spoken (), g_free);
  g_task_run_in_thread (task, load_in_thread);
}

static void
bluff_wording_dialog_dispose (GObject *object)
{
  BluffWordingDialog *self = BLUFF_WORDING_DIALOG (object);

  g_cancellable_cancel (self->closing);
  g_clear_object (&self->closing);
  g_clear_pointer (&self->messages, g_ptr_array_unref);

  G_OBJECT_CLASS (bluff_wording_dialog_parent_class)->dispose (object);
}

static void
bluff_wording_dialog_class_init (BluffWordingDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_wording_dialog_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/preferences/bluff-wording-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffWordingDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, BluffWordingDialog, list);
  gtk_widget_class_bind_template_child (widget_class, BluffWordingDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, BluffWordingDialog, copied);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
bluff_wording_dialog_init (BluffWordingDialog *self)
{
  self->closing = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_hint_watch (GTK_NATIVE (self));
  load (self);
}

void
bluff_wording_dialog_present (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  BluffWordingDialog *self = g_object_new (BLUFF_TYPE_WORDING_DIALOG, NULL);

  bluff_overlying_attach (GTK_WINDOW (self), GTK_WINDOW (root));
  bluff_overlying_set_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
