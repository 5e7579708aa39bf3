/* test-lab-corners.c: the lab's own players reach corners of the rules that nobody else reaches.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-game.h"
#include "bluff-rules.h"

enum
{
  SEED = 1,
  MOST_EVENTS = 4000, /* a game of hoarders may have no end */
  HOARDER = BLUFF_LAB_LEVEL_HOARDER,
  HASTY = BLUFF_LAB_LEVEL_HASTY,
  RANDOM = BLUFF_LEVEL_RANDOM,
  DECKHAND = BLUFF_LEVEL_DECKHAND
};

typedef enum
{
  P8,       /* fewer than two cards are drawn */
  B8,       /* a draw that is a pass */
  B11,      /* a caught bluffer draws exactly one card, because there are no two */
  C4_CALL,  /* the moment ends while somebody has yet to decide */
  C4_CLAIM, /* the same in Bluffaneer */
  N_CORNERS
} Corner;

static const char *const corner_names[N_CORNERS] = {
  [P8] = "P8", [B8] = "B8", [B11] = "B11", [C4_CALL] = "C4-call", [C4_CLAIM] = "C4-claim",
};

/* A draw that goes on, over a reshuffle perhaps, or after somebody is out. */
typedef struct
{
  Corner corner; /* that it comes to if it ends with `drawn` from `least` to `few` */
  guint least, few;
  guint drawn;
  gboolean going_on;
} Drawing;

static void
begin_drawing (Drawing *self, Corner corner, guint least, guint few)
{
  *self = (Drawing){ .corner = corner, .least = least, .few = few, .going_on = TRUE };
}

/* The corner that a draw has come to when EVENT comes. */
static guint
follow_drawing (Drawing *self, const BluffState *state, const BluffEvent *event)
{
  gboolean draws = event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_RESHUFFLE;
  gboolean settling = state->head.phase == BLUFF_PHASE_SETTLING;
  guint corners = 0;

  if (self->going_on && settling && (draws || event->kind == BLUFF_EVENT_OUT))
    self->drawn += event->kind == BLUFF_EVENT_DRAW ? event->draw.n : 0;
  else if (self->going_on)
    {
      /* B17: at the end nothing is drawn any more. */
      if (event->kind != BLUFF_EVENT_OVER && self->drawn >= self->least && self->drawn <= self->few)
        corners = 1u << self->corner;
      self->going_on = FALSE;
    }

  if (event->kind == BLUFF_EVENT_TAKE)
    begin_drawing (self, B11, 1, 1);
  if (settling || !draws)
    return corners;

  if (state->head.table.game == BLUFF_GAME_PIRATE)
    begin_drawing (self, P8, 0, BLUFF_PIRATE_DRAW - 1);
  else
    begin_drawing (self, B8, 0, 0);
  self->drawn = event->kind == BLUFF_EVENT_DRAW ? event->draw.n : 0;
  return corners;
}

static guint
find_moment (const BluffState *state, const BluffEvent *event)
{
  if (state->head.awaited == 0 || event->kind == BLUFF_EVENT_DECIDE)
    return 0;

  return (state->head.phase == BLUFF_PHASE_BLUFFER_CALL ? 1u << C4_CALL : 0) |
         (state->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM ? 1u << C4_CLAIM : 0);
}

/* The corners that a game comes to; all of it is legal. */
static guint
play (const BluffLabSeries *series, guint64 number)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffLabOutcome outcome;
  BluffState state;
  Drawing drawing = { .going_on = FALSE };
  guint corners = 0;

  bluff_lab_series_play (series, number, &outcome, &record);
  bluff_rules_open (&state, &record->table);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;

      g_assert_cmpstr (bluff_refusal_name (bluff_rules_admit (&state, event)), ==,
                       bluff_refusal_name (BLUFF_REFUSAL_NONE));
      corners |= follow_drawing (&drawing, &state, event) | find_moment (&state, event);
      bluff_rules_apply (&state, event);
    }

  return corners;
}

static const struct
{
  const char *name;
  BluffGame game;
  guint players;
  guint8 levels[BLUFF_MAX_SEATS];
  guint games;
  guint corners; /* that they come to, all of them, and to no others */
} rows[] = {
  { "hoarders-pirate", BLUFF_GAME_PIRATE, 5, { HOARDER, HOARDER, HOARDER, HOARDER, HOARDER }, 1, 1u << P8 },
  { "hoarders-bluffer-2", BLUFF_GAME_BLUFFER, 2, { HOARDER, HOARDER }, 5, 1u << B8 | 1u << B11 },
  { "hoarders-bluffer-4", BLUFF_GAME_BLUFFER, 4, { HOARDER, HOARDER, HOARDER, HOARDER }, 5, 1u << B8 | 1u << B11 },
  { "hasty-bluffer", BLUFF_GAME_BLUFFER, 3, { RANDOM, HASTY, DECKHAND }, 5, 1u << C4_CALL },
  { "hasty-bluffaneer", BLUFF_GAME_BLUFFANEER, 4, { RANDOM, HASTY, DECKHAND, RANDOM }, 5, 1u << C4_CLAIM },
  { "random-pirate", BLUFF_GAME_PIRATE, 5, { RANDOM, RANDOM, RANDOM, RANDOM, RANDOM }, 20, 0 },
  { "random-bluffer", BLUFF_GAME_BLUFFER, 4, { RANDOM, RANDOM, RANDOM, RANDOM }, 20, 0 },
  { "random-bluffaneer", BLUFF_GAME_BLUFFANEER, 4, { RANDOM, RANDOM, RANDOM, RANDOM }, 20, 0 },
};

static void
test_corners (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  BluffLabSeries series;
  guint corners = 0;

  bluff_lab_series_init (&series, rows[row].game, rows[row].players, BLUFF_LEVEL_RANDOM, SEED);
  series.most_events = MOST_EVENTS;
  for (guint seat = 0; seat < rows[row].players; seat++)
    series.levels[seat] = rows[row].levels[seat];
  for (guint64 number = 0; number < rows[row].games; number++)
    corners |= play (&series, number);
  for (guint corner = 0; corner < N_CORNERS; corner++)
    if ((corners ^ rows[row].corners) & 1u << corner)
      g_error ("%s: %s", corner_names[corner], corners & 1u << corner ? "reached" : "not reached");
}

/* A hoarder lays no set and boards no ship. */
static void
test_hoarder_keeps (void)
{
  g_autoptr (BluffRecord) record = NULL;
  BluffLabOutcome outcome;
  BluffLabSeries series;
  guint laid = 0;

  bluff_lab_series_init (&series, BLUFF_GAME_PIRATE, 3, BLUFF_LEVEL_DECKHAND, SEED);
  series.levels[1] = HOARDER;
  bluff_lab_series_play (&series, 0, &outcome, &record);
  g_assert_true (outcome.finished);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffEvent *event = &bluff_record_entry (record, n)->event;

      if (event->kind == BLUFF_EVENT_LAY || event->kind == BLUFF_EVENT_BOARD)
        g_assert_cmpuint (event->seat, !=, 1);
      laid += event->kind == BLUFF_EVENT_LAY;
    }
  g_assert_cmpuint (laid, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/corners/%s", rows[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_corners);
    }
  g_test_add_func ("/lab/corners/hoarder-keeps", test_hoarder_keeps);

  return g_test_run ();
}
