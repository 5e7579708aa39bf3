/* bluff-shout-keys.c: which key is whose at an open table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-keys.h"

#include "bluff-letters.h"

#define KEY "shout-keys"

static guint
usual_key (BluffSeat seat)
{
  return GDK_KEY_1 + seat;
}

static BluffSeat
find_owner (const BluffShoutKeys *self, guint keyval)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->of[seat] == keyval)
      return seat;

  return BLUFF_NO_SEAT;
}

void
bluff_shout_keys_read (BluffShoutKeys *self, GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, KEY);

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    self->of[seat] = usual_key (seat);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS && names[seat] != NULL; seat++)
    {
      guint keyval = gdk_keyval_from_name (names[seat]);

      if (bluff_shout_keys_is_possible (keyval))
        bluff_shout_keys_set (self, seat, keyval);
    }
}

void
bluff_shout_keys_write (const BluffShoutKeys *self, GSettings *settings)
{
  const char *names[BLUFF_MAX_SEATS + 1] = { NULL };

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    names[seat] = gdk_keyval_name (self->of[seat]);
  g_settings_set_strv (settings, KEY, names);
}

static gboolean
stands_on (gunichar character, const char *cap)
{
  return g_unichar_toupper (character) == g_utf8_get_char (cap);
}

gboolean
bluff_shout_keys_is_taken (guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  return character == '0' || stands_on (character, bluff_letter_get (BLUFF_LETTER_PAUSE)) ||
         stands_on (character, bluff_letter_get_latin (BLUFF_LETTER_PAUSE));
}

gboolean
bluff_shout_keys_is_possible (guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  return character != 0 && g_unichar_isgraph (character) && !bluff_shout_keys_is_taken (keyval);
}

void
bluff_shout_keys_set (BluffShoutKeys *self, BluffSeat seat, guint keyval)
{
  BluffSeat owner;

  g_return_if_fail (seat < BLUFF_MAX_SEATS);
  g_return_if_fail (bluff_shout_keys_is_possible (keyval));

  keyval = gdk_keyval_to_lower (keyval);
  owner = find_owner (self, keyval);
  if (owner != BLUFF_NO_SEAT)
    self->of[owner] = self->of[seat];
  self->of[seat] = keyval;
}

char *
bluff_shout_keys_label (const BluffShoutKeys *self, BluffSeat seat)
{
  char text[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (gdk_keyval_to_unicode (self->of[seat])), text);
  return g_strdup (text);
}

/* Whether the key that was pressed has KEYVAL on its cap. */
static gboolean
has_on_cap (GdkDisplay *display, guint wanted, guint keyval, guint keycode)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (gdk_keyval_to_lower (keyval) == wanted)
    return TRUE;
  if (wanted < GDK_KEY_0 || wanted > GDK_KEY_9)
    return FALSE;
  if (keyval == GDK_KEY_KP_0 + (wanted - GDK_KEY_0))
    return TRUE;

  if (gdk_display_map_keycode (display, keycode, NULL, &keyvals, &n))
    for (int i = 0; i < n; i++)
      if (keyvals[i] == wanted)
        return TRUE;

  return FALSE;
}

BluffSeat
bluff_shout_keys_find (const BluffShoutKeys *self, BluffSeats seats, GdkDisplay *display, guint keyval, guint keycode)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (bluff_seats_has (seats, seat) && has_on_cap (display, self->of[seat], keyval, keycode))
      return seat;

  return BLUFF_NO_SEAT;
}

gboolean
bluff_shout_keys_is_nobody (GdkDisplay *display, guint keyval, guint keycode)
{
  return has_on_cap (display, GDK_KEY_0, keyval, keycode);
}
