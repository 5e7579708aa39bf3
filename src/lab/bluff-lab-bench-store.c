/* bluff-lab-bench-store.c: bluff-bay-lab bench store: how long saving and asking take, with few games and with many.
 *
 * This is wall-clock time: it is what people wait for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-arguments.h"
#include "bluff-lab-bare.h"
#include "bluff-lab-commands.h"
#include "bluff-lab-data.h"
#include "bluff-lab-fill.h"
#include "bluff-lab-table.h"
#include "bluff-saves-count.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"

#include <stdlib.h>
#include <time.h>

enum
{
  PAGE = 50, /* games of a list */
  WARM_UP = 5,
  TIMES = 500,
  QUICK_TIMES = 10,
  APPENDS = 2000
};

/* By the clocks of central Europe: the year 2026, and its June, which is the last month of the games. */
#define YEAR G_GINT64_CONSTANT (1767222000000)
#define MONTH G_GINT64_CONSTANT (1780264800000)

#define NANOSECONDS 1e9
#define MICROSECONDS 1e6

static const BluffLabFill steady_fills[] = {
  { .games = 2000, .with_events = 2000, .hers = 2000 },
  { .games = 100000, .with_events = 5000, .hers = 2000 },
};
static const BluffLabFill quick_fills[] = {
  { .games = 20, .with_events = 20, .hers = 20 },
  { .games = 100, .with_events = 50, .hers = 20 },
};
static const char *const names[] = { "small", "large" };

enum
{
  N_SIZES = G_N_ELEMENTS (names)
};

/* Microseconds. */
typedef struct
{
  double median;
  double worst; /* of a hundred: the 99th percentile */
} Spread;

/* A database while it is measured. */
typedef struct
{
  BluffLabData data;
  gint64 player;
  guint finished; /* games that were added */
} Subject;

typedef gboolean (*Question) (Subject *subject, guint i, GError **error);

/* --- What is asked -------------------------------------------------------------------------------------------------
 */

static const char line[] = "{\"n\":101,\"event\":\"lay\",\"seat\":3,\"up\":[\"hat-3\",\"hat-7\"],"
                           "\"down\":[\"hook-1\",\"parrot-9\"],\"ms\":2412}";

static BluffStoreGame *
compose_game (const Subject *subject)
{
  BluffStoreGame *game = bluff_store_game_new ();

  game->id = g_uuid_string_random ();
  game->kind = g_strdup ("pirate");
  game->options = g_strdup ("");
  game->position = g_strdup ("");
  game->n_seats = 2;
  game->seats[0] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = subject->player };
  game->seats[1] = (BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER, .level = g_strdup ("deckhand") };
  return game;
}

static gboolean
ask_list (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED };
  g_autoptr (GPtrArray) games = bluff_store_list_games (subject->data.store, &filter, NULL, PAGE, error);

  return games != NULL;
}

static gboolean
ask_her_list (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .players = { subject->player } };
  g_autoptr (GPtrArray) games = bluff_store_list_games (subject->data.store, &filter, NULL, PAGE, error);

  return games != NULL;
}

static gboolean
ask_people_list (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .people_only = TRUE, .name = "stranger 1" };
  g_autoptr (GPtrArray) games = bluff_store_list_games (subject->data.store, &filter, NULL, PAGE, error);

  return games != NULL;
}

/* What the store's thread is kept busy with at a time, while somebody searches who is not there. */
static gboolean
ask_vain_step (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .name = "nobody at all" };
  BluffStoreCursor cursor = { 0 };
  gboolean done;
  g_autoptr (GPtrArray) games = bluff_store_find_games (subject->data.store, &filter, &cursor, PAGE, &done, error);

  return games != NULL;
}

static gboolean
ask_statistics (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  g_autoptr (BluffStoreStatistics) statistics =
      bluff_store_statistics (subject->data.store, subject->player, NULL, error);
  g_autoptr (GPtrArray) ratings =
      statistics != NULL ? bluff_store_list_ratings (subject->data.store, subject->player, error) : NULL;

  return ratings != NULL;
}

