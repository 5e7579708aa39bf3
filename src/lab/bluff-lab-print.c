/* bluff-lab-print.c: sentences on a terminal or in a text file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-print.h"

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

char *
bluff_lab_plain (const char *text)
{
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
