/* bluff-tale.c: a game to look at, read off the main loop.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-tale.h"

#include "bluff-colours.h"
#include "bluff-record-reader.h"
#include "bluff-saves-records.h"
#include "bluff-story-item.h"

#include <string.h>

/* What is asked for. */
typedef struct
{
  char *id;
  char *path;
} Wish;

static void
free_wish (gpointer data)
{
  Wish *wish = data;

  g_free (wish->id);
  g_free (wish->path);
  g_free (wish);
}

void
bluff_tale_free (BluffTale *self)
{
  g_free (self->id);
  g_clear_pointer (&self->game, bluff_store_game_free);
  g_clear_pointer (&self->story, bluff_story_free);
  g_clear_object (&self->items);
  g_clear_object (&self->crew);
  g_free (self);
}

/* --- What the record says ------------------------------------------------------------------------------------------
 */

static BluffRecord *
read_bytes (GBytes *bytes, BluffFault *fault)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);

  return bluff_record_read_bytes (data != NULL ? data : "", n, fault);
}

static BluffCrew *
make_crew (const BluffRecord *record, GBytes *bytes)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  const char *end = memchr (data, '\n', n);
  g_autofree char *header = g_strndup (data, end != NULL ? (gsize) (end - data) : n);
  BluffCrewMember members[BLUFF_MAX_SEATS] = { 0 };
  BluffFlag flags[BLUFF_MAX_SEATS];

  bluff_colours_read (header, record->table.players, flags, NULL);
  for (guint seat = 0; seat < record->table.players; seat++)
    members[seat] = (BluffCrewMember){ record->players[seat].name, flags[seat] };

  return bluff_crew_new (members, record->table.players);
}

static gint64
find_start (const BluffRecord *record)
{
  g_autoptr (GDateTime) started = record->started != NULL ? g_date_time_new_from_iso8601 (record->started, NULL) : NULL;

  return started != NULL ? g_date_time_to_unix (started) * 1000 : 0;
}

static void
take_record (BluffTale *self, const BluffRecord *record, GBytes *bytes)
{
  self->story = bluff_story_new (record);
  self->items = bluff_story_items_new (self->story);
  self->crew = make_crew (record, bytes);
  if (self->game != NULL)
    bluff_crew_set_players (self->crew, self->game);
  if (self->game == NULL)
    self->time = find_start (record);
}

/* --- Reading -------------------------------------------------------------------------------------------------------
 */

static gboolean
read_kept (BluffTale *self, BluffSaves *saves, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_export (saves, self->id, error);
  g_autoptr (BluffRecord) record = NULL;

  if (bytes == NULL)
    return FALSE;

  record = read_bytes (bytes, &self->fault);
  if (record != NULL)
    take_record (self, record, bytes);

  return TRUE;
}

static gboolean
read_game (BluffTale *self, BluffSaves *saves, GError **error)
{
  self->game = bluff_store_read_game (bluff_saves_get_store (saves), self->id, NULL, error);
  if (self->game == NULL)
    return FALSE;

  self->time = self->game->last_played;
  return read_kept (self, saves, error);
}

static gboolean
read_file (BluffTale *self, BluffSaves *saves, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_read_record (path, error);
  g_autoptr (BluffRecord) record = NULL;
  gboolean known;

  if (bytes == NULL)
    return FALSE;

  record = read_bytes (bytes, &self->fault);
  if (record == NULL)
    return TRUE;

  self->id = bluff_saves_identify (saves, record, bytes, &known, error);
  if (self->id == NULL)
    return FALSE;
  if (known)
    return read_game (self, saves, error);

  self->is_another = record->id != NULL && !g_str_equal (record->id, self->id);
  take_record (self, record, bytes);
  return TRUE;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Wish *wish = data;
  g_autoptr (BluffTale) tale = g_new0 (BluffTale, 1);
  GError *error = NULL;
  gboolean ok;

  if (g_cancellable_set_error_if_cancelled (cancellable, &error))
    ok = FALSE;
  else if (wish->id != NULL)
    {
      tale->id = g_strdup (wish->id);
      ok = read_game (tale, source, &error);
    }
  else
    ok = read_file (tale, source, wish->path, &error);

  if (ok)
    g_task_return_pointer (task, g_steal_pointer (&tale), (GDestroyNotify) bluff_tale_free);
  else
    g_task_return_error (task, error);
}

void
bluff_tale_read_async (BluffSaves *saves,
                       const char *id,
                       const char *path,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Wish *wish;

  g_return_if_fail (BLUFF_IS_SAVES (saves) && (id != NULL || path != NULL));

  wish = g_new0 (Wish, 1);
  wish->id = g_strdup (id);
  wish->path = g_strdup (path);
  task = g_task_new (saves, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_tale_read_async);
  g_task_set_task_data (task, wish, free_wish);
  g_task_run_in_thread (task, read_in_thread);
}

BluffTale *
bluff_tale_read_finish (BluffSaves *saves, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, saves), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
