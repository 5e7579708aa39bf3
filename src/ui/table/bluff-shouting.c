/* bluff-shouting.c: the moment in which people shout, on the screen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-shouting.h"

#include "bluff-key-cap.h"
#include "bluff-letters.h"
#include "bluff-look.h"
#include "bluff-shout-keys.h"
#include "bluff-sounds.h"
#include "bluff-window.h"
#include "bluff-words-shout.h"

struct _BluffShouting
{
  GObject parent_instance;

  BluffStage *stage;
  BluffTabletop *tabletop;
  BluffShoutPanel *panel;
  BluffCrew *crew;
  GSettings *settings;

  BluffAsking asking; /* what the panel shows */
  BluffShoutKeys keys;

  GtkWindow *window;
  GtkEventController *listener;
  GHashTable *down;     /* keys that are held: a key that repeats itself is pressed only once */
  BluffLook *turn_look; /* of the person whose open turn it is, or NULL */
  BluffSeat turn;       /* who that is */
  BluffSeat looking;    /* whose secret is open, or BLUFF_NO_SEAT */
  guint look_key;       /* the key that holds it open, or 0 */
  BluffSeat caller;     /* whose shout counted */
  gboolean late;        /* somebody waits to hear who was first */
};

G_DEFINE_FINAL_TYPE (BluffShouting, bluff_shouting, G_TYPE_OBJECT)

/* --- Looking -------------------------------------------------------------------------------------------------------
 */

static GtkWidget *
find_secret (BluffShouting *self, BluffSeat seat)
{
  if (self->turn_look != NULL && seat == self->turn)
    return bluff_look_get_secret (self->turn_look);

  return bluff_shout_panel_get_secret (self->panel, seat);
}

/* Shows the secret on the picture, in the accessible name of the button, and as an announcement. With NULL it is
 * closed, and none of the three keeps anything of it. */
static void
show_secret (BluffShouting *self, BluffSeat seat, GtkWidget *secret, const BluffView *view)
{
  g_autofree char *words = bluff_tabletop_word_secret (self->tabletop, view);

  bluff_tabletop_show_secret (self->tabletop, secret, view);
  if (self->turn_look != NULL && seat == self->turn)
    bluff_look_say (self->turn_look, view != NULL ? words : NULL);
  else
    bluff_shout_panel_say_secret (self->panel, seat, view != NULL ? words : NULL);
  bluff_tabletop_say (self->tabletop, words);
}

static void
close_secret (BluffShouting *self)
{
  BluffSeat seat = self->looking;
  GtkWidget *secret = find_secret (self, seat);

  self->looking = BLUFF_NO_SEAT;
  self->look_key = 0;
  if (secret != NULL)
    show_secret (self, seat, secret, NULL);
}

/* Only one secret is open at a time: two people would see each other's. */
static void
open_secret (BluffShouting *self, BluffSeat seat, guint key)
{
  GtkWidget *secret = find_secret (self, seat);
  BluffView view;

  close_secret (self);
  if (secret == NULL || !bluff_stage_look (self->stage, seat, &view))
    return;

  self->looking = seat;
  self->look_key = key;
  show_secret (self, seat, secret, &view);
}

static void
look_cb (BluffShouting *self, guint seat, gboolean held)
{
  if (held)
    open_secret (self, (BluffSeat) seat, 0);
  else if (self->looking == seat)
    close_secret (self);
}

static void
turn_look_cb (BluffShouting *self, gboolean held)
{
  look_cb (self, self->turn, held);
}

/* The person whose open turn it is, if they may look meanwhile, or BLUFF_NO_SEAT. */
static BluffSeat
find_turn (BluffShouting *self)
{
  if (bluff_stage_get_asking (self->stage) != BLUFF_ASKING_NOBODY)
    return BLUFF_NO_SEAT;

  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    if (bluff_stage_may_look (self->stage, seat))
      return seat;

  return BLUFF_NO_SEAT;
}

static void
drop_look (BluffShouting *self)
{
  if (self->turn_look == NULL)
    return;

  if (self->looking == self->turn)
    close_secret (self);
  g_signal_handlers_disconnect_by_data (self->turn_look, self);
  self->turn_look = NULL;
  self->turn = BLUFF_NO_SEAT;
  bluff_tabletop_place_look (self->tabletop, NULL);
}

