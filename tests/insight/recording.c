/* recording.c: whole games of computer players as records, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "recording.h"

enum
{
  MS_MAX = 5000,
  ONE_IN = 8 /* events without `ms`, and moments that are ended early */
};

typedef struct
{
  BluffRecord *record;
  BluffState *state;
  BluffMind minds[BLUFF_MAX_SEATS];
  BluffRandom random;
} Recording;

static void
keep (Recording *self, BluffState *before, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      const BluffEvent *event = &events->item[i];
      gint64 ms = bluff_random_below (&self->random, MS_MAX);

      if (bluff_random_below (&self->random, ONE_IN) == 0)
        ms = BLUFF_RECORD_NO_MS;
      bluff_record_append (self->record, event, ms);

      for (BluffSeat seat = 0; seat < self->record->table.players; seat++)
        {
          BluffTold told;

          bluff_rules_tell (before, event, seat, &told);
          bluff_mind_notice (&self->minds[seat], &told);
        }
      bluff_rules_apply (before, event);
    }
}

/* Ends a moment now and then in which somebody has shouted. */
static gboolean
close_moment (Recording *self, BluffEvents *events)
{
  static const BluffAction action = { .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT };

  return bluff_random_below (&self->random, ONE_IN) == 0 &&
         bluff_rules_act (self->state, &action, &self->random, events) == BLUFF_REFUSAL_NONE;
}

static void
make_move (Recording *self)
{
  BluffSeats awaited = self->state->head.awaited;
  BluffSeat seat =
      (BluffSeat) bluff_bits_nth (awaited, bluff_random_below (&self->random, bluff_seats_count (awaited)));
  BluffState before = *self->state;
  BluffEvents events = { 0 };
  BluffAction action;
  BluffLegal legal;
  BluffView view;

  if (!close_moment (self, &events))
    {
      bluff_rules_sight (self->state, seat, &view);
      bluff_rules_legal (self->state, seat, &legal);
      bluff_mind_choose (&self->minds[seat], &view, &legal, &action);
      g_assert_cmpint (bluff_rules_act (self->state, &action, &self->random, &events), ==, BLUFF_REFUSAL_NONE);
    }

  keep (self, &before, &events);
}

BluffRecord *
record_game (const BluffTable *table, BluffLevel level, guint64 seed, BluffState *state)
{
  BluffRecordLevel record_level = BLUFF_RECORD_LEVEL_RANDOM;
  Recording self = { .record = bluff_record_new (table), .state = state };
  BluffEvents events = { 0 };
  BluffState before;

  g_assert_true (bluff_record_level_from_name (bluff_level_name (level), &record_level));
  bluff_random_seed_stream (&self.random, seed, BLUFF_MAX_SEATS);
  for (BluffSeat seat = 0; seat < table->players; seat++)
    {
      bluff_record_seat_computer (self.record, seat, "Calico", record_level);
      bluff_mind_init (&self.minds[seat], level, seat, seed, seat);
    }

  bluff_rules_open (&before, table);
  bluff_rules_begin (state, table, &self.random, &events);
  keep (&self, &before, &events);
  while (state->head.phase != BLUFF_PHASE_OVER)
    make_move (&self);

  return self.record;
}
