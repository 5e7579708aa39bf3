/* test-cues.c: every event of every game has its sound, or none on purpose; and no sound tells a secret.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"

#include "bluff-cues.h"

enum
{
  SEED = 20261117,
  ME = 1
};

/* --- Event by event ------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *what;
  BluffGame game;
  BluffEvent event;
  BluffCue begin, outcome;
} Row;

#define PIRATE BLUFF_GAME_PIRATE
#define BLUFFER BLUFF_GAME_BLUFFER
#define BLUFFANEER BLUFF_GAME_BLUFFANEER
#define ROW(what, game, KIND, begin, outcome, ...)                                                                     \
  {                                                                                                                    \
    what, game, { .kind = BLUFF_EVENT_##KIND, ##__VA_ARGS__ }, BLUFF_CUE_##begin, BLUFF_CUE_##outcome                  \
  }

/* In Bluffaneer the dice show chest and ship. */
static const Row rows[] = {
  ROW ("setup", PIRATE, SETUP, DEAL, NONE),
  ROW ("draw", PIRATE, DRAW, DEAL, NONE, .draw = { .n = 2 }),
  ROW ("reshuffle", PIRATE, RESHUFFLE, DEAL, NONE),
  ROW ("lay", PIRATE, LAY, LAY, NONE, .lay = { .down_size = 3 }),
  ROW ("vote", PIRATE, VOTE, CUP_DOWN, NONE, .vote = { BLUFF_UNKNOWN }),
  ROW ("own-vote-bluff", PIRATE, VOTE, CUP_DOWN, NONE, .seat = ME, .vote = { TRUE }),
  ROW ("own-vote-no-bluff", PIRATE, VOTE, CUP_DOWN, NONE, .seat = ME, .vote = { FALSE }),
  ROW ("caught", PIRATE, REVEAL, CUP_UP, CAUGHT, .reveal = { .vote = TRUE, .bluff = TRUE }),
  ROW ("believed", PIRATE, REVEAL, CUP_UP, CAUGHT, .reveal = { .vote = FALSE, .bluff = TRUE }),
  ROW ("doubted", PIRATE, REVEAL, CUP_UP, HONEST, .reveal = { .vote = TRUE, .bluff = FALSE }),
  ROW ("honest", PIRATE, REVEAL, CUP_UP, HONEST, .reveal = { .vote = FALSE, .bluff = FALSE }),
  ROW ("sail-1", PIRATE, SAIL, SAIL_1, NONE, .sail = { 19, 20 }),
  ROW ("sail-3", PIRATE, SAIL, SAIL_3, NONE, .sail = { 4, 7 }),
  ROW ("sail-5", PIRATE, SAIL, SAIL_5, NONE, .sail = { 0, 5 }),
  ROW ("sail-back-1", PIRATE, SAIL, SAIL_BACK_1, NONE, .sail = { 1, 0 }),
  ROW ("sail-back-2", PIRATE, SAIL, SAIL_BACK_2, NONE, .sail = { 9, 7 }),
  ROW ("sail-nowhere", PIRATE, SAIL, NONE, NONE, .sail = { 3, 3 }),
  ROW ("treasure", PIRATE, OPEN, NONE, TREASURE, .open = { 1, TRUE }),
  ROW ("empty", PIRATE, OPEN, NONE, EMPTY, .open = { 1, FALSE }),
  ROW ("discard", PIRATE, DISCARD, LAY, NONE),
  ROW ("pass", PIRATE, PASS, NONE, NONE),
  ROW ("board", PIRATE, BOARD, BOARD, NONE),
  ROW ("won", PIRATE, OVER, NONE, NONE, .over = { { 2, 1 } }),
  ROW ("lost", PIRATE, OVER, OVER, NONE, .over = { { 1, 2 } }),

  ROW ("setup", BLUFFER, SETUP, DEAL, NONE),
  ROW ("draw", BLUFFER, DRAW, DEAL, NONE, .draw = { .n = 1 }),
  ROW ("reshuffle", BLUFFER, RESHUFFLE, DEAL, NONE),
  ROW ("peek", BLUFFER, PEEK, PEEK, NONE),
  ROW ("match", BLUFFER, MATCH, FLIP, NONE),
  ROW ("claim", BLUFFER, CLAIM, LAY, NONE),
  ROW ("decide", BLUFFER, DECIDE, CUP_DOWN, NONE, .decide = { BLUFF_UNKNOWN }),
  ROW ("own-shout", BLUFFER, DECIDE, CUP_DOWN, NONE, .seat = ME, .decide = { TRUE }),
  ROW ("own-let-it-pass", BLUFFER, DECIDE, CUP_DOWN, NONE, .seat = ME, .decide = { FALSE }),
  ROW ("flip", BLUFFER, FLIP, NONE, NONE),
  ROW ("call", BLUFFER, CALL, SHOUT, NONE),
  ROW ("caught", BLUFFER, SHOWN, FLIP, CAUGHT, .card = { .down = BLUFF_SHAPE_STAR, .need = BLUFF_SHAPE_CIRCLE }),
  ROW ("honest", BLUFFER, SHOWN, FLIP, HONEST, .card = { .down = BLUFF_SHAPE_STAR, .need = BLUFF_SHAPE_STAR }),
  ROW ("take", BLUFFER, TAKE, LAY, NONE),
  ROW ("give", BLUFFER, GIVE, LAY, NONE),
  ROW ("show", BLUFFER, SHOW, FLIP, NONE),
  ROW ("out", BLUFFER, OUT, NONE, NONE),
  ROW ("won", BLUFFER, OVER, TREASURE, NONE, .over = { { 2, 1 } }),
  ROW ("lost", BLUFFER, OVER, OVER, NONE, .over = { { 1, 2 } }),

  ROW ("setup", BLUFFANEER, SETUP, DEAL, NONE),
  ROW ("draw", BLUFFANEER, DRAW, DEAL, NONE, .draw = { .n = 1 }),
  ROW ("reshuffle", BLUFFANEER, RESHUFFLE, DEAL, NONE),
  ROW ("roll", BLUFFANEER, ROLL, DICE, NONE),
  ROW ("match", BLUFFANEER, MATCH, NONE, NONE),
  ROW ("steal", BLUFFANEER, STEAL, NONE, NONE),
  ROW ("decide", BLUFFANEER, DECIDE, CUP_DOWN, NONE, .decide = { BLUFF_UNKNOWN }),
  ROW ("own-shout", BLUFFANEER, DECIDE, CUP_DOWN, NONE, .seat = ME, .decide = { TRUE }),
  ROW ("own-let-it-pass", BLUFFANEER, DECIDE, CUP_DOWN, NONE, .seat = ME, .decide = { FALSE }),
  ROW ("flip", BLUFFANEER, FLIP, NONE, NONE),
  ROW ("claim", BLUFFANEER, CLAIM, SHOUT, NONE),
  ROW ("answer-call", BLUFFANEER, ANSWER, SHOUT, NONE, .answer = { TRUE }),
  ROW ("answer-pay", BLUFFANEER, ANSWER, NONE, NONE, .answer = { FALSE }),
  ROW ("honest", BLUFFANEER, REVEAL, FLIP, HONEST, .pair = { BLUFF_PAIR_CHEST_SHIP }),
  ROW ("caught", BLUFFANEER, REVEAL, FLIP, CAUGHT, .pair = { BLUFF_PAIR_SWORDS_SHIP }),
  ROW ("coin", BLUFFANEER, PAY, COIN, NONE, .pay = { .coins = 1 }),
  ROW ("coins", BLUFFANEER, PAY, COINS, NONE, .pay = { .coins = 2 }),
  ROW ("won", BLUFFANEER, OVER, TREASURE, NONE, .over = { { 2, 1, 3 } }),
  ROW ("won-together", BLUFFANEER, OVER, TREASURE, NONE, .over = { { 1, 1, 3 } }),
  ROW ("lost", BLUFFANEER, OVER, OVER, NONE, .over = { { 1, 2, 3 } }),
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  BluffTold told = { .seat = ME, .game = (guint8) row->game, .event = row->event };
  BluffView view = { 0 };
  BluffCues cues;

  if (row->game == BLUFFANEER)
    {
      view.bluffaneer.icons[0] = BLUFF_ICON_SHIP;
      view.bluffaneer.icons[1] = BLUFF_ICON_CHEST;
    }
  cues = bluff_cues_of_event (&told, &view, &view);
  g_assert_cmpstr (bluff_cue_name (cues.begin), ==, bluff_cue_name (row->begin));
  g_assert_cmpstr (bluff_cue_name (cues.outcome), ==, bluff_cue_name (row->outcome));
}

