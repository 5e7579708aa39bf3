/* test-bluffer-record.c: which events of Bluffer are accepted from a record, and which are not.
 *
 * bluffer-kit.h says how tables and moves are written.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffer-kit.h"

/* Records that say something else than what can have happened */

typedef void (*Alter) (const BluffState *state, BluffEvent *event);

typedef struct
{
  const char *path;
  const char *layout;
  Rest rest;
  const char *moves;
  BluffEventKind kind; /* the first event of the last move that is of this kind is altered */
  Alter alter;
  BluffRefusal refusal;
} Altered;

static void
alter_nothing (const BluffState *state G_GNUC_UNUSED, BluffEvent *event G_GNUC_UNUSED)
{
}

static void
alter_seat (const BluffState *state, BluffEvent *event)
{
  event->seat = bluff_seat_next (event->seat, state->head.table.players);
}

static void
alter_seat_to_none (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->seat = BLUFF_NO_SEAT;
}

static void
alter_card (const BluffState *state, BluffEvent *event)
{
  event->card.card = state->bluffer.draw[0].id;
}

static void
alter_card_to_nonsense (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->card.card = 0xee;
}

static void
alter_side (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->card.down ^= 1;
}

static void
alter_other (const BluffState *state, BluffEvent *event)
{
  event->card.other = bluff_seat_next (event->card.other, state->head.table.players);
}

static void
alter_draw_order (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  guint8 card = event->draw.cards[0];

  event->draw.cards[0] = event->draw.cards[1];
  event->draw.cards[1] = card;
}

static void
alter_draw_card (const BluffState *state, BluffEvent *event)
{
  event->draw.cards[0] = state->bluffer.draw[0].id;
}

static void
alter_draw_less (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->draw.n--;
}

static void
alter_draw_more (const BluffState *state, BluffEvent *event)
{
  event->draw.n++;
  event->draw.cards[1] = state->bluffer.draw[state->bluffer.draw_size - 2].id;
}

static void
alter_draw_far_more (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->draw.n = 0xff;
}

static void
alter_to_empty_draw (const BluffState *state, BluffEvent *event)
{
  memset (event, 0, sizeof *event);
  event->kind = BLUFF_EVENT_DRAW;
  event->seat = state->head.turn;
}

static void
alter_to_reshuffle (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  memset (event, 0, sizeof *event);
  event->kind = BLUFF_EVENT_RESHUFFLE;
  event->seat = BLUFF_NO_SEAT;
}

static void
alter_place (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->out.place++;
}

static void
alter_ranking (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->over.place[0] ^= 3;
  event->over.place[1] ^= 3;
}

static void
alter_deck_less (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->deck.n--;
}

static void
alter_deck_far_more (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->deck.n = 0xff;
}

static void
alter_deck_twice (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->deck.cards[0] = event->deck.cards[1];
  event->deck.up[0] = event->deck.up[1];
  event->deck.down[0] = event->deck.down[1];
}

static void
alter_deck_top (const BluffState *state, BluffEvent *event)
{
  const BluffBlufferState *self = &state->bluffer;

  event->deck.cards[0] = self->id[self->top];
  event->deck.up[0] = self->up[self->top];
  event->deck.down[0] = self->down[self->top];
}

static void
alter_deck_shape (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->deck.down[0] = (guint8) ((event->deck.down[0] + 1) % BLUFF_N_SHAPES);
}

static void
alter_deck_id (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->deck.cards[0] = BLUFF_BLUFFER_CARDS;
}

/* Turned round, and then with another shape on the side that was up. */
static void
alter_deck_turned_shape (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  guint8 up = event->deck.up[0];

  event->deck.up[0] = event->deck.down[0];
  event->deck.down[0] = (guint8) ((up + 1) % BLUFF_N_SHAPES);
}

