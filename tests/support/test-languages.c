/* test-languages.c: which languages a test goes through.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"

#include "bluff-language.h"

/* The first of each row that exists is used. */
static const char *const daily[][2] = { { "en" }, { "de", "fr" }, { "ar" }, { "zh_CN" } };

gboolean
test_languages_are_soaked (void)
{
  return g_getenv ("BLUFF_LANGUAGES") != NULL;
}

const char *const *
test_languages_list (void)
{
  static const char *list[G_N_ELEMENTS (daily) + 1];
  const char *const *known = bluff_language_list ();
  guint n = 0;

  if (list[0] != NULL)
    return list;

  if (test_languages_are_soaked ())
    {
      list[0] = g_getenv ("BLUFF_LANGUAGES");
      g_assert_true (g_strv_contains (known, list[0]));
      return list;
    }
  for (guint i = 0; i < G_N_ELEMENTS (daily); i++)
    for (guint j = 0; j < G_N_ELEMENTS (daily[i]); j++)
      if (daily[i][j] != NULL && g_strv_contains (known, daily[i][j]))
        {
          list[n++] = daily[i][j];
          break;
        }

  return list;
}
