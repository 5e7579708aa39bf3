/* bluff-cast.c: who sits where, by name, and to whom the sentences speak.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-cast.h"

#include "bluff-words-list.h"

#include <glib/gi18n.h>

#define FIRST_STRONG_ISOLATE 0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

/* The characters that begin or end a change of direction, and those that begin a new line. */
static gboolean
breaks_out (gunichar character)
{
  return (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069) ||
         character == 0x2028 || character == 0x2029 || g_unichar_iscntrl (character);
}

gboolean
bluff_cast_is_you (const BluffCast *self, BluffSeat seat)
{
  return seat < self->players && seat == self->viewer;
}

char *
bluff_cast_isolate (const char *name)
{
  GString *isolated;

  g_return_val_if_fail (name != NULL, NULL);

  isolated = g_string_new (NULL);
  g_string_append_unichar (isolated, FIRST_STRONG_ISOLATE);
  for (const char *p = name; *p != '\0'; p += g_utf8_skip[(guchar) *p])
    if (!breaks_out (g_utf8_get_char (p)))
      g_string_append_unichar (isolated, g_utf8_get_char (p));
  g_string_append_unichar (isolated, POP_DIRECTIONAL_ISOLATE);

  return g_string_free (isolated, FALSE);
}

char *
bluff_cast_name (const BluffCast *self, BluffSeat seat)
{
  g_return_val_if_fail (seat < self->players, NULL);

  return bluff_cast_isolate (self->names[seat]);
}

char *
bluff_cast_label (const BluffCast *self, BluffSeat seat)
{
  /* Translators: the reader's own seat, in lists and tables, where others have their name. */
  return bluff_cast_is_you (self, seat) ? g_strdup (_ ("You")) : bluff_cast_name (self, seat);
}

char *
bluff_cast_labels (const BluffCast *self, BluffSeats seats)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  BluffSeat first = self->viewer < self->players ? self->viewer : 0;

  g_return_val_if_fail (seats != 0, NULL);

  for (guint i = 0; i < self->players; i++)
    {
      BluffSeat seat = (BluffSeat) ((first + i) % self->players);

      if (bluff_seats_has (seats, seat))
        g_ptr_array_add (labels, bluff_cast_label (self, seat));
    }

  return bluff_words_list (labels);
}
