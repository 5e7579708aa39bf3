/* test-pirate-flights.c: what flies over the table of Bluff Pirate, and that nobody sees in it what they may not know,
 * or not yet.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-flight.h"
#include "bluff-pirate-table.h"
#include "bluff-seat-badge.h"
#include "bluff-seat-strip.h"
#include "ui-frames.h"

#include <adwaita.h>

enum
{
  ANNA,
  MIA,
  PAPA,
  N_PLAYERS,

  HAT_1 = BLUFF_SUIT_HAT * BLUFF_PIRATE_SUIT_CARDS,
  HAT_2,
  HAT_PIRATE = HAT_1 + BLUFF_PIRATE_SUIT_CARDS - 1,
  FLAG_1 = BLUFF_SUIT_FLAG * BLUFF_PIRATE_SUIT_CARDS,
  BARREL_1 = BLUFF_SUIT_BARREL * BLUFF_PIRATE_SUIT_CARDS
};

typedef struct
{
  GtkWidget *window;
  BluffTabletop *table;
  BluffFlight *flight;
  guint done;
} Fixture;

static BluffCards
cards_of (guint a, guint b)
{
  return bluff_cards_or (bluff_cards_of (a), bluff_cards_of (b));
}

static BluffView
make_view (BluffSeat seat, BluffCards hand)
{
  BluffView view = { .pirate = { .seat = seat, .hand_size = { 5, 5, 5 }, .pile_size = 40, .hand = hand } };

  view.head.table.game = BLUFF_GAME_PIRATE;
  view.head.table.players = N_PLAYERS;
  view.head.table.voyage = BLUFF_VOYAGE_STANDARD;
  view.head.phase = BLUFF_PHASE_PIRATE_PLAY;
  view.head.turn = ANNA;
  view.head.turns = 4;

  return view;
}

static void
done_cb (Fixture *self)
{
  self->done++;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Until everything has its place. */
static void
settle (Fixture *self)
{
  ui_frames_settle (GTK_WINDOW (self->window));
}

static void
set_up (Fixture *self, gconstpointer data)
{
  static const BluffCrewMember members[N_PLAYERS] = { { "Anna", BLUFF_FLAG_BLUE },
                                                      { "Mia", BLUFF_FLAG_RED },
                                                      { "Papa", BLUFF_FLAG_GREEN } };
  g_autoptr (BluffCrew) crew = bluff_crew_new (members, N_PLAYERS);

  (void) data;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  self->window = gtk_window_new ();
  self->table = bluff_pirate_table_new ();
  self->flight = BLUFF_FLIGHT (find (GTK_WIDGET (self->table), BLUFF_TYPE_FLIGHT));
  bluff_tabletop_set_crew (self->table, crew);
  /* Slow enough not to be over before it has been looked at. */
  bluff_tabletop_set_pace (self->table, BLUFF_PACE_CALM);
  g_signal_connect_swapped (self->table, "done", G_CALLBACK (done_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 760);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->table)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  (void) data;
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Presents what SEAT is told of an event, and says what flies then; afterwards it is skipped. */
static char *
fly (Fixture *self, const BluffEvent *event, const BluffView *before, const BluffView *after)
{
  BluffTold told = { .seat = before->pirate.seat, .game = BLUFF_GAME_PIRATE, .event = *event };
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) none = NULL;

  self->done = 0;
  bluff_tabletop_show (self->table, before);
  settle (self);
  bluff_tabletop_present (self->table, &told, before, after);
  g_assert_cmpuint (self->done, ==, 0);
  names = bluff_flight_list (self->flight);
  bluff_tabletop_skip (self->table);
  none = bluff_flight_list (self->flight);
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  settle (self);
  if (event->kind != BLUFF_EVENT_BOARD) /* that waits for its reader */
    g_assert_cmpuint (self->done, ==, 1);

  return g_strjoinv (" ", names);
}

static void
assert_flies (Fixture *self,
              const BluffEvent *event,
              const BluffView *before,
              const BluffView *after,
              const char *wanted)
{
  g_autofree char *names = fly (self, event, before, after);

  g_assert_cmpstr (names, ==, wanted);
}

