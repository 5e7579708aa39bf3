/* bluff-flash.h: something flashes once: how somebody who wants no motion sees where coins have gone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives WIDGET the style class `flash` for a moment; with several at once, a moment from the last one on. NULL:
 * nothing.
 */
void bluff_flash (GtkWidget *widget);

G_END_DECLS
