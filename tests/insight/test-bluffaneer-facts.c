/* test-bluffaneer-facts.c: what counts in Bluffaneer, definition by definition.
 *
 * A layout has the coins of the seats; the cards are those of plain_hands in bluffaneer-table.h, except that seat 1
 * holds chest+swords. Seat 0 rolls first. Moves are "roll chest swords", "1 shout", "1 let", "close", "pay", "call" and
 * "steal 2", and those of tallying.h.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffaneer-table.h"
#include "tallying.h"

#define TRUE_CLAIM "roll chest swords, 1 shout, 2 let, "
#define FALSE_CLAIM "roll chest swords, 2 shout, 1 let, "

static const Row rows[] = {
  { "N10-nobody-claims", "10 10 10", "roll chest swords, 1 let, 2 let", "0: rolls=1" },
  { "N10-shout-is-no-claim-yet", "10 10 10", "roll chest swords, 2 shout", "0: rolls=1" },
  { "N10-open-claim", "10 10 10", FALSE_CLAIM "wait", "0: rolls=1; 2: claims=1 bluffs=1",
    .claim = "bluff of 2 at 4, asked, doubted, open, fooled: moved 0" },

  /* The four outcomes. */
  { "N11-false-claim-paid", "10 10 10", FALSE_CLAIM "pay",
    "0: times_fooled=1 rolls=1 coins_lost_claims=1; 2: claims=1 bluffs=1 bluffs_believed=1 coins_won_claims=1",
    .claim = "bluff of 2 at 4, asked 0, doubted, believed by 0, fooled 0: moved 1, 0-1, 2+1" },
  { "N11-true-claim-paid", "10 10 10", TRUE_CLAIM "pay",
    "0: rolls=1 coins_lost_claims=1; 1: claims=1 coins_won_claims=1",
    .claim = "truth of 1 at 4, asked 0, doubted, believed by 0, fooled: moved 1, 0-1, 1+1" },
  { "N12-false-claim-called", "10 10 10", FALSE_CLAIM "call",
    "0: calls_right=1 rolls=1 coins_won_calls=1; 2: claims=1 bluffs=1 bluffs_caught=1 coins_lost_calls=1",
    .claim = "bluff of 2 at 4, asked 0, doubted 0, called by 0, fooled: moved 1, 0+1, 2-1" },
  { "N12-true-claim-called", "10 10 10", TRUE_CLAIM "call",
    "0: calls_wrong=1 rolls=1 coins_lost_calls=2; 1: claims=1 truths_doubted=1 coins_won_calls=2",
    .claim = "truth of 1 at 4, asked 0, doubted 0, called by 0, fooled: moved 2, 0-2, 1+2" },

  /* A shout that loses the toss is no claim. */
  { "C4-lost-toss-is-no-claim", "10 10 10", "roll chest swords, 1 shouts, 2 shouts, toss 2 1, 2 claims, call",
    "0: calls_right=1 rolls=1 coins_won_calls=1; 2: claims=1 bluffs=1 bluffs_caught=1 coins_lost_calls=1" },
  { "C4-ended-early", "10 10 10", "roll chest swords, 2 shout, close, pay",
    "0: times_fooled=1 rolls=1 coins_lost_claims=1; 2: claims=1 bluffs=1 bluffs_believed=1 coins_won_claims=1" },

  /* Doubles, steals and matches. */
  { "N6-chests", "10 10 10", "roll chest chest",
    "0: rolls=1 doubles_chest=1 coins_won_doubles=2; 1: coins_lost_doubles=1; 2: coins_lost_doubles=1" },
  { "N7-swords", "10 10 10", "roll swords swords, steal 2",
    "0: rolls=1 doubles_swords=1 coins_won_steals=2; 2: coins_lost_steals=2" },
  { "N7-ships", "10 10 10", "roll ship ship, steal 1",
    "0: rolls=1 doubles_ship=1 coins_won_steals=3; 1: coins_lost_steals=3" },
  { "N7-not-more-than-there-is", "10 10 1", "roll ship ship, steal 2",
    "0: rolls=1 doubles_ship=1 coins_won_steals=1; 2: coins_lost_steals=1" },
  { "N8-crossbones", "10 10 10", "roll crossbones crossbones",
    "0: rolls=1 doubles_crossbones=1 coins_lost_doubles=2; 1: coins_won_doubles=1; 2: coins_won_doubles=1" },
  { "N8-as-long-as-there-are-any", "1 10 10", "roll crossbones crossbones",
    "0: rolls=1 doubles_crossbones=1 coins_lost_doubles=1; 1: coins_won_doubles=1" },
  { "N9-match", "10 10 10", "roll ship crossbones",
    "0: matches=1 rolls=1; 1: coins_lost_matches=1; "
    "2: coins_lost_matches=1" },
  { "N13-less-than-asked", "1 10 10", TRUE_CLAIM "call",
    "0: calls_wrong=1 rolls=1 coins_lost_calls=1; 1: claims=1 truths_doubted=1 coins_won_calls=1",
    .claim = "truth of 1 at 4, asked 0, doubted 0, called by 0, fooled: moved 1, 0-1, 1+1" },

  /* After a branch: the claim by its shout, the answer and every payment by their events. */
  { "branch/before-the-shout", "10 10 10", "roll chest swords, 1 let, 2 shout, call",
    "0: calls_right=1 coins_won_calls=1; 2: claims=1 bluffs=1 bluffs_caught=1 coins_lost_calls=1", .at = 2 },
  { "branch/after-the-shout", "10 10 10", FALSE_CLAIM "call",
    "0: calls_right=1 coins_won_calls=1; "
    "2: coins_lost_calls=1",
    .at = 2 },
  { "branch/after-the-claim", "10 10 10", TRUE_CLAIM "call",
    "0: calls_wrong=1 coins_lost_calls=2; 1: coins_won_calls=2", .at = 4 },
  { "branch/after-the-claim-that-is-paid", "10 10 10", FALSE_CLAIM "pay",
    "0: times_fooled=1 coins_lost_claims=1; 2: coins_won_claims=1", .at = 4 },
  { "branch/after-the-answer", "10 10 10", FALSE_CLAIM "pay", "0: coins_lost_claims=1; 2: coins_won_claims=1",
    .at = 5 },
  { "branch/after-the-payment", "10 10 10", FALSE_CLAIM "pay", "", .at = 6 },
  { "branch/amid-the-chests", "10 10 10", "roll chest chest", "0: coins_won_doubles=1; 2: coins_lost_doubles=1",
    .at = 2 },

  /* The roll, a decision each, the answer. */
  { "thinking/own-decisions", "10 10 10", FALSE_CLAIM "call",
    "0: calls_right=1 thinking_ms=20 rolls=1 coins_won_calls=1; 1: thinking_ms=10; "
    "2: claims=1 bluffs=1 bluffs_caught=1 thinking_ms=10 coins_lost_calls=1",
    .ms = 10 },
  { "thinking/claim-that-ends-the-moment", "10 10 10", "roll chest swords, 2 shout, close",
    "0: thinking_ms=10 rolls=1; 2: claims=1 bluffs=1 thinking_ms=10", .ms = 10 },
  { "thinking/steal", "10 10 10", "roll swords swords, steal 2",
    "0: thinking_ms=20 rolls=1 doubles_swords=1 coins_won_steals=2; 2: coins_lost_steals=2", .ms = 10 },
};

