/* bluff-store-forget.c: deleting a profile, and going after what is left of the person anywhere in the data directory.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-player.h"

#include "bluff-games-table.h"
#include "bluff-players-table.h"
#include "bluff-results-table.h"
#include "bluff-schema.h"
#include "bluff-scratch.h"
#include "bluff-seats-table.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct
{
  gint64 id;
  BluffStorePlayer *player; /* who that is */
  BluffStoreForgetInHeader forget;
  gpointer data;
  BluffDatabase *database;
  BluffStoreTraces *traces;
} Forgetting;

/* --- In a database -------------------------------------------------------------------------------------------------
 */

static gboolean
forget_in_game (gint64 row, guint seat, const char *header, gpointer data, GError **error)
{
  Forgetting *forgetting = data;
  g_autofree char *changed = NULL;

  if (header == NULL)
    return TRUE;
  if (forgetting->forget != NULL)
    changed = forgetting->forget (header, seat, forgetting->data);
  return bluff_games_set_header (forgetting->database, row, changed, error);
}

static gboolean
forget_in (BluffDatabase *database, gint64 player, Forgetting *forgetting, GError **error)
{
  forgetting->database = database;
  return bluff_games_foreach_of_player (database, player, forget_in_game, forgetting, error) &&
         bluff_seats_forget (database, player, error) && bluff_results_forget (database, player, error) &&
         bluff_players_delete (database, player, error);
}

static gboolean
forget_player (BluffInside *inside, gpointer data, GError **error)
{
  Forgetting *forgetting = data;

  forgetting->player = bluff_players_get (inside->database, forgetting->id, error);
  return forgetting->player != NULL && forget_in (inside->database, forgetting->id, forgetting, error);
}

BluffStorePlayer *
bluff_store_forget_player (BluffStore *self,
                           gint64 player,
                           BluffStoreForgetInHeader forget,
                           gpointer data,
                           GError **error)
{
  Forgetting forgetting = { .id = player, .forget = forget, .data = data };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  if (!bluff_store_do_atomically (self, forget_player, &forgetting, error))
    g_clear_pointer (&forgetting.player, bluff_store_player_free);
  return forgetting.player;
}

/* --- In a database that was set aside ------------------------------------------------------------------------------
 */

/* Everybody who has the name; and the profile itself, which may have had another one. */
static gboolean
forget_everyone (BluffDatabase *database, Forgetting *forgetting, gboolean *found, GError **error)
{
  const BluffStorePlayer *player = forgetting->player;
  g_autofree char *key = bluff_store_player_name_key (player->name);
  g_autoptr (BluffStorePlayer) namesake = NULL;
  g_autoptr (BluffStorePlayer) same = NULL;

  if (!bluff_players_read (database, player->id, &same, error) || !bluff_players_find (database, key, &namesake, error))
    return FALSE;
  if (same != NULL && same->created != player->created)
    g_clear_pointer (&same, bluff_store_player_free);
  if (same != NULL && namesake != NULL && same->id == namesake->id)
    g_clear_pointer (&same, bluff_store_player_free);

  *found = same != NULL || namesake != NULL;
  return (same == NULL || forget_in (database, same->id, forgetting, error)) &&
         (namesake == NULL || forget_in (database, namesake->id, forgetting, error));
}

/* In a database that is not sound, somebody could be overlooked, and writing could spoil what can still be salvaged. */
static gboolean
clean_copy (const char *copy, Forgetting *forgetting, gboolean *found, GError **error)
{
  g_autoptr (BluffDatabase) database = bluff_database_open (copy, BLUFF_DATABASE_WRITE, 0, error);
  gint64 version;

  if (database == NULL || !bluff_schema_check_whole (database, error) ||
      !bluff_schema_get_version (database, &version, error) ||
      !bluff_database_exec (database, "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL", error) ||
      !bluff_schema_advance (database, version, NULL, error))
    return FALSE;
  return bluff_database_begin (database, error) &&
         bluff_database_end (database, forget_everyone (database, forgetting, found, error), error) &&
         (!*found || bluff_database_exec (database, "VACUUM", error));
}

