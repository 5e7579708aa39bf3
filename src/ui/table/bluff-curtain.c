/* bluff-curtain.c: the striped sail that hides everything while the device changes hands.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-curtain.h"

#include "bluff-palette.h"

#include <glib/gi18n.h>
#include <math.h>

#define STRIPE 107.0f /* the width of a stripe, as nearly as a whole number of them fills the sail */
#define YARD 34.0f    /* the height of the yard that the sail hangs from */
#define FOLD 0.22f    /* how much of a stripe its shadow takes */

struct _BluffCurtain
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkPicture *ship;
  GtkLabel *heading;
  GtkLabel *body;
  GtkWidget *handing;
  GtkImage *last_badge;
  GtkLabel *last_name;
  GtkImage *next_badge;
  GtkLabel *next_name;
  GtkWidget *button;
  GtkLabel *button_label;

  GdkRGBA stripe;
  AdwAnimation *moving; /* up or down; NULL: it does not */
  double raised;        /* 0: down; 1: out of sight */
};

enum
{
  FALLEN,
  RAISE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffCurtain, bluff_curtain, GTK_TYPE_WIDGET)

/* --- Up and down ---------------------------------------------------------------------------------------------------
 */

static void
move_cb (double value, gpointer user_data)
{
  BluffCurtain *self = user_data;

  self->raised = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
risen_cb (BluffCurtain *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
fallen_cb (BluffCurtain *self)
{
  g_signal_emit (self, signals[FALLEN], 0);
}

static void
stop_moving (BluffCurtain *self)
{
  if (self->moving == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->moving, self);
  adw_animation_reset (self->moving);
  g_clear_object (&self->moving);
}

static void
move (BluffCurtain *self, double from, double to, guint ms, GCallback moved)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (move_cb, self, NULL);

  stop_moving (self);
  self->moving = adw_timed_animation_new (GTK_WIDGET (self), from, to, ms, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->moving), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_swapped (self->moving, "done", moved, self);
  adw_animation_play (self->moving);
}

void
bluff_curtain_go_up (BluffCurtain *self, guint ms)
{
  g_return_if_fail (BLUFF_IS_CURTAIN (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    move (self, self->raised, 1, ms, G_CALLBACK (risen_cb));
}

/* A curtain that is down does not fall again. */
static void
fall (BluffCurtain *self, guint ms)
{
  double raised = gtk_widget_get_visible (GTK_WIDGET (self)) ? self->raised : 1;

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->heading), -1);
  gtk_widget_grab_focus (self->button);
  if (ms > 0 && raised > 0)
    {
      move (self, raised, 0, ms, G_CALLBACK (fallen_cb));
      return;
    }

  stop_moving (self);
  self->raised = 0;
  fallen_cb (self);
}

/* --- What it says --------------------------------------------------------------------------------------------------
 */

static void
show_member (BluffCrew *crew, BluffSeat seat, GtkImage *badge, GtkLabel *name)
{
  const BluffCrewMember *member = bluff_crew_get (crew, seat);
  g_autoptr (GdkPaintable) paintable = bluff_flag_badge (member->flag);

  gtk_image_set_from_paintable (badge, paintable);
  gtk_label_set_label (name, member->name);
}

static void
show_flag (BluffCurtain *self, BluffFlag flag)
{
  g_autoptr (GdkPaintable) ship = bluff_flag_ship (flag);

  gtk_picture_set_paintable (self->ship, ship);
  self->stripe = bluff_flag_rgba (flag);
}

void
bluff_curtain_pass (BluffCurtain *self, BluffCrew *crew, BluffSeat last, BluffSeat next, guint ms)
{
  BluffCast cast;
  g_autofree char *name = NULL, *heading = NULL, *answer = NULL;

  g_return_if_fail (BLUFF_IS_CURTAIN (self));
  g_return_if_fail (next < bluff_crew_get_size (crew));

  cast = bluff_crew_get_cast (crew, BLUFF_NO_SEAT);
  name = bluff_cast_name (&cast, next);
  /* Translators: the computer goes to this player; %s is a name. */
  heading = g_strdup_printf (_ ("Pass to %s"), name);
  /* Translators: on the button that raises the sail; %s is the name of the player who presses it. */
  answer = g_strdup_printf (_ ("I Am %s: Raise the Sail"), name);

  show_flag (self, bluff_crew_get (crew, next)->flag);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->body, _ ("Everyone else, look away!"));
  gtk_label_set_label (self->button_label, answer);
  gtk_widget_set_visible (self->handing, last < bluff_crew_get_size (crew) && last != next);
  if (last < bluff_crew_get_size (crew))
    show_member (crew, last, self->last_badge, self->last_name);
  show_member (crew, next, self->next_badge, self->next_name);
  fall (self, ms);
}

