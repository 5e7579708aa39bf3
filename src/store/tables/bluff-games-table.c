/* bluff-games-table.c: the table of games.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-games-table.h"

#include "bluff-seats-table.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"
#include "bluff-store-player.h"

#define COLUMNS                                                                                                        \
  "g.id, g.uid, g.kind, g.options, g.position, g.state, g.origin, g.branch_of, g.branch_at, g.first_seat, g.n_seats, " \
  "g.started, g.last_played, g.n_lines"

static BluffStoreState
find_state (const char *name)
{
  for (guint state = 0; state < BLUFF_STORE_N_STATES; state++)
    if (g_strcmp0 (name, bluff_store_state_name (state)) == 0)
      return state;
  return BLUFF_STORE_ABANDONED;
}

static BluffStoreOrigin
find_origin (const char *name)
{
  for (guint origin = 0; origin < BLUFF_STORE_N_ORIGINS; origin++)
    if (g_strcmp0 (name, bluff_store_origin_name (origin)) == 0)
      return origin;
  return BLUFF_STORE_IMPORT;
}

static BluffStoreGame *
read_row (BluffStatement *statement)
{
  BluffStoreGame *game = bluff_store_game_new ();

  game->row = bluff_statement_get_number (statement, 0);
  game->id = bluff_statement_dup_text (statement, 1);
  game->kind = bluff_statement_dup_text (statement, 2);
  game->options = bluff_statement_dup_text (statement, 3);
  game->position = bluff_statement_dup_text (statement, 4);
  game->state = find_state (bluff_statement_get_text (statement, 5));
  game->origin = find_origin (bluff_statement_get_text (statement, 6));
  game->branch_of = bluff_statement_dup_text (statement, 7);
  game->branch_at = (guint) bluff_statement_get_number (statement, 8);
  game->first_seat = (guint) bluff_statement_get_number (statement, 9);
  game->n_seats = (guint) CLAMP (bluff_statement_get_number (statement, 10), 0, BLUFF_MAX_SEATS);
  game->started = bluff_statement_get_number (statement, 11);
  game->last_played = bluff_statement_get_number (statement, 12);
  game->n_lines = (guint) bluff_statement_get_number (statement, 13);
  return game;
}

/* --- One game ------------------------------------------------------------------------------------------------------
 */

gboolean
bluff_games_find (BluffDatabase *database, const char *uid, BluffGameHead *head, gboolean *found, GError **error)
{
  static const char sql[] = "SELECT id, state, n_lines FROM games WHERE uid = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_text (statement, 1, uid);
  if (!bluff_statement_step (statement, found, error))
    return FALSE;
  if (*found)
    {
      head->row = bluff_statement_get_number (statement, 0);
      head->state = find_state (bluff_statement_get_text (statement, 1));
      head->n_lines = (guint) bluff_statement_get_number (statement, 2);
    }
  return TRUE;
}

gboolean
bluff_games_get (BluffDatabase *database, const char *uid, BluffGameHead *head, GError **error)
{
  gboolean found;

  if (!bluff_games_find (database, uid, head, &found, error))
    return FALSE;
  if (!found)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NO_SUCH_GAME, (BluffStoreDetails){ .name = uid },
                             "there is no game %s", uid);
  return TRUE;
}

static void
bind_game (BluffStatement *statement, const BluffStoreGame *game)
{
  bluff_statement_bind_text (statement, 1, game->id);
  bluff_statement_bind_text (statement, 2, game->kind);
  bluff_statement_bind_text (statement, 3, game->options != NULL ? game->options : "");
  bluff_statement_bind_text (statement, 4, game->header);
  bluff_statement_bind_text (statement, 5, game->position != NULL ? game->position : "");
  bluff_statement_bind_text (statement, 6, bluff_store_state_name (game->state));
  bluff_statement_bind_text (statement, 7, bluff_store_origin_name (game->origin));
  bluff_statement_bind_text (statement, 8, game->branch_of);
  if (game->branch_of != NULL)
    bluff_statement_bind_number (statement, 9, game->branch_at);
  bluff_statement_bind_number (statement, 10, game->first_seat);
  bluff_statement_bind_number (statement, 11, game->n_seats);
  bluff_statement_bind_number (statement, 12, game->started);
  bluff_statement_bind_number (statement, 13, game->last_played);
  bluff_statement_bind_number (statement, 14, game->n_lines);
}

