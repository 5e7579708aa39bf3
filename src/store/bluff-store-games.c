/* bluff-store-games.c: writing games: add, append, end, recount, abandon, delete.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-game.h"

#include "bluff-claims-table.h"
#include "bluff-events-table.h"
#include "bluff-games-table.h"
#include "bluff-players-table.h"
#include "bluff-results-table.h"
#include "bluff-seats-table.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

static guint
count_lines (const BluffStoreMove *move)
{
  guint n = 0;

  while (move->lines != NULL && move->lines[n] != NULL)
    n++;
  return n;
}

static gboolean
check_first (const char *game, guint first, guint n_lines, GError **error)
{
  BluffStoreDetails details = { .name = game, .number = first, .known = (gint64) n_lines + 1 };

  if (first != n_lines + 1)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_LINE_GAP, details,
                             "line %u of %s cannot be written after line %u", first, game, n_lines);
  return TRUE;
}

static gboolean
fail_over (const char *game, BluffStoreState state, GError **error)
{
  return bluff_store_fail (error, BLUFF_STORE_ERROR_GAME_OVER, (BluffStoreDetails){ .name = game }, "the game %s is %s",
                           game, bluff_store_state_name (state));
}

/* Every seat has a result, or none. */
static gboolean
check_results (const BluffStoreGame *game, guint n_results, GError **error)
{
  if (n_results != game->n_seats)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FAILED, (BluffStoreDetails){ .name = game->id },
                             "%u results for %u seats of %s", n_results, game->n_seats, game->id);
  return TRUE;
}

/* --- Add -----------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const BluffStoreGame *game;
  const BluffStoreMove *move;
} Addition;

static gboolean
check_players (BluffDatabase *database, const BluffStoreGame *game, GError **error)
{
  for (guint i = 0; i < game->n_seats; i++)
    if (game->seats[i].kind == BLUFF_STORE_PROFILE)
      {
        g_autoptr (BluffStorePlayer) player = bluff_players_get (database, game->seats[i].player, error);

        if (player == NULL)
          return FALSE;
      }
  return TRUE;
}

static gboolean
add_game (BluffInside *inside, gpointer data, GError **error)
{
  Addition *addition = data;
  const BluffStoreMove *move = addition->move;
  BluffDatabase *database = inside->database;
  BluffStoreGame game = *addition->game; /* its texts stay the caller's */

  game.state = move != NULL && move->results != NULL ? BLUFF_STORE_FINISHED : BLUFF_STORE_UNFINISHED;
  game.last_played = move != NULL ? move->played : game.started;
  game.n_lines = move != NULL ? count_lines (move) : 0;
  if (move != NULL && move->position != NULL)
    game.position = (char *) (guintptr) move->position;

  if (!check_players (database, &game, error) || !bluff_games_insert (database, &game, error) ||
      !bluff_seats_insert (database, &game, error))
    return FALSE;
  if (move == NULL)
    return TRUE;
  if (!check_first (game.id, move->first, 0, error) ||
      (move->lines != NULL && !bluff_events_insert (database, game.row, 1, move->lines, error)))
    return FALSE;
  return move->results == NULL || (check_results (&game, move->n_results, error) &&
                                   bluff_results_insert (database, &game, move->results, NULL, error));
}

gboolean
bluff_store_add_game (BluffStore *self, const BluffStoreGame *game, const BluffStoreMove *move, GError **error)
{
  Addition addition = { game, move };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);
  g_return_val_if_fail (game->id != NULL && game->kind != NULL, FALSE);
  g_return_val_if_fail (game->n_seats > 0 && game->n_seats <= BLUFF_MAX_SEATS, FALSE);

  return bluff_store_do_atomically (self, add_game, &addition, error);
}

/* --- Hold ----------------------------------------------------------------------------------------------------------
 */

static gboolean
hold_game (BluffInside *inside, gpointer data, GError **error)
{
  const char *game = data;
  BluffGameHead head;

  return bluff_games_get (inside->database, game, &head, error) && bluff_inside_hold (inside, game, NULL, error);
}