/* People may look at what they decide by while they decide, also where all watch. */
static void
settled_cb (BluffShouting *self)
{
  BluffSeat turn = find_turn (self);
  GtkWidget *secret;

  if (turn == self->turn)
    return;

  drop_look (self);
  secret = turn != BLUFF_NO_SEAT ? bluff_tabletop_make_secret (self->tabletop) : NULL;
  if (secret != NULL)
    {
      BluffCast cast = bluff_crew_get_cast (self->crew, BLUFF_ONLOOKER);
      g_autofree char *name = bluff_cast_name (&cast, turn);
      g_autofree char *key = NULL;

      bluff_shout_keys_read (&self->keys, self->settings);
      key = bluff_shout_keys_label (&self->keys, turn);
      self->turn = turn;
      self->turn_look = BLUFF_LOOK (bluff_look_new (name, secret, key));
      g_signal_connect_swapped (self->turn_look, "look", G_CALLBACK (turn_look_cb), self);
      bluff_tabletop_place_look (self->tabletop, GTK_WIDGET (self->turn_look));
    }
}

/* --- Shouting ------------------------------------------------------------------------------------------------------
 */

static void
say_first (BluffShouting *self, BluffSeat seat)
{
  BluffWindow *window = bluff_window_of (self->tabletop);
  BluffCast cast = bluff_crew_get_cast (self->crew, bluff_stage_get_viewer (self->stage));
  g_autofree char *sentence = bluff_words_was_first (&cast, seat);

  self->late = FALSE;
  if (window != NULL)
    bluff_window_toast (window, sentence);
  /* A toast alone is not read out. */
  bluff_tabletop_say (self->tabletop, sentence);
}

/* A computer that was first is named when its shout is presented. */
static void
say_late (BluffShouting *self)
{
  BluffSeat first = bluff_race_get_first (bluff_stage_get_race (self->stage));

  if (first == BLUFF_NO_SEAT)
    first = self->caller;
  if (first != BLUFF_NO_SEAT)
    say_first (self, first);
  else
    self->late = TRUE;
}

static BluffRaceAnswer
shout (BluffShouting *self, BluffSeat seat, guint32 ms)
{
  BluffRaceAnswer answer = bluff_stage_shout (self->stage, seat, ms);

  if (answer == BLUFF_RACE_LATE)
    say_late (self);

  return answer;
}

static void
shout_cb (BluffShouting *self, guint seat, guint ms)
{
  shout (self, (BluffSeat) seat, ms);
}

static void
pass_cb (BluffShouting *self)
{
  bluff_stage_pass (self->stage);
}

static void
pause_cb (BluffShouting *self, gboolean paused)
{
  bluff_stage_set_paused (self->stage, paused);
}

/* Not for those who look elsewhere: their rope stands still. */
static void
nearly_burnt_cb (void)
{
  bluff_sounds_play (BLUFF_CUE_ROPE);
}

/* Whether a sheet lies over what is shouted about: until it is gone, nobody shouts. */
static gboolean
is_covered (BluffShouting *self)
{
  return self->asking != BLUFF_ASKING_NOBODY && !gtk_widget_get_sensitive (GTK_WIDGET (self->panel));
}

