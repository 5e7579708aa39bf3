/* bluff-player-charts.c: the charts of a player's page that tell of games and ratings, each with a sentence.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-charts-private.h"

#include "bluff-words-date.h"
#include "bluff-words-names.h"
#include "bluff-words-number.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  DIFFERENT = 5, /* per cent by which shares differ, if it is worth a sentence */
  POINTS = 40,   /* of a rating (docs/ratings.md) */
  UNCERTAIN = 3
};

static const BluffChartStyle game_styles[BLUFF_N_GAMES] = { [BLUFF_GAME_PIRATE] = BLUFF_CHART_TEAL,
                                                            [BLUFF_GAME_BLUFFER] = BLUFF_CHART_CORAL,
                                                            [BLUFF_GAME_BLUFFANEER] = BLUFF_CHART_PURPLE };

/* --- Shares and months ---------------------------------------------------------------------------------------------
 */

double
bluff_player_charts_share (guint64 part, guint64 whole)
{
  return whole > 0 ? 100.0 * (double) part / (double) whole : 0;
}

BluffTrend
bluff_player_charts_compare (double now, double before)
{
  return now >= before + DIFFERENT ? BLUFF_TREND_MORE : now <= before - DIFFERENT ? BLUFF_TREND_LESS : BLUFF_TREND_SAME;
}

gboolean
bluff_player_charts_compare_periods (const BluffPlayerReport *report,
                                     BluffStoreTally tallies[2],
                                     BluffStoreClaims claims[2])
{
  guint before, first, until;

  if (!bluff_player_report_get_compared (report, &before, &first, &until))
    return FALSE;

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      bluff_player_report_add_up (report, (BluffGame) game, before, first, &tallies[0], &claims[0]);
      bluff_player_report_add_up (report, (BluffGame) game, first, until, &tallies[1], &claims[1]);
    }

  return TRUE;
}

void
bluff_player_charts_set_part (BluffChartData *data, guint place, guint64 part, guint64 whole)
{
  g_autofree char *text = bluff_words_part (part, whole);

  if (whole > 0)
    bluff_chart_data_set (data, 0, place, bluff_player_charts_share (part, whole), text);
}

static char *
say_percent (double value)
{
  return bluff_words_percent ((guint) value);
}

static char *
say_number (double value)
{
  return g_strdup_printf ("%.0f", value);
}

/* The places of a chart over time: the months [first, last], in steps of a month or of a year. */
typedef struct
{
  guint first, last;
  guint step;
} Times;

static Times
make_times (guint first, guint last)
{
  Times times = { .first = first, .last = last };

  times.step = bluff_player_report_take_steps (&times.first, &times.last);
  return times;
}

static Times
get_times (const BluffPlayerReport *report)
{
  guint first, last;

  bluff_player_report_get_months (report, &first, &last);
  return make_times (first, last);
}

static const char *
name_times (const Times *times)
{
  /* Translators: heads a column of months. */
  return times->step == 1 ? _ ("Month")
                          /* Translators: heads a column of years. */
                          : _ ("Year");
}

static void
add_times (BluffChartData *data, const Times *times)
{
  for (guint month = times->first; month <= times->last; month += times->step)
    {
      guint year = month / BLUFF_STORE_YEAR;
      g_autofree char *brief = NULL, *name = NULL;

      if (times->step == 1)
        {
          brief = bluff_words_month (month % BLUFF_STORE_YEAR + 1);
          name = bluff_words_month_and_year (month % BLUFF_STORE_YEAR + 1, year);
        }
      else
        name = g_strdup_printf ("%u", year);
      bluff_chart_data_add_place (data, brief, name);
    }
}

/* --- Games won -----------------------------------------------------------------------------------------------------
 */

