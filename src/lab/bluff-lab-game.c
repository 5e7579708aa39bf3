/* bluff-lab-game.c: games that computer players play against each other, and that can be repeated.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-game.h"

#include "bluff-rules.h"

#include <string.h>

enum
{
  /* Streams of chance: each game has one for each seat and the last one for the referee. */
  STREAMS_A_GAME = 8,
  REFEREE = STREAMS_A_GAME - 1
};

G_STATIC_ASSERT ((guint) BLUFF_MAX_SEATS <= (guint) REFEREE);

/* The same for all players and languages, so that records are the same everywhere. */
static const char *const names[BLUFF_MAX_SEATS] = { "Anne", "Bart", "Calico", "Drake", "Esme", "Flint" };

const char *
bluff_lab_name (BluffSeat seat)
{
  return names[seat];
}

/* A game while it is played. */
typedef struct
{
  BluffState state;
  BluffState told; /* the same game as far as the minds have been told of it */
  BluffRandom random;
  const guint8 *levels; /* of the seats */
  BluffMind minds[BLUFF_MAX_SEATS];
  BluffEvents events; /* of the last action */
  guint n_events;
  BluffRecord *record; /* or NULL */
} Game;

static BluffRecord *
make_record (const BluffLabSeries *series, const BluffTable *table)
{
  BluffRecord *record = bluff_record_new (table);

  for (BluffSeat seat = 0; seat < table->players; seat++)
    {
      const char *name = bluff_lab_level_name (series->levels[seat]);
      BluffRecordLevel level = BLUFF_RECORD_LEVEL_OUTSIDE;

      /* The lab's own are no players of the program's. */
      if (series->levels[seat] < BLUFF_N_LEVELS && !bluff_record_level_from_name (name, &level))
        g_error ("No record has the level \"%s\"", name);
      bluff_record_seat_computer (record, seat, names[seat], level);
      if (level == BLUFF_RECORD_LEVEL_OUTSIDE)
        record->players[seat].engine = g_strconcat ("bluff-bay-lab ", name, NULL);
    }

  return record;
}

/* Tells everybody what has happened, each seat its own version, and writes it down. */
static void
tell_events (Game *game)
{
  for (guint i = 0; i < game->events.n; i++)
    {
      const BluffEvent *event = &game->events.item[i];

      for (BluffSeat seat = 0; seat < game->state.head.table.players; seat++)
        {
          BluffTold told;

          bluff_rules_tell (&game->told, event, seat, &told);
          bluff_mind_notice (&game->minds[seat], &told);
        }
      bluff_rules_apply (&game->told, event);
      if (game->record != NULL)
        bluff_record_append (game->record, event, BLUFF_RECORD_NO_MS);
    }

  game->n_events += game->events.n;
  game->events.n = 0;
}

static void
begin (Game *game, const BluffLabSeries *series, const BluffTable *table, guint64 number)
{
  guint64 stream = number * STREAMS_A_GAME;

  game->levels = series->levels;
  bluff_random_seed_stream (&game->random, series->seed, stream + REFEREE);
  for (BluffSeat seat = 0; seat < table->players; seat++)
    bluff_lab_level_init (series->levels[seat], &game->minds[seat], seat, series->seed, stream + seat);

  bluff_rules_open (&game->told, table);
  bluff_rules_begin (&game->state, table, &game->random, &game->events);
  tell_events (game);
}

static BluffSeats
find_hasty (const Game *game, BluffSeats seats)
{
  BluffSeats hasty = 0;

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (bluff_seats_has (seats, seat) && game->levels[seat] == BLUFF_LAB_LEVEL_HASTY)
      hasty |= bluff_seats_of (seat);

  return hasty;
}

/* If several seats are awaited, those in haste come first, and chance decides among the rest. */
static BluffSeat
pick_seat (Game *game)
{
  BluffSeats hasty = find_hasty (game, game->state.head.awaited);
  BluffSeats awaited = hasty != 0 ? hasty : game->state.head.awaited;

  return (BluffSeat) bluff_bits_nth (awaited, bluff_random_below (&game->random, bluff_seats_count (awaited)));
}

static void
act (Game *game, const BluffAction *action)
{
  BluffRefusal refusal = bluff_rules_act (&game->state, action, &game->random, &game->events);

  if (refusal != BLUFF_REFUSAL_NONE)
    g_error ("A player did what is not legal: %s: %s", bluff_action_name (action->kind), bluff_refusal_name (refusal));
  tell_events (game);
}

/* C4: the seats in haste have shouted, and only the others have yet to decide. */
static gboolean
is_cut_short (const Game *game, const BluffAction *action, guint phase)
{
  return action->kind == BLUFF_ACTION_DECIDE && action->yes && game->levels[action->seat] == BLUFF_LAB_LEVEL_HASTY &&
         game->state.head.phase == phase && find_hasty (game, game->state.head.awaited) == 0;
}

static void
make_move (Game *game)
{
  static const BluffAction close = { .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT };
  BluffMind *mind = &game->minds[pick_seat (game)];
  guint phase = game->state.head.phase;
  BluffAction action;
  BluffLegal legal;
  BluffView view;

  bluff_rules_sight (&game->state, mind->seat, &view);
  bluff_rules_legal (&game->state, mind->seat, &legal);
  bluff_lab_level_choose (game->levels[mind->seat], mind, &view, &legal, &action);
  act (game, &action);
  if (is_cut_short (game, &action, phase))
    act (game, &close);
}

void
bluff_lab_series_init (BluffLabSeries *self, BluffGame game, guint players, BluffLevel level, guint64 seed)
{
  *self = (BluffLabSeries){ .seed = seed, .most_events = BLUFF_RECORD_EVENTS_MAX };
  bluff_table_init (&self->table, game, players);
  for (guint seat = 0; seat < players; seat++)
    self->levels[seat] = (guint8) level;
}

void
bluff_lab_series_play (const BluffLabSeries *self, guint64 number, BluffLabOutcome *outcome, BluffRecord **record)
{
  BluffTable table = self->table;
  Game game = { .n_events = 0 };

  table.first = (BluffSeat) (number % table.players);
  if (record != NULL)
    *record = game.record = make_record (self, &table);

  begin (&game, self, &table, number);
  while (game.state.head.phase != BLUFF_PHASE_OVER && game.n_events + BLUFF_EVENTS_MAX <= self->most_events)
    make_move (&game);

  outcome->finished = game.state.head.phase == BLUFF_PHASE_OVER;
  outcome->turns = game.state.head.turns;
  memcpy (outcome->place, game.state.head.place, sizeof outcome->place);
}
