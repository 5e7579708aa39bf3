/* bluff-store-care.c: backup and check, both with a connection of their own, so that nobody waits for them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-care.h"

#include "bluff-file.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"
#include "bluff-store-private.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

/* --- Backup --------------------------------------------------------------------------------------------------------
 */

/* The database, or what SQLite keeps beside it. */
static gboolean
is_ours (BluffStore *self, const char *path)
{
  const char *database = bluff_store_get_path (self);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *our_name = g_path_get_basename (database);

  return bluff_file_is_same (path, database) ||
         (bluff_file_is_same (directory, bluff_store_get_data_dir (self)) && g_str_has_prefix (name, our_name));
}

/* A backup may replace what has its name, if the caller wants that and it is a file, never a device or the like. The
 * system says what is wrong with a folder. */
static gboolean
check_target (BluffStore *self, const char *path, gboolean replace, GError **error)
{
  GStatBuf status;

  if (is_ours (self, path))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FAILED, (BluffStoreDetails){ .path = path },
                             "%s is the database itself", path);
  if (g_stat (path, &status) == 0 && S_ISDIR (status.st_mode))
    return TRUE;
  if (g_stat (path, &status) == 0 && !S_ISREG (status.st_mode))
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_FILE, (BluffStoreDetails){ .path = path }, "%s is no file",
                             path);
  if (!replace && g_lstat (path, &status) == 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FILE_EXISTS, (BluffStoreDetails){ .path = path },
                             "%s is there already", path);
  return TRUE;
}

gboolean
bluff_store_backup (BluffStore *self, const char *path, gboolean replace, GError **error)
{
  g_autoptr (BluffDatabase) database = NULL;

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  if (!check_target (self, path, replace, error))
    return FALSE;
  database = bluff_store_connect (self, error);
  return database != NULL && bluff_database_copy_to (database, path, error);
}

static void
backup_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;

  if (bluff_store_backup (source, data, TRUE, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
bluff_store_backup_async (BluffStore *self,
                          const char *path,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_return_if_fail (BLUFF_IS_STORE (self));

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, backup_in_thread);
}

gboolean
bluff_store_backup_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- Check ---------------------------------------------------------------------------------------------------------
 */

static void
free_finding (gpointer data)
{
  BluffStoreFinding *finding = data;

  g_free (finding->game);
  g_free (finding->detail);
  g_free (finding);
}

static void
add_finding (GPtrArray *findings, BluffStoreFindingCause cause, const char *game, const char *detail)
{
  BluffStoreFinding *finding = g_new0 (BluffStoreFinding, 1);

  finding->cause = cause;
  finding->game = g_strdup (game);
  finding->detail = g_strdup (detail);
  g_ptr_array_add (findings, finding);
}

/* Each answers with rows: a game's id or null, and a detail. What is as it should be has no row. */
static const struct
{
  BluffStoreFindingCause cause;
  const char *sql;
} checks[] = {
  { BLUFF_STORE_FINDING_INTEGRITY,
    "SELECT NULL, integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'" },
  { BLUFF_STORE_FINDING_FOREIGN_KEY, "SELECT NULL, \"table\" FROM pragma_foreign_key_check" },
  { BLUFF_STORE_FINDING_LINES,
    "SELECT g.uid, 'n_lines ' || g.n_lines || ', rows ' || count (e.n) || ', last ' || ifnull (max (e.n), 0) "
    "FROM games g LEFT JOIN events e ON e.game = g.id GROUP BY g.id "
    "HAVING count (e.n) <> g.n_lines OR ifnull (max (e.n), 0) <> g.n_lines" },
  { BLUFF_STORE_FINDING_RESULTS,
    "SELECT g.uid, g.state || ', seats ' || g.n_seats || ', results ' || count (r.seat) "
    "FROM games g LEFT JOIN results r ON r.game = g.id GROUP BY g.id "
    "HAVING count (DISTINCT r.seat) <> iif (g.state = 'finished', g.n_seats, 0) OR count (r.seat) > g.n_seats" },
  { BLUFF_STORE_FINDING_RESULTS,
    "SELECT g.uid, 'seat ' || s.seat || ' and its result are of different players' FROM results r "
    "JOIN seats s ON s.game = r.game AND s.seat = r.seat JOIN games g ON g.id = r.game "
    "WHERE r.player <> ifnull (s.player, 0) OR r.seat_kind <> s.kind" },
};

static gboolean
run_check (BluffDatabase *database, guint number, GPtrArray *findings, GError **error)
{
  g_autoptr (BluffStatement) statement = bluff_statement_new (database, checks[number].sql, TRUE, error);
  gboolean ok;

  if (statement == NULL)
    return FALSE;
  while (bluff_statement_next (statement, &ok, error))
    add_finding (findings, checks[number].cause, bluff_statement_get_text (statement, 0),
                 bluff_statement_get_text (statement, 1));
  return ok;
}

GPtrArray *
bluff_store_check (BluffStore *self, GError **error)
{
  g_autoptr (GPtrArray) findings = g_ptr_array_new_with_free_func (free_finding);
  g_autoptr (BluffDatabase) database = NULL;

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  database = bluff_store_connect (self, error);
  if (database == NULL)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autoptr (GError) reason = NULL;

      if (run_check (database, i, findings, &reason))
        continue;
      /* It is an answer, too, that it cannot be read. */
      if (g_error_matches (reason, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DAMAGED) ||
          g_error_matches (reason, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NOT_A_DATABASE))
        add_finding (findings, BLUFF_STORE_FINDING_INTEGRITY, NULL, reason->message);
      else
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return NULL;
        }
    }
  return g_steal_pointer (&findings);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data G_GNUC_UNUSED, GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;
  GPtrArray *findings = bluff_store_check (source, &error);

  if (findings != NULL)
    g_task_return_pointer (task, findings, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

void
bluff_store_check_async (BluffStore *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_return_if_fail (BLUFF_IS_STORE (self));

  g_task_run_in_thread (task, check_in_thread);
}

GPtrArray *
bluff_store_check_finish (BluffStore *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
