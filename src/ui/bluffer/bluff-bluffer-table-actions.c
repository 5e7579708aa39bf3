/* bluff-bluffer-table-actions.c: what can be done at the table of Bluffer: the actions table.*, and their keys.
 *
 * What is not allowed is put to the match all the same where a player can try it: it refuses, and says why (C6).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer-table-private.h"

#include "bluff-table-keys.h"
#include "bluff-words-bluffer-table.h"

static void
act (BluffBlufferTable *self, BluffActionKind kind, guint slot)
{
  bluff_tabletop_act (BLUFF_TABLETOP (self), &(BluffAction){ .kind = (guint8) kind, .card = (guint8) slot });
}

/* Whether it is the viewer's turn to play a card or draw. */
static gboolean
has_turn (BluffBlufferTable *self)
{
  return self->legal.kinds != 0 && self->view.head.phase == BLUFF_PHASE_BLUFFER_TURN;
}

static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffBlufferTable *self = user_data;
  BluffActionKind kind = bluff_bluffer_hand_find_act (&self->legal);

  (void) action;
  if (kind != BLUFF_N_ACTIONS)
    act (self, kind, g_variant_get_uint32 (parameter));
}

/* The card that is meant: the one that is chosen or has the focus, or the only one there is to choose from. */
static guint
find_chosen (BluffBlufferTable *self, BluffSlots choices)
{
  guint chosen = bluff_bluffer_hand_get_chosen (bluff_bluffer_rail_get_hand (self->rail));

  if (chosen == BLUFF_NO_SLOT && choices != 0 && (choices & (choices - 1)) == 0)
    return bluff_bits_first (choices);

  return chosen;
}

/* A card with which it could be done; if there is none, any own card, and the rules say what is against it. */
static guint
find_example (BluffBlufferTable *self, BluffActionKind kind)
{
  const BluffBlufferView *view = &self->view.bluffer;
  BluffSlots slots = view->seat < view->head.table.players ? view->tables[view->seat] : 0;

  if (bluff_legal_offers (&self->legal, kind))
    slots = kind == BLUFF_ACTION_PEEK ? self->legal.peeks : self->legal.slots;

  return slots != 0 ? bluff_bits_first (slots) : BLUFF_NO_SLOT;
}

/* If nothing is against it, a card only has to be chosen. */
static gboolean
mean_card (BluffTabletop *table, BluffAction *action, char **words, const char **rule)
{
  static const BluffRefusal about[BLUFF_N_ACTIONS] = {
    [BLUFF_ACTION_PEEK] = BLUFF_REFUSAL_BLUFFER_PEEK_CARD,   [BLUFF_ACTION_MATCH] = BLUFF_REFUSAL_BLUFFER_MATCH_CARD,
    [BLUFF_ACTION_CLAIM] = BLUFF_REFUSAL_BLUFFER_CLAIM_CARD, [BLUFF_ACTION_SHOW] = BLUFF_REFUSAL_BLUFFER_SHOW_CARD,
    [BLUFF_ACTION_GIVE] = BLUFF_REFUSAL_BLUFFER_GIVE,
  };

  action->card = (guint8) find_example (BLUFF_BLUFFER_TABLE (table), (BluffActionKind) action->kind);
  *words = bluff_words_bluffer_choose_card ();
  *rule = bluff_refusal_rule (about[action->kind]);
  return TRUE;
}

/* Nothing is chosen yet: here are the cards. */
static void
ask_for_card (BluffBlufferTable *self, BluffActionKind kind)
{
  BluffAction action = { .kind = (guint8) kind };
  g_autofree char *words = NULL;
  const char *rule = NULL;

  gtk_widget_child_focus (GTK_WIDGET (bluff_bluffer_table_get_row (self, self->view.bluffer.seat)),
                          GTK_DIR_TAB_FORWARD);
  mean_card (BLUFF_TABLETOP (self), &action, &words, &rule);
  bluff_tabletop_explain (BLUFF_TABLETOP (self), &action, words, rule);
}

static void
play_chosen_as (BluffBlufferTable *self, BluffActionKind kind)
{
  guint slot = find_chosen (self, self->legal.slots);

  if (kind == BLUFF_N_ACTIONS)
    return;
  if (slot == BLUFF_NO_SLOT)
    ask_for_card (self, kind);
  else
    act (self, kind, slot);
}

