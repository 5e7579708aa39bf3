/* ui-player.c: plays as a person at the screen would: what all games have in common.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-bluffaneer-table.h"
#include "bluff-bluffer-table.h"
#include "bluff-card.h"
#include "bluff-carry-row.h"
#include "bluff-curtain.h"
#include "bluff-end-sheet.h"
#include "bluff-rehearsal.h"
#include "bluff-store-player.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"

#include <glib/gi18n.h>

enum
{
  MOST_STEPS = 4000,
  MOST_TABS = 60
};

const char *
ui_choice_name (UiChoice choice)
{
  static const char *const names[UI_N_CHOICES] = {
    [UI_CHOICE_NOTHING] = "nothing", [UI_CHOICE_CURTAIN] = "curtain",    [UI_CHOICE_CONTINUE] = "news",
    [UI_CHOICE_TURN] = "turn",       [UI_CHOICE_SHIP] = "ship",          [UI_CHOICE_CARDS] = "cards",
    [UI_CHOICE_PLAY] = "play",       [UI_CHOICE_PASS] = "pass",          [UI_CHOICE_VOTE] = "vote",
    [UI_CHOICE_LIFT] = "lift",       [UI_CHOICE_SHOUT] = "shout",        [UI_CHOICE_ROLL] = "roll",
    [UI_CHOICE_STEAL] = "steal",     [UI_CHOICE_ANSWER] = "answer",      [UI_CHOICE_TAKE] = "take",
    [UI_CHOICE_GIVE] = "give",       [UI_CHOICE_REHEARSE] = "rehearsal", [UI_CHOICE_END] = "end",
  };

  g_assert_nonnull (names[choice]);
  return names[choice];
}

/* --- A table -------------------------------------------------------------------------------------------------------
 */

BluffSaves *
ui_player_get_saves (UiDriver *driver)
{
  return bluff_application_get_saves (ui_driver_get_application (driver));
}

static gint64
find_ada (BluffStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, TRUE, &error);
  gint64 ada;

  g_assert_no_error (error);
  if (players->len > 0)
    return ((BluffStorePlayer *) g_ptr_array_index (players, 0))->id;

  ada = bluff_store_create_player (store, "Ada", "anchor", "blue", BLUFF_STORE_PLAYER_NO_YEAR, &error);
  g_assert_no_error (error);
  return ada;
}

static const char *const usual_names[UI_MOST_SEATS - 1] = { "Bea", "Cleo", "Dan", "Eve", "Finn" };
static const char *const *names = usual_names;

void
ui_player_set_names (const char *const *new_names)
{
  names = new_names != NULL ? new_names : usual_names;
}

BluffSavedGame *
ui_player_sit_down (UiDriver *driver, guint people, guint64 seed)
{
  BluffTable table;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, UI_SEATS);
  table.voyage = BLUFF_VOYAGE_SHORT;
  return ui_player_sit_down_at (driver, &table, people, seed);
}

BluffSavedGame *
ui_player_sit_down_at (UiDriver *driver, const BluffTable *table, guint people, guint64 seed)
{
  static const char *const colours[UI_MOST_SEATS] = { "blue", "red", "green", "yellow", "purple", "pearl" };
  BluffSaves *saves = ui_player_get_saves (driver);
  BluffSavesSeat seats[UI_MOST_SEATS];
  BluffSavedGame *game;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (table->players, <=, UI_MOST_SEATS);
  for (guint i = 0; i < table->players; i++)
    seats[i] = (BluffSavesSeat){ .kind = i < people ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = i > 0 ? names[i - 1] : NULL,
                                 .level = i < people ? NULL : "deckhand",
                                 .colour = colours[i] };
  if (people > 0)
    {
      seats[0].kind = BLUFF_STORE_PROFILE;
      seats[0].player = find_ada (bluff_saves_get_store (saves));
    }
  game = bluff_saves_begin (saves, table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (game), seed);
  bluff_window_push (ui_driver_get_window (driver), bluff_table_page_new (saves, game));

  return game;
}

void
ui_player_carry_on (UiDriver *driver)
{
  GtkWidget *row = ui_driver_wait_for (driver, BLUFF_TYPE_CARRY_ROW, NULL);

  ui_driver_settle (driver);
  ui_driver_click (driver, ui_driver_find (driver, row, GTK_TYPE_BUTTON, TEXT_CARRY_ON));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
}