/* A new kind of event fails here until somebody has decided what is heard of it. */
static void
test_all_are_decided (void)
{
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
      {
        gboolean decided = FALSE;

        for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
          decided = decided || (rows[i].game == game && rows[i].event.kind == kind);
        if (decided != bluff_event_is_of_game ((BluffEventKind) kind, (BluffGame) game))
          g_error ("What is heard of %s in %s?", bluff_event_name ((BluffEventKind) kind),
                   bluff_game_name ((BluffGame) game));
      }
}

/* --- Whole games ---------------------------------------------------------------------------------------------------
 */

/* Others in the room hear what a viewer hears, so the sounds must be an onlooker's, who knows only what everybody sees.
 * Only at the end, when everything is known, does the winner hear something else. */
static void
assert_no_secret_is_heard (const BluffState *state, const BluffState *after, const BluffEvent *event)
{
  BluffTold told;
  BluffView views[2];
  BluffCues open, cues;

  bluff_rules_tell (state, event, BLUFF_ONLOOKER, &told);
  bluff_rules_sight (state, BLUFF_ONLOOKER, &views[0]);
  bluff_rules_sight (after, BLUFF_ONLOOKER, &views[1]);
  open = bluff_cues_of_event (&told, &views[0], &views[1]);
  g_assert_cmpint (open.begin, <, BLUFF_N_CUES);
  g_assert_cmpint (open.outcome, <, BLUFF_N_CUES);
  g_assert_cmpint (bluff_cues_of_waiting (&told, &views[0], &views[1]), ==, BLUFF_CUE_NONE);

  for (BluffSeat seat = 0; seat < state->head.table.players && event->kind != BLUFF_EVENT_OVER; seat++)
    {
      bluff_rules_tell (state, event, seat, &told);
      bluff_rules_sight (state, seat, &views[0]);
      bluff_rules_sight (after, seat, &views[1]);
      cues = bluff_cues_of_event (&told, &views[0], &views[1]);
      g_assert_cmpstr (bluff_cue_name (cues.begin), ==, bluff_cue_name (open.begin));
      g_assert_cmpstr (bluff_cue_name (cues.outcome), ==, bluff_cue_name (open.outcome));
    }
}

