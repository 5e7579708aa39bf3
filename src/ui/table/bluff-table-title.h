/* bluff-table-title.h: what the header bar of a table says: the game, and below it how it stands, in as many words as
 * there is room for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_TABLE_TITLE (bluff_table_title_get_type ())

G_DECLARE_FINAL_TYPE (BluffTableTitle, bluff_table_title, BLUFF, TABLE_TITLE, GtkWidget)

void bluff_table_title_set_game (BluffTableTitle *self, const char *game);

/* How it stands: WHOLE, or BRIEF where WHOLE would be cut. */
void bluff_table_title_set_state (BluffTableTitle *self, const char *whole, const char *brief);

G_END_DECLS
