/* bluff-store-statistics.c: everything about one player.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-statistics.h"

#include "bluff-course.h"
#include "bluff-games-table.h"
#include "bluff-players-table.h"
#include "bluff-ratings-table.h"
#include "bluff-store-private.h"

#include <stdio.h>
#include <string.h>

/* --- Values --------------------------------------------------------------------------------------------------------
 */

static void
free_tally_row (gpointer data)
{
  BluffStoreTallyRow *row = data;

  g_free (row->kind);
  g_free (row->month);
  g_free (row);
}

static void
free_opponent_row (gpointer data)
{
  BluffStoreOpponentRow *row = data;

  g_free (row->name);
  g_free (row->level);
  g_free (row->character);
  g_free (row);
}

static void
free_fact_row (gpointer data)
{
  BluffStoreFactRow *row = data;

  g_free (row->kind);
  g_free (row->name);
  g_free (row);
}

static void
free_habits (gpointer data)
{
  BluffStoreHabits *habits = data;

  g_free (habits->kind);
  g_free (habits->best_lie.game);
  g_free (habits);
}

static BluffStoreStatistics *
make_statistics (void)
{
  BluffStoreStatistics *self = g_new0 (BluffStoreStatistics, 1);

  self->by_kind = g_ptr_array_new_with_free_func (free_tally_row);
  self->by_seats = g_ptr_array_new_with_free_func (free_tally_row);
  self->by_month = g_ptr_array_new_with_free_func (free_tally_row);
  self->opponents = g_ptr_array_new_with_free_func (free_opponent_row);
  self->facts = g_ptr_array_new_with_free_func (free_fact_row);
  self->habits = g_ptr_array_new_with_free_func (free_habits);
  self->ratings = g_array_new (FALSE, FALSE, sizeof (BluffStoreRatingPoint));
  return self;
}

void
bluff_store_statistics_free (BluffStoreStatistics *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->by_kind);
  g_ptr_array_unref (self->by_seats);
  g_ptr_array_unref (self->by_month);
  g_ptr_array_unref (self->opponents);
  g_ptr_array_unref (self->facts);
  g_ptr_array_unref (self->habits);
  g_array_unref (self->ratings);
  g_free (self);
}

gint64
bluff_store_statistics_fact (const BluffStoreStatistics *self, const char *kind, const char *name)
{
  gint64 sum = 0;

  for (guint i = 0; i < self->facts->len; i++)
    {
      const BluffStoreFactRow *row = g_ptr_array_index (self->facts, i);

      if ((kind == NULL || strcmp (row->kind, kind) == 0) && strcmp (row->name, name) == 0)
        sum += row->sum;
    }
  return sum;
}

const BluffStoreHabits *
bluff_store_statistics_habits (const BluffStoreStatistics *self, const char *kind)
{
  for (guint i = 0; i < self->habits->len; i++)
    {
      const BluffStoreHabits *habits = g_ptr_array_index (self->habits, i);

      if (g_strcmp0 (habits->kind, kind) == 0)
        return habits;
    }
  return NULL;
}

/* --- Adding up -----------------------------------------------------------------------------------------------------
 */

static void
add_to_tally (BluffStoreTally *tally, const BluffResultRow *row)
{
  tally->games++;
  if (row->place >= 1 && row->place <= BLUFF_MAX_SEATS)
    tally->places[row->place - 1]++;
  if (row->place == 1)
    {
      tally->wins++;
      tally->shared_wins += row->shared;
    }
  tally->turns += (guint64) row->turns;
  tally->thinking_ms += (guint64) row->thinking_ms;
}

static void
add_to_streak (BluffStoreStreak *streak, const BluffResultRow *row)
{
  streak->current = row->place == 1 ? streak->current + 1 : 0;
  streak->best = MAX (streak->best, streak->current);
}

/* The row of a group; there are few. */
static BluffStoreTallyRow *
find_row (GPtrArray *rows, const char *kind, guint n_seats, const char *month)
{
  BluffStoreTallyRow *row;

  for (guint i = rows->len; i > 0; i--)
    {
      row = g_ptr_array_index (rows, i - 1);
      if (row->n_seats == n_seats && g_strcmp0 (row->kind, kind) == 0 && g_strcmp0 (row->month, month) == 0)
        return row;
    }
  row = g_new0 (BluffStoreTallyRow, 1);
  row->kind = g_strdup (kind);
  row->n_seats = n_seats;
  row->month = g_strdup (month);
  g_ptr_array_add (rows, row);
  return row;
}

