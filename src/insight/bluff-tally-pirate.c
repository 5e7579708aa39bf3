/* bluff-tally-pirate.c: what counts in Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tally-game.h"

/* P9, P10 */
static void
count_lay (BluffTally *self, const BluffEvent *event)
{
  guint size = bluff_cards_count (event->lay.up) + bluff_cards_count (event->lay.down);
  gint standing[BLUFF_MAX_SEATS] = { 0 };

  for (guint seat = 0; seat < self->result.table.players; seat++)
    standing[seat] = self->state.pirate.square[seat];
  bluff_tally_open_claim (self, event->seat, bluff_pirate_is_bluff (event->lay.up, event->lay.down), self->counts,
                          standing);
  self->claim.set.up = event->lay.up;
  self->claim.set.down = event->lay.down;
  bluff_tally_count (self, event->seat, (BluffFact) (BLUFF_FACT_SETS_OF_3 + size - BLUFF_PIRATE_SET_MIN), 1);
}

/* P11: every vote is held against the truth, whether it will be named or not. */
static void
count_vote (BluffTally *self, const BluffEvent *event)
{
  gboolean right = !event->vote.bluff == !self->claim.bluff;

  bluff_tally_note_decision (self, event->seat);
  bluff_tally_judge_claim (self, event->seat, event->vote.bluff);
  bluff_tally_count (self, event->seat, right ? BLUFF_FACT_VOTES_RIGHT : BLUFF_FACT_VOTES_WRONG, 1);
}

/* P12–P15: only the vote that is named decides anything. */
static void
count_reveal (BluffTally *self, const BluffEvent *event)
{
  BluffSeat voter = event->reveal.voter;
  gboolean counts = bluff_seats_has (self->decided, voter);

  if (bluff_seats_has (self->state.pirate.votes, voter))
    {
      bluff_tally_call_claim (self, voter, counts);
      return;
    }

  bluff_tally_believe_claim (self, voter);
  bluff_tally_fool (self, voter, counts);
}

static void
count_sail (BluffTally *self, const BluffEvent *event)
{
  guint from = event->sail.from;
  guint to = event->sail.to;

  if (to >= from)
    {
      bluff_tally_count (self, event->seat, BLUFF_FACT_SQUARES_FORWARD, to - from);
      bluff_tally_move (self, BLUFF_NO_SEAT, event->seat, to - from);
    }
  else
    {
      bluff_tally_count (self, event->seat, BLUFF_FACT_SQUARES_BACK, from - to);
      bluff_tally_move (self, event->seat, BLUFF_NO_SEAT, from - to);
    }
}

/* P20; the pirate card that it takes is discarded, not lost. */
static void
count_board (BluffTally *self, const BluffEvent *event)
{
  guint taken = bluff_cards_count (event->board.taken);

  bluff_tally_count (self, event->seat, BLUFF_FACT_BOARDINGS_MADE, 1);
  bluff_tally_count (self, event->seat, BLUFF_FACT_CARDS_TAKEN, taken);
  bluff_tally_count (self, event->board.victim, BLUFF_FACT_BOARDINGS_SUFFERED, 1);
  bluff_tally_count (self, event->board.victim, BLUFF_FACT_CARDS_LOST, taken);
}

const BluffTallyCount bluff_tally_pirate[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_LAY] = count_lay,   [BLUFF_EVENT_VOTE] = count_vote,   [BLUFF_EVENT_REVEAL] = count_reveal,
  [BLUFF_EVENT_SAIL] = count_sail, [BLUFF_EVENT_BOARD] = count_board,
};
