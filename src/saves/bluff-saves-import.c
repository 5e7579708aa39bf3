/* bluff-saves-import.c: a record becomes a game of the store, whole or not at all.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-reader.h"
#include "bluff-saves-fail.h"
#include "bluff-saves-private.h"
#include "bluff-saves-records.h"
#include "bluff-saves-results.h"
#include "bluff-seating.h"
#include "bluff-tally.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  CHUNK = 65536,
  US_PER_MS = 1000
};

/* --- The bytes -----------------------------------------------------------------------------------------------------
 */

/* The system says no. Returns NULL. */
static GBytes *
fail_read (GError **error, int why)
{
  BluffFault fault = { .cause = why == EISDIR ? BLUFF_FAULT_DIRECTORY : BLUFF_FAULT_UNREADABLE, .error = why };

  bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_RECORD, &fault);
  return NULL;
}

/* One byte more than a record may have is enough to know. */
static GBytes *
read_bytes (int fd, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *buffer = g_malloc (CHUNK);
  gssize n;

  do
    {
      n = read (fd, buffer, CHUNK);
      if (n < 0 && errno != EINTR)
        return fail_read (error, errno);
      if (n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
    }
  while (n != 0 && bytes->len <= BLUFF_RECORD_BYTES_MAX);

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* A pipe or a device may have nothing to read for ever, or something for ever. */
static gboolean
check_kind (const GStatBuf *status, const char *path, GError **error)
{
  if (S_ISREG (status->st_mode))
    return TRUE;
  if (S_ISDIR (status->st_mode))
    return fail_read (error, EISDIR) != NULL;

  return bluff_saves_fail (error, BLUFF_SAVES_ERROR_NOT_A_FILE, (BluffSavesDetails){ .path = path }, "%s is no file",
                           path);
}

GBytes *
bluff_saves_read_record (const char *path, GError **error)
{
  GBytes *bytes = NULL;
  GStatBuf status;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  /* Looked at before it is opened, because opening a device may do something; and after, because it may have changed.
   * It does not block, because of pipes without a writer. */
  if (g_stat (path, &status) != 0)
    return fail_read (error, errno);
  if (!check_kind (&status, path, error))
    return NULL;

  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0 || fstat (fd, &status) != 0)
    fail_read (error, errno);
  else if (check_kind (&status, path, error))
    bytes = read_bytes (fd, error);

  if (fd >= 0)
    close (fd);
  return bytes;
}

static BluffRecord *
verify (GBytes *bytes, GError **error)
{
  gsize n;
  const char *data = g_bytes_get_data (bytes, &n);
  BluffFault fault;
  BluffRecord *record = bluff_record_read_bytes (data != NULL ? data : "", n, &fault);

  if (record == NULL)
    bluff_saves_fail_fault (error, BLUFF_SAVES_ERROR_RECORD, &fault);
  return record;
}

/* The lines of the events as they are, without their ends. None is empty: it is a record. */
static GPtrArray *
split_lines (GBytes *bytes)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  gsize n;
  const char *start = g_bytes_get_data (bytes, &n);
  const char *end = start + n;
  gboolean header = TRUE;

  while (start < end)
    {
      const char *line_end = memchr (start, '\n', (gsize) (end - start));
      const char *next = line_end != NULL ? line_end + 1 : end;

      if (line_end == NULL)
        line_end = end;
      else if (line_end[-1] == '\r')
        line_end--;
      if (!header)
        g_ptr_array_add (lines, g_strndup (start, (gsize) (line_end - start)));
      header = FALSE;
      start = next;
    }

  g_ptr_array_add (lines, NULL);
  return lines;
}

/* --- Which game it is ----------------------------------------------------------------------------------------------
 */

/* Whether all LINES, ended by NULL, are among those that are KEPT, from the first one on. */
static gboolean
is_within (GPtrArray *lines, GPtrArray *kept)
{
  if (lines->len - 1 > kept->len)
    return FALSE;

  for (guint i = 0; i + 1 < lines->len; i++)
    if (!g_str_equal (lines->pdata[i], kept->pdata[i]))
      return FALSE;

  return TRUE;
}

/* The game with this ID and the lines of it that can be read; FALSE with an error if that cannot be found out. *GAME is
 * NULL if there is none. */
static gboolean
find_game (BluffStore *store, const char *id, BluffStoreGame **game, GPtrArray **lines, GError **error)
{
  g_autoptr (GError) why = NULL;

  *game = bluff_store_read_game (store, id, lines, &why);
  if (*game != NULL || g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NO_SUCH_GAME))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

char *
bluff_saves_identify (BluffSaves *self, const BluffRecord *record, GBytes *bytes, gboolean *known, GError **error)
{
  BluffStore *store;
  g_autofree char *checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autoptr (BluffStoreGame) game = NULL, same = NULL;
  g_autoptr (GPtrArray) kept = NULL, lines = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && record != NULL && known != NULL, NULL);

  store = bluff_saves_get_store (self);
  if (record->id != NULL)
    {
      if (!find_game (store, record->id, &game, &kept, error))
        return NULL;
      lines = game != NULL ? split_lines (bytes) : NULL;
      *known = game != NULL && is_within (lines, kept);
      if (game == NULL || *known)
        return g_strdup (record->id);
    }

  if (!find_game (store, checksum, &same, NULL, error))
    return NULL;
  *known = same != NULL;
  return g_steal_pointer (&checksum);
}

/* --- When it was ---------------------------------------------------------------------------------------------------
 */

