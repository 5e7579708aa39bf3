/* test-ui-keys.c: the table without a mouse: where the focus goes, and that it is never lost.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "texts.h"
#include "ui-player.h"

#include "bluff-announcer.h"
#include "bluff-answer.h"
#include "bluff-card.h"
#include "bluff-log.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-board.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-piles.h"
#include "bluff-pirate-tray.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-seat-strip.h"
#include "bluff-table-page.h"

#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <gdk/x11/gdkx.h>
#include <locale.h>

enum
{
  SEED = 7,
  MOST_STOPS = 20,
  STEPS = 40
};

typedef struct
{
  UiDriver *driver;
  BluffSavedGame *game;
  UiPlayer *player;
} Table;

static Table
sit_down_at (BluffGame game, guint people, UiChoice choice)
{
  Table table;
  BluffTable kind;

  bluff_table_init (&kind, game, UI_SEATS);
  if (game == BLUFF_GAME_PIRATE)
    kind.voyage = BLUFF_VOYAGE_SHORT;
  table.driver = ui_driver_new (ui_driver_make_folder (), 1280, 860);
  table.game = ui_player_sit_down_at (table.driver, &kind, people, SEED);
  table.player = ui_player_new (table.driver, table.game, TRUE);
  if (choice != UI_CHOICE_NOTHING)
    ui_player_play_until (table.player, choice);
  ui_driver_settle (table.driver);
  return table;
}

static Table
sit_down (guint people, UiChoice choice)
{
  return sit_down_at (BLUFF_GAME_PIRATE, people, choice);
}

static void
get_up (Table *table)
{
  g_clear_pointer (&table->player, ui_player_free);
  g_clear_object (&table->game);
  g_clear_pointer (&table->driver, ui_driver_free);
}

static GtkWidget *
focus_of (Table *table)
{
  GtkWidget *focus = ui_driver_get_focus (table->driver);

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_sensitive (focus));
  return focus;
}

static GtkWidget *
find (Table *table, GType type)
{
  GtkWidget *widget = ui_driver_find (table->driver, NULL, type, NULL);

  g_assert_nonnull (widget);
  return widget;
}

static void
press (Table *table, const char *key, GdkModifierType modifiers)
{
  ui_driver_press (table->driver, key, modifiers);
  ui_driver_settle (table->driver);
}

/* The part of the page that has the focus, by its type. */
static GType
zone_of (Table *table)
{
  GType types[] = { BLUFF_TYPE_SEAT_STRIP,  BLUFF_TYPE_PIRATE_BOARD, BLUFF_TYPE_PIRATE_PILES,
                    BLUFF_TYPE_PIRATE_TRAY, BLUFF_TYPE_PIRATE_HAND,  BLUFF_TYPE_LOG,
                    ADW_TYPE_HEADER_BAR,    BLUFF_TYPE_PILL_ROW,     GTK_TYPE_TOGGLE_BUTTON };
  GtkWidget *focus = focus_of (table);

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (focus, types[i]) || gtk_widget_get_ancestor (focus, types[i]) != NULL)
      return types[i];

  g_error ("the focus is on a %s", G_OBJECT_TYPE_NAME (focus));
}

static void
check_sequence (Table *table, const char *key, GdkModifierType modifiers, const GType *types, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      press (table, key, modifiers);
      g_assert_cmpstr (g_type_name (zone_of (table)), ==, g_type_name (types[i]));
    }
}

/* --- Zones ---------------------------------------------------------------------------------------------------------
 */

/* A turn begins on the panel that asks for it, and Enter there does nothing. */
static void
test_decision (void)
{
  Table table = sit_down (1, UI_CHOICE_TURN);
  guint told = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));

  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffPirateTray");
  g_assert_false (GTK_IS_BUTTON (focus_of (&table)));
  press (&table, "Return", 0);
  press (&table, "space", 0);
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table.game)), ==, told);

  /* A player who has drawn composes a set next. */
  press (&table, "d", 0);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_PLAY);
  ui_driver_settle (table.driver);
  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffPirateHand");
  get_up (&table);
}

/* In a whole game, keys that are pressed only to go on decide nothing: the focus is on the panel or the sheet that
 * asks. */
