/* bluff-stage.h: what the table shows, to whom, and when: between a match and a screen that people share.
 *
 * Whose eyes. The stage has a viewer: the seat whose view is on the screen. With one person it is always that person.
 * With several it is the person who has raised the curtain, and otherwise an onlooker (BLUFF_ONLOOKER), who sees what
 * everybody may see and no hand. A person's private moment ends with what they do in it: before anything else is shown
 * the viewer is the onlooker again. The curtain then waits for the next person whom the match waits for. Whatever asks
 * the stage gets the viewer's view and told events, so that nothing else can reach a widget.
 *
 * Covered cards. A card that is looked at only as long as its owner holds on to it (Bluffaneer's) is in no view and in
 * no told event that a screen shared by several people gets, not even its owner's: only bluff_stage_look has it.
 *
 * Moments (C4). When people may shout, several of them decide at an open table: the curtain stays up, the viewer is an
 * onlooker, and the stage hears who presses first (BluffRace). People who want to see their secret meanwhile are shown
 * it as long as they hold on to it. If the table prefers it, and there is no clock, they decide one after the other
 * behind the curtain instead, as in a vote. One person alone is asked as in any turn.
 *
 * Open turns. What needs nobody's secret, such as a roll of the dice, is done in front of everybody: the curtain stays
 * up and the viewer is an onlooker, but the person whose turn it is may act. They too may look at their secret as long
 * as they hold on to it.
 *
 * When. Events are presented one by one: the signal `present` asks the table to show what the viewer is told of one,
 * and the stage goes on when bluff_stage_done is called. Meanwhile computer players rest, and nobody can act. When all
 * is presented, `settled` is TRUE. An event whose presentation is interrupted, because another one looks or the stage
 * is stopped, is presented again: then there is nothing to be done about the first time.
 *
 * Signals
 *   present (guint number)   show this event, from bluff_stage_get_before to bluff_stage_get_view
 *   failed (GError *error)   a move could not be saved (BluffMatch::failed)
 *
 * Properties, to be read only
 *   viewer (guint)      BluffSeat, or BLUFF_ONLOOKER
 *   curtain (guint)     BluffCurtainState
 *   settled (gboolean)  nothing is left to be presented, and no curtain is down
 *   asking (guint)      BluffAsking; notified also when somebody of those who are asked has decided
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-match.h"
#include "bluff-pace.h"
#include "bluff-race.h"

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CURTAIN_UP,
  BLUFF_CURTAIN_PASS,  /* waits for one person: bluff_stage_get_next */
  BLUFF_CURTAIN_GATHER /* waits for anybody: several people come back to a game */
} BluffCurtainState;

/* Whether people are asked to shout or let it pass. From then on until something else happens than decisions, also
 * while those are presented. */
typedef enum
{
  BLUFF_ASKING_NOBODY,
  BLUFF_ASKING_VIEWER, /* a person for whom the table is seen */
  BLUFF_ASKING_OPENLY  /* several at an open table */
} BluffAsking;

#define BLUFF_TYPE_STAGE (bluff_stage_get_type ())

G_DECLARE_FINAL_TYPE (BluffStage, bluff_stage, BLUFF, STAGE, GObject)

/* On MATCH, which has not been resumed. Of what was played before nothing is presented. */
BluffStage *bluff_stage_new (BluffMatch *match);

/* Begins or lets the game go on; and stops everything, until it is started again. */
void bluff_stage_start (BluffStage *self);
void bluff_stage_stop (BluffStage *self);

void bluff_stage_set_pace (BluffStage *self, BluffPace pace);

BluffSeat bluff_stage_get_viewer (BluffStage *self);
gboolean bluff_stage_is_settled (BluffStage *self);

/* Whether several people share the screen. */
gboolean bluff_stage_is_shared (BluffStage *self);

/* How many events have been presented, the one that is being presented included. */
guint bluff_stage_get_n_shown (BluffStage *self);

