/* test-store-failing.c: one call of SQLite or of the system after the other fails: the error says so, and nothing has
 * been done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-scratch.h"
#include "failing.h"
#include "questions.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

/* --- Worlds --------------------------------------------------------------------------------------------------------
 */

static char *template, *killed, *empty; /* directories to copy */
static World template_world;

static void
copy_file (const char *from, const char *to)
{
  g_autoptr (GBytes) bytes = fixture_read_file (from);

  fixture_write_file (to, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static World
copy_world (const char *directory)
{
  World world = template_world;
  g_autofree char *from = fixture_path_in (template);
  g_autofree char *to = fixture_path_in (directory);

  copy_file (from, to);
  world.store = fixture_open_store (directory);
  return world;
}

/* A database with its journal. */
static void
copy_killed (const char *from, const char *to)
{
  static const char *const endings[] = { "", "-wal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *source = g_strconcat (from, "/bluff-bay.db", endings[i], NULL);
      g_autofree char *target = g_strconcat (to, "/bluff-bay.db", endings[i], NULL);

      copy_file (source, target);
    }
}

/* One that has the world, closed; one as a process leaves it that was killed when Late had come; and one without
 * anybody. */
static void
make_templates (void)
{
  char *open = fixture_make_directory ();
  World world;

  template = fixture_make_directory ();
  template_world = questions_make_world (template);
  bluff_store_close (template_world.store);
  g_clear_object (&template_world.store);

  empty = fixture_make_directory ();
  world.store = fixture_open_store (empty);
  bluff_store_close (world.store);
  g_object_unref (world.store);

  killed = fixture_make_directory ();
  world = copy_world (open);
  fixture_add_player (world.store, "Late");
  copy_killed (open, killed);
  bluff_store_close (world.store);
  g_object_unref (world.store);
  fixture_remove_directory (open);
}

static void
close_world (World *world, char *directory)
{
  fixture_assert_sound (world->store);
  bluff_store_close (world->store);
  g_object_unref (world->store);
  fixture_remove_directory (directory);
}

static int
add_row (void *data, int n, char **values, char **names G_GNUC_UNUSED)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (data, "%s|", values[i]);
  g_string_append_c (data, '\n');
  return 0;
}

/* All rows of a database, and the names of the files that are about it. */
static char *
describe (BluffStore *store)
{
  static const char *const tables[] = {
    "players", "games",   "seats",         "events",        "results",  "fact_names",
    "facts",   "ratings", "level_ratings", "ratings_reach", "evenings", "series",
  };
  static const char *const directories[] = { ".", "locks", "aside", "copies" };
  GString *all = g_string_new (NULL);
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open_v2 (bluff_store_get_path (store), &handle, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", tables[i]);

      g_assert_cmpint (sqlite3_exec (handle, sql, add_row, all, NULL), ==, SQLITE_OK);
    }
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (directories); i++)
    g_string_append_printf (all, "%s %u\n", directories[i],
                            fixture_count_files (bluff_store_get_data_dir (store), directories[i]));
  return g_string_free (all, FALSE);
}

/* --- Questions -----------------------------------------------------------------------------------------------------
 */

/* Asks until nothing fails any more. */
static void
ask_failing (const Question *question, FailingCall call)
{
  char *directory = fixture_make_directory ();
  World world = copy_world (directory);
  gboolean failed = TRUE;

  for (guint n = 1; failed; n++)
    {
      g_autofree char *before = describe (world.store);
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;
      gboolean answered;

      failing_start (call, n, EIO);
      answered = question->ask (&world, &error);
      failed = failing_stop ();
      g_test_message ("%s, %u: %s", question->name, n, error != NULL ? error->message : "answered");
      g_assert_true (answered == (error == NULL));
      if (!failed)
        g_assert_no_error (error);
      if (answered && question->patient)
        break;
      if (!failed)
        continue;
      g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK);
      after = describe (world.store);
      g_assert_cmpstr (after, ==, before);
      /* Statements are kept: the next to open it makes them again. */
      if (call == FAILING_PREPARE)
        {
          bluff_store_close (world.store);
          g_assert_true (bluff_store_open (world.store, NULL));
        }
    }
  close_world (&world, directory);
}

