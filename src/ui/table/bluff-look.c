/* bluff-look.c: a button that shows a player's secret to them while it is held.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-look.h"

#include "bluff-key-cap.h"
#include "bluff-width-layout.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  /* In a line: two lines beside the secret leave more room to those who shout. */
  LEAST_CHARS = 7,
  MOST_CHARS = 18
};

struct _BluffLook
{
  GtkWidget parent_instance;

  GtkWidget *secret;
  GtkWidget *words; /* beside it */
  GtkWidget *hint;
  BluffKeyCap *cap;
  char *name; /* while it is closed */
  gboolean held;
  guint peek; /* the source that ends what nobody holds */
};

enum
{
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffLook, bluff_look, GTK_TYPE_WIDGET)

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

static void
set_held (BluffLook *self, gboolean held)
{
  g_clear_handle_id (&self->peek, g_source_remove);
  if (self->held == held)
    return;

  self->held = held;
  g_signal_emit (self, signals[LOOK], 0, held);
}

/* It is held, by a finger as well: there is no long press for a hint. */
static void
look_cb (GtkGesture *press, int n_press, double x, double y, BluffLook *self)
{
  (void) n_press;
  (void) x;
  (void) y;
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  set_held (self, TRUE);
}

static void
look_away_cb (BluffLook *self)
{
  set_held (self, FALSE);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, BluffLook *self)
{
  (void) keys;
  (void) keycode;
  (void) state;
  if (!bluff_look_is_key (keyval))
    return GDK_EVENT_PROPAGATE;

  set_held (self, TRUE);
  return GDK_EVENT_STOP;
}

static gboolean
peeked_cb (gpointer user_data)
{
  BluffLook *self = user_data;

  self->peek = 0;
  set_held (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
look_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffLook *self = BLUFF_LOOK (widget);

  (void) name;
  (void) parameter;
  if (!gtk_widget_is_sensitive (widget))
    return;

  set_held (self, TRUE);
  self->peek = g_timeout_add (BLUFF_PEEK_MS, peeked_cb, self);
}

/* However the holding ends, it is closed again. */
static void
watch (BluffLook *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (press, "pressed", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (press, "released", G_CALLBACK (look_away_cb), self);
  g_signal_connect_swapped (press, "end", G_CALLBACK (look_away_cb), self);
  g_signal_connect_swapped (press, "cancel", G_CALLBACK (look_away_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (look_away_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (look_away_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_look_unmap (GtkWidget *widget)
{
  look_away_cb (BLUFF_LOOK (widget));

  GTK_WIDGET_CLASS (bluff_look_parent_class)->unmap (widget);
}

static void
bluff_look_dispose (GObject *object)
{
  BluffLook *self = BLUFF_LOOK (object);

  g_clear_handle_id (&self->peek, g_source_remove);
  g_clear_pointer (&self->secret, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);
  self->hint = NULL;
  self->cap = NULL;

  G_OBJECT_CLASS (bluff_look_parent_class)->dispose (object);
}

static void
bluff_look_finalize (GObject *object)
{
  g_free (BLUFF_LOOK (object)->name);

  G_OBJECT_CLASS (bluff_look_parent_class)->finalize (object);
}

static void
bluff_look_class_init (BluffLookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_look_dispose;
  G_OBJECT_CLASS (klass)->finalize = bluff_look_finalize;
  widget_class->unmap = bluff_look_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  /* An action, so that a screen reader can press it. */
  gtk_widget_class_install_action (widget_class, "seat.look", NULL, look_action);

  signals[LOOK] =
      g_signal_new ("look", BLUFF_TYPE_LOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
bluff_look_init (BluffLook *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 8);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "bb-look");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Hold to Look"));
  watch (self);
}

/* An eye, what to do, and its key. */
static void
add_words (BluffLook *self)
{
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", "view-reveal-symbolic", "halign", GTK_ALIGN_START,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *hint;

  self->words = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
  /* Translators: on a button that shows a player's own secret card as long as it is held. */
  hint = g_object_new (GTK_TYPE_LABEL, "label", _ ("Hold to Look"), "xalign", 0.0F, "wrap", TRUE, "width-chars",
                       LEAST_CHARS, "max-width-chars", MOST_CHARS, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
  gtk_widget_add_css_class (hint, "caption-heading");
  /* It would be as narrow as the height allows: one word a line. */
  self->hint = g_object_new (ADW_TYPE_BIN, "child", hint, NULL);
  gtk_widget_set_layout_manager (self->hint, g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (top), icon);
  gtk_box_append (GTK_BOX (top), GTK_WIDGET (self->cap));
  gtk_box_append (GTK_BOX (self->words), top);
  gtk_box_append (GTK_BOX (self->words), self->hint);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
}

GtkWidget *
bluff_look_new (const char *name, GtkWidget *secret, const char *key)
{
  BluffLook *self = g_object_new (BLUFF_TYPE_LOOK, NULL);
  g_autofree char *cap = g_strconcat ("⇧", key, NULL);
  g_autofree char *shortcut = g_strconcat ("Shift+", key, NULL);

  /* Translators: what screen readers call a button that shows a player's own secret card as long as it is held; %s is
   * the player. */
  self->name = g_strdup_printf (_ ("Hold to Look: %s"), name);
  self->secret = secret;
  gtk_widget_set_valign (secret, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (secret, GTK_WIDGET (self));
  self->cap = BLUFF_KEY_CAP (bluff_key_cap_new (cap));
  add_words (self);
  /* The button says what is on it, once. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (secret), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut, -1);
  bluff_look_say (self, NULL);

  return GTK_WIDGET (self);
}

GtkWidget *
bluff_look_get_secret (BluffLook *self)
{
  g_return_val_if_fail (BLUFF_IS_LOOK (self), NULL);

  return self->secret;
}

void
bluff_look_say (BluffLook *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_LOOK (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : self->name, -1);
}

gboolean
bluff_look_is_key (guint keyval)
{
  return keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space || keyval == GDK_KEY_Return ||
         keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

void
bluff_look_set_compact (BluffLook *self, gboolean compact)
{
  g_return_if_fail (BLUFF_IS_LOOK (self));

  gtk_widget_set_visible (self->hint, !compact);
}

void
bluff_look_set_upright (BluffLook *self, gboolean upright)
{
  g_return_if_fail (BLUFF_IS_LOOK (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  upright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (self->words, upright ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
}
