/* bluff-pirate-board-motion.c: what moves on the board: a ship that sails, an island that is opened. Where nothing may
 * move, the ship is outlined for a while instead.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-board-private.h"

/* Motion: section 4 of the design language. */
#define SAIL_SQUARE 220.0 /* ms */
#define SAIL_MAX 1200.0
#define OPEN 400.0
#define OUTLINE 1000.0

void
bluff_pirate_board_end_motion (BluffPirateBoard *self)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);
  g_autoptr (AdwAnimation) animation = g_steal_pointer (&self->animation);
  gboolean opened = self->motion == BLUFF_BOARD_OPENING;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->motion = BLUFF_BOARD_STILL;
  self->progress = 1;
  if (animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (animation, self);
      adw_animation_skip (animation);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (opened)
    bluff_pirate_board_say_squares (self);
  /* The strip begins where the last ship is. */
  if (self->strip)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (task != NULL)
    g_task_return_boolean (task, TRUE);
}

static void
progress_cb (double value, gpointer user_data)
{
  BluffPirateBoard *self = user_data;

  if (self->motion == BLUFF_BOARD_STILL)
    return;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
outlined_cb (gpointer user_data)
{
  BluffPirateBoard *self = user_data;

  self->timeout = 0;
  bluff_pirate_board_end_motion (self);
  return G_SOURCE_REMOVE;
}

static void
animate (BluffPirateBoard *self, double duration, AdwEasing easing)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (progress_cb, self, NULL);
  g_autoptr (AdwAnimation) animation = NULL;

  self->progress = 0;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) MAX (1, duration), target);
  /* Its end may come before play returns. */
  animation = g_object_ref (self->animation);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation), easing);
  g_signal_connect_swapped (animation, "done", G_CALLBACK (bluff_pirate_board_end_motion), self);
  adw_animation_play (animation);
}

/* Whether something can be seen to move. */
static gboolean
moves (BluffPirateBoard *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self));
}

static void
begin_motion (BluffPirateBoard *self, gpointer tag, GAsyncReadyCallback callback, gpointer user_data)
{
  bluff_pirate_board_end_motion (self);
  self->task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (self->task, tag);
}

void
bluff_pirate_board_sail_async (BluffPirateBoard *self,
                               BluffSeat seat,
                               guint from,
                               guint to,
                               double factor,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  guint n;

  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));
  g_return_if_fail (seat < self->cast.players);
  g_return_if_fail (MAX (from, to) < self->squares->len);

  begin_motion (self, bluff_pirate_board_sail_async, callback, user_data);
  self->mover = seat;
  self->square[seat] = (guint8) from;
  memcpy (self->before, self->square, sizeof self->before);
  self->square[seat] = (guint8) to;
  bluff_pirate_board_say_squares (self);

  n = from < to ? to - from : from - to;
  if (factor <= 0 || n == 0)
    bluff_pirate_board_end_motion (self);
  else if (moves (self))
    {
      self->motion = BLUFF_BOARD_SAILING;
      if (self->strip)
        gtk_widget_queue_allocate (GTK_WIDGET (self));
      animate (self, MIN (n * SAIL_SQUARE, SAIL_MAX) * factor, ADW_EASE_IN_OUT_QUAD);
    }
  else
    {
      self->motion = BLUFF_BOARD_OUTLINED;
      self->timeout = g_timeout_add ((guint) (OUTLINE * factor), outlined_cb, self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

void
bluff_pirate_board_open_async (BluffPirateBoard *self,
                               guint island,
                               BluffIsland what,
                               double factor,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));
  g_return_if_fail (island < BLUFF_PIRATE_ISLANDS);

  begin_motion (self, bluff_pirate_board_open_async, callback, user_data);
  self->opened = island;
  self->island[island] = (guint8) what;
  self->motion = BLUFF_BOARD_OPENING;
  if (factor <= 0 || !moves (self))
    bluff_pirate_board_end_motion (self);
  else
    animate (self, OPEN * factor, ADW_EASE_OUT_BACK);
}

void
bluff_pirate_board_move_finish (BluffPirateBoard *self, GAsyncResult *result)
{
  g_return_if_fail (g_task_is_valid (result, self));

  g_task_propagate_boolean (G_TASK (result), NULL);
}

void
bluff_pirate_board_skip (BluffPirateBoard *self)
{
  g_return_if_fail (BLUFF_IS_PIRATE_BOARD (self));

  bluff_pirate_board_end_motion (self);
}
