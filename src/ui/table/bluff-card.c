/* bluff-card.c: one card on the table or in a hand.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card.h"

#include "bluff-card-look.h"
#include "bluff-card-sides.h"

#include <adwaita.h>

enum
{
  ART_WIDTH = 200,
  ART_HEIGHT = 280,
  DEFAULT_WIDTH = 92,
  HOVER_LIFT = 6,
  FOCUS_LIFT = 14,
  LIFT_TIME = 120, /* milliseconds */
  RAISE_TIME = 200
};

#define DIMMED 0.45

struct _BluffCard
{
  GtkWidget parent_instance;

  BluffCardSides *sides;
  int width; /* asked for */
  int drawn; /* what it is drawn with: what it got */
  gboolean enabled, dimmed, chosen;
  GdkRGBA ring;
  int covered;

  gboolean hovered;
  int raised;  /* pixels, set by its owner */
  double lift; /* pixels */
  AdwAnimation *lifting;
};

enum
{
  PROP_WIDTH = 1,
  PROP_ENABLED,
  PROP_DIMMED,
  PROP_CHOSEN,
  N_PROPS
};

enum
{
  ACTIVATED,
  REFUSED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffCard, bluff_card, GTK_TYPE_WIDGET)

/* --- Lifting -------------------------------------------------------------------------------------------------------
 */

/* By its state, which is told of when it changes; gtk_widget_has_focus becomes true a moment later. */
static gboolean
has_visible_focus (BluffCard *self)
{
  GtkStateFlags wanted = GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE;

  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & wanted) == wanted;
}

static void
lift_cb (double value, gpointer user_data)
{
  BluffCard *self = user_data;

  self->lift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
lift_to (BluffCard *self, double target, guint time)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->lifting == NULL || adw_timed_animation_get_value_to (ADW_TIMED_ANIMATION (self->lifting)) == target)
    return;

  adw_animation_pause (self->lifting);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->lifting), time);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->lifting), self->lift);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->lifting), target);
  adw_animation_reset (self->lifting);
  adw_animation_play (self->lifting);
}

static double
lift_of (BluffCard *self)
{
  int lift = has_visible_focus (self) ? FOCUS_LIFT : self->hovered && self->enabled ? HOVER_LIFT : 0;

  return MAX (lift, self->raised);
}

static void
update_lift (BluffCard *self)
{
  lift_to (self, lift_of (self), LIFT_TIME);
}

/* --- Being pressed -------------------------------------------------------------------------------------------------
 */

static void
activate (BluffCard *self)
{
  g_signal_emit (self, signals[self->enabled ? ACTIVATED : REFUSED], 0);
}

static void
activate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  activate (BLUFF_CARD (widget));
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, BluffCard *self)
{
  (void) n_press;
  if (!gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  activate (self);
}

static void
hovered_cb (GtkEventControllerMotion *motion, GParamSpec *pspec, BluffCard *self)
{
  (void) pspec;
  self->hovered = gtk_event_controller_motion_contains_pointer (motion);
  update_lift (self);
}

/* --- GtkWidget -----------------------------------------------------------------------------------------------------
 */

static void
bluff_card_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  int width = BLUFF_CARD (widget)->width;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : bluff_card_height_for (width);
  *minimum_baseline = *natural_baseline = -1;
}

static void
bluff_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffCard *self = BLUFF_CARD (widget);

  (void) baseline;
  self->drawn = MIN (width, height * ART_WIDTH / ART_HEIGHT);
}

static gboolean
bluff_card_contains (GtkWidget *widget, double x, double y)
{
  BluffCard *self = BLUFF_CARD (widget);
  int width = gtk_widget_get_width (widget);
  double from_start = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - x : x;

  return from_start >= self->covered && from_start <= width && y >= 0 && y <= gtk_widget_get_height (widget);
}

