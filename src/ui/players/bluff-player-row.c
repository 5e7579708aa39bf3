/* bluff-player-row.c: a profile in the list of players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-row.h"

#include "bluff-flag.h"
#include "bluff-labels.h"

#include <glib/gi18n.h>

struct _BluffPlayerRow
{
  AdwActionRow parent_instance;

  GtkImage *badge;
  GtkMenuButton *more;
};

G_DEFINE_FINAL_TYPE (BluffPlayerRow, bluff_player_row, ADW_TYPE_ACTION_ROW)

static void
add (GMenu *menu, const char *label, const char *action, gint64 player)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", player);
  g_menu_append_item (menu, item);
}

static void
add_asking (GMenu *menu, const char *text, const char *action, gint64 player)
{
  g_autofree char *label = bluff_labels_ask_more (text);

  add (menu, label, action, player);
}

static GMenuModel *
make_menu (const BluffStorePlayer *player)
{
  g_autoptr (GMenu) keep = g_menu_new ();
  g_autoptr (GMenu) lose = g_menu_new ();
  GMenu *menu = g_menu_new ();

  /* Translators: an item of a menu: all finished games of the player. */
  add (keep, _ ("Finished Games"), "win.hall-of", player->id);
  add_asking (keep, _ ("Change"), "players.change", player->id);
  if (player->archived)
    add (keep, _ ("Bring Back"), "players.restore", player->id);
  else
    add (keep, _ ("Archive"), "players.archive", player->id);
  add_asking (lose, _ ("Merge Into Another"), "players.merge", player->id);
  add_asking (lose, _ ("Reset Statistics"), "players.reset", player->id);
  add_asking (lose, _ ("Delete"), "players.delete", player->id);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (keep));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (lose));
  bluff_labels_mark_menu (G_MENU_MODEL (menu));

  return G_MENU_MODEL (menu);
}

static void
show_player (BluffPlayerRow *self, const BluffStorePlayer *player)
{
  BluffFlag flag;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), player->name);
  if (bluff_flag_from_colour (player->colour, &flag))
    {
      g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);

      gtk_image_set_from_paintable (self->badge, badge);
    }
  else
    gtk_image_set_from_icon_name (self->badge, "avatar-default-symbolic");
  if (player->birth_year != BLUFF_STORE_PLAYER_NO_YEAR)
    {
      /* Translators: below a player's name; the number is a year; no gender. */
      g_autofree char *born = g_strdup_printf (_ ("Born in %d"), player->birth_year);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (self), born);
    }
}

static void
bluff_player_row_class_init (BluffPlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bluffbay/BluffBay/players/bluff-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BluffPlayerRow, more);
}

static void
bluff_player_row_init (BluffPlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bluff_player_row_new (BluffPlayerItem *item)
{
  BluffPlayerRow *self = g_object_new (BLUFF_TYPE_PLAYER_ROW, NULL);
  const BluffStorePlayer *player = bluff_player_item_get (item);
  g_autoptr (GMenuModel) menu = make_menu (player);
  /* Translators: what screen readers call the menu of a player; %s is the name. */
  g_autofree char *more = g_strdup_printf (_ ("More: %s"), player->name);

  show_player (self, player);
  gtk_menu_button_set_menu_model (self->more, menu);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "x", player->id);

  return GTK_WIDGET (self);
}
