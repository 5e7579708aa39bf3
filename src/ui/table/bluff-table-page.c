/* bluff-table-page.c: the table at which a game is played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page.h"

#include "bluff-announcer.h"
#include "bluff-answer.h"
#include "bluff-breadth.h"
#include "bluff-curtain.h"
#include "bluff-handover.h"
#include "bluff-headphones.h"
#include "bluff-log.h"
#include "bluff-query.h"
#include "bluff-question.h"
#include "bluff-rehearsal.h"
#include "bluff-rematch.h"
#include "bluff-shouting.h"
#include "bluff-side-pane.h"
#include "bluff-sounds.h"
#include "bluff-stage.h"
#include "bluff-tables.h"
#include "bluff-toss.h"
#include "bluff-trouble-say.h"
#include "bluff-window.h"
#include "bluff-words-names.h"
#include "bluff-words.h"
#include "bluff-zones.h"

#include <glib/gi18n.h>

enum
{
  TIGHT_WIDTH = 480,   /* below it the rules are in the menu alone */
  BESIDE_WIDTH = 1180, /* from here on the log has room beside the table */
  CURTAIN_MS = 300,
  LOOK_MS = 100 /* between the window that loses the focus and the one that gets it */
};

struct _BluffTablePage
{
  BluffPage parent_instance;

  GtkWidget *header;
  AdwWindowTitle *heading;
  BluffSidePane *pane;
  GtkRevealer *trouble;
  GtkLabel *trouble_text;
  GtkWidget *next_button;
  GtkWidget *rules_button;
  BluffCurtain *curtain;
  BluffToss *toss;
  BluffRehearsal *rehearsal;
  BluffAnnouncer *announcer;
  BluffAnswer *answer; /* to what the viewer asked for */
  GMenu *seats_section;
  BluffLog *log;
  BluffTabletop *tabletop;

  GSettings *settings;
  BluffSaves *saves;
  BluffSavedGame *game;
  BluffCrew *crew;
  BluffStage *stage;
  BluffShouting *shouting;
  guint rest;          /* the source that ends a rest */
  gboolean waiting;    /* for somebody to continue */
  gboolean presenting; /* the tabletop has not said that it is done */
  gboolean wide;
  guint refit; /* the source that fits the page to its new size */
  guint look;  /* the source that sees whether anybody looks */
  gboolean damage_said;
  gboolean rehearsed;
  gboolean fresh; /* nobody has gone anywhere on the page yet */
  GtkWindow *window;
};

G_DEFINE_FINAL_TYPE (BluffTablePage, bluff_table_page, BLUFF_TYPE_PAGE)

/* --- What the header bar says --------------------------------------------------------------------------------------
 */

static void
update_heading (BluffTablePage *self)
{
  BluffView view;
  BluffCast cast;
  g_autofree char *phase = NULL, *subtitle = NULL;
  guint round;

  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    {
      adw_window_title_set_subtitle (self->heading, _ ("Pass and play"));
      return;
    }

  bluff_stage_get_view (self->stage, &view);
  cast = bluff_crew_get_cast (self->crew, bluff_stage_get_viewer (self->stage));
  phase = bluff_words_phase (&cast, &view);
  round = (MAX (view.head.turns, 1) - 1) / view.head.table.players + 1;
  /* Translators: below the name of the game; %1$u is the number of the round, %2$s a sentence that says what the game
   * waits for. */
  subtitle = g_strdup_printf (_ ("Round %1$u · %2$s"), round, phase);
  adw_window_title_set_subtitle (self->heading, subtitle);
}

/* --- The log -------------------------------------------------------------------------------------------------------
 */

static void
log_event (BluffTablePage *self, guint number)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  BluffSeat viewer = bluff_stage_get_viewer (self->stage);
  BluffTold told;
  BluffView view;

  if (!bluff_stage_tell (self->stage, number, &told))
    return;

  bluff_match_view_after (match, number, viewer, &view);
  bluff_log_add (self->log, self->crew, viewer, &told, view.head.turns);
}