/* Results come in the order of time: the month is the last row's, or a later one. */
static BluffStoreTallyRow *
find_month (GPtrArray *months, const char *kind, gint64 ended)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (ended / 1000);
  g_autofree char *month = date != NULL ? g_date_time_format (date, "%Y-%m") : g_strdup ("");

  return find_row (months, kind, 0, month);
}

/* What is added up while the results come. */
typedef struct
{
  BluffStoreStatistics *statistics;
  BluffCourse *course;
} Sum;

static void
add_result (const BluffResultRow *row, gpointer data)
{
  const Sum *sum = data;
  BluffStoreStatistics *statistics = sum->statistics;
  BluffStoreTallyRow *of_kind = find_row (statistics->by_kind, row->kind, 0, NULL);
  BluffStoreTallyRow *of_seats = find_row (statistics->by_seats, row->kind, row->n_seats, NULL);
  BluffStoreTallyRow *of_month = find_month (statistics->by_month, NULL, row->ended);
  BluffStoreClaims *const parts[] = { &of_kind->claims, &of_seats->claims, &of_month->claims, NULL };

  add_to_tally (&statistics->overall, row);
  add_to_streak (&statistics->streak, row);
  add_to_tally (&statistics->companies[row->company], row);
  add_to_tally (&of_kind->tally, row);
  add_to_streak (&of_kind->streak, row);
  add_to_tally (&of_seats->tally, row);
  add_to_tally (&of_month->tally, row);
  bluff_course_add_game (sum->course, row, parts);
}

static void
add_claim (const BluffClaimRow *row, gpointer data)
{
  bluff_course_add_claim (data, row);
}

static void
add_calls (gint64 game, guint64 right, guint64 wrong, gpointer data)
{
  bluff_course_add_calls (data, game, right, wrong);
}

/* The games of the best lies go by their ids. */
static gboolean
end_course (BluffDatabase *database, BluffCourse *course, BluffStoreStatistics *statistics, GError **error)
{
  g_autoptr (GArray) lies = g_array_new (FALSE, FALSE, sizeof (gint64));

  bluff_course_end (course, statistics->habits, lies, statistics->badges);
  for (guint i = 0; i < lies->len; i++)
    {
      BluffStoreHabits *habits = g_ptr_array_index (statistics->habits, i);
      gint64 row = g_array_index (lies, gint64, i);
      g_autoptr (BluffStoreGame) game = NULL;

      if (row == 0)
        continue;
      if (!bluff_games_read_row (database, row, &game, error))
        return FALSE;
      habits->best_lie.game = game != NULL ? g_strdup (game->id) : NULL;
    }
  return TRUE;
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const BluffStoreTallyRow *left = *(const BluffStoreTallyRow *const *) a;
  const BluffStoreTallyRow *right = *(const BluffStoreTallyRow *const *) b;
  int kinds = g_strcmp0 (left->kind, right->kind);

  return kinds != 0 ? kinds : (int) left->n_seats - (int) right->n_seats;
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 player;
  BluffStoreScope scope;
  char *kind;
  BluffStoreStatistics *statistics;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->kind);
  g_free (question);
}

static gboolean
ask (BluffInside *inside, gpointer data, GError **error)
{
  Question *question = data;
  const BluffStoreScope *scope = &question->scope;
  BluffDatabase *database = inside->database;
  g_autoptr (BluffStoreStatistics) statistics = make_statistics ();
  g_autoptr (BluffCourse) course = bluff_course_new ();
  g_autoptr (BluffStorePlayer) player = bluff_players_get (database, question->player, error);
  Sum sum = { .statistics = statistics, .course = course };

  if (player == NULL || !bluff_results_foreach_of_player (database, player->id, scope, add_result, &sum, error) ||
      !bluff_claims_foreach_of_player (database, player->id, scope, add_claim, course, error) ||
      !bluff_claims_foreach_calls (database, player->id, scope, add_calls, course, error) ||
      !end_course (database, course, statistics, error) ||
      !bluff_results_list_opponents (database, player->id, scope, statistics->opponents, error) ||
      !bluff_results_sum_facts (database, player->id, scope, statistics->facts, error) ||
      !bluff_rated_list (database, player->id, scope, statistics->ratings, error))
    return FALSE;
  g_ptr_array_sort (statistics->by_kind, compare_rows);
  g_ptr_array_sort (statistics->by_seats, compare_rows);
  question->statistics = g_steal_pointer (&statistics);
  return TRUE;
}

