/* bluff-race.h: who of the people at one screen is first to shout (C4): presses, the rope, and what they come to.
 *
 * It knows seats and time and nothing else: no widget, no match, no card. The owner of the match connects to its
 * signals and passes on the decisions.
 *
 * Relaxed: there is no clock. The first shout makes the others let it pass, as at a real table.
 *
 * Quick: there is a rope of some seconds, which can be made to stand still. Shouts within BLUFF_RACE_TIE_MS of the
 * first one are not told apart and all count; later ones are too late. Then the moment is to be closed. What computer
 * players decide is sealed, so the race does not know whether one of them has shouted: it tries to close the moment
 * after each of their decisions, and goes on if nobody had. A rope that has burnt down means that everybody lets it
 * pass.
 *
 * Signals
 *   decide (guint seat, gboolean shout)   to be put to the match
 *   close → gboolean                      to be closed, if somebody has shouted; returns whether the moment is over
 *   changed                               who is asked, or whether the rope burns, is different
 *   nearly-burnt                          BLUFF_RACE_NEARLY seconds are left of the rope: once for each rope, and never
 *                                         while it stands still
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-match.h"

G_BEGIN_DECLS

enum
{
  BLUFF_RACE_TIE_MS = 60,   /* shouts that are this close cannot be told apart */
  BLUFF_RACE_NEARLY = 3,    /* seconds that are not much any more; none of the ropes is that short */
  BLUFF_RACE_LATE_MS = 3000 /* how long after its end somebody may still believe that the moment lasts */
};

/* What became of a shout. */
typedef enum
{
  BLUFF_RACE_COUNTS,
  BLUFF_RACE_LATE,   /* somebody was first */
  BLUFF_RACE_IGNORED /* the seat is not asked, has shouted already, or the rope stands still */
} BluffRaceAnswer;

#define BLUFF_TYPE_RACE (bluff_race_get_type ())

G_DECLARE_FINAL_TYPE (BluffRace, bluff_race, BLUFF, RACE, GObject)

BluffRace *bluff_race_new (void);

/* Another clock, for tests. Then nothing happens by itself: see bluff_race_poll. */
void bluff_race_set_clock (BluffRace *self, BluffClock clock, gpointer data);

/* The people of ASKED may decide from now on, in SECONDS; 0: without a clock. */
void bluff_race_begin (BluffRace *self, BluffSeats asked, guint seconds);

/* The moment is over, or is not offered any more. Who was first is remembered. */
void bluff_race_end (BluffRace *self);

gboolean bluff_race_is_on (BluffRace *self);

/* The people who have not decided. */
BluffSeats bluff_race_get_asked (BluffRace *self);

/* The person who shouted first, or BLUFF_NO_SEAT. Computer players are not known here. */
BluffSeat bluff_race_get_first (BluffRace *self);

/* SEAT shouts. MS is the time of the key or click as the display has it, which is more exact than when we come to hear
 * of it; 0 if there is none. */
BluffRaceAnswer bluff_race_shout (BluffRace *self, BluffSeat seat, guint32 ms);

/* All who are asked let it pass. */
void bluff_race_pass (BluffRace *self);

/* A computer player has decided: nobody knows what. */
void bluff_race_notice (BluffRace *self);

/* --- The rope ------------------------------------------------------------------------------------------------------
 */

/* Seconds of the whole rope; 0: there is none. */
guint bluff_race_get_seconds (BluffRace *self);

/* Microseconds that are left of it. */
gint64 bluff_race_get_left (BluffRace *self);

/* Whether it stands still; nothing, once somebody has shouted. */
void bluff_race_set_paused (BluffRace *self, gboolean paused);
gboolean bluff_race_is_paused (BluffRace *self);

/* Does what is due. Needed only with a clock of one's own. */
void bluff_race_poll (BluffRace *self);

/* How long a computer player waits before its decision counts where the rope is SECONDS long: milliseconds, between
 * which chance decides before it has looked at anything. */
void bluff_race_reaction (guint seconds, guint *least, guint *most);

G_END_DECLS
