/* bluff-flight.c: the air above a table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-flight.h"

#include "bluff-art.h"
#include "bluff-card-look.h"

#include <adwaita.h>
#include <math.h>

enum
{
  FADE_TIME = 120 /* milliseconds */
};

#define LIFT 0.6f      /* of what bluff_card_look_draw knows */
#define ARC 0.3f       /* of the distance */
#define ARC_MOST 90.0f /* pixels */
#define RISE 0.2       /* of the way, in which what comes out of something appears */
#define SINK 0.3       /* of the way, in which what goes into something vanishes */

/* How a kind flies. */
static const struct
{
  guint time, apart; /* milliseconds */
  gboolean fades;    /* without motion */
  gboolean coins;
} kinds[] = {
  [BLUFF_FLIGHT_DEAL] = { .time = 180, .apart = 60, .fades = TRUE },
  [BLUFF_FLIGHT_LAY] = { .time = 240, .apart = 60 },
  [BLUFF_FLIGHT_COINS] = { .time = 380, .apart = 70, .coins = TRUE },
};

/* One picture. */
typedef struct
{
  char *name, *turned_name;
  GdkPaintable *art, *turned; /* TURNED may be NULL */
  graphene_rect_t from;
  GtkWidget *to; /* weak; NULL when it is gone or has been reached */
  gboolean lies, fills;
  double opacity; /* that TO had */
  double way;     /* from 0 to 1; below 0 before it takes off */
} Leg;

/* Those that fly together. */
typedef struct
{
  BluffFlight *flight;
  BluffFlightKind kind;
  GPtrArray *legs;
  AdwAnimation *animation;
  guint fade; /* tick callback, instead of the animation */
  gint64 fade_start;
  GTask *task;
} Swarm;

struct _BluffFlight
{
  GtkWidget parent_instance;

  GPtrArray *waiting; /* Leg: added, and not let go yet */
  GPtrArray *swarms;  /* Swarm */
};

G_DEFINE_FINAL_TYPE (BluffFlight, bluff_flight, GTK_TYPE_WIDGET)

/* --- Legs ----------------------------------------------------------------------------------------------------------
 */

/* What it flew to can be seen again. */
static void
land (Leg *leg)
{
  if (leg->to != NULL && leg->fills)
    gtk_widget_set_opacity (leg->to, leg->opacity);
  g_clear_weak_pointer (&leg->to);
}

static void
free_leg (gpointer data)
{
  Leg *leg = data;

  land (leg);
  g_clear_object (&leg->art);
  g_clear_object (&leg->turned);
  g_free (leg->name);
  g_free (leg->turned_name);
  g_free (leg);
}

static GdkPaintable *
load (BluffFlight *self, const char *name)
{
  g_autofree char *mirrored = g_strconcat (name, "-rtl", NULL);
  gboolean mirror = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL && bluff_art_exists (mirrored);
  GdkPaintable *art = bluff_art_get (mirror ? mirrored : name);

  /* The same drawing may fly many times: once is enough. */
  g_signal_handlers_disconnect_by_func (art, gtk_widget_queue_draw, self);
  g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);

  return art;
}

static Leg *
new_leg (BluffFlight *self, const BluffFlightPicture *picture)
{
  Leg *leg = g_new0 (Leg, 1);

  leg->name = g_strdup (picture->art);
  leg->turned_name = g_strdup (picture->turned);
  leg->art = load (self, picture->art);
  leg->turned = picture->turned != NULL ? load (self, picture->turned) : NULL;
  leg->from = picture->from;
  leg->lies = picture->lies;
  leg->fills = picture->fills;
  leg->way = -1;
  g_set_weak_pointer (&leg->to, picture->to);
  if (leg->fills)
    {
      leg->opacity = gtk_widget_get_opacity (leg->to);
      gtk_widget_set_opacity (leg->to, 0);
    }

  return leg;
}

/* Only one can fill a place. */
static void
make_way (GPtrArray *legs, GtkWidget *to)
{
  for (guint i = 0; i < legs->len; i++)
    {
      Leg *leg = g_ptr_array_index (legs, i);

      if (leg->fills && leg->to == to)
        land (leg);
    }
}