BluffStoreStatistics *
bluff_store_statistics (BluffStore *self, gint64 player, const BluffStoreScope *scope, GError **error)
{
  Question question = { .player = player };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (scope != NULL)
    question.scope = *scope;
  if (!bluff_store_do_reading (self, ask, &question, error))
    g_clear_pointer (&question.statistics, bluff_store_statistics_free);
  return question.statistics;
}

static void
ask_for_task (BluffStore *self, GTask *task)
{
  Question *question = g_task_get_task_data (task);
  GError *error = NULL;
  BluffStoreStatistics *statistics = bluff_store_statistics (self, question->player, &question->scope, &error);

  if (statistics != NULL)
    g_task_return_pointer (task, statistics, (GDestroyNotify) bluff_store_statistics_free);
  else
    g_task_return_error (task, error);
}

void
bluff_store_statistics_async (BluffStore *self,
                              gint64 player,
                              const BluffStoreScope *scope,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  question->player = player;
  if (scope != NULL)
    question->scope = *scope;
  question->scope.kind = question->kind = g_strdup (question->scope.kind);
  bluff_store_start_question (self, ask_for_task, question, free_question, cancellable, callback, user_data);
}

BluffStoreStatistics *
bluff_store_statistics_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Months --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 player;
  const BluffStoreScope *scope;
  BluffCourse *course;
  GPtrArray *months;
} Months;

static void
add_to_month (const BluffResultRow *row, gpointer data)
{
  const Months *months = data;
  BluffStoreTallyRow *of_month = find_month (months->months, row->kind, row->ended);
  BluffStoreClaims *const parts[] = { &of_month->claims, NULL };

  add_to_tally (&of_month->tally, row);
  bluff_course_add_game (months->course, row, parts);
}

static gboolean
ask_months (BluffInside *inside, gpointer data, GError **error)
{
  Months *months = data;
  g_autoptr (BluffStorePlayer) player = bluff_players_get (inside->database, months->player, error);

  return player != NULL &&
         bluff_results_foreach_of_player (inside->database, player->id, months->scope, add_to_month, months, error) &&
         bluff_claims_foreach_of_player (inside->database, player->id, months->scope, add_claim, months->course, error);
}

/* Of all that the course can tell, its claims have been added to the months. */
static void
end_months (BluffCourse *course)
{
  g_autoptr (GPtrArray) habits = g_ptr_array_new_with_free_func (free_habits);
  g_autoptr (GArray) lies = g_array_new (FALSE, FALSE, sizeof (gint64));
  BluffStoreBadgeRow badges[BLUFF_STORE_N_BADGES];

  bluff_course_end (course, habits, lies, badges);
}

GPtrArray *
bluff_store_months (BluffStore *self, gint64 player, const BluffStoreScope *scope, GError **error)
{
  static const BluffStoreScope everything;
  g_autoptr (BluffCourse) course = bluff_course_new ();
  Months months = { .player = player, .scope = scope != NULL ? scope : &everything, .course = course };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  months.months = g_ptr_array_new_with_free_func (free_tally_row);
  if (bluff_store_do_reading (self, ask_months, &months, error))
    end_months (course);
  else
    g_clear_pointer (&months.months, g_ptr_array_unref);

  return months.months;
}

guint
bluff_store_month_number (const char *month)
{
  guint year, number;

  if (sscanf (month, "%u-%u", &year, &number) != 2)
    return 0;

  return year * BLUFF_STORE_YEAR + number - 1;
}

void
bluff_store_months_add_up (GPtrArray *months,
                           const char *kind,
                           guint first,
                           guint until,
                           BluffStoreTally *tally,
                           BluffStoreClaims *claims)
{
  for (guint i = 0; i < months->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (months, i);
      guint month = bluff_store_month_number (row->month);

      if (month < first || month >= until || strcmp (row->kind, kind) != 0)
        continue;
      tally->games += row->tally.games;
      tally->wins += row->tally.wins;
      claims->claims += row->claims.claims;
      claims->bluffs += row->claims.bluffs;
      claims->believed += row->claims.believed;
      claims->caught += row->claims.caught;
      claims->doubted += row->claims.doubted;
      claims->games += row->claims.games;
    }
}
