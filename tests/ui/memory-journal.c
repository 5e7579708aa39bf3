/* memory-journal.c: a journal that keeps what happens in memory, for as long as it lives.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "memory-journal.h"

static void
append_async (BluffJournal *journal,
              const BluffJournalEntry *entries,
              guint n,
              GAsyncReadyCallback callback,
              gpointer data)
{
  MemoryJournal *self = MEMORY_JOURNAL (journal);
  g_autoptr (GTask) task = g_task_new (journal, NULL, callback, data);

  for (guint i = 0; i < n; i++)
    g_array_append_val (self->events, entries[i].event);
  g_task_return_boolean (task, TRUE);
}

static gboolean
append_finish (BluffJournal *journal, GAsyncResult *result, GError **error)
{
  (void) journal;
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
memory_journal_iface_init (BluffJournalInterface *iface)
{
  iface->append_async = append_async;
  iface->append_finish = append_finish;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MemoryJournal,
                               memory_journal,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (BLUFF_TYPE_JOURNAL, memory_journal_iface_init))

static void
memory_journal_finalize (GObject *object)
{
  g_array_unref (MEMORY_JOURNAL (object)->events);
  G_OBJECT_CLASS (memory_journal_parent_class)->finalize (object);
}

static void
memory_journal_class_init (MemoryJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = memory_journal_finalize;
}

static void
memory_journal_init (MemoryJournal *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (BluffEvent));
}
