/* test-store-statistics.c: every answer counted a second time, by simple means.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  PEOPLE = 4, /* who have a profile; number 0 is a computer */
  GAMES = 400,
  SEED = 20261116
};

/* What the test knows of a game. */
typedef struct
{
  const char *kind;
  guint n_seats;
  guint who[BLUFF_MAX_SEATS];
  guint places[BLUFF_MAX_SEATS];
  gint64 time;
  BluffStoreOrigin origin;
} Known;

typedef struct
{
  char *directory;
  BluffStore *store;
  gint64 players[PEOPLE + 1];
  Known known[GAMES];
} Fixture;

static const char *const kinds[] = { "bluffaneer", "bluffer", "pirate" };
static const char *const names[] = { NULL, "Anna", "Bo", "Cleo", "Dora" };

static guint
draw (BluffRandom *random, guint n)
{
  return bluff_random_below (random, n);
}

static gboolean
sits (const Known *known, guint person)
{
  for (guint i = 0; i < known->n_seats; i++)
    if (known->who[i] == person)
      return TRUE;
  return FALSE;
}

static void
make_known (Known *known, BluffRandom *random, guint number)
{
  known->kind = kinds[draw (random, 3)];
  known->n_seats = 2 + draw (random, 4);
  /* Some at the same moment, over some months. */
  known->time = 1600000000000 + (gint64) (number / 3) * 86400000;
  known->origin = draw (random, 8) == 0 ? 1 + draw (random, 2) : BLUFF_STORE_OWN;
  for (guint i = 0; i < known->n_seats; i++)
    {
      guint person = draw (random, PEOPLE + 1);

      known->who[i] = 0;
      if (!sits (known, person))
        known->who[i] = person;
      known->places[i] = 1 + draw (random, known->n_seats);
    }
  known->places[draw (random, known->n_seats)] = 1;
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffRandom random;

  bluff_random_seed (&random, SEED);
  fixture->directory = fixture_make_directory ();
  fixture->store = fixture_open_store (fixture->directory);
  for (guint i = 1; i <= PEOPLE; i++)
    fixture->players[i] = fixture_add_player (fixture->store, names[i]);
  for (guint i = 0; i < GAMES; i++)
    {
      Known *known = &fixture->known[i];
      g_autofree char *id = g_strdup_printf ("game-%03u", i);
      gint64 players[BLUFF_MAX_SEATS];

      make_known (known, &random, i);
      for (guint j = 0; j < known->n_seats; j++)
        players[j] = known->who[j] == 0 ? 0 : fixture->players[known->who[j]];
      fixture_add_finished (fixture->store, id, known->kind, players, known->places, known->n_seats, known->time,
                            known->origin);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture_assert_sound (fixture->store);
  bluff_store_close (fixture->store); /* its thread has let go of everything */
  g_assert_finalize_object (fixture->store);
  fixture_remove_directory (fixture->directory);
}

/* --- Counting by simple means --------------------------------------------------------------------------------------
 */

static gboolean
in_scope (const Known *known, const BluffStoreScope *scope)
{
  return (scope->kind == NULL || strcmp (known->kind, scope->kind) == 0) && known->time >= scope->since &&
         (scope->until == 0 || known->time < scope->until) &&
         (known->origin == BLUFF_STORE_OWN || (known->origin == BLUFF_STORE_BRANCH && scope->with_branches) ||
          (known->origin == BLUFF_STORE_IMPORT && scope->with_imports));
}

/* The seat of a person in a game, or -1. */
static int
seat_of (const Known *known, guint person)
{
  for (guint i = 0; i < known->n_seats; i++)
    if (known->who[i] == person)
      return (int) i;
  return -1;
}

static BluffStoreCompany
company_of (const Known *known, guint seat)
{
  guint computers = 0;

  for (guint i = 0; i < known->n_seats; i++)
    computers += i != seat && known->who[i] == 0;
  if (computers == 0)
    return BLUFF_STORE_COMPANY_PEOPLE;
  return computers == known->n_seats - 1 ? BLUFF_STORE_COMPANY_COMPUTERS : BLUFF_STORE_COMPANY_MIXED;
}

typedef gboolean (*Condition) (const Known *known, guint seat, const void *data);

static BluffStoreTally
count (Fixture *fixture, guint person, const BluffStoreScope *scope, Condition condition, const void *data)
{
  BluffStoreTally tally = { 0 };

  for (guint i = 0; i < GAMES; i++)
    {
      const Known *known = &fixture->known[i];
      int seat = seat_of (known, person);
      gboolean shared = FALSE;

      if (seat < 0 || !in_scope (known, scope) || (condition != NULL && !condition (known, (guint) seat, data)))
        continue;
      for (guint j = 0; j < known->n_seats; j++)
        shared = shared || ((int) j != seat && known->places[j] == known->places[seat]);
      tally.games++;
      tally.places[known->places[seat] - 1]++;
      tally.wins += known->places[seat] == 1;
      tally.shared_wins += known->places[seat] == 1 && shared;
      tally.turns += 5 + (guint) seat;
      tally.thinking_ms += 100 * ((guint) seat + 1);
    }
  return tally;
}

static void
assert_tally (const BluffStoreTally *tally, BluffStoreTally expected)
{
  g_assert_cmpuint (tally->games, ==, expected.games);
  g_assert_cmpuint (tally->wins, ==, expected.wins);
  g_assert_cmpuint (tally->shared_wins, ==, expected.shared_wins);
  g_assert_cmpuint (tally->turns, ==, expected.turns);
  g_assert_cmpuint (tally->thinking_ms, ==, expected.thinking_ms);
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    g_assert_cmpuint (tally->places[i], ==, expected.places[i]);
}

static gboolean
has_company (const Known *known, guint seat, const void *data)
{
  return company_of (known, seat) == *(const BluffStoreCompany *) data;
}

static gboolean
is_of_row (const Known *known, guint seat G_GNUC_UNUSED, const void *data)
{
  const BluffStoreTallyRow *row = data;
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_local (known->time / 1000);
  g_autofree char *month = g_date_time_format (ended, "%Y-%m");

  return (row->kind == NULL || strcmp (row->kind, known->kind) == 0) &&
         (row->n_seats == 0 || row->n_seats == known->n_seats) &&
         (row->month == NULL || strcmp (row->month, month) == 0);
}

static guint64
assert_rows (Fixture *fixture, guint person, const BluffStoreScope *scope, GPtrArray *rows)
{
  guint64 games = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (rows, i);

      assert_tally (&row->tally, count (fixture, person, scope, is_of_row, row));
      games += row->tally.games;
    }
  return games;
}

