/* test-reader-audit.c: on every page and in every dialogue, in every language there is: whatever can be used has a real
 * name, Tab goes through everything in the order in which it is read and comes back, and is nowhere caught.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "reader-audit.h"
#include "reader-keys.h"
#include "test-languages.h"
#include "texts.h"
#include "ui-history.h"
#include "ui-records.h"

#include "bluff-language.h"
#include "bluff-saves-records.h"
#include "bluff-store-player.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  CHANCE = 1,
  N_GAMES = 60
};

/* --- Pages ---------------------------------------------------------------------------------------------------------
 */

static ReaderAudit *audit;

static void
check (const char *page)
{
  reader_audit_check (audit, page);
}

static guint
count_windows (ReaderTree *tree)
{
  return tree->root->children->len;
}

static gboolean
has_windows (ReaderTree *tree, gpointer data)
{
  return count_windows (tree) == GPOINTER_TO_UINT (data);
}

static void
wait_for_windows (Reader *reader, guint n)
{
  reader_tree_free (reader_wait (reader, has_windows, GUINT_TO_POINTER (n), "windows"));
}

/* A window that an action of the frame brings, and Escape takes away. */
static void
check_dialog (Reader *reader, const char *page, const char *action)
{
  g_autoptr (ReaderTree) tree = reader_look (reader);

  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), action));
  wait_for_windows (reader, 2);
  check (page);
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

static gboolean
is_in_list (ReaderTree *tree, gpointer data)
{
  ReaderNode *focus = reader_tree_find_focus (tree);

  (void) data;
  return focus != NULL && focus->role == ATSPI_ROLE_LIST_ITEM && focus->parent->role == ATSPI_ROLE_LIST;
}

static gboolean
is_out_of_list (ReaderTree *tree, gpointer data)
{
  return reader_tree_find_focus (tree) != NULL && !is_in_list (tree, data);
}

/* The first one that there is: a row that opens a list, or the button in what is no row. */
static ReaderNode *
find_drop_down (ReaderTree *tree)
{
  ReaderNode *found = reader_tree_find (tree, NULL, ATSPI_ROLE_COMBO_BOX, NULL);

  g_assert_nonnull (found);
  return reader_node_is_usable (found) ? found : reader_tree_find_usable (tree, found, ATSPI_ROLE_INVALID, NULL);
}

static void
check_drop_down (Reader *reader, const char *page)
{
  g_autoptr (ReaderTree) tree = reader_look (reader);
  g_autoptr (ReaderTree) open = NULL;

  reader_go_to (reader, find_drop_down (tree));
  reader_key (reader, "space");
  open = reader_wait (reader, is_in_list, NULL, "the list of a drop-down");
  reader_audit_check_names (audit, page, open);
  reader_key (reader, "Escape");
  reader_tree_free (reader_wait (reader, is_out_of_list, NULL, "the list to close"));
}

static void
check_preferences (Reader *reader)
{
  reader_key (reader, "Control+comma");
  wait_for_windows (reader, 2);
  check ("preferences");
  check_drop_down (reader, "languages");
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

/* By way of the main menu, which is looked at, too. */
static void
check_about (Reader *reader)
{
  const char *about = _ (TEXT_ABOUT);
  g_autoptr (ReaderTree) menu = NULL;

  reader_key (reader, "F10");
  menu = reader_wait_for (reader, ATSPI_ROLE_MENU_ITEM, about);
  reader_audit_check_names (audit, "main menu", menu);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, about);
  wait_for_windows (reader, 2);
  check ("about");
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

static gboolean
is_titled (ReaderTree *tree, gpointer data)
{
  return reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, data) != NULL;
}

static void
wait_for_title (Reader *reader, const char *title)
{
  reader_tree_free (reader_wait (reader, is_titled, (gpointer) (guintptr) title, title));
}

/* A page that an action of the frame shows, and Alt+Left leaves. */
static void
check_page (Reader *reader, const char *page, const char *action, const char *title)
{
  g_autoptr (ReaderTree) tree = reader_look (reader);

  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), action));
  wait_for_title (reader, title);
  check (page);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ (TEXT_APP));
}

/* --- Dialogues of a page -------------------------------------------------------------------------------------------
 */

/* What an item of the menu MORE brings, which asks for more, and Escape takes away. */
static void
check_asked (Reader *reader, const char *more, const char *label)
{
  g_autofree char *item = g_strdup_printf (C_ ("asks more", TEXT_ASKS_MORE_FORMAT), _ (label));

  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, more);
  reader_press_named (reader, ATSPI_ROLE_MENU_ITEM, item);
  wait_for_windows (reader, 2);
  check (label);
  reader_key (reader, "Escape");
  wait_for_windows (reader, 1);
}

