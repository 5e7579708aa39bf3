/* bluff-player-charts.c: the charts of a player's page, each with a sentence that says what it shows.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-charts.h"

#include "bluff-cast.h"
#include "bluff-words-date.h"
#include "bluff-words-names.h"
#include "bluff-words-number.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  YEAR = 12,     /* months */
  DIFFERENT = 5, /* per cent by which shares differ, if it is worth a sentence */
  POINTS = 40,   /* of a rating (docs/ratings.md) */
  UNCERTAIN = 3
};

static const BluffChartStyle game_styles[BLUFF_N_GAMES] = { [BLUFF_GAME_PIRATE] = BLUFF_CHART_TEAL,
                                                            [BLUFF_GAME_BLUFFER] = BLUFF_CHART_CORAL,
                                                            [BLUFF_GAME_BLUFFANEER] = BLUFF_CHART_PURPLE };

/* --- Words ---------------------------------------------------------------------------------------------------------
 */

char *
bluff_player_charts_say_part (guint64 part, guint64 whole)
{
  /* Translators: so many of so many: "24 of 38". */
  return g_strdup_printf (C_ ("part of a whole", "%1$u of %2$u"), (guint) part, (guint) whole);
}

char *
bluff_player_charts_name_opponent (const BluffStoreOpponentRow *opponent)
{
  g_autofree char *level = NULL, *character = NULL;

  switch (opponent->kind)
    {
    case BLUFF_STORE_PROFILE:
      return g_strdup (opponent->name);
    case BLUFF_STORE_COMPUTER:
      level = bluff_words_level (opponent->level != NULL ? opponent->level : "");
      if (opponent->character == NULL)
        return g_steal_pointer (&level);
      character = bluff_words_character (opponent->character);
      /* Translators: a computer player by its level and its character: "Deckhand, Reckless". */
      return g_strdup_printf (C_ ("computer player", "%1$s, %2$s"), level, character);
    case BLUFF_STORE_GUEST:
      /* Translators: somebody who plays without a profile. */
      return g_strdup (_ ("Guest"));
    case BLUFF_STORE_ANONYMOUS:
    case BLUFF_STORE_N_SEAT_KINDS:
    default:
      return g_strdup (_ ("Somebody"));
    }
}

