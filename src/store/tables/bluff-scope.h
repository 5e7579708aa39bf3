/* bluff-scope.h: which results a question is about, in SQL.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-statement.h"
#include "bluff-store-statistics.h"

G_BEGIN_DECLS

/* A condition for a row R of results. 2 kind, 3 since, 4 until, 5 branches, 6 imports, 7 companies. */
#define BLUFF_IN_SCOPE                                                                                                 \
  "r.counted = 1 AND (?2 IS NULL OR r.kind = ?2) AND r.ended >= ?3 AND r.ended < ?4 AND "                              \
  "(r.origin = 'own' OR r.origin = 'branch' AND ?5 OR r.origin = 'import' AND ?6) AND "                                \
  "(?7 = 0 OR ?7 & CASE r.company WHEN 'people' THEN 1 WHEN 'computers' THEN 2 ELSE 4 END) "

void bluff_scope_bind (const BluffStoreScope *self, BluffStatement *statement);

G_END_DECLS
