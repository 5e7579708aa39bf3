/* bluff-pirate-table-flights.c: the cards that fly over the table of Bluff Pirate.
 *
 * A card in the air is named by what the viewer was told or sees. An opponent's cards fly as backs, even those that
 * land face up.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-table-private.h"

#include "bluff-card-looks.h"

enum
{
  IN_HAND = BLUFF_PIRATE_SET_MAX /* instead of a slot of the tray */
};

static double
factor_of (BluffPirateTable *self)
{
  return bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self)));
}

/* --- Where things are ----------------------------------------------------------------------------------------------
 */

static BluffPiratePiles *
get_piles (BluffPirateTable *self)
{
  return self->room == BLUFF_ROOM_WIDE ? self->piles : self->chips;
}

static GtkWidget *
get_hand_card (BluffPirateTable *self, guint card)
{
  return bluff_pirate_hand_get_card (bluff_pirate_rail_get_hand (self->rail), card);
}

static GtkWidget *
get_seat (BluffPirateTable *self, BluffSeat seat)
{
  return bluff_seat_strip_get_cards (self->seats, seat);
}

static GtkWidget *
get_square (BluffPirateTable *self, guint card)
{
  return bluff_pirate_piles_get_square (get_piles (self), bluff_pirate_card_suit (card));
}

static guint
find_slot (BluffPirateTable *self, guint card)
{
  for (guint slot = 0; slot < bluff_pirate_draft_get_size (self->draft); slot++)
    if (bluff_pirate_draft_get_card (self->draft, slot) == card)
      return slot;

  return IN_HAND;
}

/* A card of the player's hand: in the fan, or in the tray. */
static GtkWidget *
find_card (BluffPirateTable *self, guint card, guint *slot, BluffCardSide *side)
{
  *slot = find_slot (self, card);
  if (*slot == IN_HAND)
    {
      *side = BLUFF_CARD_FACE;
      return get_hand_card (self, card);
    }

  *side = bluff_pirate_draft_is_up (self->draft, *slot) ? BLUFF_CARD_FACE : BLUFF_CARD_KNOWN;
  return bluff_pirate_tray_get_slot (self->tray, *slot);
}

void
bluff_pirate_table_find_spots (BluffPirateTable *self, BluffPirateSpots *spots)
{
  BluffCards hand = self->view.hand;

  *spots = (BluffPirateSpots){ 0 };
  while (!bluff_cards_is_empty (hand))
    {
      guint card = bluff_cards_pop (&hand);
      BluffPirateSpot *spot = &spots->cards[card];
      GtkWidget *widget = find_card (self, card, &spot->slot, &spot->side);

      bluff_flight_find (self->flight, widget, &spot->place);
    }
  for (BluffSeat seat = 0; seat < BLUFF_PIRATE_SEATS; seat++)
    bluff_flight_find (self->flight, get_seat (self, seat), &spots->seats[seat]);
  bluff_flight_find (self->flight, bluff_pirate_piles_get_pile (get_piles (self)), &spots->pile);
}

/* --- One card ------------------------------------------------------------------------------------------------------
 */

/* A back, from somewhere into something, or to a place that it fills. */
static void
fly_back (BluffPirateTable *self, const graphene_rect_t *from, GtkWidget *to, gboolean fills)
{
  bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = "card-back", .from = *from, .to = to, .fills = fills });
}

/* A card that flies to the player's hand, and turns over on its way. */
static void
fly_to_hand (BluffPirateTable *self, const graphene_rect_t *from, guint card)
{
  const char *face = bluff_card_look_pirate (BLUFF_CARD_FACE, card).art;

  bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = "card-back",
                                                         .turned = face,
                                                         .from = *from,
                                                         .to = get_hand_card (self, card),
                                                         .fills = TRUE });
}

/* A card that leaves the player's hand, or the tray. */
static void
fly_from_hand (BluffPirateTable *self,
               const BluffPirateSpots *spots,
               guint card,
               BluffCardSide side,
               GtkWidget *to,
               gboolean fills)
{
  const BluffPirateSpot *spot = &spots->cards[card];
  const char *art = bluff_card_look_pirate (spot->side, card).art;
  const char *turned = bluff_card_look_pirate (side, card).art;

  bluff_flight_add (self->flight, &(BluffFlightPicture){ .art = art,
                                                         .turned = side != spot->side ? turned : NULL,
                                                         .from = spot->place,
                                                         .lies = TRUE,
                                                         .to = to,
                                                         .fills = fills });
}

/* --- Events --------------------------------------------------------------------------------------------------------
 */