static void
test_question (gconstpointer data)
{
  static const FailingCall calls[] = { FAILING_OPEN, FAILING_PREPARE, FAILING_STEP, FAILING_BACKUP, FAILING_RENAME };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    ask_failing (data, calls[i]);
}

/* --- Deeds ---------------------------------------------------------------------------------------------------------
 */

/* A directory in which something is to be done about the database itself. */
typedef struct
{
  char *directory;
  World world; /* its store is closed unless the deed is for an open one */
  char *other; /* another database, or NULL */
  BluffStoreTraces *traces;
} Scene;

static void
set_nothing (Scene *scene)
{
  scene->world.store = fixture_new_store (scene->directory);
}

static void
set_closed (Scene *scene)
{
  g_autofree char *from = fixture_path_in (template);
  g_autofree char *to = fixture_path_in (scene->directory);

  copy_file (from, to);
  set_nothing (scene);
}

/* As a process leaves it that was killed: what is new is in the journal. */
static void
set_killed (Scene *scene)
{
  copy_killed (killed, scene->directory);
  set_nothing (scene);
}

/* Not for the first time. */
static void
set_aside_before (Scene *scene)
{
  g_autofree char *aside = g_build_filename (scene->directory, "aside", NULL);

  set_killed (scene);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
}

static void
set_orphan (Scene *scene)
{
  g_autofree char *path = fixture_path_in (scene->directory);

  set_killed (scene);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
set_earlier (Scene *scene)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "store", "fixtures", "schema-1.db", NULL);
  g_autofree char *to = fixture_path_in (scene->directory);

  copy_file (from, to);
  set_nothing (scene);
}

static void
set_backup (Scene *scene)
{
  g_autofree char *from = fixture_path_in (template);

  set_killed (scene);
  scene->other = g_build_filename (scene->directory, "backup", NULL);
  copy_file (from, scene->other);
}

static void
set_backup_open (Scene *scene)
{
  g_autofree char *aside = g_build_filename (scene->directory, "aside", NULL);

  set_backup (scene);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
  g_assert_true (bluff_store_open (scene->world.store, NULL));
}

/* Open and empty, with a database to salvage. */
static void
set_salvage (Scene *scene)
{
  g_autofree char *from = fixture_path_in (template);
  g_autofree char *nobody = fixture_path_in (empty);
  g_autofree char *path = fixture_path_in (scene->directory);

  copy_file (nobody, path);
  set_nothing (scene);
  scene->other = g_build_filename (scene->directory, "damaged", NULL);
  copy_file (from, scene->other);
  g_assert_true (bluff_store_open (scene->world.store, NULL));
}

/* Bo is forgotten, and only what was set aside still tells of him, in a journal. */
static void
set_traces (Scene *scene)
{
  g_autofree char *aside = g_build_filename (scene->directory, "aside", NULL);
  BluffStorePlayer *gone;

  set_killed (scene);
  g_assert_cmpint (g_mkdir (aside, 0700), ==, 0);
  copy_killed (killed, aside);
  g_assert_true (bluff_store_open (scene->world.store, NULL));
  gone = bluff_store_forget_player (scene->world.store, template_world.bo, NULL, NULL, NULL);
  g_assert_nonnull (gone);
  scene->traces = g_new0 (BluffStoreTraces, 1);
  scene->traces->player = gone;
}

static gboolean
open_store (Scene *scene, GError **error)
{
  return bluff_store_open (scene->world.store, error);
}

static gboolean
restore (Scene *scene, GError **error)
{
  return bluff_store_restore (scene->world.store, scene->other, NULL, error);
}

static gboolean
set_aside (Scene *scene, GError **error)
{
  return bluff_store_set_aside (scene->world.store, NULL, error);
}