static void
test_enter_decides_nothing (gconstpointer data)
{
  Table table = sit_down_at ((BluffGame) GPOINTER_TO_INT (data), 1, UI_CHOICE_NOTHING);
  BluffMatch *match = bluff_saved_game_get_match (table.game);
  UiChoice choice;
  guint asked = 0;

  while ((choice = ui_player_wait (table.player)) != UI_CHOICE_END)
    {
      guint told;

      ui_driver_settle (table.driver);
      told = bluff_match_get_n_told (match);
      if (choice != UI_CHOICE_CONTINUE && choice != UI_CHOICE_SHOUT)
        {
          g_assert_false (GTK_IS_BUTTON (focus_of (&table)));
          press (&table, "Return", 0);
          press (&table, "space", 0);
          g_assert_cmpuint (bluff_match_get_n_told (match), ==, told);
          asked |= 1u << choice;
        }
      ui_player_do (table.player, choice);
    }
  g_assert_cmpuint (asked, !=, 0);
  get_up (&table);
}

/* Tab goes through the zones in reading order, once each, and back. */
static void
test_tab (void)
{
  const GType forth[] = { GTK_TYPE_TOGGLE_BUTTON, BLUFF_TYPE_PIRATE_HAND };
  const GType back[] = { GTK_TYPE_TOGGLE_BUTTON, BLUFF_TYPE_PIRATE_TRAY, BLUFF_TYPE_PIRATE_PILES,
                         BLUFF_TYPE_PIRATE_BOARD, BLUFF_TYPE_SEAT_STRIP };
  Table table = sit_down (1, UI_CHOICE_TURN);

  /* From the panel to its first button, and from there on to the hand. */
  press (&table, "Tab", 0);
  g_assert_true (GTK_IS_BUTTON (focus_of (&table)));
  check_sequence (&table, "Tab", 0, forth, G_N_ELEMENTS (forth));
  check_sequence (&table, "Tab", GDK_SHIFT_MASK, back, G_N_ELEMENTS (back));
  get_up (&table);
}

/* F6 also reaches what is around the table, and comes round. */
static void
test_f6 (void)
{
  const GType types[] = { GTK_TYPE_TOGGLE_BUTTON,  BLUFF_TYPE_PIRATE_HAND, BLUFF_TYPE_LOG,
                          ADW_TYPE_HEADER_BAR,     BLUFF_TYPE_SEAT_STRIP,  BLUFF_TYPE_PIRATE_BOARD,
                          BLUFF_TYPE_PIRATE_PILES, BLUFF_TYPE_PIRATE_TRAY };
  const GType back[] = { BLUFF_TYPE_PIRATE_PILES, BLUFF_TYPE_PIRATE_BOARD };
  Table table = sit_down (1, UI_CHOICE_TURN);

  press (&table, "l", GDK_CONTROL_MASK);
  if (ui_driver_find (table.driver, NULL, BLUFF_TYPE_LOG, NULL) == NULL)
    press (&table, "l", GDK_CONTROL_MASK);
  find (&table, BLUFF_TYPE_LOG);
  check_sequence (&table, "F6", 0, types, G_N_ELEMENTS (types));
  check_sequence (&table, "F6", GDK_SHIFT_MASK, back, G_N_ELEMENTS (back));
  get_up (&table);
}

/* --- Arrows --------------------------------------------------------------------------------------------------------
 */

static double
middle_of (Table *table, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (ui_driver_get_window (table->driver)), &bounds));
  return bounds.origin.x + bounds.size.width / 2;
}

/* An arrow leads to where it points, or nowhere, and never out of the zone. */
static void
check_arrows (Table *table, GType zone)
{
  static const char *const keys[] = { "Left", "Right" };
  gboolean moved = FALSE;

  for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
    for (guint i = 0; i < 4; i++)
      {
        GtkWidget *from = focus_of (table);
        double x = middle_of (table, from);

        press (table, keys[k], 0);
        g_assert_cmpstr (g_type_name (zone_of (table)), ==, g_type_name (zone));
        if (focus_of (table) == from)
          continue;
        moved = TRUE;
        if (k == 0)
          g_assert_cmpfloat (middle_of (table, focus_of (table)), <, x);
        else
          g_assert_cmpfloat (middle_of (table, focus_of (table)), >, x);
      }
  g_assert_true (moved);
}

