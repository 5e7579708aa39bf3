/* bluff-plain-names.h: the accessible name of a button with a mnemonic has its words once.
 *
 * Before 4.10 GTK gives a button with the label "_Add" the accessible name "_Add Add".
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all buttons of the process, as soon as they are mapped. */
void bluff_plain_names_begin (void);

/* For all buttons in WIDGET, now: a dialogue has some that are not mapped, but that a screen reader finds. */
void bluff_plain_names_give (GtkWidget *widget);

G_END_DECLS
