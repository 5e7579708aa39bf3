/* bluff-pirate-table.c: the table of Bluff Pirate: what lies where.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-table-private.h"

#include "bluff-breadth.h"
#include "bluff-card.h"
#include "bluff-extent.h"
#include "bluff-pirate-track.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  LOW_HEIGHT = 640,  /* of a narrow table without its header bar: the track becomes a strip while a set is composed */
  TALL_HEIGHT = 660, /* of such a table: there is room for the seats above any sheet */
  RAIL_FOOT = 12     /* of bare wood below the hand (.rail), which can be missed */
};

G_DEFINE_FINAL_TYPE (BluffPirateTable, bluff_pirate_table, BLUFF_TYPE_TABLETOP)

/* --- What the seats say --------------------------------------------------------------------------------------------
 */

/* What SeatNews borrow. */
typedef struct
{
  char *line;
  char *number;
  char *icon;
} SeatTexts;

static void
clear_texts (SeatTexts *texts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_free (texts[i].line);
      g_free (texts[i].number);
      g_free (texts[i].icon);
    }
}

static guint
marks_of (BluffPirateTable *self, const BluffPirateView *view, BluffSeat seat)
{
  guint marks = bluff_seat_marks_of (&view->head, seat, bluff_tabletop_get_away (BLUFF_TABLETOP (self)));

  if (view->head.phase == BLUFF_PHASE_PIRATE_VOTE && bluff_seats_has (view->voted, seat))
    marks |= BLUFF_SEAT_MARK_VOTED;

  return marks;
}

static BluffSeatNews
news_of (BluffPirateTable *self, const BluffPirateView *view, BluffSeat seat, SeatTexts *texts)
{
  const BluffCrewMember *member = bluff_crew_get (bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), seat);

  texts->line = bluff_words_square (view->square[seat]);
  texts->number = g_strdup_printf ("%u", view->square[seat]);
  texts->icon = g_strconcat ("ship-", bluff_flag_colour (member->flag), NULL);

  return (BluffSeatNews){ .seat = seat,
                          .flag = member->flag,
                          .name = member->name,
                          .line = texts->line,
                          .number = texts->number,
                          .icon = texts->icon,
                          .count = view->hand_size[seat],
                          .marks = marks_of (self, view, seat) };
}

/* The board shows everybody; the strip everybody but the viewer, clockwise from there (C1). */
static void
show_seats (BluffPirateTable *self, const BluffPirateView *view)
{
  guint n = view->head.table.players;
  BluffSeatNews all[BLUFF_PIRATE_SEATS], others[BLUFF_PIRATE_SEATS];
  SeatTexts texts[BLUFF_PIRATE_SEATS] = { 0 };
  guint n_others = 0;
  BluffSeat first = view->seat < n ? bluff_seat_next (view->seat, n) : 0;

  for (BluffSeat seat = 0; seat < n; seat++)
    all[seat] = news_of (self, view, seat, &texts[seat]);
  for (guint i = 0; i < n; i++)
    {
      BluffSeat seat = (BluffSeat) ((first + i) % n);

      if (seat != view->seat)
        others[n_others++] = all[seat];
    }

  bluff_seat_strip_show (self->seats, others, n_others);
  bluff_pirate_board_show (self->board, view, all, n, view->seat);
  clear_texts (texts, n);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

static void
show_target (BluffPirateTable *self)
{
  guint square;

  bluff_pirate_board_set_target (self->board, bluff_pirate_draft_get_target (self->draft, &square) ? (int) square : -1);
}

/* Where there is little room, the whole track gives way while a set is composed: what is to be pressed is seen. */
static void
show_strip (BluffPirateTable *self)
{
  gboolean composes = bluff_legal_offers (&self->legal, BLUFF_ACTION_LAY) ||
                      bluff_legal_offers (&self->legal, BLUFF_ACTION_DISCARD) || !bluff_cards_is_empty (self->view.up);

  bluff_pirate_board_set_strip (self->board, self->cramped && composes);
}

void
bluff_pirate_table_show_board (BluffPirateTable *self, const BluffPirateView *view)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));

  self->view = *view;
  bluff_pirate_draft_set_view (self->draft, view);
  show_seats (self, view);
  bluff_pirate_piles_show (self->piles, view);
  bluff_pirate_piles_show (self->chips, view);
  bluff_pirate_tray_set_motion (self->tray, bluff_pace_motion (bluff_tabletop_get_pace (BLUFF_TABLETOP (self))));
  bluff_pirate_tray_show (self->tray, view, &self->legal, crew);
  bluff_pirate_rail_show (self->rail, view, &self->legal, crew);
  show_target (self);
  show_strip (self);
}

