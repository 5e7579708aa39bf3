/* test-ui-curtain.c: whatever lowers the curtain leaves nothing of the game behind it: another window that gets the
 * focus, a screen that is locked, a key; in every game that two people share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player.h"

#include "bluff-answer.h"
#include "bluff-bluffaneer-table.h"
#include "bluff-card.h"
#include "bluff-curtain.h"
#include "bluff-log.h"
#include "bluff-preferences-page.h"
#include "bluff-shout-panel.h"
#include "bluff-tabletop.h"
#include "bluff-welcome-page.h"

#include <locale.h>

enum
{
  SEED = 7,
  PEOPLE = 2,
  LATER_MS = 100 /* the app gives another window of its own as long to get the focus */
};

typedef struct
{
  UiDriver *driver;
  GSettings *settings;
  BluffSavedGame *game;
  UiPlayer *player;
} Table;

static void
set_up (Table *table, gconstpointer data)
{
  (void) data;
  table->settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_reset (table->settings, "curtain-on-focus-loss");
  g_settings_reset (table->settings, "shout-in-turn");
  table->driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
}

static void
tear_down (Table *table, gconstpointer data)
{
  (void) data;
  g_clear_pointer (&table->player, ui_player_free);
  g_clear_object (&table->game);
  g_clear_pointer (&table->driver, ui_driver_free);
  g_clear_object (&table->settings);
}

/* --- What can be found ---------------------------------------------------------------------------------------------
 */

/* What a screen reader finds: it goes by what is visible, also where nothing has been drawn yet. */
static void
count_visible (GtkWidget *widget, GType type, guint *n)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  *n += g_type_is_a (G_OBJECT_TYPE (widget), type);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_visible (child, type, n);
}

static guint
count_in_all (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      count_visible (window, type, &n);
    }

  return n;
}

static void
assert_nothing_is_seen (void)
{
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_CARD), ==, 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_TABLETOP), ==, 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_LOG), ==, 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_ANSWER), ==, 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_CURTAIN), ==, 1);
}

/* --- Whose moment it is --------------------------------------------------------------------------------------------
 */

/* The first private moment of a game: somebody has raised the curtain, and sees what nobody else may. */
static void
sit_down (Table *table, BluffGame kind)
{
  BluffTable rules;

  /* A card of Bluffaneer is looked at behind the curtain only where they shout one after the other. */
  g_settings_set_boolean (table->settings, "shout-in-turn", kind == BLUFF_GAME_BLUFFANEER);
  bluff_table_init (&rules, kind, UI_SEATS);
  table->game = ui_player_sit_down_at (table->driver, &rules, PEOPLE, SEED);
  /* It is not the player who checks what is seen here. */
  table->player = ui_player_new (table->driver, NULL, TRUE);
  ui_player_play_until (table->player, UI_CHOICE_CURTAIN);
  assert_nothing_is_seen ();
}

static void
raise_curtain (Table *table)
{
  g_assert_cmpint (ui_player_wait (table->player), ==, UI_CHOICE_CURTAIN);
  ui_player_do (table->player, UI_CHOICE_CURTAIN);
  g_assert_cmpint (ui_player_wait (table->player), !=, UI_CHOICE_CURTAIN);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_CARD), >, 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_TABLETOP), ==, 1);
}

static gboolean
is_down (gpointer data)
{
  (void) data;
  return count_in_all (BLUFF_TYPE_TABLETOP) == 0;
}

/* --- What lowers it ------------------------------------------------------------------------------------------------
 */

static void
look_away (Table *table)
{
  ui_driver_look_away (table->driver);
}

/* An answer that tells the player's hand in words is open, too. */
static void
look_away_from_answer (Table *table)
{
  ui_driver_press (table->driver, "F2", 0);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_ANSWER), ==, 1);
  ui_driver_look_away (table->driver);
}

/* A window of ours in front of the table is no other program, but what comes after it is. */
static void
look_away_from_preferences (Table *table)
{
  ui_driver_press (table->driver, "comma", GDK_CONTROL_MASK);
  ui_driver_wait_for (table->driver, BLUFF_TYPE_PREFERENCES_PAGE, NULL);
  ui_driver_press (table->driver, "Tab", 0);
  g_assert_false (is_down (NULL));
  ui_driver_look_away (table->driver);
}

static void
lock_screen (Table *table)
{
  g_object_notify (G_OBJECT (ui_driver_get_application (table->driver)), "screensaver-active");
}

