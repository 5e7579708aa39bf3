/* bluff-pirate-board.c: the sea with the track, its islands and the ships.
 *
 * What does not move is drawn once and kept as a render node; a frame of a moving ship draws only the ships.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-board-private.h"

#include "bluff-art.h"
#include "bluff-pirate-sea.h"
#include "bluff-pirate-square.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

#define STRIP_HEIGHT 78

G_DEFINE_FINAL_TYPE (BluffPirateBoard, bluff_pirate_board, GTK_TYPE_WIDGET)

/* --- Drawings ------------------------------------------------------------------------------------------------------
 */

static void
redraw (BluffPirateBoard *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GdkPaintable *
find_art (gpointer board, const char *name)
{
  BluffPirateBoard *self = board;
  GdkPaintable *art = g_hash_table_lookup (self->arts, name);

  if (art == NULL)
    {
      art = bluff_art_get (name);
      g_hash_table_insert (self->arts, g_strdup (name), art);
      g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
    }

  return art;
}

static double
text_scale (BluffPirateBoard *self)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? CLAMP (dpi / 1024.0 / 96.0, 1, 2) : 1;
}

static BluffPirateChart
make_chart (BluffPirateBoard *self)
{
  BluffPirateChart chart = {
    .track = &self->track, .course = &self->course, .widget = GTK_WIDGET (self), .find_art = find_art
  };

  chart.target = MIN (self->target, (int) self->track.last);
  chart.text_scale = text_scale (self);
  for (guint i = 0; i < BLUFF_PIRATE_ISLANDS; i++)
    chart.island[i] = self->island[i];
  for (guint seat = 0; seat < self->cast.players; seat++)
    chart.crowded[self->square[seat]]++;

  return chart;
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

/* Ships, and what belongs to islands above them. */
static void
paint_ships (BluffPirateBoard *self, const BluffPirateChart *chart, GtkSnapshot *snapshot)
{
  BluffPirateFleet fleet = { .chart = chart, .n = self->cast.players, .viewer = self->cast.viewer };
  /* Translators: marks the ship of the player who looks at the board. */
  const char *you = C_ ("ship", "You");

  fleet.flags = self->flags;
  fleet.square = self->square;
  fleet.before = self->motion == BLUFF_BOARD_SAILING ? self->before : NULL;
  fleet.mover = self->mover;
  fleet.progress = self->progress;
  bluff_pirate_fleet_paint (&fleet, snapshot);
  bluff_pirate_chart_paint_islands (chart, snapshot, self->motion == BLUFF_BOARD_OPENING ? (int) self->opened : -1,
                                    self->progress);
  bluff_pirate_fleet_paint_you (&fleet, snapshot, you);
}

static void
paint_still (BluffPirateBoard *self, const BluffPirateChart *chart)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (self->ground)
    bluff_pirate_sea_paint (snapshot, self->track.width, self->track.height, self->unit);
  bluff_pirate_chart_paint (chart, snapshot);
  self->still = gtk_snapshot_free_to_node (snapshot);
}

static void
bluff_pirate_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (widget);
  BluffPirateChart chart = make_chart (self);

  if (self->track.width <= 0)
    return;
  if (self->still == NULL)
    paint_still (self, &chart);
  if (self->still != NULL)
    gtk_snapshot_append_node (snapshot, self->still);
  if (self->motion == BLUFF_BOARD_OUTLINED)
    {
      bluff_pirate_chart_paint_outline (&chart, snapshot, self->before[self->mover]);
      bluff_pirate_chart_paint_outline (&chart, snapshot, self->square[self->mover]);
    }
  paint_ships (self, &chart, snapshot);
  GTK_WIDGET_CLASS (bluff_pirate_board_parent_class)->snapshot (widget, snapshot);
}

/* --- Words ---------------------------------------------------------------------------------------------------------
 */

