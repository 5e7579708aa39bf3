/* bluff-player-item.c: a profile, as lists take it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-item.h"

struct _BluffPlayerItem
{
  GObject parent_instance;

  BluffStorePlayer *player;
};

G_DEFINE_FINAL_TYPE (BluffPlayerItem, bluff_player_item, G_TYPE_OBJECT)

static void
bluff_player_item_finalize (GObject *object)
{
  bluff_store_player_free (BLUFF_PLAYER_ITEM (object)->player);

  G_OBJECT_CLASS (bluff_player_item_parent_class)->finalize (object);
}

static void
bluff_player_item_class_init (BluffPlayerItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_player_item_finalize;
}

static void
bluff_player_item_init (BluffPlayerItem *self)
{
  (void) self;
}

BluffPlayerItem *
bluff_player_item_new (BluffStorePlayer *player)
{
  BluffPlayerItem *self = g_object_new (BLUFF_TYPE_PLAYER_ITEM, NULL);

  self->player = player;
  return self;
}

const BluffStorePlayer *
bluff_player_item_get (BluffPlayerItem *self)
{
  g_return_val_if_fail (BLUFF_IS_PLAYER_ITEM (self), NULL);

  return self->player;
}
