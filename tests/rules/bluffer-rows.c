/* bluffer-rows.c: the tables in which the tests of Bluffer's rules are written, and the test of a row of each.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluffer-rows.h"

void
test_refused (gconstpointer data)
{
  const Refused *row = data;
  Game game;
  BluffState before;
  BluffAction action;

  arrange (&game, row->layout, REST_DRAW);
  if (row->moves != NULL)
    play_all (&game, row->moves);

  before = game.state;
  game.events.n = 0;
  read_action (&game, row->move, &action);
  g_assert_cmpstr (bluff_refusal_name (bluff_rules_act (&game.state, &action, &game.random, &game.events)), ==,
                   bluff_refusal_name (row->refusal));
  g_assert_cmpuint (game.events.n, ==, 0);
  g_assert_cmpmem (&game.state, sizeof before, &before, sizeof before);
  game_clear (&game);
}

void
test_told (gconstpointer data)
{
  const Told *row = data;
  g_autofree char *after = NULL;
  Game game;

  arrange (&game, row->layout, row->rest);
  play_all (&game, row->moves);
  after = describe (&game);
  if (!g_pattern_match_simple (row->story, game.story->str))
    g_assert_cmpstr (game.story->str, ==, row->story);
  if (!g_pattern_match_simple (row->after, after))
    g_assert_cmpstr (after, ==, row->after);
  game_clear (&game);
}

/* Whether each seat's view has the hidden side of a slot: "101" for seats 0 and 2. */
static void
assert_known (const Game *game, guint slot, const char *who)
{
  for (guint seat = 0; who[seat] != '\0'; seat++)
    {
      BluffView view;

      bluff_rules_sight (&game->state, (BluffSeat) seat, &view);
      g_assert_cmpuint (view.bluffer.down[slot], ==,
                        who[seat] == '1' ? game->state.bluffer.down[slot] : BLUFF_SHAPE_UNKNOWN);

      /* That somebody looked is public. */
      for (guint other = 0; who[other] != '\0'; other++)
        g_assert_cmpint ((view.bluffer.knows[other] >> slot) & 1, ==, who[other] == '1');
    }
}

/* The same for what each seat is told of the event with this number of the last move. */
static void
assert_told_side (const Game *game, guint number, const char *who)
{
  BluffState state = game->before;
  const BluffEvent *event = &game->events.item[number];
  guint slot;

  for (guint i = 0; i < number; i++)
    bluff_rules_apply (&state, &game->events.item[i]);
  slot = state.bluffer.slot_of[event->card.card];

  for (guint seat = 0; seat <= strlen (who); seat++)
    {
      gboolean all = who[seat] == '\0'; /* the reader who may see everything */
      BluffTold said;

      bluff_rules_tell (&state, event, all ? BLUFF_NO_SEAT : (BluffSeat) seat, &said);
      g_assert_cmpuint (said.event.kind, ==, event->kind);
      g_assert_cmpuint (said.event.card.card, ==, slot);
      g_assert_cmpuint (said.event.card.up, ==, state.bluffer.up[slot]);
      g_assert_cmpuint (said.event.card.down, ==,
                        all || who[seat] == '1' ? state.bluffer.down[slot] : BLUFF_SHAPE_UNKNOWN);
    }
}

void
test_known (gconstpointer data)
{
  const Known *row = data;
  Game game;

  arrange (&game, row->layout, REST_DRAW);
  play_all (&game, row->moves);
  assert_told_side (&game, row->number, row->told);
  assert_known (&game, row->slot, row->who);
  game_clear (&game);
}

void
test_offered (gconstpointer data)
{
  const Offered *row = data;
  BluffLegal legal;
  Game game;

  arrange (&game, row->layout, REST_DRAW);
  if (row->moves != NULL)
    play_all (&game, row->moves);
  bluff_rules_legal (&game.state, row->seat, &legal);
  g_assert_cmpuint (bluff_legal_count (&legal), ==, row->count);
  game_clear (&game);
}
