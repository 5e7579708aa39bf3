/* bluff-bluffaneer-table.c: the table of Bluffaneer: what lies where.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-table-private.h"

#include "bluff-card-looks.h"
#include "bluff-extent.h"
#include "bluff-words-bluffaneer-table.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  LOW_HEIGHT = 660,     /* without its header bar: below it a narrow table has no room for what is not needed */
  PLAIN_RAIL = 860,     /* how wide a table is that has room for an answer beside its question */
  WIDE_RAIL = 950,      /* and for the card that is claimed */
  TILES_ABREAST = 1150, /* from here on two tiles stand beside each other */
  SIDE = 212,           /* what they need beside the map */
  NARROW_SIDE = 116,
  SECRET = 44,     /* the width of the player's card at an open table */
  TAKE_SWORDS = 2, /* N7 */
  TAKE_SHIPS = 3
};

G_DEFINE_FINAL_TYPE (BluffBluffaneerTable, bluff_bluffaneer_table, BLUFF_TYPE_TABLETOP)

static gboolean
is_shared (BluffBluffaneerTable *self)
{
  return bluff_seats_count (bluff_tabletop_get_people (BLUFF_TABLETOP (self))) > 1;
}

/* --- What the seats say --------------------------------------------------------------------------------------------
 */

/* What SeatNews borrow. */
typedef struct
{
  char *line;
  char *number;
  char *deed;
} SeatTexts;

static void
clear_texts (SeatTexts *texts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_free (texts[i].line);
      g_free (texts[i].number);
      g_free (texts[i].deed);
    }
}

static guint
marks_of (BluffBluffaneerTable *self, const BluffBluffaneerView *view, BluffSeat seat)
{
  guint marks = bluff_seat_marks_of (&view->head, seat, bluff_tabletop_get_away (BLUFF_TABLETOP (self)));

  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM && bluff_seats_has (view->decided, seat))
    marks |= BLUFF_SEAT_MARK_DECIDED;

  return marks;
}

static guint
count_loot (const BluffBluffaneerView *view, BluffSeat victim)
{
  return MIN (view->coins[victim], view->icons[0] == BLUFF_ICON_SHIP ? TAKE_SHIPS : TAKE_SWORDS);
}

static BluffSeatNews
news_of (BluffBluffaneerTable *self, const BluffBluffaneerView *view, BluffSeat seat, SeatTexts *texts)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));
  const BluffCrewMember *member = bluff_crew_get (crew, seat);
  BluffCast cast = bluff_crew_get_cast (crew, view->seat);
  gboolean victim =
      bluff_legal_offers (&self->legal, BLUFF_ACTION_STEAL) && bluff_seats_has (self->legal.targets, seat);

  texts->line = victim ? bluff_words_steal (count_loot (view, seat)) : bluff_words_bluffaneer_seat (view, seat);
  texts->deed = victim ? bluff_words_steal_from (&cast, seat, count_loot (view, seat)) : NULL;
  texts->number = g_strdup_printf ("%u", view->coins[seat]);

  return (BluffSeatNews){ .seat = seat,
                          .flag = member->flag,
                          .name = member->name,
                          .line = texts->line,
                          .number = texts->number,
                          .icon = "coin-skull",
                          .count = 1,
                          .back = "bluffaneer-back",
                          .purse = TRUE,
                          .coins = view->coins[seat],
                          .deed = texts->deed,
                          .marks = marks_of (self, view, seat) };
}

