/* test-bluffer-play.c: whole games of Bluffer played at random, and what a seat can imagine of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-imagine.h"
#include "bluff-rules.h"

#include <string.h>

static void
begin (BluffState *state, guint players, BluffRandom *random, BluffEvents *events)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, players);
  table.first = (BluffSeat) bluff_random_below (random, players);
  events->n = 0;
  bluff_rules_begin (state, &table, random, events);
}

static void
choose_at_random (const BluffState *state, BluffRandom *random, BluffAction *action)
{
  BluffSeats awaited = state->head.awaited;
  guint rank = bluff_random_below (random, bluff_seats_count (awaited));
  BluffLegal legal;

  bluff_rules_legal (state, (BluffSeat) bluff_bits_nth (awaited, rank), &legal);
  bluff_legal_random (&legal, random, action);
}

/* Every card is in one place, all cards are those of B1, and what is kept twice says the same. */
static void
assert_sound (const BluffBlufferState *self)
{
  guint count[BLUFF_N_SHAPES][BLUFF_N_SHAPES] = { { 0 } };
  BluffSlots on_tables = 0;
  guint32 ids = 0;
  guint n = self->draw_size;

  for (guint seat = 0; seat < BLUFF_BLUFFER_SEATS; seat++)
    {
      gboolean empty = self->tables[seat] == 0;

      g_assert_cmphex (on_tables & self->tables[seat], ==, 0);
      on_tables |= self->tables[seat];
      g_assert_true (!bluff_seats_has (self->in_play, (BluffSeat) seat) || !empty || self->leaver == seat);
    }
  g_assert_cmphex (on_tables & self->pile, ==, 0);
  g_assert_true ((self->pile & bluff_slots_of (self->top)) != 0);
  g_assert_cmpuint (self->up[self->top], ==, self->need);

  for (BluffSlots slots = on_tables | self->pile; slots != 0; slots &= slots - 1, n++)
    {
      guint slot = bluff_bits_first (slots);

      g_assert_cmpuint (self->slot_of[self->id[slot]], ==, slot);
      ids |= 1u << self->id[slot];
      count[self->up[slot]][self->down[slot]]++;
    }
  for (guint i = 0; i < self->draw_size; i++)
    {
      g_assert_cmpuint (self->slot_of[self->draw[i].id], ==, BLUFF_NO_SLOT);
      ids |= 1u << self->draw[i].id;
      count[self->draw[i].up][self->draw[i].down]++;
    }
  g_assert_cmpuint (n, ==, BLUFF_BLUFFER_CARDS);
  g_assert_cmphex (ids, ==, G_MAXUINT32);

  for (guint a = 0; a < BLUFF_N_SHAPES; a++)
    {
      BluffSlots up = 0;

      for (BluffSlots slots = on_tables; slots != 0; slots &= slots - 1)
        if (self->up[bluff_bits_first (slots)] == a)
          up |= slots & -slots;
      g_assert_cmphex (self->up_is[a], ==, up);
      for (guint b = a; b < BLUFF_N_SHAPES; b++)
        g_assert_cmpuint (a == b ? count[a][a] : count[a][b] + count[b][a], ==, a == b ? 2 : 4);
    }
}

/* What is offered is accepted, what is not is refused and changes nothing. */
static void
assert_legality (const BluffState *state, BluffRandom *random)
{
  for (guint times = 0; times < 40; times++)
    {
      BluffState copy = *state;
      BluffEvents events = { .n = 0 };
      BluffLegal legal;
      BluffAction action = {
        .kind = (guint8) bluff_random_below (random, BLUFF_ACTION_CLOSE),
        .seat = (BluffSeat) bluff_random_below (random, state->head.table.players),
        .card = (guint8) bluff_random_below (random, BLUFF_BLUFFER_CARDS + 2),
        .yes = (guint8) bluff_random_below (random, 3),
      };
      BluffRefusal refusal = bluff_rules_act (&copy, &action, random, &events);

      bluff_rules_legal (state, action.seat, &legal);
      g_assert_cmpint (refusal == BLUFF_REFUSAL_NONE, ==, bluff_legal_has (&legal, &action));
      if (refusal != BLUFF_REFUSAL_NONE)
        g_assert_cmpmem (&copy, sizeof copy, state, sizeof copy);
    }
}