/* --- The player ----------------------------------------------------------------------------------------------------
 */

UiPlayer *
ui_player_new (UiDriver *driver, BluffSavedGame *game, gboolean keys)
{
  UiPlayer *self = g_new0 (UiPlayer, 1);

  self->driver = driver;
  self->keys = keys;
  self->chance = g_rand_new_with_seed (keys ? 3 : 5);
  self->open = g_array_new (FALSE, TRUE, sizeof (BluffCards));
  self->raiser = BLUFF_NO_SEAT;
  if (game != NULL)
    {
      self->game = g_object_ref (game);
      self->crew = bluff_crew_new_for_game (game);
    }

  return self;
}

void
ui_player_free (UiPlayer *self)
{
  g_rand_free (self->chance);
  g_array_unref (self->open);
  g_free (self->screen);
  g_clear_object (&self->game);
  g_clear_object (&self->crew);
  g_free (self);
}

void
ui_player_be_steady (UiPlayer *self)
{
  g_return_if_fail (self->game != NULL);

  self->steady = TRUE;
}

guint
ui_player_count (UiPlayer *self, UiChoice choice)
{
  return self->counts[choice];
}

guint64
ui_player_count_checked (UiPlayer *self)
{
  return self->checked;
}

GtkWidget *
ui_player_find_type (UiPlayer *self, GType type)
{
  BluffWindow *window = ui_driver_get_window (self->driver);

  return window != NULL ? ui_driver_find (self->driver, GTK_WIDGET (window), type, NULL) : NULL;
}

GtkWidget *
ui_player_find_action (UiPlayer *self, const char *action)
{
  return ui_driver_find_action (self->driver, NULL, action);
}

/* Everything that is mapped, in all windows and what pops up over them. */
static void
visit_below (UiPlayer *self, GtkWidget *widget, UiVisit visit, gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  visit (self, widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit_below (self, child, visit, data);
}

void
ui_player_visit_all (UiPlayer *self, UiVisit visit, gpointer data)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

      visit_below (self, window, visit, data);
    }
}

/* The curtain stays visible while it goes up; down is down. */
GtkWidget *
ui_player_find_curtain (UiPlayer *self)
{
  GtkWidget *curtain = ui_player_find_type (self, BLUFF_TYPE_CURTAIN);

  return curtain != NULL && ui_player_find_type (self, BLUFF_TYPE_TABLETOP) == NULL ? curtain : NULL;
}

/* --- What there is to do -------------------------------------------------------------------------------------------
 */

static UiChoice
look (UiPlayer *self)
{
  if (ui_player_find_curtain (self) != NULL)
    return UI_CHOICE_CURTAIN;
  if (ui_player_find_type (self, BLUFF_TYPE_END_SHEET) != NULL)
    return UI_CHOICE_END;
  if (ui_player_find_action (self, "game.continue") != NULL)
    return UI_CHOICE_CONTINUE;
  if (ui_player_find_type (self, BLUFF_TYPE_REHEARSAL) != NULL)
    return UI_CHOICE_REHEARSE;

  return ui_player_get_game (self)->look (self);
}

static gboolean
has_choice (gpointer data)
{
  UiPlayer *self = data;

  /* What was decided is on the screen when it is saved. */
  if (self->game != NULL && bluff_match_is_saving (bluff_saved_game_get_match (self->game)))
    return FALSE;

  return ui_driver_get_window (self->driver) != NULL && look (self) != UI_CHOICE_NOTHING;
}

static gboolean
has_focus (gpointer data)
{
  GtkWidget *focus = ui_driver_get_focus (((UiPlayer *) data)->driver);

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus);
}

/* A player who uses keys has a visible focus, at the latest when the change has been drawn. */
static void
check_focus (UiPlayer *self)
{
  if (self->keys && self->pressed)
    ui_driver_wait (self->driver, has_focus, self, "a focus that is seen");
}

static void
read_label (UiPlayer *self, GtkWidget *widget, gpointer text)
{
  (void) self;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
}

/* All that can be read in the windows. Newly allocated. */
static char *
read_screen (UiPlayer *self)
{
  GString *text = g_string_new (NULL);

  ui_player_visit_all (self, read_label, text);
  return g_string_free (text, FALSE);
}

