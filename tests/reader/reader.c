/* reader.c: the built program in a process of its own: starting it, finding it on the bus, and its end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-private.h"

#include <X11/Xlib.h>
#include <glib/gstdio.h>

enum
{
  MOST_MOMENTS = 20 /* of a program that never is silent */
};

#define SETTINGS_GROUP "io/github/bluffbay/BluffBay"
#define CHANCE "BLUFF_CHANCE"

/* --- Folders -------------------------------------------------------------------------------------------------------
 */

static GPtrArray *folders;

static void
remove_below (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      if (g_file_test (below, G_FILE_TEST_IS_DIR) && !g_file_test (below, G_FILE_TEST_IS_SYMLINK))
        remove_below (below);
      else
        g_unlink (below);
    }
  g_rmdir (path);
}

static void
remove_folders (void)
{
  for (guint i = 0; i < folders->len; i++)
    remove_below (g_ptr_array_index (folders, i));
  g_ptr_array_unref (folders);
}

const char *
reader_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("bluff-bay-reader-XXXXXX", &error);

  g_assert_no_error (error);
  if (folders == NULL)
    {
      folders = g_ptr_array_new_with_free_func (g_free);
      atexit (remove_folders);
    }
  g_ptr_array_add (folders, folder);

  return folder;
}

/* Where GLib keeps settings in a file. */
static char *
settings_path (const char *folder)
{
  return g_build_filename (folder, "config", "glib-2.0", "settings", "keyfile", NULL);
}

void
reader_set (const char *folder, const char *key, const char *value)
{
  g_autofree char *path = settings_path (folder);
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_value (file, SETTINGS_GROUP, key, value);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_key_file_save_to_file (file, path, &error);
  g_assert_no_error (error);
}

void
reader_keep_still (const char *folder)
{
  g_autofree char *parent = g_build_filename (folder, "config", "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (parent, "settings.ini", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_file_set_contents (path, "[Settings]\ngtk-enable-animations=0\n", -1, &error);
  g_assert_no_error (error);
}

static void
set_unless_set (const char *folder, const char *key, const char *value)
{
  g_autofree char *path = settings_path (folder);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  if (!g_key_file_has_key (file, SETTINGS_GROUP, key, NULL))
    reader_set (folder, key, value);
}

/* --- The bus -------------------------------------------------------------------------------------------------------
 */

static GDBusConnection *
connect_to_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  GDBusConnection *bus;
  const char *address;

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                                       G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (reply, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);

  return bus;
}

/* A program that has ended has no number any more. */
static gboolean
is_ours (Reader *self, AtspiAccessible *program)
{
  const char *number = g_subprocess_get_identifier (self->process);

  return program != NULL && number != NULL && atspi_accessible_get_child_count (program, NULL) > 0 &&
         atspi_accessible_get_process_id (program, NULL) == g_ascii_strtoull (number, NULL, 10);
}

/* The program among those on the bus. */
static AtspiAccessible *
find_program (Reader *self)
{
  g_autoptr (AtspiAccessible) desktop = atspi_get_desktop (0);
  int n;

  n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (AtspiAccessible) program = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (is_ours (self, program))
        return g_steal_pointer (&program);
    }

  return NULL;
}

