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

/* One side: what it is, and the drawing of it. */
typedef struct
{
  BluffCardSide side;
  char *name; /* of the drawing, without a direction; NULL: none */
  GdkPaintable *art;
  gulong changed; /* handler */
} Look;

struct _BluffCardSides
{
  GtkWidget *owner;
  Look look;
  Look next;   /* while it turns */
  GTask *flip; /* while it turns */
  double turned;
  gboolean fading; /* instead of turning */
  AdwAnimation *turning;
  guint fade_id;
  gint64 fade_start;
};

/* --- Looks ---------------------------------------------------------------------------------------------------------
 */

static void
clear_art (Look *look)
{
  if (look->art != NULL)
    g_clear_signal_handler (&look->changed, look->art);
  g_clear_object (&look->art);
}

static void
clear_look (Look *look)
{
  clear_art (look);
  g_clear_pointer (&look->name, g_free);
}

static void
load_art (BluffCardSides *self, Look *look)
{
  g_autofree char *mirrored = NULL;

  clear_art (look);
  if (look->name == NULL)
    return;

  mirrored = g_strconcat (look->name, "-rtl", NULL);
  if (gtk_widget_get_direction (self->owner) == GTK_TEXT_DIR_RTL && bluff_art_exists (mirrored))
    look->art = bluff_art_get (mirrored);
  else
    look->art = bluff_art_get (look->name);
  look->changed = g_signal_connect_object (look->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw),
                                           self->owner, G_CONNECT_SWAPPED);
}

static void
set_look (BluffCardSides *self, Look *look, BluffCardSide side, const char *name)
{
  clear_look (look);
  look->side = side;
  look->name = g_strdup (name);
  load_art (self, look);
  gtk_widget_queue_draw (self->owner);
}

/* --- Turning over --------------------------------------------------------------------------------------------------
 */

static void
end_flip (BluffCardSides *self)
{
  g_autoptr (GTask) flip = g_steal_pointer (&self->flip);

  if (flip == NULL)
    return;

  if (self->fade_id != 0)
    gtk_widget_remove_tick_callback (self->owner, self->fade_id);
  self->fade_id = 0;
  set_look (self, &self->look, self->next.side, self->next.name);
  clear_look (&self->next);
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
draw_look (const Look *look, GtkSnapshot *snapshot, int width, float lift)
{
  bluff_card_look_draw (snapshot, look->side, look->art, (float) width, (float) bluff_card_height_for (width), lift);
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
  draw_look (self->turned < 0.5 ? &self->look : &self->next, snapshot, width, lift);
  gtk_snapshot_restore (snapshot);
}

static void
draw_fading (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift)
{
  gtk_snapshot_push_cross_fade (snapshot, self->turned);
  draw_look (&self->look, snapshot, width, lift);
  gtk_snapshot_pop (snapshot);
  draw_look (&self->next, snapshot, width, lift);
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
  clear_look (&self->look);
  clear_look (&self->next);
  g_free (self);
}

void
bluff_card_sides_set (BluffCardSides *self, BluffCardSide side, const char *name)
{
  bluff_card_sides_skip (self);
  set_look (self, &self->look, side, name);
}

void
bluff_card_sides_flip (BluffCardSides *self, BluffCardSide side, const char *name, double factor, GTask *task)
{
  bluff_card_sides_skip (self);
  set_look (self, &self->next, side, name);
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

BluffCardSide
bluff_card_sides_get_side (BluffCardSides *self)
{
  return self->flip != NULL ? self->next.side : self->look.side;
}

const char *
bluff_card_sides_get_name (BluffCardSides *self)
{
  return self->flip != NULL ? self->next.name : self->look.name;
}

void
bluff_card_sides_mirror (BluffCardSides *self)
{
  load_art (self, &self->look);
  load_art (self, &self->next);
}

void
bluff_card_sides_draw (BluffCardSides *self, GtkSnapshot *snapshot, int width, float lift)
{
  if (self->flip == NULL)
    draw_look (&self->look, snapshot, width, lift);
  else if (self->fading)
    draw_fading (self, snapshot, width, lift);
  else
    draw_turning (self, snapshot, width, lift);
}
