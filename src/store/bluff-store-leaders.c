/* bluff-store-leaders.c: leader boards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-statistics.h"

#include "bluff-ratings-table.h"
#include "bluff-results-table.h"
#include "bluff-store-player.h"
#include "bluff-store-private.h"

enum
{
  /* A rating counts as what it is very likely worth: so many sigmas below mu. */
  CAUTION = 3
};

static void
free_leader (gpointer data)
{
  BluffStoreLeader *leader = data;

  g_free (leader->name);
  g_free (leader);
}

static void
add_ratings (GPtrArray *leaders, GPtrArray *ratings, const char *kind)
{
  g_autoptr (GHashTable) by_player = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < ratings->len; i++)
    {
      BluffStoreRatingRow *rating = g_ptr_array_index (ratings, i);

      if (g_str_equal (rating->kind, kind))
        g_hash_table_insert (by_player, &rating->player, rating);
    }
  for (guint i = 0; i < leaders->len; i++)
    {
      BluffStoreLeader *leader = g_ptr_array_index (leaders, i);
      const BluffStoreRatingRow *rating = g_hash_table_lookup (by_player, &leader->player);

      leader->rated = rating != NULL;
      leader->mu = rating != NULL ? rating->mu : 0;
      leader->sigma = rating != NULL ? rating->sigma : 0;
    }
}

static double
worth (const BluffStoreLeader *leader, BluffStoreLeadersOrder order)
{
  switch (order)
    {
    case BLUFF_STORE_LEADERS_BY_RATE:
      return (double) leader->tally.wins / (double) leader->tally.games;
    case BLUFF_STORE_LEADERS_BY_GAMES:
      return (double) leader->tally.games;
    case BLUFF_STORE_LEADERS_BY_RATING:
      return leader->rated ? leader->mu - CAUTION * leader->sigma : -G_MAXDOUBLE;
    case BLUFF_STORE_LEADERS_BY_WINS:
    case BLUFF_STORE_N_LEADERS_ORDERS:
    default:
      return (double) leader->tally.wins;
    }
}

/* Among equals, the one with more wins comes first, then with fewer games, then the older profile: an order that does
 * not change. */
static int
compare_leaders (gconstpointer a, gconstpointer b, gpointer data)
{
  const BluffStoreLeader *left = *(const BluffStoreLeader *const *) a;
  const BluffStoreLeader *right = *(const BluffStoreLeader *const *) b;
  BluffStoreLeadersOrder order = *(const BluffStoreLeadersOrder *) data;
  double difference = worth (right, order) - worth (left, order);

  if (difference < 0 || difference > 0)
    return difference < 0 ? -1 : 1;
  if (left->tally.wins != right->tally.wins)
    return left->tally.wins > right->tally.wins ? -1 : 1;
  if (left->tally.games != right->tally.games)
    return left->tally.games < right->tally.games ? -1 : 1;
  return left->player < right->player ? -1 : 1;
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffStoreScope scope;
  char *kind;
  BluffStoreLeadersOrder order;
  guint min_games;
  guint limit;
  GPtrArray *leaders;
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
  const char *kind = question->scope.kind != NULL ? question->scope.kind : "";
  g_autoptr (GPtrArray) leaders = g_ptr_array_new_with_free_func (free_leader);
  g_autoptr (GPtrArray) ratings = bluff_ratings_list (inside->database, BLUFF_STORE_NO_PLAYER, error);

  if (ratings == NULL ||
      !bluff_results_list_leaders (inside->database, &question->scope, question->min_games, leaders, error))
    return FALSE;
  add_ratings (leaders, ratings, kind);
  g_ptr_array_sort_with_data (leaders, compare_leaders, &question->order);
  if (leaders->len > question->limit)
    g_ptr_array_set_size (leaders, (int) question->limit);
  question->leaders = g_steal_pointer (&leaders);
  return TRUE;
}

GPtrArray *
bluff_store_leaders (BluffStore *self,
                     const BluffStoreScope *scope,
                     BluffStoreLeadersOrder order,
                     guint min_games,
                     guint limit,
                     GError **error)
{
  Question question = { .order = order, .min_games = min_games, .limit = limit };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (scope != NULL)
    question.scope = *scope;
  if (!bluff_store_do_reading (self, ask, &question, error))
    g_clear_pointer (&question.leaders, g_ptr_array_unref);
  return question.leaders;
}

static void
ask_for_task (BluffStore *self, GTask *task)
{
  Question *question = g_task_get_task_data (task);
  GError *error = NULL;
  GPtrArray *leaders =
      bluff_store_leaders (self, &question->scope, question->order, question->min_games, question->limit, &error);

  if (leaders != NULL)
    g_task_return_pointer (task, leaders, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
bluff_store_leaders_async (BluffStore *self,
                           const BluffStoreScope *scope,
                           BluffStoreLeadersOrder order,
                           guint min_games,
                           guint limit,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (BLUFF_IS_STORE (self));

  if (scope != NULL)
    question->scope = *scope;
  question->scope.kind = question->kind = g_strdup (question->scope.kind);
  question->order = order;
  question->min_games = min_games;
  question->limit = limit;
  bluff_store_start (self, ask_for_task, question, free_question, cancellable, callback, user_data);
}

GPtrArray *
bluff_store_leaders_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
