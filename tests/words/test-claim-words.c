/* test-claim-words.c: what is said of the claims of a game that is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-claim.h"
#include "words-fixture.h"

#define SEAT(seat) (1 << (seat))

enum
{
  TURN = 14 /* of four players: in round 4 */
};

typedef char *(*Say) (const BluffCast *cast, const BluffToldClaim *claim);

/* Takes TEXT over. */
static void
check (char *text, const char *expected)
{
  g_autofree char *readable = text != NULL ? words_readable (text) : NULL;

  g_assert_cmpstr (readable, ==, expected);
  if (text != NULL)
    words_assert_sound (text);
  g_free (text);
}

static BluffToldClaim
make_claim (BluffGame game, gboolean bluff, gboolean called)
{
  BluffToldClaim claim = { .game = game, .turn = TURN, .seat = BEA, .bluff = bluff, .called = called, .judge = CARL };

  claim.n_cards = 4;
  claim.claimed = BLUFF_SHAPE_STAR;
  claim.icons[0] = BLUFF_ICON_SWORDS;
  claim.icons[1] = BLUFF_ICON_SHIP;
  claim.asked = SEAT (CARL) | SEAT (DORA);
  claim.doubted = called ? SEAT (CARL) : 0;
  claim.shouted = SEAT (BEA) | SEAT (DORA);
  return claim;
}

/* --- What was claimed, and whether it was true ---------------------------------------------------------------------
 */

static void
test_claims (void)
{
  static const struct
  {
    BluffGame game;
    gboolean bluff;
    const char *text;
  } rows[] = {
    { BLUFF_GAME_PIRATE, TRUE, "<Bea>: a bluff with 4 cards" },
    { BLUFF_GAME_PIRATE, FALSE, "<Bea>: an honest set of 4 cards" },
    { BLUFF_GAME_BLUFFER, TRUE, "<Bea> claims: Star. It was a bluff!" },
    { BLUFF_GAME_BLUFFER, FALSE, "<Bea> claims: Star. Honest!" },
    { BLUFF_GAME_BLUFFANEER, TRUE, "<Bea> claims: Swords + Ship. It was a bluff!" },
    { BLUFF_GAME_BLUFFANEER, FALSE, "<Bea> claims: Swords + Ship. Honest!" },
  };
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffToldClaim claim = make_claim (rows[i].game, rows[i].bluff, FALSE);

      check (bluff_words_claim (&cast, &claim), rows[i].text);
    }
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

static void
test_decisions (void)
{
  BluffToldClaim called, believed;
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  called = make_claim (BLUFF_GAME_PIRATE, TRUE, TRUE);
  believed = make_claim (BLUFF_GAME_PIRATE, TRUE, FALSE);
  check (bluff_words_claim_decision (&cast, &called, CARL), "<Carl>: Bluff. This cup was lifted.");
  check (bluff_words_claim_decision (&cast, &called, DORA), "<Dora>: No bluff");
  check (bluff_words_claim_decision (&cast, &believed, CARL), "<Carl>: No bluff. This cup was lifted.");

  called = make_claim (BLUFF_GAME_BLUFFER, TRUE, TRUE);
  called.doubted |= SEAT (ANNA);
  check (bluff_words_claim_decision (&cast, &called, CARL), "<Carl>: “Bluff!”, first");
  check (bluff_words_claim_decision (&cast, &called, ANNA), "<Anna>: “Bluff!”");
  check (bluff_words_claim_decision (&cast, &called, DORA), "<Dora>: no shout");

  called = make_claim (BLUFF_GAME_BLUFFANEER, TRUE, TRUE);
  believed = make_claim (BLUFF_GAME_BLUFFANEER, TRUE, FALSE);
  called.asked = believed.asked = SEAT (CARL);
  check (bluff_words_claim_decision (&cast, &called, CARL), "<Carl>: “Bluffaneer!”");
  check (bluff_words_claim_decision (&cast, &believed, CARL), "<Carl>: pays");
  check (bluff_words_claim_decision (&cast, &called, DORA), "<Dora>: “Gimme yer booty!”, too late");
}

/* --- What came of it -----------------------------------------------------------------------------------------------
 */

/* What was drawn, and not what the rules would have drawn: no more is drawn once the game is over (B17), and no more
 * than there is (B18). The claimed card and the one that changes hands are not drawn. */