static void
alter_deck_sides (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  for (guint i = 0; i < event->deck.n; i++)
    {
      guint8 up = event->deck.up[i];

      event->deck.up[i] = event->deck.down[i];
      event->deck.down[i] = up;
    }
}

static void
alter_toss_winner (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->flip.winner = BLUFF_NO_SEAT;
}

static void
alter_toss_seat (const BluffState *state, BluffEvent *event)
{
  event->flip.seats[0] = state->head.turn;
}

static void
alter_toss_to_call (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_CALL;
  event->seat = event->flip.winner;
}

static void
alter_call_to_loser (const BluffState *state, BluffEvent *event)
{
  event->seat = bluff_seats_first (bluff_seats_without (state->bluffer.moment.shouted, event->seat));
}

static void
alter_to_decide (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_DECIDE;
  event->seat = 2;
  event->decide.shout = TRUE;
}

static void
alter_to_own_call (const BluffState *state, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_CALL;
  event->seat = state->head.turn;
}

static void
alter_to_third_call (const BluffState *state G_GNUC_UNUSED, BluffEvent *event)
{
  event->kind = BLUFF_EVENT_CALL;
  event->seat = 2;
}

#define CAUGHT "qs hh / ss sq / hc hq / cs / cc cq"
#define CAUGHT_MOVES "0 claim qs, 1 shout, 2 let, 0 take sq"
#define TRUE_CLAIM "qc hh hs / ss sq / hc hq / cs / cc cq"

