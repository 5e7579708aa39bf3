/* bluff-shout-panel.c: where people shout or let it pass.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shout-panel.h"

#include "bluff-art.h"
#include "bluff-breadth.h"
#include "bluff-key-cap.h"
#include "bluff-letters.h"
#include "bluff-pill-row.h"
#include "bluff-reading.h"
#include "bluff-rope.h"
#include "bluff-shout-seat.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-shout.h"
#include "bluff-wrap.h"

#include <glib/gi18n.h>

enum
{
  GAP = 18,
  ROW_GAP = 10,
  CLOCK_GAP = 4,
  LEAST_HEIGHT = 180,
  LEAST_LINE = 34, /* of the texts is always to be seen */
  LEAST_TEXT = 260 /* where the texts have less room beside the answers, these go below them */
};

struct _BluffShoutPanel
{
  GtkWidget parent_instance;

  GtkWidget *text_scroller;
  GtkWidget *answer_scroller;
  GtkWidget *texts;
  GtkLabel *question;
  GtkWidget *note;
  GtkImage *note_icon;
  GtkLabel *note_label;
  GtkLabel *prices;
  GtkWidget *clock;
  GtkToggleButton *pause;
  BluffKeyCap *pause_cap;
  BluffRope *rope;
  GtkWidget *answers;
  GtkWidget *pass_button;
  BluffKeyCap *pass_key;
  GtkWidget *shout_button;
  GtkImage *shout_icon;
  GtkLabel *shout_label;
  BluffKeyCap *shout_key;
  BluffWrap *seats;
  GtkLabel *waiting;

  gboolean open;
  BluffSeat viewer;
  BluffCrew *crew;
  BluffRace *race;
  BluffShoutSeat *places[BLUFF_MAX_SEATS]; /* in `seats` */
  GtkWidget *nobody;                       /* in `seats` */
  gboolean updating;
  gboolean has_letters;
  gboolean compact;
  guint refit; /* the source that makes it so */
};

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

static BluffSeat
find_seat (BluffShoutPanel *self, BluffShoutSeat *place)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] == place)
      return seat;

  return BLUFF_NO_SEAT;
}

static void
seat_shouts_cb (BluffShoutSeat *place, guint ms, BluffShoutPanel *self)
{
  g_signal_emit (self, signals[SHOUT], 0, (guint) find_seat (self, place), ms);
}

static void
seat_looks_cb (BluffShoutSeat *place, gboolean held, BluffShoutPanel *self)
{
  g_signal_emit (self, signals[LOOK], 0, (guint) find_seat (self, place), held);
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
static gboolean
letter_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  GtkWidget *button = user_data;

  (void) args;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_mapped (button) || !gtk_widget_is_sensitive (button))
    return FALSE;

  return gtk_widget_activate (button);
}

static void
add_letter (GtkShortcutController *letters, const char *letter, GtkWidget *button)
{
  gtk_shortcut_controller_add_shortcut (letters, gtk_shortcut_new (bluff_letter_make_trigger (letter),
                                                                   gtk_callback_action_new (letter_cb, button, NULL)));
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

static GtkWidget *
make_nobody (BluffShoutPanel *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *face = g_object_new (GTK_TYPE_BOX, "spacing", 10, "halign", GTK_ALIGN_CENTER, NULL);
  /* Translators: on a button: no person at this screen shouts. */
  GtkWidget *label = gtk_label_new (_ ("Nobody"));
  GtkWidget *cap = g_object_new (GTK_TYPE_LABEL, "label", "0", "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (cap, "bb-key");
  gtk_box_append (GTK_BOX (face), label);
  gtk_box_append (GTK_BOX (face), cap);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "bb-shout-nobody");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Nobody"),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "0", -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (pass_cb), self);

  return button;
}

static void
clear_seats (BluffShoutPanel *self)
{
  bluff_wrap_clear (self->seats);
  for (guint seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    self->places[seat] = NULL;
  self->nobody = NULL;
}

static void
show_compact (BluffShoutPanel *self)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] != NULL)
      bluff_shout_seat_set_compact (self->places[seat], self->compact);
}

static void
fill_seats (BluffShoutPanel *self, const BluffShoutAsk *ask)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_ONLOOKER);
  BluffSeats asked = bluff_race_get_asked (self->race);
  g_autofree char *shout = bluff_words_shout ((BluffGame) ask->view->head.table.game);

  clear_seats (self);
  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    if (bluff_seats_has (asked, seat))
      {
        g_autofree char *name = bluff_cast_name (&cast, seat);
        GtkWidget *place = bluff_shout_seat_new (bluff_crew_get (self->crew, seat), name, shout, ask->keys[seat],
                                                 ask->secrets != NULL ? ask->secrets[seat] : NULL);

        self->places[seat] = BLUFF_SHOUT_SEAT (place);
        g_signal_connect (place, "shout", G_CALLBACK (seat_shouts_cb), self);
        g_signal_connect (place, "look", G_CALLBACK (seat_looks_cb), self);
        bluff_wrap_append (self->seats, place);
      }
  show_compact (self);
  self->nobody = make_nobody (self);
  bluff_wrap_append (self->seats, self->nobody);
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
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pause), paused ? _ ("Go on") : _ ("Pause"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  paused ? _ ("Go on") : _ ("Pause"), -1);
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
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->places[seat] != NULL)
      gtk_widget_set_sensitive (GTK_WIDGET (self->places[seat]), bluff_seats_has (asked, seat) && running);
  if (self->nobody != NULL)
    gtk_widget_set_sensitive (self->nobody, asked != 0 && running);
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

/* --- Layout: the texts, and the answers beside or below them -------------------------------------------------------
 */

