/* bluff-bluffaneer-table-private.h: what the files of the table of Bluffaneer share: how it looks
 * (bluff-bluffaneer-table.c), what can be done (bluff-bluffaneer-table-actions.c), how events are presented
 * (bluff-bluffaneer-table-events.c) and what flies meanwhile (bluff-bluffaneer-table-flights.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffaneer-end-sheet.h"
#include "bluff-bluffaneer-mat.h"
#include "bluff-bluffaneer-pile.h"
#include "bluff-bluffaneer-rail.h"
#include "bluff-bluffaneer-reveal-sheet.h"
#include "bluff-bluffaneer-table.h"
#include "bluff-bluffaneer-tavern.h"
#include "bluff-breadth.h"
#include "bluff-flight.h"
#include "bluff-seat-strip.h"

G_BEGIN_DECLS

/* What is being presented, and what ends it. */
typedef enum
{
  BLUFF_PLAY_NONE,
  BLUFF_PLAY_ROLL,   /* the dice roll */
  BLUFF_PLAY_FLIGHT, /* coins or a card are on their way */
  BLUFF_PLAY_REVEAL, /* the reveal sheet opens */
  BLUFF_PLAY_NEWS    /* it is open and waits to be read */
} BluffPlay;

enum
{
  BLUFF_TILES = 3, /* revealed, stack, box */
  BLUFF_CHIPS = 4  /* and the doubles */
};

struct _BluffBluffaneerTable
{
  BluffTabletop parent_instance;

  BluffBluffaneerTavern *tavern;
  BluffSeatStrip *seats;
  GtkOverlay *middle; /* the map and what is beside it: sheets lie over them */
  BluffBluffaneerMat *mat;
  GtkBox *start_side, *end_side; /* tiles */
  BluffBluffaneerPile *tiles[BLUFF_TILES];
  GtkWidget *chip_row;
  BluffBluffaneerPile *chips[BLUFF_CHIPS];
  BluffBluffaneerRail *rail;
  BluffFlight *flight; /* over all of it */

  /* At most one of them is visible. */
  GtkWidget *reveal_sheet;
  GtkWidget *end_sheet;

  GSettings *settings;
  BluffBluffaneerView view; /* what is shown */
  BluffLegal legal;
  guint8 dice[2];  /* what lies on the mat: also after the round that it was rolled in */
  BluffPair top;   /* the card that was revealed last, or none */
  guint in_flight; /* coins that somebody has given and nobody has got yet */

  BluffPlay play;
  BluffTold told;         /* what is being presented */
  BluffBluffaneerView to; /* what is to be shown when it is over */
  gboolean rest;          /* whether there is something to look at then */
  int answer;             /* how the roller has answered: a boolean, or -1 if we were not there */
  gboolean over;          /* the secrets are open */
  guint after;            /* the source that ends what nobody has to confirm */

  BluffBreadth room;
  double unit;
  gboolean low;        /* there is little height */
  gboolean large;      /* the text is large */
  gboolean dice_shown; /* there is enough of it for them */
  BluffBluffaneerForm form;
};

/* Shows VIEW, without a sheet. */
void bluff_bluffaneer_table_show_board (BluffBluffaneerTable *self, const BluffBluffaneerView *view);

/* Shows one sheet, or with NULL none. */
void bluff_bluffaneer_table_show_sheet (BluffBluffaneerTable *self, GtkWidget *sheet);

/* Says what is to be decided. */
void bluff_bluffaneer_table_ask (BluffBluffaneerTable *self);

void bluff_bluffaneer_table_add_actions (BluffBluffaneerTable *self);
void bluff_bluffaneer_table_update_actions (BluffBluffaneerTable *self);
void bluff_bluffaneer_table_add_keys (BluffBluffaneerTable *self);

void bluff_bluffaneer_table_present (BluffTabletop *tabletop,
                                     const BluffTold *told,
                                     const BluffView *before,
                                     const BluffView *after);
void bluff_bluffaneer_table_skip (BluffTabletop *tabletop);

/* Coins and a card that are to fly: they set out from where things are now. */
void bluff_bluffaneer_table_fly_coins (BluffBluffaneerTable *self, BluffSeat from, BluffSeat to, guint n);
void bluff_bluffaneer_table_fly_card (BluffBluffaneerTable *self, BluffSeat to);

/* Where nothing is to fly: the seats that give and get coins flash instead. BLUFF_NO_SEAT is the box, which has none.
 */
void bluff_bluffaneer_table_flash_seats (BluffBluffaneerTable *self, BluffSeat from, BluffSeat to);

/* Listens to the sheets. */
void bluff_bluffaneer_table_watch_sheets (BluffBluffaneerTable *self);

/* Forgets what was being presented. */
void bluff_bluffaneer_table_drop_play (BluffBluffaneerTable *self);

G_END_DECLS
