/* bluff-record-form.c: how things stand in the fields of events: alone, in lists, sets, decks and rankings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-record-check.h"
#include "bluff-record-field.h"

static inline guint8 *
place_in (BluffEvent *event, guint offset)
{
  return (guint8 *) event + offset;
}

static inline const guint8 *
look_in (const BluffEvent *event, guint offset)
{
  return (const guint8 *) event + offset;
}

/* Reads item INDEX of a list; where it is wrong, says which one it is. */
static gboolean
read_item (const BluffRecordField *field,
           json_t *list,
           gsize index,
           const BluffTable *table,
           guint8 *byte,
           BluffFault *fault)
{
  if (bluff_record_read_thing (field->thing, json_array_get (list, index), table, byte, fault))
    return TRUE;

  bluff_record_put_key_within (fault, field->key, index);
  return FALSE;
}

static void
write_list (const BluffRecordField *field, const guint8 *bytes, guint n, GString *out)
{
  g_string_append_c (out, '[');
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      field->thing->write (bytes[i], out);
    }
  g_string_append_c (out, ']');
}

static gboolean
read_one (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  return bluff_record_read_thing (field->thing, value, table, place_in (event, field->offset), fault);
}

static void
write_one (const BluffRecordField *field, const BluffTable *table G_GNUC_UNUSED, const BluffEvent *event, GString *out)
{
  field->thing->write (*look_in (event, field->offset), out);
}

static gboolean
read_two (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  guint8 *bytes = place_in (event, field->offset);

  if (json_array_size (value) != 2)
    {
      fault->cause = BLUFF_FAULT_LIST_LENGTH;
      fault->value = (gint64) json_array_size (value);
      fault->high = 2;
      return FALSE;
    }

  return read_item (field, value, 0, table, &bytes[0], fault) && read_item (field, value, 1, table, &bytes[1], fault);
}

static void
write_two (const BluffRecordField *field, const BluffTable *table G_GNUC_UNUSED, const BluffEvent *event, GString *out)
{
  write_list (field, look_in (event, field->offset), 2, out);
}

static gboolean
read_drawn (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  gsize n = json_array_size (value);

  if (n > BLUFF_DRAW_MAX)
    return bluff_record_refuse (field->refusal, fault);

  event->draw.n = (guint8) n;
  for (gsize i = 0; i < n; i++)
    if (!read_item (field, value, i, table, &event->draw.cards[i], fault))
      return FALSE;

  return TRUE;
}

static void
write_drawn (const BluffRecordField *field,
             const BluffTable *table G_GNUC_UNUSED,
             const BluffEvent *event,
             GString *out)
{
  write_list (field, event->draw.cards, event->draw.n, out);
}

static gboolean
read_set (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  BluffCards cards = BLUFF_CARDS_NONE;
  guint8 card;

  for (gsize i = 0; i < json_array_size (value); i++)
    {
      if (!read_item (field, value, i, table, &card, fault))
        return FALSE;
      if (bluff_cards_has (cards, card))
        return bluff_record_refuse (field->refusal, fault);
      bluff_cards_add (&cards, card);
    }

  *(BluffCards *) (gpointer) place_in (event, field->offset) = cards;
  if (field->size_offset != 0)
    *place_in (event, field->size_offset) = (guint8) bluff_cards_count (cards);

  return TRUE;
}

static void
write_set (const BluffRecordField *field, const BluffTable *table G_GNUC_UNUSED, const BluffEvent *event, GString *out)
{
  const BluffCards *cards = (gconstpointer) look_in (event, field->offset);
  guint8 list[BLUFF_DECK_MAX];

  write_list (field, list, bluff_cards_list (*cards, list), out);
}

static gboolean
read_each (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  guint8 *bytes = place_in (event, field->offset);

  if (json_array_size (value) != table->players)
    return bluff_record_refuse (field->refusal, fault);

  for (gsize seat = 0; seat < table->players; seat++)
    if (!read_item (field, value, seat, table, &bytes[seat], fault))
      return FALSE;

  return TRUE;
}

static void
write_each (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  write_list (field, look_in (event, field->offset), table->players, out);
}

/* Appends a list of cards, which is called NAME if one of them is wrong, to a deck. */
static gboolean
read_deck_cards (const BluffRecordField *field,
                 json_t *list,
                 const char *name,
                 const BluffTable *table,
                 BluffEventDeck *deck,
                 BluffFault *fault)
{
  gsize n = json_array_size (list);

  if (deck->n + n > field->limit)
    return bluff_record_refuse (field->refusal, fault);

  for (gsize i = 0; i < n; i++)
    if (!bluff_record_read_deck_card (field, json_array_get (list, i), table, deck, deck->n + (guint) i, fault))
      {
        bluff_record_put_key_within (fault, name, i);
        return FALSE;
      }

  deck->n = (guint8) (deck->n + n);
  return TRUE;
}

static void
write_deck_cards (const BluffRecordField *field, const BluffEventDeck *deck, guint start, guint end, GString *out)
{
  g_string_append_c (out, '[');
  for (guint i = start; i < end; i++)
    {
      if (i > start)
        g_string_append_c (out, ',');
      bluff_record_write_deck_card (field, deck, i, out);
    }
  g_string_append_c (out, ']');
}

