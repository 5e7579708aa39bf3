/* bluff-sheet-private.h: what the files of a sheet share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-sheet.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *paper, *column, *body, *slot, *foot_slot;
  GtkScrolledWindow *scroller; /* of the body */
  int least;                   /* height of the scroller; -1: any */
  GtkLabel *question, *subtitle;
  GtkWidget *content, *foot, *crown, *backdrop;
  GtkWidget *banner; /* a crown of our own */
  GtkImage *banner_art;
  GtkLabel *banner_label;
  char *news;
  float rise;
  int width;

  gboolean narrow, low, large; /* large: the text */
  int card_width;
  int too_wide;                  /* cards so wide have been tried and did not fit; G_MAXINT: none */
  int place_width, place_height; /* where they have been tried */
  double text_scale;

  GtkEventController *shortcuts;
  BluffSheetSeat seat_chosen;
  GtkWidget *focus_before; /* weak */
  guint getting_ready;     /* the source that measures before the next frame */
} BluffSheetPrivate;

BluffSheetPrivate *bluff_sheet_get_private (BluffSheet *self);

#define PRIVATE(self) bluff_sheet_get_private (BLUFF_SHEET (self))

/* --- Its place -----------------------------------------------------------------------------------------------------
 */

void bluff_sheet_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline);
void bluff_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* Measures what is on it soon, before the frame in which it appears. */
void bluff_sheet_get_ready (BluffSheet *self);

/* --- The keyboard --------------------------------------------------------------------------------------------------
 */

/* FOCUS is what had it before the sheet came, or has it when the sheet goes; it may be NULL. */
void bluff_sheet_take_focus (BluffSheet *self, GtkWidget *focus);
void bluff_sheet_give_focus_back (BluffSheet *self, GtkWidget *focus);

gboolean bluff_sheet_focus (GtkWidget *widget, GtkDirectionType direction);
gboolean bluff_sheet_grab_focus (GtkWidget *widget);

G_END_DECLS
