/* bluff-words-number.c: numbers with a unit in the language that is spoken.
 *
 * Not by g_format_size() and "%.1f": their decimal sign follows LC_NUMERIC, which may be that of another language.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-number.h"

#include <glib/gi18n.h>

enum
{
  STEP = 1000, /* from one unit to the next */
  TENTHS = 10
};

typedef enum
{
  KILO,
  MEGA,
  GIGA,
  TERA
} Unit;

static char *
say_size (const char *number, Unit unit)
{
  switch (unit)
    {
    case KILO:
      /* Translators: the size of a file in kilobytes; %s is a number with a decimal sign: "1.2 kB". */
      return g_strdup_printf (C_ ("size", "%s kB"), number);
    case MEGA:
      /* Translators: the size of a file in megabytes; %s is a number with a decimal sign: "1.2 MB". */
      return g_strdup_printf (C_ ("size", "%s MB"), number);
    case GIGA:
      /* Translators: the size of a file in gigabytes; %s is a number with a decimal sign: "1.2 GB". */
      return g_strdup_printf (C_ ("size", "%s GB"), number);
    case TERA:
    default:
      /* Translators: the size of a file in terabytes; %s is a number with a decimal sign: "1.2 TB". */
      return g_strdup_printf (C_ ("size", "%s TB"), number);
    }
}

char *
bluff_words_size (guint64 bytes)
{
  guint64 size = STEP, tenths;
  g_autofree char *number = NULL;
  Unit unit = KILO;

  if (bytes < STEP)
    /* Translators: the size of a small file. */
    return g_strdup_printf (ngettext ("%u byte", "%u bytes", (gulong) bytes), (guint) bytes);

  /* What is rounded up to a thousand is one of the next unit. */
  tenths = (bytes + size / TENTHS / 2) / (size / TENTHS);
  for (; tenths >= STEP * TENTHS && unit < TERA; unit++)
    {
      size *= STEP;
      tenths = (bytes + size / TENTHS / 2) / (size / TENTHS);
    }

  /* Translators: what stands between the whole number and its tenths: "." in 1.2, "," in 1,2. Digits are 0 to 9. */
  number = g_strdup_printf ("%" G_GUINT64_FORMAT "%s%u", tenths / TENTHS, C_ ("decimal sign", "."),
                            (guint) (tenths % TENTHS));
  return say_size (number, unit);
}

char *
bluff_words_percent (guint percent)
{
  /* Translators: so much of a hundred, as your language writes it: "70 %", "70%". */
  return g_strdup_printf (C_ ("percentage", "%u %%"), percent);
}

char *
bluff_words_n_minutes (guint n)
{
  /* Translators: how long a game took. */
  return g_strdup_printf (ngettext ("%u minute", "%u minutes", n), n);
}
