/* bluff-preferences.c: the preferences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-preferences.h"

void
bluff_preferences_present (GtkWindow *parent)
{
  (void) parent;
}
