/* bluff-legal.c: counting, checking and drawing from the actions that a seat may choose from.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-legal.h"

#include "bluff-pirate.h"

/* Kinds that are alike in what they choose from. */
#define CARD_KINDS                                                                                                     \
  (bluff_action_kinds_of (BLUFF_ACTION_MATCH) | bluff_action_kinds_of (BLUFF_ACTION_CLAIM) |                           \
   bluff_action_kinds_of (BLUFF_ACTION_SHOW) | bluff_action_kinds_of (BLUFF_ACTION_TAKE) |                             \
   bluff_action_kinds_of (BLUFF_ACTION_GIVE))
#define YES_NO_KINDS                                                                                                   \
  (bluff_action_kinds_of (BLUFF_ACTION_VOTE) | bluff_action_kinds_of (BLUFF_ACTION_ANSWER) |                           \
   bluff_action_kinds_of (BLUFF_ACTION_DECIDE))
#define LONE_KINDS                                                                                                     \
  (bluff_action_kinds_of (BLUFF_ACTION_DRAW) | bluff_action_kinds_of (BLUFF_ACTION_PASS) |                             \
   bluff_action_kinds_of (BLUFF_ACTION_ROLL))
#define TARGET_KINDS (bluff_action_kinds_of (BLUFF_ACTION_REVEAL) | bluff_action_kinds_of (BLUFF_ACTION_STEAL))

enum
{
  SET_SIZES = BLUFF_PIRATE_SET_MAX - BLUFF_PIRATE_SET_MIN + 1
};

/* The sets that a hand can be laid as (P9, P10): how many there are with so many cards, one or two of them up. */
typedef struct
{
  guint hand_size;
  guint pairs;                                  /* of cards of one suit */
  guint64 ways[SET_SIZES][BLUFF_PIRATE_UP_MAX]; /* by size, from the smallest, and cards up, from one */
  guint64 count;
} Sets;

/* In how many ways K of N can be chosen, for the K that sets need. */
static guint64
choose (guint64 n, guint k)
{
  switch (k)
    {
    case 1:
      return n;
    case 2:
      return n * (n - 1) / 2;
    case 3:
      return n * (n - 1) * (n - 2) / 6;
    default:
      return n * (n - 1) * (n - 2) * (n - 3) / 24;
    }
}

static void
count_sets (BluffCards hand, Sets *sets)
{
  guint8 of_suit[BLUFF_N_SUITS] = { 0 };

  sets->hand_size = 0;
  sets->pairs = 0;
  while (!bluff_cards_is_empty (hand))
    {
      sets->pairs += of_suit[bluff_pirate_card_suit (bluff_cards_pop (&hand))]++;
      sets->hand_size++;
    }

  sets->count = 0;
  for (guint size = BLUFF_PIRATE_SET_MIN; size <= MIN (sets->hand_size, BLUFF_PIRATE_SET_MAX); size++)
    {
      guint64 *ways = sets->ways[size - BLUFF_PIRATE_SET_MIN];

      ways[0] = sets->hand_size * choose (sets->hand_size - 1, size - 1);
      ways[1] = sets->pairs * choose (sets->hand_size - 2, size - 2);
      sets->count += ways[0] + ways[1];
    }
}

static guint64
count_kind (const BluffLegal *self, BluffActionKind kind, Sets *sets)
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
      count_sets (self->hand, sets);
      return sets->count;
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

/* The set with the number RANK among all that the hand allows: its size and how many cards are up follow from the
 * number; which cards they are is drawn then. */
static void
pick_set (BluffCards hand, const Sets *sets, guint64 rank, BluffRandom *random, BluffAction *action)
{
  const guint64 *ways = sets->ways[0];
  guint index = 0;
  guint size;
  guint up;

  while (rank >= ways[index])
    rank -= ways[index++];

  size = BLUFF_PIRATE_SET_MIN + index / BLUFF_PIRATE_UP_MAX;
  up = 1 + index % BLUFF_PIRATE_UP_MAX;
  if (up == 1)
    bluff_cards_add (&action->up, pick_card (&hand, sets->hand_size, random));
  else
    pick_suited_pair (&hand, sets->pairs, random, &action->up);

  for (; up < size; up++)
    bluff_cards_add (&action->down, pick_card (&hand, sets->hand_size - up, random));
}

/* The action with the number RANK among those of a kind. */
static void
pick_of_kind (const BluffLegal *self,
              BluffActionKind kind,
              guint64 rank,
              const Sets *sets,
              BluffRandom *random,
              BluffAction *action)
{
  BluffActionKinds bit = bluff_action_kinds_of (kind);
  guint index = (guint) rank;

  if (bit & TARGET_KINDS)
    action->target = (BluffSeat) bluff_bits_nth (self->targets, index);
  else if (bit & CARD_KINDS)
    action->card = (guint8) bluff_bits_nth (self->slots, index);
  else if (kind == BLUFF_ACTION_PEEK)
    action->card = (guint8) bluff_bits_nth (self->peeks, index);
  else if (kind == BLUFF_ACTION_DISCARD)
    action->card = (guint8) bluff_cards_nth (self->hand, index);
  else if (kind == BLUFF_ACTION_LAY)
    pick_set (self->hand, sets, rank, random, action);
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
  Sets sets;

  for (BluffActionKinds kinds = self->kinds; kinds != 0; kinds &= kinds - 1)
    count += count_kind (self, (BluffActionKind) bluff_bits_first (kinds), &sets);

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

void
bluff_legal_random (const BluffLegal *self, BluffRandom *random, BluffAction *action)
{
  guint64 counts[BLUFF_N_ACTIONS];
  guint64 total = 0;
  guint64 rank;
  Sets sets = { 0 };

  *action = (BluffAction){ .kind = (guint8) bluff_bits_first (self->kinds), .seat = self->seat };

  /* Most moves of a game are votes and shouts, which are offered alone, and draws and rolls without a choice. */
  if (self->kinds & YES_NO_KINDS)
    {
      action->yes = (guint8) bluff_random_coin (random);
      return;
    }
  if ((self->kinds & ~LONE_KINDS) == 0)
    return;

  for (BluffActionKinds kinds = self->kinds; kinds != 0; kinds &= kinds - 1)
    {
      guint kind = bluff_bits_first (kinds);

      counts[kind] = count_kind (self, (BluffActionKind) kind, &sets);
      total += counts[kind];
    }

  rank = bluff_random_below (random, (guint32) total);
  while (rank >= counts[action->kind])
    {
      rank -= counts[action->kind];
      action->kind = (guint8) bluff_bits_first (self->kinds & ~(((BluffActionKinds) 2 << action->kind) - 1));
    }
  pick_of_kind (self, (BluffActionKind) action->kind, rank, &sets, random, action);
}
