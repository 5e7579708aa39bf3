/* bluff-pirate-draft.c: the set of cards that a player of Bluff Pirate is composing, before it is laid.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-draft.h"

#include "bluff-words-pirate-table.h"

typedef struct
{
  guint8 card;
  gboolean up;
} Slot;

/* A set that its owner was composing when the curtain fell. */
typedef struct
{
  BluffSeat seat;
  guint turns;
  BluffCards hand;
  Slot slots[BLUFF_PIRATE_SET_MAX];
  guint size;
} Kept;

struct _BluffPirateDraft
{
  GObject parent_instance;

  BluffSeat seat;
  BluffCards hand;
  guint square;
  guint next_island; /* the square of the next closed island ahead; 0: none */

  guint turns; /* how many there were */

  Slot slots[BLUFF_PIRATE_SET_MAX];
  guint size;
  Kept kept;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffPirateDraft, bluff_pirate_draft, G_TYPE_OBJECT)

static void
emit_changed (BluffPirateDraft *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The slot of a card, or the size if it is in none. */
static guint
find_slot (BluffPirateDraft *self, guint card)
{
  guint slot = 0;

  while (slot < self->size && self->slots[slot].card != card)
    slot++;

  return slot;
}

/* The cards after it move up. */
static void
remove_slot (BluffPirateDraft *self, guint slot)
{
  self->size--;
  for (guint i = slot; i < self->size; i++)
    self->slots[i] = self->slots[i + 1];
}

/* Whether something left the draft or the hand became another one. */
static gboolean
follow_hand (BluffPirateDraft *self, BluffCards hand)
{
  gboolean changed = !bluff_cards_equal (self->hand, hand);

  self->hand = hand;
  for (guint slot = self->size; slot-- > 0;)
    if (!bluff_cards_has (hand, self->slots[slot].card))
      remove_slot (self, slot);

  return changed;
}

static guint
find_next_island (const BluffPirateView *view, guint square)
{
  for (guint island = 0; island < BLUFF_PIRATE_ISLANDS; island++)
    {
      guint there = bluff_pirate_island_square ((BluffVoyage) view->head.table.voyage, island);

      if (there > square && view->island[island] == BLUFF_ISLAND_CLOSED)
        return there;
    }

  return 0;
}

static BluffCards
collect (BluffPirateDraft *self, gboolean up)
{
  BluffCards cards = BLUFF_CARDS_NONE;

  for (guint slot = 0; slot < self->size; slot++)
    if (self->slots[slot].up == up)
      bluff_cards_add (&cards, self->slots[slot].card);

  return cards;
}

/* Another seat's eyes: what is composed is put away for its owner, and what the new one was composing comes back if
 * nothing has happened to the hand in the same turn. */
static void
change_seat (BluffPirateDraft *self, const BluffPirateView *view)
{
  if (self->size > 0)
    {
      self->kept = (Kept){ .seat = self->seat, .turns = self->turns, .hand = self->hand, .size = self->size };
      memcpy (self->kept.slots, self->slots, sizeof self->slots);
    }

  self->size = 0;
  if (self->kept.size == 0 || self->kept.seat != view->seat)
    return;

  if (self->kept.turns == view->head.turns && bluff_cards_equal (self->kept.hand, view->hand))
    {
      self->size = self->kept.size;
      memcpy (self->slots, self->kept.slots, sizeof self->slots);
    }
  self->kept = (Kept){ .seat = BLUFF_NO_SEAT };
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_draft_class_init (BluffPirateDraftClass *klass)
{
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_pirate_draft_init (BluffPirateDraft *self)
{
  self->seat = BLUFF_NO_SEAT;
}

BluffPirateDraft *
bluff_pirate_draft_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_DRAFT, NULL);
}

void
bluff_pirate_draft_set_view (BluffPirateDraft *self, const BluffPirateView *view)
{
  gboolean looks = view->seat < BLUFF_PIRATE_SEATS;
  guint square = looks ? view->square[view->seat] : 0;
  guint island = find_next_island (view, square);
  gboolean changed = self->seat != view->seat || self->square != square || self->next_island != island;

  g_return_if_fail (BLUFF_IS_PIRATE_DRAFT (self));

  if (self->seat != view->seat)
    change_seat (self, view);
  self->seat = view->seat;
  self->turns = view->head.turns;
  self->square = square;
  self->next_island = island;
  changed |= follow_hand (self, looks ? view->hand : BLUFF_CARDS_NONE);
  if (changed)
    emit_changed (self);
}

void
bluff_pirate_draft_set_hand (BluffPirateDraft *self, BluffCards hand)
{
  g_return_if_fail (BLUFF_IS_PIRATE_DRAFT (self));

  if (follow_hand (self, hand))
    emit_changed (self);
}

/* --- Composing -----------------------------------------------------------------------------------------------------
 */

gboolean
bluff_pirate_draft_pick (BluffPirateDraft *self, guint card)
{
  guint slot;

  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  slot = find_slot (self, card);
  if (slot < self->size)
    remove_slot (self, slot);
  else if (card < BLUFF_PIRATE_CARDS && bluff_cards_has (self->hand, card) && self->size < BLUFF_PIRATE_SET_MAX)
    self->slots[self->size++] = (Slot){ .card = (guint8) card };
  else
    return FALSE;

  emit_changed (self);
  return TRUE;
}

gboolean
bluff_pirate_draft_turn (BluffPirateDraft *self, guint card)
{
  guint slot;

  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  slot = find_slot (self, card);
  if (slot == self->size)
    return FALSE;

  self->slots[slot].up = !self->slots[slot].up;
  emit_changed (self);
  return TRUE;
}

gboolean
bluff_pirate_draft_take_back (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  if (self->size == 0)
    return FALSE;

  self->size--;
  emit_changed (self);
  return TRUE;
}

gboolean
bluff_pirate_draft_clear (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  if (self->size == 0)
    return FALSE;

  self->size = 0;
  emit_changed (self);
  return TRUE;
}

/* --- What it is ----------------------------------------------------------------------------------------------------
 */

guint
bluff_pirate_draft_get_size (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), 0);

  return self->size;
}

