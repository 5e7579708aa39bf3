/* bluffer-kit.h: tables of Bluffer as tests write them down.
 *
 * A card is written as two letters, the side that lies up and the hidden one: c circle, q square, s star, h hexagon. A
 * table is written "cq hh / ss / …": the cards of each seat ("-": a seat that is out), then the top card of the pile,
 * then the cards that are drawn next. The cards that are not named lie where the test says. Moves are written "0 claim
 * qs, 1 shout"; what they bring about as the names of the events with their seats; and what it looks like afterwards
 * as tables, shape to match, and who is awaited for what.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-imagine.h"
#include "bluff-rules.h"

#include <string.h>

static const char letters[] = "cqsh";

/* Where the cards that are not named lie. */
typedef enum
{
  REST_DRAW, /* at the bottom of the draw pile */
  REST_PILE, /* in the pile, under its top card */
  REST_SEAT  /* in front of the last seat */
} Rest;

typedef struct
{
  BluffState state;
  BluffState before; /* before the last move */
  BluffRandom random;
  BluffEvents events; /* of the last move */
  GString *story;     /* all events so far */
} Game;

static inline guint
shape_of (char letter)
{
  const char *found = strchr (letters, letter);

  g_assert_true (letter != '\0' && found != NULL);
  return (guint) (found - letters);
}

/* A deck of which cards are taken. */
typedef struct
{
  gboolean gone[BLUFF_BLUFFER_CARDS];
} Deck;

static inline BluffBlufferCard
deck_take (Deck *self, guint up, guint down)
{
  for (guint id = 0; id < BLUFF_BLUFFER_CARDS; id++)
    {
      guint a = id / 2 / BLUFF_N_SHAPES;
      guint b = id / 2 % BLUFF_N_SHAPES;

      if (self->gone[id] || MIN (a, b) != MIN (up, down) || MAX (a, b) != MAX (up, down))
        continue;

      self->gone[id] = TRUE;
      return (BluffBlufferCard){ (guint8) id, (guint8) up, (guint8) down };
    }

  g_error ("There is no card %c%c left", letters[up], letters[down]);
}

static inline guint
put_in_open (BluffBlufferState *self, BluffSlots *where, BluffBlufferCard card)
{
  guint slot = bluff_bits_first (
      ~(guint64) (self->pile | self->tables[0] | self->tables[1] | self->tables[2] | self->tables[3]));

  self->up[slot] = card.up;
  self->down[slot] = card.down;
  self->id[slot] = card.id;
  self->slot_of[card.id] = (guint8) slot;
  *where |= bluff_slots_of (slot);
  if (where != &self->pile)
    self->up_is[card.up] |= bluff_slots_of (slot);

  return slot;
}

static inline void
put_rest (BluffBlufferState *self, Deck *deck, Rest rest)
{
  BluffBlufferCard draw[BLUFF_BLUFFER_CARDS];
  guint n = 0;

  for (guint id = 0; id < BLUFF_BLUFFER_CARDS; id++)
    if (!deck->gone[id])
      {
        BluffBlufferCard card = { (guint8) id, id / 2 / BLUFF_N_SHAPES, id / 2 % BLUFF_N_SHAPES };

        if (rest == REST_DRAW)
          draw[n++] = card;
        else
          put_in_open (self, rest == REST_PILE ? &self->pile : &self->tables[self->head.table.players - 1], card);
      }

  /* Below the cards that are named. */
  memmove (self->draw + n, self->draw, self->draw_size * sizeof *self->draw);
  memcpy (self->draw, draw, n * sizeof *draw);
  self->draw_size = (guint8) (self->draw_size + n);
}

/* A game in which seat 0 is to move. */
static inline void
arrange (Game *self, const char *layout, Rest rest)
{
  g_auto (GStrv) parts = g_strsplit (layout, "/", -1);
  guint players = g_strv_length (parts) - 2;
  BluffBlufferState *state = &self->state.bluffer;
  Deck deck = { { FALSE } };
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_BLUFFER, players);
  bluff_random_seed (&self->random, 1);
  bluff_rules_open (&self->state, &table);
  self->events.n = 0;
  self->story = g_string_new (NULL);

  for (guint part = 0; parts[part] != NULL; part++)
    {
      g_auto (GStrv) cards = g_strsplit (g_strstrip (parts[part]), " ", -1);

      for (guint i = 0; cards[i] != NULL; i++)
        {
          BluffBlufferCard card;

          if (strlen (cards[i]) != 2)
            continue;
          card = deck_take (&deck, shape_of (cards[i][0]), shape_of (cards[i][1]));
          if (part < players)
            put_in_open (state, &state->tables[part], card);
          else if (part == players)
            state->top = (guint8) put_in_open (state, &state->pile, card);
          else
            state->draw[state->draw_size++] = card;
        }
      if (part < players && g_str_equal (cards[0], "-"))
        state->head.place[part] = ++state->places;
      else if (part < players)
        state->in_play |= bluff_seats_of ((BluffSeat) part);
    }

  /* Named next-drawn first, kept next-drawn last. */
  for (guint i = 0; i < state->draw_size / 2u; i++)
    {
      BluffBlufferCard card = state->draw[i];

      state->draw[i] = state->draw[state->draw_size - 1 - i];
      state->draw[state->draw_size - 1 - i] = card;
    }
  put_rest (state, &deck, rest);

  state->need = state->up[state->top];
  state->head.phase = BLUFF_PHASE_BLUFFER_TURN;
  state->head.awaited = bluff_seats_of (0);
  state->head.turns = 1;
}

