/* bluff-rope.h: the burning rope of a quick game: how much time is left to shout.
 *
 * It burns from the end towards the start, whichever way one reads, and is still while the race is paused. Where
 * animations are off it shows the seconds and does not move between them. Its accessible name has them in words.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-race.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_ROPE (bluff_rope_get_type ())

G_DECLARE_FINAL_TYPE (BluffRope, bluff_rope, BLUFF, ROPE, GtkWidget)

GtkWidget *bluff_rope_new (void);

/* Burns as RACE does; NULL: there is none. */
void bluff_rope_set_race (BluffRope *self, BluffRace *race);

G_END_DECLS