static char *
say_island (guint square, BluffIsland island)
{
  switch (island)
    {
    case BLUFF_ISLAND_EMPTY:
      /* Translators: an island of the board, for screen readers; %d is the number of its square. */
      return g_strdup_printf (_ ("Island, square %d, empty"), square);
    case BLUFF_ISLAND_TREASURE:
      /* Translators: an island of the board, for screen readers; %d is the number of its square. */
      return g_strdup_printf (_ ("Island, square %d, with the treasure"), square);
    case BLUFF_ISLAND_CLOSED:
    default:
      /* Translators: an island of the board, for screen readers; %d is the number of its square. */
      return g_strdup_printf (_ ("Island, square %d, token face down"), square);
    }
}

/* Accessible names do not tell what is on an island before it is shown. */
static BluffIsland
get_said_island (BluffPirateBoard *self, guint island)
{
  gboolean opening = self->motion == BLUFF_BOARD_OPENING && self->opened == island;

  return opening ? BLUFF_ISLAND_CLOSED : (BluffIsland) self->island[island];
}

char *
bluff_pirate_board_say_square (BluffPirateBoard *self, guint square)
{
  g_autofree char *place = NULL, *ships = NULL;
  BluffSeats seats = 0;
  int island;

  g_return_val_if_fail (BLUFF_IS_PIRATE_BOARD (self), NULL);

  for (guint seat = 0; seat < self->cast.players; seat++)
    if (self->square[seat] == square)
      seats |= bluff_seats_of ((BluffSeat) seat);

  island = bluff_pirate_track_island (&self->track, square);
  place = island >= 0 ? say_island (square, get_said_island (self, (guint) island)) : bluff_words_square (square);
  if (seats == 0)
    return g_steal_pointer (&place);

  ships = bluff_cast_labels (&self->cast, seats);
  /* Translators: a square of the board and the players whose ships are there: "Square 14: You and Papa". */
  return g_strdup_printf (_ ("%1$s: %2$s"), place, ships);
}

void
bluff_pirate_board_say_squares (BluffPirateBoard *self)
{
  for (guint square = 0; square < self->squares->len; square++)
    {
      g_autofree char *words = bluff_pirate_board_say_square (self, square);
      BluffPirateSquare *widget = g_ptr_array_index (self->squares, square);

      bluff_pirate_square_set_words (widget, words);
      if ((int) square == self->target)
        /* Translators: describes a square for screen readers: the set that is being composed takes you there. */
        gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        _ ("Your set would take you here"), -1);
      else
        gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

/* --- Layout --------------------------------------------------------------------------------------------------------
 */

static void
lay_track (BluffPirateBoard *self, int width, int height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint rearmost = G_MAXUINT;

  for (guint seat = 0; seat < self->cast.players; seat++)
    rearmost =
        MIN (rearmost, MIN (self->square[seat], self->motion == BLUFF_BOARD_SAILING ? self->before[seat] : G_MAXUINT8));

  if (self->strip)
    bluff_pirate_track_lay_strip (&self->track, self->voyage, width, height, rearmost == G_MAXUINT ? 0 : rearmost, rtl);
  else
    bluff_pirate_track_lay (&self->track, self->voyage, width, height, self->unit, rtl);
}

static GtkSizeRequestMode
bluff_pirate_board_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_pirate_board_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 200;
      *natural = 600;
    }
  else if (self->strip)
    *minimum = *natural = STRIP_HEIGHT;
  else
    bluff_pirate_track_measure (self->voyage, for_size >= 0 ? for_size : 600, self->unit, minimum, natural);
}

static void
bluff_pirate_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (widget);

  (void) baseline;
  lay_track (self, width, height);
  g_clear_pointer (&self->still, gsk_render_node_unref);
  for (guint i = 0; i < self->squares->len; i++)
    {
      GtkWidget *square = g_ptr_array_index (self->squares, i);
      graphene_point_t at = bluff_pirate_track_point (&self->track, i);
      int side = (int) self->track.square;
      GtkAllocation place = { (int) at.x - side / 2, (int) at.y - side / 2, side, side };

      gtk_widget_set_child_visible (square, i >= self->track.first && i <= self->track.last);
      gtk_widget_size_allocate (square, &place, -1);
    }
}

static void
bluff_pirate_board_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (bluff_pirate_board_parent_class)->direction_changed (widget, previous);
  gtk_widget_queue_allocate (widget);
}

