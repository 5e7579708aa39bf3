/* bluff-player-tile.c: one number of a player, large.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-tile.h"

#include "bluff-store-player.h"
#include "bluff-width-layout.h"

#include <glib/gi18n.h>

enum
{
  PICTURE = 44,
  SPACING = 12
};

struct _BluffPlayerTile
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *button; /* around the box, if it leads somewhere; otherwise NULL */
  GtkWidget *picture, *value, *caption;
};

G_DEFINE_FINAL_TYPE (BluffPlayerTile, bluff_player_tile, GTK_TYPE_WIDGET)

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
bluff_player_tile_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_player_tile_parent_class)->dispose (object);
}

static void
bluff_player_tile_class_init (BluffPlayerTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_player_tile_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, BLUFF_TYPE_WIDTH_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playertile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bluff_player_tile_init (BluffPlayerTile *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  self->picture =
      g_object_new (GTK_TYPE_IMAGE, "pixel-size", PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->value = make_label ("title-2");
  self->caption = make_label ("dim-label");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->value);
  gtk_box_append (GTK_BOX (words), self->caption);
  gtk_box_append (GTK_BOX (self->box), self->picture);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

void
bluff_player_tile_show (BluffPlayerTile *self, GdkPaintable *picture, const char *value, const char *caption)
{
  g_autofree char *words = NULL;

  g_return_if_fail (BLUFF_IS_PLAYER_TILE (self));

  gtk_image_set_from_paintable (GTK_IMAGE (self->picture), picture);
  gtk_label_set_label (GTK_LABEL (self->value), value);
  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  /* Translators: a number of a player's page and what it counts, for screen readers: "29 of 64, games won". */
  words = g_strdup_printf (C_ ("number", "%1$s, %2$s"), value, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
add_button (BluffPlayerTile *self)
{
  gtk_widget_unparent (g_object_ref (self->box));
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), self->box);
  g_object_unref (self->box);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static void
remove_button (BluffPlayerTile *self)
{
  g_object_ref (self->box);
  gtk_button_set_child (GTK_BUTTON (self->button), NULL);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "linked");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_object_unref (self->box);
}

void
bluff_player_tile_link (BluffPlayerTile *self, gint64 player)
{
  g_return_if_fail (BLUFF_IS_PLAYER_TILE (self));

  if (player == BLUFF_STORE_NO_PLAYER)
    {
      if (self->button != NULL)
        remove_button (self);
      return;
    }

  if (self->button == NULL)
    add_button (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "x", player);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "win.player");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (self->value)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (GTK_LABEL (self->caption)), -1);
}
