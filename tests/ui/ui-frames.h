/* ui-frames.h: waiting for what a window has drawn, not for a time in which it should have.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns when WINDOW is on the screen, has the size it asked for and has drawn all that was changed before. Motion may
 * go on. */
void ui_frames_settle (GtkWindow *window);

G_END_DECLS