static const Altered altered[] = {
  { "B4-record-peeks-at-a-hidden-card", "qs hh / ss ss / cs /", REST_DRAW, "0 peek qs", BLUFF_EVENT_PEEK, alter_card,
    BLUFF_REFUSAL_BLUFFER_PEEK_CARD },
  { "B4-record-peeks-at-no-card", "qs hh / ss ss / cs /", REST_DRAW, "0 peek qs", BLUFF_EVENT_PEEK,
    alter_card_to_nonsense, BLUFF_REFUSAL_BLUFFER_PEEK_CARD },
  { "B5-record-of-nobodys-match", "cq hh / ss ss / cs /", REST_DRAW, "0 match cq", BLUFF_EVENT_MATCH,
    alter_seat_to_none, BLUFF_REFUSAL_NO_SUCH_SEAT },
  { "B7-record-draws-another-card", "qs hh / ss ss / cs / ch", REST_DRAW, "0 draw", BLUFF_EVENT_DRAW, alter_draw_card,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B7-record-draws-two", "qs hh / ss ss / cs / ch", REST_DRAW, "0 draw", BLUFF_EVENT_DRAW, alter_draw_more,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B7-record-draws-none", "qs hh / ss ss / cs / ch", REST_DRAW, "0 draw", BLUFF_EVENT_DRAW, alter_draw_less,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B7-record-draws-without-end", "qs hh / ss ss / cs / ch", REST_DRAW, "0 draw", BLUFF_EVENT_DRAW,
    alter_draw_far_more, BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B10-record-shows-another-side", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_SHOWN, alter_side,
    BLUFF_REFUSAL_BLUFFER_SHOWN },
  { "B10-record-shows-another-card", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_SHOWN, alter_card,
    BLUFF_REFUSAL_BLUFFER_SHOWN },
  { "B11-record-takes-from-another", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_TAKE, alter_other,
    BLUFF_REFUSAL_BLUFFER_TAKE },
  { "B11-record-takes-a-hidden-card", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_TAKE, alter_card,
    BLUFF_REFUSAL_BLUFFER_TAKE },
  { "B11-record-draws-one", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_DRAW, alter_draw_less,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B11-record-draws-in-another-order", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_DRAW, alter_draw_order,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B11-record-draws-for-another", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_DRAW, alter_seat,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B11-record-skips-the-draw", CAUGHT, REST_DRAW, CAUGHT_MOVES, BLUFF_EVENT_DRAW, alter_to_decide,
    BLUFF_REFUSAL_CONSEQUENCE_FIRST },
  { "B12-record-gives-to-another", TRUE_CLAIM, REST_DRAW, "0 claim qc, 1 shout, 2 let, 0 give hh", BLUFF_EVENT_GIVE,
    alter_other, BLUFF_REFUSAL_BLUFFER_GIVE },
  { "B12-record-draws-two", TRUE_CLAIM, REST_DRAW, "0 claim qc, 1 shout, 2 let, 0 give hh", BLUFF_EVENT_DRAW,
    alter_draw_more, BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B15-record-shows-another-side", "qs / ss sq / cs /", REST_DRAW, "0 show qs", BLUFF_EVENT_SHOWN, alter_side,
    BLUFF_REFUSAL_BLUFFER_SHOWN },
  { "B15-record-draws-two", "qs / ss sq / cs /", REST_DRAW, "0 show qs", BLUFF_EVENT_DRAW, alter_draw_more,
    BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B16-record-gives-another-place", "cq / ss sq / hc hh / cs /", REST_DRAW, "0 match cq", BLUFF_EVENT_OUT,
    alter_place, BLUFF_REFUSAL_BLUFFER_PLACE },
  { "B16-record-sends-another-out", "cq / ss sq / hc hh / cs /", REST_DRAW, "0 match cq", BLUFF_EVENT_OUT, alter_seat,
    BLUFF_REFUSAL_BLUFFER_PLACE },
  { "B17-record-ranks-otherwise", "cq / ss sq / cs /", REST_DRAW, "0 match cq", BLUFF_EVENT_OVER, alter_ranking,
    BLUFF_REFUSAL_BLUFFER_RANKING },
  { "B17-record-draws-after-the-end", "qs hh / ss / cs /", REST_DRAW, "0 claim qs, 1 shout, 0 take ss",
    BLUFF_EVENT_OVER, alter_to_empty_draw, BLUFF_REFUSAL_CONSEQUENCE_FIRST },
  { "B18-record-leaves-a-card-out", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE, alter_deck_less,
    BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-has-cards-without-end", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE,
    alter_deck_far_more, BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-has-a-card-twice", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE, alter_deck_twice,
    BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-shuffles-the-top-card", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE,
    alter_deck_top, BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-changes-a-card", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE, alter_deck_shape,
    BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-changes-a-turned-card", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE,
    alter_deck_turned_shape, BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-has-no-such-card", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE, alter_deck_id,
    BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-either-side-may-be-up", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE, alter_deck_sides,
    BLUFF_REFUSAL_NONE },
  { "B18-record-draws-nothing-before-it", "qs hh / ss sq / cs /", REST_PILE, "0 draw", BLUFF_EVENT_RESHUFFLE,
    alter_to_empty_draw, BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B18-record-skips-it", CAUGHT, REST_PILE, "0 claim qs, 1 shout, 2 let, 0 take sq, 1 draw", BLUFF_EVENT_RESHUFFLE,
    alter_to_empty_draw, BLUFF_REFUSAL_BLUFFER_DRAW },
  { "B18-record-skips-it-when-it-is-due", "qs hh / ss sq / cs /", REST_PILE, "0 claim qs, 1 shout, 0 take sq",
    BLUFF_EVENT_RESHUFFLE, alter_to_empty_draw, BLUFF_REFUSAL_CONSEQUENCE_FIRST },
  { "B18-record-shuffles-too-early", "qs hh / ss sq / cs / cc", REST_PILE, "0 draw", BLUFF_EVENT_DRAW,
    alter_to_reshuffle, BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "B18-record-shuffles-out-of-turn", "qs hh / ss sq / cs /", REST_PILE, "0 claim qs, 1 shout", BLUFF_EVENT_DECIDE,
    alter_to_reshuffle, BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  { "C4-record-tosses-without-a-winner", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 shout", BLUFF_EVENT_FLIP,
    alter_toss_winner, BLUFF_REFUSAL_TOSS_WRONG },
  { "C4-record-tosses-with-the-claimer", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 shout", BLUFF_EVENT_FLIP,
    alter_toss_seat, BLUFF_REFUSAL_NOT_A_SHOUTER },
  { "C4-record-calls-without-the-toss", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 shout", BLUFF_EVENT_FLIP,
    alter_toss_to_call, BLUFF_REFUSAL_TOSSES_MISSING },
  { "C4-record-lets-the-loser-call", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 shout", BLUFF_EVENT_CALL,
    alter_call_to_loser, BLUFF_REFUSAL_TOSS_WRONG },
  { "C4-record-decides-after-the-toss", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 shout", BLUFF_EVENT_CALL,
    alter_to_decide, BLUFF_REFUSAL_CONSEQUENCE_FIRST },
  { "C4-record-calls-without-a-shout", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_CALL,
    alter_to_third_call, BLUFF_REFUSAL_NOT_A_SHOUTER },
  { "B9-record-calls-before-any-shout", CAUGHT, REST_DRAW, "0 claim qs, 2 let", BLUFF_EVENT_DECIDE, alter_to_third_call,
    BLUFF_REFUSAL_NOT_A_SHOUTER },
  { "B9-record-of-an-own-call", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_CALL, alter_to_own_call,
    BLUFF_REFUSAL_BLUFFER_CALL_OWN },
  { "B9-record-of-nobodys-call", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_CALL, alter_seat_to_none,
    BLUFF_REFUSAL_NO_SUCH_SEAT },
  { "B9-record-calls-without-a-claim", CAUGHT, REST_DRAW, "0 draw", BLUFF_EVENT_DRAW, alter_to_third_call,
    BLUFF_REFUSAL_NOT_NOW },
  { "B9-record-as-it-was", CAUGHT, REST_DRAW, "0 claim qs, 1 shout, 2 let", BLUFF_EVENT_CALL, alter_nothing,
    BLUFF_REFUSAL_NONE },
};

static void
test_altered (gconstpointer data)
{
  const Altered *row = data;
  Game game;
  BluffState state;
  guint i = 0;

  arrange (&game, row->layout, row->rest);
  play_all (&game, row->moves);

  state = game.before;
  for (; game.events.item[i].kind != row->kind; i++)
    {
      g_assert_cmpuint (i + 1, <, game.events.n);
      bluff_rules_apply (&state, &game.events.item[i]);
    }
  row->alter (&state, &game.events.item[i]);
  g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&state, &game.events.item[i])), ==,
                   bluff_refusal_name (row->refusal));
  game_clear (&game);
}

