/* test-match-match.c: a match among people: what is refused, what is told, who is to look, and how long it took.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "match-kit.h"

#include <string.h>

enum
{
  TRIES = 40, /* nonsensical actions at each move */
  MOVES = 60
};

static gint64 fake_time;

static gint64
read_fake_clock (gpointer data G_GNUC_UNUSED)
{
  return fake_time;
}

static gint64
ms_of (FakeJournal *journal, guint number)
{
  return g_array_index (journal->kept, BluffJournalEntry, number - 1).ms;
}

/* --- What is refused ------------------------------------------------------------------------------------------------
 */

static void
test_unknown_level (void)
{
  static const char *const levels[] = { "admiral", "", "Deckhand", "captain", NULL };
  BluffMatchSeat seats[BLUFF_MAX_SEATS];
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (GError) error = NULL;
      BluffRefusal refusal;
      guint number;

      fill_seats (seats, 2, "hd");
      seats[1].level = levels[i];
      g_assert_null (bluff_match_new (&table, seats, &error));
      g_assert_error (error, BLUFF_MATCH_ERROR, BLUFF_MATCH_ERROR_LEVEL);
      g_assert_false (bluff_match_error_get_event (error, &number, &refusal));
    }
}

static void
test_levels (void)
{
  const char *const *levels = bluff_match_levels ();

  for (guint level = 0; level < BLUFF_N_LEVELS; level++)
    g_assert_cmpstr (levels[level], ==, bluff_level_name ((BluffLevel) level));
  g_assert_null (levels[BLUFF_N_LEVELS]);
}

static void
test_not_begun (void)
{
  g_autoptr (BluffMatch) match = NULL;
  BluffTable table;
  BluffTold told;
  BluffView view;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  match = make_match (&table, "h", 1, NULL);
  g_assert_true (bluff_match_is_paused (match));
  g_assert_cmpint (say (match, BLUFF_ACTION_ROLL, 0, FALSE), ==, BLUFF_REFUSAL_NOT_NOW);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, 0);
  g_assert_cmpint (bluff_match_get_looker (match), ==, BLUFF_NO_SEAT);
  g_assert_false (bluff_match_tell (match, 0, 0, &told));
  g_assert_false (bluff_match_tell (match, 1, 0, &told));
  g_assert_true (bluff_match_view_after (match, 0, 0, &view));
  g_assert_cmpint (view.head.phase, ==, BLUFF_PHASE_SETUP);
  g_assert_false (bluff_match_view_after (match, 1, 0, &view));
  g_assert_false (bluff_match_tell (match, 1, BLUFF_ONLOOKER, &told));
  g_assert_true (bluff_match_view_after (match, 0, BLUFF_ONLOOKER, &view));
  g_assert_cmpint (view.head.phase, ==, BLUFF_PHASE_SETUP);
  g_assert_false (bluff_match_view_after (match, 1, BLUFF_ONLOOKER, &view));
}

/* Any action at all, most of them nonsense. */
static void
draw_nonsense (BluffRandom *random, BluffAction *action)
{
  *action = (BluffAction){
    .kind = (guint8) bluff_random_below (random, BLUFF_N_ACTIONS),
    .seat = (BluffSeat) bluff_random_below (random, BLUFF_MAX_SEATS + 1),
    .target = (BluffSeat) bluff_random_below (random, BLUFF_MAX_SEATS + 1),
    .card = (guint8) bluff_random_below (random, 110),
    .yes = (guint8) bluff_random_below (random, 3),
    .up = bluff_cards_of (bluff_random_below (random, 100)),
    .down = bluff_cards_of (bluff_random_below (random, 100)),
  };
  if (bluff_random_below (random, BLUFF_MAX_SEATS) == 0)
    action->seat = bluff_random_coin (random) ? BLUFF_NO_SEAT : BLUFF_ONLOOKER;
}

