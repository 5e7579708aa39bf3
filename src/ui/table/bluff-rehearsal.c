/* bluff-rehearsal.c: before a quick game all people try their keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rehearsal.h"

#include "bluff-drill.h"
#include "bluff-letters.h"
#include "bluff-shout-keys.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  BADGE = 40,
  NAME_CHARS = 12
};

/* One person's place on the sheet. */
typedef struct
{
  GtkWidget *card;
  GtkWidget *cap;
  GtkWidget *state;
  GtkWidget *other;
} Place;

struct _BluffRehearsal
{
  BluffSheet parent_instance;

  BluffWrap *places_box;
  GtkLabel *advice;
  GtkWidget *begin;

  BluffCrew *crew;
  GSettings *settings;
  BluffShoutKeys keys;
  BluffDrill drill;
  BluffSeat choosing; /* who chooses another key, or BLUFF_NO_SEAT */
  gboolean refused;   /* the key that was pressed for it */
  Place places[BLUFF_MAX_SEATS];
  GtkWidget *root;
  GtkEventController *listener;
};

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffRehearsal, bluff_rehearsal, BLUFF_TYPE_SHEET)

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static const char *
say_state (BluffRehearsal *self, BluffSeat seat)
{
  if (self->choosing == seat && self->refused)
    /* Translators: to a player who chooses another key, and pressed one that everybody needs. */
    return _ ("Taken. Press another key");
  if (self->choosing == seat)
    /* Translators: to a player who chooses another key. */
    return _ ("Press the new key");
  if (bluff_seats_has (self->drill.missing, seat))
    /* Translators: state of a player's key in the rehearsal, after all were held at once. */
    return _ ("Missed");
  if (bluff_seats_has (self->drill.down, seat))
    /* Translators: state of a player's key in the rehearsal. */
    return C_ ("state of a key", "Held down");
  if (bluff_seats_has (self->drill.tried, seat))
    /* Translators: state of a player's key in the rehearsal. */
    return _ ("It works");

  /* Translators: to a player whose key is shown beside it. */
  return _ ("Press your key");
}

static const char *
say_advice (BluffRehearsal *self)
{
  switch (bluff_drill_get_state (&self->drill))
    {
    case BLUFF_DRILL_ALONE:
      return _ ("Everyone, press your key once.");
    case BLUFF_DRILL_TOGETHER:
      return _ ("Now all together: hold your keys down at the same time.");
    case BLUFF_DRILL_MISSING:
      return _ ("This keyboard can’t manage all those keys at once. Pick others and try again.");
    case BLUFF_DRILL_DONE:
    default:
      return _ ("They all work. Ready!");
    }
}

static void
toggle_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_place (BluffRehearsal *self, BluffSeat seat)
{
  Place *place = &self->places[seat];
  g_autofree char *key = bluff_shout_keys_label (&self->keys, seat);

  gtk_label_set_label (GTK_LABEL (place->cap), key);
  gtk_label_set_label (GTK_LABEL (place->state), say_state (self, seat));
  toggle_class (place->card, "works",
                bluff_seats_has (self->drill.tried, seat) && !bluff_seats_has (self->drill.missing, seat));
  toggle_class (place->card, "missing", bluff_seats_has (self->drill.missing, seat));
  toggle_class (place->card, "held", bluff_seats_has (self->drill.down, seat));
}

static void
show_all (BluffRehearsal *self)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat].card != NULL)
      show_place (self, seat);
  gtk_label_set_label (self->advice, say_advice (self));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static void
choose_cb (GtkButton *button, BluffRehearsal *self)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat].other == GTK_WIDGET (button))
      self->choosing = self->choosing == seat ? BLUFF_NO_SEAT : seat;
  self->refused = FALSE;
  show_all (self);
}

/* The person who had the key gets the other one, and has to try it, too. */
static void
choose (BluffRehearsal *self, guint keyval)
{
  BluffShoutKeys old = self->keys;

  bluff_shout_keys_set (&self->keys, self->choosing, keyval);
  bluff_shout_keys_write (&self->keys, self->settings);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (old.of[seat] != self->keys.of[seat])
      bluff_drill_forget (&self->drill, seat);
  self->choosing = BLUFF_NO_SEAT;
  show_all (self);
}

/* Whether a key is everybody's, on whichever of several layouts. */
static gboolean
is_taken (guint keyval, GdkEvent *event)
{
  return bluff_shout_keys_is_taken (keyval) || bluff_letter_is_pressed (BLUFF_LETTER_PAUSE, event);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *listener,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                BluffRehearsal *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (listener));
  BluffSeat seat;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (self->choosing != BLUFF_NO_SEAT && is_taken (keyval, event))
    {
      self->refused = TRUE;
      show_all (self);
      return GDK_EVENT_STOP;
    }
  if (self->choosing != BLUFF_NO_SEAT && bluff_shout_keys_is_possible (keyval))
    {
      choose (self, keyval);
      return GDK_EVENT_STOP;
    }

  seat = bluff_shout_keys_find (&self->keys, self->drill.people, gtk_widget_get_display (GTK_WIDGET (self)), keyval,
                                keycode);
  if (seat == BLUFF_NO_SEAT)
    return GDK_EVENT_PROPAGATE;

  bluff_drill_press (&self->drill, seat);
  show_all (self);
  if (bluff_drill_get_state (&self->drill) == BLUFF_DRILL_DONE)
    gtk_widget_grab_focus (self->begin);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (GtkEventControllerKey *listener,
                 guint keyval,
                 guint keycode,
                 GdkModifierType state,
                 BluffRehearsal *self)
{
  BluffSeat seat = bluff_shout_keys_find (&self->keys, self->drill.people, gtk_widget_get_display (GTK_WIDGET (self)),
                                          keyval, keycode);

  (void) listener;
  (void) state;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || seat == BLUFF_NO_SEAT)
    return;

  bluff_drill_release (&self->drill, seat);
  show_all (self);
}

