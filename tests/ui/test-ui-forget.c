/* test-ui-forget.c: what is left of a player who is deleted, merged or renamed, in all files that the app writes: data,
 * settings, cache, and what was copied out of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-driver.h"
#include "ui-records.h"

#include "bluff-application.h"
#include "bluff-parcel.h"
#include "bluff-players-page.h"
#include "bluff-saves-records.h"
#include "bluff-setup-memory.h"
#include "bluff-setup-page.h"
#include "bluff-store-game.h"
#include "bluff-welcome-page.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

/* Names that nothing else has. */
#define WAS "Zephyrine"
#define OTHER "Anatole"
#define NEW "Balthasar"

/* Where everything is written, in folders of its own. */
static const char *home;

typedef struct
{
  UiDriver *driver;
  BluffStore *store;
  GSettings *settings;
  gint64 was, other;
} World;

/* --- Looking for a name --------------------------------------------------------------------------------------------
 */

static gboolean
has_bytes (const char *path, const char *name)
{
  g_autofree char *bytes = NULL;
  gsize size, length = strlen (name);

  g_assert_true (g_file_get_contents (path, &bytes, &size, NULL));
  for (gsize i = 0; i + length <= size; i++)
    if (memcmp (bytes + i, name, length) == 0)
      return TRUE;

  return FALSE;
}

/* The files in FOLDER that have NAME in them, each on a line. */
static void
find_name (const char *folder, const char *name, GString *found)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *child;

  while (dir != NULL && (child = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, child, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        find_name (path, name, found);
      else if (g_file_test (path, G_FILE_TEST_IS_REGULAR) && has_bytes (path, name))
        g_string_append_printf (found, "%s\n", path);
    }
}

/* PART is "data", "config", "cache", "runtime" or NULL: all of them. */
static gboolean
is_found (const char *part, const char *name)
{
  g_autofree char *folder = g_build_filename (home, part, NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  g_settings_sync ();
  find_name (folder, name, found);
  if (found->len > 0)
    g_test_message ("%s is in %s", name, found->str);
  return found->len > 0;
}

/* --- What was copied out of the app --------------------------------------------------------------------------------
 */

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

/* Somebody pastes a game in which PLAYER sat. */
static void
hand_out (UiDriver *driver, gint64 player)
{
  BluffSaves *saves = bluff_application_get_saves (ui_driver_get_application (driver));
  BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = player }, { .kind = BLUFF_STORE_COMPUTER } };
  g_autofree char *path = ui_records_write (ui_driver_make_folder (), "game.bluff", "bluffer-duel", "Bo", 12);
  g_autofree char *id = bluff_saves_import_file (saves, path, seats, G_N_ELEMENTS (seats), NULL, NULL);
  g_autoptr (GdkContentProvider) parcel = bluff_parcel_new (saves, id, "game.bluff");
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  gboolean written = FALSE;

  gdk_content_provider_write_mime_type_async (parcel, "text/uri-list", stream, G_PRIORITY_DEFAULT, NULL, written_cb,
                                              &written);
  ui_driver_wait (driver, is_true, &written, "the file to be told");
  g_assert_true (is_found ("runtime", WAS));
}

/* --- The world -----------------------------------------------------------------------------------------------------
 */

/* The last table of GAME, of one or two people and a computer. */
static void
keep_table (World *self, BluffGame game, const char *other)
{
  BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .name = WAS, .colour = "red" },
                             { .kind = BLUFF_STORE_COMPUTER, .name = "Cid", .level = "deckhand", .colour = "blue" },
                             { .kind = BLUFF_STORE_GUEST, .name = other, .colour = "green" } };
  BluffTable table;

  bluff_table_init (&table, game, G_N_ELEMENTS (seats));
  bluff_setup_memory_keep (self->settings, &table, seats);
}

static void
set_up (World *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (home, "data", "bay", NULL);

  (void) data;
  self->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  self->driver = ui_driver_new (folder, 1000, 800);
  self->store = bluff_saves_get_store (bluff_application_get_saves (ui_driver_get_application (self->driver)));
  self->was = fixture_add_player (self->store, WAS);
  self->other = fixture_add_player (self->store, OTHER);
  fixture_add_game (self->store, "1", self->was);
  g_settings_set_int64 (self->settings, "player", self->was);
  keep_table (self, BLUFF_GAME_PIRATE, "Dora");
  keep_table (self, BLUFF_GAME_BLUFFER, OTHER);
  g_assert_true (is_found ("config", WAS));
  g_assert_true (is_found ("data", WAS));
  hand_out (self->driver, self->was);
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.players", NULL);
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_PLAYERS_PAGE);
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, WAS);
}

static void
tear_down (World *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (home, "data", "bay", NULL);

  (void) data;
  ui_driver_free (self->driver);
  g_settings_reset (self->settings, "last-table");
  g_settings_reset (self->settings, "player");
  g_object_unref (self->settings);
  fixture_remove_directory (g_steal_pointer (&folder));
}

static void
act (World *self, const char *action)
{
  GtkWidget *page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (self->driver)));

  gtk_widget_activate_action (page, action, "x", self->was);
  ui_driver_settle (self->driver);
}

/* Who sits at the last table of GAME, as the settings have it, or NULL. */
static gboolean
sits (World *self, const char *game, const char *name)
{
  g_autoptr (GVariant) tables = g_settings_get_value (self->settings, "last-table");
  const char *line;

  return g_variant_lookup (tables, game, "&s", &line) && strstr (line, name) != NULL;
}

static guint
count_tables (World *self)
{
  g_autoptr (GVariant) tables = g_settings_get_value (self->settings, "last-table");

  return (guint) g_variant_n_children (tables);
}

