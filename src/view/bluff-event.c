/* bluff-event.c: the names of what happens.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-event.h"

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
