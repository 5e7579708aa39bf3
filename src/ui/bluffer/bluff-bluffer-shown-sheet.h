/* bluff-bluffer-shown-sheet.h: a hidden side is shown to all: that of a claim that was called (B10), or of a last card
 * (B15).
 *
 * The card lies there as everybody knows it, turns over, and only then the sheet says what that means.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-reveal-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_SHOWN_SHEET (bluff_bluffer_shown_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferShownSheet, bluff_bluffer_shown_sheet, BLUFF, BLUFFER_SHOWN_SHEET, BluffRevealSheet)

GtkWidget *bluff_bluffer_shown_sheet_new (void);

/* TOLD is the event; ASKED is whose card it is, CALLER who called, or BLUFF_NO_SEAT for a last card. With a FACTOR of 0
 * nothing moves, and it is done at once. */
void bluff_bluffer_shown_sheet_present (BluffBlufferShownSheet *self,
                                        BluffCrew *crew,
                                        const BluffTold *told,
                                        BluffSeat asked,
                                        BluffSeat caller,
                                        double factor);

G_END_DECLS