/* Everybody but the viewer, clockwise from there (C1). */
static void
show_seats (BluffBluffaneerTable *self, const BluffBluffaneerView *view)
{
  guint n = view->head.table.players;
  BluffSeatNews others[BLUFF_BLUFFANEER_SEATS];
  SeatTexts texts[BLUFF_BLUFFANEER_SEATS] = { 0 };
  guint n_others = 0;
  BluffSeat first = view->seat < n ? bluff_seat_next (view->seat, n) : 0;

  for (guint i = 0; i < n; i++)
    {
      BluffSeat seat = (BluffSeat) ((first + i) % n);

      if (seat != view->seat)
        others[n_others++] = news_of (self, view, seat, &texts[seat]);
    }
  bluff_seat_strip_set_choices (self->seats,
                                bluff_legal_offers (&self->legal, BLUFF_ACTION_STEAL) ? self->legal.targets : 0);
  bluff_seat_strip_show (self->seats, others, n_others);
  clear_texts (texts, n);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

/* In a narrow or a low window, and with large text, a sheet gets the room of the rail. At the end of the game it always
 * does: there is nothing to decide any more, and the buttons to play again are below all cards. Where large text makes
 * the seats about as high as the window, it gets their room, too: what follows from a card would be scrolled away. */
static void
make_room_for_sheet (BluffBluffaneerTable *self)
{
  gboolean tight =
      self->form <= BLUFF_BLUFFANEER_NARROW || self->low || bluff_breadth_has_large_text (GTK_WIDGET (self));
  gboolean end = gtk_widget_get_visible (self->end_sheet);
  gboolean revealing = gtk_widget_get_visible (self->reveal_sheet);

  /* The ranking says what they say. */
  gtk_widget_set_visible (GTK_WIDGET (self->seats),
                          !(self->room <= BLUFF_BREADTH_NARROW && (end || (self->large && revealing))));
  gtk_widget_set_visible (GTK_WIDGET (self->rail), !(end || (tight && revealing)));
}

void
bluff_bluffaneer_table_show_sheet (BluffBluffaneerTable *self, GtkWidget *sheet)
{
  bluff_tabletop_show_sheet (BLUFF_TABLETOP (self), sheet);
  make_room_for_sheet (self);
}

void
bluff_bluffaneer_table_show_board (BluffBluffaneerTable *self, const BluffBluffaneerView *view)
{
  self->view = *view;
  /* The dice lie where they fell until somebody takes them up. */
  if (view->icons[0] != BLUFF_NO_ICON)
    memcpy (self->dice, view->icons, sizeof self->dice);
  show_seats (self, &self->view);
  bluff_bluffaneer_mat_show (self->mat, self->dice);
  for (guint i = 0; i < BLUFF_TILES; i++)
    bluff_bluffaneer_pile_show (self->tiles[i], &self->view, self->top);
  for (guint i = 0; i < BLUFF_CHIPS; i++)
    bluff_bluffaneer_pile_show (self->chips[i], &self->view, self->top);
  bluff_bluffaneer_rail_show (self->rail, &self->view, bluff_tabletop_get_crew (BLUFF_TABLETOP (self)),
                              is_shared (self));
}

/* While people shout or answer in a low window, they need the room. */
static void
show_chips (BluffBluffaneerTable *self)
{
  gboolean shouting = gtk_widget_get_visible (GTK_WIDGET (bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self))));
  gboolean answering = bluff_legal_offers (&self->legal, BLUFF_ACTION_ANSWER);

  gtk_widget_set_visible (self->chip_row, self->room != BLUFF_BREADTH_WIDE && !((shouting || answering) && self->low &&
                                                                                self->room <= BLUFF_BREADTH_NARROW));
}

void
bluff_bluffaneer_table_ask (BluffBluffaneerTable *self)
{
  bluff_bluffaneer_panel_ask (bluff_bluffaneer_rail_get_panel (self->rail), &self->view, &self->legal,
                              bluff_tabletop_get_crew (BLUFF_TABLETOP (self)),
                              g_settings_get_boolean (self->settings, "counting-help"));
  show_chips (self);
}

/* What lies on top of the revealed cards, and where the dice fell. */
static void
bluff_bluffaneer_table_recall (BluffTabletop *tabletop, GArray *told)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  self->top = BLUFF_PAIR_NONE;
  for (guint i = 0; i < told->len; i++)
    {
      const BluffEvent *event = &g_array_index (told, BluffTold, i).event;

      if (event->kind == BLUFF_EVENT_REVEAL)
        self->top = (BluffPair) event->pair.card;
      else if (event->kind == BLUFF_EVENT_ROLL)
        memcpy (self->dice, event->roll.icons, sizeof self->dice);
    }
}

