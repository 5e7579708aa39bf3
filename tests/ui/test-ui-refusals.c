/* test-ui-refusals.c: what cannot be done is said, where it is written can be read, and what could not be kept is not
 * shown.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-card.h"
#include "bluff-pirate-hand.h"
#include "bluff-rules-page.h"
#include "bluff-rules-passage.h"
#include "bluff-sounds.h"
#include "bluff-store-game.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"
#include "bluff-words.h"
#include "store-fixture.h"

#include <locale.h>
#include <signal.h>
#include <sys/resource.h>

enum
{
  WIDTH = 1000,
  HEIGHT = 740,
  MATCH_SEED = 9, /* of a game of Bluffer in which the first turn is a match */
  FULL = 1024     /* bytes that a file may have when the disk is full */
};

typedef struct
{
  const char *folder;
  UiDriver *driver;
  BluffSavedGame *game;
  UiPlayer *player;
} Table;

static Table
sit_down (guint people, UiChoice until)
{
  Table table = { .folder = ui_driver_make_folder () };

  table.driver = ui_driver_new (table.folder, WIDTH, HEIGHT);
  table.game = ui_player_sit_down (table.driver, people, 7);
  table.player = ui_player_new (table.driver, table.game, FALSE);
  ui_player_play_until (table.player, until);
  g_assert_cmpint (ui_player_wait (table.player), ==, until);

  return table;
}

static void
get_up (Table *table)
{
  ui_player_free (table->player);
  g_clear_object (&table->game);
  ui_driver_free (table->driver);
}

/* --- Refusals ------------------------------------------------------------------------------------------------------
 */

/* Being led there puts the focus on the paragraph. */
static gboolean
is_at_paragraph (gpointer driver)
{
  GtkWidget *focus = ui_driver_get_focus (driver);

  return BLUFF_IS_RULES_PASSAGE (focus) &&
         bluff_rules_passage_tells (BLUFF_RULES_PASSAGE (focus), bluff_refusal_rule (BLUFF_REFUSAL_NOT_NOW));
}

static void
played_cb (guint *heard, guint cue, double loudness)
{
  (void) loudness;
  *heard = cue;
}

/* An action that the table should not have offered any more. */
static void
test_toast (void)
{
  Table table = sit_down (1, UI_CHOICE_TURN);
  GtkWidget *tabletop = ui_driver_wait_for (table.driver, BLUFF_TYPE_TABLETOP, NULL);
  g_autofree char *sentence = bluff_words_refusal (BLUFF_REFUSAL_NOT_NOW);
  guint n = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));
  guint heard = BLUFF_CUE_NONE;
  gulong listening = g_signal_connect_swapped (bluff_sounds_get_default (), "played", G_CALLBACK (played_cb), &heard);
  GtkWidget *toast;

  bluff_tabletop_act (BLUFF_TABLETOP (tabletop), &(BluffAction){ .kind = BLUFF_ACTION_PASS });
  g_assert_cmpuint (heard, ==, BLUFF_CUE_REFUSED);
  g_signal_handler_disconnect (bluff_sounds_get_default (), listening);
  ui_driver_wait_for (table.driver, GTK_TYPE_LABEL, sentence);
  toast = ui_driver_wait_for (table.driver, g_type_from_name ("AdwToastWidget"), NULL);
  ui_driver_settle (table.driver);
  ui_driver_click (table.driver, ui_driver_find (table.driver, toast, GTK_TYPE_BUTTON, TEXT_RULES));
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_RULES_PAGE);
  ui_driver_wait (table.driver, is_at_paragraph, table.driver, "the paragraph that was broken");

  /* The keys of the table do nothing while it is not seen. */
  ui_driver_press (table.driver, "d", 0);
  ui_driver_press (table.driver, "Left", GDK_ALT_MASK);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_TURN);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table.game)), ==, n);
  get_up (&table);
}

/* Bluffer: a player with a match has to match (B8), and is told so. */
static void
test_bluffer (void)
{
  Table table = { .folder = ui_driver_make_folder () };
  g_autofree char *sentence = bluff_words_refusal (BLUFF_REFUSAL_BLUFFER_DRAW_MATCH);
  BluffTable rules;
  guint n;

  bluff_table_init (&rules, BLUFF_GAME_BLUFFER, UI_SEATS);
  table.driver = ui_driver_new (table.folder, WIDTH, HEIGHT);
  table.game = ui_player_sit_down_at (table.driver, &rules, 1, MATCH_SEED);
  table.player = ui_player_new (table.driver, table.game, FALSE);
  ui_player_play_until (table.player, UI_CHOICE_TURN);
  n = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));
  /* The draw pile is a button as long as it is the turn: what it says depends on the cards. */
  ui_driver_click (table.driver, ui_driver_find_action (table.driver, NULL, "table.draw"));
  ui_driver_wait_for (table.driver, GTK_TYPE_LABEL, sentence);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table.game)), ==, n);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_TURN);
  get_up (&table);
}

