/* test-onlooker.c: an onlooker sees what everybody sees and nobody's hand, at every event of many random games (C3).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include "bluff-imagine.h"

#include <string.h>

enum
{
  GAMES = 15, /* of each kind, number of players and options */
};

/* What to look at: BEFORE each event, or AFTER it; either may be NULL. */
typedef struct
{
  void (*before) (const BluffState *state, const BluffEvent *event);
  void (*after) (const BluffState *state, BluffRandom *random);
} Sights;

static void
replay (BluffState *state, const BluffEvents *events, BluffRandom *random, const Sights *sights)
{
  for (guint i = 0; i < events->n; i++)
    {
      if (sights->before != NULL)
        sights->before (state, &events->item[i]);
      bluff_rules_apply (state, &events->item[i]);
      if (sights->after != NULL)
        sights->after (state, random);
    }
}

static void
walk_games (gconstpointer table, const Sights *sights)
{
  for (guint n = 0; n < GAMES; n++)
    {
      BluffEvents events = { 0 };
      BluffState replayed;
      BluffState state;
      BluffRandom random;

      bluff_random_seed (&random, n);
      bluff_rules_open (&replayed, table);
      if (sights->after != NULL)
        sights->after (&replayed, &random);
      bluff_rules_begin (&state, table, &random, &events);
      replay (&replayed, &events, &random, sights);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          play_randomly (&state, &random, &events);
          replay (&replayed, &events, &random, sights);
        }
    }
}

/* The view of any seat without what is the seat's own is the view of the onlooker. */

static void
strip_pirate (BluffPirateView *view)
{
  view->seat = BLUFF_ONLOOKER;
  view->own_vote = FALSE;
  view->hand = BLUFF_CARDS_NONE;
  view->down = BLUFF_CARDS_NONE;
  memcpy (view->may, view->onlooker, sizeof view->may);
  memset (view->known_to, 0, sizeof view->known_to);
}

/* A hidden side stays if every seat sees it. */
static void
strip_bluffer (const BluffState *state, BluffBlufferView *view)
{
  view->seat = BLUFF_ONLOOKER;
  view->own_shout = FALSE;
  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      BluffView other;

      bluff_rules_sight (state, seat, &other);
      for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
        if (other.bluffer.down[slot] == BLUFF_SHAPE_UNKNOWN)
          view->down[slot] = BLUFF_SHAPE_UNKNOWN;
    }
}

static void
strip_bluffaneer (BluffBluffaneerView *view)
{
  view->seat = BLUFF_ONLOOKER;
  view->card = BLUFF_PAIR_NONE;
  view->own_shout = FALSE;
}

static void
assert_sees_what_all_see (const BluffState *state, BluffRandom *random G_GNUC_UNUSED)
{
  BluffView seen;

  memset (&seen, 0xaa, sizeof seen);
  bluff_rules_sight (state, BLUFF_ONLOOKER, &seen);
  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      BluffView view;

      bluff_rules_sight (state, seat, &view);
      if (state->head.table.game == BLUFF_GAME_PIRATE)
        strip_pirate (&view.pirate);
      else if (state->head.table.game == BLUFF_GAME_BLUFFER)
        strip_bluffer (state, &view.bluffer);
      else
        strip_bluffaneer (&view.bluffaneer);
      g_assert_cmpmem (&seen, sizeof seen, &view, sizeof view);
    }
}

static void
test_sees_what_all_see (gconstpointer table)
{
  static const Sights sights = { .after = assert_sees_what_all_see };

  walk_games (table, &sights);
}

/* What one seat cannot see is dealt again, for each seat in turn: the onlooker sees the same. So the onlooker knows
 * nothing that any of the seats does not know. */

