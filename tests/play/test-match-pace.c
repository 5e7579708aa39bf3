/* test-match-pace.c: computer players are never in a hurry because of their cards, and stop when they are not wanted
 * any more: paused, dropped, or too late.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "thinking-gate.h"

enum
{
  DEALS = 20,
  PACE_LEAST = 1000,
  PACE_MOST = 500000
};

/* --- Stopping -------------------------------------------------------------------------------------------------------
 */

static void
test_dispose_while_thinking (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_BLUFFANEER, "d", NULL);

  /* Nothing is waited for: the gate is still shut. */
  drop_match (match);
  g_assert_cmpuint (read_counter (&gate.left), ==, 0);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  wait_until (&gate.left, 1);
  drain_loop ();
}

/* The decision is there, but not known yet. */
static void
test_dispose_before_the_pace_is_over (void)
{
  BluffMatch *match = NULL;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  match = make_match (&table, "d", 1, NULL);
  bluff_match_set_pace (match, 3600 * 1000, 3600 * 1000);
  bluff_match_resume (match);
  while (match->timer == NULL)
    turn_loop ();
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, 1);
  drop_match (match);
  drain_loop ();
}

static void
test_pause_while_thinking (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_PIRATE, "dh", NULL);
  gboolean paused;

  bluff_match_pause (match);
  g_object_get (match, "paused", &paused, NULL);
  g_assert_true (paused);
  g_assert_null (match->chairs[0].thinking);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  wait_until (&gate.left, 1);
  assert_nothing_happens (match);

  bluff_match_resume (match);
  while (bluff_match_get_n_told (match) == 1)
    turn_loop ();
  finish (match);
}

/* A decision that was made and is only held back for the pace is not made twice, and neither is the pace drawn twice.
 */
static void
test_pause_while_pretending (void)
{
  BluffMatch *match;
  BluffTable table;
  gint64 due;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 3);
  match = make_match (&table, "dh", 1, NULL);
  match->thinker = think_behind_gate;
  bluff_match_set_pace (match, PACE_LEAST, PACE_MOST);
  shut_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  bluff_match_resume (match);
  wait_until (&gate.entered, 1);
  due = match->chairs[0].due;
  bluff_match_pause (match);
  bluff_match_resume (match);
  wait_until (&gate.entered, 2);
  g_assert_cmpint (match->chairs[0].due, ==, due);

  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  while (!match->chairs[0].chosen)
    turn_loop ();
  bluff_match_pause (match);
  bluff_match_resume (match);
  g_assert_true (match->chairs[0].chosen);
  g_assert_cmpuint (read_counter (&gate.entered), ==, 2);
  finish (match);
}

/* --- Thoughts that are called off -----------------------------------------------------------------------------------
 */

/* A long search, which nothing but the mind's own `stop` ends. What it comes up with is legal, and not wanted. */
static void
think_until_stopped (BluffMind *mind, const BluffView *view G_GNUC_UNUSED, const BluffLegal *legal, BluffAction *action)
{
  g_mutex_lock (&gate.mutex);
  gate.entered++;
  g_cond_broadcast (&gate.changed);
  g_mutex_unlock (&gate.mutex);

  while (!bluff_mind_is_stopped (mind))
    g_thread_yield ();
  bluff_legal_random (legal, &mind->random, action);

  g_mutex_lock (&gate.mutex);
  gate.left++;
  g_cond_broadcast (&gate.changed);
  g_mutex_unlock (&gate.mutex);
}

static void
seat_a_person (BluffMatch *match)
{
  BluffMatchSeat person = { .name = "Zoe" };

  g_assert_true (bluff_match_set_seat (match, 0, &person, NULL));
}