/* --- Flying --------------------------------------------------------------------------------------------------------
 */

static double
get_length (Swarm *swarm)
{
  return kinds[swarm->kind].time + (double) kinds[swarm->kind].apart * (swarm->legs->len - 1);
}

/* All have landed. The swarm leaves the list first, so that the callback may start another one. */
static void
end_swarm (Swarm *swarm)
{
  g_autoptr (GTask) task = g_steal_pointer (&swarm->task);

  if (swarm->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (swarm->animation, swarm);
      /* It ends with the value of the end, for legs that are still there. */
      adw_animation_skip (swarm->animation);
    }
  g_clear_object (&swarm->animation);
  if (swarm->fade != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (swarm->flight), swarm->fade);
  gtk_widget_queue_draw (GTK_WIDGET (swarm->flight));
  g_ptr_array_unref (swarm->legs);
  g_free (swarm);

  g_task_return_boolean (task, TRUE);
}

static void
drop_swarm (Swarm *swarm)
{
  g_ptr_array_remove (swarm->flight->swarms, swarm);
  end_swarm (swarm);
}

/* ELAPSED milliseconds at a factor of 1. */
static void
flown_cb (double elapsed, gpointer user_data)
{
  Swarm *swarm = user_data;

  for (guint i = 0; i < swarm->legs->len; i++)
    {
      Leg *leg = g_ptr_array_index (swarm->legs, i);

      leg->way = (elapsed - (double) kinds[swarm->kind].apart * i) / kinds[swarm->kind].time;
      if (leg->way >= 1)
        land (leg);
    }
  gtk_widget_queue_draw (GTK_WIDGET (swarm->flight));
}

static void
fly (Swarm *swarm, double factor)
{
  double length = get_length (swarm);

  swarm->animation = adw_timed_animation_new (GTK_WIDGET (swarm->flight), 0, length, (guint) MAX (length * factor, 1),
                                              adw_callback_animation_target_new (flown_cb, swarm, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (swarm->animation), ADW_LINEAR);
  g_signal_connect_swapped (swarm->animation, "done", G_CALLBACK (drop_swarm), swarm);
  adw_animation_play (swarm->animation);
}

/* Where the system wants no motion AdwAnimation jumps to the end: a fade has to be counted by ourselves. */
static gboolean
fade_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  Swarm *swarm = user_data;
  double elapsed = (double) (gdk_frame_clock_get_frame_time (clock) - swarm->fade_start) / G_TIME_SPAN_MILLISECOND;

  (void) widget;
  if (elapsed >= FADE_TIME)
    {
      swarm->fade = 0;
      drop_swarm (swarm);
      return G_SOURCE_REMOVE;
    }

  for (guint i = 0; i < swarm->legs->len; i++)
    {
      Leg *leg = g_ptr_array_index (swarm->legs, i);

      if (leg->to != NULL && leg->fills)
        gtk_widget_set_opacity (leg->to, leg->opacity * MAX (elapsed, 0) / FADE_TIME);
    }
  return G_SOURCE_CONTINUE;
}

static gboolean
has_place (Swarm *swarm)
{
  for (guint i = 0; i < swarm->legs->len; i++)
    if (((Leg *) g_ptr_array_index (swarm->legs, i))->fills)
      return TRUE;

  return FALSE;
}

static void
fade (Swarm *swarm)
{
  GtkWidget *flight = GTK_WIDGET (swarm->flight);

  swarm->fade_start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (flight));
  swarm->fade = gtk_widget_add_tick_callback (flight, fade_cb, swarm, NULL);
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

/* The largest rectangle of the drawing's proportions in the middle of PLACE. */
static graphene_rect_t
fit (GdkPaintable *art, const graphene_rect_t *place)
{
  float ratio = (float) gdk_paintable_get_intrinsic_aspect_ratio (art);
  float width = place->size.width, height = place->size.height;

  if (ratio > 0 && width > height * ratio)
    width = height * ratio;
  else if (ratio > 0)
    height = width / ratio;

  return GRAPHENE_RECT_INIT (place->origin.x + (place->size.width - width) / 2,
                             place->origin.y + (place->size.height - height) / 2, width, height);
}