gboolean
bluff_pirate_draft_is_full (BluffPirateDraft *self)
{
  return bluff_pirate_draft_get_size (self) == BLUFF_PIRATE_SET_MAX;
}

guint
bluff_pirate_draft_get_card (BluffPirateDraft *self, guint slot)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self) && slot < self->size, 0);

  return self->slots[slot].card;
}

gboolean
bluff_pirate_draft_is_up (BluffPirateDraft *self, guint slot)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self) && slot < self->size, FALSE);

  return self->slots[slot].up;
}

gboolean
bluff_pirate_draft_has (BluffPirateDraft *self, guint card)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  return find_slot (self, card) < self->size;
}

BluffCards
bluff_pirate_draft_get_up (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), BLUFF_CARDS_NONE);

  return collect (self, TRUE);
}

BluffCards
bluff_pirate_draft_get_down (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), BLUFF_CARDS_NONE);

  return collect (self, FALSE);
}

BluffRefusal
bluff_pirate_draft_refuse (BluffPirateDraft *self)
{
  BluffCards up = bluff_pirate_draft_get_up (self);
  guint n = bluff_cards_count (up);

  /* Too many face up is said first: more cards do not help. */
  if (n > BLUFF_PIRATE_UP_MAX)
    return BLUFF_REFUSAL_PIRATE_SET_UP;
  if (n > 0 && bluff_pirate_is_bluff (up, up))
    return BLUFF_REFUSAL_PIRATE_SET_SUITS;
  if (self->size < BLUFF_PIRATE_SET_MIN)
    return BLUFF_REFUSAL_PIRATE_SET_SIZE;
  if (n == 0)
    return BLUFF_REFUSAL_PIRATE_SET_UP;

  return BLUFF_REFUSAL_NONE;
}

static gboolean
is_set (BluffPirateDraft *self)
{
  return bluff_pirate_draft_refuse (self) == BLUFF_REFUSAL_NONE;
}

gboolean
bluff_pirate_draft_is_bluff (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  return is_set (self) && bluff_pirate_is_bluff (collect (self, TRUE), collect (self, FALSE));
}

guint
bluff_pirate_draft_get_squares (BluffPirateDraft *self, gboolean *island)
{
  gboolean arrives;

  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), 0);

  arrives = is_set (self) && self->next_island != 0 && self->square + self->size >= self->next_island;
  if (island != NULL)
    *island = arrives;

  return arrives ? self->next_island - self->square : is_set (self) ? self->size : 0;
}

gboolean
bluff_pirate_draft_get_target (BluffPirateDraft *self, guint *square)
{
  *square = self->square + bluff_pirate_draft_get_squares (self, NULL);

  return is_set (self);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

char *
bluff_pirate_draft_say_lay_trouble (BluffPirateDraft *self)
{
  BluffRefusal refusal = bluff_pirate_draft_refuse (self);

  if (refusal == BLUFF_REFUSAL_NONE)
    return NULL;

  return bluff_words_draft_trouble (refusal, self->size, bluff_cards_count (collect (self, TRUE)));
}

char *
bluff_pirate_draft_say_discard_trouble (BluffPirateDraft *self)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), NULL);

  return self->size == 1 ? NULL : bluff_words_discard_trouble ();
}

char *
bluff_pirate_draft_say_trouble (BluffPirateDraft *self)
{
  return self->size > 0 ? bluff_pirate_draft_say_lay_trouble (self) : NULL;
}

char *
bluff_pirate_draft_say_nature (BluffPirateDraft *self)
{
  return is_set (self) ? bluff_words_draft_nature (collect (self, TRUE), collect (self, FALSE)) : NULL;
}

char *
bluff_pirate_draft_say_gain (BluffPirateDraft *self)
{
  gboolean island;
  guint squares = bluff_pirate_draft_get_squares (self, &island);

  return squares > 0 ? bluff_words_draft_gain (bluff_pirate_draft_is_bluff (self), squares, island) : NULL;
}

char *
bluff_pirate_draft_say_risk (BluffPirateDraft *self)
{
  return is_set (self) ? bluff_words_draft_risk (bluff_pirate_draft_is_bluff (self), self->size) : NULL;
}

char *
bluff_pirate_draft_say_price (BluffPirateDraft *self)
{
  gboolean island;
  guint squares = bluff_pirate_draft_get_squares (self, &island);

  return squares > 0 ? bluff_words_draft_price (bluff_pirate_draft_is_bluff (self), squares, island) : NULL;
}

/* --- What it does --------------------------------------------------------------------------------------------------
 */

gboolean
bluff_pirate_draft_fill_lay (BluffPirateDraft *self, BluffAction *action)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  if (!is_set (self))
    return FALSE;

  *action = (BluffAction){
    .kind = BLUFF_ACTION_LAY, .seat = self->seat, .up = collect (self, TRUE), .down = collect (self, FALSE)
  };
  return TRUE;
}

gboolean
bluff_pirate_draft_fill_discard (BluffPirateDraft *self, BluffAction *action)
{
  g_return_val_if_fail (BLUFF_IS_PIRATE_DRAFT (self), FALSE);

  if (self->size != 1)
    return FALSE;

  *action = (BluffAction){ .kind = BLUFF_ACTION_DISCARD, .seat = self->seat, .card = self->slots[0].card };
  return TRUE;
}