/* The thought notices, and what it came up with is not played: neither at once nor when the match goes on. */
static void
test_called_off (void)
{
  /* NULL: the match is dropped. */
  static void (*const ways[]) (BluffMatch *) = { bluff_match_pause, seat_a_person, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      BluffMatch *match;
      BluffTable table;

      bluff_table_init (&table, BLUFF_GAME_PIRATE, 3);
      match = make_match (&table, "dh", 1, NULL);
      match->thinker = think_until_stopped;
      shut_gate (0);
      bluff_match_resume (match);
      wait_until (&gate.entered, 1);
      if (ways[i] == NULL)
        drop_match (match);
      else
        ways[i](match);
      wait_until (&gate.left, 1);
      drain_loop ();
      if (ways[i] == NULL)
        continue;

      assert_nothing_happens (match);
      g_assert_null (match->chairs[0].thinking);
      g_assert_cmpuint (bluff_match_get_n_told (match), ==, 1);
      finish (match);
    }
}

/* After a pause the computer thinks again, and plays that. */
static void
test_called_off_is_thought_anew (void)
{
  BluffMatch *match;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 3);
  match = make_match (&table, "dh", 1, NULL);
  match->thinker = think_until_stopped;
  shut_gate (0);
  bluff_match_resume (match);
  wait_until (&gate.entered, 1);
  bluff_match_pause (match);
  match->thinker = bluff_mind_choose;
  bluff_match_resume (match);
  while (bluff_match_get_n_told (match) == 1)
    turn_loop ();
  wait_until (&gate.left, 1);
  finish (match);
}

/* C4: the moment is over before the computer has decided; what it then comes up with is not wanted any more. */
static void
test_moment_ends_while_thinking (void)
{
  BluffMatch *match = make_match_in (BLUFF_GAME_BLUFFER, 3, BLUFF_SHOUT_QUICK, "h", BLUFF_PHASE_BLUFFER_CALL, NULL);
  BluffSeat shouter = bluff_match_get_looker (match);
  BluffSeat slow = bluff_seat_next (shouter, 3);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "random" };
  guint number;

  match->thinker = think_behind_gate;
  shut_gate (bluff_seats_of (slow));
  g_assert_true (bluff_match_set_seat (match, slow, &computer, NULL));
  wait_until (&gate.entered, 1);
  g_assert_cmpint (say (match, BLUFF_ACTION_DECIDE, shouter, TRUE), ==, BLUFF_REFUSAL_NONE);
  g_assert_nonnull (match->chairs[slow].thinking);
  number = bluff_match_get_n_told (match);
  g_assert_cmpint (bluff_match_close_moment (match), ==, BLUFF_REFUSAL_NONE);
  g_assert_null (match->chairs[slow].thinking);

  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  wait_until (&gate.left, 1);
  for (guint i = 0; i < IDLE_TURNS; i++)
    g_main_context_iteration (NULL, FALSE);
  while (++number <= bluff_match_get_n_told (match))
    {
      BluffTold told;

      g_assert_true (bluff_match_tell (match, number, slow, &told));
      g_assert_cmpint (told.event.kind, !=, BLUFF_EVENT_DECIDE);
    }
  finish (match);
}

/* While the match is paused people may go on, until the computer has something else to decide: it thinks again. */
static void
test_moment_ends_while_paused (void)
{
  BluffMatch *match = make_match_in (BLUFF_GAME_BLUFFER, 3, BLUFF_SHOUT_QUICK, "h", BLUFF_PHASE_BLUFFER_CALL, NULL);
  BluffSeat shouter = bluff_match_get_looker (match);
  BluffSeat slow = bluff_seat_next (shouter, 3);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "random" };
  BluffRandom random;
  guint told;

  bluff_random_seed (&random, 1);
  bluff_match_set_pace (match, PACE_LEAST, PACE_MOST);
  g_assert_true (bluff_match_set_seat (match, slow, &computer, NULL));
  while (!match->chairs[slow].chosen)
    turn_loop ();
  bluff_match_pause (match);
  bluff_match_set_pace (match, 0, 0);
  say (match, BLUFF_ACTION_DECIDE, shouter, TRUE);
  g_assert_cmpint (bluff_match_close_moment (match), ==, BLUFF_REFUSAL_NONE);
  while (!bluff_seats_has (bluff_match_get_awaited (match), slow))
    act_anyhow (match, bluff_match_get_looker (match), &random);
  g_assert_nonnull (match->chairs[slow].thinking);

  told = bluff_match_get_n_told (match);
  bluff_match_resume (match);
  while (bluff_match_get_n_told (match) == told)
    turn_loop ();
  finish (match);
}