static void
bluff_bluffaneer_table_show_view (BluffTabletop *tabletop, const BluffView *view)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  bluff_bluffaneer_table_drop_play (self);
  self->legal = (BluffLegal){ .seat = view->bluffaneer.seat };
  if (!self->over)
    bluff_bluffaneer_table_show_sheet (self, NULL);
  bluff_bluffaneer_table_show_board (self, &view->bluffaneer);
  bluff_bluffaneer_table_ask (self);
  bluff_bluffaneer_table_update_actions (self);
}

static void
bluff_bluffaneer_table_offer (BluffTabletop *tabletop, const BluffLegal *legal)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);
  BluffBluffaneerView view = self->view;

  self->legal = *legal;
  if (self->play == BLUFF_PLAY_NONE)
    {
      bluff_bluffaneer_table_show_board (self, &view);
      bluff_bluffaneer_table_ask (self);
    }
  bluff_bluffaneer_table_update_actions (self);
}

static void
help_changed_cb (BluffBluffaneerTable *self)
{
  if (self->play == BLUFF_PLAY_NONE && bluff_tabletop_get_crew (BLUFF_TABLETOP (self)) != NULL)
    bluff_bluffaneer_table_ask (self);
}

guint
bluff_bluffaneer_table_count_coins (BluffBluffaneerTable *self)
{
  guint n;

  g_return_val_if_fail (BLUFF_IS_BLUFFANEER_TABLE (self), 0);

  n = bluff_bluffaneer_pile_get_count (self->tiles[BLUFF_PILE_BOX]) + self->in_flight;
  for (BluffSeat seat = 0; seat < self->view.head.table.players; seat++)
    n += seat == self->view.seat ? bluff_bluffaneer_purse_get_coins (bluff_bluffaneer_rail_get_purse (self->rail))
                                 : self->view.coins[seat];

  return n;
}

/* --- The secret at an open table -----------------------------------------------------------------------------------
 */

static GtkWidget *
bluff_bluffaneer_table_make_secret (BluffTabletop *tabletop)
{
  GtkWidget *card = bluff_card_new_picture ();

  (void) tabletop;
  bluff_card_set_width (BLUFF_CARD (card), SECRET);
  bluff_card_show (BLUFF_CARD (card), bluff_card_look_bluffaneer (BLUFF_PAIR_NONE));
  return card;
}

static BluffPair
pair_of (const BluffView *view)
{
  return view != NULL ? (BluffPair) view->bluffaneer.card : BLUFF_PAIR_NONE;
}

static char *
bluff_bluffaneer_table_word_secret (BluffTabletop *tabletop, const BluffView *view)
{
  (void) tabletop;
  return bluff_words_own_card (pair_of (view));
}

static void
bluff_bluffaneer_table_show_secret (BluffTabletop *tabletop, GtkWidget *secret, const BluffView *view)
{
  BluffPair pair = pair_of (view);
  g_autofree char *words = bluff_words_own_card (pair);

  bluff_card_show (BLUFF_CARD (secret), bluff_card_look_bluffaneer (pair));
  (void) tabletop;
  bluff_card_set_label (BLUFF_CARD (secret), words);
}

static void
bluff_bluffaneer_table_place_look (BluffTabletop *tabletop, GtkWidget *look)
{
  bluff_bluffaneer_rail_place_look (BLUFF_BLUFFANEER_TABLE (tabletop)->rail, look);
}

/* --- The keyboard --------------------------------------------------------------------------------------------------
 */

