/* bluff-bluffer-table-private.h: what the files of the table of Bluffer share: how it looks (bluff-bluffer-table.c),
 * what can be done (bluff-bluffer-table-actions.c), and how events are presented (bluff-bluffer-table-events.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-bluffer-arena.h"
#include "bluff-bluffer-ask.h"
#include "bluff-bluffer-end-sheet.h"
#include "bluff-bluffer-rail.h"
#include "bluff-bluffer-sand.h"
#include "bluff-bluffer-seat-sheet.h"
#include "bluff-bluffer-seat.h"
#include "bluff-bluffer-shown-sheet.h"
#include "bluff-bluffer-table.h"
#include "bluff-breadth.h"
#include "bluff-flight.h"

G_BEGIN_DECLS

/* What is being presented, and what ends it. */
typedef enum
{
  BLUFF_BLUFFER_SCENE_NONE,
  BLUFF_BLUFFER_SCENE_MOTION, /* cards fly */
  BLUFF_BLUFFER_SCENE_PEEK,   /* the viewer looks at a hidden side */
  BLUFF_BLUFFER_SCENE_SHOWN,  /* everybody does */
  BLUFF_BLUFFER_SCENE_NEWS    /* a sheet is open and waits to be read */
} BluffBlufferScene;

struct _BluffBlufferTable
{
  BluffTabletop parent_instance;

  BluffBlufferSand *sand;
  GtkGrid *seats;
  BluffBlufferSeat *seat[BLUFF_BLUFFER_SEATS]; /* in the order on the screen */
  GtkOverlay *middle;                          /* everything above the rail: sheets lie over it */
  BluffBlufferArena *arena;
  GtkLabel *news; /* what happened last */
  GtkWidget *ask;
  AdwClamp *shout; /* around the panel of all tables */
  BluffBlufferRail *rail;
  BluffFlight *flight;

  /* At most one of them is visible. */
  GtkWidget *shown_sheet;
  GtkWidget *seat_sheet;
  GtkWidget *end_sheet;

  BluffView view;
  BluffLegal legal;
  BluffBlufferScene scene;
  BluffTold told;              /* what is being presented */
  BluffBlufferView shown;      /* how it looks after a hidden side has been shown */
  BluffSeat asked;             /* whose hidden side is being shown, */
  BluffSeat caller;            /* and who called, or BLUFF_NO_SEAT */
  gboolean over;               /* the secrets are open */
  guint after;                 /* the source that ends a scene that nobody has to confirm */
  GtkEventController *keys;    /* the window's, that see which key is held, */
  GtkEventController *buttons; /* and that something is pressed otherwise */
  guint key;                   /* the code of the key that is held in the window, or 0 */
  gboolean holding;            /* it is the one that asked for the peek, which goes on */

  BluffBreadth breadth;
  gboolean narrow; /* laid out for little width */
  double unit;
  gboolean low;      /* there is little height */
  gboolean two_rows; /* of seats: there is little width for them */
};

/* Where the cards were before an event. */
typedef struct
{
  graphene_rect_t cards[BLUFF_BLUFFER_CARDS]; /* by slot */
  BluffCardLook looks[BLUFF_BLUFFER_CARDS];
  graphene_rect_t draw; /* the draw pile */
} BluffBlufferSpots;

void bluff_bluffer_table_find_spots (BluffBlufferTable *self, BluffBlufferSpots *spots);

/* Lets the cards that an event moves fly from their SPOTS to where they are now; FALSE if there are none. */
gboolean bluff_bluffer_table_fly (BluffBlufferTable *self,
                                  const BluffEvent *event,
                                  const BluffBlufferSpots *spots,
                                  GAsyncReadyCallback callback);

/* Shows VIEW, and what may be done, without a sheet. */
void bluff_bluffer_table_show_all (BluffBlufferTable *self, const BluffBlufferView *view);

/* The sheet on which a card is to be taken, if there is no other place for it; otherwise none. */
void bluff_bluffer_table_show_phase (BluffBlufferTable *self);

/* Shows one sheet, or with NULL none. */
void bluff_bluffer_table_show_sheet (BluffBlufferTable *self, GtkWidget *sheet);

/* Says what happened; NULL: nothing any more. */
void bluff_bluffer_table_say (BluffBlufferTable *self, const char *words);

/* The row in which SEAT's cards lie, and what stands for the seat; NULL if it is not on the screen. */
BluffBlufferRow *bluff_bluffer_table_get_row (BluffBlufferTable *self, BluffSeat seat);
BluffBlufferSeat *bluff_bluffer_table_get_seat (BluffBlufferTable *self, BluffSeat seat);

void bluff_bluffer_table_add_actions (BluffBlufferTable *self);
void bluff_bluffer_table_update_actions (BluffBlufferTable *self);
void bluff_bluffer_table_add_keys (BluffBlufferTable *self);

/* Sees in WINDOW, or with NULL in none any more, which key is held. */
void bluff_bluffer_table_watch_keys (BluffBlufferTable *self, GtkWidget *window);

void bluff_bluffer_table_present (BluffTabletop *tabletop,
                                  const BluffTold *told,
                                  const BluffView *before,
                                  const BluffView *after);
void bluff_bluffer_table_skip (BluffTabletop *tabletop);

/* Listens to the sheets. */
void bluff_bluffer_table_watch_sheets (BluffBlufferTable *self);

/* Forgets what was being presented. */
void bluff_bluffer_table_drop_scene (BluffBlufferTable *self);

G_END_DECLS
