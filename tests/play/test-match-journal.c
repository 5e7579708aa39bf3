/* test-match-journal.c: a move shown is a move saved: journals that are slow, fail, or outlive the match.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "match-kit.h"

#include <string.h>

enum
{
  PLAYERS = 3,
  IDLE_TURNS = 100 /* of the main loop, in which nothing may happen */
};

/* What was heard of a match. */
typedef struct
{
  guint n_told;
  guint n_failed;
  FakeJournal *journal;
} Heard;

static void
told_cb (BluffMatch *match G_GNUC_UNUSED, guint number, gpointer data)
{
  Heard *heard = data;

  g_assert_cmpuint (number, <=, heard->journal->kept->len);
  heard->n_told++;
}

static void
failed_cb (BluffMatch *match, const GError *error, gpointer data)
{
  Heard *heard = data;

  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_assert_true (bluff_match_is_stuck (match));
  g_assert_false (bluff_match_is_saving (match));
  heard->n_failed++;
}

static void
listen (BluffMatch *match, FakeJournal *journal, Heard *heard)
{
  *heard = (Heard){ .journal = journal };
  g_signal_connect (match, "told", G_CALLBACK (told_cb), heard);
  g_signal_connect (match, "failed", G_CALLBACK (failed_cb), heard);
}

/* Three people in a vote, with a journal that is slow from now on. */
static BluffMatch *
make_vote (FakeJournal **journal, BluffSeat voters[2])
{
  BluffMatch *match =
      make_match_in (BLUFF_GAME_PIRATE, PLAYERS, BLUFF_SHOUT_RELAXED, "h", BLUFF_PHASE_PIRATE_VOTE, journal);

  voters[0] = bluff_match_get_looker (match);
  voters[1] = bluff_seat_next (voters[0], PLAYERS);
  return match;
}

static gboolean
may_act (BluffMatch *match, BluffSeat seat)
{
  BluffLegal legal;

  bluff_match_legal (match, seat, &legal);
  return legal.kinds != 0;
}

/* --- Slow -----------------------------------------------------------------------------------------------------------
 */

static void
test_set_up_is_saved_first (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_SLOW);
  g_autoptr (BluffMatch) match = make_match (table, "h", 1, journal);
  Sights before, after;
  BluffTold told;
  Heard heard;

  listen (match, journal, &heard);
  see_all (match, &before);
  bluff_match_resume (match);
  drain_loop ();
  g_assert_true (bluff_match_is_saving (match));
  see_all (match, &after);
  assert_same_sights (&before, &after);
  g_assert_false (bluff_match_tell (match, 1, 0, &told));
  g_assert_cmpint (bluff_match_get_phase (match), ==, BLUFF_PHASE_SETUP);

  fake_journal_confirm (journal);
  g_assert_false (bluff_match_is_saving (match));
  g_assert_cmpuint (heard.n_told, ==, 1);
  g_assert_true (bluff_match_tell (match, 1, 0, &told));
  g_assert_cmpuint (bluff_match_get_awaited (match), ==, bluff_seats_of (table->first));
}

/* Nothing is seen before the journal has said yes, whatever is done; a seat that has acted cannot act again. */
static void
test_nothing_is_shown_before (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_SLOW);
  g_autoptr (BluffMatch) match = make_match (table, "h", 2, journal);
  BluffRandom random;
  Heard heard;

  bluff_random_seed (&random, 2);
  listen (match, journal, &heard);
  bluff_match_resume (match);
  fake_journal_confirm (journal);
  for (guint i = 0; i < 80 && !bluff_match_is_over (match); i++)
    {
      BluffSeat seat = bluff_match_get_looker (match);
      BluffSeats awaited = bluff_match_get_awaited (match);
      Sights before, after;

      see_all (match, &before);
      act_anyhow (match, seat, &random);
      drain_loop ();
      see_all (match, &after);
      assert_same_sights (&before, &after);
      g_assert_cmpuint (bluff_match_get_awaited (match), ==, awaited);
      g_assert_false (may_act (match, seat));
      g_assert_cmpint (bluff_match_get_looker (match), !=, seat);
      g_assert_cmpuint (heard.n_told, ==, before.n_told);

      fake_journal_confirm (journal);
      see_all (match, &after);
      g_assert_cmpuint (after.n_told, ==, before.n_told + journal->given->len);
      g_assert_cmpuint (after.n_told, ==, journal->kept->len);
    }
}