gboolean
bluff_store_hold_game (BluffStore *self, const char *game, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do (self, hold_game, (gpointer) (guintptr) game, error);
}

static gboolean
release_game (BluffInside *inside, gpointer data, GError **error G_GNUC_UNUSED)
{
  bluff_inside_release (inside, data);
  return TRUE;
}

void
bluff_store_release_game (BluffStore *self, const char *game)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_do_anyway (self, release_game, (gpointer) (guintptr) game, NULL);
}

/* --- Append --------------------------------------------------------------------------------------------------------
 */

static gboolean
write_results (BluffDatabase *database, gint64 row, const BluffStoreMove *move, GError **error)
{
  g_autoptr (BluffStoreGame) game = NULL;

  return bluff_games_read (database, row, &game, error) && check_results (game, move->n_results, error) &&
         bluff_results_insert (database, game, move->results, NULL, error);
}

static gboolean
append_lines (BluffDatabase *database, const BluffStoreMove *move, GError **error)
{
  BluffGameHead head;

  if (!bluff_games_get (database, move->game, &head, error))
    return FALSE;
  if (head.state != BLUFF_STORE_UNFINISHED)
    return fail_over (move->game, head.state, error);
  return check_first (move->game, move->first, head.n_lines, error) &&
         bluff_events_insert (database, head.row, move->first, move->lines, error) &&
         bluff_games_update (database, head.row, head.n_lines + count_lines (move), move->played, move->position,
                             move->results != NULL, error) &&
         (move->results == NULL || write_results (database, head.row, move, error));
}

/* Held first: what another process may be about to append is not known before. */
static gboolean
append (BluffInside *inside, gpointer data, GError **error)
{
  const BluffStoreMove *move = data;
  gboolean fresh;
  gboolean ok;

  if (!bluff_inside_hold (inside, move->game, &fresh, error))
    return FALSE;
  ok = bluff_database_begin (inside->database, error) &&
       bluff_database_end (inside->database, append_lines (inside->database, move, error), error);
  if (!ok && fresh)
    bluff_inside_release (inside, move->game);
  return ok;
}

gboolean
bluff_store_append (BluffStore *self, const BluffStoreMove *move, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);
  g_return_val_if_fail (move->game != NULL && count_lines (move) > 0, FALSE);

  return bluff_store_do (self, append, (gpointer) (guintptr) move, error);
}

/* --- Append, off the main loop --------------------------------------------------------------------------------------
 */

/* A copy of a move, all texts in one place. */
typedef struct
{
  BluffStoreMove move;
  GStringChunk *texts;
  GPtrArray *lines;
  BluffStoreResult results[BLUFF_MAX_SEATS];
  GArray *facts[BLUFF_MAX_SEATS]; /* of BluffStoreFact */
  BluffStoreClaim *claims[BLUFF_MAX_SEATS];
} Request;

static void
free_request (gpointer data)
{
  Request *request = data;

  g_string_chunk_free (request->texts);
  g_ptr_array_unref (request->lines);
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    {
      g_clear_pointer (&request->facts[i], g_array_unref);
      g_free (request->claims[i]);
    }
  g_free (request);
}

static void
copy_results (Request *request, const BluffStoreResult *results, guint n_seats)
{
  for (guint i = 0; i < n_seats; i++)
    {
      request->results[i] = results[i];
      request->facts[i] = g_array_new (FALSE, FALSE, sizeof (BluffStoreFact));
      for (gsize j = 0; j < results[i].n_facts; j++)
        {
          BluffStoreFact fact = results[i].facts[j];

          fact.name = g_string_chunk_insert_const (request->texts, fact.name);
          g_array_append_val (request->facts[i], fact);
        }
      request->results[i].facts = (const BluffStoreFact *) (gconstpointer) request->facts[i]->data;
      request->claims[i] = g_memdup2 (results[i].claims, results[i].n_claims * sizeof *results[i].claims);
      request->results[i].claims = request->claims[i];
    }
  request->move.results = request->results;
}

