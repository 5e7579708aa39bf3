/* bluff-list-names.h: what is inside of a drop-down has a name.
 *
 * GTK 4.8 builds the list of a drop-down and its items by itself, and says nothing of them to a screen reader.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all drop-downs of the process, from when what is in them comes onto the screen. */
void bluff_list_names_begin (void);

G_END_DECLS