static void
go_to_zone (Table *table, GType zone)
{
  for (guint i = 0; i < MOST_STOPS && zone_of (table) != zone; i++)
    press (table, "F6", 0);
  g_assert_cmpstr (g_type_name (zone_of (table)), ==, g_type_name (zone));
}

static void
test_arrows (gconstpointer direction)
{
  const GType zones[] = { BLUFF_TYPE_SEAT_STRIP, BLUFF_TYPE_PIRATE_BOARD, BLUFF_TYPE_PIRATE_HAND };
  Table table;

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (direction));
  table = sit_down (1, UI_CHOICE_PLAY);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      go_to_zone (&table, zones[i]);
      check_arrows (&table, zones[i]);
    }

  /* Three cards on the tray, whose order mirrors with all the rest. */
  for (guint i = 0; i < 3; i++)
    {
      press (&table, "Home", 0);
      for (guint j = 0; j < i; j++)
        press (&table, gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "Left" : "Right", 0);
      press (&table, "space", 0);
    }
  go_to_zone (&table, BLUFF_TYPE_PIRATE_TRAY);
  check_arrows (&table, BLUFF_TYPE_PIRATE_TRAY);
  get_up (&table);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* --- The focus is never lost ---------------------------------------------------------------------------------------
 */

static void
test_take_back (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);

  go_to_zone (&table, BLUFF_TYPE_PIRATE_HAND);
  press (&table, "Home", 0);
  press (&table, "space", 0);
  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffPirateHand");
  go_to_zone (&table, BLUFF_TYPE_PIRATE_TRAY);
  g_assert_true (BLUFF_IS_CARD (focus_of (&table)));
  /* The set is empty then: the hand has it again. */
  press (&table, "Delete", 0);
  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffPirateHand");
  get_up (&table);
}

/* No key that is pressed only to go on is a vote. */
static void
test_enter_is_no_vote (void)
{
  static const char *const keys[] = { "Return", "KP_Enter", "space", "Return", "Return" };
  Table table = sit_down (1, UI_CHOICE_VOTE);
  guint told = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));
  BluffTold last;

  find (&table, BLUFF_TYPE_PIRATE_VOTE_SHEET);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    press (&table, keys[i], 0);
  g_assert_cmpint (ui_player_wait (table.player), ==, UI_CHOICE_VOTE);
  /* Others may have voted meanwhile. */
  while (bluff_match_tell (bluff_saved_game_get_match (table.game), ++told, BLUFF_ONLOOKER, &last))
    g_assert_cmpuint (last.event.seat, !=, 0);
  get_up (&table);
}

/* Players who know the keys are quick: what a letter has chosen is there for the Enter that follows it. */
static void
test_letter_is_at_once (void)
{
  Table table = sit_down (1, UI_CHOICE_VOTE);
  GtkWidget *sheet = find (&table, BLUFF_TYPE_PIRATE_VOTE_SHEET);
  GtkWidget *bluff = ui_driver_find (table.driver, sheet, GTK_TYPE_TOGGLE_BUTTON, TEXT_BLUFF);
  GtkWidget *honest = ui_driver_find (table.driver, sheet, GTK_TYPE_TOGGLE_BUTTON, TEXT_NO_BLUFF);

  gtk_widget_grab_focus (bluff);
  ui_driver_press (table.driver, "n", 0);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (honest)));
  g_assert_true (focus_of (&table) == ui_driver_find (table.driver, sheet, GTK_TYPE_BUTTON, TEXT_PUT_UNDER_CUP));
  get_up (&table);
}

/* --- The focus of a reader stays -----------------------------------------------------------------------------------
 */

/* Does anything for the person at the table, wherever the focus is. */
static void
play_on (Table *table, BluffRandom *random)
{
  BluffMatch *match = bluff_saved_game_get_match (table->game);
  BluffLegal legal;
  BluffAction action;

  gtk_widget_activate_action (GTK_WIDGET (bluff_window_get_page (ui_driver_get_window (table->driver))),
                              "game.continue", NULL);
  if (bluff_match_is_saving (match) || !bluff_seats_has (bluff_match_get_awaited (match), 0))
    return;

  bluff_match_legal (match, 0, &legal);
  if (legal.kinds == 0)
    return;
  bluff_legal_random (&legal, random, &action);
  bluff_match_act (match, &action);
}

