/* test-rating.c: ratings: known values, what must hold of every game, and an independent computation.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"
#include "bluff-rating.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

enum
{
  PLAYERS = 12,
  RESULTS = 600,
  NEARLY_NEW = 200 /* games after which a player's place in the field is known well */
};

#define CLOSE 1e-9

#define START                                                                                                          \
  {                                                                                                                    \
    BLUFF_RATING_START_MU, BLUFF_RATING_START_SIGMA                                                                    \
  }

/* A game, and what becomes of those who played it. */
typedef struct
{
  const char *path;
  guint n;
  guint8 places[BLUFF_MAX_SEATS];
  BluffRating before[BLUFF_MAX_SEATS];
  BluffRating after[BLUFF_MAX_SEATS];
} Row;

/* Between two, three and five strangers: the values that are published for this model. The others were computed with
 * fifty digits. */
static const Row rows[] = {
  { "two-strangers",
    2,
    { 1, 2 },
    { START, START },
    { { 27.63523138347365, 8.065506316323548 }, { 22.36476861652635, 8.065506316323548 } } },
  { "three-strangers",
    3,
    { 1, 2, 3 },
    { START, START, START },
    { { 30.2704627669473, 7.788474807872566 }, { 25.0, 7.788474807872566 }, { 19.7295372330527, 7.788474807872566 } } },
  { "five-strangers",
    5,
    { 5, 4, 3, 2, 1 },
    { START, START, START, START, START },
    { { 14.4590744661054, 7.202515895247076 },
      { 19.7295372330527, 7.202515895247076 },
      { 25.0, 7.202515895247076 },
      { 30.2704627669473, 7.202515895247076 },
      { 35.5409255338946, 7.202515895247076 } } },
  { "six-strangers",
    6,
    { 1, 2, 3, 4, 5, 6 },
    { START, START, START, START, START, START },
    { { 38.176156917368246, 6.890876788587746 },
      { 32.90569415042095, 6.890876788587746 },
      { 27.63523138347365, 6.890876788587746 },
      { 22.36476861652635, 6.890876788587746 },
      { 17.09430584957905, 6.890876788587746 },
      { 11.823843082631752, 6.890876788587746 } } },
  { "upset",
    2,
    { 2, 1 },
    { { 30, 2 }, { 22, 5 } },
    { { 29.633460477147793, 1.9969085522736356 }, { 24.290872017826292, 4.8778413809245285 } } },
  { "shared-second-place",
    4,
    { 2, 2, 4, 1 },
    { { 30, 2 }, { 22, 5 }, { 27.5, 1.25 }, { 18, 7 } },
    { { 29.803590102908057, 1.9876904391114798 },
      { 23.434652203802674, 4.656826216848322 },
      { 27.14272620017995, 1.2479856526469795 },
      { 28.79820928227984, 6.148767670262088 } } },
  { "strangers-share", 2, { 1, 1 }, { START, START }, { { 25.0, 8.065506316323548 }, { 25.0, 8.065506316323548 } } },
};

static gboolean
is_close (double a, double b)
{
  return fabs (a - b) <= CLOSE * MAX (1, fabs (a));
}

static void
point_to (BluffRating *ratings, guint n, BluffRating **players)
{
  for (guint seat = 0; seat < n; seat++)
    players[seat] = &ratings[seat];
}

static void
test_known_value (gconstpointer data)
{
  const Row *row = data;
  BluffRating ratings[BLUFF_MAX_SEATS];
  BluffRating *players[BLUFF_MAX_SEATS];

  memcpy (ratings, row->before, sizeof ratings);
  point_to (ratings, row->n, players);
  bluff_rating_update (players, row->places, row->n);

  for (guint seat = 0; seat < row->n; seat++)
    {
      g_assert_cmpfloat_with_epsilon (ratings[seat].mu, row->after[seat].mu, CLOSE);
      g_assert_cmpfloat_with_epsilon (ratings[seat].sigma, row->after[seat].sigma, CLOSE);
    }
}

/* A game by chance: ratings and places, shared ones now and then, as C5 has them. */
static guint
make_game (BluffRandom *random, BluffRating *ratings, guint8 *places)
{
  guint n = 2 + bluff_random_below (random, BLUFF_MAX_SEATS - 1);
  guint scores[BLUFF_MAX_SEATS];

  for (guint seat = 0; seat < n; seat++)
    {
      ratings[seat].mu = 10 + 30 * bluff_random_unit (random);
      ratings[seat].sigma = 0.5 + 7.5 * bluff_random_unit (random);
      scores[seat] = bluff_random_below (random, 5);
    }
  for (guint seat = 0; seat < n; seat++)
    {
      places[seat] = 1;
      for (guint other = 0; other < n; other++)
        places[seat] = (guint8) (places[seat] + (scores[other] > scores[seat]));
    }

  return n;
}