static BluffStoreStreak
count_streak (Fixture *fixture, guint person, const BluffStoreScope *scope, const char *kind)
{
  BluffStoreStreak streak = { 0 };

  /* Games are numbered in the order in which they ended. */
  for (guint i = 0; i < GAMES; i++)
    {
      const Known *known = &fixture->known[i];
      int seat = seat_of (known, person);

      if (seat < 0 || !in_scope (known, scope) || (kind != NULL && strcmp (kind, known->kind) != 0))
        continue;
      streak.current = known->places[seat] == 1 ? streak.current + 1 : 0;
      streak.best = MAX (streak.best, streak.current);
    }
  return streak;
}

static void
assert_streak (BluffStoreStreak streak, BluffStoreStreak expected)
{
  g_assert_cmpuint (streak.current, ==, expected.current);
  g_assert_cmpuint (streak.best, ==, expected.best);
}

/* Games with an opponent, a person or (0) computers, each seat of theirs counted. */
static void
assert_opponent (Fixture *fixture, guint person, const BluffStoreScope *scope, guint opponent, GPtrArray *rows)
{
  guint64 games = 0, ahead = 0, behind = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      const Known *known = &fixture->known[i];
      int seat = seat_of (known, person);

      if (seat < 0 || !in_scope (known, scope))
        continue;
      for (guint j = 0; j < known->n_seats; j++)
        if ((int) j != seat && known->who[j] == opponent)
          {
            games++;
            ahead += known->places[seat] < known->places[j];
            behind += known->places[seat] > known->places[j];
          }
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (rows, i);

      if (opponent == 0 ? row->kind != BLUFF_STORE_COMPUTER : row->player != fixture->players[opponent])
        continue;
      g_assert_cmpuint (row->games, ==, games);
      g_assert_cmpuint (row->ahead, ==, ahead);
      g_assert_cmpuint (row->behind, ==, behind);
      g_assert_cmpuint (row->level_pegging, ==, games - ahead - behind);
      g_assert_cmpstr (row->name, ==, names[opponent]);
      g_assert_cmpstr (row->level, ==, opponent == 0 ? "deckhand" : NULL);
      return;
    }
  g_assert_cmpuint (games, ==, 0);
}

