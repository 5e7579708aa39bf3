/* test-ui-story.c: the page of one game: what it shows, what can be done with it, and records that are opened.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"
#include "test-clock.h"
#include "texts.h"
#include "ui-driver.h"
#include "ui-records.h"

#include "bluff-file-choice.h"
#include "bluff-hall-page.h"
#include "bluff-keeping-page.h"
#include "bluff-parcel.h"
#include "bluff-players-page.h"
#include "bluff-record-reader.h"
#include "bluff-saves-records.h"
#include "bluff-story-page.h"
#include "bluff-story-list.h"
#include "bluff-story-row.h"
#include "bluff-story.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"
#include "bluff-who-dialog.h"
#include "bluff-words-claim.h"

#include <locale.h>

#define REMOTE "sftp://example.org/third.bluff"

enum
{
  WIDTH = 900,
  HEIGHT = 1150
};

/* --- The window ----------------------------------------------------------------------------------------------------
 */

static UiDriver *
open_app (void)
{
  UiDriver *driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);

  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  return driver;
}

static BluffSaves *
saves_of (UiDriver *driver)
{
  return bluff_application_get_saves (ui_driver_get_application (driver));
}

static GtkWidget *
page_of (UiDriver *driver)
{
  return GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (driver)));
}

static void
act (UiDriver *driver, const char *action, const char *target)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), action, "s", target);
  ui_driver_settle (driver);
}

static guint
count_games (UiDriver *driver, BluffStoreState state)
{
  BluffStoreFilter filter = { .state = state };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games =
      bluff_store_list_games (bluff_saves_get_store (saves_of (driver)), &filter, NULL, 100, &error);

  g_assert_no_error (error);
  return games->len;
}

/* A page with the playthrough, which is kept. */
static UiDriver *
open_kept (const char *playthrough, char **id)
{
  UiDriver *driver = open_app ();
  const char *place = ui_driver_make_folder ();
  g_autofree char *path = ui_records_write (place, "game.bluff", playthrough, "Bo", UI_RECORDS_WHOLE);
  g_autofree char *kept = ui_records_keep (saves_of (driver), path);

  act (driver, "win.story", kept);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (driver);
  if (id != NULL)
    *id = g_steal_pointer (&kept);
  return driver;
}

static void
open_record (UiDriver *driver, const char *path)
{
  ui_driver_open_file (driver, path);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (driver);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

/* All that is written on the widgets from ROOT down, also what is not on the screen, and what is said when one points
 * there. */
static void
read_all (GtkWidget *root, GString *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (root);

  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_LABEL (root))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (root)));
  if (tooltip != NULL)
    g_string_append_printf (text, "[%s]\n", tooltip);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_all (child, text);
}

static char *
read_page (UiDriver *driver)
{
  GString *text = g_string_new (NULL);

  read_all (page_of (driver), text);
  return g_string_free (text, FALSE);
}

static void
find_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (BLUFF_IS_STORY_ROW (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_rows (child, rows);
}

/* Scrolls until all rows are made, as a person who reads it all would. */
static GPtrArray *
read_to_end (UiDriver *driver)
{
  GPtrArray *rows = g_ptr_array_new ();
  GtkWidget *list = ui_driver_find_anywhere (driver, BLUFF_TYPE_STORY_LIST);
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  guint before;

  do
    {
      before = rows->len;
      gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
      ui_driver_settle (driver);
      g_ptr_array_set_size (rows, 0);
      find_rows (list, rows);
    }
  while (rows->len != before);

  return rows;
}

static BluffStory *
read_story (const char *playthrough, BluffCast *cast, BluffRecord **record)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", playthrough, NULL);
  g_autofree char *file = g_strconcat (path, ".bluff", NULL);

  *record = bluff_record_read_file (file, NULL);
  g_assert_nonnull (*record);
  cast->players = (*record)->table.players;
  cast->viewer = BLUFF_ONLOOKER;
  for (guint seat = 0; seat < cast->players; seat++)
    cast->names[seat] = seat == 0 ? "Bo" : (*record)->players[seat].name;

  return bluff_story_new (*record);
}

