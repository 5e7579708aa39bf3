/* bluff-hint.c: tooltips for fingers, which cannot hover: a long press shows them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-hint.h"

#include "bluff-note-popover.h"

enum
{
  WIDTH_CHARS = 30
};

/* The hint of a window or popover: one at a time, and none before the first. */
typedef struct
{
  GtkWidget *popover;
  GtkWidget *label;
  GtkWidget *subject; /* NULL: nothing is shown */
} Hint;

static GQuark
hint_quark (void)
{
  return g_quark_from_static_string ("bluff-hint");
}

static Hint *
get_hint (GtkNative *native)
{
  return g_object_get_qdata (G_OBJECT (native), hint_quark ());
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

/* Its words go, too: what is hidden can still be found by a screen reader, and somebody else may look by then. */
static void
forget_cb (Hint *self)
{
  if (self->subject != NULL)
    g_signal_handlers_disconnect_by_data (self->subject, self);
  self->subject = NULL;
  if (self->label != NULL)
    gtk_label_set_text (GTK_LABEL (self->label), "");
}

/* What it belongs to is gone, behind the curtain for example, or has something else to say; or a finger comes again. */
static void
close_cb (Hint *self)
{
  forget_cb (self);
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* The innermost widget with a tooltip. What a popover belongs to is not in it. */
static GtkWidget *
find_subject (GtkWidget *native, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (native, x, y, GTK_PICK_INSENSITIVE);

  while (widget != NULL && gtk_widget_get_tooltip_text (widget) == NULL)
    widget = widget != native ? gtk_widget_get_parent (widget) : NULL;
  return widget;
}

static void
make_popover (Hint *self, GtkWidget *native)
{
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), WIDTH_CHARS);
  self->popover = bluff_note_popover_new (self->label);
  /* Like a tooltip it takes neither the focus nor anything that is pressed. */
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_can_focus (self->popover, FALSE);
  gtk_widget_set_can_target (self->popover, FALSE);
  gtk_popover_set_position (GTK_POPOVER (self->popover), GTK_POS_TOP);
  gtk_widget_set_parent (self->popover, native);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (forget_cb), self);
}

gboolean
bluff_hint_show (GtkNative *native, double x, double y)
{
  Hint *self;
  GtkWidget *subject;
  graphene_rect_t bounds;

  g_return_val_if_fail (GTK_IS_NATIVE (native), FALSE);

  self = get_hint (native);
  g_return_val_if_fail (self != NULL, FALSE);

  subject = find_subject (GTK_WIDGET (native), x, y);
  if (subject == NULL || !gtk_widget_compute_bounds (subject, GTK_WIDGET (native), &bounds))
    return FALSE;

  forget_cb (self);
  if (self->popover == NULL)
    make_popover (self, GTK_WIDGET (native));
  self->subject = subject;
  g_signal_connect_swapped (subject, "unmap", G_CALLBACK (close_cb), self);
  g_signal_connect_swapped (subject, "notify::tooltip-text", G_CALLBACK (close_cb), self);
  gtk_label_set_text (GTK_LABEL (self->label), gtk_widget_get_tooltip_text (subject));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
  return TRUE;
}

const char *
bluff_hint_get_shown (GtkNative *native)
{
  Hint *self;

  g_return_val_if_fail (GTK_IS_NATIVE (native), NULL);

  self = get_hint (native);
  return self != NULL && self->subject != NULL ? gtk_label_get_text (GTK_LABEL (self->label)) : NULL;
}

/* --- Watching ------------------------------------------------------------------------------------------------------
 */

static void
pressed_cb (GtkGesture *press, double x, double y, GtkNative *native)
{
  /* Whatever is under the finger must not be pressed by it as well. */
  if (bluff_hint_show (native, x, y))
    gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
destroyed_cb (GtkNative *native, Hint *self)
{
  (void) native;
  forget_cb (self);
  self->label = NULL;
  g_clear_pointer (&self->popover, gtk_widget_unparent);
}

void
bluff_hint_watch (GtkNative *native)
{
  GtkGesture *press, *touch;
  Hint *self;

  g_return_if_fail (GTK_IS_NATIVE (native));

  self = g_new0 (Hint, 1);
  g_object_set_qdata_full (G_OBJECT (native), hint_quark (), self, g_free);
  g_signal_connect (native, "destroy", G_CALLBACK (destroyed_cb), self);

  /* Before the widgets inside: a button takes a press that lasts for a click. */
  press = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), native);
  gtk_widget_add_controller (GTK_WIDGET (native), GTK_EVENT_CONTROLLER (press));

  touch = gtk_gesture_click_new ();
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (touch), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (touch), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (touch, "pressed", G_CALLBACK (close_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (native), GTK_EVENT_CONTROLLER (touch));
}
