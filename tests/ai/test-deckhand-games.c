/* test-deckhand-games.c: deckhands play whole games: they end, and no claim, call or vote goes against what can be
 * known.
 *
 * What can be known is found here in other ways than the deckhand has: by matching card for card, by trying all deals,
 * and by asking the sampler.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-odds.h"
#include "bluff-bluffer-odds.h"
#include "bluff-imagine.h"
#include "bluff-pirate-odds.h"
#include "playing.h"

#include <string.h>

enum
{
  MOST_EVENTS = 5000,
  SAMPLES = 20,           /* deals that must agree with a proof */
  ONLOOKER_SAMPLES = 300, /* deals among which there must be one that makes a claim true */
  NO_CARD = 0xff
};

/* How many games are played: enough for what is asserted, and more with -m slow. */
static guint
count_games (guint every_day, guint slow)
{
  return g_test_slow () ? slow : every_day;
}

/* What has been looked at, so that no check is empty. */
static struct
{
  guint claims;
  guint bluffs;
  guint judged;
  guint proven;
} seen;

static void
note_claim (gboolean bluff)
{
  seen.claims++;
  seen.bluffs += bluff;
}

/* What a deckhand makes of a claim must follow the proof, and the proof must be right: for the true deal, and for all
 * that the view leaves possible. */
static void
check_judgement (BluffVerdict verdict, gboolean truth, gboolean doubts)
{
  seen.judged++;
  seen.proven += verdict != BLUFF_VERDICT_OPEN;

  if (verdict != BLUFF_VERDICT_OPEN)
    {
      g_assert_cmpint (verdict == BLUFF_VERDICT_TRUE, ==, truth);
      g_assert_cmpint (verdict == BLUFF_VERDICT_FALSE, ==, doubts);
    }
}

/* Whether a claim is true, in a state in which it is open. */
static gboolean
is_true (const BluffState *state)
{
  const BluffPirateState *pirate = &state->pirate;
  const BluffBlufferState *bluffer = &state->bluffer;
  const BluffBluffaneerState *bluffaneer = &state->bluffaneer;

  switch (state->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      return !bluff_pirate_is_bluff (pirate->up, pirate->down);
    case BLUFF_GAME_BLUFFER:
      return bluffer->down[bluffer->asked] == bluffer->asked_shape;
    default:
      return bluffaneer->card[bluffaneer->claimer] == bluff_pair_of (bluffaneer->icons[0], bluffaneer->icons[1]);
    }
}

/* How many of SAMPLES deals that VIEW leaves possible make the open claim true. */
static guint
count_true (const BluffView *view, guint samples)
{
  static BluffImagination imagination;
  BluffRandom random;
  guint n = 0;

  bluff_random_seed (&random, 1);
  bluff_imagination_init (&imagination, view);
  for (guint i = 0; i < samples; i++)
    {
      BluffState state;

      bluff_imagination_draw (&imagination, &random, &state);
      n += (guint) is_true (&state);
    }

  return n;
}

static void
check_proof (const BluffView *view, BluffVerdict verdict)
{
  if (verdict == BLUFF_VERDICT_FALSE)
    g_assert_cmpuint (count_true (view, SAMPLES), ==, 0);
  if (verdict == BLUFF_VERDICT_TRUE)
    g_assert_cmpuint (count_true (view, SAMPLES), ==, SAMPLES);
}

/* Pirate: finds a card for a position, moving others on if need be (the textbook's augmenting paths). WANTED are the
 * cards that a position may have, HOLDER the position that a card has been given to. */
static gboolean
find_card (const BluffCards *wanted, guint8 *holder, guint position, BluffCards *tried)
{
  BluffCards cards = bluff_cards_minus (wanted[position], *tried);

  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_first (cards);

      bluff_cards_add (tried, card);
      if (holder[card] == NO_CARD || find_card (wanted, holder, holder[card], tried))
        {
          holder[card] = (guint8) position;
          return TRUE;
        }
      cards = bluff_cards_minus (wanted[position], *tried);
    }

  return FALSE;
}

/* Whether somebody who saw what everybody saw can believe the set on the table: all hidden cards can be dealt so that
 * the face-down ones are of its suit. */