static gboolean
row_says (GtkWidget *row, const char *part)
{
  g_autoptr (GString) text = g_string_new (NULL);

  read_all (row, text);
  return strstr (text->str, part) != NULL;
}

/* Each claim of the record has its row, in order, with who claimed and whether it was true; what stands out is said. */
static void
test_claims (gconstpointer data)
{
  const char *playthrough = data;
  g_autoptr (UiDriver) driver = open_kept (playthrough, NULL);
  g_autoptr (BluffRecord) record = NULL;
  BluffCast cast = { 0 };
  g_autoptr (BluffStory) story = read_story (playthrough, &cast, &record);
  g_autoptr (GPtrArray) rows = read_to_end (driver);
  g_autofree char *page = read_page (driver);

  g_assert_cmpuint (rows->len, ==, story->claims->len);
  for (guint i = 0; i < rows->len; i++)
    {
      const BluffClaim *claim = &g_array_index (story->claims, BluffClaim, i);
      BluffToldClaim told = bluff_story_tell_claim (story->table.game, claim);
      g_autofree char *heading = bluff_words_claim (&cast, &told);
      g_autofree char *round = bluff_words_round (story->table.game, claim->turn, cast.players);

      g_autoptr (GString) description = g_string_new (NULL);
      g_autofree char *result = bluff_words_claim_result (&cast, &told);

      g_assert_true (row_says (rows->pdata[i], heading));
      g_assert_true (row_says (rows->pdata[i], round));
      for (BluffSeat seat = 0; seat < cast.players; seat++)
        if (bluff_seats_has (claim->asked | told.shouted, seat) && seat != claim->seat)
          {
            g_autofree char *decision = bluff_words_claim_decision (&cast, &told, seat);

            g_assert_true (row_says (rows->pdata[i], decision));
            g_string_append_printf (description, "%s\n", decision);
          }

      /* A screen reader comes to the row alone. */
      g_string_append (description, result != NULL ? result : "");
      g_strchomp (description->str);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rows->pdata[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           description->str);
    }
  g_assert_true ((bluff_claims_find_highlight (story->claims, BLUFF_HIGHLIGHT_LIE) != NULL) ==
                 (strstr (page, TEXT_BEST_LIE) != NULL));
  g_assert_true ((bluff_claims_find_highlight (story->claims, BLUFF_HIGHLIGHT_READ) != NULL) ==
                 (strstr (page, TEXT_BEST_READ) != NULL));
  g_assert_true ((bluff_claims_find_highlight (story->claims, BLUFF_HIGHLIGHT_DOUBT) != NULL) ==
                 (strstr (page, TEXT_DEAREST_DOUBT) != NULL));
  g_assert_nonnull (strstr (page, TEXT_FIRST));
}

/* By keyboard alone: the second player of the list, and then bluffs only. */
static void
test_filter (void)
{
  g_autoptr (UiDriver) driver = open_kept ("bluffer-crowd", NULL);
  g_autoptr (BluffRecord) record = NULL;
  BluffCast cast = { 0 };
  g_autoptr (BluffStory) story = read_story ("bluffer-crowd", &cast, &record);
  g_autoptr (GPtrArray) rows = NULL, bluffs = NULL;
  GtkWidget *player = ui_driver_wait_for (driver, GTK_TYPE_DROP_DOWN, NULL);
  GtkWidget *only = ui_driver_wait_for (driver, GTK_TYPE_TOGGLE_BUTTON, TEXT_BLUFFS_ONLY);
  guint n = 0, n_bluffs = 0;

  for (guint i = 0; i < story->claims->len; i++)
    {
      const BluffClaim *claim = &g_array_index (story->claims, BluffClaim, i);

      n += claim->seat == 1;
      n_bluffs += claim->seat == 1 && claim->bluff;
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, !=, n_bluffs);

  gtk_widget_grab_focus (player);
  ui_driver_press (driver, "space", 0);
  ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Down", 0);
  ui_driver_press (driver, "Return", 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (player)), ==, 2);
  rows = read_to_end (driver);
  g_assert_cmpuint (rows->len, ==, n);
  for (guint i = 0; i < rows->len; i++)
    g_assert_true (row_says (rows->pdata[i], "\u2068Bart\u2069 "));

  gtk_widget_grab_focus (only);
  ui_driver_press (driver, "space", 0);
  bluffs = read_to_end (driver);
  g_assert_cmpuint (bluffs->len, ==, n_bluffs);
}

