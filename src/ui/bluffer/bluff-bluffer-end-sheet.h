/* bluff-bluffer-end-sheet.h: a game of Bluffer is over: the ranking, the hidden sides of the cards that are left, and
 * the bluff review.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-end-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_END_SHEET (bluff_bluffer_end_sheet_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferEndSheet, bluff_bluffer_end_sheet, BLUFF, BLUFFER_END_SHEET, BluffEndSheet)

GtkWidget *bluff_bluffer_end_sheet_new (void);

/* VIEW is what the reader sees of the end; EVENTS are all of the game (BluffTold), whole. */
void bluff_bluffer_end_sheet_present (BluffBlufferEndSheet *self,
                                      BluffCrew *crew,
                                      const BluffBlufferView *view,
                                      GArray *events,
                                      double factor);

G_END_DECLS