static double
get_opacity (const Leg *leg, double way)
{
  double opacity = 1;

  if (!leg->lies)
    opacity = MIN (way / RISE, 1);
  if (!leg->fills)
    opacity = MIN (opacity, (1 - way) / SINK);

  return opacity;
}

/* A card that turns over is narrow in the middle of its way, and shows its other side from there on. */
static void
draw_picture (GtkSnapshot *snapshot, const Leg *leg, double way, float width, float height, gboolean coin)
{
  gboolean turns = leg->turned != NULL;
  GdkPaintable *art = turns && way >= 0.5 ? leg->turned : leg->art;
  /* Never nothing: a matrix that cannot be inverted is an error to GTK. */
  float narrow = turns ? MAX ((float) fabs (cos (G_PI * way)), 0.01f) : 1;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, 0));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, 0));
  if (coin)
    gdk_paintable_snapshot (art, snapshot, width, height);
  else
    /* As a card without a fold: the shadow of any other outline costs too much in motion. */
    bluff_card_look_draw (snapshot, BLUFF_CARD_BACK, art, width, height, LIFT);
}

static void
draw_leg (BluffFlight *self, GtkSnapshot *snapshot, const Leg *leg, gboolean coin)
{
  double way = MAX (leg->way, 0);
  float eased = (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, way);
  graphene_rect_t place, from, to;
  graphene_rect_t now;
  float size;

  if (!bluff_flight_find (self, leg->to, &place))
    return;

  from = fit (leg->art, &leg->from);
  to = fit (leg->art, &place);
  graphene_rect_interpolate (&from, &to, eased, &now);
  if (coin)
    now.origin.y -=
        (float) sin (G_PI * way) * MIN (ARC * graphene_point_distance (&from.origin, &to.origin, NULL, NULL), ARC_MOST);

  /* Drawn in a size that is kept, and scaled. */
  size = MAX (from.size.width, to.size.width);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &now.origin);
  gtk_snapshot_scale (snapshot, now.size.width / size, now.size.width / size);
  gtk_snapshot_push_opacity (snapshot, get_opacity (leg, way));
  draw_picture (snapshot, leg, eased, size, size * now.size.height / now.size.width, coin);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
draw_swarm (BluffFlight *self, GtkSnapshot *snapshot, Swarm *swarm)
{
  if (swarm->animation == NULL)
    return;

  /* Those that take off first are over the others, as on a pile. */
  for (guint i = swarm->legs->len; i-- > 0;)
    {
      Leg *leg = g_ptr_array_index (swarm->legs, i);

      if (leg->to != NULL && (leg->lies || leg->way > 0))
        draw_leg (self, snapshot, leg, kinds[swarm->kind].coins);
    }
}

static void
bluff_flight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffFlight *self = BLUFF_FLIGHT (widget);

  for (guint i = 0; i < self->swarms->len; i++)
    draw_swarm (self, snapshot, g_ptr_array_index (self->swarms, i));
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
bluff_flight_unmap (GtkWidget *widget)
{
  bluff_flight_skip (BLUFF_FLIGHT (widget));
  GTK_WIDGET_CLASS (bluff_flight_parent_class)->unmap (widget);
}

static void
bluff_flight_dispose (GObject *object)
{
  bluff_flight_skip (BLUFF_FLIGHT (object));
  G_OBJECT_CLASS (bluff_flight_parent_class)->dispose (object);
}

static void
bluff_flight_finalize (GObject *object)
{
  BluffFlight *self = BLUFF_FLIGHT (object);

  g_ptr_array_unref (self->waiting);
  g_ptr_array_unref (self->swarms);
  G_OBJECT_CLASS (bluff_flight_parent_class)->finalize (object);
}