/* Nobody loses time by what somebody else looks at. */
static void
sensitive_changed_cb (BluffShouting *self)
{
  if (is_covered (self))
    bluff_stage_set_paused (self->stage, TRUE);
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static gboolean
fires (GtkShortcutTrigger *trigger, GdkEvent *event)
{
  gboolean match = gtk_shortcut_trigger_trigger (trigger, event, FALSE) != GDK_KEY_MATCH_NONE;

  g_object_unref (trigger);
  return match;
}

/* Whether a key does something that is offered now, even if it was somebody's key a moment ago: a letter of the tables,
 * or the number of a seat that may be chosen. */
static gboolean
is_offered (BluffShouting *self, GdkEvent *event)
{
  BluffLegal legal;

  bluff_stage_legal (self->stage, &legal);
  if (legal.kinds == 0)
    return FALSE;

  for (BluffLetter letter = 0; letter < BLUFF_N_LETTERS; letter++)
    if (bluff_letter_is_pressed (letter, event))
      return TRUE;
  for (BluffSeat seat = 0; seat < BLUFF_LETTER_SEATS; seat++)
    if (bluff_seats_has (legal.targets, seat) && fires (bluff_letter_make_seat_trigger (seat), event))
      return TRUE;

  return FALSE;
}

/* The key that stops the rope, or lets it burn on, for everybody. */
static gboolean
press_pause (BluffShouting *self, GdkEvent *event)
{
  BluffRace *race = bluff_stage_get_race (self->stage);

  if (self->asking == BLUFF_ASKING_NOBODY || bluff_race_get_seconds (race) == 0 || bluff_race_get_asked (race) == 0 ||
      !bluff_letter_is_pressed (BLUFF_LETTER_PAUSE, event))
    return FALSE;

  bluff_stage_set_paused (self->stage, !bluff_race_is_paused (race));
  return TRUE;
}

/* The key of somebody at an open table; also just after the moment, for people who are too late. */
static gboolean
press_of_seat (BluffShouting *self, GdkEvent *event, guint keyval, guint keycode, GdkModifierType state, guint32 ms)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (self->tabletop));
  BluffSeats people = bluff_tabletop_get_people (self->tabletop);
  BluffSeat seat = bluff_shout_keys_find (&self->keys, people, display, keyval, keycode);
  gboolean open = bluff_stage_get_asking (self->stage) == BLUFF_ASKING_OPENLY;

  if (seat == BLUFF_NO_SEAT)
    {
      if (open && bluff_shout_keys_is_nobody (display, keyval, keycode))
        bluff_stage_pass (self->stage);
      return open && bluff_shout_keys_is_nobody (display, keyval, keycode);
    }
  if ((state & GDK_SHIFT_MASK) && find_secret (self, seat) != NULL)
    {
      /* A key that is held repeats itself. */
      if (self->look_key != keycode)
        open_secret (self, seat, keycode);
      return TRUE;
    }
  if (!open && (bluff_stage_get_asking (self->stage) != BLUFF_ASKING_NOBODY || is_offered (self, event)))
    return FALSE;

  return shout (self, seat, ms) != BLUFF_RACE_IGNORED || open;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *listener,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                BluffShouting *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (listener));
  guint32 ms = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (listener));
  gboolean fresh = g_hash_table_add (self->down, GUINT_TO_POINTER (keycode));

  if (!fresh && self->asking == BLUFF_ASKING_OPENLY)
    return GDK_EVENT_PROPAGATE;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0 ||
      !gtk_widget_get_mapped (GTK_WIDGET (self->tabletop)) || is_covered (self) ||
      bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    return GDK_EVENT_PROPAGATE;

  if (!(bluff_stage_is_shared (self->stage) && press_of_seat (self, event, keyval, keycode, state, ms)) &&
      !(fresh && press_pause (self, event)))
    return GDK_EVENT_PROPAGATE;

  /* Nobody else hears of this one. */
  bluff_key_cap_show_all (GTK_WIDGET (self->window));
  return GDK_EVENT_STOP;
}

static void
key_released_cb (GtkEventControllerKey *listener,
                 guint keyval,
                 guint keycode,
                 GdkModifierType state,
                 BluffShouting *self)
{
  (void) listener;
  (void) keyval;
  (void) state;
  g_hash_table_remove (self->down, GUINT_TO_POINTER (keycode));
  if (self->look_key == keycode)
    close_secret (self);
}

/* Nobody looks: nobody can be first, and nothing is to be seen. */
static void
active_changed_cb (BluffShouting *self)
{
  if (gtk_window_is_active (self->window))
    return;

  g_hash_table_remove_all (self->down);
  close_secret (self);
  bluff_stage_set_paused (self->stage, TRUE);
}

/* --- Asking --------------------------------------------------------------------------------------------------------
 */

static void
ask (BluffShouting *self, const BluffView *view)
{
  BluffSeats asked = bluff_race_get_asked (bluff_stage_get_race (self->stage));
  char *keys[BLUFF_MAX_SEATS] = { NULL };
  GtkWidget *secrets[BLUFF_MAX_SEATS] = { NULL };
  BluffShoutAsk question = { .crew = self->crew,
                             .view = view,
                             .race = bluff_stage_get_race (self->stage),
                             .keys = (const char *const *) keys,
                             .secrets = secrets };

  self->caller = BLUFF_NO_SEAT;
  self->late = FALSE;
  bluff_shout_keys_read (&self->keys, self->settings);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    {
      keys[seat] = bluff_shout_keys_label (&self->keys, seat);
      if (self->asking == BLUFF_ASKING_OPENLY && bluff_seats_has (asked, seat))
        secrets[seat] = bluff_tabletop_make_secret (self->tabletop);
    }
  bluff_shout_panel_ask (self->panel, &question);
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    g_free (keys[seat]);
}

static void
rest (BluffShouting *self)
{
  GtkWidget *panel = GTK_WIDGET (self->panel);
  GtkRoot *root = gtk_widget_get_root (panel);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean focused = focus != NULL && (focus == panel || gtk_widget_is_ancestor (focus, panel));

  close_secret (self);
  bluff_shout_panel_rest (self->panel);
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self->tabletop), GTK_DIR_TAB_FORWARD);
}

