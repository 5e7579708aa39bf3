/* bluff-seat-news.h: what a table shows of one seat: a value that is replaced whenever something changes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-head.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_SEAT_MARK_ACTIVE = 1 << 0,   /* whose turn it is */
  BLUFF_SEAT_MARK_THINKING = 1 << 1, /* the game waits for this seat */
  BLUFF_SEAT_MARK_VOTED = 1 << 2,    /* a cup is on the vote */
  BLUFF_SEAT_MARK_AWAY = 1 << 3,     /* the computer plays for somebody who left */
  BLUFF_SEAT_MARK_WINNER = 1 << 4,
  BLUFF_SEAT_MARK_DECIDED = 1 << 5 /* has shouted or let it pass (C4): nobody sees which */
} BluffSeatMarks;

/* What marks SEAT in every game: whose turn it is, whom the game waits for, who has won, and whether it is one of AWAY.
 */
guint bluff_seat_marks_of (const BluffHead *head, BluffSeat seat, BluffSeats away);

/* The strings are borrowed: they need to live only as long as the call that is given the news. */
typedef struct
{
  BluffSeat seat;
  BluffFlag flag;
  const char *name;   /* as the player wrote it */
  const char *line;   /* "Square 13"; NULL: the mark in words ("Thinking…"), or nothing */
  const char *number; /* the line where there is no room for words: "13"; may be NULL */
  const char *icon;   /* the drawing that stands before the number: "ship-red"; may be NULL */
  guint count;        /* cards held */
  const char *back;   /* the drawing of such a card; NULL: "card-back" */
  guint marks;        /* BluffSeatMarks */
  gboolean purse;     /* coins are counted, not cards: they are seen in every form, with one back and no fan */
  guint coins;        /* in the purse; the icon is how one looks */
  gboolean open;      /* the cards are face up below the badge, which counts them and has no background of its own */
  const char *bubble; /* what the player says, beside the name, where there is room: “Hexagon!”; may be NULL */
  const char *deed;   /* what choosing the seat does: "Steal 2 coins from Mia"; NULL: its name says enough */
} BluffSeatNews;

G_END_DECLS