gboolean
bluff_games_insert (BluffDatabase *database, BluffStoreGame *game, GError **error)
{
  static const char sql[] = "INSERT INTO games (uid, kind, options, header, position, state, origin, branch_of, "
                            "branch_at, first_seat, n_seats, started, last_played, n_lines) "
                            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";
  g_autoptr (BluffStatement) statement = NULL;
  BluffGameHead head;
  gboolean found;

  if (!bluff_games_find (database, game->id, &head, &found, error))
    return FALSE;
  if (found)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_GAME_EXISTS, (BluffStoreDetails){ .name = game->id },
                             "there is a game %s already", game->id);
  statement = bluff_database_borrow (database, sql, error);
  if (statement == NULL)
    return FALSE;
  bind_game (statement, game);
  if (!bluff_statement_run (statement, error))
    return FALSE;
  game->row = sqlite3_last_insert_rowid (bluff_database_get_handle (database));
  return TRUE;
}

gboolean
bluff_games_update (BluffDatabase *database,
                    gint64 row,
                    guint n_lines,
                    gint64 played,
                    const char *position,
                    gboolean is_end,
                    GError **error)
{
  /* Most moves do not end a game, and need not look after the lists of finished ones. */
  static const char go_on[] = "UPDATE games SET n_lines = ?2, last_played = ?3, position = ifnull (?4, position) "
                              "WHERE id = ?1";
  static const char end[] = "UPDATE games SET n_lines = ?2, last_played = ?3, position = ifnull (?4, position), "
                            "state = 'finished' WHERE id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, is_end ? end : go_on, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  bluff_statement_bind_number (statement, 2, n_lines);
  bluff_statement_bind_number (statement, 3, played);
  bluff_statement_bind_text (statement, 4, position);
  return bluff_statement_run (statement, error);
}

static gboolean
run_with_text (BluffDatabase *database, const char *sql, gint64 row, const char *text, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  bluff_statement_bind_text (statement, 2, text);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_games_set_state (BluffDatabase *database, gint64 row, BluffStoreState state, GError **error)
{
  static const char sql[] = "UPDATE games SET state = ?2 WHERE id = ?1";

  return run_with_text (database, sql, row, bluff_store_state_name (state), error);
}

gboolean
bluff_games_set_header (BluffDatabase *database, gint64 row, const char *header, GError **error)
{
  static const char sql[] = "UPDATE games SET header = ?2 WHERE id = ?1";

  return run_with_text (database, sql, row, header, error);
}

gboolean
bluff_games_delete (BluffDatabase *database, gint64 row, GError **error)
{
  static const char sql[] = "DELETE FROM games WHERE id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  return bluff_statement_run (statement, error);
}

gboolean
bluff_games_read_row (BluffDatabase *database, gint64 row, BluffStoreGame **game, GError **error)
{
  static const char sql[] = "SELECT " COLUMNS ", g.header FROM games g WHERE g.id = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean is_there;

  *game = NULL;
  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  if (!bluff_statement_step (statement, &is_there, error))
    return FALSE;
  if (is_there)
    {
      *game = read_row (statement);
      (*game)->header = bluff_statement_dup_text (statement, 14);
    }
  return TRUE;
}

gboolean
bluff_games_read (BluffDatabase *database, gint64 row, BluffStoreGame **game, GError **error)
{
  g_autoptr (BluffStoreGame) found = NULL;

  *game = NULL;
  if (!bluff_games_read_row (database, row, &found, error))
    return FALSE;
  if (found == NULL)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NO_SUCH_GAME, (BluffStoreDetails){ .number = row },
                             "there is no game in row %" G_GINT64_FORMAT, row);
  if (!bluff_seats_read (database, found, error))
    return FALSE;
  *game = g_steal_pointer (&found);
  return TRUE;
}

