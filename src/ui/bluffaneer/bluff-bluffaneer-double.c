/* bluff-bluffaneer-double.c: one of the four doubles, and what it does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-double.h"

#include "bluff-drawing.h"
#include "bluff-words-bluffaneer-table.h"

enum
{
  ICON = 36,
  LIST_WIDTH = 24 /* characters */
};

static GtkWidget *
make_icons (BluffIcon icon)
{
  g_autofree char *art = g_strconcat ("dice-", bluff_icon_name (icon), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), bluff_drawing_new (art, ICON, ICON));
  gtk_box_append (GTK_BOX (box), bluff_drawing_new (art, ICON, ICON));

  return box;
}

GtkWidget *
bluff_bluffaneer_double_new (BluffIcon icon, GtkOrientation orientation)
{
  GtkWidget *self =
      g_object_new (GTK_TYPE_BOX, "orientation", orientation, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *words = bluff_words_double (icon);
  g_autofree char *named = bluff_words_double_named (icon);
  GtkWidget *label = gtk_label_new (words);
  gboolean list = orientation == GTK_ORIENTATION_HORIZONTAL;

  gtk_box_set_spacing (GTK_BOX (self), list ? 12 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), list ? 0 : 0.5f);
  gtk_label_set_justify (GTK_LABEL (label), list ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
  if (list)
    gtk_label_set_max_width_chars (GTK_LABEL (label), LIST_WIDTH);
  gtk_box_append (GTK_BOX (self), make_icons (icon));
  gtk_box_append (GTK_BOX (self), label);
  gtk_widget_add_css_class (self, "bb-double");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, named, -1);

  return self;
}

void
bluff_bluffaneer_double_set_rolled (GtkWidget *self, gboolean rolled)
{
  if (rolled)
    gtk_widget_add_css_class (self, "rolled");
  else
    gtk_widget_remove_css_class (self, "rolled");
}

GtkWidget *
bluff_bluffaneer_doubles_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint icon = 0; icon < BLUFF_N_ICONS; icon++)
    gtk_box_append (GTK_BOX (box), bluff_bluffaneer_double_new ((BluffIcon) icon, GTK_ORIENTATION_HORIZONTAL));
  gtk_widget_add_css_class (box, "discarded");

  return box;
}
