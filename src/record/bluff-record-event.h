/* bluff-record-event.h: reading the line of an event (private to the record; it is written by bluff-record-writer.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"

#include <jansson.h>

G_BEGIN_DECLS

/* Reads the event that must have the number N. What it means is not checked; every byte of ENTRY is defined. An event
 * of another game is read without its keys: the rules refuse it. FALSE, with the cause in FAULT, if a key is wrong. */
gboolean bluff_record_read_event (const json_t *line,
                                  const BluffTable *table,
                                  guint n,
                                  BluffRecordEntry *entry,
                                  BluffFault *fault);

G_END_DECLS
