/* bluff-words-claim.h: the claims of a game that is over, with their truth: who said what, who decided how, what came
 * of it, and what stands out (docs/facts.md).
 *
 * Everybody is called by name, nobody “you”. All functions return newly allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-view.h"

G_BEGIN_DECLS

/* A claim in codes. A plain value. */
typedef struct
{
  BluffGame game;
  guint turn; /* of the game (Bluffaneer: its round) */
  BluffSeat seat;
  gboolean bluff;
  gboolean called;    /* somebody said that it is a bluff, and that counted */
  BluffSeats asked;   /* who voted; who called or let it pass; the roller who answered */
  BluffSeats doubted; /* and said that it is a bluff */
  BluffSeat judge;    /* whose decision counted; BLUFF_NO_SEAT: everybody's who let it pass */
  BluffSeats shouted; /* Bluffaneer: who shouted; the toss of a coin was for the claimer */
  guint n_cards;      /* Bluff Pirate: of the set */
  guint8 claimed;     /* Bluffer: BluffShape */
  guint8 icons[2];    /* Bluffaneer: BluffIcon */
  guint moved;        /* squares, cards or coins */
  gint8 gained[BLUFF_MAX_SEATS];
} BluffToldClaim;

/* The round, from 1, that a turn belongs to: every player has a turn in each; a round of Bluffaneer is one roll, as its
 * rules have it. 0 before the first. */
guint bluff_words_round_number (BluffGame game, guint turn, guint players);

/* "Round 4" */
char *bluff_words_round (BluffGame game, guint turn, guint players);

/* "14 rounds" */
char *bluff_words_n_rounds (guint n);

/* "Mia: a bluff with 4 cards", "Mia claims: Hexagon. Honest!" */
char *bluff_words_claim (const BluffCast *cast, const BluffToldClaim *claim);

/* What a seat that was asked, or shouted too, has decided: "Papa: no bluff", "Anna: Bluff. This cup was lifted." */
char *bluff_words_claim_decision (const BluffCast *cast, const BluffToldClaim *claim, BluffSeat seat);

/* What came of it, in one or more lines: "Mia sails 4 squares"; NULL if nothing moved. */
char *bluff_words_claim_result (const BluffCast *cast, const BluffToldClaim *claim);

/* Sentences for what stands out: the believed bluff, the right call and the wrong call that moved most. "Round 4: Mia
 * bluffs, and Papa believes it: 6 squares." */
char *bluff_words_best_lie (const BluffCast *cast, const BluffToldClaim *claim);
char *bluff_words_best_read (const BluffCast *cast, const BluffToldClaim *claim);
char *bluff_words_dearest_doubt (const BluffCast *cast, const BluffToldClaim *claim);

G_END_DECLS
