/* bluff-bluffaneer-table-flights.c: the coins and cards that fly over the table of Bluffaneer.
 *
 * Every card flies as a back: its face is secret, or shown when it has landed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-table-private.h"

#include "bluff-flash.h"

enum
{
  MOST_COINS = 6 /* that are drawn, however many there are */
};

static BluffBluffaneerPile *
get_pile (BluffBluffaneerTable *self, BluffPileKind kind)
{
  return self->room == BLUFF_BREADTH_WIDE ? self->tiles[kind] : self->chips[kind];
}

/* A seat's coins, or for BLUFF_NO_SEAT the box. */
static GtkWidget *
get_purse (BluffBluffaneerTable *self, BluffSeat seat)
{
  if (seat == BLUFF_NO_SEAT)
    return bluff_bluffaneer_pile_get_picture (get_pile (self, BLUFF_PILE_BOX));
  if (seat == self->view.seat)
    return bluff_bluffaneer_rail_get_coin (self->rail);

  return bluff_seat_strip_get_purse (self->seats, seat);
}

static GtkWidget *
get_card (BluffBluffaneerTable *self, BluffSeat seat)
{
  return seat == self->view.seat ? GTK_WIDGET (bluff_bluffaneer_rail_get_card (self->rail))
                                 : bluff_seat_strip_get_cards (self->seats, seat);
}

void
bluff_bluffaneer_table_fly_coins (BluffBluffaneerTable *self, BluffSeat from, BluffSeat to, guint n)
{
  graphene_rect_t place;

  if (!bluff_flight_find (self->flight, get_purse (self, from), &place))
    return;

  for (guint i = 0; i < MIN (n, MOST_COINS); i++)
    bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = i % 2 == 0 ? "coin-skull" : "coin-ship",
                                                           .from = place,
                                                           .to = get_purse (self, to) });
}

void
bluff_bluffaneer_table_fly_card (BluffBluffaneerTable *self, BluffSeat to)
{
  graphene_rect_t place;

  if (!bluff_flight_find (self->flight, bluff_bluffaneer_pile_get_picture (get_pile (self, BLUFF_PILE_STACK)), &place))
    return;

  bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = "bluffaneer-back",
                                                         .from = place,
                                                         .to = get_card (self, to),
                                                         .fills = to == self->view.seat });
}

static GtkWidget *
get_seat (BluffBluffaneerTable *self, BluffSeat seat)
{
  return seat == self->view.seat ? bluff_bluffaneer_rail_get_seat (self->rail)
                                 : bluff_seat_strip_get_seat (self->seats, seat);
}

void
bluff_bluffaneer_table_flash_seats (BluffBluffaneerTable *self, BluffSeat from, BluffSeat to)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  if (animations)
    return;

  bluff_flash (get_seat (self, from));
  bluff_flash (get_seat (self, to));
}
