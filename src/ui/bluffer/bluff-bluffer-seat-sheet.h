/* bluff-bluffer-seat-sheet.h: the cards of one player of Bluffer, large: to look at, or to take one of them (B11).
 *
 * Signals
 *   taken (guint slot)   this card was chosen
 *   closed               nobody wants to see it any more
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-crew.h"
#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_SEAT_SHEET (bluff_bluffer_seat_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferSeatSheet, bluff_bluffer_seat_sheet, BLUFF, BLUFFER_SEAT_SHEET, BluffSheet)

GtkWidget *bluff_bluffer_seat_sheet_new (void);

/* Shows the cards of SEAT; TAKES are those that may be taken now. QUESTION is the title, NULL: who it is. */
void bluff_bluffer_seat_sheet_show (BluffBlufferSeatSheet *self,
                                    const BluffBlufferView *view,
                                    BluffCrew *crew,
                                    BluffSeat seat,
                                    BluffSlots takes,
                                    const char *question);

/* When it is not seen: the next viewer may not know what is on the cards. */
void bluff_bluffer_seat_sheet_clear (BluffBlufferSeatSheet *self);

BluffSeat bluff_bluffer_seat_sheet_get_seat (BluffBlufferSeatSheet *self);

G_END_DECLS
