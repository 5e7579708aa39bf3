/* bluff-match-moves.c: a move on its way from the action to the last listener: judged, saved, told.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-match-private.h"

static void
appended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *weak = data;
  g_autoptr (BluffMatch) self = g_weak_ref_get (weak);
  g_autoptr (GError) error = NULL;
  gboolean kept = bluff_journal_append_finish (BLUFF_JOURNAL (source), result, &error);

  g_weak_ref_clear (weak);
  if (self == NULL || self->saving != BLUFF_SAVING_BUSY)
    return;

  g_return_if_fail (kept == (error == NULL));
  self->saving = kept ? BLUFF_SAVING_DONE : BLUFF_SAVING_FAILED;
  self->failure = g_steal_pointer (&error);
  bluff_match_run (self);
}

static void
hand_over (BluffMatch *self, const BluffMove *move)
{
  BluffJournalEntry entries[BLUFF_EVENTS_MAX];
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  for (guint i = 0; i < move->events.n; i++)
    entries[i] = (BluffJournalEntry){
      .number = bluff_chronicle_length (&self->chronicle) + i + 1,
      .ms = i == 0 ? move->ms : 0,
      .event = move->events.item[i],
    };

  g_weak_ref_init (weak, self);
  self->saving = BLUFF_SAVING_BUSY;
  bluff_journal_append_async (self->journal, entries, move->events.n, appended_cb, weak);
}

static void
tell_first (BluffMatch *self)
{
  g_autofree BluffMove *move = bluff_pending_take (&self->pending);

  self->saving = BLUFF_SAVING_IDLE;
  for (guint i = 0; i < move->events.n; i++)
    {
      bluff_match_tell_minds (self, &move->events.item[i]);
      bluff_chronicle_append (&self->chronicle, &move->events.item[i]);
      bluff_match_emit_told (self, bluff_chronicle_length (&self->chronicle));
    }
}

static void
give_up_first (BluffMatch *self)
{
  g_autoptr (GError) failure = g_steal_pointer (&self->failure);

  self->saving = BLUFF_SAVING_IDLE;
  bluff_pending_hold (&self->pending);
  bluff_match_publish (self);
  bluff_match_emit_failed (self, failure);
}

/* Makes a move of the next decision of a computer player. */
static gboolean
take_decision (BluffMatch *self)
{
  BluffAction action;
  BluffRefusal refusal;

  if (!bluff_match_next_decision (self, &action))
    return FALSE;

  refusal = bluff_pending_act (&self->pending, &action, bluff_match_played (self));
  if (refusal != BLUFF_REFUSAL_NONE)
    g_critical ("A computer player's %s is refused: %s", bluff_action_name (action.kind), bluff_refusal_name (refusal));

  return refusal == BLUFF_REFUSAL_NONE;
}

/* Does one thing; FALSE if there is nothing to be done now. */
static gboolean
advance (BluffMatch *self)
{
  const BluffMove *first = bluff_pending_first (&self->pending);

  if (self->saving == BLUFF_SAVING_FAILED)
    {
      give_up_first (self);
      return TRUE;
    }
  if (self->saving == BLUFF_SAVING_DONE || (first != NULL && self->journal == NULL))
    {
      tell_first (self);
      return TRUE;
    }
  if (self->saving == BLUFF_SAVING_IDLE && first != NULL)
    {
      hand_over (self, first);
      return TRUE;
    }

  if (self->paused || self->pending.held)
    return FALSE;

  /* A computer player thinks about what it has been told: it is asked when everything has been. */
  bluff_match_calm_computers (self);
  if (first == NULL)
    bluff_match_wake_computers (self);
  return take_decision (self);
}

void
bluff_match_run (BluffMatch *self)
{
  if (self->running)
    return;

  g_object_ref (self);
  self->running = TRUE;
  do
    bluff_match_publish (self);
  while (advance (self));
  self->running = FALSE;
  g_object_unref (self);
}

BluffRefusal
bluff_match_refuse (BluffMatch *self, const BluffAction *action)
{
  BluffRefusal refusal;

  g_return_val_if_fail (BLUFF_IS_MATCH (self), BLUFF_REFUSAL_NOT_NOW);
  g_return_val_if_fail (action != NULL, BLUFF_REFUSAL_NOT_NOW);

  if (!self->begun)
    return BLUFF_REFUSAL_NOT_NOW;
  refusal = bluff_rules_refuse (&self->pending.ahead.state, action);
  if (refusal != BLUFF_REFUSAL_NONE)
    return refusal;
  if (action->seat != BLUFF_NO_SEAT && self->chairs[action->seat].computer)
    return BLUFF_REFUSAL_NOT_AWAITED;
  if (action->kind == BLUFF_ACTION_CLOSE && bluff_match_get_table (self)->shout == BLUFF_SHOUT_RELAXED)
    return BLUFF_REFUSAL_NOT_NOW;

  return BLUFF_REFUSAL_NONE;
}

BluffRefusal
bluff_match_act (BluffMatch *self, const BluffAction *action)
{
  BluffRefusal refusal = bluff_match_refuse (self, action);

  if (refusal != BLUFF_REFUSAL_NONE)
    return refusal;

  bluff_pending_act (&self->pending, action, bluff_match_played (self));
  bluff_match_run (self);
  return BLUFF_REFUSAL_NONE;
}

BluffRefusal
bluff_match_close_moment (BluffMatch *self)
{
  BluffAction action = { .kind = BLUFF_ACTION_CLOSE, .seat = BLUFF_NO_SEAT };

  return bluff_match_act (self, &action);
}

void
bluff_match_retry (BluffMatch *self)
{
  g_return_if_fail (BLUFF_IS_MATCH (self));

  bluff_pending_retry (&self->pending);
  bluff_match_run (self);
}
