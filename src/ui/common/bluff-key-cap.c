/* bluff-key-cap.c: the cap of a key.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-key-cap.h"

/* --- What a window is used with ------------------------------------------------------------------------------------
 */

/* One for each window. */
#define BLUFF_TYPE_KEY_USE (bluff_key_use_get_type ())
G_DECLARE_FINAL_TYPE (BluffKeyUse, bluff_key_use, BLUFF, KEY_USE, GObject)

struct _BluffKeyUse
{
  GObject parent_instance;
  gboolean keys; /* the last thing that was pressed was a key */
};

G_DEFINE_FINAL_TYPE (BluffKeyUse, bluff_key_use, G_TYPE_OBJECT)

static guint changed_signal;

static void
bluff_key_use_class_init (BluffKeyUseClass *klass)
{
  changed_signal =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bluff_key_use_init (BluffKeyUse *self)
{
  (void) self;
}

static void
set_keys (BluffKeyUse *self, gboolean keys)
{
  if (self->keys == keys)
    return;

  self->keys = keys;
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, BluffKeyUse *self)
{
  (void) controller;
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      if (!gdk_key_event_is_modifier (event))
        set_keys (self, TRUE);
      break;
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      set_keys (self, FALSE);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

/* That of a window, which owns it. */
static BluffKeyUse *
use_of (GtkWidget *root)
{
  GQuark quark = g_quark_from_static_string ("bluff-key-use");
  BluffKeyUse *use = g_object_get_qdata (G_OBJECT (root), quark);
  GtkEventController *controller;

  if (use != NULL)
    return use;

  use = g_object_new (BLUFF_TYPE_KEY_USE, NULL);
  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), use, 0);
  gtk_widget_add_controller (root, controller);
  g_object_set_qdata_full (G_OBJECT (root), quark, use, g_object_unref);

  return use;
}

/* --- The widget ----------------------------------------------------------------------------------------------------
 */

struct _BluffKeyCap
{
  GtkWidget parent_instance;

  GtkWidget *label;
  gboolean room;
  BluffKeyUse *use; /* of the root, while there is one */
};

enum
{
  PROP_LETTER = 1,
  PROP_ROOM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (BluffKeyCap, bluff_key_cap, GTK_TYPE_WIDGET)

static void
update (BluffKeyCap *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->room && self->use != NULL && self->use->keys);
}

static void
bluff_key_cap_root (GtkWidget *widget)
{
  BluffKeyCap *self = BLUFF_KEY_CAP (widget);

  GTK_WIDGET_CLASS (bluff_key_cap_parent_class)->root (widget);

  self->use = g_object_ref (use_of (GTK_WIDGET (gtk_widget_get_root (widget))));
  g_signal_connect_swapped (self->use, "changed", G_CALLBACK (update), self);
  update (self);
}

static void
bluff_key_cap_unroot (GtkWidget *widget)
{
  BluffKeyCap *self = BLUFF_KEY_CAP (widget);

  g_signal_handlers_disconnect_by_data (self->use, self);
  g_clear_object (&self->use);

  GTK_WIDGET_CLASS (bluff_key_cap_parent_class)->unroot (widget);
}

static void
bluff_key_cap_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffKeyCap *self = BLUFF_KEY_CAP (object);

  switch (id)
    {
    case PROP_LETTER:
      g_value_set_string (value, bluff_key_cap_get_letter (self));
      break;
    case PROP_ROOM:
      g_value_set_boolean (value, self->room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_key_cap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffKeyCap *self = BLUFF_KEY_CAP (object);

  switch (id)
    {
    case PROP_LETTER:
      bluff_key_cap_set_letter (self, g_value_get_string (value));
      break;
    case PROP_ROOM:
      bluff_key_cap_set_room (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_key_cap_dispose (GObject *object)
{
  g_clear_pointer (&BLUFF_KEY_CAP (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_key_cap_parent_class)->dispose (object);
}

static void
bluff_key_cap_class_init (BluffKeyCapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bluff_key_cap_get_property;
  object_class->set_property = bluff_key_cap_set_property;
  object_class->dispose = bluff_key_cap_dispose;
  widget_class->root = bluff_key_cap_root;
  widget_class->unroot = bluff_key_cap_unroot;

  properties[PROP_LETTER] = g_param_spec_string ("letter", NULL, NULL, "", flags);
  properties[PROP_ROOM] = g_param_spec_boolean ("room", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "bluffkeycap");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bluff_key_cap_init (BluffKeyCap *self)
{
  self->room = TRUE;
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bluff_key_cap_new (const char *letter)
{
  return g_object_new (BLUFF_TYPE_KEY_CAP, "letter", letter, NULL);
}

void
bluff_key_cap_set_letter (BluffKeyCap *self, const char *letter)
{
  g_return_if_fail (BLUFF_IS_KEY_CAP (self));

  gtk_label_set_label (GTK_LABEL (self->label), letter != NULL ? letter : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LETTER]);
}

const char *
bluff_key_cap_get_letter (BluffKeyCap *self)
{
  g_return_val_if_fail (BLUFF_IS_KEY_CAP (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}

void
bluff_key_cap_set_room (BluffKeyCap *self, gboolean room)
{
  g_return_if_fail (BLUFF_IS_KEY_CAP (self));

  if (self->room == room)
    return;

  self->room = room;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROOM]);
}

void
bluff_key_cap_name (BluffKeyCap *self, const char *letter, GtkWidget *button)
{
  g_return_if_fail (BLUFF_IS_KEY_CAP (self));

  bluff_key_cap_set_letter (self, letter);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, letter, -1);
}

void
bluff_key_cap_show_all (GtkWidget *root)
{
  set_keys (use_of (root), TRUE);
}