/* Ready for a sentence. */
static char *
name_in_sentence (const BluffStoreOpponentRow *opponent)
{
  g_autofree char *name = bluff_player_charts_name_opponent (opponent);
  BluffCast cast = { .players = 1, .names = { name }, .viewer = BLUFF_NO_SEAT };

  return bluff_cast_name (&cast, 0);
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

static double
share_of (guint64 part, guint64 whole)
{
  return whole > 0 ? 100.0 * (double) part / (double) whole : 0;
}

/* -1: less, 0: about as much, 1: more; as far as it is worth a sentence. */
static int
compare (double now, double before)
{
  return now >= before + DIFFERENT ? 1 : now <= before - DIFFERENT ? -1 : 0;
}

static gint64
fact_of (const BluffPlayerReport *report, BluffGame game, const char *name)
{
  return bluff_store_statistics_fact (report->statistics, bluff_game_name (game), name);
}

static const BluffStoreClaims *
claims_of (const BluffPlayerReport *report, const char *kind, BluffStoreSituation situation)
{
  const BluffStoreHabits *habits = bluff_store_statistics_habits (report->statistics, kind);

  return habits != NULL ? &habits->situations[situation] : NULL;
}

/* What there was in the months of the period, and before. FALSE if one of them has too little to be compared. */
static gboolean
compare_periods (const BluffPlayerReport *report, BluffStoreTally *tallies, BluffStoreClaims *claims)
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

/* Those that have something to show, and which they are. */
static guint
add_games (BluffChartData *data, const guint64 *shown, BluffGame *games)
{
  guint n = 0;

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    if (shown[game] > 0)
      {
        g_autofree char *name = bluff_words_game ((BluffGame) game);

        bluff_chart_data_add_place (data, NULL, name);
        games[n++] = (BluffGame) game;
      }

  return n;
}

static void
add_months (BluffChartData *data, guint first, guint last)
{
  for (guint month = first; month <= last; month++)
    {
      g_autofree char *brief = bluff_words_month (month % YEAR + 1);
      g_autofree char *name = bluff_words_month_and_year (month % YEAR + 1, month / YEAR);

      bluff_chart_data_add_place (data, brief, name);
    }
}

static void
set_count (BluffChartData *data, guint series, guint place, guint64 count)
{
  g_autofree char *text = say_number ((double) count);

  bluff_chart_data_set (data, series, place, (double) count, text);
}

static void
set_part (BluffChartData *data, guint place, guint64 part, guint64 whole)
{
  g_autofree char *text = bluff_player_charts_say_part (part, whole);

  if (whole > 0)
    bluff_chart_data_set (data, 0, place, share_of (part, whole), text);
}

/* --- Games won -----------------------------------------------------------------------------------------------------
 */

static const char *
say_wins (const BluffPlayerReport *report)
{
  BluffStoreTally tallies[2] = { 0 };
  BluffStoreClaims claims[2] = { 0 };
  gboolean month = report->query.period == BLUFF_PERIOD_MONTH;

  if (report->statistics->overall.games < BLUFF_PLAYER_ENOUGH_GAMES)
    return _ ("Too few games to tell yet.");
  if (!compare_periods (report, tallies, claims) || tallies[0].games < BLUFF_PLAYER_ENOUGH_GAMES ||
      tallies[1].games < BLUFF_PLAYER_ENOUGH_GAMES)
    return _ ("How many of your games you win, each month.");

  switch (compare (share_of (tallies[1].wins, tallies[1].games), share_of (tallies[0].wins, tallies[0].games)))
    {
    case 1:
      return month ? _ ("You win more often than last month.") : _ ("You win more often than last year.");
    case -1:
      return month ? _ ("You win less often than last month.") : _ ("You win less often than last year.");
    default:
      return month ? _ ("You win about as often as last month.") : _ ("You win about as often as last year.");
    }
}

BluffChartData *
bluff_player_charts_wins (const BluffPlayerReport *report)
{
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_LINES, _ ("Games Won, Month by Month"), say_wins (report),
                                               /* Translators: heads a column of months. */
                                               _ ("Month"), say_percent);
  guint first, last;

  bluff_player_report_get_months (report, &first, &last);
  add_months (data, first, last);
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *name = bluff_words_game ((BluffGame) game);
      guint series;

      /* A game that was never played has no line. */
      if (report->trends[game]->overall.games == 0)
        continue;
      series = bluff_chart_data_add_series (data, name, game_styles[game]);
      for (guint month = first; month <= last; month++)
        {
          BluffStoreTally tally = { 0 };
          BluffStoreClaims claims = { 0 };
          double share;
          g_autofree char *text = NULL;

          bluff_player_report_add_up (report, (BluffGame) game, month, month + 1, &tally, &claims);
          share = round (share_of (tally.wins, tally.games));
          text = bluff_words_percent ((guint) share);
          if (tally.games > 0)
            bluff_chart_data_set (data, series, month - first, share, text);
        }
    }

  return data;
}

static const char *
say_tables (const BluffPlayerReport *report)
{
  if (report->statistics->overall.games < BLUFF_PLAYER_ENOUGH_GAMES)
    return _ ("Too few games to tell yet.");

  return _ ("How many of your games you win, by game and number of players.");
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
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_SHARES, _ ("Games Won, Table by Table"),
                                               /* Translators: heads a column of games with a number of players. */
                                               say_tables (report), C_ ("column", "Table"), NULL);
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

      set_part (data, i, row->tally.wins, row->tally.games);
    }

  return data;
}

/* --- Shouts --------------------------------------------------------------------------------------------------------
 */

static const char *
say_shouts (const BluffPlayerReport *report)
{
  gint64 right = bluff_store_statistics_fact (report->statistics, NULL, "calls_right");
  gint64 wrong = bluff_store_statistics_fact (report->statistics, NULL, "calls_wrong");

  if (right + wrong == 0)
    return _ ("You have not shouted “Bluff!” yet.");
  if (right > wrong)
    return _ ("When you shout, you are right more often than wrong.");
  if (right < wrong)
    return _ ("When you shout, you are wrong more often than right.");

  return _ ("When you shout, you are right as often as wrong.");
}

