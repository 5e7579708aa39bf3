/* bluff-reading.c: whether somebody reads where the game must not fetch them away.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-reading.h"

#include "bluff-answer.h"
#include "bluff-log.h"

static gboolean
is_in (GtkWidget *focus, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (focus, type) || gtk_widget_get_ancestor (focus, type) != NULL;
}

gboolean
bluff_reading_goes_on (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL &&
         (is_in (focus, BLUFF_TYPE_LOG) || is_in (focus, BLUFF_TYPE_ANSWER) || is_in (focus, GTK_TYPE_POPOVER));
}

gboolean
bluff_reading_grab_focus (GtkWidget *widget)
{
  return !bluff_reading_goes_on (widget) && gtk_widget_grab_focus (widget);
}
