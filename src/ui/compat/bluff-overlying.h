/* bluff-overlying.h: windows that stand over another one, and go with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes WINDOW a modal one over PARENT, which may be NULL. It goes when PARENT is closed: "destroy-with-parent" alone
 * waits until nobody has a reference to PARENT any more, which may be a task that waits for WINDOW. */
static inline void
bluff_overlying_attach (GtkWindow *window, GtkWindow *parent)
{
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_modal (window, TRUE);
  gtk_window_set_destroy_with_parent (window, TRUE);
  if (parent != NULL)
    g_signal_connect_object (parent, "unrealize", G_CALLBACK (gtk_window_destroy), window, G_CONNECT_SWAPPED);
}

G_END_DECLS
