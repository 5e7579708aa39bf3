/* bluff-game-card.h: a game that can be played: its picture, what it is like, and how to begin.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-breadth.h"
#include "bluff-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_GAME_CARD (bluff_game_card_get_type ())

G_DECLARE_FINAL_TYPE (BluffGameCard, bluff_game_card, BLUFF, GAME_CARD, AdwBin)

GtkWidget *bluff_game_card_new (BluffGame game);

BluffGame bluff_game_card_get_game (BluffGameCard *self);

/* Lays it out for a page of this breadth: by itself (ALONE), or with others beside or below it. */
void bluff_game_card_lay_out (BluffGameCard *self, BluffBreadth breadth, gboolean alone);

/* Whether the last table can be begun again with one click. */
void bluff_game_card_set_again (BluffGameCard *self, gboolean again);

G_END_DECLS
