/* bluff-words-date.h: days in the language that is spoken, whatever locales the system has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Saturday". */
char *bluff_words_weekday (GDateTime *date);

/* "7 June", and "7 June 2025". */
char *bluff_words_day (GDateTime *date);
char *bluff_words_day_and_year (GDateTime *date);

/* "Jun", and "Jun 2025"; MONTH is 1 to 12. */
char *bluff_words_month (guint month);
char *bluff_words_month_and_year (guint month, guint year);

G_END_DECLS