static gboolean
onlooker_can_believe (const BluffPirateView *view)
{
  BluffCards suit = bluff_pirate_suit_cards (bluff_pirate_card_suit (bluff_cards_first (view->up)));
  BluffCards wanted[BLUFF_PIRATE_CARDS];
  guint8 holder[BLUFF_PIRATE_CARDS];
  guint n = 0;

  for (guint i = 0; i < view->down_size; i++)
    wanted[n++] = bluff_cards_and (view->onlooker[view->head.turn], suit);
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    {
      guint size = place == BLUFF_PIRATE_PILE ? view->pile_size : view->hand_size[place];

      for (guint i = 0; i < size; i++)
        wanted[n++] = view->onlooker[place];
    }

  memset (holder, NO_CARD, sizeof holder);
  for (guint position = 0; position < n; position++)
    {
      BluffCards tried = BLUFF_CARDS_NONE;

      if (!find_card (wanted, holder, position, &tried))
        return FALSE;
    }

  return TRUE;
}

static void
watch_pirate (const BluffState *before, const BluffState *after, const BluffView *view, const BluffAction *action)
{
  if (action->kind == BLUFF_ACTION_LAY)
    {
      BluffView laid;

      bluff_rules_sight (after, action->seat, &laid);
      note_claim (!is_true (after));
      g_assert_true (onlooker_can_believe (&laid.pirate));
    }
  else if (action->kind == BLUFF_ACTION_VOTE)
    {
      BluffVerdict verdict = bluff_pirate_odds_verdict (&view->pirate);

      check_judgement (verdict, is_true (before), action->yes);
      check_proof (view, verdict);
    }
}

/* Bluffer: the view of somebody who has seen only what all who are in play have seen. */
static void
see_as_onlooker (const BluffState *state, BluffSeat seat, BluffView *view)
{
  BluffBlufferView *self = &view->bluffer;
  BluffSlots known = ~(BluffSlots) 0;

  bluff_rules_sight (state, seat, view);
  for (BluffSeats seats = self->in_play; seats != 0; seats &= seats - 1)
    known &= self->knows[bluff_seats_first (seats)];

  self->knows[seat] = known;
  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if (!(known & bluff_slots_of (slot)))
      self->down[slot] = BLUFF_SHAPE_UNKNOWN;
}

static void
watch_bluffer (const BluffState *before, const BluffState *after, const BluffView *view, const BluffAction *action)
{
  if (action->kind == BLUFF_ACTION_CLAIM)
    {
      BluffSeat opponent = bluff_seat_next_in (action->seat, view->bluffer.in_play, view->head.table.players);
      BluffView public;

      note_claim (!is_true (after));
      see_as_onlooker (after, opponent, &public);
      g_assert_cmpuint (count_true (&public, ONLOOKER_SAMPLES), >, 0);

      /* Nor does any opponent know what the claimer knows it knows. */
      for (BluffSeats seats = view->bluffer.in_play; seats != 0; seats &= seats - 1)
        if (view->bluffer.knows[bluff_seats_first (seats)] & view->bluffer.knows[action->seat] &
            bluff_slots_of (action->card))
          g_assert_true (bluff_seats_first (seats) == action->seat || is_true (after));
    }
  else if (action->kind == BLUFF_ACTION_DECIDE)
    {
      BluffVerdict verdict = bluff_bluffer_odds_verdict (&view->bluffer);

      check_judgement (verdict, is_true (before), action->yes);
      check_proof (view, verdict);
    }
  else if (action->kind == BLUFF_ACTION_SHOW)
    {
      g_assert_true (view->bluffer.down[action->card] == BLUFF_SHAPE_UNKNOWN ||
                     view->bluffer.down[action->card] == view->bluffer.need);
    }
}

/* Bluffaneer: deals the cards LEFT of a shuffle to SEATS in all ways that are not excluded; counts those in which SEAT
 * has the pair, and those in which it has not. */
static void
deal_all_ways (const BluffBluffaneerView *view,
               guint8 *left,
               BluffSeats seats,
               BluffSeat seat,
               BluffPair pair,
               gboolean has,
               guint *ways)
{
  BluffSeat next = seats != 0 ? bluff_seats_first (seats) : BLUFF_NO_SEAT;

  if (seats == 0)
    {
      ways[has]++;
      return;
    }

  for (guint card = 0; card < BLUFF_N_PAIRS; card++)
    if (left[card] > 0 && !(view->not_pair[next] & (1u << card)))
      {
        left[card]--;
        deal_all_ways (view, left, bluff_seats_without (seats, next), seat, pair, has || (next == seat && card == pair),
                       ways);
        left[card]++;
      }
}

