/* bluff-bluffer-review.c: what was hidden in a game of Bluffer that is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-review.h"

#include <string.h>

struct _BluffBlufferReviewItem
{
  GObject parent_instance;

  BluffBlufferReviewClaim claim;
};

G_DEFINE_FINAL_TYPE (BluffBlufferReviewItem, bluff_bluffer_review_item, G_TYPE_OBJECT)

static void
bluff_bluffer_review_item_class_init (BluffBlufferReviewItemClass *klass)
{
  (void) klass;
}

static void
bluff_bluffer_review_item_init (BluffBlufferReviewItem *self)
{
  (void) self;
}

const BluffBlufferReviewClaim *
bluff_bluffer_review_item_get (BluffBlufferReviewItem *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFER_REVIEW_ITEM (self), NULL);

  return &self->claim;
}

static BluffBlufferReviewItem *
begin_claim (const BluffEvent *event)
{
  BluffBlufferReviewItem *item = g_object_new (BLUFF_TYPE_BLUFFER_REVIEW_ITEM, NULL);

  item->claim = (BluffBlufferReviewClaim){ .seat = event->seat,
                                           .claimed = event->card.need,
                                           .up = event->card.up,
                                           .down = event->card.down,
                                           .caller = BLUFF_NO_SEAT };
  memset (item->claim.decided, BLUFF_NOT_DECIDED, sizeof item->claim.decided);
  return item;
}

GListModel *
bluff_bluffer_review_new (GArray *events)
{
  GListStore *list = g_list_store_new (BLUFF_TYPE_BLUFFER_REVIEW_ITEM);
  BluffBlufferReviewItem *last = NULL; /* the list's */

  g_return_val_if_fail (events != NULL, G_LIST_MODEL (list));

  for (guint i = 0; i < events->len; i++)
    {
      const BluffEvent *event = &g_array_index (events, BluffTold, i).event;

      if (event->kind == BLUFF_EVENT_CLAIM)
        {
          g_autoptr (BluffBlufferReviewItem) item = begin_claim (event);

          g_list_store_append (list, item);
          last = item;
        }
      else if (event->kind == BLUFF_EVENT_DECIDE && last != NULL)
        last->claim.decided[event->seat] = event->decide.shout;
      else if (event->kind == BLUFF_EVENT_CALL && last != NULL)
        last->claim.caller = event->seat;
    }

  return G_LIST_MODEL (list);
}

/* --- Hidden sides --------------------------------------------------------------------------------------------------
 */

/* The draw pile, next-drawn first. */
typedef struct
{
  guint8 down[BLUFF_BLUFFER_CARDS];
  guint n, next;
} Pile;

static void
fill (Pile *pile, const BluffEventDeck *deck, guint from)
{
  pile->next = 0;
  pile->n = deck->n - from;
  for (guint i = 0; i < pile->n; i++)
    pile->down[i] = deck->down[from + i];
}

/* The cards that are dealt get the slots from 0 on, in this order; so does the one in the centre (B3). */
static void
deal (Pile *pile, const BluffEventDeck *deck, guint8 *down)
{
  guint dealt = 1;

  for (guint seat = 0; seat < BLUFF_BLUFFER_SEATS; seat++)
    dealt += deck->dealt[seat];
  memcpy (down, deck->down, dealt);
  fill (pile, deck, dealt);
}

void
bluff_bluffer_review_sides (GArray *events, guint8 down[BLUFF_BLUFFER_CARDS])
{
  Pile pile = { .n = 0 };

  memset (down, BLUFF_SHAPE_UNKNOWN, BLUFF_BLUFFER_CARDS);
  for (guint i = 0; i < events->len; i++)
    {
      const BluffEvent *event = &g_array_index (events, BluffTold, i).event;

      if (event->kind == BLUFF_EVENT_SETUP)
        deal (&pile, &event->deck, down);
      else if (event->kind == BLUFF_EVENT_RESHUFFLE)
        fill (&pile, &event->deck, 0);
      else if (event->kind == BLUFF_EVENT_DRAW)
        for (guint j = 0; j < event->draw.n && pile.next < pile.n; j++)
          down[event->draw.cards[j]] = pile.down[pile.next++];
    }
}
