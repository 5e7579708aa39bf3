/* memory-journal.h: a journal that keeps what happens in memory, for as long as it lives.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-journal.h"

G_BEGIN_DECLS

#define MEMORY_TYPE_JOURNAL (memory_journal_get_type ())

G_DECLARE_FINAL_TYPE (MemoryJournal, memory_journal, MEMORY, JOURNAL, GObject)

struct _MemoryJournal
{
  GObject parent_instance;

  GArray *events; /* BluffEvent, whole */
};

G_END_DECLS
