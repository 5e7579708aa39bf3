/* bluff-bluffer-table.c: the table of Bluffer: what lies where.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-table-private.h"

#include "bluff-extent.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  LOW_HEIGHT = 640, /* without the header bar: below it, some things are left out */
  SEAT_WIDTH = 185, /* what each seat above the table needs to be laid out as in a wide window */
  LEAST_SEAT = 85,  /* and to be read at all: with less than that there are two rows */
  PANEL_WIDTH = 900,
  ANY_WIDTH = 10000, /* where everything fits */
  TARGET = 44,       /* what is smaller cannot be pressed */
  SPACING = 14,
  SPACING_NARROW = 4
};

G_DEFINE_FINAL_TYPE (BluffBlufferTable, bluff_bluffer_table, BLUFF_TYPE_TABLETOP)

/* Whether there is too little room for a sheet and the player's cards, or for news beside a question. */
static gboolean
is_tight (BluffBlufferTable *self)
{
  return self->narrow || self->low || bluff_breadth_has_large_text (GTK_WIDGET (self));
}

/* Whether the cards of the others are smaller than a finger: all of them, or those of the caller, who has many. */
static gboolean
has_small_cards (BluffBlufferTable *self)
{
  BluffBlufferRow *row = bluff_bluffer_table_get_row (self, self->view.bluffer.caller);
  int width = row != NULL ? gtk_widget_get_width (GTK_WIDGET (row)) : 0;

  return self->narrow || (self->low && bluff_breadth_has_large_text (GTK_WIDGET (self))) ||
         (width > 0 && !bluff_bluffer_row_is_roomy (row, width, TARGET));
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

/* Everybody but the viewer, clockwise from there (C1). */
static void
show_seats (BluffBlufferTable *self, const BluffBlufferView *view)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));
  guint n = view->head.table.players;
  BluffSeat first = view->seat < n ? bluff_seat_next (view->seat, n) : 0;
  guint shown = view->seat < n ? n - 1 : n;
  BluffSeats away = bluff_tabletop_get_away (BLUFF_TABLETOP (self));

  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->seat[i]), i < shown);
      if (i < shown)
        {
          BluffSeat seat = (BluffSeat) ((first + i) % n);

          bluff_bluffer_seat_show (self->seat[i], view, crew, seat, bluff_seats_has (away, seat));
        }
    }
}

/* B11: the cards that may be taken are buttons where they lie, if they are large enough. */
static void
offer_seats (BluffBlufferTable *self)
{
  gboolean takes = bluff_legal_offers (&self->legal, BLUFF_ACTION_TAKE) && !has_small_cards (self);

  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    bluff_bluffer_seat_offer (self->seat[i],
                              takes && bluff_bluffer_seat_get_seat (self->seat[i]) == self->view.bluffer.caller
                                  ? self->legal.slots
                                  : 0);
}

/* The rail shows the player's cards unless nobody looks, or the people who decide need the room. */
static void
update_rail (BluffBlufferTable *self)
{
  BluffShoutPanel *shout = bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self));
  gboolean open = gtk_widget_get_visible (GTK_WIDGET (shout)) && bluff_shout_panel_is_open (shout);
  gboolean sheet = gtk_widget_get_visible (self->shown_sheet) || gtk_widget_get_visible (self->seat_sheet);
  gboolean own = self->view.bluffer.seat < self->view.head.table.players;

  adw_clamp_set_maximum_size (self->shout, open ? ANY_WIDTH : PANEL_WIDTH);
  adw_clamp_set_tightening_threshold (self->shout, open ? ANY_WIDTH : PANEL_WIDTH);
  gtk_widget_set_visible (GTK_WIDGET (self->rail),
                          own && !open && !(sheet && is_tight (self)) && !gtk_widget_get_visible (self->end_sheet));
}

/* When the panel goes, the cards have the focus that it had. */
static void
hide_ask (BluffBlufferTable *self)
{
  GtkRoot *root = gtk_widget_get_root (self->ask);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && (focus == self->ask || gtk_widget_is_ancestor (focus, self->ask)))
    gtk_widget_child_focus (GTK_WIDGET (bluff_bluffer_rail_get_hand (self->rail)), GTK_DIR_TAB_FORWARD);
  gtk_widget_set_visible (self->ask, FALSE);
}

