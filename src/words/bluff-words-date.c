/* bluff-words-date.c: days in the language that is spoken.
 *
 * Not by g_date_time_format(): that follows LC_TIME, which may be another language, or be missing.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-date.h"

#include <glib/gi18n.h>

/* From Monday on, as GDateTime counts. */
static const char *const weekdays[] = {
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Monday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Tuesday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Wednesday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Thursday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Friday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Saturday"),
  /* Translators: the day on which a game was played last; it stands alone. */
  NC_ ("weekday", "Sunday"),
};

static const char *const months[] = {
  /* Translators: a month in a date with its day ("7 January"), in the form that it has there. */
  NC_ ("month in a date", "January"),
  /* Translators: a month in a date with its day ("7 February"), in the form that it has there. */
  NC_ ("month in a date", "February"),
  /* Translators: a month in a date with its day ("7 March"), in the form that it has there. */
  NC_ ("month in a date", "March"),
  /* Translators: a month in a date with its day ("7 April"), in the form that it has there. */
  NC_ ("month in a date", "April"),
  /* Translators: a month in a date with its day ("7 May"), in the form that it has there. */
  NC_ ("month in a date", "May"),
  /* Translators: a month in a date with its day ("7 June"), in the form that it has there. */
  NC_ ("month in a date", "June"),
  /* Translators: a month in a date with its day ("7 July"), in the form that it has there. */
  NC_ ("month in a date", "July"),
  /* Translators: a month in a date with its day ("7 August"), in the form that it has there. */
  NC_ ("month in a date", "August"),
  /* Translators: a month in a date with its day ("7 September"), in the form that it has there. */
  NC_ ("month in a date", "September"),
  /* Translators: a month in a date with its day ("7 October"), in the form that it has there. */
  NC_ ("month in a date", "October"),
  /* Translators: a month in a date with its day ("7 November"), in the form that it has there. */
  NC_ ("month in a date", "November"),
  /* Translators: a month in a date with its day ("7 December"), in the form that it has there. */
  NC_ ("month in a date", "December"),
};

static const char *const brief_months[] = {
  /* Translators: January below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Jan"),
  /* Translators: February below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Feb"),
  /* Translators: March below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Mar"),
  /* Translators: April below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Apr"),
  /* Translators: May below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "May"),
  /* Translators: June below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Jun"),
  /* Translators: July below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Jul"),
  /* Translators: August below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Aug"),
  /* Translators: September below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Sep"),
  /* Translators: October below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Oct"),
  /* Translators: November below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Nov"),
  /* Translators: December below a chart, where there is room for about three letters. It stands alone. */
  NC_ ("month in a chart", "Dec"),
};

static const char *
name_month (GDateTime *date)
{
  return g_dpgettext2 (NULL, "month in a date", months[g_date_time_get_month (date) - 1]);
}

char *
bluff_words_weekday (GDateTime *date)
{
  g_return_val_if_fail (date != NULL, NULL);

  return g_strdup (g_dpgettext2 (NULL, "weekday", weekdays[g_date_time_get_day_of_week (date) - 1]));
}

char *
bluff_words_day (GDateTime *date)
{
  g_return_val_if_fail (date != NULL, NULL);

  /* Translators: a day of this year: %1$d is the day of the month, %2$s the month: "7 June". */
  return g_strdup_printf (C_ ("date", "%1$d %2$s"), g_date_time_get_day_of_month (date), name_month (date));
}

char *
bluff_words_day_and_year (GDateTime *date)
{
  g_return_val_if_fail (date != NULL, NULL);

  /* Translators: a day: %1$d is the day of the month, %2$s the month, %3$d the year: "7 June 2025". */
  return g_strdup_printf (C_ ("date", "%1$d %2$s %3$d"), g_date_time_get_day_of_month (date), name_month (date),
                          g_date_time_get_year (date));
}

char *
bluff_words_month (guint month)
{
  g_return_val_if_fail (month >= 1 && month <= G_N_ELEMENTS (brief_months), NULL);

  return g_strdup (g_dpgettext2 (NULL, "month in a chart", brief_months[month - 1]));
}

char *
bluff_words_month_and_year (guint month, guint year)
{
  g_autofree char *name = bluff_words_month (month);

  /* Translators: a month in a table: %1$s is the month, in few letters, %2$u the year: "Jun 2025". */
  return g_strdup_printf (C_ ("date", "%1$s %2$u"), name, year);
}