/* --- What can be done ----------------------------------------------------------------------------------------------
 */

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_save (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *id = NULL;
  g_autofree char *path = g_build_filename (place, "saved.bluff", NULL), *text = NULL;
  g_autoptr (UiDriver) driver = open_kept ("pirate-duel", &id);
  g_autoptr (GBytes) record = bluff_saves_export (saves_of (driver), id, NULL);

  bluff_file_choice_answer_next ((const char *[]){ NULL });
  gtk_widget_activate_action (page_of (driver), "story.save-as", NULL);
  ui_driver_settle (driver);
  bluff_file_choice_answer_next ((const char *[]){ path, NULL });
  gtk_widget_activate_action (page_of (driver), "story.save-as", NULL);
  ui_driver_wait (driver, exists, path, "the file");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (record, NULL), g_bytes_get_size (record));
}

/* A game may be called from right to left; a day is not. */
static void
test_file_name (void)
{
  g_autoptr (UiDriver) driver = NULL;
  g_autofree char *text = NULL;

  test_clock_set_date (2026, 6, 17);
  driver = open_kept ("pirate-duel", NULL);
  text = read_page (driver);
  g_assert_nonnull (strstr (text, TEXT_BLUFF_PIRATE " \u20662026-06-17.bluff\u2069"));
}

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

/* The file that somebody gets who asks a parcel for one. */
static GFile *
ask_for_file (UiDriver *driver, GdkContentProvider *parcel)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autofree char *uri = NULL;
  gboolean written = FALSE;

  g_assert_true (BLUFF_IS_PARCEL (parcel));
  gdk_content_provider_write_mime_type_async (parcel, "text/uri-list", stream, G_PRIORITY_DEFAULT, NULL, written_cb,
                                              &written);
  ui_driver_wait (driver, is_true, &written, "the file to be told");
  uri = g_strndup (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)),
                   g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)));
  return g_file_new_for_uri (g_strstrip (uri));
}

static GFile *
copy_file (UiDriver *driver)
{
  gtk_widget_activate_action (page_of (driver), "story.copy", NULL);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_GAME_COPIED);
  return ask_for_file (driver, gdk_clipboard_get_content (gtk_widget_get_clipboard (page_of (driver))));
}

static void
assert_record (UiDriver *driver, GFile *file, const char *id)
{
  g_autoptr (GBytes) record = bluff_saves_export (saves_of (driver), id, NULL);
  g_autofree char *name = g_file_get_basename (file), *text = NULL;

  g_assert_true (g_str_has_suffix (name, ".bluff"));
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (record, NULL), g_bytes_get_size (record));
}

/* What is copied is a file that has the record, for anybody who asks for it; it does not outlive the game. */
static void
test_copy (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("pirate-duel", &id);
  g_autoptr (GFile) file = copy_file (driver);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  assert_record (driver, file, id);
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_false (g_file_query_exists (folder, NULL));
}

/* The first controller of TYPE on the widgets from ROOT down. */
static gpointer
find_controller (GtkWidget *root, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (root);
  gpointer found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_controller (child, type);

  return found;
}

/* What is dragged out is the same. */
static void
test_drag (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("bluffer-duel", &id);
  g_autoptr (GdkContentProvider) parcel = NULL;
  g_autoptr (GFile) file = NULL;

  g_signal_emit_by_name (find_controller (page_of (driver), GTK_TYPE_DRAG_SOURCE), "prepare", 0.0, 0.0, &parcel);
  file = ask_for_file (driver, parcel);
  assert_record (driver, file, id);
}