void
bluff_curtain_gather (BluffCurtain *self, BluffCrew *crew, guint ms)
{
  g_return_if_fail (BLUFF_IS_CURTAIN (self));

  show_flag (self, bluff_crew_get (crew, 0)->flag);
  gtk_label_set_label (self->heading, _ ("Welcome Back"));
  gtk_label_set_label (self->body, _ ("Is everyone here? The game goes on where it stopped."));
  gtk_label_set_label (self->button_label, _ ("Carry On"));
  gtk_widget_set_visible (self->handing, FALSE);
  fall (self, ms);
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static GdkRGBA
mix (GdkRGBA a, GdkRGBA b, float share)
{
  return (GdkRGBA){ a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
                    a.blue + (b.blue - a.blue) * share, 1 };
}

static void
draw_stripe (GtkSnapshot *snapshot, const graphene_rect_t *rect, GdkRGBA colour)
{
  GdkRGBA shade = mix (colour, (GdkRGBA){ 0.35f, 0.25f, 0.12f, 1 }, 0.18f);
  GskColorStop stops[] = { { 0, shade }, { FOLD, colour }, { 1 - FOLD, colour }, { 1, shade } };

  gtk_snapshot_append_linear_gradient (snapshot, rect, &rect->origin,
                                       &GRAPHENE_POINT_INIT (rect->origin.x + rect->size.width, rect->origin.y), stops,
                                       G_N_ELEMENTS (stops));
}

static void
draw_ring (GtkSnapshot *snapshot, float x)
{
  GskRoundedRect outline;
  GdkRGBA brass = bluff_palette_get (BLUFF_COLOUR_PARCHMENT_LINE);
  GdkRGBA edge = bluff_palette_get (BLUFF_COLOUR_BRASS_DARK);
  float widths[4] = { 3, 3, 3, 3 };
  GdkRGBA colours[4] = { edge, edge, edge, edge };

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x - 8, YARD - 8, 16, 26), 8);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &brass, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

static void
bluff_curtain_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffCurtain *self = BLUFF_CURTAIN (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  guint n = 2 * MAX (1, (guint) roundf (width / STRIPE / 2));
  float stripe = width / (float) n;
  GdkRGBA wood = bluff_palette_get (BLUFF_COLOUR_WOOD_DARK);
  GdkRGBA cloth = bluff_palette_get (BLUFF_COLOUR_PARCHMENT);
  GdkRGBA colour = mix (self->stripe, cloth, 0.24f);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) (-self->raised * height)));
  for (guint i = 0; i < n; i++)
    draw_stripe (snapshot, &GRAPHENE_RECT_INIT ((float) i * stripe, 0, stripe + 1, height),
                 i % 2 == 0 ? cloth : colour);
  gtk_snapshot_append_color (snapshot, &wood, &GRAPHENE_RECT_INIT (0, 0, width, YARD));
  for (guint i = 0; i <= n; i++)
    draw_ring (snapshot, (float) i * stripe);
  gtk_snapshot_pop (snapshot);

  GTK_WIDGET_CLASS (bluff_curtain_parent_class)->snapshot (widget, snapshot);
}

static void
bluff_curtain_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  gtk_widget_measure (BLUFF_CURTAIN (widget)->scroller, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
bluff_curtain_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffCurtain *self = BLUFF_CURTAIN (widget);
  GskTransform *up = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (-self->raised * height)));

  gtk_widget_allocate (self->scroller, width, height, baseline, up);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

/* While it falls, others still look. */
static void
raised_cb (BluffCurtain *self)
{
  if (self->raised == 0)
    g_signal_emit (self, signals[RAISE], 0);
}

static void
bluff_curtain_dispose (GObject *object)
{
  BluffCurtain *self = BLUFF_CURTAIN (object);

  stop_moving (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_curtain_parent_class)->dispose (object);
}

static void
bluff_curtain_class_init (BluffCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_curtain_dispose;
  widget_class->snapshot = bluff_curtain_snapshot;
  widget_class->measure = bluff_curtain_measure;
  widget_class->size_allocate = bluff_curtain_size_allocate;

  signals[FALLEN] = g_signal_new ("fallen", BLUFF_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RAISE] = g_signal_new ("raise", BLUFF_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, ship);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, body);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, handing);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, last_badge);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, last_name);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, next_badge);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, next_name);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, button);
  gtk_widget_class_bind_template_child (widget_class, BluffCurtain, button_label);
  gtk_widget_class_bind_template_callback (widget_class, raised_cb);
  gtk_widget_class_set_css_name (widget_class, "curtain");
}

static void
bluff_curtain_init (BluffCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

const char *
bluff_curtain_get_words (BluffCurtain *self)
{
  g_return_val_if_fail (BLUFF_IS_CURTAIN (self), "");

  return gtk_label_get_label (self->heading);
}
