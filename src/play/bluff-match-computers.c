/* bluff-match-computers.c: the computer players of a match, who think on other threads.
 *
 * A mind is copied, with the view and the legal actions of its seat, to a worker thread; only the decision comes back.
 * When it may be known is settled by chance before the thinking begins, and decisions are made known in that order. So
 * neither the time nor the order tells anything about cards, and computers alone repeat a game from its seed, however
 * the threads run.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-match-private.h"

/* What a worker thread is given and gives back: copies, and nothing of the match. */
typedef struct
{
  BluffThinker thinker;
  BluffMind mind;
  BluffView view;
  BluffLegal legal;
  BluffAction action;
  gint *stop; /* the mind's; a share of it */
} Thought;

/* Where to take it: the match may be gone by then. */
typedef struct
{
  GWeakRef match;
  BluffSeat seat;
} Errand;

static void
free_errand (Errand *errand)
{
  g_weak_ref_clear (&errand->match);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, free_errand)

static void
free_thought (gpointer data)
{
  Thought *thought = data;

  g_atomic_rc_box_release (thought->stop);
  g_free (thought);
}

static void
think (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable G_GNUC_UNUSED)
{
  Thought *thought = data;

  if (g_task_return_error_if_cancelled (task))
    return;
  thought->thinker (&thought->mind, &thought->view, &thought->legal, &thought->action);
  g_task_return_boolean (task, TRUE);
}

static void
thought_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (BluffMatch) self = g_weak_ref_get (&errand->match);
  const Thought *thought = g_task_get_task_data (G_TASK (result));
  BluffChair *chair;

  /* A task that was called off says so, even if its worker had come to an end. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self == NULL)
    return;

  /* The mind may have been told more meanwhile: only its chance has moved on here. */
  chair = &self->chairs[errand->seat];
  chair->mind.random = thought->mind.random;
  chair->action = thought->action;
  chair->chosen = TRUE;
  bluff_match_run (self);
}

static gboolean
time_has_come_cb (gpointer data)
{
  BluffMatch *self = data;

  bluff_match_stop_timer (self);
  bluff_match_run (self);
  return G_SOURCE_REMOVE;
}

/* Drawn from a stream of its own, before anything is thought. */
static gint64
draw_pace (BluffMatch *self)
{
  guint range = self->pace_most - self->pace_least + 1;

  return (gint64) (self->pace_least + bluff_random_below (&self->pace, range)) * G_TIME_SPAN_MILLISECOND;
}

static void
begin_thinking (BluffMatch *self, BluffSeat seat)
{
  BluffChair *chair = &self->chairs[seat];
  const BluffState *state = bluff_match_state (self);
  Errand *errand = g_new0 (Errand, 1);
  Thought *thought = g_new0 (Thought, 1);
  g_autoptr (GTask) task = NULL;

  /* A pause does not make anybody's pretended thinking start again. */
  if (!chair->rested || chair->phase != state->head.phase || chair->turns != state->head.turns)
    chair->due = bluff_match_played (self) + draw_pace (self);
  chair->rested = FALSE;
  chair->thinking = g_cancellable_new ();
  chair->stop = g_atomic_rc_box_new0 (gint);
  chair->chosen = FALSE;
  chair->phase = state->head.phase;
  chair->turns = state->head.turns;

  g_weak_ref_init (&errand->match, self);
  errand->seat = seat;
  thought->thinker = self->thinker;
  thought->mind = chair->mind;
  thought->mind.stop = thought->stop = g_atomic_rc_box_acquire (chair->stop);
  bluff_rules_sight (state, seat, &thought->view);
  bluff_rules_legal (state, seat, &thought->legal);

  task = g_task_new (NULL, chair->thinking, thought_cb, errand);
  g_task_set_source_tag (task, begin_thinking);
  g_task_set_task_data (task, thought, free_thought);
  g_task_run_in_thread (task, think);
}

/* Whether what a seat thinks about is still to be decided, even when the pending moves have been told. */
static gboolean
is_asked (BluffMatch *self, BluffSeat seat)
{
  const BluffHead *head = &bluff_match_state (self)->head;
  const BluffChair *chair = &self->chairs[seat];

  return bluff_pending_is_free (&self->pending, head, seat) && chair->phase == head->phase &&
         chair->turns == head->turns;
}

