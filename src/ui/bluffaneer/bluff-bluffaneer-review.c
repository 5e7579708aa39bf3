/* bluff-bluffaneer-review.c: what was hidden in a game of Bluffaneer that is over.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-review.h"

struct _BluffBluffaneerReviewItem
{
  GObject parent_instance;

  BluffBluffaneerReviewRoll roll;
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerReviewItem, bluff_bluffaneer_review_item, G_TYPE_OBJECT)

static void
bluff_bluffaneer_review_item_class_init (BluffBluffaneerReviewItemClass *klass)
{
  (void) klass;
}

static void
bluff_bluffaneer_review_item_init (BluffBluffaneerReviewItem *self)
{
  (void) self;
}

const BluffBluffaneerReviewRoll *
bluff_bluffaneer_review_item_get (BluffBluffaneerReviewItem *self)
{
  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_REVIEW_ITEM (self), NULL);

  return &self->roll;
}

/* --- Reading a game ------------------------------------------------------------------------------------------------
 */

/* Keeps the hands as EVENT leaves them. */
static void
follow_cards (const BluffEvent *event, guint8 card[BLUFF_BLUFFANEER_SEATS])
{
  if (event->kind == BLUFF_EVENT_SETUP)
    for (guint seat = 0; seat < BLUFF_BLUFFANEER_SEATS; seat++)
      card[seat] = event->deck.dealt[seat] > 0 ? event->deck.cards[seat] : BLUFF_PAIR_NONE;
  else if (event->kind == BLUFF_EVENT_DRAW && event->draw.n > 0)
    card[event->seat] = event->draw.cards[0];
}

static BluffBluffaneerReviewRoll *
begin_roll (GListStore *list, const BluffEvent *event, const guint8 card[BLUFF_BLUFFANEER_SEATS])
{
  g_autoptr (BluffBluffaneerReviewItem) item = NULL;

  /* What doubles do is no secret. */
  if (event->roll.icons[0] == event->roll.icons[1])
    return NULL;

  item = g_object_new (BLUFF_TYPE_BLUFFANEER_REVIEW_ITEM, NULL);
  item->roll = (BluffBluffaneerReviewRoll){ .roller = event->seat, .claimer = BLUFF_NO_SEAT };
  memcpy (item->roll.icons, event->roll.icons, sizeof item->roll.icons);
  memcpy (item->roll.card, card, sizeof item->roll.card);
  g_list_store_append (list, item);

  return &item->roll;
}

static void
follow_roll (BluffBluffaneerReviewRoll *roll, const BluffEvent *event)
{
  switch (event->kind)
    {
    case BLUFF_EVENT_DECIDE:
      roll->asked |= bluff_seats_of (event->seat);
      if (event->decide.shout)
        roll->shouted |= bluff_seats_of (event->seat);
      return;
    case BLUFF_EVENT_MATCH:
      roll->match = TRUE;
      break;
    case BLUFF_EVENT_CLAIM:
      roll->claimer = event->seat;
      break;
    case BLUFF_EVENT_ANSWER:
    case BLUFF_EVENT_PAY:
      break;
    default:
      return;
    }

  if (roll->n_events < BLUFF_ROLL_EVENTS)
    roll->events[roll->n_events++] = *event;
}

GListModel *
bluff_bluffaneer_review_new (GArray *events)
{
  GListStore *list = g_list_store_new (BLUFF_TYPE_BLUFFANEER_REVIEW_ITEM);
  BluffBluffaneerReviewRoll *roll = NULL;
  guint8 card[BLUFF_BLUFFANEER_SEATS];

  memset (card, BLUFF_PAIR_NONE, sizeof card);
  for (guint i = 0; i < events->len; i++)
    {
      const BluffEvent *event = &g_array_index (events, BluffTold, i).event;

      if (event->kind == BLUFF_EVENT_ROLL)
        roll = begin_roll (list, event, card);
      else if (roll != NULL)
        follow_roll (roll, event);
      follow_cards (event, card);
    }

  return G_LIST_MODEL (list);
}

void
bluff_bluffaneer_review_cards (GArray *events, guint8 card[BLUFF_BLUFFANEER_SEATS])
{
  memset (card, BLUFF_PAIR_NONE, BLUFF_BLUFFANEER_SEATS);
  for (guint i = 0; i < events->len; i++)
    follow_cards (&g_array_index (events, BluffTold, i).event, card);
}
