/* bluff-player-charts-bluffs.c: the charts of a player's page that tell of bluffs, doubts and opponents.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-charts-private.h"

#include "bluff-words-names.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  DIFFERENT = 5 /* per cent by which two situations differ, if it is worth a sentence */
};

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
set_count (BluffChartData *data, guint series, guint place, guint64 count)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, count);

  bluff_chart_data_set (data, series, place, (double) count, text);
}

/* --- Doubts --------------------------------------------------------------------------------------------------------
 */

static char *
say_doubts (const BluffPlayerReport *report)
{
  guint64 right = (guint64) bluff_store_statistics_fact (report->statistics, NULL, "calls_right");
  guint64 wrong = (guint64) bluff_store_statistics_fact (report->statistics, NULL, "calls_wrong");

  return right + wrong > 0 && right + wrong < BLUFF_PLAYER_ENOUGH_DOUBTS ? bluff_words_too_few (BLUFF_TOO_FEW_DOUBTS)
                                                                         : bluff_words_doubts (right, wrong);
}

BluffChartData *
bluff_player_charts_doubts (const BluffPlayerReport *report)
{
  g_autofree char *sentence = say_doubts (report);
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_PAIRS,
                                               /* Translators: heads a chart of how often a player doubted, and was
                                                * right or wrong; no gender. */
                                               _ ("Right About a Bluff"), sentence,
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
  /* Translators: how often a player was wrong about a bluff. */
  bluff_chart_data_add_series (data, C_ ("doubts", "Wrong"), BLUFF_CHART_CORAL);
  /* Translators: how often a player was right about a bluff. */
  bluff_chart_data_add_series (data, C_ ("doubts", "Right"), BLUFF_CHART_TEAL);
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
  guint n = all != NULL ? (guint) all->bluffs : 0;

  if (n < BLUFF_PLAYER_ENOUGH_BLUFFS)
    return bluff_words_too_few (BLUFF_TOO_FEW_BLUFFS);
  if (!bluff_player_charts_compare_periods (report, tallies, claims) || claims[0].bluffs < BLUFF_PLAYER_ENOUGH_BLUFFS ||
      claims[1].bluffs < BLUFF_PLAYER_ENOUGH_BLUFFS)
    return bluff_words_n_bluffs (n);

  return bluff_words_believed_trend (
      bluff_player_charts_compare (bluff_player_charts_share (claims[1].believed, claims[1].bluffs),
                                   bluff_player_charts_share (claims[0].believed, claims[0].bluffs)),
      report->query.period == BLUFF_PERIOD_MONTH);
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
    bluff_player_charts_set_part (data, i, claims[games[i]]->believed, claims[games[i]]->bluffs);

  return data;
}

/* Two situations that are compared, and the game of which they are. */
typedef struct
{
  const char *kind; /* or NULL */
  BluffStoreSituation situation, other;
} Situations;

static const Situations tells[BLUFF_N_TELLS] = {
  [BLUFF_TELL_AFTER_CAUGHT] = { NULL, BLUFF_STORE_SITUATION_AFTER_CAUGHT, BLUFF_STORE_SITUATION_NOT_AFTER_CAUGHT },
  [BLUFF_TELL_BEHIND] = { NULL, BLUFF_STORE_SITUATION_BEHIND, BLUFF_STORE_SITUATION_NOT_BEHIND },
  [BLUFF_TELL_SETS_OF_FIVE] = { "pirate", BLUFF_STORE_SITUATION_SET_OF_5, BLUFF_STORE_SITUATION_SET_OF_3 },
};

/* By how many per cent both differ, in bluffs or in how many of them were believed; FALSE if there are too few. */
static gboolean
weigh (const BluffPlayerReport *report, const Situations *tell, gboolean believed, double *difference)
{
  const BluffStoreClaims *a = claims_of (report, tell->kind, tell->situation);
  const BluffStoreClaims *b = claims_of (report, tell->kind, tell->other);

  if (a == NULL || b == NULL || a->games < BLUFF_PLAYER_ENOUGH_GAMES || b->games < BLUFF_PLAYER_ENOUGH_GAMES)
    return FALSE;
  if (believed && (a->bluffs < BLUFF_PLAYER_ENOUGH_CLAIMS || b->bluffs < BLUFF_PLAYER_ENOUGH_CLAIMS))
    return FALSE;
  if (a->claims < BLUFF_PLAYER_ENOUGH_CLAIMS || b->claims < BLUFF_PLAYER_ENOUGH_CLAIMS)
    return FALSE;

  *difference =
      believed ? bluff_player_charts_share (a->believed, a->bluffs) - bluff_player_charts_share (b->believed, b->bluffs)
               : bluff_player_charts_share (a->bluffs, a->claims) - bluff_player_charts_share (b->bluffs, b->claims);
  return TRUE;
}

