/* bluff-rope.c: the burning rope of a quick game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rope.h"

#include "bluff-breadth.h"
#include "bluff-extent.h"
#include "bluff-words-shout.h"

enum
{
  GAP = 10,
  THICKNESS = 10,
  EMBER = 8, /* radius */
  STRIPE = 8,
  LEAST_LENGTH = 60
};

static const GdkRGBA ash = { 0.5F, 0.5F, 0.5F, 0.25F };
static const GdkRGBA hemp = { 0.788F, 0.612F, 0.388F, 1.0F };
static const GdkRGBA twist = { 0.584F, 0.376F, 0.184F, 1.0F };
static const GdkRGBA ember = { 0.937F, 0.353F, 0.094F, 1.0F };
static const GdkRGBA glow = { 0.984F, 0.855F, 0.235F, 0.55F };

struct _BluffRope
{
  GtkWidget parent_instance;

  GtkWidget *label;
  BluffRace *race;
  guint tick;
  guint second; /* the source that turns to the next second where nothing moves */
  guint shown;  /* seconds that the label says */
};

G_DEFINE_FINAL_TYPE (BluffRope, bluff_rope, GTK_TYPE_WIDGET)

static guint
seconds_left (BluffRope *self)
{
  return (guint) ((bluff_race_get_left (self->race) + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);
}

static gboolean
moves (BluffRope *self)
{
  gboolean animations = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return animations;
}

/* How much of the rope is left, 0 … 1. Where nothing moves, it is as long as it was at the last full second. */
static double
part_left (BluffRope *self)
{
  guint seconds = self->race != NULL ? bluff_race_get_seconds (self->race) : 0;

  if (seconds == 0)
    return 0;

  return moves (self) ? (double) bluff_race_get_left (self->race) / ((double) seconds * G_USEC_PER_SEC)
                      : (double) seconds_left (self) / seconds;
}

static void
show_seconds (BluffRope *self)
{
  guint seconds = seconds_left (self);
  g_autofree char *words = bluff_words_seconds_left (seconds);
  g_autofree char *brief = bluff_words_seconds (seconds);

  if (self->shown == seconds)
    return;

  self->shown = seconds;
  gtk_label_set_label (GTK_LABEL (self->label),
                       moves (self) || bluff_breadth_has_large_text (GTK_WIDGET (self)) ? brief : words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* --- Burning -------------------------------------------------------------------------------------------------------
 */

static void burn (BluffRope *self);

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  (void) clock;
  (void) user_data;
  show_seconds (BLUFF_ROPE (widget));
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
second_cb (gpointer user_data)
{
  BluffRope *self = user_data;

  self->second = 0;
  burn (self);
  return G_SOURCE_REMOVE;
}

static void
stop (BluffRope *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->second, g_source_remove);
}

/* Shows what is left, and goes on as long as there is something that burns. */
static void
burn (BluffRope *self)
{
  stop (self);
  if (self->race == NULL || bluff_race_get_seconds (self->race) == 0)
    return;

  show_seconds (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !bluff_race_is_on (self->race) ||
      bluff_race_is_paused (self->race) || bluff_race_get_left (self->race) == 0)
    return;

  if (moves (self))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  else
    {
      gint64 over = bluff_race_get_left (self->race) % G_USEC_PER_SEC;

      self->second = g_timeout_add ((guint) (over / 1000) + 1, second_cb, self);
    }
}

static void
text_changed_cb (BluffRope *self)
{
  self->shown = G_MAXUINT;
  burn (self);
}

static void
bluff_rope_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_rope_parent_class)->map (widget);

  burn (BLUFF_ROPE (widget));
}