/* SQLite would take the journal for that of the cleaned database: its content goes into the old one first. */
static gboolean
settle_journal (const char *path, GError **error)
{
  g_autofree char *journal = g_strconcat (path, "-wal", NULL);
  BluffDatabase *database;
  gint64 busy;
  gboolean ok;

  if (!g_file_test (journal, G_FILE_TEST_EXISTS))
    return TRUE;
  database = bluff_database_open (path, BLUFF_DATABASE_WRITE, 0, error);
  if (database == NULL)
    return FALSE;
  ok = bluff_database_ask_number (database, "PRAGMA wal_checkpoint (TRUNCATE)", &busy, error);
  bluff_database_tidy_on_close (database, ok);
  bluff_database_close (database);
  if (ok && g_file_test (journal, G_FILE_TEST_EXISTS))
    ok = bluff_store_fail (error, BLUFF_STORE_ERROR_BUSY, (BluffStoreDetails){ .path = path }, "%s is in use", path);
  return ok;
}

/* A copy is cleaned and takes the place of the old one, or nothing is changed. */
static gboolean
clean_by_copy (BluffInside *inside, const char *path, Forgetting *forgetting, GError **error)
{
  g_autofree char *copy = NULL;
  g_autofree char *directory = bluff_scratch_copy (inside->data_dir, path, &copy, error);
  gboolean found = FALSE;
  gboolean ok;

  if (directory == NULL)
    return FALSE;
  ok = clean_copy (copy, forgetting, &found, error);
  if (ok && found)
    {
      ok = settle_journal (path, error);
      if (ok && g_rename (copy, path) != 0)
        ok = bluff_store_fail_errno (error, errno, path, "replace");
      forgetting->traces->cleaned += ok;
    }
  bluff_scratch_remove (directory);
  return ok;
}

static gboolean
clean_aside (BluffInside *inside, const char *path, Forgetting *forgetting, GError **error)
{
  GStatBuf status, ours;

  if (g_lstat (path, &status) != 0 || !S_ISREG (status.st_mode))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_DATABASE, (BluffStoreDetails){ .path = path },
                             "%s is no file", path);
  /* A restore was killed when the old database had two names. The other is in use, and even closing a copy of it would
   * drop SQLite's locks. */
  if (g_stat (inside->path, &ours) == 0 && ours.st_ino == status.st_ino && ours.st_dev == status.st_dev)
    return g_unlink (path) == 0 || bluff_store_fail_errno (error, errno, path, "remove");
  return bluff_schema_inspect (path, error) && clean_by_copy (inside, path, forgetting, error);
}

/* A journal that has no database can tell of anybody, and cannot be read. */
static gboolean
is_orphan (const char *path)
{
  g_autofree char *database = g_strndup (path, strlen (path) - strlen ("-wal"));

  return !g_file_test (database, G_FILE_TEST_EXISTS);
}

static void
clean_all_aside (BluffInside *inside, Forgetting *forgetting)
{
  g_autofree char *lock_path = g_build_filename (inside->locks, "aside", NULL);
  g_autoptr (GDir) directory = g_dir_open (inside->aside, 0, NULL);
  BluffLock *lock = NULL;
  const char *name;

  if (directory == NULL)
    return;
  /* If two cleaned at once, the later would bring back what the earlier took out. */
  lock = bluff_lock_take (lock_path, BLUFF_LOCK_ALONE, inside->patience_ms, NULL);
  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (inside->aside, name, NULL);
      g_autoptr (GError) reason = NULL;
      gboolean left = FALSE;

      if (g_str_has_suffix (name, ".db"))
        left = lock == NULL || !clean_aside (inside, path, forgetting, &reason);
      else if (g_str_has_suffix (name, ".db-wal"))
        left = is_orphan (path);
      if (reason != NULL)
        g_info ("%s could not be cleaned: %s", path, reason->message);
      if (left)
        g_ptr_array_add (forgetting->traces->unreached, g_steal_pointer (&path));
    }
  bluff_database_sync_directory (inside->aside);
  if (lock != NULL)
    bluff_lock_release (lock, FALSE);
}

/* --- In everything else --------------------------------------------------------------------------------------------
 */

/* The person is forgotten; this is about traces in unused parts of the file. SQLite overwrites what it frees, but what
 * it moves about within a page may leave something behind: so the file is rewritten, and the journal is cut. */
