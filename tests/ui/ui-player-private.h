/* ui-player-private.h: what the parts of the player at the screen share: one file for each game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-player.h"

#include "bluff-crew.h"

G_BEGIN_DECLS

struct _UiPlayer
{
  UiDriver *driver;
  BluffSavedGame *game;
  gboolean keys;
  GRand *chance;
  guint counts[UI_N_CHOICES];
  guint64 checked;

  /* For the checks. */
  BluffCrew *crew;
  GArray *open;     /* BluffCards: what lay open after each event */
  BluffSeat raiser; /* who raised the curtain last */
  guint raised_at;  /* after how many events */
};

/* What is different in each game. */
typedef struct
{
  UiChoice (*look) (UiPlayer *self); /* nothing of what all games have is there */
  void (*check) (UiPlayer *self, BluffSeat looker);
  void (*click) (UiPlayer *self, UiChoice choice);
  void (*press) (UiPlayer *self, UiChoice choice);
} UiGame;

extern const UiGame ui_game_bluffer;
extern const UiGame ui_game_bluffaneer;

typedef void (*UiVisit) (UiPlayer *self, GtkWidget *widget, gpointer data);

/* Everything that is mapped, in all windows and what pops up over them. */
void ui_player_visit_all (UiPlayer *self, UiVisit visit, gpointer data);

/* The first that is mapped; NULL if there is none. */
GtkWidget *ui_player_find_type (UiPlayer *self, GType type);
GtkWidget *ui_player_find_action (UiPlayer *self, const char *action);
GtkWidget *ui_player_find_curtain (UiPlayer *self);

/* Some card in a part of the table that can be pressed and is not chosen yet; NULL if there is none. */
GtkWidget *ui_player_find_card (UiPlayer *self, GType within);

gboolean ui_player_one_in (UiPlayer *self, int n);
void ui_player_click_action (UiPlayer *self, const char *action);
void ui_player_press (UiPlayer *self, const char *key);

/* Tab, until the focus is on or in something of TYPE, and there on or in an INNER, unless that is G_TYPE_NONE. */
void ui_player_tab_to (UiPlayer *self, GType type, GType inner);

G_END_DECLS
