/* ui-player-bluffaneer.c: plays Bluffaneer as a person at the screen would.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-player-private.h"

#include "texts.h"

#include "bluff-bluffaneer-mat.h"
#include "bluff-bluffaneer-reveal-sheet.h"
#include "bluff-bluffaneer-table.h"
#include "bluff-card.h"
#include "bluff-seat-badge.h"

enum
{
  A_CLAIM = 2, /* one roll in so many is claimed */
  A_CALL = 2,  /* one claim in so many is called */
  RECENT = 12  /* events that the screen may still be showing */
};

/* --- Who may see what ----------------------------------------------------------------------------------------------
 */

typedef struct
{
  BluffSeat looker;
  BluffPairs own;      /* what the looker holds; while news are shown, also what they held before */
  BluffPairs revealed; /* by one of the last events */
  guint n_own;         /* cards that show it */
} Sight;

static BluffPairs
bit_of (guint pair)
{
  return pair < BLUFF_N_PAIRS ? (BluffPairs) (1u << pair) : 0;
}

/* "bluffaneer-swords-ship" */
static guint
pair_of_art (const char *art)
{
  for (guint pair = 0; pair < BLUFF_N_PAIRS; pair++)
    {
      BluffIcon a, b;
      g_autofree char *name = NULL;

      bluff_pair_icons ((BluffPair) pair, &a, &b);
      name = g_strdup_printf ("bluffaneer-%s-%s", bluff_icon_name (a), bluff_icon_name (b));
      if (g_str_equal (art, name))
        return pair;
    }

  return BLUFF_PAIR_NONE;
}

/* A card that shows its face is the looker's own, or is being revealed. */
static void
check_widget (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  Sight *sight = data;
  gboolean revealing;
  const char *art;
  guint pair;

  if (!BLUFF_IS_CARD (widget))
    return;

  art = bluff_card_get_art (BLUFF_CARD (widget));
  pair = art != NULL ? pair_of_art (art) : BLUFF_PAIR_NONE;
  revealing = gtk_widget_get_ancestor (widget, BLUFF_TYPE_BLUFFANEER_REVEAL_SHEET) != NULL;
  self->checked++;
  if (pair == BLUFF_PAIR_NONE)
    return;

  sight->n_own += !revealing;
  if (((revealing ? sight->revealed : sight->own) & bit_of (pair)) == 0)
    g_error ("%s is seen by seat %u; seat %u raised the curtain after event %u of %u", art, sight->looker, self->raiser,
             self->raised_at, bluff_match_get_n_told (bluff_saved_game_get_match (self->game)));
}

/* What the dice show is what was rolled, and no coin is lost (N3). */
static void
check_table (UiPlayer *self)
{
  GtkWidget *table = ui_player_find_type (self, BLUFF_TYPE_BLUFFANEER_TABLE);
  GtkWidget *mat = ui_player_find_type (self, BLUFF_TYPE_BLUFFANEER_MAT);
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffTold told;

  if (table == NULL || mat == NULL || bluff_match_get_n_told (match) == 0)
    return;

  g_assert_cmpuint (bluff_bluffaneer_table_count_coins (BLUFF_BLUFFANEER_TABLE (table)), ==, BLUFF_BLUFFANEER_COINS);
  for (guint number = bluff_match_get_n_told (match); number > 0; number--)
    if (bluff_match_tell (match, number, BLUFF_ONLOOKER, &told) && told.event.kind == BLUFF_EVENT_ROLL)
      {
        for (guint die = 0; die < 2; die++)
          {
            g_autofree char *face =
                g_strconcat ("die-", bluff_icon_name ((BluffIcon) told.event.roll.icons[die]), NULL);

            g_assert_cmpstr (bluff_bluffaneer_mat_get_face (BLUFF_BLUFFANEER_MAT (mat), die), ==, face);
          }
        return;
      }
}

