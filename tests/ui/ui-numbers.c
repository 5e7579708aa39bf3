/* ui-numbers.c: what pages say, reduced to names and numbers, and compared with a count.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-numbers.h"

#include "many-games.h"

#include <string.h>

#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

enum
{
  MOST_SHOWN = 8 /* differences */
};

UiNumbers
ui_numbers_begin (void)
{
  return (UiNumbers){ .lines = g_ptr_array_new_with_free_func (g_free) };
}

void
ui_numbers_turn_to (UiNumbers *self, char *subject)
{
  g_free (self->subject);
  self->subject = subject;
}

void
ui_numbers_say (const UiNumbers *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->lines, g_strchomp (g_strdup_printf ("%s: %s", self->subject, text)));
}

/* The lines of EXPECTED that are about PAGES. */
static GHashTable *
find_expected (char **expected, const char *const *pages)
{
  GHashTable *found = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; expected[i] != NULL; i++)
    for (guint page = 0; pages[page] != NULL; page++)
      if (g_str_has_prefix (expected[i], pages[page]))
        g_hash_table_add (found, expected[i]);
  return found;
}

void
ui_numbers_end (UiNumbers *self, char **expected, const char *const *pages)
{
  g_autoptr (GHashTable) known = find_expected (expected, pages);
  guint n = g_hash_table_size (known), wrong = 0, missing = 0;

  many_games_sort (self->lines);
  for (guint i = 0; i < self->lines->len; i++)
    if (!g_hash_table_remove (known, g_ptr_array_index (self->lines, i)) && wrong++ < MOST_SHOWN)
      g_test_message ("A page says   %s", (char *) g_ptr_array_index (self->lines, i));
  for (guint i = 0; expected[i] != NULL; i++)
    if (g_hash_table_contains (known, expected[i]) && missing++ < MOST_SHOWN)
      g_test_message ("It has to say %s", expected[i]);
  g_test_message ("%u lines of pages, %u expected", self->lines->len, n);
  if (n == 0 || wrong > 0 || missing > 0)
    g_test_fail_printf ("%u lines are wrong, and %u are missing", wrong, missing);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->subject, g_free);
}

char *
ui_numbers_find (const char *text)
{
  GString *found = g_string_new (NULL);
  gboolean in_name = FALSE, in_number = FALSE;

  for (const char *p = text; *p != '\0'; p += g_utf8_skip[(guchar) *p])
    {
      gunichar character = g_utf8_get_char (p);
      gboolean digit = !in_name && g_unichar_isdigit (character);

      if ((character == FIRST_STRONG_ISOLATE || (digit && !in_number)) && found->len > 0)
        g_string_append_c (found, ' ');
      if (character == FIRST_STRONG_ISOLATE || character == POP_DIRECTIONAL_ISOLATE)
        in_name = character == FIRST_STRONG_ISOLATE;
      else if (in_name || digit)
        g_string_append_unichar (found, character);
      in_number = digit;
    }
  return g_string_free (found, FALSE);
}

char *
ui_numbers_take (char *text)
{
  char *numbers = ui_numbers_find (text != NULL ? text : "");

  g_free (text);
  return numbers;
}

char *
ui_numbers_take_nameless (char *text)
{
  g_autofree char *numbers = ui_numbers_take (text);
  g_auto (GStrv) words = g_strsplit (numbers, " ", -1);
  g_autoptr (GStrvBuilder) found = g_strv_builder_new ();
  g_auto (GStrv) nameless = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_isdigit (*words[i]))
      g_strv_builder_add (found, words[i]);
  nameless = g_strv_builder_end (found);
  return g_strjoinv (" ", nameless);
}
