/* reader.c: the built program in a process of its own: starting it, finding it on the bus, and its end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-private.h"

#include "reader-evidence.h"
#include "reader-inside.h"

#include <X11/Xlib.h>
#include <glib/gstdio.h>
#include <sys/socket.h>
#include <unistd.h>

enum
{
  CLOCK_FD = 40 /* in the program */
};

#define SETTINGS_GROUP "io/github/bluffbay/BluffBay"

static guint32 chance; /* 0: nobody has chosen any */

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

/* Where GLib, and where GTK, keep settings in a file. */
static char *
settings_path (const char *folder)
{
  return g_build_filename (folder, "config", "glib-2.0", "settings", "keyfile", NULL);
}

static char *
gtk_path (const char *folder)
{
  return g_build_filename (folder, "config", "gtk-4.0", "settings.ini", NULL);
}

static void
set_in_file (const char *path, const char *group, const char *key, const char *value)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  g_key_file_set_value (file, group, key, value);
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_key_file_save_to_file (file, path, &error);
  g_assert_no_error (error);
}

void
reader_set (const char *folder, const char *key, const char *value)
{
  g_autofree char *path = settings_path (folder);

  set_in_file (path, SETTINGS_GROUP, key, value);
}

void
reader_keep_still (const char *folder)
{
  g_autofree char *path = gtk_path (folder);

  set_in_file (path, "Settings", "gtk-enable-animations", "0");
}

/* A program with a cursor that blinks never comes to rest. */
static void
stop_cursor (const char *folder)
{
  g_autofree char *path = gtk_path (folder);

  set_in_file (path, "Settings", "gtk-cursor-blink", "0");
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

#define REGISTRY "org.a11y.atspi.Registry"

static GVariant *
call (GDBusConnection *bus,
      const char *name,
      const char *path,
      const char *interface,
      const char *method,
      GVariant *parameters,
      const char *type)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = g_dbus_connection_call_sync (bus, name, path, interface, method, parameters, G_VARIANT_TYPE (type),
                                                 G_DBUS_CALL_FLAGS_NONE, READER_PATIENCE_S * 1000, NULL, &error);

  g_assert_no_error (error);
  return reply;
}

static GDBusConnection *
connect_to_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  GDBusConnection *bus;
  const char *address;

  g_assert_no_error (error);
  reply = call (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, "(s)");
  g_variant_get (reply, "(&s)", &address);
  bus = g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, &error);
  g_assert_no_error (error);

  return bus;
}

/* Programs emit signals only if a client listens: it has to register before the program starts. */
static void
begin_to_listen (GDBusConnection *bus)
{
  static const char *const heard[] = { "object", "window" };

  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    g_variant_unref (call (bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent",
                           g_variant_new ("(sass)", heard[i], NULL, ""), "()"));
}

static gboolean
is_ours (Reader *self, const char *address)
{
  const char *number = g_subprocess_get_identifier (self->process);
  g_autoptr (GVariant) reply = NULL;
  guint32 id;

  /* What comes out of a sandbox comes through a proxy, and has its number. Nobody else is on the bus then. */
  if (g_getenv ("READER_SANDBOX") != NULL)
    return TRUE;

  /* A program that has ended has no number any more, and one that has left the bus no address. */
  reply =
      g_dbus_connection_call_sync (self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                   "GetConnectionUnixProcessID", g_variant_new ("(s)", address), G_VARIANT_TYPE ("(u)"),
                                   G_DBUS_CALL_FLAGS_NONE, READER_PATIENCE_S * 1000, NULL, NULL);
  if (reply == NULL || number == NULL)
    return FALSE;

  g_variant_get (reply, "(u)", &id);
  return id == g_ascii_strtoull (number, NULL, 10);
}

/* The program among those on the bus. Newly allocated; NULL if it is not there. */
static char *
find_program (Reader *self)
{
  g_autoptr (GVariant) reply = call (self->bus, REGISTRY, "/org/a11y/atspi/accessible/root",
                                     "org.a11y.atspi.Accessible", "GetChildren", NULL, "(a(so))");
  g_autoptr (GVariantIter) iter = NULL;
  const char *address;

  g_variant_get (reply, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &address, NULL))
    if (is_ours (self, address))
      return g_strdup (address);

  return NULL;
}

/* That something has the focus, and that what was pressed is pressed, comes of any press. GTK says together with that
 * whether it is neither. */
static gboolean
may_be_effect (Reader *self, const char *path, const char *name, GVariant *parameters)
{
  const char *state = NULL;

  if (!g_str_equal (name, "StateChanged"))
    return TRUE;

  g_variant_get_child (parameters, 0, "&s", &state);
  if (g_str_equal (state, "pressed") || g_str_equal (state, "indeterminate"))
    return g_strcmp0 (path, self->acted_on) != 0;

  return !g_str_equal (state, "focused");
}

