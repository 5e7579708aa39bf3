/* bluff-cues.c: what is heard of an event.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-cues.h"

/* The notes say what the banner says. */
static BluffCue
judge (gboolean bluff)
{
  return bluff ? BLUFF_CUE_CAUGHT : BLUFF_CUE_HONEST;
}

/* A card of Bluffaneer, against the dice. */
static BluffCue
judge_pair (const BluffTold *told, const BluffView *before)
{
  const guint8 *icons = before->bluffaneer.icons;

  if (icons[0] >= BLUFF_N_ICONS || icons[1] >= BLUFF_N_ICONS)
    return BLUFF_CUE_NONE;

  return judge (told->event.pair.card != bluff_pair_of ((BluffIcon) icons[0], (BluffIcon) icons[1]));
}

static BluffCues
hear_reveal (const BluffTold *told, const BluffView *before)
{
  if (told->game == BLUFF_GAME_PIRATE)
    return (BluffCues){ BLUFF_CUE_CUP_UP, judge (told->event.reveal.bluff) };

  return (BluffCues){ BLUFF_CUE_FLIP, judge_pair (told, before) };
}

/* In Bluff Pirate the treasure was heard when it was found. */
static BluffCues
hear_over (const BluffTold *told)
{
  gboolean plays = told->seat < BLUFF_MAX_SEATS;
  gboolean won = plays && told->event.over.place[told->seat] == 1;

  if (told->game == BLUFF_GAME_PIRATE)
    return (BluffCues){ plays && !won ? BLUFF_CUE_OVER : BLUFF_CUE_NONE };

  return (BluffCues){ won ? BLUFF_CUE_TREASURE : BLUFF_CUE_OVER };
}

/* Silent are: a turn that ends with nothing done; a player without cards, whose last card was just heard; what coins
 * or the reveal of a card follow at once; and the toss of a coin, which is heard when the coin leaves (bluff-toss.c).
 */
BluffCues
bluff_cues_of_event (const BluffTold *told, const BluffView *before, const BluffView *after)
{
  const BluffEvent *event = &told->event;

  (void) after;
  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_SETUP:
    case BLUFF_EVENT_DRAW:
    case BLUFF_EVENT_RESHUFFLE:
      return (BluffCues){ BLUFF_CUE_DEAL };
    case BLUFF_EVENT_LAY:
    case BLUFF_EVENT_DISCARD:
    case BLUFF_EVENT_TAKE:
    case BLUFF_EVENT_GIVE:
      return (BluffCues){ BLUFF_CUE_LAY };
    case BLUFF_EVENT_VOTE:
    case BLUFF_EVENT_DECIDE:
      return (BluffCues){ BLUFF_CUE_CUP_DOWN };
    case BLUFF_EVENT_REVEAL:
      return hear_reveal (told, before);
    case BLUFF_EVENT_SAIL:
      return (BluffCues){ bluff_cue_sail (event->sail.from, event->sail.to) };
    case BLUFF_EVENT_OPEN:
      return (BluffCues){ .outcome = event->open.treasure ? BLUFF_CUE_TREASURE : BLUFF_CUE_EMPTY };
    case BLUFF_EVENT_BOARD:
      return (BluffCues){ BLUFF_CUE_BOARD };
    case BLUFF_EVENT_PEEK:
      return (BluffCues){ BLUFF_CUE_PEEK };
    case BLUFF_EVENT_SHOW:
      return (BluffCues){ BLUFF_CUE_FLIP };
    case BLUFF_EVENT_MATCH:
      return (BluffCues){ told->game == BLUFF_GAME_BLUFFER ? BLUFF_CUE_FLIP : BLUFF_CUE_NONE };
    case BLUFF_EVENT_CLAIM:
      return (BluffCues){ told->game == BLUFF_GAME_BLUFFER ? BLUFF_CUE_LAY : BLUFF_CUE_SHOUT };
    case BLUFF_EVENT_CALL:
      return (BluffCues){ BLUFF_CUE_SHOUT };
    case BLUFF_EVENT_SHOWN:
      return (BluffCues){ BLUFF_CUE_FLIP, judge (event->card.down != event->card.need) };
    case BLUFF_EVENT_ROLL:
      return (BluffCues){ BLUFF_CUE_DICE };
    case BLUFF_EVENT_ANSWER:
      return (BluffCues){ event->answer.call ? BLUFF_CUE_SHOUT : BLUFF_CUE_NONE };
    case BLUFF_EVENT_PAY:
      return (BluffCues){ event->pay.coins == 1 ? BLUFF_CUE_COIN : BLUFF_CUE_COINS };
    case BLUFF_EVENT_OVER:
      return hear_over (told);
    case BLUFF_EVENT_FLIP:
    case BLUFF_EVENT_PASS:
    case BLUFF_EVENT_OUT:
    case BLUFF_EVENT_STEAL:
    case BLUFF_N_EVENTS:
      break;
    }

  return (BluffCues){ BLUFF_CUE_NONE };
}

BluffCue
bluff_cues_of_waiting (const BluffTold *last, const BluffView *before, const BluffView *after)
{
  BluffSeat viewer = last->seat;

  if (viewer >= BLUFF_MAX_SEATS || !bluff_seats_has (after->head.awaited, viewer) ||
      bluff_seats_has (before->head.awaited, viewer))
    return BLUFF_CUE_NONE;

  /* A player who has just moved and goes on with the same turn knows. */
  if (last->event.seat == viewer && before->head.turns == after->head.turns)
    return BLUFF_CUE_NONE;

  return BLUFF_CUE_YOUR_TURN;
}