/* What is dropped onto the window, and whether the window took it. */
static gboolean
drop (UiDriver *driver, GFile **files, gsize n)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, n));
  g_signal_emit_by_name (find_controller (window, GTK_TYPE_DROP_TARGET), "drop", &value, 0.0, 0.0, &taken);
  ui_driver_settle (driver);
  return taken;
}

/* One record is shown, and several are imported. One that is elsewhere cannot be read; that is said, however it comes.
 */
static void
test_drop (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *one = ui_records_write (place, "one.bluff", "pirate-duel", NULL, UI_RECORDS_WHOLE);
  g_autofree char *other = ui_records_write (place, "other.bluff", "bluffer-duel", NULL, UI_RECORDS_WHOLE);
  g_autoptr (GFile) first = g_file_new_for_path (one), second = g_file_new_for_path (other);
  g_autoptr (GFile) remote = g_file_new_for_uri (REMOTE);
  g_autoptr (UiDriver) driver = open_app ();

  g_assert_true (drop (driver, (GFile *[]){ remote }, 1));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_ON_THIS_DISK (REMOTE));
  ui_driver_click_text (driver, TEXT_CLOSE);
  g_application_open (G_APPLICATION (ui_driver_get_application (driver)), &remote, 1, "");
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_ON_THIS_DISK (REMOTE));
  ui_driver_click_text (driver, TEXT_CLOSE);
  g_assert_true (BLUFF_IS_WELCOME_PAGE (page_of (driver)));

  g_assert_true (drop (driver, (GFile *[]){ first }, 1));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_EVERY_CLAIM);
  g_assert_true (drop (driver, (GFile *[]){ first, remote }, 2));
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_ON_THIS_DISK (REMOTE));
  ui_driver_click_text (driver, TEXT_CLOSE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);
  g_assert_true (drop (driver, (GFile *[]){ first, second }, 2));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 2);
}

/* A damaged game has its own name, can be copied as it is, and can be deleted. */
static void
test_damaged (void)
{
  g_autofree char *id = NULL, *path = NULL, *name = NULL;
  g_autoptr (UiDriver) driver = NULL;
  g_autoptr (GFile) file = NULL;

  test_clock_set_date (2026, 6, 17);
  driver = open_kept ("bluffer-duel", &id);
  bluff_window_pop (ui_driver_get_window (driver));
  path = g_strdup (bluff_store_get_path (bluff_saves_get_store (saves_of (driver))));
  fixture_run_sql (path, "UPDATE events SET line = 'xyz' WHERE n = 5");
  act (driver, "win.story", id);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_GAME_CANNOT_BE_OPENED);
  g_assert_cmpstr (bluff_page_get_title (BLUFF_PAGE (page_of (driver))), ==, "Bluffer");
  file = copy_file (driver);
  name = g_file_get_basename (file);
  g_assert_cmpstr (name, ==, "Bluffer 2026-06-17.bluff");
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);
}

static void
test_delete (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("pirate-duel", &id);

  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_CANCEL);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 1);

  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);

  /* Its page can still be asked for, and says so. */
  act (driver, "win.story", id);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_GAME_CANNOT_BE_OPENED);
}

/* An unfinished game is deleted where unfinished games are; one that was abandoned is there no more. */
static void
test_delete_abandoned (void)
{
  g_autofree char *path = ui_records_write (ui_driver_make_folder (), "game.bluff", "pirate-duel", "Bo", 12);
  g_autoptr (UiDriver) driver = open_app ();
  g_autofree char *id = ui_records_keep (saves_of (driver), path);

  act (driver, "win.story", id);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_OVER_YET);
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_settle (driver);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_DELETE));
  bluff_window_pop (ui_driver_get_window (driver));

  g_assert_true (bluff_store_abandon_game (bluff_saves_get_store (saves_of (driver)), id, NULL));
  act (driver, "win.story", id);
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_ABANDONED), ==, 0);
}