static guint
count_at (const guint8 *places, guint n, guint place)
{
  guint count = 0;

  for (guint seat = 0; seat < n; seat++)
    count += places[seat] == place;

  return count;
}

static void
test_winner_up_loser_down (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 3);
  for (guint i = 0; i < RESULTS; i++)
    {
      BluffRating before[BLUFF_MAX_SEATS];
      BluffRating after[BLUFF_MAX_SEATS];
      BluffRating *players[BLUFF_MAX_SEATS];
      guint8 places[BLUFF_MAX_SEATS];
      guint n = make_game (&random, before, places);

      memcpy (after, before, sizeof after);
      point_to (after, n, players);
      bluff_rating_update (players, places, n);
      for (guint seat = 0; seat < n; seat++)
        {
          g_assert_cmpfloat (after[seat].sigma, <, before[seat].sigma);
          g_assert_cmpfloat (after[seat].sigma, >, 0);
          if (places[seat] == 1 && count_at (places, n, 1) == 1)
            g_assert_cmpfloat (after[seat].mu, >, before[seat].mu);
          if (places[seat] == n)
            g_assert_cmpfloat (after[seat].mu, <, before[seat].mu);
        }
    }
}

/* A tie moves the two towards each other; a surprise moves them more than what was expected. */
static void
test_tie_and_surprise (void)
{
  const BluffRating strong = { 30, 3 };
  const BluffRating weak = { 20, 3 };
  BluffRating tied[2] = { strong, weak };
  BluffRating expected[2] = { strong, weak };
  BluffRating surprised[2] = { strong, weak };

  bluff_rating_update ((BluffRating *[]){ &tied[0], &tied[1] }, (const guint8[]){ 1, 1 }, 2);
  bluff_rating_update ((BluffRating *[]){ &expected[0], &expected[1] }, (const guint8[]){ 1, 2 }, 2);
  bluff_rating_update ((BluffRating *[]){ &surprised[0], &surprised[1] }, (const guint8[]){ 2, 1 }, 2);

  g_assert_cmpfloat (tied[0].mu, <, strong.mu);
  g_assert_cmpfloat (tied[1].mu, >, weak.mu);
  g_assert_cmpfloat (surprised[1].mu - weak.mu, >, expected[0].mu - strong.mu);
  g_assert_cmpfloat (strong.mu - surprised[0].mu, >, strong.mu - tied[0].mu);
}

/* The less certain of two players moves further. */
static void
test_uncertain_moves_further (void)
{
  BluffRating known = { 25, 1 };
  BluffRating stranger = START;

  bluff_rating_update ((BluffRating *[]){ &known, &stranger }, (const guint8[]){ 1, 2 }, 2);
  g_assert_cmpfloat (25 - stranger.mu, >, 10 * (known.mu - 25));
}

/* Where somebody sits does not matter. */
static void
test_order_of_seats (void)
{
  BluffRandom random;

  bluff_random_seed (&random, 5);
  for (guint i = 0; i < RESULTS; i++)
    {
      BluffRating ratings[BLUFF_MAX_SEATS];
      BluffRating turned[BLUFF_MAX_SEATS];
      BluffRating *players[BLUFF_MAX_SEATS];
      guint8 places[BLUFF_MAX_SEATS];
      guint8 turned_places[BLUFF_MAX_SEATS];
      guint n = make_game (&random, ratings, places);
      guint by = bluff_random_below (&random, n);

      for (guint seat = 0; seat < n; seat++)
        {
          turned[(seat + by) % n] = ratings[seat];
          turned_places[(seat + by) % n] = places[seat];
        }
      point_to (ratings, n, players);
      bluff_rating_update (players, places, n);
      point_to (turned, n, players);
      bluff_rating_update (players, turned_places, n);
      for (guint seat = 0; seat < n; seat++)
        {
          g_assert_true (is_close (ratings[seat].mu, turned[(seat + by) % n].mu));
          g_assert_true (is_close (ratings[seat].sigma, turned[(seat + by) % n].sigma));
        }
    }
}

