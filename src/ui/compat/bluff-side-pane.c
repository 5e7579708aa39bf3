/* bluff-side-pane.c: a pane at the end of a page.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-side-pane.h"

#define PANE_WIDTH 264

struct _BluffSidePane
{
  AdwBin parent_instance;

  GtkWidget *split;
};

enum
{
  PROP_OPEN = 1,
  PROP_BESIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffSidePane, bluff_side_pane, ADW_TYPE_BIN)

#if ADW_CHECK_VERSION(1, 4, 0)

#define OPEN_PROPERTY "show-sidebar"

static GtkWidget *
make_split (void)
{
  GtkWidget *split = adw_overlay_split_view_new ();

  adw_overlay_split_view_set_sidebar_position (ADW_OVERLAY_SPLIT_VIEW (split), GTK_PACK_END);
  adw_overlay_split_view_set_min_sidebar_width (ADW_OVERLAY_SPLIT_VIEW (split), PANE_WIDTH);
  adw_overlay_split_view_set_max_sidebar_width (ADW_OVERLAY_SPLIT_VIEW (split), PANE_WIDTH);
  return split;
}

static void
split_set_content (GtkWidget *split, GtkWidget *content)
{
  adw_overlay_split_view_set_content (ADW_OVERLAY_SPLIT_VIEW (split), content);
}

static void
split_set_pane (GtkWidget *split, GtkWidget *pane)
{
  adw_overlay_split_view_set_sidebar (ADW_OVERLAY_SPLIT_VIEW (split), pane);
}

static gboolean
split_get_open (GtkWidget *split)
{
  return adw_overlay_split_view_get_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split));
}

static void
split_set_open (GtkWidget *split, gboolean open)
{
  adw_overlay_split_view_set_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split), open);
}

static gboolean
split_get_beside (GtkWidget *split)
{
  return !adw_overlay_split_view_get_collapsed (ADW_OVERLAY_SPLIT_VIEW (split));
}

static void
split_set_beside (GtkWidget *split, gboolean beside)
{
  adw_overlay_split_view_set_collapsed (ADW_OVERLAY_SPLIT_VIEW (split), !beside);
}

#else

#define OPEN_PROPERTY "reveal-flap"

static GtkWidget *
make_split (void)
{
  GtkWidget *split = adw_flap_new ();

  adw_flap_set_flap_position (ADW_FLAP (split), GTK_PACK_END);
  adw_flap_set_separator (ADW_FLAP (split), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  return split;
}

static void
split_set_content (GtkWidget *split, GtkWidget *content)
{
  adw_flap_set_content (ADW_FLAP (split), content);
}

static void
split_set_pane (GtkWidget *split, GtkWidget *pane)
{
  gtk_widget_add_css_class (pane, "background");
  gtk_widget_set_size_request (pane, PANE_WIDTH, -1);
  adw_flap_set_flap (ADW_FLAP (split), pane);
}

static gboolean
split_get_open (GtkWidget *split)
{
  return adw_flap_get_reveal_flap (ADW_FLAP (split));
}

static void
split_set_open (GtkWidget *split, gboolean open)
{
  adw_flap_set_reveal_flap (ADW_FLAP (split), open);
}

static gboolean
split_get_beside (GtkWidget *split)
{
  return adw_flap_get_fold_policy (ADW_FLAP (split)) == ADW_FLAP_FOLD_POLICY_NEVER;
}

static void
split_set_beside (GtkWidget *split, gboolean beside)
{
  adw_flap_set_fold_policy (ADW_FLAP (split), beside ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
}

#endif

static void
open_changed_cb (BluffSidePane *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}

static void
bluff_side_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffSidePane *self = BLUFF_SIDE_PANE (object);

  switch (id)
    {
    case PROP_OPEN:
      g_value_set_boolean (value, bluff_side_pane_get_open (self));
      break;
    case PROP_BESIDE:
      g_value_set_boolean (value, bluff_side_pane_get_beside (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_side_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffSidePane *self = BLUFF_SIDE_PANE (object);

  switch (id)
    {
    case PROP_OPEN:
      bluff_side_pane_set_open (self, g_value_get_boolean (value));
      break;
    case PROP_BESIDE:
      bluff_side_pane_set_beside (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_side_pane_class_init (BluffSidePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bluff_side_pane_get_property;
  object_class->set_property = bluff_side_pane_set_property;

  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, TRUE, flags);
  properties[PROP_BESIDE] = g_param_spec_boolean ("beside", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bluff_side_pane_init (BluffSidePane *self)
{
  self->split = make_split ();
  split_set_beside (self->split, TRUE);
  adw_bin_set_child (ADW_BIN (self), self->split);
  g_signal_connect_swapped (self->split, "notify::" OPEN_PROPERTY, G_CALLBACK (open_changed_cb), self);
}

void
bluff_side_pane_set_content (BluffSidePane *self, GtkWidget *content)
{
  g_return_if_fail (BLUFF_IS_SIDE_PANE (self));

  split_set_content (self->split, content);
}

void
bluff_side_pane_set_pane (BluffSidePane *self, GtkWidget *pane)
{
  g_return_if_fail (BLUFF_IS_SIDE_PANE (self));

  split_set_pane (self->split, pane);
}

gboolean
bluff_side_pane_get_open (BluffSidePane *self)
{
  g_return_val_if_fail (BLUFF_IS_SIDE_PANE (self), FALSE);

  return split_get_open (self->split);
}

void
bluff_side_pane_set_open (BluffSidePane *self, gboolean open)
{
  g_return_if_fail (BLUFF_IS_SIDE_PANE (self));

  split_set_open (self->split, open);
}

gboolean
bluff_side_pane_get_beside (BluffSidePane *self)
{
  g_return_val_if_fail (BLUFF_IS_SIDE_PANE (self), FALSE);

  return split_get_beside (self->split);
}

void
bluff_side_pane_set_beside (BluffSidePane *self, gboolean beside)
{
  g_return_if_fail (BLUFF_IS_SIDE_PANE (self));

  if (split_get_beside (self->split) == beside)
    return;

  split_set_beside (self->split, beside);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BESIDE]);
}
