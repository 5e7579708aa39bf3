/* bluff-look.c: what is held to look at something.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-look.h"

enum
{
  SPACING = 8
};

struct _BluffLook
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffLook, bluff_look, GTK_TYPE_WIDGET)

static void
bluff_look_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_look_parent_class)->dispose (object);
}

static void
bluff_look_class_init (BluffLookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_look_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
bluff_look_init (BluffLook *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
bluff_look_new (void)
{
  return g_object_new (BLUFF_TYPE_LOOK, NULL);
}

void
bluff_look_append (BluffLook *self, GtkWidget *child)
{
  g_return_if_fail (BLUFF_IS_LOOK (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
