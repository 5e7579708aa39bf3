/* test-ui-explain.c: what cannot be done now says why, the rules open where they matter, and nobody has to wait.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-seating.h"

#include "bluff-announcer.h"
#include "bluff-bluffer-hand.h"
#include "bluff-bluffer-seat.h"
#include "bluff-card.h"
#include "bluff-keeping-page.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-hand.h"
#include "bluff-players-page.h"
#include "bluff-rules-page.h"
#include "bluff-rules-passage.h"
#include "bluff-setup-page.h"
#include "bluff-sheet.h"
#include "bluff-table-page.h"
#include "bluff-welcome-page.h"
#include "bluff-words-pirate-table.h"
#include "bluff-words.h"
#include "store-fixture.h"

#include <locale.h>

enum
{
  WIDTH = 1000,
  HEIGHT = 740,
  NARROW = 360,
  CARD_EDGE = 12 /* how much of a card in a fan is seen for certain */
};

/* Until that is what there is to do. */
static UiSeating
sit_down (BluffGame game, guint people, UiChoice until)
{
  UiSeating table = ui_seating_begin (
      &(UiSeats){ .game = game, .people = people, .width = WIDTH, .height = HEIGHT, .unchecked = TRUE });

  ui_player_play_until (table.player, until);
  g_assert_cmpint (ui_player_wait (table.player), ==, until);

  return table;
}

/* --- Letters -------------------------------------------------------------------------------------------------------
 */

static void
said_cb (guint *n)
{
  (*n)++;
}

/* Presses a key, or if there is a CARD clicks on that, and counts what is read out. Nothing of the game moves. */
static guint
count_said (UiSeating *table, const char *key, GtkWidget *card)
{
  GtkWidget *announcer = ui_driver_find (table->driver, NULL, BLUFF_TYPE_ANNOUNCER, NULL);
  guint told = bluff_match_get_n_told (bluff_saved_game_get_match (table->game));
  guint n = 0;
  gulong listening = g_signal_connect_swapped (announcer, "said", G_CALLBACK (said_cb), &n);

  if (card != NULL)
    ui_driver_click_start (table->driver, card, CARD_EDGE);
  else
    ui_driver_press (table->driver, key, 0);
  g_signal_handler_disconnect (announcer, listening);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table->game)), ==, told);

  return n;
}

/* It is written, with a link to the rule, and read out: once, also if the one before was the same. */
static void
expect_sentence (UiSeating *table, const char *key, GtkWidget *card, const char *sentence)
{
  GtkWidget *announcer = ui_driver_find (table->driver, NULL, BLUFF_TYPE_ANNOUNCER, NULL);
  guint n = count_said (table, key, card);
  GtkWidget *toast;

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (bluff_announcer_get_last (BLUFF_ANNOUNCER (announcer)), ==, sentence);
  toast = ui_driver_wait_for (table->driver, g_type_from_name ("AdwToastWidget"), sentence);
  g_assert_nonnull (ui_driver_find (table->driver, toast, GTK_TYPE_BUTTON, TEXT_RULES));
}

static void
expect_refusal (UiSeating *table, const char *key, BluffRefusal refusal)
{
  g_autofree char *sentence = bluff_words_refusal (refusal);

  expect_sentence (table, key, NULL, sentence);
}

typedef struct
{
  const char *name;
  BluffGame game;
  UiChoice choice;
  const char *keys; /* what all of them say is that it is not possible now */
} Letters;

static const Letters letters[] = {
  { "pirate-turn", BLUFF_GAME_PIRATE, UI_CHOICE_TURN, "lxebn" },
  { "pirate-play", BLUFF_GAME_PIRATE, UI_CHOICE_PLAY, "dobn" },
  { "bluffer-turn", BLUFF_GAME_BLUFFER, UI_CHOICE_TURN, "bp" },
  { "bluffaneer-roll", BLUFF_GAME_BLUFFANEER, UI_CHOICE_ROLL, "pbg26" },
  { "bluffaneer-answer", BLUFF_GAME_BLUFFANEER, UI_CHOICE_ANSWER, "rg1" },
};