/* Another viewer was told other things. */
static void
rewrite_log (BluffTablePage *self)
{
  guint n = bluff_stage_get_n_shown (self->stage);

  bluff_log_clear (self->log);
  for (guint number = 1; number <= n; number++)
    log_event (self, number);
}

/* --- Showing -------------------------------------------------------------------------------------------------------
 */

static void
offer (BluffTablePage *self)
{
  BluffLegal legal;

  bluff_stage_legal (self->stage, &legal);
  bluff_tabletop_offer (self->tabletop, &legal);
}

static void
stop_resting (BluffTablePage *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  self->waiting = FALSE;
  gtk_widget_set_visible (self->next_button, FALSE);
}

/* The table may remember what happened, as the viewer was told it. */
static void
recall (BluffTablePage *self)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (BluffTold));
  guint n = bluff_stage_get_n_shown (self->stage);

  for (guint number = 1; number <= n; number++)
    {
      BluffTold told;

      if (bluff_stage_tell (self->stage, number, &told))
        g_array_append_val (events, told);
    }
  bluff_tabletop_recall (self->tabletop, events);
}

static void
take_coin_away (BluffTablePage *self)
{
  bluff_toss_drop (self->toss);
  gtk_widget_set_visible (GTK_WIDGET (self->toss), FALSE);
}

static void
show_all (BluffTablePage *self)
{
  BluffView view;

  /* The stage presents again what was not seen to its end. */
  stop_resting (self);
  self->presenting = FALSE;
  take_coin_away (self);
  bluff_stage_get_view (self->stage, &view);
  recall (self);
  bluff_tabletop_show (self->tabletop, &view);
  bluff_shouting_update (self->shouting, NULL);
  rewrite_log (self);
  update_heading (self);
  offer (self);
}

static void
show_end (BluffTablePage *self)
{
  g_autoptr (GArray) events = bluff_stage_open_secrets (self->stage);
  BluffView view;

  if (events == NULL)
    return;

  bluff_stage_get_view (self->stage, &view);
  bluff_tabletop_open_secrets (self->tabletop, &view, events);
}

/* --- Presenting: an event, then a rest, then the next --------------------------------------------------------------
 */

static void
finish_event (BluffTablePage *self)
{
  stop_resting (self);
  take_coin_away (self);
  bluff_stage_done (self->stage);
}

static gboolean
rested_cb (gpointer user_data)
{
  BluffTablePage *self = user_data;

  self->rest = 0;
  finish_event (self);
  return G_SOURCE_REMOVE;
}

static void
announce (BluffTablePage *self, guint number, const BluffTold *told)
{
  BluffCast cast = bluff_crew_get_cast (self->crew, bluff_stage_get_viewer (self->stage));

  bluff_announcer_tell (self->announcer, number, &cast, told);
}

/* Says what happened, in the log, to those who do not see it, and above the table. */
static void
tell_event (BluffTablePage *self, guint number, const BluffTold *told)
{
  log_event (self, number);
  announce (self, number, told);
  update_heading (self);
}

/* What dice and coins come to is told when they lie still. */
static gboolean
is_told_late (const BluffTold *told)
{
  return told->event.kind == BLUFF_EVENT_ROLL || told->event.kind == BLUFF_EVENT_FLIP;
}

static void
tell_late (BluffTablePage *self)
{
  guint number = bluff_stage_get_n_shown (self->stage);
  BluffTold told;

  if (bluff_stage_tell (self->stage, number, &told) && is_told_late (&told))
    tell_event (self, number, &told);
}

