/* chosen-chance.c: stands in for the system's entropy, in a test or loaded into the built program before anything else:
 * a game has the same cards every time, and the same player begins. It is never installed.
 *
 * The environment variable BLUFF_CHANCE says with which number chance begins.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>
#include <stdlib.h>
#include <sys/random.h>

static guint64
get_number (void)
{
  const char *number = getenv ("BLUFF_CHANCE");

  return number != NULL ? strtoull (number, NULL, 10) : 0;
}

/* The high bits of a linear congruential generator: the caller mixes what begins here again. */
ssize_t
getrandom (void *buffer, size_t length, unsigned int flags)
{
  guint64 state = get_number ();
  unsigned char *bytes = buffer;

  (void) flags;
  for (size_t i = 0; i < length; i++)
    {
      state = state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
      bytes[i] = (unsigned char) (state >> 56);
    }

  return (ssize_t) length;
}

/* Who begins, and which computers come to the table. */
gint32
g_random_int_range (gint32 begin, gint32 end)
{
  return begin + (gint32) (get_number () % (guint64) (end - begin));
}
