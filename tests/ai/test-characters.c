/* test-characters.c: characters bluff and doubt more or less than others, and are players of their level all the same.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-odds.h"
#include "bluff-mind.h"
#include "bluff-rules.h"

enum
{
  GAMES = 300, /* of each kind and character */
  PLAYERS = 4
};

/* What the seats of one character did. */
typedef struct
{
  guint chances; /* to claim, or to vote or call */
  guint bluffs;
  guint asked;
  guint doubts;
} Habits;

static const BluffCharacter seated[] = { BLUFF_CHARACTER_HONEST, BLUFF_CHARACTER_CAUTIOUS, BLUFF_CHARACTER_BALANCED,
                                         BLUFF_CHARACTER_RECKLESS };

static gboolean
has_honest_set (const BluffPirateView *view)
{
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    if (bluff_cards_count (bluff_cards_and (view->hand, bluff_pirate_suit_cards ((BluffSuit) suit))) >=
        BLUFF_PIRATE_SET_MIN)
      return TRUE;

  return FALSE;
}

static void
note_pirate (Habits *habits, const BluffPirateView *view, const BluffAction *action)
{
  if (view->head.phase == BLUFF_PHASE_PIRATE_PLAY)
    {
      gboolean bluff = action->kind == BLUFF_ACTION_LAY && bluff_pirate_is_bluff (action->up, action->down);

      habits->chances++;
      habits->bluffs += bluff;
      g_assert_false (bluff && has_honest_set (view));
    }
  else if (view->head.phase == BLUFF_PHASE_PIRATE_VOTE)
    {
      habits->asked++;
      habits->doubts += action->yes;
    }
}

static void
note_bluffer (Habits *habits, const BluffBlufferView *view, const BluffAction *action)
{
  if (view->head.phase == BLUFF_PHASE_BLUFFER_CALL)
    {
      habits->asked++;
      habits->doubts += action->yes;
    }
  else if (action->kind == BLUFF_ACTION_CLAIM || action->kind == BLUFF_ACTION_DRAW)
    {
      habits->chances++;
      habits->bluffs += action->kind == BLUFF_ACTION_CLAIM && view->down[action->card] != view->need;
    }
}

static void
note_bluffaneer (Habits *habits, const BluffBluffaneerView *view, const BluffAction *action)
{
  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM)
    {
      habits->chances++;
      habits->bluffs += action->yes && view->card != bluff_bluffaneer_odds_rolled (view);
    }
  else if (view->head.phase == BLUFF_PHASE_BLUFFANEER_ANSWER)
    {
      habits->asked++;
      habits->doubts += action->yes;
    }
}

static void
note (Habits *habits, const BluffView *view, const BluffAction *action)
{
  switch (view->head.table.game)
    {
    case BLUFF_GAME_PIRATE:
      note_pirate (habits, &view->pirate, action);
      break;
    case BLUFF_GAME_BLUFFER:
      note_bluffer (habits, &view->bluffer, action);
      break;
    default:
      note_bluffaneer (habits, &view->bluffaneer, action);
      break;
    }
}

/* One of each character, on another seat in every game: so all of them have the same opponents. */
static void
play (BluffGame game, guint n, Habits *habits)
{
  BluffMind minds[PLAYERS];
  BluffEvents events = { 0 };
  BluffRandom random;
  BluffTable table;
  BluffState state;

  bluff_table_init (&table, game, PLAYERS);
  bluff_random_seed (&random, n);
  for (guint seat = 0; seat < PLAYERS; seat++)
    {
      bluff_mind_init (&minds[seat], BLUFF_LEVEL_DECKHAND, (BluffSeat) seat, n, seat);
      minds[seat].character = (guint8) seated[(seat + n) % PLAYERS];
    }
  bluff_rules_begin (&state, &table, &random, &events);
  while (state.head.phase != BLUFF_PHASE_OVER)
    {
      BluffMind *mind = &minds[bluff_seats_first (state.head.awaited)];
      BluffAction action;
      BluffLegal legal;
      BluffView view;

      bluff_rules_sight (&state, mind->seat, &view);
      bluff_rules_legal (&state, mind->seat, &legal);
      bluff_mind_choose (mind, &view, &legal, &action);
      note (&habits[mind->character], &view, &action);
      events.n = 0;
      g_assert_cmpint (bluff_rules_act (&state, &action, &random, &events), ==, BLUFF_REFUSAL_NONE);
    }
}

