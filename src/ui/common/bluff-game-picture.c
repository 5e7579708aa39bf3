/* bluff-game-picture.c: a small picture of where a game stands.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-game-picture.h"

#include "bluff-art.h"
#include "bluff-palette.h"

enum
{
  SIZE = 60,
  RADIUS = 12,
  SHIP = 38,
  SHIP_Y = 5,
  OTHER = 40, /* the drawing of a game without ships */
  DIE = 34,
  COIN = 22,
  TRACK_MARGIN = 8,
  TRACK_Y = 49,
  DOT = 4, /* its radius */
  SHAPE = 32,
  SHAPE_Y = 4,
  CARD_WIDTH = 8, /* of the cards that somebody has left */
  CARD_HEIGHT = 2,
  CARDS_SPACE = 3,
  CARDS_Y = 55,
  CARDS_MOST = 5
};

struct _BluffGamePicture
{
  GtkWidget parent_instance;

  BluffGameItem *item;
  GdkPaintable *drawing;
  GdkPaintable *die, *coin; /* what else lies on the table of Bluffaneer */
};

G_DEFINE_FINAL_TYPE (BluffGamePicture, bluff_game_picture, GTK_TYPE_WIDGET)

static BluffFlag
find_leader (BluffGameItem *item)
{
  const BluffPosition *position = bluff_game_item_see_position (item);
  const BluffFlag *flags;
  guint n = bluff_game_item_get_flags (item, &flags);
  guint leader = 0;

  for (guint seat = 1; position != NULL && seat < n; seat++)
    if (position->over ? position->place[seat] < position->place[leader]
                       : position->count[seat] > position->count[leader])
      leader = seat;

  return n > 0 ? flags[leader] : BLUFF_FLAG_YELLOW;
}

static gboolean
is_bluffer (BluffGamePicture *self)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);

  return position != NULL && position->game == BLUFF_GAME_BLUFFER;
}

static gboolean
is_pirate (BluffGamePicture *self)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);

  return position == NULL || position->game == BLUFF_GAME_PIRATE;
}

static gboolean
is_bluffaneer (BluffGamePicture *self)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);

  return position != NULL && position->game == BLUFF_GAME_BLUFFANEER;
}

static GdkPaintable *
choose_drawing (BluffGamePicture *self)
{
  if (is_pirate (self))
    return bluff_flag_ship (find_leader (self->item));

  return bluff_art_get (is_bluffer (self) ? "shape-star" : "die-swords");
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static GdkRGBA
ground_of (BluffGamePicture *self)
{
  if (is_pirate (self))
    return bluff_palette_get (BLUFF_COLOUR_SEA);

  return bluff_palette_get (is_bluffer (self) ? BLUFF_COLOUR_SAND : BLUFF_COLOUR_WOOD);
}

static void
draw_waves (cairo_t *cr)
{
  static const double at[][2] = { { 6, 16 }, { 45, 10 }, { 44, 34 } };
  GdkRGBA line = bluff_palette_get (BLUFF_COLOUR_SEA_LINE);

  gdk_cairo_set_source_rgba (cr, &line);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      cairo_move_to (cr, at[i][0], at[i][1]);
      cairo_rel_curve_to (cr, 3, -3.5, 6, -3.5, 9, 0);
      cairo_stroke (cr);
    }
}

/* The ships as dots on a line to the island: those behind first, so that the leader is never covered. */
static void
draw_track (BluffGamePicture *self, cairo_t *cr)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double length = SIZE - 2 * TRACK_MARGIN;
  const BluffFlag *flags;
  guint n = bluff_game_item_get_flags (self->item, &flags);

  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_set_line_width (cr, 2.5);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, TRACK_MARGIN, TRACK_Y);
  cairo_rel_line_to (cr, length, 0);
  cairo_stroke (cr);

  for (guint square = 0; square <= G_MAXUINT8; square++)
    for (guint seat = 0; seat < n; seat++)
      if (position->count[seat] == square)
        {
          double way = length * bluff_game_item_get_progress (self->item, square);
          GdkRGBA colour = bluff_flag_rgba (flags[seat]);

          cairo_arc (cr, right_to_left ? SIZE - TRACK_MARGIN - way : TRACK_MARGIN + way, TRACK_Y, DOT, 0, 2 * G_PI);
          gdk_cairo_set_source_rgba (cr, &colour);
          cairo_fill_preserve (cr);
          cairo_set_source_rgb (cr, 1, 1, 1);
          cairo_set_line_width (cr, 1.5);
          cairo_stroke (cr);
        }
}