/* Step by step, so that there is something to confirm each time; sheets and panels come and go. */
static void
test_reading (gconstpointer data)
{
  static const char *const keys[] = { NULL, "F2" };
  const GType places[] = { BLUFF_TYPE_LOG, BLUFF_TYPE_ANSWER };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.bluffbay.BluffBay");
  BluffRandom random;
  Table table;

  g_settings_set_string (settings, "pace", "step");
  bluff_random_seed (&random, SEED);
  table = sit_down_at ((BluffGame) GPOINTER_TO_INT (data), 1, UI_CHOICE_NOTHING);
  ui_player_wait (table.player);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (keys[i] != NULL)
        press (&table, keys[i], 0);
      else
        gtk_widget_child_focus (find (&table, BLUFF_TYPE_LOG), GTK_DIR_TAB_FORWARD);
      for (guint step = 0; step < STEPS; step++)
        {
          GtkWidget *focus = focus_of (&table);

          g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (focus, places[i]) ||
                         gtk_widget_get_ancestor (focus, places[i]) != NULL);
          play_on (&table, &random);
          ui_driver_settle (table.driver);
        }
    }
  get_up (&table);
  g_settings_set_string (settings, "pace", "instant");
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *key;
  GdkModifierType modifiers;
  const char *begins; /* the answer */
} queries[] = {
  { "i", GDK_CONTROL_MASK, TEXT_YOUR_TURN },
  { "F2", 0, TEXT_YOU_HOLD },
  { "F3", 0, TEXT_DRAW_PILE },
  { "F4", 0, TEXT_FIRST },
  { "F5", 0, "" },
};

static const char *
said (Table *table)
{
  return bluff_announcer_get_last (BLUFF_ANNOUNCER (find (table, BLUFF_TYPE_ANNOUNCER)));
}

static void
test_queries (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);
  guint told = bluff_match_get_n_told (bluff_saved_game_get_match (table.game));
  GtkWidget *before = focus_of (&table);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      press (&table, queries[i].key, queries[i].modifiers);
      find (&table, BLUFF_TYPE_ANSWER);
      g_assert_true (BLUFF_IS_ANSWER (focus_of (&table)));
      g_assert_true (g_str_has_prefix (said (&table), queries[i].begins));
      g_assert_nonnull (ui_driver_find (table.driver, find (&table, BLUFF_TYPE_ANSWER), GTK_TYPE_LABEL, said (&table)));
      press (&table, i % 2 == 0 ? "Escape" : "Return", 0);
      g_assert_null (ui_driver_find (table.driver, NULL, BLUFF_TYPE_ANSWER, NULL));
      g_assert_true (focus_of (&table) == before);
    }
  g_assert_cmpuint (bluff_match_get_n_told (bluff_saved_game_get_match (table.game)), ==, told);
  get_up (&table);
}

/* Where Tab goes from WIDGET, or Shift+Tab. */
static GtkWidget *
tab_from (Table *table, GtkWidget *widget, GdkModifierType modifiers)
{
  gtk_widget_grab_focus (widget);
  press (table, "Tab", modifiers);
  return focus_of (table);
}

/* An answer holds nobody: Tab closes it, and goes where it would have gone without it. ASKER has the focus then. */
static void
check_leaving (Table *table, GtkWidget *asker)
{
  static const GdkModifierType ways[] = { 0, GDK_SHIFT_MASK };

  for (guint way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      GtkWidget *there = tab_from (table, asker, ways[way]);

      for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
        {
          gtk_widget_grab_focus (asker);
          press (table, queries[i].key, queries[i].modifiers);
          g_assert_true (BLUFF_IS_ANSWER (focus_of (table)));
          press (table, "Tab", ways[way]);
          g_assert_null (ui_driver_find (table->driver, NULL, BLUFF_TYPE_ANSWER, NULL));
          g_assert_true (focus_of (table) == there);
        }
    }
  gtk_widget_grab_focus (asker);
}

/* From the first zone and the last one, too, from which it goes to the other end of the window. */
static void
test_leaving (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);
  GtkWidget *first = focus_of (&table);

  do
    {
      check_leaving (&table, focus_of (&table));
      press (&table, "F6", 0);
    }
  while (focus_of (&table) != first);
  get_up (&table);
}

/* From the button of an answer it is the same way out; and from one that was left open and come back to, it goes on
 * from where that was. */