/* --- Keyboard ------------------------------------------------------------------------------------------------------
 */

static gboolean
focus_square (BluffPirateBoard *self, guint square)
{
  GtkWidget *widget = g_ptr_array_index (self->squares, square);

  self->resting = square;
  return gtk_widget_grab_focus (widget);
}

/* Tab enters at the viewer's ship the first time, later where it left. */
static gboolean
enter (BluffPirateBoard *self)
{
  guint square = self->resting;

  if (self->squares->len == 0)
    return FALSE;
  if (!self->rested && self->cast.viewer < self->cast.players)
    square = self->square[self->cast.viewer];
  self->rested = TRUE;

  return focus_square (self, CLAMP (square, self->track.first, self->squares->len - 1));
}

static gboolean
bluff_pirate_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  guint square, next;

  if (child == NULL || !g_ptr_array_find (self->squares, child, &square))
    return enter (self);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  /* An arrow that leads nowhere stays, and does not leave the board. */
  next = bluff_pirate_track_step (&self->track, square, direction);
  return next == square || focus_square (self, next);
}

static void
focus_end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (widget);

  (void) parameter;
  if (self->squares->len > 0)
    focus_square (self, g_str_equal (name, "board.first") ? self->track.first
                                                          : MIN (self->track.last, self->squares->len - 1));
}

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static void
clear_cast (BluffPirateBoard *self)
{
  for (guint i = 0; i < self->cast.players; i++)
    g_free ((gpointer) (gsize) self->cast.names[i]);
  self->cast = (BluffCast){ .viewer = BLUFF_NO_SEAT };
}

static void
set_voyage (BluffPirateBoard *self, BluffVoyage voyage)
{
  guint n = bluff_pirate_island_square (voyage, BLUFF_PIRATE_ISLANDS - 1) + 1;

  if (voyage != self->voyage || self->squares->len != n)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->voyage = voyage;
  self->track.voyage = voyage;
  while (self->squares->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->squares, self->squares->len - 1));
      g_ptr_array_set_size (self->squares, (int) self->squares->len - 1);
    }
  while (self->squares->len < n)
    {
      GtkWidget *square = bluff_pirate_square_new ();

      gtk_widget_set_parent (square, GTK_WIDGET (self));
      g_ptr_array_add (self->squares, square);
    }
  self->resting = MIN (self->resting, n - 1);
}

static void
shown (BluffPirateBoard *self)
{
  bluff_pirate_board_say_squares (self);
  redraw (self);
  /* The strip begins where the last ship is. */
  if (self->strip)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Most of what happens at a table changes nothing on the board. */
static gboolean
is_shown (BluffPirateBoard *self, const BluffPirateView *view, const BluffSeatNews *seats, guint n, BluffSeat viewer)
{
  if (self->cast.players != n || self->cast.viewer != (viewer < n ? viewer : BLUFF_NO_SEAT) ||
      self->voyage != view->head.table.voyage || self->squares->len == 0 ||
      memcmp (self->square, view->square, sizeof self->square) != 0 ||
      memcmp (self->island, view->island, sizeof self->island) != 0)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (seats[i].seat < n && (self->flags[seats[i].seat] != seats[i].flag ||
                              g_strcmp0 (self->cast.names[seats[i].seat], seats[i].name) != 0))
      return FALSE;

  return TRUE;
}

void
bluff_pirate_board_show (BluffPirateBoard *self,
                         const BluffPirateView *view,
                         const BluffSeatNews *seats,
                         guint n,
                         BluffSeat viewer)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));
  g_return_if_fail (view != NULL);
  g_return_if_fail (n <= BLUFF_PIRATE_SEATS);

  bluff_pirate_board_end_motion (self);
  if (is_shown (self, view, seats, n, viewer))
    return;

  clear_cast (self);
  self->cast.players = n;
  self->cast.viewer = viewer < n ? viewer : BLUFF_NO_SEAT;
  for (guint i = 0; i < n; i++)
    {
      BluffSeat seat = seats[i].seat;

      if (seat >= n || self->cast.names[seat] != NULL)
        continue;
      self->cast.names[seat] = g_strdup (seats[i].name);
      self->flags[seat] = seats[i].flag;
    }
  memcpy (self->square, view->square, sizeof self->square);
  memcpy (self->island, view->island, sizeof self->island);
  set_voyage (self, view->head.table.voyage);
  shown (self);
}

