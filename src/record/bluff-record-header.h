/* bluff-record-header.h: reading the header's line (private to the record; it is written by bluff-record-writer.h).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"

#include <jansson.h>

G_BEGIN_DECLS

/* Reads and checks the header. Returns a record without events, owned by the caller, or NULL with the cause in FAULT.
 */
BluffRecord *bluff_record_read_header (const json_t *line, BluffFault *fault);

G_END_DECLS
