/* ui-player.h: plays all three games as a person at the screen would: looks at what is there, and clicks or
 * presses keys.
 *
 * It decides by what can be seen and pressed, never by asking the match. All the while it checks what is seen: no card
 * that the viewer may not know, and nothing at all while the curtain is down. It knows the viewer from the name on the
 * curtain's button, and from what has happened since; it does not ask the stage.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-driver.h"

#include "bluff-saves.h"

G_BEGIN_DECLS

typedef struct _UiPlayer UiPlayer;

/* What there is to do for the viewer. */
typedef enum
{
  UI_CHOICE_NOTHING, /* computers play, or something moves */
  UI_CHOICE_CURTAIN,
  UI_CHOICE_CONTINUE,
  UI_CHOICE_TURN,  /* draw or board; Bluffer: peek, match, claim, show or draw */
  UI_CHOICE_SHIP,  /* whose ship to board */
  UI_CHOICE_CARDS, /* which cards to take */
  UI_CHOICE_PLAY,  /* lay or discard */
  UI_CHOICE_PASS,  /* only the turn can be ended */
  UI_CHOICE_VOTE,
  UI_CHOICE_LIFT,
  UI_CHOICE_SHOUT,    /* shout or let it pass */
  UI_CHOICE_ROLL,     /* the bones */
  UI_CHOICE_STEAL,    /* from whom */
  UI_CHOICE_ANSWER,   /* pay or call */
  UI_CHOICE_TAKE,     /* which card to take */
  UI_CHOICE_GIVE,     /* which card to give */
  UI_CHOICE_REHEARSE, /* a quick game: to try the keys */
  UI_CHOICE_END,      /* the game is over */
  UI_N_CHOICES
} UiChoice;

/* "vote", for messages; never NULL. */
const char *ui_choice_name (UiChoice choice);

enum
{
  UI_SEATS = 3, /* unless something else is told */
  UI_MOST_SEATS = 6
};

/* A table for a short voyage of three, pushed onto the window: the first PEOPLE of them sit at the screen, the first of
 * all is Ada, who has a profile; the others are computers. */
BluffSavedGame *ui_player_sit_down (UiDriver *driver, guint people, guint64 seed);

/* How those after the first are called from now on, at least UI_MOST_SEATS - 1; they are not copied. NULL: the usual
 * names. */
void ui_player_set_names (const char *const *names);

/* The same at another table, for at most UI_MOST_SEATS. */
BluffSavedGame *ui_player_sit_down_at (UiDriver *driver, const BluffTable *table, guint people, guint64 seed);

BluffSaves *ui_player_get_saves (UiDriver *driver);

/* On the welcome page: clicks "Carry On" of the newest game, and waits for its table. */
void ui_player_carry_on (UiDriver *driver);

/* GAME is what is checked against; NULL: nothing is checked. With KEYS the mouse is never used. */
UiPlayer *ui_player_new (UiDriver *driver, BluffSavedGame *game, gboolean keys);
void ui_player_free (UiPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UiPlayer, ui_player_free)

/* From now on what it decides depends on where the game is, so that two games of a seed take the same way, however busy
 * the machine is. */
void ui_player_be_steady (UiPlayer *self);

/* Waits until there is something to do, and says what, without doing it. */
UiChoice ui_player_wait (UiPlayer *self);

/* Does it: one decision, however many clicks that takes. */
void ui_player_do (UiPlayer *self, UiChoice choice);

/* Does what there is to do until the game is over, or until CHOICE is what there is to do. */
void ui_player_play_until (UiPlayer *self, UiChoice choice);

/* How often this was to be done so far. */
guint ui_player_count (UiPlayer *self, UiChoice choice);

/* How many cards were seen face up, or known, and checked. */
guint64 ui_player_count_checked (UiPlayer *self);

/* The decisions of the last moment in which somebody could shout, as the store has them: "+0" Ada shouted, "-1" Bea let
 * it pass. */
char *ui_player_read_decisions (BluffStore *store, const char *id);

G_END_DECLS
