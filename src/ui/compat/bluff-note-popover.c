/* bluff-note-popover.c: a popover with something to read in it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-note-popover.h"

GtkWidget *
bluff_note_popover_new (GtkWidget *content)
{
  GtkWidget *popover, *scroller;

  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);

  /* A scrolled window takes the sizes that its content would like to have, whatever width it is asked about. */
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", content, "focusable", FALSE, "hscrollbar-policy",
                           GTK_POLICY_NEVER, "propagate-natural-width", TRUE, "propagate-natural-height", TRUE, NULL);
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);

  return popover;
}
