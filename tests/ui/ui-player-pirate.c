/* ui-player-pirate.c: plays Bluff Pirate as a person at the screen would.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-card.h"
#include "bluff-pill-row.h"
#include "bluff-pirate-board-sheet.h"
#include "bluff-pirate-hand.h"
#include "bluff-pirate-lift-sheet.h"
#include "bluff-pirate-rail.h"
#include "bluff-pirate-tray.h"
#include "bluff-pirate-vote-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  STRIP = 12,   /* where a card in a fan is seen for sure */
  A_BLUFF = 5,  /* one vote in so many says so */
  BOARDING = 3, /* one turn in so many that could begin with it does */
  DISCARD = 7   /* one play in so many is only a discard */
};

/* --- Who may see what ----------------------------------------------------------------------------------------------
 */

/* The cards that everybody sees, or saw after one of the last events: the screen may still be showing those. */

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
  guint own[BLUFF_N_SUITS * 2]; /* cards of each kind that are shown as the player's */
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

/* --- By mouse ------------------------------------------------------------------------------------------------------
 */

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
  click_sheet_button (self, BLUFF_TYPE_PIRATE_VOTE_SHEET,
                      ui_player_one_in (self, A_BLUFF) ? TEXT_BLUFF : TEXT_NO_BLUFF);
  click_sheet_button (self, BLUFF_TYPE_PIRATE_VOTE_SHEET, TEXT_PUT_UNDER_CUP);
}

/* The button that takes what was picked, once that is enough (P20: all, if there are fewer than three); or NULL. */
static GtkWidget *
find_take (UiPlayer *self)
{
  GtkWidget *sheet = ui_player_find_type (self, BLUFF_TYPE_PIRATE_BOARD_SHEET);
  GtkWidget *button = NULL;

  for (guint n = BLUFF_PIRATE_TAKEN; n > 0 && button == NULL; n--)
    {
      g_autofree char *words = g_strdup_printf (ngettext (TEXT_TAKE_1_CARD_FORMAT, TEXT_TAKE_CARDS_FORMAT, n), (int) n);

      button = ui_driver_find (self->driver, sheet, GTK_TYPE_BUTTON, words);
    }

  return button;
}

static void
click_taken (UiPlayer *self)
{
  GtkWidget *card;

  while (find_take (self) == NULL && (card = ui_player_find_card (self, BLUFF_TYPE_PIRATE_BOARD_SHEET)) != NULL)
    ui_driver_click (self->driver, card);
  g_assert_nonnull (find_take (self));
  ui_driver_click (self->driver, find_take (self));
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
      ui_player_press (self, ui_player_get_key_of_next (self));
    }
  if (!discard)
    {
      ui_player_tab_to (self, BLUFF_TYPE_PIRATE_TRAY, BLUFF_TYPE_CARD);
      ui_player_press (self, "space");
      if (ui_player_find_action (self, "table.lay") != NULL)
        {
          ui_player_press_letter (self, BLUFF_LETTER_LAY);
          return;
        }
      if (may_pass (self))
        {
          ui_player_press_letter (self, BLUFF_LETTER_END_TURN);
          return;
        }
      ui_player_press (self, "Escape");
      ui_player_tab_to (self, BLUFF_TYPE_PIRATE_HAND, BLUFF_TYPE_CARD);
      ui_player_press (self, "space");
    }
  ui_player_press_letter (self, BLUFF_LETTER_DISCARD);
}

static void
key_taken (UiPlayer *self)
{
  while (find_take (self) == NULL)
    {
      do
        ui_player_press (self, "Tab");
      while (!ui_player_focus_is_in (self, BLUFF_TYPE_CARD) ||
             bluff_card_get_chosen (BLUFF_CARD (ui_driver_get_focus (self->driver))));
      ui_player_press (self, "space");
    }
  while (ui_driver_get_focus (self->driver) != find_take (self))
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
      ui_player_press_letter (self, ui_player_find_action (self, "table.choose-ship") != NULL ? BLUFF_LETTER_BOARD
                                                                                              : BLUFF_LETTER_DRAW);
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
      ui_player_press_letter (self, BLUFF_LETTER_END_TURN);
      break;
    case UI_CHOICE_VOTE:
      ui_player_press_letter (self, ui_player_one_in (self, A_BLUFF) ? BLUFF_LETTER_BLUFF : BLUFF_LETTER_NO_BLUFF);
      ui_player_press (self, "Return");
      break;
    case UI_CHOICE_LIFT:
      key_lift (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

const UiGame ui_game_pirate = { look_at_pirate, check_pirate, click_pirate, press_pirate };
