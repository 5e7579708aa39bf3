/* bluff-main-menu.h: the button of the main menu, for pages that have nothing of their own to put into it. F10 opens
 * it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_MAIN_MENU (bluff_main_menu_get_type ())

G_DECLARE_FINAL_TYPE (BluffMainMenu, bluff_main_menu, BLUFF, MAIN_MENU, AdwBin)

G_END_DECLS
