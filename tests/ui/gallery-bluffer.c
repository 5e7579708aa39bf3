/* gallery-bluffer.c: pictures of the table of Bluffer with made-up games, to be looked at.
 *
 * The window has no header bar, and is so much lower (ui-gallery.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-gallery.h"

#include "bluff-art.h"
#include "bluff-bluffer-table.h"
#include "bluff-key-cap.h"
#include "bluff-race.h"

#include <stdlib.h>
#include <string.h>

enum
{
  PLAYERS = 4,
  HEADER_BAR = 47,
  YOU = 0,
  MIA = 1,
  ROOK = 2,
  CALICO = 3
};

typedef struct
{
  const char *name;
  void (*show) (BluffTabletop *table, BluffView *view);
  double seconds; /* after which the picture is taken; 0: when nothing moves */
} Scene;

static const BluffCrewMember latin[] = { { "Anna", BLUFF_FLAG_BLUE },
                                         { "Mia", BLUFF_FLAG_RED },
                                         { "Rook", BLUFF_FLAG_PURPLE },
                                         { "Calico", BLUFF_FLAG_YELLOW } };
static const BluffCrewMember arabic[] = { { "آنا", BLUFF_FLAG_BLUE },
                                          { "ميا", BLUFF_FLAG_RED },
                                          { "رُخّ", BLUFF_FLAG_PURPLE },
                                          { "كاليكو", BLUFF_FLAG_YELLOW } };

/* --- Games ---------------------------------------------------------------------------------------------------------
 */

/* The cards of everybody, then those of the pile, from the bottom: the visible side, and the hidden one or "?" as the
 * viewer knows it. */
static void
lay_cards (BluffBlufferView *self, const char *const rows[PLAYERS + 1])
{
  static const char letters[] = "cqsh";
  guint slot = 0;

  memset (self->up, BLUFF_SHAPE_UNKNOWN, sizeof self->up);
  memset (self->down, BLUFF_SHAPE_UNKNOWN, sizeof self->down);
  memset (self->knows, 0, sizeof self->knows);
  self->pile = 0;
  for (guint row = 0; row <= PLAYERS; row++)
    {
      BluffSlots *slots = row < PLAYERS ? &self->tables[row] : &self->pile;
      g_auto (GStrv) cards = g_strsplit (rows[row], " ", -1);

      *slots = 0;
      for (guint i = 0; cards[i] != NULL && *cards[i] != '\0'; i++, slot++)
        {
          *slots |= bluff_slots_of (slot);
          self->up[slot] = (guint8) (strchr (letters, cards[i][0]) - letters);
          self->top = (guint8) slot;
          if (cards[i][1] == '?')
            continue;
          self->down[slot] = (guint8) (strchr (letters, cards[i][1]) - letters);
          for (guint seat = 0; seat < PLAYERS; seat++)
            if (seat == self->seat || cards[i][2] == '!')
              self->knows[seat] |= bluff_slots_of (slot);
        }
    }
  self->need = self->up[self->top];
}

static void
make_view (BluffView *view)
{
  static const char *const rows[PLAYERS + 1] = { "sc cc q? c? sh", "q? s? q? s?", "c? h? s? c? q?", "s? c? h?",
                                                 "q? h? c?" };
  BluffBlufferView *self = &view->bluffer;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_BLUFFER, PLAYERS);
  self->seat = YOU;
  lay_cards (self, rows);
  self->draw_size = 9;
  self->draw_up = BLUFF_SHAPE_STAR;
  self->peeked = self->claimed = BLUFF_NO_SLOT;
  self->claimed_shape = BLUFF_SHAPE_UNKNOWN;
  self->caller = BLUFF_NO_SEAT;
  self->in_play = bluff_seats_all (PLAYERS);
  self->head.turns = 12;
  self->head.phase = BLUFF_PHASE_BLUFFER_TURN;
  self->head.turn = YOU;
  self->head.awaited = bluff_seats_of (YOU);
}

static void
claim (BluffView *view, BluffSeat seat)
{
  view->head.phase = BLUFF_PHASE_BLUFFER_CALL;
  view->head.turn = seat;
  view->head.awaited = bluff_seats_without (bluff_seats_all (PLAYERS), seat);
  view->bluffer.claimed = view->bluffer.top;
  view->bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
}