/* A player who is asked needs to see the pile; the panel has the news that matters. */
static void
update_news (BluffBlufferTable *self)
{
  GtkWidget *shout = GTK_WIDGET (bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self)));
  gboolean asked = gtk_widget_get_visible (shout) || (is_tight (self) && gtk_widget_get_visible (self->ask));

  gtk_widget_set_visible (GTK_WIDGET (self->news), *gtk_label_get_text (self->news) != '\0' && !asked &&
                                                       bluff_tabletop_get_sheet (BLUFF_TABLETOP (self)) == NULL);
}

/* A sheet asks for itself. */
static void
update_ask (BluffBlufferTable *self)
{
  gboolean asks = bluff_bluffer_ask_show (BLUFF_BLUFFER_ASK (self->ask), &self->view, &self->legal,
                                          bluff_tabletop_get_crew (BLUFF_TABLETOP (self)));

  if (asks && bluff_tabletop_get_sheet (BLUFF_TABLETOP (self)) == NULL)
    gtk_widget_set_visible (self->ask, TRUE);
  else
    hide_ask (self);
  update_news (self);
}

void
bluff_bluffer_table_show_sheet (BluffBlufferTable *self, GtkWidget *sheet)
{
  bluff_tabletop_show_sheet (BLUFF_TABLETOP (self), sheet);
  if (sheet != self->seat_sheet)
    bluff_bluffer_seat_sheet_clear (BLUFF_BLUFFER_SEAT_SHEET (self->seat_sheet));
  update_ask (self);
  update_rail (self);
}

void
bluff_bluffer_table_say (BluffBlufferTable *self, const char *words)
{
  gtk_label_set_text (self->news, words != NULL ? words : "");
  update_news (self);
}

void
bluff_bluffer_table_show_all (BluffBlufferTable *self, const BluffBlufferView *view)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));

  self->view.bluffer = *view;
  show_seats (self, view);
  offer_seats (self);
  bluff_bluffer_arena_show (self->arena, view);
  if (view->seat < view->head.table.players)
    bluff_bluffer_rail_show (self->rail, view, &self->legal, crew);
  else
    bluff_bluffer_rail_clear (self->rail, view);
  update_rail (self);
  update_ask (self);
}

void
bluff_bluffer_table_show_phase (BluffBlufferTable *self)
{
  BluffCrew *crew = bluff_tabletop_get_crew (BLUFF_TABLETOP (self));
  BluffCast cast = bluff_crew_get_cast (crew, self->view.bluffer.seat);
  g_autofree char *question = NULL;

  if (self->over)
    return;
  if (!bluff_legal_offers (&self->legal, BLUFF_ACTION_TAKE) || !has_small_cards (self))
    {
      bluff_bluffer_table_show_sheet (self, NULL);
      return;
    }

  question = bluff_words_phase (&cast, &self->view);
  bluff_bluffer_seat_sheet_show (BLUFF_BLUFFER_SEAT_SHEET (self->seat_sheet), &self->view.bluffer, crew,
                                 self->view.bluffer.caller, self->legal.slots, question);
  bluff_bluffer_table_show_sheet (self, self->seat_sheet);
}

static void
bluff_bluffer_table_show_view (BluffTabletop *tabletop, const BluffView *view)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);

  bluff_bluffer_table_drop_scene (self);
  self->legal = (BluffLegal){ .seat = view->bluffer.seat };
  bluff_bluffer_table_say (self, NULL);
  bluff_bluffer_table_show_all (self, &view->bluffer);
  bluff_bluffer_table_show_phase (self);
  bluff_bluffer_table_update_actions (self);
}

static void
bluff_bluffer_table_offer (BluffTabletop *tabletop, const BluffLegal *legal)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);
  BluffBlufferView view = self->view.bluffer;

  self->legal = *legal;
  if (self->scene == BLUFF_BLUFFER_SCENE_NONE)
    {
      bluff_bluffer_table_show_all (self, &view);
      bluff_bluffer_table_show_phase (self);
    }
  bluff_bluffer_table_update_actions (self);
}

static void
bluff_bluffer_table_open_secrets (BluffTabletop *tabletop, const BluffView *view, GArray *events)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);

  self->over = TRUE;
  bluff_bluffer_table_say (self, NULL);
  bluff_bluffer_end_sheet_present (BLUFF_BLUFFER_END_SHEET (self->end_sheet), bluff_tabletop_get_crew (tabletop),
                                   &view->bluffer, events, bluff_pace_motion (bluff_tabletop_get_pace (tabletop)));
  bluff_bluffer_table_show_sheet (self, self->end_sheet);
}

