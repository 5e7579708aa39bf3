/* bluff-lab-bench.c: bluff-bay-lab bench: the speed of the engine in figures.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-measure.h"
#include "bluff-lab-table.h"
#include "bluff-state.h"
#include "bluff-view.h"

#include <jansson.h>
#include <math.h>

enum
{
  DEFAULT_PLAYERS = 4 /* all games can be played by four */
};

#define NANOSECONDS 1e9

static const BluffLabPace steady_pace = { .seconds = 0.5, .repetitions = 3 };
static const BluffLabPace quick_pace = { .seconds = 0.002, .repetitions = 1 };

static const struct
{
  gsize state;
  gsize view;
} sizes[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = { sizeof (BluffPirateState), sizeof (BluffPirateView) },
  [BLUFF_GAME_BLUFFER] = { sizeof (BluffBlufferState), sizeof (BluffBlufferView) },
  [BLUFF_GAME_BLUFFANEER] = { sizeof (BluffBluffaneerState), sizeof (BluffBluffaneerView) },
};

/* The command line, as it was written. */
typedef struct
{
  char **games;
  char *players;
  gboolean json;
  gboolean quick;
} Arguments;

static void
clear_arguments (Arguments *self)
{
  g_strfreev (self->games);
  g_free (self->players);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, clear_arguments)

/* What was measured of a game. */
typedef struct
{
  BluffTable table;
  BluffLabPlayRate play;
  BluffLabSampleRate sampler;
  BluffLabLineRate lines;
} Row;

/* All that was measured. */
typedef struct
{
  double generator;
  guint n;
  Row rows[BLUFF_N_GAMES];
} Bench;

static gboolean
parse (Arguments *self, int argc, char **argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, "How many seats there are; 4 unless given", "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, "Print JSON instead of a table", NULL },
    { "quick", 0, 0, G_OPTION_ARG_NONE, &self->quick, "Measure so briefly that the figures mean little", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->games, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };

  return bluff_lab_parse (
      "[GAME | store]",
      "Measures the speed of the engine on one core: random games, the sampler and the reader\n"
      "of records, and beside them the random generator and the bare JSON parser; or, with “store”,\n"
      "how fast games are saved and found: see “bench store --help”.",
      entries, argc, argv, error);
}

/* One game, or all that so many can play. */
static gboolean
choose_games (const Arguments *self, Bench *bench, GError **error)
{
  guint players = DEFAULT_PLAYERS;
  BluffGame game;

  if (self->games != NULL)
    {
      if (!bluff_lab_read_game (self->games, &game, error) ||
          (self->players != NULL && !bluff_lab_read_players (game, self->players, &players, error)))
        return FALSE;

      bluff_table_init (&bench->rows[bench->n++].table, game, players);
      return TRUE;
    }

  if (self->players != NULL)
    {
      guint64 number;

      if (!bluff_lab_read_number ("--players", self->players, bluff_game_min_players (BLUFF_GAME_PIRATE),
                                  BLUFF_MAX_SEATS, &number, error))
        return FALSE;
      players = (guint) number;
    }

  for (guint i = 0; i < BLUFF_N_GAMES; i++)
    if (players >= bluff_game_min_players (i) && players <= bluff_game_max_players (i))
      bluff_table_init (&bench->rows[bench->n++].table, i, players);

  return TRUE;
}

static void
measure (Bench *self, const BluffLabPace *pace)
{
  self->generator = bluff_lab_measure_generator (pace);
  for (guint i = 0; i < self->n; i++)
    {
      Row *row = &self->rows[i];

      row->play = bluff_lab_measure_play (pace, &row->table);
      row->sampler = bluff_lab_measure_sampler (pace, &row->table);
      row->lines = bluff_lab_measure_lines (pace, &row->table);
    }
}

static void
set_rate (json_t *object, const char *key, double rate)
{
  json_object_set_new (object, key, json_integer (llround (rate)));
}

