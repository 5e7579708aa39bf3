/* bluff-seat-strip.h: the seats on top of a table, all opponents or, for an onlooker, everybody.
 *
 * One stop for the Tab key; the arrows go from seat to seat.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat-news.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SEAT_STRIP (bluff_seat_strip_get_type ())

G_DECLARE_FINAL_TYPE (BluffSeatStrip, bluff_seat_strip, BLUFF, SEAT_STRIP, GtkWidget)

GtkWidget *bluff_seat_strip_new (void);

/* Shows N seats in this order; the news are not kept. */
void bluff_seat_strip_show (BluffSeatStrip *self, const BluffSeatNews *news, guint n);

/* Makes buttons of these seats; 0: of none. A button activates the strip's action with the seat (u). */
void bluff_seat_strip_set_choices (BluffSeatStrip *self, BluffSeats seats);

/* The action of the buttons, "table.board" unless told. */
void bluff_seat_strip_set_action (BluffSeatStrip *self, const char *action);

/* What shows a seat; NULL if it is not there. */
GtkWidget *bluff_seat_strip_get_seat (BluffSeatStrip *self, BluffSeat seat);

/* What coins of a seat fly to and from; NULL if the seat is not there. */
GtkWidget *bluff_seat_strip_get_purse (BluffSeatStrip *self, BluffSeat seat);

/* What cards of a seat fly to and from; NULL if the seat is not there. */
GtkWidget *bluff_seat_strip_get_cards (BluffSeatStrip *self, BluffSeat seat);

/* The table unit. Not during an allocation: it changes the size of the texts. */
void bluff_seat_strip_set_unit (BluffSeatStrip *self, double unit);

G_END_DECLS