/* Whether it is only to be gone on from. */
static gboolean
is_passage (UiChoice choice)
{
  return choice == UI_CHOICE_CONTINUE || choice == UI_CHOICE_CURTAIN;
}

/* News may follow news, and a curtain a curtain; but these are others. */
static gboolean
is_effect_seen (UiPlayer *self)
{
  g_autofree char *screen = read_screen (self);

  return !g_str_equal (screen, self->screen);
}

static gboolean
is_effect_told (UiPlayer *self)
{
  return self->game == NULL || bluff_match_get_n_told (bluff_saved_game_get_match (self->game)) != self->told;
}

/* A choice that was made does not come again at once: something has come of it, or there is another thing to do. */
static void
check_effect (UiPlayer *self, UiChoice choice)
{
  UiChoice done = self->done;

  self->done = UI_CHOICE_NOTHING;
  if (choice == done && !(is_passage (done) ? is_effect_seen (self) : is_effect_told (self)))
    g_error ("Nothing came of what was done: %s", ui_choice_name (choice));
}

UiChoice
ui_player_wait (UiPlayer *self)
{
  UiChoice choice;

  do
    {
      ui_driver_wait (self->driver, has_choice, self, "something to do at the table");
      ui_driver_rest (self->driver);
      choice = look (self);
    }
  while (choice == UI_CHOICE_NOTHING);

  self->choice = choice;
  check_effect (self, choice);
  check_focus (self);
  ui_player_check (self);
  return choice;
}

/* --- By mouse ------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GType within;
  GPtrArray *cards;
} Harvest;

static void
pick_card (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  Harvest *harvest = data;

  (void) self;
  if (BLUFF_IS_CARD (widget) && gtk_widget_get_ancestor (widget, harvest->within) != NULL &&
      bluff_card_get_enabled (BLUFF_CARD (widget)) && !bluff_card_get_chosen (BLUFF_CARD (widget)) &&
      bluff_card_get_side (BLUFF_CARD (widget)) != BLUFF_CARD_GAP)
    g_ptr_array_add (harvest->cards, widget);
}

/* The cards in a part of the table that can be pressed and are not chosen yet. */
static GPtrArray *
find_cards (UiPlayer *self, GType within)
{
  Harvest harvest = { within, g_ptr_array_new () };

  ui_player_visit_all (self, pick_card, &harvest);
  return harvest.cards;
}

GtkWidget *
ui_player_find_card (UiPlayer *self, GType within)
{
  g_autoptr (GPtrArray) cards = find_cards (self, within);

  return cards->len == 0 ? NULL
                         : g_ptr_array_index (cards, (guint) g_rand_int_range (self->chance, 0, (gint32) cards->len));
}

void
ui_player_click_action (UiPlayer *self, const char *action)
{
  GtkWidget *button = ui_player_find_action (self, action);

  g_assert_nonnull (button);
  ui_driver_click (self->driver, button);
}

gboolean
ui_player_one_in (UiPlayer *self, int n)
{
  return g_rand_int_range (self->chance, 0, n) == 0;
}

/* --- By keyboard ---------------------------------------------------------------------------------------------------
 */

void
ui_player_press (UiPlayer *self, const char *key)
{
  self->pressed = TRUE;
  ui_driver_press (self->driver, key, 0);
}

/* A key that is not on the keyboard of the machine has its Latin one, too. */
void
ui_player_press_letter (UiPlayer *self, BluffLetter letter)
{
  const char *cap = bluff_letter_get (letter);
  char key[2] = { g_ascii_tolower (g_ascii_isalpha (*cap) ? *cap : *bluff_letter_get_latin (letter)), '\0' };

  ui_player_press (self, key);
}

gboolean
ui_player_focus_is_in (UiPlayer *self, GType type)
{
  GtkWidget *focus = ui_driver_get_focus (self->driver);

  return focus != NULL && (G_TYPE_CHECK_INSTANCE_TYPE (focus, type) || gtk_widget_get_ancestor (focus, type) != NULL);
}