static void
bluff_bluffaneer_table_list_zones (BluffTabletop *tabletop, GPtrArray *zones)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);

  g_ptr_array_add (zones, self->seats);
  if (sheet != NULL)
    g_ptr_array_add (zones, sheet);
  else
    {
      /* As they are read: the sides lie on the mat. */
      g_ptr_array_add (zones, self->mat);
      g_ptr_array_add (zones, self->start_side);
      g_ptr_array_add (zones, self->end_side);
      g_ptr_array_add (zones, self->chip_row);
    }
  bluff_bluffaneer_rail_list_zones (self->rail, zones);
}

static gboolean
bluff_bluffaneer_table_focus_decision (BluffTabletop *tabletop)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);

  if (sheet != NULL)
    return gtk_widget_get_focus_child (sheet) != NULL || gtk_widget_grab_focus (sheet);

  return bluff_bluffaneer_rail_focus_decision (self->rail);
}

/* --- Fitting the window --------------------------------------------------------------------------------------------
 */

static void
fit_middle (BluffBluffaneerTable *self)
{
  gboolean wide = self->room == BLUFF_BREADTH_WIDE;
  gboolean abreast = gtk_widget_get_width (GTK_WIDGET (self)) >= TILES_ABREAST;

  gtk_widget_set_visible (GTK_WIDGET (self->start_side), wide);
  gtk_widget_set_visible (GTK_WIDGET (self->end_side), wide);
  show_chips (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->end_side),
                                  abreast ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  bluff_bluffaneer_mat_set_side (self->mat, !wide ? 8 : (int) ((abreast ? SIDE : NARROW_SIDE) * MAX (self->unit, 1)));
}

/* Where all who may shout, and what it costs them, would not be seen otherwise, the dice give way: the question says
 * what was rolled. */
static gboolean
has_room_for_dice (BluffBluffaneerTable *self, int width, int height)
{
  BluffShoutPanel *panel = bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self));
  GtkWidget *others[] = { GTK_WIDGET (self->seats), self->chip_row, GTK_WIDGET (self->rail) };

  if (!gtk_widget_get_visible (GTK_WIDGET (panel)) || !bluff_shout_panel_is_open (panel))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (gtk_widget_get_visible (others[i]))
      height -= bluff_extent_height (others[i], width);

  return height >= BLUFF_BLUFFANEER_MAT_LEAST_HEIGHT;
}

/* The doubles are in a popover where the map has no room for them. */
static void
show_doubles (BluffBluffaneerTable *self)
{
  gboolean bare = bluff_bluffaneer_mat_is_bare (self->mat);

  gtk_widget_set_visible (GTK_WIDGET (self->chips[BLUFF_PILE_DOUBLES]), bare);
}

static void
bluff_bluffaneer_table_refit (BluffTabletop *tabletop)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  fit_middle (self);
  gtk_widget_set_visible (GTK_WIDGET (self->mat), self->dice_shown);
  bluff_bluffaneer_tavern_set_unit (self->tavern, self->unit);
  bluff_seat_strip_set_unit (self->seats, self->unit);
  bluff_bluffaneer_mat_set_unit (self->mat, self->unit);
  for (guint i = 0; i < BLUFF_TILES; i++)
    bluff_bluffaneer_pile_set_unit (self->tiles[i], self->unit);
  bluff_bluffaneer_mat_set_taken (self->mat, bluff_extent_height (GTK_WIDGET (self->start_side), -1),
                                  bluff_extent_height (GTK_WIDGET (self->end_side), -1));
  bluff_bluffaneer_rail_set_form (self->rail, self->form);
  bluff_bluffaneer_rail_set_unit (self->rail, self->unit);
  make_room_for_sheet (self);
}

static BluffBluffaneerForm
choose_form (double width, gboolean low)
{
  return width >= WIDE_RAIL    ? BLUFF_BLUFFANEER_WIDE
         : width >= PLAIN_RAIL ? BLUFF_BLUFFANEER_PLAIN
         : low                 ? BLUFF_BLUFFANEER_LOW
                               : BLUFF_BLUFFANEER_NARROW;
}

