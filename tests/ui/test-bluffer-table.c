/* test-bluffer-table.c: the table of Bluffer: what it shows, to whom and when, and which actions it asks for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-arena.h"
#include "bluff-bluffer-ask.h"
#include "bluff-bluffer-hand.h"
#include "bluff-bluffer-rail.h"
#include "bluff-bluffer-seat-sheet.h"
#include "bluff-bluffer-seat.h"
#include "bluff-bluffer-shown-sheet.h"
#include "bluff-bluffer-table.h"
#include "bluff-flight.h"
#include "bluff-seat-badge.h"
#include "texts.h"
#include "ui-frames.h"

#include <string.h>

#define HIGH 900 /* more than the window has */
#define EDGE 8   /* pixels that are free beside what lies in the middle */

#define KIND(kind) bluff_action_kinds_of (BLUFF_ACTION_##kind)

enum
{
  ANNA,
  BEA,
  CLEO,
  PLAYERS
};

/* A table on the screen. */
typedef struct
{
  GtkWidget *window;
  BluffTabletop *table;
  BluffCrew *crew;
  BluffView view;
  BluffAction acted; /* the last action */
  guint n_acts, n_outcomes, n_done;
} Fixture;

static void
act_cb (Fixture *self, BluffAction *action)
{
  self->acted = *action;
  self->n_acts++;
}

static void
outcome_cb (Fixture *self)
{
  self->n_outcomes++;
}

static void
done_cb (Fixture *self, gboolean rest)
{
  (void) rest;
  self->n_done++;
}

static void
settle (Fixture *self)
{
  ui_frames_settle (GTK_WINDOW (self->window));
}

