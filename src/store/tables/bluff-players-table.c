/* bluff-players-table.c: the table of profiles.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-players-table.h"

#include "bluff-statement.h"
#include "bluff-store-fail.h"

#define COLUMNS "id, name, emblem, colour, birth_year, created, archived"

static BluffStorePlayer *
read_row (BluffStatement *statement)
{
  BluffStorePlayer *player = g_new0 (BluffStorePlayer, 1);

  player->id = bluff_statement_get_number (statement, 0);
  player->name = bluff_statement_dup_text (statement, 1);
  player->emblem = bluff_statement_dup_text (statement, 2);
  player->colour = bluff_statement_dup_text (statement, 3);
  player->birth_year = (int) bluff_statement_get_number (statement, 4);
  player->created = bluff_statement_get_number (statement, 5);
  player->archived = bluff_statement_get_number (statement, 6) != 0;
  return player;
}

static gboolean
fail_unknown (gint64 player, GError **error)
{
  return bluff_store_fail (error, BLUFF_STORE_ERROR_NO_SUCH_PLAYER, (BluffStoreDetails){ .number = player },
                           "there is no player %" G_GINT64_FORMAT, player);
}

/* Runs a statement that changes one player, or none if there is no such player. */
static gboolean
change_one (BluffDatabase *database, BluffStatement *statement, gint64 player, GError **error)
{
  if (!bluff_statement_run (statement, error))
    return FALSE;
  if (sqlite3_changes (bluff_database_get_handle (database)) == 0)
    return fail_unknown (player, error);
  return TRUE;
}

/* The name may be one's own. */
static gboolean
check_free (BluffDatabase *database, const char *key, gint64 player, GError **error)
{
  g_autoptr (BluffStorePlayer) other = NULL;

  if (!bluff_players_find (database, key, &other, error))
    return FALSE;
  if (other != NULL && other->id != player)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NAME_TAKEN,
                             (BluffStoreDetails){ .name = other->name, .number = other->id }, "%s has that name",
                             other->name);
  return TRUE;
}

static void
bind_changeable (BluffStatement *statement, const BluffStorePlayer *player, const char *key)
{
  bluff_statement_bind_text (statement, 1, player->name);
  bluff_statement_bind_text (statement, 2, key);
  bluff_statement_bind_text (statement, 3, player->emblem != NULL ? player->emblem : "");
  bluff_statement_bind_text (statement, 4, player->colour != NULL ? player->colour : "");
  bluff_statement_bind_number (statement, 5, player->birth_year);
}

gboolean
bluff_players_insert (BluffDatabase *database, BluffStorePlayer *player, GError **error)
{
  static const char sql[] = "INSERT INTO players (name, name_key, emblem, colour, birth_year, created, archived) "
                            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
  g_autofree char *key = bluff_store_player_name_key (player->name);
  g_autoptr (BluffStatement) statement = NULL;

  if (!check_free (database, key, BLUFF_STORE_NO_PLAYER, error))
    return FALSE;
  statement = bluff_database_borrow (database, sql, error);
  if (statement == NULL)
    return FALSE;
  bind_changeable (statement, player, key);
  bluff_statement_bind_number (statement, 6, player->created);
  bluff_statement_bind_number (statement, 7, player->archived);
  if (!bluff_statement_run (statement, error))
    return FALSE;
  player->id = sqlite3_last_insert_rowid (bluff_database_get_handle (database));
  return TRUE;
}

gboolean
bluff_players_update (BluffDatabase *database, const BluffStorePlayer *player, GError **error)
{
  static const char sql[] = "UPDATE players SET name = ?1, name_key = ?2, emblem = ?3, colour = ?4, birth_year = ?5 "
                            "WHERE id = ?6";
  g_autofree char *key = bluff_store_player_name_key (player->name);
  g_autoptr (BluffStatement) statement = NULL;

  if (!check_free (database, key, player->id, error))
    return FALSE;
  statement = bluff_database_borrow (database, sql, error);
  if (statement == NULL)
    return FALSE;
  bind_changeable (statement, player, key);
  bluff_statement_bind_number (statement, 6, player->id);
  return change_one (database, statement, player->id, error);
}

gboolean
bluff_players_set_archived (BluffDatabase *database, gint64 player, gboolean archived, GError **error)
{
  static const char sql[] = "UPDATE players SET archived = ?2 WHERE id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_statement_bind_number (statement, 2, archived != FALSE);
  return change_one (database, statement, player, error);
}

gboolean
bluff_players_delete (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "DELETE FROM players WHERE id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  return change_one (database, statement, player, error);
}

gboolean
bluff_players_read (BluffDatabase *database, gint64 id, BluffStorePlayer **player, GError **error)
{
  static const char sql[] = "SELECT " COLUMNS " FROM players WHERE id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  *player = NULL;
  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, id);
  if (!bluff_statement_step (statement, &row, error))
    return FALSE;
  if (row)
    *player = read_row (statement);
  return TRUE;
}

BluffStorePlayer *
bluff_players_get (BluffDatabase *database, gint64 player, GError **error)
{
  BluffStorePlayer *found;

  if (bluff_players_read (database, player, &found, error) && found == NULL)
    fail_unknown (player, error);
  return found;
}

gboolean
bluff_players_find (BluffDatabase *database, const char *key, BluffStorePlayer **player, GError **error)
{
  static const char sql[] = "SELECT " COLUMNS " FROM players WHERE name_key = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean row;

  *player = NULL;
  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_text (statement, 1, key);
  if (!bluff_statement_step (statement, &row, error))
    return FALSE;
  if (row)
    *player = read_row (statement);
  return TRUE;
}

GPtrArray *
bluff_players_list (BluffDatabase *database, gboolean with_archived, GError **error)
{
  static const char sql[] = "SELECT " COLUMNS " FROM players WHERE archived <= ?1 ORDER BY name_key";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_player_free);
  gboolean ok;

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, with_archived != FALSE);
  while (bluff_statement_next (statement, &ok, error))
    g_ptr_array_add (players, read_row (statement));
  return ok ? g_steal_pointer (&players) : NULL;
}