static gboolean
bluff_bluffer_table_escape (BluffTabletop *tabletop)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);

  if (gtk_widget_get_visible (self->seat_sheet) && !bluff_legal_offers (&self->legal, BLUFF_ACTION_TAKE))
    {
      bluff_bluffer_table_show_phase (self);
      return TRUE;
    }

  return bluff_tabletop_get_sheet (tabletop) == NULL &&
         bluff_bluffer_hand_unchoose (bluff_bluffer_rail_get_hand (self->rail));
}

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

/* What a sheet covers is out of reach as long as it lies there. */
static void
bluff_bluffer_table_list_zones (BluffTabletop *tabletop, GPtrArray *zones)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);

  if (sheet != NULL)
    g_ptr_array_add (zones, sheet);
  else
    {
      for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
        g_ptr_array_add (zones, self->seat[i]);
      g_ptr_array_add (zones, self->arena);
      g_ptr_array_add (zones, self->ask);
    }
  g_ptr_array_add (zones, bluff_tabletop_get_shout_panel (tabletop));
  g_ptr_array_add (zones, bluff_bluffer_rail_get_hand (self->rail));
}

/* The focus goes to the panel that asks, never to a card: Enter, pressed only to go on, would play it. */
static gboolean
bluff_bluffer_table_focus_decision (BluffTabletop *tabletop)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);
  GtkWidget *sheet = bluff_tabletop_get_sheet (tabletop);

  if (sheet != NULL)
    return gtk_widget_get_focus_child (sheet) != NULL || gtk_widget_grab_focus (sheet);

  return gtk_widget_get_visible (self->ask) && gtk_widget_grab_focus (self->ask);
}

BluffBlufferSeat *
bluff_bluffer_table_get_seat (BluffBlufferTable *self, BluffSeat seat)
{
  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->seat[i])) && bluff_bluffer_seat_get_seat (self->seat[i]) == seat)
      return self->seat[i];

  return NULL;
}

BluffBlufferRow *
bluff_bluffer_table_get_row (BluffBlufferTable *self, BluffSeat seat)
{
  BluffBlufferSeat *other = bluff_bluffer_table_get_seat (self, seat);

  if (seat == self->view.bluffer.seat)
    return bluff_bluffer_hand_get_row (bluff_bluffer_rail_get_hand (self->rail));

  return other != NULL ? bluff_bluffer_seat_get_row (other) : NULL;
}

/* --- Fitting the window --------------------------------------------------------------------------------------------
 */

static void
hand_changed_cb (BluffBlufferTable *self)
{
  bluff_bluffer_ask_set_for_chosen (BLUFF_BLUFFER_ASK (self->ask),
                                    !bluff_bluffer_hand_is_roomy (bluff_bluffer_rail_get_hand (self->rail)));
  bluff_bluffer_table_update_actions (self);
}

static void
place_seats (BluffBlufferTable *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->seats));
  int columns = self->two_rows ? 2 : BLUFF_BLUFFER_SEATS;

  gtk_grid_set_column_spacing (self->seats, self->narrow ? SPACING_NARROW : SPACING);
  gtk_grid_set_row_spacing (self->seats, SPACING_NARROW);
  for (int i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    {
      GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->seat[i]));

      gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), i % columns);
      gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (place), i / columns);
    }
}

static void
bluff_bluffer_table_refit (BluffTabletop *tabletop)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (tabletop);
  gboolean narrow = self->narrow;

  place_seats (self);
  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    bluff_bluffer_seat_set_unit (self->seat[i],
                                 self->low && bluff_breadth_has_large_text (GTK_WIDGET (self)) ? 0.6 : self->unit,
                                 narrow);
  bluff_bluffer_sand_set_unit (self->sand, self->unit);
  bluff_bluffer_arena_set_unit (self->arena, self->unit);
  bluff_bluffer_arena_set_narrow (self->arena, narrow, self->low);
  bluff_bluffer_ask_set_narrow (BLUFF_BLUFFER_ASK (self->ask), narrow);
  bluff_bluffer_rail_set_unit (self->rail, self->unit);
  bluff_bluffer_rail_set_room (self->rail, self->breadth == BLUFF_BREADTH_WIDE, narrow);
  bluff_bluffer_rail_set_head (self->rail, !(self->low && bluff_breadth_has_large_text (GTK_WIDGET (self))));
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  if (self->scene == BLUFF_BLUFFER_SCENE_NONE && bluff_legal_offers (&self->legal, BLUFF_ACTION_TAKE))
    {
      offer_seats (self);
      bluff_bluffer_table_show_phase (self);
    }
  update_rail (self);
}