static void
check (UiPlayer *self, BluffSeat looker)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  guint n = bluff_match_get_n_told (match);
  Sight sight = { .looker = looker };
  BluffView view;
  BluffTold told;

  for (guint number = n; number > 0 && number + RECENT > n; number--)
    {
      g_assert_true (bluff_match_view_after (match, number, looker, &view));
      /* A player who is asked to do something has seen everything that happened. */
      if (number == n || self->choice == UI_CHOICE_CONTINUE)
        sight.own |= bit_of (view.bluffaneer.card);
      if (bluff_match_tell (match, number, looker, &told) && told.event.kind == BLUFF_EVENT_REVEAL)
        sight.revealed |= bit_of (told.event.pair.card);
    }
  ui_player_visit_all (self, check_widget, &sight);
  if (looker != BLUFF_ONLOOKER && self->choice != UI_CHOICE_CONTINUE)
    g_assert_cmpuint (sight.n_own, >, 0);
  check_table (self);
}

/* --- What there is to do -------------------------------------------------------------------------------------------
 */

static void
pick_victim (UiPlayer *self, GtkWidget *widget, gpointer data)
{
  (void) self;
  if (BLUFF_IS_SEAT_BADGE (widget) && bluff_seat_badge_is_choice (BLUFF_SEAT_BADGE (widget)))
    g_ptr_array_add (data, widget);
}

static GtkWidget *
find_victim (UiPlayer *self)
{
  g_autoptr (GPtrArray) victims = g_ptr_array_new ();

  ui_player_visit_all (self, pick_victim, victims);
  return victims->len == 0
             ? NULL
             : g_ptr_array_index (victims, (guint) g_rand_int_range (self->chance, 0, (gint32) victims->len));
}

static UiChoice
look (UiPlayer *self)
{
  if (ui_player_find_shouts (self) != NULL)
    return UI_CHOICE_SHOUT;
  if (ui_player_find_action (self, "table.roll") != NULL)
    return UI_CHOICE_ROLL;
  if (ui_player_find_action (self, "table.answer") != NULL)
    return UI_CHOICE_ANSWER;

  return find_victim (self) != NULL ? UI_CHOICE_STEAL : UI_CHOICE_NOTHING;
}

/* --- By mouse ------------------------------------------------------------------------------------------------------
 */

static void
click (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_ROLL:
      ui_player_click_action (self, "table.roll");
      break;
    case UI_CHOICE_STEAL:
      ui_driver_click (self->driver, find_victim (self));
      break;
    case UI_CHOICE_ANSWER:
      ui_driver_click (self->driver,
                       ui_driver_find (self->driver, NULL, GTK_TYPE_BUTTON,
                                       ui_player_one_in (self, A_CALL) ? TEXT_CALL_BLUFFANEER : TEXT_PAY_1_COIN));
      break;
    case UI_CHOICE_SHOUT:
      ui_player_click_shout (self, ui_player_one_in (self, A_CLAIM), TEXT_BOOTY);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* --- By keyboard ---------------------------------------------------------------------------------------------------
 */

static void
press_seat (UiPlayer *self, BluffSeat seat)
{
  g_autofree char *key = g_strdup_printf ("%u", seat + 1u);

  ui_player_press (self, key);
}

static void
press (UiPlayer *self, UiChoice choice)
{
  switch (choice)
    {
    case UI_CHOICE_ROLL:
      ui_player_press_letter (self, BLUFF_LETTER_ROLL);
      break;
    case UI_CHOICE_STEAL:
      press_seat (self, bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (find_victim (self)))->seat);
      break;
    case UI_CHOICE_ANSWER:
      /* Enter never answers. */
      ui_player_press (self, "Return");
      g_assert_nonnull (ui_player_find_action (self, "table.answer"));
      ui_player_press_letter (self, ui_player_one_in (self, A_CALL) ? BLUFF_LETTER_BLUFF : BLUFF_LETTER_PASS);
      break;
    case UI_CHOICE_SHOUT:
      ui_player_press_shout (self, ui_player_one_in (self, A_CLAIM), BLUFF_LETTER_CLAIM);
      break;
    default:
      g_assert_not_reached ();
    }
}

const UiGame ui_game_bluffaneer = { look, check, click, press };