static void
assert_facts (Fixture *fixture, guint person, const BluffStoreScope *scope, const BluffStoreStatistics *statistics)
{
  for (guint k = 0; k <= G_N_ELEMENTS (kinds); k++)
    {
      const char *kind = k < G_N_ELEMENTS (kinds) ? kinds[k] : NULL;
      gint64 claims = 0, bluffs = 0;

      for (guint i = 0; i < GAMES; i++)
        {
          const Known *known = &fixture->known[i];
          int seat = seat_of (known, person);

          if (seat < 0 || !in_scope (known, scope) || (kind != NULL && strcmp (kind, known->kind) != 0))
            continue;
          claims += 10 + seat;
          bluffs += known->places[seat];
        }
      g_assert_cmpint (bluff_store_statistics_fact (statistics, kind, "claims"), ==, claims);
      g_assert_cmpint (bluff_store_statistics_fact (statistics, kind, "bluffs"), ==, bluffs);
    }
  g_assert_cmpint (bluff_store_statistics_fact (statistics, NULL, "sneezes"), ==, 0);
}

/* A fact that a kind of game lacks is not listed for it, whatever others it has. */
static void
test_facts_of_kind (void)
{
  const char *const lines[] = { "line 1", NULL };
  const BluffStoreFact late = { "bluffs", 3 };
  const guint places[] = { 1, 2 };
  const BluffStoreResult results[] = { { .place = 1, .facts = &late, .n_facts = 1 }, { .place = 2 } };
  const BluffStoreMove move = {
    .first = 1, .lines = lines, .played = 1000, .position = "over", .results = results, .n_results = 2
  };
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  const gint64 players[] = { fixture_add_player (store, "Anna"), fixture_add_player (store, "Bo") };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("late", "bluffer", players, 2);
  g_autoptr (BluffStoreStatistics) statistics = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  fixture_add_finished (store, "both", "pirate", players, places, 2, 1000, BLUFF_STORE_OWN);
  g_assert_true (bluff_store_add_game (store, game, &move, NULL));
  statistics = bluff_store_statistics (store, players[0], NULL, NULL);
  for (guint i = 0; i < statistics->facts->len; i++)
    {
      const BluffStoreFactRow *row = g_ptr_array_index (statistics->facts, i);

      g_string_append_printf (text, "%s %s; ", row->kind, row->name);
    }
  g_assert_cmpstr (text->str, ==, "bluffer bluffs; pirate bluffs; pirate claims; ");
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static const BluffStoreScope scopes[] = {
  { 0 },
  { .kind = "pirate" },
  { .with_branches = TRUE },
  { .with_imports = TRUE },
  { .with_branches = TRUE, .with_imports = TRUE },
  { .since = 1603000000000, .until = 1606000000000 },
  { .kind = "bluffer", .since = 1603000000000, .with_branches = TRUE },
  { .kind = "chess" },
};

static void
test_of_player (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (guint person = 1; person <= PEOPLE; person++)
    for (gsize i = 0; i < G_N_ELEMENTS (scopes); i++)
      {
        const BluffStoreScope *scope = &scopes[i];
        g_autoptr (GError) error = NULL;
        g_autoptr (BluffStoreStatistics) statistics =
            bluff_store_statistics (fixture->store, fixture->players[person], scope, &error);
        guint64 games;

        g_assert_no_error (error);
        games = statistics->overall.games;
        assert_tally (&statistics->overall, count (fixture, person, scope, NULL, NULL));
        for (BluffStoreCompany company = 0; company < BLUFF_STORE_N_COMPANIES; company++)
          assert_tally (&statistics->companies[company], count (fixture, person, scope, has_company, &company));
        g_assert_cmpuint (assert_rows (fixture, person, scope, statistics->by_kind), ==, games);
        g_assert_cmpuint (assert_rows (fixture, person, scope, statistics->by_seats), ==, games);
        g_assert_cmpuint (assert_rows (fixture, person, scope, statistics->by_month), ==, games);
        assert_streak (statistics->streak, count_streak (fixture, person, scope, NULL));
        for (guint j = 0; j < statistics->by_kind->len; j++)
          {
            const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_kind, j);

            assert_streak (row->streak, count_streak (fixture, person, scope, row->kind));
          }
        for (guint opponent = 0; opponent <= PEOPLE; opponent++)
          if (opponent != person)
            assert_opponent (fixture, person, scope, opponent, statistics->opponents);
        assert_facts (fixture, person, scope, statistics);
      }
}

