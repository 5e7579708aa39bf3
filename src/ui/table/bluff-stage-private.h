/* bluff-stage-private.h: what the files of the stage share.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-stage.h"

G_BEGIN_DECLS

struct _BluffStage
{
  GObject parent_instance;

  BluffMatch *match;
  guint shown;         /* events presented */
  gboolean presenting; /* the last of them is being presented */
  gboolean running;
  BluffSeat viewer;
  BluffCurtainState curtain;
  BluffSeat next; /* whom the curtain waits for */
  BluffSeat last; /* who had the screen before */
  guint step;     /* the source that goes on */
  gboolean settled;

  BluffPace pace;
  BluffRace *race;
  BluffAsking asking;
  gboolean in_turn;  /* what the table prefers */
  gboolean turnwise; /* and has preferred when the moment began */
  gboolean started;  /* once */
  guint window;
  gboolean back; /* people come back to a moment: its rope is not lit before they say so */
};

/* Goes on soon: never from within a signal of the match, whose move may not be told as a whole yet. */
void bluff_stage_go_on (BluffStage *self);

/* Whether the viewer's own card lies face down until it is held: several people share the screen, and the game has such
 * a card. */
gboolean bluff_stage_is_covered (BluffStage *self);

/* --- Moments -------------------------------------------------------------------------------------------------------
 */

void bluff_stage_make_race (BluffStage *self);

gboolean bluff_stage_is_quick (BluffStage *self);
gboolean bluff_stage_is_moment (BluffStage *self);

/* Whether several people decide together now, without looking away. */
gboolean bluff_stage_is_open_moment (BluffStage *self);

/* Whether what the game waits for is done in front of everybody, because nobody's secret is needed for it: the dice are
 * rolled, coins stolen, a claim answered. */
gboolean bluff_stage_is_open_turn (BluffStage *self);

/* The seat that can act now: the viewer, or the person whose open turn it is. */
BluffSeat bluff_stage_find_actor (BluffStage *self);

/* Computers think as long as the pace says, or in a quick game as long as somebody who races. */
void bluff_stage_set_thinking (BluffStage *self, gboolean racing);

/* The match goes on, and computers think as they should now. */
void bluff_stage_resume (BluffStage *self);

/* The moment begins for those who are asked, or goes on for those who have looked elsewhere meanwhile. */
void bluff_stage_ask (BluffStage *self);

/* Other people are to decide now; nobody must miss it while they read why. */
void bluff_stage_ask_anew (BluffStage *self);

void bluff_stage_set_asking (BluffStage *self, BluffAsking asking);
void bluff_stage_stop_asking (BluffStage *self);

G_END_DECLS
