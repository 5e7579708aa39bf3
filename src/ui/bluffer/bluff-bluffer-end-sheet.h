/* bluff-bluffer-end-sheet.h: a game of Bluffer is over: the ranking, and the hidden sides of the cards that are left.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer.h"
#include "bluff-end-sheet.h"
#include "bluff-story.h"

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

/* The same in words, for whatever else tells it; to be cleared. */
BluffEnding bluff_bluffer_end_sheet_describe (BluffCrew *crew, const BluffBlufferView *view);

/* The cards that are left, with their hidden sides. */
GtkWidget *
bluff_bluffer_end_sheet_make_secrets (BluffCrew *crew, const BluffBlufferView *view, const BluffSecrets *secrets);

G_END_DECLS
