/* bluff-table-page-watch.c: whether anybody looks at a table that several people share; if not, its curtain falls.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page-private.h"

enum
{
  LOOK_MS = 100 /* between the window that loses the focus and the one that gets it */
};

/* --- When nobody looks ---------------------------------------------------------------------------------------------
 */

void
bluff_table_page_conceal (BluffTablePage *self)
{
  /* At an open table no curtain falls. */
  bluff_shouting_close (self->shouting);
  bluff_stage_hide (self->stage);
}

static void active_changed_cb (BluffTablePage *self);

/* Whether a window of ours has the focus. One that asks something in front of the table counts, and is watched from
 * then on. */
static gboolean
is_looked_at (BluffTablePage *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!gtk_window_is_active (window))
        continue;
      if (window != self->window)
        {
          g_signal_handlers_disconnect_by_func (window, active_changed_cb, self);
          g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_changed_cb), self,
                                   G_CONNECT_SWAPPED);
        }
      return TRUE;
    }

  return FALSE;
}

static gboolean
looked_away_cb (gpointer user_data)
{
  BluffTablePage *self = user_data;

  self->look = 0;
  if (self->window != NULL && !is_looked_at (self))
    bluff_table_page_conceal (self);
  return G_SOURCE_REMOVE;
}

/* One window loses the focus before the next one gets it. */
static void
active_changed_cb (BluffTablePage *self)
{
  if (self->look == 0 && g_settings_get_boolean (self->settings, "curtain-on-focus-loss"))
    self->look = g_timeout_add (LOOK_MS, looked_away_cb, self);
}

static void
screensaver_cb (BluffTablePage *self)
{
  bluff_table_page_conceal (self);
}

void
bluff_table_page_watch_window (BluffTablePage *self)
{
  GtkApplication *application;

  self->window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  application = gtk_window_get_application (self->window);
  g_signal_connect_object (self->window, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  if (application != NULL)
    g_signal_connect_object (application, "notify::screensaver-active", G_CALLBACK (screensaver_cb), self,
                             G_CONNECT_SWAPPED);
  /* GTK 4.12 and newer say so when nobody can see the window. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->window), "suspended") != NULL)
    g_signal_connect_object (self->window, "notify::suspended", G_CALLBACK (screensaver_cb), self, G_CONNECT_SWAPPED);
}

void
bluff_table_page_leave_window (BluffTablePage *self)
{
  GtkApplication *application = gtk_window_get_application (self->window);

  g_signal_handlers_disconnect_by_data (self->window, self);
  if (application != NULL)
    g_signal_handlers_disconnect_by_data (application, self);
  self->window = NULL;
}
