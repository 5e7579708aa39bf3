/* bluff-lab-measure.c: how fast the engine is, one thing at a time.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-measure.h"

#include "bluff-imagine.h"
#include "bluff-lab-game.h"
#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-rules.h"

#include <jansson.h>
#include <string.h>
#include <time.h>

enum
{
  SEED = 1, /* every measurement is of the same games */

  DRAWS_A_BATCH = 1 << 16, /* between two looks at the clock */
  GAMES_A_BATCH = 16,
  VIEWS = 128,
  DRAWS_A_VIEW = 64,
  MOVES_BETWEEN_VIEWS = 16, /* at most: views of all parts of a game */
  RECORDED_GAMES = 8        /* of each level */
};

/* The flags with which the record's reader calls jansson. */
#define JSON_FLAGS (JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)

/* Does some of the work that is measured; returns how many things were done. */
typedef guint64 (*Work) (gpointer data);

static double
read_clock (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static double
measure (const BluffLabPace *pace, Work work, gpointer data)
{
  double best = 0;

  for (guint i = 0; i < pace->repetitions; i++)
    {
      double begin = read_clock ();
      double seconds = 0;
      guint64 done = 0;

      do
        {
          done += work (data);
          seconds = read_clock () - begin;
        }
      while (seconds < pace->seconds || seconds <= 0);
      best = MAX (best, (double) done / seconds);
    }

  return best;
}

/* --- The generator --- */

typedef struct
{
  BluffRandom random;
  guint64 sum; /* so that the compiler cannot leave the draws out */
} Generator;

static guint64
draw_numbers (gpointer data)
{
  Generator *self = data;
  BluffRandom random = self->random;
  guint64 sum = 0;

  for (guint i = 0; i < DRAWS_A_BATCH; i++)
    sum += bluff_random_next (&random);

  self->random = random;
  self->sum += sum;
  return DRAWS_A_BATCH;
}

double
bluff_lab_measure_generator (const BluffLabPace *pace)
{
  Generator generator = { .sum = 0 };
  volatile guint64 sum;
  double rate;

  bluff_random_seed (&generator.random, SEED);
  rate = measure (pace, draw_numbers, &generator);
  sum = generator.sum;
  (void) sum;

  return rate;
}

/* --- Games --- */

typedef struct
{
  const BluffTable *table;
  BluffRandom random;
  BluffState state;
  BluffEvents events;
  guint64 games;
  guint64 moves;
} Playing;

static void
init_playing (Playing *self, const BluffTable *table)
{
  self->table = table;
  bluff_random_seed (&self->random, SEED);
  self->events.n = 0;
  self->games = 0;
  self->moves = 0;
}

static void
begin_game (Playing *self)
{
  bluff_rules_begin (&self->state, self->table, &self->random, &self->events);
  self->events.n = 0;
}

/* If several seats are awaited, it does not matter who is first: nobody learns what the others decide. */
static void
make_move (Playing *self)
{
  BluffAction action;
  BluffLegal legal;

  bluff_rules_legal (&self->state, bluff_seats_first (self->state.head.awaited), &legal);
  bluff_legal_random (&legal, &self->random, &action);
  if (G_UNLIKELY (bluff_rules_act (&self->state, &action, &self->random, &self->events) != BLUFF_REFUSAL_NONE))
    g_error ("What is offered was refused");
  self->events.n = 0;
}

static guint64
play_games (gpointer data)
{
  Playing *self = data;
  guint64 moves = 0;

  for (guint i = 0; i < GAMES_A_BATCH; i++)
    for (begin_game (self); self->state.head.phase != BLUFF_PHASE_OVER; moves++)
      make_move (self);

  self->games += GAMES_A_BATCH;
  self->moves += moves;
  return moves;
}

BluffLabPlayRate
bluff_lab_measure_play (const BluffLabPace *pace, const BluffTable *table)
{
  BluffLabPlayRate rate;
  Playing playing;

  init_playing (&playing, table);
  rate.moves = measure (pace, play_games, &playing);
  rate.games = rate.moves * (double) playing.games / (double) playing.moves;

  return rate;
}

/* --- The sampler --- */

typedef struct
{
  BluffView views[VIEWS];
  BluffImagination imaginations[VIEWS];
  guint next; /* the one to draw from */
  BluffRandom random;
} Sampling;

/* Views of seats that are to decide. */
static void
collect_views (Sampling *self, const BluffTable *table)
{
  Playing playing;

  init_playing (&playing, table);
  begin_game (&playing);
  for (guint i = 0; i < VIEWS; i++)
    {
      for (guint left = bluff_random_below (&self->random, MOVES_BETWEEN_VIEWS); left > 0; left--)
        {
          make_move (&playing);
          if (playing.state.head.phase == BLUFF_PHASE_OVER)
            begin_game (&playing);
        }
      bluff_rules_sight (&playing.state, bluff_seats_first (playing.state.head.awaited), &self->views[i]);
    }
}

static guint64
prepare_views (gpointer data)
{
  Sampling *self = data;

  for (guint i = 0; i < VIEWS; i++)
    bluff_imagination_init (&self->imaginations[i], &self->views[i]);

  return VIEWS;
}

static guint64
draw_states (gpointer data)
{
  Sampling *self = data;
  BluffState state;

  for (guint i = 0; i < DRAWS_A_VIEW; i++)
    bluff_imagination_draw (&self->imaginations[self->next], &self->random, &state);

  self->next = (self->next + 1) % VIEWS;
  return DRAWS_A_VIEW;
}

BluffLabSampleRate
bluff_lab_measure_sampler (const BluffLabPace *pace, const BluffTable *table)
{
  g_autofree Sampling *sampling = g_new0 (Sampling, 1);
  BluffLabSampleRate rate;

  bluff_random_seed (&sampling->random, SEED);
  collect_views (sampling, table);
  rate.preparations = measure (pace, prepare_views, sampling);
  rate.draws = measure (pace, draw_states, sampling);

  return rate;
}

/* --- Lines of records --- */

typedef struct
{
  GPtrArray *texts; /* GString *: whole records */
  guint64 lines;    /* of all of them */
} Records;

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

static void
record_games (Records *self, const BluffTable *table, BluffLevel level)
{
  BluffLabSeries series;

  bluff_lab_series_init (&series, table->game, table->players, level, SEED);
  for (guint i = 0; i < RECORDED_GAMES; i++)
    {
      g_autoptr (BluffRecord) record = NULL;
      GString *text = g_string_new (NULL);
      BluffLabOutcome outcome;

      bluff_lab_series_play (&series, i, &outcome, &record);
      bluff_record_write (record, text);
      g_ptr_array_add (self->texts, text);
      self->lines += 1 + bluff_record_n_events (record);
    }
}

static guint64
verify_records (gpointer data)
{
  Records *self = data;

  for (guint i = 0; i < self->texts->len; i++)
    {
      const GString *text = g_ptr_array_index (self->texts, i);
      g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);

      if (!bluff_record_reader_feed (reader, text->str, text->len) || !bluff_record_reader_finish (reader))
        g_error ("A record that was written cannot be read: %s",
                 bluff_fault_name (bluff_record_reader_fault (reader)->cause));
    }

  return self->lines;
}

static guint64
parse_records (gpointer data)
{
  Records *self = data;

  for (guint i = 0; i < self->texts->len; i++)
    {
      const GString *text = g_ptr_array_index (self->texts, i);
      const char *end = text->str + text->len;
      const char *line_end;

      for (const char *line = text->str; line < end; line = line_end + 1)
        {
          json_t *json;

          line_end = memchr (line, '\n', (gsize) (end - line));
          json = json_loadb (line, (gsize) (line_end - line), JSON_FLAGS, NULL);
          if (json == NULL)
            g_error ("A line that was written is not JSON");
          json_decref (json);
        }
    }

  return self->lines;
}

BluffLabLineRate
bluff_lab_measure_lines (const BluffLabPace *pace, const BluffTable *table)
{
  Records records = { .texts = g_ptr_array_new_with_free_func (free_text) };
  BluffLabLineRate rate;

  for (guint level = 0; level < BLUFF_N_LEVELS; level++)
    record_games (&records, table, level);
  rate.verified = measure (pace, verify_records, &records);
  rate.parsed = measure (pace, parse_records, &records);
  g_ptr_array_unref (records.texts);

  return rate;
}