BluffChartData *
bluff_player_charts_shouts (const BluffPlayerReport *report)
{
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_PAIRS, _ ("Your Shouts"), say_shouts (report),
                                               /* Translators: heads a column of games. */
                                               C_ ("column", "Game"), NULL);
  guint64 right[BLUFF_N_GAMES], wrong[BLUFF_N_GAMES], all[BLUFF_N_GAMES];
  BluffGame games[BLUFF_N_GAMES];
  guint n;

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      right[game] = (guint64) fact_of (report, (BluffGame) game, "calls_right");
      wrong[game] = (guint64) fact_of (report, (BluffGame) game, "calls_wrong");
      all[game] = right[game] + wrong[game];
    }
  n = add_games (data, all, games);
  /* Translators: how often a player was wrong about a bluff, and how often right. */
  bluff_chart_data_add_series (data, C_ ("shouts", "Wrong"), BLUFF_CHART_CORAL);
  bluff_chart_data_add_series (data, C_ ("shouts", "Right"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < n; i++)
    {
      set_count (data, 0, i, wrong[games[i]]);
      set_count (data, 1, i, right[games[i]]);
    }

  return data;
}

/* --- Bluffs --------------------------------------------------------------------------------------------------------
 */

static char *
say_bluffs (const BluffPlayerReport *report)
{
  const BluffStoreClaims *all = claims_of (report, NULL, BLUFF_STORE_SITUATION_ANY);
  BluffStoreTally tallies[2] = { 0 };
  BluffStoreClaims claims[2] = { 0 };
  gboolean month = report->query.period == BLUFF_PERIOD_MONTH;
  guint n = all != NULL ? (guint) all->bluffs : 0;

  if (n < BLUFF_PLAYER_ENOUGH_BLUFFS)
    return g_strdup (_ ("Too few bluffs to tell yet."));
  if (!compare_periods (report, tallies, claims) || claims[0].bluffs < BLUFF_PLAYER_ENOUGH_BLUFFS ||
      claims[1].bluffs < BLUFF_PLAYER_ENOUGH_BLUFFS)
    return g_strdup_printf (ngettext ("You bluffed %u time.", "You bluffed %u times.", n), n);

  switch (compare (share_of (claims[1].believed, claims[1].bluffs), share_of (claims[0].believed, claims[0].bluffs)))
    {
    case 1:
      return g_strdup (month ? _ ("You are believed more often than last month.")
                             : _ ("You are believed more often than last year."));
    case -1:
      return g_strdup (month ? _ ("You are believed less often than last month.")
                             : _ ("You are believed less often than last year."));
    default:
      return g_strdup (month ? _ ("You are believed about as often as last month.")
                             : _ ("You are believed about as often as last year."));
    }
}

BluffChartData *
bluff_player_charts_believed (const BluffPlayerReport *report)
{
  g_autofree char *sentence = say_bluffs (report);
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_SHARES, _ ("Bluffs Believed"), sentence, C_ ("column", "Game"), NULL);
  const BluffStoreClaims *claims[BLUFF_N_GAMES];
  guint64 bluffs[BLUFF_N_GAMES];
  BluffGame games[BLUFF_N_GAMES];
  guint n;

  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    {
      claims[game] = claims_of (report, bluff_game_name ((BluffGame) game), BLUFF_STORE_SITUATION_ANY);
      bluffs[game] = claims[game] != NULL ? claims[game]->bluffs : 0;
    }
  n = add_games (data, bluffs, games);
  /* Translators: heads a column: how many bluffs were believed. */
  bluff_chart_data_add_series (data, C_ ("column", "Believed"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < n; i++)
    set_part (data, i, claims[games[i]]->believed, claims[games[i]]->bluffs);

  return data;
}

/* Two situations that are compared, and the game of which they are. */
typedef struct
{
  const char *kind; /* or NULL */
  BluffStoreSituation situation, other;
  const char *bluffs_more, *bluffs_less;
  const char *believed_more, *believed_less;
} Tell;

