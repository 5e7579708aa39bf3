/* bluff-results-table.c: writing results and facts.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-results-table.h"

#include "bluff-claims-table.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"
#include "bluff-store-player.h"

/* --- Writing -------------------------------------------------------------------------------------------------------
 */

static gint64
player_of (const BluffStoreSeat *seat)
{
  return seat->kind == BLUFF_STORE_PROFILE ? seat->player : BLUFF_STORE_NO_PLAYER;
}

static const char *
name_company (const BluffStoreGame *game, guint seat)
{
  guint computers = 0;

  for (guint i = 0; i < game->n_seats; i++)
    if (i != seat && game->seats[i].kind == BLUFF_STORE_COMPUTER)
      computers++;
  if (computers == 0)
    return "people";
  return computers + 1 == game->n_seats ? "computers" : "mixed";
}

static gboolean
shares_place (const BluffStoreResult *results, guint n_seats, guint seat)
{
  for (guint i = 0; i < n_seats; i++)
    if (i != seat && results[i].place == results[seat].place)
      return TRUE;
  return FALSE;
}

static gboolean
find_fact (BluffDatabase *database, const char *name, gint64 *fact, GError **error)
{
  static const char find[] = "SELECT id FROM fact_names WHERE name = ?1";
  static const char insert[] = "INSERT INTO fact_names (name) VALUES (?1)";
  g_autoptr (BluffStatement) finding = bluff_database_borrow (database, find, error);
  g_autoptr (BluffStatement) inserting = NULL;
  gboolean row;

  if (finding == NULL)
    return FALSE;
  bluff_statement_bind_text (finding, 1, name);
  if (!bluff_statement_step (finding, &row, error))
    return FALSE;
  if (row)
    {
      *fact = bluff_statement_get_number (finding, 0);
      return TRUE;
    }
  inserting = bluff_database_borrow (database, insert, error);
  if (inserting == NULL)
    return FALSE;
  bluff_statement_bind_text (inserting, 1, name);
  if (!bluff_statement_run (inserting, error))
    return FALSE;
  *fact = sqlite3_last_insert_rowid (bluff_database_get_handle (database));
  return TRUE;
}

