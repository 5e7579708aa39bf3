/* bluff-shout-panel.c: where people shout or let it pass.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-panel-private.h"

#include "bluff-art.h"
#include "bluff-letters.h"
#include "bluff-pill-row.h"
#include "bluff-reading.h"
#include "bluff-width-layout.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-shout.h"

#include <glib/gi18n.h>

enum
{
  PROP_OPEN = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SHOUT,
  PASS,
  PAUSE,
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffShoutPanel, bluff_shout_panel, GTK_TYPE_WIDGET)

/* --- What is pressed -----------------------------------------------------------------------------------------------
 */

static void
shout_cb (BluffShoutPanel *self)
{
  g_signal_emit (self, signals[SHOUT], 0, (guint) self->viewer, 0);
}

static void
pass_cb (BluffShoutPanel *self)
{
  g_signal_emit (self, signals[PASS], 0);
}

static void
pause_toggled_cb (BluffShoutPanel *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[PAUSE], 0, gtk_toggle_button_get_active (self->pause));
}

/* Enter never shouts. */
static gboolean
enter_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, gpointer user_data)
{
  (void) keys;
  (void) keycode;
  (void) state;
  (void) user_data;
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter ? GDK_EVENT_STOP
                                                                                               : GDK_EVENT_PROPAGATE;
}

/* A letter presses a button that is on the screen, wherever the focus is. */
static void
add_letter (GtkShortcutController *letters, const char *letter, GtkWidget *button)
{
  gtk_shortcut_controller_add_shortcut (letters, gtk_shortcut_new (bluff_letter_make_trigger (letter),
                                                                   bluff_letter_make_press (button)));
}

/* A panel serves one game. */
static void
add_letters (BluffShoutPanel *self)
{
  GtkShortcutController *letters;

  if (self->has_letters)
    return;

  self->has_letters = TRUE;
  letters = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());
  gtk_shortcut_controller_set_scope (letters, GTK_SHORTCUT_SCOPE_GLOBAL);
  add_letter (letters, bluff_key_cap_get_letter (self->pass_key), self->pass_button);
  add_letter (letters, bluff_key_cap_get_letter (self->shout_key), self->shout_button);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (letters));
}

/* --- What is shown -------------------------------------------------------------------------------------------------
 */

static BluffSeat
seat_of (const BluffView *view)
{
  return view->head.table.game == BLUFF_GAME_BLUFFER ? view->bluffer.seat : view->bluffaneer.seat;
}

static gboolean
is_quick (BluffShoutPanel *self)
{
  return bluff_race_get_seconds (self->race) > 0;
}

static void
show_texts (BluffShoutPanel *self, const BluffView *view)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, self->viewer);
  g_autofree char *question = bluff_words_shout_question (&cast, view);
  g_autofree char *prices = bluff_words_shout_prices (&cast, view);
  gboolean honest = FALSE;
  g_autofree char *note = bluff_words_shout_note (view, &honest);
  g_autofree char *all = NULL;

  gtk_label_set_label (self->question, question);
  gtk_label_set_label (self->prices, prices);
  gtk_widget_set_visible (self->note, note != NULL);
  if (note != NULL)
    {
      g_autoptr (GdkPaintable) token = bluff_art_get (honest ? "token-honest" : "token-bluff");

      gtk_image_set_from_paintable (self->note_icon, token);
      gtk_label_set_label (self->note_label, note);
    }
  all = note != NULL ? g_strjoin (" ", note, prices, NULL) : g_strdup (prices);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
}

static void
show_shout (BluffShoutPanel *self, BluffGame game)
{
  g_autofree char *shout = bluff_words_shout (game);
  g_autoptr (GdkPaintable) icon = bluff_art_get (game == BLUFF_GAME_BLUFFER ? "token-bluff" : "coin-skull");

  gtk_label_set_label (self->shout_label, shout);
  gtk_image_set_from_paintable (self->shout_icon, icon);
  bluff_key_cap_name (self->shout_key,
                      bluff_letter_get (game == BLUFF_GAME_BLUFFER ? BLUFF_LETTER_BLUFF : BLUFF_LETTER_CLAIM),
                      self->shout_button);
}

static void
show_clock (BluffShoutPanel *self)
{
  gboolean paused = bluff_race_is_paused (self->race);

  gtk_widget_set_visible (self->clock, is_quick (self) && bluff_race_get_asked (self->race) != 0);
  self->updating = TRUE;
  gtk_toggle_button_set_active (self->pause, paused);
  self->updating = FALSE;
  gtk_button_set_icon_name (GTK_BUTTON (self->pause),
                            paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), paused ? _ ("Go On") : _ ("Pause"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  paused ? _ ("Go On") : _ ("Pause"), -1);
}

static void
show_answers (BluffShoutPanel *self, const BluffView *view)
{
  BluffSeats asked = bluff_race_get_asked (self->race);
  gboolean running = !bluff_race_is_paused (self->race);

  if (asked == 0 && view->head.awaited != 0)
    {
      BluffCast cast = bluff_crew_get_cast (self->crew, self->viewer);
      g_autofree char *words = bluff_words_waiting_for (&cast, view->head.awaited);

      gtk_label_set_label (self->waiting, words);
      gtk_stack_set_visible_child_name (GTK_STACK (self->answers), "waiting");
    }
  else
    gtk_stack_set_visible_child_name (GTK_STACK (self->answers), self->open ? "several" : "one");

  gtk_widget_set_sensitive (self->shout_button, asked != 0 && running);
  gtk_widget_set_sensitive (self->pass_button, asked != 0 && running);
  bluff_shout_panel_enable_seats (self, running ? asked : 0);
}