/* Only the player who chooses a cup needs the hint. */
static void
show_lift (BluffPirateTable *self, BluffCrew *crew)
{
  BluffCast cast = bluff_crew_get_cast (crew, self->view.seat);
  gboolean helps = self->view.seat == self->view.head.turn && g_settings_get_boolean (self->settings, "counting-help");
  g_autofree char *help = helps ? bluff_pirate_cups_say (&self->cups, &cast, &self->view) : NULL;

  bluff_pirate_lift_sheet_show (bluff_pirate_table_get_lift_sheet (self), &self->view, crew, help);
}

void
bluff_pirate_table_show_phase (BluffPirateTable *self)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));

  if (self->over)
    return;

  switch (self->view.head.phase)
    {
    case BLUFF_PHASE_PIRATE_VOTE:
      bluff_pirate_vote_sheet_show (bluff_pirate_table_get_vote_sheet (self), &self->view, crew);
      bluff_pirate_table_show_sheet (self, self->vote_sheet);
      break;
    case BLUFF_PHASE_PIRATE_REVEAL:
      show_lift (self, crew);
      bluff_pirate_table_show_sheet (self, self->lift_sheet);
      break;
    default:
      bluff_pirate_table_show_sheet (self, NULL);
    }
}

static void
bluff_pirate_table_recall (BluffTabletop *tabletop, GArray *told)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  BluffPirateFan came = { .n = 0 };

  self->cups = (BluffPirateCups){ 0 };
  for (guint i = 0; i < told->len; i++)
    {
      bluff_pirate_cups_add (&self->cups, &g_array_index (told, BluffTold, i));
      bluff_pirate_fan_learn (&came, &g_array_index (told, BluffTold, i));
    }
  bluff_pirate_hand_recall (bluff_pirate_rail_get_hand (self->rail), &came);
}

static void
bluff_pirate_table_show_view (BluffTabletop *tabletop, const BluffView *view)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);

  bluff_pirate_table_drop_scene (self);
  self->legal = (BluffLegal){ .seat = view->pirate.seat };
  bluff_pirate_table_show_board (self, &view->pirate);
  bluff_pirate_table_show_phase (self);
  bluff_pirate_table_update_actions (self);
  bluff_pirate_table_prepare_sheets (self);
}

static void
bluff_pirate_table_offer (BluffTabletop *tabletop, const BluffLegal *legal)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  BluffPirateView view = self->view;

  self->legal = *legal;
  if (self->scene == BLUFF_SCENE_NONE)
    {
      bluff_pirate_table_show_board (self, &view);
      if (legal->kinds != 0 || view.head.phase != BLUFF_PHASE_PIRATE_VOTE ||
          !bluff_pirate_table_is_open (self->reveal_sheet))
        bluff_pirate_table_show_phase (self);
    }
  bluff_pirate_table_update_actions (self);
}

static void
bluff_pirate_table_open_secrets (BluffTabletop *tabletop, const BluffView *view, GArray *events)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);

  (void) events;
  self->over = TRUE;
  bluff_pirate_end_sheet_present (bluff_pirate_table_get_end_sheet (self), bluff_tabletop_get_crew (tabletop),
                                  &view->pirate, bluff_pace_motion (bluff_tabletop_get_pace (tabletop)));
  bluff_pirate_table_show_sheet (self, self->end_sheet);
}

static gboolean
bluff_pirate_table_escape (BluffTabletop *tabletop)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);

  if (bluff_pirate_table_is_open (self->vote_sheet) &&
      bluff_pirate_vote_sheet_reconsider (BLUFF_PIRATE_VOTE_SHEET (self->vote_sheet)))
    return TRUE;
  if (bluff_pirate_table_is_open (self->board_sheet) &&
      bluff_pirate_board_sheet_back (BLUFF_PIRATE_BOARD_SHEET (self->board_sheet)))
    return TRUE;

  return bluff_tabletop_get_sheet (tabletop) == NULL && bluff_pirate_table_take_back (self);
}

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

/* What a sheet covers is out of reach as long as it lies there. */
static void
bluff_pirate_table_list_zones (BluffTabletop *tabletop, GPtrArray *zones)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);

  g_ptr_array_add (zones, self->seats);
  if (sheet != NULL)
    g_ptr_array_add (zones, sheet);
  else
    {
      g_ptr_array_add (zones, self->board);
      g_ptr_array_add (zones, self->piles);
      g_ptr_array_add (zones, self->tray);
    }
  bluff_pirate_rail_list_zones (self->rail, zones);
}

static gboolean
bluff_pirate_table_focus_decision (BluffTabletop *tabletop)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);
  GtkWidget *hand = GTK_WIDGET (bluff_pirate_rail_get_hand (self->rail));

  if (sheet != NULL)
    return gtk_widget_get_focus_child (sheet) != NULL || gtk_widget_grab_focus (sheet);
  if (bluff_pirate_tray_focus_panel (self->tray))
    return TRUE;
  if (!bluff_legal_offers (&self->legal, BLUFF_ACTION_LAY) && !bluff_legal_offers (&self->legal, BLUFF_ACTION_DISCARD))
    return FALSE;

  return gtk_widget_get_focus_child (hand) != NULL || gtk_widget_child_focus (hand, GTK_DIR_TAB_FORWARD);
}

