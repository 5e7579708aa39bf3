/* bluff-lab-print.c: sentences on a terminal or in a text file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-print.h"

#include <unistd.h>

#define FIRST_EMBEDDING 0x202a
#define LAST_OVERRIDE 0x202e
#define LEFT_TO_RIGHT_ISOLATE 0x2066
#define RIGHT_TO_LEFT_ISOLATE 0x2067
#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* The blocks of Unicode for scripts that are written from right to left. */
static const struct
{
  gunichar first;
  gunichar last;
} leftward[] = {
  { 0x0590, 0x08ff }, { 0xfb1d, 0xfdff }, { 0xfe70, 0xfeff }, { 0x10800, 0x10fff }, { 0x1e800, 0x1efff },
};

static gboolean
runs_leftward (gunichar character)
{
  for (guint i = 0; i < G_N_ELEMENTS (leftward); i++)
    if (character >= leftward[i].first && character <= leftward[i].last)
      return TRUE;

  return FALSE;
}

/* Characters that change more on a terminal than the place where they stand. The marks that our own sentences have are
 * not among them. */
static gboolean
is_obeyed (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    default:
      return (character >= FIRST_EMBEDDING && character <= LAST_OVERRIDE) ||
             (character >= LEFT_TO_RIGHT_ISOLATE && character <= RIGHT_TO_LEFT_ISOLATE);
    }
}

/* KEPT is a character that stays as it is. */
static char *
escape (const char *text, gunichar kept)
{
  GString *escaped = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar character = g_utf8_get_char_validated (text, -1);

      if (character == (gunichar) -1 || character == (gunichar) -2 ||
          (character < 0x80 && is_obeyed (character) && character != kept))
        {
          g_string_append_printf (escaped, "\\x%02x", (guint) (guchar) *text++);
          continue;
        }
      if (character != kept && is_obeyed (character))
        g_string_append_printf (escaped, "\\u%04x", character);
      else
        g_string_append_unichar (escaped, character);
      text += g_utf8_skip[(guchar) *text];
    }

  return g_string_free (escaped, FALSE);
}

char *
bluff_lab_escape (const char *text)
{
  return escape (text, 0);
}

char *
bluff_lab_name_file (const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  return bluff_lab_escape (name);
}

void
bluff_lab_print_name (FILE *stream, const char *path)
{
  g_autofree char *name = isatty (fileno (stream)) ? bluff_lab_escape (path) : g_strdup (path);

  fputs (name, stream);
}

char *
bluff_lab_plain (const char *sentence)
{
  g_autofree char *text = escape (sentence, '\n');
  GString *plain = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p += g_utf8_skip[(guchar) *p])
    {
      gunichar character = g_utf8_get_char (p);

      if (runs_leftward (character))
        {
          g_string_assign (plain, text);
          break;
        }
      if (character != FIRST_STRONG_ISOLATE && character != POP_DIRECTIONAL_ISOLATE)
        g_string_append_unichar (plain, character);
    }

  return g_string_free (plain, FALSE);
}

void
bluff_lab_print_item (const char *label, guint width, const char *text)
{
  g_autofree char *plain = bluff_lab_plain (text);
  g_auto (GStrv) lines = g_strsplit (plain, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("%*s  %s\n", (int) width, i == 0 ? label : "", lines[i]);
}

void
bluff_lab_print_line (const char *text)
{
  g_autofree char *plain = bluff_lab_plain (text);

  g_print ("%s\n", plain);
}

const char *
bluff_lab_plural (const char *one, const char *many, guint n)
{
  return n == 1 ? one : many;
}

guint
bluff_lab_width (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p += g_utf8_skip[(guchar) *p])
    {
      gunichar character = g_utf8_get_char (p);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }

  return width;
}