gboolean
bluff_games_foreach_of_player (BluffDatabase *database,
                               gint64 player,
                               BluffGameSeatFunc func,
                               gpointer data,
                               GError **error)
{
  static const char sql[] =
      "SELECT g.id, s.seat, g.header FROM seats s JOIN games g ON g.id = s.game WHERE s.player = ?1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  while (bluff_statement_next (statement, &ok, error))
    {
      if (!func (bluff_statement_get_number (statement, 0), (guint) bluff_statement_get_number (statement, 1),
                 bluff_statement_get_text (statement, 2), data, error))
        return FALSE;
    }
  return ok;
}

/* --- Lists ---------------------------------------------------------------------------------------------------------
 */

/* What a list looks at, and in the last column whether the filter lets it through, so that a list that finds hardly
 * anything can be left and gone on with. Parameters in all of them: 1 state, 2 and 3 the cursor, 4 since, 5 how many to
 * look at, 6 kind, 7 with computers, 8 people only, 9 player, 10 to 14 the others, 15 how many. */
#define OF_KIND "(?6 IS NULL OR g.kind = ?6) "
#define A_COMPUTER "(SELECT 1 FROM seats c WHERE c.game = g.id AND c.kind = 'computer') "
#define IN_COMPANY "(?7 = 0 OR EXISTS " A_COMPUTER ") AND (?8 = 0 OR NOT EXISTS " A_COMPUTER ") "
#define WITH_OTHERS                                                                                                    \
  "(?15 = 0 OR ?15 = (SELECT count (*) FROM seats o WHERE o.game = g.id AND o.player IN (?10, ?11, ?12, ?13, ?14))) "
#define LOOK "ORDER BY g.last_played DESC, g.id DESC LIMIT ?5"

static const char list_all[] = "SELECT " COLUMNS ", " OF_KIND "AND " IN_COMPANY "FROM games g "
                               "WHERE g.state = ?1 AND (g.last_played, g.id) < (?2, ?3) AND g.last_played >= ?4 " LOOK;

static const char list_finished_of_kind[] =
    "SELECT " COLUMNS ", " IN_COMPANY "FROM games g INDEXED BY games_finished_by_kind "
    "WHERE g.state = 'finished' AND g.kind = ?6 AND (g.last_played, g.id) < (?2, ?3) AND g.last_played >= ?4 " LOOK;

/* CROSS JOIN: in this order, whatever SQLite thinks of it. */
static const char list_finished_of_player[] =
    "SELECT " COLUMNS ", " OF_KIND "AND " IN_COMPANY "AND " WITH_OTHERS
    "FROM results r INDEXED BY results_in_time CROSS JOIN games g ON g.id = r.game "
    "WHERE r.player = ?9 AND (r.ended, r.game) < (?2, ?3) AND r.ended >= ?4 "
    "ORDER BY r.ended DESC, r.game DESC LIMIT ?5";

static const char list_of_player[] =
    "SELECT " COLUMNS ", " OF_KIND "AND " IN_COMPANY "AND " WITH_OTHERS
    "FROM seats s CROSS JOIN games g ON g.id = s.game WHERE s.player = ?9 AND g.state = ?1 "
    "AND (g.last_played, g.id) < (?2, ?3) AND g.last_played >= ?4 " LOOK;

enum
{
  LOOKED_AT = 500, /* games in one step */
  PASSES = 14      /* the column behind those of the game */
};

static const char *
choose_list (const BluffStoreFilter *filter)
{
  if (filter->players[0] != BLUFF_STORE_NO_PLAYER)
    return filter->state == BLUFF_STORE_FINISHED ? list_finished_of_player : list_of_player;
  return filter->kind != NULL && filter->state == BLUFF_STORE_FINISHED ? list_finished_of_kind : list_all;
}

static void
bind_filter (BluffStatement *statement, const BluffStoreFilter *filter)
{
  guint others = 0;

  bluff_statement_bind_text (statement, 1, bluff_store_state_name (filter->state));
  bluff_statement_bind_text (statement, 6, filter->kind);
  bluff_statement_bind_number (statement, 7, filter->with_computers);
  bluff_statement_bind_number (statement, 8, filter->people_only);
  /* Statements without a player have no more parameters. */
  if (filter->players[0] == BLUFF_STORE_NO_PLAYER)
    return;
  bluff_statement_bind_number (statement, 9, filter->players[0]);
  while (others + 1 < BLUFF_MAX_SEATS && filter->players[others + 1] != BLUFF_STORE_NO_PLAYER)
    {
      bluff_statement_bind_number (statement, (int) (10 + others), filter->players[others + 1]);
      others++;
    }
  bluff_statement_bind_number (statement, 15, others);
}