static gboolean
read_hands (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  BluffEventDeck *deck = &event->deck;

  if (json_array_size (value) != table->players)
    return bluff_record_refuse (field->refusal, fault);

  for (guint seat = 0; seat < table->players; seat++)
    {
      json_t *hand = json_array_get (value, seat);
      guint8 before = deck->n;

      if (!bluff_record_check_type (hand, BLUFF_FAULT_LIST, fault) ||
          !read_deck_cards (field, hand, "", table, deck, fault))
        {
          bluff_record_put_key_within (fault, field->key, seat);
          return FALSE;
        }
      deck->dealt[seat] = (guint8) (deck->n - before);
    }

  return TRUE;
}

static void
write_hands (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  const BluffEventDeck *deck = &event->deck;
  guint start = 0;

  g_string_append_c (out, '[');
  for (guint seat = 0; seat < table->players; seat++)
    {
      if (seat > 0)
        g_string_append_c (out, ',');
      write_deck_cards (field, deck, start, start + deck->dealt[seat], out);
      start += deck->dealt[seat];
    }
  g_string_append_c (out, ']');
}

static gboolean
read_pile (const BluffRecordField *field, json_t *value, const BluffTable *table, BluffEvent *event, BluffFault *fault)
{
  BluffEventDeck *deck = &event->deck;

  deck->n = (guint8) (bluff_record_count_dealt (table, event) + field->apart);
  return read_deck_cards (field, value, field->key, table, deck, fault);
}

static void
write_pile (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  const BluffEventDeck *deck = &event->deck;

  write_deck_cards (field, deck, bluff_record_count_dealt (table, event) + field->apart, deck->n, out);
}

/* A place of a ranking: seats in ascending order that have no place yet. */
static gboolean
read_place (const BluffRecordField *field,
            json_t *seats,
            const BluffTable *table,
            guint taken,
            BluffEvent *event,
            BluffFault *fault)
{
  guint8 *place = event->over.place;
  int before = -1;

  if (!bluff_record_check_type (seats, BLUFF_FAULT_LIST, fault))
    return FALSE;
  if (json_array_size (seats) == 0)
    return bluff_record_refuse (field->refusal, fault);

  for (gsize i = 0; i < json_array_size (seats); i++)
    {
      guint8 seat;

      if (!bluff_record_read_thing (field->thing, json_array_get (seats, i), table, &seat, fault))
        return FALSE;
      if (seat >= table->players || seat <= before || place[seat] != 0)
        return bluff_record_refuse (field->refusal, fault);
      place[seat] = (guint8) (taken + 1);
      before = seat;
    }

  return TRUE;
}

static gboolean
read_ranking (const BluffRecordField *field,
              json_t *value,
              const BluffTable *table,
              BluffEvent *event,
              BluffFault *fault)
{
  guint taken = 0;

  for (gsize i = 0; i < json_array_size (value); i++)
    {
      if (!read_place (field, json_array_get (value, i), table, taken, event, fault))
        {
          bluff_record_put_key_within (fault, field->key, i);
          return FALSE;
        }
      taken += (guint) json_array_size (json_array_get (value, i));
    }

  return taken == table->players || bluff_record_refuse (field->refusal, fault);
}

static void
write_ranking (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out)
{
  const char *before = "[[";

  for (guint place = 1; place <= table->players; place++)
    {
      for (guint8 seat = 0; seat < table->players; seat++)
        if (event->over.place[seat] == place)
          {
            g_string_append (out, before);
            field->thing->write (seat, out);
            before = ",";
          }
      before = *before == ',' ? "],[" : before;
    }
  g_string_append (out, "]]");
}

const BluffRecordForm bluff_record_one = { BLUFF_FAULT_NO_TYPE, read_one, write_one };
const BluffRecordForm bluff_record_two = { BLUFF_FAULT_LIST, read_two, write_two };
const BluffRecordForm bluff_record_drawn = { BLUFF_FAULT_LIST, read_drawn, write_drawn };
const BluffRecordForm bluff_record_set = { BLUFF_FAULT_LIST, read_set, write_set };
const BluffRecordForm bluff_record_each = { BLUFF_FAULT_LIST, read_each, write_each };
const BluffRecordForm bluff_record_hands = { BLUFF_FAULT_LIST, read_hands, write_hands };
const BluffRecordForm bluff_record_pile = { BLUFF_FAULT_LIST, read_pile, write_pile };
const BluffRecordForm bluff_record_ranking = { BLUFF_FAULT_LIST, read_ranking, write_ranking };

const BluffRecordField bluff_record_seat_alone[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_END,
};

const BluffRecordField bluff_record_decide[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("shout", bluff_record_boolean, decide.shout),
  BLUFF_RECORD_END,
};

const BluffRecordField bluff_record_flip[] = {
  { "seats", &bluff_record_two, &bluff_record_seat, offsetof (BluffEvent, flip.seats) },
  BLUFF_RECORD_ONE ("winner", bluff_record_seat, flip.winner),
  BLUFF_RECORD_END,
};
