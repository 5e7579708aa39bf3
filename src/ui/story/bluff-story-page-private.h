/* bluff-story-page-private.h: what the files of a game's page share: the page itself (bluff-story-page.c), and what can
 * be done with its game (bluff-story-deeds.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-story-list.h"
#include "bluff-story-page.h"
#include "bluff-tale.h"
#include "bluff-wrap.h"

G_BEGIN_DECLS

struct _BluffStoryPage
{
  BluffPage parent_instance;

  AdwWindowTitle *heading;
  GtkWidget *share; /* the menu of what can be done */
  BluffErrand *errand;
  GtkStack *stack;
  AdwStatusPage *trouble;
  GtkWidget *retry;
  GtkScrolledWindow *scroller;
  GtkLabel *title;
  GtkLabel *how;
  GtkLabel *facts;
  BluffWrap *ranking;
  GtkLabel *standing;
  AdwBin *secrets;
  GtkLabel *in_file;
  BluffWrap *buttons;
  GtkWidget *play_again, *keep, *carry_on;
  GtkLabel *keep_title;
  GtkWidget *parcel;
  GtkLabel *parcel_name;
  GtkListBox *highlights;
  GtkLabel *list_title;
  GtkWidget *filters;
  GtkDropDown *player;
  GtkToggleButton *bluffs_only;
  GtkLabel *empty;
  BluffStoryList *list;

  BluffSaves *saves;
  char *id;   /* NULL: it is a file whose game is not kept */
  char *path; /* NULL: it is a game that is kept */
  BluffTale *tale;
  GtkFilterListModel *items;
  GtkCustomFilter *filter;
  GCancellable *reading;
  gboolean narrow;
};

/* Reads the game, for the first time or again. */
void bluff_story_page_read (BluffStoryPage *self);

/* What the file of the game is called: "Bluff Pirate 2026-11-16.bluff". Newly allocated. */
char *bluff_story_page_name_file (BluffStoryPage *self);

/* Says which of the actions can be used. */
void bluff_story_page_offer (BluffStoryPage *self);

/* The actions, and dragging the game out (bluff-story-deeds.c). */
void bluff_story_page_install_actions (GtkWidgetClass *widget_class);
void bluff_story_page_add_drag (BluffStoryPage *self);

G_END_DECLS