/* A record may lie about the future, where it would stand before all other games for ever. */
static gint64
find_start (const BluffRecord *record, gint64 now)
{
  g_autoptr (GDateTime) date = record->started != NULL ? g_date_time_new_from_iso8601 (record->started, NULL) : NULL;

  return date != NULL
             ? MIN (g_date_time_to_unix (date) * US_PER_MS + g_date_time_get_microsecond (date) / US_PER_MS, now)
             : now;
}

/* The start and all the time that was played; now, if the start is not known. */
static gint64
find_end (const BluffRecord *record, gint64 start, gint64 now)
{
  gint64 end = record->started != NULL ? start : now;

  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      gint64 ms = bluff_record_entry (record, n)->ms;

      if (ms > now - end)
        return now;
      end += MAX (ms, 0);
    }

  return end;
}

/* --- Adding it -----------------------------------------------------------------------------------------------------
 */

static gboolean
add_record (BluffStore *store, const BluffRecord *record, GPtrArray *lines, BluffStoreGame *game, GError **error)
{
  gint64 now = bluff_stored_now ();
  gint64 start = find_start (record, now);
  char text[BLUFF_POSITION_SIZE];
  BluffStoreMove move = { .first = 1,
                          .lines = (const char *const *) lines->pdata,
                          .played = find_end (record, start, now) };
  g_autoptr (GArray) claims = g_array_new (FALSE, FALSE, sizeof (BluffClaim));
  g_auto (BluffSavesResults) results = { 0 };
  BluffPosition position;
  BluffTally tally;

  bluff_tally_init_for_record (&tally, record);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      bluff_tally_add (&tally, &bluff_record_entry (record, n)->event, bluff_record_entry (record, n)->ms);
      bluff_tally_note_claim (&tally, claims);
    }
  bluff_tally_position (&tally, &position);
  move.position = bluff_position_write (&position, text);
  if (tally.result.finished)
    {
      bluff_saves_results_init (&results, &tally.result, claims);
      move.results = results.results;
      move.n_results = record->table.players;
    }

  return bluff_stored_compose (record, BLUFF_STORE_IMPORT, start, game, error) &&
         bluff_store_add_game (store, game, bluff_record_n_events (record) > 0 ? &move : NULL, error);
}

char *
bluff_saves_import (BluffSaves *self,
                    GBytes *bytes,
                    const BluffSavesSeat *seats,
                    guint n_seats,
                    gboolean *added,
                    GError **error)
{
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (BluffRecord) record = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GError) why = NULL;
  BluffStore *store;
  char *id;
  gboolean known;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && bytes != NULL, NULL);

  store = bluff_saves_get_store (self);
  record = verify (bytes, error);
  if (record == NULL)
    return NULL;
  id = bluff_saves_identify (self, record, bytes, &known, error);
  if (id == NULL)
    return NULL;

  g_free (record->id);
  record->id = id;
  if (!known)
    {
      lines = split_lines (bytes);
      if (!bluff_seating_recognise (store, seats, n_seats, record, game->seats, error))
        return NULL;
      /* Another process may have been faster. */
      if (!add_record (store, record, lines, game, &why) &&
          !(known = g_error_matches (why, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_GAME_EXISTS)))
        {
          g_propagate_error (error, g_steal_pointer (&why));
          return NULL;
        }
    }

  if (added != NULL)
    *added = !known;
  return g_strdup (record->id);
}

char *
bluff_saves_import_file (BluffSaves *self,
                         const char *path,
                         const BluffSavesSeat *seats,
                         guint n_seats,
                         gboolean *added,
                         GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (self) && path != NULL, NULL);

  bytes = bluff_saves_read_record (path, error);
  return bytes != NULL ? bluff_saves_import (self, bytes, seats, n_seats, added, error) : NULL;
}

/* --- Later ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  char *path;
  BluffSeating *seating;
  gboolean added;
} Import;

static void
free_import (gpointer data)
{
  Import *wish = data;

  g_free (wish->path);
  bluff_seating_free (wish->seating);
  g_free (wish);
}

/* If it is cancelled while the file is read, nothing happens; once the store has begun, it is done. */
static char *
import_unless_cancelled (BluffSaves *self, Import *wish, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = bluff_saves_read_record (wish->path, error);

  if (bytes == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  return bluff_saves_import (self, bytes, wish->seating->seats, wish->seating->n, &wish->added, error);
}

static void
import_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  char *id = import_unless_cancelled (source, data, cancellable, &error);

  if (id != NULL)
    g_task_return_pointer (task, id, g_free);
  else
    g_task_return_error (task, error);
}

void
bluff_saves_import_file_async (BluffSaves *self,
                               const char *path,
                               const BluffSavesSeat *seats,
                               guint n_seats,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Import *wish;

  g_return_if_fail (BLUFF_IS_SAVES (self) && path != NULL);

  wish = g_new0 (Import, 1);
  wish->path = g_strdup (path);
  wish->seating = bluff_seating_new (seats, n_seats);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, bluff_saves_import_file_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, wish, free_import);
  g_task_run_in_thread (task, import_in_thread);
}

char *
bluff_saves_import_file_finish (BluffSaves *self, GAsyncResult *result, gboolean *added, GError **error)
{
  char *id;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  id = g_task_propagate_pointer (G_TASK (result), error);
  if (id != NULL && added != NULL)
    *added = ((Import *) g_task_get_task_data (G_TASK (result)))->added;
  return id;
}