static BluffIcon
icon_named (const char *name)
{
  BluffIcon icon = BLUFF_N_ICONS;

  g_assert_true (bluff_icon_from_name (name, &icon));
  return icon;
}

static void
roll_dice (Tallying *self, const char *a, const char *b)
{
  BluffEvent event = make_roll (self->tally.state.head.turn, icon_named (a), icon_named (b));

  let_happen (self, &event);
  settle (self);
}

static void
move_bluffaneer (Tallying *self, const char *move)
{
  g_auto (GStrv) words = g_strsplit (move, " ", -1);
  BluffAction action = { .seat = self->tally.state.head.turn };

  if (g_str_equal (words[0], "roll"))
    {
      roll_dice (self, words[1], words[2]);
      return;
    }
  if (g_str_equal (words[0], "wait") || let_moment_happen (self, words))
    return;

  if (g_str_equal (words[0], "steal"))
    {
      action.kind = BLUFF_ACTION_STEAL;
      action.target = (BluffSeat) (words[1][0] - '0');
    }
  else if (g_str_equal (words[0], "close"))
    {
      action.kind = BLUFF_ACTION_CLOSE;
      action.seat = BLUFF_NO_SEAT;
    }
  else if (words[1] != NULL)
    {
      action.kind = BLUFF_ACTION_DECIDE;
      action.seat = (BluffSeat) (words[0][0] - '0');
      action.yes = (guint8) g_str_equal (words[1], "shout");
    }
  else
    {
      action.kind = BLUFF_ACTION_ANSWER;
      action.yes = (guint8) g_str_equal (words[0], "call");
    }
  do_action (self, &action);
}

static void
test_row (gconstpointer data)
{
  static const guint8 hands[] = { SHIP_CROSSBONES, CHEST_SWORDS, CHEST_SHIP };
  const Row *row = data;
  g_auto (GStrv) words = g_strsplit (row->layout, " ", -1);
  guint8 coins[3];
  Tallying tallying;
  Table table;

  for (guint seat = 0; seat < 3; seat++)
    coins[seat] = (guint8) atoi (words[seat]);
  begin_with (&table, 3, hands);
  set_coins (&table, coins);

  tallying_begin (&tallying, &table.state, row);
  check_row (&tallying, row, move_bluffaneer);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/facts/bluffaneer/%s", rows[i].path);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  return g_test_run ();
}
