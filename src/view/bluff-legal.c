/* bluff-legal.c: counting, checking and drawing from the actions that a seat may choose from.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-legal.h"

#include "bluff-pirate.h"

/* What is offered of a kind. */
#define CARD_KINDS                                                                                                     \
  (bluff_action_kinds_of (BLUFF_ACTION_MATCH) | bluff_action_kinds_of (BLUFF_ACTION_CLAIM) |                           \
   bluff_action_kinds_of (BLUFF_ACTION_SHOW) | bluff_action_kinds_of (BLUFF_ACTION_TAKE) |                             \
   bluff_action_kinds_of (BLUFF_ACTION_GIVE))
#define YES_NO_KINDS                                                                                                   \
  (bluff_action_kinds_of (BLUFF_ACTION_VOTE) | bluff_action_kinds_of (BLUFF_ACTION_ANSWER) |                           \
   bluff_action_kinds_of (BLUFF_ACTION_DECIDE))
#define SINGLE_KINDS                                                                                                   \
  (bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_PASS) |                             \
   bluff_action_kinds_of (BLUFF_ACTION_ROLL))
#define TARGET_KINDS (bluff_action_kinds_of (BLUFF_ACTION_REVEAL) | bluff_action_kinds_of (BLUFF_ACTION_STEAL))

static guint64
choose (guint n, guint k)
{
  guint64 ways = 1;

  if (k > n)
    return 0;
  for (guint i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;

  return ways;
}

/* How many pairs of cards of one suit a hand has. */
static guint
count_suited_pairs (BluffCards hand)
{
  guint pairs = 0;

  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      guint n = bluff_cards_count (bluff_cards_and (hand, bluff_pirate_suit_cards ((BluffSuit) suit)));

      pairs += n * (n - 1) / 2;
    }

  return pairs;
}

/* Sets of SIZE cards (P9, P10): one card up and the others down, or two of one suit up. */
static guint64
count_sets (guint size, guint hand_size, guint suited_pairs)
{
  return hand_size * choose (hand_size - 1, size - 1) + suited_pairs * choose (hand_size - 2, size - 2);
}

static guint64
count_lays (BluffCards hand)
{
  guint n = bluff_cards_count (hand);
  guint pairs = count_suited_pairs (hand);
  guint64 count = 0;

  for (guint size = BLUFF_PIRATE_SET_MIN; size <= MIN (n, BLUFF_PIRATE_SET_MAX); size++)
    count += count_sets (size, n, pairs);

  return count;
}

static guint64
count_kind (const BluffLegal *self, BluffActionKind kind)
{
  BluffActionKinds bit = bluff_action_kinds_of (kind);

  if (bit & YES_NO_KINDS)
    return 2;
  if (bit & TARGET_KINDS)
    return bluff_seats_count (self->targets);
  if (bit & CARD_KINDS)
    return bluff_bits_count (self->slots);

  switch ((guint) kind)
    {
    case BLUFF_ACTION_PEEK:
      return bluff_bits_count (self->peeks);
    case BLUFF_ACTION_BOARD:
      return bluff_cards_count (self->boarders) * bluff_seats_count (self->targets);
    case BLUFF_ACTION_DISCARD:
      return bluff_cards_count (self->hand);
    case BLUFF_ACTION_LAY:
      return count_lays (self->hand);
    default:
      return 1;
    }
}

/* Takes a card out of HAND, each equally likely. */
static guint
pick_card (BluffCards *hand, guint n, BluffRandom *random)
{
  guint card = bluff_cards_nth (*hand, bluff_random_below (random, n));

  bluff_cards_remove (hand, card);
  return card;
}

/* Takes two cards of one suit out of HAND, each pair equally likely. */
static void
pick_suited_pair (BluffCards *hand, guint pairs, BluffRandom *random, BluffCards *up)
{
  guint rank = bluff_random_below (random, pairs);

  for (guint suit = 0;; suit++)
    {
      BluffCards cards = bluff_cards_and (*hand, bluff_pirate_suit_cards ((BluffSuit) suit));
      guint n = bluff_cards_count (cards);

      if (rank < n * (n - 1) / 2)
        {
          bluff_cards_add (up, pick_card (&cards, n, random));
          bluff_cards_add (up, pick_card (&cards, n - 1, random));
          *hand = bluff_cards_minus (*hand, *up);
          return;
        }
      rank -= n * (n - 1) / 2;
    }
}

/* The set with the number RANK among all that the hand allows, sets of one size and number of cards up being counted
 * together; which cards they are is drawn afterwards. */
static void
pick_lay (BluffCards hand, guint64 rank, BluffRandom *random, BluffAction *action)
{
  guint n = bluff_cards_count (hand);
  guint pairs = count_suited_pairs (hand);
  guint size = BLUFF_PIRATE_SET_MIN;
  guint up = 1;

  while (rank >= count_sets (size, n, pairs))
    rank -= count_sets (size++, n, pairs);

  action->up = BLUFF_CARDS_NONE;
  action->down = BLUFF_CARDS_NONE;
  if (rank < n * choose (n - 1, size - 1))
    {
      bluff_cards_add (&action->up, pick_card (&hand, n, random));
    }
  else
    {
      pick_suited_pair (&hand, pairs, random, &action->up);
      up = 2;
    }

  for (; up < size; up++)
    bluff_cards_add (&action->down, pick_card (&hand, n - up, random));
}

