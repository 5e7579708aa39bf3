/* bluff-pirate-table-actions.c: what can be done at the table of Bluff Pirate: the actions table.*, and their keys.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate-table-private.h"

#include "bluff-question.h"
#include "bluff-sounds.h"
#include "bluff-table-keys.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

static void
act (BluffPirateTable *self, const BluffAction *action)
{
  bluff_tabletop_act (BLUFF_TABLETOP (self), action);
}

/* --- Composing: free, and nobody's business ------------------------------------------------------------------------
 */

static void
pick_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;
  BluffPirateSpots spots;

  (void) action;
  bluff_pirate_table_find_spots (self, &spots);
  bluff_pirate_draft_pick (self->draft, g_variant_get_uint32 (parameter));
  bluff_pirate_table_fly_draft (self, &spots);
  bluff_sounds_play (BLUFF_CUE_FOLD);
}

gboolean
bluff_pirate_table_take_back (BluffPirateTable *self)
{
  BluffPirateSpots spots;
  gboolean changed;

  bluff_pirate_table_find_spots (self, &spots);
  changed = bluff_pirate_draft_clear (self->draft);
  bluff_pirate_table_fly_draft (self, &spots);

  return changed;
}

static void
turn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;

  (void) action;
  bluff_pirate_draft_turn (self->draft, g_variant_get_uint32 (parameter));
  bluff_sounds_play (BLUFF_CUE_FOLD);
}

static void
take_back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;

  (void) action;
  (void) parameter;
  bluff_pirate_table_take_back (self);
}

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_DRAW });
}

static void
end_turn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  (void) parameter;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_PASS });
}

static void
lay (BluffPirateTable *self)
{
  BluffAction action = { .kind = BLUFF_ACTION_LAY };

  if (bluff_pirate_draft_fill_lay (self->draft, &action))
    act (self, &action);
}

static void
confirmed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffPirateTable) self = user_data;

  if (bluff_question_ask_finish (GTK_WIDGET (source), result))
    lay (self);
}

void
bluff_pirate_table_stop_asking (BluffPirateTable *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

/* Laying is one deliberate act; a preference asks once more. */
static void
lay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;
  guint size = bluff_pirate_draft_get_size (self->draft);
  g_autofree char *heading = NULL;

  (void) action;
  (void) parameter;
  if (!g_settings_get_boolean (self->settings, "confirm-lay"))
    {
      lay (self);
      return;
    }

  /* Translators: the heading of a question; the number is that of the cards of a set. */
  heading = g_strdup_printf (ngettext ("Lay %u Card?", "Lay %u Cards?", size), size);
  bluff_pirate_table_stop_asking (self);
  self->asking = g_cancellable_new ();
  bluff_question_ask (GTK_WIDGET (self), heading, _ ("Once laid, cards can’t be taken back."), C_ ("set", "Lay"),
                      BLUFF_QUESTION_SUGGESTED, NULL, self->asking, confirmed_cb, g_object_ref (self));
}

static void
discard_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;
  BluffAction discard = { .kind = BLUFF_ACTION_DISCARD };

  (void) action;
  (void) parameter;
  if (bluff_pirate_draft_fill_discard (self->draft, &discard))
    act (self, &discard);
}

static void
vote_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  act (user_data, &(BluffAction){ .kind = BLUFF_ACTION_VOTE, .yes = (guint8) g_variant_get_boolean (parameter) });
}

static void
lift_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  (void) action;
  act (user_data,
       &(BluffAction){ .kind = BLUFF_ACTION_REVEAL, .target = (BluffSeat) g_variant_get_uint32 (parameter) });
}

/* --- Boarding: a ship, three of its cards, and only then the deed --------------------------------------------------
 */

static void
choose_ship_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;

  (void) action;
  (void) parameter;
  bluff_pirate_board_sheet_ask (bluff_pirate_table_get_board_sheet (self), &self->view,
                                bluff_tabletop_get_crew (BLUFF_TABLETOP (self)), self->legal.targets);
  bluff_pirate_table_show_sheet (self, self->board_sheet);
}

