/* bluff-wording-dialog.h: finds a sentence that is translated wrongly, and copies what a translator needs to know of
 * it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows it over the window that WIDGET is in. */
void bluff_wording_dialog_present (GtkWidget *widget);

G_END_DECLS
