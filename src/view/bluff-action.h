/* bluff-action.h: what a seat decides.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cards.h"
#include "bluff-seat.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_ACTION_DRAW,    /* Pirate P6, Bluffer B7 */
  BLUFF_ACTION_BOARD,   /* Pirate P19: card, target */
  BLUFF_ACTION_LAY,     /* Pirate P9: up, down */
  BLUFF_ACTION_DISCARD, /* Pirate P17: card */
  BLUFF_ACTION_PASS,    /* Pirate P17 */
  BLUFF_ACTION_VOTE,    /* Pirate P11: yes = "bluff" */
  BLUFF_ACTION_REVEAL,  /* Pirate P12: target = the voter named */
  BLUFF_ACTION_PEEK,    /* Bluffer B4: card = slot */
  BLUFF_ACTION_MATCH,   /* Bluffer B5: card = slot */
  BLUFF_ACTION_CLAIM,   /* Bluffer B6: card = slot */
  BLUFF_ACTION_SHOW,    /* Bluffer B15: card = slot */
  BLUFF_ACTION_TAKE,    /* Bluffer B11: card = slot */
  BLUFF_ACTION_GIVE,    /* Bluffer B12: card = slot */
  BLUFF_ACTION_ROLL,    /* Bluffaneer N5 */
  BLUFF_ACTION_STEAL,   /* Bluffaneer N7: target */
  BLUFF_ACTION_ANSWER,  /* Bluffaneer N11, N12: yes = call */
  BLUFF_ACTION_DECIDE,  /* Bluffer B9, Bluffaneer N10: yes = shout (C4) */
  BLUFF_ACTION_CLOSE,   /* C4: the referee, BLUFF_NO_SEAT, ends the moment after a shout without waiting for the rest */
  BLUFF_N_ACTIONS
} BluffActionKind;

/* A set of kinds: bit K stands for kind K. */
typedef guint32 BluffActionKinds;

/* Which of the fields have a meaning is said beside the kind; the others are 0. */
typedef struct
{
  guint8 kind;      /* BluffActionKind */
  BluffSeat seat;   /* who acts */
  BluffSeat target; /* whom it concerns */
  guint8 card;      /* a card's number, or a slot */
  guint8 yes;       /* boolean */
  BluffCards up;    /* face-up cards of a set */
  BluffCards down;  /* face-down cards of a set */
} BluffAction;

static inline BluffActionKinds
bluff_action_kinds_of (BluffActionKind kind)
{
  return (BluffActionKinds) 1 << kind;
}

/* "lay", for logs and tests. */
const char *bluff_action_name (BluffActionKind kind);

/* Whether they are the same decision of the same seat. */
gboolean bluff_action_equal (const BluffAction *a, const BluffAction *b);

G_END_DECLS
