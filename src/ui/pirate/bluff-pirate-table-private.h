/* bluff-pirate-table-private.h: what the files of the table of Bluff Pirate share: how it looks (bluff-pirate-table.c),
 * what can be done (bluff-pirate-table-actions.c), how events are presented (bluff-pirate-table-events.c), the sheets
 * over it (bluff-pirate-table-sheets.c), and what flies (bluff-pirate-table-flights.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flight.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-board.h"
#include "bluff-card.h"
#include "bluff-pirate-cups.h"
#include "bluff-pirate-draft.h"
#include "bluff-pirate-end-sheet.h"
#include "bluff-pirate-island-sheet.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-piles.h"
#include "bluff-pirate-rail.h"
#include "bluff-pirate-reveal-sheet.h"
#include "bluff-pirate-sea.h"
#include "bluff-pirate-table.h"
#include "bluff-pirate-tray.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-seat-strip.h"

G_BEGIN_DECLS

/* How much room there is: section 6 of the design language. */
typedef enum
{
  BLUFF_ROOM_NARROW,
  BLUFF_ROOM_MEDIUM,
  BLUFF_ROOM_WIDE
} BluffRoom;

/* What is being presented, and what ends it. */
typedef enum
{
  BLUFF_SCENE_NONE,
  BLUFF_SCENE_MOTION, /* something moves on the board, or flies over it */
  BLUFF_SCENE_REVEAL, /* the reveal sheet opens one thing after the other */
  BLUFF_SCENE_NEWS    /* a sheet is open and waits to be read */
} BluffScene;

/* Where a card of the player's hand is, and how it is shown there. */
typedef struct
{
  graphene_rect_t place;
  guint slot; /* of the tray; BLUFF_PIRATE_SET_MAX: in the fan */
  BluffCardSide side;
} BluffPirateSpot;

/* Where everything is that cards may fly from. */
typedef struct
{
  BluffPirateSpot cards[BLUFF_PIRATE_CARDS]; /* those of the player's hand */
  graphene_rect_t seats[BLUFF_PIRATE_SEATS]; /* those on top of the table */
  graphene_rect_t pile;
} BluffPirateSpots;

struct _BluffPirateTable
{
  BluffTabletop parent_instance;

  BluffPirateSea *sea;
  BluffSeatStrip *seats;
  GtkOverlay *middle; /* the board and what is below it: sheets lie over them */
  BluffPirateBoard *board;
  GtkBox *low; /* piles and tray */
  BluffPiratePiles *piles;
  BluffPiratePiles *chips;
  BluffPirateTray *tray;
  BluffPirateRail *rail;
  BluffFlight *flight; /* over everything, sheets included */

  /* At most one of them is visible. NULL: it has not been needed yet. */
  GtkWidget *vote_sheet;
  GtkWidget *lift_sheet;
  GtkWidget *reveal_sheet;
  GtkWidget *board_sheet;
  GtkWidget *island_sheet;
  GtkWidget *end_sheet;

  GSettings *settings;
  BluffPirateDraft *draft;
  BluffPirateView view;
  BluffLegal legal;
  BluffScene scene;
  BluffTold told;          /* what is being presented */
  BluffPirateView outcome; /* of it: the view that comes after it */
  BluffPirateCups cups;
  gboolean over;        /* the secrets are open */
  guint after;          /* the source that ends a scene that nobody has to confirm */
  GCancellable *asking; /* whether to lay, or NULL */

  BluffRoom room;
  double unit;
  guint prepare;    /* the source that makes sheets ahead */
  gboolean cramped; /* the whole track has no room while a set is composed */
  gboolean tall;
  gboolean bottom_sheets; /* there is so little room that sheets bring what they cover */
};

/* Shows the view, without a sheet. */
void bluff_pirate_table_show_board (BluffPirateTable *self, const BluffPirateView *view);

/* Shows the sheet that the phase of the game asks for, or none. */
void bluff_pirate_table_show_phase (BluffPirateTable *self);

/* Takes all cards of the draft back; FALSE if there are none. */
gboolean bluff_pirate_table_take_back (BluffPirateTable *self);

void bluff_pirate_table_add_actions (BluffPirateTable *self);
void bluff_pirate_table_update_actions (BluffPirateTable *self);
void bluff_pirate_table_add_keys (BluffPirateTable *self);

/* Withdraws the question whether to lay, if it is open. */
void bluff_pirate_table_stop_asking (BluffPirateTable *self);

void bluff_pirate_table_present (BluffTabletop *tabletop,
                                 const BluffTold *told,
                                 const BluffView *before,
                                 const BluffView *after);
void bluff_pirate_table_skip (BluffTabletop *tabletop);

/* The reveal sheet has shown everything. */
void bluff_pirate_table_revealed (BluffPirateTable *self);

/* Finds where everything is, before something changes. */
void bluff_pirate_table_find_spots (BluffPirateTable *self, BluffPirateSpots *spots);

/* Lets the cards of TOLD fly from where they were to where they are now; calls back, with a reference to SELF as its
 * data, when all have landed, and at once if no cards go anywhere. */
void bluff_pirate_table_fly (BluffPirateTable *self,
                             const BluffTold *told,
                             const BluffPirateSpots *spots,
                             GAsyncReadyCallback callback);

/* The same for what has changed between the hand and the tray. */
void bluff_pirate_table_fly_draft (BluffPirateTable *self, const BluffPirateSpots *spots);

/* Forgets what was being presented. */
void bluff_pirate_table_drop_scene (BluffPirateTable *self);

/* The sheets; each is made the first time. */
BluffPirateVoteSheet *bluff_pirate_table_get_vote_sheet (BluffPirateTable *self);
BluffPirateLiftSheet *bluff_pirate_table_get_lift_sheet (BluffPirateTable *self);
BluffPirateRevealSheet *bluff_pirate_table_get_reveal_sheet (BluffPirateTable *self);
BluffPirateBoardSheet *bluff_pirate_table_get_board_sheet (BluffPirateTable *self);
BluffPirateIslandSheet *bluff_pirate_table_get_island_sheet (BluffPirateTable *self);
BluffPirateEndSheet *bluff_pirate_table_get_end_sheet (BluffPirateTable *self);

/* Makes them ahead, one by one, when there is nothing else to do. */
void bluff_pirate_table_prepare_sheets (BluffPirateTable *self);

/* Whether SHEET, which may be NULL, lies on the table. */
gboolean bluff_pirate_table_is_open (GtkWidget *sheet);

/* Shows one sheet, or with NULL none. */
void bluff_pirate_table_show_sheet (BluffPirateTable *self, GtkWidget *sheet);

/* Gives a sheet the room that it needs. */
void bluff_pirate_table_make_room (BluffPirateTable *self);

G_END_DECLS