/* B14, B16, B17, C5 */
static void
assert_finished (const BluffState *state)
{
  guint places = 0;

  g_assert_cmpuint (bluff_seats_count (state->bluffer.in_play), ==, 1);
  for (guint seat = 0; seat < state->head.table.players; seat++)
    {
      gboolean last = state->head.place[seat] == state->head.table.players;

      places |= 1u << state->head.place[seat];
      g_assert_cmpint (state->bluffer.tables[seat] != 0, ==, last);
    }
  g_assert_cmphex (places, ==, (1u << (state->head.table.players + 1)) - 2);
}

static void
test_random_games (void)
{
  BluffRandom random;
  guint seen[BLUFF_N_EVENTS] = { 0 };

  bluff_random_seed (&random, 7);
  for (guint game = 0; game < 600; game++)
    {
      BluffState state;
      BluffEvents events;

      begin (&state, 2 + game % 3, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          BluffState step = state;
          BluffAction action;

          g_assert_cmpuint (state.head.turns, <, 10000);
          assert_legality (&state, &random);
          choose_at_random (&state, &random, &action);
          events.n = 0;
          g_assert_cmpint (bluff_rules_act (&state, &action, &random, &events), ==, BLUFF_REFUSAL_NONE);
          for (guint i = 0; i < events.n; i++)
            {
              bluff_rules_apply (&step, &events.item[i]);
              assert_sound (&step.bluffer);
              seen[events.item[i].kind]++;
            }
          g_assert_cmpmem (&step, sizeof step, &state, sizeof state);
        }
      assert_finished (&state);
    }

  /* So many games have everything in them. */
  for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
    if (bluff_event_is_of_game ((BluffEventKind) kind, BLUFF_GAME_BLUFFER) && kind != BLUFF_EVENT_SETUP)
      g_assert_cmpuint (seen[kind], >, 0);
}

/* The sampler */

static void
assert_imagined (const BluffState *state, BluffSeat seat, BluffRandom *random)
{
  BluffView view;
  BluffView again;
  BluffImagination imagination;
  BluffState imagined;
  BluffLegal legal;
  BluffLegal imagined_legal;

  bluff_rules_sight (state, seat, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint times = 0; times < 3; times++)
    {
      bluff_imagination_draw (&imagination, random, &imagined);
      assert_sound (&imagined.bluffer);
      bluff_rules_sight (&imagined, seat, &again);
      g_assert_cmpmem (&again, sizeof again, &view, sizeof view);

      bluff_rules_legal (state, seat, &legal);
      bluff_rules_legal (&imagined, seat, &imagined_legal);
      g_assert_cmphex (imagined_legal.kinds, ==, legal.kinds);
      g_assert_cmphex (imagined_legal.slots, ==, legal.slots);
      g_assert_cmphex (imagined_legal.peeks, ==, legal.peeks);
    }

  /* An imagined game can be played to its end. */
  while (imagined.head.phase != BLUFF_PHASE_OVER && imagined.head.turns < state->head.turns + 5)
    {
      BluffEvents events = { .n = 0 };
      BluffAction action;

      choose_at_random (&imagined, random, &action);
      g_assert_cmpint (bluff_rules_act (&imagined, &action, random, &events), ==, BLUFF_REFUSAL_NONE);
      assert_sound (&imagined.bluffer);
    }
}

static void
test_imagined_agree (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 8);
  for (guint game = 0; game < 150; game++)
    {
      BluffState state;
      BluffEvents events;

      begin (&state, 2 + game % 3, &random, &events);
      for (;;)
        {
          BluffAction action;

          for (BluffSeat seat = 0; seat < state.head.table.players; seat++)
            assert_imagined (&state, seat, &random);
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          choose_at_random (&state, &random, &action);
          events.n = 0;
          bluff_rules_act (&state, &action, &random, &events);
        }
    }
}

