/* bluff-pirate-square.c: a square of the track for the keyboard, the pointer and screen readers.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-square.h"

struct _BluffPirateSquare
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffPirateSquare, bluff_pirate_square, GTK_TYPE_WIDGET)

static void
bluff_pirate_square_class_init (BluffPirateSquareClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "piratesquare");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
bluff_pirate_square_init (BluffPirateSquare *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bluff_pirate_square_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_SQUARE, NULL);
}

void
bluff_pirate_square_set_words (BluffPirateSquare *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_PIRATE_SQUARE (self));
  g_return_if_fail (words != NULL);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), words) == 0)
    return;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