/* The pirate card that pays for it: the one that was chosen, if one was; otherwise the first. */
static guint
find_boarder (BluffPirateTable *self)
{
  if (bluff_pirate_draft_get_size (self->draft) == 1)
    {
      guint card = bluff_pirate_draft_get_card (self->draft, 0);

      if (bluff_cards_has (self->legal.boarders, card))
        return card;
    }

  return bluff_cards_first (self->legal.boarders);
}

static void
board_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;

  (void) action;
  if (!bluff_legal_offers (&self->legal, BLUFF_ACTION_BOARD))
    return;

  act (self, &(BluffAction){ .kind = BLUFF_ACTION_BOARD,
                             .card = (guint8) find_boarder (self),
                             .target = (BluffSeat) g_variant_get_uint32 (parameter) });
}

/* --- What cannot be done: why not ----------------------------------------------------------------------------------
 */

/* A card of the hand that cannot be added to the set. */
static void
explain_pick_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;
  BluffCards down = bluff_pirate_draft_get_down (self->draft);

  (void) action;
  bluff_tabletop_explain (BLUFF_TABLETOP (self),
                          &(BluffAction){
                              .kind = BLUFF_ACTION_LAY,
                              .up = bluff_pirate_draft_get_up (self->draft),
                              .down = bluff_cards_or (down, bluff_cards_of (g_variant_get_uint32 (parameter))) },
                          NULL, NULL);
}

/* One card more than boarding takes (P20). */
static void
explain_taken_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  BluffPirateTable *self = user_data;
  BluffAction board = { .kind = BLUFF_ACTION_BOARD, .target = (BluffSeat) g_variant_get_uint32 (parameter) };
  g_autofree char *words = bluff_words_refusal (BLUFF_REFUSAL_PIRATE_BOARD_TAKEN);

  (void) action;
  if (!bluff_legal_offers (&self->legal, BLUFF_ACTION_BOARD))
    return;

  board.card = (guint8) find_boarder (self);
  bluff_tabletop_explain (BLUFF_TABLETOP (self), &board, words, bluff_refusal_rule (BLUFF_REFUSAL_PIRATE_BOARD_TAKEN));
}

/* --- The actions ---------------------------------------------------------------------------------------------------
 */

static const GActionEntry entries[] = {
  { .name = "pick", .activate = pick_cb, .parameter_type = "u" },
  { .name = "turn", .activate = turn_cb, .parameter_type = "u" },
  { .name = "take-back", .activate = take_back_cb },
  { .name = "draw", .activate = draw_cb },
  { .name = "end-turn", .activate = end_turn_cb },
  { .name = "lay", .activate = lay_cb },
  { .name = "discard", .activate = discard_cb },
  { .name = "vote", .activate = vote_cb, .parameter_type = "b" },
  { .name = "lift", .activate = lift_cb, .parameter_type = "u" },
  { .name = "choose-ship", .activate = choose_ship_cb },
  { .name = "board", .activate = board_cb, .parameter_type = "u" },
  { .name = "explain-pick", .activate = explain_pick_cb, .parameter_type = "u" },
  { .name = "explain-taken", .activate = explain_taken_cb, .parameter_type = "u" },
};

void
bluff_pirate_table_update_actions (BluffPirateTable *self)
{
  BluffTabletop *table = BLUFF_TABLETOP (self);
  const BluffLegal *legal = &self->legal;
  guint size = bluff_pirate_draft_get_size (self->draft);
  gboolean boards = bluff_legal_offers (legal, BLUFF_ACTION_BOARD);

  /* Cards may be looked through and put together whenever they are seen. */
  bluff_tabletop_enable (table, "pick", bluff_cards_count (self->view.hand) > 0);
  bluff_tabletop_enable (table, "turn", size > 0);
  bluff_tabletop_enable (table, "take-back", size > 0);
  bluff_tabletop_enable (table, "draw", bluff_legal_offers (legal, BLUFF_ACTION_DRAW));
  bluff_tabletop_enable (table, "end-turn", bluff_legal_offers (legal, BLUFF_ACTION_PASS));
  bluff_tabletop_enable (table, "lay",
                         bluff_legal_offers (legal, BLUFF_ACTION_LAY) &&
                             bluff_pirate_draft_refuse (self->draft) == BLUFF_REFUSAL_NONE);
  bluff_tabletop_enable (table, "discard", bluff_legal_offers (legal, BLUFF_ACTION_DISCARD) && size == 1);
  bluff_tabletop_enable (table, "vote", bluff_legal_offers (legal, BLUFF_ACTION_VOTE));
  bluff_tabletop_enable (table, "lift", bluff_legal_offers (legal, BLUFF_ACTION_REVEAL));
  bluff_tabletop_enable (table, "choose-ship", boards);
  bluff_tabletop_enable (table, "board", boards);
}