static gboolean
salvage (Scene *scene, GError **error)
{
  BluffStoreSalvage saved;

  if (!bluff_store_salvage (scene->world.store, scene->other, NULL, NULL, &saved, error))
    return FALSE;
  /* Every game is accounted for, or it is said that there may be more. */
  g_assert_true (saved.more_unknown || saved.games_whole + saved.games_cut + saved.games_lost == WORLD_GAMES);
  return TRUE;
}

/* Done in any case; what could not be is told. */
static gboolean
wipe (Scene *scene, GError **error)
{
  g_autoptr (BluffStoreTraces) before = scene->traces;

  scene->traces = bluff_store_wipe_traces (scene->world.store, before->player, NULL, NULL, error);
  if (bluff_store_traces_is_none (scene->traces))
    return TRUE;
  if (scene->traces->unwiped != NULL)
    g_propagate_error (error, g_error_copy (scene->traces->unwiped));
  else
    g_set_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK, "something is left");
  return FALSE;
}

/* The old database is in its place: it knows who came last. */
static void
assert_old (Scene *scene)
{
  g_autoptr (BluffStorePlayer) late = bluff_store_find_player (scene->world.store, "Late", NULL);

  g_assert_nonnull (late);
}

/* It was set aside with all that it had, and another is in its place. */
static void
assert_kept (Scene *scene)
{
  g_autofree char *aside = g_build_filename (scene->directory, "aside", NULL);
  g_autoptr (BluffStorePlayer) late = bluff_store_find_player (scene->world.store, "Late", NULL);

  g_assert_null (late);
  g_assert_true (fixture_contains (aside, "Late"));
}

/* Nothing was written. */
static void
assert_empty (Scene *scene)
{
  g_autoptr (GPtrArray) players = bluff_store_list_players (scene->world.store, TRUE, NULL);

  g_assert_cmpuint (players->len, ==, 0);
}

/* What is done, in which scene; what may fail without its being told, as sets of calls: on the store's own database,
 * and on others; and what must hold, once the store is open again, if it was done and if it was not. */
static const struct
{
  const char *name;
  void (*set) (Scene *scene);
  gboolean (*act) (Scene *scene, GError **error);
  guint own_tolerated;
  guint others_tolerated;
  gboolean same_files; /* all files are as they were, and none is new */
  void (*check_done) (Scene *scene);
  void (*check_failed) (Scene *scene);
} deeds[] = {
#define ON_DATABASE (1 << FAILING_OPEN | 1 << FAILING_PREPARE | 1 << FAILING_STEP)
  { "open", set_closed, open_store, 0, 0, TRUE, NULL, NULL },
  { "open-after-kill", set_killed, open_store, 0, 0, TRUE, NULL, assert_old },
  { "make", set_nothing, open_store, 0, 0, FALSE, NULL, assert_empty },
  { "make-beside-orphan", set_orphan, open_store, 0, 0, FALSE, NULL, assert_empty },
  { "advance", set_earlier, open_store, 0, 0, FALSE, NULL, NULL },
  /* The old database's journal is settled if possible; a second name is given, or a copy is made. */
  { "restore", set_backup, restore, ON_DATABASE | 1 << FAILING_READ, 1 << FAILING_LINK, FALSE, assert_kept,
    assert_old },
  { "restore-open", set_backup_open, restore, ON_DATABASE | 1 << FAILING_READ, 1 << FAILING_LINK, FALSE, assert_kept,
    NULL },
  { "set-aside", set_killed, set_aside, 0, 0, TRUE, assert_kept, assert_old },
  { "set-aside-again", set_aside_before, set_aside, 0, 0, TRUE, assert_kept, assert_old },
  /* What cannot be read is lost. */
  { "salvage", set_salvage, salvage, 0, ON_DATABASE, FALSE, NULL, assert_empty },
  { "wipe", set_traces, wipe, 0, 0, FALSE, NULL, NULL },
};

static gboolean
is_tolerated (guint deed, const char *own, FailingCall call)
{
  guint tolerated =
      g_strcmp0 (failing_get_path (), own) == 0 ? deeds[deed].own_tolerated : deeds[deed].others_tolerated;

  return (tolerated & 1 << call) != 0;
}

