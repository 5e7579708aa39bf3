/* bluff-errand.c: something that takes a while.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-errand.h"

#include "bluff-shown-child.h"

enum
{
  PULSE_MS = 150
};

struct _BluffErrand
{
  AdwBin parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkProgressBar *bar;
  GtkWidget *stop;

  GCancellable *cancellable; /* NULL: there is none */
  guint pulse;
  BluffErrandEnd end;
  GtkWidget *before; /* what had the focus before, or NULL; weak */
};

G_DEFINE_FINAL_TYPE (BluffErrand, bluff_errand, ADW_TYPE_BIN)

enum
{
  PROP_BUSY = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static gboolean
pulse_cb (gpointer user_data)
{
  BluffErrand *self = user_data;

  gtk_progress_bar_pulse (self->bar);
  return G_SOURCE_CONTINUE;
}

/* --- The focus -----------------------------------------------------------------------------------------------------
 */

/* The clicked widget becomes insensitive, which would leave no widget with the focus. */
static void
take_focus (BluffErrand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_set_weak_pointer (&self->before, root != NULL ? gtk_root_get_focus (root) : NULL);
  if (gtk_widget_get_visible (self->stop))
    gtk_widget_grab_focus (self->stop);
}

static void
give_focus_back (BluffErrand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->before != NULL && gtk_widget_get_root (self->before) == root && (focus == NULL || focus == self->stop))
    gtk_widget_grab_focus (self->before);
  g_clear_weak_pointer (&self->before);
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

static void
bluff_errand_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, bluff_errand_is_busy (BLUFF_ERRAND (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_errand_dispose (GObject *object)
{
  BluffErrand *self = BLUFF_ERRAND (object);

  g_clear_handle_id (&self->pulse, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_weak_pointer (&self->before);

  G_OBJECT_CLASS (bluff_errand_parent_class)->dispose (object);
}

/* Errands of a page that has gone are cancelled; those that cannot be cancelled end by themselves. */
static void
bluff_errand_unroot (GtkWidget *widget)
{
  BluffErrand *self = BLUFF_ERRAND (widget);

  bluff_errand_stop (self);
  g_clear_handle_id (&self->pulse, g_source_remove);

  GTK_WIDGET_CLASS (bluff_errand_parent_class)->unroot (widget);
}

static void
bluff_errand_class_init (BluffErrandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_errand_get_property;
  object_class->dispose = bluff_errand_dispose;
  widget_class->unroot = bluff_errand_unroot;

  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/keeping/bluff-errand.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffErrand, revealer);
  gtk_widget_class_bind_template_child (widget_class, BluffErrand, label);
  gtk_widget_class_bind_template_child (widget_class, BluffErrand, bar);
  gtk_widget_class_bind_template_child (widget_class, BluffErrand, stop);
  gtk_widget_class_bind_template_callback (widget_class, bluff_errand_stop);
}

static void
bluff_errand_init (BluffErrand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch_revealer (self->revealer);
}

GCancellable *
bluff_errand_begin (BluffErrand *self, const char *text, BluffErrandEnd end)
{
  g_return_val_if_fail (BLUFF_IS_ERRAND (self), NULL);
  g_return_val_if_fail (self->cancellable == NULL, self->cancellable);

  self->cancellable = g_cancellable_new ();
  self->end = end;
  gtk_label_set_text (self->label, text);
  gtk_progress_bar_set_fraction (self->bar, 0);
  gtk_widget_set_visible (self->stop, end == BLUFF_ERRAND_CAN_STOP);
  gtk_widget_set_sensitive (self->stop, TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  take_focus (self);
  self->pulse = g_timeout_add (PULSE_MS, pulse_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);

  return self->cancellable;
}

void
bluff_errand_progress (guint done, guint total, gpointer data)
{
  BluffErrand *self = data;

  g_return_if_fail (BLUFF_IS_ERRAND (self));

  g_clear_handle_id (&self->pulse, g_source_remove);
  if (total > 0)
    gtk_progress_bar_set_fraction (self->bar, MIN (1.0, (double) done / total));
}

void
bluff_errand_end (BluffErrand *self)
{
  g_return_if_fail (BLUFF_IS_ERRAND (self));

  g_clear_handle_id (&self->pulse, g_source_remove);
  g_clear_object (&self->cancellable);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
  give_focus_back (self);
}

gboolean
bluff_errand_is_busy (BluffErrand *self)
{
  g_return_val_if_fail (BLUFF_IS_ERRAND (self), FALSE);

  return self->cancellable != NULL;
}

void
bluff_errand_stop (BluffErrand *self)
{
  g_return_if_fail (BLUFF_IS_ERRAND (self));

  if (self->cancellable == NULL || self->end == BLUFF_ERRAND_MUST_END)
    return;

  gtk_widget_set_sensitive (self->stop, FALSE);
  g_cancellable_cancel (self->cancellable);
}