/* P5: to everybody in turn. */
static void
fly_deal (BluffPirateTable *self, const BluffEventDeck *deck, const BluffPirateSpots *spots)
{
  guint players = self->view.head.table.players;

  for (guint i = 0; i < BLUFF_PIRATE_HAND; i++)
    for (BluffSeat seat = 0; seat < players; seat++)
      if (seat == self->view.seat)
        fly_to_hand (self, &spots->pile, deck->cards[seat * BLUFF_PIRATE_HAND + i]);
      else
        fly_back (self, &spots->pile, get_seat (self, seat), FALSE);
}

static void
fly_draw (BluffPirateTable *self, const BluffEvent *event, const BluffPirateSpots *spots)
{
  for (guint i = 0; i < event->draw.n; i++)
    if (event->seat == self->view.seat)
      fly_to_hand (self, &spots->pile, event->draw.cards[i]);
    else
      fly_back (self, &spots->pile, get_seat (self, event->seat), FALSE);
}

/* In the order in which the tray shows a set: the face-up cards first. */
static void
fly_lay (BluffPirateTable *self, const BluffEvent *event, const BluffPirateSpots *spots)
{
  BluffCards up = event->lay.up;
  BluffCards down = event->lay.down;
  guint n_up = bluff_cards_count (up);

  for (guint slot = 0; slot < n_up + event->lay.down_size; slot++)
    {
      GtkWidget *to = bluff_pirate_tray_get_slot (self->tray, slot);

      if (event->seat != self->view.seat)
        fly_back (self, &spots->seats[event->seat], to, TRUE);
      else if (slot < n_up)
        fly_from_hand (self, spots, bluff_cards_pop (&up), BLUFF_CARD_FACE, to, TRUE);
      else
        fly_from_hand (self, spots, bluff_cards_pop (&down), BLUFF_CARD_KNOWN, to, TRUE);
    }
}

static void
fly_discard (BluffPirateTable *self, BluffSeat seat, guint card, const BluffPirateSpots *spots)
{
  if (seat == self->view.seat)
    fly_from_hand (self, spots, card, BLUFF_CARD_FACE, get_square (self, card), FALSE);
  else
    fly_back (self, &spots->seats[seat], get_square (self, card), FALSE);
}

/* P19, P20: a pirate card pays for it, and some cards change hands. */
static void
fly_boarding (BluffPirateTable *self, const BluffEvent *event, const BluffPirateSpots *spots)
{
  BluffSeat victim = event->board.victim;
  BluffCards taken = event->board.taken;

  fly_discard (self, event->seat, event->board.card, spots);
  for (guint i = 0; i < event->board.taken_size; i++)
    if (event->seat == self->view.seat)
      fly_to_hand (self, &spots->seats[victim], bluff_cards_pop (&taken));
    else if (victim == self->view.seat)
      fly_from_hand (self, spots, bluff_cards_pop (&taken), BLUFF_CARD_BACK, get_seat (self, event->seat), FALSE);
    else
      fly_back (self, &spots->seats[victim], get_seat (self, event->seat), FALSE);
}

void
bluff_pirate_table_fly (BluffPirateTable *self,
                        const BluffTold *told,
                        const BluffPirateSpots *spots,
                        GAsyncReadyCallback callback)
{
  const BluffEvent *event = &told->event;
  BluffFlightKind kind = BLUFF_FLIGHT_LAY;

  switch (event->kind)
    {
    case BLUFF_EVENT_SETUP:
      kind = BLUFF_FLIGHT_DEAL;
      fly_deal (self, &event->deck, spots);
      break;
    case BLUFF_EVENT_DRAW:
      kind = BLUFF_FLIGHT_DEAL;
      fly_draw (self, event, spots);
      break;
    case BLUFF_EVENT_LAY:
      fly_lay (self, event, spots);
      break;
    case BLUFF_EVENT_DISCARD:
      fly_discard (self, event->seat, event->discard.card, spots);
      break;
    case BLUFF_EVENT_BOARD:
      fly_boarding (self, event, spots);
      break;
    default:
      break;
    }
  bluff_flight_go_async (self->flight, kind, factor_of (self), callback, g_object_ref (self));
}

/* --- Composing -----------------------------------------------------------------------------------------------------
 */

static void
moved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  (void) user_data;
  bluff_flight_go_finish (BLUFF_FLIGHT (source), result);
}

void
bluff_pirate_table_fly_draft (BluffPirateTable *self, const BluffPirateSpots *spots)
{
  BluffCards hand = self->view.hand;

  while (!bluff_cards_is_empty (hand))
    {
      guint card = bluff_cards_pop (&hand);
      guint slot;
      BluffCardSide side;
      GtkWidget *widget = find_card (self, card, &slot, &side);

      if (slot != spots->cards[card].slot)
        fly_from_hand (self, spots, card, side, widget, TRUE);
    }
  bluff_flight_go_async (self->flight, BLUFF_FLIGHT_LAY, factor_of (self), moved_cb, NULL);
}
