/* bluff-menu-label.h: somebody's name in a menu.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* TEXT as the label of a menu item, or a part of it: an underscore in it marks no letter. Newly allocated. */
char *bluff_menu_label_escape (const char *text);

G_END_DECLS
