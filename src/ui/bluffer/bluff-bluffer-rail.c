/* bluff-bluffer-rail.c: the wooden rail with the player's cards in Bluffer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-rail.h"

#include <glib/gi18n.h>

struct _BluffBlufferRail
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkImage *flag;
  GtkWidget *title;
  GtkWidget *note;
  GtkLabel *aid;
  BluffBlufferHand *hand;

  gboolean wide;
  gboolean memory_aid;
};

G_DEFINE_FINAL_TYPE (BluffBlufferRail, bluff_bluffer_rail, GTK_TYPE_WIDGET)

static void
bluff_bluffer_rail_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bluff_bluffer_rail_parent_class)->dispose (object);
}

static void
bluff_bluffer_rail_class_init (BluffBlufferRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_rail_dispose;

  g_type_ensure (BLUFF_TYPE_BLUFFER_HAND);
  gtk_widget_class_set_css_name (widget_class, "bluffrail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/bluffer/bluff-bluffer-rail.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, head);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, flag);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, title);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, note);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, aid);
  gtk_widget_class_bind_template_child (widget_class, BluffBlufferRail, hand);
}

static void
bluff_bluffer_rail_init (BluffBlufferRail *self)
{
  GtkLayoutManager *box;

  gtk_widget_init_template (GTK_WIDGET (self));
  box = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (box), 8);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->title, NULL, -1);
}

GtkWidget *
bluff_bluffer_rail_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_RAIL, NULL);
}

void
bluff_bluffer_rail_show (BluffBlufferRail *self, const BluffBlufferView *view, const BluffLegal *legal, BluffCrew *crew)
{
  g_autoptr (GdkPaintable) badge = NULL;

  g_return_if_fail (BLUFF_IS_BLUFFER_RAIL (self));
  g_return_if_fail (view->seat < bluff_crew_get_size (crew));

  badge = bluff_flag_badge (bluff_crew_get (crew, view->seat)->flag);
  gtk_image_set_from_paintable (self->flag, badge);
  self->memory_aid = view->head.table.memory_aid;
  gtk_widget_set_visible (self->note, self->wide && self->memory_aid);
  gtk_label_set_text (self->aid, self->memory_aid ? _ ("Memory aid on") : _ ("Memory aid off"));
  bluff_bluffer_hand_show (self->hand, view, legal);
}

void
bluff_bluffer_rail_clear (BluffBlufferRail *self, const BluffBlufferView *view)
{
  BluffLegal nothing = { .seat = view->seat };

  g_return_if_fail (BLUFF_IS_BLUFFER_RAIL (self));

  bluff_bluffer_hand_show (self->hand, view, &nothing);
}

void
bluff_bluffer_rail_set_unit (BluffBlufferRail *self, double unit)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_RAIL (self));

  bluff_bluffer_hand_set_unit (self->hand, unit);
}

void
bluff_bluffer_rail_set_room (BluffBlufferRail *self, gboolean wide, gboolean narrow)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_RAIL (self));

  self->wide = wide;
  gtk_widget_set_visible (self->note, wide && self->memory_aid);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

void
bluff_bluffer_rail_set_head (BluffBlufferRail *self, gboolean head)
{
  g_return_if_fail (BLUFF_IS_BLUFFER_RAIL (self));

  gtk_widget_set_visible (self->head, head);
}

BluffBlufferHand *
bluff_bluffer_rail_get_hand (BluffBlufferRail *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_RAIL (self), NULL);

  return self->hand;
}