/* A mind does not draw the same lots again. */
static void
test_chance_moves_on (void)
{
  BluffMatch *match = NULL;
  BluffTable table;
  BluffMind mind;
  BluffView view;
  BluffLegal legal;
  BluffAction action;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  match = make_match (&table, "r", 1, NULL);
  bluff_match_set_pace (match, PACE_MOST, PACE_MOST);
  bluff_match_resume (match);
  mind = match->chairs[0].mind;
  bluff_match_view (match, 0, &view);
  bluff_match_legal (match, 0, &legal);
  bluff_mind_choose (&mind, &view, &legal, &action);
  while (!match->chairs[0].chosen)
    turn_loop ();
  g_assert_true (bluff_action_equal (&match->chairs[0].action, &action));
  g_assert_cmpmem (&match->chairs[0].mind.random, sizeof mind.random, &mind.random, sizeof mind.random);
  finish (match);
}

/* The same while the end of the moment is being saved; and if that fails, the computer is asked again. */
static void
test_moment_ends_while_saving (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffMatch *match = make_match_in (BLUFF_GAME_BLUFFER, 3, BLUFF_SHOUT_QUICK, "h", BLUFF_PHASE_BLUFFER_CALL, &journal);
  BluffSeat shouter = bluff_match_get_looker (match);
  BluffSeat slow = bluff_seat_next (shouter, 3);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "random" };

  match->thinker = think_behind_gate;
  shut_gate (bluff_seats_of (slow));
  g_assert_true (bluff_match_set_seat (match, slow, &computer, NULL));
  wait_until (&gate.entered, 1);
  say (match, BLUFF_ACTION_DECIDE, shouter, TRUE);
  fake_journal_confirm (journal);
  g_assert_cmpint (bluff_match_close_moment (match), ==, BLUFF_REFUSAL_NONE);
  g_assert_null (match->chairs[slow].thinking);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  wait_until (&gate.left, 1);
  assert_nothing_happens (match);
  fake_journal_fail (journal);
  assert_nothing_happens (match);
  g_assert_null (match->chairs[slow].thinking);

  bluff_match_retry (match);
  fake_journal_confirm (journal);
  g_assert_cmpint (bluff_match_get_phase (match), !=, BLUFF_PHASE_BLUFFER_CALL);
  finish (match);
}

/* --- The pace -------------------------------------------------------------------------------------------------------
 */

static gint64 fake_time;

static gint64
read_fake_clock (gpointer data G_GNUC_UNUSED)
{
  return fake_time;
}

/* A game whose cards come from one seed and all else from another. */
static BluffMatch *
make_dealt (const BluffTable *table, guint64 cards, guint64 seed)
{
  BluffEvents events = { .n = 0 };
  BluffRandom random;
  BluffState state;
  BluffMatch *match;

  bluff_random_seed (&random, cards);
  bluff_rules_begin (&state, table, &random, &events);
  match = make_resumed (table, "d", seed, events.item, events.n);
  bluff_match_set_clock (match, read_fake_clock, NULL);
  bluff_match_set_pace (match, PACE_LEAST, PACE_MOST);
  return match;
}

static void
test_pace_lasts (void)
{
  BluffTable table;
  g_autoptr (FakeJournal) journal = NULL;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  journal = play_alone (&table, 12, 2);
  g_assert_cmpint (journal->state.head.phase, ==, BLUFF_PHASE_OVER);
}

static void
test_pace_ignores_cards (gconstpointer data)
{
  const BluffTable *table = data;
  gint64 least = G_MAXINT64, most = 0;

  fake_time = 0;
  for (guint64 seed = 0; seed < DEALS; seed++)
    {
      gint64 due = -1;

      for (guint64 deal = 0; deal < DEALS; deal++)
        {
          BluffMatch *match = make_dealt (table, deal, seed);
          const BluffChair *chair = &match->chairs[table->first];

          bluff_match_resume (match);
          g_assert_nonnull (chair->thinking);
          g_assert_cmpint (chair->due, >=, PACE_LEAST * G_TIME_SPAN_MILLISECOND);
          g_assert_cmpint (chair->due, <=, PACE_MOST * G_TIME_SPAN_MILLISECOND);
          if (deal > 0)
            g_assert_cmpint (chair->due, ==, due);
          due = chair->due;
          drop_match (match);
        }
      least = MIN (least, due);
      most = MAX (most, due);
    }
  g_assert_cmpint (least, <, most);
  drain_loop ();
}