static void
test_votes_wait_in_line (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);
  guint kept = journal->kept->len;
  const BluffJournalEntry *given;

  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[1], TRUE), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[1], FALSE), ==, BLUFF_REFUSAL_PIRATE_VOTE_TWICE);
  g_assert_true (may_act (match, voters[0]));
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[0], FALSE), ==, BLUFF_REFUSAL_NONE);
  drain_loop ();

  given = &g_array_index (journal->given, BluffJournalEntry, 0);
  g_assert_cmpuint (journal->given->len, ==, 1);
  g_assert_cmpint (given->event.seat, ==, voters[1]);
  fake_journal_confirm (journal);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, kept + 1);
  g_assert_cmpint (bluff_match_get_phase (match), ==, BLUFF_PHASE_PIRATE_VOTE);

  given = &g_array_index (journal->given, BluffJournalEntry, 0);
  g_assert_cmpint (given->event.seat, ==, voters[0]);
  g_assert_cmpuint (given->number, ==, kept + 2);
  g_assert_true (bluff_match_is_saving (match));
  fake_journal_confirm (journal);
  g_assert_false (bluff_match_is_saving (match));
  g_assert_cmpint (bluff_match_get_phase (match), ==, BLUFF_PHASE_PIRATE_REVEAL);
}

/* What is legal only after the move that is being saved is judged by it, but not offered. */
static void
test_judged_by_what_is_being_saved (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);
  BluffSeat layer = bluff_match_get_turn (match);
  BluffAction reveal = { .kind = BLUFF_ACTION_REVEAL, .seat = layer, .target = voters[0] };

  g_assert_cmpint (bluff_match_act (match, &reveal), !=, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[0], TRUE), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (bluff_match_act (match, &reveal), !=, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[1], TRUE), ==, BLUFF_REFUSAL_NONE);
  g_assert_false (may_act (match, layer));
  g_assert_cmpint (bluff_match_act (match, &reveal), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (bluff_match_act (match, &reveal), !=, BLUFF_REFUSAL_NONE);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (bluff_match_get_phase (match), ==, i < 2 ? BLUFF_PHASE_PIRATE_VOTE : BLUFF_PHASE_PIRATE_REVEAL);
      fake_journal_confirm (journal);
    }
  g_assert_cmpint (bluff_match_get_phase (match), !=, BLUFF_PHASE_PIRATE_REVEAL);
}

/* --- Failing --------------------------------------------------------------------------------------------------------
 */

static void
assert_same_entries (GArray *a, GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const BluffJournalEntry *one = &g_array_index (a, BluffJournalEntry, i);
      const BluffJournalEntry *other = &g_array_index (b, BluffJournalEntry, i);

      g_assert_cmpuint (one->number, ==, other->number);
      g_assert_cmpint (one->ms, ==, other->ms);
      g_assert_cmpmem (&one->event, sizeof one->event, &other->event, sizeof other->event);
    }
}

/* The next move of every kind fails twice, and then the very same is saved. */
static void
test_retry (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_SLOW);
  g_autoptr (BluffMatch) match = make_match (table, "h", 4, journal);
  BluffRandom random;
  Heard heard;

  bluff_random_seed (&random, 4);
  listen (match, journal, &heard);
  bluff_match_resume (match);
  for (guint i = 0; i < 60 && !bluff_match_is_over (match); i++)
    {
      g_autoptr (GArray) first = g_array_copy (journal->given);
      Sights before, after;

      see_all (match, &before);
      for (guint failures = 1; failures <= 2; failures++)
        {
          fake_journal_fail (journal);
          g_assert_cmpuint (heard.n_failed, ==, 2 * i + failures);
          g_assert_true (bluff_match_is_stuck (match));
          g_assert_null (journal->task);
          see_all (match, &after);
          assert_same_sights (&before, &after);

          bluff_match_retry (match);
          g_assert_false (bluff_match_is_stuck (match));
          assert_same_entries (journal->given, first);
        }
      fake_journal_confirm (journal);
      g_assert_cmpuint (heard.n_told, ==, journal->kept->len);
      if (!bluff_match_is_over (match))
        act_anyhow (match, bluff_match_get_looker (match), &random);
    }
  if (journal->task != NULL)
    fake_journal_confirm (journal);
}

static void
test_retry_of_nothing (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);
  guint appends = journal->appends;

  bluff_match_retry (match);
  drain_loop ();
  g_assert_cmpuint (journal->appends, ==, appends);

  /* Nor while something is on its way. */
  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  bluff_match_retry (match);
  g_assert_cmpuint (journal->appends, ==, appends + 1);
  fake_journal_confirm (journal);
}