/* Where several play at one screen, everybody's cards are above the table whenever nobody looks at theirs. */
static guint
count_seats_above (BluffBlufferTable *self)
{
  BluffTabletop *tabletop = BLUFF_TABLETOP (self);
  BluffCrew *crew = bluff_tabletop_get_crew (tabletop);
  gboolean shared = bluff_seats_count (bluff_tabletop_get_people (tabletop)) > 1;

  return crew != NULL ? bluff_crew_get_size (crew) - (shared ? 0 : 1) : 0;
}

static gboolean
bluff_bluffer_table_fit (BluffTabletop *tabletop, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (tabletop);
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (widget);
  BluffBreadth breadth = bluff_breadth_of (widget, width);
  double unit = bluff_breadth_table_unit (width, height);
  double scale = bluff_breadth_text_scale (widget);
  gboolean narrow = breadth <= BLUFF_BREADTH_NARROW || width < count_seats_above (self) * SEAT_WIDTH * scale;
  gboolean two_rows = width < count_seats_above (self) * LEAST_SEAT * scale;
  gboolean low = height < LOW_HEIGHT * scale;
  gboolean changed = breadth != self->breadth || narrow != self->narrow || two_rows != self->two_rows ||
                     unit != self->unit || low != self->low;

  self->low = low;
  self->two_rows = two_rows;
  self->breadth = breadth;
  self->narrow = narrow;
  self->unit = unit;

  return changed;
}

/* The news stand at the lower edge of the arena, and where that is scrolled out of sight, at the edge of the table. */
static void
bluff_bluffer_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (widget);
  GtkWidget *news = GTK_WIDGET (self->news);
  graphene_rect_t arena;
  int wide, high, top;

  GTK_WIDGET_CLASS (bluff_bluffer_table_parent_class)->size_allocate (widget, width, height, baseline);
  if (!gtk_widget_should_layout (news) || !gtk_widget_compute_bounds (GTK_WIDGET (self->arena), widget, &arena))
    return;

  wide = MAX (MIN (bluff_extent_width (news), (int) arena.size.width), bluff_extent_least_width (news));
  high = bluff_extent_height (news, wide);
  top = MAX (MIN ((int) (arena.origin.y + arena.size.height), height) - high, 0);
  gtk_widget_size_allocate (
      news, &(GtkAllocation){ (int) (arena.origin.x + (arena.size.width - (float) wide) / 2), top, wide, high }, -1);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
make_widgets (BluffBlufferTable *self)
{
  self->sand = BLUFF_BLUFFER_SAND (bluff_bluffer_sand_new ());
  self->seats = GTK_GRID (gtk_grid_new ());
  for (guint i = 0; i < BLUFF_BLUFFER_SEATS; i++)
    {
      self->seat[i] = BLUFF_BLUFFER_SEAT (bluff_bluffer_seat_new ());
      gtk_widget_set_visible (GTK_WIDGET (self->seat[i]), FALSE);
      gtk_grid_attach (self->seats, GTK_WIDGET (self->seat[i]), (int) i, 0, 1, 1);
    }
  place_seats (self);
  self->arena = BLUFF_BLUFFER_ARENA (bluff_bluffer_arena_new ());
  self->ask = bluff_bluffer_ask_new ();
  self->rail = BLUFF_BLUFFER_RAIL (bluff_bluffer_rail_new ());
  self->middle = GTK_OVERLAY (gtk_overlay_new ());
  self->flight = BLUFF_FLIGHT (bluff_flight_new ());
}

/* Above everything that flies: what a card on its way is about is read meanwhile. */
static void
add_news (BluffBlufferTable *self)
{
  self->news = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->news), "bb-news");
  gtk_widget_set_can_target (GTK_WIDGET (self->news), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->news), FALSE);
  gtk_label_set_wrap (self->news, TRUE);
  gtk_label_set_wrap_mode (self->news, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (self->news, GTK_JUSTIFY_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->news), GTK_WIDGET (self));
}

/* Always visible: GTK never releases a widget that is hidden with the focus in it in the same frame as something around
 * it. */
static GtkWidget *
make_clamp (GtkWidget *panel)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), PANEL_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), PANEL_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), panel);
  return clamp;
}

