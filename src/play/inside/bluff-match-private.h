/* bluff-match-private.h: what the parts of the match share, and what its tests look at.
 *
 * bluff-match.c makes a match and runs it; bluff-match-moves.c takes a move from the action to the last listener;
 * bluff-match-computers.c lets computer players think; bluff-match-sight.c shows what may be seen.
 *
 * bluff_match_run looks at where the match stands and finds everything that is to happen next. Functions that change
 * something call it afterwards. So a handler of a signal may call anything, and what it asks for happens after the
 * signal, in order.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chronicle.h"
#include "bluff-journal.h"
#include "bluff-match.h"
#include "bluff-mind.h"
#include "bluff-pending.h"

G_BEGIN_DECLS

enum
{
  /* Streams of chance: each time that somebody is seated there is one for each seat, and two more. */
  BLUFF_MATCH_STREAMS = 8,
  BLUFF_MATCH_STREAM_PACE = BLUFF_MATCH_STREAMS - 2,
  BLUFF_MATCH_STREAM_REFEREE = BLUFF_MATCH_STREAMS - 1
};

G_STATIC_ASSERT ((guint) BLUFF_MAX_SEATS <= (guint) BLUFF_MATCH_STREAM_PACE);

/* How a mind comes to a decision: bluff_mind_choose. Called on another thread. */
typedef void (*BluffThinker) (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);

/* A seat and, if a computer sits there, its mind and what it is about to do. */
typedef struct
{
  char *name;
  gboolean computer;
  BluffLevel level;
  char *character; /* a word of the record, or NULL */
  BluffMind mind;

  GCancellable *thinking; /* NULL: there is nothing to decide */
  gint *stop;             /* what the mind that thinks looks at; shared with its thread (g_atomic_rc_box) */
  gboolean rested;        /* thinking was called off by a pause: what is to be decided, and `due`, hold when it begins
                           * again */
  guint8 phase;           /* what is to be decided */
  guint32 turns;
  gint64 due;      /* when it may be known, in microseconds of time played */
  gboolean chosen; /* the thinking is done */
  BluffAction action;
} BluffChair;

/* What the journal has said to the first move. */
typedef enum
{
  BLUFF_SAVING_IDLE, /* it has none */
  BLUFF_SAVING_BUSY,
  BLUFF_SAVING_DONE,
  BLUFF_SAVING_FAILED
} BluffSaving;

/* The properties as they were last notified. */
typedef struct
{
  guint awaited;
  guint phase;
  guint turn;
  guint looker;
  gboolean over;
  gboolean saving;
  gboolean stuck;
  gboolean paused;
} BluffMatchNews;

struct _BluffMatch
{
  GObject parent_instance;

  BluffChronicle chronicle;
  BluffPending pending;
  BluffChair chairs[BLUFF_MAX_SEATS];

  BluffJournal *journal;
  BluffSaving saving;
  GError *failure; /* what the journal said */

  guint64 seed; /* of the minds and the pace; the referee's chance is in `pending` */
  guint seatings;
  BluffRandom pace;
  guint pace_least;
  guint pace_most;
  BluffThinker thinker;
  GSource *timer; /* for the next computer player whose pretended thinking is not over */

  BluffClock clock;
  gpointer clock_data;
  gint64 resumed_at; /* of the clock */
  gint64 played;     /* microseconds before that */

  gboolean begun;
  gboolean paused;
  gboolean running; /* bluff_match_run is at work */
  BluffMatchNews news;
};

/* The last event that was told led here. */
static inline const BluffState *
bluff_match_state (const BluffMatch *self)
{
  return &self->chronicle.now;
}

/* Microseconds of time played: it stands still while the match is paused. */
gint64 bluff_match_played (const BluffMatch *self);

/* Does everything that can be done now. */
void bluff_match_run (BluffMatch *self);

/* Notifies the properties that have changed. */
void bluff_match_publish (BluffMatch *self);

void bluff_match_emit_told (BluffMatch *self, guint number);
void bluff_match_emit_failed (BluffMatch *self, const GError *error);

/* BLUFF_MATCH_ERROR_EVENT. */
void bluff_match_error_set_event (GError **error, guint number, BluffRefusal refusal);

/* Gives the computer player on a seat a mind that knows what its seat has been told so far. */
void bluff_match_prepare_mind (BluffMatch *self, BluffSeat seat);

/* Tells every mind of an event that has not been applied yet. */
void bluff_match_tell_minds (BluffMatch *self, const BluffEvent *event);

/* Calls off every thought about what is not to be decided any more. */
void bluff_match_calm_computers (BluffMatch *self);

/* Lets every awaited computer player that is not thinking yet begin to think. */
void bluff_match_wake_computers (BluffMatch *self);

/* What the computer player whose time comes first decided; FALSE if its time has not come yet. */
gboolean bluff_match_next_decision (BluffMatch *self, BluffAction *action);

/* Calls off all thinking that has not come to an end, until it is begun again. */
void bluff_match_rest_computers (BluffMatch *self);

/* Calls off what a seat is thinking about. */
void bluff_match_stop_thinking (BluffMatch *self, BluffSeat seat);

/* Takes away the timer of the pace. */
void bluff_match_stop_timer (BluffMatch *self);

G_END_DECLS
