/* bluff-carry-item.h: a game that was not finished, as the list of those to carry on shows it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-position.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_CARRY_ITEM (bluff_carry_item_get_type ())

G_DECLARE_FINAL_TYPE (BluffCarryItem, bluff_carry_item, BLUFF, CARRY_ITEM, GObject)

/* GAME is copied, as far as it is needed. HEADER is the game's, or NULL. VIEWER is the profile that is called "You", or
 * BLUFF_STORE_NO_PLAYER. May be called on any thread. */
BluffCarryItem *bluff_carry_item_new (const BluffStoreGame *game, const char *header, gint64 viewer);

const char *bluff_carry_item_get_id (BluffCarryItem *self);
const char *bluff_carry_item_get_title (BluffCarryItem *self);    /* "Bluff Pirate" */
const char *bluff_carry_item_get_position (BluffCarryItem *self); /* where it stands, in one line */
const char *bluff_carry_item_get_names (BluffCarryItem *self);    /* who plays */
gint64 bluff_carry_item_get_time (BluffCarryItem *self);          /* when it was played last */

/* The flags of the seats. */
guint bluff_carry_item_get_flags (BluffCarryItem *self, const BluffFlag **flags);

/* Where it stands; NULL if that cannot be read. */
const BluffPosition *bluff_carry_item_see_position (BluffCarryItem *self);

/* How far a ship that is on SQUARE has come, 0 to 1; -1 if the game has no goal that one sails to. */
double bluff_carry_item_get_progress (BluffCarryItem *self, guint square);

G_END_DECLS
