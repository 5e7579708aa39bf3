/* ui-player.c: plays as a person at the screen would: what all games have in common, and Bluff Pirate.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "bluff-bluffaneer-table.h"
#include "bluff-bluffer-table.h"
#include "bluff-card.h"
#include "bluff-carry-row.h"
#include "bluff-curtain.h"
#include "bluff-end-sheet.h"
#include "bluff-log.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-rail.h"
#include "bluff-pirate-tray.h"
#include "bluff-pirate-vote-sheet.h"
#include "bluff-store-player.h"
#include "bluff-table-page.h"
#include "bluff-tabletop.h"
#include "bluff-words.h"

#include <string.h>

enum
{
  MOST_STEPS = 4000,
  MOST_TABS = 60,
  STRIP = 12,   /* where a card in a fan is seen for sure */
  A_BLUFF = 5,  /* one vote in so many says so */
  BOARDING = 3, /* one turn in so many that could begin with it does */
  DISCARD = 7   /* one play in so many is only a discard */
};

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
  static const char *const names[UI_SEATS] = { NULL, "Bea", "Cleo" };
  static const char *const colours[UI_SEATS] = { "blue", "red", "green" };
  BluffSaves *saves = ui_player_get_saves (driver);
  BluffSavesSeat seats[UI_SEATS];
  BluffSavedGame *game;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < UI_SEATS; i++)
    seats[i] = (BluffSavesSeat){ .kind = i < people ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = names[i],
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
  ui_driver_click (driver, ui_driver_find (driver, row, GTK_TYPE_BUTTON, "Carry on"));
  ui_driver_wait_for_page (driver, BLUFF_TYPE_TABLE_PAGE);
}

static const UiGame *get_game (UiPlayer *self);

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
  g_clear_object (&self->game);
  g_clear_object (&self->crew);
  g_free (self);
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

/* --- Who may see what ----------------------------------------------------------------------------------------------
 */

/* Whether an event leaves the moment of the raiser private: cards come to their hand, or others vote or decide
 * meanwhile, in secret. */
static gboolean
is_own (UiPlayer *self, const BluffEvent *event)
{
  gboolean own = event->seat == self->raiser;

  if (event->kind == BLUFF_EVENT_VOTE || event->kind == BLUFF_EVENT_DECIDE)
    return !own;

  return event->kind == BLUFF_EVENT_RESHUFFLE ||
         (own &&
          (event->kind == BLUFF_EVENT_DRAW || event->kind == BLUFF_EVENT_BOARD || event->kind == BLUFF_EVENT_PEEK));
}

/* Who looks now: the only person; or whoever raised the curtain and has done nothing in public since. */
static BluffSeat
find_looker (UiPlayer *self)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffSeats people = bluff_match_get_people (match);
  guint n = bluff_match_get_n_told (match);
  BluffTold told;

  if (bluff_seats_count (people) == 1)
    return bluff_seats_first (people);
  if (self->raiser == BLUFF_NO_SEAT)
    return BLUFF_ONLOOKER;

  for (guint number = self->raised_at + 1; number <= n; number++)
    if (bluff_match_tell (match, number, BLUFF_ONLOOKER, &told) && !is_own (self, &told.event))
      return BLUFF_ONLOOKER;

  return self->raiser;
}

/* What lies open, or lay open after one of the last events: the screen may still be showing those. */
static BluffCards
find_open (UiPlayer *self)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  guint n = bluff_match_get_n_told (match);
  BluffCards open = BLUFF_CARDS_NONE;
  BluffView view;
  BluffTold told;

  while (self->open->len < n)
    {
      guint number = self->open->len + 1;
      BluffCards seen;

      g_assert_true (bluff_match_view_after (match, number, BLUFF_ONLOOKER, &view));
      g_assert_true (bluff_match_tell (match, number, BLUFF_ONLOOKER, &told));
      seen = bluff_cards_or (view.pirate.discards, view.pirate.up);
      if (told.event.kind == BLUFF_EVENT_REVEAL)
        seen = bluff_cards_or (seen, bluff_cards_or (told.event.reveal.up, told.event.reveal.down));
      g_array_append_val (self->open, seen);
    }
  for (guint i = n > 10 ? n - 10 : 0; i < n; i++)
    open = bluff_cards_or (open, g_array_index (self->open, BluffCards, i));

  return open;
}

/* How many cards of each drawing there are among CARDS. */
static guint
count_kind (BluffCards cards, guint kind)
{
  guint n = 0;

  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_pop (&cards);

      n += bluff_pirate_card_suit (card) * 2u + bluff_pirate_card_is_pirate (card) == kind;
    }

  return n;
}

