/* ui-sitting.h: plays games in which people may shout, in the app, for the pictures of their moments (ui-gallery.h).
 *
 * People do anything that they may do, and every other time they shout: the same every time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-gallery.h"

#include "bluff-game.h"

G_BEGIN_DECLS

typedef struct
{
  const char *company; /* begins the names of the pictures */
  BluffGame game;
  guint players;
  guint people; /* on the first seats; computers on the others; 0: all of it is looked on at */
  guint64 seed;
  BluffShout shout;
  gboolean in_turn; /* people are asked one after the other, behind the curtain */
  gboolean eager;   /* everybody shouts whenever they may */
  gboolean keys;    /* with the caps of all keys */
  const char *only; /* the moments that are wanted, with spaces between them: then it ends; NULL: all of the game */
} UiSitting;

void ui_sitting_play (const UiSitting *self, UiGallery *gallery);

G_END_DECLS
