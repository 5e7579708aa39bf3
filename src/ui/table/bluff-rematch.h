/* bluff-rematch.h: one more game with the same players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins a game with the players and options of GAME and shows its table in the place of the page that PAGE is. The
 * next seat begins this time; with SHUFFLE the players sit in another order instead, and chance says who begins.
 * The action game.play-again of PAGE is off meanwhile. */
void bluff_rematch_begin (GtkWidget *page, BluffSaves *saves, BluffSavedGame *game, gboolean shuffle);

G_END_DECLS
