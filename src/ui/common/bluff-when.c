/* bluff-when.c: when something was, as people say it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-when.h"

#include "bluff-words-date.h"

#include <glib/gi18n.h>

enum
{
  MS = 1000,
  WEEK = 7
};

/* Days from A's to B's, in local time. */
static int
count_days (GDateTime *a, GDateTime *b)
{
  GDate from, to;

  g_date_clear (&from, 1);
  g_date_clear (&to, 1);
  g_date_set_dmy (&from, (GDateDay) g_date_time_get_day_of_month (a), (GDateMonth) g_date_time_get_month (a),
                  (GDateYear) g_date_time_get_year (a));
  g_date_set_dmy (&to, (GDateDay) g_date_time_get_day_of_month (b), (GDateMonth) g_date_time_get_month (b),
                  (GDateYear) g_date_time_get_year (b));

  return g_date_days_between (&from, &to);
}

char *
bluff_when_say (gint64 time, gint64 now)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time / MS);
  g_autoptr (GDateTime) today = g_date_time_new_from_unix_local (now / MS);
  int days;

  if (then == NULL || today == NULL)
    return g_strdup ("");

  days = count_days (then, today);
  if (days == 0)
    /* Translators: when a game was played last, as g_date_time_format() takes it: "Today 18:04". */
    return g_date_time_format (then, _ ("Today %H:%M"));
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  if (days > 1 && days < WEEK)
    return bluff_words_weekday (then);
  if (g_date_time_get_year (then) == g_date_time_get_year (today))
    return bluff_words_day (then);

  return bluff_words_day_and_year (then);
}
