/* bluff-store-fail.h: making errors of the store.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

G_BEGIN_DECLS

/* What an error carries besides its message; texts are copied. */
typedef struct
{
  const char *path;
  const char *name;
  gint64 number;
  gint64 known;
} BluffStoreDetails;

/* Sets ERROR and returns FALSE. */
gboolean bluff_store_fail (GError **error, BluffStoreError code, BluffStoreDetails details, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* What the system says no to. */
BluffStoreError bluff_store_cause_of_errno (int number);
gboolean bluff_store_fail_errno (GError **error, int number, const char *path, const char *doing);

G_END_DECLS
