/* test-match-resume.c: a game that is carried on from its events, wherever it was cut.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "match-kit.h"

#include <string.h>

enum
{
  SEED = 21,
  CONTINUED = 31, /* every so many cuts the game is played to its end */
  KILLS = 6,      /* of one game */
  CUT_LONG = 7    /* every so many events a long voyage is cut, unless with -m slow */
};

/* A whole game, and what everybody saw and remembered after each event. */
typedef struct
{
  BluffEvent *events;
  guint n_events;
  GArray *sights;   /* Sights */
  GArray *memories; /* BluffMemory, a seat after the other */
} Story;

static void
told_cb (BluffMatch *match, guint number G_GNUC_UNUSED, gpointer data)
{
  Story *story = data;
  Sights sights;

  see_all (match, &sights);
  g_array_append_val (story->sights, sights);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_array_append_val (story->memories, match->chairs[seat].mind.memory);
}

static void
tell_story (const BluffTable *table, Story *story)
{
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_PROMPT);
  g_autoptr (BluffMatch) match = make_match (table, "d", SEED, journal);

  story->sights = g_array_new (FALSE, FALSE, sizeof (Sights));
  story->memories = g_array_new (FALSE, FALSE, sizeof (BluffMemory));
  g_signal_connect (match, "told", G_CALLBACK (told_cb), story);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    turn_loop ();
  story->events = fake_journal_events (journal, &story->n_events);
  g_assert_cmpuint (story->sights->len, ==, story->n_events);
}

static void
clear_story (Story *story)
{
  g_free (story->events);
  g_array_unref (story->sights);
  g_array_unref (story->memories);
}

static FakeJournal *
make_journal (const BluffTable *table, const BluffEvent *events, guint n_events)
{
  FakeJournal *journal = fake_journal_new (table, FAKE_PROMPT);

  for (guint i = 0; i < n_events; i++)
    fake_journal_fill (journal, &events[i]);
  return journal;
}

/* The resumed match tells of the past what was told then. */
static void
assert_same_past (BluffMatch *match, const Story *story, guint n_events)
{
  const BluffTable *table = bluff_match_get_table (match);
  BluffState state;

  bluff_rules_open (&state, table);
  for (guint number = 1; number <= n_events; number++)
    {
      const BluffEvent *event = &story->events[number - 1];

      for (BluffSeat seat = 0; seat < table->players; seat++)
        {
          BluffTold told, expected;

          memset (&told, 0, sizeof told);
          memset (&expected, 0, sizeof expected);
          g_assert_true (bluff_match_tell (match, number, seat, &told));
          bluff_rules_tell (&state, event, seat, &expected);
          g_assert_cmpmem (&told, sizeof told, &expected, sizeof expected);
        }
      bluff_rules_apply (&state, event);
    }
}

/* A long voyage has nothing that a short one lacks, but more of it. */
static gboolean
is_cut_here (const BluffTable *table, guint cut, guint n_events)
{
  gboolean is_long = table->game == BLUFF_GAME_PIRATE && table->voyage == BLUFF_VOYAGE_LONG;

  return !is_long || g_test_slow () || cut % CUT_LONG == 0 || cut + 2 >= n_events;
}

static void
test_every_cut (gconstpointer data)
{
  const BluffTable *table = data;
  Story story = { 0 };

  tell_story (table, &story);
  for (guint cut = 0; cut <= story.n_events; cut++)
    {
      if (!is_cut_here (table, cut, story.n_events))
        continue;

      g_autoptr (FakeJournal) journal = make_journal (table, story.events, cut);
      BluffMatch *match = make_resumed (table, "d", SEED, story.events, cut);
      Sights sights;

      g_assert_cmpuint (bluff_match_get_n_told (match), ==, cut);
      see_all (match, &sights);
      for (BluffSeat seat = 0; seat < table->players && cut > 0; seat++)
        g_assert_cmpmem (&match->chairs[seat].mind.memory, sizeof (BluffMemory),
                         &g_array_index (story.memories, BluffMemory, (cut - 1) * BLUFF_MAX_SEATS + seat),
                         sizeof (BluffMemory));
      if (cut > 0)
        assert_same_sights (&sights, &g_array_index (story.sights, Sights, cut - 1));

      if (cut % CONTINUED == 0 || cut + 2 >= story.n_events)
        {
          assert_same_past (match, &story, cut);
          bluff_match_set_journal (match, BLUFF_JOURNAL (journal));
          bluff_match_resume (match);
          while (!bluff_match_is_over (match))
            turn_loop ();
          assert_ranking_is_complete (&journal->state.head);
          g_assert_cmpuint (bluff_match_get_n_told (match), ==, journal->kept->len);
          g_assert_cmpuint (journal->kept->len, >=, cut);
        }
      drop_match (match);
    }
  clear_story (&story);
}