/* The journal has the same state: the match must say what the rules say of it. */
static void
test_refusals (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_PROMPT);
  g_autoptr (BluffMatch) match = make_match (table, "h", 3, journal);
  guint refused = 0;
  BluffRandom random;

  bluff_random_seed (&random, 3);
  bluff_match_resume (match);
  drain_loop ();
  for (guint move = 0; move < MOVES && !bluff_match_is_over (match); move++)
    {
      Sights before, after;

      see_all (match, &before);
      for (guint i = 0; i < TRIES; i++)
        {
          BluffAction action;
          BluffRefusal refusal;

          draw_nonsense (&random, &action);
          refusal = bluff_rules_refuse (&journal->state, &action);
          if (refusal == BLUFF_REFUSAL_NONE)
            continue;
          g_assert_cmpint (bluff_match_refuse (match, &action), ==, refusal);
          g_assert_cmpint (bluff_match_act (match, &action), ==, refusal);
          refused++;
        }
      g_assert_false (bluff_match_is_saving (match));
      drain_loop ();
      see_all (match, &after);
      assert_same_sights (&before, &after);

      act_anyhow (match, bluff_match_get_looker (match), &random);
      drain_loop ();
    }
  g_assert_cmpuint (refused, >, 0);
}

static void
test_nobody_acts_for_a_computer (void)
{
  g_autoptr (BluffMatch) match = NULL;
  BluffRandom random;
  BluffAction action;
  BluffTable table;
  Sights before, after;

  bluff_random_seed (&random, 1);
  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  match = make_match (&table, "dh", 1, NULL);
  bluff_match_resume (match);
  see_all (match, &before);
  g_assert_cmpuint (bluff_match_get_awaited (match), ==, bluff_seats_of (0));
  g_assert_true (pick_action (match, 0, &random, &action));
  g_assert_cmpint (bluff_match_act (match, &action), ==, BLUFF_REFUSAL_NOT_AWAITED);
  see_all (match, &after);
  assert_same_sights (&before, &after);
}

/* --- What is told ---------------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffState state; /* as it must be after what has been told */
  FakeJournal *journal;
  guint n_told;
  guint n_notified;
} Listener;

static void
assert_told (Listener *self, BluffMatch *match, guint number, const BluffEvent *event, BluffSeat seat)
{
  BluffTold told, expected;

  memset (&told, 0, sizeof told);
  memset (&expected, 0, sizeof expected);
  g_assert_true (bluff_match_tell (match, number, seat, &told));
  bluff_rules_tell (&self->state, event, seat, &expected);
  g_assert_cmpmem (&told, sizeof told, &expected, sizeof expected);
}

static void
assert_seen (Listener *self, BluffMatch *match, guint number, BluffSeat seat)
{
  BluffView view, seen;

  bluff_rules_sight (&self->state, seat, &seen);
  bluff_match_view (match, seat, &view);
  g_assert_cmpmem (&view, sizeof view, &seen, sizeof seen);
  g_assert_true (bluff_match_view_after (match, number, seat, &view));
  g_assert_cmpmem (&view, sizeof view, &seen, sizeof seen);
}

static void
told_cb (BluffMatch *match, guint number, gpointer data)
{
  Listener *self = data;
  const BluffEvent *event = &g_array_index (self->journal->kept, BluffJournalEntry, number - 1).event;
  BluffTold told;

  g_assert_cmpuint (number, ==, ++self->n_told);
  g_assert_cmpuint (number, <=, self->journal->kept->len);
  g_assert_cmpuint (number, ==, bluff_match_get_n_told (match));
  for (BluffSeat seat = 0; seat < self->state.head.table.players; seat++)
    assert_told (self, match, number, event, seat);
  assert_told (self, match, number, event, BLUFF_ONLOOKER);

  bluff_rules_apply (&self->state, event);
  for (BluffSeat seat = 0; seat < self->state.head.table.players; seat++)
    assert_seen (self, match, number, seat);
  assert_seen (self, match, number, BLUFF_ONLOOKER);

  g_assert_cmpint (bluff_match_tell (match, 1, BLUFF_NO_SEAT, &told), ==, event->kind == BLUFF_EVENT_OVER);
}

