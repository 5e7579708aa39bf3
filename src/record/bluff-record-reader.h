/* bluff-record-reader.h: reads a record and checks every line of it as it comes, against the format and the rules.
 *
 * The reader is fed with bytes, in pieces of any size, and stops at the first fault. After each line the state of the
 * game is known. What it keeps is bounded by the limits of the format, whatever it is fed with.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record.h"
#include "bluff-state.h"

G_BEGIN_DECLS

typedef struct _BluffRecordReader BluffRecordReader;

typedef enum
{
  BLUFF_RECORD_READER_DEFAULT = 0,
  BLUFF_RECORD_READER_KEEP_EVENTS = 1 << 0 /* the record gets its events, not only its header */
} BluffRecordReaderFlags;

BluffRecordReader *bluff_record_reader_new (BluffRecordReaderFlags flags);

void bluff_record_reader_free (BluffRecordReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffRecordReader, bluff_record_reader_free)

/* Takes the next N bytes. FALSE as soon as, and for ever after, there is a fault. */
gboolean bluff_record_reader_feed (BluffRecordReader *self, const char *bytes, gsize n);

/* There are no more bytes: takes the last line if it has no end. FALSE if there is a fault. */
gboolean bluff_record_reader_finish (BluffRecordReader *self);

/* Feeds the reader with all that can be read from FD, an open file, a pipe or a terminal, and finishes. Stops reading
 * at the first fault, at the latest one byte beyond the size that a record may have. FD stays open. FALSE if there is a
 * fault. */
gboolean bluff_record_reader_read_fd (BluffRecordReader *self, int fd);

/* The same with the file at PATH. */
gboolean bluff_record_reader_read_file (BluffRecordReader *self, const char *path);

/* The first fault, or NULL. Owned by the reader. */
const BluffFault *bluff_record_reader_fault (const BluffRecordReader *self);

/* The header, and the events if they are kept; NULL as long as there is no valid header. Owned by the reader. */
const BluffRecord *bluff_record_reader_record (const BluffRecordReader *self);

/* The same, but it is the caller's from now on and the reader is of no more use. */
BluffRecord *bluff_record_reader_steal_record (BluffRecordReader *self);

/* How many valid events there were. */
guint bluff_record_reader_n_events (const BluffRecordReader *self);

/* The game after those events; NULL as long as there is no valid header. Owned by the reader. */
const BluffState *bluff_record_reader_state (const BluffRecordReader *self);

/* Reads the whole record at PATH. It is owned by the caller. NULL, with the cause in FAULT, which may be
 * NULL, if there is a fault. */
BluffRecord *bluff_record_read_file (const char *path, BluffFault *fault);

/* The same with what is in memory. */
BluffRecord *bluff_record_read_bytes (const char *bytes, gsize n, BluffFault *fault);

G_END_DECLS
