/* test-ui-peek.c: how long a peek at a hidden side lasts, and what is left of it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-seating.h"

#include "bluff-announcer.h"
#include "bluff-answer.h"
#include "bluff-bluffer-hand.h"
#include "bluff-log.h"

#include <locale.h>
#include <string.h>

/* Plays until the player's turn, in which they may peek. */
static UiSeating
sit_down (gboolean keys, gboolean no_aid)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  UiSeating table;

  g_settings_set_string (settings, "pace", "quick");
  table = ui_seating_begin (&(UiSeats){ .game = BLUFF_GAME_BLUFFER, .keys = keys, .no_aid = no_aid });
  ui_player_play_until (table.player, UI_CHOICE_TURN);

  return table;
}

/* Whether one of the player's cards has a folded corner: it was peeked at, and lies there as before. */
static gboolean
is_laid_back (gpointer data)
{
  GtkWidget *hand = ui_driver_find (data, NULL, BLUFF_TYPE_BLUFFER_HAND, NULL);
  BluffBlufferRow *row = bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (hand));

  for (guint i = 0; i < bluff_bluffer_row_get_size (row); i++)
    if (bluff_card_get_side (bluff_bluffer_row_get_card (row, bluff_bluffer_row_get_slot (row, i))) == BLUFF_CARD_KNOWN)
      return TRUE;

  return FALSE;
}

/* Whether no own card is lifted any more. */
static gboolean
is_over (gpointer data)
{
  GtkWidget *hand = ui_driver_find (data, NULL, BLUFF_TYPE_BLUFFER_HAND, NULL);
  BluffBlufferRow *row = bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (hand));

  for (guint i = 0; i < bluff_bluffer_row_get_size (row); i++)
    if (bluff_card_get_raised (bluff_bluffer_row_get_card (row, bluff_bluffer_row_get_slot (row, i))) > 0)
      return FALSE;

  return TRUE;
}

static const char *
get_said (UiDriver *driver)
{
  return bluff_announcer_get_last (BLUFF_ANNOUNCER (ui_driver_wait_for (driver, BLUFF_TYPE_ANNOUNCER, NULL)));
}

static gboolean
says_peek (gpointer data)
{
  return g_str_has_prefix (get_said (data), TEXT_YOU_PEEK);
}

static GtkWidget *
find_in_log (UiDriver *driver, const char *text)
{
  return ui_driver_find (driver, ui_driver_find (driver, NULL, BLUFF_TYPE_LOG, NULL), GTK_TYPE_LABEL, text);
}

/* A key that moved the focus out of the table is let go elsewhere. It has nothing to do with a peek by mouse. */
static void
test_key_elsewhere (void)
{
  g_auto (UiSeating) table = sit_down (FALSE, FALSE);
  UiDriver *driver = table.driver;

  g_assert_false (is_laid_back (driver));
  for (GtkWidget *focus = ui_driver_get_focus (driver);
       focus == NULL || gtk_widget_get_ancestor (focus, BLUFF_TYPE_LOG) == NULL; focus = ui_driver_get_focus (driver))
    {
      ui_driver_press (driver, "F6", 0);
      ui_driver_settle (driver);
    }
  ui_driver_click (driver, ui_driver_find_action (driver, NULL, "table.peek"));
  ui_driver_wait (driver, is_laid_back, driver, "the card to be laid back");
}

/* Another key is held meanwhile, for whatever reason. */
static void
test_other_key (void)
{
  g_auto (UiSeating) table = sit_down (FALSE, FALSE);
  UiDriver *driver = table.driver;

  ui_driver_hold (driver, "Control_L", TRUE);
  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find_action (driver, NULL, "table.peek"));
  ui_driver_wait (driver, is_laid_back, driver, "the card to be laid back");
  ui_driver_hold (driver, "Control_L", FALSE);
}

/* By key: as long as it is held, wherever the focus is by then. */
static void
test_held (void)
{
  g_auto (UiSeating) table = sit_down (TRUE, FALSE);
  UiDriver *driver = table.driver;

  ui_driver_hold (driver, "k", TRUE);
  ui_driver_wait (driver, says_peek, driver, "the peek");
  g_assert_false (is_laid_back (driver));
  ui_driver_press (driver, "F6", 0);
  ui_driver_hold (driver, "k", FALSE);
  ui_driver_wait (driver, is_laid_back, driver, "the card to be laid back");
}

/* What was seen has to be remembered: it is said once, and neither in the log nor in an answer. */
static void
test_no_aid (void)
{
  g_auto (UiSeating) table = sit_down (FALSE, TRUE);
  UiDriver *driver = table.driver;
  g_autofree char *said = NULL, *kept = NULL;

  ui_driver_click (driver, ui_driver_find_action (driver, NULL, "table.peek"));
  ui_driver_wait (driver, says_peek, driver, "the peek");
  said = g_strdup (get_said (driver));
  g_assert_nonnull (strstr (said, " " TEXT_HIDDEN_SIDE));
  kept = g_strndup (said, (gsize) (strstr (said, " " TEXT_HIDDEN_SIDE) - said));
  ui_driver_press (driver, "F5", 0);
  ui_driver_wait_for (driver, BLUFF_TYPE_ANSWER, NULL);
  ui_driver_settle (driver);
  g_assert_nonnull (strstr (get_said (driver), kept));
  g_assert_null (strstr (get_said (driver), TEXT_HIDDEN_SIDE));
  g_assert_nonnull (find_in_log (driver, kept));
  g_assert_null (find_in_log (driver, said));

  ui_driver_wait (driver, is_over, driver, "the end of the peek");
  g_assert_false (is_laid_back (driver));
  ui_driver_press (driver, "F2", 0);
  ui_driver_settle (driver);
  g_assert_nonnull (strstr (get_said (driver), TEXT_HIDDEN_SIDE_UNKNOWN));
  g_assert_null (strstr (get_said (driver), TEXT_HIDDEN_SIDE_IN_CARD));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/peek/key-let-go-elsewhere", test_key_elsewhere);
  g_test_add_func ("/ui/peek/other-key", test_other_key);
  g_test_add_func ("/ui/peek/held", test_held);
  g_test_add_func ("/ui/peek/B19-no-memory-aid", test_no_aid);

  return g_test_run ();
}
