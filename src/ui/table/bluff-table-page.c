/* bluff-table-page.c: the table at which a game is played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page-private.h"

#include "bluff-breadth.h"
#include "bluff-follow-up.h"
#include "bluff-headphones.h"
#include "bluff-phase.h"
#include "bluff-question.h"
#include "bluff-shown-child.h"
#include "bluff-tables.h"
#include "bluff-window.h"
#include "bluff-words-names.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  TIGHT_WIDTH = 480,  /* below it the rules are in the menu alone */
  BESIDE_WIDTH = 1180 /* from here on the log has room beside the table */
};

G_DEFINE_FINAL_TYPE (BluffTablePage, bluff_table_page, BLUFF_TYPE_PAGE)

static void
bluff_table_page_root (GtkWidget *widget)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (bluff_table_page_parent_class)->root (widget);

  bluff_table_page_watch_window (self);
  bluff_shouting_listen (self->shouting, self->window);
}

static void
bluff_table_page_unroot (GtkWidget *widget)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  if (self->shouting != NULL)
    bluff_shouting_listen (self->shouting, NULL);
  bluff_table_page_leave_window (self);

  GTK_WIDGET_CLASS (bluff_table_page_parent_class)->unroot (widget);
}

static void
pace_changed_cb (BluffTablePage *self)
{
  BluffPace pace = (BluffPace) g_settings_get_enum (self->settings, "pace");

  bluff_stage_set_pace (self->stage, pace);
  bluff_tabletop_set_pace (self->tabletop, pace);
}

/* With larger text there is less room for both. */
static gboolean
has_room_beside (BluffTablePage *self, int width)
{
  return width >= BESIDE_WIDTH * bluff_breadth_text_scale (GTK_WIDGET (self));
}

/* What the main menu has as well leaves its place to the name of the game. */
static gboolean
has_room_for_rules (int width)
{
  return width >= TIGHT_WIDTH;
}

static gboolean
has_room_for_log (BluffTablePage *self, int width)
{
  return width >= TIGHT_WIDTH || !bluff_breadth_has_large_text (GTK_WIDGET (self));
}

static gboolean
fits (BluffTablePage *self, int width)
{
  return self->wide == has_room_beside (self, width) &&
         gtk_widget_get_visible (self->rules_button) == has_room_for_rules (width) &&
         gtk_widget_get_visible (self->log_button) == has_room_for_log (self, width);
}

static void
refit (GtkWidget *widget)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);
  int width = gtk_widget_get_width (widget);

  gtk_widget_set_visible (self->rules_button, has_room_for_rules (width));
  gtk_widget_set_visible (self->log_button, has_room_for_log (self, width));
  if (self->wide != has_room_beside (self, width))
    {
      self->wide = !self->wide;
      bluff_side_pane_set_beside (self->pane, self->wide);
      bluff_side_pane_set_open (self->pane, self->wide && g_settings_get_boolean (self->settings, "show-log"));
    }
}

static void
bluff_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  if (!fits (self, width))
    bluff_follow_up (widget, refit);

  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (self)), width, height, baseline, NULL);
}

static void
bluff_table_page_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

/* Only where it takes no room from the table does opening and closing say something about next time. */
static void
log_toggled_cb (BluffTablePage *self)
{
  if (self->wide && gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_settings_set_boolean (self->settings, "show-log", bluff_side_pane_get_open (self->pane));
}

static void
say_damage (BluffTablePage *self)
{
  BluffWindow *window = bluff_window_of (self);
  g_autofree char *body = NULL;
  BluffFault fault;
  guint event;

  if (self->damage_said || !bluff_saved_game_get_damage (self->game, &event, &fault))
    return;

  self->damage_said = TRUE;

  body = bluff_words_fault_below (_ ("This game could not be read to its end. You see it up to the last good move. If "
                                     "you play on, that is a new game; the damaged one is kept."),
                                  &fault);
  bluff_question_tell (GTK_WIDGET (window), _ ("Part of This Game Is Damaged"), body);
}

static void
headphones_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTablePage) self = user_data;
  const char *words = _ ("Use headphones: what is read aloud behind the sail is for one pair of ears.");

  (void) source;
  if (!bluff_headphones_ask_finish (result, self->settings) || bluff_window_of (self) == NULL)
    return;

  bluff_window_toast (bluff_window_of (self), words);
  bluff_announcer_say (self->announcer, words);
}

static void
bluff_table_page_shown (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);

  self->fresh = TRUE;
  self->turned = TRUE;
  say_damage (self);
  bluff_table_page_show_all (self);
  if (bluff_table_page_is_race (self) && !self->rehearsed &&
      bluff_match_get_n_told (bluff_saved_game_get_match (self->game)) == 0)
    bluff_table_page_rehearse (self);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->rehearsal)))
    bluff_stage_start (self->stage);
  if (bluff_stage_is_shared (self->stage))
    bluff_headphones_ask_async (NULL, headphones_cb, g_object_ref (self));
  if (bluff_match_is_over (bluff_saved_game_get_match (self->game)))
    bluff_table_page_show_end (self);
}

