/* bluff-pirate-review.c: every set of a game that is over, with every vote open.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-review.h"

#include <string.h>

struct _BluffPirateReviewItem
{
  GObject parent_instance;

  BluffPirateReviewSet set;
};

G_DEFINE_FINAL_TYPE (BluffPirateReviewItem, bluff_pirate_review_item, G_TYPE_OBJECT)

static void
bluff_pirate_review_item_class_init (BluffPirateReviewItemClass *klass)
{
  (void) klass;
}

static void
bluff_pirate_review_item_init (BluffPirateReviewItem *self)
{
  (void) self;
}

const BluffPirateReviewSet *
bluff_pirate_review_item_get (BluffPirateReviewItem *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_REVIEW_ITEM (self), NULL);

  return &self->set;
}

static BluffPirateReviewItem *
begin_set (const BluffEvent *lay)
{
  BluffPirateReviewItem *item = g_object_new (BLUFF_TYPE_PIRATE_REVIEW_ITEM, NULL);

  item->set.layer = lay->seat;
  item->set.up = lay->lay.up;
  item->set.down = lay->lay.down;
  item->set.bluff = bluff_pirate_is_bluff (lay->lay.up, lay->lay.down);
  item->set.lifted = BLUFF_NO_SEAT;
  memset (item->set.vote, BLUFF_NOT_VOTED, sizeof item->set.vote);

  return item;
}

/* What belongs to the set that was laid last. */
static void
add_event (BluffPirateReviewItem *item, const BluffEvent *event)
{
  if (event->kind == BLUFF_EVENT_VOTE)
    {
      item->set.vote[event->seat] = event->vote.bluff != 0;
    }
  else if (event->kind == BLUFF_EVENT_REVEAL)
    {
      item->set.lifted = event->reveal.voter;
    }
  else if (event->kind == BLUFF_EVENT_SAIL)
    {
      item->set.from[event->seat] = event->sail.from;
      item->set.to[event->seat] = event->sail.to;
    }
}

GListModel *
bluff_pirate_review_new (GArray *events)
{
  GListStore *list = g_list_store_new (BLUFF_TYPE_PIRATE_REVIEW_ITEM);

  g_return_val_if_fail (events != NULL, G_LIST_MODEL (list));

  for (guint i = 0; i < events->len; i++)
    {
      const BluffEvent *event = &g_array_index (events, BluffTold, i).event;
      guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
      g_autoptr (BluffPirateReviewItem) item = NULL;

      if (event->kind == BLUFF_EVENT_LAY)
        {
          item = begin_set (event);
          g_list_store_append (list, item);
        }
      else if (n > 0)
        {
          item = g_list_model_get_item (G_LIST_MODEL (list), n - 1);
          add_event (item, event);
        }
    }

  return G_LIST_MODEL (list);
}
