/* bluff-about.c: about Bluff Bay.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-about.h"

void
bluff_about_present (GtkWindow *parent, BluffStore *store)
{
  (void) parent;
  (void) store;
}