/* By kind and month at once: what all statistics say of each kind alone. */
static void
test_months (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  for (guint person = 1; person <= PEOPLE; person++)
    for (gsize i = 0; i < G_N_ELEMENTS (scopes); i++)
      {
        g_autoptr (GPtrArray) months =
            bluff_store_months (fixture->store, fixture->players[person], &scopes[i], &error);
        guint n = 0;

        g_assert_no_error (error);
        for (guint j = 0; j + 1 < months->len; j++)
          g_assert_cmpstr (((BluffStoreTallyRow *) g_ptr_array_index (months, j))->month, <=,
                           ((BluffStoreTallyRow *) g_ptr_array_index (months, j + 1))->month);
        for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
          {
            BluffStoreScope scope = scopes[i];
            g_autoptr (BluffStoreStatistics) statistics = NULL;

            if (scope.kind != NULL && !g_str_equal (scope.kind, kinds[kind]))
              continue;
            scope.kind = kinds[kind];
            statistics = bluff_store_statistics (fixture->store, fixture->players[person], &scope, &error);
            g_assert_no_error (error);
            for (guint j = 0; j < statistics->by_month->len; j++)
              {
                const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_month, j);
                guint month = bluff_store_month_number (row->month);
                BluffStoreTally tally = { 0 };
                BluffStoreClaims claims = { 0 };

                bluff_store_months_add_up (months, kinds[kind], month, month + 1, &tally, &claims);
                g_assert_cmpuint (tally.games, ==, row->tally.games);
                g_assert_cmpuint (tally.wins, ==, row->tally.wins);
                g_assert_cmpmem (&claims, sizeof claims, &row->claims, sizeof row->claims);
                n++;
              }
          }
        g_assert_cmpuint (n, ==, months->len);
      }
  g_assert_null (bluff_store_months (fixture->store, 4711, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_PLAYER);
}

static void
test_month_number (void)
{
  g_assert_cmpuint (bluff_store_month_number ("2026-01"), ==, 2026 * BLUFF_STORE_YEAR);
  g_assert_cmpuint (bluff_store_month_number ("2025-12") + 1, ==, bluff_store_month_number ("2026-01"));
  g_assert_cmpuint (bluff_store_month_number (""), ==, 0);
}

static void
test_rows_in_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (BluffStoreStatistics) statistics =
      bluff_store_statistics (fixture->store, fixture->players[1], NULL, NULL);

  g_assert_cmpuint (statistics->by_kind->len, ==, 3);
  g_assert_cmpuint (statistics->by_month->len, >=, 4);
  g_assert_cmpuint (statistics->opponents->len, ==, PEOPLE);
  for (guint i = 0; i + 1 < statistics->by_month->len; i++)
    g_assert_cmpstr (((BluffStoreTallyRow *) g_ptr_array_index (statistics->by_month, i))->month, <,
                     ((BluffStoreTallyRow *) g_ptr_array_index (statistics->by_month, i + 1))->month);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (((BluffStoreTallyRow *) g_ptr_array_index (statistics->by_kind, i))->kind, ==, kinds[i]);
  for (guint i = 0; i + 1 < statistics->opponents->len; i++)
    g_assert_cmpuint (((BluffStoreOpponentRow *) g_ptr_array_index (statistics->opponents, i))->games, >=,
                      ((BluffStoreOpponentRow *) g_ptr_array_index (statistics->opponents, i + 1))->games);
}

static guint
person_of (Fixture *fixture, gint64 player)
{
  for (guint i = 1; i <= PEOPLE; i++)
    if (fixture->players[i] == player)
      return i;
  return 0;
}

static void
test_leaders (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scopes); i++)
    for (BluffStoreLeadersOrder order = 0; order < BLUFF_STORE_LEADERS_BY_RATING; order++)
      {
        g_autoptr (GPtrArray) leaders = bluff_store_leaders (fixture->store, &scopes[i], order, 1, 10, NULL);
        double last = G_MAXDOUBLE;

        for (guint j = 0; j < leaders->len; j++)
          {
            const BluffStoreLeader *leader = g_ptr_array_index (leaders, j);
            double worth = order == BLUFF_STORE_LEADERS_BY_WINS ? (double) leader->tally.wins
                           : order == BLUFF_STORE_LEADERS_BY_GAMES
                               ? (double) leader->tally.games
                               : (double) leader->tally.wins / (double) leader->tally.games;

            assert_tally (&leader->tally, count (fixture, person_of (fixture, leader->player), &scopes[i], NULL, NULL));
            g_assert_cmpfloat (worth, <=, last);
            g_assert_false (leader->rated);
            last = worth;
          }
        g_assert_cmpuint (leaders->len, ==, g_strcmp0 (scopes[i].kind, "chess") == 0 ? 0 : PEOPLE);
      }
}

static void
test_leaders_limits (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) few = bluff_store_leaders (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_WINS, 1, 2, NULL);
  g_autoptr (GPtrArray) none = bluff_store_leaders (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_WINS, GAMES, 9, NULL);
  g_autoptr (GPtrArray) present = NULL;

  g_assert_cmpuint (few->len, ==, 2);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (bluff_store_archive_player (fixture->store, fixture->players[2], TRUE, NULL));
  present = bluff_store_leaders (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_WINS, 1, 9, NULL);
  g_assert_cmpuint (present->len, ==, PEOPLE - 1);
}

