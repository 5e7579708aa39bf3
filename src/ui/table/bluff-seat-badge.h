/* bluff-seat-badge.h: one seat at a table: emblem, name, how it stands, cards; a button while it can be chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-seat-news.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much room there is. */
typedef enum
{
  BLUFF_SEAT_FORM_WIDE,   /* a row, with a fan of cards */
  BLUFF_SEAT_FORM_MEDIUM, /* a row, with the number of cards */
  BLUFF_SEAT_FORM_NARROW  /* a column, with numbers and icons */
} BluffSeatForm;

#define BLUFF_TYPE_SEAT_BADGE (bluff_seat_badge_get_type ())

G_DECLARE_FINAL_TYPE (BluffSeatBadge, bluff_seat_badge, BLUFF, SEAT_BADGE, GtkWidget)

/* A badge is born a button or not (CHOICE), as what it is for screen readers cannot change later. A button emits
 * `chosen`. */
GtkWidget *bluff_seat_badge_new (gboolean choice);

gboolean bluff_seat_badge_is_choice (BluffSeatBadge *self);

/* What it shows: the badge's own copy; no name before it has shown something. */
const BluffSeatNews *bluff_seat_badge_get_news (BluffSeatBadge *self);

/* Shows NEWS, of which it keeps a copy. */
void bluff_seat_badge_show (BluffSeatBadge *self, const BluffSeatNews *news);

/* Where its coins are, for those that fly to it or from it. */
GtkWidget *bluff_seat_badge_get_purse (BluffSeatBadge *self);

/* Where its cards are, for those that fly to it or from it. */
GtkWidget *bluff_seat_badge_get_cards (BluffSeatBadge *self);

/* The table unit. */
void bluff_seat_badge_set_unit (BluffSeatBadge *self, double unit);

/* The room that the badge needs in a form, whichever it has, and how high it is in so much WIDTH, -1: in as much as it
 * likes. The form may be set while its parent is allocated. */
void bluff_seat_badge_measure_width (BluffSeatBadge *self, BluffSeatForm form, int *minimum, int *natural);
int bluff_seat_badge_measure_height (BluffSeatBadge *self, BluffSeatForm form, int width);
void bluff_seat_badge_set_form (BluffSeatBadge *self, BluffSeatForm form);

G_END_DECLS