static void
lay_out (BluffBlufferTable *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *shout = GTK_WIDGET (bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self)));

  gtk_grid_set_column_homogeneous (self->seats, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->seats), "bb-seats");
  gtk_box_append (GTK_BOX (ground), GTK_WIDGET (self->seats));
  gtk_widget_set_vexpand (GTK_WIDGET (self->arena), TRUE);
  gtk_box_append (GTK_BOX (ground), GTK_WIDGET (self->arena));
  gtk_box_append (GTK_BOX (ground), make_clamp (self->ask));
  gtk_overlay_set_child (self->middle, ground);
  bluff_tabletop_set_place (BLUFF_TABLETOP (self), self->middle);
  gtk_widget_set_vexpand (GTK_WIDGET (self->middle), TRUE);

  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->middle));
  self->shout = ADW_CLAMP (make_clamp (shout));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->shout));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->rail));
  adw_bin_set_child (ADW_BIN (self->sand), column);
  bluff_tabletop_set_ground (BLUFF_TABLETOP (self), GTK_WIDGET (self->sand), GTK_WIDGET (self->flight));
  add_news (self);
}

static void
add_sheets (BluffBlufferTable *self)
{
  self->shown_sheet = bluff_bluffer_shown_sheet_new ();
  self->seat_sheet = bluff_bluffer_seat_sheet_new ();
  self->end_sheet = bluff_bluffer_end_sheet_new ();
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), self->shown_sheet, "");
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), self->seat_sheet, "take");
  bluff_tabletop_add_sheet (BLUFF_TABLETOP (self), self->end_sheet, "");
}

static void
bluff_bluffer_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_bluffer_table_parent_class)->root (widget);

  bluff_bluffer_table_watch_keys (BLUFF_BLUFFER_TABLE (widget), GTK_WIDGET (gtk_widget_get_root (widget)));
}

static void
bluff_bluffer_table_unroot (GtkWidget *widget)
{
  bluff_bluffer_table_watch_keys (BLUFF_BLUFFER_TABLE (widget), NULL);

  GTK_WIDGET_CLASS (bluff_bluffer_table_parent_class)->unroot (widget);
}

static void
bluff_bluffer_table_dispose (GObject *object)
{
  BluffBlufferTable *self = BLUFF_BLUFFER_TABLE (object);

  bluff_bluffer_table_drop_scene (self);
  self->flight = NULL;

  G_OBJECT_CLASS (bluff_bluffer_table_parent_class)->dispose (object);
  if (self->news != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->news));
  self->news = NULL;
}

static void
bluff_bluffer_table_class_init (BluffBlufferTableClass *klass)
{
  BluffTabletopClass *tabletop_class = BLUFF_TABLETOP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_bluffer_table_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = bluff_bluffer_table_size_allocate;
  GTK_WIDGET_CLASS (klass)->root = bluff_bluffer_table_root;
  GTK_WIDGET_CLASS (klass)->unroot = bluff_bluffer_table_unroot;
  tabletop_class->fit = bluff_bluffer_table_fit;
  tabletop_class->refit = bluff_bluffer_table_refit;
  tabletop_class->show_view = bluff_bluffer_table_show_view;
  tabletop_class->offer = bluff_bluffer_table_offer;
  tabletop_class->present = bluff_bluffer_table_present;
  tabletop_class->skip = bluff_bluffer_table_skip;
  tabletop_class->open_secrets = bluff_bluffer_table_open_secrets;
  tabletop_class->escape = bluff_bluffer_table_escape;
  tabletop_class->list_zones = bluff_bluffer_table_list_zones;
  tabletop_class->focus_decision = bluff_bluffer_table_focus_decision;
}

static void
watch_panels (BluffBlufferTable *self)
{
  BluffShoutPanel *shout = bluff_tabletop_get_shout_panel (BLUFF_TABLETOP (self));

  g_signal_connect_object (bluff_bluffer_rail_get_hand (self->rail), "changed", G_CALLBACK (hand_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (shout, "notify::visible", G_CALLBACK (update_rail), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shout, "notify::visible", G_CALLBACK (update_news), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shout, "notify::open", G_CALLBACK (update_rail), self, G_CONNECT_SWAPPED);
}

static void
bluff_bluffer_table_init (BluffBlufferTable *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-bluffer");
  self->breadth = BLUFF_BREADTH_WIDE;
  self->unit = 1;
  self->view.bluffer.seat = BLUFF_ONLOOKER;
  make_widgets (self);
  lay_out (self);
  add_sheets (self);
  watch_panels (self);
  bluff_bluffer_table_watch_sheets (self);
  bluff_bluffer_table_add_actions (self);
  bluff_bluffer_table_add_keys (self);
  hand_changed_cb (self);
  bluff_tabletop_skip_by_click (BLUFF_TABLETOP (self), GTK_WIDGET (self->arena));
}

BluffTabletop *
bluff_bluffer_table_new (void)
{
  return g_object_new (BLUFF_TYPE_BLUFFER_TABLE, NULL);
}
