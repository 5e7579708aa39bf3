/* bluff-tally.h: counts the facts of a game from its events as they come.
 *
 * In a game that was played on from event `at` of another one, only what was decided after it counts. A claim and all
 * that became of it counts by the event in which it was made: the lay of Bluff Pirate, the claim of Bluffer, the
 * claimer's shout of Bluffaneer. A call, or being fooled, counts by the vote, the shout, the letting pass or the answer
 * that it was. Everything else (a sail, a draw, a payment) counts by its own event. So after a branch in the middle of
 * a claim the voter's call may count, though the caught bluff belongs to the game before.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-claim.h"
#include "bluff-facts.h"
#include "bluff-position.h"
#include "bluff-record.h"
#include "bluff-state.h"

G_BEGIN_DECLS

enum
{
  BLUFF_TALLY_WHOLE_GAME = 0 /* instead of a branch point: everything counts */
};

/* A plain value. Read `result`, `claim` and `n_claims`; the rest is the tally's own. */
typedef struct
{
  BluffResult result;
  BluffState state;   /* after the events so far */
  gint64 at;          /* what happened up to this event does not count */
  gint64 n;           /* events so far */
  guint32 turn;       /* the turn that was counted last */
  BluffSeats decided; /* seats that have voted, shouted or let pass since it counts: so their last decision does */
  BluffSeats caught;  /* seats whose last claim was a bluff and was caught */
  gboolean counts;    /* whether the event that is being added counts */
  BluffClaim claim;   /* the last one, as far as it is decided */
  guint n_claims;     /* so far */
} BluffTally;

/* A game of TABLE before its set-up. AT is the last event that is another game's, or BLUFF_TALLY_WHOLE_GAME. */
void bluff_tally_init (BluffTally *self, const BluffTable *table, gint64 at);

/* The same for a record, its branch point regarded. */
void bluff_tally_init_for_record (BluffTally *self, const BluffRecord *record);

/* Takes in the next event, the set-up first; it is one that the rules made or admitted. MS is the time since the event
 * before it, or BLUFF_RECORD_NO_MS. */
void bluff_tally_add (BluffTally *self, const BluffEvent *event, gint64 ms);

/* Keeps CLAIMS (BluffClaim) up to date with the claims of a tally, after each event: a claim goes on changing until the
 * next one. */
void bluff_tally_note_claim (const BluffTally *self, GArray *claims);

/* Where the game stands after the events so far, as everybody sees it. */
void bluff_tally_position (const BluffTally *self, BluffPosition *position);

/* How a whole record went, counted from its branch point. */
void bluff_tally_record (const BluffRecord *record, BluffResult *result);

/* The same with its claims (BluffClaim): CLAIMS is empty before. */
void bluff_tally_record_with_claims (const BluffRecord *record, BluffResult *result, GArray *claims);

G_END_DECLS