static void
test_letters (gconstpointer data)
{
  const Letters *row = data;
  g_auto (UiSeating) table = sit_down (row->game, 1, row->choice);

  for (const char *key = row->keys; *key != '\0'; key++)
    expect_refusal (&table, (char[]){ *key, '\0' }, BLUFF_REFUSAL_NOT_NOW);
}

static void
test_play (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1, UI_CHOICE_PLAY);
  g_autofree char *discard = bluff_words_discard_trouble ();

  expect_refusal (&table, "l", BLUFF_REFUSAL_PIRATE_SET_SIZE);
  expect_refusal (&table, "e", BLUFF_REFUSAL_PIRATE_DISCARD_DUE);
  expect_sentence (&table, "x", NULL, discard);
  /* The tooltips of the buttons say the same. */
  g_assert_nonnull (ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, discard));
  g_assert_nonnull (ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, TEXT_ADD_3_MORE));
}

static gboolean
is_alone_awaited (gpointer data)
{
  return bluff_seats_count (bluff_match_get_awaited (bluff_saved_game_get_match (data))) == 1;
}

/* Where a letter is a sheet's or a panel's it does what it does there, and says no more. */
static void
test_vote (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1, UI_CHOICE_VOTE);

  ui_driver_wait (table.driver, is_alone_awaited, table.game, "the others to have voted");
  g_assert_cmpuint (count_said (&table, "b", NULL), ==, 0);
  g_assert_cmpuint (count_said (&table, "n", NULL), ==, 0);
  g_assert_nonnull (ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, TEXT_PUT_UNDER_CUP));
}

/* Numbers are what people at one screen shout with. */
static void
test_numbers (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_BLUFFANEER, UI_SEATS, UI_CHOICE_ROLL);

  g_assert_cmpuint (count_said (&table, "2", NULL), ==, 0);
  expect_refusal (&table, "g", BLUFF_REFUSAL_NOT_NOW);
}

/* A card has to be chosen first, where each has its buttons and where only the chosen one has. */
static void
test_choose (gconstpointer data)
{
  g_auto (UiSeating) table = ui_seating_begin (
      &(UiSeats){ .game = BLUFF_GAME_BLUFFER, .width = GPOINTER_TO_INT (data), .height = HEIGHT, .unchecked = TRUE });
  GtkWidget *hand;

  ui_player_play_until (table.player, UI_CHOICE_TURN);
  hand = ui_driver_wait_for (table.driver, BLUFF_TYPE_BLUFFER_HAND, NULL);
  g_assert_cmpuint (bluff_bluffer_hand_get_chosen (BLUFF_BLUFFER_HAND_WIDGET (hand)), ==, BLUFF_NO_SLOT);
  expect_sentence (&table, "k", NULL, TEXT_CHOOSE_CARD_FIRST);
}

/* --- Cards that cannot be pressed ----------------------------------------------------------------------------------
 */

static GtkWidget *
find_card (UiSeating *table, GType around)
{
  return ui_driver_find (table->driver, ui_driver_wait_for (table->driver, around, NULL), BLUFF_TYPE_CARD, NULL);
}

static void
expect_card_refused (UiSeating *table, GType around, BluffRefusal refusal)
{
  g_autofree char *sentence = bluff_words_refusal (refusal);

  expect_sentence (table, NULL, find_card (table, around), sentence);
}

static void
test_hand_card (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1, UI_CHOICE_TURN);

  expect_card_refused (&table, BLUFF_TYPE_PIRATE_HAND, BLUFF_REFUSAL_NOT_NOW);
}

static void
test_others_card (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_BLUFFER, 1, UI_CHOICE_TURN);

  expect_card_refused (&table, BLUFF_TYPE_BLUFFER_SEAT, BLUFF_REFUSAL_BLUFFER_MATCH_CARD);
}

