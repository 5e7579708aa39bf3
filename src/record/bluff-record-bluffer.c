/* bluff-record-bluffer.c: the events of Bluffer as lines of a record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer.h"
#include "bluff-record-check.h"
#include "bluff-record-field.h"

static gboolean
read_id (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault)
{
  if (!bluff_record_check_range (json_integer_value (value), 0, BLUFF_BLUFFER_CARDS - 1, fault))
    return FALSE;

  *byte = (guint8) json_integer_value (value);
  return TRUE;
}

static void
write_id (guint8 byte, GString *out)
{
  g_string_append_printf (out, "%u", byte);
}

static gboolean
read_shape (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault)
{
  const char *name = bluff_record_get_name (value);
  BluffShape shape;

  if (name == NULL || !bluff_shape_from_name (name, &shape))
    return bluff_record_not_a_name (fault);

  *byte = (guint8) shape;
  return TRUE;
}

static void
write_shape (guint8 byte, GString *out)
{
  g_string_append_printf (out, "\"%s\"", bluff_shape_name (byte));
}

static const BluffRecordThing id = {
  .type = BLUFF_FAULT_INTEGER,
  .read = read_id,
  .write = write_id,
};

static const BluffRecordThing shape = {
  .type = BLUFF_FAULT_TEXT,
  .read = read_shape,
  .write = write_shape,
};

/* One key of a card that is an object. */
static gboolean
read_member (json_t *object, const char *key, const BluffRecordThing *thing, guint8 *byte, BluffFault *fault)
{
  json_t *value = bluff_record_get (object, key, thing->type, fault);

  if (value == NULL)
    return FALSE;
  if (thing->read (value, NULL, byte, fault))
    return TRUE;

  g_strlcpy (fault->key, key, sizeof fault->key);
  return FALSE;
}

static gboolean
read_card (json_t *value, BluffEventDeck *deck, guint index, BluffFault *fault)
{
  return read_member (value, "id", &id, &deck->cards[index], fault) &&
         read_member (value, "up", &shape, &deck->up[index], fault) &&
         read_member (value, "down", &shape, &deck->down[index], fault);
}

static void
write_card (const BluffEventDeck *deck, guint index, GString *out)
{
  g_string_append_printf (out, "{\"id\":%u,\"up\":\"%s\",\"down\":\"%s\"}", deck->cards[index],
                          bluff_shape_name (deck->up[index]), bluff_shape_name (deck->down[index]));
}

static const BluffRecordThing card = {
  .type = BLUFF_FAULT_OBJECT,
  .read_in_deck = read_card,
  .write_in_deck = write_card,
};

/* The centre lies between the tables and the draw pile, though it is written last (B3). */
static gboolean
read_centre (const BluffRecordField *field,
             json_t *value,
             const BluffTable *table,
             BluffEvent *event,
             BluffFault *fault)
{
  if (bluff_record_read_deck_card (field, value, table, &event->deck, bluff_record_count_dealt (table, event), fault))
    return TRUE;

  bluff_record_put_key_inside (fault, field->key);
  return FALSE;
}

static void
write_centre (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  bluff_record_write_deck_card (field, &event->deck, bluff_record_count_dealt (table, event), out);
}

static const BluffRecordForm centre = { BLUFF_FAULT_OBJECT, read_centre, write_centre };

static const BluffRecordField setup[] = {
  { "tables", &bluff_record_hands, &card, .limit = BLUFF_BLUFFER_CARDS - 1, .refusal = BLUFF_REFUSAL_BLUFFER_TABLES },
  { "draw_pile", &bluff_record_pile, &card, .limit = BLUFF_BLUFFER_CARDS, .apart = 1,
    .refusal = BLUFF_REFUSAL_BLUFFER_DECK },
  { "centre", &centre, &card },
  BLUFF_RECORD_END,
};

/* peek, match, claim and show */
static const BluffRecordField own_card[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("card", id, card.card),
  BLUFF_RECORD_END,
};

static const BluffRecordField shown[] = {
  BLUFF_RECORD_ONE ("card", id, card.card),
  BLUFF_RECORD_ONE ("down", shape, card.down),
  BLUFF_RECORD_END,
};

static const BluffRecordField take[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("from", bluff_record_seat, card.other),
  BLUFF_RECORD_ONE ("card", id, card.card),
  BLUFF_RECORD_END,
};

static const BluffRecordField give[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("to", bluff_record_seat, card.other),
  BLUFF_RECORD_ONE ("card", id, card.card),
  BLUFF_RECORD_END,
};

static const BluffRecordField draw[] = {
  BLUFF_RECORD_SEAT,
  { "cards", &bluff_record_drawn, &id, .refusal = BLUFF_REFUSAL_BLUFFER_DRAW },
  BLUFF_RECORD_END,
};

static const BluffRecordField reshuffle[] = {
  { "draw_pile", &bluff_record_pile, &card, .limit = BLUFF_BLUFFER_CARDS, .refusal = BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
  BLUFF_RECORD_END,
};

static const BluffRecordField out[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("place", bluff_record_number, out.place),
  BLUFF_RECORD_END,
};

static const BluffRecordField over[] = {
  { "ranking", &bluff_record_ranking, &bluff_record_number, .refusal = BLUFF_REFUSAL_BLUFFER_RANKING },
  BLUFF_RECORD_END,
};

const BluffRecordGame bluff_record_bluffer = {
  .fields = {
    [BLUFF_EVENT_SETUP] = setup,
    [BLUFF_EVENT_PEEK] = own_card,
    [BLUFF_EVENT_MATCH] = own_card,
    [BLUFF_EVENT_CLAIM] = own_card,
    [BLUFF_EVENT_DECIDE] = bluff_record_decide,
    [BLUFF_EVENT_FLIP] = bluff_record_flip,
    [BLUFF_EVENT_CALL] = bluff_record_seat_alone,
    [BLUFF_EVENT_SHOWN] = shown,
    [BLUFF_EVENT_TAKE] = take,
    [BLUFF_EVENT_GIVE] = give,
    [BLUFF_EVENT_DRAW] = draw,
    [BLUFF_EVENT_RESHUFFLE] = reshuffle,
    [BLUFF_EVENT_SHOW] = own_card,
    [BLUFF_EVENT_OUT] = out,
    [BLUFF_EVENT_OVER] = over,
  },
};