/* Of a thousand. */
static guint
rate_of (guint n, guint of)
{
  g_assert_cmpuint (of, >, 500);
  return n * 1000 / of;
}

static void
test_rates (gconstpointer data)
{
  Habits habits[BLUFF_N_CHARACTERS] = { { 0 } };
  guint bluffs[BLUFF_N_CHARACTERS];
  guint doubts[BLUFF_N_CHARACTERS];

  for (guint n = 0; n < GAMES; n++)
    play ((BluffGame) GPOINTER_TO_UINT (data), n, habits);
  for (guint i = 0; i < BLUFF_N_CHARACTERS; i++)
    {
      bluffs[i] = rate_of (habits[i].bluffs, habits[i].chances);
      doubts[i] = rate_of (habits[i].doubts, habits[i].asked);
      g_test_message ("%s: bluffs %u, doubts %u of 1000", bluff_character_name ((BluffCharacter) i), bluffs[i],
                      doubts[i]);
    }
  g_assert_cmpuint (bluffs[BLUFF_CHARACTER_HONEST], <, bluffs[BLUFF_CHARACTER_CAUTIOUS]);
  g_assert_cmpuint (bluffs[BLUFF_CHARACTER_CAUTIOUS], <, bluffs[BLUFF_CHARACTER_BALANCED]);
  g_assert_cmpuint (bluffs[BLUFF_CHARACTER_BALANCED], <, bluffs[BLUFF_CHARACTER_RECKLESS]);
  g_assert_cmpuint (doubts[BLUFF_CHARACTER_CAUTIOUS], <, doubts[BLUFF_CHARACTER_BALANCED]);
  g_assert_cmpuint (doubts[BLUFF_CHARACTER_BALANCED], <, doubts[BLUFF_CHARACTER_RECKLESS]);
}

static void
test_names (void)
{
  for (guint i = 0; i < BLUFF_N_CHARACTERS; i++)
    g_assert_cmpint (bluff_character_from_name (bluff_character_name ((BluffCharacter) i)), ==, i);
  g_assert_cmpint (bluff_character_from_name (NULL), ==, BLUFF_CHARACTER_BALANCED);
  g_assert_cmpint (bluff_character_from_name ("shy"), ==, BLUFF_CHARACTER_BALANCED);
}

/* Whatever a character adds stays a chance. */
static void
test_bounds (void)
{
  for (guint i = 0; i < BLUFF_N_CHARACTERS; i++)
    for (guint chance = 0; chance <= BLUFF_SURE; chance++)
      {
        g_assert_cmpuint (bluff_character_dare ((BluffCharacter) i, chance), <=, BLUFF_SURE);
        g_assert_cmpuint (bluff_character_doubt ((BluffCharacter) i, chance), <=, BLUFF_SURE);
      }
  g_assert_cmpuint (bluff_character_dare (BLUFF_CHARACTER_BALANCED, 333), ==, 333);
  g_assert_cmpuint (bluff_character_doubt (BLUFF_CHARACTER_BALANCED, 333), ==, 333);
  g_assert_cmpuint (bluff_character_doubt (BLUFF_CHARACTER_CAUTIOUS, 0), ==, 0);
  g_assert_cmpuint (bluff_character_doubt (BLUFF_CHARACTER_RECKLESS, BLUFF_SURE), ==, BLUFF_SURE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/characters/names", test_names);
  g_test_add_func ("/characters/bounds", test_bounds);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *path = g_strdup_printf ("/characters/rates/%s", bluff_game_name ((BluffGame) game));

      g_test_add_data_func (path, GUINT_TO_POINTER (game), test_rates);
    }
  return g_test_run ();
}
