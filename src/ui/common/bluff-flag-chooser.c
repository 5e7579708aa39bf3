/* bluff-flag-chooser.c: the six flags beside each other, of which one is chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-flag-chooser.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 36, /* pixels; with its ring and padding at least as large as a finger */
  SPACING = 6
};

struct _BluffFlagChooser
{
  AdwBin parent_instance;

  GtkCheckButton *buttons[BLUFF_N_FLAGS];
  GtkLabel *name;
  BluffFlag flag;
};

enum
{
  PROP_FLAG = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffFlagChooser, bluff_flag_chooser, ADW_TYPE_BIN)

static void
show_name (BluffFlagChooser *self)
{
  g_autofree char *name = bluff_flag_name (self->flag);

  gtk_label_set_label (self->name, name);
}

static void
toggled_cb (GtkCheckButton *button, BluffFlagChooser *self)
{
  if (!gtk_check_button_get_active (button))
    return;

  for (guint flag = 0; flag < BLUFF_N_FLAGS; flag++)
    if (self->buttons[flag] == button && self->flag != flag)
      {
        self->flag = (BluffFlag) flag;
        show_name (self);
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FLAG]);
      }
}

static GtkCheckButton *
make_button (BluffFlagChooser *self, BluffFlag flag)
{
  g_autofree char *name = bluff_flag_name (flag);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (flag);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "paintable",
                                   badge, "pixel-size", BADGE, NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "child", image,
                                    "tooltip-text", name, "halign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (button, "bb-flag");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);

  return GTK_CHECK_BUTTON (button);
}

static void
bluff_flag_chooser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FLAG)
    g_value_set_uint (value, BLUFF_FLAG_CHOOSER (object)->flag);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_flag_chooser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FLAG)
    bluff_flag_chooser_set_flag (BLUFF_FLAG_CHOOSER (object), (BluffFlag) g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bluff_flag_chooser_class_init (BluffFlagChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bluff_flag_chooser_get_property;
  object_class->set_property = bluff_flag_chooser_set_property;

  properties[PROP_FLAG] = g_param_spec_uint ("flag", NULL, NULL, 0, BLUFF_N_FLAGS - 1, 0,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

static void
bluff_flag_chooser_init (BluffFlagChooser *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *badges = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_widget_set_halign (badges, GTK_ALIGN_CENTER);
  for (guint flag = 0; flag < BLUFF_N_FLAGS; flag++)
    {
      self->buttons[flag] = make_button (self, (BluffFlag) flag);
      if (flag > 0)
        gtk_check_button_set_group (self->buttons[flag], self->buttons[0]);
      gtk_box_append (GTK_BOX (badges), GTK_WIDGET (self->buttons[flag]));
    }

  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
  gtk_box_append (GTK_BOX (box), badges);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->name));
  adw_bin_set_child (ADW_BIN (self), box);

  gtk_check_button_set_active (self->buttons[0], TRUE);
  show_name (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("ship", "Flag"), -1);
}

GtkWidget *
bluff_flag_chooser_new (void)
{
  return g_object_new (BLUFF_TYPE_FLAG_CHOOSER, NULL);
}

BluffFlag
bluff_flag_chooser_get_flag (BluffFlagChooser *self)
{
  g_return_val_if_fail (BLUFF_IS_FLAG_CHOOSER (self), BLUFF_FLAG_YELLOW);

  return self->flag;
}

void
bluff_flag_chooser_set_flag (BluffFlagChooser *self, BluffFlag flag)
{
  g_return_if_fail (BLUFF_IS_FLAG_CHOOSER (self));
  g_return_if_fail (flag < BLUFF_N_FLAGS);

  gtk_check_button_set_active (self->buttons[flag], TRUE);
}