/* "card-hat-pirate" and "known-hat-pirate-rtl" are the same kind. */
static guint
kind_of_art (const char *art)
{
  for (guint suit = 0; suit < BLUFF_N_SUITS; suit++)
    {
      g_autofree char *name = g_strconcat ("-", bluff_suit_name ((BluffSuit) suit), NULL);

      if (strstr (art, name) != NULL)
        return suit * 2 + (strstr (art, "-pirate") != NULL);
    }

  g_error ("No card is drawn as %s", art);
}

typedef struct
{
  BluffSeat looker;
  BluffCards open, hand;
  guint own[BLUFF_N_SUITS * 2]; /* cards of each kind that are shown as the own */
} Sight;

static void
check_card (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  Sight *sight = data;
  BluffCardSide side;
  gboolean own;
  guint kind;

  if (!BLUFF_IS_CARD (widget))
    return;
  side = bluff_card_get_side (BLUFF_CARD (widget));
  if (side != BLUFF_CARD_FACE && side != BLUFF_CARD_KNOWN)
    return;

  kind = kind_of_art (bluff_card_get_art (BLUFF_CARD (widget)));
  own = side == BLUFF_CARD_KNOWN || gtk_widget_get_ancestor (widget, BLUFF_TYPE_PIRATE_HAND) != NULL;
  self->checked++;
  if (own && gtk_widget_get_ancestor (widget, BLUFF_TYPE_PIRATE_HAND) != NULL)
    sight->own[kind]++;
  if (count_kind (sight->hand, kind) == 0 && (own || count_kind (sight->open, kind) == 0))
    g_error ("%s is seen by seat %u; seat %u raised the curtain after event %u of %u",
             bluff_card_get_art (BLUFF_CARD (widget)), sight->looker, self->raiser, self->raised_at,
             bluff_match_get_n_told (bluff_saved_game_get_match (self->game)));
}

static void
check_pirate (UiPlayer *self, BluffSeat looker)
{
  Sight sight = { .looker = looker, .open = find_open (self) };
  BluffView view;

  bluff_match_view (bluff_saved_game_get_match (self->game), looker, &view);
  sight.hand = bluff_cards_or (view.pirate.hand, view.pirate.down);
  ui_player_visit_all (self, check_card, &sight);
  for (guint kind = 0; kind < G_N_ELEMENTS (sight.own); kind++)
    g_assert_cmpuint (sight.own[kind], <=, count_kind (sight.hand, kind));
}

/* --- The log -------------------------------------------------------------------------------------------------------
 */

static void
check_line (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  GHashTable *allowed = data;

  (void) self;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, BLUFF_TYPE_LOG) != NULL &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL &&
      !g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Round ") &&
      !g_hash_table_contains (allowed, gtk_label_get_text (GTK_LABEL (widget))))
    g_error ("The log says: %s", gtk_label_get_text (GTK_LABEL (widget)));
}

/* Every line is what the one who looks was told. */
static void
check_log (UiPlayer *self, BluffSeat looker)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffCast cast = bluff_crew_get_cast (self->crew, looker);
  g_autoptr (GHashTable) allowed = NULL;
  BluffTold told;

  if (ui_player_find_type (self, BLUFF_TYPE_LOG) == NULL)
    return;

  allowed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (allowed, g_strdup (""));
  for (guint number = 1; bluff_match_tell (match, number, looker, &told); number++)
    g_hash_table_add (allowed, bluff_words_event (&cast, &told));
  ui_player_visit_all (self, check_line, allowed);
}

/* --- The curtain ---------------------------------------------------------------------------------------------------
 */

static void
check_nothing (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  (void) self;
  (void) data;
  if (BLUFF_IS_CARD (widget) || BLUFF_IS_TABLETOP (widget) || BLUFF_IS_LOG (widget) || GTK_IS_POPOVER (widget))
    g_error ("%s is seen while the curtain is down", G_OBJECT_TYPE_NAME (widget));
}

/* The curtain stays visible while it goes up; down is down. */
GtkWidget *
ui_player_find_curtain (UiPlayer *self)
{
  GtkWidget *curtain = ui_player_find_type (self, BLUFF_TYPE_CURTAIN);

  return curtain != NULL && ui_player_find_type (self, BLUFF_TYPE_TABLETOP) == NULL ? curtain : NULL;
}