static void
set_open (BluffShoutPanel *self, gboolean open)
{
  if (open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
  if (self->open == open)
    return;

  self->open = open;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_shout_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_OPEN)
    g_value_set_boolean (value, BLUFF_SHOUT_PANEL (object)->open);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bluff_shout_panel_dispose (GObject *object)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (object);

  if (self->seats != NULL)
    bluff_shout_panel_clear_seats (self);
  g_clear_object (&self->crew);
  g_clear_object (&self->race);
  g_clear_pointer (&self->text_scroller, gtk_widget_unparent);
  g_clear_pointer (&self->clock, gtk_widget_unparent);
  g_clear_pointer (&self->answer_scroller, gtk_widget_unparent);
  self->answers = NULL;
  self->seats = NULL;

  G_OBJECT_CLASS (bluff_shout_panel_parent_class)->dispose (object);
}

static void
add_signals (void)
{
  signals[SHOUT] = g_signal_new ("shout", BLUFF_TYPE_SHOUT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[PASS] = g_signal_new ("pass", BLUFF_TYPE_SHOUT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAUSE] = g_signal_new ("pause", BLUFF_TYPE_SHOUT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_BOOLEAN);
  signals[LOOK] = g_signal_new ("look", BLUFF_TYPE_SHOUT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, text_scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, answer_scroller);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, texts);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, question);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, note);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, note_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, note_label);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, prices);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, clock);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, pause);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, pause_cap);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, rope);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, pass_button);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, pass_key);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, shout_button);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, shout_icon);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, shout_label);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, shout_key);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, seats);
  gtk_widget_class_bind_template_child (widget_class, BluffShoutPanel, waiting);
  gtk_widget_class_bind_template_callback (widget_class, shout_cb);
  gtk_widget_class_bind_template_callback (widget_class, pass_cb);
  gtk_widget_class_bind_template_callback (widget_class, pause_toggled_cb);
}

/* The texts take the keyboard focus only where there is something to scroll. */
static void
scrolls_cb (BluffShoutPanel *self, GtkAdjustment *texts)
{
  gtk_widget_set_can_focus (self->text_scroller,
                            gtk_adjustment_get_upper (texts) > gtk_adjustment_get_page_size (texts));
}

static void
bluff_shout_panel_class_init (BluffShoutPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bluff_shout_panel_get_property;
  object_class->dispose = bluff_shout_panel_dispose;
  widget_class->get_request_mode = request_mode;
  widget_class->measure = bluff_shout_panel_measure;
  widget_class->size_allocate = bluff_shout_panel_size_allocate;

  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  add_signals ();

  g_type_ensure (BLUFF_TYPE_KEY_CAP);
  g_type_ensure (BLUFF_TYPE_PILL_ROW);
  g_type_ensure (BLUFF_TYPE_ROPE);
  g_type_ensure (BLUFF_TYPE_WIDTH_LAYOUT);
  g_type_ensure (BLUFF_TYPE_WRAP);
  gtk_widget_class_set_css_name (widget_class, "bluffshout");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-shout-panel.ui");
  bind_children (widget_class);
}

static void
bluff_shout_panel_init (BluffShoutPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->viewer = BLUFF_ONLOOKER;
  self->compact = TRUE; /* until we know how much room there is, we ask for the least */
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->text_scroller)), "changed",
                           G_CALLBACK (scrolls_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (enter_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->shout_button, keys);
  bluff_key_cap_name (self->pass_key, bluff_letter_get (BLUFF_LETTER_PASS), self->pass_button);
  bluff_key_cap_name (self->pause_cap, bluff_letter_get (BLUFF_LETTER_PAUSE), GTK_WIDGET (self->pause));
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

void
bluff_shout_panel_ask (BluffShoutPanel *self, const BluffShoutAsk *ask)
{
  g_return_if_fail (BLUFF_IS_SHOUT_PANEL (self));

  g_set_object (&self->crew, ask->crew);
  g_set_object (&self->race, ask->race);
  self->viewer = seat_of (ask->view);
  if (self->viewer == BLUFF_ONLOOKER)
    bluff_shout_panel_fill_seats (self, ask);
  show_texts (self, ask->view);
  show_shout (self, (BluffGame) ask->view->head.table.game);
  add_letters (self);
  set_open (self, self->viewer == BLUFF_ONLOOKER);
  bluff_rope_set_race (self->rope, ask->race);
  bluff_shout_panel_update (self, ask->view);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  /* On the panel itself: nothing is preselected. */
  bluff_reading_grab_focus (GTK_WIDGET (self));
}

void
bluff_shout_panel_update (BluffShoutPanel *self, const BluffView *view)
{
  g_return_if_fail (BLUFF_IS_SHOUT_PANEL (self));

  show_clock (self);
  show_answers (self, view);
}

void
bluff_shout_panel_rest (BluffShoutPanel *self)
{
  g_return_if_fail (BLUFF_IS_SHOUT_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* Nothing that one viewer knows may be left in hidden widgets for the next one. */
  gtk_label_set_label (self->question, "");
  gtk_label_set_label (self->note_label, "");
  gtk_label_set_label (self->prices, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  bluff_shout_panel_clear_seats (self);
  bluff_rope_set_race (self->rope, NULL);
}