/* Views from the middle of a move are not meant to be imagined from: what is imagined still agrees with them. */
static void
test_imagined_while_settling (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 9);
  for (guint game = 0; game < 50; game++)
    {
      BluffState state;
      BluffEvents events;

      begin (&state, 4, &random, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          BluffState step = state;
          BluffAction action;

          choose_at_random (&state, &random, &action);
          events.n = 0;
          bluff_rules_act (&state, &action, &random, &events);
          for (guint i = 0; i < events.n; i++)
            {
              BluffView view;
              BluffView again;
              BluffImagination imagination;
              BluffState imagined;

              bluff_rules_apply (&step, &events.item[i]);
              bluff_rules_sight (&step, 1, &view);
              bluff_imagination_init (&imagination, &view);
              bluff_imagination_draw (&imagination, &random, &imagined);
              bluff_rules_sight (&imagined, 1, &again);
              /* Nobody can play on from a view in which a player is just leaving or a moment is just ending. */
              imagined.bluffer.leaver = step.bluffer.leaver;
              again.bluffer.decided = view.bluffer.decided;
              again.bluffer.own_shout = view.bluffer.own_shout;
              assert_sound (&imagined.bluffer);
              g_assert_cmpmem (&again, sizeof again, &view, sizeof view);
            }
        }
    }
}

/* Proportions: all physical deals of the cards that are not known are gone through one by one, or, where they are too
 * many, card by card, and compared with what the sampler draws. */

/* A distribution over what a few cards are, each of BLUFF_N_SHAPES² kinds. */
typedef struct
{
  GHashTable *weights; /* kinds of the cards, packed → double* */
  double total;
} Tally;

static void
tally_init (Tally *self)
{
  self->weights = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  self->total = 0;
}

static void
tally_add (Tally *self, guint64 what, double weight)
{
  double *sum = g_hash_table_lookup (self->weights, &what);

  if (sum == NULL)
    {
      sum = g_new0 (double, 1);
      g_hash_table_insert (self->weights, g_memdup2 (&what, sizeof what), sum);
    }
  *sum += weight;
  self->total += weight;
}

/* Pearson's test: the sum of squared deviations lies within five standard deviations of what chance makes it. */
static void
assert_fits (const Tally *drawn, const Tally *expected)
{
  GHashTableIter iter;
  gpointer what, weight;
  double sum = 0;
  guint freedom = g_hash_table_size (expected->weights) - 1;

  g_hash_table_iter_init (&iter, expected->weights);
  while (g_hash_table_iter_next (&iter, &what, &weight))
    {
      double mean = *(double *) weight / expected->total * drawn->total;
      const double *found = g_hash_table_lookup (drawn->weights, what);

      g_assert_nonnull (found); /* each agreeing deal is possible */
      g_assert_cmpfloat (mean, >, 5);
      sum += (*found - mean) * (*found - mean) / mean;
    }
  g_assert_cmpuint (g_hash_table_size (drawn->weights), ==, freedom + 1); /* and no other */
  g_assert_true (sum < freedom || (sum - freedom) * (sum - freedom) < 25 * 2.0 * freedom);
  g_test_message ("chi-square %.1f with %u degrees of freedom", sum, freedom);
}

static void
tally_clear (Tally *self)
{
  g_hash_table_unref (self->weights);
}

/* Positions whose cards are to be imagined: slots, then the draw pile, next-drawn first. */
typedef struct
{
  const BluffBlufferState *state;
  guint n;
  guint8 slots[BLUFF_BLUFFER_CARDS];
  guint n_draw;
} Places;

static void
find_places (Places *self, const BluffBlufferState *state, BluffSeat seat)
{
  BluffSlots open = state->pile;

  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    open |= state->tables[i];

  *self = (Places){ .state = state, .n_draw = state->draw_size };
  for (BluffSlots slots = open & ~state->knows[seat]; slots != 0; slots &= slots - 1)
    self->slots[self->n++] = (guint8) bluff_bits_first (slots);
}

/* What lies in the first SLOTS slots and the first DRAW cards of the draw pile of a state. */
static guint64
pack (const Places *self, const BluffBlufferState *state, guint slots, guint draw)
{
  guint64 what = 0;

  for (guint i = 0; i < slots; i++)
    what = what << 4 | state->up[self->slots[i]] << 2 | state->down[self->slots[i]];
  for (guint i = 0; i < draw; i++)
    what = what << 4 | state->draw[state->draw_size - 1 - i].up << 2 | state->draw[state->draw_size - 1 - i].down;

  return what;
}