static void
play_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  play_chosen_as (user_data, (BluffActionKind) g_variant_get_uint32 (parameter));
}

static void
play_chosen_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffBlufferTable *self = user_data;

  (void) action;
  (void) parameter;
  play_chosen_as (self, bluff_bluffer_hand_find_act (&self->legal));
}

/* The key that asks for it, if one does, is held from now on. */
static void
peek (BluffBlufferTable *self, guint slot)
{
  self->holding = self->key != 0;
  act (self, BLUFF_ACTION_PEEK, slot);
}

static void
peek_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  peek (user_data, g_variant_get_uint32 (parameter));
}

static void
peek_chosen_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffBlufferTable *self = user_data;
  guint slot = find_chosen (self, self->legal.peeks);

  (void) action;
  (void) parameter;
  if (slot == BLUFF_NO_SLOT)
    ask_for_card (self, BLUFF_ACTION_PEEK);
  else
    peek (self, slot);
}

static void
take_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  act (user_data, BLUFF_ACTION_TAKE, g_variant_get_uint32 (parameter));
}

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  act (user_data, BLUFF_ACTION_DRAW, 0);
}

/* A card that cannot be pressed now: what one would do with a card. */
static void
explain_card_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffBlufferTable *self = user_data;
  BluffPhase phase = (BluffPhase) self->view.head.phase;
  BluffActionKind kind = phase == BLUFF_PHASE_BLUFFER_TAKE   ? BLUFF_ACTION_TAKE
                         : phase == BLUFF_PHASE_BLUFFER_GIVE ? BLUFF_ACTION_GIVE
                                                             : BLUFF_ACTION_MATCH;

  (void) action;
  bluff_tabletop_explain (BLUFF_TABLETOP (self),
                          &(BluffAction){ .kind = (guint8) kind, .card = (guint8) g_variant_get_uint32 (parameter) },
                          NULL, NULL);
}

static void
look_at_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffBlufferTable *self = user_data;
  BluffSeat seat = (BluffSeat) g_variant_get_uint32 (parameter);

  (void) action;
  if (self->scene != BLUFF_BLUFFER_SCENE_NONE || self->over || seat >= self->view.head.table.players)
    return;

  bluff_bluffer_seat_sheet_show (BLUFF_BLUFFER_SEAT_SHEET (self->seat_sheet), &self->view.bluffer,
                                 bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), seat, 0, NULL);
  bluff_bluffer_table_show_sheet (self, self->seat_sheet);
}

/* --- The actions ---------------------------------------------------------------------------------------------------
 */

static const GActionEntry entries[] = {
  { .name = "play", .activate = play_cb, .parameter_type = "u" },
  { .name = "play-as", .activate = play_as_cb, .parameter_type = "u" },
  { .name = "play-chosen", .activate = play_chosen_cb },
  { .name = "peek", .activate = peek_cb, .parameter_type = "u" },
  { .name = "peek-chosen", .activate = peek_chosen_cb },
  { .name = "take", .activate = take_cb, .parameter_type = "u" },
  { .name = "draw", .activate = draw_cb },
  { .name = "look-at", .activate = look_at_cb, .parameter_type = "u" },
  { .name = "explain-card", .activate = explain_card_cb, .parameter_type = "u" },
};

void
bluff_bluffer_table_update_actions (BluffBlufferTable *self)
{
  BluffTabletop *table = BLUFF_TABLETOP (self);
  gboolean plays = bluff_bluffer_hand_find_act (&self->legal) != BLUFF_N_ACTIONS;
  gboolean chosen = plays && find_chosen (self, self->legal.slots) != BLUFF_NO_SLOT;
  gboolean roomy = bluff_bluffer_hand_is_roomy (bluff_bluffer_rail_get_hand (self->rail));

  bluff_tabletop_enable (table, "play", plays);
  bluff_tabletop_enable (table, "play-as", has_turn (self) || plays);
  bluff_tabletop_enable (table, "play-chosen", chosen || (plays && roomy));
  bluff_tabletop_enable (table, "peek", has_turn (self));
  bluff_tabletop_enable (table, "peek-chosen", has_turn (self) && (chosen || roomy));
  bluff_tabletop_enable (table, "take", bluff_legal_offers (&self->legal, BLUFF_ACTION_TAKE));
  bluff_tabletop_enable (table, "draw", has_turn (self));
}

