/* bluff-player-menu.c: who is playing, as a button that lets somebody else take the helm.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-menu.h"

#include "bluff-flag.h"
#include "bluff-labels.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 24,
  SPACING = 12,
  NAME_CHARS = 28 /* of the longest name that is shown whole */
};

struct _BluffPlayerMenu
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkImage *badge;
  GtkLabel *name;
  GtkImage *arrow;
  GtkPopover *popover;
  GtkListBox *list;
  GtkWidget *page; /* leads to the page of the one who is playing, unless that is a guest */
  GtkLabel *add_words;

  gint64 current;
};

static guint chosen_signal, add_signal;

G_DEFINE_FINAL_TYPE (BluffPlayerMenu, bluff_player_menu, ADW_TYPE_BIN)

static void
set_badge (GtkImage *image, const BluffStorePlayer *player)
{
  BluffFlag flag;

  if (player != NULL && bluff_flag_from_colour (player->colour, &flag))
    {
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);

      gtk_image_set_from_paintable (image, badge);
    }
  else
    gtk_image_set_from_icon_name (image, "avatar-default-symbolic");
}

static const char *
name_of (const BluffStorePlayer *player)
{
  /* Translators: somebody who plays without a profile. */
  return player != NULL ? player->name : _ ("Guest");
}

/* PLAYER is NULL for a guest. */
static GtkWidget *
make_row (const BluffStorePlayer *player, gboolean current)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *badge = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *name = gtk_label_new (name_of (player));
  GtkWidget *check = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                   "object-select-symbolic", NULL);
  gint64 *id = g_new (gint64, 1);

  *id = player != NULL ? player->id : BLUFF_PLAYER_MENU_GUEST;
  g_object_set_data_full (G_OBJECT (row), "player", id, g_free);
  set_badge (GTK_IMAGE (badge), player);
  gtk_image_set_pixel_size (GTK_IMAGE (badge), BADGE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_opacity (check, current ? 1 : 0);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name_of (player), -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);

  return row;
}

static void
row_activated_cb (BluffPlayerMenu *self, GtkListBoxRow *row)
{
  const gint64 *id = g_object_get_data (G_OBJECT (row), "player");

  gtk_popover_popdown (self->popover);
  g_signal_emit (self, chosen_signal, 0, *id);
}

static void
page_cb (BluffPlayerMenu *self)
{
  gtk_popover_popdown (self->popover);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.player", "x", self->current);
}

static void
add_cb (BluffPlayerMenu *self)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, add_signal, 0);
}

static void
players_cb (BluffPlayerMenu *self)
{
  gtk_popover_popdown (self->popover);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.players", NULL);
}

static void
bluff_player_menu_class_init (BluffPlayerMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = g_signal_new ("chosen", BLUFF_TYPE_PLAYER_MENU, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_INT64);
  add_signal = g_signal_new ("add", BLUFF_TYPE_PLAYER_MENU, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/welcome/bluff-player-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, button);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, name);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, arrow);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, popover);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, list);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, page);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerMenu, add_words);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_cb);
}

static void
bluff_player_menu_init (BluffPlayerMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_labels_add_ellipsis (self->add_words, "label");
}

void
bluff_player_menu_set_players (BluffPlayerMenu *self, GPtrArray *players, const BluffStorePlayer *current)
{
  g_autofree char *said = NULL;
  GtkListBoxRow *row;

  g_return_if_fail (BLUFF_IS_PLAYER_MENU (self));

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < players->len; i++)
    {
      const BluffStorePlayer *player = g_ptr_array_index (players, i);

      gtk_list_box_append (self->list, make_row (player, player == current));
    }
  gtk_list_box_append (self->list, make_row (NULL, current == NULL));

  self->current = current != NULL ? current->id : BLUFF_PLAYER_MENU_GUEST;
  gtk_widget_set_visible (self->page, current != NULL);
  set_badge (self->badge, current);
  gtk_label_set_label (self->name, name_of (current));
  /* Translators: what screen readers call a button; %s is a name. */
  said = g_strdup_printf (_ ("Who Is Playing: %s"), name_of (current));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

void
bluff_player_menu_set_named (BluffPlayerMenu *self, gboolean named)
{
  g_return_if_fail (BLUFF_IS_PLAYER_MENU (self));

  gtk_widget_set_visible (GTK_WIDGET (self->name), named);
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), named);
}