/* Anna has a star and a circle, whose hidden sides she knows, and a square; the pile asks for a circle. */
static void
make_view (BluffBlufferView *view, BluffSeat seat)
{
  static const guint8 up[] = { BLUFF_SHAPE_STAR,   BLUFF_SHAPE_CIRCLE,  BLUFF_SHAPE_SQUARE, BLUFF_SHAPE_STAR,
                               BLUFF_SHAPE_SQUARE, BLUFF_SHAPE_HEXAGON, BLUFF_SHAPE_STAR,   BLUFF_SHAPE_CIRCLE };

  memset (view, 0, sizeof *view);
  bluff_table_init (&view->head.table, BLUFF_GAME_BLUFFER, PLAYERS);
  view->seat = seat;
  view->head.phase = BLUFF_PHASE_BLUFFER_TURN;
  view->head.turn = ANNA;
  view->head.awaited = bluff_seats_of (ANNA);
  view->head.turns = 1;
  view->in_play = bluff_seats_all (PLAYERS);
  view->tables[ANNA] = 0x07;
  view->tables[BEA] = 0x18;
  view->tables[CLEO] = 0x60;
  view->pile = bluff_slots_of (7);
  view->top = 7;
  view->need = BLUFF_SHAPE_CIRCLE;
  view->draw_size = 9;
  view->draw_up = BLUFF_SHAPE_STAR;
  view->peeked = view->claimed = BLUFF_NO_SLOT;
  view->claimed_shape = BLUFF_SHAPE_UNKNOWN;
  view->caller = BLUFF_NO_SEAT;
  memset (view->up, BLUFF_SHAPE_UNKNOWN, sizeof view->up);
  memset (view->down, BLUFF_SHAPE_UNKNOWN, sizeof view->down);
  memcpy (view->up, up, sizeof up);
  view->knows[ANNA] = 0x03;
  if (seat == ANNA)
    {
      view->down[0] = BLUFF_SHAPE_HEXAGON;
      view->down[1] = BLUFF_SHAPE_SQUARE;
    }
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const BluffCrewMember members[PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE },
                                                    { "Bea", BLUFF_FLAG_RED },
                                                    { "Cleo", BLUFF_FLAG_GREEN } };

  (void) data;
  self->crew = bluff_crew_new (members, PLAYERS);
  self->table = bluff_bluffer_table_new ();
  self->window = gtk_window_new ();
  bluff_tabletop_set_crew (self->table, self->crew);
  bluff_tabletop_set_people (self->table, bluff_seats_of (ANNA));
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_INSTANT);
  g_signal_connect_swapped (self->table, "act", G_CALLBACK (act_cb), self);
  g_signal_connect_swapped (self->table, "outcome", G_CALLBACK (outcome_cb), self);
  g_signal_connect_swapped (self->table, "done", G_CALLBACK (done_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 720);
  make_view (&self->view.bluffer, ANNA);
  bluff_tabletop_show (self->table, &self->view);
  gtk_window_present (GTK_WINDOW (self->window));
  settle (self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->crew);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
find_below (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
find (Fixture *self, GType type)
{
  return find_below (self->window, type);
}

static BluffBlufferRow *
own_row (Fixture *self)
{
  return bluff_bluffer_hand_get_row (BLUFF_BLUFFER_HAND_WIDGET (find (self, BLUFF_TYPE_BLUFFER_HAND)));
}

static const char *
own_art (Fixture *self, guint slot)
{
  return bluff_card_get_art (bluff_bluffer_row_get_card (own_row (self), slot));
}

static guint
count_known (GtkWidget *widget)
{
  guint n = BLUFF_IS_CARD (widget) && gtk_widget_get_mapped (widget) &&
            bluff_card_get_side (BLUFF_CARD (widget)) == BLUFF_CARD_KNOWN;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_known (child);

  return n;
}

static void
offer (Fixture *self, BluffActionKinds kinds, BluffSlots slots, BluffSlots peeks)
{
  BluffLegal legal = { .kinds = kinds, .seat = ANNA, .slots = slots, .peeks = peeks };

  bluff_tabletop_offer (self->table, &legal);
  settle (self);
}

static void
press (Fixture *self, guint slot)
{
  gtk_widget_activate_action (GTK_WIDGET (bluff_bluffer_row_get_card (own_row (self), slot)), "card.press", NULL);
}

/* --- What is seen --------------------------------------------------------------------------------------------------
 */

static void
test_corners (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_cmpstr (own_art (self, 0), ==, "bluffer-star-knows-hexagon");
  g_assert_cmpstr (own_art (self, 1), ==, "bluffer-circle-knows-square");
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-square");
  g_assert_cmpuint (count_known (self->window), ==, 2);
  gtk_test_accessible_assert_property (bluff_bluffer_row_get_card (own_row (self), 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       TEXT_STAR_HEXAGON);
  gtk_test_accessible_assert_property (bluff_bluffer_row_get_card (own_row (self), 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       TEXT_SQUARE_UNKNOWN);
}

static void
test_no_memory_aid (Fixture *self, gconstpointer data)
{
  (void) data;
  self->view.head.table.memory_aid = FALSE;
  bluff_tabletop_show (self->table, &self->view);
  settle (self);
  g_assert_cmpuint (count_known (self->window), ==, 0);
}

static void
test_onlooker (Fixture *self, gconstpointer data)
{
  (void) data;
  make_view (&self->view.bluffer, BLUFF_ONLOOKER);
  bluff_tabletop_show (self->table, &self->view);
  settle (self);
  g_assert_cmpuint (count_known (self->window), ==, 0);
  g_assert_null (find (self, BLUFF_TYPE_BLUFFER_RAIL));
}

/* A side that everybody has seen has an open eye beside it. */
static void
test_eye (Fixture *self, gconstpointer data)
{
  (void) data;
  for (guint seat = 0; seat < PLAYERS; seat++)
    self->view.bluffer.knows[seat] |= bluff_slots_of (0);
  bluff_tabletop_show (self->table, &self->view);
  g_assert_true (bluff_card_get_look (bluff_bluffer_row_get_card (own_row (self), 0)).eye);
  g_assert_false (bluff_card_get_look (bluff_bluffer_row_get_card (own_row (self), 1)).eye);
  gtk_test_accessible_assert_property (bluff_bluffer_row_get_card (own_row (self), 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       TEXT_STAR_HEXAGON_KNOWN);
}

/* --- What can be done ----------------------------------------------------------------------------------------------
 */

/* What is seen of a card is also said (C6). */
static void
check_hint (Fixture *self, guint slot, const char *hint)
{
  BluffCard *card = bluff_bluffer_row_get_card (own_row (self), slot);

  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (card)), ==, hint);
  if (hint != NULL)
    gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint);
  else
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* Cards that match are raised; another one may be tried, and it is the match that says why not. */
static void
test_match (Fixture *self, gconstpointer data)
{
  (void) data;
  offer (self, KIND (MATCH) | KIND (PEEK), bluff_slots_of (1), bluff_slots_of (2));
  g_assert_cmpint (bluff_card_get_raised (bluff_bluffer_row_get_card (own_row (self), 1)), >, 0);
  g_assert_cmpint (bluff_card_get_raised (bluff_bluffer_row_get_card (own_row (self), 0)), ==, 0);
  check_hint (self, 1, TEXT_IT_MATCHES);
  check_hint (self, 0, TEXT_VISIBLE_SIDE_NOT_SHAPE);
  g_assert_true (bluff_card_get_dimmed (bluff_bluffer_row_get_card (own_row (self), 0)));
  press (self, 1);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_MATCH);
  g_assert_cmpint (self->acted.card, ==, 1);
  press (self, 0);
  g_assert_cmpuint (self->n_acts, ==, 2);
  g_assert_cmpint (self->acted.card, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.peek", "u", 2u);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_PEEK);
}

static void
test_claim (Fixture *self, gconstpointer data)
{
  (void) data;
  offer (self, KIND (CLAIM) | KIND (DRAW), 0x07, 0);
  press (self, 2);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_CLAIM);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.draw", NULL);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_DRAW);
  g_assert_nonnull (find (self, BLUFF_TYPE_BLUFFER_ASK));
}

static void
test_nothing (Fixture *self, gconstpointer data)
{
  (void) data;
  offer (self, 0, 0, 0);
  press (self, 1);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.draw", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.play", "u", 1u);
  g_assert_cmpuint (self->n_acts, ==, 0);
  g_assert_null (find (self, BLUFF_TYPE_BLUFFER_ASK));
}

/* B11: only the caller's cards, where they lie; in a narrow window, on a sheet. */
static void
test_take (Fixture *self, gconstpointer data)
{
  GtkWidget *seat;

  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFER_TAKE;
  self->view.bluffer.caller = BEA;
  bluff_tabletop_show (self->table, &self->view);
  offer (self, KIND (TAKE), self->view.bluffer.tables[BEA], 0);
  seat = find (self, BLUFF_TYPE_BLUFFER_SEAT);
  g_assert_cmpint (bluff_bluffer_seat_get_seat (BLUFF_BLUFFER_SEAT (seat)), ==, BEA);
  g_assert_null (find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET));
  gtk_widget_activate_action (
      GTK_WIDGET (bluff_bluffer_row_get_card (bluff_bluffer_seat_get_row (BLUFF_BLUFFER_SEAT (seat)), 4)), "card.press",
      NULL);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_TAKE);
  g_assert_cmpint (self->acted.card, ==, 4);
}

