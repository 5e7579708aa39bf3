/* test-match-computers.c: who at a table thinks: computer players, through whole games, on threads, side by side, and
 * in seats that change hands. When they stop, and how long they take, is in test-match-pace.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "thinking-gate.h"

#include <string.h>

/* --- Whole games ----------------------------------------------------------------------------------------------------
 */

static void
test_game (gconstpointer data)
{
  const BluffTable *table = data;

  for (guint64 seed = 0; seed < 2; seed++)
    {
      g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_PROMPT);
      BluffMatch *match = make_match (table, seed == 0 ? "d" : "rd", seed, seed == 0 ? journal : NULL);

      bluff_match_resume (match);
      while (!bluff_match_is_over (match))
        turn_loop ();
      g_assert_cmpuint (bluff_match_get_awaited (match), ==, 0);
      if (seed == 0)
        {
          g_assert_cmpuint (bluff_match_get_n_told (match), ==, journal->kept->len);
          assert_ranking_is_complete (&journal->state.head);
          assert_nothing_is_lost (&journal->state);
        }
      drop_match (match);
    }
}

static void
assert_same_events (GArray *a, GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpmem (&g_array_index (a, BluffJournalEntry, i).event, sizeof (BluffEvent),
                     &g_array_index (b, BluffJournalEntry, i).event, sizeof (BluffEvent));
}

/* However the threads run. */
static void
test_seed_repeats (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) one = play_alone (table, 11, 0);
  g_autoptr (FakeJournal) other = play_alone (table, 11, 0);

  assert_same_events (one->kept, other->kept);
}

static void
test_unseeded_games_differ (void)
{
  g_autoptr (BluffMatch) a = NULL;
  g_autoptr (BluffMatch) b = NULL;
  BluffMatchSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;
  BluffView one, other;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 4);
  fill_seats (seats, 4, "h");
  a = bluff_match_new (&table, seats, NULL);
  b = bluff_match_new (&table, seats, NULL);
  bluff_match_resume (a);
  bluff_match_resume (b);
  bluff_match_view (a, 0, &one);
  bluff_match_view (b, 0, &other);
  g_assert_cmpint (memcmp (&one, &other, sizeof one), !=, 0);
}

/* --- Threads --------------------------------------------------------------------------------------------------------
 */

static void
test_thinks_elsewhere (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_PIRATE, "dh", NULL);

  assert_nothing_happens (match);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  while (bluff_match_get_n_told (match) == 1)
    turn_loop ();
  g_assert_cmpuint (read_counter (&gate.on_main), ==, 0);
  finish (match);
}

/* All who are awaited think at the same time. */
static void
test_thinks_side_by_side (void)
{
  BluffMatch *match = make_match_in (BLUFF_GAME_PIRATE, 4, BLUFF_SHOUT_RELAXED, "hhhh", BLUFF_PHASE_PIRATE_VOTE, NULL);
  BluffSeat layer = bluff_match_get_turn (match);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "deckhand" };

  match->thinker = think_behind_gate;
  shut_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  for (BluffSeat seat = 0; seat < 4; seat++)
    if (seat != layer)
      g_assert_true (bluff_match_set_seat (match, seat, &computer, NULL));
  wait_until (&gate.entered, 3);
  assert_nothing_happens (match);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  while (bluff_match_get_phase (match) == BLUFF_PHASE_PIRATE_VOTE)
    turn_loop ();
  g_assert_cmpint (bluff_match_get_looker (match), ==, layer);
  finish (match);
}

/* --- Handing a seat over ---------------------------------------------------------------------------------------------
 */

static void
seated_cb (BluffMatch *match, guint seat, gpointer data)
{
  BluffMatchSeat sitter;
  guint *count = data;

  bluff_match_get_seat (match, (BluffSeat) seat, &sitter);
  g_assert_nonnull (sitter.name);
  ++*count;
}