void
bluff_pirate_table_add_actions (BluffPirateTable *self)
{
  bluff_tabletop_add_actions (BLUFF_TABLETOP (self), entries, G_N_ELEMENTS (entries));
}

/* --- Keys ----------------------------------------------------------------------------------------------------------
 */

/* The cards that are chosen, whether they are a set or not. */
static gboolean
mean_lay (BluffTabletop *table, BluffAction *action, char **words, const char **rule)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (table);

  action->up = bluff_pirate_draft_get_up (self->draft);
  action->down = bluff_pirate_draft_get_down (self->draft);
  (void) words;
  (void) rule;
  return TRUE;
}

/* If a card may be discarded, it only has to be chosen. */
static gboolean
mean_discard (BluffTabletop *table, BluffAction *action, char **words, const char **rule)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (table);

  action->card = (guint8) bluff_cards_first (self->view.hand);
  *words = bluff_pirate_draft_say_discard_trouble (self->draft);
  *rule = bluff_refusal_rule (BLUFF_REFUSAL_PIRATE_DISCARD_DUE);
  return !bluff_cards_is_empty (self->view.hand);
}

/* The ship that is furthest ahead, with a pirate card if there is one. */
static gboolean
mean_board (BluffTabletop *table, BluffAction *action, char **words, const char **rule)
{
  BluffPirateTable *self = BLUFF_PIRATE_TABLE (table);
  BluffCards pirates = bluff_cards_and (self->view.hand, bluff_pirate_pirate_cards ());

  action->card = (guint8) (bluff_cards_is_empty (pirates) ? BLUFF_UNKNOWN : bluff_cards_first (pirates));
  for (BluffSeat seat = 0; seat < self->view.head.table.players; seat++)
    if (self->view.square[seat] > self->view.square[action->target])
      action->target = seat;
  (void) words;
  (void) rule;
  return TRUE;
}

static void
add_key (BluffPirateTable *self,
         GtkShortcutController *keys,
         BluffLetter letter,
         const char *name,
         BluffActionKind kind,
         BluffTableMeant meant)
{
  bluff_table_keys_add (BLUFF_TABLETOP (self), keys, letter, bluff_tabletop_get_actions (BLUFF_TABLETOP (self)), name,
                        NULL, kind, meant);
}

void
bluff_pirate_table_add_keys (BluffPirateTable *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_key (self, keys, BLUFF_LETTER_DRAW, "draw", BLUFF_ACTION_DRAW, NULL);
  add_key (self, keys, BLUFF_LETTER_LAY, "lay", BLUFF_ACTION_LAY, mean_lay);
  add_key (self, keys, BLUFF_LETTER_DISCARD, "discard", BLUFF_ACTION_DISCARD, mean_discard);
  add_key (self, keys, BLUFF_LETTER_BOARD, "choose-ship", BLUFF_ACTION_BOARD, mean_board);
  add_key (self, keys, BLUFF_LETTER_END_TURN, "end-turn", BLUFF_ACTION_PASS, NULL);
  bluff_table_keys_add_elsewhere (BLUFF_TABLETOP (self), keys, BLUFF_LETTER_BLUFF, BLUFF_ACTION_VOTE, NULL);
  bluff_table_keys_add_elsewhere (BLUFF_TABLETOP (self), keys, BLUFF_LETTER_NO_BLUFF, BLUFF_ACTION_VOTE, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
