/* ui-seating.h: people who sit down at a table of the app: its window, their game, and who plays it (ui-player.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-player.h"

G_BEGIN_DECLS

typedef struct
{
  UiDriver *driver;
  BluffSavedGame *game;
  UiPlayer *player;
} UiSeating;

/* What is not the same for everybody. */
typedef struct
{
  BluffGame game;
  guint people;       /* of the UI_SEATS there; the others are computers. 0: one */
  int width, height;  /* of the window; 0: wide */
  gboolean keys;      /* the player never uses the mouse */
  gboolean no_aid;    /* without the memory aid (B19) */
  gboolean unchecked; /* what the player sees is not compared with the game */
} UiSeats;

UiSeating ui_seating_begin (const UiSeats *seats);

/* Closes the app. */
void ui_seating_end (UiSeating *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UiSeating, ui_seating_end)

G_END_DECLS