/* The last card of the set was taken back, from where it lay: the hand has it again. */
static void
keep_focus (BluffPirateTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && BLUFF_IS_CARD (focus) && bluff_pirate_draft_get_size (self->draft) == 0 &&
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self->tray)))
    gtk_widget_child_focus (GTK_WIDGET (bluff_pirate_rail_get_hand (self->rail)), GTK_DIR_TAB_FORWARD);
}

/* Announces what the tray shows of the set. */
static void
say_draft (BluffPirateTable *self)
{
  g_autofree char *words = NULL;

  if (bluff_pirate_draft_get_size (self->draft) == 0)
    return;

  words = bluff_pirate_draft_say_nature (self->draft);
  if (words == NULL)
    words = bluff_pirate_draft_say_trouble (self->draft);
  if (words != NULL)
    bluff_tabletop_say (BLUFF_TABLETOP (self), words);
}

static void
draft_changed_cb (BluffPirateTable *self)
{
  keep_focus (self);
  say_draft (self);
  show_target (self);
  show_strip (self);
  bluff_pirate_table_update_actions (self);
}

static void
help_changed_cb (BluffPirateTable *self)
{
  if ((bluff_pirate_table_is_open (self->vote_sheet) && self->view.head.phase == BLUFF_PHASE_PIRATE_VOTE) ||
      (bluff_pirate_table_is_open (self->lift_sheet) && self->view.head.phase == BLUFF_PHASE_PIRATE_REVEAL))
    bluff_pirate_table_show_phase (self);
}

/* --- Fitting the window --------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_table_refit (BluffTabletop *tabletop)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (tabletop);
  gboolean wide = self->room == BLUFF_ROOM_WIDE;

  gtk_widget_set_visible (GTK_WIDGET (self->piles), wide);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), !wide);
  bluff_pirate_tray_set_narrow (self->tray, self->room == BLUFF_ROOM_NARROW);
  bluff_pirate_rail_set_narrow (self->rail, self->room == BLUFF_ROOM_NARROW);
  bluff_pirate_sea_set_unit (self->sea, self->unit);
  bluff_seat_strip_set_unit (self->seats, self->unit);
  bluff_pirate_board_set_unit (self->board, self->unit);
  bluff_pirate_piles_set_unit (self->piles, self->unit);
  bluff_pirate_tray_set_unit (self->tray, self->unit);
  bluff_pirate_rail_set_unit (self->rail, self->unit);
  show_strip (self);
  bluff_pirate_table_make_room (self);
}

static BluffRoom
room_of (BluffBreadth breadth)
{
  return breadth == BLUFF_BREADTH_WIDE     ? BLUFF_ROOM_WIDE
         : breadth == BLUFF_BREADTH_MEDIUM ? BLUFF_ROOM_MEDIUM
                                           : BLUFF_ROOM_NARROW;
}

/* Whether the whole track leaves enough of the window to all else. */
static gboolean
has_room_for_track (BluffPirateTable *self, int width, int height, double unit)
{
  GtkWidget *others[] = { GTK_WIDGET (self->seats), GTK_WIDGET (self->low), GTK_WIDGET (self->rail) };
  int track, natural;

  bluff_pirate_track_measure ((BluffVoyage) self->view.head.table.voyage, width, unit, &track, &natural);
  height -= track;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (gtk_widget_get_visible (others[i]))
      height -= bluff_extent_least_height (others[i], width);

  return height >= -RAIL_FOOT;
}

