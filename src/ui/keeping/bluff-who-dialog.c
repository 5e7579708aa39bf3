/* bluff-who-dialog.c: asks who the people in records are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-who-dialog.h"

#include "bluff-labels.h"
#include "bluff-overlying.h"
#include "bluff-plain-row.h"

#include <glib/gi18n.h>

enum
{
  WIDTH = 480,
  HEIGHT = 480
};

struct _BluffWhoDialog
{
  AdwWindow parent_instance;

  AdwPreferencesGroup *people;
  GtkWidget *accept;

  GPtrArray *who;     /* BluffWho, not ours */
  GPtrArray *players; /* BluffStorePlayer */
  GPtrArray *rows;    /* AdwComboRow, one for each of WHO, not ours */
  GTask *task;        /* until it is answered */
};

G_DEFINE_FINAL_TYPE (BluffWhoDialog, bluff_who_dialog, ADW_TYPE_WINDOW)

BluffWho *
bluff_who_new (const char *name)
{
  BluffWho *self = g_new0 (BluffWho, 1);

  self->name = g_strdup (name);
  self->key = bluff_store_player_name_key (name);
  return self;
}

void
bluff_who_free (BluffWho *self)
{
  g_free (self->name);
  g_free (self->key);
  g_free (self);
}

/* --- What can be answered ------------------------------------------------------------------------------------------
 */

/* Which of the players has the same name; PLAYERS->len if nobody has. */
static guint
find_namesake (BluffWhoDialog *self, const BluffWho *who)
{
  guint i;

  for (i = 0; i < self->players->len; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (self->players, i);
      g_autofree char *key = bluff_store_player_name_key (player->name);

      if (g_str_equal (key, who->key))
        break;
    }

  return i;
}

/* Two players of one name cannot be: where there is a namesake, a new one is not offered. */
static gboolean
may_be_new (BluffWhoDialog *self, const BluffWho *who)
{
  return find_namesake (self, who) == self->players->len;
}

/* The answers in this order: a guest, somebody new, the players. */
static void
read_answer (BluffWhoDialog *self, guint i)
{
  BluffWho *who = g_ptr_array_index (self->who, i);
  guint selected = adw_combo_row_get_selected (g_ptr_array_index (self->rows, i));
  guint first_player = may_be_new (self, who) ? 2 : 1;

  if (selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    who->kind = BLUFF_WHO_GUEST;
  else if (selected < first_player)
    who->kind = BLUFF_WHO_NEW;
  else
    {
      const BluffStorePlayer *player = g_ptr_array_index (self->players, selected - first_player);

      who->kind = BLUFF_WHO_PROFILE;
      who->player = player->id;
    }
}

static void
add_row (BluffWhoDialog *self, const BluffWho *who)
{
  g_autoptr (GtkStringList) answers = gtk_string_list_new (NULL);
  guint namesake = find_namesake (self, who);
  gboolean new = namesake == self->players->len;
  GtkWidget *row;

  /* Translators: who somebody in a record is: a guest. */
  gtk_string_list_append (answers, _ ("Guest"));
  if (new)
    /* Translators: who somebody in a record is: gets a profile. */
    gtk_string_list_append (answers, _ ("A New Player"));
  for (guint i = 0; i < self->players->len; i++)
    gtk_string_list_append (answers, ((BluffStorePlayer *) g_ptr_array_index (self->players, i))->name);

  row = bluff_plain_row_new (ADW_TYPE_COMBO_ROW, who->name, NULL);
  g_object_set (row, "model", answers, "selected", new ? 0 : namesake + 1, NULL);
  adw_preferences_group_add (self->people, row);
  g_ptr_array_add (self->rows, row);
}

/* --- The answer ----------------------------------------------------------------------------------------------------
 */

static void
answer (BluffWhoDialog *self, gboolean accepted)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  if (task != NULL)
    g_task_return_boolean (task, accepted);
}

static void
accepted_cb (BluffWhoDialog *self)
{
  for (guint i = 0; i < self->who->len; i++)
    read_answer (self, i);
  answer (self, TRUE);
  gtk_window_close (GTK_WINDOW (self));
}

static void
cancelled_cb (BluffWhoDialog *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
bluff_who_dialog_dispose (GObject *object)
{
  BluffWhoDialog *self = BLUFF_WHO_DIALOG (object);

  /* Closed, however. */
  answer (self, FALSE);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->who, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bluff_who_dialog_parent_class)->dispose (object);
}

static void
bluff_who_dialog_class_init (BluffWhoDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_who_dialog_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/keeping/bluff-who-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffWhoDialog, people);
  gtk_widget_class_bind_template_child (widget_class, BluffWhoDialog, accept);
  gtk_widget_class_bind_template_callback (widget_class, accepted_cb);
}

static void
bluff_who_dialog_init (BluffWhoDialog *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_mark_all (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->accept);
}

void
bluff_who_dialog_ask (GtkWidget *parent,
                      GPtrArray *who,
                      GPtrArray *players,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  BluffWhoDialog *self;
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  root = gtk_widget_get_root (parent);
  self = g_object_new (BLUFF_TYPE_WHO_DIALOG, NULL);
  bluff_overlying_attach (GTK_WINDOW (self), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);
  bluff_overlying_set_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  self->task = g_task_new (parent, cancellable, callback, user_data);
  g_task_set_source_tag (self->task, bluff_who_dialog_ask);
  self->who = g_ptr_array_ref (who);
  self->players = g_ptr_array_ref (players);
  for (guint i = 0; i < who->len; i++)
    add_row (self, g_ptr_array_index (who, i));
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (cancelled_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
}

gboolean
bluff_who_dialog_ask_finish (GtkWidget *parent, GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, parent), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}