void
bluff_bluffer_table_add_actions (BluffBlufferTable *self)
{
  bluff_tabletop_add_actions (BLUFF_TABLETOP (self), entries, G_N_ELEMENTS (entries));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

/* In the player's turn every letter does something, if only to say why not. */
static void
add_key (BluffBlufferTable *self,
         GtkShortcutController *keys,
         BluffLetter letter,
         const char *name,
         GVariant *target,
         BluffActionKind kind)
{
  bluff_table_keys_add (BLUFF_TABLETOP (self), keys, letter, bluff_tabletop_get_actions (BLUFF_TABLETOP (self)), name,
                        target, kind, kind == BLUFF_ACTION_DRAW ? NULL : mean_card);
}

static void
add_play_key (BluffBlufferTable *self, GtkShortcutController *keys, BluffLetter letter, BluffActionKind kind)
{
  add_key (self, keys, letter, "play-as", g_variant_new_uint32 (kind), kind);
}

void
bluff_bluffer_table_add_keys (BluffBlufferTable *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_key (self, keys, BLUFF_LETTER_DRAW, "draw", NULL, BLUFF_ACTION_DRAW);
  add_key (self, keys, BLUFF_LETTER_PEEK, "peek-chosen", NULL, BLUFF_ACTION_PEEK);
  add_play_key (self, keys, BLUFF_LETTER_MATCH, BLUFF_ACTION_MATCH);
  add_play_key (self, keys, BLUFF_LETTER_CLAIM, BLUFF_ACTION_CLAIM);
  add_play_key (self, keys, BLUFF_LETTER_SHOW, BLUFF_ACTION_SHOW);
  /* To call and to let it pass are on the panel (C4). */
  bluff_table_keys_add_elsewhere (BLUFF_TABLETOP (self), keys, BLUFF_LETTER_BLUFF, BLUFF_ACTION_DECIDE, NULL);
  bluff_table_keys_add_elsewhere (BLUFF_TABLETOP (self), keys, BLUFF_LETTER_PASS, BLUFF_ACTION_DECIDE, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}

/* --- Holding a key: a peek lasts as long ---------------------------------------------------------------------------
 */

static void
forget_key (BluffBlufferTable *self)
{
  self->key = 0;
  self->holding = FALSE;
}

/* A key that is held repeats itself; another one ends it. */
static gboolean
key_pressed_cb (GtkEventControllerKey *keys, guint symbol, guint code, GdkModifierType state, BluffBlufferTable *self)
{
  (void) keys;
  (void) symbol;
  (void) state;
  if (code != self->key)
    forget_key (self);
  self->key = code;
  return GDK_EVENT_PROPAGATE;
}

static void
key_released_cb (GtkEventControllerKey *keys, guint symbol, guint code, GdkModifierType state, BluffBlufferTable *self)
{
  (void) keys;
  (void) symbol;
  (void) state;
  if (code == self->key)
    forget_key (self);
}

/* A click while a key is held counts instead of the key. */
static gboolean
event_cb (GtkEventControllerLegacy *buttons, GdkEvent *event, BluffBlufferTable *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  (void) buttons;
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    forget_key (self);
  return GDK_EVENT_PROPAGATE;
}

/* In another window nobody tells us that a key is let go. */
static void
active_changed_cb (BluffBlufferTable *self, GParamSpec *pspec, GtkWindow *window)
{
  (void) pspec;
  if (!gtk_window_is_active (window))
    forget_key (self);
}

static void
leave_window (BluffBlufferTable *self)
{
  GtkWidget *window = gtk_event_controller_get_widget (self->keys);

  g_signal_handlers_disconnect_by_func (window, active_changed_cb, self);
  g_signal_handlers_disconnect_by_data (self->keys, self);
  g_signal_handlers_disconnect_by_data (self->buttons, self);
  gtk_widget_remove_controller (window, g_steal_pointer (&self->keys));
  gtk_widget_remove_controller (window, g_steal_pointer (&self->buttons));
}

/* The window's, because the focus can be elsewhere by the time a key is let go. */
void
bluff_bluffer_table_watch_keys (BluffBlufferTable *self, GtkWidget *window)
{
  forget_key (self);
  if (self->keys != NULL)
    leave_window (self);
  if (window == NULL)
    return;

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (window, self->keys);

  self->buttons = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->buttons, GTK_PHASE_CAPTURE);
  g_signal_connect (self->buttons, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (window, self->buttons);

  if (GTK_IS_WINDOW (window))
    g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), self);
}