/* In the dialogue for it, which is looked at. */
static void
add_player (Reader *reader, const char *name)
{
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_ADD_PLAYER));
  wait_for_windows (reader, 2);
  check ("new player");
  reader_write_named (reader, _ (TEXT_NAME), name);
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_ADD));
  wait_for_windows (reader, 1);
}

static void
check_players (Reader *reader)
{
  static const char *const asked[] = { N_ (TEXT_CHANGE), N_ (TEXT_MERGE_INTO_ANOTHER), N_ (TEXT_RESET_STATISTICS),
                                       N_ (TEXT_DELETE) };
  g_autoptr (ReaderTree) tree = reader_look (reader);
  g_autofree char *said = g_strdup_printf (_ (TEXT_MORE_FORMAT), "Ada");
  g_autofree char *more = reader_plain (said);

  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), "win.players"));
  wait_for_title (reader, _ (TEXT_PLAYERS));
  check ("nobody");
  add_player (reader, "Ada");
  add_player (reader, "Bea");
  check ("players");
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    check_asked (reader, more, asked[i]);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ (TEXT_APP));
}

/* The bay, where games wait for somebody to carry on. */
static void
check_games (Reader *reader)
{
  g_autofree char *said = g_strdup_printf (_ (TEXT_MORE_OF_GAME_FORMAT), "*", "*");
  g_autofree char *more = reader_plain (said);

  check ("games to carry on");
  check_asked (reader, more, N_ (TEXT_ABANDON));
  check_asked (reader, more, N_ (TEXT_DELETE));
}

/* --- Tables --------------------------------------------------------------------------------------------------------
 */

/* Whether the focus has left what has this path, and that is gone. */
static gboolean
has_left (ReaderTree *tree, gpointer path)
{
  for (guint i = 0; i < tree->nodes->len; i++)
    {
      const ReaderNode *node = g_ptr_array_index (tree->nodes, i);

      if (node->linked && g_str_equal (node->path, path))
        return FALSE;
    }

  return reader_tree_find_focus (tree) != NULL;
}

/* What a key brings over a table takes the focus, and nobody is caught there: WAY takes it away. */
static void
check_answer (Reader *reader, const char *key, const char *way)
{
  g_autoptr (ReaderTree) tree = NULL;
  g_autofree char *path = NULL;
  ReaderNode *answer;

  reader_key (reader, key);
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_CLOSE)));
  answer = reader_look_for_focus (reader, &tree);
  g_assert_nonnull (answer);
  g_assert_nonnull (reader_tree_find_usable (tree, answer, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_CLOSE)));
  reader_audit_check_names (audit, key, tree);
  path = g_strdup (answer->path);
  reader_key (reader, way);
  reader_tree_free (reader_wait (reader, has_left, path, "an answer to go"));
}

static void
check_answers (Reader *reader)
{
  static const char *const keys[] = { "F2", "F3", "F4", "F5" };
  static const char *const ways[] = { "Tab", "Shift+Tab", "Escape" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ways); j++)
      check_answer (reader, keys[i], ways[j]);
}

static void
check_game (Reader *reader, BluffGame game)
{
  g_autofree char *title = bluff_words_game (game);
  g_autofree char *said = g_strdup_printf (_ (TEXT_LABEL_FORMAT), C_ ("begin a game", TEXT_PLAY), title);
  g_autofree char *play = reader_plain (said);

  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, play);
  wait_for_title (reader, _ (TEXT_NEW_GAME));
  check ("setup");
  check_drop_down (reader, "what there is to choose");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_SET_SAIL));
  wait_for_title (reader, title);
  check (title);
  check_answers (reader);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ (TEXT_APP));
}

/* --- A family that has played --------------------------------------------------------------------------------------
 */

/* Two people with games enough for every chart, and one game with everything that there is to tell of it. */
static void
keep_family (const char *folder)
{
  g_autoptr (BluffStore) store = bluff_store_new (folder);
  g_autoptr (BluffSaves) saves = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path =
      ui_records_write (reader_make_folder (), "game.bluff", "pirate-duel", "Ada", UI_RECORDS_WHOLE);
  g_autofree char *id = NULL;
  BluffSavesSeat seat = { .kind = BLUFF_STORE_PROFILE };

  bluff_store_open (store, &error);
  g_assert_no_error (error);
  saves = bluff_saves_new (store);
  seat.player = bluff_store_create_player (store, "Ada", NULL, "blue", BLUFF_STORE_PLAYER_NO_YEAR, &error);
  g_assert_no_error (error);
  bluff_store_create_player (store, "Bea", NULL, "red", BLUFF_STORE_PLAYER_NO_YEAR, &error);
  g_assert_no_error (error);
  ui_history_fill (saves, N_GAMES);
  id = bluff_saves_import_file (saves, path, &seat, 1, NULL, &error);
  g_assert_no_error (error);
  g_clear_object (&saves);
  bluff_store_close (store);
}