static char *
say_wins (const BluffPlayerReport *report, const Times *times)
{
  BluffStoreTally tallies[2] = { 0 };
  BluffStoreClaims claims[2] = { 0 };

  if (report->statistics->overall.games < BLUFF_PLAYER_ENOUGH_GAMES)
    return bluff_words_too_few (BLUFF_TOO_FEW_GAMES);
  if (!bluff_player_charts_compare_periods (report, tallies, claims) || tallies[0].games < BLUFF_PLAYER_ENOUGH_GAMES ||
      tallies[1].games < BLUFF_PLAYER_ENOUGH_GAMES)
    return times->step == 1 ? bluff_words_wins_by_month () : bluff_words_wins_by_year ();

  return bluff_words_wins_trend (
      bluff_player_charts_compare (bluff_player_charts_share (tallies[1].wins, tallies[1].games),
                                   bluff_player_charts_share (tallies[0].wins, tallies[0].games)),
      report->query.period == BLUFF_PERIOD_MONTH);
}

/* The numbers of a month are small, and jump: a point stands for its month and those before it (docs/facts.md). A year
 * stands for itself. */
static BluffStoreTally
add_up_point (const BluffPlayerReport *report, BluffGame game, const Times *times, guint month)
{
  guint until = month + times->step;
  guint first = times->step == 1 ? until - BLUFF_STORE_SMOOTH_MONTHS : month;
  BluffStoreTally tally = { 0 };
  BluffStoreClaims claims = { 0 };

  bluff_player_report_add_up (report, game, first, until, &tally, &claims);
  return tally;
}

static const char *
head_wins (const Times *times)
{
  if (times->step == 1)
    /* Translators: heads a chart with a line for each game; its points are months. */
    return _ ("Games Won, Month by Month");

  /* Translators: heads a chart with a line for each game; its points are years. */
  return _ ("Games Won, Year by Year");
}

BluffChartData *
bluff_player_charts_wins (const BluffPlayerReport *report)
{
  const Times times = get_times (report);
  g_autofree char *sentence = say_wins (report, &times);
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_LINES, head_wins (&times), sentence, name_times (&times), say_percent);

  add_times (data, &times);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *name = bluff_words_game ((BluffGame) game);
      BluffStoreTally all = { 0 };
      BluffStoreClaims claims = { 0 };
      guint series;

      /* A game that was never played has no line. */
      bluff_player_report_add_up (report, (BluffGame) game, times.first, times.last + 1, &all, &claims);
      if (all.games == 0)
        continue;
      series = bluff_chart_data_add_series (data, name, game_styles[game]);
      for (guint place = 0; place < data->places->len; place++)
        {
          BluffStoreTally tally = add_up_point (report, (BluffGame) game, &times, times.first + place * times.step);
          double share = round (bluff_player_charts_share (tally.wins, tally.games));
          g_autofree char *text = bluff_words_percent ((guint) share);

          if (tally.games > 0)
            bluff_chart_data_set (data, series, place, share, text);
        }
    }

  return data;
}

char *
bluff_player_charts_explain_wins (const BluffPlayerReport *report)
{
  const Times times = get_times (report);

  /* A single month is no line, and nothing of it is an average. */
  return times.step == 1 && times.last > times.first ? bluff_words_three_months () : NULL;
}

/* In the order of the app. */
static int
compare_tables (gconstpointer a, gconstpointer b)
{
  const BluffStoreTallyRow *first = *(BluffStoreTallyRow *const *) a, *second = *(BluffStoreTallyRow *const *) b;
  BluffGame game = BLUFF_N_GAMES, other = BLUFF_N_GAMES;

  bluff_game_from_name (first->kind, &game);
  bluff_game_from_name (second->kind, &other);
  return game != other ? (int) game - (int) other : (int) first->n_seats - (int) second->n_seats;
}

