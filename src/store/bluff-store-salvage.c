/* bluff-store-salvage.c: what can be read in a damaged database, copied into a sound one.
 *
 * Rows are read one by one, so that a page that cannot be read costs what is on it and no more. A copy is opened, not
 * the damaged file: SQLite would write to it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-care.h"

#include "bluff-claims-table.h"
#include "bluff-events-table.h"
#include "bluff-games-table.h"
#include "bluff-players-table.h"
#include "bluff-results-table.h"
#include "bluff-schema.h"
#include "bluff-scratch.h"
#include "bluff-seats-table.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

enum
{
  MAX_FACTS = 64,     /* of a seat */
  MAX_ROWS = 10000000 /* a number beyond is itself damage */
};

typedef struct
{
  BluffStore *store;
  const char *path;
  BluffStoreJudge judge; /* or NULL */
  gpointer judge_data;
  BluffStoreSalvage *saved;
  BluffDatabase *from;
  BluffDatabase *to;
  GHashTable *players; /* ids in `to` by those in `from`, gint64 */
} Salvage;

/* A seat's result with the texts that it points to. */
typedef struct
{
  BluffStoreResult results[BLUFF_MAX_SEATS];
  BluffStoreFact facts[BLUFF_MAX_SEATS][MAX_FACTS];
  gboolean counted[BLUFF_MAX_SEATS];
  GStringChunk *names;
  GArray *claims[BLUFF_MAX_SEATS]; /* of BluffStoreClaim */
} Results;

/* --- The copy ------------------------------------------------------------------------------------------------------
 */

/* A connection that takes a damaged database as it is. */
static BluffDatabase *
open_damaged (const char *path, GError **error)
{
  g_autoptr (BluffDatabase) database = bluff_database_open (path, BLUFF_DATABASE_WRITE, 0, error);
  gint64 version;

  if (database == NULL)
    return NULL;
  sqlite3_db_config (bluff_database_get_handle (database), SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
  /* With a schema that may be written, SQLite opens files that are cut short. */
  if (!bluff_database_exec (database, "PRAGMA writable_schema = ON", error) ||
      !bluff_schema_get_version (database, &version, error))
    return NULL;
  /* A version that nobody ever gave is damage: the tables are taken for those of today. */
  if (version >= 1 && !bluff_schema_advance (database, version, NULL, error))
    return NULL;
  return g_steal_pointer (&database);
}

/* --- Rows ----------------------------------------------------------------------------------------------------------
 */

/* The largest number that any of the questions answers with. The first asks for the last number that was ever given:
 * unless that can be answered, and nothing contradicts it, there may have been more (*SURE). */
static gint64
find_last (BluffDatabase *database, const char *const *questions, gboolean *sure)
{
  gint64 given = 0;
  gint64 last;

  *sure = bluff_database_ask_number (database, questions[0], &given, NULL);
  last = given;
  for (guint i = 1; questions[i] != NULL; i++)
    {
      gint64 answer;

      if (bluff_database_ask_number (database, questions[i], &answer, NULL))
        last = MAX (last, answer);
    }
  *sure = *sure && last == given && last <= MAX_ROWS;
  return MIN (last, (gint64) MAX_ROWS);
}

/* A player whose name is known here already is that player. */
static gboolean
save_player (Salvage *salvage, BluffStorePlayer *player, GError **error)
{
  g_autofree char *name = bluff_store_player_tidy_name (player->name != NULL ? player->name : "", NULL);
  g_autofree char *key = NULL;
  g_autoptr (BluffStorePlayer) known = NULL;
  gint64 old = player->id;

  if (name == NULL)
    return TRUE;
  key = bluff_store_player_name_key (name);
  if (!bluff_players_find (salvage->to, key, &known, error))
    return FALSE;
  if (known == NULL && !bluff_players_insert (salvage->to, player, error))
    return FALSE;
  salvage->saved->players += known == NULL;
  g_hash_table_insert (salvage->players, g_memdup2 (&old, sizeof old),
                       g_memdup2 (known != NULL ? &known->id : &player->id, sizeof old));
  return TRUE;
}

static gboolean
save_players (Salvage *salvage, GError **error)
{
  static const char *const questions[] = { "SELECT seq FROM sqlite_sequence WHERE name = 'players'",
                                           "SELECT max (id) FROM players", "SELECT max (player) FROM seats", NULL };
  gboolean sure;
  gint64 last = find_last (salvage->from, questions, &sure);

  for (gint64 id = 1; id <= last; id++)
    {
      g_autoptr (BluffStorePlayer) player = bluff_players_get (salvage->from, id, NULL);

      if (player != NULL && !save_player (salvage, player, error))
        return FALSE;
    }
  return TRUE;
}

/* Seats without the help of other tables. A player who cannot be read is anonymous. */
static void
read_seats (Salvage *salvage, BluffStoreGame *game, gint64 old_players[BLUFF_MAX_SEATS])
{
  static const char sql[] =
      "SELECT kind, player, name, level, character, engine FROM seats WHERE game = ?1 AND seat = ?2";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);

  for (guint i = 0; i < game->n_seats; i++)
    {
      BluffStoreSeat *seat = &game->seats[i];
      gboolean row = FALSE;

      seat->kind = BLUFF_STORE_ANONYMOUS;
      old_players[i] = BLUFF_STORE_NO_PLAYER;
      if (statement == NULL)
        continue;
      bluff_statement_reset (statement);
      bluff_statement_bind_number (statement, 1, game->row);
      bluff_statement_bind_number (statement, 2, i);
      if (!bluff_statement_step (statement, &row, NULL) || !row)
        continue;
      for (guint kind = 0; kind < BLUFF_STORE_N_SEAT_KINDS; kind++)
        if (g_strcmp0 (bluff_statement_get_text (statement, 0), bluff_store_seat_kind_name (kind)) == 0)
          seat->kind = kind;
      seat->player = old_players[i] = bluff_statement_get_number (statement, 1);
      seat->name = bluff_statement_dup_text (statement, 2);
      seat->level = bluff_statement_dup_text (statement, 3);
      seat->character = bluff_statement_dup_text (statement, 4);
      seat->engine = bluff_statement_dup_text (statement, 5);
    }
}

