/* test-twin-games.c: a seat cannot tell two games apart that differ only in what it was never shown (C3).
 *
 * A random game is played for a while. Then, for each seat and for an onlooker, a twin of it is made: everything that
 * the seat was not told up to there (cards that it never saw, hidden sides, sealed votes and decisions, the treasure)
 * is replaced by something else that fits. Both games are replayed side by side: at every event the seat is told the
 * same, sees the same and may do the same. Unlike a re-deal at one moment this shows that nothing leaks into a view
 * over time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include <string.h>

enum
{
  GAMES = 40,           /* of each kind, number of players and options */
  ONLOOKER_GAMES = 120, /* of each kind again: there is one onlooker where there are many seats */
  MOVES_MAX = 70,       /* a longer game leaves little unseen */
};

typedef struct
{
  BluffTable table;
  guint n;
  BluffEvent event[MOVES_MAX * BLUFF_EVENTS_MAX];
  BluffTold told[MOVES_MAX * BLUFF_EVENTS_MAX]; /* to the seat in question */
} Story;

/* Playing and telling */

static void
add_events (Story *story, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    story->event[story->n++] = events->item[i];
}

static void
play_story (Story *story, const BluffTable *table, BluffRandom *random)
{
  guint moves = bluff_random_below (random, MOVES_MAX - 1);
  BluffEvents events = { 0 };
  BluffState state;

  story->table = *table;
  story->n = 0;
  bluff_rules_begin (&state, table, random, &events);
  add_events (story, &events);
  for (guint i = 0; i < moves && state.head.phase != BLUFF_PHASE_OVER; i++)
    {
      play_randomly (&state, random, &events);
      add_events (story, &events);
    }
}

static void
tell_story (Story *story, BluffSeat seat)
{
  BluffState state;

  bluff_rules_open (&state, &story->table);
  for (guint i = 0; i < story->n; i++)
    {
      bluff_rules_tell (&state, &story->event[i], seat, &story->told[i]);
      bluff_rules_apply (&state, &story->event[i]);
    }
}

/* Sealed decisions (C4) and votes (P11) of others that were never opened are tossed again. */
static void
disguise_sealed (Story *story, BluffSeat seat, BluffRandom *random)
{
  BluffSeat named = BLUFF_NO_SEAT;
  gboolean open_moment = TRUE;

  for (guint i = story->n; i > 0; i--)
    {
      BluffEvent *event = &story->event[i - 1];

      if (event->kind == BLUFF_EVENT_REVEAL && story->table.game == BLUFF_GAME_PIRATE)
        named = event->reveal.voter;
      else if (event->kind == BLUFF_EVENT_LAY)
        named = BLUFF_NO_SEAT;
      else if (event->kind == BLUFF_EVENT_VOTE && event->seat != seat && event->seat != named)
        event->vote.bluff = (guint8) bluff_random_coin (random);
      else if (event->kind == BLUFF_EVENT_DECIDE && event->seat != seat && open_moment)
        event->decide.shout = (guint8) bluff_random_coin (random);

      /* Only the moment that is open in the end keeps its secrets; with nothing but decisions after the claim. */
      if (event->kind != BLUFF_EVENT_DECIDE)
        open_moment = FALSE;
    }
}

/* Whether the last events are decisions of a moment that has not ended. */
static gboolean
ends_in_a_moment (const Story *story)
{
  BluffState state;

  bluff_rules_open (&state, &story->table);
  for (guint i = 0; i < story->n; i++)
    bluff_rules_apply (&state, &story->event[i]);

  return state.head.phase == BLUFF_PHASE_BLUFFER_CALL || state.head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM;
}

/* Bluff Pirate: the cards that the seat never saw change places. */

static void
see_list (BluffCards *seen, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    bluff_cards_add (seen, cards[i]);
}

