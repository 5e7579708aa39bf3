/* bluff-announce.h: announces something to people who use a screen reader.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Announces WORDS, whatever has the focus. FALSE where GTK cannot (before 4.14): there a label with the role STATUS has
 * to change. */
gboolean bluff_announce (GtkWidget *widget, const char *words);

/* Whether GTK can. Then the widget that gets the focus must not have the announced words as its accessible name or
 * description, or they would be heard twice. */
gboolean bluff_announce_works (void);

G_END_DECLS