static void
test_leaving_later (void)
{
  Table table = sit_down (1, UI_CHOICE_PLAY);
  GtkWidget *asker = focus_of (&table);
  GtkWidget *there = tab_from (&table, asker, 0);

  gtk_widget_grab_focus (asker);
  press (&table, "F3", 0);
  press (&table, "Right", 0);
  g_assert_true (GTK_IS_BUTTON (focus_of (&table)));
  press (&table, "Tab", 0);
  g_assert_true (focus_of (&table) == there);

  press (&table, "F3", 0);
  press (&table, "F6", 0);
  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffSeatStrip");
  press (&table, "F6", GDK_SHIFT_MASK);
  g_assert_true (BLUFF_IS_ANSWER (focus_of (&table)));
  press (&table, "Tab", 0);
  g_assert_cmpstr (g_type_name (zone_of (&table)), ==, "BluffPirateBoard");
  g_assert_null (ui_driver_find (table.driver, NULL, BLUFF_TYPE_ANSWER, NULL));
  get_up (&table);
}

/* Behind the curtain there is one answer: whom to pass to. */
static void
test_curtain (void)
{
  Table table = sit_down (UI_SEATS, UI_CHOICE_CURTAIN);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      press (&table, queries[i].key, queries[i].modifiers);
      g_assert_null (ui_driver_find (table.driver, NULL, BLUFF_TYPE_ANSWER, NULL));
      g_assert_true (g_str_has_prefix (said (&table), TEXT_PASS_TO));
    }
  get_up (&table);
}

/* --- A French keyboard ---------------------------------------------------------------------------------------------
 */

/* What the keys 1 to 6 give there without Shift. */
static const char *const french[] = { "ampersand", "eacute", "quotedbl", "apostrophe", "parenleft", "minus" };

static void
set_digits (gboolean with_shift)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (french); i++)
    {
      KeySym symbols[] = { XStringToKeysym (french[i]), XK_1 + i };
      KeyCode key = XKeysymToKeycode (display, XK_1 + i);

      if (!with_shift)
        symbols[0] = XK_1 + i;
      XChangeKeyboardMapping (display, key, G_N_ELEMENTS (symbols), symbols, 1);
      XSync (display, False);
    }
}

/* A seat is chosen by the number on its cap, without Shift. */
static void
test_seat_by_cap (void)
{
  Table table;
  BluffMatch *match;
  guint told;

  set_digits (TRUE);
  table = sit_down_at (BLUFF_GAME_BLUFFANEER, 1, UI_CHOICE_STEAL);
  match = bluff_saved_game_get_match (table.game);
  told = bluff_match_get_n_told (match);
  press (&table, french[1], 0);
  g_assert_cmpuint (bluff_match_get_n_told (match), >, told);
  get_up (&table);
  set_digits (FALSE);
}

/* --- The other tables ----------------------------------------------------------------------------------------------
 */

static const struct
{
  const char *path;
  BluffGame game;
  UiChoice choice;
} others[] = {
  { "/ui/keys/bluffer/turn", BLUFF_GAME_BLUFFER, UI_CHOICE_TURN },
  { "/ui/keys/bluffer/shout", BLUFF_GAME_BLUFFER, UI_CHOICE_SHOUT },
  { "/ui/keys/bluffaneer/roll", BLUFF_GAME_BLUFFANEER, UI_CHOICE_ROLL },
  { "/ui/keys/bluffaneer/shout", BLUFF_GAME_BLUFFANEER, UI_CHOICE_SHOUT },
  { "/ui/keys/bluffaneer/answer", BLUFF_GAME_BLUFFANEER, UI_CHOICE_ANSWER },
};

/* Enter, pressed only to go on, decides nothing. */
static void
check_enter (Table *table, UiChoice choice)
{
  BluffMatch *match = bluff_saved_game_get_match (table->game);
  guint told = bluff_match_get_n_told (match);
  BluffTold last;

  press (table, "Return", 0);
  press (table, "KP_Enter", 0);
  g_assert_cmpint (ui_player_wait (table->player), ==, choice);
  /* Others may have decided meanwhile. */
  while (bluff_match_tell (match, ++told, BLUFF_ONLOOKER, &last))
    g_assert_cmpuint (last.event.seat, !=, 0);
}