static const Tell tells[] = {
  { NULL, BLUFF_STORE_SITUATION_AFTER_CAUGHT, BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT,
    N_ ("After being caught, you bluff more often."), N_ ("After being caught, you bluff less often."),
    N_ ("After being caught, you are believed more often."), N_ ("After being caught, you are believed less often.") },
  { NULL, BLUFF_STORE_SITUATION_BEHIND, BLUFF_STORE_SITUATION_NOT_BEHIND,
    N_ ("When you are behind, you bluff more often."), N_ ("When you are behind, you bluff less often."),
    N_ ("When you are behind, you are believed more often."),
    N_ ("When you are behind, you are believed less often.") },
  { "pirate", BLUFF_STORE_SITUATION_SET_OF_5, BLUFF_STORE_SITUATION_SET_OF_3,
    N_ ("Your sets of five are bluffs more often than your sets of three."),
    N_ ("Your sets of five are bluffs less often than your sets of three."),
    N_ ("Your sets of five are believed more often than your sets of three."),
    N_ ("Your sets of five are believed less often than your sets of three.") },
};

/* By how many per cent both differ, in bluffs or in how many of them were believed; FALSE if there are too few. */
static gboolean
weigh (const BluffPlayerReport *report, const Tell *tell, gboolean believed, double *difference)
{
  const BluffStoreClaims *a = claims_of (report, tell->kind, tell->situation);
  const BluffStoreClaims *b = claims_of (report, tell->kind, tell->other);

  if (a == NULL || b == NULL || a->games < BLUFF_PLAYER_ENOUGH_GAMES || b->games < BLUFF_PLAYER_ENOUGH_GAMES)
    return FALSE;
  if (believed && (a->bluffs < BLUFF_PLAYER_ENOUGH_CLAIMS || b->bluffs < BLUFF_PLAYER_ENOUGH_CLAIMS))
    return FALSE;
  if (a->claims < BLUFF_PLAYER_ENOUGH_CLAIMS || b->claims < BLUFF_PLAYER_ENOUGH_CLAIMS)
    return FALSE;

  *difference = believed ? share_of (a->believed, a->bluffs) - share_of (b->believed, b->bluffs)
                         : share_of (a->bluffs, a->claims) - share_of (b->bluffs, b->claims);
  return TRUE;
}

/* What gives the player away most. NULL: nothing does. */
static const char *
find_tell (const BluffPlayerReport *report, gboolean believed, gboolean *known)
{
  const char *found = NULL;
  double most = DIFFERENT;

  *known = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (tells); i++)
    {
      double difference;

      if (!weigh (report, &tells[i], believed, &difference))
        continue;
      *known = TRUE;
      if (fabs (difference) < most)
        continue;
      most = fabs (difference);
      if (believed)
        found = difference > 0 ? tells[i].believed_more : tells[i].believed_less;
      else
        found = difference > 0 ? tells[i].bluffs_more : tells[i].bluffs_less;
    }

  return found != NULL ? _ (found) : NULL;
}

char *
bluff_player_charts_say_believed (const BluffPlayerReport *report)
{
  gboolean known;

  return g_strdup (find_tell (report, TRUE, &known));
}

static const char *
say_tells (const BluffPlayerReport *report)
{
  gboolean known;
  const char *found = find_tell (report, FALSE, &known);

  if (!known)
    return _ ("Too few claims to tell yet.");

  return found != NULL ? found : _ ("Nothing gives you away: you bluff about as often as ever.");
}

