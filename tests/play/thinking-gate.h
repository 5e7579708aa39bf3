/* thinking-gate.h: thinking that lasts as long as a test wants.
 *
 * A match whose thinker is think_behind_gate has computer players that come to an end only when the gate is open for
 * their seats. There is one gate, for one test at a time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "match-kit.h"

enum
{
  IDLE_TURNS = 100 /* of the main loop, in which nothing may happen */
};

typedef struct
{
  GMutex mutex;
  GCond changed;
  BluffSeats shut; /* the seats that may not come to an end */
  guint entered;   /* how often somebody began to think */
  guint passes;    /* how many of the first may go all the same */
  guint left;      /* and came to an end */
  guint on_main;   /* on the main thread */
  GThread *main;
} ThinkingGate;

extern ThinkingGate gate;

/* A BluffMatch's thinker. */
void think_behind_gate (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);

/* Starts to count from 0 again. */
void shut_gate (BluffSeats seats);

void open_gate (BluffSeats seats);

/* Lets the first N who came go. */
void let_pass (guint n);

/* COUNTER is one of the gate's. */
void wait_until (const guint *counter, guint n);
guint read_counter (const guint *counter);

/* Lets all thinking come to an end, so that none of it walks into the next test, and drops the match. */
void finish (BluffMatch *match);

/* Runs the main loop often, and checks that nothing is told. */
void assert_nothing_happens (BluffMatch *match);

/* A match in which the first to act is a computer player that cannot come to an end. */
BluffMatch *make_thinking (BluffGame game, const char *letters, FakeJournal *journal);