/* Set-ups that are none */

typedef struct
{
  const char *path;
  void (*alter) (BluffEventDeck *deck);
  BluffRefusal refusal;
} Setup;

static void
setup_as_it_was (BluffEventDeck *deck G_GNUC_UNUSED)
{
}

static void
setup_less (BluffEventDeck *deck)
{
  deck->n = 31;
}

static void
setup_more (BluffEventDeck *deck)
{
  deck->n = 33;
}

static void
setup_far_more (BluffEventDeck *deck)
{
  deck->n = 0xff;
}

static void
setup_id_twice (BluffEventDeck *deck)
{
  deck->cards[3] = deck->cards[20];
}

static void
setup_no_such_id (BluffEventDeck *deck)
{
  deck->cards[31] = 32;
}

static void
setup_no_such_shape_up (BluffEventDeck *deck)
{
  deck->up[0] = BLUFF_N_SHAPES;
}

static void
setup_no_such_shape_down (BluffEventDeck *deck)
{
  deck->down[31] = 0xff;
}

static void
setup_other_card (BluffEventDeck *deck)
{
  deck->down[7] = (guint8) ((deck->down[7] + 1) % BLUFF_N_SHAPES);
}

/* A card that has SHAPE and OTHER, whichever lies up, gets INSTEAD in place of OTHER. */
static void
exchange_shape (BluffEventDeck *deck, BluffShape shape, BluffShape other, BluffShape instead)
{
  guint i = 0;

  while (!(deck->up[i] == shape && deck->down[i] == other) && !(deck->up[i] == other && deck->down[i] == shape))
    i++;
  deck->up[i] = shape;
  deck->down[i] = instead;
}

