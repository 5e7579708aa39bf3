/* bluff-record-reader.c: reads a record line by line and checks it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-reader.h"

#include "bluff-record-event.h"
#include "bluff-record-header.h"
#include "bluff-record-line.h"
#include "bluff-rules.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

enum
{
  CHUNK = 65536
};

struct _BluffRecordReader
{
  BluffRecordReaderFlags flags;
  gsize bytes;         /* taken so far */
  guint line;          /* lines taken so far */
  guint n_events;      /* valid ones */
  GString *begun;      /* the beginning of a line whose end has not come yet */
  BluffRecord *record; /* once the header is read */
  BluffState state;    /* then */
  BluffRecordEntry entry;
  BluffFault fault;
};

/* Returns FALSE. LINE is where it is. */
static gboolean
stop (BluffRecordReader *self, BluffFaultCause cause, guint line, gint64 limit)
{
  self->fault.cause = cause;
  self->fault.line = line;
  self->fault.high = limit;
  return FALSE;
}

static gboolean
take_header (BluffRecordReader *self, const json_t *json)
{
  self->record = bluff_record_read_header (json, &self->fault);
  if (self->record == NULL)
    return FALSE;

  bluff_rules_open (&self->state, &self->record->table);
  return TRUE;
}

static gboolean
take_event (BluffRecordReader *self, const json_t *json)
{
  BluffEvent *event = &self->entry.event;
  BluffRefusal refusal;

  if (!bluff_record_read_event (json, &self->record->table, self->n_events + 1, &self->entry, &self->fault))
    return FALSE;

  refusal = bluff_rules_admit (&self->state, event);
  if (refusal != BLUFF_REFUSAL_NONE)
    {
      self->fault.cause = BLUFF_FAULT_RULES;
      self->fault.refusal = refusal;
      return FALSE;
    }

  bluff_rules_apply (&self->state, event);
  self->n_events++;
  if (self->flags & BLUFF_RECORD_READER_KEEP_EVENTS)
    bluff_record_append (self->record, event, self->entry.ms);

  return TRUE;
}

/* Takes one line. COMPLETE says that its end, which is not part of it, was there. */
static gboolean
take_line (BluffRecordReader *self, const char *bytes, gsize n, gboolean complete)
{
  json_t *json;
  gboolean valid;

  self->line++;
  if (complete && n > 0 && bytes[n - 1] == '\r')
    n--;

  if (n > BLUFF_RECORD_LINE_MAX)
    return stop (self, BLUFF_FAULT_LINE_TOO_LONG, self->line, BLUFF_RECORD_LINE_MAX);
  if (self->n_events == BLUFF_RECORD_EVENTS_MAX)
    return stop (self, BLUFF_FAULT_TOO_MANY_EVENTS, self->line, BLUFF_RECORD_EVENTS_MAX);

  self->fault.line = self->line;
  json = bluff_record_parse_line (bytes, n, complete, &self->fault);
  if (json == NULL)
    return FALSE;

  valid = self->line == 1 ? take_header (self, json) : take_event (self, json);
  json_decref (json);
  return valid;
}

/* Takes one piece of a line, its end not included. */
static gboolean
take_piece (BluffRecordReader *self, const char *bytes, gsize n, gboolean complete)
{
  gboolean valid;

  /* One more than a line may have: it can be the CR of a line's end. */
  if (self->begun->len + n > BLUFF_RECORD_LINE_MAX + 1)
    return stop (self, BLUFF_FAULT_LINE_TOO_LONG, self->line + 1, BLUFF_RECORD_LINE_MAX);

  g_string_append_len (self->begun, bytes, (gssize) n);
  if (!complete)
    return TRUE;

  valid = take_line (self, self->begun->str, self->begun->len, TRUE);
  g_string_truncate (self->begun, 0);
  return valid;
}

static gboolean
take_bytes (BluffRecordReader *self, const char *bytes, gsize n)
{
  const char *end = bytes + n;

  while (bytes < end)
    {
      const char *line_end = memchr (bytes, '\n', (gsize) (end - bytes));
      const char *piece_end = line_end != NULL ? line_end : end;

      if (!take_piece (self, bytes, (gsize) (piece_end - bytes), line_end != NULL))
        return FALSE;
      bytes = line_end != NULL ? line_end + 1 : end;
    }

  return TRUE;
}

/* The system says no. Returns FALSE. */
static gboolean
stop_for_system (BluffRecordReader *self, int error, guint line)
{
  if (error == EISDIR)
    return stop (self, BLUFF_FAULT_DIRECTORY, 0, 0);

  self->fault.error = error;
  return stop (self, BLUFF_FAULT_UNREADABLE, line, 0);
}

