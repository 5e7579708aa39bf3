/* bluff-pirate-apply.c: what an event of Bluff Pirate changes, and what must follow from it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-rules.h"

#include <string.h>

static void
await (BluffPirateState *self, BluffPhase phase, BluffSeats seats)
{
  self->head.phase = (guint8) phase;
  self->head.awaited = seats;
  self->due = BLUFF_PIRATE_DUE_NOTHING;
}

static void
await_consequence (BluffPirateState *self, BluffPirateDue due)
{
  self->head.phase = BLUFF_PHASE_SETTLING;
  self->head.awaited = 0;
  self->due = (guint8) due;
}

static void
begin_turn (BluffPirateState *self, BluffSeat seat)
{
  self->head.turn = seat;
  self->head.turns++;
  self->owed = BLUFF_PIRATE_DRAW;
  await (self, BLUFF_PHASE_PIRATE_TURN, bluff_seats_of (seat));
}

static void
end_turn (BluffPirateState *self)
{
  begin_turn (self, bluff_seat_next (self->head.turn, self->head.table.players));
}

/* Goes on with the ships that are still to move; a ship that cannot move is passed over (P16). */
static void
go_on_sailing (BluffPirateState *self)
{
  while (self->n_sailing > 0)
    {
      const BluffPirateVoyage *voyage = &self->sailing[self->n_sailing - 1];

      if (bluff_pirate_destination (self, voyage) != self->square[voyage->seat])
        {
          await_consequence (self, BLUFF_PIRATE_DUE_SAIL);
          return;
        }
      self->n_sailing--;
    }

  end_turn (self);
}

static void
add_voyage (BluffPirateState *self, BluffSeat seat, gint squares)
{
  self->sailing[self->n_sailing++] = (BluffPirateVoyage){ .seat = seat, .squares = (gint8) squares };
}

static void
apply_setup (BluffPirateState *self, const BluffEvent *event)
{
  guint players = self->head.table.players;
  const guint8 *card = event->deck.cards;

  for (guint seat = 0; seat < players; seat++)
    {
      self->hand_size[seat] = BLUFF_PIRATE_HAND;
      for (guint i = 0; i < BLUFF_PIRATE_HAND; i++)
        bluff_cards_add (&self->hand[seat], *card++);
    }

  self->pile_size = (guint8) (BLUFF_PIRATE_CARDS - players * BLUFF_PIRATE_HAND);
  for (guint i = self->pile_size; i > 0; i--)
    self->pile[i - 1] = *card++;

  self->treasure = (guint8) (event->deck.treasure - 1);
  bluff_pirate_watch_deal (self);
  begin_turn (self, self->head.table.first);
}

static void
apply_draw (BluffPirateState *self, const BluffEvent *event)
{
  BluffSeat seat = event->seat;

  for (guint i = 0; i < event->draw.n; i++)
    bluff_cards_add (&self->hand[seat], event->draw.cards[i]);

  self->hand_size[seat] = (guint8) (self->hand_size[seat] + event->draw.n);
  self->pile_size = (guint8) (self->pile_size - event->draw.n);
  self->owed = (guint8) (self->owed - event->draw.n);
  if (event->draw.n > 0)
    bluff_pirate_watch_draw (self, seat);

  if (self->owed > 0 && bluff_pirate_needs_reshuffle (self))
    await_consequence (self, BLUFF_PIRATE_DUE_RESHUFFLE);
  else
    await (self, BLUFF_PHASE_PIRATE_PLAY, bluff_seats_of (seat));
}

static void
apply_reshuffle (BluffPirateState *self, const BluffEvent *event)
{
  BluffCards gathered = self->discards;

  self->pile_size = event->deck.n;
  for (guint i = 0; i < event->deck.n; i++)
    self->pile[event->deck.n - 1 - i] = event->deck.cards[i];
  self->discards = BLUFF_CARDS_NONE;

  bluff_pirate_watch_reshuffle (self, gathered);
  await_consequence (self, BLUFF_PIRATE_DUE_DRAW);
}

static void
apply_lay (BluffPirateState *self, const BluffEvent *event)
{
  BluffSeat seat = event->seat;
  BluffCards set = bluff_cards_or (event->lay.up, event->lay.down);

  self->up = event->lay.up;
  self->down = event->lay.down;
  self->hand[seat] = bluff_cards_minus (self->hand[seat], set);
  self->hand_size[seat] = (guint8) (self->hand_size[seat] - bluff_cards_count (set));
  self->voted = 0;
  self->votes = 0;
  await (self, BLUFF_PHASE_PIRATE_VOTE, bluff_seats_without (bluff_seats_all (self->head.table.players), seat));
}