/* Properties are notified between moves: no consequence is due. */
static void
notify_cb (BluffMatch *match, GParamSpec *pspec, gpointer data)
{
  Listener *self = data;
  guint value;

  self->n_notified++;
  g_assert_cmpint (bluff_match_get_phase (match), !=, BLUFF_PHASE_SETTLING);
  g_object_get (match, pspec->name, &value, NULL);
  if (g_str_equal (pspec->name, "awaited"))
    g_assert_cmpuint (value, ==, self->state.head.awaited);
  else if (g_str_equal (pspec->name, "phase"))
    g_assert_cmpuint (value, ==, self->state.head.phase);
  else if (g_str_equal (pspec->name, "turn"))
    g_assert_cmpuint (value, ==, self->state.head.turn);
}

static void
test_everything_is_told (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (FakeJournal) journal = fake_journal_new (table, FAKE_PROMPT);
  g_autoptr (BluffMatch) match = make_match (table, "h", 5, journal);
  Listener listener = { .journal = journal };
  BluffTold told;
  BluffRandom random;
  gboolean over;

  bluff_rules_open (&listener.state, table);
  g_signal_connect (match, "told", G_CALLBACK (told_cb), &listener);
  g_signal_connect (match, "notify::awaited", G_CALLBACK (notify_cb), &listener);
  g_signal_connect (match, "notify::phase", G_CALLBACK (notify_cb), &listener);
  g_signal_connect (match, "notify::turn", G_CALLBACK (notify_cb), &listener);
  bluff_random_seed (&random, 5);
  bluff_match_resume (match);
  play_on (match, &random, BLUFF_PHASE_OVER);

  g_assert_cmpuint (listener.n_told, ==, journal->kept->len);
  g_assert_cmpuint (listener.n_notified, >, 0);
  assert_ranking_is_complete (&listener.state.head);
  g_object_get (match, "over", &over, NULL);
  g_assert_true (over);

  /* The open view: the deal, as it was, for everybody. */
  g_assert_true (bluff_match_tell (match, 1, BLUFF_NO_SEAT, &told));
  g_assert_cmpint (told.event.kind, ==, BLUFF_EVENT_SETUP);
  if (table->game == BLUFF_GAME_PIRATE)
    g_assert_cmpmem (told.event.deck.cards, BLUFF_PIRATE_CARDS,
                     g_array_index (journal->kept, BluffJournalEntry, 0).event.deck.cards, BLUFF_PIRATE_CARDS);
  g_assert_false (bluff_match_tell (match, listener.n_told + 1, BLUFF_NO_SEAT, &told));
}

/* People share a screen, and computers move: an onlooker is told everything in time, sees no hand, and cannot act. */
static void
test_onlooker (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (BluffMatch) match = make_match (table, "hr", 6, NULL);
  BluffRandom random;
  guint number = 0;

  bluff_random_seed (&random, 6);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    {
      Sights before, after;
      BluffLegal legal;
      BluffTold told;

      while (number < bluff_match_get_n_told (match))
        {
          g_assert_true (bluff_match_tell (match, ++number, BLUFF_ONLOOKER, &told));
          g_assert_cmphex (told.seat, ==, BLUFF_ONLOOKER);
        }
      see_all (match, &before);
      bluff_match_legal (match, BLUFF_ONLOOKER, &legal);
      g_assert_cmphex (legal.seat, ==, BLUFF_ONLOOKER);
      g_assert_cmpuint (legal.kinds, ==, 0);
      for (guint8 kind = 0; kind < BLUFF_N_ACTIONS; kind++)
        g_assert_cmpint (say (match, kind, BLUFF_ONLOOKER, TRUE), ==, BLUFF_REFUSAL_NO_SUCH_SEAT);
      see_all (match, &after);
      assert_same_sights (&before, &after);

      if (bluff_match_get_looker (match) == BLUFF_NO_SEAT)
        turn_loop ();
      else
        act_anyhow (match, bluff_match_get_looker (match), &random);
    }
}

