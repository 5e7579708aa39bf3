/* bluff-table-page-events.c: what the page of a table shows and tells of a game: events one by one, and what it waits
 * for.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page-private.h"

#include "bluff-reading.h"
#include "bluff-sounds.h"
#include "bluff-trouble-say.h"
#include "bluff-words-claim.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

enum
{
  CURTAIN_UP_MS = 300,
  CURTAIN_DOWN_MS = 350
};

/* --- What the header bar says --------------------------------------------------------------------------------------
 */

static void
update_heading (BluffTablePage *self)
{
  BluffView view;
  BluffCast cast;
  g_autofree char *phase = NULL, *whole = NULL, *brief = NULL;
  guint round;

  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    {
      bluff_table_title_set_state (self->heading, _ ("Pass and play"), "");
      return;
    }

  bluff_stage_get_view (self->stage, &view);
  cast = bluff_crew_get_cast (self->crew, bluff_stage_get_viewer (self->stage));
  phase = bluff_words_phase (&cast, &view);
  round =
      bluff_words_round_number ((BluffGame) view.head.table.game, MAX (view.head.turns, 1), view.head.table.players);
  /* Translators: below the name of the game; %1$u is the number of the round, %2$s a sentence that says what the game
   * waits for. */
  whole = g_strdup_printf (_ ("Round %1$u · %2$s"), round, phase);
  /* The table itself says what it waits for. */
  brief = g_strdup_printf (_ ("Round %u"), round);
  bluff_table_title_set_state (self->heading, whole, brief);
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

  if (bluff_stage_is_repeated (self->stage, number) || !bluff_stage_tell (self->stage, number, &told))
    return;

  /* Everybody may know which turn it was. What ends a turn belongs to it, so it is the one before the event. */
  bluff_match_view_after (match, MAX (number, 2) - 1, BLUFF_ONLOOKER, &view);
  /* The log remembers (B19). */
  if (!view.head.table.memory_aid)
    bluff_told_forget (&told);
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

void
bluff_table_page_offer (BluffTablePage *self)
{
  BluffLegal legal;

  bluff_stage_legal (self->stage, &legal);
  bluff_tabletop_offer (self->tabletop, &legal);
}

void
bluff_table_page_stop_resting (BluffTablePage *self)
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

/* The coin and the rehearsal are sheets of the page: nothing of the table can be done behind them. One that goes gives
 * the focus back to where it was, which must be able to take it. */
void
bluff_table_page_lay_over (BluffTablePage *self, GtkWidget *sheet, gboolean lies)
{
  GtkWidget *toss = GTK_WIDGET (self->toss), *rehearsal = GTK_WIDGET (self->rehearsal);
  GtkWidget *other = sheet == toss ? rehearsal : toss;

  if (lies)
    gtk_widget_set_visible (sheet, TRUE);
  bluff_tabletop_set_covered (self->tabletop, lies || gtk_widget_get_visible (other));
  if (!lies)
    gtk_widget_set_visible (sheet, FALSE);
}

static void
take_coin_away (BluffTablePage *self)
{
  bluff_toss_drop (self->toss);
  bluff_table_page_lay_over (self, GTK_WIDGET (self->toss), FALSE);
}

void
bluff_table_page_show_all (BluffTablePage *self)
{
  BluffView view;

  /* The stage presents again what was not seen to its end. */
  bluff_table_page_stop_resting (self);
  self->presenting = FALSE;
  take_coin_away (self);
  bluff_stage_get_view (self->stage, &view);
  recall (self);
  bluff_tabletop_show (self->tabletop, &view);
  bluff_shouting_update (self->shouting, NULL);
  rewrite_log (self);
  update_heading (self);
  bluff_table_page_offer (self);
}

/* The next viewer must not find what this one asked for or was refused, even where no curtain falls between them. */
void
bluff_table_page_viewer (BluffTablePage *self)
{
  self->turned = TRUE;
  bluff_answer_close (self->answer);
  bluff_table_page_forget_refusal (self);
  bluff_table_page_show_all (self);
}

void
bluff_table_page_show_end (BluffTablePage *self)
{
  g_autoptr (GArray) events = bluff_stage_open_secrets (self->stage);
  BluffView view;

  if (events == NULL)
    return;

  /* There is nothing to hide any more. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.hide", FALSE);
  bluff_stage_get_view (self->stage, &view);
  bluff_tabletop_open_secrets (self->tabletop, &view, events);
  bluff_table_page_tell_evening (self);
}

/* --- Presenting: an event, then a rest, then the next --------------------------------------------------------------
 */

static void
finish_event (BluffTablePage *self)
{
  bluff_table_page_stop_resting (self);
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

  if (!bluff_stage_is_repeated (self->stage, number))
    bluff_announcer_tell (self->announcer, number, &cast, told);
}

/* Tells what happened: in the log, as an announcement, and in the heading. */
static void
tell_event (BluffTablePage *self, guint number, const BluffTold *told)
{
  log_event (self, number);
  announce (self, number, told);
  update_heading (self);
}

/* The outcome of dice, coins, cups and cards that are turned over is told when it can be seen. */
static gboolean
is_told_late (const BluffTold *told)
{
  switch ((BluffEventKind) told->event.kind)
    {
    case BLUFF_EVENT_ROLL:
    case BLUFF_EVENT_FLIP:
    case BLUFF_EVENT_MATCH:
    case BLUFF_EVENT_SHOWN:
    case BLUFF_EVENT_REVEAL:
    case BLUFF_EVENT_OPEN:
      return TRUE;
    default:
      return FALSE;
    }
}

void
bluff_table_page_outcome (BluffTablePage *self)
{
  guint number = bluff_stage_get_n_shown (self->stage);
  BluffTold told;

  if (!self->presenting)
    return;

  if (self->untold && bluff_stage_tell (self->stage, number, &told))
    tell_event (self, number, &told);
  self->untold = FALSE;
  bluff_sounds_outcome ();
}

void
bluff_table_page_done (BluffTablePage *self, gboolean rest)
{
  BluffPace pace = bluff_tabletop_get_pace (self->tabletop);

  if (!self->presenting)
    return;

  bluff_table_page_outcome (self);
  self->presenting = FALSE;
  if (!rest || (pace != BLUFF_PACE_STEP && bluff_pace_rest (pace) == 0))
    finish_event (self);
  else if (pace != BLUFF_PACE_STEP)
    self->rest = g_timeout_add (bluff_pace_rest (pace), rested_cb, self);
  else
    {
      self->waiting = TRUE;
      gtk_widget_set_visible (self->next_button, TRUE);
      bluff_reading_grab_focus (self->next_button);
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
  bluff_table_page_lay_over (self, GTK_WIDGET (self->toss), TRUE);
  bluff_toss_present (self->toss, self->crew, told, is_tie (self, number),
                      bluff_pace_motion (bluff_tabletop_get_pace (self->tabletop)));
}

void
bluff_table_page_coin_landed (BluffTablePage *self)
{
  bluff_table_page_done (self, TRUE);
}

void
bluff_table_page_present (BluffTablePage *self, guint number)
{
  BluffTold told;
  BluffView before, after;

  if (!bluff_stage_tell (self->stage, number, &told))
    g_return_if_reached ();

  bluff_stage_get_before (self->stage, &before);
  bluff_stage_get_view (self->stage, &after);
  self->turned = FALSE;
  self->untold = is_told_late (&told);
  if (!self->untold)
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

void
bluff_table_page_continue (GtkWidget *widget, const char *name, GVariant *parameter)
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

/* The focus stays in the header bar while somebody uses it. */
static gboolean
is_in_header (BluffTablePage *self)
{
  GtkWidget *focus = self->window != NULL ? gtk_window_get_focus (self->window) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, self->header);
}

/* Gives the focus to what is to be decided, and announces whose turn it is. */
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
  if (self->fresh || (!bluff_reading_goes_on (GTK_WIDGET (self)) && !is_in_header (self)))
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

void
bluff_table_page_settled (BluffTablePage *self)
{
  bluff_table_page_offer (self);
  update_heading (self);
  ask_for_decision (self);
  ring (self);
  if (bluff_stage_is_settled (self->stage) && bluff_match_is_over (bluff_saved_game_get_match (self->game)))
    bluff_table_page_show_end (self);
}

/* Not only covered: gone from the screen, from the focus and from what a screen reader finds. */
void
bluff_table_page_curtain_fallen (BluffTablePage *self)
{
  if (bluff_stage_get_curtain (self->stage) != BLUFF_CURTAIN_UP)
    gtk_widget_set_visible (GTK_WIDGET (self->pane), FALSE);
}

/* It falls at once where a secret was on the screen, and else as a sail does. */
static void
move_curtain (BluffTablePage *self, BluffCurtainState state)
{
  double motion = bluff_pace_motion (bluff_tabletop_get_pace (self->tabletop));
  guint down = self->turned ? 0 : (guint) (CURTAIN_DOWN_MS * motion);

  if (state == BLUFF_CURTAIN_PASS)
    bluff_curtain_pass (self->curtain, self->crew, bluff_stage_get_last (self->stage),
                        bluff_stage_get_next (self->stage), down);
  else if (state == BLUFF_CURTAIN_GATHER)
    bluff_curtain_gather (self->curtain, self->crew, down);
  else
    bluff_curtain_go_up (self->curtain, (guint) (CURTAIN_UP_MS * motion));
}

void
bluff_table_page_curtain (BluffTablePage *self)
{
  BluffCurtainState state = bluff_stage_get_curtain (self->stage);
  gboolean up = state == BLUFF_CURTAIN_UP;

  move_curtain (self, state);
  /* Also while it falls. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->pane), up);
  bluff_answer_close (self->answer);
  if (!up)
    bluff_table_page_forget_refusal (self);
  if (!up)
    bluff_announcer_say (self->announcer, bluff_curtain_get_words (self->curtain));
  if (up)
    gtk_widget_set_visible (GTK_WIDGET (self->pane), TRUE);
  bluff_sounds_play (up ? BLUFF_CUE_CURTAIN_UP : BLUFF_CUE_CURTAIN_DOWN);
  update_heading (self);
}

void
bluff_table_page_curtain_raised (BluffTablePage *self)
{
  bluff_stage_raise (self->stage);
  /* Until there is something to decide. */
  gtk_widget_child_focus (GTK_WIDGET (self->tabletop), GTK_DIR_TAB_FORWARD);
}

void
bluff_table_page_failed (BluffTablePage *self, GError *error)
{
  g_autofree char *sentence = bluff_trouble_say (error);

  gtk_label_set_label (self->trouble_text, sentence);
  gtk_revealer_set_reveal_child (self->trouble, TRUE);
  bluff_announcer_say (self->announcer, sentence);
  bluff_table_page_offer (self);
}

void
bluff_table_page_retry (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BluffTablePage *self = BLUFF_TABLE_PAGE (widget);

  (void) name;
  (void) parameter;
  gtk_revealer_set_reveal_child (self->trouble, FALSE);
  bluff_stage_retry (self->stage);
}
