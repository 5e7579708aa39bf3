/* bluff-shown-child.c: a screen reader finds only the visible child of a stack.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shown-child.h"

/* Not the page itself: GTK 4.8 would count the pages that can be found, but number them all. */
static void
hush (GtkWidget *page, gboolean hidden)
{
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static void
shown_cb (GtkStack *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (stack);

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    hush (page, page != shown);
}

void
bluff_shown_child_watch (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (shown_cb), NULL);
  shown_cb (stack);
}

/* --- Revealers -----------------------------------------------------------------------------------------------------
 */

static void
revealed_cb (GtkRevealer *revealer)
{
  GtkWidget *child = gtk_revealer_get_child (revealer);

  if (child != NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 !gtk_revealer_get_reveal_child (revealer), -1);
}

void
bluff_shown_child_watch_revealer (GtkRevealer *revealer)
{
  g_return_if_fail (GTK_IS_REVEALER (revealer));

  g_signal_connect (revealer, "notify::reveal-child", G_CALLBACK (revealed_cb), NULL);
  revealed_cb (revealer);
}