/* The thinking seat that is due first; of equals, the lowest. */
static BluffSeat
find_first_due (const BluffMatch *self)
{
  BluffSeat first = BLUFF_NO_SEAT;

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->chairs[seat].thinking != NULL &&
        (first == BLUFF_NO_SEAT || self->chairs[seat].due < self->chairs[first].due))
      first = seat;

  return first;
}

static void
start_timer (BluffMatch *self, gint64 wait)
{
  gint64 ms = (wait + G_TIME_SPAN_MILLISECOND - 1) / G_TIME_SPAN_MILLISECOND;

  self->timer = g_timeout_source_new ((guint) ms);
  g_source_set_static_name (self->timer, "bluff-match-pace");
  g_source_set_callback (self->timer, time_has_come_cb, self, NULL);
  g_source_attach (self->timer, g_main_context_get_thread_default ());
}

void
bluff_match_stop_timer (BluffMatch *self)
{
  if (self->timer == NULL)
    return;

  g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static void
forget_thought (BluffChair *chair)
{
  g_clear_object (&chair->thinking);
  g_clear_pointer (&chair->stop, g_atomic_rc_box_release);
}

void
bluff_match_stop_thinking (BluffMatch *self, BluffSeat seat)
{
  BluffChair *chair = &self->chairs[seat];

  chair->rested = FALSE;
  if (chair->thinking == NULL)
    return;

  g_atomic_int_set (chair->stop, TRUE);
  g_cancellable_cancel (chair->thinking);
  forget_thought (chair);

  /* The timer may have been for this seat; the next question starts another. */
  bluff_match_stop_timer (self);
}

void
bluff_match_prepare_mind (BluffMatch *self, BluffSeat seat)
{
  BluffChair *chair = &self->chairs[seat];
  guint64 stream = (guint64) self->seatings++ * BLUFF_MATCH_STREAMS + seat;
  BluffState state;

  bluff_mind_init (&chair->mind, chair->level, seat, self->seed, stream);
  chair->mind.character = (guint8) bluff_character_from_name (chair->character);
  bluff_chronicle_recall (&self->chronicle, 0, &state);
  for (guint number = 1; number <= bluff_chronicle_length (&self->chronicle); number++)
    {
      const BluffEvent *event = bluff_chronicle_event (&self->chronicle, number);
      BluffTold told;

      bluff_rules_tell (&state, event, seat, &told);
      bluff_mind_notice (&chair->mind, &told);
      bluff_rules_apply (&state, event);
    }
}

void
bluff_match_tell_minds (BluffMatch *self, const BluffEvent *event)
{
  const BluffState *state = bluff_match_state (self);

  for (BluffSeat seat = 0; seat < state->head.table.players; seat++)
    if (self->chairs[seat].computer)
      {
        BluffTold told;

        bluff_rules_tell (state, event, seat, &told);
        bluff_mind_notice (&self->chairs[seat].mind, &told);
      }
}

void
bluff_match_calm_computers (BluffMatch *self)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->chairs[seat].thinking != NULL && !is_asked (self, seat))
      bluff_match_stop_thinking (self, seat);
}

void
bluff_match_rest_computers (BluffMatch *self)
{
  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->chairs[seat].thinking != NULL && !self->chairs[seat].chosen)
      {
        bluff_match_stop_thinking (self, seat);
        self->chairs[seat].rested = TRUE;
      }
}

void
bluff_match_wake_computers (BluffMatch *self)
{
  BluffSeats awaited = bluff_match_state (self)->head.awaited;

  for (BluffSeat seat = 0; seat < BLUFF_MAX_SEATS; seat++)
    if (self->chairs[seat].computer && self->chairs[seat].thinking == NULL && bluff_seats_has (awaited, seat))
      begin_thinking (self, seat);
}

gboolean
bluff_match_next_decision (BluffMatch *self, BluffAction *action)
{
  BluffSeat seat = find_first_due (self);
  BluffChair *chair;
  gint64 wait;

  bluff_match_stop_timer (self);
  if (seat == BLUFF_NO_SEAT || !self->chairs[seat].chosen)
    return FALSE;

  chair = &self->chairs[seat];
  wait = chair->due - bluff_match_played (self);
  if (wait > 0)
    {
      start_timer (self, wait);
      return FALSE;
    }

  *action = chair->action;
  forget_thought (chair);
  return TRUE;
}
