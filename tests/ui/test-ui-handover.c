/* test-ui-handover.c: people who leave a table, come back to it or want their cards unseen, by the table's menu.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-seating.h"

#include "bluff-card.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-tray.h"
#include "bluff-player-page.h"
#include "bluff-seat-badge.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"

#include <locale.h>

/* In sentences, names stand for themselves. */
#define NAME "\u2068%s\u2069"
#define LEAVE_ADA TEXT_LET_COMPUTER_PLAY_FOR "\u2068Ada\u2069"
#define BACK_ADA "\u2068Ada\u2069" TEXT_IS_BACK

enum
{
  WIDTH = 1000,
  HEIGHT = 740
};

static UiSeating
sit_down (BluffGame game, guint people)
{
  return ui_seating_begin (
      &(UiSeats){ .game = game, .people = people, .width = WIDTH, .height = HEIGHT, .unchecked = TRUE });
}

/* F10 opens the menu; its items are as good as buttons. */
static void
choose (UiSeating *table, const char *item)
{
  GType type = g_type_from_name ("GtkModelButton");

  ui_driver_press (table->driver, "F10", 0);
  ui_driver_wait_for (table->driver, GTK_TYPE_POPOVER_MENU, NULL);
  ui_driver_settle (table->driver);
  ui_driver_click (table->driver, ui_driver_wait_for (table->driver, type, item));
}

/* --- Away ----------------------------------------------------------------------------------------------------------
 */

static BluffSeatBadge *
find_badge (GtkWidget *widget, const char *name)
{
  BluffSeatBadge *found = NULL;

  if (BLUFF_IS_SEAT_BADGE (widget) &&
      g_strcmp0 (bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (widget))->name, name) == 0)
    return BLUFF_SEAT_BADGE (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_badge (child, name);

  return found;
}

static gboolean
is_away (gpointer data)
{
  UiSeating *table = data;
  GtkWidget *tabletop = ui_driver_find (table->driver, NULL, BLUFF_TYPE_TABLETOP, NULL);
  BluffSeatBadge *badge = tabletop != NULL ? find_badge (tabletop, "Ada") : NULL;

  return badge != NULL && bluff_seat_badge_get_news (badge)->marks & BLUFF_SEAT_MARK_AWAY;
}

static gboolean
is_back (gpointer data)
{
  UiSeating *table = data;
  GtkWidget *tabletop = ui_driver_find (table->driver, NULL, BLUFF_TYPE_TABLETOP, NULL);
  BluffSeatBadge *badge = tabletop != NULL ? find_badge (tabletop, "Ada") : NULL;

  /* When Ada looks, her seat is not among the others. */
  return tabletop != NULL && (badge == NULL || !(bluff_seat_badge_get_news (badge)->marks & BLUFF_SEAT_MARK_AWAY));
}

/* Ada leaves a table of hers with two computers, and everybody sees that the computer plays for her; then she is back.
 */
static void
test_away (gconstpointer game)
{
  g_auto (UiSeating) table = sit_down ((BluffGame) GPOINTER_TO_UINT (game), 1);
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");

  /* The computers wait for somebody to look. */
  g_settings_set_string (settings, "pace", "step");
  ui_player_wait (table.player);
  choose (&table, LEAVE_ADA);
  ui_driver_wait (table.driver, is_away, &table, "the seat of somebody who left");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (GTK_WIDGET (
                                find_badge (ui_driver_find (table.driver, NULL, BLUFF_TYPE_TABLETOP, NULL), "Ada"))),
                            TEXT_AWAY));
  choose (&table, BACK_ADA);
  ui_driver_wait (table.driver, is_back, &table, "the own seat");
  g_settings_set_string (settings, "pace", "instant");
}

/* --- Whose page ----------------------------------------------------------------------------------------------------
 */

