/* ui-way.h: a way to play a whole game at the screen: which game, by how many people, by mouse or by keyboard.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ui-player.h"

G_BEGIN_DECLS

typedef struct
{
  const char *path; /* of the test */
  BluffGame game;
  guint players;
  guint people; /* on the first seats; computers on the others */
  gboolean keys;
  int width, height;
  guint64 seed;
  BluffShout shout;
  gboolean in_turn;  /* people are asked one after the other, behind the curtain */
  gboolean no_aid;   /* without the memory aid (B19) */
  gboolean slow;     /* it is played only with -m slow: what it shows is seen elsewhere, too */
  const char *again; /* the button on the last sheet that is clicked then; or NULL */
} UiWay;

/* Adds a test that plays WAY to the end, looks whether all that people are asked for was asked for, whether the curtain
 * was there for more than one, and whether the store has the whole game; and begins another one, if that is wanted. */
void ui_way_add (const UiWay *way);

G_END_DECLS
