/* bluff-schema.c: finding the steps, keeping copies, taking the steps.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-schema.h"

#include "bluff-file.h"
#include "bluff-statement.h"
#include "bluff-store-fail.h"
#include "bluff-store-resources.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define STEPS "/io/github/bluffbay/BluffBay/store/schema"

enum
{
  /* The file format of SQLite: https://www.sqlite.org/fileformat.html */
  HEADER_SIZE = 100,
  MAGIC_SIZE = 16,
  VERSION_OFFSET = 60,
  APPLICATION_OFFSET = 68
};

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gint64
version_of (const char *step)
{
  return g_ascii_strtoll (step, NULL, 10);
}

/* The names of all steps, which are numbered from 001 without gaps. */
static GPtrArray *
list_steps (void)
{
  static gsize registered = 0;
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) names = NULL;

  if (g_once_init_enter (&registered))
    {
      bluff_store_register_resource ();
      g_once_init_leave (&registered, 1);
    }
  names = g_resources_enumerate_children (STEPS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  for (gsize i = 0; names != NULL && names[i] != NULL; i++)
    g_ptr_array_add (steps, g_strdup (names[i]));
  g_ptr_array_sort (steps, compare_names);
  for (guint i = 0; i < steps->len; i++)
    g_assert (version_of (g_ptr_array_index (steps, i)) == i + 1);
  return steps;
}

gint64
bluff_schema_known_version (void)
{
  g_autoptr (GPtrArray) steps = list_steps ();

  return steps->len;
}

gboolean
bluff_schema_get_version (BluffDatabase *database, gint64 *version, GError **error)
{
  return bluff_database_ask_number (database, "PRAGMA user_version", version, error);
}

/* --- The first bytes -----------------------------------------------------------------------------------------------
 */

static guint32
read_number (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static gboolean
judge_header (const char *path, const guint8 *header, gsize size, GError **error)
{
  static const char magic[MAGIC_SIZE] = "SQLite format 3";
  BluffStoreDetails details = { .path = path };

  /* Ours is never empty, not even for a moment: it is made under another name. */
  if (size == 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_DAMAGED, details, "%s is empty", path);
  if (memcmp (header, magic, MIN (size, (gsize) MAGIC_SIZE)) != 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NOT_A_DATABASE, details, "%s does not begin as one does", path);
  if (size < HEADER_SIZE)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_DAMAGED, details, "%s is cut short", path);

  details.number = read_number (header + APPLICATION_OFFSET);
  details.known = BLUFF_SCHEMA_APPLICATION_ID;
  if (details.number != details.known)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FOREIGN_DATABASE, details,
                             "%s has the application id %" G_GINT64_FORMAT, path, details.number);

  /* No version is below 1: that is damage, which the check of the whole file finds. */
  details.number = (gint32) read_number (header + VERSION_OFFSET);
  details.known = bluff_schema_known_version ();
  if (details.number > details.known)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_NEWER, details,
                             "%s has schema %" G_GINT64_FORMAT ", known is %" G_GINT64_FORMAT, path, details.number,
                             details.known);
  return TRUE;
}

gboolean
bluff_schema_inspect (const char *path, GError **error)
{
  guint8 header[HEADER_SIZE];
  gssize size;
  int fd = bluff_file_open (path, error);

  if (fd < 0)
    return FALSE;
  do
    size = read (fd, header, sizeof header);
  while (size < 0 && errno == EINTR);
  if (size < 0)
    bluff_store_fail_errno (error, errno, path, "read");
  close (fd);
  return size >= 0 && judge_header (path, header, (gsize) size, error);
}

/* --- The whole -----------------------------------------------------------------------------------------------------
 */

/* A file may say that it is ours and have nothing of ours in it. */
static gboolean
has_our_tables (BluffDatabase *database, gboolean *has, GError **error)
{
  enum
  {
    TABLES = 8
  };
  static const char sql[] = "SELECT count (*) FROM sqlite_schema WHERE type = 'table' AND name IN ('players', 'games', "
                            "'seats', 'events', 'results', 'fact_names', 'facts', 'ratings')";
  gint64 found;

  if (!bluff_database_ask_number (database, sql, &found, error))
    return FALSE;
  *has = found == TABLES;
  return TRUE;
}

gboolean
bluff_schema_check_whole (BluffDatabase *database, GError **error)
{
  const char *path = bluff_database_get_path (database);
  g_autoptr (BluffStatement) statement = bluff_statement_new (database, "PRAGMA integrity_check (1)", TRUE, error);
  BluffStoreDetails details = { .path = path };
  gint64 version;
  gboolean row, ours;

  if (statement == NULL || !bluff_statement_step (statement, &row, error) ||
      !bluff_schema_get_version (database, &version, error) || !has_our_tables (database, &ours, error))
    return FALSE;
  if (g_strcmp0 (bluff_statement_get_text (statement, 0), "ok") != 0 || version < 1 || !ours)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_DAMAGED, details, "%s is damaged", path);
  return TRUE;
}

/* --- Copies --------------------------------------------------------------------------------------------------------
 */