static gboolean
ask_game (Subject *subject, guint i, GError **error)
{
  g_autofree char *id = g_strdup_printf ("long-%u", i % BLUFF_LAB_FILL_LONG_GAMES);
  g_autoptr (BluffSavedGame) game = bluff_saves_open (subject->data.saves, id, error);

  if (game == NULL)
    return FALSE;
  g_assert (bluff_saved_game_get_n_saved (game) == BLUFF_LAB_FILL_LONG_EVENTS);
  bluff_saved_game_close (game);
  return TRUE;
}

static gboolean
ask_leaders_since (Subject *subject, guint i, gint64 since, GError **error)
{
  BluffStoreScope scope = { .since = since };
  g_autoptr (GPtrArray) leaders =
      bluff_store_leaders (subject->data.store, &scope, (BluffStoreLeadersOrder) (i % BLUFF_STORE_N_LEADERS_ORDERS), 1,
                           PAGE, error);

  return leaders != NULL;
}

static gboolean
ask_leaders (Subject *subject, guint i, GError **error)
{
  return ask_leaders_since (subject, i, 0, error);
}

static gboolean
ask_leaders_of_year (Subject *subject, guint i, GError **error)
{
  return ask_leaders_since (subject, i, YEAR, error);
}

static gboolean
ask_leaders_of_month (Subject *subject, guint i, GError **error)
{
  return ask_leaders_since (subject, i, MONTH, error);
}

static gboolean
ask_level_leaders (Subject *subject, guint i, GError **error)
{
  g_autoptr (GPtrArray) leaders =
      bluff_store_level_leaders (subject->data.store, NULL, (BluffStoreLeadersOrder) (i % BLUFF_STORE_N_LEADERS_ORDERS),
                                 1, PAGE, error);

  return leaders != NULL;
}

static char *
name_finished (guint number)
{
  return g_strdup_printf ("finished-%u", number);
}

/* The last move with the results, and the ratings. */
static gboolean
finish_game (Subject *subject, guint i G_GNUC_UNUSED, GError **error)
{
  const char *lines[] = { line, NULL };
  const BluffStoreClaim claims[] = {
    { .n = 1, .end = BLUFF_STORE_CLAIM_BELIEVED, .bluff = TRUE, .behind = TRUE, .size = 3, .judges = 2, .moved = 3 },
    { .n = 2, .end = BLUFF_STORE_CLAIM_CALLED, .bluff = TRUE, .size = 4, .judges = 2, .moved = 4 },
    { .n = 3, .end = BLUFF_STORE_CLAIM_BELIEVED, .after_caught = TRUE, .size = 3, .judges = 2, .moved = 3 },
  };
  const BluffStoreFact facts[] = {
    { "claims", 12 }, { "bluffs", 5 }, { "bluffs_caught", 2 }, { "bluffs_believed", 3 }
  };
  const BluffStoreResult results[] = {
    { .place = 1,
      .turns = 30,
      .facts = facts,
      .n_facts = G_N_ELEMENTS (facts),
      .claims = claims,
      .n_claims = G_N_ELEMENTS (claims) },
    { .place = 2, .turns = 30, .facts = facts, .n_facts = G_N_ELEMENTS (facts) },
  };
  BluffStoreMove move = {
    .first = 1,
    .lines = lines,
    .played = g_get_real_time () / 1000,
    .position = "pirate over",
    .results = results,
    .n_results = G_N_ELEMENTS (results),
  };
  g_autoptr (BluffStoreGame) game = compose_game (subject);

  g_free (game->id);
  game->id = name_finished (subject->finished++);
  return bluff_store_add_game (subject->data.store, game, &move, error) &&
         bluff_saves_rate_ended (subject->data.saves, NULL, error);
}

/* The database is used again. */
static gboolean
delete_finished (Subject *subject, GError **error)
{
  for (guint i = 0; i < subject->finished; i++)
    {
      g_autofree char *id = name_finished (i);

      if (!bluff_store_delete_game (subject->data.store, id, error))
        return FALSE;
    }
  return bluff_saves_rate (subject->data.saves, NULL, error);
}