/* What was due when the game was cut is a move like any other: saved first, then told. */
static void
test_cut_move_is_ended (gconstpointer data)
{
  const BluffTable *table = data;
  Story story = { 0 };
  BluffState state;
  guint n_cut = 0;

  tell_story (table, &story);
  bluff_rules_open (&state, table);
  for (guint cut = 1; cut <= story.n_events; cut++)
    {
      g_autoptr (FakeJournal) journal = NULL;
      g_autoptr (BluffMatch) match = NULL;
      Sights before, after;

      bluff_rules_apply (&state, &story.events[cut - 1]);
      if (state.head.phase != BLUFF_PHASE_SETTLING)
        continue;

      n_cut++;
      journal = make_journal (table, story.events, cut);
      journal->pace = FAKE_SLOW;
      match = make_resumed (table, "h", SEED, story.events, cut);
      bluff_match_set_journal (match, BLUFF_JOURNAL (journal));
      see_all (match, &before);
      bluff_match_resume (match);
      drain_loop ();
      see_all (match, &after);
      assert_same_sights (&before, &after);
      g_assert_cmpuint (g_array_index (journal->given, BluffJournalEntry, 0).number, ==, cut + 1);

      fake_journal_fail (journal);
      see_all (match, &after);
      assert_same_sights (&before, &after);
      bluff_match_retry (match);
      fake_journal_confirm (journal);
      g_assert_cmpuint (bluff_match_get_n_told (match), >, cut);
      g_assert_cmpint (bluff_match_get_phase (match), !=, BLUFF_PHASE_SETTLING);
      g_assert_true (bluff_match_is_over (match) || bluff_match_get_awaited (match) != 0);
    }
  g_assert_cmpuint (n_cut, >, 0);
  clear_story (&story);
}

/* One event is wrong: there is no match, and the error says which and why. */
static void
test_illegal_event (gconstpointer data)
{
  const BluffTable *table = data;
  BluffMatchSeat seats[BLUFF_MAX_SEATS];
  Story story = { 0 };

  tell_story (table, &story);
  fill_seats (seats, table->players, "d");
  for (guint i = 0; i < story.n_events; i += 5)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) copy = NULL;
      BluffEvent good = story.events[i];
      BluffRefusal refusal = BLUFF_REFUSAL_NONE;
      guint number = 0;

      story.events[i].kind = BLUFF_EVENT_OVER;
      memset (story.events[i].over.place, 9, sizeof story.events[i].over.place);
      g_assert_null (bluff_match_new_resumed (table, seats, story.events, story.n_events, &error));
      g_assert_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_EVENT);
      copy = g_error_copy (error);
      g_assert_true (bluff_match_error_get_event (copy, &number, &refusal));
      g_assert_cmpuint (number, ==, i + 1);
      g_assert_cmpint (refusal, !=, BLUFF_REFUSAL_NONE);
      g_assert_null (bluff_match_new_resumed (table, seats, story.events, story.n_events, NULL));

      /* All before it are legal. */
      drop_match (make_resumed (table, "d", SEED, story.events, i));
      story.events[i] = good;
    }
  clear_story (&story);
}

static void
test_nothing_follows_the_end (void)
{
  BluffMatchSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  BluffRefusal refusal;
  Story story = { 0 };
  BluffTable table;
  guint number;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  tell_story (&table, &story);
  fill_seats (seats, 2, "d");
  story.events = g_renew (BluffEvent, story.events, story.n_events + 1);
  story.events[story.n_events] = story.events[story.n_events - 1];
  g_assert_null (bluff_match_new_resumed (&table, seats, story.events, story.n_events + 1, &error));
  g_assert_true (bluff_match_error_get_event (error, &number, &refusal));
  g_assert_cmpuint (number, ==, story.n_events + 1);
  g_assert_cmpint (refusal, ==, BLUFF_REFUSAL_GAME_OVER);
  clear_story (&story);
}

/* The match is gone at any moment, what the journal has kept remains: everything that was told is there, and the game
 * goes on from it to its end. */
static void
test_killed (gconstpointer data)
{
  const BluffTable *table = data;
  g_autofree BluffEvent *events = NULL;
  guint n_events = 0;
  BluffRandom random;

  bluff_random_seed (&random, SEED);
  for (guint life = 0;; life++)
    {
      g_autoptr (FakeJournal) journal = make_journal (table, events, n_events);
      BluffMatch *match = make_resumed (table, "hrd", life, events, n_events);
      guint turns = life < KILLS ? bluff_random_below (&random, 60) : G_MAXUINT;
      gboolean over;
      guint told;

      journal->pace = FAKE_SLOW;
      bluff_match_set_journal (match, BLUFF_JOURNAL (journal));
      bluff_match_resume (match);
      for (guint turn = 0; turn < turns && !bluff_match_is_over (match); turn++)
        {
          BluffSeat looker = bluff_match_get_looker (match);

          if (looker != BLUFF_NO_SEAT && bluff_random_coin (&random))
            act_anyhow (match, looker, &random);
          else if (journal->task != NULL && bluff_random_coin (&random))
            fake_journal_confirm (journal);
          else
            g_main_context_iteration (NULL, FALSE);
        }
      told = bluff_match_get_n_told (match);
      over = bluff_match_is_over (match);
      drop_match (match);

      g_assert_cmpuint (journal->kept->len, >=, told);
      if (journal->task != NULL && bluff_random_coin (&random))
        fake_journal_confirm (journal);
      else if (journal->task != NULL)
        fake_journal_fail (journal);
      g_free (events);
      events = fake_journal_events (journal, &n_events);
      if (over)
        break;
    }
  g_assert_cmpint (events[n_events - 1].kind, ==, BLUFF_EVENT_OVER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/resume/illegal-event", test_illegal_event);
  g_test_add_func ("/resume/C5-nothing-follows-the-end", test_nothing_follows_the_end);
  add_for_every_table ("/resume/every-cut", test_every_cut);
  add_for_every_table ("/resume/cut-move-is-ended", test_cut_move_is_ended);
  add_for_every_table ("/resume/killed", test_killed);

  return g_test_run ();
}