/* Like read (), but waits where the other side has made the pipe one that does not. */
static gssize
read_patiently (int fd, char *buffer, gsize size)
{
  struct pollfd waiting = { .fd = fd, .events = POLLIN };
  gssize n;

  do
    {
      n = read (fd, buffer, size);
      if (n < 0 && errno == EAGAIN && poll (&waiting, 1, -1) == 1)
        errno = EINTR;
    }
  while (n < 0 && errno == EINTR);

  return n;
}

BluffRecordReader *
bluff_record_reader_new (BluffRecordReaderFlags flags)
{
  BluffRecordReader *self = g_new0 (BluffRecordReader, 1);

  self->flags = flags;
  self->begun = g_string_new (NULL);

  return self;
}

void
bluff_record_reader_free (BluffRecordReader *self)
{
  if (self == NULL)
    return;

  g_string_free (self->begun, TRUE);
  bluff_record_free (self->record);
  g_free (self);
}

gboolean
bluff_record_reader_feed (BluffRecordReader *self, const char *bytes, gsize n)
{
  gsize room = BLUFF_RECORD_BYTES_MAX - self->bytes;

  if (self->fault.cause != BLUFF_FAULT_NONE)
    return FALSE;

  self->bytes += MIN (n, room);
  if (!take_bytes (self, bytes, MIN (n, room)))
    return FALSE;

  /* The lines before the limit come first: the first fault counts. */
  if (n > room)
    return stop (self, BLUFF_FAULT_TOO_LARGE, self->line + 1, BLUFF_RECORD_BYTES_MAX);

  return TRUE;
}

gboolean
bluff_record_reader_finish (BluffRecordReader *self)
{
  if (self->fault.cause != BLUFF_FAULT_NONE)
    return FALSE;

  if (self->bytes == 0)
    return stop (self, BLUFF_FAULT_EMPTY, 1, 0);

  return self->begun->len == 0 || take_line (self, self->begun->str, self->begun->len, FALSE);
}

gboolean
bluff_record_reader_read_fd (BluffRecordReader *self, int fd)
{
  g_autofree char *buffer = g_malloc (CHUNK);

  for (;;)
    {
      /* One byte too many is enough to know. */
      gssize n = read_patiently (fd, buffer, MIN (CHUNK, BLUFF_RECORD_BYTES_MAX - self->bytes + 1));

      if (n == 0)
        return bluff_record_reader_finish (self);
      if (n < 0)
        return stop_for_system (self, errno, self->line + 1);
      if (!bluff_record_reader_feed (self, buffer, (gsize) n))
        return FALSE;
    }
}

gboolean
bluff_record_reader_read_file (BluffRecordReader *self, const char *path)
{
  int fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  gboolean valid;

  if (fd < 0)
    return stop_for_system (self, errno, 0);

  valid = bluff_record_reader_read_fd (self, fd);
  close (fd);
  return valid;
}

const BluffFault *
bluff_record_reader_fault (const BluffRecordReader *self)
{
  return self->fault.cause != BLUFF_FAULT_NONE ? &self->fault : NULL;
}

const BluffRecord *
bluff_record_reader_record (const BluffRecordReader *self)
{
  return self->record;
}

BluffRecord *
bluff_record_reader_steal_record (BluffRecordReader *self)
{
  return g_steal_pointer (&self->record);
}

guint
bluff_record_reader_n_events (const BluffRecordReader *self)
{
  return self->n_events;
}

const BluffState *
bluff_record_reader_state (const BluffRecordReader *self)
{
  return self->record != NULL ? &self->state : NULL;
}

/* What has been read as a whole: the record, or its fault. */
static BluffRecord *
conclude (BluffRecordReader *reader, gboolean valid, BluffFault *fault)
{
  if (fault != NULL)
    *fault = valid ? (BluffFault){ 0 } : reader->fault;

  return valid ? bluff_record_reader_steal_record (reader) : NULL;
}

BluffRecord *
bluff_record_read_file (const char *path, BluffFault *fault)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);

  return conclude (reader, bluff_record_reader_read_file (reader, path), fault);
}

BluffRecord *
bluff_record_read_bytes (const char *bytes, gsize n, BluffFault *fault)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_KEEP_EVENTS);

  bluff_record_reader_feed (reader, bytes, n);
  return conclude (reader, bluff_record_reader_finish (reader), fault);
}