/* --- Ratings -------------------------------------------------------------------------------------------------------
 */

static void
test_ratings (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStoreRatingRow rows[] = {
    { fixture->players[1], (char[]){ "" }, 25, 5, 3 },
    { fixture->players[2], (char[]){ "" }, 20, 1, 4 },
    { fixture->players[1], (char[]){ "pirate" }, 30, 1, 2 },
  };
  BluffStoreRatingRow nobody = { 99, (char[]){ "" }, 1, 1, 1 };
  g_autoptr (GPtrArray) ratings = g_ptr_array_new ();
  g_autoptr (GPtrArray) read = NULL;
  g_autoptr (GPtrArray) of_one = NULL;
  g_autoptr (GPtrArray) still = NULL;
  g_autoptr (GPtrArray) added = NULL;
  g_autoptr (GPtrArray) replaced = NULL;
  g_autoptr (GPtrArray) leaders = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (ratings, &rows[i]);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, FALSE, NULL, NULL));
  read = bluff_store_list_ratings (fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (read->len, ==, 3);
  g_assert_cmpstr (((BluffStoreRatingRow *) g_ptr_array_index (read, 1))->kind, ==, "pirate");
  g_assert_cmpfloat (((BluffStoreRatingRow *) g_ptr_array_index (read, 1))->mu, ==, 30);
  of_one = bluff_store_list_ratings (fixture->store, fixture->players[2], NULL);
  g_assert_cmpuint (of_one->len, ==, 1);

  /* Bo's 20 − 3 is worth more than Anna's 25 − 15; the unrated come last. */
  leaders = bluff_store_leaders (fixture->store, NULL, BLUFF_STORE_LEADERS_BY_RATING, 1, 9, NULL);
  g_assert_cmpint (((BluffStoreLeader *) g_ptr_array_index (leaders, 0))->player, ==, fixture->players[2]);
  g_assert_cmpint (((BluffStoreLeader *) g_ptr_array_index (leaders, 1))->player, ==, fixture->players[1]);
  g_assert_cmpfloat (((BluffStoreLeader *) g_ptr_array_index (leaders, 0))->mu, ==, 20);
  g_assert_cmpfloat (((BluffStoreLeader *) g_ptr_array_index (leaders, 0))->sigma, ==, 1);
  g_assert_cmpfloat (((BluffStoreLeader *) g_ptr_array_index (leaders, 1))->mu, ==, 25);
  g_assert_cmpfloat (((BluffStoreLeader *) g_ptr_array_index (leaders, 1))->sigma, ==, 5);
  g_assert_false (((BluffStoreLeader *) g_ptr_array_index (leaders, 2))->rated);

  /* All or nothing. */
  g_ptr_array_add (ratings, &nobody);
  g_assert_false (bluff_store_write_ratings (fixture->store, ratings, TRUE, NULL, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_PLAYER);
  still = bluff_store_list_ratings (fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (still->len, ==, 3);

  /* Those that are not replaced stay. */
  g_ptr_array_set_size (ratings, 1);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, FALSE, NULL, NULL));
  added = bluff_store_list_ratings (fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (added->len, ==, 3);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, TRUE, NULL, NULL));
  replaced = bluff_store_list_ratings (fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (replaced->len, ==, 1);
}

