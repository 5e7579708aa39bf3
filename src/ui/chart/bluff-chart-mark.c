/* bluff-chart-mark.c: a value of a chart for the keyboard, the pointer and screen readers.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chart-mark.h"

struct _BluffChartMark
{
  GtkWidget parent_instance;

  guint series, place;
  char *action; /* NULL: it leads nowhere */
  GVariant *target;
};

G_DEFINE_FINAL_TYPE (BluffChartMark, bluff_chart_mark, GTK_TYPE_WIDGET)

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffChartMark *self = BLUFF_CHART_MARK (widget);

  (void) name;
  (void) parameter;
  gtk_widget_activate_action_variant (widget, self->action, self->target);
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, BluffChartMark *self)
{
  (void) n_press;
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (GTK_WIDGET (self), "mark.open", NULL);
}

static void
bluff_chart_mark_finalize (GObject *object)
{
  BluffChartMark *self = BLUFF_CHART_MARK (object);

  g_free (self->action);
  g_clear_pointer (&self->target, g_variant_unref);

  G_OBJECT_CLASS (bluff_chart_mark_parent_class)->finalize (object);
}

static void
bluff_chart_mark_class_init (BluffChartMarkClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bluff_chart_mark_finalize;
  /* An action, so that a screen reader can follow the link. */
  gtk_widget_class_install_action (widget_class, "mark.open", NULL, open_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "mark.open", NULL);
  gtk_widget_class_set_css_name (widget_class, "chartmark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
bluff_chart_mark_init (BluffChartMark *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

static void
follow (BluffChartMark *self, const BluffChartPlace *place)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->action = g_strdup (place->action);
  self->target = g_variant_ref (place->target);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
bluff_chart_mark_new (const BluffChartData *data, guint series, guint place)
{
  const BluffChartPlace *found = bluff_chart_data_get_place (data, place);
  g_autofree char *words = bluff_chart_data_say_point (data, series, place);
  g_autofree char *tooltip = found->more != NULL ? g_strconcat (words, "\n", found->more, NULL) : g_strdup (words);
  gboolean linked = found->action != NULL;
  BluffChartMark *self = g_object_new (BLUFF_TYPE_CHART_MARK, "tooltip-text", tooltip, "accessible-role",
                                       linked ? GTK_ACCESSIBLE_ROLE_LINK : GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);

  self->series = series;
  self->place = place;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "mark.open", linked);
  if (linked)
    follow (self, found);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  if (found->more != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, found->more, -1);

  return GTK_WIDGET (self);
}

guint
bluff_chart_mark_get_series (BluffChartMark *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_MARK (self), 0);

  return self->series;
}

guint
bluff_chart_mark_get_place (BluffChartMark *self)
{
  g_return_val_if_fail (BLUFF_IS_CHART_MARK (self), 0);

  return self->place;
}
