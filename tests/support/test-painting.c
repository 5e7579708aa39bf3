/* test-painting.c: windows that are not painted where nobody looks at their pixels.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-painting.h"

static gulong hook; /* 0: windows are painted */

/* GTK paints for a surface by one handler, which is given the widget; GLib finds none by the signal alone. */
static GSignalMatchType
match (void)
{
  return G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
}

static guint
get_signal (void)
{
  return g_signal_lookup ("render", GDK_TYPE_SURFACE);
}

static void
block (GtkWidget *native)
{
  guint blocked = g_signal_handlers_block_matched (gtk_native_get_surface (GTK_NATIVE (native)), match (),
                                                   get_signal (), 0, NULL, NULL, native);

  g_assert_cmpuint (blocked, ==, 1);
}

static gboolean
realized_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  (void) hint, (void) n_values, (void) data;
  if (GTK_IS_NATIVE (widget))
    block (widget);
  return TRUE;
}

void
test_painting_stop (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  if (hook != 0)
    return;

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_widget_get_realized (window->data))
      block (window->data);

  /* A signal is known as soon as its class is. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WINDOW));
  hook = g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}

void
test_painting_resume (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  if (hook == 0)
    return;

  g_signal_remove_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), hook);
  hook = 0;
  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_widget_get_realized (window->data))
      {
        GdkSurface *surface = gtk_native_get_surface (window->data);

        g_signal_handlers_unblock_matched (surface, match (), get_signal (), 0, NULL, NULL, window->data);
        gdk_surface_queue_render (surface);
      }
}