static void
offer (BluffTabletop *table, BluffView *view, BluffActionKinds kinds, BluffSlots slots, BluffSlots peeks)
{
  BluffLegal legal = { .kinds = kinds, .seat = YOU, .slots = slots, .peeks = peeks };

  bluff_tabletop_show (table, view);
  bluff_tabletop_offer (table, &legal);
}

/* Own cards that can be peeked at. */
static BluffSlots
peeks_of (const BluffView *view)
{
  return view->bluffer.tables[YOU] & ~view->bluffer.knows[YOU];
}

static void
show_match (BluffTabletop *table, BluffView *view)
{
  BluffSlots slots = 0;

  for (guint slot = 0; slot < BLUFF_BLUFFER_CARDS; slot++)
    if ((view->bluffer.tables[YOU] & bluff_slots_of (slot)) != 0 && view->bluffer.up[slot] == view->bluffer.need)
      slots |= bluff_slots_of (slot);
  offer (table, view, bluff_action_kinds_of (BLUFF_ACTION_MATCH) | bluff_action_kinds_of (BLUFF_ACTION_PEEK), slots,
         peeks_of (view));
}

static void
show_may_claim (BluffTabletop *table, BluffView *view)
{
  view->bluffer.up[view->bluffer.top] = view->bluffer.need = BLUFF_SHAPE_HEXAGON;
  offer (table, view,
         bluff_action_kinds_of (BLUFF_ACTION_CLAIM) | bluff_action_kinds_of (BLUFF_ACTION_DRAW) |
             bluff_action_kinds_of (BLUFF_ACTION_PEEK),
         view->bluffer.tables[YOU], peeks_of (view));
}

/* For somebody who uses keys. */
static void
show_keys (BluffTabletop *table, BluffView *view)
{
  show_may_claim (table, view);
  bluff_tabletop_focus_decision (table);
  bluff_key_cap_show_all (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (table))));
}

static void
show_last (BluffTabletop *table, BluffView *view)
{
  static const char *const rows[PLAYERS + 1] = { "sc!", "q? s?", "", "s? c? h? q? s? c? h?", "q? h?" };

  lay_cards (&view->bluffer, rows);
  view->head.place[ROOK] = 1;
  view->bluffer.in_play = bluff_seats_without (view->bluffer.in_play, ROOK);
  offer (table, view, bluff_action_kinds_of (BLUFF_ACTION_SHOW) | bluff_action_kinds_of (BLUFF_ACTION_DRAW),
         view->bluffer.tables[YOU], 0);
}

static void
show_many (BluffTabletop *table, BluffView *view)
{
  static const char *const rows[PLAYERS + 1] = { "sc cc q? c? sh ss qq c? h? hs s?", "q? s? qs! s? c? h? s? c?",
                                                 "c? h? s?", "s? c? h?", "h?" };

  lay_cards (&view->bluffer, rows);
  show_match (table, view);
}

static void
show_take (BluffTabletop *table, BluffView *view)
{
  view->head.phase = BLUFF_PHASE_BLUFFER_TAKE;
  view->bluffer.caller = ROOK;
  view->bluffer.claimed = view->bluffer.top;
  view->bluffer.claimed_shape = BLUFF_SHAPE_HEXAGON;
  offer (table, view, bluff_action_kinds_of (BLUFF_ACTION_TAKE), view->bluffer.tables[ROOK], 0);
}

static void
show_give (BluffTabletop *table, BluffView *view)
{
  view->head.phase = BLUFF_PHASE_BLUFFER_GIVE;
  view->bluffer.caller = MIA;
  offer (table, view, bluff_action_kinds_of (BLUFF_ACTION_GIVE), view->bluffer.tables[YOU], 0);
}

/* As the page asks. */
static void
ask (BluffTabletop *table, BluffView *view, BluffSeats people, BluffSeats decided)
{
  static const char *const keys[BLUFF_MAX_SEATS] = { "1", "2", "3", "4", "5", "6" };
  BluffShoutPanel *panel = bluff_tabletop_get_shout_panel (table);
  GtkWidget *secrets[BLUFF_MAX_SEATS] = { NULL };
  g_autoptr (BluffRace) race = bluff_race_new ();
  BluffShoutAsk question = {
    .crew = bluff_tabletop_get_crew (table), .view = view, .race = race, .keys = keys, .secrets = secrets
  };

  claim (view, MIA);
  view->bluffer.decided = decided;
  view->head.awaited &= (BluffSeats) ~decided;
  bluff_tabletop_show (table, view);
  bluff_race_begin (race, people, 0);
  bluff_shout_panel_ask (panel, &question);
  gtk_widget_set_visible (GTK_WIDGET (panel), TRUE);
}