/* The computer player that takes a seat remembers what it would if it had sat there from the start. */
static void
test_hand_over (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_PROMPT);
  g_autoptr (BluffMatch) match = make_match (table, "hd", 3, journal);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "deckhand" };
  BluffMatchSeat person = { .name = "Zoe" };
  BluffMatchSeat sitter;
  guint seated = 0, moves = 0;
  BluffRandom random;

  bluff_random_seed (&random, 3);
  g_signal_connect (match, "seated", G_CALLBACK (seated_cb), &seated);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    {
      g_autofree BluffEvent *events = NULL;
      g_autoptr (BluffMatch) twin = NULL;
      guint n_events;

      if (bluff_match_get_looker (match) != 0)
        {
          turn_loop ();
          continue;
        }
      if (++moves % 4 != 0)
        {
          act_anyhow (match, 0, &random);
          continue;
        }

      g_assert_true (bluff_match_set_seat (match, 0, &computer, NULL));
      bluff_match_get_seat (match, 0, &sitter);
      g_assert_true (sitter.computer);
      g_assert_cmpstr (sitter.level, ==, "deckhand");
      g_assert_cmpint (bluff_match_get_looker (match), ==, BLUFF_NO_SEAT);
      g_assert_nonnull (match->chairs[0].thinking);

      events = fake_journal_events (journal, &n_events);
      g_assert_cmpuint (n_events, ==, bluff_match_get_n_told (match));
      twin = make_resumed (table, "d", 3, events, n_events);
      for (BluffSeat seat = 0; seat < table->players; seat++)
        g_assert_cmpmem (&match->chairs[seat].mind.memory, sizeof (BluffMemory), &twin->chairs[seat].mind.memory,
                         sizeof (BluffMemory));

      while (match->chairs[0].thinking != NULL)
        turn_loop ();
      drain_loop ();
      g_assert_true (bluff_match_set_seat (match, 0, &person, NULL));
      bluff_match_get_seat (match, 0, &sitter);
      g_assert_false (sitter.computer);
      g_assert_null (sitter.level);
      g_assert_cmpstr (sitter.name, ==, "Zoe");
    }
  g_assert_cmpuint (seated, >, 0);
}

/* Taken back in the middle of its thoughts, the seat is the person's, and the thoughts are nobody's. */
static void
test_take_back (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_PIRATE, "dh", NULL);
  BluffMatchSeat person = { .name = "Zoe" };
  BluffAction draw = { .kind = BLUFF_ACTION_DRAW, .seat = 0 };

  g_assert_cmpint (bluff_match_act (match, &draw), ==, BLUFF_REFUSAL_NOT_AWAITED);
  g_assert_true (bluff_match_set_seat (match, 0, &person, NULL));
  g_assert_cmpint (bluff_match_get_looker (match), ==, 0);
  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  wait_until (&gate.left, 1);
  assert_nothing_happens (match);
  g_assert_cmpint (bluff_match_act (match, &draw), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, 2);
  finish (match);
}

/* What the player before was thinking is not taken for the next one's decision. */
static void
test_hand_over_while_thinking (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_PIRATE, "dh", NULL);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "random" };

  g_assert_true (bluff_match_set_seat (match, 0, &computer, NULL));
  wait_until (&gate.entered, 2);
  let_pass (1);
  wait_until (&gate.left, 1);
  assert_nothing_happens (match);
  g_assert_nonnull (match->chairs[0].thinking);
  g_assert_false (match->chairs[0].chosen);

  open_gate (bluff_seats_all (BLUFF_MAX_SEATS));
  while (bluff_match_get_n_told (match) == 1)
    turn_loop ();
  finish (match);
}

static void
test_hand_over_to_unknown_level (void)
{
  BluffMatch *match = make_thinking (BLUFF_GAME_PIRATE, "dh", NULL);
  BluffMatchSeat computer = { .name = "Calico", .computer = TRUE, .level = "admiral" };
  g_autoptr (GError) error = NULL;
  BluffMatchSeat sitter;
  guint seated = 0;

  g_signal_connect (match, "seated", G_CALLBACK (seated_cb), &seated);
  g_assert_false (bluff_match_set_seat (match, 0, &computer, &error));
  g_assert_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL);
  bluff_match_get_seat (match, 0, &sitter);
  g_assert_cmpstr (sitter.name, ==, "Anna");
  g_assert_cmpstr (sitter.level, ==, "deckhand");
  g_assert_nonnull (match->chairs[0].thinking);
  g_assert_cmpuint (seated, ==, 0);
  finish (match);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/computers/game", test_game);
  add_for_every_table ("/computers/seed-repeats", test_seed_repeats);
  g_test_add_func ("/computers/unseeded-games-differ", test_unseeded_games_differ);
  g_test_add_func ("/computers/thinks-elsewhere", test_thinks_elsewhere);
  g_test_add_func ("/computers/thinks-side-by-side", test_thinks_side_by_side);
  add_for_every_table ("/computers/hand-over", test_hand_over);
  g_test_add_func ("/computers/take-back", test_take_back);
  g_test_add_func ("/computers/hand-over-while-thinking", test_hand_over_while_thinking);
  g_test_add_func ("/computers/hand-over-to-unknown-level", test_hand_over_to_unknown_level);

  return g_test_run ();
}
