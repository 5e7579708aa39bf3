/* bluff-period.c: the times that pages about finished games can be narrowed down to.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-period.h"

#include <glib/gi18n.h>

enum
{
  MS = 1000
};

const char *
bluff_period_name (BluffPeriod self)
{
  switch (self)
    {
    case BLUFF_PERIOD_ALL_TIME:
      /* Translators: a choice: games that were played at any time. */
      return _ ("All Time");
    case BLUFF_PERIOD_THIS_YEAR:
      /* Translators: a choice: games that were played in this year. */
      return _ ("This Year");
    case BLUFF_PERIOD_THIS_MONTH:
      /* Translators: a choice: games that were played in this month. */
      return _ ("This Month");
    case BLUFF_PERIOD_TODAY:
      /* Translators: a choice: games that were played today. */
      return _ ("Today");
    case BLUFF_N_PERIODS:
    default:
      g_return_val_if_reached ("");
    }
}

gint64
bluff_period_since (BluffPeriod self, gint64 now)
{
  g_autoptr (GDateTime) today = g_date_time_new_from_unix_local (now / MS);
  g_autoptr (GDateTime) begun = NULL;

  if (today == NULL || self == BLUFF_PERIOD_ALL_TIME)
    return 0;

  begun = g_date_time_new_local (g_date_time_get_year (today),
                                 self == BLUFF_PERIOD_THIS_YEAR ? 1 : g_date_time_get_month (today),
                                 self == BLUFF_PERIOD_TODAY ? g_date_time_get_day_of_month (today) : 1, 0, 0, 0);
  return begun != NULL ? g_date_time_to_unix (begun) * MS : 0;
}
