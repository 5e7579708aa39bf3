/* bluff-seat-badge-private.h: what the files of a seat's badge share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-drawing.h"
#include "bluff-seat-badge.h"

G_BEGIN_DECLS

struct _BluffSeatBadge
{
  GtkWidget parent_instance;

  GtkWidget *texts;
  GtkLabel *name;
  GtkLabel *line;
  GtkLabel *bubble;
  GtkLabel *count;
  GtkWidget *purse;
  BluffDrawing *coin;
  GtkLabel *coins;
  GtkWidget *low;
  GtkLabel *low_name;
  BluffDrawing *low_coin;
  GtkLabel *low_coins;
  GtkLabel *low_line;
  GtkWidget *column;
  GtkLabel *column_name;
  BluffDrawing *number_icon;
  GtkLabel *number;
  BluffDrawing *count_icon;
  GtkLabel *column_count;

  BluffSeatForm form;
  double unit;
  gboolean choice;
  BluffSeatNews news; /* with strings of our own; no name as long as nothing was shown */
  GdkPaintable *disc;
  GdkPaintable *mark;
  GdkPaintable *back;
};

/* --- The forms -----------------------------------------------------------------------------------------------------
 */

void bluff_seat_badge_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline);
void bluff_seat_badge_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* Leaves room for the emblem where it stands on the line of the name. */
void bluff_seat_badge_indent (BluffSeatBadge *self);

/* Draws what is no child. */
void bluff_seat_badge_paint (BluffSeatBadge *self, GtkSnapshot *snapshot);

G_END_DECLS