/* Whoever can be read on the curtain's button: "I am Ada: raise the sail". */
static void
note_raiser (UiPlayer *self, GtkWidget *curtain)
{
  BluffMatch *match;

  if (self->game == NULL)
    return;

  match = bluff_saved_game_get_match (self->game);
  self->raiser = BLUFF_NO_SEAT;
  self->raised_at = bluff_match_get_n_told (match);
  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    {
      BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_NO_SEAT);
      g_autofree char *name = bluff_cast_name (&cast, seat);
      g_autofree char *says = g_strdup_printf ("I am %s: raise the sail", name);

      if (ui_driver_find (self->driver, curtain, GTK_TYPE_BUTTON, says) != NULL)
        self->raiser = seat;
    }
}

/* --- What there is to do -------------------------------------------------------------------------------------------
 */

static UiChoice
choose_on_board_sheet (UiPlayer *self, GtkWidget *sheet)
{
  return ui_driver_find (self->driver, sheet, BLUFF_TYPE_CARD, NULL) != NULL ? UI_CHOICE_CARDS : UI_CHOICE_SHIP;
}

static UiChoice
look_at_pirate (UiPlayer *self)
{
  GtkWidget *sheet;

  if (ui_player_find_action (self, "table.lift") != NULL)
    return UI_CHOICE_LIFT;
  if ((sheet = ui_player_find_type (self, BLUFF_TYPE_PIRATE_VOTE_SHEET)) != NULL)
    return ui_driver_find (self->driver, sheet, GTK_TYPE_TOGGLE_BUTTON, NULL) != NULL ? UI_CHOICE_VOTE
                                                                                      : UI_CHOICE_NOTHING;
  if ((sheet = ui_player_find_type (self, BLUFF_TYPE_PIRATE_BOARD_SHEET)) != NULL)
    return choose_on_board_sheet (self, sheet);
  if (ui_player_find_action (self, "table.draw") != NULL)
    return UI_CHOICE_TURN;
  /* The buttons are there as long as a set can be composed; one that lies on the table has cards too. */
  if (ui_player_find_type (self, BLUFF_TYPE_PIRATE_RAIL) != NULL &&
      ui_driver_find (self->driver, ui_player_find_type (self, BLUFF_TYPE_PIRATE_RAIL), BLUFF_TYPE_PILL_ROW, NULL) !=
          NULL &&
      ui_driver_find (self->driver, ui_player_find_type (self, BLUFF_TYPE_PIRATE_TRAY), BLUFF_TYPE_CARD, NULL) !=
          NULL &&
      ui_player_find_type (self, BLUFF_TYPE_PIRATE_HAND) != NULL &&
      ui_player_find_type (self, BLUFF_TYPE_PIRATE_LIFT_SHEET) == NULL)
    return UI_CHOICE_PLAY;
  if (ui_player_find_action (self, "table.end-turn") != NULL)
    return UI_CHOICE_PASS;

  return UI_CHOICE_NOTHING;
}

static UiChoice
look (UiPlayer *self)
{
  if (ui_player_find_curtain (self) != NULL)
    return UI_CHOICE_CURTAIN;
  if (ui_player_find_type (self, BLUFF_TYPE_END_SHEET) != NULL)
    return UI_CHOICE_END;
  if (ui_player_find_action (self, "game.continue") != NULL)
    return UI_CHOICE_CONTINUE;

  return get_game (self)->look (self);
}

static gboolean
has_choice (gpointer data)
{
  UiPlayer *self = data;

  return ui_driver_get_window (self->driver) != NULL && look (self) != UI_CHOICE_NOTHING;
}

static void
check (UiPlayer *self, UiChoice choice)
{
  BluffSeat looker;

  if (choice == UI_CHOICE_CURTAIN)
    ui_player_visit_all (self, check_nothing, NULL);
  if (self->game == NULL || choice == UI_CHOICE_CURTAIN || choice == UI_CHOICE_END)
    return;

  looker = find_looker (self);
  get_game (self)->check (self, looker);
  check_log (self, looker);
}