BluffChartData *
bluff_player_charts_tells (const BluffPlayerReport *report)
{
  static const struct
  {
    const char *kind;
    BluffStoreSituation situation;
    const char *name;
  } rows[] = {
    { NULL, BLUFF_STORE_SITUATION_AFTER_CAUGHT, N_ ("After being caught") },
    { NULL, BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT, N_ ("Not after being caught") },
    { NULL, BLUFF_STORE_SITUATION_BEHIND, N_ ("When you are behind") },
    { NULL, BLUFF_STORE_SITUATION_NOT_BEHIND, N_ ("When nobody is ahead of you") },
    { "pirate", BLUFF_STORE_SITUATION_SET_OF_3, N_ ("Sets of three") },
    { "pirate", BLUFF_STORE_SITUATION_SET_OF_4, N_ ("Sets of four") },
    { "pirate", BLUFF_STORE_SITUATION_SET_OF_5, N_ ("Sets of five") },
  };
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_SHARES, _ ("When You Bluff"), say_tells (report),
                                               /* Translators: heads a column of situations: "After being caught". */
                                               C_ ("column", "Situation"), NULL);

  const BluffStoreClaims *known[G_N_ELEMENTS (rows)];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BluffStoreClaims *claims = claims_of (report, rows[i].kind, rows[i].situation);

      if (claims == NULL || claims->games < BLUFF_PLAYER_ENOUGH_GAMES || claims->claims < BLUFF_PLAYER_ENOUGH_CLAIMS)
        continue;
      bluff_chart_data_add_place (data, NULL, _ (rows[i].name));
      known[n++] = claims;
    }
  /* Translators: heads a column: how many claims were bluffs. */
  bluff_chart_data_add_series (data, C_ ("column", "Bluffs"), BLUFF_CHART_CORAL);
  for (guint i = 0; i < n; i++)
    set_part (data, i, known[i]->bluffs, known[i]->claims);

  return data;
}

/* --- Rating --------------------------------------------------------------------------------------------------------
 */

static double
shown (double mu, double sigma, int uncertain)
{
  return round (MAX (POINTS * (mu + uncertain * sigma), 0));
}

/* The last rating of each month [first, last], or NULL; and the last of all. */
static const BluffStoreRatingPoint *
find_ratings (const BluffPlayerReport *report, guint first, guint last, const BluffStoreRatingPoint **ratings)
{
  const BluffStoreRatingPoint *found = NULL;

  for (guint i = 0; i < report->statistics->ratings->len; i++)
    {
      const BluffStoreRatingPoint *point = &g_array_index (report->statistics->ratings, BluffStoreRatingPoint, i);
      guint month;

      if (*point->kind != '\0')
        continue;
      found = point;
      month = bluff_player_report_month_of (point->ended);
      if (month >= first && month <= last)
        ratings[month - first] = point;
    }

  return found;
}

static char *
say_rating (const BluffStoreRatingPoint *point)
{
  /* Translators: a rating, and how high it may really be: "812 to 1228". */
  return g_strdup_printf (C_ ("rating", "%1$.0f to %2$.0f"), shown (point->mu, point->sigma, -UNCERTAIN),
                          shown (point->mu, point->sigma, UNCERTAIN));
}

BluffChartData *
bluff_player_charts_rating (const BluffPlayerReport *report)
{
  const BluffStoreRatingPoint *now;
  g_autofree const BluffStoreRatingPoint **ratings = NULL;
  BluffChartData *data;
  g_autofree char *sentence = NULL;
  guint first, last;

  bluff_player_report_get_months (report, &first, &last);
  if (report->query.period == BLUFF_PERIOD_MONTH)
    first = last;
  ratings = g_new0 (const BluffStoreRatingPoint *, last - first + 1);
  now = find_ratings (report, first, last, ratings);
  if (now == NULL)
    sentence = g_strdup (_ ("Nothing was rated in this time."));
  else
    /* Translators: %1$.0f is a number, %2$.0f a higher one. */
    sentence = g_strdup_printf (_ ("Your rating is %1$.0f, and may really be up to %2$.0f."),
                                shown (now->mu, now->sigma, -UNCERTAIN), shown (now->mu, now->sigma, UNCERTAIN));
  data = bluff_chart_data_new (BLUFF_CHART_RANGES, _ ("Rating"), sentence, _ ("Month"), say_number);
  add_months (data, first, last);
  bluff_chart_data_add_series (data, _ ("Rating"), BLUFF_CHART_TEAL);
  for (guint i = 0; i <= last - first; i++)
    if (ratings[i] != NULL)
      {
        g_autofree char *text = say_rating (ratings[i]);

        bluff_chart_data_set_range (data, 0, i, shown (ratings[i]->mu, ratings[i]->sigma, 0),
                                    shown (ratings[i]->mu, ratings[i]->sigma, -UNCERTAIN),
                                    shown (ratings[i]->mu, ratings[i]->sigma, UNCERTAIN), text);
      }

  return data;
}

