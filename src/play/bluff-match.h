/* bluff-match.h: one game being played: the referee, who alone knows the state.
 *
 * A player gives actions, and gets views and events as a seat is told them. A match belongs to one thread and its main
 * context; computer players think on others.
 *
 * A move shown is a move saved. An action is judged at once; what it brings about is handed to the journal, and only
 * when the journal has confirmed is it told: by the signal `told` for each event, and then by the properties. Until
 * then no view changes. Without a journal a move is told at once.
 *
 * Actions may be given while an earlier move is being saved. They are judged as if it were, and are saved and told
 * after it, one move at a time.
 *
 * Signals
 *   told (guint number)      an event has been told; in the handler the views are those just after it
 *   failed (GError *error)   the journal could not keep a move: nothing of it was shown, the match is as it was before
 *                            it, and so it is with the actions that were waiting behind it (bluff_match_retry)
 *   seated (guint seat)      another player has taken a seat
 *
 * Properties, all to be read only, notified after a move has been told as a whole
 *   awaited (guint)     BluffSeats whose action the game waits for
 *   phase (guint)       BluffPhase
 *   turn (guint)        the seat whose turn it is
 *   over (gboolean)
 * and as soon as they change
 *   looker (guint)      bluff_match_get_looker
 *   saving (gboolean)   whether there are moves that wait to be saved and told
 *   stuck (gboolean)    whether a move could not be saved and waits for bluff_match_retry
 *   paused (gboolean)
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-action.h"
#include "bluff-event.h"
#include "bluff-game.h"
#include "bluff-legal.h"
#include "bluff-refusal.h"
#include "bluff-view.h"

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _BluffJournal BluffJournal;

#define BLUFF_MATCH_ERROR (bluff_match_error_quark ())

typedef enum
{
  BLUFF_MATCH_ERROR_LEVEL, /* no computer player plays at the level that a seat names */
  BLUFF_MATCH_ERROR_EVENT  /* an event of the game so far is not legal: bluff_match_error_get_event */
} BluffMatchError;

GQuark bluff_match_error_quark (void);

/* For BLUFF_MATCH_ERROR_EVENT: the number of the event, from 1, and why it cannot be. All before it are legal. FALSE,
 * and nothing is written, for any other error. */
gboolean bluff_match_error_get_event (const GError *error, guint *number, BluffRefusal *refusal);

/* Who sits on a seat. A function that takes one copies the strings. */
typedef struct
{
  const char *name;
  gboolean computer;
  const char *level;     /* of a computer: one of bluff_match_levels; otherwise NULL */
  const char *character; /* of a computer: a word of the record, or NULL; balanced if nobody knows the word */
} BluffMatchSeat;

/* Microseconds that never run backwards, as g_get_monotonic_time. */
typedef gint64 (*BluffClock) (gpointer data);

#define BLUFF_TYPE_MATCH (bluff_match_get_type ())

G_DECLARE_FINAL_TYPE (BluffMatch, bluff_match, BLUFF, MATCH, GObject)

/* The levels that computer players can play at, by their names in records, weakest first; NULL-terminated. */
const char *const *bluff_match_levels (void);

/* --- Making a match ------------------------------------------------------------------------------------------------
 */

/* A game that has not begun, at a valid TABLE with a seat for each of its players. Its chance comes from the system's
 * entropy. Fails if a level is unknown, or if the system has no entropy to give.
 *
 * A match is made paused, so that a journal can be set and listeners can connect: bluff_match_resume begins it. */
BluffMatch *bluff_match_new (const BluffTable *table, const BluffMatchSeat *seats, GError **error);

/* The same for a game of which N_EVENTS whole events, perhaps none, have been kept. They count as told, without a
 * signal: ask bluff_match_tell for them. Each is checked; if one is not legal, there is no match and the error names
 * it. A game that was cut in the middle of a move is brought to its end, as a new move, when the match is resumed. */
BluffMatch *bluff_match_new_resumed (const BluffTable *table,
                                     const BluffMatchSeat *seats,
                                     const BluffEvent *events,
                                     guint n_events,
                                     GError **error);

/* The following are for a match that has not been resumed yet. */

/* Where the moves are kept; NULL: nowhere. */
void bluff_match_set_journal (BluffMatch *self, BluffJournal *journal);

/* Makes chance and computer players repeatable: with the same seed, computers alone play the same game. */
void bluff_match_set_seed (BluffMatch *self, guint64 seed);

/* Another clock for the times of events and the pace, for tests. */
void bluff_match_set_clock (BluffMatch *self, BluffClock clock, gpointer data);

