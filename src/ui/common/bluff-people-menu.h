/* bluff-people-menu.h: names in menus that lead to the page of a player (win.player).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Adds NAME to MENU, unless PLAYER is BLUFF_STORE_NO_PLAYER: only who has a profile has a page. */
void bluff_people_menu_add (GMenu *menu, const char *name, gint64 player);

G_END_DECLS
