/* bluff-overlying.c: windows that stand over another one, and go with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-overlying.h"

static gboolean
quit_cb (gpointer application)
{
  g_action_group_activate_action (application, "quit", NULL);
  return G_SOURCE_REMOVE;
}

/* The application knows only the windows that it has been given, and hears its keys in no other. */
static gboolean
pressed_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (widget);

  (void) arguments;
  (void) user_data;
  while (window != NULL && gtk_window_get_application (window) == NULL)
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    return FALSE;

  /* Not while GTK still goes through the keys of a window that is to go. */
  g_idle_add_full (G_PRIORITY_DEFAULT, quit_cb, g_object_ref (gtk_window_get_application (window)), g_object_unref);
  return TRUE;
}

static void
add_keys (GtkWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_q, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (pressed_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

void
bluff_overlying_attach (GtkWindow *window, GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  if (parent != NULL)
    g_signal_connect_object (parent, "unrealize", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
  add_keys (window);
}
