/* bluff-tabletop.h: the table of one game: what every game's table has to be able to do.
 *
 * The moment in which people shout (C4) is the same in every game: the page offers it on the panel that every tabletop
 * has, and presents the tosses of the coin (BLUFF_EVENT_FLIP) itself. A table shows who has decided, never what.
 *
 * It is given views, told events and what may be done now, all of them the viewer's, and nothing else. It asks for
 * actions by its signal `act`; the table page puts them to the match.
 *
 * Signals
 *   act (BluffAction *action)   the viewer wants to do this; the seat is not filled in
 *   outcome                     the outcome of the event can be seen, so it may be told and heard. At most once for an
 *                               event; if it is not emitted, `done` means the same
 *   explain (BluffAction *action, const char *words, const char *rule)
 *                               the viewer has tried this, which is not offered: say why not; if the rules have nothing
 *                               against it, say WORDS, which RULE is about, both may be NULL
 *   done (gboolean rest)        the event that was to be presented has been; with REST there is something to look at
 *                               before the next one
 *   look (BluffView *view) → gboolean
 *                               the viewer holds on to their secret, which the views of a shared screen do not have:
 *                               fills in VIEW, whole; FALSE, and nothing is filled in, if they may not look
 *   say (const char *words)     announce to the viewer what they have changed in their hand
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-event.h"
#include "bluff-legal.h"
#include "bluff-pace.h"
#include "bluff-shout-panel.h"
#include "bluff-view.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_TABLETOP (bluff_tabletop_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffTabletop, bluff_tabletop, BLUFF, TABLETOP, AdwBin)

struct _BluffTabletopClass
{
  AdwBinClass parent_class;

  /* The table gets this size: TRUE if it is to be laid in another way for it. Nothing may change before this returns:
   * what is being allocated cannot be given another size. */
  gboolean (*fit) (BluffTabletop *self, int width, int height);

  /* Lays it so, before it is drawn. */
  void (*refit) (BluffTabletop *self);

  /* Shows VIEW as it is, at once; whatever was being composed or presented is forgotten. */
  void (*show_view) (BluffTabletop *self, const BluffView *view);

  /* What the viewer has been told so far (BluffTold), before a view is shown, for what a table remembers; what is
   * presented later comes on top of it. May be NULL. */
  void (*recall) (BluffTabletop *self, GArray *told);

  /* Offers what may be done now; nothing, if LEGAL has no kinds. */
  void (*offer) (BluffTabletop *self, const BluffLegal *legal);

  /* Presents an event, from BEFORE to AFTER, and then calls bluff_tabletop_done, at once or later. */
  void (*present) (BluffTabletop *self, const BluffTold *told, const BluffView *before, const BluffView *after);

  /* The viewer skips: brings what is being presented to its end. */
  void (*skip) (BluffTabletop *self);

  /* The game is over: EVENTS (BluffTold, whole) may be looked at. */
  void (*open_secrets) (BluffTabletop *self, const BluffView *view, GArray *events);

  /* Escape: TRUE if it had something to take back. */
  gboolean (*escape) (BluffTabletop *self);

  /* For a game with a secret that a person may want to see while all look at the screen (Bluffaneer's card):
   * makes a picture of it, closed, as large as a button; NULL where there is none. Then shows it open as VIEW, that
   * person's, has it, and with NULL closed again: nothing of VIEW may be kept. */
  GtkWidget *(*make_secret) (BluffTabletop *self);
  void (*show_secret) (BluffTabletop *self, GtkWidget *secret, const BluffView *view);

  /* The BluffLook for the person whose open turn it is, to be put beside what is to be decided. NULL: it is to be
   * removed. May be NULL itself where there is no such secret. */
  void (*place_look) (BluffTabletop *self, GtkWidget *look);
  /* The same in words, newly allocated. */
  char *(*word_secret) (BluffTabletop *self, const BluffView *view);

  /* Adds the parts between which Tab and F6 go (bluff-zones.h) to ZONES, in reading order. */
  void (*list_zones) (BluffTabletop *self, GPtrArray *zones);

  /* Gives the focus to what is to be decided now, never to an answer that cannot be taken back; FALSE if there is
   * nothing to decide. */
  gboolean (*focus_decision) (BluffTabletop *self);
};

/* For the tables themselves, once: GROUND is what all lies on, and FLIGHT (bluff-flight.h) what flies over it. Where
 * the window is too small for all of it, with large text for example, the ground is scrolled. */
