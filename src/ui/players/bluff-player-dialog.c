/* bluff-player-dialog.c: asks for a new player, or changes one, in a dialog over a window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-dialog.h"

#include "bluff-hint.h"
#include "bluff-labels.h"
#include "bluff-overlying.h"
#include "bluff-player-form.h"

#include <glib/gi18n.h>

#define BLUFF_TYPE_PLAYER_DIALOG (bluff_player_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerDialog, bluff_player_dialog, BLUFF, PLAYER_DIALOG, AdwWindow)

enum
{
  WIDTH = 400
};

struct _BluffPlayerDialog
{
  AdwWindow parent_instance;

  GtkButton *save;
  GtkLabel *heading;
  BluffPlayerForm *form;

  GTask *task; /* until it is answered */
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (BluffPlayerDialog, bluff_player_dialog, ADW_TYPE_WINDOW)

static void
answer (BluffPlayerDialog *self, gint64 player)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  if (task != NULL)
    g_task_return_int (task, (gssize) player);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPlayerDialog) self = user_data;
  gint64 player = bluff_player_form_save_finish (BLUFF_PLAYER_FORM (source), result, NULL);

  /* What went wrong has been said in the form. A player who was written although the dialog is gone is there. */
  if (player == BLUFF_STORE_NO_PLAYER)
    return;

  answer (self, player);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
save_cb (BluffPlayerDialog *self)
{
  gboolean ready;

  g_object_get (self->form, "ready", &ready, NULL);
  if (ready)
    bluff_player_form_save_async (self->form, self->cancellable, saved_cb, g_object_ref (self));
}

static void
bluff_player_dialog_dispose (GObject *object)
{
  BluffPlayerDialog *self = BLUFF_PLAYER_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  answer (self, BLUFF_STORE_NO_PLAYER);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (bluff_player_dialog_parent_class)->dispose (object);
}

static void
bluff_player_dialog_class_init (BluffPlayerDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_player_dialog_dispose;
  g_type_ensure (BLUFF_TYPE_PLAYER_FORM);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/players/bluff-player-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerDialog, save);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerDialog, form);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
bluff_player_dialog_init (BluffPlayerDialog *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_hint_watch (GTK_NATIVE (self));
}

static void
present (GtkWidget *parent, BluffSaves *saves, const BluffStorePlayer *player, GTask *task)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  BluffPlayerDialog *self = g_object_new (BLUFF_TYPE_PLAYER_DIALOG, NULL);

  bluff_overlying_attach (GTK_WINDOW (self), GTK_WINDOW (root));
  self->task = task;
  gtk_window_set_title (GTK_WINDOW (self), player == NULL ? _ ("New Player") : _ ("Change Player"));
  gtk_label_set_label (self->heading, gtk_window_get_title (GTK_WINDOW (self)));
  gtk_button_set_label (self->save, player == NULL ? _ ("Add") : _ ("Save"));
  bluff_labels_mark_all (GTK_WIDGET (self));
  bluff_player_form_begin (self->form, saves, player);
  bluff_overlying_set_size (GTK_WINDOW (self), WIDTH, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->form));
  gtk_window_present (GTK_WINDOW (self));
}

void
bluff_player_dialog_create (GtkWidget *parent, BluffSaves *saves, GAsyncReadyCallback cb, gpointer data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (BLUFF_IS_SAVES (saves));

  present (parent, saves, NULL, g_task_new (parent, NULL, cb, data));
}

gint64
bluff_player_dialog_create_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), BLUFF_STORE_NO_PLAYER);

  return g_task_propagate_int (G_TASK (result), error);
}

void
bluff_player_dialog_change (GtkWidget *parent,
                            BluffSaves *saves,
                            const BluffStorePlayer *player,
                            GAsyncReadyCallback cb,
                            gpointer data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (BLUFF_IS_SAVES (saves));
  g_return_if_fail (player != NULL);

  present (parent, saves, player, g_task_new (parent, NULL, cb, data));
}

gboolean
bluff_player_dialog_change_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_int (G_TASK (result), error) != BLUFF_STORE_NO_PLAYER;
}