static const struct
{
  const char *heading;
  Question ask;
  guint times;
} questions[] = {
  { "first page of the finished games", ask_list, TIMES },
  { "first page of one player’s games", ask_her_list, TIMES },
  { "first page of people’s games by a name", ask_people_list, TIMES },
  { "one step of a search for nobody", ask_vain_step, TIMES },
  { "whole page of a player with 2,000 games", ask_statistics, TIMES },
  { "opening a game of 500 events", ask_game, TIMES },
  { "leader board of all time", ask_leaders, TIMES },
  { "leader board of a year", ask_leaders_of_year, TIMES },
  { "leader board of a month", ask_leaders_of_month, TIMES },
  { "leader board of computers", ask_level_leaders, TIMES },
  { "finishing a game, with the ratings", finish_game, TIMES },
};

/* --- Measuring -----------------------------------------------------------------------------------------------------
 */

static double
read_clock (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return ((double) now.tv_sec + (double) now.tv_nsec / NANOSECONDS) * MICROSECONDS;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static Spread
spread_of (double *times, guint n)
{
  qsort (times, n, sizeof *times, compare_doubles);
  return (Spread){ .median = times[n / 2], .worst = times[MIN (n - 1, n * 99 / 100)] };
}

static gboolean
measure (Subject *subject, Question ask, guint n, Spread *spread, GError **error)
{
  g_autofree double *times = g_new (double, n);

  for (guint i = 0; i < WARM_UP + n; i++)
    {
      double began = read_clock ();

      if (!ask (subject, i, error))
        return FALSE;
      if (i >= WARM_UP)
        times[i - WARM_UP] = read_clock () - began;
    }

  *spread = spread_of (times, n);
  return TRUE;
}

static gboolean
append (Subject *subject, const char *game, guint number, GError **error)
{
  const char *lines[] = { line, NULL };
  BluffStoreMove move = {
    .game = game,
    .first = number,
    .lines = lines,
    .played = g_get_real_time () / 1000,
    .position = "pirate turn=1 turns=12 squares=3,7",
  };

  return bluff_store_append (subject->data.store, &move, error);
}

/* A move into the store and a row into a bare table; they take turns to go first, so that the disk treats both alike.
 * Nothing counts before both have filled their journal once: a growing file is slower. */
static gboolean
measure_appends (Subject *subject, BluffLabBare *bare, guint n, Spread *ours, Spread *theirs, GError **error)
{
  g_autofree double *our_times = g_new (double, n);
  g_autofree double *their_times = g_new (double, n);
  g_autoptr (BluffStoreGame) game = compose_game (subject);

  if (!bluff_store_add_game (subject->data.store, game, NULL, error))
    return FALSE;

  for (guint i = 0; i < 2 * n; i++)
    {
      gboolean first = i % 2 == 0;
      double began = read_clock ();
      double between;
      double ended;

      if (!(first ? append (subject, game->id, i + 1, error) : bluff_lab_bare_append (bare, i + 1, line, error)))
        return FALSE;
      between = read_clock ();
      if (!(first ? bluff_lab_bare_append (bare, i + 1, line, error) : append (subject, game->id, i + 1, error)))
        return FALSE;
      ended = read_clock ();
      if (i >= n)
        {
          our_times[i - n] = first ? between - began : ended - between;
          their_times[i - n] = first ? ended - between : between - began;
        }
    }

  *ours = spread_of (our_times, n);
  *theirs = spread_of (their_times, n);
  return bluff_store_delete_game (subject->data.store, game->id, error);
}

/* All that was measured. */
typedef struct
{
  Spread questions[G_N_ELEMENTS (questions)][N_SIZES];
  Spread appends[N_SIZES];
  Spread bare[N_SIZES];
} Bench;

static gboolean
find_player (Subject *subject, GError **error)
{
  g_autoptr (BluffStorePlayer) player = bluff_store_find_player (subject->data.store, BLUFF_LAB_FILL_PLAYER, error);

  if (player != NULL)
    subject->player = player->id;
  return player != NULL;
}

static gboolean
bench_size (Bench *self, guint size, const char *folder, const BluffLabFill *fill, gboolean quick, GError **error)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%u", folder, names[size], fill->games);
  g_autofree char *bare_path = g_build_filename (folder, "bare.db", NULL);
  g_autoptr (BluffLabBare) bare = NULL;
  Subject subject = { .player = 0 };
  gboolean ok;

  ok = bluff_lab_fill (path, fill, error) && bluff_lab_data_open (&subject.data, path, BLUFF_LAB_DATA_NEED, error) &&
       find_player (&subject, error) && bluff_saves_rate_ended (subject.data.saves, NULL, error);
  for (guint i = 0; ok && i < G_N_ELEMENTS (questions); i++)
    ok = measure (&subject, questions[i].ask, quick ? QUICK_TIMES : questions[i].times, &self->questions[i][size],
                  error);
  ok = ok && delete_finished (&subject, error);

  bare = ok ? bluff_lab_bare_new (bare_path, error) : NULL;
  ok = bare != NULL &&
       measure_appends (&subject, bare, quick ? QUICK_TIMES : APPENDS, &self->appends[size], &self->bare[size], error);
  bluff_lab_data_clear (&subject.data);
  return ok;
}