/* Who plays here has a page; the computers have none. */
static void
test_people (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1);
  GtkWidget *table_page = GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (table.driver)));
  GtkWidget *menu;
  BluffPage *page;

  ui_player_wait (table.player);
  choose (&table, TEXT_PLAYERS);
  menu = ui_driver_wait_for (table.driver, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_null (ui_driver_find (table.driver, menu, GTK_TYPE_LABEL, "Calico"));
  ui_driver_click (table.driver, ui_driver_find (table.driver, menu, GTK_TYPE_LABEL, "Ada"));
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_PLAYER_PAGE);
  ui_driver_settle (table.driver);
  page = bluff_window_get_page (ui_driver_get_window (table.driver));
  g_assert_cmpstr (bluff_page_get_title (page), ==, "Ada");
  ui_driver_press (table.driver, "Escape", 0);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_TABLE_PAGE);
  g_assert_true (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (table.driver))) == table_page);
}

/* --- The curtain ---------------------------------------------------------------------------------------------------
 */

static gboolean
has_curtain (gpointer player)
{
  return ui_player_wait (player) == UI_CHOICE_CURTAIN;
}

/* The computer takes over the seat that the curtain waits for: the curtain waits for somebody else. */
static void
test_at_the_curtain (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 2);

  BluffMatchSeat sitter;
  g_autofree char *raise = NULL, *leave = NULL;

  ui_player_play_until (table.player, UI_CHOICE_CURTAIN);
  bluff_match_get_seat (bluff_saved_game_get_match (table.game),
                        bluff_match_get_looker (bluff_saved_game_get_match (table.game)), &sitter);
  raise = g_strdup_printf (TEXT_RAISE_SAIL_START NAME TEXT_RAISE_SAIL_END, sitter.name);
  leave = g_strdup_printf (TEXT_LET_COMPUTER_PLAY_FOR NAME, sitter.name);
  ui_driver_wait_for (table.driver, GTK_TYPE_BUTTON, raise);
  choose (&table, leave);
  g_assert_cmpint (ui_player_wait (table.player), !=, UI_CHOICE_CURTAIN);
  g_assert_null (ui_driver_find (table.driver, NULL, GTK_TYPE_BUTTON, raise));
}

/* Without a keyboard too the cards can be hidden, where there is somebody to hide them from. */
static void
test_hide (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 2);

  ui_player_play_until (table.player, UI_CHOICE_TURN);
  choose (&table, TEXT_HIDE_CARDS);
  ui_driver_wait (table.driver, has_curtain, table.player, "the curtain");
}

static void
test_hide_alone (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 1);

  ui_player_play_until (table.player, UI_CHOICE_TURN);
  ui_driver_press (table.driver, "F10", 0);
  ui_driver_wait_for (table.driver, g_type_from_name ("GtkModelButton"), LEAVE_ADA);
  g_assert_null (ui_driver_find (table.driver, NULL, g_type_from_name ("GtkModelButton"), TEXT_HIDE_CARDS));
  ui_driver_press (table.driver, "Escape", 0);
  ui_driver_settle (table.driver);
}

/* --- What its owner finds again ------------------------------------------------------------------------------------
 */

/* Also where nobody sees it. */
static GtkWidget *
find_anywhere (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_anywhere (child, type);

  return found;
}