void
ui_player_tab_to (UiPlayer *self, GType type, GType inner)
{
  for (guint i = 0; i < MOST_TABS; i++)
    {
      if (ui_player_focus_is_in (self, type) && (inner == G_TYPE_NONE || ui_player_focus_is_in (self, inner)))
        return;
      ui_player_press (self, "Tab");
    }

  g_error ("Tab does not come to a %s", g_type_name (type));
}

const char *
ui_player_get_key_of_next (UiPlayer *self)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (self->driver));

  return gtk_widget_get_direction (window) == GTK_TEXT_DIR_RTL ? "Left" : "Right";
}

/* --- A game --------------------------------------------------------------------------------------------------------
 */

/* What lies on the table tells which game it is. */
const UiGame *
ui_player_get_game (UiPlayer *self)
{
  if (ui_player_find_type (self, BLUFF_TYPE_BLUFFANEER_TABLE) != NULL)
    return &ui_game_bluffaneer;

  return ui_player_find_type (self, BLUFF_TYPE_BLUFFER_TABLE) != NULL ? &ui_game_bluffer : &ui_game_pirate;
}

/* Tab, until the button has the focus. */
static void
press_button (UiPlayer *self, const char *text)
{
  GtkWidget *button = ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, text);

  for (guint i = 0; i < MOST_TABS && ui_driver_get_focus (self->driver) != button; i++)
    ui_player_press (self, "Tab");
  g_assert_true (ui_driver_get_focus (self->driver) == button);
  ui_player_press (self, "space");
}

/* What is the same in all games. */
static gboolean
do_common (UiPlayer *self, UiChoice choice)
{
  if (choice != UI_CHOICE_CURTAIN && choice != UI_CHOICE_CONTINUE && choice != UI_CHOICE_REHEARSE)
    return FALSE;

  if (self->keys && choice == UI_CHOICE_REHEARSE)
    press_button (self, _ (TEXT_SKIP));
  else if (self->keys)
    ui_player_press (self, "Return");
  else if (choice == UI_CHOICE_CONTINUE)
    ui_player_click_action (self, "game.continue");
  else if (choice == UI_CHOICE_REHEARSE)
    ui_driver_click_text (self->driver, TEXT_SKIP);
  else
    ui_driver_click (self->driver, ui_driver_find (self->driver, ui_player_find_curtain (self), GTK_TYPE_BUTTON, NULL));
  return TRUE;
}

static gboolean
was_told (gpointer data)
{
  UiPlayer *self = data;

  return bluff_match_get_n_told (bluff_saved_game_get_match (self->game)) > self->told;
}

/* What is done depends on where the game is, and on nothing that was done before. */
static void
renew_chance (UiPlayer *self, UiChoice choice)
{
  guint32 seed[] = { self->keys ? 3 : 5, choice, self->raiser, 0, 0 };
  BluffView view;

  bluff_match_view (bluff_saved_game_get_match (self->game), BLUFF_ONLOOKER, &view);
  seed[3] = view.head.turns;
  seed[4] = view.head.phase;
  g_rand_set_seed_array (self->chance, seed, G_N_ELEMENTS (seed));
}

void
ui_player_do (UiPlayer *self, UiChoice choice)
{
  self->counts[choice]++;
  self->done = choice;
  g_free (self->screen);
  self->screen = is_passage (choice) ? read_screen (self) : NULL;
  if (self->game != NULL)
    {
      self->told = bluff_match_get_n_told (bluff_saved_game_get_match (self->game));
      if (self->steady)
        renew_chance (self, choice);
    }
  if (choice == UI_CHOICE_CURTAIN)
    ui_player_note_raiser (self, ui_player_find_curtain (self));
  if (do_common (self, choice))
    return;

  if (self->keys)
    ui_player_get_game (self)->press (self, choice);
  else
    ui_player_get_game (self)->click (self, choice);
  /* The panel stays until the decision is saved: nobody shouts twice. */
  if (self->game != NULL && choice == UI_CHOICE_SHOUT)
    ui_driver_wait (self->driver, was_told, self, "a decision to be told");
}

void
ui_player_play_until (UiPlayer *self, UiChoice wanted)
{
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      UiChoice choice = ui_player_wait (self);

      g_debug ("%u: %s", step, ui_choice_name (choice));
      if (choice == wanted || choice == UI_CHOICE_END)
        return;
      ui_player_do (self, choice);
    }

  g_error ("The game does not end");
}
