/* bluff-record-bluffaneer.c: the events of Bluffaneer as lines of a record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer.h"
#include "bluff-record-field.h"

static gboolean
read_icon (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault)
{
  const char *name = bluff_record_get_name (value);
  BluffIcon icon;

  if (name == NULL || !bluff_icon_from_name (name, &icon))
    return bluff_record_not_a_name (fault);

  *byte = (guint8) icon;
  return TRUE;
}

static void
write_icon (guint8 byte, GString *out)
{
  g_string_append_printf (out, "\"%s\"", bluff_icon_name (byte));
}

static gboolean
read_pair (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault)
{
  const char *name = bluff_record_get_name (value);
  BluffPair pair;

  if (name == NULL || !bluff_pair_from_name (name, &pair))
    return bluff_record_not_a_name (fault);

  *byte = (guint8) pair;
  return TRUE;
}

static void
write_pair (guint8 byte, GString *out)
{
  g_string_append_printf (out, "\"%s\"", bluff_pair_name (byte));
}

static gboolean
read_receiver (json_t *value, const BluffTable *table, guint8 *byte, BluffFault *fault)
{
  if (json_is_integer (value))
    return bluff_record_seat.read (value, table, byte, fault);
  if (g_strcmp0 (bluff_record_get_name (value), "box") != 0)
    return bluff_record_not_a_name (fault);

  *byte = BLUFF_NO_SEAT;
  return TRUE;
}

static void
write_receiver (guint8 byte, GString *out)
{
  if (byte == BLUFF_NO_SEAT)
    g_string_append (out, "\"box\"");
  else
    bluff_record_seat.write (byte, out);
}

static const BluffRecordThing icon = {
  .type = BLUFF_FAULT_TEXT,
  .read = read_icon,
  .write = write_icon,
};

static const BluffRecordThing pair = {
  .type = BLUFF_FAULT_TEXT,
  .read = read_pair,
  .write = write_pair,
};

static const BluffRecordThing receiver = {
  .type = BLUFF_FAULT_SEAT_OR_BOX,
  .read = read_receiver,
  .write = write_receiver,
};

/* One card each (N4), without a list of their own. */
static gboolean
read_cards (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  if (!bluff_record_each.read (field, value, table, event, fault))
    return FALSE;

  for (guint seat = 0; seat < table->players; seat++)
    event->deck.dealt[seat] = 1;

  return TRUE;
}

static void
write_cards (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  bluff_record_each.write (field, table, event, out);
}

static gboolean
read_drawn_card (const BluffRecordField *field,
                 json_t *value,
                 const BluffTable *table,
                 BluffEvent *event,
                 BluffFault *fault)
{
  event->draw.n = 1;
  return bluff_record_read_thing (field->thing, value, table, &event->draw.cards[0], fault);
}

static void
write_drawn_card (const BluffRecordField *field,
                  const BluffTable *table G_GNUC_UNUSED,
                  const BluffEvent *event,
                  GString *out)
{
  field->thing->write (event->draw.cards[0], out);
}

static const BluffRecordForm cards = { BLUFF_FAULT_LIST, read_cards, write_cards };
static const BluffRecordForm drawn_card = { BLUFF_FAULT_TEXT, read_drawn_card, write_drawn_card };

static const BluffRecordField setup[] = {
  { "cards", &cards, &pair, offsetof (BluffEvent, deck.cards), .refusal = BLUFF_REFUSAL_BLUFFANEER_CARDS },
  { "draw_pile", &bluff_record_pile, &pair, .limit = BLUFF_BLUFFANEER_CARDS, .refusal = BLUFF_REFUSAL_BLUFFANEER_DECK },
  { "coins", &bluff_record_each, &bluff_record_number, offsetof (BluffEvent, deck.coins),
    .refusal = BLUFF_REFUSAL_BLUFFANEER_COINS },
  BLUFF_RECORD_END,
};

static const BluffRecordField roll[] = {
  BLUFF_RECORD_SEAT,
  { "icons", &bluff_record_two, &icon, offsetof (BluffEvent, roll.icons) },
  BLUFF_RECORD_END,
};

static const BluffRecordField steal[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("victim", bluff_record_seat, steal.victim),
  BLUFF_RECORD_END,
};

static const BluffRecordField answer[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("call", bluff_record_boolean, answer.call),
  BLUFF_RECORD_END,
};

static const BluffRecordField reveal[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("card", pair, pair.card),
  BLUFF_RECORD_END,
};

static const BluffRecordField pay[] = {
  BLUFF_RECORD_ONE ("from", bluff_record_seat, pay.from),
  BLUFF_RECORD_ONE ("to", receiver, pay.to),
  BLUFF_RECORD_ONE ("coins", bluff_record_number, pay.coins),
  BLUFF_RECORD_END,
};

static const BluffRecordField draw[] = {
  BLUFF_RECORD_SEAT,
  { "card", &drawn_card, &pair },
  BLUFF_RECORD_END,
};

static const BluffRecordField reshuffle[] = {
  { "draw_pile", &bluff_record_pile, &pair, .limit = BLUFF_BLUFFANEER_CARDS,
    .refusal = BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE },
  BLUFF_RECORD_END,
};

static const BluffRecordField over[] = {
  { "ranking", &bluff_record_ranking, &bluff_record_number, .refusal = BLUFF_REFUSAL_BLUFFANEER_RANKING },
  BLUFF_RECORD_END,
};

const BluffRecordGame bluff_record_bluffaneer = {
  .fields = {
    [BLUFF_EVENT_SETUP] = setup,
    [BLUFF_EVENT_ROLL] = roll,
    [BLUFF_EVENT_STEAL] = steal,
    [BLUFF_EVENT_MATCH] = bluff_record_seat_alone,
    [BLUFF_EVENT_DECIDE] = bluff_record_decide,
    [BLUFF_EVENT_CLAIM] = bluff_record_seat_alone,
    [BLUFF_EVENT_ANSWER] = answer,
    [BLUFF_EVENT_REVEAL] = reveal,
    [BLUFF_EVENT_PAY] = pay,
    [BLUFF_EVENT_DRAW] = draw,
    [BLUFF_EVENT_RESHUFFLE] = reshuffle,
    [BLUFF_EVENT_FLIP] = bluff_record_flip,
    [BLUFF_EVENT_OVER] = over,
  },
};
