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
test_languages_are_all (void)
{
  return g_strcmp0 (g_getenv ("BLUFF_LANGUAGES"), "all") == 0;
}

static void
add (GPtrArray *list, const char *code)
{
  if (code != NULL && !g_ptr_array_find_with_equal_func (list, code, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (code));
}

const char *const *
test_languages_list (void)
{
  static GPtrArray *list;
  const char *const *known = bluff_language_list ();

  if (list != NULL)
    return (const char *const *) list->pdata;

  list = g_ptr_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (daily); i++)
    for (guint j = 0; j < G_N_ELEMENTS (daily[i]); j++)
      if (daily[i][j] != NULL && g_strv_contains (known, daily[i][j]))
        {
          add (list, daily[i][j]);
          break;
        }
  for (; test_languages_are_all () && *known != NULL; known++)
    add (list, *known);
  g_ptr_array_add (list, NULL);

  return (const char *const *) list->pdata;
}