/* Votes become known in the order of their paces, no matter who thinks longest. */
static void
test_order_ignores_thinking (void)
{
  BluffMatch *match = make_match_in (BLUFF_GAME_PIRATE, 4, BLUFF_SHOUT_RELAXED, "h", BLUFF_PHASE_PIRATE_VOTE, NULL);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "deckhand" };
  BluffSeat layer = bluff_match_get_turn (match);
  BluffSeat slow = bluff_seat_next (layer, 4);
  guint number = bluff_match_get_n_told (match);
  gint64 last = -1;

  /* The one that thinks longest is due first. */
  bluff_match_pause (match);
  match->thinker = think_behind_gate;
  shut_gate (bluff_seats_of (slow));
  for (BluffSeat seat = 0; seat < 4; seat++)
    if (seat != layer)
      g_assert_true (bluff_match_set_seat (match, seat, &computer, NULL));
  bluff_match_resume (match);
  wait_until (&gate.entered, 3);
  for (BluffSeat seat = 0; seat < 4; seat++)
    if (seat != layer)
      match->chairs[seat].due = seat == slow ? 0 : 1 + seat;
  wait_until (&gate.left, 2);
  assert_nothing_happens (match);

  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  while (bluff_match_get_phase (match) == BLUFF_PHASE_PIRATE_VOTE)
    turn_loop ();
  for (guint i = 1; i <= 3; i++)
    {
      BluffTold told;

      g_assert_true (bluff_match_tell (match, number + i, layer, &told));
      g_assert_cmpint (told.event.kind, ==, BLUFF_EVENT_VOTE);
      g_assert_cmpint (match->chairs[told.event.seat].due, >, last);
      last = match->chairs[told.event.seat].due;
    }
  finish (match);
}

/* Time away is not time to think: after it as much is left as before. */
static void
test_pace_rests_too (void)
{
  BluffTable table;
  BluffMatch *match;
  gint64 due;

  fake_time = 0;
  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  match = make_dealt (&table, 1, 1);
  bluff_match_resume (match);
  while (match->timer == NULL)
    turn_loop ();
  due = match->chairs[0].due;

  bluff_match_pause (match);
  g_assert_null (match->timer);
  fake_time += due;
  bluff_match_resume (match);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, 1);
  g_assert_nonnull (match->timer);
  bluff_match_pause (match);
  bluff_match_resume (match);
  fake_time += due;
  bluff_match_run (match);
  g_assert_cmpuint (bluff_match_get_n_told (match), >, 1);
  drop_match (match);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/computers/pace-lasts", test_pace_lasts);
  g_test_add_func ("/computers/dispose-while-thinking", test_dispose_while_thinking);
  g_test_add_func ("/computers/dispose-before-the-pace-is-over", test_dispose_before_the_pace_is_over);
  g_test_add_func ("/computers/pause-while-thinking", test_pause_while_thinking);
  g_test_add_func ("/computers/pause-while-pretending", test_pause_while_pretending);
  g_test_add_func ("/computers/called-off", test_called_off);
  g_test_add_func ("/computers/called-off-is-thought-anew", test_called_off_is_thought_anew);
  g_test_add_func ("/computers/C4-moment-ends-while-thinking", test_moment_ends_while_thinking);
  g_test_add_func ("/computers/C4-moment-ends-while-saving", test_moment_ends_while_saving);
  g_test_add_func ("/computers/C4-moment-ends-while-paused", test_moment_ends_while_paused);
  g_test_add_func ("/computers/chance-moves-on", test_chance_moves_on);
  add_for_every_table ("/computers/C3-pace-ignores-cards", test_pace_ignores_cards);
  g_test_add_func ("/computers/C3-order-ignores-thinking", test_order_ignores_thinking);
  g_test_add_func ("/computers/pace-rests-too", test_pace_rests_too);

  return g_test_run ();
}