static Request *
copy_move (const BluffStoreMove *move)
{
  enum
  {
    CHUNK = 1024 /* bytes: most moves fit */
  };
  Request *request = g_new0 (Request, 1);

  request->texts = g_string_chunk_new (CHUNK);
  request->lines = g_ptr_array_new ();
  request->move = *move;
  request->move.game = g_string_chunk_insert (request->texts, move->game);
  if (move->position != NULL)
    request->move.position = g_string_chunk_insert (request->texts, move->position);
  for (gsize i = 0; move->lines[i] != NULL; i++)
    g_ptr_array_add (request->lines, g_string_chunk_insert (request->texts, move->lines[i]));
  g_ptr_array_add (request->lines, NULL);
  request->move.lines = (const char *const *) request->lines->pdata;
  if (move->results != NULL)
    copy_results (request, move->results, move->n_results);
  return request;
}

static void
append_for_task (BluffStore *self, GTask *task)
{
  Request *request = g_task_get_task_data (task);
  GError *error = NULL;

  if (bluff_store_append (self, &request->move, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_store_append_async (BluffStore *self,
                          const BluffStoreMove *move,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_STORE (self));
  g_return_if_fail (move->game != NULL && count_lines (move) > 0);
  g_return_if_fail (move->results == NULL || (move->n_results > 0 && move->n_results <= BLUFF_MAX_SEATS));

  bluff_store_start (self, append_for_task, copy_move (move), free_request, cancellable, callback, user_data);
}

gboolean
bluff_store_append_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Stand-ins -----------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *game;
  BluffSeatStandIn stand_in;
} Exchange;

static gboolean
exchange_sitter (BluffDatabase *database, Exchange *exchange, GError **error)
{
  BluffGameHead head;

  if (!bluff_games_get (database, exchange->game, &head, error))
    return FALSE;
  if (head.state != BLUFF_STORE_UNFINISHED)
    return fail_over (exchange->game, head.state, error);
  exchange->stand_in.next_line = head.n_lines + 1;
  return bluff_seats_set_stand_in (database, head.row, &exchange->stand_in, error);
}

/* Held as for a move. */
static gboolean
set_stand_in (BluffInside *inside, gpointer data, GError **error)
{
  Exchange *exchange = data;
  gboolean fresh;
  gboolean ok;

  if (!bluff_inside_hold (inside, exchange->game, &fresh, error))
    return FALSE;
  ok = bluff_database_begin (inside->database, error) &&
       bluff_database_end (inside->database, exchange_sitter (inside->database, exchange, error), error);
  if (!ok && fresh)
    bluff_inside_release (inside, exchange->game);
  return ok;
}

gboolean
bluff_store_set_stand_in (BluffStore *self,
                          const char *game,
                          guint seat,
                          const char *level,
                          const char *character,
                          GError **error)
{
  Exchange exchange = { game, { .seat = seat, .level = level, .character = character } };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);
  g_return_val_if_fail (game != NULL && seat < BLUFF_MAX_SEATS, FALSE);

  return bluff_store_do (self, set_stand_in, &exchange, error);
}

/* --- Recount, abandon, delete --------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *game;
  const BluffStoreResult *results;
  guint n_results;
} Change;

/* Reads the finished game that is to be changed; NULL if it cannot be. */
static BluffStoreGame *
read_finished (BluffDatabase *database, const Change *change, GError **error)
{
  g_autoptr (BluffStoreGame) game = NULL;
  BluffGameHead head;

  if (!bluff_games_get (database, change->game, &head, error))
    return NULL;
  if (head.state != BLUFF_STORE_FINISHED)
    {
      fail_over (change->game, head.state, error);
      return NULL;
    }
  if (!bluff_games_read (database, head.row, &game, error) || !check_results (game, change->n_results, error))
    return NULL;
  return g_steal_pointer (&game);
}

