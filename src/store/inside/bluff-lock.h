/* bluff-lock.h: a lock on a file that vanishes with its process, however that ends.
 *
 * It is advisory: everybody who uses the data directory asks. Two locks of one process exclude each other too.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-error.h"

G_BEGIN_DECLS

typedef struct _BluffLock BluffLock;

typedef enum
{
  BLUFF_LOCK_SHARED,
  BLUFF_LOCK_ALONE
} BluffLockKind;

/* Makes the file at PATH if there is none, and locks it; waits at most PATIENCE_MS and then fails with BUSY. */
BluffLock *bluff_lock_take (const char *path, BluffLockKind kind, guint patience_ms, GError **error);

/* From alone to shared, or from shared to alone if nobody else has it. FALSE: it is as it was. */
gboolean bluff_lock_change (BluffLock *self, BluffLockKind kind);

/* Lets go. REMOVE takes the file away, too; those who wait for it notice. */
void bluff_lock_release (BluffLock *self, gboolean remove);

G_END_DECLS