/* Ratings of people and of levels, one by one; and how far they reach. */
static void
test_read_ratings (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BluffStoreRatingRow rows[] = {
    { fixture->players[1], (char[]){ "pirate" }, 30, 2, 11, NULL },
    { BLUFF_STORE_NO_PLAYER, (char[]){ "pirate" }, 20, 1, 12, (char[]){ "deckhand" } },
  };
  BluffStoreRatingRow missing[] = {
    { fixture->players[2], (char[]){ "pirate" }, 7, 8, 9, NULL },
    { BLUFF_STORE_NO_PLAYER, (char[]){ "bluffer" }, 7, 8, 9, (char[]){ "deckhand" } },
  };
  const BluffStoreCursor reach = { .last_played = 1900000000000, .row = 77 };
  g_autoptr (GPtrArray) ratings = g_ptr_array_new ();
  g_autoptr (GPtrArray) listed = NULL;
  BluffStoreCursor found_reach = { 5, 6 };
  gboolean known = TRUE;

  g_assert_true (bluff_store_get_ratings_reach (fixture->store, &found_reach, &known, NULL));
  g_assert_false (known);
  g_assert_cmpint (found_reach.last_played, ==, 5);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (ratings, &rows[i]);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, FALSE, &reach, NULL));
  g_assert_true (bluff_store_get_ratings_reach (fixture->store, &found_reach, &known, NULL));
  g_assert_true (known);
  g_assert_cmpint (found_reach.last_played, ==, reach.last_played);
  g_assert_cmpint (found_reach.row, ==, reach.row);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BluffStoreRatingRow read = { .player = rows[i].player, .kind = rows[i].kind, .level = rows[i].level };
      gboolean found;

      g_assert_true (bluff_store_read_rating (fixture->store, &read, &found, NULL));
      g_assert_true (found);
      g_assert_cmpfloat (read.mu, ==, rows[i].mu);
      g_assert_cmpfloat (read.sigma, ==, rows[i].sigma);
      g_assert_cmpint (read.games, ==, rows[i].games);
      g_assert_true (bluff_store_read_rating (fixture->store, &missing[i], &found, NULL));
      g_assert_false (found);
      g_assert_cmpfloat (missing[i].mu, ==, 7);
    }
  /* Levels are not people. */
  listed = bluff_store_list_ratings (fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_cmpuint (listed->len, ==, 1);
  g_assert_cmpint (((BluffStoreRatingRow *) g_ptr_array_index (listed, 0))->player, ==, fixture->players[1]);
  g_assert_cmpfloat (((BluffStoreRatingRow *) g_ptr_array_index (listed, 0))->sigma, ==, 2);
  g_assert_cmpint (((BluffStoreRatingRow *) g_ptr_array_index (listed, 0))->games, ==, 11);

  /* All others are replaced, and nothing is known of the reach. */
  g_ptr_array_set_size (ratings, 1);
  g_assert_true (bluff_store_write_ratings (fixture->store, ratings, TRUE, NULL, NULL));
  g_assert_true (bluff_store_read_rating (fixture->store, &rows[1], &known, NULL));
  g_assert_false (known);
  g_assert_true (bluff_store_get_ratings_reach (fixture->store, &found_reach, &known, NULL));
  g_assert_false (known);
}

/* Among equals, the one with more wins comes first, then with fewer games. The others share a place, and the older
 * profile stands first. */