static void
test_play_again (void)
{
  g_autoptr (UiDriver) driver = open_kept ("pirate-duel", NULL);

  ui_driver_click_text (driver, TEXT_PLAY_AGAIN);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 1);
  /* Back is where everything begins. */
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* From the table of a game that is over, and back. */
static void
test_from_table (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("bluffaneer-three", &id);

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  act (driver, "win.carry-on", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  ui_driver_click_text (driver, TEXT_WHO_LIED);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (driver);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);

  /* A game that is deleted takes its table with it. */
  ui_driver_settle (driver);
  ui_driver_click_text (driver, TEXT_WHO_LIED);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (driver);
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
}

/* A game that is deleted takes its table and its other pages with it, wherever they lie. */
static void
test_delete_below (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("bluffaneer-three", &id);

  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  act (driver, "win.carry-on", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  act (driver, "win.story", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  gtk_widget_activate_action (page_of (driver), "win.hall", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  act (driver, "win.story", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
  ui_driver_settle (driver);

  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_HALL_PAGE);
  ui_driver_settle (driver);
  bluff_window_pop (ui_driver_get_window (driver));
  g_assert_true (BLUFF_IS_WELCOME_PAGE (page_of (driver)));
}

static void
leave_and_return (UiDriver *driver)
{
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
}

/* Who comes back to a game sees the names of today, and no game that is gone; otherwise it stays as it was. */
static void
test_return (void)
{
  g_autoptr (UiDriver) driver = open_app ();
  BluffStore *store = bluff_saves_get_store (saves_of (driver));
  gint64 bo = fixture_add_player (store, "Bo");
  BluffSavesSeat seats[] = { { .kind = BLUFF_STORE_PROFILE, .player = bo },
                             { .kind = BLUFF_STORE_COMPUTER, .name = "Bart", .level = "deckhand" } };
  g_autofree char *path =
      ui_records_write (ui_driver_make_folder (), "game.bluff", "bluffer-duel", "Bo", UI_RECORDS_WHOLE);
  g_autofree char *id = bluff_saves_import_file (saves_of (driver), path, seats, 2, NULL, NULL);
  g_autoptr (BluffStorePlayer) player = NULL;
  GtkWidget *bluffs_only;
  g_autofree char *before = NULL, *after = NULL;

  act (driver, "win.story", id);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_EVERY_CLAIM);
  bluffs_only = ui_driver_find (driver, NULL, GTK_TYPE_TOGGLE_BUTTON, TEXT_BLUFFS_ONLY);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (bluffs_only), TRUE);
  leave_and_return (driver);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bluffs_only)));
  before = read_page (driver);
  g_assert_nonnull (strstr (before, "Bo\u2069"));

  player = bluff_store_find_player (store, "Bo", NULL);
  g_free (player->name);
  player->name = g_strdup ("Zoe");
  g_assert_true (bluff_store_change_player (store, player, NULL));
  leave_and_return (driver);
  after = read_page (driver);
  g_assert_nonnull (strstr (after, "Zoe\u2069"));
  g_assert_null (strstr (after, "Bo\u2069"));

  g_assert_true (bluff_store_delete_game (store, id, NULL));
  leave_and_return (driver);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_CANNOT_BE_OPENED);
}

/* --- Records that are opened ---------------------------------------------------------------------------------------
 */

static gboolean
shows_play_again (gpointer driver)
{
  return ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_PLAY_AGAIN) != NULL;
}

/* It is shown at once and kept by one press; then, who is who. */
static void
test_finished_file (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *path = ui_records_write (place, "game.bluff", "bluffer-duel", "Bo", UI_RECORDS_WHOLE);
  g_autoptr (UiDriver) driver = open_app ();

  open_record (driver, path);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_EVERY_CLAIM);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);
  ui_driver_click_text (driver, TEXT_KEEP_THIS_GAME);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_CANCEL);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);

  ui_driver_click_text (driver, TEXT_KEEP_THIS_GAME);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait (driver, shows_play_again, driver, "the game to be kept");
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 1);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_KEEP_THIS_GAME));

  /* The same file again is the game that is kept. */
  bluff_window_pop (ui_driver_get_window (driver));
  open_record (driver, path);
  ui_driver_wait (driver, shows_play_again, driver, "the game that is kept");
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_KEEP_THIS_GAME));
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 1);
}

