/* bluff-statement.h: a prepared statement that was lent by its database.
 *
 * Give it back (g_autoptr does) before the database is closed. Parameters count from 1, columns from 0.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"

G_BEGIN_DECLS

void bluff_statement_give_back (BluffStatement *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStatement, bluff_statement_give_back)

/* For the database: makes one, and frees it. ONCE: it is freed when it is given back. */
BluffStatement *bluff_statement_new (BluffDatabase *database, const char *sql, gboolean once, GError **error);
void bluff_statement_free (BluffStatement *self);
gboolean bluff_statement_lend (BluffStatement *self);

/* TEXT is copied; NULL is null. */
void bluff_statement_bind_text (BluffStatement *self, int parameter, const char *text);
void bluff_statement_bind_number (BluffStatement *self, int parameter, gint64 number);
void bluff_statement_bind_real (BluffStatement *self, int parameter, double number);

/* The next row: *ROW is FALSE after the last. */
gboolean bluff_statement_step (BluffStatement *self, gboolean *row, GError **error);

/* The same for a loop over all rows: TRUE if there is one. *OK is FALSE if there is none because of an error. */
gboolean bluff_statement_next (BluffStatement *self, gboolean *ok, GError **error);

/* Runs a statement that answers with no row, and makes it ready to be run again with other parameters. */
gboolean bluff_statement_run (BluffStatement *self, GError **error);

/* Ready to be stepped through again; what was bound stays. */
void bluff_statement_reset (BluffStatement *self);

/* Columns of the row. The text belongs to the statement until the next step; null is NULL. */
const char *bluff_statement_get_text (BluffStatement *self, int column);
char *bluff_statement_dup_text (BluffStatement *self, int column);
gint64 bluff_statement_get_number (BluffStatement *self, int column);
double bluff_statement_get_real (BluffStatement *self, int column);

G_END_DECLS