/* What the viewer may know after the events shown, and before the last of them; covered on a shared screen. */
void bluff_stage_get_view (BluffStage *self, BluffView *view);
void bluff_stage_get_before (BluffStage *self, BluffView *view);

/* What the viewer was told of an event that has been shown, covered on a shared screen; FALSE if it has not been. */
gboolean bluff_stage_tell (BluffStage *self, guint number, BluffTold *told);

/* Whether an event that has been shown only repeats a shout to the viewer: it is told as a decision, and again when it
 * counts, as a call or a claim. */
gboolean bluff_stage_is_repeated (BluffStage *self, guint number);

/* Once the game is over: all its events (BluffTold), whole. NULL before. */
GArray *bluff_stage_open_secrets (BluffStage *self);

/* The event that `present` asked for has been shown, and has been rested after. */
void bluff_stage_done (BluffStage *self);

/* --- The curtain ---------------------------------------------------------------------------------------------------
 */

BluffCurtainState bluff_stage_get_curtain (BluffStage *self);

/* Whom a curtain waits for, and who had the screen before, or BLUFF_NO_SEAT. */
BluffSeat bluff_stage_get_next (BluffStage *self);
BluffSeat bluff_stage_get_last (BluffStage *self);

/* The person whom the curtain waits for is here. */
void bluff_stage_raise (BluffStage *self);

/* Hides the viewer's secrets at once, behind a curtain that waits for the same person. Nothing if nobody's are shown
 * or one person plays alone. */
void bluff_stage_hide (BluffStage *self);

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

/* Whether the viewer, or somebody whose open turn it is, is awaited and everything has been presented. */
gboolean bluff_stage_may_act (BluffStage *self);

/* What the viewer, or the person whose open turn it is, may do now; nothing while something is presented. */
void bluff_stage_legal (BluffStage *self, BluffLegal *legal);

/* Acts for the viewer, or for the person whose open turn it is, or says why not. */
BluffRefusal bluff_stage_act (BluffStage *self, BluffAction *action);

/* Why not, without doing it; BLUFF_REFUSAL_NONE also if there is nobody to be told: while something is presented,
 * people are asked to shout, or an onlooker looks. */
BluffRefusal bluff_stage_refuse (BluffStage *self, BluffAction *action);

/* Whether bluff_stage_refuse has somebody to tell it. */
gboolean bluff_stage_may_ask (BluffStage *self);

/* --- Moments (C4) --------------------------------------------------------------------------------------------------
 */

/* How moments are offered to several people without a clock: one after the other behind the curtain, or at an open
 * table (at first). With a clock it is always an open table. Holds from the next moment on: one that is on when it
 * changes goes on as it began. */
void bluff_stage_set_in_turn (BluffStage *self, gboolean in_turn);

/* How long the rope of a quick game is, in seconds, from the next moment on. */
void bluff_stage_set_window (BluffStage *self, guint seconds);

BluffAsking bluff_stage_get_asking (BluffStage *self);

/* Who is asked, and how long; the stage's own. */
BluffRace *bluff_stage_get_race (BluffStage *self);

/* A person shouts; all who are asked let it pass; the rope stands still, or burns on. */
BluffRaceAnswer bluff_stage_shout (BluffStage *self, BluffSeat seat, guint32 ms);
void bluff_stage_pass (BluffStage *self);
void bluff_stage_set_paused (BluffStage *self, gboolean paused);

/* Whether a person who is asked at an open table, or whose open turn it is, or who is asked behind the curtain while
 * their card is covered, may look at their secret; nobody else may, and at no other time. */
gboolean bluff_stage_may_look (BluffStage *self, BluffSeat seat);

/* What that person may know, uncovered, for as long as they hold on to their secret; FALSE, and nothing is written, if
 * they may not look. */
gboolean bluff_stage_look (BluffStage *self, BluffSeat seat, BluffView *view);

/* Tries to save again what could not be saved. */
void bluff_stage_retry (BluffStage *self);

G_END_DECLS