/* Where things are is of no interest. */
static void
heard_cb (GDBusConnection *bus,
          const char *sender,
          const char *path,
          const char *interface,
          const char *name,
          GVariant *parameters,
          gpointer user_data)
{
  Reader *self = user_data;
  g_autoptr (GVariant) any = NULL;

  (void) bus, (void) sender, (void) interface;
  if (g_str_equal (name, "BoundsChanged"))
    return;

  self->n_heard++;
  self->n_effects += may_be_effect (self, path, name, parameters);
  if (g_str_equal (name, "ChildrenChanged"))
    g_hash_table_add (self->changed, g_strdup (path));
  /* What state it is in is told by every look. */
  else if (!g_str_equal (name, "StateChanged"))
    g_hash_table_remove (self->known, path);
  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(siiva{sv})")))
    return;

  g_variant_get (parameters, "(siiva{sv})", NULL, NULL, NULL, &any, NULL);
  if (g_variant_is_of_type (any, G_VARIANT_TYPE_STRING) && !g_str_equal (name, "StateChanged"))
    {
      g_debug ("%s: %s", name, g_variant_get_string (any, NULL));
      g_ptr_array_add (self->said, g_variant_dup_string (any, NULL));
    }
}

static void
hear_program (Reader *self)
{
  static const char *const interfaces[] = { "org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window" };

  for (guint i = 0; i < G_N_ELEMENTS (interfaces); i++)
    self->subscribed[i] = g_dbus_connection_signal_subscribe (self->bus, self->address, interfaces[i], NULL, NULL, NULL,
                                                              G_DBUS_SIGNAL_FLAGS_NONE, heard_cb, self, NULL);
}

/* --- Time ----------------------------------------------------------------------------------------------------------
 */

/* Reads until LENGTH bytes are there; FALSE if the program is gone. */
static gboolean
read_answer (Reader *self, gpointer answer, gsize length)
{
  for (gsize got = 0; got < length;)
    {
      GPollFD fd = { .fd = self->control, .events = G_IO_IN };
      gssize n;

      if (g_poll (&fd, 1, READER_PATIENCE_S * 1000) == 0)
        g_error ("The program hangs");
      n = read (self->control, (char *) answer + got, length - got);
      if (n <= 0)
        return FALSE;
      got += (gsize) n;
    }

  return TRUE;
}

/* FALSE if the program is gone. */
static gboolean
request (Reader *self, char what)
{
  ReaderInsideAnswer answer;

  if (send (self->control, &what, 1, MSG_NOSIGNAL) != 1 || !read_answer (self, &answer, sizeof answer))
    return FALSE;

  self->now = answer.now;
  self->due = answer.due;
  if (self->begin == 0)
    self->begin = answer.now;
  g_debug ("%c: %" G_GINT64_FORMAT " ms, the next in %d", what, (self->now - self->begin) / 1000, self->due);
  return TRUE;
}

/* What a program has sent before it answers arrives before its answer. */
static void
hear (Reader *self)
{
  g_variant_unref (call (self->bus, self->address, "/", "org.freedesktop.DBus.Peer", "Ping", NULL, "()"));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
is_over_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* As time passes; until the program says something, if UNTIL_NEWS. */
static void
pass (Reader *self, guint ms, gboolean until_news)
{
  gboolean over = FALSE;
  guint timeout = g_timeout_add (ms, is_over_cb, &over);
  guint64 before = self->n_heard;

  while (!over && !(until_news && self->n_heard != before))
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (timeout);
}

/* As time passes a program has come to rest when it is silent for a while. */
static void
settle_in_real_time (Reader *self)
{
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;
  guint64 before;

  do
    {
      if (g_get_monotonic_time () > end)
        g_error ("The program is never silent");
      before = self->n_heard;
      pass (self, READER_PAUSE_MS, FALSE);
    }
  while (self->n_heard != before);
}

static void
go_on (Reader *self, char what)
{
  if (!request (self, what))
    g_error ("The program has ended");
  hear (self);
}

/* Whether something happens by itself until END. */
static gboolean
is_due (Reader *self, gint64 end)
{
  return self->control >= 0 && self->due >= 0 && self->now + self->due * G_TIME_SPAN_MILLISECOND <= end;
}

void
reader_settle (Reader *self)
{
  if (self->gone)
    return;
  if (self->control >= 0)
    go_on (self, READER_INSIDE_SETTLE);
  else
    settle_in_real_time (self);
}

gboolean
reader_advance (Reader *self)
{
  gint64 end = reader_get_time (self) + READER_PATIENCE_S * G_TIME_SPAN_SECOND;
  guint64 before = self->n_heard;

  if (self->control < 0)
    {
      pass (self, READER_PAUSE_MS, TRUE);
      return TRUE;
    }

  while (self->n_heard == before && is_due (self, end))
    go_on (self, READER_INSIDE_ADVANCE);
  return self->n_heard != before;
}

void
reader_pass (Reader *self, guint ms)
{
  gint64 end = reader_get_time (self) + ms * G_TIME_SPAN_MILLISECOND;

  if (self->control < 0)
    pass (self, ms, FALSE);
  while (is_due (self, end))
    go_on (self, READER_INSIDE_ADVANCE);
}

void
reader_paint (Reader *self)
{
  if (self->control >= 0)
    request (self, READER_INSIDE_PAINT);
}

gint64
reader_get_time (Reader *self)
{
  return self->control >= 0 ? self->now : g_get_monotonic_time ();
}

/* --- The process ---------------------------------------------------------------------------------------------------
 */

void
reader_choose_chance (guint32 number)
{
  chance = number;
}

/* With chance, and time, in the hands of the client, which has the other end of CONTROL. */
static void
load_inside (GSubprocessLauncher *launcher, int *control)
{
  const char *inside = g_getenv ("READER_INSIDE");
  const char *module = inside != NULL ? inside : g_getenv ("READER_CHANCE");
  g_autofree char *number = g_strdup_printf ("%u", chance);
  g_autofree char *clock = g_strdup_printf ("%d", CLOCK_FD);
  int ends[2];

  *control = -1;
  if (module == NULL)
    return;

  g_assert_cmpuint (chance, !=, 0);
  g_subprocess_launcher_setenv (launcher, "BLUFF_CHANCE", number, TRUE);
  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", module, TRUE);
  if (inside == NULL)
    return;

  g_assert_cmpint (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), ==, 0);
  g_subprocess_launcher_take_fd (launcher, ends[1], CLOCK_FD);
  g_subprocess_launcher_setenv (launcher, "BLUFF_CLOCK", clock, TRUE);
  *control = ends[0];
}