static void
done_cb (BluffTablePage *self, gboolean rest)
{
  BluffPace pace = bluff_tabletop_get_pace (self->tabletop);

  if (!self->presenting)
    return;

  self->presenting = FALSE;
  tell_late (self);
  bluff_sounds_outcome ();
  if (!rest || (pace != BLUFF_PACE_STEP && bluff_pace_rest (pace) == 0))
    finish_event (self);
  else if (pace != BLUFF_PACE_STEP)
    self->rest = g_timeout_add (bluff_pace_rest (pace), rested_cb, self);
  else
    {
      self->waiting = TRUE;
      gtk_widget_set_visible (self->next_button, TRUE);
      gtk_widget_grab_focus (self->next_button);
    }
}

/* Whether a toss is for the first place (N17), and not between those who shouted (C4). */
static gboolean
is_tie (BluffTablePage *self, guint number)
{
  BluffTold told;

  while (bluff_stage_tell (self->stage, --number, &told) && told.event.kind == BLUFF_EVENT_FLIP)
    ;

  return told.event.kind != BLUFF_EVENT_DECIDE;
}

/* The coin is the same in every game. */
static void
toss_coin (BluffTablePage *self, guint number, const BluffTold *told)
{
  gtk_widget_set_visible (GTK_WIDGET (self->toss), TRUE);
  bluff_toss_present (self->toss, self->crew, told, is_tie (self, number),
                      bluff_pace_motion (bluff_tabletop_get_pace (self->tabletop)));
}

static void
coin_landed_cb (BluffTablePage *self)
{
  done_cb (self, TRUE);
}

static void
present_cb (BluffTablePage *self, guint number)
{
  BluffTold told;
  BluffView before, after;

  if (!bluff_stage_tell (self->stage, number, &told))
    g_return_if_reached ();

  bluff_stage_get_before (self->stage, &before);
  bluff_stage_get_view (self->stage, &after);
  if (!is_told_late (&told))
    tell_event (self, number, &told);
  gtk_revealer_set_reveal_child (self->trouble, FALSE);
  self->presenting = TRUE;
  bluff_sounds_begin (&told, &before, &after);
  bluff_shouting_update (self->shouting, &told);
  if (told.event.kind == BLUFF_EVENT_FLIP)
    toss_coin (self, number, &told);
  else
    bluff_tabletop_present (self->tabletop, &told, &before, &after);
}

static void
continue_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  (void) name;
  (void) parameter;
  if (self->presenting && gtk_widget_get_visible (GTK_WIDGET (self->toss)))
    bluff_toss_skip (self->toss);
  else if (self->presenting)
    bluff_tabletop_skip (self->tabletop);
  else if (self->rest != 0 || self->waiting)
    finish_event (self);
}

/* --- The stage -----------------------------------------------------------------------------------------------------
 */

/* Whether somebody reads in the log, an answer or a menu, where the game must not fetch them away. */
static gboolean
is_elsewhere (BluffTablePage *self)
{
  GtkWidget *focus = self->window != NULL ? gtk_window_get_focus (self->window) : NULL;
  GtkWidget *places[] = { self->header, GTK_WIDGET (self->log), GTK_WIDGET (self->answer) };

  for (guint i = 0; focus != NULL && i < G_N_ELEMENTS (places); i++)
    if (focus == places[i] || gtk_widget_is_ancestor (focus, places[i]))
      return TRUE;

  return FALSE;
}

/* The focus goes to what is to be decided, and whose turn it is is said. */
static void
ask_for_decision (BluffTablePage *self)
{
  BluffView view;
  BluffCast cast;
  g_autofree char *phase = NULL;

  if (!bluff_stage_may_act (self->stage))
    return;

  bluff_stage_get_view (self->stage, &view);
  cast = bluff_crew_get_cast (self->crew, bluff_stage_get_viewer (self->stage));
  phase = bluff_words_phase (&cast, &view);
  bluff_announcer_say (self->announcer, phase);
  if (self->fresh || !is_elsewhere (self))
    bluff_tabletop_focus_decision (self->tabletop);
  self->fresh = FALSE;
}