/* Who has handed over a seat. A database of an earlier version knows nothing of it. */
static void
read_stand_ins (Salvage *salvage, BluffStoreGame *game)
{
  static const char sql[] = "SELECT stand_in, stand_in_character, handed_at FROM seats WHERE game = ?1 AND seat = ?2";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);

  for (guint i = 0; statement != NULL && i < game->n_seats; i++)
    {
      BluffStoreSeat *seat = &game->seats[i];
      gboolean row = FALSE;

      bluff_statement_reset (statement);
      bluff_statement_bind_number (statement, 1, game->row);
      bluff_statement_bind_number (statement, 2, i);
      /* Without a row there is nobody. */
      if (!bluff_statement_step (statement, &row, NULL))
        continue;
      seat->stand_in = bluff_statement_dup_text (statement, 0);
      seat->stand_in_character = bluff_statement_dup_text (statement, 1);
      seat->handed_at = (guint) CLAMP (bluff_statement_get_number (statement, 2), 0, G_MAXINT32);
    }
}

/* Ids of this database for those of the other. The same person cannot sit twice. */
static void
translate_players (Salvage *salvage, BluffStoreGame *game)
{
  for (guint i = 0; i < game->n_seats; i++)
    {
      BluffStoreSeat *seat = &game->seats[i];
      const gint64 *player = NULL;

      if (seat->kind != BLUFF_STORE_PROFILE)
        continue;
      player = g_hash_table_lookup (salvage->players, &seat->player);
      for (guint j = 0; player != NULL && j < i; j++)
        if (game->seats[j].kind == BLUFF_STORE_PROFILE && game->seats[j].player == *player)
          player = NULL;
      seat->kind = player != NULL ? BLUFF_STORE_PROFILE : BLUFF_STORE_ANONYMOUS;
      seat->player = player != NULL ? *player : BLUFF_STORE_NO_PLAYER;
    }
}

/* --- Lines and results ---------------------------------------------------------------------------------------------
 */

/* The lines up to the first that cannot be read, or is not text. How many there should be does not matter: that number
 * may be damaged, too. */
static GPtrArray *
read_lines (Salvage *salvage, const BluffStoreGame *game)
{
  static const char sql[] = "SELECT line FROM events WHERE game = ?1 AND n = ?2";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  gboolean row = statement != NULL;

  while (row)
    {
      const char *line;

      bluff_statement_reset (statement);
      bluff_statement_bind_number (statement, 1, game->row);
      bluff_statement_bind_number (statement, 2, (gint64) lines->len + 1);
      if (!bluff_statement_step (statement, &row, NULL) || !row)
        break;
      line = bluff_statement_get_text (statement, 0);
      if (line == NULL || !g_utf8_validate (line, -1, NULL))
        break;
      g_ptr_array_add (lines, g_strdup (line));
    }
  return lines;
}

