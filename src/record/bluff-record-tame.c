/* bluff-record-tame.c: corners of JSON that jansson refuses or does not name.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-tame.h"

#include <errno.h>
#include <string.h>

#define NUL_ESCAPE "\\u0000"
#define STAND_IN_ESCAPE "\\ufdd0" /* U+FDD0 is no character, and as long */
#define STAND_IN_REAL "0.5"       /* as long as the shortest number with fraction or exponent */
#define ESCAPE_LENGTH 6           /* \u0000 */

/* All these walk a text that ends with a NUL byte. */

static char *
skip_digits (char *p)
{
  while (g_ascii_isdigit (*p))
    p++;

  return p;
}

/* The end of the number at P by JSON's grammar, or NULL if there is none. */
static char *
find_number_end (char *p, gboolean *is_real)
{
  char *digits = *p == '-' ? p + 1 : p;
  char *end = skip_digits (digits);

  *is_real = FALSE;
  if (end == digits || (*digits == '0' && end > digits + 1))
    return NULL;

  if (*end == '.')
    {
      if (!g_ascii_isdigit (end[1]))
        return NULL;
      end = skip_digits (end + 1);
      *is_real = TRUE;
    }
  if (*end == 'e' || *end == 'E')
    {
      end += end[1] == '+' || end[1] == '-' ? 2 : 1;
      if (!g_ascii_isdigit (*end))
        return NULL;
      end = skip_digits (end);
      *is_real = TRUE;
    }

  return end;
}

/* Writes TEXT over the number from START to END, which is at least as long. */
static void
replace_number (char *start, char *end, const char *text)
{
  memset (start, ' ', (gsize) (end - start));
  memcpy (start, text, strlen (text));
}

/* Returns where to go on. */
static char *
tame_number (char *p)
{
  gboolean is_real;
  char *end = find_number_end (p, &is_real);

  if (end == NULL)
    return skip_digits (p + 1);

  if (is_real)
    {
      replace_number (p, end, STAND_IN_REAL);
      return end;
    }

  errno = 0;
  g_ascii_strtoll (p, NULL, 10);
  if (errno == ERANGE)
    replace_number (p, end, *p == '-' ? G_STRINGIFY (-9223372036854775808) : G_STRINGIFY (9223372036854775807));

  return end;
}

/* The end of the string whose opening quote is at P: its closing quote, or the end of the text. */
static char *
find_string_end (char *p)
{
  for (p++; *p != '\0' && *p != '"'; p++)
    if (*p == '\\' && p[1] != '\0')
      p++;

  return p;
}

static gboolean
is_key (const char *closing_quote)
{
  const char *next = closing_quote + 1 + strspn (closing_quote + 1, " \t\r\n");

  return *next == ':';
}

/* Returns where to go on. */
static char *
tame_string (char *p)
{
  char *end = find_string_end (p);

  if (*end == '\0')
    return end;

  if (is_key (end))
    for (; p != end; p++)
      if (*p == '\\')
        {
          if (g_str_has_prefix (p, NUL_ESCAPE))
            memcpy (p, STAND_IN_ESCAPE, ESCAPE_LENGTH);
          p++;
        }

  return end + 1;
}

char *
bluff_record_tame (const char *bytes, gsize n)
{
  char *tame = g_strndup (bytes, n);
  char *p = tame;

  while (*p != '\0')
    if (*p == '"')
      p = tame_string (p);
    else if (*p == '-' || g_ascii_isdigit (*p))
      p = tame_number (p);
    else
      p++;

  return tame;
}

/* The number of the escape \uXXXX at P, or 0. */
static guint
read_escape (const char *p, const char *end)
{
  guint number = 0;

  if (end - p < ESCAPE_LENGTH || p[0] != '\\' || p[1] != 'u')
    return 0;

  for (guint i = 2; i < ESCAPE_LENGTH; i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return 0;
      number = number * 16 + (guint) g_ascii_xdigit_value (p[i]);
    }

  return number;
}

gboolean
bluff_record_find_lone_surrogate (const char *bytes, gsize n, gsize *position)
{
  const char *end = bytes + n;

  for (const char *p = bytes; p < end; p++)
    {
      guint number = read_escape (p, end);
      guint next = number >= 0xd800 && number <= 0xdbff ? read_escape (p + ESCAPE_LENGTH, end) : 0;

      if (next >= 0xdc00 && next <= 0xdfff)
        {
          p += 2 * ESCAPE_LENGTH - 1;
        }
      else if (number >= 0xd800 && number <= 0xdfff)
        {
          *position = (gsize) (p - bytes);
          return TRUE;
        }
      else if (*p == '\\')
        {
          p++;
        }
    }

  return FALSE;
}
