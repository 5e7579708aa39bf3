/* fuzz-record.c: any bytes as a record: the reader must not crash, hang or believe them too easily.
 *
 * However the bytes are cut into pieces, the reader must come to the same conclusion; what it accepts must be written
 * as lines that it accepts again, and those must stay the same for ever.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-reader.h"
#include "bluff-record-writer.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

/* Reads BYTES in pieces of PIECE bytes. */
static BluffRecord *
read_in_pieces (const char *bytes, gsize n, gsize piece, BluffFault *fault)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);

  for (gsize at = 0; at < n; at += MIN (piece, n - at))
    if (!bluff_record_reader_feed (reader, bytes + at, MIN (piece, n - at)))
      break;

  if (bluff_record_reader_finish (reader))
    {
      g_assert_null (bluff_record_reader_fault (reader));
      return bluff_record_reader_steal_record (reader);
    }

  *fault = *bluff_record_reader_fault (reader);
  return NULL;
}

static void
check_fault (const BluffFault *fault)
{
  g_assert_cmpint (fault->cause, >, BLUFF_FAULT_NONE);
  g_assert_cmpint (fault->cause, <, BLUFF_N_FAULTS);
  g_assert_cmpuint (fault->line, >=, 1);
  g_assert_nonnull (bluff_fault_rule (fault));
  g_assert_cmpint (fault->cause == BLUFF_FAULT_RULES, ==, fault->refusal != BLUFF_REFUSAL_NONE);
  g_assert_nonnull (memchr (fault->key, '\0', sizeof fault->key));
}

static void
check_round_trip (const BluffRecord *record)
{
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  g_autoptr (BluffRecord) read = NULL;

  bluff_record_write (record, written);
  read = bluff_record_read_bytes (written->str, written->len, NULL);
  g_assert_nonnull (read);
  bluff_record_write (read, again);
  g_assert_cmpstr (again->str, ==, written->str);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *bytes = (const char *) data;
  BluffFault fault = { 0 };
  BluffFault fault_in_pieces = { 0 };
  g_autoptr (BluffRecord) record = bluff_record_read_bytes (bytes, size, &fault);
  g_autoptr (BluffRecord) in_pieces = read_in_pieces (bytes, size, 1 + size % 61, &fault_in_pieces);

  g_assert_cmpint (record != NULL, ==, in_pieces != NULL);
  if (record != NULL)
    {
      check_round_trip (record);
      return 0;
    }

  check_fault (&fault);
  g_assert_cmpint (fault.cause, ==, fault_in_pieces.cause);
  g_assert_cmpuint (fault.line, ==, fault_in_pieces.line);
  return 0;
}
