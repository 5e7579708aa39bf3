/* bluff-plain-names.c: the accessible name of a button with a mnemonic has its words once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-plain-names.h"

#include "bluff-mapped.h"

enum
{
  FIRST_GOOD_MINOR = 10
};

static gboolean
is_needed (void)
{
  return gtk_get_major_version () == 4 && gtk_get_minor_version () < FIRST_GOOD_MINOR;
}

/* The label with the mnemonic names the button as it reads; what GTK has added is not needed. */
static void
name_plainly (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)) &&
      gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
name_all_plainly (GtkWidget *widget)
{
  name_plainly (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_all_plainly (child);
}

void
bluff_plain_names_give (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (is_needed ())
    name_all_plainly (widget);
}

void
bluff_plain_names_begin (void)
{
  if (is_needed ())
    bluff_mapped_watch (name_plainly);
}