static void
press_key (Table *table)
{
  ui_driver_press (table->driver, "h", GDK_CONTROL_MASK);
}

static void
close_preferences (Table *table)
{
  if (ui_driver_find (table->driver, NULL, BLUFF_TYPE_PREFERENCES_PAGE, NULL) != NULL)
    ui_driver_press (table->driver, "Escape", 0);
}

static const struct
{
  const char *name;
  void (*lower) (Table *table);
} triggers[] = {
  { "another window", look_away },
  { "another window, from an answer", look_away_from_answer },
  { "another window, from the preferences", look_away_from_preferences },
  { "a locked screen", lock_screen },
  { "a key", press_key },
};

static void
test_lowered (Table *table, gconstpointer data)
{
  sit_down (table, (BluffGame) GPOINTER_TO_UINT (data));
  /* No key that is pressed by accident raises it, or leaves the table. */
  ui_driver_press (table->driver, "Escape", 0);
  assert_nothing_is_seen ();
  for (guint i = 0; i < G_N_ELEMENTS (triggers); i++)
    {
      g_test_message ("%s", triggers[i].name);
      raise_curtain (table);
      /* The app must have the focus to lose it. */
      ui_driver_press (table->driver, "Shift_L", 0);
      triggers[i].lower (table);
      ui_driver_wait (table->driver, is_down, NULL, triggers[i].name);
      assert_nothing_is_seen ();
      ui_driver_settle (table->driver);
      assert_nothing_is_seen ();
      close_preferences (table);
    }

  /* A player who wants to leave can. */
  ui_driver_press (table->driver, "Left", GDK_ALT_MASK);
  ui_driver_wait_for_page (table->driver, BLUFF_TYPE_WELCOME_PAGE);
}

static gboolean
later_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static gboolean
is_true (gpointer data)
{
  return *(gboolean *) data;
}

/* A player who has switched this off keeps their cards open; the key and the lock screen still close them. */
static void
test_focus_does_not_matter (Table *table, gconstpointer data)
{
  gboolean later = FALSE;

  g_settings_set_boolean (table->settings, "curtain-on-focus-loss", FALSE);
  sit_down (table, (BluffGame) GPOINTER_TO_UINT (data));
  raise_curtain (table);
  ui_driver_press (table->driver, "Shift_L", 0);
  ui_driver_look_away (table->driver);
  /* Whatever the app would do about it comes before this. */
  g_timeout_add (LATER_MS, later_cb, &later);
  ui_driver_wait (table->driver, is_true, &later, "what comes later");
  ui_driver_settle (table->driver);
  g_assert_false (is_down (NULL));
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_CARD), >, 0);

  lock_screen (table);
  ui_driver_wait (table->driver, is_down, NULL, "a locked screen");
  assert_nothing_is_seen ();
}

/* --- How it falls --------------------------------------------------------------------------------------------------
 */

static gboolean
is_there (gpointer data)
{
  (void) data;
  return count_in_all (BLUFF_TYPE_CURTAIN) == 1;
}

/* As a sail does after what all could see; at once where one person's cards were on the screen. */
static void
test_falls (Table *table, gconstpointer data)
{
  BluffTable rules;

  (void) data;
  g_settings_set_string (table->settings, "pace", "calm");
  bluff_table_init (&rules, BLUFF_GAME_PIRATE, UI_SEATS);
  table->game = ui_player_sit_down_at (table->driver, &rules, PEOPLE, SEED);
  ui_driver_wait (table->driver, is_there, NULL, "the sail that falls");
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_TABLETOP), ==, 1);
  ui_driver_wait (table->driver, is_down, NULL, "the sail to be down");
  assert_nothing_is_seen ();

  table->player = ui_player_new (table->driver, NULL, TRUE);
  raise_curtain (table);
  ui_driver_settle (table->driver);
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_CURTAIN), ==, 0);
  lock_screen (table);
  assert_nothing_is_seen ();
  g_settings_set_string (table->settings, "pace", "instant");
}

/* --- Without a curtain ---------------------------------------------------------------------------------------------
 */

/* After what it is that others look on, and what there is to do then. */
typedef struct
{
  BluffGame game;
  UiChoice act, then;
} Onlookers;

