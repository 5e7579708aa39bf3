/* bluff-announce.h: announces something to people who use a screen reader.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has WORDS read out, whatever has the focus. FALSE where GTK cannot (before 4.14): there a label with the role of a
 * status has to change. */
gboolean bluff_announce (GtkWidget *widget, const char *words);

/* Whether it does. Then what has been announced is not to be the name or the description of what gets the focus, or it
 * would be heard twice. */
gboolean bluff_announce_works (void);

G_END_DECLS