UiChoice
ui_player_wait (UiPlayer *self)
{
  UiChoice choice;

  do
    {
      ui_driver_wait (self->driver, has_choice, self, "something to do at the table");
      ui_driver_settle (self->driver);
      choice = look (self);
    }
  while (choice == UI_CHOICE_NOTHING);

  check (self, choice);
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

static void
click_card (UiPlayer *self, GType within)
{
  GtkWidget *card = ui_player_find_card (self, within);

  if (card != NULL)
    ui_driver_click_start (self->driver, card, STRIP);
}

/* With few cards nothing can be discarded: the turn can be ended instead. */
static gboolean
may_pass (UiPlayer *self)
{
  return ui_player_find_action (self, "table.end-turn") != NULL;
}

static void
click_play (UiPlayer *self)
{
  guint size = !may_pass (self) && ui_player_one_in (self, DISCARD) ? 1 : 5;

  for (guint i = 0; i < size; i++)
    click_card (self, BLUFF_TYPE_PIRATE_HAND);
  if (size > 1)
    click_card (self, BLUFF_TYPE_PIRATE_TRAY);
  if (ui_player_find_action (self, "table.lay") != NULL)
    {
      ui_player_click_action (self, "table.lay");
      return;
    }

  if (may_pass (self))
    {
      ui_player_click_action (self, "table.end-turn");
      return;
    }
  if (ui_player_find_action (self, "table.discard") == NULL)
    {
      ui_player_click_action (self, "table.take-back");
      click_card (self, BLUFF_TYPE_PIRATE_HAND);
    }
  ui_player_click_action (self, "table.discard");
}

static void
click_sheet_button (UiPlayer *self, GType sheet, const char *text)
{
  GtkWidget *button = ui_driver_find (self->driver, ui_player_find_type (self, sheet), GTK_TYPE_BUTTON, text);

  g_assert_nonnull (button);
  ui_driver_click (self->driver, button);
}

static void
click_vote (UiPlayer *self)
{
  click_sheet_button (self, BLUFF_TYPE_PIRATE_VOTE_SHEET, ui_player_one_in (self, A_BLUFF) ? "Bluff" : "No bluff");
  click_sheet_button (self, BLUFF_TYPE_PIRATE_VOTE_SHEET, "Put it under the cup");
}

static void
click_taken (UiPlayer *self)
{
  GtkWidget *sheet = ui_player_find_type (self, BLUFF_TYPE_PIRATE_BOARD_SHEET);
  GtkWidget *card;
  guint n = 0;

  while (ui_driver_find (self->driver, sheet, GTK_TYPE_BUTTON, "Take 3 cards") == NULL && n++ < 3 &&
         (card = ui_player_find_card (self, BLUFF_TYPE_PIRATE_BOARD_SHEET)) != NULL)
    ui_driver_click (self->driver, card);
  click_sheet_button (self, BLUFF_TYPE_PIRATE_BOARD_SHEET, n >= 3 ? "Take 3 cards" : NULL);
}

static void
click_pirate (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_TURN:
      ui_player_click_action (self, ui_player_find_action (self, "table.choose-ship") != NULL &&
                                            ui_player_one_in (self, BOARDING)
                                        ? "table.choose-ship"
                                        : "table.draw");
      break;
    case UI_CHOICE_SHIP:
      click_sheet_button (self, BLUFF_TYPE_PIRATE_BOARD_SHEET, NULL);
      break;
    case UI_CHOICE_CARDS:
      click_taken (self);
      break;
    case UI_CHOICE_PLAY:
      click_play (self);
      break;
    case UI_CHOICE_PASS:
      ui_player_click_action (self, "table.end-turn");
      break;
    case UI_CHOICE_VOTE:
      click_vote (self);
      break;
    case UI_CHOICE_LIFT:
      ui_player_click_action (self, "table.lift");
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- By keyboard ---------------------------------------------------------------------------------------------------
 */

void
ui_player_press (UiPlayer *self, const char *key)
{
  ui_driver_press (self->driver, key, 0);
}

/* Whether the focus is on or in something of this type. */
static gboolean
focus_is_in (UiPlayer *self, GType type)
{
  GtkWidget *focus = ui_driver_get_focus (self->driver);

  return focus != NULL && (G_TYPE_CHECK_INSTANCE_TYPE (focus, type) || gtk_widget_get_ancestor (focus, type) != NULL);
}

void
ui_player_tab_to (UiPlayer *self, GType type, GType inner)
{
  for (guint i = 0; i < MOST_TABS; i++)
    {
      if (focus_is_in (self, type) && (inner == G_TYPE_NONE || focus_is_in (self, inner)))
        return;
      ui_player_press (self, "Tab");
    }

  g_error ("Tab does not come to a %s", g_type_name (type));
}

/* Arrows follow the eye. */
static const char *
find_key_of_next (UiPlayer *self)
{
  GtkWidget *window = GTK_WIDGET (ui_driver_get_window (self->driver));

  return gtk_widget_get_direction (window) == GTK_TEXT_DIR_RTL ? "Left" : "Right";
}

static void
key_play (UiPlayer *self)
{
  gboolean discard = !may_pass (self) && ui_player_one_in (self, DISCARD);
  guint size = discard ? 1 : 4;

  ui_player_tab_to (self, BLUFF_TYPE_PIRATE_HAND, BLUFF_TYPE_CARD);
  ui_player_press (self, "Home");
  for (guint i = 0; i < size; i++)
    {
      ui_player_press (self, i % 2 == 0 ? "space" : "Return");
      ui_player_press (self, find_key_of_next (self));
    }
  if (!discard)
    {
      ui_player_tab_to (self, BLUFF_TYPE_PIRATE_TRAY, BLUFF_TYPE_CARD);
      ui_player_press (self, "space");
      if (ui_player_find_action (self, "table.lay") != NULL)
        {
          ui_player_press (self, "l");
          return;
        }
      if (may_pass (self))
        {
          ui_player_press (self, "e");
          return;
        }
      ui_player_press (self, "Escape");
      ui_player_tab_to (self, BLUFF_TYPE_PIRATE_HAND, BLUFF_TYPE_CARD);
      ui_player_press (self, "space");
    }
  ui_player_press (self, "x");
}

static void
key_taken (UiPlayer *self)
{
  GtkWidget *sheet = ui_player_find_type (self, BLUFF_TYPE_PIRATE_BOARD_SHEET);

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *card = ui_player_find_card (self, BLUFF_TYPE_PIRATE_BOARD_SHEET);

      if (card == NULL)
        break;
      do
        ui_player_press (self, "Tab");
      while (!focus_is_in (self, BLUFF_TYPE_CARD) ||
             bluff_card_get_chosen (BLUFF_CARD (ui_driver_get_focus (self->driver))));
      ui_player_press (self, "space");
    }
  while (ui_driver_get_focus (self->driver) != ui_driver_find (self->driver, sheet, GTK_TYPE_BUTTON, "Take 3 cards"))
    ui_player_press (self, "Tab");
  ui_player_press (self, "Return");
}

static void
key_lift (UiPlayer *self)
{
  GVariant *seat = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (ui_player_find_action (self, "table.lift")));
  g_autofree char *key = g_strdup_printf ("%u", g_variant_get_uint32 (seat) + 1);

  ui_player_press (self, key);
}

