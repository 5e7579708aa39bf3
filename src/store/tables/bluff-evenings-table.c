/* bluff-evenings-table.c: the tables of evenings and series, and the games of an evening.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-evenings-table.h"

#include "bluff-statement.h"
#include "bluff-store-player.h"

/* --- Evenings and series -------------------------------------------------------------------------------------------
 */

gboolean
bluff_evenings_get_last (BluffDatabase *database, gint64 now, gint64 *began, GError **error)
{
  static const char sql[] = "SELECT began FROM evenings WHERE began <= ?1 ORDER BY began DESC LIMIT 1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, now);
  if (!bluff_statement_step (statement, &row, error))
    return FALSE;
  *began = row ? bluff_statement_get_number (statement, 0) : 0;
  return TRUE;
}

gboolean
bluff_evenings_insert (BluffDatabase *database, gint64 began, GError **error)
{
  static const char sql[] = "INSERT OR IGNORE INTO evenings (began) VALUES (?1)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, began);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_series_get_last (BluffDatabase *database, gint64 now, BluffSeriesRow *series, GError **error)
{
  static const char sql[] =
      "SELECT began, goal, ended IS NOT NULL FROM series WHERE began <= ?1 ORDER BY began DESC LIMIT 1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, now);
  if (!bluff_statement_step (statement, &row, error))
    return FALSE;
  *series = (BluffSeriesRow){ 0 };
  if (row)
    *series =
        (BluffSeriesRow){ bluff_statement_get_number (statement, 0), (guint) bluff_statement_get_number (statement, 1),
                          bluff_statement_get_number (statement, 2) != 0 };
  return TRUE;
}

gboolean
bluff_series_insert (BluffDatabase *database, gint64 began, guint goal, GError **error)
{
  static const char sql[] = "INSERT OR REPLACE INTO series (began, goal) VALUES (?1, ?2)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, began);
  bluff_statement_bind_number (statement, 2, goal);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_series_end (BluffDatabase *database, gint64 now, GError **error)
{
  static const char sql[] = "UPDATE series SET ended = ?1 WHERE began <= ?1 AND ended IS NULL";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, now);
  return bluff_statement_run (statement, error);
}

/* --- The games of an evening ---------------------------------------------------------------------------------------
 */

static void
free_game (gpointer data)
{
  BluffEveningGame *game = data;

  for (guint i = 0; i < game->n_seats; i++)
    {
      g_free (game->seats[i].name);
      g_free (game->seats[i].level);
    }
  g_free (game->id);
  g_free (game);
}

static void
read_seat (BluffStatement *statement, BluffEveningSeat *seat)
{
  for (guint kind = 0; kind < BLUFF_STORE_N_SEAT_KINDS; kind++)
    if (g_strcmp0 (bluff_statement_get_text (statement, 0), bluff_store_seat_kind_name (kind)) == 0)
      seat->kind = kind;
  seat->player = bluff_statement_get_number (statement, 1);
  seat->name = bluff_statement_dup_text (statement, 2);
  seat->level = bluff_statement_dup_text (statement, 3);
  seat->won = bluff_statement_get_number (statement, 4) != 0;
  seat->shared = bluff_statement_get_number (statement, 5) != 0;
}

/* What does not count in somebody's statistics is not won. */
static gboolean
read_seats (BluffDatabase *database, gint64 row, BluffEveningGame *game, GError **error)
{
  static const char sql[] =
      "SELECT s.kind, s.player, coalesce (p.name, s.name), s.level, r.place = 1 AND r.counted = 1, r.shared "
      "FROM seats s LEFT JOIN players p ON p.id = s.player "
      "LEFT JOIN results r ON r.player = ifnull (s.player, 0) AND r.game = s.game AND r.seat = s.seat "
      "WHERE s.game = ?1 ORDER BY s.seat";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean found;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  while (bluff_statement_step (statement, &found, error))
    {
      if (!found || game->n_seats == BLUFF_MAX_SEATS)
        return TRUE;
      read_seat (statement, &game->seats[game->n_seats++]);
    }
  return FALSE;
}

GPtrArray *
bluff_evenings_list_games (BluffDatabase *database, gint64 after, gint64 now, gint64 quiet_ms, GError **error)
{
  static const char sql[] = "SELECT id, uid, last_played, origin = 'own' FROM games "
                            "WHERE state = 'finished' AND last_played > ?1 AND last_played <= ?2 "
                            "ORDER BY last_played DESC, id DESC";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (free_game);
  gint64 next = now;
  gboolean row = TRUE;

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, after);
  bluff_statement_bind_number (statement, 2, now);
  while (bluff_statement_step (statement, &row, error))
    {
      BluffEveningGame *game;

      if (!row || next - bluff_statement_get_number (statement, 2) >= quiet_ms)
        return g_steal_pointer (&games);
      if (bluff_statement_get_number (statement, 3) == 0)
        continue;
      game = g_new0 (BluffEveningGame, 1);
      game->id = bluff_statement_dup_text (statement, 1);
      game->ended = next = bluff_statement_get_number (statement, 2);
      g_ptr_array_insert (games, 0, game);
      if (!read_seats (database, bluff_statement_get_number (statement, 0), game, error))
        return NULL;
    }
  return NULL;
}
