/* test-onlooker-words.c: whole games as an onlooker is told and sees them: everybody by name, nobody's hand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "any-game.h"
#include "words-fixture.h"

#include <string.h>

enum
{
  GAMES = 3 /* of each kind, number of players and options */
};

static void
init_cast (BluffCast *cast, guint players, BluffSeat viewer)
{
  words_cast_init (cast, viewer);
  cast->players = players;
  cast->names[WORDS_PLAYERS] = "Emil";
  cast->names[WORDS_PLAYERS + 1] = "Fina";
}

/* The sentence is sound, speaks to nobody, and is the same for an open reader, who gets the same told or shown. */
static void
assert_speaks_to_nobody (const char *text, const char *open)
{
  words_assert_sound (text);
  g_assert_false (g_regex_match_simple ("\\byour?\\b", text, G_REGEX_CASELESS, 0));
  g_assert_cmpstr (text, ==, open);
}

/* What must not be said of which events; the game -1 is any. */
static const struct
{
  BluffEventKind kind;
  gint game;
  const char *secret; /* a regular expression */
} secrets[] = {
  { BLUFF_EVENT_SETUP, -1, "holds: |’s card: |treasure|hidden side" },
  { BLUFF_EVENT_DRAW, BLUFF_GAME_PIRATE, "draws: " },
  { BLUFF_EVENT_DRAW, BLUFF_GAME_BLUFFANEER, "draws a new card: " },
  { BLUFF_EVENT_LAY, -1, "Face down: (?!\\d cards?\\.$)" },
  { BLUFF_EVENT_BOARD, -1, "Cards taken: (?!\\d cards?\\.$)" },
  { BLUFF_EVENT_VOTE, -1, "^(?!Vote in: )" },
  { BLUFF_EVENT_DECIDE, -1, "^(?!Decided: )" },
  { BLUFF_EVENT_PEEK, -1, "hidden side" },
};

static void
assert_hides_secrets (const BluffTold *told, const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    if (secrets[i].kind == told->event.kind && (secrets[i].game < 0 || secrets[i].game == told->game))
      g_assert_false (g_regex_match_simple (secrets[i].secret, text, G_REGEX_CASELESS, 0));
}

static void
read_event (const BluffState *state, const BluffEvent *event)
{
  g_autofree char *text = NULL;
  g_autofree char *by_name = NULL;
  BluffCast cast, open;
  BluffTold told;

  init_cast (&cast, state->head.table.players, BLUFF_ONLOOKER);
  init_cast (&open, state->head.table.players, BLUFF_NO_SEAT);
  bluff_rules_tell (state, event, BLUFF_ONLOOKER, &told);
  text = bluff_words_event (&cast, &told);
  by_name = bluff_words_event (&open, &told);
  assert_speaks_to_nobody (text, by_name);
  assert_hides_secrets (&told, text);
}

static void
read_view (const BluffState *state)
{
  g_autofree char *phase = NULL;
  g_autofree char *open_phase = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *open_standing = NULL;
  BluffCast cast, open;
  BluffView view;

  init_cast (&cast, state->head.table.players, BLUFF_ONLOOKER);
  init_cast (&open, state->head.table.players, BLUFF_NO_SEAT);
  bluff_rules_sight (state, BLUFF_ONLOOKER, &view);
  phase = bluff_words_phase (&cast, &view);
  open_phase = bluff_words_phase (&open, &view);
  standing = bluff_words_standing (&cast, &view);
  open_standing = bluff_words_standing (&open, &view);
  assert_speaks_to_nobody (phase, open_phase);
  assert_speaks_to_nobody (standing, open_standing);

  g_assert_null (strstr (standing, "Card: "));
  if (view.head.table.game == BLUFF_GAME_PIRATE)
    g_assert_false (g_regex_match_simple ("In hand: (?!\\d+ cards?\\.)", standing, 0, 0));
  if (view.head.table.game == BLUFF_GAME_BLUFFER && !view.head.table.memory_aid)
    g_assert_null (strstr (standing, "idden side"));
}

static void
read_events (BluffState *state, const BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      read_event (state, &events->item[i]);
      bluff_rules_apply (state, &events->item[i]);
      read_view (state);
    }
}

static void
test_reads_games (gconstpointer table)
{
  for (guint n = 0; n < GAMES; n++)
    {
      BluffEvents events = { 0 };
      BluffState told;
      BluffState state;
      BluffRandom random;

      bluff_random_seed (&random, n);
      bluff_rules_open (&told, table);
      read_view (&told);
      bluff_rules_begin (&state, table, &random, &events);
      read_events (&told, &events);
      while (state.head.phase != BLUFF_PHASE_OVER)
        {
          play_randomly (&state, &random, &events);
          read_events (&told, &events);
        }
    }
}

/* What cannot be a seat is not "you", even to itself. */
static void
test_is_nobody (void)
{
  static const BluffSeat viewers[] = { BLUFF_ONLOOKER, BLUFF_NO_SEAT };

  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_autofree char *labels = NULL;
      g_autofree char *readable = NULL;
      BluffCast cast;

      words_cast_init (&cast, viewers[i]);
      g_assert_false (bluff_cast_is_you (&cast, viewers[i]));
      for (BluffSeat seat = 0; seat < WORDS_PLAYERS; seat++)
        g_assert_false (bluff_cast_is_you (&cast, seat));
      labels = bluff_cast_labels (&cast, bluff_seats_all (WORDS_PLAYERS));
      readable = words_readable (labels);
      g_assert_cmpstr (readable, ==, "<Anna>, <Bea>, <Carl> and <Dora>");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/onlooker/is-nobody", test_is_nobody);
  add_for_every_table ("/words/onlooker/reads-games", test_reads_games);

  return g_test_run ();
}
