/* bluff-journal.h: where a match writes down its moves before anybody is shown them.
 *
 * Only a journal is given whole events, with all their secrets. It hands them to nobody who plays.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* An event as it is to be kept. A plain value. */
typedef struct
{
  guint number;     /* from 1, without gaps */
  gint64 ms;        /* milliseconds since the event before it, time away not counted */
  BluffEvent event; /* whole */
} BluffJournalEntry;

#define BLUFF_TYPE_JOURNAL (bluff_journal_get_type ())

G_DECLARE_INTERFACE (BluffJournal, bluff_journal, BLUFF, JOURNAL, GObject)

struct _BluffJournalInterface
{
  GTypeInterface parent_iface;

  void (*append_async) (BluffJournal *self,
                        const BluffJournalEntry *entries,
                        guint n_entries,
                        GAsyncReadyCallback callback,
                        gpointer user_data);
  gboolean (*append_finish) (BluffJournal *self, GAsyncResult *result, GError **error);
};

/* Keeps all events of one move, or none of them. ENTRIES are the journal's only until this returns: it copies what it
 * needs. A match hands over the next move when it has heard of the one before, in the order of their numbers.
 *
 * CALLBACK is called in the thread's main context once the events are as safe as they can be made, or when it is
 * certain that none of them was kept. There is no way to call it off: a match that goes away meanwhile does not take
 * back a move, and the journal keeps itself alive until it is done. */
void bluff_journal_append_async (BluffJournal *self,
                                 const BluffJournalEntry *entries,
                                 guint n_entries,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/* Whether the events were kept. If not, the same events may be handed over again, or others with the same numbers. */
gboolean bluff_journal_append_finish (BluffJournal *self, GAsyncResult *result, GError **error);

G_END_DECLS