/* Games that have no player in common may be counted in either order: to the bit. */
static void
test_order_of_games (void)
{
  BluffRating one[4] = { START, START, { 30, 2 }, START };
  BluffRating two[4];

  memcpy (two, one, sizeof two);
  bluff_rating_update ((BluffRating *[]){ &one[0], &one[1] }, (const guint8[]){ 1, 2 }, 2);
  bluff_rating_update ((BluffRating *[]){ &one[2], &one[3] }, (const guint8[]){ 2, 1 }, 2);
  bluff_rating_update ((BluffRating *[]){ &two[2], &two[3] }, (const guint8[]){ 2, 1 }, 2);
  bluff_rating_update ((BluffRating *[]){ &two[0], &two[1] }, (const guint8[]){ 1, 2 }, 2);
  g_assert_cmpmem (one, sizeof one, two, sizeof two);
}

/* A level on several seats is not compared with itself, and does not move further than on one. */
static void
test_same_player_twice (void)
{
  BluffRating anna = START;
  BluffRating bo = START;
  BluffRating level = START;
  BluffRating once = START;

  bluff_rating_update ((BluffRating *[]){ &anna, &level, &level }, (const guint8[]){ 1, 2, 2 }, 3);
  bluff_rating_update ((BluffRating *[]){ &bo, &once }, (const guint8[]){ 1, 2 }, 2);
  g_assert_cmpfloat (level.mu, ==, once.mu);
  g_assert_cmpfloat (level.sigma, ==, once.sigma);
  g_assert_cmpfloat (anna.mu, >, bo.mu);

  /* All by itself it learns nothing. */
  bluff_rating_update ((BluffRating *[]){ &level, &level, &level }, (const guint8[]){ 1, 2, 3 }, 3);
  g_assert_cmpfloat (level.mu, ==, once.mu);
  g_assert_cmpfloat (level.sigma, ==, once.sigma);
}

static void
test_guest (void)
{
  BluffRating with_guest = START;
  BluffRating with_stranger = START;
  BluffRating stranger = START;
  BluffRating with_guests = START;

  bluff_rating_update ((BluffRating *[]){ &with_guest, NULL }, (const guint8[]){ 1, 2 }, 2);
  bluff_rating_update ((BluffRating *[]){ &with_stranger, &stranger }, (const guint8[]){ 1, 2 }, 2);
  g_assert_cmpmem (&with_guest, sizeof with_guest, &with_stranger, sizeof with_stranger);

  /* Two guests are two. */
  bluff_rating_update ((BluffRating *[]){ &with_guests, NULL, NULL }, (const guint8[]){ 1, 2, 3 }, 3);
  g_assert_cmpfloat (with_guests.mu, >, with_guest.mu);
}

static void
test_shown (void)
{
  static const struct
  {
    BluffRating rating;
    guint shown;
  } shown[] = {
    { START, 0 },          { { 10, 8 }, 0 },     { { 25, 1 }, 880 },
    { { 30, 1.5 }, 1020 }, { { 3.0126, 1 }, 1 }, { { 3.012, 1 }, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    g_assert_cmpuint (bluff_rating_shown (&shown[i].rating), ==, shown[i].shown);
}

/* The numbers stay numbers, however lopsided the game. */
static void
test_extremes (void)
{
  BluffRating giant = { 1e6, 1e-3 };
  BluffRating dwarf = { -1e6, 1e3 };
  BluffRating unknown = { 25, 1e3 };
  BluffRating known[5] = { { 25, 1 }, { 25, 1 }, { 25, 1 }, { 25, 1 }, { 25, 1 } };

  for (guint i = 0; i < NEARLY_NEW; i++)
    bluff_rating_update ((BluffRating *[]){ &giant, &dwarf }, (const guint8[]){ 2, 1 }, 2);
  g_assert_true (isfinite (giant.mu) && isfinite (dwarf.mu));
  g_assert_cmpfloat (giant.sigma, >, 0);
  g_assert_cmpfloat (dwarf.sigma, >, 0);

  /* All that could be learnt of an unknown by five who are known well is more than there is to know. */
  bluff_rating_update ((BluffRating *[]){ &unknown, &known[0], &known[1], &known[2], &known[3], &known[4] },
                       (const guint8[]){ 1, 2, 3, 4, 5, 6 }, 6);
  g_assert_cmpfloat_with_epsilon (unknown.sigma, 10, CLOSE);
}

/* Players of known strength, each showing it with some luck, come out in that order. */
static void
test_finds_the_order (void)
{
  BluffRating ratings[PLAYERS];
  BluffRandom random;

  bluff_random_seed (&random, 9);
  for (guint i = 0; i < PLAYERS; i++)
    bluff_rating_init (&ratings[i]);

  for (guint i = 0; i < PLAYERS * NEARLY_NEW; i++)
    {
      guint a = bluff_random_below (&random, PLAYERS);
      guint b = (a + 1 + bluff_random_below (&random, PLAYERS - 1)) % PLAYERS;
      double odds = 1 / (1 + exp (0.7 * ((double) b - a)));
      gboolean wins = bluff_random_unit (&random) < odds;

      bluff_rating_update ((BluffRating *[]){ &ratings[a], &ratings[b] },
                           (const guint8[]){ wins ? 1 : 2, wins ? 2 : 1 }, 2);
    }

  for (guint i = 1; i < PLAYERS; i++)
    g_assert_cmpfloat (ratings[i].mu, >, ratings[i - 1].mu);
}

/* Results by chance, as a text for rate_results.py; players are letters, a dash is a guest. */
static GString *
write_results (BluffRandom *random)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < RESULTS; i++)
    {
      BluffRating unused[BLUFF_MAX_SEATS];
      guint8 places[BLUFF_MAX_SEATS];
      guint n = make_game (random, unused, places);

      for (guint seat = 0; seat < n; seat++)
        {
          guint who = bluff_random_below (random, PLAYERS + 1);

          g_string_append_printf (text, "%c:%u%c", who == PLAYERS ? '-' : (char) ('A' + who), places[seat],
                                  seat + 1 < n ? ' ' : '\n');
        }
    }

  return text;
}

