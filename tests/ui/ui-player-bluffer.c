/* ui-player-bluffer.c: plays Bluffer as a person at the screen would.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-bluffer-hand.h"
#include "bluff-bluffer-seat-sheet.h"
#include "bluff-bluffer-seat.h"
#include "bluff-card-looks.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  A_CALL = 3, /* one claim in so many is called */
  A_PEEK = 2, /* one turn in so many begins with a look */
  A_DRAW = 4, /* one turn in so many that may draw does */
  STRIP = 12, /* where a card in a row is seen for sure */
  RECENT = 10 /* events that the screen may still be showing */
};

/* --- Who may see what ----------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffSeat looker;
  BluffBlufferView views[RECENT]; /* the looker's, the last first */
  guint n;
} Sight;

/* "bluffer-star-knows-circle" */
static void
read_art (const char *art, BluffShape *up, BluffShape *down)
{
  g_auto (GStrv) parts = g_strsplit (art, "-", -1);

  g_assert_true (bluff_shape_from_name (parts[1], up));
  *down = BLUFF_SHAPE_UNKNOWN;
  if (g_strv_length (parts) > 3)
    g_assert_true (bluff_shape_from_name (parts[3], down));
}

/* Whether one of the viewer's last views shows a card in SLOT in this way. */
static gboolean
may_lie_so (const Sight *sight, guint slot, BluffShape up, BluffShape down)
{
  for (guint i = 0; i < sight->n; i++)
    {
      const BluffBlufferView *view = &sight->views[i];

      if (view->up[slot] == up && (down == BLUFF_SHAPE_UNKNOWN || bluff_bluffer_view_shown_side (view, slot) == down))
        return TRUE;
      /* The moment of a peek. */
      if (view->peeked == slot && view->head.turn == sight->looker && view->down[slot] == up &&
          down == BLUFF_SHAPE_UNKNOWN)
        return TRUE;
    }

  return FALSE;
}

static void
check_row (UiPlayer *self, BluffBlufferRow *row, const Sight *sight)
{
  for (guint i = 0; i < bluff_bluffer_row_get_size (row); i++)
    {
      guint slot = bluff_bluffer_row_get_slot (row, i);
      const char *art = bluff_card_get_art (bluff_bluffer_row_get_card (row, slot));
      BluffShape up, down;

      read_art (art, &up, &down);
      self->checked++;
      if (!may_lie_so (sight, slot, up, down))
        g_error ("%s is seen by seat %u in slot %u; seat %u raised the curtain after event %u", art, sight->looker,
                 slot, self->raiser, self->raised_at);
    }
}

/* A folded corner elsewhere, on the pile or a sheet. */
static void
check_known (UiPlayer *self, BluffCard *card, const Sight *sight)
{
  BluffShape up, down;

  read_art (bluff_card_get_art (card), &up, &down);
  self->checked++;
  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if (may_lie_so (sight, slot, up, down))
      return;

  g_error ("%s is seen by seat %u", bluff_card_get_art (card), sight->looker);
}

static void
check_widget (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  if (BLUFF_IS_BLUFFER_ROW (widget))
    check_row (self, BLUFF_BLUFFER_ROW (widget), data);
  else if (BLUFF_IS_CARD (widget) && bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_KNOWN)
    check_known (self, BLUFF_CARD (widget), data);
}

static void
check (UiPlayer *self, BluffSeat looker)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  guint n = bluff_match_get_n_told (match);
  Sight sight = { .looker = looker };
  BluffView view;

  for (; sight.n < RECENT && sight.n < n; sight.n++)
    {
      g_assert_true (bluff_match_view_after (match, n - sight.n, looker, &view));
      sight.views[sight.n] = view.bluffer;
    }
  ui_player_visit_all (self, check_widget, &sight);
}

/* --- What there is to do -------------------------------------------------------------------------------------------
 */

static UiChoice
look (UiPlayer *self)
{
  if (ui_player_find_shouts (self) != NULL)
    return UI_CHOICE_SHOUT;
  if (ui_player_find_card (self, BLUFF_TYPE_BLUFFER_SEAT) != NULL ||
      ui_player_find_card (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET) != NULL)
    return UI_CHOICE_TAKE;
  if (ui_player_find_card (self, BLUFF_TYPE_BLUFFER_HAND) == NULL)
    return UI_CHOICE_NOTHING;

  return ui_player_find_action (self, "table.draw") != NULL ? UI_CHOICE_TURN : UI_CHOICE_GIVE;
}

/* --- By mouse ------------------------------------------------------------------------------------------------------
 */

static gboolean
is_roomy (UiPlayer *self)
{
  GtkWidget *hand = ui_player_find_type (self, BLUFF_TYPE_BLUFFER_HAND);

  return hand != NULL && bluff_bluffer_hand_is_roomy (BLUFF_BLUFFER_HAND_WIDGET (hand));
}

/* Cards that match are raised; then no other one can be played. */
static gboolean
is_playable (UiPlayer *self, GtkWidget *card)
{
  GtkWidget *hand = ui_player_find_type (self, BLUFF_TYPE_BLUFFER_HAND);
  BluffBlufferRow *row = bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (hand));
  gboolean raised = FALSE;

  for (guint i = 0; i < bluff_bluffer_row_get_size (row); i++)
    {
      BluffCard *other = bluff_bluffer_row_get_card (row, bluff_bluffer_row_get_slot (row, i));

      raised = raised || (bluff_card_get_raised (other) > 0 && !bluff_card_get_chosen (other));
    }

  return !raised || bluff_card_get_raised (BLUFF_CARD (card)) > 0;
}

