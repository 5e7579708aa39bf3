/* bluff-record-event.c: the line of an event, both ways.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-event.h"

#include "bluff-record-check.h"
#include "bluff-record-field.h"
#include "bluff-record-writer.h"

#include <string.h>

static const BluffRecordGame *const games[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = &bluff_record_pirate,
  [BLUFF_GAME_BLUFFER] = &bluff_record_bluffer,
  [BLUFF_GAME_BLUFFANEER] = &bluff_record_bluffaneer,
};

static gboolean
read_number (const json_t *line, guint n, BluffFault *fault)
{
  json_t *value = bluff_record_get (line, "n", BLUFF_FAULT_INTEGER, fault);

  if (value == NULL)
    return FALSE;
  if (json_integer_value (value) == n)
    return TRUE;

  fault->cause = BLUFF_FAULT_NUMBER_GAP;
  fault->value = json_integer_value (value);
  fault->high = n;
  return FALSE;
}

static gboolean
read_kind (const json_t *line, BluffEventKind *kind, BluffFault *fault)
{
  json_t *value = bluff_record_get (line, "event", BLUFF_FAULT_TEXT, fault);
  const char *name;

  if (value == NULL)
    return FALSE;

  name = bluff_record_get_name (value);
  if (name != NULL && bluff_event_from_name (name, kind))
    return TRUE;

  fault->cause = BLUFF_FAULT_UNKNOWN_EVENT;
  return FALSE;
}

static gboolean
read_field (const BluffRecordField *field,
            const json_t *line,
            const BluffTable *table,
            BluffEvent *event,
            BluffFault *fault)
{
  BluffFaultType type = field->form->type != BLUFF_FAULT_NO_TYPE ? field->form->type : field->thing->type;
  json_t *value = bluff_record_get (line, field->key, type, fault);

  if (value == NULL)
    return FALSE;
  if (field->form->read (field, value, table, event, fault))
    return TRUE;

  if (fault->key[0] == '\0')
    g_strlcpy (fault->key, field->key, sizeof fault->key);
  return FALSE;
}

static gboolean
read_ms (const json_t *line, gint64 *ms, BluffFault *fault)
{
  json_t *value;

  *ms = BLUFF_RECORD_NO_MS;
  if (!bluff_record_get_optional (line, "ms", BLUFF_FAULT_INTEGER, &value, fault))
    return FALSE;
  if (value == NULL)
    return TRUE;

  *ms = json_integer_value (value);
  if (bluff_record_check_range (*ms, 0, BLUFF_RECORD_INTEGER_MAX, fault))
    return TRUE;

  g_strlcpy (fault->key, "ms", sizeof fault->key);
  return FALSE;
}

gboolean
bluff_record_read_event (const json_t *line,
                         const BluffTable *table,
                         guint n,
                         BluffRecordEntry *entry,
                         BluffFault *fault)
{
  const BluffRecordField *field;
  BluffEventKind kind;

  if (!read_number (line, n, fault) || !read_kind (line, &kind, fault))
    return FALSE;

  memset (entry, 0, sizeof *entry);
  entry->event.kind = (guint8) kind;
  entry->event.seat = BLUFF_NO_SEAT;

  field = games[table->game]->fields[kind];
  for (; field != NULL && field->key != NULL; field++)
    if (!read_field (field, line, table, &entry->event, fault))
      return FALSE;

  return read_ms (line, &entry->ms, fault);
}

void
bluff_record_write_event (const BluffTable *table, guint n, const BluffEvent *event, gint64 ms, GString *out)
{
  const BluffRecordField *field = games[table->game]->fields[event->kind];

  g_return_if_fail (field != NULL);

  g_string_append_printf (out, "{\"n\":%u,\"event\":\"%s\"", n, bluff_event_name (event->kind));
  for (; field->key != NULL; field++)
    {
      g_string_append (out, ",\"");
      g_string_append (out, field->key);
      g_string_append (out, "\":");
      field->form->write (field, table, event, out);
    }
  if (ms != BLUFF_RECORD_NO_MS)
    g_string_append_printf (out, ",\"ms\":%" G_GINT64_FORMAT, ms);
  g_string_append (out, "}\n");
}
