/* bluff-ratings-table.c: the table of ratings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-ratings-table.h"

#include "bluff-statement.h"
#include "bluff-store-player.h"

/* 1 who it is, 2 the kind. */
static BluffStatement *
borrow (BluffDatabase *database,
        const char *of_player,
        const char *of_level,
        const BluffStoreRatingRow *rating,
        GError **error)
{
  BluffStatement *statement = bluff_database_borrow (database, rating->level != NULL ? of_level : of_player, error);

  if (statement == NULL)
    return NULL;
  if (rating->level != NULL)
    bluff_statement_bind_text (statement, 1, rating->level);
  else
    bluff_statement_bind_number (statement, 1, rating->player);
  bluff_statement_bind_text (statement, 2, rating->kind);
  return statement;
}

gboolean
bluff_ratings_write (BluffDatabase *database, const BluffStoreRatingRow *rating, GError **error)
{
  static const char of_player[] =
      "INSERT OR REPLACE INTO ratings (player, kind, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5)";
  static const char of_level[] =
      "INSERT OR REPLACE INTO level_ratings (level, kind, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5)";
  g_autoptr (BluffStatement) statement = borrow (database, of_player, of_level, rating, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_real (statement, 3, rating->mu);
  bluff_statement_bind_real (statement, 4, rating->sigma);
  bluff_statement_bind_number (statement, 5, rating->games);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_ratings_read (BluffDatabase *database, BluffStoreRatingRow *rating, gboolean *found, GError **error)
{
  static const char of_player[] = "SELECT mu, sigma, games FROM ratings WHERE player = ?1 AND kind = ?2";
  static const char of_level[] = "SELECT mu, sigma, games FROM level_ratings WHERE level = ?1 AND kind = ?2";
  g_autoptr (BluffStatement) statement = borrow (database, of_player, of_level, rating, error);

  if (statement == NULL || !bluff_statement_step (statement, found, error))
    return FALSE;
  if (*found)
    {
      rating->mu = bluff_statement_get_real (statement, 0);
      rating->sigma = bluff_statement_get_real (statement, 1);
      rating->games = bluff_statement_get_number (statement, 2);
    }
  return TRUE;
}

gboolean
bluff_ratings_foreach_of_kind (BluffDatabase *database,
                               gboolean levels,
                               const char *kind,
                               BluffRatingFunc func,
                               gpointer data,
                               GError **error)
{
  static const char of_players[] = "SELECT player, NULL, mu, sigma, games FROM ratings WHERE kind = ?1";
  static const char of_levels[] = "SELECT 0, level, mu, sigma, games FROM level_ratings WHERE kind = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, levels ? of_levels : of_players, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_text (statement, 1, kind);
  while (bluff_statement_next (statement, &ok, error))
    {
      /* Its texts are lent. */
      BluffStoreRatingRow rating = { .player = bluff_statement_get_number (statement, 0),
                                     .kind = (char *) (guintptr) kind,
                                     .level = (char *) (guintptr) bluff_statement_get_text (statement, 1),
                                     .mu = bluff_statement_get_real (statement, 2),
                                     .sigma = bluff_statement_get_real (statement, 3),
                                     .games = bluff_statement_get_number (statement, 4) };

      func (&rating, data);
    }
  return ok;
}

gboolean
bluff_ratings_delete_levels (BluffDatabase *database, GError **error)
{
  return bluff_database_exec (database, "DELETE FROM level_ratings", error);
}

gboolean
bluff_ratings_get_reach (BluffDatabase *database, BluffStoreCursor *reach, gboolean *known, GError **error)
{
  static const char sql[] = "SELECT ended, game FROM ratings_reach";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL || !bluff_statement_step (statement, known, error))
    return FALSE;
  if (*known)
    *reach = (BluffStoreCursor){ .last_played = bluff_statement_get_number (statement, 0),
                                 .row = bluff_statement_get_number (statement, 1) };
  return TRUE;
}

gboolean
bluff_ratings_set_reach (BluffDatabase *database, const BluffStoreCursor *reach, GError **error)
{
  static const char sql[] = "INSERT OR REPLACE INTO ratings_reach (id, ended, game) VALUES (1, ?1, ?2)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, reach->last_played);
  bluff_statement_bind_number (statement, 2, reach->row);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_ratings_forget_reach (BluffDatabase *database, GError **error)
{
  return bluff_database_exec (database, "DELETE FROM ratings_reach", error);
}

gboolean
bluff_ratings_delete (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "DELETE FROM ratings WHERE ?1 = 0 OR player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  return bluff_statement_run (statement, error);
}

GPtrArray *
bluff_ratings_list (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "SELECT player, kind, mu, sigma, games FROM ratings WHERE ?1 = 0 OR player = ?1 "
                            "ORDER BY player, kind";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  g_autoptr (GPtrArray) ratings = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_rating_row_free);
  gboolean ok;

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, player);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffStoreRatingRow *rating = g_new0 (BluffStoreRatingRow, 1);

      rating->player = bluff_statement_get_number (statement, 0);
      rating->kind = bluff_statement_dup_text (statement, 1);
      rating->mu = bluff_statement_get_real (statement, 2);
      rating->sigma = bluff_statement_get_real (statement, 3);
      rating->games = bluff_statement_get_number (statement, 4);
      g_ptr_array_add (ratings, rating);
    }
  return ok ? g_steal_pointer (&ratings) : NULL;
}

/* --- After each game -----------------------------------------------------------------------------------------------
 */

gboolean
bluff_rated_insert (BluffDatabase *database,
                    const BluffStoreRatedGame *game,
                    const BluffStoreRated *rated,
                    guint n,
                    GError **error)
{
  static const char sql[] =
      "INSERT OR REPLACE INTO rated (player, kind, ended, game, mu, sigma) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 3, game->ended);
  bluff_statement_bind_number (statement, 4, game->row);
  for (guint i = 0; i < n; i++)
    {
      bluff_statement_bind_number (statement, 1, rated[i].player);
      bluff_statement_bind_text (statement, 2, rated[i].kind);
      bluff_statement_bind_real (statement, 5, rated[i].mu);
      bluff_statement_bind_real (statement, 6, rated[i].sigma);
      if (!bluff_statement_run (statement, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
bluff_rated_delete (BluffDatabase *database, GError **error)
{
  return bluff_database_exec (database, "DELETE FROM rated", error);
}

gboolean
bluff_rated_list (BluffDatabase *database, gint64 player, const BluffStoreScope *scope, GArray *points, GError **error)
{
  static const char sql[] = "SELECT kind, ended, mu, sigma FROM rated WHERE player = ?1 AND (?2 IS NULL OR kind = ?2) "
                            "AND ended >= ?3 AND ended < ?4 ORDER BY kind, ended, game";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_statement_bind_text (statement, 2, scope->kind);
  bluff_statement_bind_number (statement, 3, scope->since);
  bluff_statement_bind_number (statement, 4, scope->until != 0 ? scope->until : G_MAXINT64);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffStoreRatingPoint point;

      point.kind = g_intern_string (bluff_statement_get_text (statement, 0));
      point.ended = bluff_statement_get_number (statement, 1);
      point.mu = bluff_statement_get_real (statement, 2);
      point.sigma = bluff_statement_get_real (statement, 3);
      g_array_append_val (points, point);
    }
  return ok;
}
