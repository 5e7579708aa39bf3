/* bluff-record-line.h: from the bytes of a line to JSON, strictly (private to the record).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-fault.h"

#include <jansson.h>

G_BEGIN_DECLS

/* How lines are read by jansson. A string may hold a NUL character, as JSON says; the readers of known keys refuse it.
 */
#define BLUFF_RECORD_JSON_FLAGS (JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)

/* Reads a line of N bytes, its end left out. COMPLETE says that it had one: otherwise it is the last and may have been
 * cut. Returns a JSON object, owned by the caller, or NULL with the cause in FAULT. */
json_t *bluff_record_parse_line (const char *bytes, gsize n, gboolean complete, BluffFault *fault);

G_END_DECLS