/* Whether the NTH call was made, and failed. */
static gboolean
act_failing (guint deed, FailingCall call, guint n, int number, BluffStoreError cause)
{
  Scene scene = { .directory = fixture_make_directory (), .world = template_world };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GPtrArray) scratch = NULL;
  g_autoptr (GError) error = NULL;
  void (*check) (Scene * scene);
  gboolean done, failed;
  guint aside;

  deeds[deed].set (&scene);
  before = fixture_list_files (scene.directory);
  aside = fixture_count_files (scene.directory, "aside");
  failing_start (call, n, number);
  done = deeds[deed].act (&scene, &error);
  failed = failing_stop ();
  g_test_message ("call %u, %u: %s", call, n, error != NULL ? error->message : "done");
  g_assert_true (done == (error == NULL));
  if (!failed)
    g_assert_no_error (error);
  else if (!is_tolerated (deed, bluff_store_get_path (scene.world.store), call))
    g_assert_error (error, BLUFF_STORE_ERROR, (int) cause);
  after = fixture_list_files (scene.directory);
  if (!done && deeds[deed].same_files)
    {
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpuint (fixture_count_files (scene.directory, "aside"), ==, 0);
    }
  if (!done && call == FAILING_COPY)
    g_assert_cmpuint (fixture_count_files (scene.directory, "aside"), ==, aside);
  /* Whatever was: nothing half made is left, and it can be opened. */
  g_assert_null (strstr (after, ".part"));
  g_assert_null (strstr (after, ".restored"));
  scratch = bluff_scratch_list (scene.directory);
  g_assert_cmpuint (scratch->len, ==, 0);
  g_assert_true (bluff_store_open (scene.world.store, NULL));
  if (deeds[deed].act != salvage || !done)
    fixture_assert_sound (scene.world.store);
  check = done ? deeds[deed].check_done : deeds[deed].check_failed;
  if (check != NULL)
    check (&scene);
  bluff_store_close (scene.world.store);
  g_object_unref (scene.world.store);
  bluff_store_traces_free (scene.traces);
  g_free (scene.other);
  fixture_remove_directory (scene.directory);
  return failed;
}

static void
test_deed (gconstpointer data)
{
  guint deed = GPOINTER_TO_UINT (data);

  for (guint call = 0; call < FAILING_N_CALLS; call++)
    for (guint n = 1; act_failing (deed, call, n, EIO, BLUFF_STORE_ERROR_DISK); n++)
      ;
  /* There is no room for a copy; what is left by a wipe for that reason is left. */
  for (guint n = 1; deeds[deed].act != wipe && act_failing (deed, FAILING_COPY, n, ENOSPC, BLUFF_STORE_ERROR_FULL); n++)
    ;
}

/* What SQLite says, and what that means to us: the system knows better what is the matter with a disk. */
static void
test_causes (void)
{
  static const struct
  {
    int code;
    int number;
    BluffStoreError cause;
  } rows[] = {
    { SQLITE_NOTADB, 0, BLUFF_STORE_ERROR_NOT_A_DATABASE },
    { SQLITE_CORRUPT, 0, BLUFF_STORE_ERROR_DAMAGED },
    { SQLITE_CORRUPT_INDEX, 0, BLUFF_STORE_ERROR_DAMAGED },
    { SQLITE_READONLY, 0, BLUFF_STORE_ERROR_READ_ONLY },
    { SQLITE_PERM, 0, BLUFF_STORE_ERROR_READ_ONLY },
    { SQLITE_AUTH, 0, BLUFF_STORE_ERROR_READ_ONLY },
    { SQLITE_FULL, 0, BLUFF_STORE_ERROR_FULL },
    { SQLITE_BUSY, 0, BLUFF_STORE_ERROR_BUSY },
    { SQLITE_LOCKED, 0, BLUFF_STORE_ERROR_BUSY },
    { SQLITE_PROTOCOL, 0, BLUFF_STORE_ERROR_BUSY },
    { SQLITE_CANTOPEN, 0, BLUFF_STORE_ERROR_NO_FILE },
    { SQLITE_CANTOPEN, EROFS, BLUFF_STORE_ERROR_READ_ONLY },
    { SQLITE_IOERR, EIO, BLUFF_STORE_ERROR_DISK },
    { SQLITE_IOERR_WRITE, ENOSPC, BLUFF_STORE_ERROR_FULL },
    { SQLITE_IOERR_SHORT_READ, EIO, BLUFF_STORE_ERROR_DAMAGED },
    { SQLITE_IOERR_CORRUPTFS, EIO, BLUFF_STORE_ERROR_DAMAGED },
    { SQLITE_TOOBIG, EIO, BLUFF_STORE_ERROR_FAILED },
  };
  char *directory = fixture_make_directory ();
  World world = copy_world (directory);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      failing_start (FAILING_STEP, 1, rows[i].number);
      failing_say (rows[i].code);
      g_assert_null (bluff_store_list_players (world.store, TRUE, &error));
      g_assert_true (failing_stop ());
      g_test_message ("%d, %d", rows[i].code, rows[i].number);
      g_assert_error (error, BLUFF_STORE_ERROR, (int) rows[i].cause);
      g_assert_cmpint (bluff_store_error_get_number (error), ==, rows[i].number);
      g_assert_cmpstr (bluff_store_error_get_path (error), ==, bluff_store_get_path (world.store));
    }
  close_world (&world, directory);
}

