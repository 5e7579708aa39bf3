/* bluff-store-leaders.c: leader boards.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-statistics.h"

#include "bluff-claims-table.h"
#include "bluff-ratings-table.h"
#include "bluff-store-player.h"
#include "bluff-store-private.h"
#include "bluff-sums-table.h"

#include <string.h>

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
  g_free (leader->level);
  g_free (leader);
}

/* Of people by their ids, of levels by their names. */
static guint
hash_leader (gconstpointer data)
{
  const BluffStoreLeader *leader = data;

  return leader->level != NULL ? g_str_hash (leader->level) : g_int64_hash (&leader->player);
}

static gboolean
is_same_leader (gconstpointer a, gconstpointer b)
{
  const BluffStoreLeader *left = a;
  const BluffStoreLeader *right = b;

  return left->player == right->player && g_strcmp0 (left->level, right->level) == 0;
}

static void
add_rating (const BluffStoreRatingRow *rating, gpointer data)
{
  const BluffStoreLeader key = { .player = rating->player, .level = rating->level };
  BluffStoreLeader *leader = g_hash_table_lookup (data, &key);

  if (leader == NULL)
    return;
  leader->rated = TRUE;
  leader->mu = rating->mu;
  leader->sigma = rating->sigma;
}

static gboolean
add_ratings (BluffDatabase *database, gboolean levels, GPtrArray *leaders, const char *kind, GError **error)
{
  g_autoptr (GHashTable) known = g_hash_table_new (hash_leader, is_same_leader);

  for (guint i = 0; i < leaders->len; i++)
    g_hash_table_add (known, g_ptr_array_index (leaders, i));
  return bluff_ratings_foreach_of_kind (database, levels, kind, add_rating, known, error);
}

/* Some of those who are found have a game just outside the period, and none in it. */
static void
leave_out (GPtrArray *leaders, guint min_games)
{
  for (guint i = leaders->len; i > 0; i--)
    {
      const BluffStoreLeader *leader = g_ptr_array_index (leaders, i - 1);

      if (leader->tally.games < MAX (1, min_games))
        g_ptr_array_remove_index_fast (leaders, i - 1);
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

/* Among equals, the one with more wins comes first, then with fewer games. 0: they share a place. */
static int
compare_places (const BluffStoreLeader *left, const BluffStoreLeader *right, BluffStoreLeadersOrder order)
{
  double difference = worth (right, order) - worth (left, order);

  if (difference < 0 || difference > 0)
    return difference < 0 ? -1 : 1;
  if (left->tally.wins != right->tally.wins)
    return left->tally.wins > right->tally.wins ? -1 : 1;
  if (left->tally.games != right->tally.games)
    return left->tally.games < right->tally.games ? -1 : 1;
  return 0;
}

/* Those who share a place stand by the age of their profiles, and levels by their names: an order that does not change.
 */
static int
compare_leaders (gconstpointer a, gconstpointer b, gpointer data)
{
  const BluffStoreLeader *left = *(const BluffStoreLeader *const *) a;
  const BluffStoreLeader *right = *(const BluffStoreLeader *const *) b;
  int places = compare_places (left, right, *(const BluffStoreLeadersOrder *) data);

  if (places != 0)
    return places;
  return left->level != NULL ? strcmp (left->level, right->level) : (left->player < right->player ? -1 : 1);
}

static void
give_places (GPtrArray *leaders, BluffStoreLeadersOrder order)
{
  for (guint i = 0; i < leaders->len; i++)
    {
      BluffStoreLeader *leader = g_ptr_array_index (leaders, i);
      const BluffStoreLeader *before = i > 0 ? g_ptr_array_index (leaders, i - 1) : NULL;

      leader->place = before != NULL && compare_places (before, leader, order) == 0 ? before->place : i + 1;
    }
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  gboolean levels;
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

  if (!bluff_sums_list_leaders (inside->database, question->levels, &question->scope, leaders, error))
    return FALSE;
  leave_out (leaders, question->min_games);
  if (!add_ratings (inside->database, question->levels, leaders, kind, error))
    return FALSE;
  g_ptr_array_sort_with_data (leaders, compare_leaders, &question->order);
  give_places (leaders, question->order);
  if (leaders->len > question->limit)
    g_ptr_array_set_size (leaders, (int) question->limit);
  question->leaders = g_steal_pointer (&leaders);
  return TRUE;
}

static GPtrArray *
answer (BluffStore *self, Question *question, GError **error)
{
  if (!bluff_store_do_reading (self, ask, question, error))
    g_clear_pointer (&question->leaders, g_ptr_array_unref);
  return question->leaders;
}

static void
answer_task (BluffStore *self, GTask *task)
{
  GError *error = NULL;
  GPtrArray *leaders = answer (self, g_task_get_task_data (task), &error);

  if (leaders != NULL)
    g_task_return_pointer (task, leaders, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static Question *
copy_question (const Question *question, const BluffStoreScope *scope)
{
  Question *copy = g_memdup2 (question, sizeof *question);

  if (scope != NULL)
    copy->scope = *scope;
  copy->scope.kind = copy->kind = g_strdup (copy->scope.kind);
  return copy;
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
  return answer (self, &question, error);
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
  Question question = { .order = order, .min_games = min_games, .limit = limit };

  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_start_question (self, answer_task, copy_question (&question, scope), free_question, cancellable, callback,
                              user_data);
}

GPtrArray *
bluff_store_leaders_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

GPtrArray *
bluff_store_level_leaders (BluffStore *self,
                           const BluffStoreScope *scope,
                           BluffStoreLeadersOrder order,
                           guint min_games,
                           guint limit,
                           GError **error)
{
  Question question = { .levels = TRUE, .order = order, .min_games = min_games, .limit = limit };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (scope != NULL)
    question.scope = *scope;
  return answer (self, &question, error);
}

void
bluff_store_level_leaders_async (BluffStore *self,
                                 const BluffStoreScope *scope,
                                 BluffStoreLeadersOrder order,
                                 guint min_games,
                                 guint limit,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  Question question = { .levels = TRUE, .order = order, .min_games = min_games, .limit = limit };

  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_start_question (self, answer_task, copy_question (&question, scope), free_question, cancellable, callback,
                              user_data);
}

GPtrArray *
bluff_store_level_leaders_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  return bluff_store_leaders_finish (self, result, error);
}

/* --- Sums ----------------------------------------------------------------------------------------------------------
 */

static gboolean
rebuild_sums (BluffInside *inside, gpointer data G_GNUC_UNUSED, GError **error)
{
  return bluff_sums_rebuild (inside->database, error) && bluff_claims_rebuild_pairs (inside->database, error);
}

gboolean
bluff_store_rebuild_sums (BluffStore *self, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, rebuild_sums, NULL, error);
}

gboolean
bluff_store_check_sums (BluffStore *self, gboolean *right, GError **error)
{
  g_autoptr (BluffDatabase) database = NULL;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  database = bluff_store_connect (self, error);
  return database != NULL && bluff_sums_check (database, right, error) &&
         (!*right || bluff_claims_check_pairs (database, right, error));
}
