/* bluff-game-item.h: a kept game, as lists show it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-position.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_GAME_ITEM (bluff_game_item_get_type ())

G_DECLARE_FINAL_TYPE (BluffGameItem, bluff_game_item, BLUFF, GAME_ITEM, GObject)

/* GAME is copied, as far as it is needed. HEADER is the game's, or NULL. VIEWER is the profile that is called "You", or
 * BLUFF_STORE_NO_PLAYER. May be called on any thread. */
BluffGameItem *bluff_game_item_new (const BluffStoreGame *game, const char *header, gint64 viewer);

const char *bluff_game_item_get_id (BluffGameItem *self);
const char *bluff_game_item_get_title (BluffGameItem *self);    /* "Bluff Pirate" */
const char *bluff_game_item_get_position (BluffGameItem *self); /* where it stands, in one line */
const char *bluff_game_item_get_names (BluffGameItem *self);    /* who plays */
const char *bluff_game_item_get_when (BluffGameItem *self);     /* it was played last: "Yesterday" as of its reading */

/* Of a finished game, otherwise "": who won, everybody's places ("1st Anna and 2nd Bea"), how long it took. */
const char *bluff_game_item_get_winners (BluffGameItem *self);
const char *bluff_game_item_get_places (BluffGameItem *self);
const char *bluff_game_item_get_length (BluffGameItem *self);

/* Whether a list would show nothing else for the other one. */
gboolean bluff_game_item_is_same (BluffGameItem *self, BluffGameItem *other);

/* Adds to MENU everybody who has a page, which the name leads to. */
void bluff_game_item_list_people (BluffGameItem *self, GMenu *menu);

/* The flags of the seats. */
guint bluff_game_item_get_flags (BluffGameItem *self, const BluffFlag **flags);

/* Where it stands; NULL if that cannot be read. */
const BluffPosition *bluff_game_item_see_position (BluffGameItem *self);

/* How far a ship that is on SQUARE has come, 0 to 1; -1 if the game has no goal that one sails to. */
double bluff_game_item_get_progress (BluffGameItem *self, guint square);

G_END_DECLS