/* The drawings of the cards below WIDGET that can be told from their backs, in order. */
static void
list_cards (GtkWidget *widget, GString *names)
{
  if (BLUFF_IS_CARD (widget) && (bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_FACE ||
                                 bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_KNOWN))
    g_string_append_printf (names, "%s;", bluff_card_get_art (BLUFF_CARD (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_cards (child, names);
}

static char *
list_cards_in (UiSeating *table, GType type)
{
  GString *names = g_string_new (NULL);
  GtkWidget *place = find_anywhere (GTK_WIDGET (ui_driver_get_window (table->driver)), type);

  if (place != NULL)
    list_cards (place, names);
  return g_string_free (names, FALSE);
}

/* Behind the curtain nothing of the hand and of the set is in any widget; the same person finds both as they were. */
static void
expect_again (UiSeating *table, const char *hand, const char *set)
{
  g_autofree char *no_hand = list_cards_in (table, BLUFF_TYPE_PIRATE_HAND);
  g_autofree char *no_set = list_cards_in (table, BLUFF_TYPE_PIRATE_TRAY);
  g_autofree char *hand_again = NULL, *set_again = NULL;

  g_assert_cmpint (ui_player_wait (table->player), ==, UI_CHOICE_CURTAIN);
  g_assert_cmpstr (no_hand, ==, "");
  g_assert_cmpstr (no_set, ==, "");
  ui_player_do (table->player, UI_CHOICE_CURTAIN);
  g_assert_cmpint (ui_player_wait (table->player), ==, UI_CHOICE_PLAY);
  ui_driver_settle (table->driver);
  hand_again = list_cards_in (table, BLUFF_TYPE_PIRATE_HAND);
  set_again = list_cards_in (table, BLUFF_TYPE_PIRATE_TRAY);
  g_assert_cmpstr (hand_again, ==, hand);
  g_assert_cmpstr (set_again, ==, set);
}

static void
compose (UiSeating *table)
{
  GtkWidget *hand = ui_driver_wait_for (table->driver, BLUFF_TYPE_PIRATE_HAND, NULL);

  ui_driver_click_start (table->driver, ui_driver_find (table->driver, hand, BLUFF_TYPE_CARD, NULL), 12);
  ui_driver_settle (table->driver);
}

static void
test_set_again (void)
{
  g_auto (UiSeating) table = sit_down (BLUFF_GAME_PIRATE, 2);
  g_autofree char *hand = NULL, *set = NULL;

  ui_player_play_until (table.player, UI_CHOICE_PLAY);
  compose (&table);
  hand = list_cards_in (&table, BLUFF_TYPE_PIRATE_HAND);
  set = list_cards_in (&table, BLUFF_TYPE_PIRATE_TRAY);
  g_assert_cmpstr (set, !=, "");
  ui_driver_press (table.driver, "h", GDK_CONTROL_MASK);
  expect_again (&table, hand, set);

  ui_driver_press (table.driver, "F1", 0);
  ui_driver_press (table.driver, "Left", GDK_ALT_MASK);
  expect_again (&table, hand, set);
}

/* Plays until cards were drawn that do not sort behind the others. */
static char *
play_until_unsorted (UiSeating *table)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  char *kept = NULL;
  gboolean sorted = TRUE;

  while (sorted)
    {
      g_autofree char *by_suit = NULL;

      ui_player_play_until (table->player, UI_CHOICE_PLAY);
      g_free (kept);
      kept = list_cards_in (table, BLUFF_TYPE_PIRATE_HAND);
      g_settings_set_boolean (settings, "sort-hand", TRUE);
      by_suit = list_cards_in (table, BLUFF_TYPE_PIRATE_HAND);
      g_settings_set_boolean (settings, "sort-hand", FALSE);
      sorted = g_str_equal (kept, by_suit);
      if (sorted)
        ui_player_do (table->player, UI_CHOICE_PLAY);
    }

  return kept;
}

/* An order that is kept is the same after the others have looked, and when the game is opened again. */
static void
test_order_again (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_auto (UiSeating) table;
  g_autofree char *hand = NULL;

  g_settings_set_boolean (settings, "sort-hand", FALSE);
  table = sit_down (BLUFF_GAME_PIRATE, 2);
  hand = play_until_unsorted (&table);
  ui_driver_settle (table.driver);
  ui_driver_press (table.driver, "h", GDK_CONTROL_MASK);
  expect_again (&table, hand, "");

  g_clear_object (&table.game);
  ui_driver_click_text (table.driver, TEXT_BACK_TO_BAY);
  ui_driver_wait_for_page (table.driver, BLUFF_TYPE_WELCOME_PAGE);
  ui_player_carry_on (table.driver);
  expect_again (&table, hand, "");
  g_settings_reset (settings, "sort-hand");
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  g_test_add_data_func ("/ui/handover/away/pirate", GUINT_TO_POINTER (BLUFF_GAME_PIRATE), test_away);
  g_test_add_data_func ("/ui/handover/away/bluffer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFER), test_away);
  g_test_add_data_func ("/ui/handover/away/bluffaneer", GUINT_TO_POINTER (BLUFF_GAME_BLUFFANEER), test_away);
  g_test_add_func ("/ui/handover/people", test_people);
  g_test_add_func ("/ui/handover/at-the-curtain", test_at_the_curtain);
  g_test_add_func ("/ui/handover/hide", test_hide);
  g_test_add_func ("/ui/handover/hide-alone", test_hide_alone);
  g_test_add_func ("/ui/handover/set-again", test_set_again);
  g_test_add_func ("/ui/handover/order-again", test_order_again);

  return g_test_run ();
}
