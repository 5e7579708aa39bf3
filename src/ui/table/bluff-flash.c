/* bluff-flash.c: something flashes once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-flash.h"

enum
{
  FLASH_MS = 600
};

#define SOURCE "bluff-flash"

static void
stop (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

static gboolean
over_cb (gpointer user_data)
{
  GtkWidget *widget = user_data;

  g_object_steal_data (G_OBJECT (widget), SOURCE);
  gtk_widget_remove_css_class (widget, "flash");
  return G_SOURCE_REMOVE;
}

void
bluff_flash (GtkWidget *widget)
{
  if (widget == NULL)
    return;

  gtk_widget_add_css_class (widget, "flash");
  /* A widget that goes away takes its source with it. */
  g_object_set_data_full (G_OBJECT (widget), SOURCE, GUINT_TO_POINTER (g_timeout_add (FLASH_MS, over_cb, widget)),
                          stop);
}