/* Our names for copies, with the time first; and the name of one whose maker was killed. */
#define COPY_NAME "^[0-9]{16}-schema-[0-9]+\\.db$"
#define PART_NAME "^[0-9]{16}-schema-[0-9]+\\.db\\.part[0-9]*(-journal|-wal|-shm)?$"

/* What has such a name, in the order of names. Other files are somebody else's. */
static GPtrArray *
list_copies (const char *copies, const char *pattern)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) directory = g_dir_open (copies, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (g_regex_match_simple (pattern, name, 0, 0))
      g_ptr_array_add (paths, g_build_filename (copies, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  return paths;
}

/* Removes all but the last KEEP of them. */
static void
remove_all_but (GPtrArray *paths, guint keep)
{
  for (guint i = 0; i + keep < paths->len; i++)
    g_unlink (g_ptr_array_index (paths, i));
}

/* FRESH stays, whatever the clock says of the others: what comes next may need it. */
static void
remove_old_copies (const char *copies, const char *fresh)
{
  g_autoptr (GPtrArray) paths = list_copies (copies, COPY_NAME);
  guint place;

  if (g_ptr_array_find_with_equal_func (paths, fresh, g_str_equal, &place))
    g_ptr_array_remove_index (paths, place);
  remove_all_but (paths, BLUFF_SCHEMA_KEPT_COPIES - 1);
}

void
bluff_schema_purge_copies (const char *copies, GPtrArray *left)
{
  static const char *const patterns[] = { COPY_NAME, PART_NAME };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_autoptr (GPtrArray) paths = list_copies (copies, patterns[i]);

      remove_all_but (paths, 0);
      g_ptr_array_extend_and_steal (left, list_copies (copies, patterns[i]));
    }
}

static char *
keep_copy (BluffDatabase *database, gint64 version, const char *copies, GError **error)
{
  g_autofree char *path = g_strdup_printf ("%s/%016" G_GINT64_FORMAT "-schema-%" G_GINT64_FORMAT ".db", copies,
                                           g_get_real_time (), version);

  if (g_mkdir_with_parents (copies, 0700) != 0)
    {
      bluff_store_fail_errno (error, errno, copies, "make");
      return NULL;
    }
  if (!bluff_database_copy_to (database, path, error))
    return NULL;
  remove_old_copies (copies, path);
  return g_steal_pointer (&path);
}

/* --- Steps ---------------------------------------------------------------------------------------------------------
 */

static gboolean
find_broken_reference (BluffDatabase *database, GError **error)
{
  static const char broken_references[] = "SELECT count (*) FROM pragma_foreign_key_check";
  gint64 broken;

  if (!bluff_database_ask_number (database, broken_references, &broken, error))
    return FALSE;
  if (broken > 0)
    return bluff_store_fail (error, BLUFF_STORE_ERROR_FAILED, (BluffStoreDetails){ 0 },
                             "%" G_GINT64_FORMAT " rows refer to nothing", broken);
  return TRUE;
}

static gboolean
take_step (BluffDatabase *database, const char *step, GError **error)
{
  g_autofree char *resource = g_strconcat (STEPS "/", step, NULL);
  g_autofree char *bump = g_strdup_printf ("PRAGMA user_version = %" G_GINT64_FORMAT, version_of (step));
  g_autoptr (GBytes) sql = g_resources_lookup_data (resource, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  gboolean ok;

  if (sql == NULL || !bluff_database_begin (database, error))
    return FALSE;
  /* The data of a resource end with a zero that is not counted. */
  ok = bluff_database_exec (database, g_bytes_get_data (sql, NULL), error) && find_broken_reference (database, error) &&
       bluff_database_exec (database, bump, error);
  return bluff_database_end (database, ok, error);
}

static gboolean
fail_step (const char *step, const char *copy, const GError *reason, GError **error)
{
  BluffStoreDetails details = { .path = copy, .number = version_of (step) };

  /* A full or failing disk is not the step's fault. */
  if (reason->domain == BLUFF_STORE_ERROR && reason->code != BLUFF_STORE_ERROR_FAILED)
    {
      g_propagate_error (error, g_error_copy (reason));
      return FALSE;
    }
  return bluff_store_fail (error, BLUFF_STORE_ERROR_STEP_FAILED, details, "%s: %s", step, reason->message);
}

gboolean
bluff_schema_advance (BluffDatabase *database, gint64 version, const char *copies, GError **error)
{
  g_autoptr (GPtrArray) steps = list_steps ();
  gboolean ok = TRUE;

  /* A step may rebuild a table that others refer to: references are checked at its end instead. */
  if (!bluff_database_exec (database, "PRAGMA foreign_keys = OFF", error))
    return FALSE;
  for (guint i = (guint) version; ok && i < steps->len; i++)
    {
      const char *step = g_ptr_array_index (steps, i);
      g_autofree char *copy = NULL;
      g_autoptr (GError) reason = NULL;

      if (copies != NULL)
        {
          copy = keep_copy (database, i, copies, error);
          ok = copy != NULL;
        }
      if (ok && !take_step (database, step, &reason))
        ok = fail_step (step, copy, reason, error);
    }
  return ok && bluff_database_exec (database, "PRAGMA foreign_keys = ON", error);
}
