/* bluff-people-menu.c: names in menus that lead to the page of a player.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-people-menu.h"

#include "bluff-labels.h"
#include "bluff-store-player.h"

void
bluff_people_menu_add (GMenu *menu, const char *name, gint64 player)
{
  g_autofree char *label = NULL;
  g_autoptr (GMenuItem) item = NULL;

  g_return_if_fail (G_IS_MENU (menu));

  if (player == BLUFF_STORE_NO_PLAYER)
    return;

  label = bluff_labels_escape (name);
  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target (item, "win.player", "x", player);
  g_menu_append_item (menu, item);
}
