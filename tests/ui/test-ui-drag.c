/* test-ui-drag.c: what can be dragged is dragged: a card into the tray and back, and a seat to another place at the
 * table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-card.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-tray.h"
#include "bluff-setup-page.h"
#include "bluff-setup-row.h"

#include <locale.h>

enum
{
  STRIP = 12 /* where a card in a fan is seen for sure */
};

/* --- Cards ---------------------------------------------------------------------------------------------------------
 */

/* Whether somebody can take hold of it: face up in the hand, known though face down in the tray. */
static gboolean
is_own (GtkWidget *widget)
{
  return BLUFF_IS_CARD (widget) && gtk_widget_get_mapped (widget) && bluff_card_get_enabled (BLUFF_CARD (widget)) &&
         (bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_FACE ||
          bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_KNOWN);
}

static void
count_below (GtkWidget *widget, guint *n)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  *n += is_own (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_below (child, n);
}

static guint
count_cards (GtkWidget *widget)
{
  guint n = 0;

  count_below (widget, &n);
  return n;
}

typedef struct
{
  GtkWidget *tray;
  GtkWidget *hand;
  guint in_hand;
} Cards;

static gboolean
one_has_gone (gpointer data)
{
  Cards *cards = data;

  return count_cards (cards->hand) == cards->in_hand - 1;
}

static gboolean
all_are_back (gpointer data)
{
  Cards *cards = data;

  return count_cards (cards->hand) == cards->in_hand;
}

/* Some card in a part of the table. */
static GtkWidget *
find_card (GtkWidget *widget)
{
  if (is_own (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_card (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_card (gconstpointer data)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  g_autoptr (BluffSavedGame) game = ui_player_sit_down (driver, 1, 7);
  g_autoptr (UiPlayer) player = ui_player_new (driver, game, TRUE);
  Cards cards;

  if (GPOINTER_TO_INT (data) == GTK_TEXT_DIR_RTL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  ui_player_play_until (player, UI_CHOICE_PLAY);
  ui_driver_settle (driver);
  cards.hand = ui_driver_wait_for (driver, BLUFF_TYPE_PIRATE_HAND, NULL);
  cards.tray = ui_driver_wait_for (driver, BLUFF_TYPE_PIRATE_TRAY, NULL);
  cards.in_hand = count_cards (cards.hand);
  g_assert_cmpuint (cards.in_hand, >, 2);

  ui_driver_drag (driver, find_card (cards.hand), STRIP, cards.tray);
  ui_driver_wait (driver, one_has_gone, &cards, "a card to be in the tray");
  g_assert_nonnull (find_card (cards.tray));

  ui_driver_drag (driver, find_card (cards.tray), STRIP, cards.hand);
  ui_driver_wait (driver, all_are_back, &cards, "the card to be back in the hand");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
find_row (UiDriver *driver, guint place)
{
  GtkWidget *row = ui_driver_wait_for (driver, BLUFF_TYPE_SETUP_ROW, NULL);

  row = gtk_widget_get_first_child (gtk_widget_get_parent (row));
  while (place-- > 0)
    row = gtk_widget_get_next_sibling (row);
  g_assert_true (BLUFF_IS_SETUP_ROW (row));
  return row;
}

typedef struct
{
  UiDriver *driver;
  BluffSetupSeat *seat;
} Goal;

static gboolean
is_first (gpointer data)
{
  Goal *goal = data;

  return bluff_setup_row_get_seat (BLUFF_SETUP_ROW (find_row (goal->driver, 0))) == goal->seat;
}

static void
test_seat (void)
{
  g_autoptr (UiDriver) driver = ui_driver_new (ui_driver_make_folder (), 1280, 800);
  Goal goal = { driver, NULL };
  GtkWidget *handle;

  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (ui_driver_get_window (driver)), "win.new-game", "s", "pirate"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_SETUP_PAGE);
  ui_driver_settle (driver);
  goal.seat = bluff_setup_row_get_seat (BLUFF_SETUP_ROW (find_row (driver, 2)));
  handle = ui_driver_find (driver, find_row (driver, 2), GTK_TYPE_IMAGE, TEXT_DRAG_SEAT);
  g_assert_nonnull (handle);
  ui_driver_drag (driver, handle, gtk_widget_get_width (handle) / 2, find_row (driver, 0));
  ui_driver_wait (driver, is_first, &goal, "the seat to be the first one");
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

  g_test_add_data_func ("/ui/drag/card", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_card);
  g_test_add_data_func ("/ui/drag/card-right-to-left", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_card);
  g_test_add_func ("/ui/drag/seat", test_seat);

  return g_test_run ();
}