/* What cannot be pressed says why. */
static void
test_disabled (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);
  GtkWidget *hand = ui_driver_wait_for (table.driver, BLUFF_TYPE_PIRATE_HAND, NULL);

  ui_driver_click_start (table.driver, ui_driver_find (table.driver, hand, BLUFF_TYPE_CARD, NULL), 12);
  g_assert_null (ui_driver_find_action (table.driver, NULL, "table.lay"));
  ui_driver_wait_for (table.driver, GTK_TYPE_LABEL, TEXT_ADD_2_MORE);
  get_up (&table);
}

/* A player who has second thoughts can cancel. */
static void
test_no_boarding (void)
{
  Table table = sit_down (1, UI_CHOICE_CARDS);
  guint n = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));
  UiChoice choice = UI_CHOICE_CARDS;

  for (guint i = 0; i < 2 && choice != UI_CHOICE_TURN; i++)
    {
      ui_driver_click_text (table.driver, TEXT_BACK);
      choice = ui_player_wait (table.player);
    }
  g_assert_cmpint (choice, ==, UI_CHOICE_TURN);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table.game)), ==, n);

  ui_driver_click (table.driver, ui_driver_find_action (table.driver, NULL, "table.choose-ship"));
  for (guint i = 0; i < 2 && ui_player_wait (table.player) != UI_CHOICE_TURN; i++)
    ui_driver_press (table.driver, "Escape", 0);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_TURN);
  get_up (&table);
}

/* An event that was being shown is shown again to a player who has read the rules meanwhile, and then the game goes
 * on. */
static void
test_rules_meanwhile (void)
{
  Table table = sit_down (1, UI_CHOICE_CONTINUE);
  guint i = 0;

  ui_driver_press (table.driver, "F1", 0);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_RULES_PAGE);
  ui_driver_press (table.driver, "Left", GDK_ALT_MASK);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_CONTINUE);
  while (i++ < 5 && ui_player_wait (table.player) == UI_CHOICE_CONTINUE)
    ui_player_do (table.player, UI_CHOICE_CONTINUE);
  g_assert_cmpint (ui_player_wait (table.player), !=, UI_CHOICE_CONTINUE);
  get_up (&table);
}

/* --- The situation, and the curtain --------------------------------------------------------------------------------
 */

static gboolean
has_curtain (gpointer player)
{
  return ui_player_wait (player) == UI_CHOICE_CURTAIN;
}

/* The next viewer does not see what was said to this one. */
static void
test_situation (void)
{
  Table table = sit_down (UI_SEATS, UI_CHOICE_PLAY);

  ui_driver_press (table.driver, "i", GDK_CONTROL_MASK);
  ui_driver_wait_for (table.driver, GTK_TYPE_BUTTON, TEXT_CLOSE);
  /* Our own dialog is no reason for the curtain to fall; that somebody hides it, from the bus for example, is one. */
  ui_driver_settle (table.driver);
  g_assert_nonnull (
      ui_driver_find (table.driver, GTK_WIDGET (ui_driver_get_window (table.driver)), BLUFF_TYPE_TABLETOP, NULL));
  gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (table.driver))), "game.hide",
                              NULL);
  ui_driver_wait (table.driver, has_curtain, table.player, "the curtain");
  g_assert_null (ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, TEXT_CLOSE));
  ui_player_do (table.player, UI_CHOICE_CURTAIN);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_PLAY);
  get_up (&table);
}

/* --- A full disk ---------------------------------------------------------------------------------------------------
 */

static void
set_disk (gboolean full)
{
  static struct rlimit roomy;
  struct rlimit limit;

  if (full)
    {
      getrlimit (RLIMIT_FSIZE, &roomy);
      limit = roomy;
      limit.rlim_cur = FULL;
    }
  else
    limit = roomy;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static guint
count_cards (GtkWidget *widget)
{
  guint n = BLUFF_IS_CARD (widget) && bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_FACE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cards (child);

  return n;
}

static gboolean
is_retry_gone (gpointer driver)
{
  return ui_driver_find_action (driver, NULL, "game.retry") == NULL;
}

static void
test_full (void)
{
  Table table = sit_down (1, UI_CHOICE_TURN);
  BluffMatch *match = bluff_saved_game_get_match (table.game);
  guint n = bluff_match_get_n_told (match), saved = bluff_saved_game_get_n_saved (table.game);
  GtkWidget *hand = ui_driver_wait_for (table.driver, BLUFF_TYPE_PIRATE_HAND, NULL);
  guint cards = count_cards (hand);
  GtkWidget *announcer;

  set_disk (TRUE);
  ui_driver_click (table.driver, ui_driver_find_action (table.driver, NULL, "table.draw"));
  ui_driver_wait_for (table.driver, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN);
  ui_driver_settle (table.driver);
  /* What is written there is read out, too. */
  announcer = ui_driver_find (table.driver, NULL, BLUFF_TYPE_ANNOUNCER, NULL);
  g_assert_nonnull (
      ui_driver_find (table.driver, NULL, GTK_TYPE_LABEL, bluff_announcer_get_last (BLUFF_ANNOUNCER (announcer))));
  g_assert_true (bluff_match_is_stuck (match));
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, n);
  g_assert_cmpuint (bluff_saved_game_get_n_saved (table.game), ==, saved);
  g_assert_cmpuint (count_cards (hand), ==, cards);

  /* In vain, as long as nothing has changed. */
  ui_driver_click_text (table.driver, TEXT_TRY_AGAIN);
  ui_driver_wait_for (table.driver, GTK_TYPE_BUTTON, TEXT_TRY_AGAIN);
  g_assert_cmpuint (bluff_match_get_n_told (match), ==, n);

  set_disk (FALSE);
  ui_driver_click_text (table.driver, TEXT_TRY_AGAIN);
  ui_driver_wait (table.driver, is_retry_gone, table.driver, "the trouble to be over");
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_PLAY);
  g_assert_cmpuint (bluff_match_get_n_told (match), >, n);
  g_assert_cmpuint (count_cards (hand), ==, cards + 2);
  get_up (&table);
}

