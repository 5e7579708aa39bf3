/* test-bluffer-calls.c: the rules of Bluffer, one by one: who may call a claim, and what becomes of it (B9–B14, and C4
 * as Bluffer has it).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffer-rows.h"

/* Moves that the rules refuse */

static const Refused refused[] = {
  { "B9-nobody-calls-themselves", "qs hh / ss ss / cs /", "0 claim qs", "0 shout", BLUFF_REFUSAL_BLUFFER_CALL_OWN },
  { "B9-nobody-calls-who-is-out", "qs hh / - / ss ss / cs /", "0 claim qs", "1 shout", BLUFF_REFUSAL_BLUFFER_CALL_OUT },
  { "B9-no-call-without-a-claim", "qs hh / ss ss / cs /", NULL, "0 shout", BLUFF_REFUSAL_NOT_NOW },
  { "B11-take-from-the-caller-alone", "qs hh / ss sq / hc hq / cs /", "0 claim qs, 1 shout, 2 let", "0 take hc of 2",
    BLUFF_REFUSAL_BLUFFER_TAKE },
  { "B11-the-bluffer-chooses", "qs hh / ss sq / cs /", "0 claim qs, 1 shout", "1 take ss", BLUFF_REFUSAL_NOT_AWAITED },
  { "B11-caught-bluffer-cannot-give", "qs hh / ss sq / cs /", "0 claim qs, 1 shout", "0 give hh",
    BLUFF_REFUSAL_NOT_NOW },
  { "B12-give-own-card", "qc hh / ss sq / cs /", "0 claim qc, 1 shout", "0 give ss of 1", BLUFF_REFUSAL_BLUFFER_GIVE },
  { "B12-the-accused-chooses", "qc hh / ss sq / cs /", "0 claim qc, 1 shout", "1 give ss", BLUFF_REFUSAL_NOT_AWAITED },
  { "B12-doubted-truth-cannot-take", "qc hh / ss sq / cs /", "0 claim qc, 1 shout", "0 take ss",
    BLUFF_REFUSAL_NOT_NOW },
  { "C4-no-second-thought", "qs hh / ss ss / hh qh / cs /", "0 claim qs, 1 let", "1 shout",
    BLUFF_REFUSAL_DECIDED_ALREADY },
  { "C4-no-end-without-a-shout", "qs hh / ss ss / hh qh / cs /", "0 claim qs, 1 let", "close",
    BLUFF_REFUSAL_NO_SHOUT_YET },
  { "C4-no-end-without-a-moment", "qs hh / ss ss / cs /", NULL, "close", BLUFF_REFUSAL_NOT_NOW },
};

/* Moves and what they bring about */

static const Told told[] = {
  { "B9-uncalled-claim-ends-the-turn", "qs hh / ss ss / hq hh / cs /", REST_DRAW, "0 claim qs, 2 let, 1 let",
    "claim0 decide2 decide1", "hh / ss ss / hq hh | q | turn 1" },
  { "B9-any-opponent-may-call", "qs hh / ss ss / hq hh / cs /", REST_DRAW, "0 claim qs, 2 shout, 1 let",
    "claim0 decide2 decide1 call2 shown", "hh / ss ss / hq hh | q | take 0" },
  { "B9-who-is-out-is-not-asked", "qs hh / - / ss ss / cs /", REST_DRAW, "0 claim qs, 2 let", "claim0 decide2",
    "hh / - / ss ss | q | turn 2" },
  { "B10-claimed-card-stays-on-the-pile", "qs hh / ss sq / cs /", REST_DRAW, "0 claim qs, 1 shout",
    "claim0 decide1 call1 shown", "hh / ss sq | q | take 0" },
  { "B11-caught-bluffer-takes-and-draws", "qs hh / ss sq / cs / cc cq", REST_DRAW, "0 claim qs, 1 shout, 0 take sq",
    "claim0 decide1 call1 shown take0 draw0:2", "hh sq cc cq / ss | q | turn 1" },
  { "B12-doubted-truth-gives-and-caller-draws", "qc hh hs / ss sq / cs / cc cq", REST_DRAW,
    "0 claim qc, 1 shout, 0 give hs", "claim0 decide1 call1 shown give0 draw1:1", "hh / hs ss sq cc | q | turn 1" },
  { "B14-turn-passes-from-the-bluffer", "qs hh / ss sq / hc hq / cs / cc cq", REST_DRAW,
    "0 claim qs, 1 let, 2 shout, 0 take hc", "claim0 decide1 decide2 call2 shown take0 draw0:2",
    "hh hc cc cq / ss sq / hq | q | turn 1" },
  { "B14-turn-passes-from-an-accused-who-is-out", "qc hh / ss sq / hc hs / cs / cc", REST_DRAW,
    "0 claim qc, 1 let, 2 shout, 0 give hh", "claim0 decide1 decide2 call2 shown give0 out0@1 draw2:1",
    "- / ss sq / hh hc hs cc | q | turn 1" },
  { "B14-turn-passes-over-who-is-out", "qs hh / - / ss sq / cs / cc cq", REST_DRAW, "0 claim qs, 2 shout, 0 take ss",
    "claim0 decide2 call2 shown take0 draw0:2", "hh ss cc cq / - / sq | q | turn 2" },
  { "C4-one-shout-counts", "qs hh / ss sq / hc hq / cs /", REST_DRAW, "0 claim qs, 2 shout, close",
    "claim0 decide2 call2 shown", "hh / ss sq / hc hq | q | take 0" },
  { "C4-nothing-happens-before-all-decided", "qs hh / ss sq / hc hq / cs /", REST_DRAW, "0 claim qs, 2 shout",
    "claim0 decide2", "hh / ss sq / hc hq | q | call 1" },
  { "C4-two-shouts-toss-a-coin", "qs hh / ss sq / hc hq / cs /", REST_DRAW, "0 claim qs, 2 shout, 1 shout",
    "claim0 decide2 decide1 flip call? shown", "hh / ss sq / hc hq | q | take 0" },
  { "C4-three-shouts-toss-twice", "qs hh / ss sq / hc hq / cc cq / cs /", REST_DRAW,
    "0 claim qs, 2 shout, 1 shout, 3 shout", "claim0 decide2 decide1 decide3 flip flip call? shown",
    "hh / ss sq / hc hq / cc cq | q | take 0" },
  { "C4-two-shouts-before-the-end", "qs hh / ss sq / hc hq / cc cq / cs /", REST_DRAW,
    "0 claim qs, 3 shout, 1 shout, close", "claim0 decide3 decide1 flip call? shown",
    "hh / ss sq / hc hq / cc cq | q | take 0" },
};

