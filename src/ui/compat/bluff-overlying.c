/* bluff-overlying.c: windows that stand over another one, and go with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-overlying.h"

#include "bluff-breadth.h"

#include <adwaita.h>

static gboolean
quit_cb (gpointer application)
{
  g_action_group_activate_action (application, "quit", NULL);
  return G_SOURCE_REMOVE;
}

GtkApplication *
bluff_overlying_get_application (GtkWindow *window)
{
  while (window != NULL && gtk_window_get_application (window) == NULL)
    window = gtk_window_get_transient_for (window);

  return window != NULL ? gtk_window_get_application (window) : NULL;
}

/* The application knows only the windows that it has been given, and hears its keys in no other. */
static gboolean
pressed_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  GtkApplication *application = bluff_overlying_get_application (GTK_WINDOW (widget));

  (void) arguments;
  (void) user_data;
  if (application == NULL)
    return FALSE;

  /* Not while GTK still goes through the keys of a window that is to go. */
  g_idle_add_full (G_PRIORITY_DEFAULT, quit_cb, g_object_ref (application), g_object_unref);
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
  bluff_breadth_mark_large_text (GTK_WIDGET (window));
  add_keys (window);
}

void
bluff_overlying_set_size (GtkWindow *window, int width, int height)
{
  double scale;
  GtkWindow *parent;

  g_return_if_fail (GTK_IS_WINDOW (window));

  scale = bluff_breadth_text_scale (GTK_WIDGET (window));
  width = (int) (width * scale);
  height = (int) (height * scale);
  parent = gtk_window_get_transient_for (window);
  /* A window that has not been shown yet has no size. */
  if (parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) == 0)
    parent = NULL;
  if (parent != NULL)
    width = MIN (width, gtk_widget_get_width (GTK_WIDGET (parent)));
  if (height < 0)
    gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (parent != NULL)
    height = MIN (height, gtk_widget_get_height (GTK_WIDGET (parent)));
  gtk_window_set_default_size (window, width, height);
}

static GtkWindow *
find_above (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == parent)
        return window;
    }

  return NULL;
}

void
bluff_overlying_close_all (GtkWindow *parent)
{
  GtkWindow *window;

  g_return_if_fail (GTK_IS_WINDOW (parent));

#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_APPLICATION_WINDOW (parent))
    {
      GListModel *dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (parent));

      for (guint n = g_list_model_get_n_items (dialogs); n > 0; n--)
        {
          g_autoptr (AdwDialog) dialog = g_list_model_get_item (dialogs, n - 1);

          adw_dialog_force_close (dialog);
        }
    }
#endif
  while ((window = find_above (parent)) != NULL)
    {
      bluff_overlying_close_all (window);
      gtk_window_destroy (window);
    }
}
