/* bluff-player-report.c: everything that a player's page tells, as the store has answered it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-report.h"

#include "bluff-players-order.h"

enum
{
  MS = 1000,
  MONTHS = BLUFF_STORE_YEAR,
  MOST_MONTHS = 36, /* that a chart shows one by one */
};

void
bluff_player_report_free (BluffPlayerReport *self)
{
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->statistics, bluff_store_statistics_free);
  g_clear_pointer (&self->months, g_ptr_array_unref);
  g_free (self);
}

/* --- Months --------------------------------------------------------------------------------------------------------
 */

guint
bluff_player_report_month_of (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time / MS);

  g_return_val_if_fail (date != NULL, 0);

  return (guint) (g_date_time_get_year (date) * MONTHS + g_date_time_get_month (date) - 1);
}

/* When a month begins, by the clock on the wall. */
static gint64
begin_of (guint month)
{
  g_autoptr (GDateTime) date = g_date_time_new_local ((int) (month / MONTHS), (int) (month % MONTHS) + 1, 1, 0, 0, 0);

  return g_date_time_to_unix (date) * MS;
}

static guint
first_month_of_year (guint month)
{
  return month - month % MONTHS;
}

/* Of all games that were asked about: the oldest month comes first. */
static guint
find_first_month (const BluffPlayerReport *self, guint last)
{
  const BluffStoreTallyRow *row = self->months->len > 0 ? g_ptr_array_index (self->months, 0) : NULL;

  return row != NULL ? MIN (bluff_store_month_number (row->month), last) : last;
}

static guint
find_last_month (const BluffPlayerReport *self, guint now)
{
  const BluffStoreTallyRow *row =
      self->months->len > 0 ? g_ptr_array_index (self->months, self->months->len - 1) : NULL;

  return row != NULL ? bluff_store_month_number (row->month) : now;
}

void
bluff_player_report_get_months (const BluffPlayerReport *self, guint *first, guint *last)
{
  *last = bluff_player_report_month_of (self->query.now);
  switch (self->query.period)
    {
    case BLUFF_PERIOD_MONTH:
      *first = *last - MONTHS + 1;
      break;
    case BLUFF_PERIOD_YEAR:
      *first = first_month_of_year (*last);
      break;
    case BLUFF_PERIOD_ALL:
    case BLUFF_N_PERIODS:
    default:
      *first = 0;
      *last = find_last_month (self, *last);
      break;
    }
  *first = MAX (*first, find_first_month (self, *last));
}

guint
bluff_player_report_take_steps (guint *first, guint *last)
{
  if (*last - *first < MOST_MONTHS)
    return 1;

  *first = first_month_of_year (*first);
  *last = first_month_of_year (*last) + MONTHS - 1;
  return MONTHS;
}

gboolean
bluff_player_report_get_compared (const BluffPlayerReport *self, guint *before, guint *first, guint *until)
{
  guint last = bluff_player_report_month_of (self->query.now);

  *until = last + 1;
  if (self->query.period == BLUFF_PERIOD_MONTH)
    {
      *first = last;
      *before = last - 1;
    }
  else
    {
      *first = first_month_of_year (last);
      *before = *first - MONTHS;
    }

  return find_first_month (self, last) < *first;
}

void
bluff_player_report_add_up (const BluffPlayerReport *self,
                            BluffGame game,
                            guint first,
                            guint until,
                            BluffStoreTally *tally,
                            BluffStoreClaims *claims)
{
  bluff_store_months_add_up (self->months, bluff_game_name (game), first, until, tally, claims);
}

/* --- Asking the store ----------------------------------------------------------------------------------------------
 */

static const BluffStorePlayer *
find_player (GPtrArray *players, gint64 id)
{
  for (guint i = 0; i < players->len; i++)
    if (((BluffStorePlayer *) g_ptr_array_index (players, i))->id == id)
      return g_ptr_array_index (players, i);

  return NULL;
}

/* The months of charts begin earlier than the period, which is compared with the time before; and their first point
 * knows the months before it. */
static gint64
since_of (const BluffPlayerQuery *query, gboolean trend)
{
  guint month = bluff_player_report_month_of (query->now);

  switch (query->period)
    {
    case BLUFF_PERIOD_MONTH:
      return begin_of (trend ? month - MONTHS + 2 - BLUFF_STORE_SMOOTH_MONTHS : month);
    case BLUFF_PERIOD_YEAR:
      return begin_of (first_month_of_year (month) - (trend ? MONTHS : 0));
    case BLUFF_PERIOD_ALL:
    case BLUFF_N_PERIODS:
    default:
      return 0;
    }
}

/* Most players have a game in what was asked, and then nothing else is looked at. */
static gboolean
find_past (BluffStore *store, BluffPlayerReport *self, GError **error)
{
  BluffStoreFilter filter = { .state = BLUFF_STORE_FINISHED, .players = { self->query.player } };
  BluffStoreScope everything = { .with_imports = TRUE };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) months = NULL;

  self->past = BLUFF_PAST_COUNTED;
  if (self->statistics->overall.games > 0)
    return TRUE;

  games = bluff_store_list_games (store, &filter, NULL, 1, error);
  months = games != NULL ? bluff_store_months (store, self->query.player, &everything, error) : NULL;
  if (months == NULL)
    return FALSE;

  if (months->len == 0)
    self->past = games->len > 0 ? BLUFF_PAST_UNCOUNTED : BLUFF_PAST_NONE;
  return TRUE;
}

/* On the store's thread. */
static gboolean
read_report (BluffStore *store, gpointer data, GError **error)
{
  BluffPlayerReport *self = data;
  /* Imports count, and games that were played on from others do not (docs/facts.md). */
  BluffStoreScope scope = { .since = since_of (&self->query, FALSE),
                            .with_imports = TRUE,
                            .companies = self->query.companies };

  self->players = bluff_store_list_players (store, TRUE, error);
  if (self->players == NULL)
    return FALSE;
  bluff_players_order (self->players);
  self->player = find_player (self->players, self->query.player);
  self->statistics = bluff_store_statistics (store, self->query.player, &scope, error);
  if (self->statistics == NULL || !find_past (store, self, error) ||
      !bluff_store_is_recount_due (store, &self->counting, error))
    return FALSE;

  scope.since = since_of (&self->query, TRUE);
  self->months = bluff_store_months (store, self->query.player, &scope, error);
  return self->months != NULL;
}

static void
report_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  BluffPlayerReport *self = g_task_get_task_data (task);
  GError *error = NULL;

  if (!bluff_store_run_finish (BLUFF_STORE (source), result, &error))
    {
      bluff_player_report_free (self);
      g_task_return_error (task, error);
    }
  else
    g_task_return_pointer (task, self, (GDestroyNotify) bluff_player_report_free);
}

void
bluff_player_report_read_async (BluffSaves *saves,
                                const BluffPlayerQuery *query,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  GTask *task = g_task_new (saves, cancellable, callback, user_data);
  BluffPlayerReport *self = g_new0 (BluffPlayerReport, 1);

  self->query = *query;
  g_task_set_source_tag (task, bluff_player_report_read_async);
  g_task_set_task_data (task, self, NULL);
  bluff_store_run_async (bluff_saves_get_store (saves), BLUFF_STORE_RUN_DEFAULT, read_report, self, NULL, cancellable,
                         report_read_cb, task);
}

BluffPlayerReport *
bluff_player_report_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, saves), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