static void
test_cards (void)
{
  static const struct
  {
    gboolean bluff;
    guint moved;
    const char *text;
  } rows[] = {
    { TRUE, 2, "<Bea> takes 1 card from <Carl>." },
    { TRUE, 3, "<Bea> takes 1 card from <Carl> and draws 1 card." },
    { TRUE, 4, "<Bea> takes 1 card from <Carl> and draws 2 cards." },
    { FALSE, 2, "<Bea> gives 1 card to <Carl>." },
    { FALSE, 3, "<Bea> gives 1 card to <Carl>, and <Carl> draws 1 card." },
  };
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffToldClaim claim = make_claim (BLUFF_GAME_BLUFFER, rows[i].bluff, TRUE);

      claim.moved = rows[i].moved;
      check (bluff_words_claim_result (&cast, &claim), rows[i].text);
    }
}

static void
test_results (void)
{
  BluffToldClaim claim;
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  claim = make_claim (BLUFF_GAME_PIRATE, FALSE, TRUE);
  check (bluff_words_claim_result (&cast, &claim), NULL);
  claim.gained[BEA] = 4;
  claim.gained[CARL] = -1;
  check (bluff_words_claim_result (&cast, &claim), "<Bea> sails 4 squares\n<Carl> sails 1 square back");

  claim = make_claim (BLUFF_GAME_BLUFFER, TRUE, FALSE);
  check (bluff_words_claim_result (&cast, &claim), "Nobody shouted.");

  claim = make_claim (BLUFF_GAME_BLUFFANEER, TRUE, FALSE);
  check (bluff_words_claim_result (&cast, &claim), NULL);
  claim.moved = 2;
  claim.gained[CARL] = -2;
  claim.gained[BEA] = 2;
  check (bluff_words_claim_result (&cast, &claim), "<Carl> gives <Bea> 2 coins.");
}

/* --- What stands out -----------------------------------------------------------------------------------------------
 */

static void
test_highlights (void)
{
  static const struct
  {
    Say say;
    BluffGame game;
    guint moved;
    const char *text;
  } rows[] = {
    { bluff_words_best_lie, BLUFF_GAME_PIRATE, 4, "Round 4: <Bea> bluffs, and <Carl> believes it: 4 squares." },
    { bluff_words_best_lie, BLUFF_GAME_BLUFFER, 1, "Round 4: <Bea> bluffs, and nobody shouts: 1 card." },
    { bluff_words_best_lie, BLUFF_GAME_BLUFFANEER, 1, "Round 14: <Bea> bluffs, and <Carl> pays: 1 coin." },
    { bluff_words_best_read, BLUFF_GAME_PIRATE, 1, "Round 4: <Carl> sees through <Bea>’s bluff: 1 square." },
    { bluff_words_best_read, BLUFF_GAME_BLUFFER, 4, "Round 4: <Carl> sees through <Bea>’s bluff: 4 cards." },
    { bluff_words_best_read, BLUFF_GAME_BLUFFANEER, 2, "Round 14: <Carl> sees through <Bea>’s bluff: 2 coins." },
    { bluff_words_dearest_doubt, BLUFF_GAME_PIRATE, 6, "Round 4: <Carl> doubts <Bea>’s honest set: 6 squares." },
    { bluff_words_dearest_doubt, BLUFF_GAME_BLUFFER, 3, "Round 4: <Carl> doubts <Bea>’s honest claim: 3 cards." },
    { bluff_words_dearest_doubt, BLUFF_GAME_BLUFFANEER, 0, "Round 14: <Carl> doubts <Bea>’s honest claim: 0 coins." },
  };
  BluffCast cast;

  words_cast_init (&cast, BLUFF_ONLOOKER);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffToldClaim claim = make_claim (rows[i].game, rows[i].say != bluff_words_dearest_doubt, TRUE);

      claim.moved = rows[i].moved;
      if (rows[i].game == BLUFF_GAME_BLUFFER && rows[i].say == bluff_words_best_lie)
        claim.judge = BLUFF_NO_SEAT;
      check (rows[i].say (&cast, &claim), rows[i].text);
    }
}

static void
test_rounds (void)
{
  check (bluff_words_round (BLUFF_GAME_PIRATE, 1, 4), "Round 1");
  check (bluff_words_round (BLUFF_GAME_PIRATE, 4, 4), "Round 1");
  check (bluff_words_round (BLUFF_GAME_PIRATE, 5, 4), "Round 2");
  check (bluff_words_round (BLUFF_GAME_BLUFFANEER, 5, 4), "Round 5");
  check (bluff_words_n_rounds (1), "1 round");
  check (bluff_words_n_rounds (12), "12 rounds");
  g_assert_cmpuint (bluff_words_round_number (BLUFF_GAME_PIRATE, 0, 4), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/claim-words/claims", test_claims);
  g_test_add_func ("/claim-words/decisions", test_decisions);
  g_test_add_func ("/claim-words/results", test_results);
  g_test_add_func ("/claim-words/B17-cards", test_cards);
  g_test_add_func ("/claim-words/highlights", test_highlights);
  g_test_add_func ("/claim-words/rounds", test_rounds);

  return g_test_run ();
}
