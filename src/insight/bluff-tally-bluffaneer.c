/* bluff-tally-bluffaneer.c: what counts in Bluffaneer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tally-game.h"

#include <string.h>

/* The facts for coins that change hands, by why they do. */
static const struct
{
  BluffFact won;
  BluffFact lost;
} coins[BLUFF_BLUFFANEER_N_CAUSES] = {
  [BLUFF_BLUFFANEER_CHESTS] = { BLUFF_FACT_COINS_WON_DOUBLES, BLUFF_FACT_COINS_LOST_DOUBLES },
  [BLUFF_BLUFFANEER_STEAL] = { BLUFF_FACT_COINS_WON_STEALS, BLUFF_FACT_COINS_LOST_STEALS },
  [BLUFF_BLUFFANEER_CROSSBONES] = { BLUFF_FACT_COINS_WON_DOUBLES, BLUFF_FACT_COINS_LOST_DOUBLES },
  [BLUFF_BLUFFANEER_MATCH] = { BLUFF_FACT_COINS_WON_MATCHES, BLUFF_FACT_COINS_LOST_MATCHES },
  [BLUFF_BLUFFANEER_PAID] = { BLUFF_FACT_COINS_WON_CLAIMS, BLUFF_FACT_COINS_LOST_CLAIMS },
  [BLUFF_BLUFFANEER_CALLED] = { BLUFF_FACT_COINS_WON_CALLS, BLUFF_FACT_COINS_LOST_CALLS },
};

/* N5 */
static void
count_roll (BluffTally *self, const BluffEvent *event)
{
  const guint8 *icons = event->roll.icons;

  bluff_tally_count (self, event->seat, BLUFF_FACT_ROLLS, 1);
  if (icons[0] == icons[1])
    bluff_tally_count (self, event->seat, (BluffFact) (BLUFF_FACT_DOUBLES_CHEST + icons[0]), 1);
}

/* N9 */
static void
count_match (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_count (self, event->seat, BLUFF_FACT_MATCHES, 1);
}

static void
count_decide (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_note_decision (self, event->seat);
}

/* N10: shouts that lost the toss are no claims. */
static void
count_claim (BluffTally *self, const BluffEvent *event)
{
  const BluffBluffaneerState *state = &self->state.bluffaneer;
  BluffPair rolled = bluff_pair_of ((BluffIcon) state->icons[0], (BluffIcon) state->icons[1]);
  gint standing[BLUFF_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < self->result.table.players; seat++)
    standing[seat] = state->coins[seat];
  bluff_tally_open_claim (self, event->seat, state->card[event->seat] != rolled,
                          bluff_seats_has (self->decided, event->seat), standing);
  memcpy (self->claim.roll.icons, state->icons, sizeof self->claim.roll.icons);
  self->claim.roll.card = state->card[event->seat];
  self->claim.roll.shouted = state->moment.shouted;
}

/* N11, N12 */
static void
count_answer (BluffTally *self, const BluffEvent *event)
{
  bluff_tally_judge_claim (self, event->seat, event->answer.call);
  if (event->answer.call)
    {
      bluff_tally_call_claim (self, event->seat, self->counts);
      return;
    }

  bluff_tally_believe_claim (self, event->seat);
  bluff_tally_fool (self, event->seat, self->counts);
}

/* The box wins nothing. */
static void
count_pay (BluffTally *self, const BluffEvent *event)
{
  guint cause = self->state.bluffaneer.cause;

  bluff_tally_move (self, event->pay.from, event->pay.to, event->pay.coins);
  bluff_tally_count (self, event->pay.from, coins[cause].lost, event->pay.coins);
  if (event->pay.to != BLUFF_NO_SEAT)
    bluff_tally_count (self, event->pay.to, coins[cause].won, event->pay.coins);
}

const BluffTallyCount bluff_tally_bluffaneer[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_ROLL] = count_roll,   [BLUFF_EVENT_MATCH] = count_match,   [BLUFF_EVENT_DECIDE] = count_decide,
  [BLUFF_EVENT_CLAIM] = count_claim, [BLUFF_EVENT_ANSWER] = count_answer, [BLUFF_EVENT_PAY] = count_pay,
};
