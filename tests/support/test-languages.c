/* test-languages.c: which languages a test goes through.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-languages.h"

#include "bluff-language.h"

/* The first of each row that exists is used. */
static const struct
{
  const char *codes[2];
  gboolean heard;
} daily[] = { { { "en" }, TRUE }, { { "de", "fr" }, FALSE }, { { "ar" }, TRUE }, { { "zh_CN" }, FALSE } };

gboolean
test_languages_are_soaked (void)
{
  return g_getenv ("BLUFF_LANGUAGES") != NULL;
}

/* Fills LIST, which has room for all and a NULL. */
static void
choose (const char **list, gboolean heard)
{
  const char *const *known = bluff_language_list ();
  guint n = 0;

  if (test_languages_are_soaked ())
    {
      list[0] = g_getenv ("BLUFF_LANGUAGES");
      g_assert_true (g_strv_contains (known, list[0]));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (daily); i++)
    for (guint j = 0; j < G_N_ELEMENTS (daily[i].codes) && (daily[i].heard || !heard); j++)
      if (daily[i].codes[j] != NULL && g_strv_contains (known, daily[i].codes[j]))
        {
          list[n++] = daily[i].codes[j];
          break;
        }
}

const char *const *
test_languages_list (void)
{
  static const char *list[G_N_ELEMENTS (daily) + 1];

  if (list[0] == NULL)
    choose (list, FALSE);
  return list;
}

const char *const *
test_languages_list_heard (void)
{
  static const char *list[G_N_ELEMENTS (daily) + 1];

  if (list[0] == NULL)
    choose (list, TRUE);
  return list;
}

void
test_languages_choose (const char *code)
{
  g_autofree char *spoken = NULL;

  bluff_language_choose (code);
  spoken = bluff_language_get_spoken ();
  g_assert_cmpstr (spoken, ==, code);
}