/* When that is done, nothing of the question is left for the next viewer. */
static void
test_take_narrow (Fixture *self, gconstpointer data)
{
  GtkWidget *sheet;
  g_autofree char *asked = NULL, *left = NULL;

  (void) data;
  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, 700);
  settle (self);
  self->view.head.phase = BLUFF_PHASE_BLUFFER_TAKE;
  self->view.bluffer.caller = CLEO;
  bluff_tabletop_show (self->table, &self->view);
  offer (self, KIND (TAKE), self->view.bluffer.tables[CLEO], 0);
  sheet = find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET);
  g_assert_nonnull (sheet);
  g_object_get (sheet, "question", &asked, NULL);
  g_assert_cmpstr (asked, !=, "");
  gtk_widget_activate_action (find_below (sheet, BLUFF_TYPE_CARD), "card.press", NULL);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_TAKE);
  g_assert_cmpint (self->acted.card, ==, 5);

  offer (self, 0, 0, 0);
  g_assert_null (find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET));
  g_object_get (sheet, "question", &left, NULL);
  g_assert_cmpstr (left, ==, "");
}

/* The same where the window is wide, but the caller has so many cards that each of them is small. */
static void
test_take_many (Fixture *self, gconstpointer data)
{
  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFER_TAKE;
  self->view.bluffer.caller = BEA;
  for (guint slot = 10; slot < 24; slot++)
    {
      self->view.bluffer.tables[BEA] |= bluff_slots_of (slot);
      self->view.bluffer.up[slot] = BLUFF_SHAPE_STAR;
    }
  bluff_tabletop_show (self->table, &self->view);
  settle (self);
  offer (self, KIND (TAKE), self->view.bluffer.tables[BEA], 0);
  g_assert_nonnull (find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET));
}