/* Where several people share the screen, the curtain calls. */
static void
ring (BluffTablePage *self)
{
  BluffTold told;
  BluffView before, after;

  if (bluff_stage_is_shared (self->stage) || !bluff_stage_may_act (self->stage) ||
      !bluff_stage_tell (self->stage, bluff_stage_get_n_shown (self->stage), &told))
    return;

  bluff_stage_get_before (self->stage, &before);
  bluff_stage_get_view (self->stage, &after);
  bluff_sounds_play (bluff_cues_of_waiting (&told, &before, &after));
}

static void
settled_cb (BluffTablePage *self)
{
  offer (self);
  update_heading (self);
  ask_for_decision (self);
  ring (self);
  if (bluff_stage_is_settled (self->stage) && bluff_match_is_over (bluff_saved_game_get_match (self->game)))
    show_end (self);
}

static void
curtain_cb (BluffTablePage *self)
{
  BluffCurtainState state = bluff_stage_get_curtain (self->stage);
  gboolean up = state == BLUFF_CURTAIN_UP;

  if (state == BLUFF_CURTAIN_PASS)
    bluff_curtain_pass (self->curtain, self->crew, bluff_stage_get_last (self->stage),
                        bluff_stage_get_next (self->stage));
  else if (state == BLUFF_CURTAIN_GATHER)
    bluff_curtain_gather (self->curtain, self->crew);
  else
    bluff_curtain_go_up (self->curtain,
                         (guint) (CURTAIN_MS * bluff_pace_motion (bluff_tabletop_get_pace (self->tabletop))));

  /* Not only covered: gone from the screen, from the focus and from what a screen reader finds. */
  bluff_answer_close (self->answer);
  if (!up)
    bluff_announcer_say (self->announcer, bluff_curtain_get_words (self->curtain));
  gtk_widget_set_visible (GTK_WIDGET (self->pane), up);
  bluff_sounds_play (up ? BLUFF_CUE_CURTAIN_UP : BLUFF_CUE_CURTAIN_DOWN);
  update_heading (self);
}

static void
curtain_raised_cb (BluffTablePage *self)
{
  bluff_stage_raise (self->stage);
  /* Until there is something to decide. */
  gtk_widget_child_focus (GTK_WIDGET (self->tabletop), GTK_DIR_TAB_FORWARD);
}

static void
failed_cb (BluffTablePage *self, GError *error)
{
  g_autofree char *sentence = bluff_trouble_say (error);

  gtk_label_set_label (self->trouble_text, sentence);
  gtk_revealer_set_reveal_child (self->trouble, TRUE);
  offer (self);
}

static void
retry_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  (void) name;
  (void) parameter;
  gtk_revealer_set_reveal_child (self->trouble, FALSE);
  bluff_stage_retry (self->stage);
}

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

/* Says why not, and where it is written. */
static void
say_refusal (BluffTablePage *self, BluffRefusal refusal)
{
  g_autofree char *sentence = bluff_words_refusal (refusal);
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (markup);

  adw_toast_set_button_label (toast, _ ("Rules"));
  adw_toast_set_action_name (toast, "win.rules");
  adw_toast_set_action_target (toast, "(ss)", bluff_game_name (bluff_table_page_get_game (self)),
                               bluff_refusal_rule (refusal));
  bluff_window_add_toast (bluff_window_of (self), toast);
  bluff_sounds_play (BLUFF_CUE_REFUSED);
}