static void
test_unfinished_file (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *path = ui_records_write (place, "game.bluff", "pirate-duel", "Bo", 12);
  g_autoptr (UiDriver) driver = open_app ();

  open_record (driver, path);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_OVER_YET);
  ui_driver_click_text (driver, TEXT_KEEP_AND_CARRY_ON);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 1);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);

  /* The same file again: it is kept, and can be carried on. */
  open_record (driver, path);
  ui_driver_click_text (driver, TEXT_CARRY_ON);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 1);
}

/* A game that went on elsewhere is shown as it is in the file, and can be kept beside the one that is there; a file
 * that knows no more than that is that game. */
static void
test_another_version (gconstpointer data)
{
  gboolean further = g_str_equal (data, "further");
  const char *place = ui_driver_make_folder ();
  g_autofree char *begun = ui_records_write (place, "begun.bluff", "pirate-duel", "Bo", 13);
  g_autofree char *whole = ui_records_write (place, "whole.bluff", "pirate-duel", "Bo", UI_RECORDS_WHOLE);
  g_autoptr (UiDriver) driver = open_app ();
  g_autofree char *id = NULL;

  ui_records_replace (begun, "\"version\":1,", "\"version\":1,\"id\":\"tablet\",");
  ui_records_replace (whole, "\"version\":1,", "\"version\":1,\"id\":\"tablet\",");
  if (!further)
    ui_records_replace (begun, "\"n\":13,\"event\":\"discard\",\"seat\":0,\"card\":\"barrel-2\"",
                        "\"n\":13,\"event\":\"discard\",\"seat\":0,\"card\":\"hat-9\"");
  id = ui_records_keep (saves_of (driver), begun);
  open_record (driver, whole);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_EVERY_CLAIM);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_ANOTHER_VERSION);
  ui_driver_click_text (driver, TEXT_KEEP_THIS_GAME);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait (driver, shows_play_again, driver, "the game to be kept");
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 1);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 1);
  bluff_window_pop (ui_driver_get_window (driver));

  open_record (driver, whole);
  ui_driver_wait (driver, shows_play_again, driver, "the game that is kept");
  bluff_window_pop (ui_driver_get_window (driver));
  open_record (driver, begun);
  ui_driver_click_text (driver, TEXT_CARRY_ON);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_true (bluff_table_page_is_of (bluff_window_get_page (ui_driver_get_window (driver)), id));
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 1);
}

/* A game that lies on the table is not opened twice, and another one is opened over it. */
static void
test_file_over_table (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *path = ui_records_write (place, "game.bluff", "pirate-duel", "Bo", 12);
  g_autofree char *other = ui_records_write (place, "other.bluff", "bluffer-duel", "Bo", 2);
  g_autoptr (UiDriver) driver = open_app ();
  g_autofree char *id = ui_records_keep (saves_of (driver), path);
  GtkWidget *table;

  act (driver, "win.carry-on", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  table = page_of (driver);

  open_record (driver, path);
  ui_driver_click_text (driver, TEXT_CARRY_ON);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_true (page_of (driver) == table);

  open_record (driver, other);
  ui_driver_click_text (driver, TEXT_KEEP_AND_CARRY_ON);
  ui_driver_wait_for (driver, BLUFF_TYPE_WHO_DIALOG, "Bo");
  ui_driver_click_text (driver, TEXT_IMPORT);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpint (bluff_table_page_get_game (BLUFF_TABLE_PAGE (page_of (driver))), ==, BLUFF_GAME_BLUFFER);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_UNFINISHED), ==, 2);
}