static GtkWidget *
find_playable (UiPlayer *self)
{
  GtkWidget *card;

  do
    card = ui_player_find_card (self, BLUFF_TYPE_BLUFFER_HAND);
  while (!is_playable (self, card));

  return card;
}

static void
click_card (UiPlayer *self)
{
  GtkWidget *card = find_playable (self);
  gboolean roomy = is_roomy (self);

  ui_driver_click_start (self->driver, card, STRIP);
  if (roomy)
    return;

  ui_driver_settle (self->driver);
  ui_player_click_action (self, "table.play-chosen");
}

/* The button beside the question; the draw pile does the same. */
static gboolean
may_draw (UiPlayer *self)
{
  return ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, _ (TEXT_DRAW_1_CARD)) != NULL ||
         ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON, C_ ("end the turn", TEXT_PASS)) != NULL;
}

static void
click_turn (UiPlayer *self)
{
  if (is_roomy (self) && ui_player_find_action (self, "table.peek") != NULL && ui_player_one_in (self, A_PEEK))
    ui_player_click_action (self, "table.peek");
  else if (may_draw (self) && ui_player_one_in (self, A_DRAW))
    ui_player_click_action (self, "table.draw");
  else if (is_roomy (self) && ui_player_find_action (self, "table.play") != NULL && ui_player_one_in (self, 2))
    ui_player_click_action (self, "table.play");
  else
    click_card (self);
}

static void
click_take (UiPlayer *self)
{
  GtkWidget *card = ui_player_find_card (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET);

  if (card == NULL)
    card = ui_player_find_card (self, BLUFF_TYPE_BLUFFER_SEAT);
  ui_driver_click_start (self->driver, card, 8);
}

static void
click (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_TURN:
      click_turn (self);
      break;
    case UI_CHOICE_SHOUT:
      ui_player_click_shout (self, ui_player_one_in (self, A_CALL), TEXT_BLUFF_CALL);
      break;
    case UI_CHOICE_TAKE:
      click_take (self);
      break;
    case UI_CHOICE_GIVE:
      click_card (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- By keyboard ---------------------------------------------------------------------------------------------------
 */

/* Goes from card to card until one can be played. */
static void
focus_playable (UiPlayer *self)
{
  ui_player_tab_to (self, BLUFF_TYPE_BLUFFER_HAND, BLUFF_TYPE_CARD);
  ui_player_press (self, "Home");
  for (guint i = 0; i < BLUFF_BLUFFER_CARDS && !is_playable (self, ui_driver_get_focus (self->driver)); i++)
    ui_player_press (self, ui_player_get_key_of_next (self));
}

static void
press_card (UiPlayer *self)
{
  gboolean roomy = is_roomy (self);

  focus_playable (self);
  ui_player_press (self, ui_player_one_in (self, 2) ? "space" : "Return");
  if (roomy)
    return;

  ui_driver_settle (self->driver);
  ui_player_click_action (self, "table.play-chosen");
}

/* The first unseen card, by its letter. */
static void
press_peek (UiPlayer *self)
{
  GtkWidget *pill = ui_player_find_action (self, "table.peek");
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (pill));
  GtkWidget *hand = ui_player_find_type (self, BLUFF_TYPE_BLUFFER_HAND);
  BluffBlufferRow *row = bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (hand));
  GtkWidget *card = GTK_WIDGET (bluff_bluffer_row_get_card (row, g_variant_get_uint32 (target)));

  ui_player_tab_to (self, BLUFF_TYPE_BLUFFER_HAND, BLUFF_TYPE_CARD);
  ui_player_press (self, "Home");
  for (guint i = 0; i < BLUFF_BLUFFER_CARDS && ui_driver_get_focus (self->driver) != card; i++)
    ui_player_press (self, ui_player_get_key_of_next (self));
  g_assert_true (ui_driver_get_focus (self->driver) == card);
  ui_player_press_letter (self, BLUFF_LETTER_PEEK);
}

static void
press_turn (UiPlayer *self)
{
  if (ui_player_find_action (self, "table.peek") != NULL && ui_player_one_in (self, A_PEEK))
    press_peek (self);
  else if (may_draw (self) && ui_player_one_in (self, A_DRAW))
    ui_player_press_letter (self, BLUFF_LETTER_DRAW);
  else
    press_card (self);
}

static gboolean
is_takeable (GtkWidget *widget)
{
  return widget != NULL && BLUFF_IS_CARD (widget) &&
         gtk_widget_get_ancestor (widget, BLUFF_TYPE_BLUFFER_SEAT) != NULL &&
         bluff_card_get_enabled (BLUFF_CARD (widget));
}

static void
press_take (UiPlayer *self)
{
  if (ui_player_find_type (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET) != NULL)
    {
      ui_player_tab_to (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET, BLUFF_TYPE_CARD);
      ui_player_press (self, "space");
      return;
    }

  while (!is_takeable (ui_driver_get_focus (self->driver)))
    ui_player_press (self, "Tab");
  ui_player_press (self, "space");
}

static void
press (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_TURN:
      press_turn (self);
      break;
    case UI_CHOICE_SHOUT:
      ui_player_press_shout (self, ui_player_one_in (self, A_CALL), BLUFF_LETTER_BLUFF);
      break;
    case UI_CHOICE_TAKE:
      press_take (self);
      break;
    case UI_CHOICE_GIVE:
      press_card (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

const UiGame ui_game_bluffer = { look, check, click, press };