static void
bluff_rope_unmap (GtkWidget *widget)
{
  stop (BLUFF_ROPE (widget));

  GTK_WIDGET_CLASS (bluff_rope_parent_class)->unmap (widget);
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static void
draw_twist (GtkSnapshot *snapshot, const graphene_rect_t *rope)
{
  GskColorStop stops[] = { { 0, hemp }, { 0.5F, hemp }, { 0.5F, twist }, { 1, twist } };
  graphene_point_t from = rope->origin;
  graphene_point_t to = GRAPHENE_POINT_INIT (from.x + STRIPE, from.y + STRIPE / 2.0F);

  gtk_snapshot_append_repeating_linear_gradient (snapshot, rope, &from, &to, stops, G_N_ELEMENTS (stops));
}

static void
draw_dot (GtkSnapshot *snapshot, float x, float y, float radius, const GdkRGBA *colour)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect dot;

  gsk_rounded_rect_init_from_rect (&dot, &bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &dot);
  gtk_snapshot_append_color (snapshot, colour, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_bar (GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *colour)
{
  GskRoundedRect bar;

  gsk_rounded_rect_init_from_rect (&bar, bounds, THICKNESS / 2.0F);
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  if (colour != NULL)
    gtk_snapshot_append_color (snapshot, colour, bounds);
  else
    draw_twist (snapshot, bounds);
  gtk_snapshot_pop (snapshot);
}

/* Where the rope is: at the start of the label. */
static int
get_length (BluffRope *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) - gtk_widget_get_width (self->label) - GAP;
}

static void
bluff_rope_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffRope *self = BLUFF_ROPE (widget);
  float length = (float) get_length (self) - 2 * EMBER;
  float left = length * (float) part_left (self);
  float middle = (float) gtk_widget_get_height (widget) / 2;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float start = rtl ? (float) gtk_widget_get_width (widget) - EMBER : EMBER;
  float end = rtl ? start - left : start + left;
  graphene_rect_t whole =
      GRAPHENE_RECT_INIT (rtl ? start - length : start, middle - THICKNESS / 2.0F, length, THICKNESS);
  graphene_rect_t rope = GRAPHENE_RECT_INIT (MIN (start, end), middle - THICKNESS / 2.0F, left, THICKNESS);

  draw_bar (snapshot, &whole, &ash);
  if (left > 0)
    {
      draw_bar (snapshot, &rope, NULL);
      draw_dot (snapshot, end, middle, EMBER, &glow);
      draw_dot (snapshot, end, middle, EMBER * 0.7F, &ember);
    }
  gtk_widget_snapshot_child (widget, self->label, snapshot);
}

static void
bluff_rope_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  gtk_widget_measure (BLUFF_ROPE (widget)->label, orientation, -1, minimum, natural, NULL, NULL);
  (void) for_size;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, 2 * EMBER);
      *natural = MAX (*natural, 2 * EMBER);
      return;
    }

  *minimum += GAP + LEAST_LENGTH;
  *natural += GAP + 4 * LEAST_LENGTH;
}

static void
bluff_rope_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffRope *self = BLUFF_ROPE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int label = MIN (bluff_extent_width (self->label), width);

  (void) baseline;
  gtk_widget_size_allocate (self->label, &(GtkAllocation){ rtl ? 0 : width - label, 0, label, height }, -1);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_rope_dispose (GObject *object)
{
  BluffRope *self = BLUFF_ROPE (object);

  stop (self);
  bluff_rope_set_race (self, NULL);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_rope_parent_class)->dispose (object);
}

static void
bluff_rope_class_init (BluffRopeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_rope_dispose;
  widget_class->map = bluff_rope_map;
  widget_class->unmap = bluff_rope_unmap;
  widget_class->snapshot = bluff_rope_snapshot;
  widget_class->measure = bluff_rope_measure;
  widget_class->size_allocate = bluff_rope_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bluffrope");
  /* A clock that says its time, not a bar that one could move. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
bluff_rope_init (BluffRope *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->label, "heading");
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->shown = G_MAXUINT;
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bluff_rope_new (void)
{
  return g_object_new (BLUFF_TYPE_ROPE, NULL);
}

void
bluff_rope_set_race (BluffRope *self, BluffRace *race)
{
  g_return_if_fail (BLUFF_IS_ROPE (self));

  if (self->race == race)
    return;

  if (self->race != NULL)
    g_signal_handlers_disconnect_by_data (self->race, self);
  g_set_object (&self->race, race);
  if (race != NULL)
    g_signal_connect_swapped (race, "changed", G_CALLBACK (burn), self);
  self->shown = G_MAXUINT;
  burn (self);
}
