/* care-fixture.h: an open store in which Anna plays, and where a backup of it may go, for the tests of its care.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store-fixture.h"

G_BEGIN_DECLS

typedef struct
{
  char *directory;
  BluffStore *store;
  char *path;
  char *backup;
  gint64 anna;
} Fixture;

void set_up (Fixture *fixture, gconstpointer data);

/* What is in the store must be sound. */
void tear_down (Fixture *fixture, gconstpointer data);

G_END_DECLS