/* The ways in which SEAT does not have the rolled pair and in which it has, for the view's seat or for an onlooker. */
static void
count_ways (const BluffBluffaneerView *view, BluffSeat seat, gboolean onlooker, guint *ways)
{
  BluffPair pair = bluff_pair_of (view->icons[0], view->icons[1]);
  BluffSeats seats = view->fresh;
  guint8 left[BLUFF_N_PAIRS];

  memcpy (left, view->pool, sizeof left);
  for (guint i = 0; i < BLUFF_BLUFFANEER_OLD; i++)
    if (bluff_seats_has (view->old[i], seat))
      {
        seats = view->old[i];
        memcpy (left, view->old_pool[i], sizeof left);
      }
  if (!onlooker && bluff_seats_has (seats, view->seat))
    {
      left[view->card]--;
      seats = bluff_seats_without (seats, view->seat);
    }

  ways[FALSE] = ways[TRUE] = 0;
  deal_all_ways (view, left, seats, seat, pair, FALSE, ways);
}

static void
watch_bluffaneer (const BluffState *before,
                  const BluffState *after G_GNUC_UNUSED,
                  const BluffView *view,
                  const BluffAction *action)
{
  guint ways[2];

  if (action->kind == BLUFF_ACTION_DECIDE)
    {
      gboolean has = view->bluffaneer.card == bluff_bluffaneer_odds_rolled (&view->bluffaneer);

      g_assert_true (action->yes || !has);
      if (!action->yes)
        return;

      note_claim (!has);
      count_ways (&view->bluffaneer, action->seat, TRUE, ways);
      g_assert_cmpuint (ways[TRUE], >, 0);
    }
  else if (action->kind == BLUFF_ACTION_ANSWER)
    {
      BluffVerdict verdict = bluff_bluffaneer_odds_verdict (&view->bluffaneer);

      check_judgement (verdict, is_true (before), action->yes);
      count_ways (&view->bluffaneer, view->bluffaneer.claimer, FALSE, ways);
      g_assert_cmpint (verdict == BLUFF_VERDICT_FALSE, ==, ways[TRUE] == 0);
      g_assert_cmpint (verdict == BLUFF_VERDICT_TRUE, ==, ways[FALSE] == 0);
    }
}

static void
watch (const BluffState *before,
       const BluffState *after,
       const BluffView *view,
       const BluffAction *action,
       BluffLevel level)
{
  if (level != BLUFF_LEVEL_DECKHAND)
    return;

  switch (before->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      watch_pirate (before, after, view, action);
      break;
    case BLUFF_GAME_BLUFFER:
      watch_bluffer (before, after, view, action);
      break;
    default:
      watch_bluffaneer (before, after, view, action);
      break;
    }
}

/* Deckhands among themselves, and among players who do anything at all, so that the odd positions come up too. */
static void
test_never_absurd (gconstpointer data)
{
  BluffGame game = (BluffGame) GPOINTER_TO_UINT (data);
  guint games = count_games (100, 200);

  for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
    {
      guint longest = 0;
      guint64 all = 0;

      memset (&seen, 0, sizeof seen);
      for (guint seed = 0; seed < games; seed++)
        {
          BluffLevel levels[BLUFF_MAX_SEATS];
          BluffTable table;
          BluffState state;
          guint n_events;

          bluff_table_init (&table, game, players);
          table.first = (BluffSeat) (seed % players);
          for (guint seat = 0; seat < players; seat++)
            levels[seat] = seed % 4 == 3 && seat % 2 == 1 ? BLUFF_LEVEL_RANDOM : BLUFF_LEVEL_DECKHAND;

          n_events = play_game (&state, &table, levels, seed, MOST_EVENTS, watch);
          longest = MAX (longest, n_events);
          all += n_events;
        }

      g_test_message ("%u players: %u events a game, at most %u; %u claims, %u of them bluffs; %u judged, %u proven",
                      players, (guint) (all / games), longest, seen.claims, seen.bluffs, seen.judged, seen.proven);
      g_assert_cmpuint (seen.bluffs, >, games / 4);
      g_assert_cmpuint (seen.bluffs, <, seen.claims);
      g_assert_cmpuint (seen.proven, >, 0);
      g_assert_cmpuint (seen.proven, <, seen.judged);
    }
}

/* --- Votes ---------------------------------------------------------------------------------------------------------
 */

/* What deckhands voted on sets of which their views proved nothing. */
static struct
{
  guint all;
  guint doubts;
  guint right;
  guint bluffs;        /* sets that were bluffs */
  guint doubts_caught; /* doubts of a bluff */
} votes;

