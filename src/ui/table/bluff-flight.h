/* bluff-flight.h: the air above a table: cards and coins that fly from one place to another.
 *
 * A layer of the table's own size that lies over everything else on it. It takes no clicks and no focus, and screen
 * readers do not find it: whatever it shows is told by what it flies to.
 *
 * How to use it. The table shows the new state at once, and the way there is only a picture of it:
 *   1. before the change, find where things are (bluff_flight_find): what leaves may be gone afterwards;
 *   2. show the new state;
 *   3. bluff_flight_add each picture, with the widget that it flies to, in the order in which they take off;
 *   4. bluff_flight_go_async them all, and do what comes next when it calls back.
 * The goal is followed, so it may still be laid out, scrolled or resized meanwhile; right to left needs nothing of its
 * own. A widget that is the place of one picture (`fills`) cannot be seen until that has landed. A goal may go away at
 * any time.
 *
 * What flies is a drawing by its name, and the layer knows nothing else: the caller knows the name from what the viewer
 * was told (BluffTold) or sees (the view). What an opponent holds is a back, "card-back", all the way.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Section 4 of the design language; the times are multiplied with the factor of the pace. */
typedef enum
{
  BLUFF_FLIGHT_DEAL, /* a card each 60 ms, 180 ms long; where the system wants no motion all fade in, 120 ms */
  BLUFF_FLIGHT_LAY,  /* a card each 60 ms, 240 ms long; without motion they are there at once */
  BLUFF_FLIGHT_COINS /* a coin each 70 ms, 380 ms long, in an arc; without motion they are there at once */
} BluffFlightKind;

typedef struct
{
  const char *art;      /* the name of the drawing; in right-to-left text the one with "-rtl", if there is one */
  const char *turned;   /* what it turns over to half way; NULL: it does not */
  graphene_rect_t from; /* of bluff_flight_find */
  gboolean lies;        /* it lies there until it takes off; otherwise it comes out of something, a pile or a seat */
  GtkWidget *to;        /* below the same root */
  gboolean fills;       /* TO is its place, and cannot be seen until then; otherwise it goes into it and vanishes */
} BluffFlightPicture;

#define BLUFF_TYPE_FLIGHT (bluff_flight_get_type ())

G_DECLARE_FINAL_TYPE (BluffFlight, bluff_flight, BLUFF, FLIGHT, GtkWidget)

GtkWidget *bluff_flight_new (void);

/* Where WIDGET is now; FALSE, and a place from which nothing flies, if it is NULL or cannot be seen. */
gboolean bluff_flight_find (BluffFlight *self, GtkWidget *widget, graphene_rect_t *place);

/* The next one of those that will fly together. Nothing if its start or its goal cannot be seen. Whatever was flying to
 * the same place, if it fills it, has landed by then. */
void bluff_flight_add (BluffFlight *self, const BluffFlightPicture *picture);

/* Lets all fly that were added. Calls back when the last one has landed: at once, if nothing was added, FACTOR is 0 or
 * the layer is not on the screen; also when it is skipped. Others that fly already are not disturbed. */
void bluff_flight_go_async (BluffFlight *self,
                            BluffFlightKind kind,
                            double factor,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* Never fails. */
void bluff_flight_go_finish (BluffFlight *self, GAsyncResult *result);

/* Everything has landed. */
void bluff_flight_skip (BluffFlight *self);

/* The names of the drawings that are in the air, those that they turn over to included. */
GStrv bluff_flight_list (BluffFlight *self);

G_END_DECLS