static void
bluff_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BluffCard *self = BLUFF_CARD (widget);
  double opacity = self->dimmed ? DIMMED : 1;
  int height = bluff_card_height_for (self->drawn);
  int x = (gtk_widget_get_width (widget) - self->drawn) / 2;
  int y = (gtk_widget_get_height (widget) - height) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) (y - self->lift)));
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);

  bluff_card_sides_draw (self->sides, snapshot, self->drawn,
                         self->dimmed ? -1 : (float) CLAMP (self->lift / FOCUS_LIFT, 0, 1));

  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
  if (has_visible_focus (self))
    bluff_card_look_draw_focus (snapshot, (float) self->drawn, (float) height);
  else if (self->ring.alpha > 0)
    bluff_card_look_draw_ring (snapshot, &self->ring, (float) self->drawn, (float) height);
  gtk_snapshot_restore (snapshot);
}

static void
bluff_card_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (bluff_card_parent_class)->state_flags_changed (widget, before);
  update_lift (BLUFF_CARD (widget));
}

static void
bluff_card_direction_changed (GtkWidget *widget, GtkTextDirection before)
{
  BluffCard *self = BLUFF_CARD (widget);

  GTK_WIDGET_CLASS (bluff_card_parent_class)->direction_changed (widget, before);
  bluff_card_sides_mirror (self->sides);
}

static void
bluff_card_unmap (GtkWidget *widget)
{
  bluff_card_flip_skip (BLUFF_CARD (widget));
  GTK_WIDGET_CLASS (bluff_card_parent_class)->unmap (widget);
}

/* --- GObject -------------------------------------------------------------------------------------------------------
 */

static void
bluff_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BluffCard *self = BLUFF_CARD (object);

  switch (id)
    {
    case PROP_WIDTH:
      g_value_set_int (value, self->width);
      break;
    case PROP_ENABLED:
      g_value_set_boolean (value, self->enabled);
      break;
    case PROP_DIMMED:
      g_value_set_boolean (value, self->dimmed);
      break;
    case PROP_CHOSEN:
      g_value_set_boolean (value, self->chosen);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BluffCard *self = BLUFF_CARD (object);

  switch (id)
    {
    case PROP_WIDTH:
      bluff_card_set_width (self, g_value_get_int (value));
      break;
    case PROP_ENABLED:
      bluff_card_set_enabled (self, g_value_get_boolean (value));
      break;
    case PROP_DIMMED:
      bluff_card_set_dimmed (self, g_value_get_boolean (value));
      break;
    case PROP_CHOSEN:
      bluff_card_set_chosen (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bluff_card_dispose (GObject *object)
{
  BluffCard *self = BLUFF_CARD (object);

  g_clear_pointer (&self->sides, bluff_card_sides_free);
  g_clear_object (&self->lifting);

  G_OBJECT_CLASS (bluff_card_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_WIDTH] =
      g_param_spec_int ("width", NULL, NULL, BLUFF_CARD_WIDTH_MIN, BLUFF_CARD_WIDTH_MAX, DEFAULT_WIDTH, flags);
  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  properties[PROP_DIMMED] = g_param_spec_boolean ("dimmed", NULL, NULL, FALSE, flags);
  properties[PROP_CHOSEN] = g_param_spec_boolean ("chosen", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bluff_card_class_init (BluffCardClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_card_get_property;
  object_class->set_property = bluff_card_set_property;
  object_class->dispose = bluff_card_dispose;
  widget_class->measure = bluff_card_measure;
  widget_class->size_allocate = bluff_card_size_allocate;
  widget_class->contains = bluff_card_contains;
  widget_class->snapshot = bluff_card_snapshot;
  widget_class->state_flags_changed = bluff_card_state_flags_changed;
  widget_class->direction_changed = bluff_card_direction_changed;
  widget_class->unmap = bluff_card_unmap;

  install_properties (object_class);
  signals[ACTIVATED] =
      g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] =
      g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "bluffcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  /* An action, so that a screen reader can press a card. */
  gtk_widget_class_install_action (widget_class, "card.press", NULL, activate_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "card.press", NULL);
}

static void
add_gestures (BluffCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  g_signal_connect (motion, "notify::contains-pointer", G_CALLBACK (hovered_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

static void
bluff_card_init (BluffCard *self)
{
  self->width = DEFAULT_WIDTH;
  self->enabled = TRUE;
  self->lifting = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, LIFT_TIME,
                                           adw_callback_animation_target_new (lift_cb, self, NULL));
  self->sides = bluff_card_sides_new (GTK_WIDGET (self));
  bluff_card_show (self, (BluffCardLook){ .side = BLUFF_CARD_GAP });
}

/* --- Public --------------------------------------------------------------------------------------------------------
 */

GtkWidget *
bluff_card_new (void)
{
  BluffCard *self = g_object_new (BLUFF_TYPE_CARD, "focusable", TRUE, NULL);

  add_gestures (self);
  bluff_card_set_chosen (self, FALSE);

  return GTK_WIDGET (self);
}

GtkWidget *
bluff_card_new_picture (void)
{
  return g_object_new (BLUFF_TYPE_CARD, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
}

int
bluff_card_height_for (int width)
{
  return (width * ART_HEIGHT + ART_WIDTH / 2) / ART_WIDTH;
}

void
bluff_card_show (BluffCard *self, BluffCardLook look)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  bluff_card_sides_set (self->sides, look);
}

BluffCardLook
bluff_card_get_look (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), (BluffCardLook){ .side = BLUFF_CARD_GAP });

  return bluff_card_sides_get (self->sides);
}

BluffCardSide
bluff_card_get_side (BluffCard *self)
{
  return bluff_card_get_look (self).side;
}

const char *
bluff_card_get_art (BluffCard *self)
{
  return bluff_card_get_look (self).art;
}

void
bluff_card_flip_to_async (BluffCard *self,
                          BluffCardLook look,
                          double factor,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  bluff_card_sides_flip (self->sides, look, factor, g_task_new (self, NULL, callback, user_data));
}

void
bluff_card_flip_finish (BluffCard *self, GAsyncResult *result)
{
  g_return_if_fail (g_task_is_valid (result, self));

  g_task_propagate_boolean (G_TASK (result), NULL);
}

void
bluff_card_flip_skip (BluffCard *self)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  if (self->sides != NULL)
    bluff_card_sides_skip (self->sides);
}

void
bluff_card_set_width (BluffCard *self, int width)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  width = CLAMP (width, BLUFF_CARD_WIDTH_MIN, BLUFF_CARD_WIDTH_MAX);
  if (self->width == width)
    return;

  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
}

int
bluff_card_get_width (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), 0);

  return self->width;
}