static void
act_cb (BluffTablePage *self, BluffAction *action)
{
  BluffRefusal refusal = bluff_stage_act (self->stage, action);

  if (refusal != BLUFF_REFUSAL_NONE)
    say_refusal (self, refusal);
  else
    offer (self);
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

  words = bluff_query_answer (query, self->stage, self->crew);
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
  bluff_stage_hide (BLUFF_TABLE_PAGE (widget)->stage);
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

  (void) name;
  bluff_rematch_begin (GTK_WIDGET (self), self->saves, self->game, g_variant_get_boolean (parameter));
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
static gboolean
is_race (BluffTablePage *self)
{
  BluffMatch *match = bluff_saved_game_get_match (self->game);
  const BluffTable *table = bluff_match_get_table (match);

  return table->game != BLUFF_GAME_PIRATE && table->shout == BLUFF_SHOUT_QUICK && bluff_stage_is_shared (self->stage) &&
         !bluff_match_is_over (match);
}

static void
rehearse (BluffTablePage *self)
{
  self->rehearsed = TRUE;
  bluff_rehearsal_begin (self->rehearsal, self->crew, bluff_match_get_people (bluff_saved_game_get_match (self->game)),
                         self->settings);
  gtk_widget_set_visible (GTK_WIDGET (self->rehearsal), TRUE);
}

static void
rehearsed_cb (BluffTablePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->rehearsal), FALSE);
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

  stop_resting (self);
  self->presenting = FALSE;
  bluff_stage_hide (self->stage);
  bluff_stage_stop (self->stage);
  rehearse (self);
}

/* Somebody has left, or is back. */
static void
seated_cb (BluffTablePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.rehearse", is_race (self));
  bluff_tabletop_set_people (self->tabletop, bluff_match_get_people (bluff_saved_game_get_match (self->game)));
  bluff_handover_fill_menu (self->seats_section, self->game, self->crew);
}

/* --- When nobody looks ---------------------------------------------------------------------------------------------
 */

static void active_changed_cb (BluffTablePage *self);

/* Whether a window of ours has the focus. One that asks something in front of the table counts, and is watched from
 * then on. */
static gboolean
is_looked_at (BluffTablePage *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (!gtk_window_is_active (window))
        continue;
      if (window != self->window)
        {
          g_signal_handlers_disconnect_by_func (window, active_changed_cb, self);
          g_signal_connect_object (window, "notify::is-active", G_CALLBACK (active_changed_cb), self,
                                   G_CONNECT_SWAPPED);
        }
      return TRUE;
    }

  return FALSE;
}

static gboolean
looked_away_cb (gpointer user_data)
{
  BluffTablePage *self = user_data;

  self->look = 0;
  if (self->window != NULL && !is_looked_at (self))
    bluff_stage_hide (self->stage);
  return G_SOURCE_REMOVE;
}

/* One window loses the focus before the next one gets it. */
static void
active_changed_cb (BluffTablePage *self)
{
  if (self->look == 0 && g_settings_get_boolean (self->settings, "curtain-on-focus-loss"))
    self->look = g_timeout_add (LOOK_MS, looked_away_cb, self);
}

static void
screensaver_cb (BluffTablePage *self)
{
  bluff_stage_hide (self->stage);
}

