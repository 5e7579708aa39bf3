/* ui-player-private.h: what the parts of the player at the screen share: one file for each game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-player.h"

#include "bluff-crew.h"
#include "bluff-letters.h"

G_BEGIN_DECLS

struct _UiPlayer
{
  UiDriver *driver;
  BluffSavedGame *game;
  gboolean keys;
  gboolean pressed; /* one of them */
  GRand *chance;
  gboolean steady; /* chance goes by where the game is */
  guint counts[UI_N_CHOICES];
  guint64 checked;
  guint told;      /* events, before what was done last */
  char *screen;    /* what could be read before a curtain was raised, or news left */
  UiChoice choice; /* what there was to do the last time */
  UiChoice done;   /* and what was done; nothing, if something has come of it */

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

extern const UiGame ui_game_pirate;
extern const UiGame ui_game_bluffer;
extern const UiGame ui_game_bluffaneer;

/* What lies on the table tells which game it is. */
const UiGame *ui_player_get_game (UiPlayer *self);

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

/* The key of an act in the language that is spoken. */
void ui_player_press_letter (UiPlayer *self, BluffLetter letter);

/* Tab, until the focus is on or in something of TYPE, and there on or in an INNER, unless that is G_TYPE_NONE. */
void ui_player_tab_to (UiPlayer *self, GType type, GType inner);

/* Whether the focus is on or in something of this type. */
gboolean ui_player_focus_is_in (UiPlayer *self, GType type);

/* "Right" where one reads from left to right: arrows follow the eye. */
const char *ui_player_get_key_of_next (UiPlayer *self);

/* --- Shouts: the panel is the same in all games ----------------------------------------------------------------------
 */

/* The panel, if somebody is asked on it; or NULL. */
GtkWidget *ui_player_find_shouts (UiPlayer *self);

/* Somebody of those who are asked shouts WORDS, or all let it pass. */
void ui_player_click_shout (UiPlayer *self, gboolean shout, const char *words);

/* LETTER is that of somebody who decides alone; at an open table everybody has their own key. */
void ui_player_press_shout (UiPlayer *self, gboolean shout, BluffLetter letter);

/* --- Secrets -------------------------------------------------------------------------------------------------------
 */

/* The person whose name is on the curtain's button raises it: "I am Ada: raise the sail". */
void ui_player_note_raiser (UiPlayer *self, GtkWidget *curtain);

/* Fails if something is seen that the viewer may not know. */
void ui_player_check (UiPlayer *self);

G_END_DECLS