static gboolean
bluff_pirate_table_fit (BluffTabletop *tabletop, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (tabletop);
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (widget);
  BluffRoom room = room_of (bluff_breadth_of (widget, width));
  double unit = bluff_breadth_table_unit (width, height);
  gboolean low = height < LOW_HEIGHT * bluff_breadth_text_scale (widget);
  gboolean cramped = (room == BLUFF_ROOM_NARROW && low) || !has_room_for_track (self, width, height, unit);
  gboolean tall = height >= TALL_HEIGHT * bluff_breadth_text_scale (widget);
  gboolean bottom = width < BLUFF_SHEET_NARROW;
  gboolean changed = room != self->room || unit != self->unit || cramped != self->cramped || tall != self->tall ||
                     bottom != self->bottom_sheets;

  self->tall = tall;
  self->bottom_sheets = bottom;
  self->room = room;
  self->unit = unit;
  self->cramped = cramped;

  return changed;
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
make_widgets (BluffPirateTable *self)
{
  self->sea = BLUFF_PIRATE_SEA (bluff_pirate_sea_new ());
  self->seats = BLUFF_SEAT_STRIP (bluff_seat_strip_new ());
  self->board = BLUFF_PIRATE_BOARD (bluff_pirate_board_new ());
  self->piles = BLUFF_PIRATE_PILES (bluff_pirate_piles_new ());
  self->chips = BLUFF_PIRATE_PILES (bluff_pirate_piles_new ());
  self->tray = BLUFF_PIRATE_TRAY (bluff_pirate_tray_new (self->draft));
  self->rail = BLUFF_PIRATE_RAIL (bluff_pirate_rail_new (self->draft));
  self->flight = BLUFF_FLIGHT (bluff_flight_new ());
  self->middle = GTK_OVERLAY (gtk_overlay_new ());
  self->low = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14));

  bluff_pirate_board_set_ground (self->board, FALSE);
  bluff_pirate_piles_set_compact (self->chips, TRUE);
  bluff_pirate_rail_set_chips (self->rail, GTK_WIDGET (self->chips));
  gtk_widget_set_visible (GTK_WIDGET (self->chips), FALSE);
}

static void
lay_out (BluffPirateTable *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (GTK_WIDGET (self->low), "bb-low");
  gtk_widget_add_css_class (GTK_WIDGET (self->seats), "bb-seats");
  gtk_widget_set_vexpand (GTK_WIDGET (self->board), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->tray), TRUE);
  gtk_box_append (self->low, GTK_WIDGET (self->piles));
  gtk_box_append (self->low, GTK_WIDGET (self->tray));
  gtk_box_append (GTK_BOX (ground), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (ground), GTK_WIDGET (self->low));
  gtk_overlay_set_child (self->middle, ground);
  bluff_tabletop_set_place (BLUFF_TABLETOP (self), self->middle);
  gtk_widget_set_vexpand (GTK_WIDGET (self->middle), TRUE);

  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->middle));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->rail));
  adw_bin_set_child (ADW_BIN (self->sea), column);
  bluff_tabletop_set_ground (BLUFF_TABLETOP (self), GTK_WIDGET (self->sea), GTK_WIDGET (self->flight));
}

static void
follow_settings (BluffPirateTable *self)
{
  g_signal_connect_object (self->settings, "changed::counting-help", G_CALLBACK (help_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "sort-hand", bluff_pirate_rail_get_hand (self->rail), "sorted",
                   G_SETTINGS_BIND_DEFAULT);
}

/* Behind the curtain nobody is asked anything. */
static void
bluff_pirate_table_unmap (GtkWidget *widget)
{
  bluff_pirate_table_stop_asking (BLUFF_PIRATE_TABLE (widget));

  GTK_WIDGET_CLASS (bluff_pirate_table_parent_class)->unmap (widget);
}

static void
bluff_pirate_table_dispose (GObject *object)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (object);

  bluff_pirate_table_drop_scene (self);
  g_clear_handle_id (&self->prepare, g_source_remove);
  self->flight = NULL;
  g_clear_object (&self->asking);
  g_clear_object (&self->draft);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_pirate_table_parent_class)->dispose (object);
}

static void
bluff_pirate_table_class_init (BluffPirateTableClass *klass)
{
  BluffTabletopClass *tabletop_class = BLUFF_TABLETOP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_table_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = bluff_pirate_table_unmap;
  tabletop_class->fit = bluff_pirate_table_fit;
  tabletop_class->refit = bluff_pirate_table_refit;
  tabletop_class->show_view = bluff_pirate_table_show_view;
  tabletop_class->recall = bluff_pirate_table_recall;
  tabletop_class->offer = bluff_pirate_table_offer;
  tabletop_class->present = bluff_pirate_table_present;
  tabletop_class->skip = bluff_pirate_table_skip;
  tabletop_class->open_secrets = bluff_pirate_table_open_secrets;
  tabletop_class->escape = bluff_pirate_table_escape;
  tabletop_class->list_zones = bluff_pirate_table_list_zones;
  tabletop_class->focus_decision = bluff_pirate_table_focus_decision;
}

static void
bluff_pirate_table_init (BluffPirateTable *self)
{
  self->room = BLUFF_ROOM_WIDE;
  self->unit = 1;
  self->settings = g_settings_new (APPLICATION_ID);
  self->draft = bluff_pirate_draft_new ();
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self, G_CONNECT_SWAPPED);
  make_widgets (self);
  lay_out (self);
  follow_settings (self);
  bluff_pirate_table_add_actions (self);
  bluff_pirate_table_add_keys (self);
  bluff_tabletop_skip_by_click (BLUFF_TABLETOP (self), GTK_WIDGET (self->board));
}

BluffTabletop *
bluff_pirate_table_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_TABLE, NULL);
}
