/* test-bluffaneer-table-words.c: what the table of Bluffaneer says beside the dice, the coins and one's own card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-bluffaneer-table.h"
#include "words-fixture.h"

static const guint8 swords_and_ship[2] = { BLUFF_ICON_SHIP, BLUFF_ICON_SWORDS };

/* Takes TEXT. */
static void
check (char *text, const char *expected)
{
  g_autofree char *readable = words_readable (text);

  words_assert_sound (text);
  g_assert_cmpstr (readable, ==, expected);
  g_free (text);
}

static void
test_dice (void)
{
  static const guint8 ships[2] = { BLUFF_ICON_SHIP, BLUFF_ICON_SHIP };
  static const guint8 one[2] = { BLUFF_ICON_SHIP, BLUFF_NO_ICON };
  static const guint8 other[2] = { BLUFF_NO_ICON, BLUFF_ICON_SHIP };

  check (bluff_words_dice (one), "Dice: not rolled yet");
  check (bluff_words_dice (other), "Dice: not rolled yet");
  check (bluff_words_dice (ships), "Dice: Two ships");
  check (bluff_words_dice (swords_and_ship), "Dice: Swords + Ship");
}

/* N6–N8 */
static void
test_doubles (void)
{
  check (bluff_words_double (BLUFF_ICON_CHEST), "Everyone gives you 1 coin");
  check (bluff_words_double (BLUFF_ICON_SWORDS), "Steal 2 coins");
  check (bluff_words_double (BLUFF_ICON_SHIP), "Steal 3 coins");
  check (bluff_words_double (BLUFF_ICON_CROSSBONES), "You give everyone 1 coin");
  check (bluff_words_double_named (BLUFF_ICON_CHEST), "Two treasure chests: Everyone gives you 1 coin");
  check (bluff_words_double_named (BLUFF_ICON_SWORDS), "Two pairs of swords: Steal 2 coins");
  check (bluff_words_double_named (BLUFF_ICON_SHIP), "Two ships: Steal 3 coins");
  check (bluff_words_double_named (BLUFF_ICON_CROSSBONES), "Two pairs of crossbones: You give everyone 1 coin");
}

static void
test_seats (void)
{
  BluffBluffaneerView view = { .head = { .phase = BLUFF_PHASE_BLUFFANEER_CLAIM, .turn = BEA }, .claimer = CARL };
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_bluffaneer_seat (&view, CARL), "“Gimme yer booty!”");
  check (bluff_words_bluffaneer_seat (&view, BEA), "Rolled");
  g_assert_null (bluff_words_bluffaneer_seat (&view, DORA));
  view.head.phase = BLUFF_PHASE_BLUFFANEER_ROLL;
  g_assert_null (bluff_words_bluffaneer_seat (&view, BEA));
  check (bluff_words_steal (1), "Steal 1 Coin");
  check (bluff_words_steal (3), "Steal 3 Coins");
  check (bluff_words_steal_from (&cast, BEA, 1), "Steal 1 Coin From <Bea>");
  check (bluff_words_steal_from (&cast, BEA, 2), "Steal 2 Coins From <Bea>");
}

static void
test_decisions (void)
{
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_own_card (BLUFF_PAIR_NONE), "Your card, face down.");
  check (bluff_words_own_card (BLUFF_PAIR_CHEST_SHIP), "Your card: Treasure chest + Ship.");
  check (bluff_words_roll_outlook (TRUE),
         "If your card matches, everyone else loses 1 coin. If not, anyone may claim a match, true or not. "
         "Doubles: see above.");
  check (bluff_words_roll_outlook (FALSE),
         "If the card matches, everyone else loses 1 coin. If not, anyone may claim a match, true or not. "
         "Doubles: see above.");
  check (bluff_words_claim_shout (&cast, BEA), "<Bea> shouts “Gimme yer booty!”");
  check (bluff_words_claim_claimed (swords_and_ship), "Claimed: Swords + Ship. Do you believe it?");
  check (bluff_words_pair_count (0), "3 of the 18 cards show this pair. Revealed so far: 0.");
  check (bluff_words_pair_count (2), "3 of the 18 cards show this pair. Revealed so far: 2.");
  check (bluff_words_pay_price (&cast, BEA), "<Bea>’s card is revealed");
  check (bluff_words_call_price (2), "A bluff: you get 1 · true: you give 2");
  check (bluff_words_call_price (1), "A bluff: you get 1 · true: you give 1");
}

static void
test_reveals (void)
{
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_reveal_banner (TRUE, FALSE), "Match!");
  check (bluff_words_reveal_banner (FALSE, TRUE), "Honest!");
  check (bluff_words_reveal_banner (FALSE, FALSE), "It was a bluff!");
  check (bluff_words_pay_outlook (&cast, BEA, ANNA, 1), "<Bea> gives you 1 coin.");
  check (bluff_words_pay_outlook (&cast, ANNA, CARL, 2), "You give <Carl> 2 coins.");
  check (bluff_words_match_outlook (), "Everyone else loses 1 coin.");
}

static void
test_end (void)
{
  static const guint8 first[BLUFF_MAX_SEATS] = { 1, 2, 3, 4 };
  static const guint8 last[BLUFF_MAX_SEATS] = { 4, 2, 3, 1 };
  static const guint8 beyond[BLUFF_MAX_SEATS] = { 2, 3, 4, 5, 1, 1 }; /* seats that nobody has */
  BluffBluffaneerView view = { .coins = { 3, 1, 2, 4 } };
  BluffCast cast;

  words_cast_init (&cast, ANNA);
  check (bluff_words_bluffaneer_end (&cast, first), "You have the most coins and win!");
  check (bluff_words_bluffaneer_end (&cast, last), "<Dora> has the most coins and wins!");
  check (bluff_words_bluffaneer_end (&cast, beyond), "<Dora> has the most coins and wins!");
  g_assert_null (bluff_words_bluffaneer_how (&cast, &view));
  view.coins[DORA] = 0;
  check (bluff_words_bluffaneer_how (&cast, &view), "Out of coins: <Dora>.");
  view.coins[ANNA] = 0;
  check (bluff_words_bluffaneer_how (&cast, &view), "Out of coins: You and <Dora>.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffaneer-table-words/dice", test_dice);
  g_test_add_func ("/bluffaneer-table-words/doubles", test_doubles);
  g_test_add_func ("/bluffaneer-table-words/seats", test_seats);
  g_test_add_func ("/bluffaneer-table-words/decisions", test_decisions);
  g_test_add_func ("/bluffaneer-table-words/reveals", test_reveals);
  g_test_add_func ("/bluffaneer-table-words/end", test_end);

  return g_test_run ();
}