static void
test_leaders_ties (void)
{
  static const struct
  {
    const char *name;
    guint wins, games;
  } rows[] = {
    { "Anna", 1, 2 }, { "Bo", 2, 4 }, { "Cleo", 2, 4 }, { "Dora", 2, 3 }, { "Eve", 0, 3 }, { "Finn", 0, 3 },
  };
  static const struct
  {
    BluffStoreLeadersOrder order;
    const char *names;
  } orders[] = {
    { BLUFF_STORE_LEADERS_BY_WINS, "1 Dora 2 Bo 2 Cleo 4 Anna 5 Eve 5 Finn " },
    { BLUFF_STORE_LEADERS_BY_RATE, "1 Dora 2 Bo 2 Cleo 4 Anna 5 Eve 5 Finn " },
    { BLUFF_STORE_LEADERS_BY_GAMES, "1 Bo 1 Cleo 3 Dora 4 Eve 4 Finn 6 Anna " },
    /* Nobody is rated. */
    { BLUFF_STORE_LEADERS_BY_RATING, "1 Dora 2 Bo 2 Cleo 4 Anna 5 Eve 5 Finn " },
  };
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  guint number = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const gint64 players[] = { fixture_add_player (store, rows[i].name), BLUFF_STORE_NO_PLAYER };

      for (guint j = 0; j < rows[i].games; j++)
        {
          const guint places[] = { j < rows[i].wins ? 1 : 2, j < rows[i].wins ? 2 : 1 };
          g_autofree char *id = g_strdup_printf ("game %u", number++);

          fixture_add_finished (store, id, "pirate", players, places, 2, 1000 + number, BLUFF_STORE_OWN);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (GPtrArray) leaders = bluff_store_leaders (store, NULL, orders[i].order, 0, 9, NULL);
      g_autoptr (GString) found = g_string_new (NULL);

      for (guint j = 0; j < leaders->len; j++)
        {
          const BluffStoreLeader *leader = g_ptr_array_index (leaders, j);

          g_string_append_printf (found, "%u %s ", leader->place, leader->name);
        }
      g_test_message ("order %u", orders[i].order);
      g_assert_cmpstr (found->str, ==, orders[i].names);
    }
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

static gboolean
describe_rated (const BluffStoreRatedGame *game, gpointer data, GError **error G_GNUC_UNUSED)
{
  for (guint i = 0; i < game->n_seats; i++)
    g_string_append_printf (data, "%u %s %d%d; ", game->seats[i].kind, game->seats[i].character, game->seats[i].counted,
                            game->seats[i].handed);
  return TRUE;
}

/* A person for whom a computer has played is rated as a stranger, and what it did is not counted. */
static void
test_rated_handed (void)
{
  static const char *const lines[] = { "line 1", NULL };
  const BluffStoreResult results[] = { { .place = 1 }, { .place = 2 }, { .place = 3 } };
  const BluffStoreMove move = { .game = "game", .first = 1, .lines = lines, .results = results, .n_results = 3 };
  char *directory = fixture_make_directory ();
  g_autoptr (BluffStore) store = fixture_open_store (directory);
  const gint64 players[] = { fixture_add_player (store, "Anna"), fixture_add_player (store, "Bo"), 0 };
  g_autoptr (BluffStoreGame) game = fixture_make_game ("game", "pirate", players, 3);
  g_autoptr (GString) found = g_string_new (NULL);

  game->seats[2].character = g_strdup ("reckless");
  g_assert_true (bluff_store_add_game (store, game, NULL, NULL));
  g_assert_true (bluff_store_set_stand_in (store, "game", 0, "deckhand", NULL, NULL));
  g_assert_true (bluff_store_append (store, &move, NULL));
  g_assert_true (bluff_store_foreach_rated (store, NULL, NULL, G_MAXUINT, describe_rated, found, NULL));
  g_assert_cmpstr (found->str, ==, "0 (null) 01; 0 (null) 10; 2 reckless 10; ");
  bluff_store_close (store);
  fixture_remove_directory (directory);
}

typedef struct
{
  Fixture *fixture;
  const char *kind;
  int last;
  guint games;
  guint uncounted;
  guint stop_after;
} Walk;

static gboolean
visit (const BluffStoreRatedGame *game, gpointer data, GError **error)
{
  Walk *walk = data;
  int number = (int) g_ascii_strtoll (game->id + strlen ("game-"), NULL, 10);
  const Known *known = &walk->fixture->known[number];
  g_autoptr (GPtrArray) ratings = NULL;

  if (walk->stop_after > 0 && walk->games == walk->stop_after)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "enough");
      return FALSE;
    }
  g_assert_cmpint (number, >, walk->last);
  g_assert_cmpint (known->origin, ==, BLUFF_STORE_OWN);
  g_assert_cmpint (game->ended, ==, known->time);
  g_assert_cmpuint (game->n_seats, ==, known->n_seats);
  for (guint i = 0; i < game->n_seats; i++)
    {
      g_assert_cmpuint (game->seats[i].place, ==, known->places[i]);
      g_assert_cmpuint (person_of (walk->fixture, game->seats[i].player), ==, known->who[i]);
      g_assert_cmpstr (game->seats[i].level, ==, known->who[i] == 0 ? "deckhand" : NULL);
      walk->uncounted += !game->seats[i].counted;
    }
  /* The store can be asked meanwhile. */
  ratings = bluff_store_list_ratings (walk->fixture->store, BLUFF_STORE_NO_PLAYER, NULL);
  g_assert_nonnull (ratings);
  walk->last = number;
  walk->games++;
  return TRUE;
}