/* In a narrow window a card is chosen first. */
static void
test_choose (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, 700);
  settle (self);
  offer (self, KIND (CLAIM) | KIND (DRAW), 0x07, 0);
  press (self, 2);
  settle (self);
  g_assert_cmpuint (self->n_acts, ==, 0);
  g_assert_true (bluff_card_get_chosen (bluff_bluffer_row_get_card (own_row (self), 2)));
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.play-chosen", NULL);
  g_assert_cmpint (self->acted.kind, ==, BLUFF_ACTION_CLAIM);
  g_assert_cmpint (self->acted.card, ==, 2);
  g_assert_true (bluff_tabletop_escape (self->table));
  g_assert_false (bluff_card_get_chosen (bluff_bluffer_row_get_card (own_row (self), 2)));
}

/* --- What happens --------------------------------------------------------------------------------------------------
 */

static void
present (Fixture *self, const BluffEvent *event, const BluffView *after)
{
  BluffTold told = { .seat = self->view.bluffer.seat, .game = BLUFF_GAME_BLUFFER, .event = *event };

  bluff_tabletop_present (self->table, &told, &self->view, after);
}

/* A peek shows at once, to the player who peeks alone: nothing of it is left when another one looks. */
static void
test_peek (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PEEK, .seat = ANNA };
  BluffView after = self->view, onlooker;

  (void) data;
  event.card = (BluffEventCard){ .card = 2, .up = BLUFF_SHAPE_SQUARE, .down = BLUFF_SHAPE_STAR };
  after.bluffer.peeked = 2;
  after.bluffer.down[2] = BLUFF_SHAPE_STAR;
  after.bluffer.knows[ANNA] |= bluff_slots_of (2);
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_CALM);
  present (self, &event, &after);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-star");
  g_assert_cmpuint (self->n_done, ==, 0);
  bluff_tabletop_skip (self->table);
  g_assert_cmpuint (self->n_done, ==, 1);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-square-knows-star");

  present (self, &event, &after);
  make_view (&onlooker.bluffer, BLUFF_ONLOOKER);
  bluff_tabletop_show (self->table, &onlooker);
  settle (self);
  g_assert_cmpuint (count_known (self->window), ==, 0);
  g_assert_cmpuint (self->n_done, ==, 1);
}

/* Without the memory aid the moment of the peek is all there is (B19): it comes at every pace, and is not skipped. */
static void
test_peek_without_aid (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PEEK, .seat = ANNA };
  BluffView after;

  (void) data;
  self->view.head.table.memory_aid = FALSE;
  after = self->view;
  event.card = (BluffEventCard){ .card = 2, .up = BLUFF_SHAPE_SQUARE, .down = BLUFF_SHAPE_STAR };
  after.bluffer.peeked = 2;
  after.bluffer.down[2] = BLUFF_SHAPE_STAR;
  after.bluffer.knows[ANNA] |= bluff_slots_of (2);
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_INSTANT);
  present (self, &event, &after);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-star");
  bluff_tabletop_skip (self->table);
  g_assert_cmpuint (self->n_done, ==, 0);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-star");
  while (self->n_done == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-square");
}