static gboolean
write_anew (BluffDatabase *database, GError **error)
{
  gint64 busy = 0;
  gboolean ok = bluff_database_exec (database, "VACUUM", error);

  /* This matters most, and helps even if there is no room for the first. It does not fail while somebody reads: it
   * says so. */
  if (!bluff_database_ask_number (database, "PRAGMA wal_checkpoint (TRUNCATE)", &busy, ok ? error : NULL))
    return FALSE;
  if (ok && busy != 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_BUSY,
                             (BluffStoreDetails){ .path = bluff_database_get_path (database) },
                             "the journal is in use and could not be cut");
  return ok;
}

/* Only our thread makes any; if another process is there, it may be using what lies there. */
static void
sweep_scratch (BluffInside *inside, GPtrArray *unreached)
{
  if (bluff_lock_change (inside->presence, BLUFF_LOCK_ALONE))
    {
      bluff_scratch_sweep (inside->data_dir);
      bluff_lock_change (inside->presence, BLUFF_LOCK_SHARED);
    }
  g_ptr_array_extend_and_steal (unreached, bluff_scratch_list (inside->data_dir));
}

static gboolean
wipe_traces (BluffInside *inside, gpointer data, GError **error G_GNUC_UNUSED)
{
  Forgetting *forgetting = data;
  BluffStoreTraces *traces = forgetting->traces;

  bluff_schema_purge_copies (inside->copies, traces->unreached);
  write_anew (inside->database, &traces->unwiped);
  sweep_scratch (inside, traces->unreached);
  clean_all_aside (inside, forgetting);
  return TRUE;
}

static BluffStorePlayer *
copy_player (const BluffStorePlayer *player)
{
  BluffStorePlayer *copy = g_memdup2 (player, sizeof *player);

  copy->name = g_strdup (player->name);
  copy->emblem = g_strdup (player->emblem);
  copy->colour = g_strdup (player->colour);
  return copy;
}

BluffStoreTraces *
bluff_store_wipe_traces (BluffStore *self,
                         const BluffStorePlayer *player,
                         BluffStoreForgetInHeader forget,
                         gpointer data,
                         GError **error)
{
  g_autoptr (BluffStoreTraces) traces = g_new0 (BluffStoreTraces, 1);
  Forgetting forgetting = { .forget = forget, .data = data, .traces = traces };

  g_return_val_if_fail (BLUFF_IS_STORE (self) && player != NULL, NULL);

  traces->player = copy_player (player);
  traces->unreached = g_ptr_array_new_with_free_func (g_free);
  forgetting.player = traces->player;
  return bluff_store_do (self, wipe_traces, &forgetting, error) ? g_steal_pointer (&traces) : NULL;
}

/* --- Both ----------------------------------------------------------------------------------------------------------
 */

void
bluff_store_traces_free (BluffStoreTraces *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->player, bluff_store_player_free);
  g_clear_pointer (&self->unreached, g_ptr_array_unref);
  g_clear_error (&self->unwiped);
  g_free (self);
}

gboolean
bluff_store_traces_is_none (const BluffStoreTraces *self)
{
  return self->unwiped == NULL && self->unreached->len == 0;
}

/* With nothing in between from this process. */
static gboolean
forget_and_wipe (BluffStore *self, gpointer data, GError **error)
{
  Forgetting *forgetting = data;
  g_autoptr (BluffStorePlayer) gone = NULL;

  gone = bluff_store_forget_player (self, forgetting->id, forgetting->forget, forgetting->data, error);
  if (gone != NULL)
    forgetting->traces = bluff_store_wipe_traces (self, gone, forgetting->forget, forgetting->data, error);
  return forgetting->traces != NULL;
}

gboolean
bluff_store_delete_player (BluffStore *self,
                           gint64 player,
                           BluffStoreForgetInHeader forget,
                           gpointer data,
                           BluffStoreTraces **traces,
                           GError **error)
{
  Forgetting forgetting = { .id = player, .forget = forget, .data = data };
  gboolean ok;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  ok = bluff_store_run (self, BLUFF_STORE_RUN_DEFAULT, forget_and_wipe, &forgetting, error);
  if (ok && traces != NULL)
    *traces = g_steal_pointer (&forgetting.traces);
  bluff_store_traces_free (forgetting.traces);
  return ok;
}
