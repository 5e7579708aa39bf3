/* bluff-plain-row.c: rows that show what somebody has written as it is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-plain-row.h"

GtkWidget *
bluff_plain_row_new (GType type, const char *title, const char *subtitle)
{
  GtkWidget *row = g_object_new (type, "use-markup", FALSE, "title-lines", 0, "subtitle-lines", 0, NULL);

  /* Not before: what a row is made with reaches its labels in no order, and a title that comes first is markup. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  return row;
}
