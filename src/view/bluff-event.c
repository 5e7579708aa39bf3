/* bluff-event.c: the names of what happens.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-event.h"

#include <string.h>

#define PIRATE (1u << BLUFF_GAME_PIRATE)
#define BLUFFER (1u << BLUFF_GAME_BLUFFER)
#define BLUFFANEER (1u << BLUFF_GAME_BLUFFANEER)
#define ALL (PIRATE | BLUFFER | BLUFFANEER)

static const struct
{
  const char *name;
  guint games;
} kinds[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_SETUP] = { "setup", ALL },
  [BLUFF_EVENT_DRAW] = { "draw", ALL },
  [BLUFF_EVENT_RESHUFFLE] = { "reshuffle", ALL },
  [BLUFF_EVENT_LAY] = { "lay", PIRATE },
  [BLUFF_EVENT_VOTE] = { "vote", PIRATE },
  [BLUFF_EVENT_REVEAL] = { "reveal", PIRATE | BLUFFANEER },
  [BLUFF_EVENT_SAIL] = { "sail", PIRATE },
  [BLUFF_EVENT_OPEN] = { "open", PIRATE },
  [BLUFF_EVENT_DISCARD] = { "discard", PIRATE },
  [BLUFF_EVENT_PASS] = { "pass", PIRATE },
  [BLUFF_EVENT_BOARD] = { "board", PIRATE },
  [BLUFF_EVENT_PEEK] = { "peek", BLUFFER },
  [BLUFF_EVENT_MATCH] = { "match", BLUFFER | BLUFFANEER },
  [BLUFF_EVENT_CLAIM] = { "claim", BLUFFER | BLUFFANEER },
  [BLUFF_EVENT_DECIDE] = { "decide", BLUFFER | BLUFFANEER },
  [BLUFF_EVENT_FLIP] = { "flip", BLUFFER | BLUFFANEER },
  [BLUFF_EVENT_CALL] = { "call", BLUFFER },
  [BLUFF_EVENT_SHOWN] = { "shown", BLUFFER },
  [BLUFF_EVENT_TAKE] = { "take", BLUFFER },
  [BLUFF_EVENT_GIVE] = { "give", BLUFFER },
  [BLUFF_EVENT_SHOW] = { "show", BLUFFER },
  [BLUFF_EVENT_OUT] = { "out", BLUFFER },
  [BLUFF_EVENT_ROLL] = { "roll", BLUFFANEER },
  [BLUFF_EVENT_STEAL] = { "steal", BLUFFANEER },
  [BLUFF_EVENT_ANSWER] = { "answer", BLUFFANEER },
  [BLUFF_EVENT_PAY] = { "pay", BLUFFANEER },
  [BLUFF_EVENT_OVER] = { "over", ALL },
};

static void
copy_deck (const BluffEvent *event, BluffGame game, BluffEventDeck *copy)
{
  const BluffEventDeck *deck = &event->deck;

  copy->n = deck->n;
  memcpy (copy->cards, deck->cards, MIN (deck->n, sizeof copy->cards));
  if (game == BLUFF_GAME_BLUFFER)
    {
      memcpy (copy->up, deck->up, MIN (deck->n, sizeof copy->up));
      memcpy (copy->down, deck->down, MIN (deck->n, sizeof copy->down));
    }

  if (event->kind != BLUFF_EVENT_SETUP)
    return;
  memcpy (copy->dealt, deck->dealt, sizeof copy->dealt);
  if (game == BLUFF_GAME_BLUFFANEER)
    memcpy (copy->coins, deck->coins, sizeof copy->coins);
  if (game == BLUFF_GAME_PIRATE)
    copy->treasure = deck->treasure;
}

static void
copy_card (const BluffEvent *event, BluffEventCard *copy)
{
  copy->card = event->card.card;
  if (event->kind == BLUFF_EVENT_SHOWN)
    copy->down = event->card.down;
  if (event->kind == BLUFF_EVENT_TAKE || event->kind == BLUFF_EVENT_GIVE)
    copy->other = event->card.other;
}

/* What Bluff Pirate alone has. */
static void
copy_pirate (const BluffEvent *event, BluffEvent *copy)
{
  switch ((guint) event->kind)
    {
    case BLUFF_EVENT_LAY:
      copy->lay.down_size = event->lay.down_size;
      copy->lay.up = event->lay.up;
      copy->lay.down = event->lay.down;
      break;
    case BLUFF_EVENT_VOTE:
      copy->vote = event->vote;
      break;
    case BLUFF_EVENT_REVEAL:
      copy->reveal.voter = event->reveal.voter;
      break;
    case BLUFF_EVENT_SAIL:
      copy->sail = event->sail;
      break;
    case BLUFF_EVENT_OPEN:
      copy->open = event->open;
      break;
    case BLUFF_EVENT_DISCARD:
      copy->discard = event->discard;
      break;
    case BLUFF_EVENT_BOARD:
      copy->board.card = event->board.card;
      copy->board.victim = event->board.victim;
      copy->board.taken_size = event->board.taken_size;
      copy->board.taken = event->board.taken;
      break;
    default:
      break;
    }
}