static void
bluff_table_page_hidden (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);

  bluff_table_page_stop_resting (self);
  self->presenting = FALSE;
  bluff_stage_hide (self->stage);
  bluff_stage_stop (self->stage);
}

/* Nobody gets past the sail by accident, not even out of the room. */
static gboolean
bluff_table_page_is_shut (BluffPage *page)
{
  return bluff_stage_get_curtain (BLUFF_TABLE_PAGE (page)->stage) != BLUFF_CURTAIN_UP;
}

static gboolean
bluff_table_page_escape (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);

  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    return FALSE;
  if (bluff_answer_close (self->answer))
    return TRUE;
  if (!self->wide && bluff_side_pane_get_open (self->pane))
    {
      bluff_side_pane_set_open (self->pane, FALSE);
      return TRUE;
    }

  return bluff_tabletop_escape (self->tabletop);
}

/* The game stays open, so that nothing of it is lost, not even what is still to be saved. */
static BluffPage *
bluff_table_page_renew (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);
  BluffPage *renewed;

  bluff_table_page_hidden (page);
  g_signal_handlers_disconnect_by_data (self->stage, self);
  g_signal_handlers_disconnect_by_data (bluff_saved_game_get_match (self->game), self);
  self->handed_over = TRUE;
  renewed = bluff_table_page_new (self->saves, self->game);
  BLUFF_TABLE_PAGE (renewed)->damage_said = self->damage_said;
  BLUFF_TABLE_PAGE (renewed)->rehearsed = self->rehearsed;

  return renewed;
}

static void
bluff_table_page_dispose (GObject *object)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_handle_id (&self->look, g_source_remove);
  if (self->stage != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->stage, self);
      bluff_stage_stop (self->stage);
    }
  g_clear_weak_pointer (&self->refusal);
  g_clear_object (&self->shouting);
  g_clear_object (&self->stage);
  if (self->game != NULL && !self->handed_over)
    bluff_saved_game_close_async (self->game, NULL, NULL);
  g_clear_object (&self->game);
  g_clear_object (&self->crew);
  g_clear_object (&self->saves);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_table_page_parent_class)->dispose (object);
}

static void
bluff_table_page_class_init (BluffTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bluff_table_page_dispose;
  widget_class->size_allocate = bluff_table_page_size_allocate;
  widget_class->measure = bluff_table_page_measure;
  widget_class->root = bluff_table_page_root;
  widget_class->unroot = bluff_table_page_unroot;
  BLUFF_PAGE_CLASS (klass)->shown = bluff_table_page_shown;
  BLUFF_PAGE_CLASS (klass)->hidden = bluff_table_page_hidden;
  BLUFF_PAGE_CLASS (klass)->escape = bluff_table_page_escape;
  BLUFF_PAGE_CLASS (klass)->is_shut = bluff_table_page_is_shut;
  BLUFF_PAGE_CLASS (klass)->renew = bluff_table_page_renew;

  g_type_ensure (BLUFF_TYPE_SIDE_PANE);
  g_type_ensure (BLUFF_TYPE_CURTAIN);
  g_type_ensure (BLUFF_TYPE_REHEARSAL);
  g_type_ensure (BLUFF_TYPE_TOSS);
  g_type_ensure (BLUFF_TYPE_ANNOUNCER);
  g_type_ensure (BLUFF_TYPE_ANSWER);
  g_type_ensure (BLUFF_TYPE_TABLE_TITLE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, pane);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, toss);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, rehearsal);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, announcer);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, answer);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, menu);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, seats_section);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, people_section);
  gtk_widget_class_bind_template_callback (widget_class, bluff_table_page_curtain_fallen);
  gtk_widget_class_bind_template_callback (widget_class, bluff_table_page_curtain_raised);
  gtk_widget_class_bind_template_callback (widget_class, bluff_table_page_coin_landed);
  gtk_widget_class_bind_template_callback (widget_class, bluff_table_page_rehearsed);
  bluff_table_page_install_actions (widget_class);
}

static void
bluff_table_page_init (BluffTablePage *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  /* Whether the log has room beside the table depends on the size of the page. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  bluff_shown_child_watch_revealer (self->trouble);
  bluff_table_page_add_keys (self);

  self->log = g_object_new (BLUFF_TYPE_LOG, NULL);
  bluff_side_pane_set_pane (self->pane, GTK_WIDGET (self->log));
  /* Until we know how much room there is, we ask for the least. */
  bluff_side_pane_set_beside (self->pane, FALSE);
  bluff_side_pane_set_open (self->pane, FALSE);
  g_signal_connect_swapped (self->pane, "notify::open", G_CALLBACK (log_toggled_cb), self);
}

