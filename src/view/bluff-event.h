/* bluff-event.h: what happened. The list of events is the game (docs/RECORD.md has the same names).
 *
 * An event as the referee and the record have it is whole: it holds every random outcome and every secret. What a seat
 * is told of it is another type, BluffTold, in which the secrets of others are marked as unknown.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cards.h"
#include "bluff-game.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_EVENT_SETUP,
  BLUFF_EVENT_DRAW,
  BLUFF_EVENT_RESHUFFLE,
  BLUFF_EVENT_LAY,
  BLUFF_EVENT_VOTE,
  BLUFF_EVENT_REVEAL, /* Pirate: a vote and the set; Bluffaneer: a card */
  BLUFF_EVENT_SAIL,
  BLUFF_EVENT_OPEN,
  BLUFF_EVENT_DISCARD,
  BLUFF_EVENT_PASS,
  BLUFF_EVENT_BOARD,
  BLUFF_EVENT_PEEK,
  BLUFF_EVENT_MATCH,
  BLUFF_EVENT_CLAIM,
  BLUFF_EVENT_DECIDE,
  BLUFF_EVENT_FLIP,
  BLUFF_EVENT_CALL,
  BLUFF_EVENT_SHOWN,
  BLUFF_EVENT_TAKE,
  BLUFF_EVENT_GIVE,
  BLUFF_EVENT_SHOW,
  BLUFF_EVENT_OUT,
  BLUFF_EVENT_ROLL,
  BLUFF_EVENT_STEAL,
  BLUFF_EVENT_ANSWER,
  BLUFF_EVENT_PAY,
  BLUFF_EVENT_OVER,
  BLUFF_N_EVENTS
} BluffEventKind;

enum
{
  BLUFF_UNKNOWN = 0xff, /* in what a seat is told: a card, side, vote or decision that it may not know */
  BLUFF_DECK_MAX = 100, /* the largest deck is Bluff Pirate's (P1) */
  BLUFF_DRAW_MAX = 2    /* nobody draws more at once (P6, B11) */
};

/* setup and reshuffle: cards in an order, next-drawn first. */
typedef struct
{
  guint8 n;                      /* how many cards there are */
  guint8 cards[BLUFF_DECK_MAX];  /* setup: dealt seat by seat; Bluffer: then the centre; then the draw pile */
  guint8 up[32];                 /* Bluffer, beside cards: BluffShape of the upper side */
  guint8 down[32];               /* Bluffer, beside cards: BluffShape of the lower side */
  guint8 dealt[BLUFF_MAX_SEATS]; /* setup: how many of the cards each seat got */
  guint8 coins[BLUFF_MAX_SEATS]; /* setup of Bluffaneer */
  guint8 treasure;               /* setup of Bluff Pirate: 1 or 2, the island that hides the treasure */
} BluffEventDeck;

/* peek, match, claim, show, shown, take, give: one card of Bluffer. Only `card` is in whole events (the record's id;
 * for shown also `down`). In what a seat is told, `card` is the slot and the sides are filled in as far as the seat may
 * know: up and down are the sides as the card lay before the event. */
typedef struct
{
  guint8 card;
  guint8 up;       /* BluffShape */
  guint8 down;     /* BluffShape */
  BluffSeat other; /* take: from whom; give: to whom */
  guint8 need;     /* BluffShape, only told: the shape to match, which a hidden side is claimed or hoped to be */
} BluffEventCard;

typedef struct
{
  guint8 kind;    /* BluffEventKind */
  BluffSeat seat; /* whose event it is; BLUFF_NO_SEAT for setup, reshuffle, flip, shown, pay and over */
  union
  {
    BluffEventDeck deck;

    /* Draw: in the order drawn. In what a seat is told of Bluffer's, `cards` are slots and `up` the upper sides. */
    struct
    {
      guint8 n;
      guint8 cards[BLUFF_DRAW_MAX];
      guint8 up[BLUFF_DRAW_MAX];
    } draw;

    /* Lay: told to others, `down` is empty and only its size is known. */
    struct
    {
      guint8 down_size;
      BluffCards up;
      BluffCards down;
    } lay;

    struct
    {
      guint8 bluff; /* boolean */
    } vote;

    /* Reveal of Pirate: whole events have the voter alone; what is told has all that is now open. */
    struct
    {
      BluffSeat voter;
      guint8 vote;  /* boolean: the vote was "bluff" */
      guint8 bluff; /* boolean: the set was a bluff */
      guint8 size;  /* of the set */
      BluffCards up;
      BluffCards down;
    } reveal;

    struct
    {
      guint8 from;
      guint8 to;
    } sail;

    struct
    {
      guint8 island;   /* 1 or 2 */
      guint8 treasure; /* boolean */
    } open;

    struct
    {
      guint8 card;
    } discard;

    /* Board: told to third seats, `taken` is empty and only its size is known. */
    struct
    {
      guint8 card;
      BluffSeat victim;
      guint8 taken_size;
      BluffCards taken;
    } board;

    BluffEventCard card;

    struct
    {
      guint8 shout; /* boolean */
    } decide;

    struct
    {
      BluffSeat seats[2];
      BluffSeat winner;
    } flip;

    struct
    {
      guint8 place;
    } out;

    struct
    {
      guint8 icons[2]; /* BluffIcon */
    } roll;

    struct
    {
      BluffSeat victim;
    } steal;

    struct
    {
      guint8 call; /* boolean */
    } answer;

    /* Reveal of Bluffaneer; draw of Bluffaneer is `draw`, with one BluffPair as its card. */
    struct
    {
      guint8 card; /* BluffPair */
    } pair;

    struct
    {
      BluffSeat from;
      BluffSeat to; /* BLUFF_NO_SEAT: the box */
      guint8 coins;
    } pay;

    struct
    {
      guint8 place[BLUFF_MAX_SEATS]; /* by seat, from 1; seats that share a place have the same, the next is left out
                                        (C5) */
    } over;
  };
} BluffEvent;

enum
{
  /* More than any action brings about: a roll with six players, its pays, the tosses of a tie and the end. */
  BLUFF_EVENTS_MAX = 24
};

/* What one action brought about, in order. Put it on the stack; only the first `n` items mean anything. */
typedef struct
{
  guint n;
  BluffEvent item[BLUFF_EVENTS_MAX];
} BluffEvents;

/* An event as it is told to one seat, with BLUFF_ONLOOKER to anybody who watches, or with BLUFF_NO_SEAT to a reader who
 * may see everything. */
typedef struct
{
  BluffSeat seat;
  guint8 game; /* BluffGame */
  BluffEvent event;
} BluffTold;

/* "lay" */
const char *bluff_event_name (BluffEventKind kind);

/* Finds the kind with this name; FALSE if there is none. */
gboolean bluff_event_from_name (const char *name, BluffEventKind *kind);

/* Copies what a whole event of GAME says. Every other byte of COPY is 0: it holds nothing of what stood in the same
 * memory before, and two copies that say the same are the same memory. */
void bluff_event_copy (const BluffEvent *event, BluffGame game, BluffEvent *copy);

/* Takes out what a player without the memory aid has to remember (B19): hidden sides, unless all see them at that
 * moment. */
void bluff_told_forget (BluffTold *self);

/* Takes out what lies face down at a screen that several people share, until its owner holds on to it: a player's own
 * card in Bluffaneer. */
void bluff_told_cover (BluffTold *self);

/* Whether a game has events of this kind. */
gboolean bluff_event_is_of_game (BluffEventKind kind, BluffGame game);

G_END_DECLS