static void
setup_other_with_first_shape (BluffEventDeck *deck)
{
  exchange_shape (deck, BLUFF_SHAPE_CIRCLE, BLUFF_SHAPE_STAR, BLUFF_SHAPE_SQUARE);
}

static void
setup_other_with_last_shape (BluffEventDeck *deck)
{
  exchange_shape (deck, BLUFF_SHAPE_HEXAGON, BLUFF_SHAPE_CIRCLE, BLUFF_SHAPE_SQUARE);
}

static void
setup_turned_card (BluffEventDeck *deck)
{
  guint8 up = deck->up[7];

  deck->up[7] = deck->down[7];
  deck->down[7] = up;
}

static void
setup_six_cards (BluffEventDeck *deck)
{
  deck->dealt[0] = 6;
}

static void
setup_uneven (BluffEventDeck *deck)
{
  deck->dealt[0] = 6;
  deck->dealt[1] = 4;
}

static void
setup_fourth_table (BluffEventDeck *deck)
{
  deck->dealt[3] = 5;
}

static const Setup setups[] = {
  { "B1-one-card-too-few", setup_less, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-one-card-too-many", setup_more, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-cards-without-end", setup_far_more, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-id-twice", setup_id_twice, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-no-such-id", setup_no_such_id, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-no-such-upper-shape", setup_no_such_shape_up, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-no-such-lower-shape", setup_no_such_shape_down, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-a-pair-too-often", setup_other_card, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-a-pair-of-the-first-shape-too-often", setup_other_with_first_shape, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B1-a-pair-of-the-last-shape-too-often", setup_other_with_last_shape, BLUFF_REFUSAL_BLUFFER_DECK },
  { "B3-a-table-of-six", setup_six_cards, BLUFF_REFUSAL_BLUFFER_TABLES },
  { "B3-uneven-tables", setup_uneven, BLUFF_REFUSAL_BLUFFER_TABLES },
  { "B3-a-table-for-nobody", setup_fourth_table, BLUFF_REFUSAL_BLUFFER_TABLES },
  { "B3-either-side-may-be-up", setup_turned_card, BLUFF_REFUSAL_NONE },
  { "B3-as-it-was", setup_as_it_was, BLUFF_REFUSAL_NONE },
};

static void
test_setup (gconstpointer data)
{
  const Setup *row = data;
  BluffState state;
  BluffEvents events = { .n = 0 };
  BluffTable table;
  BluffRandom random;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, 3);
  bluff_random_seed (&random, 11);
  bluff_rules_begin (&state, &table, &random, &events);
  g_assert_cmpint (bluff_rules_admit (&state, &events.item[0]), ==, BLUFF_REFUSAL_NOT_SET_UP);

  bluff_rules_open (&state, &table);
  row->alter (&events.item[0].deck);
  g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&state, &events.item[0])), ==,
                   bluff_refusal_name (row->refusal));
}

/* Whole games */

static void
act_at_random (BluffState *state, BluffRandom *random, BluffEvents *events)
{
  BluffSeats awaited = state->head.awaited;
  guint rank = bluff_random_below (random, bluff_seats_count (awaited));
  BluffAction action = { .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT };
  BluffLegal legal;

  events->n = 0;
  if (state->head.phase == BLUFF_PHASE_BLUFFER_CALL && state->bluffer.moment.shouted != 0 && bluff_random_coin (random))
    {
      g_assert_cmpint (bluff_rules_act (state, &action, random, events), ==, BLUFF_REFUSAL_NONE);
      return;
    }

  bluff_rules_legal (state, (BluffSeat) bluff_bits_nth (awaited, rank), &legal);
  bluff_legal_random (&legal, random, &action);
  g_assert_cmpint (bluff_rules_act (state, &action, random, events), ==, BLUFF_REFUSAL_NONE);
}