static void
asking_cb (BluffShouting *self)
{
  BluffAsking asking = bluff_stage_get_asking (self->stage);
  BluffAsking before = self->asking;
  BluffView view;

  self->asking = asking;
  if (asking == BLUFF_ASKING_NOBODY)
    {
      if (before != BLUFF_ASKING_NOBODY)
        rest (self);
      return;
    }

  /* A person who has decided does not look any more. */
  if (!bluff_seats_has (bluff_race_get_asked (bluff_stage_get_race (self->stage)), self->looking))
    close_secret (self);
  bluff_stage_get_view (self->stage, &view);
  if (asking == before)
    bluff_shout_panel_update (self->panel, &view);
  else
    ask (self, &view);
}

/* --- The object ----------------------------------------------------------------------------------------------------
 */

static void
bluff_shouting_dispose (GObject *object)
{
  BluffShouting *self = BLUFF_SHOUTING (object);

  bluff_shouting_listen (self, NULL);
  if (self->stage != NULL)
    g_signal_handlers_disconnect_by_data (self->stage, self);
  if (self->tabletop != NULL)
    drop_look (self);
  if (self->panel != NULL)
    g_signal_handlers_disconnect_by_data (self->panel, self);
  g_clear_object (&self->stage);
  g_clear_object (&self->panel);
  g_clear_object (&self->tabletop);
  g_clear_object (&self->crew);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->down, g_hash_table_unref);

  G_OBJECT_CLASS (bluff_shouting_parent_class)->dispose (object);
}

static void
bluff_shouting_class_init (BluffShoutingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bluff_shouting_dispose;
}

static void
bluff_shouting_init (BluffShouting *self)
{
  self->down = g_hash_table_new (NULL, NULL);
  self->looking = BLUFF_NO_SEAT;
  self->turn = BLUFF_NO_SEAT;
  self->caller = BLUFF_NO_SEAT;
}

static void
setting_changed_cb (BluffShouting *self)
{
  bluff_stage_set_in_turn (self->stage, g_settings_get_boolean (self->settings, "shout-in-turn"));
  bluff_stage_set_window (self->stage, (guint) g_settings_get_int (self->settings, "shout-window"));
}

BluffShouting *
bluff_shouting_new (BluffStage *stage, BluffTabletop *tabletop, BluffCrew *crew, GSettings *settings)
{
  BluffShouting *self = g_object_new (BLUFF_TYPE_SHOUTING, NULL);

  self->stage = g_object_ref (stage);
  self->tabletop = g_object_ref (tabletop);
  self->panel = g_object_ref (bluff_tabletop_get_shout_panel (tabletop));
  self->crew = g_object_ref (crew);
  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (stage, "notify::asking", G_CALLBACK (asking_cb), self);
  g_signal_connect_swapped (stage, "notify::settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_object (bluff_stage_get_race (stage), "nearly-burnt", G_CALLBACK (nearly_burnt_cb), self, 0);
  g_signal_connect_swapped (self->panel, "shout", G_CALLBACK (shout_cb), self);
  g_signal_connect_swapped (self->panel, "pass", G_CALLBACK (pass_cb), self);
  g_signal_connect_swapped (self->panel, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (self->panel, "look", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (self->panel, "notify::sensitive", G_CALLBACK (sensitive_changed_cb), self);
  g_signal_connect_object (settings, "changed::shout-in-turn", G_CALLBACK (setting_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::shout-window", G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);
  setting_changed_cb (self);
  asking_cb (self);

  return self;
}

void
bluff_shouting_listen (BluffShouting *self, GtkWindow *window)
{
  g_return_if_fail (BLUFF_IS_SHOUTING (self));

  if (self->window != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->window, self);
      gtk_widget_remove_controller (GTK_WIDGET (self->window), self->listener);
    }
  self->listener = NULL;
  self->window = window;
  if (window == NULL)
    return;

  /* On the window, before anything else: the focus may be nowhere. */
  self->listener = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->listener, GTK_PHASE_CAPTURE);
  g_signal_connect (self->listener, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (self->listener, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), self->listener);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), self);
}

void
bluff_shouting_close (BluffShouting *self)
{
  g_return_if_fail (BLUFF_IS_SHOUTING (self));

  close_secret (self);
}

void
bluff_shouting_update (BluffShouting *self, const BluffTold *told)
{
  BluffView view;

  g_return_if_fail (BLUFF_IS_SHOUTING (self));

  if (self->asking != BLUFF_ASKING_NOBODY)
    {
      bluff_stage_get_view (self->stage, &view);
      bluff_shout_panel_update (self->panel, &view);
    }
  if (told == NULL || (told->event.kind != BLUFF_EVENT_CALL &&
                       !(told->event.kind == BLUFF_EVENT_CLAIM && told->game == BLUFF_GAME_BLUFFANEER)))
    return;

  self->caller = told->event.seat;
  if (self->late)
    say_first (self, self->caller);
}