/* --- Tests ---------------------------------------------------------------------------------------------------------
 */

static void
test_draw (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_DRAW, .seat = ANNA, .draw = { .n = 2, .cards = { HAT_1, HAT_PIRATE } } };
  BluffView before = make_view (ANNA, BLUFF_CARDS_NONE);
  BluffView after = make_view (ANNA, cards_of (HAT_1, HAT_PIRATE));
  BluffView mia = make_view (MIA, bluff_cards_of (FLAG_1));
  BluffView onlooker = make_view (BLUFF_ONLOOKER, BLUFF_CARDS_NONE);

  (void) data;
  assert_flies (self, &event, &before, &after, "card-back card-hat card-back card-hat-pirate");
  memset (event.draw.cards, BLUFF_UNKNOWN, sizeof event.draw.cards);
  assert_flies (self, &event, &mia, &mia, "card-back card-back");
  assert_flies (self, &event, &onlooker, &onlooker, "card-back card-back");
}

/* A card that lands face up flies as a back, too. */
static void
test_lay (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_LAY,
                       .seat = ANNA,
                       .lay = { .up = bluff_cards_of (HAT_1), .down = bluff_cards_of (FLAG_1), .down_size = 1 } };
  BluffView before = make_view (ANNA, cards_of (HAT_1, FLAG_1));
  BluffView after = make_view (ANNA, BLUFF_CARDS_NONE);
  BluffView mia = make_view (MIA, bluff_cards_of (BARREL_1));
  BluffView mia_after = mia;

  (void) data;
  after.pirate.up = mia_after.pirate.up = event.lay.up;
  after.pirate.down = event.lay.down;
  after.pirate.down_size = mia_after.pirate.down_size = 1;
  assert_flies (self, &event, &before, &after, "card-hat card-flag known-flag");
  event.lay.down = BLUFF_CARDS_NONE;
  assert_flies (self, &event, &mia, &mia_after, "card-back card-back");
}

static void
test_discard (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_DISCARD, .seat = ANNA, .discard = { .card = HAT_1 } };
  BluffView before = make_view (ANNA, bluff_cards_of (HAT_1));
  BluffView after = make_view (ANNA, BLUFF_CARDS_NONE);
  BluffView mia = make_view (MIA, BLUFF_CARDS_NONE);

  (void) data;
  assert_flies (self, &event, &before, &after, "card-hat");
  assert_flies (self, &event, &mia, &mia, "card-back");
}

static void
test_board (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_BOARD,
                       .seat = ANNA,
                       .board = {
                           .card = HAT_PIRATE, .victim = MIA, .taken_size = 2, .taken = cards_of (FLAG_1, BARREL_1) } };
  BluffView anna = make_view (ANNA, bluff_cards_of (HAT_PIRATE));
  BluffView anna_after = make_view (ANNA, cards_of (FLAG_1, BARREL_1));
  BluffView mia = make_view (MIA, cards_of (FLAG_1, BARREL_1));
  BluffView mia_after = make_view (MIA, BLUFF_CARDS_NONE);
  BluffView papa = make_view (PAPA, bluff_cards_of (HAT_2));

  (void) data;
  assert_flies (self, &event, &anna, &anna_after, "card-hat-pirate card-back card-flag card-back card-barrel");
  assert_flies (self, &event, &mia, &mia_after, "card-back card-flag card-back card-barrel card-back");
  event.board.taken = BLUFF_CARDS_NONE;
  assert_flies (self, &event, &papa, &papa, "card-back card-back card-back");
}

