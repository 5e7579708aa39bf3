/* tallying.h: what the tests of the facts share: a tally that follows the moves of a test, and what it tells as text.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules.h"
#include "bluff-tally.h"

#include <string.h>

/* A few moves, and all that is to be counted of them. The first event of the first move is number 1. */
typedef struct
{
  const char *path;
  const char *layout; /* as each test says */
  const char *moves;
  const char *told; /* "0: claims=1; 2: peeks=2" */
  gint64 at;        /* of a branch */
  gint64 ms;        /* before every event */
  /* Unless it is NULL, the last claim: "bluff of 0 at 2 behind, asked 1 2, doubted 1, called by 1: moved 4, 1+4".
   * Beside "behind" there are "after-caught" and "of-another-game". */
  const char *claim;
} Row;

/* The game that the moves of a test change. */
typedef struct
{
  BluffTally tally;
  BluffRandom random;
  gint64 ms;
} Tallying;

/* A tally of a game that has come as far as STATE. */
static inline void
tallying_begin (Tallying *self, const BluffState *state, const Row *row)
{
  bluff_tally_init (&self->tally, &state->head.table, row->at);
  self->tally.state = *state;
  self->ms = row->ms > 0 ? row->ms : BLUFF_RECORD_NO_MS;
  bluff_random_seed (&self->random, 1);
}

static inline void
take_in (Tallying *self, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&self->tally.state, &events->item[i])), ==, "none");
      bluff_tally_add (&self->tally, &events->item[i], self->ms);
    }
}

/* A decision and what follows from it. */
static inline void
do_action (Tallying *self, const BluffAction *action)
{
  BluffState state = self->tally.state;
  BluffEvents events = { 0 };

  g_assert_cmpstr (bluff_refusal_name (bluff_rules_act (&state, action, &self->random, &events)), ==, "none");
  take_in (self, &events);
  g_assert_cmpmem (&state, sizeof state, &self->tally.state, sizeof state);
}

/* An event by itself, where chance or the order is the test's. */
static inline void
let_happen (Tallying *self, const BluffEvent *event)
{
  BluffEvents events = { .n = 1, .item = { *event } };

  take_in (self, &events);
}

/* What follows from such an event. */
static inline void
settle (Tallying *self)
{
  BluffState state = self->tally.state;
  BluffEvents events = { 0 };

  bluff_rules_settle (&state, &self->random, &events);
  take_in (self, &events);
}

/* What happens in a moment (C4), event by event: "1 shouts", "toss 1 2" (the first wins), "1 calls" or "1 claims",
 * after which what follows happens too. FALSE if it is none of them. */
static inline gboolean
let_moment_happen (Tallying *self, char **words)
{
  BluffEvent event = { .kind = BLUFF_EVENT_DECIDE, .seat = (BluffSeat) (words[0][0] - '0'), .decide = { TRUE } };

  if (g_str_equal (words[0], "toss"))
    {
      BluffSeat winner = (BluffSeat) (words[1][0] - '0');
      BluffSeat loser = (BluffSeat) (words[2][0] - '0');

      event = (BluffEvent){ .kind = BLUFF_EVENT_FLIP, .seat = BLUFF_NO_SEAT, .flip = { { winner, loser }, winner } };
      let_happen (self, &event);
      return TRUE;
    }
  if (words[1] == NULL)
    return FALSE;
  if (g_str_equal (words[1], "shouts"))
    {
      let_happen (self, &event);
      return TRUE;
    }
  if (g_str_equal (words[1], "calls") || g_str_equal (words[1], "claims"))
    {
      event.kind = g_str_equal (words[1], "calls") ? BLUFF_EVENT_CALL : BLUFF_EVENT_CLAIM;
      let_happen (self, &event);
      settle (self);
      return TRUE;
    }

  return FALSE;
}

/* "0: claims=1 bluffs=1; 1: calls_right=1": every fact that is not 0, in the order of their enumeration. */
static inline char *
tell_facts (const BluffResult *result)
{
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      gsize length = text->len;

      for (guint fact = 0; fact < BLUFF_N_FACTS; fact++)
        if (result->facts[seat].number[fact] != 0)
          {
            if (text->len == length)
              g_string_append_printf (text, length > 0 ? "; %u:" : "%u:", seat);
            g_string_append_printf (text, " %s=%" G_GINT64_FORMAT, bluff_fact_name ((BluffFact) fact),
                                    result->facts[seat].number[fact]);
          }
    }

  return g_string_free (text, FALSE);
}

static inline void
tell_seats (GString *text, const char *what, BluffSeats seats)
{
  g_string_append (text, what);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (bluff_seats_has (seats, (BluffSeat) seat))
      g_string_append_printf (text, " %u", seat);
}

static inline char *
tell_claim (const BluffClaim *claim)
{
  GString *text = g_string_new (claim->bluff ? "bluff" : "truth");

  g_string_append_printf (text, " of %u at %" G_GINT64_FORMAT, claim->seat, claim->n);
  g_string_append (text, claim->counts ? "" : " of-another-game");
  g_string_append (text, claim->behind ? " behind" : "");
  g_string_append (text, claim->after_caught ? " after-caught" : "");
  tell_seats (text, ", asked", claim->asked);
  tell_seats (text, ", doubted", claim->doubted);
  g_string_append (text, claim->end == BLUFF_CLAIM_OPEN       ? ", open"
                         : claim->end == BLUFF_CLAIM_BELIEVED ? ", believed"
                                                              : ", called");
  if (claim->judge != BLUFF_NO_SEAT)
    g_string_append_printf (text, " by %u", claim->judge);
  tell_seats (text, ", fooled", bluff_claim_fooled (claim));
  g_string_append_printf (text, ": moved %u", claim->moved);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (claim->gained[seat] != 0)
      g_string_append_printf (text, ", %u%+d", seat, claim->gained[seat]);

  return g_string_free (text, FALSE);
}

/* Makes the moves of a row and holds what was counted against what should have been. */
static inline void
check_row (Tallying *self, const Row *row, void (*move) (Tallying *self, const char *move))
{
  g_auto (GStrv) moves = g_strsplit (row->moves, ", ", -1);
  g_autofree char *told = NULL, *claim = NULL;

  for (guint i = 0; moves[i] != NULL; i++)
    move (self, moves[i]);

  told = tell_facts (&self->tally.result);
  g_assert_cmpstr (told, ==, row->told);
  claim = tell_claim (&self->tally.claim);
  if (row->claim != NULL)
    g_assert_cmpstr (claim, ==, row->claim);
}
