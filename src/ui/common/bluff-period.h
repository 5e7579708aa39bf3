/* bluff-period.h: the times that pages about finished games can be narrowed down to.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_PERIOD_ALL_TIME,
  BLUFF_PERIOD_THIS_YEAR,
  BLUFF_PERIOD_THIS_MONTH,
  BLUFF_PERIOD_TODAY,
  BLUFF_N_PERIODS
} BluffPeriod;

/* "This Year", in the reader's language. */
const char *bluff_period_name (BluffPeriod self);

/* When it began by the clock on the wall, 0 if it has no beginning. NOW and the answer are Unix milliseconds. */
gint64 bluff_period_since (BluffPeriod self, gint64 now);

G_END_DECLS