/* What waited behind the move that failed is held with it, and follows it. */
static void
test_all_in_line_are_held (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);
  guint kept = journal->kept->len;

  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  say (match, BLUFF_ACTION_VOTE, voters[1], TRUE);
  fake_journal_fail (journal);
  g_assert_true (may_act (match, voters[0]));
  g_assert_true (may_act (match, voters[1]));
  g_assert_cmpint (bluff_match_get_looker (match), ==, voters[0]);

  bluff_match_retry (match);
  g_assert_false (may_act (match, voters[0]));
  g_assert_false (may_act (match, voters[1]));
  fake_journal_confirm (journal);
  fake_journal_confirm (journal);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, kept + 2);
  g_assert_cmpint (bluff_match_get_phase (match), ==, BLUFF_PHASE_PIRATE_REVEAL);
}

/* Instead of trying again, somebody may decide otherwise: nothing is left of what failed. */
static void
test_another_action_instead (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);
  const BluffJournalEntry *given;

  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  say (match, BLUFF_ACTION_VOTE, voters[1], TRUE);
  fake_journal_fail (journal);
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, 7, FALSE), ==, BLUFF_REFUSAL_NO_SUCH_SEAT);
  g_assert_true (bluff_match_is_stuck (match));

  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[1], FALSE), ==, BLUFF_REFUSAL_NONE);
  g_assert_false (bluff_match_is_stuck (match));
  given = &g_array_index (journal->given, BluffJournalEntry, 0);
  g_assert_cmpint (given->event.seat, ==, voters[1]);
  g_assert_false (given->event.vote.bluff);
  fake_journal_confirm (journal);
  g_assert_null (journal->task);
  g_assert_cmpuint (bluff_match_get_awaited (match), ==, bluff_seats_of (voters[0]));
  g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, voters[0], FALSE), ==, BLUFF_REFUSAL_NONE);
  fake_journal_confirm (journal);
  g_assert_cmpint (bluff_match_get_phase (match), ==, BLUFF_PHASE_PIRATE_REVEAL);
}

/* A player who rolls again because the disk was full rolls the same. */
static void
test_chance_is_taken_back_too (void)
{
  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autoptr (FakeJournal) journal = NULL;
      g_autoptr (BluffMatch) match = NULL;
      guint8 icons[2];
      BluffTable table;

      bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
      journal = fake_journal_new (&table, FAKE_SLOW);
      match = make_match (&table, "h", seed, journal);
      bluff_match_resume (match);
      fake_journal_confirm (journal);
      say (match, BLUFF_ACTION_ROLL, 0, FALSE);
      memcpy (icons, g_array_index (journal->given, BluffJournalEntry, 0).event.roll.icons, sizeof icons);
      fake_journal_fail (journal);
      say (match, BLUFF_ACTION_ROLL, 0, FALSE);
      g_assert_cmpmem (g_array_index (journal->given, BluffJournalEntry, 0).event.roll.icons, sizeof icons, icons,
                       sizeof icons);
      fake_journal_confirm (journal);
    }
}

/* Computer players do not go on, or try again by themselves, while a move cannot be saved. */
static void
test_computers_wait_when_stuck (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_SLOW);
  g_autoptr (BluffMatch) match = make_match (table, "d", 6, journal);
  guint appends;

  bluff_match_resume (match);
  for (guint i = 0; i < 40 && !bluff_match_is_over (match); i++)
    {
      while (journal->task == NULL)
        turn_loop ();
      fake_journal_fail (journal);
      appends = journal->appends;
      for (guint turn = 0; turn < IDLE_TURNS; turn++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_cmpuint (journal->appends, ==, appends);
      bluff_match_retry (match);
      fake_journal_confirm (journal);
    }
  if (journal->task == NULL && !bluff_match_is_over (match))
    bluff_match_pause (match);
  while (journal->task != NULL)
    fake_journal_confirm (journal);
}

static void
retry_cb (BluffMatch *match, const GError *error G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  bluff_match_retry (match);
}

static void
test_retry_in_the_handler (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  g_autoptr (BluffMatch) match = make_vote (&journal, voters);

  g_signal_connect (match, "failed", G_CALLBACK (retry_cb), NULL);
  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  for (guint i = 0; i < 5; i++)
    {
      fake_journal_fail (journal);
      g_assert_false (bluff_match_is_stuck (match));
      g_assert_nonnull (journal->task);
    }
  fake_journal_confirm (journal);
  g_assert_cmpuint (bluff_match_get_awaited (match), ==, bluff_seats_of (voters[1]));
}

/* --- Going away -----------------------------------------------------------------------------------------------------
 */

