/* bluff-store-player.c: profiles: create, change, find, merge, forget.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-player.h"

#include "bluff-players-table.h"
#include "bluff-ratings-table.h"
#include "bluff-results-table.h"
#include "bluff-seats-table.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

void
bluff_store_player_free (BluffStorePlayer *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->emblem);
  g_free (self->colour);
  g_free (self);
}

/* --- Create and change ---------------------------------------------------------------------------------------------
 */

static gboolean
insert_player (BluffInside *inside, gpointer data, GError **error)
{
  return bluff_players_insert (inside->database, data, error);
}

gint64
bluff_store_create_player (BluffStore *self,
                           const char *name,
                           const char *emblem,
                           const char *colour,
                           int birth_year,
                           GError **error)
{
  g_autoptr (BluffStorePlayer) player = g_new0 (BluffStorePlayer, 1);

  g_return_val_if_fail (BLUFF_IS_STORE (self), BLUFF_STORE_NO_PLAYER);

  player->name = bluff_store_player_tidy_name (name, error);
  player->emblem = g_strdup (emblem);
  player->colour = g_strdup (colour);
  player->birth_year = birth_year;
  player->created = g_get_real_time () / 1000;
  if (player->name == NULL || !bluff_store_do_atomically (self, insert_player, player, error))
    return BLUFF_STORE_NO_PLAYER;
  return player->id;
}

static gboolean
update_player (BluffInside *inside, gpointer data, GError **error)
{
  return bluff_players_update (inside->database, data, error);
}

gboolean
bluff_store_change_player (BluffStore *self, const BluffStorePlayer *player, GError **error)
{
  g_autofree char *name = NULL;
  BluffStorePlayer changed = *player;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  name = bluff_store_player_tidy_name (player->name, error);
  changed.name = name;
  return name != NULL && bluff_store_do_atomically (self, update_player, &changed, error);
}

typedef struct
{
  gint64 player;
  gboolean archived;
} Archiving;

static gboolean
archive_player (BluffInside *inside, gpointer data, GError **error)
{
  Archiving *archiving = data;

  return bluff_players_set_archived (inside->database, archiving->player, archiving->archived, error);
}

gboolean
bluff_store_archive_player (BluffStore *self, gint64 player, gboolean archived, GError **error)
{
  Archiving archiving = { player, archived };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, archive_player, &archiving, error);
}

/* --- Find ----------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 id;
  char *key;
  gboolean with_archived;
  BluffStorePlayer *player;
  GPtrArray *players;
} Search;

static gboolean
get_player (BluffInside *inside, gpointer data, GError **error)
{
  Search *search = data;

  search->player = bluff_players_get (inside->database, search->id, error);
  return search->player != NULL;
}

BluffStorePlayer *
bluff_store_get_player (BluffStore *self, gint64 player, GError **error)
{
  Search search = { .id = player };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  bluff_store_do (self, get_player, &search, error);
  return search.player;
}

static gboolean
find_player (BluffInside *inside, gpointer data, GError **error)
{
  Search *search = data;

  return bluff_players_find (inside->database, search->key, &search->player, error);
}

BluffStorePlayer *
bluff_store_find_player (BluffStore *self, const char *name, GError **error)
{
  g_autofree char *key = bluff_store_player_name_key (name);
  Search search = { .key = key };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  bluff_store_do (self, find_player, &search, error);
  return search.player;
}

static gboolean
list_players (BluffInside *inside, gpointer data, GError **error)
{
  Search *search = data;

  search->players = bluff_players_list (inside->database, search->with_archived, error);
  return search->players != NULL;
}

GPtrArray *
bluff_store_list_players (BluffStore *self, gboolean with_archived, GError **error)
{
  Search search = { .with_archived = with_archived };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  bluff_store_do (self, list_players, &search, error);
  return search.players;
}

static void
list_players_for_task (BluffStore *self, GTask *task)
{
  GError *error = NULL;
  GPtrArray *players = bluff_store_list_players (self, GPOINTER_TO_INT (g_task_get_task_data (task)), &error);

  if (players != NULL)
    g_task_return_pointer (task, players, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
bluff_store_list_players_async (BluffStore *self,
                                gboolean with_archived,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_STORE (self));

  bluff_store_start_question (self, list_players_for_task, GINT_TO_POINTER (with_archived), NULL, cancellable, callback,
                              user_data);
}

GPtrArray *
bluff_store_list_players_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Merge and reset -----------------------------------------------------------------------------------------------
 */

typedef struct
{
  gint64 from;
  gint64 into;
} Merging;

static gboolean
check_never_together (BluffDatabase *database, const Merging *merging, GError **error)
{
  g_autofree char *game = NULL;
  gint64 together;

  if (!bluff_seats_count_shared (database, merging->from, merging->into, &together, &game, error))
    return FALSE;
  if (together > 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_SAT_TOGETHER,
                             (BluffStoreDetails){ .name = game, .number = together },
                             "both sat in %" G_GINT64_FORMAT " games, as in %s", together, game);
  return TRUE;
}

static gboolean
check_player (BluffDatabase *database, gint64 id, GError **error)
{
  g_autoptr (BluffStorePlayer) player = bluff_players_get (database, id, error);

  return player != NULL;
}

static gboolean
merge_players (BluffInside *inside, gpointer data, GError **error)
{
  Merging *merging = data;
  BluffDatabase *database = inside->database;

  return check_player (database, merging->from, error) && check_player (database, merging->into, error) &&
         check_never_together (database, merging, error) &&
         bluff_seats_move (database, merging->from, merging->into, error) &&
         bluff_results_move (database, merging->from, merging->into, error) &&
         bluff_ratings_delete (database, merging->into, error) && bluff_players_delete (database, merging->from, error);
}

gboolean
bluff_store_merge_players (BluffStore *self, gint64 from, gint64 into, GError **error)
{
  Merging merging = { from, into };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);
  g_return_val_if_fail (from != into, FALSE);

  return bluff_store_do_atomically (self, merge_players, &merging, error);
}

static gboolean
reset_statistics (BluffInside *inside, gpointer data, GError **error)
{
  gint64 player = *(gint64 *) data;

  return check_player (inside->database, player, error) && bluff_results_reset (inside->database, player, error) &&
         bluff_ratings_delete (inside->database, player, error);
}

gboolean
bluff_store_reset_statistics (BluffStore *self, gint64 player, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, reset_statistics, &player, error);
}