static void
test_others_peek (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PEEK, .seat = BEA };
  BluffView after = self->view;
  GtkWidget *seat;
  BluffCard *card;

  (void) data;
  event.card = (BluffEventCard){ .card = 3, .up = BLUFF_SHAPE_STAR, .down = BLUFF_SHAPE_UNKNOWN };
  after.bluffer.knows[BEA] |= bluff_slots_of (3);
  present (self, &event, &after);
  seat = find (self, BLUFF_TYPE_BLUFFER_SEAT);
  card = bluff_bluffer_row_get_card (bluff_bluffer_seat_get_row (BLUFF_BLUFFER_SEAT (seat)), 3);
  g_assert_cmpstr (bluff_card_get_art (card), ==, "bluffer-star");
  g_assert_cmpint (bluff_card_get_raised (card), >, 0);
  g_assert_cmpuint (self->n_done, ==, 1);
}

/* Nothing of a hidden side is on the sheet before it is turned over. */
static void
test_shown (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_SHOWN, .seat = BLUFF_NO_SEAT };
  BluffView after = self->view;
  GtkWidget *sheet;
  BluffCard *card;

  (void) data;
  self->view.head.turn = BEA;
  self->view.bluffer.caller = ANNA;
  event.card =
      (BluffEventCard){ .card = 7, .up = BLUFF_SHAPE_CIRCLE, .down = BLUFF_SHAPE_SQUARE, .need = BLUFF_SHAPE_HEXAGON };
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_CALM);
  present (self, &event, &after);
  sheet = find (self, BLUFF_TYPE_BLUFFER_SHOWN_SHEET);
  g_assert_nonnull (sheet);
  card = BLUFF_CARD (find_below (sheet, BLUFF_TYPE_CARD));
  g_assert_cmpstr (bluff_card_get_art (card), ==, "bluffer-circle");
  gtk_test_accessible_assert_property (sheet, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_HIDDEN_SIDE_SHOWN);
  g_assert_cmpuint (self->n_outcomes, ==, 0);
  bluff_tabletop_skip (self->table);
  g_assert_cmpuint (self->n_outcomes, ==, 1);
  g_assert_cmpstr (bluff_card_get_art (card), ==, "bluffer-square");
  gtk_test_accessible_assert_property (sheet, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_IT_WAS_A_BLUFF);
  /* The person whom it concerns confirms it. */
  g_assert_cmpuint (self->n_done, ==, 0);
  bluff_tabletop_skip (self->table);
  g_assert_cmpuint (self->n_done, ==, 1);
}

/* B15: a last card that does not match is known to all, but not before it was turned over. */
static void
test_show_fails (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_SHOWN, .seat = BLUFF_NO_SEAT };
  BluffView after;

  (void) data;
  self->view.bluffer.tables[ANNA] = bluff_slots_of (2);
  self->view.head.phase = BLUFF_PHASE_SETTLING;
  after = self->view;
  after.bluffer.down[2] = BLUFF_SHAPE_STAR;
  for (guint seat = 0; seat < PLAYERS; seat++)
    after.bluffer.knows[seat] |= bluff_slots_of (2);
  event.card =
      (BluffEventCard){ .card = 2, .up = BLUFF_SHAPE_SQUARE, .down = BLUFF_SHAPE_STAR, .need = BLUFF_SHAPE_CIRCLE };
  bluff_tabletop_show (self->table, &self->view);
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_CALM);
  present (self, &event, &after);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-square");
  bluff_tabletop_skip (self->table);
  g_assert_cmpstr (own_art (self, 2), ==, "bluffer-square-knows-star");
}