static void
draw_sea (BluffGamePicture *self, GtkSnapshot *snapshot)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE));

  draw_waves (cr);
  if (bluff_game_item_see_position (self->item) != NULL && bluff_game_item_get_progress (self->item, 0) >= 0)
    draw_track (self, cr);
  cairo_destroy (cr);
}

/* What everybody has left: cards on top of each other, in the colours of the seats. */
static void
draw_cards (BluffGamePicture *self, GtkSnapshot *snapshot)
{
  const BluffPosition *position = bluff_game_item_see_position (self->item);
  gboolean right_to_left = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const BluffFlag *flags;
  guint n = bluff_game_item_get_flags (self->item, &flags);
  float step = CARD_WIDTH + CARDS_SPACE;
  float start = (SIZE - step * (float) n + CARDS_SPACE) / 2;

  for (guint seat = 0; seat < n; seat++)
    {
      GdkRGBA colour = bluff_flag_rgba (flags[seat]);
      float x = start + step * (float) (right_to_left ? n - 1 - seat : seat);

      for (guint card = 0; card < MIN (position->count[seat], CARDS_MOST); card++)
        gtk_snapshot_append_color (snapshot, &colour,
                                   &GRAPHENE_RECT_INIT (x, (float) (CARDS_Y - (int) card * (CARD_HEIGHT + 1)),
                                                        CARD_WIDTH, CARD_HEIGHT));
    }
}

static void
draw_drawing (BluffGamePicture *self, GtkSnapshot *snapshot, float size, float y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((SIZE - size) / 2, y));
  gdk_paintable_snapshot (self->drawing, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

static void
draw_at (GtkSnapshot *snapshot, GdkPaintable *drawing, float x, float y, float size, float angle)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + size / 2, y + size / 2));
  gtk_snapshot_rotate (snapshot, angle);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
  gdk_paintable_snapshot (drawing, snapshot, size, size);
  gtk_snapshot_restore (snapshot);
}

/* Two dice and a coin on a tavern's table. */
static void
draw_dice (BluffGamePicture *self, GtkSnapshot *snapshot)
{
  draw_at (snapshot, self->drawing, 1, 3, DIE, -10);
  draw_at (snapshot, self->die, 25, 12, DIE, 9);
  draw_at (snapshot, self->coin, 6, 35, COIN, 0);
}

static void
bluff_game_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffGamePicture *self = BLUFF_GAME_PICTURE (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, SIZE, SIZE);
  GskRoundedRect outline;
  GdkRGBA ground;

  if (self->item == NULL)
    return;

  ground = ground_of (self);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &ground, &bounds);
  if (is_pirate (self))
    {
      draw_sea (self, snapshot);
      draw_drawing (self, snapshot, SHIP, SHIP_Y);
    }
  else if (is_bluffer (self))
    {
      draw_cards (self, snapshot);
      draw_drawing (self, snapshot, SHAPE, SHAPE_Y);
    }
  else if (is_bluffaneer (self))
    draw_dice (self, snapshot);
  else
    draw_drawing (self, snapshot, OTHER, (SIZE - OTHER) / 2);
  gtk_snapshot_pop (snapshot);
}

static void
bluff_game_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  (void) minimum_baseline;
  (void) natural_baseline;
  *minimum = *natural = SIZE;
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
drop_drawing (BluffGamePicture *self)
{
  GdkPaintable **drawings[] = { &self->drawing, &self->die, &self->coin };

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      if (*drawings[i] != NULL)
        g_signal_handlers_disconnect_by_data (*drawings[i], self);
      g_clear_object (drawings[i]);
    }
}

static void
watch_drawing (BluffGamePicture *self, GdkPaintable *drawing)
{
  g_signal_connect_swapped (drawing, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self);
}

static void
bluff_game_picture_dispose (GObject *object)
{
  BluffGamePicture *self = BLUFF_GAME_PICTURE (object);

  drop_drawing (self);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (bluff_game_picture_parent_class)->dispose (object);
}

static void
bluff_game_picture_class_init (BluffGamePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_game_picture_dispose;
  widget_class->measure = bluff_game_picture_measure;
  widget_class->snapshot = bluff_game_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_game_picture_init (BluffGamePicture *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
bluff_game_picture_set_item (BluffGamePicture *self, BluffGameItem *item)
{
  g_return_if_fail (BLUFF_IS_GAME_PICTURE (self));

  g_set_object (&self->item, item);
  drop_drawing (self);
  self->drawing = choose_drawing (self);
  watch_drawing (self, self->drawing);
  if (is_bluffaneer (self))
    {
      self->die = bluff_art_get ("die-ship");
      self->coin = bluff_art_get ("coin-skull");
      watch_drawing (self, self->die);
      watch_drawing (self, self->coin);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
