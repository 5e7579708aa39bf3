/* bluff-bluffaneer-table-actions.c: what can be done at the table of Bluffaneer: the actions table.*, and their keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer-table-private.h"

#include "bluff-table-keys.h"

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

/* Every key works as soon as nothing moves: for a move that is not allowed the table says why (C6). Buttons are there
 * only for allowed moves. */
void
bluff_bluffaneer_table_update_actions (BluffBluffaneerTable *self)
{
  BluffTabletop *table = BLUFF_TABLETOP (self);
  gboolean sits = self->view.seat < self->view.head.table.players || self->legal.kinds != 0;
  gboolean still = self->play == BLUFF_PLAY_NONE && !self->over && self->view.head.phase != BLUFF_PHASE_OVER;
  gboolean answers = self->view.head.phase == BLUFF_PHASE_BLUFFANEER_ANSWER;

  bluff_tabletop_enable (table, "roll", sits && still);
  bluff_tabletop_enable (table, "steal", sits && still && self->view.head.phase == BLUFF_PHASE_BLUFFANEER_STEAL);
  bluff_tabletop_enable (table, "answer", sits && still && answers);
}

void
bluff_bluffaneer_table_add_actions (BluffBluffaneerTable *self)
{
  bluff_tabletop_add_actions (BLUFF_TABLETOP (self), entries, G_N_ELEMENTS (entries));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

/* Where several people share the screen they shout with the numbers: a press that comes a little late is no mistake. */
static gboolean
mean_steal (BluffTabletop *table, BluffAction *action, char **words, const char **rule)
{
  (void) action;
  (void) words;
  (void) rule;
  return bluff_seats_count (bluff_tabletop_get_people (table)) == 1;
}

static void
add_key (BluffBluffaneerTable *self,
         GtkShortcutController *keys,
         BluffLetter letter,
         const char *name,
         GVariant *target,
         BluffActionKind kind)
{
  bluff_table_keys_add (BLUFF_TABLETOP (self), keys, letter, bluff_tabletop_get_actions (BLUFF_TABLETOP (self)), name,
                        target, kind, NULL);
}

/* To claim and to let it pass are on the panel (C4), and P is a key of the answer as well. */
void
bluff_bluffaneer_table_add_keys (BluffBluffaneerTable *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_key (self, keys, BLUFF_LETTER_ROLL, "roll", NULL, BLUFF_ACTION_ROLL);
  add_key (self, keys, BLUFF_LETTER_PASS, "answer", g_variant_new_boolean (FALSE), BLUFF_ACTION_ANSWER);
  add_key (self, keys, BLUFF_LETTER_BLUFF, "answer", g_variant_new_boolean (TRUE), BLUFF_ACTION_ANSWER);
  bluff_table_keys_add_elsewhere (BLUFF_TABLETOP (self), keys, BLUFF_LETTER_CLAIM, BLUFF_ACTION_DECIDE, NULL);
  for (guint32 seat = 0; seat < BLUFF_LETTER_SEATS; seat++)
    bluff_table_keys_add_seat (BLUFF_TABLETOP (self), keys, seat, bluff_tabletop_get_actions (BLUFF_TABLETOP (self)),
                               "steal", g_variant_new_uint32 (seat), BLUFF_ACTION_STEAL, mean_steal);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