static void
rate_results (const char *text, BluffRating *ratings)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; i < PLAYERS; i++)
    bluff_rating_init (&ratings[i]);

  for (guint i = 0; *lines[i] != '\0'; i++)
    {
      BluffRating *players[BLUFF_MAX_SEATS];
      guint8 places[BLUFF_MAX_SEATS];
      guint n = 0;

      for (const char *seat = lines[i]; *seat != '\0'; seat += seat[3] == ' ' ? 4 : 3)
        {
          players[n] = *seat == '-' ? NULL : &ratings[*seat - 'A'];
          places[n++] = (guint8) (seat[2] - '0');
        }
      bluff_rating_update (players, places, n);
    }
}

static char *
rate_by_script (const GString *results)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "insight", "rate_results.py", NULL);
  g_autofree char *python = g_strdup (g_getenv ("PYTHON") != NULL ? g_getenv ("PYTHON") : "python3");
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status = -1;
  int fd = g_file_open_tmp ("bluff-results-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_close (fd, NULL);
  g_file_set_contents (path, results->str, (gssize) results->len, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char *[]){ python, script, path, NULL }, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));
  g_unlink (path);

  return output;
}

static void
test_independent_rating (void)
{
  g_autoptr (GString) results = NULL;
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  BluffRating ratings[PLAYERS];
  BluffRating again[PLAYERS];
  BluffRandom random;

  bluff_random_seed (&random, 11);
  results = write_results (&random);
  rate_results (results->str, ratings);
  rate_results (results->str, again);
  g_assert_cmpmem (ratings, sizeof ratings, again, sizeof again);

  output = rate_by_script (results);
  lines = g_strsplit (g_strchomp (output), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, PLAYERS);
  for (guint i = 0; i < PLAYERS; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      g_assert_cmpint (words[0][0], ==, (int) ('A' + i));
      g_assert_true (is_close (ratings[i].mu, g_ascii_strtod (words[1], NULL)));
      g_assert_true (is_close (ratings[i].sigma, g_ascii_strtod (words[2], NULL)));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rating/known/%s", rows[i].path);

      g_test_add_data_func (path, &rows[i], test_known_value);
    }
  g_test_add_func ("/rating/winner-up-loser-down", test_winner_up_loser_down);
  g_test_add_func ("/rating/tie-and-surprise", test_tie_and_surprise);
  g_test_add_func ("/rating/uncertain-moves-further", test_uncertain_moves_further);
  g_test_add_func ("/rating/order-of-seats", test_order_of_seats);
  g_test_add_func ("/rating/order-of-games", test_order_of_games);
  g_test_add_func ("/rating/same-player-twice", test_same_player_twice);
  g_test_add_func ("/rating/guest", test_guest);
  g_test_add_func ("/rating/shown", test_shown);
  g_test_add_func ("/rating/extremes", test_extremes);
  g_test_add_func ("/rating/finds-the-order", test_finds_the_order);
  g_test_add_func ("/rating/independent", test_independent_rating);

  return g_test_run ();
}