static void
watch_window (BluffTablePage *self)
{
  GtkApplication *application;

  self->window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  application = gtk_window_get_application (self->window);
  g_signal_connect_object (self->window, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  if (application != NULL)
    g_signal_connect_object (application, "notify::screensaver-active", G_CALLBACK (screensaver_cb), self,
                             G_CONNECT_SWAPPED);
  /* GTK 4.12 and newer say so when nobody can see the window. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->window), "suspended") != NULL)
    g_signal_connect_object (self->window, "notify::suspended", G_CALLBACK (screensaver_cb), self, G_CONNECT_SWAPPED);
}

static void
bluff_table_page_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bluff_table_page_parent_class)->root (widget);

  watch_window (BLUFF_TABLE_PAGE (widget));
  bluff_shouting_listen (BLUFF_TABLE_PAGE (widget)->shouting, BLUFF_TABLE_PAGE (widget)->window);
}

static void
bluff_table_page_unroot (GtkWidget *widget)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);
  GtkApplication *application = gtk_window_get_application (self->window);

  if (self->shouting != NULL)
    bluff_shouting_listen (self->shouting, NULL);
  g_signal_handlers_disconnect_by_data (self->window, self);
  if (application != NULL)
    g_signal_handlers_disconnect_by_data (application, self);
  self->window = NULL;

  GTK_WIDGET_CLASS (bluff_table_page_parent_class)->unroot (widget);
}

/* --- The page ------------------------------------------------------------------------------------------------------
 */

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

/* What is being allocated cannot be given another size. */
static gboolean
refit_cb (gpointer user_data)
{
  BluffTablePage *self = user_data;

  self->refit = 0;
  gtk_widget_set_visible (self->rules_button, gtk_widget_get_width (GTK_WIDGET (self)) >= TIGHT_WIDTH);
  if (self->wide != has_room_beside (self, gtk_widget_get_width (GTK_WIDGET (self))))
    {
      self->wide = !self->wide;
      bluff_side_pane_set_beside (self->pane, self->wide);
      bluff_side_pane_set_open (self->pane, self->wide && g_settings_get_boolean (self->settings, "show-log"));
    }
  return G_SOURCE_REMOVE;
}

static void
bluff_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);
  gboolean wide = has_room_beside (self, width);

  if ((self->wide != wide || gtk_widget_get_visible (self->rules_button) != (width >= TIGHT_WIDTH)) && self->refit == 0)
    self->refit = g_idle_add_full (GDK_PRIORITY_REDRAW - 1, refit_cb, self, NULL);

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
  g_autofree char *fault_text = NULL, *body = NULL;
  BluffFault fault;
  guint event;

  if (self->damage_said || !bluff_saved_game_get_damage (self->game, &event, &fault))
    return;

  self->damage_said = TRUE;

  fault_text = bluff_words_fault (&fault);
  /* Translators: %s is a sentence that says what is wrong with a move. */
  body = g_strdup_printf (_ ("This game could not be read to its end: %s It is shown up to the last move that is in "
                             "order. What is stored stays as it is; if you play on, that becomes a game of its own."),
                          fault_text);
  bluff_question_tell (GTK_WIDGET (window), _ ("Part of this game is damaged"), body);
}

static void
headphones_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BluffTablePage) self = user_data;
  const char *words = _ ("Use headphones: what the screen reader says behind the sail is for one pair of ears.");

  (void) source;
  if (!bluff_headphones_ask_finish (result, self->settings) || bluff_window_of (self) == NULL)
    return;

  bluff_window_add_toast (bluff_window_of (self), adw_toast_new (words));
  bluff_announcer_say (self->announcer, words);
}

static void
bluff_table_page_shown (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);

  self->fresh = TRUE;
  say_damage (self);
  show_all (self);
  if (is_race (self) && !self->rehearsed && bluff_match_get_n_told (bluff_saved_game_get_match (self->game)) == 0)
    rehearse (self);
  if (!gtk_widget_get_visible (GTK_WIDGET (self->rehearsal)))
    bluff_stage_start (self->stage);
  if (bluff_stage_is_shared (self->stage))
    bluff_headphones_ask_async (NULL, headphones_cb, g_object_ref (self));
  if (bluff_match_is_over (bluff_saved_game_get_match (self->game)))
    show_end (self);
}

static void
bluff_table_page_hidden (BluffPage *page)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (page);

  stop_resting (self);
  self->presenting = FALSE;
  bluff_stage_hide (self->stage);
  bluff_stage_stop (self->stage);
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

