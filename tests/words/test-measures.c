/* test-measures.c: days and numbers with a unit, in English; test-translation.c has them in another language.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-date.h"
#include "bluff-words-number.h"

/* The first Monday of 2026, and the days and months after it. */
static void
test_days (void)
{
  static const char *const weekdays[] = {
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
  };
  static const char *const months[] = { "January", "February", "March",     "April",   "May",      "June",
                                        "July",    "August",   "September", "October", "November", "December" };
  g_autoptr (GDateTime) monday = g_date_time_new_utc (2026, 1, 5, 12, 0, 0);

  for (int i = 0; i < (int) G_N_ELEMENTS (weekdays); i++)
    {
      g_autoptr (GDateTime) date = g_date_time_add_days (monday, i);
      g_autofree char *text = bluff_words_weekday (date);

      g_assert_cmpstr (text, ==, weekdays[i]);
    }
  for (int i = 0; i < (int) G_N_ELEMENTS (months); i++)
    {
      g_autoptr (GDateTime) date = g_date_time_add_months (monday, i);
      g_autofree char *day = bluff_words_day (date), *day_and_year = bluff_words_day_and_year (date);
      g_autofree char *expected = g_strdup_printf ("5 %s", months[i]);
      g_autofree char *expected_year = g_strdup_printf ("5 %s 2026", months[i]);

      g_assert_cmpstr (day, ==, expected);
      g_assert_cmpstr (day_and_year, ==, expected_year);
    }
}

static void
test_sizes (void)
{
  static const struct
  {
    guint64 bytes;
    const char *text;
  } rows[] = {
    { 0, "0 bytes" },
    { 1, "1 byte" },
    { 999, "999 bytes" },
    { 1000, "1.0 kB" },
    { 1049, "1.0 kB" },
    { 1050, "1.1 kB" },
    { 118784, "118.8 kB" },
    { 999949, "999.9 kB" },
    { 999950, "1.0 MB" },
    { G_GUINT64_CONSTANT (1500000000), "1.5 GB" },
    { G_GUINT64_CONSTANT (999999999999), "1.0 TB" },
    { G_GUINT64_CONSTANT (2500000000000000), "2500.0 TB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = bluff_words_size (rows[i].bytes);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

static void
test_percent (void)
{
  g_autofree char *none = bluff_words_percent (0), *all = bluff_words_percent (100);

  g_assert_cmpstr (none, ==, "0 %");
  g_assert_cmpstr (all, ==, "100 %");
}

static void
test_minutes (void)
{
  g_autofree char *one = bluff_words_n_minutes (1), *many = bluff_words_n_minutes (12);

  g_assert_cmpstr (one, ==, "1 minute");
  g_assert_cmpstr (many, ==, "12 minutes");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/measures/days", test_days);
  g_test_add_func ("/words/measures/sizes", test_sizes);
  g_test_add_func ("/words/measures/percent", test_percent);
  g_test_add_func ("/words/measures/minutes", test_minutes);

  return g_test_run ();
}
