/* bluff-record-writer.c: from a game to the lines of its record.
 *
 * How a line is written stands beside how it is read: bluff-record-header.c and bluff-record-event.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-writer.h"

void
bluff_record_write (const BluffRecord *record, GString *out)
{
  bluff_record_write_header (record, out);
  for (guint n = 1; n <= bluff_record_n_events (record); n++)
    {
      const BluffRecordEntry *entry = bluff_record_entry (record, n);

      bluff_record_write_event (&record->table, n, &entry->event, entry->ms, out);
    }
}