static void
press_pirate (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_TURN:
      ui_player_press (self, ui_player_find_action (self, "table.choose-ship") != NULL ? "o" : "d");
      break;
    case UI_CHOICE_SHIP:
      ui_player_tab_to (self, BLUFF_TYPE_PIRATE_BOARD_SHEET, GTK_TYPE_BUTTON);
      ui_player_press (self, "Return");
      break;
    case UI_CHOICE_CARDS:
      key_taken (self);
      break;
    case UI_CHOICE_PLAY:
      key_play (self);
      break;
    case UI_CHOICE_PASS:
      ui_player_press (self, "e");
      break;
    case UI_CHOICE_VOTE:
      ui_player_press (self, ui_player_one_in (self, A_BLUFF) ? "b" : "n");
      ui_player_press (self, "Return");
      break;
    case UI_CHOICE_LIFT:
      key_lift (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- A game --------------------------------------------------------------------------------------------------------
 */

static const UiGame pirate = { look_at_pirate, check_pirate, click_pirate, press_pirate };

/* What lies on the table tells which game it is. */
static const UiGame *
get_game (UiPlayer *self)
{
  if (ui_player_find_type (self, BLUFF_TYPE_BLUFFANEER_TABLE) != NULL)
    return &ui_game_bluffaneer;

  return ui_player_find_type (self, BLUFF_TYPE_BLUFFER_TABLE) != NULL ? &ui_game_bluffer : &pirate;
}

/* What is the same in all games. */
static gboolean
do_common (UiPlayer *self, UiChoice choice)
{
  if (choice != UI_CHOICE_CURTAIN && choice != UI_CHOICE_CONTINUE)
    return FALSE;

  if (self->keys)
    ui_player_press (self, "Return");
  else if (choice == UI_CHOICE_CONTINUE)
    ui_player_click_action (self, "game.continue");
  else
    ui_driver_click (self->driver, ui_driver_find (self->driver, ui_player_find_curtain (self), GTK_TYPE_BUTTON, NULL));
  return TRUE;
}

void
ui_player_do (UiPlayer *self, UiChoice choice)
{
  self->counts[choice]++;
  if (choice == UI_CHOICE_CURTAIN)
    note_raiser (self, ui_player_find_curtain (self));
  if (do_common (self, choice))
    return;

  if (self->keys)
    get_game (self)->press (self, choice);
  else
    get_game (self)->click (self, choice);
}

void
ui_player_play_until (UiPlayer *self, UiChoice wanted)
{
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      UiChoice choice = ui_player_wait (self);

      g_debug ("%u: %u", step, choice);
      if (choice == wanted || choice == UI_CHOICE_END)
        return;
      ui_player_do (self, choice);
    }

  g_error ("The game does not end");
}