/* By the rules, not by what the seat was told: that is what is to be proven. */
static BluffCards
cards_seen (const Story *story, BluffSeat seat)
{
  BluffCards seen = BLUFF_CARDS_NONE;
  BluffCards down = BLUFF_CARDS_NONE;

  for (guint i = 0; i < story->n; i++)
    {
      const BluffEvent *event = &story->event[i];

      if (event->kind == BLUFF_EVENT_SETUP && seat != BLUFF_ONLOOKER)
        see_list (&seen, event->deck.cards + seat * BLUFF_PIRATE_HAND, BLUFF_PIRATE_HAND);
      else if (event->kind == BLUFF_EVENT_DRAW && event->seat == seat)
        see_list (&seen, event->draw.cards, event->draw.n);
      else if (event->kind == BLUFF_EVENT_LAY)
        {
          seen = bluff_cards_or (seen, event->lay.up);
          down = event->lay.down;
        }
      else if (event->kind == BLUFF_EVENT_REVEAL)
        seen = bluff_cards_or (seen, down);
      else if (event->kind == BLUFF_EVENT_DISCARD)
        bluff_cards_add (&seen, event->discard.card);
      else if (event->kind == BLUFF_EVENT_BOARD)
        {
          bluff_cards_add (&seen, event->board.card);
          if (seat == event->seat || seat == event->board.victim)
            seen = bluff_cards_or (seen, event->board.taken);
        }
    }

  return seen;
}

static BluffCards
map_cards (const guint8 *map, BluffCards cards)
{
  BluffCards mapped = BLUFF_CARDS_NONE;

  while (!bluff_cards_is_empty (cards))
    bluff_cards_add (&mapped, map[bluff_cards_pop (&cards)]);

  return mapped;
}

static void
map_list (const guint8 *map, guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    cards[i] = map[cards[i]];
}

static void
disguise_pirate (Story *story, BluffSeat seat, BluffRandom *random)
{
  BluffCards unseen = bluff_cards_minus (bluff_pirate_all_cards (), cards_seen (story, seat));
  gboolean opened = FALSE;
  guint8 from[BLUFF_PIRATE_CARDS];
  guint8 to[BLUFF_PIRATE_CARDS];
  guint8 map[BLUFF_PIRATE_CARDS];
  guint n = bluff_cards_list (unseen, from);

  memcpy (to, from, n);
  bluff_random_shuffle (random, to, n);
  for (guint8 card = 0; card < BLUFF_PIRATE_CARDS; card++)
    map[card] = card;
  for (guint i = 0; i < n; i++)
    map[from[i]] = to[i];

  for (guint i = 0; i < story->n; i++)
    {
      BluffEvent *event = &story->event[i];

      opened = opened || event->kind == BLUFF_EVENT_OPEN;
      if (event->kind == BLUFF_EVENT_SETUP || event->kind == BLUFF_EVENT_RESHUFFLE)
        map_list (map, event->deck.cards, event->deck.n);
      else if (event->kind == BLUFF_EVENT_DRAW)
        map_list (map, event->draw.cards, event->draw.n);
      else if (event->kind == BLUFF_EVENT_LAY)
        event->lay.down = map_cards (map, event->lay.down);
      else if (event->kind == BLUFF_EVENT_BOARD)
        event->board.taken = map_cards (map, event->board.taken);
    }

  if (!opened)
    story->event[0].deck.treasure = (guint8) (1 + bluff_random_below (random, 2));
  disguise_sealed (story, seat, random);
}

/* Bluffer: cards get new ids, and hidden sides that the seat never saw change places among cards that look alike. */

/* Whether SEAT has seen the hidden side of a card, given the seats that peeked at it; an onlooker has if it is no
 * secret from anybody. */
static gboolean
is_seen_by (BluffSeat seat, BluffSeats peeked, guint players)
{
  return seat == BLUFF_ONLOOKER ? peeked == bluff_seats_all (players) : bluff_seats_has (peeked, seat);
}

static guint32
ids_that_stay_hidden (const Story *story, BluffSeat seat)
{
  BluffSeats peeked[BLUFF_BLUFFER_CARDS] = { 0 };
  guint32 hidden = 0xffffffff;

  for (guint i = 1; i < story->n; i++)
    {
      const BluffEvent *event = &story->event[i];

      if (event->kind == BLUFF_EVENT_PEEK)
        peeked[event->card.card] |= bluff_seats_of (event->seat);
      if (event->kind == BLUFF_EVENT_MATCH || event->kind == BLUFF_EVENT_SHOWN ||
          (event->kind == BLUFF_EVENT_PEEK && is_seen_by (seat, peeked[event->card.card], story->table.players)))
        hidden &= ~((guint32) 1 << event->card.card);
      for (guint card = 0; event->kind == BLUFF_EVENT_RESHUFFLE && card < event->deck.n; card++)
        hidden &= ~((guint32) 1 << event->deck.cards[card]);
    }

  return hidden;
}