/* The move is kept, nobody is told, and nothing is waited for. */
static void
test_dispose_while_saving (gconstpointer data)
{
  gboolean fail = GPOINTER_TO_INT (data);
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  BluffMatch *match = make_vote (&journal, voters);
  guint kept = journal->kept->len;
  Heard heard;

  listen (match, journal, &heard);
  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  say (match, BLUFF_ACTION_VOTE, voters[1], TRUE);
  drop_match (match);
  g_assert_nonnull (journal->task);
  if (fail)
    fake_journal_fail (journal);
  else
    fake_journal_confirm (journal);
  g_assert_cmpuint (journal->kept->len, ==, kept + !fail);
  g_assert_cmpuint (heard.n_told + heard.n_failed, ==, 0);
  g_assert_null (journal->task);
}

/* Somebody else may still hold the match: it is dead all the same. */
static void
test_run_dispose_while_saving (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  BluffMatch *match = make_vote (&journal, voters);
  Heard heard;

  listen (match, journal, &heard);
  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  g_object_run_dispose (G_OBJECT (match));
  fake_journal_confirm (journal);
  g_assert_cmpuint (heard.n_told, ==, 0);
  drop_match (match);
}

static void
drop_cb (BluffMatch *match, guint number G_GNUC_UNUSED, gpointer data)
{
  BluffMatch **owner = data;

  if (*owner == match)
    g_clear_object (owner);
}

/* A listener may drop the last reference. */
static void
test_dropped_by_a_listener (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  BluffSeat voters[2];
  BluffMatch *match = make_vote (&journal, voters);
  BluffMatch *watched = match;

  g_object_add_weak_pointer (G_OBJECT (watched), (gpointer *) &watched);
  g_signal_connect (match, "told", G_CALLBACK (drop_cb), &match);
  say (match, BLUFF_ACTION_VOTE, voters[0], TRUE);
  fake_journal_confirm (journal);
  g_assert_null (match);
  g_assert_null (watched);
}

/* --- All at once ----------------------------------------------------------------------------------------------------
 */

/* People and computers, a journal that takes its time and sometimes fails: the game comes to its end, and what was told
 * is what was kept. */
static void
test_unreliable (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_SLOW);
  g_autoptr (BluffMatch) match = make_match (table, "hrhd", 7, journal);
  BluffRandom random;
  Heard heard;

  bluff_random_seed (&random, 7);
  listen (match, journal, &heard);
  bluff_match_resume (match);
  fake_journal_fail (journal);
  while (!bluff_match_is_over (match))
    {
      BluffSeat looker = bluff_match_get_looker (match);
      guint chance = bluff_random_below (&random, 8);

      if (bluff_match_is_stuck (match) && chance < 4)
        bluff_match_retry (match);
      else if (looker != BLUFF_NO_SEAT && chance < 6)
        act_anyhow (match, looker, &random);
      else if (journal->task != NULL && (chance == 7 || heard.n_failed == 0)) /* once at least */
        fake_journal_fail (journal);
      else if (journal->task != NULL)
        fake_journal_confirm (journal);
      else
        g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (heard.n_failed, >, 0);
  g_assert_cmpuint (heard.n_told, ==, journal->kept->len);
  g_assert_cmpint (journal->state.head.phase, ==, BLUFF_PHASE_OVER);
  assert_ranking_is_complete (&journal->state.head);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/journal/set-up-is-saved-first", test_set_up_is_saved_first);
  add_for_every_table ("/journal/nothing-is-shown-before", test_nothing_is_shown_before);
  g_test_add_func ("/journal/votes-wait-in-line", test_votes_wait_in_line);
  g_test_add_func ("/journal/judged-by-what-is-being-saved", test_judged_by_what_is_being_saved);
  add_for_every_table ("/journal/retry", test_retry);
  g_test_add_func ("/journal/retry-of-nothing", test_retry_of_nothing);
  g_test_add_func ("/journal/all-in-line-are-held", test_all_in_line_are_held);
  g_test_add_func ("/journal/another-action-instead", test_another_action_instead);
  g_test_add_func ("/journal/chance-is-taken-back-too", test_chance_is_taken_back_too);
  add_for_every_table ("/journal/computers-wait-when-stuck", test_computers_wait_when_stuck);
  g_test_add_func ("/journal/retry-in-the-handler", test_retry_in_the_handler);
  g_test_add_data_func ("/journal/dispose-while-saving/kept", GINT_TO_POINTER (FALSE), test_dispose_while_saving);
  g_test_add_data_func ("/journal/dispose-while-saving/failed", GINT_TO_POINTER (TRUE), test_dispose_while_saving);
  g_test_add_func ("/journal/run-dispose-while-saving", test_run_dispose_while_saving);
  g_test_add_func ("/journal/dropped-by-a-listener", test_dropped_by_a_listener);
  add_for_every_table ("/journal/unreliable", test_unreliable);

  return g_test_run ();
}