static int
natural_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
height_for (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static gboolean
is_beside (BluffShoutPanel *self, int width)
{
  int text = (int) (LEAST_TEXT * bluff_breadth_text_scale (GTK_WIDGET (self)));

  return !self->open && width >= text + GAP + natural_width (self->answers);
}

static GtkSizeRequestMode
request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The rope, with the gap above it; 0 where there is none. */
static int
clock_height (BluffShoutPanel *self)
{
  return gtk_widget_should_layout (self->clock) ? height_for (self->clock, -1) + CLOCK_GAP : 0;
}

static int
whole_height (BluffShoutPanel *self, int width)
{
  int answers = natural_width (self->answers);

  if (is_beside (self, width))
    return MAX (height_for (self->texts, width - GAP - answers) + clock_height (self),
                height_for (self->answers, answers));

  return height_for (self->texts, width) + clock_height (self) + ROW_GAP + height_for (self->answers, width);
}

/* One line of the texts is always to be seen, the rope, and both answers of one person; of several, some. */
static int
least_height (BluffShoutPanel *self, int width)
{
  int line = (int) (LEAST_LINE * bluff_breadth_text_scale (GTK_WIDGET (self)));

  return self->open ? LEAST_HEIGHT : line + clock_height (self) + ROW_GAP + height_for (self->answers, width);
}

/* It wants everything to be seen; where there is less room, it scrolls. */
static void
bluff_shout_panel_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (widget);

  /* Whoever is never asked for its size does not tell us either when it wants another one. */
  least_width (self->text_scroller);
  least_width (self->answer_scroller);
  *minimum_baseline = *natural_baseline = -1;
  *minimum = MAX (least_width (self->texts), least_width (self->answers));
  *minimum = MAX (*minimum, least_width (self->clock));
  *natural = MAX (*minimum, natural_width (self->texts) + GAP + natural_width (self->answers));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  for_size = for_size < 0 ? *natural : for_size;
  *natural = whole_height (self, for_size);
  *minimum = MIN (*natural, least_height (self, for_size));
}

static gboolean
refit_cb (gpointer user_data)
{
  BluffShoutPanel *self = user_data;

  self->refit = 0;
  self->compact = !self->compact;
  show_compact (self);
  return G_SOURCE_REMOVE;
}

/* The texts, and the rope below them. */
static void
allocate_texts (BluffShoutPanel *self, int x, int width, int height)
{
  int clock = clock_height (self);

  gtk_widget_size_allocate (self->text_scroller, &(GtkAllocation){ x, 0, width, MAX (height - clock, 0) }, -1);
  if (clock > 0)
    gtk_widget_size_allocate (self->clock, &(GtkAllocation){ x, height - clock + CLOCK_GAP, width, clock - CLOCK_GAP },
                              -1);
}

/* Below each other the texts give way: what can be pressed, and how much time is left, is to be seen. */
static void
allocate_column (BluffShoutPanel *self, int width, int height)
{
  int line = (int) (LEAST_LINE * bluff_breadth_text_scale (GTK_WIDGET (self)));
  int least = MIN (height_for (self->texts, width), line) + clock_height (self);
  int size = CLAMP (height - ROW_GAP - least, 0, height_for (self->answers, width));

  allocate_texts (self, 0, width, MAX (height - ROW_GAP - size, 0));
  gtk_widget_size_allocate (self->answer_scroller, &(GtkAllocation){ 0, height - size, width, size }, -1);
}

static void
allocate_row (BluffShoutPanel *self, int width, int height)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int size = natural_width (self->answers);

  allocate_texts (self, rtl ? size + GAP : 0, width - size - GAP, height);
  gtk_widget_size_allocate (self->answer_scroller, &(GtkAllocation){ rtl ? 0 : width - size, 0, size, height }, -1);
}

static void
bluff_shout_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (widget);
  gboolean compact = bluff_breadth_of (widget, width) <= BLUFF_BREADTH_NARROW;

  (void) baseline;
  /* Not while sizes are allocated. */
  if (compact != self->compact && self->refit == 0)
    self->refit = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, refit_cb, self, NULL);

  if (is_beside (self, width))
    allocate_row (self, width, height);
  else
    allocate_column (self, width, height);
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

static void
bluff_shout_panel_dispose (GObject *object)
{
  BluffShoutPanel *self = BLUFF_SHOUT_PANEL (object);

  g_clear_handle_id (&self->refit, g_source_remove);
  if (self->seats != NULL)
    clear_seats (self);
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

/* Whoever has no mouse comes to the texts only where there is something to scroll. */
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
    fill_seats (self, ask);
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
  /* What one viewer knows must not lie there, unseen, when the next one comes. */
  gtk_label_set_label (self->question, "");
  gtk_label_set_label (self->note_label, "");
  gtk_label_set_label (self->prices, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  clear_seats (self);
  bluff_rope_set_race (self->rope, NULL);
}

GtkWidget *
bluff_shout_panel_get_secret (BluffShoutPanel *self, BluffSeat seat)
{
  g_return_val_if_fail (BLUFF_IS_SHOUT_PANEL (self), NULL);

  return seat < BLUFF_MAX_SEATS && self->places[seat] != NULL ? bluff_shout_seat_get_secret (self->places[seat]) : NULL;
}

void
bluff_shout_panel_say_secret (BluffShoutPanel *self, BluffSeat seat, const char *words)
{
  g_return_if_fail (BLUFF_IS_SHOUT_PANEL (self));

  if (seat < BLUFF_MAX_SEATS && self->places[seat] != NULL)
    bluff_shout_seat_say_secret (self->places[seat], words);
}