/* "Same table again" of GAME, as its card on the first page asks for it. */
static void
play_again (World *self, const char *game)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (self->driver)), "win.set-sail-again", "s", game);
  ui_driver_settle (self->driver);
}

/* The game that has begun, the newest: its first seat is PLAYER's, and nobody sits there as a guest under the name of
 * WAS. */
static void
expect_seat_of (World *self, gint64 player)
{
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bluff_store_list_games (self->store, &unfinished, NULL, 10, &error);
  const BluffStoreGame *game;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 3);
  game = g_ptr_array_index (games, 0);
  g_assert_cmpint (game->seats[0].kind, ==, BLUFF_STORE_PROFILE);
  g_assert_cmpint (game->seats[0].player, ==, player);
  for (guint seat = 0; seat < game->n_seats; seat++)
    g_assert_cmpstr (game->seats[seat].name, !=, WAS);
}

/* --- What becomes of a player --------------------------------------------------------------------------------------
 */

static void
test_delete (World *self, gconstpointer data)
{
  (void) data;
  act (self, "players.delete");
  ui_driver_click_text (self->driver, TEXT_DELETE);
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, OTHER);
  ui_driver_settle (self->driver);
  g_assert_null (ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, WAS));
  g_assert_cmpint (g_settings_get_int64 (self->settings, "player"), ==, 0);
  g_assert_cmpuint (count_tables (self), ==, 0);

  /* The table cannot be set once more, with a guest of that name: another one can be. */
  bluff_window_pop (ui_driver_get_window (self->driver));
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_settle (self->driver);
  g_assert_null (ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, TEXT_SAME_TABLE_AGAIN));
  play_again (self, "pirate");
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_SETUP_PAGE);
  play_again (self, "bluffer");
  ui_driver_wait_for_page (self->driver, BLUFF_TYPE_SETUP_PAGE);

  /* Not even in what is written in the end. */
  gtk_window_close (GTK_WINDOW (ui_driver_get_window (self->driver)));
  bluff_store_close (self->store);
  g_assert_false (is_found (NULL, WAS));
}

/* At the table at which both sat, one cannot sit twice. The records of games that were played keep the name that they
 * were played under; settings and cache do not, and nothing brings it back. */
static void
test_merge (World *self, gconstpointer data)
{
  (void) data;
  act (self, "players.merge");
  ui_driver_click_text (self->driver, TEXT_MERGE);
  ui_driver_settle (self->driver);
  g_assert_cmpint (g_settings_get_int64 (self->settings, "player"), ==, self->other);
  g_assert_cmpuint (count_tables (self), ==, 1);
  g_assert_true (sits (self, "pirate", OTHER));
  g_assert_true (sits (self, "pirate", "Dora"));
  play_again (self, "pirate");
  expect_seat_of (self, self->other);
  g_assert_false (is_found ("config", WAS));
  g_assert_false (is_found ("cache", WAS));
  g_assert_false (is_found ("runtime", WAS));
}

static void
test_rename (World *self, gconstpointer data)
{
  GtkWidget *entry;

  (void) data;
  act (self, "players.change");
  entry = ui_driver_wait_for (self->driver, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "  " NEW " ");
  ui_driver_settle (self->driver);
  ui_driver_click_text (self->driver, TEXT_SAVE);
  ui_driver_wait_for (self->driver, GTK_TYPE_LABEL, NEW);
  g_assert_cmpint (g_settings_get_int64 (self->settings, "player"), ==, self->was);
  g_assert_cmpuint (count_tables (self), ==, 2);
  g_assert_true (sits (self, "pirate", "\"" NEW "\""));
  g_assert_true (sits (self, "bluffer", "\"" NEW "\""));
  g_assert_true (sits (self, "bluffer", OTHER));
  play_again (self, "pirate");
  expect_seat_of (self, self->was);
  g_assert_false (is_found ("config", WAS));
  g_assert_false (is_found ("cache", WAS));
  g_assert_false (is_found ("runtime", WAS));
}

/* Nobody is forgotten; but what was copied goes with the program. */
static void
test_end (World *self, gconstpointer data)
{
  /* Never freed: GIO warns of an application that goes without having run. */
  GApplication *application = g_object_ref (G_APPLICATION (ui_driver_get_application (self->driver)));

  (void) data;
  gtk_window_close (GTK_WINDOW (ui_driver_get_window (self->driver)));
  ui_driver_settle (self->driver);
  g_assert_true (is_found ("runtime", WAS));
  g_signal_emit_by_name (application, "shutdown");
  g_assert_false (is_found ("runtime", WAS));
  g_assert_true (is_found ("data", WAS));
}

/* Before anything asks where they are. */
static void
use_folders (void)
{
  static const struct
  {
    const char *variable;
    const char *folder;
  } folders[] = { { "XDG_DATA_HOME", "data" },
                  { "XDG_CONFIG_HOME", "config" },
                  { "XDG_CACHE_HOME", "cache" },
                  { "XDG_RUNTIME_DIR", "runtime" } };

  home = ui_driver_make_folder ();
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (home, folders[i].folder, NULL);

      g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
      g_setenv (folders[i].variable, path, TRUE);
    }
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  use_folders ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add ("/ui/forget/delete", World, NULL, set_up, test_delete, tear_down);
  g_test_add ("/ui/forget/merge", World, NULL, set_up, test_merge, tear_down);
  g_test_add ("/ui/forget/rename", World, NULL, set_up, test_rename, tear_down);
  g_test_add ("/ui/forget/end", World, NULL, set_up, test_end, tear_down);

  return g_test_run ();
}
