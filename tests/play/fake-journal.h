/* fake-journal.h: a journal in memory that can be slow, fail, and see whether what it is given makes a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-journal.h"
#include "bluff-rules.h"

typedef enum
{
  FAKE_PROMPT, /* keeps what it is given as soon as the main loop runs again */
  FAKE_SLOW    /* waits to be told what to do with it */
} FakePace;

#define FAKE_TYPE_JOURNAL (fake_journal_get_type ())

G_DECLARE_FINAL_TYPE (FakeJournal, fake_journal, FAKE, JOURNAL, GObject)

struct _FakeJournal
{
  GObject parent_instance;

  FakePace pace;
  BluffState state; /* of the game as it has been kept */
  GArray *kept;     /* BluffJournalEntry */
  GArray *given;    /* BluffJournalEntry: the move that waits, or waited last */
  GTask *task;      /* NULL: nothing waits */
  guint appends;    /* how often it was asked */
};

/* An empty journal of a game at TABLE. */
FakeJournal *fake_journal_new (const BluffTable *table, FakePace pace);

/* Keeps an event that is there already. */
void fake_journal_fill (FakeJournal *self, const BluffEvent *event);

/* Says yes to the move that waits, and lets the match hear of it. Each event is checked by the rules. */
void fake_journal_confirm (FakeJournal *self);

/* Says no to it. */
void fake_journal_fail (FakeJournal *self);

/* The whole events that are kept, N_EVENTS of them. Free with g_free. */
BluffEvent *fake_journal_events (FakeJournal *self, guint *n_events);
