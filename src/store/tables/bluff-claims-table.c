/* bluff-claims-table.c: the tables of claims and of pairs.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-claims-table.h"

#include "bluff-scope.h"
#include "bluff-store-player.h"

/* --- Writing -------------------------------------------------------------------------------------------------------
 */

static gboolean
insert_claims (BluffStatement *statement, const BluffStoreResult *result, GError **error)
{
  for (gsize i = 0; i < result->n_claims; i++)
    {
      const BluffStoreClaim *claim = &result->claims[i];

      bluff_statement_bind_number (statement, 4, claim->n);
      bluff_statement_bind_number (statement, 5, claim->bluff != 0);
      bluff_statement_bind_number (statement, 6, claim->end);
      bluff_statement_bind_number (statement, 7, claim->after_caught != 0);
      bluff_statement_bind_number (statement, 8, claim->behind != 0);
      bluff_statement_bind_number (statement, 9, claim->size);
      bluff_statement_bind_number (statement, 10, claim->moved);
      bluff_statement_bind_number (statement, 11, claim->judges);
      if (!bluff_statement_run (statement, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
bluff_claims_insert (BluffDatabase *database,
                     const BluffStoreGame *game,
                     const BluffStoreResult *results,
                     GError **error)
{
  static const char sql[] =
      "INSERT INTO claims (player, game, seat, n, bluff, outcome, after_caught, behind, size, moved, judges) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
  static const char pairs[] = "INSERT INTO pairs SELECT * FROM paired WHERE game = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 2, game->row);
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      gboolean is_profile = game->seats[seat].kind == BLUFF_STORE_PROFILE;

      bluff_statement_bind_number (statement, 1, is_profile ? game->seats[seat].player : BLUFF_STORE_NO_PLAYER);
      bluff_statement_bind_number (statement, 3, seat);
      if (!insert_claims (statement, &results[seat], error))
        return FALSE;
    }
  return bluff_database_run_with_number (database, pairs, game->row, error);
}

gboolean
bluff_claims_rebuild_pairs (BluffDatabase *database, GError **error)
{
  return bluff_database_exec (database, "DELETE FROM pairs; INSERT INTO pairs SELECT * FROM paired", error);
}

/* One statement, and so about one moment. */
gboolean
bluff_claims_check_pairs (BluffDatabase *database, gboolean *right, GError **error)
{
  gint64 wrong = 0;
  gboolean ok = bluff_database_ask_number (database,
                                           "SELECT EXISTS (SELECT * FROM pairs EXCEPT SELECT * FROM paired) OR "
                                           "EXISTS (SELECT * FROM paired EXCEPT SELECT * FROM pairs)",
                                           &wrong, error);

  *right = wrong == 0;
  return ok;
}

/* By the results and by the seats: what is damaged may lack either. With three columns at once SQLite would look at all
 * claims there are. */
gboolean
bluff_claims_delete (BluffDatabase *database, gint64 game, GError **error)
{
  static const char claims[] = "DELETE FROM claims WHERE game = ?1 AND player IN "
                               "(SELECT player FROM results WHERE game = ?1 "
                               "UNION SELECT ifnull (player, 0) FROM seats WHERE game = ?1)";
  static const char pairs[] = "DELETE FROM pairs WHERE game = ?1";

  return bluff_database_run_with_number (database, claims, game, error) &&
         bluff_database_run_with_number (database, pairs, game, error);
}

/* --- Reading -------------------------------------------------------------------------------------------------------
 */

#define COLUMNS "c.n, c.bluff, c.outcome, c.after_caught, c.behind, c.size, c.moved, c.judges"

/* Of COLUMNS, the first being column FIRST. */
static BluffStoreClaim
read_claim (BluffStatement *statement, int first)
{
  return (BluffStoreClaim){
    .n = bluff_statement_get_number (statement, first),
    .bluff = (guint8) bluff_statement_get_number (statement, first + 1),
    .end = (guint8) bluff_statement_get_number (statement, first + 2),
    .after_caught = (guint8) bluff_statement_get_number (statement, first + 3),
    .behind = (guint8) bluff_statement_get_number (statement, first + 4),
    .size = (guint8) bluff_statement_get_number (statement, first + 5),
    .moved = (guint16) bluff_statement_get_number (statement, first + 6),
    .judges = (guint8) bluff_statement_get_number (statement, first + 7),
  };
}

gboolean
bluff_claims_foreach (BluffDatabase *database, gint64 game, BluffStoreClaimFunc func, gpointer data, GError **error)
{
  static const char sql[] = "SELECT c.seat, " COLUMNS " FROM results r "
                            "JOIN claims c ON c.player = r.player AND c.game = r.game AND c.seat = r.seat "
                            "WHERE r.game = ?1 ORDER BY c.seat, c.n";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffStoreClaim claim = read_claim (statement, 1);

      func ((guint) bluff_statement_get_number (statement, 0), &claim, data);
    }
  return ok;
}

/* --- Questions -----------------------------------------------------------------------------------------------------
 */

gboolean
bluff_claims_foreach_of_player (BluffDatabase *database,
                                gint64 player,
                                const BluffStoreScope *scope,
                                BluffClaimFunc func,
                                gpointer data,
                                GError **error)
{
  static const char sql[] = "SELECT r.game, " COLUMNS " FROM results r INDEXED BY results_in_time "
                            "CROSS JOIN claims c ON c.player = r.player AND c.game = r.game AND c.seat = r.seat "
                            "WHERE r.player = ?1 AND " BLUFF_IN_SCOPE "ORDER BY r.ended, r.game, r.seat, c.n";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_scope_bind (scope, statement);
  while (bluff_statement_next (statement, &ok, error))
    {
      BluffClaimRow row;

      row.game = bluff_statement_get_number (statement, 0);
      row.claim = read_claim (statement, 1);
      func (&row, data);
    }
  return ok;
}

gboolean
bluff_claims_foreach_calls (BluffDatabase *database,
                            gint64 player,
                            const BluffStoreScope *scope,
                            BluffCallsFunc func,
                            gpointer data,
                            GError **error)
{
  static const char sql[] = "SELECT p.game, sum (p.caught), sum (p.doubted) FROM results r "
                            "CROSS JOIN pairs p ON p.game = r.game AND p.other = r.seat "
                            "WHERE r.player = ?1 AND " BLUFF_IN_SCOPE "GROUP BY r.game";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_scope_bind (scope, statement);
  while (bluff_statement_next (statement, &ok, error))
    {
      func (bluff_statement_get_number (statement, 0), (guint64) bluff_statement_get_number (statement, 1),
            (guint64) bluff_statement_get_number (statement, 2), data);
    }
  return ok;
}
