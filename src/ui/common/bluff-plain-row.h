/* bluff-plain-row.h: rows that show what somebody has written, a name or a path, as it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row of TYPE, an AdwActionRow, with TITLE and SUBTITLE (may be NULL), both whole. */
GtkWidget *bluff_plain_row_new (GType type, const char *title, const char *subtitle);

G_END_DECLS
