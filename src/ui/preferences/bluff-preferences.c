/* bluff-preferences.c: the preferences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-preferences.h"

#include "bluff-preferences-page.h"
#include "bluff-preferences-shell.h"

/* The page that is shown, or NULL. */
static AdwPreferencesPage *shown;

gboolean
bluff_preferences_are_shown (void)
{
  return shown != NULL;
}

void
bluff_preferences_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  if (shown != NULL)
    {
      bluff_preferences_shell_raise (shown);
      return;
    }

  g_set_weak_pointer (&shown, ADW_PREFERENCES_PAGE (bluff_preferences_page_new ()));
  bluff_preferences_shell_present (parent, shown);
}
