/* bluff-chronicle.c: everything that has been told in a match, and the state it has led to.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-chronicle.h"

enum
{
  MARK_EVERY = 32 /* events: a few kilobytes for each hundred of them, and at most this many to replay */
};

void
bluff_chronicle_init (BluffChronicle *self, const BluffTable *table)
{
  bluff_rules_open (&self->now, table);
  self->events = g_array_new (FALSE, FALSE, sizeof (BluffEvent));
  self->marks = g_array_new (FALSE, FALSE, sizeof (BluffState));
  self->has_recalled = FALSE;
}

void
bluff_chronicle_clear (BluffChronicle *self)
{
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->marks, g_array_unref);
}

void
bluff_chronicle_append (BluffChronicle *self, const BluffEvent *event)
{
  if (self->events->len % MARK_EVERY == 0)
    g_array_append_val (self->marks, self->now);
  g_array_append_vals (self->events, event, 1);
  bluff_rules_apply (&self->now, event);
}

/* A caller that wants many states asks for one after the other: each is a step from the one before. */
void
bluff_chronicle_recall (BluffChronicle *self, guint number, BluffState *state)
{
  guint mark = number / MARK_EVERY;

  g_return_if_fail (number <= self->events->len);

  if (number == self->events->len)
    {
      *state = self->now;
      return;
    }

  if (!self->has_recalled || self->recalled_number > number || self->recalled_number < mark * MARK_EVERY)
    {
      self->recalled = g_array_index (self->marks, BluffState, mark);
      self->recalled_number = mark * MARK_EVERY;
      self->has_recalled = TRUE;
    }
  while (self->recalled_number < number)
    bluff_rules_apply (&self->recalled, bluff_chronicle_event (self, ++self->recalled_number));
  *state = self->recalled;
}

void
bluff_chronicle_tell (BluffChronicle *self, guint number, BluffSeat seat, BluffTold *told)
{
  BluffState before;

  g_return_if_fail (number >= 1 && number <= self->events->len);

  bluff_chronicle_recall (self, number - 1, &before);
  bluff_rules_tell (&before, bluff_chronicle_event (self, number), seat, told);
}