BluffChartData *
bluff_player_charts_tables (const BluffPlayerReport *report)
{
  g_autofree char *sentence = report->statistics->overall.games < BLUFF_PLAYER_ENOUGH_GAMES
                                  ? bluff_words_too_few (BLUFF_TOO_FEW_GAMES)
                                  : bluff_words_wins_by_table ();
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_SHARES, _ ("Games Won, Table by Table"), sentence,
                                               /* Translators: heads a column of games with a number of players. */
                                               C_ ("column", "Table"), NULL);
  g_autoptr (GPtrArray) rows = g_ptr_array_copy (report->statistics->by_seats, NULL, NULL);

  g_ptr_array_set_free_func (rows, NULL);
  g_ptr_array_sort (rows, compare_tables);
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (rows, i);
      g_autofree char *name = NULL, *place = NULL;
      BluffGame game;

      name = bluff_game_from_name (row->kind, &game) ? bluff_words_game (game) : g_strdup (row->kind);
      /* Translators: a game and how many play it: "Bluffer, 3 players". */
      place = g_strdup_printf (ngettext ("%1$s, %2$u player", "%1$s, %2$u players", row->n_seats), name, row->n_seats);
      bluff_chart_data_add_place (data, NULL, place);
    }
  /* Translators: heads a column: how many games were won. */
  bluff_chart_data_add_series (data, C_ ("column", "Won"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (rows, i);

      bluff_player_charts_set_part (data, i, row->tally.wins, row->tally.games);
    }

  return data;
}

/* --- Rating --------------------------------------------------------------------------------------------------------
 */

static double
shown (double mu, double sigma, int uncertain)
{
  return round (MAX (POINTS * (mu + uncertain * sigma), 0));
}

static gboolean
is_of_all_kinds (const BluffStoreRatingPoint *point)
{
  return *point->kind == '\0';
}

/* The rating is one, with whomever it was earned: of all time, it goes from its first to its last month. */
static Times
get_rated_times (const BluffPlayerReport *report)
{
  const GArray *ratings = report->statistics->ratings;
  guint first = G_MAXUINT, last = 0;

  if (report->query.period == BLUFF_PERIOD_ALL)
    for (guint i = 0; i < ratings->len; i++)
      {
        const BluffStoreRatingPoint *point = &g_array_index (ratings, BluffStoreRatingPoint, i);
        guint month = bluff_player_report_month_of (point->ended);

        if (is_of_all_kinds (point))
          {
            first = MIN (first, month);
            last = MAX (last, month);
          }
      }
  if (first > last)
    bluff_player_report_get_months (report, &first, &last);
  if (report->query.period == BLUFF_PERIOD_MONTH)
    first = last;

  return make_times (first, last);
}

/* The last rating of each time, or NULL; and the last of all. */
static const BluffStoreRatingPoint *
find_ratings (const BluffPlayerReport *report, const Times *times, const BluffStoreRatingPoint **ratings)
{
  const BluffStoreRatingPoint *found = NULL;

  for (guint i = 0; i < report->statistics->ratings->len; i++)
    {
      const BluffStoreRatingPoint *point = &g_array_index (report->statistics->ratings, BluffStoreRatingPoint, i);
      guint month;

      if (!is_of_all_kinds (point))
        continue;
      found = point;
      month = bluff_player_report_month_of (point->ended);
      if (month >= times->first && month <= times->last)
        ratings[(month - times->first) / times->step] = point;
    }

  return found;
}

BluffChartData *
bluff_player_charts_rating (const BluffPlayerReport *report)
{
  const Times times = get_rated_times (report);
  g_autofree const BluffStoreRatingPoint **ratings =
      g_new0 (const BluffStoreRatingPoint *, (times.last - times.first) / times.step + 1);
  const BluffStoreRatingPoint *now = find_ratings (report, &times, ratings);
  g_autofree char *sentence = now == NULL ? bluff_words_unrated ()
                                          : bluff_words_rating (shown (now->mu, now->sigma, -UNCERTAIN),
                                                                shown (now->mu, now->sigma, UNCERTAIN));
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_RANGES, _ ("Rating"), sentence, name_times (&times), say_number);

  add_times (data, &times);
  bluff_chart_data_add_series (data, _ ("Rating"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < data->places->len; i++)
    if (ratings[i] != NULL)
      {
        double least = shown (ratings[i]->mu, ratings[i]->sigma, -UNCERTAIN);
        double most = shown (ratings[i]->mu, ratings[i]->sigma, UNCERTAIN);
        g_autofree char *text = bluff_words_rating_range (least, most);

        bluff_chart_data_set_range (data, 0, i, shown (ratings[i]->mu, ratings[i]->sigma, 0), least, most, text);
      }

  return data;
}