static void
assert_redeals_look_alike (const BluffState *state, BluffRandom *random)
{
  BluffView seen;

  if (state->head.awaited == 0)
    return;

  bluff_rules_sight (state, BLUFF_ONLOOKER, &seen);
  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      BluffImagination imagination;
      BluffState other;
      BluffView view;

      bluff_rules_sight (state, seat, &view);
      bluff_imagination_init (&imagination, &view);
      bluff_imagination_draw (&imagination, random, &other);
      bluff_rules_sight (&other, BLUFF_ONLOOKER, &view);
      g_assert_cmpmem (&seen, sizeof seen, &view, sizeof view);
    }
}

static void
test_redeal (gconstpointer table)
{
  static const Sights sights = { .after = assert_redeals_look_alike };

  walk_games (table, &sights);
}

/* What is told has its secrets marked as unknown; how many cards it is about stays known. */

static void
assert_unknown (const guint8 *bytes, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    g_assert_cmphex (bytes[i], ==, BLUFF_UNKNOWN);
}

/* In Bluffer the cards lie on the tables: their upper sides are seen, and that of the draw pile's next card. */
static void
assert_deck_is_hidden (const BluffEvent *event, const BluffTable *table, const BluffEvent *told)
{
  guint dealt = event->kind == BLUFF_EVENT_SETUP ? table->players * BLUFF_BLUFFER_HAND + 1u : 0;
  guint n = event->deck.n;

  g_assert_cmpuint (told->deck.n, ==, n);
  if (event->kind == BLUFF_EVENT_SETUP)
    g_assert_cmpmem (told->deck.dealt, table->players, event->deck.dealt, table->players);
  if (table->game != BLUFF_GAME_BLUFFER)
    {
      assert_unknown (told->deck.cards, 0, n);
      if (event->kind == BLUFF_EVENT_SETUP && table->game == BLUFF_GAME_PIRATE)
        g_assert_cmphex (told->deck.treasure, ==, BLUFF_UNKNOWN);
      return;
    }

  g_assert_cmpmem (told->deck.up, MIN (dealt + 1, n), event->deck.up, MIN (dealt + 1, n));
  assert_unknown (told->deck.up, dealt + 1, n);
  assert_unknown (told->deck.down, 0, n);
  assert_unknown (told->deck.cards, dealt, n);
}

/* The events that are told in another way than to the seat that acts; FALSE: it is none of them. */
static gboolean
assert_secrets_are_hidden (const BluffEvent *event, const BluffTable *table, const BluffEvent *told)
{
  switch ((BluffEventKind) event->kind)
    {
    case BLUFF_EVENT_SETUP:
    case BLUFF_EVENT_RESHUFFLE:
      assert_deck_is_hidden (event, table, told);
      return TRUE;
    case BLUFF_EVENT_DRAW:
      g_assert_cmpuint (told->draw.n, ==, event->draw.n);
      if (table->game == BLUFF_GAME_BLUFFER)
        return FALSE;
      assert_unknown (told->draw.cards, 0, event->draw.n);
      return TRUE;
    case BLUFF_EVENT_LAY:
      g_assert_cmpuint (told->lay.down_size, ==, event->lay.down_size);
      g_assert_true (bluff_cards_equal (told->lay.up, event->lay.up));
      g_assert_true (bluff_cards_is_empty (told->lay.down));
      return TRUE;
    case BLUFF_EVENT_VOTE:
      g_assert_cmphex (told->vote.bluff, ==, BLUFF_UNKNOWN);
      return TRUE;
    case BLUFF_EVENT_DECIDE:
      g_assert_cmphex (told->decide.shout, ==, BLUFF_UNKNOWN);
      return TRUE;
    case BLUFF_EVENT_BOARD:
      g_assert_cmpuint (told->board.card, ==, event->board.card);
      g_assert_cmpuint (told->board.victim, ==, event->board.victim);
      g_assert_cmpuint (told->board.taken_size, ==, event->board.taken_size);
      g_assert_true (bluff_cards_is_empty (told->board.taken));
      return TRUE;
    case BLUFF_EVENT_PEEK:
      g_assert_cmphex (told->card.down, ==, BLUFF_SHAPE_UNKNOWN);
      return TRUE;
    default:
      return FALSE;
    }
}