static gboolean
look_cb (BluffTablePage *self, BluffView *view)
{
  return bluff_stage_look (self->stage, bluff_stage_get_viewer (self->stage), view);
}

static void
lay_the_table (BluffTablePage *self)
{
  self->tabletop = bluff_tables_lay (bluff_table_page_get_game (self));
  bluff_tabletop_set_crew (self->tabletop, self->crew);
  bluff_tabletop_set_people (self->tabletop, bluff_match_get_people (bluff_saved_game_get_match (self->game)));
  bluff_side_pane_set_content (self->pane, GTK_WIDGET (self->tabletop));
  g_signal_connect_object (self->tabletop, "act", G_CALLBACK (bluff_table_page_act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "outcome", G_CALLBACK (bluff_table_page_outcome), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "explain", G_CALLBACK (bluff_table_page_explain), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "done", G_CALLBACK (bluff_table_page_done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "look", G_CALLBACK (look_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "say", G_CALLBACK (bluff_announcer_say), self->announcer, G_CONNECT_SWAPPED);
}

static void
watch_stage (BluffTablePage *self)
{
  g_signal_connect_swapped (self->stage, "present", G_CALLBACK (bluff_table_page_present), self);
  g_signal_connect_swapped (self->stage, "failed", G_CALLBACK (bluff_table_page_failed), self);
  g_signal_connect_swapped (self->stage, "notify::viewer", G_CALLBACK (bluff_table_page_viewer), self);
  g_signal_connect_swapped (self->stage, "notify::curtain", G_CALLBACK (bluff_table_page_curtain), self);
  g_signal_connect_swapped (self->stage, "notify::settled", G_CALLBACK (bluff_table_page_settled), self);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
}

/* What the table agreed on stands at the top of its menu. */
static void
name_options (BluffTablePage *self)
{
  g_autofree char *options = bluff_words_options (bluff_table_page_get_table (self));
  g_autoptr (GMenuItem) first = g_menu_item_new_from_model (G_MENU_MODEL (self->menu), 0);

  g_menu_item_set_label (first, options);
  g_menu_remove (self->menu, 0);
  g_menu_prepend_item (self->menu, first);
}

BluffPage *
bluff_table_page_new (BluffSaves *saves, BluffSavedGame *game)
{
  BluffTablePage *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (BLUFF_IS_SAVES (saves), NULL);
  g_return_val_if_fail (BLUFF_IS_SAVED_GAME (game), NULL);

  self = g_object_new (BLUFF_TYPE_TABLE_PAGE, NULL);
  self->saves = g_object_ref (saves);
  self->game = g_object_ref (game);
  self->crew = bluff_crew_new_for_game (game);
  self->stage = bluff_stage_new (bluff_saved_game_get_match (game));
  title = bluff_words_game (bluff_table_page_get_game (self));
  bluff_page_set_title (BLUFF_PAGE (self), title);
  bluff_table_title_set_game (self->heading, title);
  name_options (self);
  lay_the_table (self);
  self->shouting = bluff_shouting_new (self->stage, self->tabletop, self->crew, self->settings);
  watch_stage (self);
  g_signal_connect_object (bluff_saved_game_get_match (game), "seated", G_CALLBACK (bluff_table_page_seated), self,
                           G_CONNECT_SWAPPED);
  bluff_table_page_seated (self);
  pace_changed_cb (self);

  return BLUFF_PAGE (self);
}

BluffGame
bluff_table_page_get_game (BluffTablePage *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLE_PAGE (self), BLUFF_GAME_PIRATE);

  return (BluffGame) bluff_table_page_get_table (self)->game;
}

gboolean
bluff_table_page_is_over (BluffPage *page)
{
  return BLUFF_IS_TABLE_PAGE (page) && bluff_match_is_over (bluff_saved_game_get_match (BLUFF_TABLE_PAGE (page)->game));
}

gboolean
bluff_table_page_is_of (BluffPage *page, const char *id)
{
  return BLUFF_IS_TABLE_PAGE (page) && g_str_equal (bluff_saved_game_get_id (BLUFF_TABLE_PAGE (page)->game), id);
}

const BluffTable *
bluff_table_page_get_table (BluffTablePage *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLE_PAGE (self), NULL);

  return bluff_match_get_table (bluff_saved_game_get_match (self->game));
}

const char *
bluff_table_page_get_rule (BluffTablePage *self)
{
  BluffView view;

  g_return_val_if_fail (BLUFF_IS_TABLE_PAGE (self), "");

  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    return "";

  bluff_stage_get_view (self->stage, &view);
  return bluff_phase_rule (bluff_table_page_get_game (self), (BluffPhase) view.head.phase);
}