/* The action with the number RANK among those of a kind. */
static void
pick_of_kind (const BluffLegal *self, BluffActionKind kind, guint64 rank, BluffRandom *random, BluffAction *action)
{
  BluffActionKinds bit = bluff_action_kinds_of (kind);
  guint index = (guint) rank;

  if (bit & YES_NO_KINDS)
    action->yes = (guint8) index;
  else if (bit & TARGET_KINDS)
    action->target = (BluffSeat) bluff_bits_nth (self->targets, index);
  else if (bit & CARD_KINDS)
    action->card = (guint8) bluff_bits_nth (self->slots, index);
  else if (kind == BLUFF_ACTION_PEEK)
    action->card = (guint8) bluff_bits_nth (self->peeks, index);
  else if (kind == BLUFF_ACTION_DISCARD)
    action->card = (guint8) bluff_cards_nth (self->hand, index);
  else if (kind == BLUFF_ACTION_LAY)
    pick_lay (self->hand, rank, random, action);
  else if (kind == BLUFF_ACTION_BOARD)
    {
      guint victims = bluff_seats_count (self->targets);

      action->card = (guint8) bluff_cards_nth (self->boarders, index / victims);
      action->target = (BluffSeat) bluff_bits_nth (self->targets, index % victims);
    }
}

/* P9, P10 */
static gboolean
has_lay (BluffCards hand, const BluffAction *action)
{
  guint up = bluff_cards_count (action->up);
  guint size = up + bluff_cards_count (action->down);
  BluffCards all = bluff_cards_or (action->up, action->down);

  return up >= 1 && up <= BLUFF_PIRATE_UP_MAX && size >= BLUFF_PIRATE_SET_MIN && size <= BLUFF_PIRATE_SET_MAX &&
         bluff_cards_count (all) == size && bluff_cards_within (all, hand) &&
         !bluff_pirate_is_bluff (action->up, action->up);
}

guint64
bluff_legal_count (const BluffLegal *self)
{
  guint64 count = 0;

  for (BluffActionKinds kinds = self->kinds; kinds != 0; kinds &= kinds - 1)
    count += count_kind (self, (BluffActionKind) bluff_bits_first (kinds));

  return count;
}

gboolean
bluff_legal_has (const BluffLegal *self, const BluffAction *action)
{
  BluffActionKinds bit;

  if (action->seat != self->seat || action->kind >= BLUFF_N_ACTIONS || !bluff_legal_offers (self, action->kind))
    return FALSE;

  bit = bluff_action_kinds_of (action->kind);
  if (bit & YES_NO_KINDS)
    return action->yes <= TRUE;
  if (bit & TARGET_KINDS)
    return bluff_seats_has (self->targets, action->target);
  if (bit & CARD_KINDS)
    return action->card < BLUFF_BLUFFER_CARDS && (self->slots & bluff_slots_of (action->card)) != 0;

  switch (action->kind)
    {
    case BLUFF_ACTION_PEEK:
      return action->card < BLUFF_BLUFFER_CARDS && (self->peeks & bluff_slots_of (action->card)) != 0;
    case BLUFF_ACTION_BOARD:
      return action->card < BLUFF_PIRATE_CARDS && bluff_cards_has (self->boarders, action->card) &&
             bluff_seats_has (self->targets, action->target);
    case BLUFF_ACTION_DISCARD:
      return action->card < BLUFF_PIRATE_CARDS && bluff_cards_has (self->hand, action->card);
    case BLUFF_ACTION_LAY:
      return has_lay (self->hand, action);
    default:
      return TRUE;
    }
}

/* One of several kinds, or of a kind with many actions. */
static G_GNUC_NO_INLINE void
pick (const BluffLegal *self, BluffRandom *random, BluffAction *action)
{
  guint64 rank = bluff_random_below (random, (guint32) bluff_legal_count (self));

  for (BluffActionKinds kinds = self->kinds;; kinds &= kinds - 1)
    {
      BluffActionKind kind = (BluffActionKind) bluff_bits_first (kinds);
      guint64 count = count_kind (self, kind);

      if (rank < count)
        {
          action->kind = (guint8) kind;
          pick_of_kind (self, kind, rank, random, action);
          return;
        }
      rank -= count;
    }
}

void
bluff_legal_random (const BluffLegal *self, BluffRandom *random, BluffAction *action)
{
  *action = (BluffAction){ .seat = self->seat };

  /* Simulated games come here most often with one kind that offers yes or no, or just itself: no need to count. */
  if ((self->kinds & (self->kinds - 1)) != 0 || (self->kinds & (YES_NO_KINDS | SINGLE_KINDS)) == 0)
    {
      pick (self, random, action);
      return;
    }

  action->kind = (guint8) bluff_bits_first (self->kinds);
  if ((self->kinds & YES_NO_KINDS) != 0)
    action->yes = (guint8) bluff_random_coin (random);
}
