/* bluff-lab-table.h: figures in columns, for people.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BluffLabTable BluffLabTable;

/* A table without cells. ALIGNMENT has a letter for each column, l for left and r for right. */
BluffLabTable *bluff_lab_table_new (const char *alignment);

void bluff_lab_table_free (BluffLabTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffLabTable, bluff_lab_table_free)

/* Adds the next cell: row by row, from the first column to the last. */
void bluff_lab_table_add (BluffLabTable *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Prints all rows, each column as wide as it must be. The last row is complete. */
void bluff_lab_table_print (const BluffLabTable *self);

G_END_DECLS