/* Damage is a finding of the check; something else that stops it is not. */
static void
test_check_unreadable (void)
{
  static const struct
  {
    int code;
    gboolean finding;
  } rows[] = { { SQLITE_CORRUPT, TRUE }, { SQLITE_NOTADB, TRUE }, { SQLITE_BUSY, FALSE }, { SQLITE_IOERR, FALSE } };
  char *directory = fixture_make_directory ();
  World world = copy_world (directory);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) findings = NULL;

      failing_start (FAILING_STEP, 1, EIO);
      failing_say (rows[i].code);
      findings = bluff_store_check (world.store, NULL);
      g_assert_true (failing_stop ());
      g_assert_true ((findings != NULL) == rows[i].finding);
      if (findings == NULL)
        continue;
      g_assert_cmpuint (findings->len, ==, 1);
      g_assert_cmpint (((BluffStoreFinding *) g_ptr_array_index (findings, 0))->cause, ==,
                       BLUFF_STORE_FINDING_INTEGRITY);
    }
  close_world (&world, directory);
}

static void
opened_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
test_open_later (void)
{
  char *directory = fixture_make_directory ();
  World world = copy_world (directory);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  bluff_store_close (world.store);
  failing_start (FAILING_OPEN, 1, EIO);
  bluff_store_open_async (world.store, NULL, opened_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (failing_stop ());
  g_assert_false (bluff_store_open_finish (world.store, result, &error));
  g_assert_error (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_DISK);
  g_assert_true (bluff_store_open (world.store, NULL));
  close_world (&world, directory);
}

/* A signal may come while the beginning of a file is read. */
static void
test_interrupted (void)
{
  char *directory = fixture_make_directory ();
  World world = copy_world (directory);

  bluff_store_close (world.store);
  failing_start (FAILING_READ, 1, EINTR);
  g_assert_true (bluff_store_open (world.store, NULL));
  g_assert_true (failing_stop ());
  close_world (&world, directory);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);

  make_templates ();

  for (guint i = 0; i < n_questions; i++)
    {
      g_autofree char *path = g_strdelimit (g_strconcat ("/store/failing/", questions[i].name, NULL), " ", '-');

      g_test_add_data_func (path, &questions[i], test_question);
    }

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_autofree char *path = g_strconcat ("/store/failing/", deeds[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_deed);
    }

  g_test_add_func ("/store/failing/causes", test_causes);
  g_test_add_func ("/store/failing/check-unreadable", test_check_unreadable);
  g_test_add_func ("/store/failing/open-later", test_open_later);
  g_test_add_func ("/store/failing/interrupted", test_interrupted);

  status = g_test_run ();
  fixture_remove_directory (template);
  fixture_remove_directory (killed);
  fixture_remove_directory (empty);
  return status;
}