static void
active_changed_cb (BluffRehearsal *self)
{
  bluff_drill_let_go (&self->drill);
  if (self->crew != NULL)
    show_all (self);
}

static void
done_cb (BluffRehearsal *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

/* --- The sheet -----------------------------------------------------------------------------------------------------
 */

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_place (BluffRehearsal *self, BluffSeat seat)
{
  const BluffCrewMember *member = bluff_crew_get (self->crew, seat);
  BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_NO_SEAT);
  g_autofree char *name = bluff_cast_name (&cast, seat);
  /* Translators: what screen readers call a button with which a player chooses another key; %s is the player. */
  g_autofree char *label = g_strdup_printf (_ ("Other Key: %s"), name);
  g_autoptr (GdkPaintable) badge = bluff_flag_badge (member->flag);
  Place *place = &self->places[seat];
  GtkWidget *head = g_object_new (GTK_TYPE_BOX, "spacing", 8, "halign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *who = g_object_new (GTK_TYPE_LABEL, "label", member->name, "ellipsize", PANGO_ELLIPSIZE_END,
                                 "max-width-chars", NAME_CHARS, NULL);

  gtk_widget_add_css_class (who, "heading");
  place->card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);
  gtk_widget_add_css_class (place->card, "bb-drill");
  place->cap = make_label (NULL, "bb-drill-key");
  gtk_widget_set_halign (place->cap, GTK_ALIGN_CENTER);
  place->state = make_label (NULL, "caption-heading");
  g_object_set (place->state, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  /* Translators: on a button with which a player chooses another key. */
  place->other = gtk_button_new_with_label (C_ ("rehearsal", "Other Key"));
  gtk_widget_add_css_class (place->other, "bb-plain");
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->other), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (place->other, "clicked", G_CALLBACK (choose_cb), self);
  gtk_box_append (GTK_BOX (head), bluff_sheet_make_picture (badge, BADGE));
  gtk_box_append (GTK_BOX (head), who);
  gtk_box_append (GTK_BOX (place->card), head);
  gtk_box_append (GTK_BOX (place->card), place->cap);
  gtk_box_append (GTK_BOX (place->card), place->state);
  gtk_box_append (GTK_BOX (place->card), place->other);

  return place->card;
}

static void
bluff_rehearsal_root (GtkWidget *widget)
{
  BluffRehearsal *self = BLUFF_REHEARSAL (widget);

  GTK_WIDGET_CLASS (bluff_rehearsal_parent_class)->root (widget);

  self->root = GTK_WIDGET (gtk_widget_get_root (widget));
  self->listener = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->listener, GTK_PHASE_CAPTURE);
  g_signal_connect (self->listener, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (self->listener, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (self->root, self->listener);
  g_signal_connect_object (self->root, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
bluff_rehearsal_unroot (GtkWidget *widget)
{
  BluffRehearsal *self = BLUFF_REHEARSAL (widget);

  g_signal_handlers_disconnect_by_data (self->root, self);
  gtk_widget_remove_controller (self->root, self->listener);
  self->listener = NULL;
  self->root = NULL;

  GTK_WIDGET_CLASS (bluff_rehearsal_parent_class)->unroot (widget);
}

static void
bluff_rehearsal_dispose (GObject *object)
{
  BluffRehearsal *self = BLUFF_REHEARSAL (object);

  g_clear_object (&self->crew);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_rehearsal_parent_class)->dispose (object);
}

static void
bluff_rehearsal_class_init (BluffRehearsalClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_rehearsal_dispose;
  widget_class->root = bluff_rehearsal_root;
  widget_class->unroot = bluff_rehearsal_unroot;

  signals[DONE] = g_signal_new ("done", BLUFF_TYPE_REHEARSAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-rehearsal.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffRehearsal, places_box);
  gtk_widget_class_bind_template_child (widget_class, BluffRehearsal, advice);
  gtk_widget_class_bind_template_child (widget_class, BluffRehearsal, begin);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
}

static void
bluff_rehearsal_init (BluffRehearsal *self)
{
  self->choosing = BLUFF_NO_SEAT;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bluff_rehearsal_begin (BluffRehearsal *self, BluffCrew *crew, BluffSeats people, GSettings *settings)
{
  g_return_if_fail (BLUFF_IS_REHEARSAL (self));

  g_set_object (&self->crew, crew);
  g_set_object (&self->settings, settings);
  self->choosing = BLUFF_NO_SEAT;
  bluff_shout_keys_read (&self->keys, settings);
  bluff_drill_init (&self->drill, people);
  bluff_wrap_clear (self->places_box);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      self->places[seat] = (Place){ NULL };
      if (bluff_seats_has (people, seat))
        bluff_wrap_append (self->places_box, make_place (self, seat));
    }
  show_all (self);
}