/* What Bluffer alone has: single cards. A call has nothing but its seat. */
static void
copy_bluffer (const BluffEvent *event, BluffEvent *copy)
{
  if (event->kind == BLUFF_EVENT_OUT)
    copy->out = event->out;
  else if (event->kind != BLUFF_EVENT_CALL)
    copy_card (event, &copy->card);
}

/* What Bluffaneer alone has. A match and a claim have nothing but their seat. */
static void
copy_bluffaneer (const BluffEvent *event, BluffEvent *copy)
{
  switch ((guint) event->kind)
    {
    case BLUFF_EVENT_REVEAL:
      copy->pair = event->pair;
      break;
    case BLUFF_EVENT_ROLL:
      copy->roll = event->roll;
      break;
    case BLUFF_EVENT_STEAL:
      copy->steal = event->steal;
      break;
    case BLUFF_EVENT_ANSWER:
      copy->answer = event->answer;
      break;
    case BLUFF_EVENT_PAY:
      copy->pay = event->pay;
      break;
    default:
      break;
    }
}

const char *
bluff_event_name (BluffEventKind kind)
{
  g_return_val_if_fail (kind < BLUFF_N_EVENTS, NULL);

  return kinds[kind].name;
}

gboolean
bluff_event_from_name (const char *name, BluffEventKind *kind)
{
  for (guint i = 0; i < BLUFF_N_EVENTS; i++)
    if (g_str_equal (kinds[i].name, name))
      {
        *kind = (BluffEventKind) i;
        return TRUE;
      }

  return FALSE;
}

gboolean
bluff_event_is_of_game (BluffEventKind kind, BluffGame game)
{
  return kind < BLUFF_N_EVENTS && (kinds[kind].games & (1u << game)) != 0;
}

void
bluff_event_copy (const BluffEvent *event, BluffGame game, BluffEvent *copy)
{
  static void (*const copy_own[BLUFF_N_GAMES]) (const BluffEvent *, BluffEvent *) = {
    [BLUFF_GAME_PIRATE] = copy_pirate,
    [BLUFF_GAME_BLUFFER] = copy_bluffer,
    [BLUFF_GAME_BLUFFANEER] = copy_bluffaneer,
  };

  memset (copy, 0, sizeof *copy);
  copy->kind = event->kind;
  copy->seat = event->seat;

  switch ((guint) event->kind)
    {
    case BLUFF_EVENT_SETUP:
    case BLUFF_EVENT_RESHUFFLE:
      copy_deck (event, game, &copy->deck);
      break;
    case BLUFF_EVENT_DRAW:
      copy->draw.n = event->draw.n;
      memcpy (copy->draw.cards, event->draw.cards, MIN (event->draw.n, sizeof copy->draw.cards));
      break;
    case BLUFF_EVENT_DECIDE:
      copy->decide = event->decide;
      break;
    case BLUFF_EVENT_FLIP:
      copy->flip = event->flip;
      break;
    case BLUFF_EVENT_OVER:
      copy->over = event->over;
      break;
    default:
      copy_own[game](event, copy);
      break;
    }
}

void
bluff_told_forget (BluffTold *self)
{
  if (self->game != BLUFF_GAME_BLUFFER)
    return;

  switch ((guint) self->event.kind)
    {
    case BLUFF_EVENT_PEEK:
    case BLUFF_EVENT_CLAIM:
    case BLUFF_EVENT_TAKE:
    case BLUFF_EVENT_GIVE:
      self->event.card.down = BLUFF_UNKNOWN;
      break;
    default:
      break;
    }
}

void
bluff_told_cover (BluffTold *self)
{
  if (self->game != BLUFF_GAME_BLUFFANEER)
    return;

  if (self->event.kind == BLUFF_EVENT_SETUP)
    memset (self->event.deck.cards, BLUFF_UNKNOWN, sizeof self->event.deck.cards);
  else if (self->event.kind == BLUFF_EVENT_DRAW)
    memset (self->event.draw.cards, BLUFF_UNKNOWN, sizeof self->event.draw.cards);
}