static void
bluff_flight_class_init (BluffFlightClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bluff_flight_dispose;
  object_class->finalize = bluff_flight_finalize;
  widget_class->snapshot = bluff_flight_snapshot;
  widget_class->unmap = bluff_flight_unmap;
  gtk_widget_class_set_css_name (widget_class, "bluffflight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_flight_init (BluffFlight *self)
{
  self->waiting = g_ptr_array_new_with_free_func (free_leg);
  self->swarms = g_ptr_array_new ();
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_flight_new (void)
{
  return g_object_new (BLUFF_TYPE_FLIGHT, NULL);
}

gboolean
bluff_flight_find (BluffFlight *self, GtkWidget *widget, graphene_rect_t *place)
{
  g_return_val_if_fail (BLUFF_IS_FLIGHT (self), FALSE);

  if (widget != NULL && gtk_widget_get_mapped (widget) &&
      gtk_widget_compute_bounds (widget, GTK_WIDGET (self), place) && place->size.width > 0 && place->size.height > 0)
    return TRUE;

  *place = *graphene_rect_zero ();
  return FALSE;
}

void
bluff_flight_add (BluffFlight *self, const BluffFlightPicture *picture)
{
  g_return_if_fail (BLUFF_IS_FLIGHT (self));
  g_return_if_fail (picture->art != NULL);

  if (picture->from.size.width <= 0 || picture->to == NULL || !gtk_widget_get_mapped (picture->to))
    return;

  if (picture->fills)
    {
      make_way (self->waiting, picture->to);
      for (guint i = 0; i < self->swarms->len; i++)
        make_way (((Swarm *) g_ptr_array_index (self->swarms, i))->legs, picture->to);
    }
  g_ptr_array_add (self->waiting, new_leg (self, picture));
}

void
bluff_flight_go_async (BluffFlight *self,
                       BluffFlightKind kind,
                       double factor,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  Swarm *swarm;
  gboolean moves = adw_get_enable_animations (GTK_WIDGET (self));

  g_return_if_fail (BLUFF_IS_FLIGHT (self));

  swarm = g_new0 (Swarm, 1);
  swarm->flight = self;
  swarm->kind = kind;
  swarm->legs = g_steal_pointer (&self->waiting);
  swarm->task = g_task_new (self, NULL, callback, user_data);
  self->waiting = g_ptr_array_new_with_free_func (free_leg);
  if (swarm->legs->len == 0 || factor <= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (!moves && !(kinds[kind].fades && has_place (swarm))))
    {
      end_swarm (swarm);
      return;
    }

  g_ptr_array_add (self->swarms, swarm);
  if (moves)
    fly (swarm, factor);
  else
    fade (swarm);
}

void
bluff_flight_go_finish (BluffFlight *self, GAsyncResult *result)
{
  g_return_if_fail (g_task_is_valid (result, self));

  g_task_propagate_boolean (G_TASK (result), NULL);
}

void
bluff_flight_skip (BluffFlight *self)
{
  g_autoptr (GPtrArray) swarms = NULL;

  g_return_if_fail (BLUFF_IS_FLIGHT (self));

  g_ptr_array_set_size (self->waiting, 0);
  swarms = g_steal_pointer (&self->swarms);
  self->swarms = g_ptr_array_new ();
  for (guint i = 0; i < swarms->len; i++)
    end_swarm (g_ptr_array_index (swarms, i));
}

GStrv
bluff_flight_list (BluffFlight *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (BLUFF_IS_FLIGHT (self), NULL);

  for (guint i = 0; i < self->swarms->len; i++)
    {
      Swarm *swarm = g_ptr_array_index (self->swarms, i);

      for (guint j = 0; j < swarm->legs->len; j++)
        {
          Leg *leg = g_ptr_array_index (swarm->legs, j);

          if (leg->to != NULL)
            g_strv_builder_add (names, leg->name);
          if (leg->to != NULL && leg->turned_name != NULL)
            g_strv_builder_add (names, leg->turned_name);
        }
    }

  return g_strv_builder_end (names);
}