static void
bind_place (BluffStatement *statement, const BluffStoreFilter *filter, const BluffStoreCursor *cursor)
{
  BluffStoreCursor from = { filter->until != 0 ? filter->until : G_MAXINT64, 0 };

  if (cursor->row != 0 && cursor->last_played < from.last_played)
    from = *cursor;
  bluff_statement_bind_number (statement, 2, from.last_played);
  bluff_statement_bind_number (statement, 3, from.row);
  bluff_statement_bind_number (statement, 4, filter->since);
  bluff_statement_bind_number (statement, 5, LOOKED_AT);
}

/* Adds the game of the row, with its seats, if somebody in it has the name that is looked for. */
static gboolean
add_if_named (BluffDatabase *database,
              BluffStatement *statement,
              BluffSeatNames *names,
              GPtrArray *games,
              GError **error)
{
  g_autoptr (BluffStoreGame) game = NULL;
  gboolean has = TRUE;

  if (names != NULL && !bluff_seats_have_name (database, bluff_statement_get_number (statement, 0), names, &has, error))
    return FALSE;
  if (!has)
    return TRUE;
  game = read_row (statement);
  if (!bluff_seats_read (database, game, error))
    return FALSE;
  g_ptr_array_add (games, g_steal_pointer (&game));
  return TRUE;
}

gboolean
bluff_games_find_more (BluffDatabase *database,
                       const BluffStoreFilter *filter,
                       BluffStoreCursor *cursor,
                       guint limit,
                       GPtrArray *games,
                       gboolean *done,
                       GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, choose_list (filter), error);
  g_autoptr (BluffSeatNames) names = NULL;
  guint looked_at = 0;
  gboolean row;

  if (statement == NULL)
    return FALSE;
  if (filter->name != NULL && *filter->name != '\0')
    names = bluff_seat_names_new (filter->name);
  bind_filter (statement, filter);
  bind_place (statement, filter, cursor);
  while (games->len < limit)
    {
      if (!bluff_statement_step (statement, &row, error))
        return FALSE;
      if (!row)
        {
          *done = looked_at < LOOKED_AT;
          return TRUE;
        }
      looked_at++;
      if (bluff_statement_get_number (statement, PASSES) && !add_if_named (database, statement, names, games, error))
        return FALSE;
      *cursor =
          (BluffStoreCursor){ bluff_statement_get_number (statement, 12), bluff_statement_get_number (statement, 0) };
    }
  *done = FALSE;
  return TRUE;
}

/* --- Rated games ---------------------------------------------------------------------------------------------------
 */

static GPtrArray *
collect (BluffStatement *statement, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_game_free);
  gboolean ok;

  while (bluff_statement_next (statement, &ok, error))
    g_ptr_array_add (games, read_row (statement));
  return ok ? g_steal_pointer (&games) : NULL;
}

GPtrArray *
bluff_games_list_rated (BluffDatabase *database,
                        const char *kind,
                        const BluffStoreCursor *cursor,
                        guint limit,
                        GError **error)
{
  static const char sql[] = "SELECT " COLUMNS " FROM games g WHERE g.state = 'finished' AND g.origin = 'own' "
                            "AND (g.last_played, g.id) > (?1, ?2) AND (?4 IS NULL OR g.kind = ?4) "
                            "ORDER BY g.last_played, g.id LIMIT ?3";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (database, sql, error);

  if (statement == NULL)
    return NULL;
  bluff_statement_bind_number (statement, 1, cursor->last_played);
  bluff_statement_bind_number (statement, 2, cursor->row);
  bluff_statement_bind_number (statement, 3, limit);
  bluff_statement_bind_text (statement, 4, kind);
  return collect (statement, error);
}
