/* bluff-record-field.c: types and things that the events of all games have.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-field.h"

#include <string.h>

static gboolean
is_of_type (const json_t *value, BluffFaultType type)
{
  switch (type)
    {
    case BLUFF_FAULT_TEXT:
      return json_is_string (value);
    case BLUFF_FAULT_INTEGER:
      return json_is_integer (value);
    case BLUFF_FAULT_BOOLEAN:
      return json_is_boolean (value);
    case BLUFF_FAULT_LIST:
      return json_is_array (value);
    case BLUFF_FAULT_OBJECT:
      return json_is_object (value);
    case BLUFF_FAULT_SEAT_OR_BOX:
      return json_is_integer (value) || json_is_string (value);
    case BLUFF_FAULT_NO_TYPE:
    case BLUFF_N_FAULT_TYPES:
    default:
      return FALSE;
    }
}

static gboolean
read_seat (json_t *value, const BluffTable *table, guint8 *byte, BluffFault *fault)
{
  json_int_t seat = json_integer_value (value);

  if (seat < 0 || seat >= table->players)
    return bluff_record_refuse (BLUFF_REFUSAL_NO_SUCH_SEAT, fault);

  *byte = (guint8) seat;
  return TRUE;
}

static gboolean
read_boolean (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault G_GNUC_UNUSED)
{
  *byte = json_is_true (value);
  return TRUE;
}

static void
write_boolean (guint8 byte, GString *out)
{
  g_string_append (out, byte ? "true" : "false");
}

static gboolean
read_number (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault G_GNUC_UNUSED)
{
  json_int_t number = json_integer_value (value);

  *byte = number < 0 || number > G_MAXUINT8 ? G_MAXUINT8 : (guint8) number;
  return TRUE;
}

static void
write_number (guint8 byte, GString *out)
{
  g_string_append_printf (out, "%u", byte);
}

const BluffRecordThing bluff_record_seat = {
  .type = BLUFF_FAULT_INTEGER,
  .read = read_seat,
  .write = write_number,
};

const BluffRecordThing bluff_record_boolean = {
  .type = BLUFF_FAULT_BOOLEAN,
  .read = read_boolean,
  .write = write_boolean,
};

const BluffRecordThing bluff_record_number = {
  .type = BLUFF_FAULT_INTEGER,
  .read = read_number,
  .write = write_number,
};

gboolean
bluff_record_check_type (const json_t *value, BluffFaultType type, BluffFault *fault)
{
  if (G_LIKELY (is_of_type (value, type)))
    return TRUE;

  fault->cause = BLUFF_FAULT_WRONG_TYPE;
  fault->type = type;
  return FALSE;
}

json_t *
bluff_record_get (const json_t *object, const char *key, BluffFaultType type, BluffFault *fault)
{
  json_t *value = json_object_get (object, key);

  if (value == NULL)
    fault->cause = BLUFF_FAULT_MISSING_KEY;
  else if (bluff_record_check_type (value, type, fault))
    return value;

  g_strlcpy (fault->key, key, sizeof fault->key);
  return NULL;
}

gboolean
bluff_record_get_optional (const json_t *object,
                           const char *key,
                           BluffFaultType type,
                           json_t **value,
                           BluffFault *fault)
{
  *value = json_object_get (object, key);
  if (*value == NULL || bluff_record_check_type (*value, type, fault))
    return TRUE;

  g_strlcpy (fault->key, key, sizeof fault->key);
  return FALSE;
}

gboolean
bluff_record_read_thing (const BluffRecordThing *thing,
                         json_t *value,
                         const BluffTable *table,
                         guint8 *byte,
                         BluffFault *fault)
{
  return bluff_record_check_type (value, thing->type, fault) && thing->read (value, table, byte, fault);
}

gboolean
bluff_record_read_deck_card (const BluffRecordField *field,
                             json_t *value,
                             const BluffTable *table,
                             BluffEventDeck *deck,
                             guint index,
                             BluffFault *fault)
{
  const BluffRecordThing *thing = field->thing;

  if (thing->read_in_deck != NULL)
    return bluff_record_check_type (value, thing->type, fault) && thing->read_in_deck (value, deck, index, fault);

  return bluff_record_read_thing (thing, value, table, &deck->cards[index], fault);
}

void
bluff_record_write_deck_card (const BluffRecordField *field, const BluffEventDeck *deck, guint index, GString *out)
{
  if (field->thing->write_in_deck != NULL)
    field->thing->write_in_deck (deck, index, out);
  else
    field->thing->write (deck->cards[index], out);
}

const char *
bluff_record_get_name (const json_t *value)
{
  const char *name = json_string_value (value);

  return strlen (name) == json_string_length (value) ? name : NULL;
}

gboolean
bluff_record_refuse (BluffRefusal refusal, BluffFault *fault)
{
  fault->cause = BLUFF_FAULT_RULES;
  fault->refusal = refusal;
  return FALSE;
}

gboolean
bluff_record_not_a_name (BluffFault *fault)
{
  fault->cause = BLUFF_FAULT_UNKNOWN_VALUE;
  return FALSE;
}

guint
bluff_record_count_dealt (const BluffTable *table, const BluffEvent *event)
{
  guint dealt = 0;

  if (event->kind == BLUFF_EVENT_SETUP)
    for (guint seat = 0; seat < table->players; seat++)
      dealt += event->deck.dealt[seat];

  return dealt;
}