/* --- Running it ----------------------------------------------------------------------------------------------------
 */

/* Begins the game or lets it go on. */
void bluff_match_resume (BluffMatch *self);

/* Lets computer players rest, and time stand still, until the match is resumed: a thought that was not finished begins
 * again. What is being saved is still told, and people's actions are taken. */
void bluff_match_pause (BluffMatch *self);

gboolean bluff_match_is_paused (BluffMatch *self);

/* How long computer players pretend to think: from LEAST to MOST milliseconds, by chance, whatever their cards are and
 * however long they really think. 0 and 0 at first. Holds from the next decision on. */
void bluff_match_set_pace (BluffMatch *self, guint least, guint most);

/* Puts another player on a seat: a computer player in the place of a person, who may take it back. This is not kept:
 * see bluff_saved_game_hand_over_async for a match that is saved. A computer player knows everything that the seat has
 * been told so far. Fails, and changes nothing, if the level is unknown. */
gboolean bluff_match_set_seat (BluffMatch *self, BluffSeat seat, const BluffMatchSeat *sitter, GError **error);

/* Who sits there; the strings are the match's and live until the seat is set again. */
void bluff_match_get_seat (BluffMatch *self, BluffSeat seat, BluffMatchSeat *sitter);

/* --- Acting --------------------------------------------------------------------------------------------------------
 */

/* Why an action is not legal, the actions that are being saved included, or BLUFF_REFUSAL_NONE. Nobody acts for a
 * computer player. */
BluffRefusal bluff_match_refuse (BluffMatch *self, const BluffAction *action);

/* Takes an action, or says why not, and nothing is changed (C6). While a move could not be saved, another action takes
 * its place and that of all behind it. */
BluffRefusal bluff_match_act (BluffMatch *self, const BluffAction *action);

/* Ends a "first to shout" moment that is offered as a timed window (C4): after a shout, without waiting for the rest.
 * If nobody has shouted when the time is up, let the moment pass for the people who have not decided instead. With the
 * option shout=relaxed there is no clock: the moment ends when all have decided, and this is refused. */
BluffRefusal bluff_match_close_moment (BluffMatch *self);

/* Tries again to save the moves that could not be saved: the same moves with the same outcomes. */
void bluff_match_retry (BluffMatch *self);

/* --- Seeing --------------------------------------------------------------------------------------------------------
 */

const BluffTable *bluff_match_get_table (BluffMatch *self);

BluffSeats bluff_match_get_awaited (BluffMatch *self);
BluffPhase bluff_match_get_phase (BluffMatch *self);
BluffSeat bluff_match_get_turn (BluffMatch *self);
gboolean bluff_match_is_over (BluffMatch *self);
gboolean bluff_match_is_saving (BluffMatch *self);
gboolean bluff_match_is_stuck (BluffMatch *self);

/* The seats on which people sit. If there are several, they share the screen, and all but one must look away. */
BluffSeats bluff_match_get_people (BluffMatch *self);

/* Whose private moment comes next: of the people who are awaited and whose action is not being saved already, the next
 * clockwise from the seat whose turn it is, which comes last itself (C1); BLUFF_NO_SEAT if there is none. It does not
 * depend on anybody's cards. */
BluffSeat bluff_match_get_looker (BluffMatch *self);

/* How many events have been told. */
guint bluff_match_get_n_told (BluffMatch *self);

/* Between private moments a shared screen shows what BLUFF_ONLOOKER sees: what everybody sees, and nobody's hand. The
 * functions below take it in the place of a seat, at any time. */

/* What SEAT was told of the event with this number, from 1. With BLUFF_NO_SEAT the whole event with its secrets: only
 * once the game is over. FALSE, and nothing is written, if the event has not been told or may not be. */
gboolean bluff_match_tell (BluffMatch *self, guint number, BluffSeat seat, BluffTold *told);

/* What SEAT may know now. */
void bluff_match_view (BluffMatch *self, BluffSeat seat, BluffView *view);

/* What SEAT could know just after the event with this number; 0: before the set-up. FALSE, and nothing is written, if
 * the event has not been told. */
gboolean bluff_match_view_after (BluffMatch *self, guint number, BluffSeat seat, BluffView *view);

/* What SEAT may do now; nothing if it is not awaited, as an onlooker never is, or if what it has done is being saved.
 */
void bluff_match_legal (BluffMatch *self, BluffSeat seat, BluffLegal *legal);

G_END_DECLS
