/* bluff-bluffer-table-flights.c: the cards that fly over the table of Bluffer.
 *
 * A card flies as the viewer saw it where it lay; one that is matched turns over on its way, and only then its hidden
 * side is seen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-table-private.h"

#include "bluff-card-looks.h"

static BluffCard *
find_card (BluffBlufferTable *self, BluffSeat seat, guint slot)
{
  BluffBlufferRow *row = bluff_bluffer_table_get_row (self, seat);

  return row != NULL ? bluff_bluffer_row_get_card (row, slot) : NULL;
}

void
bluff_bluffer_table_find_spots (BluffBlufferTable *self, BluffBlufferSpots *spots)
{
  *spots = (BluffBlufferSpots){ 0 };
  for (BluffSeat seat = 0; seat < self->view.head.table.players; seat++)
    for (BluffSlots slots = self->view.bluffer.tables[seat]; slots != 0; slots &= slots - 1)
      {
        guint slot = bluff_bits_first (slots);
        BluffCard *card = find_card (self, seat, slot);

        if (card != NULL && bluff_flight_find (self->flight, GTK_WIDGET (card), &spots->cards[slot]))
          spots->looks[slot] = bluff_card_get_look (card);
      }
  bluff_flight_find (self->flight, bluff_bluffer_arena_get_draw (self->arena), &spots->draw);
}

/* A card that comes off the draw pile: all have seen its upper side (B3), or see it from now on. */
static void
fly_drawn (BluffBlufferTable *self, const BluffBlufferSpots *spots, BluffSeat seat, guint slot)
{
  BluffCard *card = find_card (self, seat, slot);

  if (card != NULL)
    bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = bluff_card_get_art (card),
                                                           .from = spots->draw,
                                                           .to = GTK_WIDGET (card),
                                                           .fills = TRUE });
}

/* A card that lay in front of somebody, and lies elsewhere now. */
static void
fly_card (BluffBlufferTable *self, const BluffBlufferSpots *spots, guint slot, BluffCard *to, const char *turned)
{
  if (to == NULL || spots->looks[slot].art == NULL)
    return;

  bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = spots->looks[slot].art,
                                                         .turned = turned,
                                                         .from = spots->cards[slot],
                                                         .lies = TRUE,
                                                         .to = GTK_WIDGET (to),
                                                         .fills = TRUE });
}

/* B3: to everybody in turn. */
static void
fly_deal (BluffBlufferTable *self, const BluffEventDeck *deck, const BluffBlufferSpots *spots)
{
  for (guint i = 0; i < BLUFF_BLUFFER_HAND; i++)
    for (BluffSeat seat = 0; seat < self->view.head.table.players; seat++)
      fly_drawn (self, spots, seat, deck->cards[seat * BLUFF_BLUFFER_HAND + i]);
}

gboolean
bluff_bluffer_table_fly (BluffBlufferTable *self,
                         const BluffEvent *event,
                         const BluffBlufferSpots *spots,
                         GAsyncReadyCallback callback)
{
  BluffCard *top = bluff_bluffer_pile_get_top (bluff_bluffer_arena_get_pile (self->arena));
  BluffFlightKind kind = BLUFF_FLIGHT_LAY;

  switch (event->kind)
    {
    case BLUFF_EVENT_SETUP:
      kind = BLUFF_FLIGHT_DEAL;
      fly_deal (self, &event->deck, spots);
      break;
    case BLUFF_EVENT_DRAW:
      kind = BLUFF_FLIGHT_DEAL;
      for (guint i = 0; i < event->draw.n; i++)
        fly_drawn (self, spots, event->seat, event->draw.cards[i]);
      break;
    case BLUFF_EVENT_MATCH:
      fly_card (self, spots, event->card.card, top, bluff_card_get_art (top));
      break;
    case BLUFF_EVENT_CLAIM:
      fly_card (self, spots, event->card.card, top, NULL);
      break;
    case BLUFF_EVENT_TAKE:
      fly_card (self, spots, event->card.card, find_card (self, event->seat, event->card.card), NULL);
      break;
    case BLUFF_EVENT_GIVE:
      fly_card (self, spots, event->card.card, find_card (self, event->card.other, event->card.card), NULL);
      break;
    default:
      return FALSE;
    }

  bluff_flight_go_async (self->flight, kind, bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self))),
                         callback, g_object_ref (self));
  return TRUE;
}