/* By keyboard, from a list: what is looked at, and where it is left to. */
static void
check_row (Reader *reader, const char *row, const char *title, const char *page, const char *back)
{
  g_autoptr (ReaderTree) tree = reader_wait_for (reader, ATSPI_ROLE_LIST_ITEM, row);

  reader_go_to (reader, reader_tree_find_usable (tree, NULL, ATSPI_ROLE_LIST_ITEM, row));
  reader_key (reader, "Return");
  wait_for_title (reader, title);
  check (page);
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, back);
}

static void
test_family (gconstpointer data)
{
  const char *language = data, *folder = reader_make_folder ();
  g_autoptr (Reader) reader = NULL;
  g_autoptr (ReaderTree) tree = NULL;
  g_autofree char *pirate = NULL, *row = NULL;

  bluff_language_choose (language);
  pirate = bluff_words_game (BLUFF_GAME_PIRATE);
  row = g_strconcat (pirate, "*", NULL);
  reader_keep_still (folder);
  reader_choose_chance (CHANCE);
  keep_family (folder);
  reader = reader_start (folder, language);
  audit = reader_audit_new (reader, language, bluff_language_is_right_to_left ());
  tree = reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_BLUFF_PIRATE_PATTERN);
  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), "win.players"));
  wait_for_title (reader, _ (TEXT_PLAYERS));
  check_row (reader, "Ada*", "Ada", "a player's page", _ (TEXT_PLAYERS));
  reader_key (reader, "Alt+Left");
  wait_for_title (reader, _ (TEXT_APP));
  g_assert_true (reader_do (reader, reader_tree_find (tree, NULL, ATSPI_ROLE_FRAME, NULL), "win.hall"));
  wait_for_title (reader, _ (TEXT_ALL_GAMES));
  check_row (reader, row, pirate, "the story of a game", _ (TEXT_ALL_GAMES));
  g_assert_cmpuint (reader_audit_get_n_faults (audit), ==, 0);
  g_clear_pointer (&audit, reader_audit_free);
}

static void
test_language (gconstpointer data)
{
  const char *language = data, *folder = reader_make_folder ();
  g_autoptr (Reader) reader = NULL;

  bluff_language_choose (language);
  reader_keep_still (folder);
  reader_choose_chance (CHANCE);
  reader = reader_start (folder, language);
  audit = reader_audit_new (reader, language, bluff_language_is_right_to_left ());
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_PLAY_AS_GUEST)));
  check ("first start");
  reader_press_named (reader, ATSPI_ROLE_PUSH_BUTTON, _ (TEXT_PLAY_AS_GUEST));
  reader_tree_free (reader_wait_for (reader, ATSPI_ROLE_PUSH_BUTTON, TEXT_BLUFF_PIRATE_PATTERN));
  check ("bay");
  check_players (reader);
  check_page (reader, "your data", "win.your-data", _ (TEXT_YOUR_DATA));
  check_page (reader, "all games", "win.hall", _ (TEXT_ALL_GAMES));
  check_page (reader, "leader boards", "win.leaders", _ (TEXT_LEADER_BOARDS));
  check_page (reader, "rules", "win.rules-here", _ (TEXT_RULES));
  check_preferences (reader);
  check_dialog (reader, "shortcuts", "win.show-help-overlay");
  check_about (reader);
  for (BluffGame game = BLUFF_GAME_PIRATE; game <= BLUFF_GAME_BLUFFANEER; game++)
    check_game (reader, game);
  check_games (reader);
  g_assert_cmpuint (reader_audit_get_n_faults (audit), ==, 0);
  g_clear_pointer (&audit, reader_audit_free);
}

int
main (int argc, char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  bluff_language_init (g_getenv ("BLUFF_BAY_LOCALE_DIR"));
  g_test_init (&argc, &argv, NULL);

  for (const char *const *code = test_languages_list_heard (); *code != NULL; code++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/audit/%s", *code);

      g_test_add_data_func (path, *code, test_language);
    }
  for (const char *const *code = test_languages_list_heard (); *code != NULL; code++)
    {
      g_autofree char *path = g_strdup_printf ("/reader/audit-family/%s", *code);

      g_test_add_data_func (path, *code, test_family);
    }

  return g_test_run ();
}
