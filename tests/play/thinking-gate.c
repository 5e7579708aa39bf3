/* thinking-gate.c: thinking that lasts as long as a test wants.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "thinking-gate.h"

ThinkingGate gate;

void
think_behind_gate (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action)
{
  guint ticket;

  g_mutex_lock (&gate.mutex);
  ticket = ++gate.entered;
  gate.on_main += g_thread_self () == gate.main;
  g_cond_broadcast (&gate.changed);
  while (bluff_seats_has (gate.shut, legal->seat) && ticket > gate.passes)
    g_cond_wait (&gate.changed, &gate.mutex);
  g_mutex_unlock (&gate.mutex);

  bluff_mind_choose (mind, view, legal, action);

  g_mutex_lock (&gate.mutex);
  gate.left++;
  g_cond_broadcast (&gate.changed);
  g_mutex_unlock (&gate.mutex);
}

void
shut_gate (BluffSeats seats)
{
  g_mutex_lock (&gate.mutex);
  gate.shut = seats;
  gate.entered = gate.passes = gate.left = gate.on_main = 0;
  gate.main = g_thread_self ();
  g_mutex_unlock (&gate.mutex);
}

void
open_gate (BluffSeats seats)
{
  g_mutex_lock (&gate.mutex);
  gate.shut &= (BluffSeats) ~seats;
  g_cond_broadcast (&gate.changed);
  g_mutex_unlock (&gate.mutex);
}

void
let_pass (guint n)
{
  g_mutex_lock (&gate.mutex);
  gate.passes = n;
  g_cond_broadcast (&gate.changed);
  g_mutex_unlock (&gate.mutex);
}

void
wait_until (const guint *counter, guint n)
{
  g_mutex_lock (&gate.mutex);
  while (*counter < n)
    g_cond_wait (&gate.changed, &gate.mutex);
  g_mutex_unlock (&gate.mutex);
}

guint
read_counter (const guint *counter)
{
  guint n;

  g_mutex_lock (&gate.mutex);
  n = *counter;
  g_mutex_unlock (&gate.mutex);
  return n;
}

void
finish (BluffMatch *match)
{
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  bluff_match_pause (match);
  wait_until (&gate.left, read_counter (&gate.entered));
  drop_match (match);
}

void
assert_nothing_happens (BluffMatch *match)
{
  guint told = bluff_match_get_n_told (match);

  for (guint i = 0; i < IDLE_TURNS; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, told);
}

BluffMatch *
make_thinking (BluffGame game, const char *letters, FakeJournal *journal)
{
  BluffMatch *match;
  BluffTable table;

  bluff_table_init (&table, game, 3);
  match = make_match (&table, letters, 1, journal);
  match->thinker = think_behind_gate;
  shut_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  bluff_match_resume (match);
  drain_loop ();
  wait_until (&gate.entered, 1);
  return match;
}
