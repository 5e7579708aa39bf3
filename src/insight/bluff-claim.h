/* bluff-claim.h: a claim of a game: what was said, what was true, who decided what, and what came of it
 * (docs/facts.md).
 *
 * Plain values, the same for the three games. They tell everything: only for games that are over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-pirate.h"
#include "bluff-record.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CLAIM_OPEN,     /* the game stands before it is decided */
  BLUFF_CLAIM_BELIEVED, /* P13, B9, N11 */
  BLUFF_CLAIM_CALLED    /* P14, P15, B10, N12 */
} BluffClaimEnd;

typedef struct
{
  gint64 n;   /* the event that made it, from 1 */
  guint turn; /* of the game (Bluffaneer: its round) */
  BluffSeat seat;
  gboolean counts; /* FALSE: it was made before this game was played on from another one */
  gboolean bluff;
  BluffClaimEnd end;

  /* Decisions */
  BluffSeats asked;   /* who voted; who called or let it pass; the roller who answered */
  BluffSeats doubted; /* and said that it is a bluff */
  BluffSeat judge;    /* whose decision counted; BLUFF_NO_SEAT: it is open, or all of Bluffer let it pass */

  /* The situation in which it was made */
  gboolean after_caught; /* the claim before it, of the same seat, was a bluff and was caught */
  gboolean behind;       /* somebody else was better off: by squares, by cards, by coins */

  /* What came of it, in squares, cards or coins */
  guint moved;
  gint8 gained[BLUFF_MAX_SEATS]; /* squares sailed, cards got or, below 0, got rid of, coins won */

  union
  {
    struct
    {
      BluffCards up, down;
    } set; /* Bluff Pirate */

    struct
    {
      guint8 claimed, up, down; /* BluffShape */
    } card;                     /* Bluffer */

    struct
    {
      guint8 icons[2];    /* BluffIcon: what was rolled */
      guint8 card;        /* BluffPair: what the claimer held */
      BluffSeats shouted; /* who shouted, the claimer and those who lost the toss */
    } roll;               /* Bluffaneer */
  };
} BluffClaim;

/* All claims of a record, in order (BluffClaim). */
GArray *bluff_claims_of_record (const BluffRecord *record);

/* Whom the claim fooled: nobody, if it was true or was called. */
BluffSeats bluff_claim_fooled (const BluffClaim *claim);

/* What stands out in a game. */
typedef enum
{
  BLUFF_HIGHLIGHT_LIE,   /* the believed bluff that moved most */
  BLUFF_HIGHLIGHT_READ,  /* the right call */
  BLUFF_HIGHLIGHT_DOUBT, /* the wrong call */
  BLUFF_N_HIGHLIGHTS
} BluffHighlight;

/* Of those that moved as much, the last; NULL if there is none. */
const BluffClaim *bluff_claims_find_highlight (const GArray *claims, BluffHighlight highlight);

G_END_DECLS