/* Puts each of the unknown cards, either side up, into place I and those after it, if that agrees with what is seen. */
static void
deal_all (const Places *self,
          BluffBlufferState *state,
          guint i,
          const BluffBlufferCard *cards,
          guint32 left,
          Tally *tally)
{
  if (left == 0)
    {
      tally_add (tally, pack (self, state, self->n, self->n_draw), 1);
      return;
    }

  for (guint32 rest = left; rest != 0; rest &= rest - 1)
    for (guint side = 0; side < 2; side++)
      {
        guint card = bluff_bits_first (rest);
        guint8 up = side ? cards[card].down : cards[card].up;
        guint8 down = side ? cards[card].up : cards[card].down;

        if (i < self->n)
          {
            if (up != self->state->up[self->slots[i]])
              continue;
            state->down[self->slots[i]] = down;
          }
        else
          {
            BluffBlufferCard *place = &state->draw[state->draw_size - 1 - (i - self->n)];

            if (i == self->n && up != self->state->draw[state->draw_size - 1].up)
              continue;
            place->up = up;
            place->down = down;
          }
        deal_all (self, state, i + 1, cards, left & ~(1u << card), tally);
      }
}

static void
draw_many (const BluffState *state,
           BluffSeat seat,
           guint times,
           const Places *places,
           guint slots,
           guint draw,
           Tally *tally)
{
  BluffView view;
  BluffImagination imagination;
  BluffRandom random;

  bluff_random_seed (&random, 12);
  bluff_rules_sight (state, seat, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < times; i++)
    {
      BluffState imagined;

      bluff_imagination_draw (&imagination, &random, &imagined);
      tally_add (tally, pack (places, &imagined.bluffer, slots, draw), 1);
    }
}

/* A game in which seat 0 knows all but a few cards. */
static void
begin_known (BluffState *state, guint64 seed, guint unknown, guint draw_size)
{
  BluffRandom random;
  BluffEvents events;
  BluffBlufferState *self = &state->bluffer;

  bluff_random_seed (&random, seed);
  begin (state, 4, &random, &events);
  self->knows[0] = ~(BluffSlots) 0 << unknown;
  while (self->draw_size > draw_size)
    {
      BluffBlufferCard *card = &self->draw[--self->draw_size];
      guint slot = BLUFF_BLUFFER_CARDS - 1 - self->draw_size + draw_size;

      /* Any card more on the pile, under the top one, is as good as another. */
      self->up[slot] = card->up;
      self->down[slot] = card->down;
      self->id[slot] = card->id;
      self->slot_of[card->id] = (guint8) slot;
      self->pile |= bluff_slots_of (slot);
    }
}

/* Three hidden sides and a draw pile of three: 6! orders and 2⁶ sides, all gone through. */
static void
test_proportions_by_deal (void)
{
  for (guint seed = 0; seed < 8; seed++)
    {
      BluffState state;
      BluffBlufferState scratch;
      BluffBlufferCard cards[BLUFF_BLUFFER_CARDS];
      Places places;
      Tally drawn, expected;
      guint n = 0;

      begin_known (&state, seed, 3, 3);
      find_places (&places, &state.bluffer, 0);
      g_assert_cmpuint (places.n, ==, 3);
      for (guint i = 0; i < places.n; i++)
        cards[n++] = (BluffBlufferCard){ 0, state.bluffer.up[places.slots[i]], state.bluffer.down[places.slots[i]] };
      for (guint i = 0; i < places.n_draw; i++)
        cards[n++] = state.bluffer.draw[i];

      tally_init (&drawn);
      tally_init (&expected);
      scratch = state.bluffer;
      deal_all (&places, &scratch, 0, cards, (1u << n) - 1, &expected);
      draw_many (&state, 0, 100000, &places, places.n, places.n_draw, &drawn);
      assert_fits (&drawn, &expected);
      tally_clear (&drawn);
      tally_clear (&expected);
    }
}

/* Card by card: of the kinds of cards that are left, each place can get those with its upper side; a same-shape card
 * in two ways. The first SLOTS places are told apart, the others only add up. */
