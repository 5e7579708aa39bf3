/* ui-tour.h: shows every page of the app, and every moment of a table, to something that looks at them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

#include "bluff-game.h"

G_BEGIN_DECLS

/* Called with each mapped widget of all windows, in the order of the tree; WHERE is the page or the moment. */
typedef void (*UiTourLook) (GtkWidget *widget, const char *where);

/* For main(): instead of g_test_init (). Everything is in the first language of those that tests go through, at rest,
 * with text of the usual size, and nothing that happens takes time. */
void ui_tour_init (int *argc, char ***argv);

/* As in a language that is written in this direction, though with the same words; GTK_TEXT_DIR_NONE is as usual. */
void ui_tour_set_direction (GtkTextDirection direction);

/* At every stop, once more in dark colours; WHERE begins with "dark-" then. */
void ui_tour_set_both_schemes (gboolean both);

/* Without PEOPLE: the pages of the app, its menus and dialogs. With them: a whole game, by keyboard, each moment the
 * first time there is one; with two, there is a curtain. Once the people have seen what can be decided, computers play
 * it to the end. */
typedef struct
{
  int width, height; /* of the window */
  guint people;
  BluffGame game;
  guint seats; /* at the table; 0: UI_SEATS */
  gboolean
      quick; /* no whole game, but what only a game has in which people shout by the clock: all are at the screen */
} UiTour;

void ui_tour_look (const UiTour *tour, UiTourLook look);

/* The same, for what does more at each stop than look at widgets: it is called when all has come to rest, and may move
 * the focus, but leaves the page as it is. */
typedef void (*UiTourStop) (UiDriver *driver, const char *where, gpointer data);

void ui_tour_stop (const UiTour *tour, UiTourStop stop, gpointer data);

/* Calls LOOK with each mapped widget from ROOT down. */
void ui_tour_walk (GtkWidget *root, UiTourLook look, const char *where);

G_END_DECLS