/* What gives the player away most. NULL: nothing does. */
static char *
say_tell (const BluffPlayerReport *report, gboolean believed, gboolean *known)
{
  BluffTell found = BLUFF_N_TELLS;
  gboolean more = FALSE;
  double most = DIFFERENT;

  *known = FALSE;
  for (BluffTell tell = 0; tell < BLUFF_N_TELLS; tell++)
    {
      double difference;

      if (!weigh (report, &tells[tell], believed, &difference))
        continue;
      *known = TRUE;
      if (fabs (difference) < most)
        continue;
      most = fabs (difference);
      found = tell;
      more = difference > 0;
    }

  return found < BLUFF_N_TELLS ? bluff_words_tell (found, believed, more) : NULL;
}

char *
bluff_player_charts_say_believed (const BluffPlayerReport *report)
{
  gboolean known;

  return say_tell (report, TRUE, &known);
}

static char *
say_tells (const BluffPlayerReport *report)
{
  gboolean known;
  char *found = say_tell (report, FALSE, &known);

  if (!known)
    return bluff_words_too_few (BLUFF_TOO_FEW_CLAIMS);

  return found != NULL ? found : bluff_words_no_tell ();
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
  g_autofree char *sentence = say_tells (report);
  BluffChartData *data = bluff_chart_data_new (BLUFF_CHART_SHARES, _ ("When You Bluff"), sentence,
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
    bluff_player_charts_set_part (data, i, known[i]->bluffs, known[i]->claims);

  return data;
}

/* --- Opponents -----------------------------------------------------------------------------------------------------
 */

char *
bluff_player_charts_name_opponent (const BluffStoreOpponentRow *opponent)
{
  switch (opponent->kind)
    {
    case BLUFF_STORE_PROFILE:
      return g_strdup (opponent->name);
    case BLUFF_STORE_COMPUTER:
      return bluff_words_computer (opponent->level != NULL ? opponent->level : "", opponent->character);
    case BLUFF_STORE_GUEST:
      /* Translators: somebody who plays without a profile. */
      return g_strdup (_ ("Guest"));
    case BLUFF_STORE_ANONYMOUS:
    case BLUFF_STORE_N_SEAT_KINDS:
    default:
      return g_strdup (_ ("Somebody"));
    }
}

static void
add_opponent (BluffChartData *data, const BluffStoreOpponentRow *opponent)
{
  g_autofree char *name = bluff_player_charts_name_opponent (opponent);

  bluff_chart_data_add_place (data, NULL, name);
  /* Guests and computers have no page. */
  if (opponent->kind == BLUFF_STORE_PROFILE)
    bluff_chart_data_link_place (data, "win.player", g_variant_new_int64 (opponent->player));
}

static gboolean
is_person (const BluffStoreOpponentRow *opponent)
{
  return opponent->kind != BLUFF_STORE_COMPUTER;
}

/* People and computers apart: people come first, and of each those with most games. */
static GPtrArray *
list_opponents (const BluffPlayerReport *report)
{
  GPtrArray *opponents = g_ptr_array_new ();

  for (int people = 1; people >= 0; people--)
    for (guint i = 0; i < report->statistics->opponents->len; i++)
      {
        BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

        if (is_person (row) == people)
          g_ptr_array_add (opponents, row);
      }

  return opponents;
}

/* What is counted of the bluffs between the player and an opponent. */
typedef guint64 (*Count) (const BluffStoreOpponentRow *opponent);

static guint64
count_fooled (const BluffStoreOpponentRow *opponent)
{
  return opponent->fooled;
}

static guint64
count_caught_by (const BluffStoreOpponentRow *opponent)
{
  return opponent->caught_by;
}

static guint64
count_fooled_by (const BluffStoreOpponentRow *opponent)
{
  return opponent->fooled_by;
}

/* Of whom there is more than of all others: of people, or, if there is none of them, of computers. NULL: several have
 * as much, or *FEW: it is too little to tell. */
static const BluffStoreOpponentRow *
find_most (const BluffPlayerReport *report, Count count, gboolean *few)
{
  g_autoptr (GPtrArray) opponents = list_opponents (report);
  const BluffStoreOpponentRow *found = NULL;
  gboolean shared = FALSE;

  *few = FALSE;
  for (guint i = 0; i < opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (opponents, i);

      if (count (row) == 0 || (found != NULL && is_person (found) && !is_person (row)))
        continue;
      if (found != NULL && count (row) == count (found))
        shared = TRUE;
      else if (found == NULL || count (row) > count (found))
        {
          found = row;
          shared = FALSE;
        }
    }
  *few = found != NULL && count (found) < BLUFF_PLAYER_ENOUGH_BLUFFS;

  return shared || *few ? NULL : found;
}

const BluffStoreOpponentRow *
bluff_player_charts_find_fooler (const BluffPlayerReport *report, gboolean *few)
{
  return find_most (report, count_fooled_by, few);
}

static char *
say_fooled (const BluffPlayerReport *report, gboolean any)
{
  gboolean few_fooled, few_caught;
  const BluffStoreOpponentRow *fooled = find_most (report, count_fooled, &few_fooled);
  const BluffStoreOpponentRow *reader = find_most (report, count_caught_by, &few_caught);
  g_autofree char *fooled_name = fooled != NULL ? bluff_player_charts_name_opponent (fooled) : NULL;
  g_autofree char *reader_name = reader != NULL ? bluff_player_charts_name_opponent (reader) : NULL;

  if (!any)
    return bluff_words_untested ();
  if (fooled == NULL && reader == NULL && (few_fooled || few_caught))
    return bluff_words_too_few (BLUFF_TOO_FEW_BLUFFS);

  return bluff_words_fooled (fooled_name, reader_name);
}

BluffChartData *
bluff_player_charts_fooled (const BluffPlayerReport *report)
{
  g_autoptr (GPtrArray) deciders = list_opponents (report);
  g_autofree char *sentence = NULL;
  BluffChartData *data;

  for (guint i = deciders->len; i-- > 0;)
    if (count_caught_by (g_ptr_array_index (deciders, i)) + count_fooled (g_ptr_array_index (deciders, i)) == 0)
      g_ptr_array_remove_index (deciders, i);
  sentence = say_fooled (report, deciders->len > 0);
  data = bluff_chart_data_new (BLUFF_CHART_PAIRS, _ ("Who You Fool, and Who Catches You"), sentence,
                               /* Translators: heads a column of players. */
                               C_ ("column", "Opponent"), NULL);
  for (guint i = 0; i < deciders->len; i++)
    add_opponent (data, g_ptr_array_index (deciders, i));
  /* Translators: bluffs that an opponent has caught, and that an opponent has believed; no gender. */
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

static char *
say_rivals (const BluffPlayerReport *report)
{
  guint64 ahead = 0, behind = 0;

  if (report->statistics->overall.games < BLUFF_PLAYER_ENOUGH_GAMES)
    return bluff_words_too_few (BLUFF_TOO_FEW_GAMES);
  for (guint i = 0; i < report->statistics->opponents->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (report->statistics->opponents, i);

      ahead += row->ahead;
      behind += row->behind;
    }

  return bluff_words_rivals (ahead, behind);
}

BluffChartData *
bluff_player_charts_rivals (const BluffPlayerReport *report)
{
  g_autofree char *sentence = say_rivals (report);
  g_autoptr (GPtrArray) rivals = list_opponents (report);
  BluffChartData *data =
      bluff_chart_data_new (BLUFF_CHART_PAIRS, _ ("Head to Head"), sentence, C_ ("column", "Opponent"), NULL);

  for (guint i = 0; i < rivals->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (rivals, i);
      g_autofree char *together = bluff_words_together ((guint) row->games, (guint) row->level_pegging);

      add_opponent (data, row);
      bluff_chart_data_explain_place (data, together);
    }
  /* Translators: games at whose end the player was behind an opponent, and ahead. */
  bluff_chart_data_add_series (data, C_ ("games", "Behind"), BLUFF_CHART_CORAL);
  bluff_chart_data_add_series (data, C_ ("games", "Ahead"), BLUFF_CHART_TEAL);
  for (guint i = 0; i < rivals->len; i++)
    {
      const BluffStoreOpponentRow *row = g_ptr_array_index (rivals, i);

      set_count (data, 0, i, row->behind);
      set_count (data, 1, i, row->ahead);
    }

  return data;
}
