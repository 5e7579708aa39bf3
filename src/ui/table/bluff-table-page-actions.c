/* bluff-table-page-actions.c: what can be done on the page of a table, by button, menu and key.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page-private.h"

#include "bluff-handover.h"
#include "bluff-labels.h"
#include "bluff-people-menu.h"
#include "bluff-query.h"
#include "bluff-rematch.h"
#include "bluff-sounds.h"
#include "bluff-toast.h"
#include "bluff-window.h"
#include "bluff-words.h"
#include "bluff-zones.h"

#include <glib/gi18n.h>

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

/* The next viewer does not see what was refused to this one. */
void
bluff_table_page_forget_refusal (BluffTablePage *self)
{
  if (self->refusal != NULL)
    bluff_toast_dismiss (self->refusal);
  g_clear_weak_pointer (&self->refusal);
}

/* Says why not, and which rule says so, in a toast and to screen readers. A key that is held down and refused again and
 * again brings one toast. */
static void
say_why_not (BluffTablePage *self, const char *sentence, const char *rule)
{
  gboolean again = self->refusal != NULL && bluff_toast_is_coming (self->refusal);
  AdwToast *toast = again ? self->refusal : bluff_toast_new ("");

  bluff_toast_set_text (toast, sentence);
  adw_toast_set_button_label (toast, _ ("Rules"));
  adw_toast_set_action_target (toast, "(ss)", bluff_game_name (bluff_table_page_get_game (self)), rule);
  adw_toast_set_action_name (toast, "win.rules");
  if (!again)
    {
      bluff_table_page_forget_refusal (self);
      g_set_weak_pointer (&self->refusal, toast);
      bluff_window_add_toast (bluff_window_of (self), toast);
    }
  bluff_announcer_say (self->announcer, sentence);
  bluff_sounds_play (BLUFF_CUE_REFUSED);
}

static void
say_refusal (BluffTablePage *self, BluffRefusal refusal)
{
  g_autofree char *sentence = bluff_words_refusal (refusal);

  say_why_not (self, sentence, bluff_refusal_rule (refusal));
}

void
bluff_table_page_act (BluffTablePage *self, BluffAction *action)
{
  BluffRefusal refusal = bluff_stage_act (self->stage, action);

  if (refusal != BLUFF_REFUSAL_NONE)
    say_refusal (self, refusal);
  else
    bluff_table_page_offer (self);
}

void
bluff_table_page_explain (BluffTablePage *self, BluffAction *action, const char *words, const char *rule)
{
  BluffRefusal refusal = bluff_stage_refuse (self->stage, action);

  if (refusal != BLUFF_REFUSAL_NONE)
    say_refusal (self, refusal);
  else if (words != NULL && bluff_stage_may_ask (self->stage))
    say_why_not (self, words, rule);
}

/* Nothing of the game moves for it. Behind the curtain there is one answer only. */
static void
ask_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);
  BluffQuery query;
  g_autofree char *words = NULL;

  (void) name;
  /* The keys are the window's: another page may be in front. */
  if (!gtk_widget_get_mapped (widget) || !bluff_query_from_name (g_variant_get_string (parameter, NULL), &query))
    return;
  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    {
      bluff_announcer_say (self->announcer, bluff_curtain_get_words (self->curtain));
      return;
    }

  words = bluff_query_answer (query, self->stage, self->crew, self->presenting && self->untold);
  bluff_answer_present (self->answer, bluff_query_get_heading (query), words);
  bluff_announcer_say (self->announcer, words);
}

/* F6: the header bar, the parts of the table, the log. */
static void
next_zone_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);
  g_autoptr (GPtrArray) zones = g_ptr_array_new ();

  (void) name;
  if (!gtk_widget_get_mapped (widget))
    return;

  g_ptr_array_add (zones, self->header);
  if (gtk_widget_get_visible (GTK_WIDGET (self->answer)))
    g_ptr_array_add (zones, self->answer);
  bluff_tabletop_list_zones (self->tabletop, zones);
  g_ptr_array_add (zones, self->log);
  bluff_zones_step (zones, g_variant_get_boolean (parameter));
}

static void
hide_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  bluff_table_page_conceal (BLUFF_TABLE_PAGE (widget));
}

static void
toggle_log_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  (void) name;
  (void) parameter;
  if (gtk_widget_get_mapped (widget))
    bluff_side_pane_set_open (self->pane, !bluff_side_pane_get_open (self->pane));
}

static void
play_again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  bluff_rematch_begin (widget, name, self->saves, bluff_match_get_table (bluff_saved_game_get_match (self->game)),
                       bluff_saved_game_get_game (self->game), self->crew, g_variant_get_boolean (parameter));
}

static void
story_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  (void) parameter;
  gtk_widget_activate_action (widget, "win.story", "s", bluff_saved_game_get_id (BLUFF_TABLE_PAGE (widget)->game));
}

static void
hand_over_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  bluff_handover_give (widget, BLUFF_TABLE_PAGE (widget)->game, (BluffSeat) g_variant_get_uint32 (parameter));
}

static void
take_seat_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  (void) name;
  bluff_handover_take (widget, BLUFF_TABLE_PAGE (widget)->game, (BluffSeat) g_variant_get_uint32 (parameter));
}

/* --- The rehearsal -------------------------------------------------------------------------------------------------
 */