static void
listen (BluffState *shown, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      BluffState after = *shown;

      bluff_rules_apply (&after, &events->item[i]);
      assert_no_secret_is_heard (shown, &after, &events->item[i]);
      *shown = after;
    }
}

static void
test_games (gconstpointer table)
{
  BluffRandom random;
  BluffEvents events = { 0 };
  BluffState state, shown;

  bluff_random_seed (&random, SEED);
  bluff_rules_open (&shown, table);
  bluff_rules_begin (&state, table, &random, &events);
  listen (&shown, &events);
  while (state.head.phase != BLUFF_PHASE_OVER)
    {
      play_randomly (&state, &random, &events);
      listen (&shown, &events);
    }
}

/* --- Whose turn ----------------------------------------------------------------------------------------------------
 */

static void
test_waiting (void)
{
  static const struct
  {
    const char *what;
    BluffSeat viewer, mover;
    BluffSeats before, after;
    guint turns_before, turns_after;
    BluffCue cue;
  } waits[] = {
    { "another has moved", ME, 0, 1, 1 << ME, 4, 5, BLUFF_CUE_YOUR_TURN },
    { "asked in another's turn", ME, 0, 1, 1 << ME | 4, 4, 4, BLUFF_CUE_YOUR_TURN },
    { "somebody else has voted", ME, 2, 1 << ME | 4, 1 << ME, 4, 4, BLUFF_CUE_NONE },
    { "goes on after drawing", ME, ME, 1 << ME, 1 << ME, 4, 4, BLUFF_CUE_NONE },
    { "goes on after what settles by itself", ME, ME, 0, 1 << ME, 4, 4, BLUFF_CUE_NONE },
    { "sails back, and then it is their turn", ME, ME, 0, 1 << ME, 4, 5, BLUFF_CUE_YOUR_TURN },
    { "somebody else's turn", ME, 0, 1, 4, 4, 5, BLUFF_CUE_NONE },
    { "nobody's eyes", BLUFF_ONLOOKER, 0, 1, 1 << ME, 4, 5, BLUFF_CUE_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (waits); i++)
    {
      BluffTold told = { .seat = waits[i].viewer, .event = { .kind = BLUFF_EVENT_DISCARD, .seat = waits[i].mover } };
      BluffView before = { .head = { .awaited = waits[i].before, .turns = waits[i].turns_before } };
      BluffView after = { .head = { .awaited = waits[i].after, .turns = waits[i].turns_after } };

      g_test_message ("%s", waits[i].what);
      g_assert_cmpint (bluff_cues_of_waiting (&told, &before, &after), ==, waits[i].cue);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cues/%s/%s", bluff_game_name (rows[i].game), rows[i].what);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/cues/all-are-decided", test_all_are_decided);
  g_test_add_func ("/cues/waiting", test_waiting);
  add_for_every_table ("/cues/C3-no-secret-is-heard", test_games);

  return g_test_run ();
}