/* A game that is deleted does not take another one's table with it. */
static void
test_delete_over_table (void)
{
  g_autofree char *id = NULL;
  g_autoptr (UiDriver) driver = open_kept ("bluffaneer-three", &id);
  const char *place = ui_driver_make_folder ();
  g_autofree char *path = ui_records_write (place, "other.bluff", "bluffer-duel", "Bo", UI_RECORDS_WHOLE);
  g_autofree char *other = ui_records_keep (saves_of (driver), path);

  g_assert_cmpstr (other, !=, id);
  ui_driver_press (driver, "Escape", 0);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  act (driver, "win.carry-on", id);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  open_record (driver, path);
  gtk_widget_activate_action (page_of (driver), "story.delete", NULL);
  ui_driver_click_text (driver, TEXT_DELETE);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
  ui_driver_settle (driver);
  g_assert_true (BLUFF_IS_TABLE_PAGE (page_of (driver)));
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 1);
}

/* Two records that only somebody who sees through cards can tell apart are the same on the page, in a file or kept. */
static const struct
{
  const char *path;
  const char *playthrough;
  guint n_events;
  const char *a, *b; /* what is swapped: where nobody has looked yet */
  gboolean replace;  /* or B is there instead of A */
  const char *word;  /* a word that would give it away */
} twins[] = {
  { "pirate-hand", "pirate-duel", 2, "compass-1", "hat-9", FALSE, TEXT_COMPASS },
  { "pirate-set", "pirate-duel", 3, "\"down\":[\"spyglass-pirate\"]", "\"down\":[\"compass-6\"]", TRUE, TEXT_COMPASS },
  { "pirate-vote", "pirate-duel", 4, "\"bluff\":true", "\"bluff\":false", TRUE, NULL },
  { "bluffer-side", "bluffer-duel", 1, "\"id\":2,\"up\":\"circle\",\"down\":\"square\"",
    "\"id\":1,\"up\":\"circle\",\"down\":\"circle\"", FALSE, NULL },
  { "bluffaneer-card", "bluffaneer-three", 1, "swords+crossbones", "chest+ship", FALSE, "rossbones" },
  { "bluffaneer-shout", "bluffaneer-three", 3, "\"seat\":1,\"shout\":false", "\"seat\":1,\"shout\":true", TRUE, NULL },
};

static char *
read_course (UiDriver *driver, const char *path, gboolean keep)
{
  g_autofree char *id = keep ? ui_records_keep (saves_of (driver), path) : NULL;
  char *text;

  if (keep)
    {
      act (driver, "win.story", id);
      ui_driver_wait_for_page (driver, BLUFF_TYPE_STORY_PAGE);
      ui_driver_settle (driver);
    }
  else
    open_record (driver, path);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NOT_OVER_YET);
  g_ptr_array_unref (read_to_end (driver));
  text = read_page (driver);
  bluff_window_pop (ui_driver_get_window (driver));
  ui_driver_settle (driver);
  return text;
}

static void
test_secrets (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  const char *place = ui_driver_make_folder ();
  g_autofree char *one = ui_records_write (place, "one.bluff", twins[i].playthrough, NULL, twins[i].n_events);
  g_autofree char *other = ui_records_write (place, "other.bluff", twins[i].playthrough, NULL, twins[i].n_events);
  g_autoptr (UiDriver) driver = open_app ();

  if (twins[i].replace)
    ui_records_replace (other, twins[i].a, twins[i].b);
  else
    ui_records_swap (other, twins[i].a, twins[i].b);
  for (guint kept = 0; kept <= 1; kept++)
    {
      g_autofree char *first = read_course (driver, one, kept == 1);
      g_autofree char *second = read_course (driver, other, kept == 1);

      g_assert_cmpstr (first, ==, second);
      g_assert_nonnull (strstr (first, "\u2068Bart\u2069"));
      if (twins[i].word != NULL)
        g_assert_null (strstr (first, twins[i].word));
    }
}

/* The page says what is wrong, and offers nothing. */
static void
assert_bad (UiDriver *driver, const char *path, const char *sentence, const char *fault)
{
  g_autofree char *text = NULL;

  open_record (driver, path);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_GAME_CANNOT_BE_OPENED);
  text = read_page (driver);
  g_assert_nonnull (strstr (text, sentence));
  g_assert_true (fault == NULL || strstr (text, fault) != NULL);
  g_assert_null (ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_KEEP_THIS_GAME));
  bluff_window_pop (ui_driver_get_window (driver));
}