/* --- Printing ------------------------------------------------------------------------------------------------------
 */

static void
add_spreads (BluffLabTable *table, const char *heading, const Spread *first, const Spread *second)
{
  bluff_lab_table_add (table, "%s", heading);
  bluff_lab_table_add (table, "%'.0f", first->median);
  bluff_lab_table_add (table, "%'.0f", first->worst);
  bluff_lab_table_add (table, "%'.0f", second->median);
  bluff_lab_table_add (table, "%'.0f", second->worst);
  bluff_lab_table_add (table, "%.2f", second->median / first->median);
  bluff_lab_table_add (table, "%.2f", second->worst / first->worst);
}

static void
add_heads (BluffLabTable *table, const char *first, const char *second)
{
  bluff_lab_table_add (table, "%s", "");
  bluff_lab_table_add (table, "%s", first);
  /* The 99th percentile: of a hundred, one takes longer. */
  bluff_lab_table_add (table, "%s", "99 %");
  bluff_lab_table_add (table, "%s", second);
  bluff_lab_table_add (table, "%s", "99 %");
  /* How many times as long the second takes as the first. */
  bluff_lab_table_add (table, "times");
  bluff_lab_table_add (table, "%s", "times, 99 %");
}

static void
print (const Bench *self, const BluffLabFill *fills)
{
  g_autoptr (BluffLabTable) asked = bluff_lab_table_new ("lrrrrrr");
  g_autoptr (BluffLabTable) saved = bluff_lab_table_new ("lrrrrrr");
  g_autofree char *small = g_strdup_printf ("%u games", fills[0].games);
  g_autofree char *large = g_strdup_printf ("%u games", fills[1].games);

  g_print ("Microseconds, median and 99th percentile\n");
  add_heads (asked, small, large);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    add_spreads (asked, questions[i].heading, &self->questions[i][0], &self->questions[i][1]);
  bluff_lab_table_print (asked);

  g_print ("\n");
  add_heads (saved, "bare SQLite", "store");
  add_spreads (saved, small, &self->bare[0], &self->appends[0]);
  add_spreads (saved, large, &self->bare[1], &self->appends[1]);
  g_print ("Saving a move, beside a row in a bare table\n");
  bluff_lab_table_print (saved);
}

int
bluff_lab_bench_store (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_auto (GStrv) rest = NULL;
  g_autoptr (GError) error = NULL;
  gboolean quick = FALSE;
  const GOptionEntry entries[] = {
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Where the filled databases are kept", "DIR" },
    { "quick", 0, 0, G_OPTION_ARG_NONE, &quick, "Measure so briefly that the figures mean little", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &rest, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  const BluffLabFill *fills;
  Bench bench = { 0 };

  if (!bluff_lab_parse ("--folder DIR",
                        "Measures how long saving and asking take with few and with many saved games. The databases\n"
                        "are filled by simulation once, and used again the next time.",
                        entries, argc, argv, &error) ||
      !bluff_lab_read_words (rest, 0, &error))
    return bluff_lab_report (error);
  if (folder == NULL)
    {
      bluff_lab_misuse (&error, "--folder is missing.");
      return bluff_lab_report (error);
    }

  fills = quick ? quick_fills : steady_fills;
  for (guint size = 0; size < N_SIZES; size++)
    if (!bench_size (&bench, size, folder, &fills[size], quick, &error))
      return bluff_lab_report (error);

  print (&bench, fills);
  return BLUFF_LAB_OK;
}
