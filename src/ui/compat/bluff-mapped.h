/* bluff-mapped.h: calls a function for every widget that is mapped.
 *
 * For widgets that GTK builds by itself and nobody else can reach: dialogues, drop-downs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*BluffMappedFunc) (GtkWidget *widget);

/* Calls FUNC with each widget of the process that is mapped from now on. Asked for again, it is not called twice. */
void bluff_mapped_watch (BluffMappedFunc func);

G_END_DECLS
