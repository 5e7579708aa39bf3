/* bluff-ratings-table.c: the table of ratings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-ratings-table.h"

#include "bluff-statement.h"
#include "bluff-store-player.h"

gboolean
bluff_ratings_write (BluffDatabase *database, const BluffStoreRatingRow *rating, GError **error)
{
  static const char sql[] =
      "INSERT OR REPLACE INTO ratings (player, kind, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, rating->player);
  bluff_statement_bind_text (statement, 2, rating->kind);
  bluff_statement_bind_real (statement, 3, rating->mu);
  bluff_statement_bind_real (statement, 4, rating->sigma);
  bluff_statement_bind_number (statement, 5, rating->games);
  return bluff_statement_run (statement, error);
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
  gboolean row;

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, player);
  while (bluff_statement_step (statement, &row, error))
    {
      BluffStoreRatingRow *rating;

      if (!row)
        return g_steal_pointer (&ratings);
      rating = g_new0 (BluffStoreRatingRow, 1);
      rating->player = bluff_statement_get_number (statement, 0);
      rating->kind = bluff_statement_dup_text (statement, 1);
      rating->mu = bluff_statement_get_real (statement, 2);
      rating->sigma = bluff_statement_get_real (statement, 3);
      rating->games = bluff_statement_get_number (statement, 4);
      g_ptr_array_add (ratings, rating);
    }
  return NULL;
}
