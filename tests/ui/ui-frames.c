/* ui-frames.c: waiting for what a window has drawn.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-frames.h"

enum
{
  /* One takes over a new size, one what widgets do about that, one what follows from it. */
  FRAMES = 3
};

static void
painted_cb (gboolean *painted)
{
  *painted = TRUE;
}

static void
await_frame (GdkFrameClock *clock)
{
  gboolean painted = FALSE;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

void
ui_frames_settle (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < FRAMES; i++)
    {
      /* The answer of the display to what it was asked for comes before what it is asked now. */
      gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (window)));
      await_frame (gtk_widget_get_frame_clock (GTK_WIDGET (window)));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}