/* F6 comes to all that there is, once each, and the other way round back. */
static void
check_round (Table *table)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new ();
  gboolean log = FALSE, header = FALSE;

  press (table, "l", GDK_CONTROL_MASK);
  if (ui_driver_find (table->driver, NULL, BLUFF_TYPE_LOG, NULL) == NULL)
    press (table, "l", GDK_CONTROL_MASK);
  press (table, "F6", 0);
  do
    {
      g_ptr_array_add (stops, focus_of (table));
      log |= gtk_widget_get_ancestor (focus_of (table), BLUFF_TYPE_LOG) != NULL;
      header |= gtk_widget_get_ancestor (focus_of (table), ADW_TYPE_HEADER_BAR) != NULL;
      press (table, "F6", 0);
      g_assert_cmpuint (stops->len, <, MOST_STOPS);
    }
  while (focus_of (table) != g_ptr_array_index (stops, 0));
  g_test_message ("%u zones", stops->len);
  g_assert_true (log && header);
  g_assert_cmpuint (stops->len, >=, 5);
  for (guint i = stops->len; i-- > 0;)
    {
      press (table, "F6", GDK_SHIFT_MASK);
      g_assert_true (focus_of (table) == g_ptr_array_index (stops, i));
    }
}

/* Each question has an answer, and the focus is where it was when that is read. */
static void
check_queries (Table *table)
{
  GtkWidget *before = focus_of (table);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      press (table, queries[i].key, queries[i].modifiers);
      g_assert_true (BLUFF_IS_ANSWER (focus_of (table)));
      g_assert_cmpstr (said (table), !=, "");
      g_assert_nonnull (ui_driver_find (table->driver, find (table, BLUFF_TYPE_ANSWER), GTK_TYPE_LABEL, said (table)));
      press (table, i % 2 == 0 ? "Escape" : "Return", 0);
      g_assert_true (focus_of (table) == before);
    }
  check_leaving (table, before);
}

static void
test_other (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  Table table = sit_down_at (others[row].game, 1, others[row].choice);

  g_assert_cmpint (ui_player_wait (table.player), ==, others[row].choice);
  check_enter (&table, others[row].choice);
  check_queries (&table);
  check_round (&table);
  get_up (&table);
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

  g_test_add_func ("/ui/keys/decision", test_decision);
  g_test_add_func ("/ui/keys/tab", test_tab);
  g_test_add_func ("/ui/keys/f6", test_f6);
  g_test_add_data_func ("/ui/keys/arrows", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_arrows);
  g_test_add_data_func ("/ui/keys/arrows-right-to-left", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_arrows);
  g_test_add_func ("/ui/keys/take-back", test_take_back);
  g_test_add_func ("/ui/keys/enter-is-no-vote", test_enter_is_no_vote);
  g_test_add_func ("/ui/keys/letter-is-at-once", test_letter_is_at_once);
  g_test_add_data_func ("/ui/keys/enter-decides-nothing/bluffer", GINT_TO_POINTER (BLUFF_GAME_BLUFFER),
                        test_enter_decides_nothing);
  g_test_add_data_func ("/ui/keys/enter-decides-nothing/bluffaneer", GINT_TO_POINTER (BLUFF_GAME_BLUFFANEER),
                        test_enter_decides_nothing);
  g_test_add_data_func ("/ui/keys/reading/pirate", GINT_TO_POINTER (BLUFF_GAME_PIRATE), test_reading);
  g_test_add_data_func ("/ui/keys/reading/bluffer", GINT_TO_POINTER (BLUFF_GAME_BLUFFER), test_reading);
  g_test_add_data_func ("/ui/keys/reading/bluffaneer", GINT_TO_POINTER (BLUFF_GAME_BLUFFANEER), test_reading);
  g_test_add_func ("/ui/keys/queries", test_queries);
  g_test_add_func ("/ui/keys/leaving-an-answer", test_leaving);
  g_test_add_func ("/ui/keys/leaving-an-answer-later", test_leaving_later);
  g_test_add_func ("/ui/keys/curtain", test_curtain);
  g_test_add_func ("/ui/keys/seat-by-cap", test_seat_by_cap);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_test_add_data_func (others[i].path, GUINT_TO_POINTER (i), test_other);

  return g_test_run ();
}