static gboolean
read_facts (Salvage *salvage, Results *results, gint64 player, gint64 game, guint seat)
{
  static const char sql[] = "SELECT n.name, f.value FROM facts f LEFT JOIN fact_names n ON n.id = f.fact "
                            "WHERE f.player = ?1 AND f.game = ?2 AND f.seat = ?3";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);
  BluffStoreResult *result = &results->results[seat];
  gboolean row;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_statement_bind_number (statement, 2, game);
  bluff_statement_bind_number (statement, 3, seat);
  result->facts = results->facts[seat];
  while (bluff_statement_step (statement, &row, NULL))
    {
      const char *name;

      if (!row)
        return TRUE;
      name = bluff_statement_get_text (statement, 0);
      if (name == NULL || result->n_facts == MAX_FACTS)
        return FALSE;
      results->facts[seat][result->n_facts++] = (BluffStoreFact){
        .name = g_string_chunk_insert_const (results->names, name),
        .value = bluff_statement_get_number (statement, 1),
      };
    }
  return FALSE;
}

static void
take_claim (guint seat, const BluffStoreClaim *claim, gpointer data)
{
  Results *results = data;

  if (seat >= BLUFF_MAX_SEATS)
    return;
  if (results->claims[seat] == NULL)
    results->claims[seat] = g_array_new (FALSE, FALSE, sizeof (BluffStoreClaim));
  g_array_append_vals (results->claims[seat], claim, 1);
}

/* What cannot be read can be counted again from the lines, if those can be. */
static void
read_claims (Salvage *salvage, Results *results, const BluffStoreGame *game)
{
  bluff_claims_foreach (salvage->from, game->row, take_claim, results, NULL);
  for (guint i = 0; i < game->n_seats; i++)
    if (results->claims[i] != NULL)
      {
        results->results[i].claims = (const BluffStoreClaim *) (gconstpointer) results->claims[i]->data;
        results->results[i].n_claims = results->claims[i]->len;
      }
}

static gboolean
read_result (Salvage *salvage, Results *results, gint64 player, gint64 game, guint seat)
{
  static const char sql[] = "SELECT place, turns, thinking_ms, counted FROM results "
                            "WHERE player = ?1 AND game = ?2 AND seat = ?3";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);
  BluffStoreResult *result = &results->results[seat];
  gboolean row;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, player);
  bluff_statement_bind_number (statement, 2, game);
  bluff_statement_bind_number (statement, 3, seat);
  if (!bluff_statement_step (statement, &row, NULL))
    return FALSE;
  /* Without a row, all of it is 0, which is no place. */
  result->place = (guint) bluff_statement_get_number (statement, 0);
  result->turns = bluff_statement_get_number (statement, 1);
  result->thinking_ms = bluff_statement_get_number (statement, 2);
  results->counted[seat] = bluff_statement_get_number (statement, 3) != 0;
  return result->place >= 1 && result->place <= BLUFF_MAX_SEATS && read_facts (salvage, results, player, game, seat);
}

/* --- Games ---------------------------------------------------------------------------------------------------------
 */

/* A finished game without results stays finished if it is whole: they can be counted again. Otherwise its end is lost,
 * and it is as far as its lines are: at POSITION, if that is known. */
static gboolean
write_game (Salvage *salvage,
            BluffStoreGame *game,
            GPtrArray *lines,
            const char *position,
            gboolean whole,
            const Results *results,
            GError **error)
{
  BluffDatabase *to = salvage->to;

  if (game->state == BLUFF_STORE_FINISHED && results == NULL && !whole)
    game->state = BLUFF_STORE_UNFINISHED;
  if (game->state != BLUFF_STORE_FINISHED && !whole && position != NULL)
    {
      g_free (game->position);
      game->position = g_strdup (position);
    }
  game->n_lines = lines->len;
  g_ptr_array_add (lines, NULL);
  return bluff_games_insert (to, game, error) && bluff_seats_insert (to, game, error) &&
         bluff_events_insert (to, game->row, 1, (const char *const *) lines->pdata, error) &&
         (results == NULL || bluff_results_insert (to, game, results->results, results->counted, error));
}