static gboolean
recount_game (BluffInside *inside, gpointer data, GError **error)
{
  Change *change = data;
  BluffDatabase *database = inside->database;
  g_autoptr (BluffStoreGame) game = read_finished (database, change, error);
  gboolean counted[BLUFF_MAX_SEATS];

  /* Unless it is known that it does not: a result may be lost. */
  for (guint i = 0; i < BLUFF_MAX_SEATS; i++)
    counted[i] = TRUE;

  return game != NULL && bluff_results_read_counted (database, game->row, counted, error) &&
         bluff_results_delete (database, game->row, error) &&
         bluff_results_insert (database, game, change->results, counted, error);
}

gboolean
bluff_store_recount_game (BluffStore *self,
                          const char *game,
                          const BluffStoreResult *results,
                          guint n_results,
                          GError **error)
{
  Change change = { .game = game, .results = results, .n_results = n_results };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, recount_game, &change, error);
}

static gboolean
recount_claims (BluffInside *inside, gpointer data, GError **error)
{
  Change *change = data;
  g_autoptr (BluffStoreGame) game = read_finished (inside->database, change, error);

  return game != NULL && bluff_claims_delete (inside->database, game->row, error) &&
         bluff_claims_insert (inside->database, game, change->results, error);
}

gboolean
bluff_store_recount_claims (BluffStore *self,
                            const char *game,
                            const BluffStoreResult *results,
                            guint n_results,
                            GError **error)
{
  Change change = { .game = game, .results = results, .n_results = n_results };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, recount_claims, &change, error);
}

static gboolean
mend_game (BluffInside *inside, gpointer data, GError **error)
{
  Change *change = data;
  BluffGameHead head;

  if (!bluff_games_get (inside->database, change->game, &head, error))
    return FALSE;
  if (change->results == NULL)
    return bluff_results_delete (inside->database, head.row, error) &&
           bluff_games_set_state (inside->database, head.row, BLUFF_STORE_UNFINISHED, error);
  return bluff_games_set_state (inside->database, head.row, BLUFF_STORE_FINISHED, error) &&
         recount_game (inside, change, error);
}

gboolean
bluff_store_mend_game (BluffStore *self,
                       const char *game,
                       const BluffStoreResult *results,
                       guint n_results,
                       GError **error)
{
  Change change = { .game = game, .results = results, .n_results = n_results };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, mend_game, &change, error);
}

static gboolean
abandon_game (BluffDatabase *database, const char *game, GError **error)
{
  BluffGameHead head;

  if (!bluff_games_get (database, game, &head, error))
    return FALSE;
  if (head.state == BLUFF_STORE_FINISHED)
    return fail_over (game, head.state, error);
  return bluff_games_set_state (database, head.row, BLUFF_STORE_ABANDONED, error);
}

static gboolean
delete_game (BluffDatabase *database, const char *game, GError **error)
{
  BluffGameHead head;

  return bluff_games_get (database, game, &head, error) && bluff_games_delete (database, head.row, error);
}

typedef struct
{
  const char *game;
  gboolean (*change) (BluffDatabase *database, const char *game, GError **error);
} Ending;

/* A game that somebody plays cannot be taken away; afterwards nobody has it open. */
static gboolean
end_game (BluffInside *inside, gpointer data, GError **error)
{
  Ending *ending = data;
  gboolean fresh;

  if (!bluff_inside_hold (inside, ending->game, &fresh, error))
    return FALSE;
  bluff_inside_release_when_written (inside, ending->game, fresh);
  return ending->change (inside->database, ending->game, error);
}

gboolean
bluff_store_abandon_game (BluffStore *self, const char *game, GError **error)
{
  Ending ending = { game, abandon_game };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, end_game, &ending, error);
}

gboolean
bluff_store_delete_game (BluffStore *self, const char *game, GError **error)
{
  Ending ending = { game, delete_game };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, end_game, &ending, error);
}
