/* bluff-flag.h: the six flags that players sail under: a colour and its emblem, which are never one without the other.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_FLAG_YELLOW,
  BLUFF_FLAG_GREEN,
  BLUFF_FLAG_RED,
  BLUFF_FLAG_BLUE,
  BLUFF_FLAG_PURPLE,
  BLUFF_FLAG_PEARL, /* the sixth seat: Bluffaneer only */
  BLUFF_N_FLAGS
} BluffFlag;

/* "red": as records, profiles and drawings (seat-red, ship-red) have it. */
const char *bluff_flag_colour (BluffFlag self);

/* "crab": the emblem, as profiles have it. */
const char *bluff_flag_emblem (BluffFlag self);

/* Finds the flag of a colour; FALSE if there is none, or COLOUR is NULL. */
gboolean bluff_flag_from_colour (const char *colour, BluffFlag *flag);

/* "Red crab", in the user's language. Newly allocated. */
char *bluff_flag_name (BluffFlag self);

/* The round badge and the ship, as paintables of any size. */
GdkPaintable *bluff_flag_badge (BluffFlag self);
GdkPaintable *bluff_flag_ship (BluffFlag self);

/* The colour itself. */
GdkRGBA bluff_flag_rgba (BluffFlag self);

G_END_DECLS
