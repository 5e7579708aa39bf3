/* bluff-bluffaneer-table-actions.c: what can be done at the table of Bluffaneer: the actions table.*, and their keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-table-private.h"

#include "bluff-letters.h"

static void
act (BluffBluffaneerTable *self, const BluffAction *action)
{
  bluff_tabletop_act (BLUFF_TABLETOP (self), action);
}

static void
roll_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_ROLL });
}

static void
steal_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_STEAL, .target = (BluffSeat) g_variant_get_uint32 (parameter) });
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_ANSWER, .yes = (guint8) g_variant_get_boolean (parameter) });
}

static const GActionEntry entries[] = {
  { .name = "roll", .activate = roll_cb },
  { .name = "steal", .activate = steal_cb, .parameter_type = "u" },
  { .name = "answer", .activate = answer_cb, .parameter_type = "b" },
};

static void
enable (BluffBluffaneerTable *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Whoever sits here may try anything by its key as soon as nothing moves: what is not allowed is said (C6). Buttons are
 * there only for what is. */
void
bluff_bluffaneer_table_update_actions (BluffBluffaneerTable *self)
{
  gboolean sits = self->view.seat < self->view.head.table.players || self->legal.kinds != 0;
  gboolean still = self->play == BLUFF_PLAY_NONE && !self->over && self->view.head.phase != BLUFF_PHASE_OVER;
  gboolean answers = self->view.head.phase == BLUFF_PHASE_BLUFFANEER_ANSWER;

  enable (self, "roll", sits && still);
  enable (self, "steal", sits && still && self->view.head.phase == BLUFF_PHASE_BLUFFANEER_STEAL);
  enable (self, "answer", sits && still && answers);
}

void
bluff_bluffaneer_table_add_actions (BluffBluffaneerTable *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

static void
add_key (GtkShortcutController *keys, GtkShortcutTrigger *trigger, const char *action, GVariant *target)
{
  GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, target);
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

static void
add_letter (GtkShortcutController *keys, BluffLetter letter, const char *action, GVariant *target)
{
  add_key (keys, bluff_letter_make_trigger (bluff_letter_get (letter)), action, target);
}

void
bluff_bluffaneer_table_add_keys (BluffBluffaneerTable *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_letter (keys, BLUFF_LETTER_ROLL, "table.roll", NULL);
  add_letter (keys, BLUFF_LETTER_PASS, "table.answer", g_variant_new_boolean (FALSE));
  add_letter (keys, BLUFF_LETTER_BLUFF, "table.answer", g_variant_new_boolean (TRUE));
  for (guint32 seat = 0; seat < BLUFF_LETTER_SEATS; seat++)
    add_key (keys, bluff_letter_make_seat_trigger (seat), "table.steal", g_variant_new_uint32 (seat));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
