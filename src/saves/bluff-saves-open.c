/* bluff-saves-open.c: games are begun, opened again and branched.
 *
 * First a game is read or made, on any thread; then the match is made, on the caller's.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"
#include "bluff-seating.h"
#include "bluff-tally.h"

/* What was asked for. */
typedef struct
{
  BluffTable table; /* a new game's */
  char *id;         /* another one's */
  guint at;
  BluffSeating *seating; /* or NULL: as there */
} Wish;

typedef BluffOpening *(*Grant) (BluffSaves *self, const Wish *wish, GError **error);

static void
free_wish (gpointer data)
{
  Wish *wish = data;

  g_free (wish->id);
  g_clear_pointer (&wish->seating, bluff_seating_free);
  g_free (wish);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wish, free_wish)

/* --- What waits for a match ----------------------------------------------------------------------------------------
 */

static gboolean
delete_game (BluffStore *store, gpointer data, GError **error)
{
  bluff_store_release_game (store, data);
  return bluff_store_delete_game (store, data, error);
}

void
bluff_opening_free (BluffOpening *self)
{
  if (self->claimed)
    {
      BluffStore *store = bluff_saves_get_store (self->saves);
      const char *id = self->stored->game->id;

      if (self->fresh)
        bluff_store_run_async (store, BLUFF_STORE_RUN_DEFAULT, delete_game, g_strdup (id), g_free, NULL, NULL, NULL);
      else
        bluff_saves_release_soon (store, id);
      bluff_saves_unclaim (self->saves, id);
    }
  g_clear_pointer (&self->stored, bluff_stored_free);
  g_clear_object (&self->saves);
  g_free (self);
}

/* Opens a game for writing, unless it is over. */
static BluffOpening *
hold_and_read (BluffSaves *self, const char *id, GError **error)
{
  g_autoptr (BluffOpening) opening = g_new0 (BluffOpening, 1);
  BluffStore *store = bluff_saves_get_store (self);
  g_autoptr (BluffStoreGame) game = bluff_store_read_game (store, id, NULL, error);

  if (game == NULL)
    return NULL;

  opening->saves = g_object_ref (self);
  if (game->state == BLUFF_STORE_UNFINISHED)
    {
      if (!bluff_saves_claim (self, id, error))
        return NULL;
      if (!bluff_store_hold_game (store, id, error))
        {
          bluff_saves_unclaim (self, id);
          return NULL;
        }
    }

  /* Only now nobody else can write. */
  opening->stored = bluff_stored_read (store, id, error);
  if (opening->stored == NULL)
    {
      if (game->state == BLUFF_STORE_UNFINISHED)
        {
          bluff_saves_release_soon (store, id);
          bluff_saves_unclaim (self, id);
        }
      return NULL;
    }
  opening->claimed = game->state == BLUFF_STORE_UNFINISHED;
  return g_steal_pointer (&opening);
}

/* Adds a game and opens it. */
static BluffOpening *
add_and_open (BluffSaves *self, const BluffStoreGame *game, const BluffStoreMove *move, GError **error)
{
  BluffOpening *opening;

  if (!bluff_store_add_game (bluff_saves_get_store (self), game, move, error))
    return NULL;

  opening = hold_and_read (self, game->id, error);
  if (opening != NULL)
    opening->fresh = TRUE;
  return opening;
}

/* --- Begin, open, branch -------------------------------------------------------------------------------------------
 */

/* A header of today, with those who are to play; they are in GAME too. */
static BluffRecord *
seat_players (BluffSaves *self,
              const BluffTable *table,
              const BluffSeating *seating,
              BluffStoreGame *game,
              GError **error)
{
  g_autoptr (BluffRecord) record = bluff_record_new (table);

  return bluff_seating_take (bluff_saves_get_store (self), seating, record, game->seats, error)
             ? g_steal_pointer (&record)
             : NULL;
}

/* Gives the header an id and a beginning, and fills in the game. */
static gboolean
compose (BluffRecord *record, BluffStoreOrigin origin, BluffStoreGame *game, GError **error)
{
  gint64 now = bluff_stored_now ();

  if (!bluff_seating_check_levels (record, error))
    return FALSE;

  g_free (record->id);
  record->id = g_uuid_string_random ();
  g_free (record->started);
  record->started = bluff_stored_format_time (now);
  return bluff_stored_compose (record, origin, now, game, error);
}

static BluffOpening *
grant_begin (BluffSaves *self, const Wish *wish, GError **error)
{
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (BluffRecord) record = seat_players (self, &wish->table, wish->seating, game, error);

  if (record == NULL || !compose (record, BLUFF_STORE_OWN, game, error))
    return NULL;

  return add_and_open (self, game, NULL, error);
}

static BluffOpening *
grant_open (BluffSaves *self, const Wish *wish, GError **error)
{
  return hold_and_read (self, wish->id, error);
}

/* Nothing can be played on from the last event of a game that is over. */
static gboolean
check_branch (const BluffStored *stored, guint at, GError **error)
{
  guint last = bluff_record_n_events (stored->record) - (bluff_record_is_finished (stored->record) ? 1 : 0);
  BluffSavesDetails details = { .game = stored->game->id, .number = at, .known = last };

  return (at >= 1 && at <= last) ||
         bluff_saves_fail (error, BLUFF_SAVES_ERROR_NO_SUCH_EVENT, details,
                           "game %s cannot be played on from event %u of %u", stored->game->id, at, last);
}