/* Whether several people here shout by the clock. */
gboolean
bluff_table_page_is_race (BluffTablePage *self)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  const BluffTable *table = bluff_match_get_table (match);

  return table->game != BLUFF_GAME_PIRATE && table->shout == BLUFF_SHOUT_QUICK && bluff_stage_is_shared (self->stage) &&
         !bluff_match_is_over (match);
}

void
bluff_table_page_rehearse (BluffTablePage *self)
{
  self->rehearsed = TRUE;
  bluff_rehearsal_begin (self->rehearsal, self->crew, bluff_match_get_people (bluff_saved_game_get_match (self->game)),
                         self->settings);
  bluff_table_page_lay_over (self, GTK_WIDGET (self->rehearsal), TRUE);
}

void
bluff_table_page_rehearsed (BluffTablePage *self)
{
  bluff_table_page_lay_over (self, GTK_WIDGET (self->rehearsal), FALSE);
  bluff_stage_start (self->stage);
}

/* The game waits meanwhile. */
static void
rehearse_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  (void) name;
  (void) parameter;
  if (gtk_widget_get_visible (GTK_WIDGET (self->rehearsal)))
    return;

  bluff_table_page_stop_resting (self);
  self->presenting = FALSE;
  bluff_stage_hide (self->stage);
  bluff_stage_stop (self->stage);
  bluff_table_page_rehearse (self);
}

static BluffSeats
find_away (BluffTablePage *self)
{
  BluffSeats away = 0;

  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    if (bluff_saved_game_is_handed_over (self->game, seat))
      away |= bluff_seats_of (seat);

  return away;
}

/* Whose pages can be seen from here. */
static void
list_people (BluffTablePage *self)
{
  g_autoptr (GMenu) people = g_menu_new ();

  for (BluffSeat seat = 0; seat < bluff_crew_get_size (self->crew); seat++)
    bluff_people_menu_add (people, bluff_crew_get (self->crew, seat)->name, bluff_crew_get_player (self->crew, seat));
  g_menu_remove_all (self->people_section);
  if (g_menu_model_get_n_items (G_MENU_MODEL (people)) > 0)
    g_menu_append_submenu (self->people_section, _ ("Players"), G_MENU_MODEL (people));
}

/* Somebody has left, or is back. */
void
bluff_table_page_seated (BluffTablePage *self)
{
  gboolean hides =
      bluff_stage_is_shared (self->stage) && !bluff_match_is_over (bluff_saved_game_get_match (self->game));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.hide", hides);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.rehearse", bluff_table_page_is_race (self));
  bluff_tabletop_set_people (self->tabletop, bluff_match_get_people (bluff_saved_game_get_match (self->game)));
  bluff_tabletop_set_away (self->tabletop, find_away (self));
  bluff_handover_fill_menu (self->seats_section, self->game, self->crew);
  list_people (self);
  bluff_labels_mark_menu (G_MENU_MODEL (self->menu));
  /* Once there is something on the table its seats say so at once. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    bluff_table_page_offer (self);
}

void
bluff_table_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "game.continue", NULL, bluff_table_page_continue);
  gtk_widget_class_install_action (widget_class, "game.retry", NULL, bluff_table_page_retry);
  gtk_widget_class_install_action (widget_class, "game.ask", "s", ask_cb);
  gtk_widget_class_install_action (widget_class, "game.next-zone", "b", next_zone_cb);
  gtk_widget_class_install_action (widget_class, "game.hide", NULL, hide_cb);
  gtk_widget_class_install_action (widget_class, "game.rehearse", NULL, rehearse_cb);
  gtk_widget_class_install_action (widget_class, "game.toggle-log", NULL, toggle_log_cb);
  gtk_widget_class_install_action (widget_class, "game.play-again", "b", play_again_cb);
  gtk_widget_class_install_action (widget_class, "game.story", NULL, story_cb);
  gtk_widget_class_install_action (widget_class, "game.hand-over", "u", hand_over_cb);
  gtk_widget_class_install_action (widget_class, "game.take-seat", "u", take_seat_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "game.continue", NULL);
}

/* ARGUMENT may be NULL. */
static void
add_key (GtkShortcutController *keys, guint symbol, GdkModifierType modifiers, const char *action, GVariant *argument)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (symbol, modifiers), gtk_named_action_new (action));

  if (argument != NULL)
    gtk_shortcut_set_arguments (shortcut, argument);
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* Wherever the focus is: it may be nowhere, after a click on a button that is gone by then. */
void
bluff_table_page_add_keys (BluffTablePage *self)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_key (keys, GDK_KEY_l, GDK_CONTROL_MASK, "game.toggle-log", NULL);
  add_key (keys, GDK_KEY_h, GDK_CONTROL_MASK, "game.hide", NULL);
  add_key (keys, GDK_KEY_i, GDK_CONTROL_MASK, "game.ask", g_variant_new_string ("situation"));
  add_key (keys, GDK_KEY_F2, 0, "game.ask", g_variant_new_string ("hand"));
  add_key (keys, GDK_KEY_F3, 0, "game.ask", g_variant_new_string ("table"));
  add_key (keys, GDK_KEY_F4, 0, "game.ask", g_variant_new_string ("standings"));
  add_key (keys, GDK_KEY_F5, 0, "game.ask", g_variant_new_string ("news"));
  add_key (keys, GDK_KEY_F6, 0, "game.next-zone", g_variant_new_boolean (TRUE));
  add_key (keys, GDK_KEY_F6, GDK_SHIFT_MASK, "game.next-zone", g_variant_new_boolean (FALSE));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (keys));
}
