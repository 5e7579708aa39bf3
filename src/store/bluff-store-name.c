/* bluff-store-name.c: names of people, as they are kept and as they are compared.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-fail.h"
#include "bluff-store-player.h"

/* NAME without white space at its ends, of any kind. */
static char *
trim (const char *name)
{
  glong end;
  g_autofree gunichar *characters = g_utf8_to_ucs4_fast (name, -1, &end);
  glong start = 0;

  while (start < end && g_unichar_isspace (characters[start]))
    start++;
  while (end > start && g_unichar_isspace (characters[end - 1]))
    end--;
  return g_ucs4_to_utf8 (characters + start, end - start, NULL, NULL, NULL);
}

static gboolean
has_control_character (const gunichar *characters)
{
  for (; *characters != 0; characters++)
    if (g_unichar_type (*characters) == G_UNICODE_CONTROL)
      return TRUE;
  return FALSE;
}

static gboolean
can_be_seen (const gunichar *characters)
{
  for (; *characters != 0; characters++)
    if (g_unichar_isgraph (*characters) && !g_unichar_iszerowidth (*characters))
      return TRUE;
  return FALSE;
}

char *
bluff_store_player_tidy_name (const char *name, GError **error)
{
  g_autofree char *trimmed = NULL;
  g_autofree char *tidy = NULL;
  g_autofree gunichar *characters = NULL;
  glong length;

  g_return_val_if_fail (name != NULL, NULL);

  if (!g_utf8_validate (name, -1, NULL))
    {
      bluff_store_fail (error, BLUFF_STORE_ERROR_NAME_CHARACTER, (BluffStoreDetails){ 0 }, "not UTF-8");
      return NULL;
    }
  trimmed = trim (name);
  tidy = g_utf8_normalize (trimmed, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  characters = g_utf8_to_ucs4_fast (tidy, -1, &length);
  if (has_control_character (characters))
    bluff_store_fail (error, BLUFF_STORE_ERROR_NAME_CHARACTER, (BluffStoreDetails){ 0 }, "a control character");
  else if (!can_be_seen (characters))
    bluff_store_fail (error, BLUFF_STORE_ERROR_NAME_EMPTY, (BluffStoreDetails){ 0 }, "nothing to be seen");
  else if (length > BLUFF_STORE_PLAYER_NAME_LENGTH)
    bluff_store_fail (error, BLUFF_STORE_ERROR_NAME_TOO_LONG,
                      (BluffStoreDetails){ .number = length, .known = BLUFF_STORE_PLAYER_NAME_LENGTH },
                      "%ld characters", length);
  else
    return g_steal_pointer (&tidy);
  return NULL;
}

/* One blank for any amount of white space, and nothing for what is invisible. */
static char *
condense (const char *text)
{
  GString *condensed = g_string_new (NULL);
  g_autofree gunichar *characters = g_utf8_to_ucs4_fast (text, -1, NULL);
  gboolean blank = FALSE;

  for (const gunichar *c = characters; *c != 0; c++)
    if (g_unichar_isspace (*c))
      blank = condensed->len > 0;
    else if (g_unichar_type (*c) != G_UNICODE_FORMAT)
      {
        if (blank)
          g_string_append_c (condensed, ' ');
        g_string_append_unichar (condensed, *c);
        blank = FALSE;
      }
  return g_string_free (condensed, FALSE);
}

/* GLib's folding leaves some letters that have a case as they are: those of the Cherokee, and the i without a dot,
 * whose capital is that of the other i. */
static char *
fold_rest (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_find_next_char (p, NULL))
    g_string_append_unichar (folded, g_unichar_tolower (g_unichar_toupper (g_utf8_get_char (p))));
  return g_string_free (folded, FALSE);
}

char *
bluff_store_player_name_key (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *condensed = condense (valid);
  g_autofree char *normal = g_utf8_normalize (condensed, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (normal, -1);
  g_autofree char *rest = fold_rest (folded);

  /* Folding may leave what is no longer normal. */
  return g_utf8_normalize (rest, -1, G_NORMALIZE_ALL);
}