/* B5: the next shape is the hidden side: it is said when the card lies there. */
static void
test_match_turns (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_MATCH, .seat = ANNA };
  BluffView after = self->view;
  GtkWidget *pile = find (self, g_type_from_name ("BluffBlufferPile"));

  (void) data;
  event.card = (BluffEventCard){ .card = 1, .up = BLUFF_SHAPE_CIRCLE, .down = BLUFF_SHAPE_SQUARE };
  after.bluffer.tables[ANNA] &= ~bluff_slots_of (1);
  after.bluffer.pile |= bluff_slots_of (1);
  after.bluffer.top = 1;
  after.bluffer.up[1] = after.bluffer.need = BLUFF_SHAPE_SQUARE;
  after.bluffer.down[1] = BLUFF_SHAPE_CIRCLE;
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_CALM);
  present (self, &event, &after);
  g_assert_cmpuint (self->n_done, ==, 0);
  gtk_test_accessible_assert_property (pile, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_PILE_CIRCLE);
  bluff_tabletop_skip (self->table);
  settle (self);
  g_assert_cmpuint (self->n_done, ==, 1);
  gtk_test_accessible_assert_property (pile, GTK_ACCESSIBLE_PROPERTY_LABEL, TEXT_PILE_SQUARE);
}

static GtkWidget *
seat_of (Fixture *self, BluffSeat seat)
{
  for (GtkWidget *child = find (self, BLUFF_TYPE_BLUFFER_SEAT); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BLUFF_IS_BLUFFER_SEAT (child) && bluff_bluffer_seat_get_seat (BLUFF_BLUFFER_SEAT (child)) == seat)
      return child;

  g_assert_not_reached ();
}

static const BluffSeatNews *
badge_of (Fixture *self, BluffSeat seat)
{
  return bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (find_below (seat_of (self, seat), BLUFF_TYPE_SEAT_BADGE)));
}

/* A decision is told as one, never which. */
static void
test_decided (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_DECIDE, .seat = CLEO, .decide = { BLUFF_UNKNOWN } };
  BluffView after;

  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFER_CALL;
  self->view.head.turn = BEA;
  self->view.head.awaited = bluff_seats_of (ANNA) | bluff_seats_of (CLEO);
  self->view.bluffer.claimed = 7;
  self->view.bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
  after = self->view;
  after.head.awaited = bluff_seats_of (ANNA);
  after.bluffer.decided = bluff_seats_of (CLEO);
  bluff_tabletop_show (self->table, &self->view);
  present (self, &event, &after);
  g_assert_cmpuint (self->n_done, ==, 1);
  gtk_test_accessible_assert_property (seat_of (self, CLEO), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "\u2068Cleo\u2069: " TEXT_2_CARDS_DECIDED);
  g_assert_cmpuint (badge_of (self, CLEO)->marks, ==, BLUFF_SEAT_MARK_DECIDED);
  g_assert_cmpuint (badge_of (self, BEA)->marks, ==, BLUFF_SEAT_MARK_ACTIVE);
  g_assert_cmpstr (badge_of (self, BEA)->bubble, ==, TEXT_HEXAGON_CLAIMED);
  g_assert_null (badge_of (self, CLEO)->bubble);
}

static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