/* Acts as soon as it hears of anything. In the middle of a move nothing is offered, but a listener that knows the rules
 * may know what comes: the next player's draw or roll. */
static void
act_at_once_cb (BluffMatch *match, guint number, gpointer data)
{
  static guint last;
  BluffRandom *random = data;
  BluffAction action;

  g_assert_true (number == 1 || number == last + 1);
  last = number;
  for (BluffSeat seat = 0; seat < bluff_match_get_table (match)->players; seat++)
    if (bluff_match_get_phase (match) == BLUFF_PHASE_SETTLING &&
        (say (match, BLUFF_ACTION_DRAW, seat, FALSE) == BLUFF_REFUSAL_NONE ||
         say (match, BLUFF_ACTION_ROLL, seat, FALSE) == BLUFF_REFUSAL_NONE))
      {
        g_assert_cmpuint (number, ==, bluff_match_get_n_told (match));
        return;
      }
  for (BluffSeat seat = 0; seat < bluff_match_get_table (match)->players; seat++)
    if (pick_action (match, seat, random, &action))
      {
        g_assert_cmpint (bluff_match_act (match, &action), ==, BLUFF_REFUSAL_NONE);
        return;
      }
}

static void
test_acting_while_being_told (gconstpointer data)
{
  const BluffTable *table = data;
  g_autoptr (BluffMatch) match = make_match (table, "h", 8, NULL);
  BluffRandom random;

  bluff_random_seed (&random, 8);
  g_signal_connect (match, "told", G_CALLBACK (act_at_once_cb), &random);

  /* Without a journal the whole game is played before this returns. */
  bluff_match_resume (match);
  g_assert_true (bluff_match_is_over (match));
}

static void
test_tells_of_long_ago (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  g_autoptr (BluffMatch) match = NULL;
  BluffRandom random;
  BluffTable table;
  BluffState state;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 3);
  journal = fake_journal_new (&table, FAKE_PROMPT);
  match = make_match (&table, "h", 9, journal);
  bluff_random_seed (&random, 9);
  bluff_match_resume (match);
  play_on (match, &random, BLUFF_PHASE_OVER);

  bluff_rules_open (&state, &table);
  for (guint number = 1; number <= journal->kept->len; number++)
    {
      const BluffEvent *event = &g_array_index (journal->kept, BluffJournalEntry, number - 1).event;
      BluffTold told, expected;
      BluffView view, seen;

      memset (&told, 0, sizeof told);
      memset (&expected, 0, sizeof expected);
      bluff_rules_tell (&state, event, 1, &expected);
      g_assert_true (bluff_match_tell (match, number, 1, &told));
      g_assert_cmpmem (&told, sizeof told, &expected, sizeof expected);
      bluff_rules_apply (&state, event);
      bluff_rules_sight (&state, 2, &seen);
      g_assert_true (bluff_match_view_after (match, number, 2, &view));
      g_assert_cmpmem (&view, sizeof view, &seen, sizeof seen);
    }
}

