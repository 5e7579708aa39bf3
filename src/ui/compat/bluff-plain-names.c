/* bluff-plain-names.c: buttons with a letter to press are called by their words, once.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-plain-names.h"

#include <gtk/gtk.h>

enum
{
  FIRST_GOOD_MINOR = 10
};

/* The label that has the letter names the button as it is read; what GTK has put beside it is not needed. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  (void) hint;
  (void) n_values;
  (void) user_data;
  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)) &&
      gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);

  return TRUE;
}

void
bluff_plain_names_begin (void)
{
  static gsize begun;

  if (gtk_get_major_version () == 4 && gtk_get_minor_version () < FIRST_GOOD_MINOR && g_once_init_enter (&begun))
    {
      g_type_ensure (GTK_TYPE_WIDGET);
      g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
      g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
      g_once_init_leave (&begun, 1);
    }
}