static void
apply_vote (BluffPirateState *self, const BluffEvent *event)
{
  self->voted |= bluff_seats_of (event->seat);
  self->votes |= (BluffSeats) ((event->vote.bluff != FALSE) << event->seat);

  self->head.awaited = bluff_seats_without (self->head.awaited, event->seat);
  if (self->head.awaited == 0)
    await (self, BLUFF_PHASE_PIRATE_REVEAL, bluff_seats_of (self->head.turn));
}

/* P12–P15 */
static void
apply_reveal (BluffPirateState *self, const BluffEvent *event)
{
  BluffSeat layer = self->head.turn;
  BluffSeat voter = event->reveal.voter;
  BluffCards set = bluff_cards_or (self->up, self->down);
  gint size = (gint) bluff_cards_count (set);
  gboolean doubted = bluff_seats_has (self->votes, voter);
  gboolean caught = doubted && bluff_pirate_is_bluff (self->up, self->down);

  self->up = BLUFF_CARDS_NONE;
  self->down = BLUFF_CARDS_NONE;
  self->voted = 0;
  self->votes = 0;

  if (caught)
    {
      self->hand[layer] = bluff_cards_or (self->hand[layer], set);
      self->hand_size[layer] = (guint8) (self->hand_size[layer] + size);
      bluff_pirate_watch_return (self, layer, set);
      add_voyage (self, voter, size);
    }
  else
    {
      self->discards = bluff_cards_or (self->discards, set);
      bluff_pirate_watch_fewer (self, layer);
      if (doubted)
        add_voyage (self, voter, -BLUFF_PIRATE_BACK);
      add_voyage (self, layer, size);
    }

  go_on_sailing (self);
}

static void
apply_sail (BluffPirateState *self, const BluffEvent *event)
{
  self->square[event->seat] = event->sail.to;
  self->n_sailing--;

  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    if (self->island[i] == BLUFF_ISLAND_CLOSED &&
        event->sail.to == bluff_pirate_island_square (self->head.table.voyage, i))
      {
        self->opener = event->seat;
        await_consequence (self, BLUFF_PIRATE_DUE_OPEN);
        return;
      }

  go_on_sailing (self);
}

/* P22–P24 */
static void
apply_open (BluffPirateState *self, const BluffEvent *event)
{
  self->island[event->open.island - 1] = event->open.treasure ? BLUFF_ISLAND_TREASURE : BLUFF_ISLAND_EMPTY;
  self->opener = BLUFF_NO_SEAT;

  if (event->open.treasure)
    {
      self->winner = event->seat;
      self->n_sailing = 0;
      await_consequence (self, BLUFF_PIRATE_DUE_OVER);
    }
  else
    {
      go_on_sailing (self);
    }
}

static void
apply_discard (BluffPirateState *self, const BluffEvent *event)
{
  bluff_cards_remove (&self->hand[event->seat], event->discard.card);
  bluff_cards_add (&self->discards, event->discard.card);
  self->hand_size[event->seat]--;
  bluff_pirate_watch_fewer (self, event->seat);
  end_turn (self);
}

/* P20 */
static void
apply_board (BluffPirateState *self, const BluffEvent *event)
{
  BluffSeat seat = event->seat;
  BluffSeat victim = event->board.victim;
  BluffCards taken = event->board.taken;
  guint n = bluff_cards_count (taken);

  bluff_cards_remove (&self->hand[seat], event->board.card);
  bluff_cards_add (&self->discards, event->board.card);
  self->hand[victim] = bluff_cards_minus (self->hand[victim], taken);
  self->hand[seat] = bluff_cards_or (self->hand[seat], taken);
  self->hand_size[victim] = (guint8) (self->hand_size[victim] - n);
  self->hand_size[seat] = (guint8) (self->hand_size[seat] + n - 1);
  bluff_pirate_watch_board (self, seat, victim, taken);
  end_turn (self);
}

static void
apply_over (BluffPirateState *self, const BluffEvent *event)
{
  memcpy (self->head.place, event->over.place, sizeof self->head.place);
  await (self, BLUFF_PHASE_OVER, 0);
}