/* The lines that the two games share, and where the game stands after them. */
static BluffOpening *
add_branch (BluffSaves *self, const BluffStored *stored, guint at, const BluffStoreGame *game, GError **error)
{
  g_autofree const char **lines = g_new0 (const char *, at + 1);
  BluffStoreMove move = { .game = game->id, .first = 1, .lines = lines, .played = game->started };
  char text[BLUFF_POSITION_SIZE];
  BluffPosition position;
  BluffTally tally;

  bluff_tally_init (&tally, &stored->record->table, at);
  for (guint n = 1; n <= at; n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (stored->record, n);

      lines[n - 1] = g_ptr_array_index (stored->lines, n - 1);
      bluff_tally_add (&tally, &entry->event, entry->ms);
    }
  bluff_tally_position (&tally, &position);
  move.position = bluff_position_write (&position, text);
  return add_and_open (self, game, &move, error);
}

static BluffOpening *
grant_branch (BluffSaves *self, const Wish *wish, GError **error)
{
  g_autoptr (BluffStored) stored = bluff_stored_read (bluff_saves_get_store (self), wish->id, error);
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (BluffRecord) record = NULL;

  if (stored == NULL || !check_branch (stored, wish->at, error))
    return NULL;

  if (wish->seating != NULL)
    record = seat_players (self, &stored->record->table, wish->seating, game, error);
  else
    {
      record = bluff_stored_header (stored->game, error);
      /* Only what is decided from here on counts. */
      bluff_stored_copy_seats (stored->game, game, FALSE);
    }
  if (record == NULL)
    return NULL;

  g_free (record->branch_of);
  record->branch_of = g_strdup (wish->id);
  record->branch_at = wish->at;
  return compose (record, BLUFF_STORE_BRANCH, game, error) ? add_branch (self, stored, wish->at, game, error) : NULL;
}

/* --- Now or later --------------------------------------------------------------------------------------------------
 */

static BluffSavedGame *
grant_now (BluffSaves *self, Grant grant, const Wish *wish, GError **error)
{
  BluffOpening *opening = grant (self, wish, error);

  return opening != NULL ? bluff_saved_game_new (opening, error) : NULL;
}

static void
grant_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  Grant grant = (Grant) g_task_get_source_tag (task);
  GError *error = NULL;
  BluffOpening *opening = grant (source, data, &error);

  if (opening != NULL)
    g_task_return_pointer (task, opening, (GDestroyNotify) bluff_opening_free);
  else
    g_task_return_error (task, error);
}

static void
grant_later (BluffSaves *self,
             Grant grant,
             Wish *wish,
             GCancellable *cancellable,
             GAsyncReadyCallback callback,
             gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, grant);
  g_task_set_task_data (task, wish, free_wish);
  g_task_run_in_thread (task, grant_in_thread);
}

/* In the caller's context again: here the match is made. */
static BluffSavedGame *
finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  BluffOpening *opening;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  opening = g_task_propagate_pointer (G_TASK (result), error);
  return opening != NULL ? bluff_saved_game_new (opening, error) : NULL;
}

static Wish *
wish_to_begin (const BluffTable *table, const BluffSavesSeat *seats)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->table = *table;
  wish->seating = bluff_seating_new (seats, table->players);
  return wish;
}

static Wish *
wish_to_open (const char *id)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->id = g_strdup (id);
  return wish;
}

static Wish *
wish_to_branch (const char *id, guint at, const BluffSavesSeat *seats, guint n_seats)
{
  Wish *wish = wish_to_open (id);

  wish->at = at;
  wish->seating = seats != NULL ? bluff_seating_new (seats, n_seats) : NULL;
  return wish;
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

BluffSavedGame *
bluff_saves_begin (BluffSaves *self, const BluffTable *table, const BluffSavesSeat *seats, GError **error)
{
  g_autoptr (Wish) wish = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self), NULL);
  g_return_val_if_fail (bluff_table_is_valid (table) && seats != NULL, NULL);

  wish = wish_to_begin (table, seats);
  return grant_now (self, grant_begin, wish, error);
}

void
bluff_saves_begin_async (BluffSaves *self,
                         const BluffTable *table,
                         const BluffSavesSeat *seats,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self));
  g_return_if_fail (bluff_table_is_valid (table) && seats != NULL);

  grant_later (self, grant_begin, wish_to_begin (table, seats), cancellable, callback, user_data);
}

BluffSavedGame *
bluff_saves_begin_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  return finish (self, result, error);
}

BluffSavedGame *
bluff_saves_open (BluffSaves *self, const char *id, GError **error)
{
  g_autoptr (Wish) wish = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && id != NULL, NULL);

  wish = wish_to_open (id);
  return grant_now (self, grant_open, wish, error);
}

void
bluff_saves_open_async (BluffSaves *self,
                        const char *id,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && id != NULL);

  grant_later (self, grant_open, wish_to_open (id), cancellable, callback, user_data);
}

BluffSavedGame *
bluff_saves_open_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  return finish (self, result, error);
}

BluffSavedGame *
bluff_saves_branch (BluffSaves *self,
                    const char *id,
                    guint at,
                    const BluffSavesSeat *seats,
                    guint n_seats,
                    GError **error)
{
  g_autoptr (Wish) wish = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && id != NULL, NULL);

  wish = wish_to_branch (id, at, seats, n_seats);
  return grant_now (self, grant_branch, wish, error);
}

void
bluff_saves_branch_async (BluffSaves *self,
                          const char *id,
                          guint at,
                          const BluffSavesSeat *seats,
                          guint n_seats,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_SAVES (self) && id != NULL);

  grant_later (self, grant_branch, wish_to_branch (id, at, seats, n_seats), cancellable, callback, user_data);
}

BluffSavedGame *
bluff_saves_branch_finish (BluffSaves *self, GAsyncResult *result, GError **error)
{
  return finish (self, result, error);
}
