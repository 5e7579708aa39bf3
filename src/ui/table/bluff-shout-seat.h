/* bluff-shout-seat.h: where one of several people shouts at an open table: a button in the colour of the seat and, in a
 * game with secrets, one that shows the person's secret as long as it is held.
 *
 * A shout counts when the button is pressed, not when it is let go: others are quick, too. Enter does nothing.
 *
 * Signals
 *   shout (guint ms)        the display's time of the press, or 0
 *   look (gboolean held)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SHOUT_SEAT (bluff_shout_seat_get_type ())

G_DECLARE_FINAL_TYPE (BluffShoutSeat, bluff_shout_seat, BLUFF, SHOUT_SEAT, GtkWidget)

/* For MEMBER, who has the key that is called KEY; SHOUT is what is shouted. SECRET is a closed picture of what only
 * this person may see, or NULL. */
GtkWidget *bluff_shout_seat_new (const BluffCrewMember *member,
                                 const char *name,
                                 const char *shout,
                                 const char *key,
                                 GtkWidget *secret);

/* The picture, or NULL. */
GtkWidget *bluff_shout_seat_get_secret (BluffShoutSeat *self);

/* What is to be read of the picture while it is open; NULL: it is closed. */
void bluff_shout_seat_say_secret (BluffShoutSeat *self, const char *words);

/* Where there is little room: a smaller badge, and no words beside the secret. If it is crowded besides, the secret is
 * smaller too. */
void bluff_shout_seat_set_compact (BluffShoutSeat *self, gboolean compact, gboolean crowded);

G_END_DECLS
