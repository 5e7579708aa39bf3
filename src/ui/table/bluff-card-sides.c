/* bluff-card-sides.c: the side that a card shows, and how it turns over to another one.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card-sides.h"

#include "bluff-art.h"
#include "bluff-card-look.h"

#include <adwaita.h>
#include <math.h>

enum
{
  FLIP_TIME = 320, /* milliseconds */
  FADE_TIME = 120
};

/* One side: what it is, and the drawings of it. */
typedef struct
{
  BluffCardLook look;
  GdkPaintable *art;
  GdkPaintable *eye;
} Side;

struct _BluffCardSides
{
  GtkWidget *owner;
  Side side;
  Side next;   /* while it turns */
  GTask *flip; /* while it turns */
  double turned;
  gboolean fading; /* instead of turning */
  AdwAnimation *turning;
  guint fade_id;
  gint64 fade_start;
};

/* --- Sides ---------------------------------------------------------------------------------------------------------
 */

static void
drop_drawing (BluffCardSides *self, GdkPaintable **drawing)
{
  if (*drawing != NULL)
    g_signal_handlers_disconnect_by_data (*drawing, self);
  g_clear_object (drawing);
}

static void
drop_drawings (BluffCardSides *self, Side *side)
{
  drop_drawing (self, &side->art);
  drop_drawing (self, &side->eye);
}

static void
drawn_cb (BluffCardSides *self)
{
  gtk_widget_queue_draw (self->owner);
}

static GdkPaintable *
get_drawing (BluffCardSides *self, const char *name)
{
  g_autofree char *mirrored = g_strconcat (name, "-rtl", NULL);
  gboolean rtl = gtk_widget_get_direction (self->owner) == GTK_TEXT_DIR_RTL;
  GdkPaintable *drawing = bluff_art_get (rtl && bluff_art_exists (mirrored) ? mirrored : name);

  g_signal_connect_swapped (drawing, "invalidate-contents", G_CALLBACK (drawn_cb), self);
  return drawing;
}

static void
load_drawings (BluffCardSides *self, Side *side)
{
  drop_drawings (self, side);
  if (side->look.art != NULL)
    side->art = get_drawing (self, side->look.art);
  if (side->look.eye)
    side->eye = get_drawing (self, "eye");
}

static void
set_side (BluffCardSides *self, Side *side, BluffCardLook look)
{
  side->look = look;
  load_drawings (self, side);
  gtk_widget_queue_draw (self->owner);
}

/* --- Turning over --------------------------------------------------------------------------------------------------
 */

static void
end_flip (BluffCardSides *self)
{
  g_autoptr (GTask) flip = g_steal_pointer (&self->flip);
  BluffCardLook look = self->next.look;

  if (flip == NULL)
    return;

  if (self->fade_id != 0)
    gtk_widget_remove_tick_callback (self->owner, self->fade_id);
  self->fade_id = 0;
  /* First the one, then the other: it may be the same drawing, which must still tell us when it is there. */
  drop_drawings (self, &self->next);
  set_side (self, &self->side, look);
  g_task_return_boolean (flip, TRUE);
}

static void
turned_cb (double value, gpointer user_data)
{
  BluffCardSides *self = user_data;

  self->turned = value;
  gtk_widget_queue_draw (self->owner);
}

/* Where the system wants no motion AdwAnimation jumps to the end: a cross-fade has to be counted by ourselves. */
static gboolean
fade_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BluffCardSides *self = user_data;
  double elapsed = (double) (gdk_frame_clock_get_frame_time (clock) - self->fade_start) / G_TIME_SPAN_MILLISECOND;

  (void) widget;
  if (elapsed >= FADE_TIME)
    {
      self->fade_id = 0;
      end_flip (self);
      return G_SOURCE_REMOVE;
    }

  turned_cb (MAX (elapsed, 0) / FADE_TIME, self);
  return G_SOURCE_CONTINUE;
}