static void
show_call (BluffTabletop *table, BluffView *view)
{
  ask (table, view, bluff_seats_of (YOU), bluff_seats_of (CALICO));
}

static void
show_call_several (BluffTabletop *table, BluffView *view)
{
  view->bluffer.seat = BLUFF_ONLOOKER;
  memset (view->bluffer.down, BLUFF_SHAPE_UNKNOWN, sizeof view->bluffer.down);
  ask (table, view, bluff_seats_of (YOU) | bluff_seats_of (ROOK), bluff_seats_of (CALICO));
}

static void
present (BluffTabletop *table, BluffView *view, const BluffEvent *event, BluffView *after)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFER, .seat = view->bluffer.seat, .event = *event };

  bluff_tabletop_show (table, view);
  bluff_tabletop_present (table, &told, view, after);
}

static void
show_peek (BluffTabletop *table, BluffView *view)
{
  BluffEvent event = { .kind = BLUFF_EVENT_PEEK, .seat = YOU };
  BluffView after = *view;

  event.card = (BluffEventCard){ .card = 2, .up = BLUFF_SHAPE_SQUARE, .down = BLUFF_SHAPE_HEXAGON };
  after.bluffer.peeked = 2;
  after.bluffer.down[2] = BLUFF_SHAPE_HEXAGON;
  after.bluffer.knows[YOU] |= bluff_slots_of (2);
  bluff_tabletop_set_pace (table, BLUFF_PACE_NORMAL);
  present (table, view, &event, &after);
}

static void
show_flies (BluffTabletop *table, BluffView *view)
{
  BluffEvent event = { .kind = BLUFF_EVENT_MATCH, .seat = ROOK };
  BluffView after = *view;
  guint slot = 9;

  event.card = (BluffEventCard){ .card = (guint8) slot, .up = view->bluffer.up[slot], .down = BLUFF_SHAPE_SQUARE };
  after.bluffer.tables[ROOK] &= ~bluff_slots_of (slot);
  after.bluffer.pile |= bluff_slots_of (slot);
  after.bluffer.top = (guint8) slot;
  after.bluffer.up[slot] = after.bluffer.need = BLUFF_SHAPE_SQUARE;
  bluff_tabletop_set_pace (table, BLUFF_PACE_CALM);
  present (table, view, &event, &after);
}

static void
show_shown (BluffTabletop *table, BluffView *view, BluffShape down)
{
  BluffEvent event = { .kind = BLUFF_EVENT_SHOWN, .seat = BLUFF_NO_SEAT };
  BluffView after = *view;

  claim (view, MIA);
  view->bluffer.caller = YOU;
  event.card = (BluffEventCard){
    .card = view->bluffer.top, .up = BLUFF_SHAPE_CIRCLE, .down = (guint8) down, .need = BLUFF_SHAPE_HEXAGON
  };
  present (table, view, &event, &after);
}

static void
show_bluff (BluffTabletop *table, BluffView *view)
{
  show_shown (table, view, BLUFF_SHAPE_SQUARE);
}

static void
show_honest (BluffTabletop *table, BluffView *view)
{
  show_shown (table, view, BLUFF_SHAPE_HEXAGON);
}

static void
show_onlooker (BluffTabletop *table, BluffView *view)
{
  view->bluffer.seat = BLUFF_ONLOOKER;
  memset (view->bluffer.down, BLUFF_SHAPE_UNKNOWN, sizeof view->bluffer.down);
  view->head.turn = ROOK;
  view->head.awaited = bluff_seats_of (ROOK);
  bluff_tabletop_show (table, view);
}

static void
show_seat (BluffTabletop *table, BluffView *view)
{
  show_match (table, view);
  gtk_widget_activate_action (GTK_WIDGET (table), "table.look-at", "u", (guint) ROOK);
}