static void
test_deal (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_SETUP, .seat = BLUFF_NO_SEAT };
  BluffView before = make_view (ANNA, BLUFF_CARDS_NONE);
  BluffView after = before;
  BluffView onlooker = make_view (BLUFF_ONLOOKER, BLUFF_CARDS_NONE);
  g_autofree char *names = NULL, *watched = NULL;

  (void) data;
  memset (event.deck.cards, BLUFF_UNKNOWN, sizeof event.deck.cards);
  event.deck.n = BLUFF_PIRATE_CARDS;
  for (guint i = 0; i < BLUFF_PIRATE_HAND; i++)
    {
      event.deck.cards[i] = (guint8) (HAT_1 + i);
      after.pirate.hand = bluff_cards_or (after.pirate.hand, bluff_cards_of (HAT_1 + i));
    }
  names = fly (self, &event, &before, &after);
  /* Own cards turn over; the others are backs. */
  g_assert_true (g_str_has_prefix (names, "card-back card-hat card-back card-back card-back card-hat"));

  memset (event.deck.cards, BLUFF_UNKNOWN, sizeof event.deck.cards);
  watched = fly (self, &event, &onlooker, &onlooker);
  g_assert_null (strstr (watched, "hat"));
}

static guint
count_cards (Fixture *self, BluffSeat seat)
{
  GtkWidget *strip = find (GTK_WIDGET (self->table), BLUFF_TYPE_SEAT_STRIP);

  for (GtkWidget *child = gtk_widget_get_first_child (strip); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BLUFF_IS_SEAT_BADGE (child) && bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (child))->seat == seat)
      return bluff_seat_badge_get_news (BLUFF_SEAT_BADGE (child))->count;

  g_assert_not_reached ();
}

/* A bluff that is caught goes back to the hand: the number of its cards tells it no sooner than the cards themselves.
 */
static void
test_reveal (Fixture *self, gconstpointer data)
{
  BluffTold told = { .seat = MIA,
                     .game = BLUFF_GAME_PIRATE,
                     .event = { .kind = BLUFF_EVENT_REVEAL,
                                .seat = ANNA,
                                .reveal = { .voter = MIA,
                                            .vote = TRUE,
                                            .bluff = TRUE,
                                            .size = 3,
                                            .up = bluff_cards_of (HAT_1),
                                            .down = cards_of (FLAG_1, BARREL_1) } } };
  BluffView before = make_view (MIA, BLUFF_CARDS_NONE);
  BluffView after = before;

  (void) data;
  before.head.phase = BLUFF_PHASE_PIRATE_REVEAL;
  before.pirate.hand_size[ANNA] = 2;
  bluff_tabletop_show (self->table, &before);
  settle (self);
  bluff_tabletop_present (self->table, &told, &before, &after);
  g_assert_cmpuint (count_cards (self, ANNA), ==, 2);
  bluff_tabletop_skip (self->table);
  g_assert_cmpuint (count_cards (self, ANNA), ==, 5);
}

/* The next viewer sees nothing of what was in the air. */
static void
test_viewer_changes (Fixture *self, gconstpointer data)
{
  BluffEvent event = { .kind = BLUFF_EVENT_DRAW, .seat = ANNA, .draw = { .n = 2, .cards = { HAT_1, HAT_PIRATE } } };
  BluffTold told = { .seat = ANNA, .game = BLUFF_GAME_PIRATE, .event = event };
  BluffView before = make_view (ANNA, BLUFF_CARDS_NONE);
  BluffView after = make_view (ANNA, cards_of (HAT_1, HAT_PIRATE));
  BluffView onlooker = make_view (BLUFF_ONLOOKER, BLUFF_CARDS_NONE);
  g_auto (GStrv) names = NULL;

  (void) data;
  bluff_tabletop_show (self->table, &before);
  settle (self);
  bluff_tabletop_present (self->table, &told, &before, &after);
  bluff_tabletop_show (self->table, &onlooker);
  names = bluff_flight_list (self->flight);
  g_assert_cmpuint (g_strv_length (names), ==, 0);
  settle (self);
  g_assert_cmpuint (self->done, ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/pirate/flights/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("draw", test_draw);
  ADD ("lay", test_lay);
  ADD ("discard", test_discard);
  ADD ("P20-board", test_board);
  ADD ("P5-deal", test_deal);
  ADD ("reveal", test_reveal);
  ADD ("viewer-changes", test_viewer_changes);

  return g_test_run ();
}