static void
begin_flip (BluffCardSides *self, double factor)
{
  self->turned = 0;
  self->fading = !adw_get_enable_animations (self->owner);
  if (factor <= 0 || !gtk_widget_get_mapped (self->owner))
    {
      end_flip (self);
    }
  else if (self->fading)
    {
      self->fade_start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (self->owner));
      self->fade_id = gtk_widget_add_tick_callback (self->owner, fade_cb, self, NULL);
    }
  else
    {
      adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->turning), (guint) (FLIP_TIME * factor));
      adw_animation_reset (self->turning);
      adw_animation_play (self->turning);
    }
}

/* --- Drawing -------------------------------------------------------------------------------------------------------
 */

static void
draw_side (BluffCardSides *self, const Side *side, GtkSnapshot *snapshot, int width, float lift)
{
  int height = bluff_card_height_for (width);

  bluff_card_look_draw (snapshot, side->look.side, side->art, (float) width, (float) height, lift);
  if (side->eye != NULL)
    bluff_card_look_draw_eye (snapshot, side->eye, (float) width,
                              gtk_widget_get_direction (self->owner) == GTK_TEXT_DIR_RTL);
}

static void
draw_turning (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift)
{
  float middle = (float) width / 2;
  /* Never nothing: a matrix that cannot be inverted is an error to GTK. */
  float narrow = MAX ((float) fabs (cos (G_PI * self->turned)), 0.01f);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle, 0));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle, 0));
  draw_side (self, self->turned < 0.5 ? &self->side : &self->next, snapshot, width, lift);
  gtk_snapshot_restore (snapshot);
}

static void
draw_fading (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift)
{
  gtk_snapshot_push_cross_fade (snapshot, self->turned);
  draw_side (self, &self->side, snapshot, width, lift);
  gtk_snapshot_pop (snapshot);
  draw_side (self, &self->next, snapshot, width, lift);
  gtk_snapshot_pop (snapshot);
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

BluffCardSides *
bluff_card_sides_new (GtkWidget *owner)
{
  BluffCardSides *self = g_new0 (BluffCardSides, 1);

  self->owner = owner;
  self->turning =
      adw_timed_animation_new (owner, 0, 1, FLIP_TIME, adw_callback_animation_target_new (turned_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turning), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_swapped (self->turning, "done", G_CALLBACK (end_flip), self);

  return self;
}

void
bluff_card_sides_free (BluffCardSides *self)
{
  bluff_card_sides_skip (self);
  g_signal_handlers_disconnect_by_data (self->turning, self);
  g_object_unref (self->turning);
  drop_drawings (self, &self->side);
  drop_drawings (self, &self->next);
  g_free (self);
}

void
bluff_card_sides_set (BluffCardSides *self, BluffCardLook look)
{
  bluff_card_sides_skip (self);
  set_side (self, &self->side, look);
}

void
bluff_card_sides_flip (BluffCardSides *self, BluffCardLook look, double factor, GTask *task)
{
  bluff_card_sides_skip (self);
  set_side (self, &self->next, look);
  self->flip = task;
  begin_flip (self, factor);
}

void
bluff_card_sides_skip (BluffCardSides *self)
{
  if (adw_animation_get_state (self->turning) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->turning);
  end_flip (self);
}

BluffCardLook
bluff_card_sides_get (BluffCardSides *self)
{
  return self->flip != NULL ? self->next.look : self->side.look;
}

void
bluff_card_sides_mirror (BluffCardSides *self)
{
  load_drawings (self, &self->side);
  if (self->flip != NULL)
    load_drawings (self, &self->next);
}

void
bluff_card_sides_draw (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift)
{
  if (self->flip == NULL)
    draw_side (self, &self->side, snapshot, width, lift);
  else if (self->fading)
    draw_fading (self, snapshot, width, lift);
  else
    draw_turning (self, snapshot, width, lift);
}
