/* bluff-announce.c: announces something to people who use a screen reader.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-announce.h"

gboolean
bluff_announce_works (void)
{
  return GTK_CHECK_VERSION (4, 14, 0);
}

gboolean
bluff_announce (GtkWidget *widget, const char *words)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
#else
  (void) widget;
  (void) words;
  return FALSE;
#endif
}