/* --- Games that cannot be opened, or not to their end --------------------------------------------------------------
 */

static gboolean
is_closed (gpointer driver)
{
  return bluff_saves_get_n_open (ui_player_get_saves (driver)) == 0;
}

static void
test_elsewhere (void)
{
  Table table = sit_down (1, UI_CHOICE_TURN);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (table.game));
  g_autoptr (BluffStore) other = NULL;

  g_clear_object (&table.game);
  ui_player_free (g_steal_pointer (&table.player));
  ui_driver_click_text (table.driver, TEXT_BACK_TO_BAY);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_driver_wait (table.driver, is_closed, table.driver, "the game to be let go of");
  other = fixture_open_store (table.folder);
  g_assert_true (bluff_store_hold_game (other, id, NULL));

  ui_driver_wait_for (table.driver, GTK_TYPE_BUTTON, TEXT_CARRY_ON);
  ui_driver_click_text (table.driver, TEXT_CARRY_ON);
  ui_driver_wait_for (table.driver, GTK_TYPE_LABEL, TEXT_CANNOT_BE_OPENED);
  ui_driver_click_text (table.driver, TEXT_CLOSE);
  g_assert_true (BLUFF_IS_WELCOME_PAGE (bluff_window_get_page (ui_driver_get_window (table.driver))));

  bluff_store_release_game (other, id);
  bluff_store_close (other);
  ui_player_carry_on (table.driver);
  table.player = ui_player_new (table.driver, NULL, FALSE);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_TURN);
  get_up (&table);
}

static void
test_damaged (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);
  g_autofree char *id = g_strdup (bluff_saved_game_get_id (table.game));
  g_autofree char *path = g_build_filename (table.folder, "bluff-bay.db", NULL);
  BluffStoreFilter unfinished = { .state = BLUFF_STORE_UNFINISHED };
  g_autoptr (GPtrArray) games = NULL, lines = NULL;
  BluffStore *store;

  get_up (&table);
  fixture_run_sql (path, "UPDATE events SET line = 'xyz' WHERE n = (SELECT max (n) FROM events)");

  table.driver = ui_driver_new (table.folder, WIDTH, HEIGHT);
  ui_player_carry_on (table.driver);
  ui_driver_wait_for (table.driver, GTK_TYPE_LABEL, TEXT_PART_IS_DAMAGED);
  ui_driver_click_text (table.driver, TEXT_CLOSE);
  table.player = ui_player_new (table.driver, NULL, FALSE);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_TURN);
  ui_driver_click (table.driver, ui_driver_find_action (table.driver, NULL, "table.draw"));
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_PLAY);

  store = bluff_saves_get_store (ui_player_get_saves (table.driver));
  games = bluff_store_list_games (store, &unfinished, NULL, 10, NULL);
  g_assert_cmpuint (games->len, ==, 2);
  bluff_store_game_free (bluff_store_read_game (store, id, &lines, NULL));
  g_assert_cmpstr (g_ptr_array_index (lines, lines->len - 1), ==, "xyz");
  get_up (&table);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  signal (SIGXFSZ, SIG_IGN);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_func ("/ui/refusals/toast", test_toast);
  g_test_add_func ("/ui/refusals/B8-draw-with-a-match", test_bluffer);
  g_test_add_func ("/ui/refusals/disabled", test_disabled);
  g_test_add_func ("/ui/refusals/no-boarding", test_no_boarding);
  g_test_add_func ("/ui/refusals/rules-meanwhile", test_rules_meanwhile);
  g_test_add_func ("/ui/refusals/situation", test_situation);
  g_test_add_func ("/ui/refusals/full", test_full);
  g_test_add_func ("/ui/refusals/elsewhere", test_elsewhere);
  g_test_add_func ("/ui/refusals/damaged", test_damaged);

  return g_test_run ();
}