/* --- Moments --------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *name;
  BluffGame game;
  BluffShout shout;
  BluffPhase phase;
} moments[] = {
  { "bluffer/quick", BLUFF_GAME_BLUFFER, BLUFF_SHOUT_QUICK, BLUFF_PHASE_BLUFFER_CALL },
  { "bluffer/relaxed", BLUFF_GAME_BLUFFER, BLUFF_SHOUT_RELAXED, BLUFF_PHASE_BLUFFER_CALL },
  { "bluffaneer/quick", BLUFF_GAME_BLUFFANEER, BLUFF_SHOUT_QUICK, BLUFF_PHASE_BLUFFANEER_CLAIM },
  { "bluffaneer/relaxed", BLUFF_GAME_BLUFFANEER, BLUFF_SHOUT_RELAXED, BLUFF_PHASE_BLUFFANEER_CLAIM },
};

/* C4: three concerned; one lets it pass, one shouts, and the third is or is not waited for. */
static void
test_moment (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  BluffPhase phase = moments[row].phase;
  g_autoptr (BluffMatch) match = make_match_in (moments[row].game, 4, moments[row].shout, "h", phase, NULL);
  gboolean quick = moments[row].shout == BLUFF_SHOUT_QUICK;
  BluffSeat seats[3];
  guint told;

  seats[0] = bluff_match_get_looker (match);
  g_assert_cmpint (seats[0], ==, bluff_seat_next (bluff_match_get_turn (match), 4));
  seats[1] = bluff_seat_next (seats[0], 4);
  seats[2] = bluff_seat_next (seats[1], 4);

  g_assert_cmpint (bluff_match_close_moment (match), ==, BLUFF_REFUSAL_NO_SHOUT_YET);
  g_assert_cmpint (say (match, BLUFF_ACTION_DECIDE, seats[1], FALSE), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (say (match, BLUFF_ACTION_DECIDE, seats[1], TRUE), ==, BLUFF_REFUSAL_DECIDED_ALREADY);
  g_assert_cmpint (bluff_match_close_moment (match), ==, BLUFF_REFUSAL_NO_SHOUT_YET);
  g_assert_cmpint (say (match, BLUFF_ACTION_DECIDE, seats[2], TRUE), ==, BLUFF_REFUSAL_NONE);
  g_assert_cmpint (bluff_match_get_awaited (match), ==, bluff_seats_of (seats[0]));
  g_assert_cmpint (bluff_match_get_looker (match), ==, seats[0]);

  told = bluff_match_get_n_told (match);
  g_assert_cmpint (bluff_match_close_moment (match), ==, quick ? BLUFF_REFUSAL_NONE : BLUFF_REFUSAL_NOT_NOW);
  if (!quick)
    {
      g_assert_cmpuint (bluff_match_get_n_told (match), ==, told);
      g_assert_cmpint (bluff_match_get_phase (match), ==, phase);
      g_assert_cmpint (say (match, BLUFF_ACTION_DECIDE, seats[0], FALSE), ==, BLUFF_REFUSAL_NONE);
    }
  g_assert_cmpint (bluff_match_get_phase (match), !=, phase);
  g_assert_cmpuint (bluff_match_get_n_told (match), >, told);
}

/* --- Who looks ------------------------------------------------------------------------------------------------------
 */

static void
looker_cb (BluffMatch *match, GParamSpec *pspec G_GNUC_UNUSED, gpointer data)
{
  GString *lookers = data;
  guint looker;

  g_object_get (match, "looker", &looker, NULL);
  if (looker == BLUFF_NO_SEAT)
    g_string_append_c (lookers, '-');
  else
    g_string_append_printf (lookers, "%u", looker);
}

/* The people of a vote look one after the other, clockwise from the layer, also while a vote is being saved. */
static void
test_lookers (void)
{
  g_autoptr (GString) lookers = g_string_new (NULL);
  g_autoptr (FakeJournal) journal = NULL;
  g_autoptr (BluffMatch) match =
      make_match_in (BLUFF_GAME_PIRATE, 5, BLUFF_SHOUT_RELAXED, "h", BLUFF_PHASE_PIRATE_VOTE, &journal);
  BluffSeat layer = bluff_match_get_turn (match);
  BluffSeat seat = layer;

  g_assert_cmpuint (bluff_match_get_people (match), ==, bluff_seats_all (5));
  g_signal_connect (match, "notify::looker", G_CALLBACK (looker_cb), lookers);
  for (guint i = 0; i < 4; i++)
    {
      seat = bluff_seat_next (seat, 5);
      g_assert_cmpint (bluff_match_get_looker (match), ==, seat);
      g_assert_cmpint (say (match, BLUFF_ACTION_VOTE, seat, TRUE), ==, BLUFF_REFUSAL_NONE);
    }
  g_assert_cmpint (bluff_match_get_looker (match), ==, BLUFF_NO_SEAT);
  for (guint i = 0; i < 4; i++)
    fake_journal_confirm (journal);
  g_assert_cmpint (bluff_match_get_looker (match), ==, layer);

  g_assert_cmpuint (lookers->len, ==, 5);
  g_assert_cmpint (lookers->str[3], ==, '-');
}

/* Computer players do not look. */
static void
test_lookers_are_people (void)
{
  g_autoptr (BluffMatch) match = NULL;
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 4);
  match = make_match (&table, "dhdh", 1, NULL);
  g_assert_cmpuint (bluff_match_get_people (match), ==, bluff_seats_of (1) | bluff_seats_of (3));
  bluff_match_resume (match);
  g_assert_cmpint (bluff_match_get_turn (match), ==, 0);
  g_assert_cmpint (bluff_match_get_looker (match), ==, BLUFF_NO_SEAT);
}

