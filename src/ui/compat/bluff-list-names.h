/* bluff-list-names.h: the contents of a drop-down have accessible names.
 *
 * GTK 4.8 builds the button and the list of a drop-down and its items by itself, and gives them no accessible names.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all drop-downs of the process, as soon as their contents are mapped. */
void bluff_list_names_begin (void);

G_END_DECLS