/* In narrow windows, what lies in the middle touches no edge. */
static void
test_middle (Fixture *self, gconstpointer data)
{
  GtkWidget *panel = find_class (self->window, "bb-match");

  (void) data;
  self->view.head.phase = BLUFF_PHASE_BLUFFER_CALL;
  self->view.head.turn = BEA;
  self->view.bluffer.claimed = 7;
  self->view.bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
  for (int width = 360; width <= 440; width += 20)
    {
      graphene_rect_t bounds;

      gtk_window_set_default_size (GTK_WINDOW (self->window), width, 720);
      bluff_tabletop_show (self->table, &self->view);
      settle (self);
      g_assert_true (gtk_widget_compute_bounds (panel, GTK_WIDGET (self->table), &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width + EDGE, <=,
                         gtk_widget_get_width (GTK_WIDGET (self->table)));
    }
}

/* Nothing that flies covers what is said about it. */
static void
test_news (Fixture *self, gconstpointer data)
{
  GtkWidget *news = find_class (self->window, "bb-news");
  GtkWidget *flight = find (self, BLUFF_TYPE_FLIGHT);

  (void) data;
  g_assert_nonnull (flight);
  g_assert_true (gtk_widget_get_next_sibling (flight) == news);
}

/* What is said is seen whole where a table is higher than the window, as with large text, however far it is scrolled.
 */
static void
test_news_scrolled (Fixture *self, gconstpointer data)
{
  GtkWidget *news = find_class (self->window, "bb-news");
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find (self, GTK_TYPE_SCROLLED_WINDOW)));

  (void) data;
  gtk_widget_set_size_request (find (self, BLUFF_TYPE_BLUFFER_ARENA), -1, HIGH);
  gtk_widget_set_size_request (find (self, BLUFF_TYPE_BLUFFER_RAIL), -1, HIGH);
  gtk_label_set_text (GTK_LABEL (news), "Bea");
  gtk_widget_set_visible (news, TRUE);
  settle (self);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >=, 2 * HIGH);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (adjustment), <, HIGH);
  for (guint i = 0; i < 2; i++)
    {
      graphene_rect_t bounds;

      gtk_adjustment_set_value (adjustment, i == 0 ? 0 : gtk_adjustment_get_upper (adjustment));
      settle (self);
      gtk_widget_queue_allocate (table);
      settle (self);
      g_assert_true (gtk_widget_compute_bounds (news, table, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (table));
    }
}

/* Seats are shown as at every table. */
static void
test_marks (Fixture *self, gconstpointer data)
{
  (void) data;
  self->view.head.turn = BEA;
  self->view.head.awaited = bluff_seats_of (BEA);
  self->view.head.place[CLEO] = 1;
  self->view.bluffer.tables[CLEO] = 0;
  bluff_tabletop_show (self->table, &self->view);
  g_assert_cmpuint (badge_of (self, BEA)->marks, ==, BLUFF_SEAT_MARK_ACTIVE | BLUFF_SEAT_MARK_THINKING);
  g_assert_cmpstr (badge_of (self, BEA)->line, ==, TEXT_2_CARDS_THINKING);
  g_assert_cmpuint (badge_of (self, CLEO)->marks, ==, BLUFF_SEAT_MARK_WINNER);
  g_assert_true (gtk_widget_has_css_class (seat_of (self, CLEO), "winner"));
}

/* A click on a badge shows the cards larger. */
static void
test_look_at (Fixture *self, gconstpointer data)
{
  (void) data;
  g_assert_null (find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET));
  g_assert_true (
      gtk_widget_activate_action (find_below (seat_of (self, CLEO), BLUFF_TYPE_SEAT_BADGE), "badge.choose", NULL));
  settle (self);
  g_assert_nonnull (find (self, BLUFF_TYPE_BLUFFER_SEAT_SHEET));
}

#define ADD(name, func) g_test_add ("/bluffer-table/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("corners", test_corners);
  ADD ("B19-no-memory-aid", test_no_memory_aid);
  ADD ("onlooker", test_onlooker);
  ADD ("eye", test_eye);
  ADD ("B5-match", test_match);
  ADD ("B6-claim", test_claim);
  ADD ("nothing-to-do", test_nothing);
  ADD ("B11-take", test_take);
  ADD ("B11-take-narrow", test_take_narrow);
  ADD ("B11-take-many", test_take_many);
  ADD ("choose-first", test_choose);
  ADD ("B4-peek", test_peek);
  ADD ("B19-peek-without-aid", test_peek_without_aid);
  ADD ("others-peek", test_others_peek);
  ADD ("B10-shown", test_shown);
  ADD ("B15-show-fails", test_show_fails);
  ADD ("B5-match-turns", test_match_turns);
  ADD ("C4-decided", test_decided);
  ADD ("middle", test_middle);
  ADD ("news", test_news);
  ADD ("news-scrolled", test_news_scrolled);
  ADD ("marks", test_marks);
  ADD ("look-at", test_look_at);

  return g_test_run ();
}