void bluff_tabletop_set_ground (BluffTabletop *self, GtkWidget *ground, GtkWidget *flight);

/* The same: a click on PLACE, where nothing else is to be pressed, cannot wait for what is being shown. */
void bluff_tabletop_skip_by_click (BluffTabletop *self, GtkWidget *place);

/* The same: the actions table.*, N of them, called back with the table; and whether one is offered now. */
void bluff_tabletop_add_actions (BluffTabletop *self, const GActionEntry *entries, guint n);
GActionGroup *bluff_tabletop_get_actions (BluffTabletop *self);
void bluff_tabletop_enable (BluffTabletop *self, const char *name, gboolean enabled);

/* The same: PLACE is where sheets (bluff-sheet.h) lie, over everything else that is in it, and SHEET one of them. While
 * one lies there nothing behind it can be done, whatever is offered: of the table's actions there are those that the
 * sheet has itself, OWN (their names, with a space between them), and what is in PLACE is not sensitive. */
void bluff_tabletop_set_place (BluffTabletop *self, GtkOverlay *place);
void bluff_tabletop_add_sheet (BluffTabletop *self, GtkWidget *sheet, const char *own);

/* Shows one sheet, or with NULL none. */
void bluff_tabletop_show_sheet (BluffTabletop *self, GtkWidget *sheet);

/* The one that lies there, or NULL. */
GtkWidget *bluff_tabletop_get_sheet (BluffTabletop *self);

/* Whether a sheet of the page lies over the table: then nothing of the table can be done at all. */
void bluff_tabletop_set_covered (BluffTabletop *self, gboolean covered);
gboolean bluff_tabletop_is_covered (BluffTabletop *self);

void bluff_tabletop_set_crew (BluffTabletop *self, BluffCrew *crew);
BluffCrew *bluff_tabletop_get_crew (BluffTabletop *self);

/* The seats on which people sit, who look at this screen. */
void bluff_tabletop_set_people (BluffTabletop *self, BluffSeats people);
BluffSeats bluff_tabletop_get_people (BluffTabletop *self);

/* The seats of people who have left, and for whom the computer plays. */
void bluff_tabletop_set_away (BluffTabletop *self, BluffSeats away);
BluffSeats bluff_tabletop_get_away (BluffTabletop *self);

void bluff_tabletop_set_pace (BluffTabletop *self, BluffPace pace);
BluffPace bluff_tabletop_get_pace (BluffTabletop *self);

void bluff_tabletop_recall (BluffTabletop *self, GArray *told);
void bluff_tabletop_show (BluffTabletop *self, const BluffView *view);
void bluff_tabletop_offer (BluffTabletop *self, const BluffLegal *legal);
void
bluff_tabletop_present (BluffTabletop *self, const BluffTold *told, const BluffView *before, const BluffView *after);
void bluff_tabletop_skip (BluffTabletop *self);
GtkWidget *bluff_tabletop_make_secret (BluffTabletop *self);
void bluff_tabletop_show_secret (BluffTabletop *self, GtkWidget *secret, const BluffView *view);
void bluff_tabletop_place_look (BluffTabletop *self, GtkWidget *look);
char *bluff_tabletop_word_secret (BluffTabletop *self, const BluffView *view);
void bluff_tabletop_open_secrets (BluffTabletop *self, const BluffView *view, GArray *events);
gboolean bluff_tabletop_escape (BluffTabletop *self);
void bluff_tabletop_list_zones (BluffTabletop *self, GPtrArray *zones);
gboolean bluff_tabletop_focus_decision (BluffTabletop *self);

/* The panel on which people shout or let it pass, for the table to put in its place; see bluff-shout-panel.h. The
 * tabletop keeps it alive whether it has a place or not. */
BluffShoutPanel *bluff_tabletop_get_shout_panel (BluffTabletop *self);

/* For the tables themselves: emit the signals. */
void bluff_tabletop_act (BluffTabletop *self, const BluffAction *action);
void bluff_tabletop_outcome (BluffTabletop *self);
void bluff_tabletop_explain (BluffTabletop *self, const BluffAction *action, const char *words, const char *rule);
void bluff_tabletop_done (BluffTabletop *self, gboolean rest);
gboolean bluff_tabletop_look (BluffTabletop *self, BluffView *view);
void bluff_tabletop_say (BluffTabletop *self, const char *words);

G_END_DECLS
