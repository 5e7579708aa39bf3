/* bluff-table-page-private.h: what the files of the table's page share: the page and what is on it
 * (bluff-table-page.c), what is shown and told of a game (bluff-table-page-events.c) and of the evening at its end
 * (bluff-table-page-evening.c), what can be done (bluff-table-page-actions.c), and whether anybody looks
 * (bluff-table-page-watch.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-announcer.h"
#include "bluff-answer.h"
#include "bluff-crew.h"
#include "bluff-curtain.h"
#include "bluff-log.h"
#include "bluff-rehearsal.h"
#include "bluff-shouting.h"
#include "bluff-side-pane.h"
#include "bluff-stage.h"
#include "bluff-table-page.h"
#include "bluff-table-title.h"
#include "bluff-tabletop.h"
#include "bluff-toss.h"

G_BEGIN_DECLS

struct _BluffTablePage
{
  BluffPage parent_instance;

  GtkWidget *header;
  BluffTableTitle *heading;
  BluffSidePane *pane;
  GtkRevealer *trouble;
  GtkLabel *trouble_text;
  GtkWidget *next_button;
  GtkWidget *rules_button;
  GtkWidget *log_button;
  BluffCurtain *curtain;
  BluffToss *toss;
  BluffRehearsal *rehearsal;
  BluffAnnouncer *announcer;
  BluffAnswer *answer; /* to what the viewer asked for */
  GMenu *menu;
  GMenu *seats_section;  /* of it */
  GMenu *people_section; /* likewise */
  BluffLog *log;
  BluffTabletop *tabletop;

  GSettings *settings;
  BluffSaves *saves;
  BluffSavedGame *game;
  BluffCrew *crew;
  BluffStage *stage;
  BluffShouting *shouting;
  AdwToast *refusal;   /* weak: the last one that was said */
  guint rest;          /* the source that ends a rest */
  gboolean waiting;    /* for somebody to continue */
  gboolean presenting; /* the tabletop has not said that it is done */
  gboolean untold;     /* what it presents has not been told yet */
  gboolean turned;     /* somebody else's view was on the screen a moment ago, or nobody's */
  gboolean wide;
  guint look; /* the source that sees whether anybody looks */
  gboolean damage_said;
  gboolean handed_over; /* the game, to another page */
  gboolean rehearsed;
  gboolean fresh; /* nobody has gone anywhere on the page yet */
  GtkWindow *window;
};

/* What is shown and told (bluff-table-page-events.c). */
void bluff_table_page_offer (BluffTablePage *self);
void bluff_table_page_stop_resting (BluffTablePage *self);
void bluff_table_page_show_all (BluffTablePage *self);
void bluff_table_page_lay_over (BluffTablePage *self, GtkWidget *sheet, gboolean lies);
void bluff_table_page_viewer (BluffTablePage *self);
void bluff_table_page_show_end (BluffTablePage *self);
void bluff_table_page_outcome (BluffTablePage *self);
void bluff_table_page_done (BluffTablePage *self, gboolean rest);
void bluff_table_page_coin_landed (BluffTablePage *self);
void bluff_table_page_present (BluffTablePage *self, guint number);
void bluff_table_page_continue (GtkWidget *widget, const char *name, GVariant *parameter);
void bluff_table_page_settled (BluffTablePage *self);
void bluff_table_page_curtain (BluffTablePage *self);
void bluff_table_page_curtain_fallen (BluffTablePage *self);
void bluff_table_page_curtain_raised (BluffTablePage *self);
void bluff_table_page_failed (BluffTablePage *self, GError *error);
void bluff_table_page_retry (GtkWidget *widget, const char *name, GVariant *parameter);

/* How the evening stands, on the sheet at the end and as an announcement (bluff-table-page-evening.c). */
void bluff_table_page_tell_evening (BluffTablePage *self);

/* What can be done (bluff-table-page-actions.c). */
void bluff_table_page_act (BluffTablePage *self, BluffAction *action);
void bluff_table_page_explain (BluffTablePage *self, BluffAction *action, const char *words, const char *rule);
void bluff_table_page_forget_refusal (BluffTablePage *self);
gboolean bluff_table_page_is_race (BluffTablePage *self);
void bluff_table_page_rehearse (BluffTablePage *self);
void bluff_table_page_rehearsed (BluffTablePage *self);
void bluff_table_page_seated (BluffTablePage *self);
void bluff_table_page_install_actions (GtkWidgetClass *widget_class);
void bluff_table_page_add_keys (BluffTablePage *self);

/* Whether anybody looks (bluff-table-page-watch.c). */
void bluff_table_page_watch_window (BluffTablePage *self);
void bluff_table_page_leave_window (BluffTablePage *self);

/* Takes from the screen what only one of several people may see. */
void bluff_table_page_conceal (BluffTablePage *self);

G_END_DECLS