/* The answer about a player's hand goes when they act, so that onlookers do not see it. */
static void
test_answer_goes (Table *table, gconstpointer data)
{
  const Onlookers *row = data;
  g_autoptr (UiPlayer) mouse = NULL;
  UiChoice choice;
  gboolean acted = FALSE;

  g_settings_set_string (table->settings, "pace", "step");
  sit_down (table, row->game);
  mouse = ui_player_new (table->driver, NULL, FALSE);
  while ((choice = ui_player_wait (mouse)) != row->then || !acted)
    {
      g_assert_cmpint (choice, !=, UI_CHOICE_END);
      acted = choice == row->act || (acted && choice != UI_CHOICE_CURTAIN);
      if (choice == row->act)
        {
          ui_driver_press (table->driver, "F2", 0);
          g_assert_cmpuint (count_in_all (BLUFF_TYPE_ANSWER), ==, 1);
        }
      ui_player_do (mouse, choice);
    }
  g_assert_cmpuint (count_in_all (BLUFF_TYPE_ANSWER), ==, 0);
  g_settings_set_string (table->settings, "pace", "instant");
}

/* --- At an open table ----------------------------------------------------------------------------------------------
 */

static guint
count_open_cards (GtkWidget *widget)
{
  guint n = BLUFF_IS_CARD (widget) && !g_str_equal (bluff_card_get_art (BLUFF_CARD (widget)), "bluffaneer-back");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_open_cards (child);

  return n;
}

static gboolean
is_closed (gpointer data)
{
  return count_open_cards (data) == 0;
}

/* A card that is held open is closed by all of them, though the key never comes up. */
static void
test_held_card (Table *table, gconstpointer data)
{
  static void (*const lower[]) (Table *) = { look_away, lock_screen, press_key };
  BluffTable rules;
  GtkWidget *panel;
  BluffSeats asked;
  char key[2] = { 0 };

  (void) data;
  bluff_table_init (&rules, BLUFF_GAME_BLUFFANEER, UI_SEATS);
  table->game = ui_player_sit_down_at (table->driver, &rules, UI_SEATS, SEED);
  table->player = ui_player_new (table->driver, table->game, TRUE);
  ui_player_play_until (table->player, UI_CHOICE_SHOUT);
  panel = ui_driver_wait_for (table->driver, BLUFF_TYPE_SHOUT_PANEL, NULL);
  asked = bluff_match_get_awaited (bluff_saved_game_get_match (table->game));
  key[0] = (char) ('1' + bluff_seats_first (asked));
  for (guint i = 0; i < G_N_ELEMENTS (lower); i++)
    {
      g_test_message ("%u", i);
      ui_driver_press (table->driver, "Tab", 0);
      ui_driver_hold (table->driver, "Shift_L", TRUE);
      ui_driver_hold (table->driver, key, TRUE);
      ui_driver_settle (table->driver);
      g_assert_cmpuint (count_open_cards (panel), ==, 1);
      ui_driver_hold (table->driver, "Shift_L", FALSE);
      lower[i](table);
      ui_driver_wait (table->driver, is_closed, panel, "the card to be closed");
      ui_driver_hold (table->driver, key, FALSE);
      ui_driver_settle (table->driver);
    }
}

int
main (int argc, char **argv)
{
  static const Onlookers laid = { BLUFF_GAME_PIRATE, UI_CHOICE_PLAY, UI_CHOICE_CONTINUE };
  static const Onlookers claimed = { BLUFF_GAME_BLUFFER, UI_CHOICE_TURN, UI_CHOICE_SHOUT };
  g_autoptr (GSettings) settings = NULL;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  settings = g_settings_new ("io.github.bluffbay.BluffBay");
  g_settings_set_string (settings, "pace", "instant");

  for (BluffGame game = 0; game < BLUFF_N_GAMES; game++)
    {
      g_autofree char *lowered = g_strconcat ("/ui/curtain/lowered/", bluff_game_name (game), NULL);
      g_autofree char *unmoved = g_strconcat ("/ui/curtain/focus-does-not-matter/", bluff_game_name (game), NULL);

      g_test_add (lowered, Table, GUINT_TO_POINTER (game), set_up, test_lowered, tear_down);
      g_test_add (unmoved, Table, GUINT_TO_POINTER (game), set_up, test_focus_does_not_matter, tear_down);
    }
  g_test_add ("/ui/curtain/falls", Table, NULL, set_up, test_falls, tear_down);
  g_test_add ("/ui/curtain/answer-goes/pirate", Table, &laid, set_up, test_answer_goes, tear_down);
  g_test_add ("/ui/curtain/answer-goes/bluffer", Table, &claimed, set_up, test_answer_goes, tear_down);
  g_test_add ("/ui/curtain/held-card", Table, NULL, set_up, test_held_card, tear_down);

  return g_test_run ();
}