static void
swap_hidden_sides (BluffEventDeck *deck, guint32 hidden, BluffRandom *random)
{
  for (guint shape = 0; shape < BLUFF_N_SHAPES; shape++)
    {
      guint8 at[BLUFF_BLUFFER_CARDS];
      guint8 sides[BLUFF_BLUFFER_CARDS];
      guint n = 0;

      for (guint8 i = 0; i < deck->n; i++)
        if (deck->up[i] == shape && (hidden & ((guint32) 1 << deck->cards[i])) != 0)
          {
            at[n] = i;
            sides[n++] = deck->down[i];
          }
      bluff_random_shuffle (random, sides, n);
      for (guint i = 0; i < n; i++)
        deck->down[at[i]] = sides[i];
    }
}

static void
disguise_bluffer (Story *story, BluffSeat seat, BluffRandom *random)
{
  gboolean moment_is_open = ends_in_a_moment (story);
  guint8 map[BLUFF_BLUFFER_CARDS];

  swap_hidden_sides (&story->event[0].deck, ids_that_stay_hidden (story, seat), random);

  for (guint8 id = 0; id < BLUFF_BLUFFER_CARDS; id++)
    map[id] = id;
  bluff_random_shuffle (random, map, BLUFF_BLUFFER_CARDS);
  for (guint i = 0; i < story->n; i++)
    {
      BluffEvent *event = &story->event[i];

      if (event->kind == BLUFF_EVENT_SETUP || event->kind == BLUFF_EVENT_RESHUFFLE)
        map_list (map, event->deck.cards, event->deck.n);
      else if (event->kind == BLUFF_EVENT_DRAW)
        map_list (map, event->draw.cards, event->draw.n);
      else if (story->told[i].event.kind == BLUFF_EVENT_PEEK || event->kind == BLUFF_EVENT_MATCH ||
               event->kind == BLUFF_EVENT_CLAIM || event->kind == BLUFF_EVENT_SHOW ||
               event->kind == BLUFF_EVENT_SHOWN || event->kind == BLUFF_EVENT_TAKE || event->kind == BLUFF_EVENT_GIVE)
        event->card.card = map[event->card.card];
    }

  if (moment_is_open)
    disguise_sealed (story, seat, random);
}

/* Bluffaneer: cards of the last shuffle that the seat never saw change places. */

static void
disguise_bluffaneer (Story *story, BluffSeat seat, BluffRandom *random)
{
  gboolean moment_is_open = ends_in_a_moment (story);
  BluffEvent *shuffle = &story->event[0];
  guint8 held[BLUFF_BLUFFANEER_SEATS]; /* by seat: the index of its card in the shuffle, or that of no card */
  gboolean seen[BLUFF_BLUFFANEER_CARDS + 1] = { FALSE };
  BluffEvent *drawn[BLUFF_BLUFFANEER_CARDS] = { NULL };
  guint8 at[BLUFF_BLUFFANEER_CARDS];
  guint8 cards[BLUFF_BLUFFANEER_CARDS];
  guint next = story->table.players;
  guint n = 0;

  for (guint8 i = 0; i < BLUFF_BLUFFANEER_SEATS; i++)
    held[i] = i;
  if (seat != BLUFF_ONLOOKER)
    seen[seat] = TRUE;

  for (guint i = 1; i < story->n; i++)
    {
      BluffEvent *event = &story->event[i];

      if (event->kind == BLUFF_EVENT_RESHUFFLE)
        {
          shuffle = event;
          next = 0;
          memset (seen, 0, sizeof seen);
          memset (held, BLUFF_BLUFFANEER_CARDS, sizeof held);
          memset (drawn, 0, sizeof drawn);
        }
      else if (event->kind == BLUFF_EVENT_REVEAL)
        {
          seen[held[event->seat]] = TRUE;
        }
      else if (event->kind == BLUFF_EVENT_DRAW)
        {
          held[event->seat] = (guint8) next;
          drawn[next] = event;
          seen[next] = event->seat == seat;
          next++;
        }
    }

  for (guint8 i = 0; i < shuffle->deck.n; i++)
    if (!seen[i])
      {
        at[n] = i;
        cards[n++] = shuffle->deck.cards[i];
      }
  bluff_random_shuffle (random, cards, n);
  for (guint i = 0; i < n; i++)
    {
      shuffle->deck.cards[at[i]] = cards[i];
      if (drawn[at[i]] != NULL)
        drawn[at[i]]->draw.cards[0] = cards[i];
    }

  if (moment_is_open)
    disguise_sealed (story, seat, random);
}