static GSubprocess *
spawn (const char *program, const char *folder, const char *language, int *control)
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
  load_inside (launcher, control);
  process = g_subprocess_launcher_spawn (launcher, &error, program, "--data-dir", folder, NULL);
  g_assert_no_error (error);

  return process;
}

/* A program whose time stands still is on the bus once it has come to rest. */
static void
find_on_bus (Reader *self)
{
  gint64 end = g_get_monotonic_time () + READER_PATIENCE_S * G_TIME_SPAN_SECOND;

  if (self->control >= 0 && !request (self, READER_INSIDE_SETTLE))
    g_error ("The program has ended");
  while ((self->address = find_program (self)) == NULL)
    {
      if (self->control >= 0 || g_get_monotonic_time () > end || g_subprocess_get_identifier (self->process) == NULL)
        g_error ("The program does not come onto the accessibility bus");
      pass (self, READER_PAUSE_MS, FALSE);
    }
}

Reader *
reader_start_program (const char *program, const char *folder, const char *language)
{
  Reader *self = g_new0 (Reader, 1);

  set_unless_set (folder, "pace", "'instant'");
  stop_cursor (folder);
  self->folder = g_strdup (folder);
  self->said = g_ptr_array_new_with_free_func (g_free);
  self->to_ask = g_ptr_array_new_with_free_func (g_free);
  self->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) reader_known_free);
  self->bus = connect_to_bus ();
  begin_to_listen (self->bus);
  self->process = spawn (program, folder, language, &self->control);
  find_on_bus (self);
  hear_program (self);
  reader_evidence_watch (self);

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
  self->gone = TRUE;
  reader_do (self, frame, "window.close");
}

/* It may have to wait for something before it ends. */
static void
wait_for_end (Reader *self)
{
  g_autoptr (GError) error = NULL;
  char what = READER_INSIDE_SETTLE;

  while (self->control >= 0 && request (self, what))
    {
      if (self->due < 0)
        g_error ("The program does not end");
      what = READER_INSIDE_ADVANCE;
    }
  g_subprocess_wait_check (self->process, NULL, &error);
  g_assert_no_error (error);
}

void
reader_quit (Reader *self)
{
  if (!self->gone)
    close_window (self);
  wait_for_end (self);
  reader_evidence_watch (NULL);
  g_test_message ("%u looks", self->n_looks);

  for (guint i = 0; i < G_N_ELEMENTS (self->subscribed); i++)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscribed[i]);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_clear_object (&self->process);
  g_dbus_connection_close_sync (self->bus, NULL, NULL);
  g_clear_object (&self->bus);
  if (self->control >= 0)
    close (self->control);
  if (self->display != NULL)
    XCloseDisplay (self->display);
  g_ptr_array_unref (self->said);
  g_ptr_array_unref (self->to_ask);
  g_hash_table_unref (self->answers);
  g_hash_table_unref (self->changed);
  g_hash_table_unref (self->known);
  g_free (self->acted_on);
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
