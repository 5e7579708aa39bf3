/* bluff-shout-panel.c: where people shout or let it pass.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-panel.h"

struct _BluffShoutPanel
{
  GtkWidget parent_instance;

  gboolean open;
};

enum
{
  PROP_OPEN = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffShoutPanel, bluff_shout_panel, GTK_TYPE_WIDGET)

static void
bluff_shout_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_OPEN)
    g_value_set_boolean (value, BLUFF_SHOUT_PANEL (object)->open);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_shout_panel_class_init (BluffShoutPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = bluff_shout_panel_get_property;

  properties[PROP_OPEN] =
      g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
bluff_shout_panel_init (BluffShoutPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bluff_shout_panel_new (void)
{
  return g_object_new (BLUFF_TYPE_SHOUT_PANEL, NULL);
}

gboolean
bluff_shout_panel_is_open (BluffShoutPanel *self)
{
  g_return_val_if_fail (BLUFF_IS_SHOUT_PANEL (self), FALSE);

  return self->open;
}
