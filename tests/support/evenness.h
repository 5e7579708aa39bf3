/* evenness.h: whether chance was fair, for tests that count outcomes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <math.h>

enum
{
  EVENNESS_SIGMAS = 5 /* one fair generator in three million is further off */
};

/* How many standard deviations the chi-square of N counts, each expected to be the same, is off what chance makes it
 * (the cube root is nearly normal: Wilson and Hilferty). Negative: more even than chance would be. */
static inline double
evenness_of (const guint *counts, guint n)
{
  double freedom = n - 1;
  double spread = 2 / (9 * freedom);
  double chi_square = 0;
  double expected = 0;

  for (guint i = 0; i < n; i++)
    expected += (double) counts[i] / n;
  for (guint i = 0; i < n; i++)
    chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;

  return (cbrt (chi_square / freedom) - (1 - spread)) / sqrt (spread);
}

#define assert_even(counts, n)                                                                                         \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_assert_cmpfloat (evenness_of (counts, n), <, EVENNESS_SIGMAS);                                                   \
    g_assert_cmpfloat (evenness_of (counts, n), >, -EVENNESS_SIGMAS);                                                  \
  }                                                                                                                    \
  G_STMT_END