/* Every event of a game is accepted from a record, and the record leads to the same end. */
static void
test_replay (void)
{
  for (guint seed = 0; seed < 300; seed++)
    {
      BluffState state;
      BluffState replayed;
      BluffEvents events = { .n = 0 };
      BluffTable table;
      BluffRandom random;

      bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2 + seed % 3);
      table.first = (BluffSeat) (seed % 2);
      bluff_random_seed (&random, seed);
      bluff_rules_open (&replayed, &table);
      bluff_rules_begin (&state, &table, &random, &events);
      for (;;)
        {
          for (guint i = 0; i < events.n; i++)
            {
              g_assert_cmpint (bluff_rules_admit (&replayed, &events.item[i]), ==, BLUFF_REFUSAL_NONE);
              bluff_rules_apply (&replayed, &events.item[i]);
            }
          g_assert_cmpmem (&replayed, sizeof replayed, &state, sizeof state);
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          act_at_random (&state, &random, &events);
        }
    }
}

/* Events of any bytes, and true events with some bytes changed: nothing is read or written where it should not be, and
 * what is accepted can be applied and played on from. */
static void
attack (const BluffState *state, const BluffEvent *true_event, BluffRandom *random)
{
  BluffState changed = *state;
  BluffEvents events = { .n = 0 };
  BluffEvent event = *true_event;
  guint8 *bytes = (guint8 *) &event;
  gboolean any = bluff_random_below (random, 4) == 0;

  for (guint i = any ? sizeof event : 1 + bluff_random_below (random, 3); i > 0; i--)
    bytes[any ? i - 1 : bluff_random_below (random, 16)] = (guint8) bluff_random_next (random);
  if (any)
    event.kind = (guint8) bluff_random_below (random, BLUFF_N_EVENTS + 1);

  if (bluff_rules_admit (state, &event) != BLUFF_REFUSAL_NONE)
    return;
  bluff_rules_apply (&changed, &event);
  bluff_rules_settle (&changed, random, &events);
  for (guint moves = 0; moves < 20 && changed.head.phase != BLUFF_PHASE_OVER; moves++)
    act_at_random (&changed, random, &events);
}

static void
test_hostile (void)
{
  for (guint seed = 0; seed < 100; seed++)
    {
      BluffState state;
      BluffState replayed;
      BluffEvents events = { .n = 0 };
      BluffTable table;
      BluffRandom random;

      bluff_table_init (&table, BLUFF_GAME_BLUFFER, 2 + seed % 3);
      bluff_random_seed (&random, seed);
      bluff_rules_open (&replayed, &table);
      bluff_rules_begin (&state, &table, &random, &events);
      for (;;)
        {
          for (guint i = 0; i < events.n; i++)
            {
              for (guint times = 0; times < 50; times++)
                attack (&replayed, &events.item[i], &random);
              bluff_rules_apply (&replayed, &events.item[i]);
            }
          if (state.head.phase == BLUFF_PHASE_OVER)
            break;
          act_at_random (&state, &random, &events);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strconcat ("/bluffer/record/", setups[i].path, NULL);

      g_test_add_data_func (path, &setups[i], test_setup);
    }
  for (guint i = 0; i < G_N_ELEMENTS (altered); i++)
    {
      g_autofree char *path = g_strconcat ("/bluffer/record/", altered[i].path, NULL);

      g_test_add_data_func (path, &altered[i], test_altered);
    }
  g_test_add_func ("/bluffer/record/replay", test_replay);
  g_test_add_func ("/bluffer/record/hostile", test_hostile);

  return g_test_run ();
}
