/* bluff-journal.c: where a match writes down its moves before anybody is shown them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-journal.h"

G_DEFINE_INTERFACE (BluffJournal, bluff_journal, G_TYPE_OBJECT)

static void
bluff_journal_default_init (BluffJournalInterface *iface G_GNUC_UNUSED)
{
}

void
bluff_journal_append_async (BluffJournal *self,
                            const BluffJournalEntry *entries,
                            guint n_entries,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_return_if_fail (BLUFF_IS_JOURNAL (self));
  g_return_if_fail (n_entries > 0);

  BLUFF_JOURNAL_GET_IFACE (self)->append_async (self, entries, n_entries, callback, user_data);
}

gboolean
bluff_journal_append_finish (BluffJournal *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_JOURNAL (self), FALSE);

  return BLUFF_JOURNAL_GET_IFACE (self)->append_finish (self, result, error);
}
