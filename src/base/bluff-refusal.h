/* bluff-refusal.h: why an action or an event is not legal: a named cause and the rule that says so (C6).
 *
 * Codes, not prose: the sentences are in `words`. The causes of a game stand in the order of its rules. What only a
 * record can get wrong (a consequence, a chance outcome) is named beside what a player can get wrong.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* clang-format off */

#define BLUFF_REFUSALS_COMMON(X)                                                  \
  X (NO_SUCH_SEAT,           "no-such-seat",           "C1") /* no seat has this number */            \
  X (NOT_AWAITED,            "not-awaited",            "C1") /* another seat is to act */             \
  X (FIRST_SEAT,             "first-seat",             "C2") /* the first seat is none of the table's */ \
  X (DECIDED_ALREADY,        "decided-already",        "C4") /* a decision cannot be taken back */    \
  X (NO_SHOUT_YET,           "no-shout-yet",           "C4") /* the moment cannot end yet */          \
  X (NOT_A_SHOUTER,          "not-a-shouter",          "C4") /* a toss or claim of a seat that did not shout */ \
  X (TOSSES_MISSING,         "tosses-missing",         "C4") /* several shouted: the coin must decide first */ \
  X (TOSS_WRONG,             "toss-wrong",             "C4") /* not the last winner against a next one */ \
  X (GAME_OVER,              "game-over",              "C5") /* nothing follows the end */            \
  X (OTHER_GAME,             "other-game",             "C6") /* an action of another game */          \
  X (NOT_NOW,                "not-now",                "C6") /* not what the game waits for */        \
  X (CONSEQUENCE_FIRST,      "consequence-first",      "C6") /* what follows from the move before must come first */ \
  X (NOT_SET_UP,             "not-set-up",             "C6") /* the first event is the set-up, and only the first */

#define BLUFF_REFUSALS_PIRATE(X)                                                  \
  X (PIRATE_DECK,            "pirate-deck",            "P1")  /* not each of the 100 cards once */     \
  X (PIRATE_TREASURE,        "pirate-treasure",        "P4")  /* the treasure is on island 1 or 2 */   \
  X (PIRATE_HANDS,           "pirate-hands",           "P5")  /* five cards for each seat */           \
  X (PIRATE_DRAW,            "pirate-draw",            "P6")  /* not the next cards of the pile */     \
  X (PIRATE_SET_SIZE,        "pirate-set-size",        "P9")  /* 3, 4 or 5 cards */                    \
  X (PIRATE_SET_UP,          "pirate-set-up",          "P9")  /* 1 or 2 of them face up */             \
  X (PIRATE_SET_HAND,        "pirate-set-hand",        "P9")  /* cards of one's own hand, each once */ \
  X (PIRATE_SET_SUITS,       "pirate-set-suits",       "P10") /* face-up cards of one suit */          \
  X (PIRATE_VOTE_OWN,        "pirate-vote-own",        "P11") /* the layer does not vote */            \
  X (PIRATE_VOTE_TWICE,      "pirate-vote-twice",      "P11") /* one vote each */                      \
  X (PIRATE_VOTER,           "pirate-voter",           "P12") /* the layer names an opponent */        \
  X (PIRATE_SAIL_SET,        "pirate-sail-set",        "P13") /* the layer sails the size of the set */ \
  X (PIRATE_SAIL_BACK,       "pirate-sail-back",       "P14") /* a wrong "bluff" sails back 2 */       \
  X (PIRATE_SAIL_CAUGHT,     "pirate-sail-caught",     "P15") /* the voter sails the size of the set */ \
  X (PIRATE_DISCARD_FEW,     "pirate-discard-few",     "P17") /* fewer than five: nothing is discarded */ \
  X (PIRATE_DISCARD_DUE,     "pirate-discard-due",     "P17") /* five or more: one is discarded */     \
  X (PIRATE_DISCARD_HAND,    "pirate-discard-hand",    "P17") /* a card of one's own hand */           \
  X (PIRATE_RESHUFFLE,       "pirate-reshuffle",       "P18") /* only an empty pile, with just the discards */ \
  X (PIRATE_BOARD_CARD,      "pirate-board-card",      "P19") /* a pirate card of one's own hand */    \
  X (PIRATE_BOARD_AHEAD,     "pirate-board-ahead",     "P19") /* the victim is strictly ahead */       \
  X (PIRATE_BOARD_EMPTY,     "pirate-board-empty",     "P19") /* the victim holds a card */            \
  X (PIRATE_BOARD_TAKEN,     "pirate-board-taken",     "P20") /* 3 cards of the victim's hand, or all */ \
  X (PIRATE_BOARD_LEADER,    "pirate-board-leader",    "P21") /* nobody is ahead */                    \
  X (PIRATE_OPEN,            "pirate-open",            "P22") /* the token of the island just reached */ \
  X (PIRATE_RANKING,         "pirate-ranking",         "P25") /* the winner, then by square */