static gboolean
bluff_bluffaneer_table_fit (BluffTabletop *tabletop, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (tabletop);
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (widget);
  BluffBreadth room = bluff_breadth_of (widget, width);
  double unit = bluff_breadth_table_unit (width, height);
  double scale = bluff_breadth_text_scale (widget);
  gboolean low = height < LOW_HEIGHT * scale;
  BluffBluffaneerForm form = choose_form (width / scale, low);
  gboolean dice_shown = has_room_for_dice (self, width, height);
  gboolean large = bluff_breadth_has_large_text (widget);
  gboolean changed = room != self->room || unit != self->unit || low != self->low || form != self->form ||
                     dice_shown != self->dice_shown || large != self->large;

  self->form = form;
  self->dice_shown = dice_shown;
  self->room = room;
  self->unit = unit;
  self->low = low;
  self->large = large;

  return changed;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
make_widgets (BluffBluffaneerTable *self)
{
  self->tavern = BLUFF_BLUFFANEER_TAVERN (bluff_bluffaneer_tavern_new ());
  self->seats = BLUFF_SEAT_STRIP (bluff_seat_strip_new ());
  bluff_seat_strip_set_action (self->seats, "table.steal");
  self->mat = BLUFF_BLUFFANEER_MAT (bluff_bluffaneer_mat_new ());
  self->rail =
      BLUFF_BLUFFANEER_RAIL (bluff_bluffaneer_rail_new (bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self))));
  self->flight = BLUFF_FLIGHT (bluff_flight_new ());
  self->middle = GTK_OVERLAY (gtk_overlay_new ());
  self->start_side = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  self->end_side = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  self->chip_row = bluff_wrap_new ();
  g_object_set (self->chip_row, "spacing", 6, NULL);
  for (guint i = 0; i < BLUFF_TILES; i++)
    self->tiles[i] = BLUFF_BLUFFANEER_PILE (bluff_bluffaneer_pile_new ((BluffPileKind) i, FALSE));
  for (guint i = 0; i < BLUFF_CHIPS; i++)
    self->chips[i] = BLUFF_BLUFFANEER_PILE (bluff_bluffaneer_pile_new ((BluffPileKind) i, TRUE));
  bluff_tabletop_skip_by_click (BLUFF_TABLETOP (self), GTK_WIDGET (self->mat));
  g_signal_connect_object (self->mat, "notify::bare", G_CALLBACK (show_doubles), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self)), "notify::visible",
                           G_CALLBACK (show_chips), self, G_CONNECT_SWAPPED);
}

static void
add_side (BluffBluffaneerTable *self, GtkBox *side, GtkAlign align)
{
  gtk_widget_set_halign (GTK_WIDGET (side), align);
  gtk_widget_set_valign (GTK_WIDGET (side), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (side), "bb-tiles");
  gtk_overlay_add_overlay (self->middle, GTK_WIDGET (side));
}

static void
lay_out (BluffBluffaneerTable *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (GTK_WIDGET (self->seats), "bb-seats");
  gtk_widget_set_vexpand (GTK_WIDGET (self->mat), TRUE);
  gtk_widget_set_halign (self->chip_row, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->chip_row, FALSE);
  for (guint i = 0; i < BLUFF_CHIPS; i++)
    bluff_wrap_append (BLUFF_WRAP (self->chip_row), GTK_WIDGET (self->chips[i]));
  gtk_box_append (GTK_BOX (ground), GTK_WIDGET (self->mat));
  gtk_box_append (GTK_BOX (ground), self->chip_row);
  gtk_overlay_set_child (self->middle, ground);
  bluff_tabletop_set_place (BLUFF_TABLETOP (self), self->middle);
  gtk_widget_set_vexpand (GTK_WIDGET (self->middle), TRUE);
  gtk_box_append (self->start_side, GTK_WIDGET (self->tiles[BLUFF_PILE_BOX]));
  gtk_box_append (self->end_side, GTK_WIDGET (self->tiles[BLUFF_PILE_REVEALED]));
  gtk_box_append (self->end_side, GTK_WIDGET (self->tiles[BLUFF_PILE_STACK]));
  add_side (self, self->start_side, GTK_ALIGN_START);
  add_side (self, self->end_side, GTK_ALIGN_END);

  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->middle));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->rail));
  adw_bin_set_child (ADW_BIN (self->tavern), column);
  bluff_tabletop_set_ground (BLUFF_TABLETOP (self), GTK_WIDGET (self->tavern), GTK_WIDGET (self->flight));
}

