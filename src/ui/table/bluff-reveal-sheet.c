/* bluff-reveal-sheet.c: a sheet that reveals a secret to everybody.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-reveal-sheet.h"

#include <adwaita.h>

typedef struct
{
  GtkWidget *go_on;
  AdwAnimation *opening; /* NULL: nothing to open */
  gboolean waiting;      /* for being on the screen */
} BluffRevealSheetPrivate;

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BluffRevealSheet, bluff_reveal_sheet, BLUFF_TYPE_SHEET)

static void
show_go_on (BluffRevealSheet *self, gboolean shown)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (self);

  gtk_widget_set_opacity (priv->go_on, shown ? 1 : 0);
  gtk_widget_set_sensitive (priv->go_on, shown);
}

static void
open_cb (double time, gpointer user_data)
{
  BLUFF_REVEAL_SHEET_GET_CLASS (user_data)->open (user_data, time);
}

static void
opened_cb (BluffRevealSheet *self)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (self);

  BLUFF_REVEAL_SHEET_GET_CLASS (self)->opened (self);
  show_go_on (self, TRUE);
  if (gtk_widget_has_focus (GTK_WIDGET (self)))
    gtk_widget_grab_focus (priv->go_on);
  g_signal_emit (self, signals[DONE], 0);
}

static void
stop (BluffRevealSheet *self)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (self);

  priv->waiting = FALSE;
  if (priv->opening == NULL)
    return;

  g_signal_handlers_disconnect_by_func (priv->opening, opened_cb, self);
  adw_animation_pause (priv->opening);
  g_clear_object (&priv->opening);
}

static void
bluff_reveal_sheet_map (GtkWidget *widget)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (BLUFF_REVEAL_SHEET (widget));

  GTK_WIDGET_CLASS (bluff_reveal_sheet_parent_class)->map (widget);

  if (priv->waiting)
    {
      priv->waiting = FALSE;
      adw_animation_play (priv->opening);
    }
}

/* A sheet that is hidden forgets what it was about to reveal, as it may come back for something else. */
static void
bluff_reveal_sheet_hide (GtkWidget *widget)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (BLUFF_REVEAL_SHEET (widget));

  priv->waiting = FALSE;

  GTK_WIDGET_CLASS (bluff_reveal_sheet_parent_class)->hide (widget);
}

static void
bluff_reveal_sheet_dispose (GObject *object)
{
  stop (BLUFF_REVEAL_SHEET (object));

  G_OBJECT_CLASS (bluff_reveal_sheet_parent_class)->dispose (object);
}

static void
bluff_reveal_sheet_class_init (BluffRevealSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_reveal_sheet_dispose;
  GTK_WIDGET_CLASS (klass)->map = bluff_reveal_sheet_map;
  GTK_WIDGET_CLASS (klass)->hide = bluff_reveal_sheet_hide;

  signals[DONE] =
      g_signal_new ("done", BLUFF_TYPE_REVEAL_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_reveal_sheet_init (BluffRevealSheet *self)
{
  (void) self;
}

void
bluff_reveal_sheet_start (BluffRevealSheet *self, GtkWidget *go_on, guint length, double factor)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (self);
  AdwAnimationTarget *target;

  g_return_if_fail (BLUFF_IS_REVEAL_SHEET (self));
  g_return_if_fail (GTK_IS_WIDGET (go_on));

  stop (self);
  priv->go_on = go_on;
  show_go_on (self, FALSE);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (go_on), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  target = adw_callback_animation_target_new (open_cb, self, NULL);
  priv->opening = adw_timed_animation_new (GTK_WIDGET (self), 0, length, (guint) (length * MAX (factor, 0)), target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (priv->opening), ADW_LINEAR);
  g_signal_connect_swapped (priv->opening, "done", G_CALLBACK (opened_cb), self);
  priv->waiting = factor > 0 && !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (!priv->waiting)
    adw_animation_play (priv->opening);
}

gboolean
bluff_reveal_sheet_skip (BluffRevealSheet *self)
{
  BluffRevealSheetPrivate *priv = bluff_reveal_sheet_get_instance_private (self);

  g_return_val_if_fail (BLUFF_IS_REVEAL_SHEET (self), FALSE);

  if (priv->opening == NULL || (!priv->waiting && adw_animation_get_state (priv->opening) != ADW_ANIMATION_PLAYING))
    return FALSE;

  priv->waiting = FALSE;
  adw_animation_skip (priv->opening);
  return TRUE;
}