/* --- Opponents -----------------------------------------------------------------------------------------------------
 */

static void
add_opponent (BluffChartData *data, const BluffStoreOpponentRow *opponent)
{
  g_autofree char *name = bluff_player_charts_name_opponent (opponent);

  bluff_chart_data_add_place (data, NULL, name);
}

const BluffStoreOpponentRow *
bluff_player_charts_find_fooler (const BluffPlayerReport *report)
{
  const BluffStoreOpponentRow *found = NULL;

  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      if (row->fooled_by > (found != NULL ? found->fooled_by : 0))
        found = row;
    }

  return found;
}

static char *
say_fooled (const BluffPlayerReport *report)
{
  const BluffStoreOpponentRow *fooled = NULL, *reader = NULL;
  g_autofree char *fooled_name = NULL, *reader_name = NULL;

  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      if (row->fooled > (fooled != NULL ? fooled->fooled : 0))
        fooled = row;
      if (row->caught_by > (reader != NULL ? reader->caught_by : 0))
        reader = row;
    }
  if (fooled == NULL && reader == NULL)
    return g_strdup (_ ("Nobody has had to believe a bluff of yours yet."));

  fooled_name = fooled != NULL ? name_in_sentence (fooled) : NULL;
  reader_name = reader != NULL ? name_in_sentence (reader) : NULL;
  if (reader == NULL)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("You fool %s most often."), fooled_name);
  if (fooled == NULL)
    /* Translators: has caught most of your bluffs; %s is a name. */
    return g_strdup_printf (_ ("%s catches you most often."), reader_name);

  /* Translators: %1$s and %2$s are names, which may be the same. */
  return g_strdup_printf (_ ("You fool %1$s most often; %2$s catches you most often."), fooled_name, reader_name);
}

BluffChartData *
bluff_player_charts_fooled (const BluffPlayerReport *report)
{
  g_autofree char *sentence = say_fooled (report);
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_PAIRS, _ ("Whom You Fool, Who Catches You"), sentence,
                                               /* Translators: heads a column of players. */
                                               C_ ("column", "Opponent"), NULL);
  g_autoptr (GPtrArray) deciders = g_ptr_array_new ();

  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      if (row->caught_by + row->fooled == 0)
        continue;
      add_opponent (data, row);
      g_ptr_array_add (deciders, row);
    }
  /* Translators: bluffs that an opponent has caught, and that an opponent has believed. */
  bluff_chart_data_add_series (data, C_ ("bluffs", "Caught you"), BLUFF_CHART_CORAL);
  bluff_chart_data_add_series (data, C_ ("bluffs", "Believed you"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < deciders->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (deciders, i);

      set_count (data, 0, i, row->caught_by);
      set_count (data, 1, i, row->fooled);
    }

  return data;
}

static const char *
say_rivals (const BluffPlayerReport *report)
{
  guint64 ahead = 0, behind = 0;

  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      ahead += row->ahead;
      behind += row->behind;
    }
  if (ahead > behind)
    return _ ("You come in ahead of the others more often than behind.");
  if (ahead < behind)
    return _ ("You come in behind the others more often than ahead.");

  return _ ("You come in ahead of the others as often as behind.");
}

BluffChartData *
bluff_player_charts_rivals (const BluffPlayerReport *report)
{
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_PAIRS, _ ("Head to Head"), say_rivals (report),
                                               C_ ("column", "Opponent"), NULL);

  for (guint i = 0; i < report->statistics->opponents->len; i++)
    add_opponent (data, g_ptr_array_index (report->statistics->opponents, i));
  /* Translators: games at whose end the player was behind an opponent, and ahead. */
  bluff_chart_data_add_series (data, C_ ("games", "Behind"), BLUFF_CHART_CORAL);
  bluff_chart_data_add_series (data, C_ ("games", "Ahead"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      set_count (data, 0, i, row->behind);
      set_count (data, 1, i, row->ahead);
    }

  return data;
}