/* Boarding takes 3 cards: the others that are picked say so. */
static void
test_taken (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1, UI_CHOICE_CARDS);
  g_autofree char *sentence = bluff_words_refusal (BLUFF_REFUSAL_PIRATE_BOARD_TAKEN);
  GtkWidget *card = find_card (&table, BLUFF_TYPE_PIRATE_BOARD_SHEET);

  for (guint i = 0; i < BLUFF_PIRATE_TAKEN; i++, card = gtk_widget_get_next_sibling (card))
    g_assert_cmpuint (count_said (&table, NULL, card), ==, 0);
  g_assert_nonnull (card);
  expect_sentence (&table, NULL, card, sentence);
}

static gboolean
is_toast_gone (gpointer driver)
{
  return ui_driver_find (driver, NULL, g_type_from_name ("AdwToastWidget"), NULL) == NULL;
}

/* The next viewer does not see what was refused to this one. */
static void
test_curtain (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, UI_SEATS, UI_CHOICE_PLAY);

  expect_refusal (&table, "l", BLUFF_REFUSAL_PIRATE_SET_SIZE);
  ui_driver_press (table.driver, "h", GDK_CONTROL_MASK);
  ui_driver_wait (table.driver, is_toast_gone, table.driver, "the refusal to be gone");
  g_assert_cmpuint (count_said (&table, "b", NULL), ==, 0);
}

/* --- Rules ---------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  UiDriver *driver;
  const char *rule;
} Place;

static gboolean
is_at_rule (gpointer data)
{
  Place *place = data;
  GtkWidget *focus = ui_driver_get_focus (place->driver);

  return BLUFF_IS_RULES_PASSAGE (focus) && bluff_rules_passage_tells (BLUFF_RULES_PASSAGE (focus), place->rule);
}

typedef struct
{
  const char *name;
  BluffGame game;
  UiChoice choice;
  const char *rule;
} Row;

static const Row rows[] = {
  { "pirate-turn", BLUFF_GAME_PIRATE, UI_CHOICE_TURN, "P6" },
  { "pirate-vote", BLUFF_GAME_PIRATE, UI_CHOICE_VOTE, "P11" },
  { "bluffer-turn", BLUFF_GAME_BLUFFER, UI_CHOICE_TURN, "B4" },
  { "bluffaneer-roll", BLUFF_GAME_BLUFFANEER, UI_CHOICE_ROLL, "N5" },
};

/* F1 at a table opens the rules where the game is; on that page, a new game is one of the same kind. */
static void
test_rules (gconstpointer data)
{
  const Row *row = data;
  g_auto (UiSeating) table = sit_down (row->game, 1, row->choice);
  Place place = { table.driver, row->rule };
  BluffPage *page;

  ui_driver_press (table.driver, "F1", 0);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_RULES_PAGE);
  ui_driver_wait (table.driver, is_at_rule, &place, row->rule);
  ui_driver_press (table.driver, "F1", 0);
  page = bluff_window_get_page (ui_driver_get_window (table.driver));
  g_assert_cmpint (bluff_rules_page_get_game (BLUFF_RULES_PAGE (page)), ==, row->game);
  ui_driver_press (table.driver, "n", GDK_CONTROL_MASK);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_SETUP_PAGE);
  page = bluff_window_get_page (ui_driver_get_window (table.driver));
  g_assert_cmpint (bluff_setup_page_get_game (BLUFF_SETUP_PAGE (page)), ==, row->game);
}

/* --- Without waiting -----------------------------------------------------------------------------------------------
 */

static void
count_cb (GSimpleAction *action, GVariant *parameter, gpointer n)
{
  (void) action;
  (void) parameter;
  (*(guint *) n)++;
}

