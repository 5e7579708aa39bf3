/* bluff-player-item.h: a profile, as lists take it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-player.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_ITEM (bluff_player_item_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerItem, bluff_player_item, BLUFF, PLAYER_ITEM, GObject)

/* Takes PLAYER over. */
BluffPlayerItem *bluff_player_item_new (BluffStorePlayer *player);

const BluffStorePlayer *bluff_player_item_get (BluffPlayerItem *self);

G_END_DECLS