void
bluff_pirate_board_preview (BluffPirateBoard *self, BluffVoyage voyage, const BluffFlag *flags, guint n)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));
  g_return_if_fail (voyage < BLUFF_N_VOYAGES);
  g_return_if_fail (n <= BLUFF_PIRATE_SEATS);

  bluff_pirate_board_end_motion (self);
  clear_cast (self);
  self->cast.players = n;
  for (guint i = 0; i < n; i++)
    {
      self->cast.names[i] = bluff_flag_name (flags[i]);
      self->flags[i] = flags[i];
    }
  memset (self->square, 0, sizeof self->square);
  memset (self->island, BLUFF_ISLAND_CLOSED, sizeof self->island);
  self->target = -1;
  set_voyage (self, voyage);
  shown (self);
}

void
bluff_pirate_board_set_target (BluffPirateBoard *self, int square)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));

  if (self->target == square)
    return;

  self->target = square;
  bluff_pirate_board_say_squares (self);
  redraw (self);
}

void
bluff_pirate_board_set_strip (BluffPirateBoard *self, gboolean strip)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));

  if (self->strip == strip)
    return;

  self->strip = strip;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bluff_pirate_board_set_ground (BluffPirateBoard *self, gboolean ground)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));

  self->ground = ground;
  redraw (self);
}

void
bluff_pirate_board_set_unit (BluffPirateBoard *self, double unit)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));

  if (self->unit == unit)
    return;

  self->unit = unit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_pirate_board_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (bluff_pirate_board_parent_class)->system_setting_changed (widget, setting);
  redraw (BLUFF_PIRATE_BOARD (widget));
}

static void
bluff_pirate_board_dispose (GObject *object)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (object);

  bluff_pirate_board_end_motion (self);
  for (guint i = 0; i < self->squares->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->squares, i));
  g_ptr_array_set_size (self->squares, 0);
  g_clear_pointer (&self->still, gsk_render_node_unref);
  bluff_pirate_course_clear (&self->course);

  G_OBJECT_CLASS (bluff_pirate_board_parent_class)->dispose (object);
}

static void
bluff_pirate_board_finalize (GObject *object)
{
  BluffPirateBoard *self = BLUFF_PIRATE_BOARD (object);

  clear_cast (self);
  g_ptr_array_unref (self->squares);
  g_hash_table_unref (self->arts);

  G_OBJECT_CLASS (bluff_pirate_board_parent_class)->finalize (object);
}

static void
bluff_pirate_board_class_init (BluffPirateBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_pirate_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_pirate_board_finalize;
  widget_class->get_request_mode = bluff_pirate_board_get_request_mode;
  widget_class->measure = bluff_pirate_board_measure;
  widget_class->size_allocate = bluff_pirate_board_size_allocate;
  widget_class->direction_changed = bluff_pirate_board_direction_changed;
  widget_class->system_setting_changed = bluff_pirate_board_system_setting_changed;
  widget_class->snapshot = bluff_pirate_board_snapshot;
  widget_class->focus = bluff_pirate_board_focus;

  gtk_widget_class_set_css_name (widget_class, "pirateboard");
  gtk_widget_class_install_action (widget_class, "board.first", NULL, focus_end_action);
  gtk_widget_class_install_action (widget_class, "board.last", NULL, focus_end_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "board.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "board.last", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bluff_pirate_board_init (BluffPirateBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->squares = g_ptr_array_new ();
  self->arts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->cast.viewer = BLUFF_NO_SEAT;
  self->target = -1;
  self->ground = TRUE;
  self->unit = 1;
  self->progress = 1;
  set_voyage (self, BLUFF_VOYAGE_STANDARD);

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* Translators: the board of Bluff Pirate, for screen readers. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"), -1);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (redraw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_pirate_board_new (void)
{
  return g_object_new (BLUFF_TYPE_PIRATE_BOARD, NULL);
}