static void
deal_kinds (const Places *self,
            BluffBlufferState *state,
            guint i,
            guint left[4][4],
            double ways,
            guint slots,
            Tally *tally)
{
  BluffBlufferCard *top = &state->draw[state->draw_size - 1];
  guint up = i < self->n ? state->up[self->slots[i]] : top->up;

  if (i == self->n + 1)
    {
      tally_add (tally, pack (self, state, slots, 1), ways);
      return;
    }

  for (guint down = 0; down < BLUFF_N_SHAPES; down++)
    {
      guint *kind = &left[MIN (up, down)][MAX (up, down)];

      if (*kind == 0)
        continue;
      if (i < self->n)
        state->down[self->slots[i]] = (guint8) down;
      else
        top->down = (guint8) down;
      --*kind;
      deal_kinds (self, state, i + 1, left, ways * (*kind + 1) * (up == down ? 2 : 1), slots, tally);
      ++*kind;
    }
}

/* Eight hidden sides, of which two are looked at together with the top card of a larger draw pile. */
static void
test_proportions_by_kind (void)
{
  for (guint seed = 0; seed < 8; seed++)
    {
      BluffState state;
      BluffBlufferState scratch;
      Places places;
      Tally drawn, expected;
      guint left[4][4] = { { 0 } };

      begin_known (&state, 100 + seed, 8, 3 + seed);
      find_places (&places, &state.bluffer, 0);
      g_assert_cmpuint (places.n, ==, 8);
      for (guint i = 0; i < places.n; i++)
        {
          guint up = state.bluffer.up[places.slots[i]];
          guint down = state.bluffer.down[places.slots[i]];

          left[MIN (up, down)][MAX (up, down)]++;
        }
      for (guint i = 0; i < places.n_draw; i++)
        {
          const BluffBlufferCard *card = &state.bluffer.draw[i];

          left[MIN (card->up, card->down)][MAX (card->up, card->down)]++;
        }

      tally_init (&drawn);
      tally_init (&expected);
      scratch = state.bluffer;
      deal_kinds (&places, &scratch, 0, left, 1, 2, &expected);
      draw_many (&state, 0, 100000, &places, 2, 1, &drawn);
      assert_fits (&drawn, &expected);
      tally_clear (&drawn);
      tally_clear (&expected);
    }
}

/* C4: what another has decided is as likely one way as the other; a seat knows its own decision. */
static void
test_sealed_decisions (void)
{
  BluffRandom random;
  BluffState state;
  BluffEvents events;
  BluffView view;
  BluffImagination imagination;
  guint shouts[BLUFF_BLUFFER_SEATS] = { 0 };

  bluff_random_seed (&random, 13);
  begin (&state, 4, &random, &events);
  state.head.turn = 0;
  state.head.phase = BLUFF_PHASE_BLUFFER_CALL;
  state.head.awaited = 1u << 3;
  bluff_moment_begin (&state.bluffer.moment, 0xe);
  bluff_moment_decide (&state.bluffer.moment, 1, TRUE);
  bluff_moment_decide (&state.bluffer.moment, 2, TRUE);

  bluff_rules_sight (&state, 1, &view);
  bluff_imagination_init (&imagination, &view);
  for (guint i = 0; i < 10000; i++)
    {
      bluff_imagination_draw (&imagination, &random, &state);
      for (BluffSeat seat = 0; seat < 4; seat++)
        shouts[seat] += bluff_seats_has (state.bluffer.moment.shouted, seat);
    }
  g_assert_cmpuint (shouts[0], ==, 0);
  g_assert_cmpuint (shouts[1], ==, 10000);
  g_assert_cmpuint (shouts[2], >, 4750);
  g_assert_cmpuint (shouts[2], <, 5250);
  g_assert_cmpuint (shouts[3], ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bluffer/play/random-games", test_random_games);
  g_test_add_func ("/bluffer/play/imagined-states-agree", test_imagined_agree);
  g_test_add_func ("/bluffer/play/imagined-while-settling", test_imagined_while_settling);
  g_test_add_func ("/bluffer/play/imagined-proportions-by-deal", test_proportions_by_deal);
  g_test_add_func ("/bluffer/play/imagined-proportions-by-kind", test_proportions_by_kind);
  g_test_add_func ("/bluffer/play/C4-imagined-sealed-decisions", test_sealed_decisions);

  return g_test_run ();
}