static void
bluff_table_page_dispose (GObject *object)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  g_clear_handle_id (&self->refit, g_source_remove);
  g_clear_handle_id (&self->look, g_source_remove);
  if (self->stage != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->stage, self);
      bluff_stage_stop (self->stage);
    }
  g_clear_object (&self->shouting);
  g_clear_object (&self->stage);
  if (self->game != NULL)
    bluff_saved_game_close_async (self->game, NULL, NULL);
  g_clear_object (&self->game);
  g_clear_object (&self->crew);
  g_clear_object (&self->saves);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bluff_table_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "game.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "game.retry", NULL, retry_cb);
  gtk_widget_class_install_action (widget_class, "game.ask", "s", ask_cb);
  gtk_widget_class_install_action (widget_class, "game.next-zone", "b", next_zone_cb);
  gtk_widget_class_install_action (widget_class, "game.hide", NULL, hide_cb);
  gtk_widget_class_install_action (widget_class, "game.rehearse", NULL, rehearse_cb);
  gtk_widget_class_install_action (widget_class, "game.toggle-log", NULL, toggle_log_cb);
  gtk_widget_class_install_action (widget_class, "game.play-again", "b", play_again_cb);
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
static void
add_keys (BluffTablePage *self)
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

  g_type_ensure (BLUFF_TYPE_SIDE_PANE);
  g_type_ensure (BLUFF_TYPE_CURTAIN);
  g_type_ensure (BLUFF_TYPE_REHEARSAL);
  g_type_ensure (BLUFF_TYPE_TOSS);
  g_type_ensure (BLUFF_TYPE_ANNOUNCER);
  g_type_ensure (BLUFF_TYPE_ANSWER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bluffbay/BluffBay/table/bluff-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, heading);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, pane);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, curtain);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, toss);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, rehearsal);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, announcer);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, answer);
  gtk_widget_class_bind_template_child (widget_class, BluffTablePage, seats_section);
  gtk_widget_class_bind_template_callback (widget_class, curtain_raised_cb);
  gtk_widget_class_bind_template_callback (widget_class, coin_landed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rehearsed_cb);
  install_actions (widget_class);
}

static void
bluff_table_page_init (BluffTablePage *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  /* Whether the log has room beside the table depends on the size of the page. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);

  self->log = g_object_new (BLUFF_TYPE_LOG, NULL);
  bluff_side_pane_set_pane (self->pane, GTK_WIDGET (self->log));
  /* Until we know how much room there is, we ask for the least. */
  bluff_side_pane_set_beside (self->pane, FALSE);
  bluff_side_pane_set_open (self->pane, FALSE);
  g_signal_connect_swapped (self->pane, "notify::open", G_CALLBACK (log_toggled_cb), self);
}

static void
lay_the_table (BluffTablePage *self)
{
  self->tabletop = bluff_tables_lay (bluff_table_page_get_game (self));
  bluff_tabletop_set_crew (self->tabletop, self->crew);
  bluff_tabletop_set_people (self->tabletop, bluff_match_get_people (bluff_saved_game_get_match (self->game)));
  bluff_side_pane_set_content (self->pane, GTK_WIDGET (self->tabletop));
  g_signal_connect_object (self->tabletop, "act", G_CALLBACK (act_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tabletop, "say", G_CALLBACK (bluff_announcer_say), self->announcer, G_CONNECT_SWAPPED);
}

static void
watch_stage (BluffTablePage *self)
{
  g_signal_connect_swapped (self->stage, "present", G_CALLBACK (present_cb), self);
  g_signal_connect_swapped (self->stage, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->stage, "notify::viewer", G_CALLBACK (show_all), self);
  g_signal_connect_swapped (self->stage, "notify::curtain", G_CALLBACK (curtain_cb), self);
  g_signal_connect_swapped (self->stage, "notify::settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
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
  adw_window_title_set_title (self->heading, title);
  lay_the_table (self);
  self->shouting = bluff_shouting_new (self->stage, self->tabletop, self->crew, self->settings);
  watch_stage (self);
  g_signal_connect_object (bluff_saved_game_get_match (game), "seated", G_CALLBACK (seated_cb), self,
                           G_CONNECT_SWAPPED);
  seated_cb (self);
  pace_changed_cb (self);

  return BLUFF_PAGE (self);
}

BluffGame
bluff_table_page_get_game (BluffTablePage *self)
{
  g_return_val_if_fail (BLUFF_IS_TABLE_PAGE (self), BLUFF_GAME_PIRATE);

  return (BluffGame) bluff_match_get_table (bluff_saved_game_get_match (self->game))->game;
}
