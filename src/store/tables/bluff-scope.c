/* bluff-scope.c: which results a question is about, in SQL.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scope.h"

/* The numbers in the condition are these. */
G_STATIC_ASSERT (BLUFF_STORE_WITH_PEOPLE_ONLY == 1);
G_STATIC_ASSERT (BLUFF_STORE_WITH_COMPUTERS_ONLY == 2);
G_STATIC_ASSERT (BLUFF_STORE_WITH_BOTH == 4);

void
bluff_scope_bind (const BluffStoreScope *self, BluffStatement *statement)
{
  bluff_statement_bind_text (statement, 2, self->kind);
  bluff_statement_bind_number (statement, 3, self->since);
  bluff_statement_bind_number (statement, 4, self->until != 0 ? self->until : G_MAXINT64);
  bluff_statement_bind_number (statement, 5, self->with_branches != FALSE);
  bluff_statement_bind_number (statement, 6, self->with_imports != FALSE);
  bluff_statement_bind_number (statement, 7, self->companies);
}
