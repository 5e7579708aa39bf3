/* bluff-shout-keys.h: which key is whose at an open table: 1 to 6 by seat, unless others were chosen, and 0 for nobody.
 *
 * They belong to this device, not to a game: each seat has its key, whatever person sits there. Keys are known by what
 * is on them; a digit is also found where one would have to press Shift for it, and on the number pad.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A plain value. */
typedef struct
{
  guint of[BLUFF_MAX_SEATS]; /* by seat: key symbols, lower case, no two the same */
} BluffShoutKeys;

/* Those of SETTINGS, or the usual ones where these are not possible; and keeps them there. */
void bluff_shout_keys_read (BluffShoutKeys *self, GSettings *settings);
void bluff_shout_keys_write (const BluffShoutKeys *self, GSettings *settings);

/* Whether a key is everybody's: the one for nobody, or the one that stops the rope. */
gboolean bluff_shout_keys_is_taken (guint keyval);

/* Whether a key can be somebody's: it writes one character, and is not everybody's. */
gboolean bluff_shout_keys_is_possible (guint keyval);

/* Gives SEAT a key that is possible. A seat that had it gets the one that SEAT had. */
void bluff_shout_keys_set (BluffShoutKeys *self, BluffSeat seat, guint keyval);

/* What stands on the cap of a seat's key. Newly allocated. */
char *bluff_shout_keys_label (const BluffShoutKeys *self, BluffSeat seat);

/* Whose key was pressed, as the display tells of it: one of SEATS, or BLUFF_NO_SEAT. */
BluffSeat
bluff_shout_keys_find (const BluffShoutKeys *self, BluffSeats seats, GdkDisplay *display, guint keyval, guint keycode);

/* Whether it was the key for nobody. */
gboolean bluff_shout_keys_is_nobody (GdkDisplay *display, guint keyval, guint keycode);

G_END_DECLS