static void
test_rated (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreScope own = { 0 };
  const BluffStoreScope pirate = { .kind = "pirate" };
  Walk all = { .fixture = fixture, .last = -1 };
  Walk of_kind = { .fixture = fixture, .last = -1 };
  Walk rest = { .fixture = fixture, .last = 199 };
  Walk stopped = { .fixture = fixture, .last = -1, .stop_after = 7 };
  Walk reset = { .fixture = fixture, .last = -1 };
  guint expected = 0, expected_pirate = 0, expected_rest = 0;
  g_autoptr (BluffStoreGame) last = bluff_store_read_game (fixture->store, "game-199", NULL, NULL);
  g_autoptr (GError) error = NULL;
  BluffStoreCursor after;

  for (guint i = 0; i < GAMES; i++)
    {
      expected += in_scope (&fixture->known[i], &own);
      expected_pirate += in_scope (&fixture->known[i], &pirate);
      expected_rest += i > 199 && in_scope (&fixture->known[i], &own);
    }
  g_assert_true (bluff_store_foreach_rated (fixture->store, NULL, NULL, G_MAXUINT, visit, &all, NULL));
  g_assert_cmpuint (all.games, ==, expected);
  g_assert_cmpuint (all.uncounted, ==, 0);
  g_assert_true (bluff_store_foreach_rated (fixture->store, "pirate", NULL, G_MAXUINT, visit, &of_kind, NULL));
  g_assert_cmpuint (of_kind.games, ==, expected_pirate);
  after = bluff_store_cursor_after (last);
  g_assert_true (bluff_store_foreach_rated (fixture->store, NULL, &after, G_MAXUINT, visit, &rest, NULL));
  g_assert_cmpuint (rest.games, ==, expected_rest);
  g_assert_false (bluff_store_foreach_rated (fixture->store, NULL, NULL, G_MAXUINT, visit, &stopped, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  g_assert_true (bluff_store_reset_statistics (fixture->store, fixture->players[1], NULL));
  g_assert_true (bluff_store_foreach_rated (fixture->store, NULL, NULL, G_MAXUINT, visit, &reset, NULL));
  g_assert_cmpuint (reset.games, ==, expected);
  g_assert_cmpuint (reset.uncounted, ==, count (fixture, 1, &own, NULL, NULL).games);
}

/* Facts of a number that no program gives are nobody's. */
static void
test_odd_facts (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const gint64 numbers[] = { G_MININT32, -1, G_MAXINT16 + 1, G_MAXINT32 };
  const char *path = bluff_store_get_path (fixture->store);
  g_autoptr (BluffStoreStatistics) before = bluff_store_statistics (fixture->store, fixture->players[1], NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("PRAGMA foreign_keys = OFF; INSERT INTO fact_names (id, name) VALUES (%" G_GINT64_FORMAT
                           ", 'odd %u'); "
                           "INSERT INTO facts (player, game, seat, fact, value) "
                           "SELECT player, game, seat, %" G_GINT64_FORMAT
                           ", 1 FROM results WHERE player = %" G_GINT64_FORMAT,
                           numbers[i], i, numbers[i], fixture->players[1]);
      g_autoptr (BluffStoreStatistics) after = NULL;

      fixture_run_sql (path, sql);
      after = bluff_store_statistics (fixture->store, fixture->players[1], NULL, NULL);
      g_assert_cmpuint (after->facts->len, ==, before->facts->len);
    }
}

static void
leaders_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Off the main loop the answer is the same, and of the same games. */
static void
test_leaders_later (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BluffStoreScope scope = { .kind = "pirate" };
  g_autoptr (GPtrArray) now = bluff_store_leaders (fixture->store, &scope, BLUFF_STORE_LEADERS_BY_WINS, 1, 9, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GPtrArray) later = NULL;

  bluff_store_leaders_async (fixture->store, &scope, BLUFF_STORE_LEADERS_BY_WINS, 1, 9, NULL, leaders_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  later = bluff_store_leaders_finish (fixture->store, result, NULL);
  g_assert_cmpuint (later->len, ==, now->len);
  for (guint i = 0; i < now->len; i++)
    {
      const BluffStoreLeader *one = g_ptr_array_index (now, i);
      const BluffStoreLeader *other = g_ptr_array_index (later, i);

      g_assert_cmpint (one->player, ==, other->player);
      g_assert_cmpuint (one->tally.games, ==, other->tally.games);
      g_assert_cmpuint (one->tally.wins, ==, other->tally.wins);
    }
}

static void
statistics_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* The same for one player: of some games, and of all. */
static void
test_of_player_later (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const BluffStoreScope pirate = { .kind = "pirate" };
  const BluffStoreScope *const asked[] = { &pirate, NULL };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autoptr (BluffStoreStatistics) now =
          bluff_store_statistics (fixture->store, fixture->players[1], asked[i], NULL);
      g_autoptr (BluffStoreStatistics) later = NULL;
      g_autoptr (GAsyncResult) result = NULL;

      bluff_store_statistics_async (fixture->store, fixture->players[1], asked[i], NULL, statistics_cb, &result);
      while (result == NULL)
        g_main_context_iteration (NULL, TRUE);
      later = bluff_store_statistics_finish (fixture->store, result, NULL);
      assert_tally (&later->overall, now->overall);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/statistics/facts-of-kind", test_facts_of_kind);
  g_test_add_func ("/store/statistics/leaders-ties", test_leaders_ties);
  g_test_add_func ("/store/statistics/rated-handed", test_rated_handed);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/store/statistics/of-player", test_of_player);
  ADD ("/store/statistics/odd-facts", test_odd_facts);
  ADD ("/store/statistics/rows-in-order", test_rows_in_order);
  ADD ("/store/statistics/months", test_months);
  g_test_add_func ("/store/statistics/month-number", test_month_number);
  ADD ("/store/statistics/leaders", test_leaders);
  ADD ("/store/statistics/leaders-later", test_leaders_later);
  ADD ("/store/statistics/leaders-limits", test_leaders_limits);
  ADD ("/store/statistics/of-player-later", test_of_player_later);
  ADD ("/store/statistics/ratings", test_ratings);
  ADD ("/store/statistics/read-ratings", test_read_ratings);
  ADD ("/store/statistics/rated-in-order", test_rated);
#undef ADD

  return g_test_run ();
}