void
bluff_card_set_enabled (BluffCard *self, gboolean enabled)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  if (self->enabled == enabled)
    return;

  self->enabled = enabled;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, !enabled, -1);
  update_lift (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

gboolean
bluff_card_get_enabled (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), FALSE);

  return self->enabled;
}

void
bluff_card_set_dimmed (BluffCard *self, gboolean dimmed)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  if (self->dimmed == dimmed)
    return;

  self->dimmed = dimmed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIMMED]);
}

gboolean
bluff_card_get_dimmed (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), FALSE);

  return self->dimmed;
}

void
bluff_card_set_chosen (BluffCard *self, gboolean chosen)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHOSEN]);
}

gboolean
bluff_card_get_chosen (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), FALSE);

  return self->chosen;
}

void
bluff_card_set_label (BluffCard *self, const char *label)
{
  g_return_if_fail (BLUFF_IS_CARD (self));
  g_return_if_fail (label != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
bluff_card_set_hint (BluffCard *self, const char *hint)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  /* Setting a tooltip makes GTK ask the display where the mouse is, and wait for the answer. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), hint) == 0)
    return;

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), hint);
  if (hint != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
bluff_card_set_covered (BluffCard *self, int covered)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  self->covered = covered;
}

void
bluff_card_set_raised (BluffCard *self, int raised)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  if (self->raised == raised)
    return;

  self->raised = raised;
  lift_to (self, lift_of (self), RAISE_TIME);
}

int
bluff_card_get_raised (BluffCard *self)
{
  g_return_val_if_fail (BLUFF_IS_CARD (self), 0);

  return self->raised;
}

void
bluff_card_set_ring (BluffCard *self, const GdkRGBA *colour)
{
  g_return_if_fail (BLUFF_IS_CARD (self));

  self->ring = colour != NULL ? *colour : (GdkRGBA){ 0 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
