/* fake-journal.c: a journal in memory that can be slow, fail, and see whether what it is given makes a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fake-journal.h"

static void fake_journal_iface_init (BluffJournalInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FakeJournal,
                               fake_journal,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BLUFF_TYPE_JOURNAL, fake_journal_iface_init))

static void
keep (FakeJournal *self, const BluffJournalEntry *entry)
{
  g_assert_cmpuint (entry->number, ==, self->kept->len + 1);
  g_assert_cmpint (entry->ms, >=, 0);
  g_assert_cmpint (bluff_rules_admit (&self->state, &entry->event), ==, BLUFF_REFUSAL_NONE);
  bluff_rules_apply (&self->state, &entry->event);
  g_array_append_vals (self->kept, entry, 1);
}

/* The answer comes when the main loop runs, as it does from a real journal. */
static void
answer (FakeJournal *self, GError *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  g_assert_nonnull (task);
  if (error != NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  for (guint i = 0; i < self->given->len; i++)
    keep (self, &g_array_index (self->given, BluffJournalEntry, i));
  g_task_return_boolean (task, TRUE);
}

/* A task that returns in the same turn of the main loop in which it was made calls back in the next. */
static void
append_async (BluffJournal *journal,
              const BluffJournalEntry *entries,
              guint n_entries,
              GAsyncReadyCallback callback,
              gpointer user_data)
{
  FakeJournal *self = FAKE_JOURNAL (journal);

  g_assert_null (self->task);
  self->appends++;
  self->task = g_task_new (self, NULL, callback, user_data);
  g_array_set_size (self->given, 0);
  g_array_append_vals (self->given, entries, n_entries);
  if (self->pace == FAKE_PROMPT)
    answer (self, NULL);
}

static gboolean
append_finish (BluffJournal *journal, GAsyncResult *result, GError **error)
{
  g_assert_true (g_task_is_valid (result, journal));

  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
fake_journal_iface_init (BluffJournalInterface *iface)
{
  iface->append_async = append_async;
  iface->append_finish = append_finish;
}

static void
fake_journal_finalize (GObject *object)
{
  FakeJournal *self = FAKE_JOURNAL (object);

  g_assert_null (self->task);
  g_array_unref (self->kept);
  g_array_unref (self->given);

  G_OBJECT_CLASS (fake_journal_parent_class)->finalize (object);
}

static void
fake_journal_class_init (FakeJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fake_journal_finalize;
}

static void
fake_journal_init (FakeJournal *self)
{
  self->kept = g_array_new (FALSE, FALSE, sizeof (BluffJournalEntry));
  self->given = g_array_new (FALSE, FALSE, sizeof (BluffJournalEntry));
}

FakeJournal *
fake_journal_new (const BluffTable *table, FakePace pace)
{
  FakeJournal *self = g_object_new (FAKE_TYPE_JOURNAL, NULL);

  self->pace = pace;
  bluff_rules_open (&self->state, table);
  return self;
}

void
fake_journal_fill (FakeJournal *self, const BluffEvent *event)
{
  BluffJournalEntry entry = { .number = self->kept->len + 1, .event = *event };

  keep (self, &entry);
}

void
fake_journal_confirm (FakeJournal *self)
{
  answer (self, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
fake_journal_fail (FakeJournal *self)
{
  answer (self, g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "The disk is full"));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

BluffEvent *
fake_journal_events (FakeJournal *self, guint *n_events)
{
  BluffEvent *events = g_new (BluffEvent, self->kept->len + 1);

  for (guint i = 0; i < self->kept->len; i++)
    events[i] = g_array_index (self->kept, BluffJournalEntry, i).event;
  *n_events = self->kept->len;
  return events;
}
