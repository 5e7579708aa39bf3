/* match-kit.c: matches with all sorts of players, for the tests of the match.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "match-kit.h"

#include <string.h>

static const char *const names[BLUFF_MAX_SEATS] = { "Anna", "Bea", "Carl", "Dora", "Emil", "Fred" };

void
fill_seats (BluffMatchSeat *seats, guint players, const char *letters)
{
  for (guint seat = 0; seat < players; seat++)
    {
      seats[seat] = (BluffMatchSeat){
        .name = names[seat],
        .computer = *letters != 'h',
        .level = *letters == 'h'   ? NULL
                 : *letters == 'r' ? "random"
                                   : "deckhand",
      };
      if (letters[1] != '\0')
        letters++;
    }
}

BluffMatch *
make_resumed (const BluffTable *table, const char *letters, guint64 seed, const BluffEvent *events, guint n_events)
{
  BluffMatchSeat seats[BLUFF_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  BluffMatch *match;

  fill_seats (seats, table->players, letters);
  match = bluff_match_new_resumed (table, seats, events, n_events, &error);
  g_assert_no_error (error);
  g_assert_nonnull (match);
  bluff_match_set_seed (match, seed);
  return match;
}

BluffMatch *
make_match (const BluffTable *table, const char *letters, guint64 seed, FakeJournal *journal)
{
  BluffMatch *match = make_resumed (table, letters, seed, NULL, 0);

  if (journal != NULL)
    bluff_match_set_journal (match, BLUFF_JOURNAL (journal));
  return match;
}

void
turn_loop (void)
{
  g_main_context_iteration (NULL, TRUE);
}

void
drain_loop (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

gboolean
pick_action (BluffMatch *match, BluffSeat seat, BluffRandom *random, BluffAction *action)
{
  BluffLegal legal;

  bluff_match_legal (match, seat, &legal);
  if (legal.kinds == 0)
    return FALSE;

  bluff_legal_random (&legal, random, action);
  return TRUE;
}

void
act_anyhow (BluffMatch *match, BluffSeat seat, BluffRandom *random)
{
  BluffAction action;

  g_assert_true (pick_action (match, seat, random, &action));
  g_assert_cmpint (bluff_match_act (match, &action), ==, BLUFF_REFUSAL_NONE);
}

BluffRefusal
say (BluffMatch *match, BluffActionKind kind, BluffSeat seat, gboolean yes)
{
  BluffAction action = { .kind = (guint8) kind, .seat = seat, .yes = (guint8) yes };

  return bluff_match_act (match, &action);
}

/* The people who can act now. */
static BluffSeats
find_free (BluffMatch *match)
{
  BluffSeats people = bluff_match_get_people (match);

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      BluffLegal legal;

      if (!bluff_seats_has (people, seat))
        continue;
      bluff_match_legal (match, seat, &legal);
      if (legal.kinds == 0)
        people = bluff_seats_without (people, seat);
    }

  return people;
}

void
play_on (BluffMatch *match, BluffRandom *random, BluffPhase phase)
{
  while (!bluff_match_is_over (match) && bluff_match_get_phase (match) != phase)
    {
      BluffSeats free = find_free (match);

      if (free != 0)
        act_anyhow (match, (BluffSeat) bluff_bits_nth (free, bluff_random_below (random, bluff_seats_count (free))),
                    random);
      else
        turn_loop ();
    }
}

BluffMatch *
make_match_in (BluffGame game,
               guint players,
               BluffShout shout,
               const char *letters,
               BluffPhase phase,
               FakeJournal **journal)
{
  BluffTable table;
  BluffRandom random;
  BluffMatch *match;

  bluff_table_init (&table, game, players);
  if (game != BLUFF_GAME_PIRATE)
    table.shout = (guint8) shout;
  bluff_random_seed (&random, 1);
  if (journal != NULL)
    *journal = fake_journal_new (&table, FAKE_PROMPT);
  match = make_match (&table, letters, 1, journal != NULL ? *journal : NULL);
  bluff_match_resume (match);
  play_on (match, &random, phase);
  g_assert_cmpint (bluff_match_get_phase (match), ==, phase);
  drain_loop ();
  if (journal != NULL)
    (*journal)->pace = FAKE_SLOW;
  return match;
}

FakeJournal *
play_alone (const BluffTable *table, guint64 seed, guint pace)
{
  FakeJournal *journal = fake_journal_new (table, FAKE_PROMPT);
  g_autoptr (BluffMatch) match = make_match (table, "dr", seed, journal);

  bluff_match_set_pace (match, 0, pace);
  bluff_match_resume (match);
  while (!bluff_match_is_over (match))
    turn_loop ();
  return journal;
}

void
see_all (BluffMatch *match, Sights *sights)
{
  memset (sights, 0, sizeof *sights);
  sights->n_told = bluff_match_get_n_told (match);
  for (BluffSeat seat = 0; seat < bluff_match_get_table (match)->players; seat++)
    bluff_match_view (match, seat, &sights->views[seat]);
  bluff_match_view (match, BLUFF_ONLOOKER, &sights->onlooker);
}

void
assert_same_sights (const Sights *a, const Sights *b)
{
  g_assert_cmpuint (a->n_told, ==, b->n_told);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_assert_cmpmem (&a->views[seat], sizeof a->views[seat], &b->views[seat], sizeof b->views[seat]);
  g_assert_cmpmem (&a->onlooker, sizeof a->onlooker, &b->onlooker, sizeof b->onlooker);
}

void
drop_match (BluffMatch *match)
{
  g_assert_finalize_object (match);
}