/* All are told the same, except a hidden side that some seat knows already: then the onlooker is told as much as the
 * seat that knows least. */
static void
assert_told_like_all (const BluffState *state, const BluffEvent *event, const BluffTold *told)
{
  gboolean alike = FALSE;

  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    {
      BluffTold other;

      bluff_rules_tell (state, event, seat, &other);
      alike |= memcmp (&told->event, &other.event, sizeof other.event) == 0;
      if (event->kind == BLUFF_EVENT_CLAIM || event->kind == BLUFF_EVENT_SHOW || event->kind == BLUFF_EVENT_TAKE ||
          event->kind == BLUFF_EVENT_GIVE)
        {
          if (state->head.table.game == BLUFF_GAME_BLUFFER && other.event.card.down == BLUFF_SHAPE_UNKNOWN)
            g_assert_cmphex (told->event.card.down, ==, BLUFF_SHAPE_UNKNOWN);
        }
      else
        g_assert_cmpmem (&told->event, sizeof told->event, &other.event, sizeof other.event);
    }
  g_assert_true (alike);
}

static void
assert_told_no_secret (const BluffState *state, const BluffEvent *event)
{
  BluffTold told;

  memset (&told, 0xaa, sizeof told);
  bluff_rules_tell (state, event, BLUFF_ONLOOKER, &told);
  g_assert_cmphex (told.seat, ==, BLUFF_ONLOOKER);
  g_assert_cmpuint (told.game, ==, state->head.table.game);
  g_assert_cmpuint (told.event.kind, ==, event->kind);
  g_assert_cmpuint (told.event.seat, ==, event->seat);
  if (!assert_secrets_are_hidden (event, &state->head.table, &told.event))
    assert_told_like_all (state, event, &told);
}

static void
test_told_no_secret (gconstpointer table)
{
  static const Sights sights = { .before = assert_told_no_secret };

  walk_games (table, &sights);
}

/* Who watches can do nothing. */

static void
assert_cannot_act (const BluffState *state, BluffRandom *random)
{
  BluffRandom chance = *random;
  BluffLegal legal;

  bluff_rules_legal (state, BLUFF_ONLOOKER, &legal);
  g_assert_cmphex (legal.seat, ==, BLUFF_ONLOOKER);
  g_assert_cmpuint (legal.kinds, ==, 0);
  g_assert_cmpuint (bluff_legal_count (&legal), ==, 0);
  for (guint8 kind = 0; kind < BLUFF_N_ACTIONS; kind++)
    {
      BluffAction action = { .kind = kind, .seat = BLUFF_ONLOOKER };
      BluffEvents events = { 0 };
      BluffState after = *state;
      BluffRefusal refusal = bluff_rules_act (&after, &action, &chance, &events);

      g_assert_cmpint (refusal, !=, BLUFF_REFUSAL_NONE);
      if (state->head.awaited != 0)
        g_assert_cmpint (refusal, ==, BLUFF_REFUSAL_NO_SUCH_SEAT);
      g_assert_cmpuint (events.n, ==, 0);
      g_assert_cmpmem (&after, sizeof after, state, sizeof *state);
    }
}

/* Nor does a record know of an onlooker. */
static void
assert_is_in_no_event (const BluffState *state, const BluffEvent *event)
{
  BluffEvent forged = *event;

  forged.seat = BLUFF_ONLOOKER;
  g_assert_cmpint (bluff_rules_admit (state, &forged), !=, BLUFF_REFUSAL_NONE);
}

static void
test_cannot_act (gconstpointer table)
{
  static const Sights sights = { assert_is_in_no_event, assert_cannot_act };

  walk_games (table, &sights);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_for_every_table ("/onlooker/C3-sees-what-all-see", test_sees_what_all_see);
  add_for_every_table ("/onlooker/C3-redeal", test_redeal);
  add_for_every_table ("/onlooker/C3-is-told-no-secret", test_told_no_secret);
  add_for_every_table ("/onlooker/C6-cannot-act", test_cannot_act);

  return g_test_run ();
}