static void
heard_cb (AtspiEvent *event, gpointer user_data)
{
  Reader *self = user_data;

  if (!self->gone && self->program != NULL && ATSPI_OBJECT (event->source)->app == ATSPI_OBJECT (self->program)->app &&
      G_VALUE_HOLDS_STRING (&event->any_data) && g_value_get_string (&event->any_data) != NULL)
    {
      g_debug ("%s: %s", event->type, g_value_get_string (&event->any_data));
      g_ptr_array_add (self->said, g_value_dup_string (&event->any_data));
    }
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

/* Where things are is of no interest. */
static void
changed_cb (GDBusConnection *bus,
            const char *sender,
            const char *path,
            const char *interface,
            const char *name,
            GVariant *parameters,
            gpointer user_data)
{
  Reader *self = user_data;

  (void) bus, (void) sender, (void) interface, (void) parameters;
  if (g_str_equal (name, "ChildrenChanged"))
    g_hash_table_add (self->changed, g_strdup (path));
  self->news |= !g_str_equal (name, "BoundsChanged");
}

static const char *const heard[] = {
  "object:property-change:accessible-name",
  "object:property-change:accessible-description",
  "object:text-changed",
  "object:announcement",
  "window",
};

static void
listen (Reader *self)
{
  g_autoptr (GError) error = NULL;

  self->listener = atspi_event_listener_new (heard_cb, self, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    {
      atspi_event_listener_register (self->listener, heard[i], &error);
      g_assert_no_error (error);
    }
}

static void
listen_for_changes (Reader *self)
{
  self->hears_changes =
      g_dbus_connection_signal_subscribe (self->bus, self->address, "org.a11y.atspi.Event.Object", NULL, NULL, NULL,
                                          G_DBUS_SIGNAL_FLAGS_NONE, changed_cb, self, NULL);
}

/* libatspi keeps a listener for as long as it is registered. */
static void
stop_listening (Reader *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    atspi_event_listener_deregister (self->listener, heard[i], NULL);
  g_clear_object (&self->listener);
  g_dbus_connection_signal_unsubscribe (self->bus, self->hears_changes);
}

void
reader_idle (Reader *self)
{
  (void) self;
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_usleep (READER_PAUSE_MS * G_TIME_SPAN_MILLISECOND);
}

static gboolean
is_over_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What happens is more than one change: after the first one there is a moment for the others. */
void
reader_wait_for_news (Reader *self)
{
  gboolean over = FALSE;
  guint timeout = g_timeout_add (READER_LONGEST_PAUSE_MS, is_over_cb, &over);

  while (!self->news && !over)
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (timeout);
  reader_idle (self);
  self->news = FALSE;
}

void
reader_wait_for_silence (Reader *self)
{
  guint n = 0;

  do
    {
      self->news = FALSE;
      reader_idle (self);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }
  while (self->news && ++n < MOST_MOMENTS);
}

/* --- The process ---------------------------------------------------------------------------------------------------
 */

void
reader_choose_chance (guint32 number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  g_assert_true (number == 0 || g_getenv ("CHOSEN_CHANCE") != NULL);
  if (number != 0)
    g_setenv (CHANCE, text, TRUE);
  else
    g_unsetenv (CHANCE);
}

static GSubprocess *
spawn (const char *program, const char *folder, const char *language)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *config = g_build_filename (folder, "config", NULL);
  g_autofree char *data = g_build_filename (folder, "data", NULL);
  g_autofree char *cache = g_build_filename (folder, "cache", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", config, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", data, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", cache, TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", language, TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", "fatal-warnings", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  if (g_getenv (CHANCE) != NULL)
    g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", g_getenv ("CHOSEN_CHANCE"), TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, "--data-dir", folder, NULL);
  g_assert_no_error (error);

  return process;
}

Reader *
reader_start_program (const char *program, const char *folder, const char *language)
{
  Reader *self = g_new0 (Reader, 1);
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;

  /* libatspi asks for the cache of a program that has only just come, and warns that there is none yet. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  set_unless_set (folder, "pace", "'instant'");
  self->folder = g_strdup (folder);
  self->said = g_ptr_array_new_with_free_func (g_free);
  self->to_ask = g_ptr_array_new_with_free_func (g_free);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  self->process = spawn (program, folder, language);
  /* What libatspi remembers may be out of date. */
  g_setenv ("ATSPI_NO_CACHE", "1", TRUE);
  atspi_init ();
  /* What it takes for lost after 0.8 s has only been heard late, by a program on a busy machine. */
  atspi_set_timeout (READER_PATIENCE_S * 1000, READER_PATIENCE_S * 1000);
  self->bus = connect_to_bus ();
  listen (self);
  while ((self->program = find_program (self)) == NULL)
    {
      if (g_get_monotonic_time () > end || g_subprocess_get_identifier (self->process) == NULL)
        g_error ("The program does not come onto the accessibility bus");
      reader_idle (self);
    }
  self->address = g_strdup (ATSPI_OBJECT (self->program)->app->bus_name);
  listen_for_changes (self);

  return self;
}

Reader *
reader_start (const char *folder, const char *language)
{
  const char *program = g_getenv ("BLUFF_BAY");

  g_assert_nonnull (program);
  return reader_start_program (program, folder, language);
}

static void
close_window (Reader *self)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (self, ATSPI_ROLE_PUSH_BUTTON, "*");
  ReaderNode *frame = reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL);

  g_assert_nonnull (frame);
  reader_do (self, frame, "window.close");
}

void
reader_quit (Reader *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->gone)
    close_window (self);
  self->gone = TRUE;
  g_subprocess_wait_check (self->process, NULL, &error);
  g_assert_no_error (error);

  while (g_main_context_iteration (NULL, FALSE))
    continue;
  stop_listening (self);
  g_clear_object (&self->program);
  g_clear_object (&self->process);
  g_dbus_connection_close_sync (self->bus, NULL, NULL);
  g_clear_object (&self->bus);
  if (self->display != NULL)
    XCloseDisplay (self->display);
  g_ptr_array_unref (self->said);
  g_ptr_array_unref (self->to_ask);
  g_hash_table_unref (self->changed);
  g_hash_table_unref (self->attributes);
  g_free (self->address);
  g_free (self->folder);
  g_free (self);
}

void
reader_expect_end (Reader *self)
{
  self->gone = TRUE;
}

const char *
reader_get_folder (Reader *self)
{
  return self->folder;
}

GPtrArray *
reader_take_said (Reader *self)
{
  GPtrArray *said = self->said;

  self->said = g_ptr_array_new_with_free_func (g_free);
  return said;
}