static void
add_sheets (BluffBluffaneerTable *self)
{
  self->reveal_sheet = bluff_bluffaneer_reveal_sheet_new ();
  self->end_sheet = bluff_bluffaneer_end_sheet_new ();
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), self->reveal_sheet, "");
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), self->end_sheet, "");
  g_signal_connect_object (self->settings, "changed::counting-help", G_CALLBACK (help_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
bluff_bluffaneer_table_dispose (GObject *object)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (object);

  bluff_bluffaneer_table_drop_play (self);
  self->flight = NULL;
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_bluffaneer_table_parent_class)->dispose (object);
}

static void
bluff_bluffaneer_table_open_secrets (BluffTabletop *tabletop, const BluffView *view, GArray *events)
{
  BluffBluffaneerTable *self = BLUFF_BLUFFANEER_TABLE (tabletop);

  self->over = TRUE;
  bluff_bluffaneer_end_sheet_present (BLUFF_BLUFFANEER_END_SHEET (self->end_sheet), bluff_tabletop_get_crew (tabletop),
                                      &view->bluffaneer, events,
                                      bluff_pace_motion (bluff_tabletop_get_pace (tabletop)));
  bluff_bluffaneer_table_show_sheet (self, self->end_sheet);
  bluff_bluffaneer_table_update_actions (self);
}

static void
bluff_bluffaneer_table_class_init (BluffBluffaneerTableClass *klass)
{
  BluffTabletopClass *tabletop_class = BLUFF_TABLETOP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffaneer_table_dispose;
  tabletop_class->fit = bluff_bluffaneer_table_fit;
  tabletop_class->refit = bluff_bluffaneer_table_refit;
  tabletop_class->show_view = bluff_bluffaneer_table_show_view;
  tabletop_class->recall = bluff_bluffaneer_table_recall;
  tabletop_class->offer = bluff_bluffaneer_table_offer;
  tabletop_class->present = bluff_bluffaneer_table_present;
  tabletop_class->skip = bluff_bluffaneer_table_skip;
  tabletop_class->open_secrets = bluff_bluffaneer_table_open_secrets;
  tabletop_class->list_zones = bluff_bluffaneer_table_list_zones;
  tabletop_class->focus_decision = bluff_bluffaneer_table_focus_decision;
  tabletop_class->make_secret = bluff_bluffaneer_table_make_secret;
  tabletop_class->show_secret = bluff_bluffaneer_table_show_secret;
  tabletop_class->place_look = bluff_bluffaneer_table_place_look;
  tabletop_class->word_secret = bluff_bluffaneer_table_word_secret;
}

static void
bluff_bluffaneer_table_init (BluffBluffaneerTable *self)
{
  self->room = BLUFF_BREADTH_WIDE;
  self->unit = 1;
  self->answer = -1;
  self->dice_shown = TRUE;
  self->top = BLUFF_PAIR_NONE;
  self->dice[0] = self->dice[1] = BLUFF_NO_ICON;
  self->settings = g_settings_new (APPLICATION_ID);
  make_widgets (self);
  lay_out (self);
  add_sheets (self);
  bluff_bluffaneer_table_watch_sheets (self);
  bluff_bluffaneer_table_add_actions (self);
  bluff_bluffaneer_table_add_keys (self);
}

BluffTabletop *
bluff_bluffaneer_table_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFANEER_TABLE, NULL);
}