static gboolean
insert_facts (BluffDatabase *database,
              const BluffStoreGame *game,
              guint seat,
              const BluffStoreResult *result,
              GError **error)
{
  static const char sql[] = "INSERT INTO facts (player, game, seat, fact, value) VALUES (?1, ?2, ?3, ?4, ?5)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player_of (&game->seats[seat]));
  bluff_statement_bind_number (statement, 2, game->row);
  bluff_statement_bind_number (statement, 3, seat);
  for (gsize i = 0; i < result->n_facts; i++)
    {
      gint64 fact;

      if (!find_fact (database, result->facts[i].name, &fact, error))
        return FALSE;
      bluff_statement_bind_number (statement, 4, fact);
      bluff_statement_bind_number (statement, 5, result->facts[i].value);
      if (!bluff_statement_run (statement, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_result (BluffStatement *statement,
               const BluffStoreGame *game,
               guint seat,
               const BluffStoreResult *results,
               gboolean counted,
               GError **error)
{
  bluff_statement_bind_number (statement, 1, player_of (&game->seats[seat]));
  bluff_statement_bind_number (statement, 2, game->row);
  bluff_statement_bind_number (statement, 3, seat);
  bluff_statement_bind_number (statement, 4, results[seat].place);
  bluff_statement_bind_number (statement, 5, shares_place (results, game->n_seats, seat));
  bluff_statement_bind_number (statement, 6, results[seat].turns);
  bluff_statement_bind_number (statement, 7, results[seat].thinking_ms);
  bluff_statement_bind_text (statement, 8, game->kind);
  bluff_statement_bind_number (statement, 9, game->n_seats);
  bluff_statement_bind_number (statement, 10, game->last_played);
  bluff_statement_bind_text (statement, 11, bluff_store_origin_name (game->origin));
  bluff_statement_bind_text (statement, 12, name_company (game, seat));
  bluff_statement_bind_number (statement, 13, counted);
  bluff_statement_bind_text (statement, 14, bluff_store_seat_kind_name (game->seats[seat].kind));
  bluff_statement_bind_text (statement, 15, game->seats[seat].level);
  bluff_statement_bind_text (statement, 16, game->seats[seat].character);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_results_insert (BluffDatabase *database,
                      const BluffStoreGame *game,
                      const BluffStoreResult *results,
                      const gboolean *counted,
                      GError **error)
{
  static const char sql[] =
      "INSERT INTO results (player, game, seat, place, shared, turns, thinking_ms, kind, n_seats, "
      "ended, origin, company, counted, seat_kind, level, character) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  for (guint i = 0; i < game->n_seats; i++)
    if (!insert_result (statement, game, i, results, counted != NULL ? counted[i] : game->seats[i].handed_at == 0,
                        error) ||
        !insert_facts (database, game, i, &results[i], error))
      return FALSE;
  return bluff_claims_insert (database, game, results, error);
}

gboolean
bluff_results_delete (BluffDatabase *database, gint64 game, GError **error)
{
  static const char sql[] = "DELETE FROM results WHERE game = ?1";

  return bluff_claims_delete (database, game, error) && bluff_database_run_with_number (database, sql, game, error);
}

/* Facts and claims follow by themselves. */
gboolean
bluff_results_move (BluffDatabase *database, gint64 from, gint64 into, GError **error)
{
  static const char sql[] = "UPDATE results SET player = ?2 WHERE player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, from);
  bluff_statement_bind_number (statement, 2, into);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_results_forget (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "UPDATE results SET player = 0, seat_kind = 'anonymous' WHERE player = ?1";

  return bluff_database_run_with_number (database, sql, player, error);
}

gboolean
bluff_results_reset (BluffDatabase *database, gint64 player, GError **error)
{
  static const char sql[] = "UPDATE results SET counted = 0 WHERE player = ?1";

  return bluff_database_run_with_number (database, sql, player, error);
}

/* --- Reading -------------------------------------------------------------------------------------------------------
 */

gboolean
bluff_results_foreach_fact (BluffDatabase *database,
                            gint64 game,
                            BluffStoreFactFunc func,
                            gpointer data,
                            GError **error)
{
  static const char sql[] = "SELECT f.seat, n.name, f.value FROM results r "
                            "JOIN facts f ON f.player = r.player AND f.game = r.game AND f.seat = r.seat "
                            "JOIN fact_names n ON n.id = f.fact WHERE r.game = ?1 ORDER BY f.seat, n.name";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  while (bluff_statement_next (statement, &ok, error))
    func ((guint) bluff_statement_get_number (statement, 0), bluff_statement_get_text (statement, 1),
          bluff_statement_get_number (statement, 2), data);
  return ok;
}

gboolean
bluff_results_read_efforts (BluffDatabase *database,
                            gint64 game,
                            gint64 turns[BLUFF_MAX_SEATS],
                            gint64 thinking_ms[BLUFF_MAX_SEATS],
                            GError **error)
{
  static const char sql[] = "SELECT seat, turns, thinking_ms FROM results WHERE game = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  while (bluff_statement_next (statement, &ok, error))
    {
      gint64 seat = bluff_statement_get_number (statement, 0);

      if (seat < 0 || seat >= BLUFF_MAX_SEATS)
        continue;
      turns[seat] = bluff_statement_get_number (statement, 1);
      thinking_ms[seat] = bluff_statement_get_number (statement, 2);
    }
  return ok;
}

gboolean
bluff_results_read_counted (BluffDatabase *database, gint64 game, gboolean counted[BLUFF_MAX_SEATS], GError **error)
{
  static const char sql[] = "SELECT seat, counted FROM results WHERE game = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, game);
  while (bluff_statement_next (statement, &ok, error))
    {
      gint64 seat = bluff_statement_get_number (statement, 0);

      if (seat >= 0 && seat < BLUFF_MAX_SEATS)
        counted[seat] = bluff_statement_get_number (statement, 1) != 0;
    }
  return ok;
}
