/* bluff-saves-open.c: games are begun, opened again and branched.
 *
 * First a game is read or made, on any thread; then the match is made, on the caller's.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-writer.h"
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
  bluff_seating_free (wish->seating);
  g_free (wish);
}

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
  if (self == NULL)
    return;

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
  bluff_stored_free (self->stored);
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

/* --- Begin ---------------------------------------------------------------------------------------------------------
 */

static BluffOpening *
grant_begin (BluffSaves *self, const Wish *wish, GError **error)
{
  g_autoptr (BluffRecord) record = bluff_record_new (&wish->table);
  BluffStoreSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (BluffStoreGame) seated = bluff_store_game_new ();
  g_autoptr (BluffStoreGame) game = NULL;
  gint64 now = bluff_stored_now ();
  gboolean taken =
      bluff_seating_take (bluff_saves_get_store (self), wish->seating->seats, record, seats, error);

  /* SEATED owns the texts from now on, whatever happens. */
  seated->n_seats = record->table.players;
  memcpy (seated->seats, seats, sizeof seats);
  if (!taken || !bluff_seating_check_levels (record, error))
    return NULL;

  record->id = g_uuid_string_random ();
  record->started = bluff_stored_format_time (now);
  game = bluff_stored_compose (record, BLUFF_STORE_OWN, now, error);
  if (game == NULL)
    return NULL;
  bluff_stored_copy_seats (seated, game);
  return add_and_open (self, game, NULL, error);
}