static void
test_bad_file (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *letter = g_build_filename (place, "letter.bluff", NULL);
  g_autofree char *gone = g_build_filename (place, "gone.bluff", NULL);
  g_autofree char *newer = ui_records_write (place, "newer.bluff", "pirate-duel", NULL, UI_RECORDS_WHOLE);
  g_autofree char *damaged = ui_records_write (place, "damaged.bluff", "pirate-duel", NULL, UI_RECORDS_WHOLE);
  g_autoptr (UiDriver) driver = open_app ();

  g_assert_true (g_file_set_contents (letter, "{\"record\":\"something else\"}\n", -1, NULL));
  ui_records_replace (newer, "\"version\":1,", "\"version\":2,");
  ui_records_replace (damaged, "{\"n\":7,", "{\"n\":8,");
  assert_bad (driver, letter, TEXT_THIS_IS_NOT_A_RECORD, TEXT_LINE_1_NOT_A_RECORD);
  assert_bad (driver, newer, TEXT_RECORD_IS_NEWER, NULL);
  assert_bad (driver, damaged, TEXT_RECORD_IS_DAMAGED, "Line 8: ");
  assert_bad (driver, gone, "", NULL);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 0);
}

/* Several at once come in as from the page of one's data. */
static void
test_several_files (void)
{
  const char *place = ui_driver_make_folder ();
  g_autofree char *one = ui_records_write (place, "one.bluff", "pirate-duel", NULL, UI_RECORDS_WHOLE);
  g_autofree char *other = ui_records_write (place, "other.bluff", "bluffer-duel", NULL, UI_RECORDS_WHOLE);
  g_autoptr (GFile) first = g_file_new_for_path (one), second = g_file_new_for_path (other);
  g_autoptr (UiDriver) driver = open_app ();

  g_application_open (G_APPLICATION (ui_driver_get_application (driver)), (GFile *[]){ first, second }, 2, "");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  ui_driver_settle (driver);
  g_assert_cmpuint (count_games (driver, BLUFF_STORE_FINISHED), ==, 2);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  /* Names and descriptions can be asked for, with nobody there to hear them. */
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/story/secrets/%s", twins[i].path);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_secrets);
    }
  g_test_add_func ("/ui/story/bad-file", test_bad_file);
  g_test_add_func ("/ui/story/several-files", test_several_files);
  g_test_add_func ("/ui/story/unfinished-file", test_unfinished_file);
  g_test_add_func ("/ui/story/finished-file", test_finished_file);
  g_test_add_data_func ("/ui/story/another-version/further", "further", test_another_version);
  g_test_add_data_func ("/ui/story/another-version/otherwise", "otherwise", test_another_version);
  g_test_add_func ("/ui/story/file-over-table", test_file_over_table);
  g_test_add_func ("/ui/story/delete-below", test_delete_below);
  g_test_add_func ("/ui/story/delete-over-table", test_delete_over_table);
  g_test_add_data_func ("/ui/story/claims/pirate", "pirate-reshuffle", test_claims);
  g_test_add_data_func ("/ui/story/claims/bluffer", "bluffer-crowd", test_claims);
  g_test_add_data_func ("/ui/story/claims/bluffaneer", "bluffaneer-three", test_claims);
  g_test_add_func ("/ui/story/filter", test_filter);
  g_test_add_func ("/ui/story/save", test_save);
  g_test_add_func ("/ui/story/file-name", test_file_name);
  g_test_add_func ("/ui/story/copy", test_copy);
  g_test_add_func ("/ui/story/drag", test_drag);
  g_test_add_func ("/ui/story/drop", test_drop);
  g_test_add_func ("/ui/story/delete", test_delete);
  g_test_add_func ("/ui/story/delete-abandoned", test_delete_abandoned);
  g_test_add_func ("/ui/story/damaged", test_damaged);
  g_test_add_func ("/ui/story/play-again", test_play_again);
  g_test_add_func ("/ui/story/from-table", test_from_table);
  g_test_add_func ("/ui/story/return", test_return);

  return g_test_run ();
}