/* --- Time -----------------------------------------------------------------------------------------------------------
 */

static void
test_time (void)
{
  g_autoptr (FakeJournal) journal = NULL;
  g_autoptr (BluffMatch) match = NULL;
  BluffTable table;
  guint number;

  fake_time = 1000 * G_TIME_SPAN_SECOND;
  bluff_table_init (&table, BLUFF_GAME_BLUFFANEER, 3);
  journal = fake_journal_new (&table, FAKE_SLOW);
  match = make_match (&table, "h", 1, journal);
  bluff_match_set_clock (match, read_fake_clock, NULL);
  bluff_match_resume (match);
  fake_time += 5 * G_TIME_SPAN_SECOND;
  fake_journal_confirm (journal);
  g_assert_cmpint (ms_of (journal, 1), ==, 0);

  /* Time away is not counted, before an action or between the halves of the time before it. */
  fake_time += 1500 * G_TIME_SPAN_MILLISECOND;
  bluff_match_pause (match);
  fake_time += G_TIME_SPAN_HOUR;
  bluff_match_resume (match);
  fake_time += 250 * G_TIME_SPAN_MILLISECOND;
  g_assert_cmpint (say (match, BLUFF_ACTION_ROLL, 0, FALSE), ==, BLUFF_REFUSAL_NONE);

  /* The disk is not counted either: what counts is when somebody acted. */
  fake_time += 40 * G_TIME_SPAN_SECOND;
  fake_journal_fail (journal);
  bluff_match_retry (match);
  fake_journal_confirm (journal);
  g_assert_cmpint (ms_of (journal, 2), ==, 6750);
  number = journal->kept->len;
  for (guint i = 3; i <= number; i++)
    g_assert_cmpint (ms_of (journal, i), ==, 0);

  fake_time += G_TIME_SPAN_SECOND;
  bluff_match_pause (match);
  {
    BluffRandom random;

    bluff_random_seed (&random, 1);
    fake_time += G_TIME_SPAN_DAY;
    act_anyhow (match, bluff_match_get_looker (match), &random);
    fake_journal_confirm (journal);
  }
  g_assert_cmpint (ms_of (journal, number + 1), ==, 41000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/unknown-level", test_unknown_level);
  g_test_add_func ("/match/levels", test_levels);
  g_test_add_func ("/match/not-begun", test_not_begun);
  g_test_add_func ("/match/nobody-acts-for-a-computer", test_nobody_acts_for_a_computer);
  add_for_every_table ("/match/C6-refusals-change-nothing", test_refusals);
  add_for_every_table ("/match/everything-is-told", test_everything_is_told);
  add_for_every_table ("/match/onlooker", test_onlooker);
  add_for_every_table ("/match/acting-while-being-told", test_acting_while_being_told);
  g_test_add_func ("/match/tells-of-long-ago", test_tells_of_long_ago);
  for (guint row = 0; row < G_N_ELEMENTS (moments); row++)
    {
      g_autofree char *path = g_strdup_printf ("/match/C4-moment-ends/%s", moments[row].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (row), test_moment);
    }
  g_test_add_func ("/match/lookers", test_lookers);
  g_test_add_func ("/match/lookers-are-people", test_lookers_are_people);
  g_test_add_func ("/match/time", test_time);

  return g_test_run ();
}