static gboolean
save_game (Salvage *salvage, BluffStoreGame *game, GError **error)
{
  g_autoptr (GPtrArray) lines = read_lines (salvage, game);
  g_autofree Results *results = g_new0 (Results, 1);
  g_autofree char *position = NULL;
  gint64 old_players[BLUFF_MAX_SEATS];
  guint n_lines = MAX (lines->len, game->n_lines);
  gboolean finished = game->state == BLUFF_STORE_FINISHED;
  gboolean whole, ok;

  read_seats (salvage, game, old_players);
  read_stand_ins (salvage, game);
  if (salvage->judge != NULL && !salvage->judge (game, lines, &position, salvage->judge_data))
    {
      salvage->saved->games_lost++;
      return TRUE;
    }
  whole = lines->len == n_lines;
  results->names = g_string_chunk_new (256);
  for (guint i = 0; finished && i < game->n_seats; i++)
    finished = read_result (salvage, results, old_players[i], game->row, i);
  if (finished)
    read_claims (salvage, results, game);
  translate_players (salvage, game);
  ok = write_game (salvage, game, lines, position, whole, finished ? results : NULL, error);
  g_string_chunk_free (results->names);
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    g_clear_pointer (&results->claims[i], g_array_unref);
  salvage->saved->games_whole += whole;
  salvage->saved->games_cut += !whole;
  return ok;
}

static gboolean
has_lines (Salvage *salvage, gint64 row)
{
  static const char sql[] = "SELECT 1 FROM events WHERE game = ?1 LIMIT 1";
  g_autoptr (BluffStatement) statement = bluff_database_borrow (salvage->from, sql, NULL);
  gboolean found = FALSE;

  if (statement == NULL)
    return FALSE;
  bluff_statement_bind_number (statement, 1, row);
  return bluff_statement_step (statement, &found, NULL) && found;
}

static gboolean
save_row (Salvage *salvage, gint64 row, GError **error)
{
  g_autoptr (BluffStoreGame) game = NULL;
  BluffGameHead head;
  gboolean known;

  if (!bluff_games_read_row (salvage->from, row, &game, NULL))
    {
      salvage->saved->games_lost++;
      return TRUE;
    }
  /* Deleted long ago, unless something is left of it. */
  if (game == NULL)
    {
      salvage->saved->games_lost += has_lines (salvage, row);
      return TRUE;
    }
  if (game->id == NULL || game->kind == NULL || game->n_seats == 0)
    {
      salvage->saved->games_lost++;
      return TRUE;
    }
  if (!bluff_games_find (salvage->to, game->id, &head, &known, error))
    return FALSE;
  if (!known)
    return save_game (salvage, game, error);
  salvage->saved->games_known++;
  return TRUE;
}

static gboolean
save_all (BluffInside *inside, gpointer data, GError **error)
{
  static const char *const questions[] = { "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
                                           "SELECT max (id) FROM games", "SELECT max (game) FROM events",
                                           "SELECT max (game) FROM seats", NULL };
  Salvage *salvage = data;
  gboolean sure;
  gint64 last = find_last (salvage->from, questions, &sure);

  salvage->saved->more_unknown = !sure;
  salvage->to = inside->database;
  if (!save_players (salvage, error))
    return FALSE;
  for (gint64 row = 1; row <= last; row++)
    if (!save_row (salvage, row, error))
      return FALSE;
  return TRUE;
}

/* On the store's thread from the beginning, so that nobody takes the copy for one that was left over. */
static gboolean
salvage_copy (BluffInside *inside, gpointer data, GError **error)
{
  Salvage *salvage = data;
  g_autofree char *copy = NULL;
  g_autofree char *directory = bluff_scratch_copy (inside->data_dir, salvage->path, &copy, error);
  gboolean ok = FALSE;

  if (directory == NULL)
    return FALSE;
  salvage->from = open_damaged (copy, error);
  if (salvage->from != NULL)
    {
      salvage->players = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
      ok = bluff_store_do_atomically (salvage->store, save_all, salvage, error);
      g_hash_table_unref (salvage->players);
      bluff_database_close (salvage->from);
    }
  bluff_scratch_remove (directory);
  return ok;
}

gboolean
bluff_store_salvage (BluffStore *self,
                     const char *path,
                     BluffStoreJudge judge,
                     gpointer data,
                     BluffStoreSalvage *saved,
                     GError **error)
{
  BluffStoreSalvage nothing = { 0 };
  Salvage salvage = {
    .store = self, .path = path, .judge = judge, .judge_data = data, .saved = saved != NULL ? saved : &nothing
  };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  *salvage.saved = nothing;
  return bluff_schema_inspect (path, error) && bluff_store_do (self, salvage_copy, &salvage, error);
}
