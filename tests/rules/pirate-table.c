/* pirate-table.c: a table of Bluff Pirate with a deal of our choice, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-table.h"

#include <string.h>

guint8
card_named (const char *name)
{
  guint8 card = 0;

  g_assert_true (bluff_pirate_card_from_name (name, &card));
  return card;
}

BluffCards
cards_named (const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  BluffCards cards = BLUFF_CARDS_NONE;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      bluff_cards_add (&cards, card_named (words[i]));

  return cards;
}

void
set_up (Game *game, guint players, const char *const *hands, const char *pile, guint island)
{
  g_auto (GStrv) next = g_strsplit (pile, " ", -1);
  BluffCards used = BLUFF_CARDS_NONE;
  BluffEvent event = { .kind = BLUFF_EVENT_SETUP, .seat = BLUFF_NO_SEAT };
  BluffTable table;

  for (guint seat = 0; seat < players; seat++)
    {
      g_auto (GStrv) words = g_strsplit (hands[seat], " ", -1);

      event.deck.dealt[seat] = (guint8) g_strv_length (words);
      for (guint i = 0; words[i] != NULL; i++)
        event.deck.cards[event.deck.n++] = card_named (words[i]);
    }
  for (guint i = 0; next[i] != NULL; i++)
    if (*next[i] != '\0')
      event.deck.cards[event.deck.n++] = card_named (next[i]);
  for (guint i = 0; i < event.deck.n; i++)
    bluff_cards_add (&used, event.deck.cards[i]);
  for (guint8 card = 0; card < BLUFF_PIRATE_CARDS; card++)
    if (!bluff_cards_has (used, card))
      event.deck.cards[event.deck.n++] = card;
  event.deck.treasure = (guint8) island;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, players);
  game->events.n = 0;
  bluff_random_seed (&game->random, 7);
  bluff_rules_open (&game->state, &table);
  g_assert_cmpint (bluff_rules_admit (&game->state, &event), ==, BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&game->state, &event);
}

const char *const pirate_hands[3] = {
  "hat-1 hat-2 hat-3 anchor-1 anchor-pirate",
  "flag-1 flag-2 flag-3 hook-1 hook-pirate",
  "parrot-1 lantern-1 barrel-1 compass-1 spyglass-1",
};

void
set_up_some (Game *game)
{
  set_up (game, 3, pirate_hands, "hat-4 hat-5 flag-4 flag-5 cutlass-1 cutlass-2", 1);
}

BluffRefusal
act (Game *game, BluffAction action)
{
  game->events.n = 0;
  return bluff_rules_act (&game->state, &action, &game->random, &game->events);
}

void
do_act (Game *game, BluffAction action)
{
  g_assert_cmpstr (bluff_refusal_name (act (game, action)), ==, "none");
}

void
assert_refused (Game *game, BluffAction action, BluffRefusal refusal)
{
  BluffState before = game->state;

  g_assert_cmpstr (bluff_refusal_name (act (game, action)), ==, bluff_refusal_name (refusal));
  g_assert_cmpmem (&before, sizeof before, &game->state, sizeof game->state);
  g_assert_cmpuint (game->events.n, ==, 0);
}

BluffAction
draw (BluffSeat seat)
{
  return (BluffAction){ .kind = BLUFF_ACTION_DRAW, .seat = seat };
}

BluffAction
lay (BluffSeat seat, const char *up, const char *down)
{
  return (BluffAction){ .kind = BLUFF_ACTION_LAY, .seat = seat, .up = cards_named (up), .down = cards_named (down) };
}

BluffAction
vote (BluffSeat seat, gboolean bluff)
{
  return (BluffAction){ .kind = BLUFF_ACTION_VOTE, .seat = seat, .yes = (guint8) bluff };
}

BluffAction
name_voter (BluffSeat seat, BluffSeat voter)
{
  return (BluffAction){ .kind = BLUFF_ACTION_REVEAL, .seat = seat, .target = voter };
}

BluffAction
discard (BluffSeat seat, const char *card)
{
  return (BluffAction){ .kind = BLUFF_ACTION_DISCARD, .seat = seat, .card = card_named (card) };
}

BluffAction
pass (BluffSeat seat)
{
  return (BluffAction){ .kind = BLUFF_ACTION_PASS, .seat = seat };
}

BluffAction
board (BluffSeat seat, const char *card, BluffSeat victim)
{
  return (BluffAction){ .kind = BLUFF_ACTION_BOARD, .seat = seat, .card = card_named (card), .target = victim };
}

void
lay_and_settle (Game *game, const char *up, const char *down, gboolean vote_bluff)
{
  do_act (game, draw (0));
  do_act (game, lay (0, up, down));
  for (BluffSeat seat = 1; seat < game->state.head.table.players; seat++)
    do_act (game, vote (seat, vote_bluff));
  do_act (game, name_voter (0, 1));
}

const BluffEvent *
find_event (const Game *game, BluffEventKind kind)
{
  for (guint i = 0; i < game->events.n; i++)
    if (game->events.item[i].kind == kind)
      return &game->events.item[i];

  return NULL;
}

guint
count_events (const Game *game, BluffEventKind kind)
{
  guint n = 0;

  for (guint i = 0; i < game->events.n; i++)
    n += game->events.item[i].kind == kind;

  return n;
}

void
assert_hand (const Game *game, BluffSeat seat, const char *names)
{
  g_assert_true (bluff_cards_equal (game->state.pirate.hand[seat], cards_named (names)));
  g_assert_cmpuint (game->state.pirate.hand_size[seat], ==, bluff_cards_count (cards_named (names)));
}

BluffRefusal
admit_changed (const Game *game, BluffEvent event)
{
  return bluff_rules_admit (&game->state, &event);
}

void
shrink_pile (Game *game, guint n, gboolean with_discards)
{
  BluffPirateState *self = &game->state.pirate;

  for (; self->pile_size > n; self->pile_size--)
    {
      guint card = self->pile[0];

      memmove (self->pile, self->pile + 1, self->pile_size - 1u);
      if (with_discards)
        {
          bluff_cards_add (&self->discards, card);
        }
      else
        {
          bluff_cards_add (&self->hand[2], card);
          self->hand_size[2]++;
        }
    }
}
