/* bluff-overlying.h: windows that stand over another one, and go with it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes WINDOW a modal one over PARENT, which may be NULL. It goes when PARENT is closed: "destroy-with-parent" alone
 * waits until nobody has a reference to PARENT any more, which may be a task that waits for WINDOW. Ctrl+Q quits there
 * too. */
void bluff_overlying_attach (GtkWindow *window, GtkWindow *parent);

/* How large WINDOW is at first, with text of the usual size: larger with larger text, but never larger than the window
 * that it stands over, which may be a telephone's. HEIGHT may be -1: what it needs now. */
void bluff_overlying_set_size (GtkWindow *window, int width, int height);

/* The application that WINDOW, or a window that it stands over, belongs to; or NULL. */
GtkApplication *bluff_overlying_get_application (GtkWindow *window);

/* Closes all that stands over PARENT. */
void bluff_overlying_close_all (GtkWindow *parent);

G_END_DECLS