static void
print_json (const Bench *self)
{
  json_t *array = json_array ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->n; i++)
    {
      const Row *row = &self->rows[i];
      json_t *object = json_object ();

      json_object_set_new (object, "game", json_string (bluff_game_name (row->table.game)));
      json_object_set_new (object, "players", json_integer (row->table.players));
      set_rate (object, "games_per_second", row->play.games);
      set_rate (object, "moves_per_second", row->play.moves);
      json_object_set_new (object, "state_bytes", json_integer ((json_int_t) sizes[row->table.game].state));
      json_object_set_new (object, "view_bytes", json_integer ((json_int_t) sizes[row->table.game].view));
      set_rate (object, "samples_per_second", row->sampler.draws);
      set_rate (object, "lines_per_second", row->lines.verified);
      set_rate (object, "jansson_lines_per_second", row->lines.parsed);
      set_rate (object, "draws_per_second", self->generator);
      json_array_append_new (array, object);
    }

  text = json_dumps (array, JSON_INDENT (2));
  g_print ("%s\n", text);
  json_decref (array);
}

/* What the table has a line for. */
typedef struct
{
  const char *heading;
  double (*figure) (const Bench *bench, const Row *row);
  guint decimals;
} Line;

static double
get_players (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->table.players;
}

static double
get_games (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->play.games;
}

static double
get_moves (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->play.moves;
}

static double
get_move_time (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return NANOSECONDS / row->play.moves;
}

static double
get_state_size (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return (double) sizes[row->table.game].state;
}

static double
get_view_size (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return (double) sizes[row->table.game].view;
}

static double
get_samples (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->sampler.draws;
}

static double
get_preparation_time (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return NANOSECONDS / row->sampler.preparations;
}

static double
get_lines (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->lines.verified;
}

static double
get_parsed_lines (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->lines.parsed;
}

static double
get_times (const Bench *bench G_GNUC_UNUSED, const Row *row)
{
  return row->lines.parsed / row->lines.verified;
}

static double
get_generator (const Bench *bench, const Row *row G_GNUC_UNUSED)
{
  return bench->generator;
}

static const Line lines[] = {
  { "players", get_players, 0 },
  { "games/s", get_games, 0 },
  { "moves/s", get_moves, 0 },
  /* Nanoseconds that a move takes. */
  { "ns/move", get_move_time, 1 },
  /* Bytes of memory of a whole game. */
  { "state, bytes", get_state_size, 0 },
  /* Bytes of memory of what a seat may know of a game. */
  { "view, bytes", get_view_size, 0 },
  /* Whole games per second, imagined from what one seat knows. */
  { "sampler, states/s", get_samples, 0 },
  /* Nanoseconds, once for each view, before whole games can be imagined from it. */
  { "sampler, ns to prepare a view", get_preparation_time, 0 },
  { "record lines verified/s", get_lines, 0 },
  { "the same lines by jansson alone/s", get_parsed_lines, 0 },
  /* Verifying takes so many times as long as parsing. */
  { "verifying to parsing alone, times", get_times, 2 },
  /* Random numbers per second. */
  { "generator, draws/s", get_generator, 0 },
};

static void
print_table (const Bench *self)
{
  g_autofree char *alignment = g_strnfill (1 + self->n, 'r');
  g_autoptr (BluffLabTable) table = NULL;

  alignment[0] = 'l';
  table = bluff_lab_table_new (alignment);

  bluff_lab_table_add (table, "%s", "");
  for (guint i = 0; i < self->n; i++)
    bluff_lab_table_add (table, "%s", bluff_game_name (self->rows[i].table.game));

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      bluff_lab_table_add (table, "%s", lines[i].heading);
      for (guint j = 0; j < self->n; j++)
        bluff_lab_table_add (table, "%'.*f", (int) lines[i].decimals, lines[i].figure (self, &self->rows[j]));
    }

  bluff_lab_table_print (table);
}

int
bluff_lab_bench (int argc, char **argv)
{
  g_auto (Arguments) arguments = { NULL };
  g_autoptr (GError) error = NULL;
  Bench bench = { 0 };

  if (argc > 1 && g_str_equal (argv[1], "store"))
    return bluff_lab_bench_store (argc - 1, argv + 1);

  if (!parse (&arguments, argc, argv, &error) || !choose_games (&arguments, &bench, &error))
    return bluff_lab_report (error);

  measure (&bench, arguments.quick ? &quick_pace : &steady_pace);
  if (arguments.json)
    print_json (&bench);
  else
    print_table (&bench);

  return BLUFF_LAB_OK;
}
