/* bluff-bluffer-seat.h: a player of Bluffer with all their cards, which everybody sees.
 *
 * Its upper part, a badge as at every table, is a button that activates "table.look-at" with the seat (u), for a larger
 * view of the cards. Where there is little room, a click anywhere on the seat does that.
 *
 * Signals
 *   pressed (guint slot)   one of the cards was pressed that can be
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-row.h"
#include "bluff-crew.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_SEAT (bluff_bluffer_seat_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferSeat, bluff_bluffer_seat, BLUFF, BLUFFER_SEAT, GtkWidget)

GtkWidget *bluff_bluffer_seat_new (void);

/* AWAY: the computer plays for the person in that seat. */
void bluff_bluffer_seat_show (BluffBlufferSeat *self,
                              const BluffBlufferView *view,
                              BluffCrew *crew,
                              BluffSeat seat,
                              gboolean away);
BluffSeat bluff_bluffer_seat_get_seat (BluffBlufferSeat *self);

/* What the player says, in a bubble, until something else is shown: “Bluff!” */
void bluff_bluffer_seat_say (BluffBlufferSeat *self, const char *words);

/* Which of the cards can be taken now. */
void bluff_bluffer_seat_offer (BluffBlufferSeat *self, BluffSlots slots);

/* How large the cards are, by the table unit, or the smallest. */
void bluff_bluffer_seat_set_unit (BluffBlufferSeat *self, double unit, gboolean narrow);

BluffBlufferRow *bluff_bluffer_seat_get_row (BluffBlufferSeat *self);

G_END_DECLS