void
bluff_pirate_apply (BluffState *state, const BluffEvent *event)
{
  BluffPirateState *self = &state->pirate;

  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_SETUP:
      apply_setup (self, event);
      break;
    case BLUFF_EVENT_DRAW:
      apply_draw (self, event);
      break;
    case BLUFF_EVENT_RESHUFFLE:
      apply_reshuffle (self, event);
      break;
    case BLUFF_EVENT_LAY:
      apply_lay (self, event);
      break;
    case BLUFF_EVENT_VOTE:
      apply_vote (self, event);
      break;
    case BLUFF_EVENT_REVEAL:
      apply_reveal (self, event);
      break;
    case BLUFF_EVENT_SAIL:
      apply_sail (self, event);
      break;
    case BLUFF_EVENT_OPEN:
      apply_open (self, event);
      break;
    case BLUFF_EVENT_DISCARD:
      apply_discard (self, event);
      break;
    case BLUFF_EVENT_PASS:
      end_turn (self);
      break;
    case BLUFF_EVENT_BOARD:
      apply_board (self, event);
      break;
    case BLUFF_EVENT_OVER:
      apply_over (self, event);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
make_sail (const BluffPirateState *self, BluffEvent *event)
{
  const BluffPirateVoyage *voyage = &self->sailing[self->n_sailing - 1];

  event->kind = BLUFF_EVENT_SAIL;
  event->seat = voyage->seat;
  event->sail.from = self->square[voyage->seat];
  event->sail.to = (guint8) bluff_pirate_destination (self, voyage);
}

static void
make_open (const BluffPirateState *self, BluffEvent *event)
{
  guint island = self->square[self->opener] == bluff_pirate_island_square (self->head.table.voyage, 0) ? 0 : 1;

  event->kind = BLUFF_EVENT_OPEN;
  event->seat = self->opener;
  event->open.island = (guint8) (island + 1);
  event->open.treasure = island == self->treasure;
}

void
bluff_pirate_due (const BluffState *state, BluffRandom *random, BluffEvent *event)
{
  const BluffPirateState *self = &state->pirate;

  switch ((BluffPirateDue) self->due)
    {
    case BLUFF_PIRATE_DUE_RESHUFFLE:
      bluff_pirate_make_reshuffle (self, random, event);
      break;
    case BLUFF_PIRATE_DUE_DRAW:
      bluff_pirate_make_draw (self, event);
      break;
    case BLUFF_PIRATE_DUE_SAIL:
      make_sail (self, event);
      break;
    case BLUFF_PIRATE_DUE_OPEN:
      make_open (self, event);
      break;
    case BLUFF_PIRATE_DUE_OVER:
      event->kind = BLUFF_EVENT_OVER;
      event->seat = BLUFF_NO_SEAT;
      bluff_pirate_score (self, event->over.place);
      break;
    case BLUFF_PIRATE_DUE_NOTHING:
    default:
      g_assert_not_reached ();
    }
}

void
bluff_pirate_make_draw (const BluffPirateState *self, BluffEvent *event)
{
  guint n = MIN (self->owed, self->pile_size);

  event->kind = BLUFF_EVENT_DRAW;
  event->seat = self->head.turn;
  event->draw.n = (guint8) n;
  for (guint i = 0; i < n; i++)
    event->draw.cards[i] = self->pile[self->pile_size - 1 - i];
}

void
bluff_pirate_make_reshuffle (const BluffPirateState *self, BluffRandom *random, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_RESHUFFLE;
  event->seat = BLUFF_NO_SEAT;
  event->deck.n = (guint8) bluff_cards_list (self->discards, event->deck.cards);
  bluff_random_shuffle (random, event->deck.cards, event->deck.n);
}

gboolean
bluff_pirate_needs_reshuffle (const BluffPirateState *self)
{
  return self->pile_size == 0 && !bluff_cards_is_empty (self->discards);
}

guint
bluff_pirate_destination (const BluffPirateState *self, const BluffPirateVoyage *voyage)
{
  gint from = self->square[voyage->seat];
  gint to = from + voyage->squares;
  gint first = (gint) bluff_pirate_island_square (self->head.table.voyage, 0);
  gint last = (gint) bluff_pirate_island_square (self->head.table.voyage, BLUFF_PIRATE_ISLANDS - 1);

  if (self->island[0] == BLUFF_ISLAND_CLOSED && from < first && to > first)
    return (guint) first; /* P22; nothing sails past the last island anyway */

  return (guint) CLAMP (to, 0, last); /* P16, P25 */
}