static void
add_event (GArray *events, const BluffEvent *event)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFER, .seat = BLUFF_NO_SEAT, .event = *event };

  g_array_append_val (events, told);
}

static void
show_end (BluffTabletop *table, BluffView *view)
{
  static const char *const rows[PLAYERS + 1] = { "", "q? s? c?", "", "", "q? h?" };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  BluffEvent setup = { .kind = BLUFF_EVENT_SETUP }, made = { .kind = BLUFF_EVENT_CLAIM, .seat = MIA };

  lay_cards (&view->bluffer, rows);
  view->head.phase = BLUFF_PHASE_OVER;
  view->head.awaited = 0;
  view->head.place[YOU] = 1;
  view->head.place[MIA] = 4;
  view->head.place[ROOK] = 3;
  view->head.place[CALICO] = 2;
  setup.deck.n = 32;
  for (guint i = 0; i < PLAYERS; i++)
    setup.deck.dealt[i] = 5;
  for (guint i = 0; i < 32; i++)
    setup.deck.down[i] = (guint8) ((i * 7 + 1) % BLUFF_N_SHAPES);
  add_event (events, &setup);
  made.card = (BluffEventCard){ .up = BLUFF_SHAPE_STAR, .down = BLUFF_SHAPE_SQUARE, .need = BLUFF_SHAPE_HEXAGON };
  add_event (events, &made);
  for (BluffSeat seat = 0; seat < PLAYERS; seat++)
    if (seat != MIA)
      add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = seat, .decide = { seat == ROOK } });
  add_event (events, &(BluffEvent){ .kind = BLUFF_EVENT_CALL, .seat = ROOK });
  bluff_tabletop_show (table, view);
  bluff_tabletop_open_secrets (table, view, events);
}

static const Scene scenes[] = {
  { "match", show_match, 0 },   { "claim", show_may_claim, 0 },   { "last", show_last, 0 },
  { "many", show_many, 0 },     { "call", show_call, 0 },         { "call-several", show_call_several, 0 },
  { "peek", show_peek, 1.2 },   { "flies", show_flies, 0.2 },     { "bluff", show_bluff, 0 },
  { "honest", show_honest, 0 }, { "take", show_take, 0 },         { "give", show_give, 0 },
  { "seat", show_seat, 0 },     { "onlooker", show_onlooker, 0 }, { "end", show_end, 0 },
  { "keys", show_keys, 0 },
};

/* --- Pictures ------------------------------------------------------------------------------------------------------
 */

static void
settle (double seconds)
{
  gint64 end = g_get_monotonic_time () + (gint64) (seconds * G_TIME_SPAN_SECOND);

  while (g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

/* Drawings are made when they are first seen; what moves must not wait for them. */
static void
await_drawings (void)
{
  for (guint i = 0; i < 20; i++)
    {
      settle (0.02);
      while (bluff_art_is_busy ())
        settle (0.01);
    }
}

static void
take (UiGallery *gallery, const Scene *scene, int width, int height)
{
  gboolean rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  g_autoptr (BluffCrew) crew = bluff_crew_new (rtl ? arabic : latin, PLAYERS);
  GtkWidget *window = gtk_window_new ();
  BluffTabletop *table = bluff_bluffer_table_new ();
  BluffView view;

  make_view (&view);
  bluff_tabletop_set_crew (table, crew);
  bluff_tabletop_set_people (table, bluff_seats_of (YOU));
  bluff_tabletop_set_pace (table, BLUFF_PACE_INSTANT);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (table));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  bluff_tabletop_show (table, &view);
  await_drawings ();
  scene->show (table, &view);
  if (scene->seconds > 0)
    settle (scene->seconds);
  else
    await_drawings ();
  ui_gallery_take_window (gallery, window, scene->name);
  if (gtk_widget_get_width (window) != width || gtk_widget_get_height (window) != height)
    g_printerr ("%s: asked for %d × %d, got %d × %d\n", scene->name, width, height, gtk_widget_get_width (window),
                gtk_widget_get_height (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (UiGallery) gallery = ui_gallery_new (argc, argv);

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    take (gallery, &scenes[i], atoi (argv[3]), atoi (argv[4]) - HEADER_BAR);

  return EXIT_SUCCESS;
}