static inline void
game_clear (Game *self)
{
  g_string_free (self->story, TRUE);
}

/* The slot of the first card that looks like this in front of a seat. */
static inline guint8
find_slot (const Game *self, BluffSeat seat, const char *card)
{
  const BluffBlufferState *state = &self->state.bluffer;

  for (guint8 slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if ((state->tables[seat] & bluff_slots_of (slot)) != 0 && letters[state->up[slot]] == card[0] &&
        letters[state->down[slot]] == card[1])
      return slot;

  g_error ("Seat %u has no card %s", seat, card);
}

/* Reads "0 claim qs", "1 shout", "close". For refusals a card may be another seat's: "0 take qs of 1". */
static inline void
read_action (const Game *self, const char *text, BluffAction *action)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const char *verb = words[1];
  guint n = g_strv_length (words);

  *action = (BluffAction){ .seat = (BluffSeat) (text[0] - '0') };
  if (n == 1)
    {
      action->kind = BLUFF_ACTION_CLOSE;
      action->seat = BLUFF_NO_SEAT;
      return;
    }
  if (g_str_equal (verb, "shout") || g_str_equal (verb, "let"))
    {
      action->kind = BLUFF_ACTION_DECIDE;
      action->yes = (guint8) g_str_equal (verb, "shout");
      return;
    }

  while (!g_str_equal (bluff_action_name ((BluffActionKind) action->kind), verb))
    action->kind++;
  if (n > 2)
    {
      BluffSeat owner = action->kind == BLUFF_ACTION_TAKE ? self->state.bluffer.caller : action->seat;

      action->card = find_slot (self, n > 4 ? (BluffSeat) (words[4][0] - '0') : owner, words[2]);
    }
}

static inline void
write_event (GString *story, const BluffEvent *event)
{
  if (story->len > 0)
    g_string_append_c (story, ' ');
  g_string_append (story, bluff_event_name ((BluffEventKind) event->kind));
  if (event->seat != BLUFF_NO_SEAT)
    g_string_append_printf (story, "%u", event->seat);
  if (event->kind == BLUFF_EVENT_DRAW)
    g_string_append_printf (story, ":%u", event->draw.n);
  if (event->kind == BLUFF_EVENT_RESHUFFLE)
    g_string_append_printf (story, ":%u", event->deck.n);
  if (event->kind == BLUFF_EVENT_OUT)
    g_string_append_printf (story, "@%u", event->out.place);
}

/* Makes one move; the record of it is accepted and leads to the same state. */
static inline void
play (Game *self, const char *move)
{
  BluffAction action;
  BluffState replayed = self->state;

  self->before = self->state;
  self->events.n = 0;
  read_action (self, move, &action);
  g_assert_cmpint (bluff_rules_act (&self->state, &action, &self->random, &self->events), ==, BLUFF_REFUSAL_NONE);

  for (guint i = 0; i < self->events.n; i++)
    {
      g_assert_cmpint (bluff_rules_admit (&replayed, &self->events.item[i]), ==, BLUFF_REFUSAL_NONE);
      bluff_rules_apply (&replayed, &self->events.item[i]);
      write_event (self->story, &self->events.item[i]);
    }
  g_assert_cmpmem (&replayed, sizeof replayed, &self->state, sizeof self->state);
}

static inline void
play_all (Game *self, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, ", ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    play (self, list[i]);
}

/* "hh / - / ss ss | q | turn 1" */
static inline char *
describe (const Game *self)
{
  static const char *const phases[BLUFF_N_PHASES] = {
    [BLUFF_PHASE_OVER] = "over",         [BLUFF_PHASE_BLUFFER_TURN] = "turn", [BLUFF_PHASE_BLUFFER_CALL] = "call",
    [BLUFF_PHASE_BLUFFER_TAKE] = "take", [BLUFF_PHASE_BLUFFER_GIVE] = "give",
  };
  const BluffBlufferState *state = &self->state.bluffer;
  GString *text = g_string_new (NULL);

  for (guint seat = 0; seat < state->head.table.players; seat++)
    {
      g_string_append (text, seat > 0 ? " / " : "");
      for (BluffSlots slots = state->tables[seat]; slots != 0; slots &= slots - 1)
        {
          guint slot = bluff_bits_first (slots);

          g_string_append_printf (text, slots == state->tables[seat] ? "%c%c" : " %c%c", letters[state->up[slot]],
                                  letters[state->down[slot]]);
        }
      if (state->tables[seat] == 0)
        g_string_append_c (text, '-');
    }

  g_string_append_printf (text, " | %c | %s", letters[state->need], phases[state->head.phase]);
  for (guint seat = 0; seat < state->head.table.players; seat++)
    if (bluff_seats_has (state->head.awaited, (BluffSeat) seat))
      g_string_append_printf (text, " %u", seat);

  return g_string_free (text, FALSE);
}