static void
watch_votes (const BluffState *before,
             const BluffState *after G_GNUC_UNUSED,
             const BluffView *view,
             const BluffAction *action,
             BluffLevel level G_GNUC_UNUSED)
{
  gboolean bluff;

  if (action->kind != BLUFF_ACTION_VOTE || bluff_pirate_odds_verdict (&view->pirate) != BLUFF_VERDICT_OPEN)
    return;

  bluff = !is_true (before);
  votes.all++;
  votes.doubts += action->yes;
  votes.right += (action->yes != 0) == bluff;
  votes.bluffs += bluff;
  votes.doubts_caught += action->yes && bluff;
}

/* Deckhands among themselves: no vote is always the same, a coin would be right less often, and a set that is doubted
 * is a bluff more often than others. The more people play, the more votes there are in a game: every day, each size of
 * table comes to some 8,000. */
static void
test_votes_with_sense (void)
{
  static const guint every_day[] = { [2] = 500, [3] = 190, [4] = 100, [5] = 70 };

  for (guint players = 2; players <= BLUFF_PIRATE_SEATS; players++)
    {
      guint games = count_games (every_day[players], 500);
      BluffLevel levels[BLUFF_MAX_SEATS];
      BluffTable table;
      BluffState state;

      memset (&votes, 0, sizeof votes);
      for (guint seat = 0; seat < players; seat++)
        levels[seat] = BLUFF_LEVEL_DECKHAND;
      bluff_table_init (&table, BLUFF_GAME_PIRATE, players);
      for (guint seed = 0; seed < games; seed++)
        {
          table.first = (BluffSeat) (seed % players);
          play_game (&state, &table, levels, seed, MOST_EVENTS, watch_votes);
        }

      g_test_message ("%u players: %u votes, %u doubts, %u right; %u on bluffs, %u of them doubts", players, votes.all,
                      votes.doubts, votes.right, votes.bluffs, votes.doubts_caught);
      g_assert_cmpuint (votes.doubts, >, votes.all / 5);
      g_assert_cmpuint (votes.doubts, <, votes.all * 3 / 5);
      g_assert_cmpuint (votes.right, >, votes.all * 52 / 100);
      g_assert_cmpuint (10 * votes.doubts_caught * (votes.all / 100), >, 11 * votes.bluffs * (votes.doubts / 100));
    }
}

/* --- Strength ------------------------------------------------------------------------------------------------------
 */

/* Wins of a deckhand among players who act at random, in hundredths of a fair share, well below what is measured.
 * Bluffaneer is mostly luck, the more so the more people play. */
static const guint least_wins[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = 160,
  [BLUFF_GAME_BLUFFER] = 140,
  [BLUFF_GAME_BLUFFANEER] = 120,
};

/* Games to tell strength from luck, every day: the nearer what is measured is to what is asked for, the more. */
static const guint contests[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = 240,
  [BLUFF_GAME_BLUFFER] = 500,
  [BLUFF_GAME_BLUFFANEER] = 1000,
};

/* The deckhand takes each seat in turn. */
static void
test_beats_random (gconstpointer data)
{
  BluffGame game = (BluffGame) GPOINTER_TO_UINT (data);
  guint games = count_games (contests[game], 1000);

  for (guint players = bluff_game_min_players (game); players <= bluff_game_max_players (game); players++)
    {
      guint wins = 0;

      for (guint seed = 0; seed < games; seed++)
        {
          BluffLevel levels[BLUFF_MAX_SEATS] = { BLUFF_LEVEL_RANDOM };
          BluffTable table;
          BluffState state;

          bluff_table_init (&table, game, players);
          table.first = (BluffSeat) (seed / players % players);
          levels[seed % players] = BLUFF_LEVEL_DECKHAND;
          play_game (&state, &table, levels, seed, MOST_EVENTS, NULL);
          wins += state.head.place[seed % players] == 1;
        }

      g_test_message ("%u players: %u wins in %u games against chance alone", players, wins, games);
      g_assert_cmpuint (100 * wins * players, >, least_wins[game] * games);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      const char *name = bluff_game_name ((BluffGame) game);
      g_autofree char *absurd = g_strdup_printf ("/deckhand/%s/games-without-absurdities", name);
      g_autofree char *beats = g_strdup_printf ("/deckhand/%s/beats-random", name);

      g_test_add_data_func (absurd, GUINT_TO_POINTER (game), test_never_absurd);
      g_test_add_data_func (beats, GUINT_TO_POINTER (game), test_beats_random);
    }

  g_test_add_func ("/deckhand/pirate/votes-with-sense", test_votes_with_sense);

  return g_test_run ();
}