#define BLUFF_REFUSALS_BLUFFER(X)                                                 \
  X (BLUFFER_DECK,           "bluffer-deck",           "B1")  /* not every ordered pair twice, or an id twice */ \
  X (BLUFFER_TABLES,         "bluffer-tables",         "B3")  /* five cards each and one in the centre */ \
  X (BLUFFER_PEEK_TWICE,     "bluffer-peek-twice",     "B4")  /* one peek a turn */                    \
  X (BLUFFER_PEEK_KNOWN,     "bluffer-peek-known",     "B4")  /* seen since it was last shuffled */    \
  X (BLUFFER_PEEK_CARD,      "bluffer-peek-card",      "B4")  /* an own card */                        \
  X (BLUFFER_MATCH_CARD,     "bluffer-match-card",     "B5")  /* an own card */                        \
  X (BLUFFER_MATCH_SHAPE,    "bluffer-match-shape",    "B5")  /* its visible side is another shape */  \
  X (BLUFFER_CLAIM_CARD,     "bluffer-claim-card",     "B6")  /* an own card */                        \
  X (BLUFFER_CLAIM_MATCH,    "bluffer-claim-match",    "B6")  /* a visible side matches */             \
  X (BLUFFER_DRAW_MATCH,     "bluffer-draw-match",     "B7")  /* a visible side matches */             \
  X (BLUFFER_DRAW,           "bluffer-draw",           "B7")  /* not the next cards of the draw pile, or not as many as are due */ \
  X (BLUFFER_CALL_OWN,       "bluffer-call-own",       "B9")  /* nobody calls their own claim */       \
  X (BLUFFER_CALL_OUT,       "bluffer-call-out",       "B9")  /* only seats in play call */            \
  X (BLUFFER_SHOWN,          "bluffer-shown",          "B10") /* the hidden side of the card in question */ \
  X (BLUFFER_TAKE,           "bluffer-take",           "B11") /* one of the caller's cards */          \
  X (BLUFFER_GIVE,           "bluffer-give",           "B12") /* a card of one's own, to the caller */ \
  X (BLUFFER_LAST_CLAIM,     "bluffer-last-claim",     "B15") /* no claim with a last card */          \
  X (BLUFFER_SHOW_CARD,      "bluffer-show-card",      "B15") /* only one's own last card is shown */  \
  X (BLUFFER_SHOW_MATCH,     "bluffer-show-match",     "B15") /* its visible side matches: it is played */ \
  X (BLUFFER_PLACE,          "bluffer-place",          "B16") /* a seat without cards takes the next best place */ \
  X (BLUFFER_RANKING,        "bluffer-ranking",        "B17") /* the places taken, then the last player */ \
  X (BLUFFER_RESHUFFLE,      "bluffer-reshuffle",      "B18") /* only an empty draw pile, with the pile but its top card */

#define BLUFF_REFUSALS_BLUFFANEER(X)                                              \
  X (BLUFFANEER_DECK,        "bluffaneer-deck",        "N2")  /* not each pair of icons three times */ \
  X (BLUFFANEER_COINS,       "bluffaneer-coins",       "N3")  /* 10 each, with six players 8 */        \
  X (BLUFFANEER_CARDS,       "bluffaneer-cards",       "N4")  /* one card each */                      \
  X (BLUFFANEER_CHESTS,      "bluffaneer-chests",      "N6")  /* every other gives the roller 1 */     \
  X (BLUFFANEER_STEAL,       "bluffaneer-steal",       "N7")  /* from another player */                \
  X (BLUFFANEER_STOLEN,      "bluffaneer-stolen",      "N7")  /* swords 2, ships 3, not more than there is */ \
  X (BLUFFANEER_CROSSBONES,  "bluffaneer-crossbones",  "N8")  /* the roller gives 1 to every other */  \
  X (BLUFFANEER_MATCH,       "bluffaneer-match",       "N9")  /* the roller's card shows the pair, or it does not */ \
  X (BLUFFANEER_MATCH_PAY,   "bluffaneer-match-pay",   "N9")  /* every other loses 1 to the box */     \
  X (BLUFFANEER_CLAIM_ROLLER, "bluffaneer-claim-roller", "N10") /* the roller never claims */          \
  X (BLUFFANEER_ANSWER,      "bluffaneer-answer",      "N11") /* the roller alone answers */           \
  X (BLUFFANEER_PAY,         "bluffaneer-pay",         "N11") /* paying costs 1 */                     \
  X (BLUFFANEER_CALLED_PAY,  "bluffaneer-called-pay",  "N12") /* true costs 2, false brings 1 */       \
  X (BLUFFANEER_REVEAL,      "bluffaneer-reveal",      "N14") /* the card that its owner holds */      \
  X (BLUFFANEER_DRAW,        "bluffaneer-draw",        "N14") /* the next card of the stack */         \
  X (BLUFFANEER_RESHUFFLE,   "bluffaneer-reshuffle",   "N14") /* only an empty stack, with just the discards */ \
  X (BLUFFANEER_ROLLER,      "bluffaneer-roller",      "N15") /* the player to the left rolls next */  \
  X (BLUFFANEER_RANKING,     "bluffaneer-ranking",     "N16") /* by coins */                           \
  X (BLUFFANEER_TOSS,        "bluffaneer-toss",        "N17") /* tied seats in ascending order */

/* clang-format on */

#define BLUFF_REFUSAL_MEMBER(NAME, nick, rule) BLUFF_REFUSAL_##NAME,

typedef enum
{
  BLUFF_REFUSAL_NONE, /* it is legal */
  BLUFF_REFUSALS_COMMON (BLUFF_REFUSAL_MEMBER) BLUFF_REFUSALS_PIRATE (BLUFF_REFUSAL_MEMBER)
      BLUFF_REFUSALS_BLUFFER (BLUFF_REFUSAL_MEMBER) BLUFF_REFUSALS_BLUFFANEER (BLUFF_REFUSAL_MEMBER) BLUFF_N_REFUSALS
} BluffRefusal;

#undef BLUFF_REFUSAL_MEMBER

/* The cause's name, for logs and tests: "pirate-set-size". */
const char *bluff_refusal_name (BluffRefusal refusal);

/* The id of the rule that says no: "P9". */
const char *bluff_refusal_rule (BluffRefusal refusal);

G_END_DECLS