/* Side by side */

static void (*const disguises[BLUFF_N_GAMES]) (Story *, BluffSeat, BluffRandom *) = {
  [BLUFF_GAME_PIRATE] = disguise_pirate,
  [BLUFF_GAME_BLUFFER] = disguise_bluffer,
  [BLUFF_GAME_BLUFFANEER] = disguise_bluffaneer,
};

/* In Bluffaneer a card put elsewhere may have to be revealed there (N9): then the twin is no game, or not one that ends
 * with a move that is complete. */
static gboolean
is_a_game (const Story *story)
{
  BluffState state;

  bluff_rules_open (&state, &story->table);
  for (guint i = 0; i < story->n; i++)
    {
      if (bluff_rules_admit (&state, &story->event[i]) != BLUFF_REFUSAL_NONE)
        return FALSE;
      bluff_rules_apply (&state, &story->event[i]);
    }

  return state.head.phase != BLUFF_PHASE_SETTLING;
}

static void
assert_looks_alike (const Story *story, const Story *twin, BluffSeat seat)
{
  BluffState state;
  BluffState other;

  bluff_rules_open (&state, &story->table);
  bluff_rules_open (&other, &story->table);
  for (guint i = 0; i < story->n; i++)
    {
      BluffView view, other_view;
      BluffLegal legal, other_legal;

      bluff_rules_apply (&state, &story->event[i]);
      bluff_rules_apply (&other, &twin->event[i]);
      g_assert_cmpmem (&story->told[i], sizeof (BluffTold), &twin->told[i], sizeof (BluffTold));
      bluff_rules_sight (&state, seat, &view);
      bluff_rules_sight (&other, seat, &other_view);
      g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
      bluff_rules_legal (&state, seat, &legal);
      bluff_rules_legal (&other, seat, &other_legal);
      g_assert_cmpmem (&legal, sizeof legal, &other_legal, sizeof other_legal);
    }
}

/* How many twins there were, and how many of them not the same game. */
typedef struct
{
  guint twins;
  guint different;
} Count;

static void
compare_with_twin (Story *story, Story *twin, BluffSeat seat, BluffRandom *random, Count *count)
{
  tell_story (story, seat);
  *twin = *story;
  disguises[story->table.game](twin, seat, random);
  if (!is_a_game (twin))
    {
      g_assert_cmpuint (story->table.game, ==, BLUFF_GAME_BLUFFANEER);
      return;
    }
  tell_story (twin, seat);
  assert_looks_alike (story, twin, seat);
  count->twins++;
  count->different += memcmp (story->event, twin->event, story->n * sizeof (BluffEvent)) != 0;
}

/* The proof is worth something only if the twins are not the same game. */
static void
assert_worth_something (const Count *count)
{
  g_test_message ("%u twins, %u different", count->twins, count->different);
  g_assert_cmpuint (count->twins, >, GAMES / 2);
  g_assert_cmpuint (count->different, >, count->twins * 3 / 4);
}

static void
test_twins (gconstpointer data)
{
  const BluffTable *table = data;
  g_autofree Story *story = g_new0 (Story, 1);
  g_autofree Story *twin = g_new0 (Story, 1);
  Count count = { 0 };

  for (guint n = 0; n < GAMES; n++)
    {
      BluffRandom random;

      bluff_random_seed (&random, n);
      play_story (story, table, &random);
      for (BluffSeat seat = 0; seat < table->players; seat++)
        compare_with_twin (story, twin, seat, &random, &count);
    }

  assert_worth_something (&count);
}

static void
test_onlooker (gconstpointer data)
{
  const BluffTable *table = data;
  g_autofree Story *story = g_new0 (Story, 1);
  g_autofree Story *twin = g_new0 (Story, 1);
  Count count = { 0 };

  for (guint n = 0; n < ONLOOKER_GAMES; n++)
    {
      BluffRandom random;

      bluff_random_seed (&random, n);
      play_story (story, table, &random);
      compare_with_twin (story, twin, BLUFF_ONLOOKER, &random, &count);
    }

  assert_worth_something (&count);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/twin-games/C3-look-alike", test_twins);
  add_for_every_table ("/twin-games/C3-look-alike-to-an-onlooker", test_onlooker);

  return g_test_run ();
}