/* What is known of hidden sides */

static const Known known[] = {
  { "B9-uncalled-card-is-known-to-its-peeker", "qs hh / ss sq / hq hc / cs /", "0 peek qs, 0 claim qs", 0, 0, "100",
    "100" },
  { "B10-called-card-is-shown-to-all", "qs hh / ss sq / hq hc / cs /", "0 claim qs, 1 let, 2 shout", 0, 2, "111",
    "111" },
  { "B13-taker-learns-nothing", "qs hh / ss sq / hq hc / cs /", "0 claim qs, 1 shout, 2 let, 0 take ss", 2, 0, "000",
    "000" },
  { "B13-former-owner-still-knows", "qh hh / sc sq / hq hc / cs /",
    "0 draw, 1 peek sq, 1 draw, 2 draw, 0 claim qh, 1 shout, 2 let, 0 take sq", 3, 0, "010", "010" },
  { "B13-receiver-learns-nothing", "qc hh hs / ss sq / hq hc / cs /",
    "0 peek hh, 0 claim qc, 1 let, 2 shout, 0 give hh", 1, 0, "100", "100" },
};

/* The moment */

/* Others learn that a seat has decided, and not what. */
static void
test_sealed (void)
{
  BluffView views[2][3];
  BluffTold said[2][3];

  for (guint shout = 0; shout <= 1; shout++)
    {
      Game game;

      arrange (&game, "qs hh / ss sq / hq hc / cs /", REST_DRAW);
      play_all (&game, shout ? "0 claim qs, 1 shout" : "0 claim qs, 1 let");
      for (BluffSeat seat = 0; seat < 3; seat++)
        {
          bluff_rules_sight (&game.state, seat, &views[shout][seat]);
          bluff_rules_tell (&game.before, &game.events.item[0], seat, &said[shout][seat]);
          g_assert_cmphex (views[shout][seat].bluffer.decided, ==, 1u << 1);
        }
      bluff_rules_tell (&game.before, &game.events.item[0], BLUFF_NO_SEAT, &said[shout][0]);
      g_assert_cmpuint (said[shout][0].event.decide.shout, ==, shout);
      game_clear (&game);
    }

  g_assert_cmpmem (&views[0][0], sizeof (BluffView), &views[1][0], sizeof (BluffView));
  g_assert_cmpmem (&views[0][2], sizeof (BluffView), &views[1][2], sizeof (BluffView));
  for (guint shout = 0; shout <= 1; shout++)
    {
      g_assert_cmpuint (views[shout][1].bluffer.own_shout, ==, shout);
      g_assert_cmpuint (said[shout][1].event.decide.shout, ==, shout);
      g_assert_cmpuint (said[shout][2].event.decide.shout, ==, BLUFF_UNKNOWN);
    }
}

/* The coin decides, not the seat or who was first; and the call is the last winner's. */
static void
test_coin (void)
{
  guint wins[4] = { 0 };

  for (guint seed = 0; seed < 400; seed++)
    {
      Game game;

      arrange (&game, "qs hh / ss sq / hq hc / cc cq / cs /", REST_DRAW);
      bluff_random_seed (&game.random, seed);
      play_all (&game, "0 claim qs, 3 shout, 2 shout, 1 shout");
      g_assert_cmpuint (game.events.item[1].kind, ==, BLUFF_EVENT_FLIP);
      g_assert_cmpuint (game.events.item[2].kind, ==, BLUFF_EVENT_FLIP);
      g_assert_cmpuint (game.events.item[3].seat, ==, game.events.item[2].flip.winner);
      g_assert_cmpuint (game.state.bluffer.caller, ==, game.events.item[3].seat);
      wins[game.state.bluffer.caller]++;
      game_clear (&game);
    }
  for (guint seat = 1; seat < 4; seat++)
    g_assert_cmpuint (wins[seat], >, 50);
}

/* What is offered */

static const Offered offered[] = {
  { "B9-shout-or-not", "qs hh / ss ss / cs /", "0 claim qs", 1, 2 },
  { "B9-nothing-for-the-claimer", "qs hh / ss ss / cs /", "0 claim qs", 0, 0 },
  { "B11-each-card-of-the-caller", "qs hh / ss sq sc / cs /", "0 claim qs, 1 shout", 0, 3 },
  { "B12-each-own-card", "qc hh hs / ss sq sc / cs /", "0 claim qc, 1 shout", 0, 2 },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS (refused, test_refused, "/bluffer/");
  ADD_ROWS (told, test_told, "/bluffer/");
  ADD_ROWS (known, test_known, "/bluffer/");
  ADD_ROWS (offered, test_offered, "/bluffer/offered/");
  g_test_add_func ("/bluffer/C4-decisions-are-sealed", test_sealed);
  g_test_add_func ("/bluffer/C4-coin-decides-between-shouters", test_coin);

  return g_test_run ();
}
