/* bluff-shout-seat.c: where one of several people shouts at an open table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-seat.h"

#include "bluff-breadth.h"
#include "bluff-card.h"
#include "bluff-look.h"
#include "bluff-width-layout.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  BADGE = 36,
  SMALL_BADGE = 32,
  SECRET = 44, /* the width of a card */
  SMALL_SECRET = 32
};

struct _BluffShoutSeat
{
  GtkWidget parent_instance;

  GtkWidget *look; /* NULL: there is nothing to look at */
  GtkWidget *button;
  GtkWidget *badge;
};

enum
{
  SHOUT,
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffShoutSeat, bluff_shout_seat, GTK_TYPE_WIDGET)

/* --- Shouting ------------------------------------------------------------------------------------------------------
 */

static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, BluffShoutSeat *self)
{
  (void) n;
  (void) x;
  (void) y;
  g_signal_emit (self, signals[SHOUT], 0, gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture)));
}

/* By the space bar, or by a screen reader. After a press it comes once more, and finds that all is said. */
static void
clicked_cb (BluffShoutSeat *self)
{
  g_signal_emit (self, signals[SHOUT], 0, 0);
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, gpointer user_data)
{
  (void) keys;
  (void) keycode;
  (void) state;
  (void) user_data;
  return is_enter (keyval) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Who shouts, and below it what. */
static GtkWidget *
make_words (const BluffCrewMember *member, const char *shout)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bin = g_object_new (ADW_TYPE_BIN, "child", words, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name =
      g_object_new (GTK_TYPE_LABEL, "label", member->name, "xalign", 0.0F, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  /* Between words only: a “!” that stands alone on a line is no shout. */
  GtkWidget *what =
      g_object_new (GTK_TYPE_LABEL, "label", shout, "xalign", 0.0F, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD, NULL);

  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (what, "title-3");
  gtk_box_append (GTK_BOX (words), name);
  gtk_box_append (GTK_BOX (words), what);

  /* In one line wherever that fits, also on a button that is high enough for two. */
  gtk_widget_set_layout_manager (bin, g_object_new (BLUFF_TYPE_WIDTH_LAYOUT, NULL));
  return bin;
}

static GtkWidget *
make_face (const BluffCrewMember *member, const char *shout, const char *key, GtkWidget **image)
{
  GtkWidget *face = g_object_new (GTK_TYPE_BOX, "spacing", 8, "halign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *cap = g_object_new (GTK_TYPE_LABEL, "label", key, "valign", GTK_ALIGN_CENTER, NULL);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (member->flag);

  gtk_widget_add_css_class (cap, "bb-key");
  *image = g_object_new (GTK_TYPE_IMAGE, "paintable", badge, "pixel-size", BADGE, NULL);
  gtk_box_append (GTK_BOX (face), *image);
  gtk_box_append (GTK_BOX (face), make_words (member, shout));
  gtk_box_append (GTK_BOX (face), cap);

  return face;
}

static void
add_button (BluffShoutSeat *self, const BluffCrewMember *member, const char *name, const char *shout, const char *key)
{
  /* Translators: what screen readers call a button; %1$s is a player, %2$s what the player shouts: “Bluff!”. */
  g_autofree char *label = g_strdup_printf (_ ("%1$s: %2$s"), name, shout);
  g_autofree char *colour = g_strconcat ("flag-", bluff_flag_colour (member->flag), NULL);
  GtkGesture *press = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), make_face (member, shout, key, &self->badge));
  gtk_widget_add_css_class (self->button, "bb-shout-seat");
  gtk_widget_add_css_class (self->button, colour);
  gtk_widget_set_hexpand (self->button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->button, GTK_EVENT_CONTROLLER (press));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->button, keys);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

static void
look_cb (BluffShoutSeat *self, gboolean held)
{
  g_signal_emit (self, signals[LOOK], 0, held);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_shout_seat_dispose (GObject *object)
{
  BluffShoutSeat *self = BLUFF_SHOUT_SEAT (object);

  g_clear_pointer (&self->look, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);

  G_OBJECT_CLASS (bluff_shout_seat_parent_class)->dispose (object);
}

static void
bluff_shout_seat_class_init (BluffShoutSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_shout_seat_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);

  signals[SHOUT] = g_signal_new ("shout", BLUFF_TYPE_SHOUT_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
  signals[LOOK] = g_signal_new ("look", BLUFF_TYPE_SHOUT_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_BOOLEAN);
}

static void
bluff_shout_seat_init (BluffShoutSeat *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 8);
}

GtkWidget *
bluff_shout_seat_new (const BluffCrewMember *member,
                      const char *name,
                      const char *shout,
                      const char *key,
                      GtkWidget *secret)
{
  BluffShoutSeat *self = g_object_new (BLUFF_TYPE_SHOUT_SEAT, NULL);

  if (secret != NULL)
    {
      self->look = bluff_look_new (name, secret, key);
      g_signal_connect_swapped (self->look, "look", G_CALLBACK (look_cb), self);
      gtk_widget_set_parent (self->look, GTK_WIDGET (self));
    }
  add_button (self, member, name, shout, key);

  return GTK_WIDGET (self);
}

GtkWidget *
bluff_shout_seat_get_secret (BluffShoutSeat *self)
{
  g_return_val_if_fail (BLUFF_IS_SHOUT_SEAT (self), NULL);

  return self->look != NULL ? bluff_look_get_secret (BLUFF_LOOK (self->look)) : NULL;
}

void
bluff_shout_seat_say_secret (BluffShoutSeat *self, const char *words)
{
  g_return_if_fail (BLUFF_IS_SHOUT_SEAT (self));

  if (self->look != NULL)
    bluff_look_say (BLUFF_LOOK (self->look), words);
}

/* Then there is room for words beside each other, and for nothing else. */
static gboolean
has_large_text (BluffShoutSeat *self)
{
  return bluff_breadth_has_large_text (GTK_WIDGET (self));
}

static void
fit_look (BluffShoutSeat *self, gboolean compact, gboolean crowded)
{
  BluffLook *look = BLUFF_LOOK (self->look);
  GtkWidget *secret = bluff_look_get_secret (look);

  bluff_look_set_compact (look, compact);
  /* Beside large words there is no room for its key beside it. */
  bluff_look_set_upright (look, compact && has_large_text (self));
  if (BLUFF_IS_CARD (secret))
    bluff_card_set_width (BLUFF_CARD (secret), crowded ? SMALL_SECRET : SECRET);
}

static void
set_class (BluffShoutSeat *self, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
bluff_shout_seat_set_compact (BluffShoutSeat *self, gboolean compact, gboolean crowded)
{
  g_return_if_fail (BLUFF_IS_SHOUT_SEAT (self));

  if (self->look != NULL)
    fit_look (self, compact, crowded);
  gtk_image_set_pixel_size (GTK_IMAGE (self->badge), compact ? SMALL_BADGE : BADGE);
  /* The colour of the button is that of the badge. */
  gtk_widget_set_visible (self->badge, !compact || !has_large_text (self));
  set_class (self, "compact", compact);
  set_class (self, "crowded", crowded);
}
