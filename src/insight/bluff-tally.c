/* bluff-tally.c: counts the facts of a game from its events as they come: what all games have in common.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tally.h"

#include "bluff-rules.h"
#include "bluff-tally-game.h"

#include <string.h>

static const BluffTallyCount *const games[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = bluff_tally_pirate,
  [BLUFF_GAME_BLUFFER] = bluff_tally_bluffer,
  [BLUFF_GAME_BLUFFANEER] = bluff_tally_bluffaneer,
};

static void
add_to (BluffTally *self, BluffSeat seat, BluffFact fact, gint64 n)
{
  gint64 *number = &self->result.facts[seat].number[fact];

  *number = n > G_MAXINT64 - *number ? G_MAXINT64 : *number + n;
}

/* Whose decision EVENT is, if anybody's. What follows from a decision, and the end of a moment, is nobody's. */
static BluffSeat
find_decider (const BluffHead *head, const BluffEvent *event)
{
  if (bluff_seats_has (head->awaited, event->seat))
    return event->seat;

  /* At the start of a turn it means that the player draws (docs/RECORD.md). */
  if (event->kind == BLUFF_EVENT_RESHUFFLE && head->awaited != 0)
    return head->turn;

  return BLUFF_NO_SEAT;
}

/* What is counted of every event of every game. */
static void
count_time (BluffTally *self, const BluffEvent *event, gint64 ms)
{
  const BluffHead *head = &self->state.head;
  BluffSeat decider = find_decider (head, event);

  if (!self->counts)
    return;

  if (decider != BLUFF_NO_SEAT && ms > 0)
    add_to (self, decider, BLUFF_FACT_THINKING_MS, ms);
  if (self->turn != head->turns)
    self->result.turns++;
  self->turn = head->turns;
}

void
bluff_tally_init (BluffTally *self, const BluffTable *table, gint64 at)
{
  g_return_if_fail (bluff_table_is_valid (table));

  memset (self, 0, sizeof *self);
  self->result.table = *table;
  self->at = at;
  bluff_rules_open (&self->state, table);
}

void
bluff_tally_init_for_record (BluffTally *self, const BluffRecord *record)
{
  bluff_tally_init (self, &record->table, record->branch_of != NULL ? record->branch_at : BLUFF_TALLY_WHOLE_GAME);
}

void
bluff_tally_add (BluffTally *self, const BluffEvent *event, gint64 ms)
{
  BluffTallyCount count = games[self->result.table.game][event->kind];

  self->n++;
  self->counts = self->n > self->at;
  count_time (self, event, ms);
  if (count != NULL)
    count (self, event);

  bluff_rules_apply (&self->state, event);
  self->result.finished = self->state.head.phase == BLUFF_PHASE_OVER;
  memcpy (self->result.place, self->state.head.place, sizeof self->result.place);
}

void
bluff_tally_note_claim (const BluffTally *self, GArray *claims)
{
  if (self->n_claims == 0)
    return;

  g_array_set_size (claims, self->n_claims);
  g_array_index (claims, BluffClaim, self->n_claims - 1) = self->claim;
}

void
bluff_tally_position (const BluffTally *self, BluffPosition *position)
{
  BluffView view;

  /* Any seat will do: a position has nothing but what all seats see. */
  bluff_rules_sight (&self->state, 0, &view);
  bluff_position_init (position, &view);
}

static void
tally_record (const BluffRecord *record, BluffResult *result, GArray *claims)
{
  BluffTally tally;

  bluff_tally_init_for_record (&tally, record);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (record, n);

      bluff_tally_add (&tally, &entry->event, entry->ms);
      if (claims != NULL)
        bluff_tally_note_claim (&tally, claims);
    }

  *result = tally.result;
}

void
bluff_tally_record (const BluffRecord *record, BluffResult *result)
{
  tally_record (record, result, NULL);
}

void
bluff_tally_record_with_claims (const BluffRecord *record, BluffResult *result, GArray *claims)
{
  tally_record (record, result, claims);
}

/* For the games */

void
bluff_tally_count (BluffTally *self, BluffSeat seat, BluffFact fact, guint n)
{
  if (self->counts)
    add_to (self, seat, fact, n);
}

void
bluff_tally_note_decision (BluffTally *self, BluffSeat seat)
{
  if (self->counts)
    self->decided |= bluff_seats_of (seat);
}

static void
count_claim (BluffTally *self, BluffFact fact)
{
  if (self->claim.counts)
    add_to (self, self->claim.seat, fact, 1);
}

void
bluff_tally_open_claim (BluffTally *self,
                        BluffSeat seat,
                        gboolean bluff,
                        gboolean counts,
                        const gint standing[BLUFF_MAX_SEATS])
{
  self->n_claims++;
  self->claim = (BluffClaim){
    .n = self->n,
    .turn = self->state.head.turns,
    .seat = seat,
    .counts = counts,
    .bluff = bluff,
    .judge = BLUFF_NO_SEAT,
    .after_caught = bluff_seats_has (self->caught, seat),
  };
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    self->claim.behind |= standing[i] > standing[seat];

  count_claim (self, BLUFF_FACT_CLAIMS);
  if (bluff)
    count_claim (self, BLUFF_FACT_BLUFFS);
}

void
bluff_tally_judge_claim (BluffTally *self, BluffSeat seat, gboolean doubts)
{
  self->claim.asked |= bluff_seats_of (seat);
  if (doubts)
    self->claim.doubted |= bluff_seats_of (seat);
}

void
bluff_tally_call_claim (BluffTally *self, BluffSeat judge, gboolean counts)
{
  self->claim.end = BLUFF_CLAIM_CALLED;
  self->claim.judge = judge;
  self->caught &= (BluffSeats) ~bluff_seats_of (self->claim.seat);
  if (self->claim.bluff)
    self->caught |= bluff_seats_of (self->claim.seat);
  count_claim (self, self->claim.bluff ? BLUFF_FACT_BLUFFS_CAUGHT : BLUFF_FACT_TRUTHS_DOUBTED);
  if (counts)
    add_to (self, judge, self->claim.bluff ? BLUFF_FACT_CALLS_RIGHT : BLUFF_FACT_CALLS_WRONG, 1);
}

void
bluff_tally_believe_claim (BluffTally *self, BluffSeat judge)
{
  self->claim.end = BLUFF_CLAIM_BELIEVED;
  self->claim.judge = judge;
  self->caught &= (BluffSeats) ~bluff_seats_of (self->claim.seat);
  if (self->claim.bluff)
    count_claim (self, BLUFF_FACT_BLUFFS_BELIEVED);
}

void
bluff_tally_fool (BluffTally *self, BluffSeat seat, gboolean counts)
{
  if (self->claim.bluff && counts)
    add_to (self, seat, BLUFF_FACT_TIMES_FOOLED, 1);
}

void
bluff_tally_move (BluffTally *self, BluffSeat from, BluffSeat to, guint n)
{
  if (self->n_claims == 0 || self->claim.turn != self->state.head.turns)
    return;

  self->claim.moved += n;
  if (from != BLUFF_NO_SEAT)
    self->claim.gained[from] = (gint8) (self->claim.gained[from] - (gint) n);
  if (to != BLUFF_NO_SEAT)
    self->claim.gained[to] = (gint8) (self->claim.gained[to] + (gint) n);
}