/* A click on a sheet asks for the next thing, as Enter does; a click on what can be pressed there does not. */
static void
test_click (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1, UI_CHOICE_VOTE);
  GtkWidget *sheet = ui_driver_wait_for (table.driver, BLUFF_TYPE_SHEET, NULL);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autofree char *question = NULL;
  guint n = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (group), &(GActionEntry){ .name = "continue", .activate = count_cb }, 1,
                                   &n);
  gtk_widget_insert_action_group (sheet, "game", G_ACTION_GROUP (group));
  g_object_get (sheet, "question", &question, NULL);
  ui_driver_click (table.driver, ui_driver_find (table.driver, sheet, GTK_TYPE_LABEL, question));
  g_assert_cmpuint (n, ==, 1);
  ui_driver_click (table.driver, ui_driver_find (table.driver, sheet, GTK_TYPE_TOGGLE_BUTTON, NULL));
  g_assert_cmpuint (n, ==, 1);
}

/* --- The menu ------------------------------------------------------------------------------------------------------
 */

static void
expect_menu (UiDriver *driver)
{
  ui_driver_settle (driver);
  ui_driver_press (driver, "F10", 0);
  ui_driver_wait_for (driver, GTK_TYPE_POPOVER_MENU, NULL);
  ui_driver_settle (driver);
  ui_driver_press (driver, "Escape", 0);
}

static void
test_menu (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), WIDTH, HEIGHT);
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (driver));

  gtk_widget_activate_action (window, "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  expect_menu (driver);
  gtk_widget_activate_action (window, "win.your-data", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_KEEPING_PAGE);
  expect_menu (driver);
  gtk_widget_activate_action (window, "win.rules", "(ss)", "bluffer", "");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_RULES_PAGE);
  expect_menu (driver);
  gtk_widget_activate_action (window, "win.new-game", "s", "pirate");
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  expect_menu (driver);
}

/* --- Lists that cannot be read -------------------------------------------------------------------------------------
 */

static gboolean
is_retry_gone (gpointer driver)
{
  return ui_driver_find (driver, NULL, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN) == NULL;
}

static void
test_try_again (void)
{
  const char *folder = ui_driver_make_folder ();
  g_autofree char *path = g_build_filename (folder, "bluff-bay.db", NULL);
  g_autoptr (UiDriver) driver = ui_driver_new (folder, WIDTH, HEIGHT);

  fixture_run_sql (path, "ALTER TABLE players RENAME TO lost");
  gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.players", NULL);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_PLAYERS_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN);
  fixture_run_sql (path, "ALTER TABLE lost RENAME TO players");
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  ui_driver_wait_for (driver, GTK_TYPE_LABEL, TEXT_NO_PLAYERS);

  fixture_run_sql (path, "ALTER TABLE players RENAME TO lost");
  ui_driver_press (driver, "Left", GDK_ALT_MASK);
  ui_driver_wait_for_page (driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_wait_for (driver, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN);
  fixture_run_sql (path, "ALTER TABLE lost RENAME TO players");
  ui_driver_click_text (driver, TEXT_TRY_AGAIN);
  ui_driver_wait (driver, is_retry_gone, driver, "the trouble to be over");
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  /* Nothing here is about what moves. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/explain/letters/", letters[i].name, NULL);

      g_test_add_data_func (path, &letters[i], test_letters);
    }
  g_test_add_func ("/ui/explain/vote", test_vote);
  g_test_add_func ("/ui/explain/numbers", test_numbers);
  g_test_add_data_func ("/ui/explain/choose/roomy", GINT_TO_POINTER (WIDTH), test_choose);
  g_test_add_data_func ("/ui/explain/choose/narrow", GINT_TO_POINTER (NARROW), test_choose);
  g_test_add_func ("/ui/explain/hand-card", test_hand_card);
  g_test_add_func ("/ui/explain/others-card", test_others_card);
  g_test_add_func ("/ui/explain/taken", test_taken);
  g_test_add_func ("/ui/explain/play", test_play);
  g_test_add_func ("/ui/explain/curtain", test_curtain);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/explain/rules/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_rules);
    }
  g_test_add_func ("/ui/explain/click", test_click);
  g_test_add_func ("/ui/explain/menu", test_menu);
  g_test_add_func ("/ui/explain/try-again", test_try_again);

  return g_test_run ();
}
