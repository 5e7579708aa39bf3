/* bluff-story-item.c: a claim, or something that happened, as the page of a game lists it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-story-item.h"

#include "bluff-log.h"

struct _BluffStoryItem
{
  GObject parent_instance;

  gboolean is_claim;
  gboolean begins_round;
  BluffClaim claim;
  BluffStoryLine line;
};

G_DEFINE_FINAL_TYPE (BluffStoryItem, bluff_story_item, G_TYPE_OBJECT)

static void
bluff_story_item_class_init (BluffStoryItemClass *klass)
{
  (void) klass;
}

static void
bluff_story_item_init (BluffStoryItem *self)
{
  (void) self;
}

const BluffClaim *
bluff_story_item_get_claim (BluffStoryItem *self)
{
  g_return_val_if_fail (BLUFF_IS_STORY_ITEM (self), NULL);

  return self->is_claim ? &self->claim : NULL;
}

const BluffStoryLine *
bluff_story_item_get_line (BluffStoryItem *self)
{
  g_return_val_if_fail (BLUFF_IS_STORY_ITEM (self), NULL);

  return self->is_claim ? NULL : &self->line;
}

gboolean
bluff_story_item_begins_round (BluffStoryItem *self)
{
  g_return_val_if_fail (BLUFF_IS_STORY_ITEM (self), FALSE);

  return self->begins_round;
}

static void
add_claims (GListStore *list, const GArray *claims)
{
  for (guint i = 0; i < claims->len; i++)
    {
      g_autoptr (BluffStoryItem) item = g_object_new (BLUFF_TYPE_STORY_ITEM, NULL);

      item->is_claim = TRUE;
      item->claim = g_array_index (claims, BluffClaim, i);
      g_list_store_append (list, item);
    }
}

static void
add_lines (GListStore *list, const GArray *lines, guint players)
{
  guint last = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const BluffStoryLine *line = &g_array_index (lines, BluffStoryLine, i);
      guint round = bluff_words_round_number ((BluffGame) line->told.game, line->turn, players);
      g_autoptr (BluffStoryItem) item = NULL;

      if (bluff_log_is_sealed (&line->told.event))
        continue;

      item = g_object_new (BLUFF_TYPE_STORY_ITEM, NULL);
      item->line = *line;
      item->begins_round = round != last;
      last = round;
      g_list_store_append (list, item);
    }
}

GListModel *
bluff_story_items_new (const BluffStory *story)
{
  GListStore *list = g_list_store_new (BLUFF_TYPE_STORY_ITEM);

  if (story->finished)
    add_claims (list, story->claims);
  else
    add_lines (list, story->lines, story->table.players);

  return G_LIST_MODEL (list);
}

BluffToldClaim
bluff_story_tell_claim (BluffGame game, const BluffClaim *claim)
{
  BluffToldClaim told = {
    .game = game,
    .turn = claim->turn,
    .seat = claim->seat,
    .bluff = claim->bluff,
    .called = claim->end == BLUFF_CLAIM_CALLED,
    .asked = claim->asked,
    .doubted = claim->doubted,
    .judge = claim->judge,
    .moved = claim->moved,
  };

  memcpy (told.gained, claim->gained, sizeof told.gained);
  switch (game)
    {
    case BLUFF_GAME_PIRATE:
      told.n_cards = bluff_cards_count (claim->set.up) + bluff_cards_count (claim->set.down);
      break;
    case BLUFF_GAME_BLUFFER:
      told.claimed = claim->card.claimed;
      break;
    case BLUFF_GAME_BLUFFANEER:
    default:
      told.shouted = claim->roll.shouted;
      memcpy (told.icons, claim->roll.icons, sizeof told.icons);
    }

  return told;
}
