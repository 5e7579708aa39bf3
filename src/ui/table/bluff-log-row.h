/* bluff-log-row.h: a line of the log, whose accessible name is its words.
 *
 * GTK names rows of a list from 4.12 on; before, nothing does.
 *
 * Properties
 *   words (string)   the accessible name of the row that it is in; NULL while it is in none
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_LOG_ROW (bluff_log_row_get_type ())

G_DECLARE_FINAL_TYPE (BluffLogRow, bluff_log_row, BLUFF, LOG_ROW, GtkBox)

G_END_DECLS
