/* bluff-record-pirate.c: the events of Bluff Pirate as lines of a record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-pirate.h"
#include "bluff-record-field.h"

static gboolean
read_card (json_t *value, const BluffTable *table G_GNUC_UNUSED, guint8 *byte, BluffFault *fault)
{
  const char *name = bluff_record_get_name (value);

  return (name != NULL && bluff_pirate_card_from_name (name, byte)) || bluff_record_not_a_name (fault);
}

static void
write_card (guint8 byte, GString *out)
{
  char name[16];

  g_string_append_c (out, '"');
  g_string_append (out, bluff_pirate_card_name (byte, name));
  g_string_append_c (out, '"');
}

static const BluffRecordThing card = {
  .type = BLUFF_FAULT_TEXT,
  .read = read_card,
  .write = write_card,
};

static const BluffRecordField setup[] = {
  { "hands", &bluff_record_hands, &card, .limit = BLUFF_PIRATE_CARDS, .refusal = BLUFF_REFUSAL_PIRATE_HANDS },
  { "draw_pile", &bluff_record_pile, &card, .limit = BLUFF_PIRATE_CARDS, .refusal = BLUFF_REFUSAL_PIRATE_DECK },
  BLUFF_RECORD_ONE ("treasure", bluff_record_number, deck.treasure),
  BLUFF_RECORD_END,
};

static const BluffRecordField draw[] = {
  BLUFF_RECORD_SEAT,
  { "cards", &bluff_record_drawn, &card, .refusal = BLUFF_REFUSAL_PIRATE_DRAW },
  BLUFF_RECORD_END,
};

static const BluffRecordField reshuffle[] = {
  { "draw_pile", &bluff_record_pile, &card, .limit = BLUFF_PIRATE_CARDS, .refusal = BLUFF_REFUSAL_PIRATE_RESHUFFLE },
  BLUFF_RECORD_END,
};

static const BluffRecordField lay[] = {
  BLUFF_RECORD_SEAT,
  { "up", &bluff_record_set, &card, offsetof (BluffEvent, lay.up), .refusal = BLUFF_REFUSAL_PIRATE_SET_HAND },
  { "down", &bluff_record_set, &card, offsetof (BluffEvent, lay.down), offsetof (BluffEvent, lay.down_size),
    .refusal = BLUFF_REFUSAL_PIRATE_SET_HAND },
  BLUFF_RECORD_END,
};

static const BluffRecordField vote[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("bluff", bluff_record_boolean, vote.bluff),
  BLUFF_RECORD_END,
};

static const BluffRecordField reveal[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("voter", bluff_record_seat, reveal.voter),
  BLUFF_RECORD_END,
};

static const BluffRecordField sail[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("from", bluff_record_number, sail.from),
  BLUFF_RECORD_ONE ("to", bluff_record_number, sail.to),
  BLUFF_RECORD_END,
};

static const BluffRecordField open[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("island", bluff_record_number, open.island),
  BLUFF_RECORD_ONE ("treasure", bluff_record_boolean, open.treasure),
  BLUFF_RECORD_END,
};

static const BluffRecordField discard[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("card", card, discard.card),
  BLUFF_RECORD_END,
};

static const BluffRecordField board[] = {
  BLUFF_RECORD_SEAT,
  BLUFF_RECORD_ONE ("card", card, board.card),
  BLUFF_RECORD_ONE ("victim", bluff_record_seat, board.victim),
  { "taken", &bluff_record_set, &card, offsetof (BluffEvent, board.taken), offsetof (BluffEvent, board.taken_size),
    .refusal = BLUFF_REFUSAL_PIRATE_BOARD_TAKEN },
  BLUFF_RECORD_END,
};

static const BluffRecordField over[] = {
  { "ranking", &bluff_record_ranking, &bluff_record_number, .refusal = BLUFF_REFUSAL_PIRATE_RANKING },
  BLUFF_RECORD_END,
};

const BluffRecordGame bluff_record_pirate = {
  .fields = {
    [BLUFF_EVENT_SETUP] = setup,
    [BLUFF_EVENT_DRAW] = draw,
    [BLUFF_EVENT_RESHUFFLE] = reshuffle,
    [BLUFF_EVENT_LAY] = lay,
    [BLUFF_EVENT_VOTE] = vote,
    [BLUFF_EVENT_REVEAL] = reveal,
    [BLUFF_EVENT_SAIL] = sail,
    [BLUFF_EVENT_OPEN] = open,
    [BLUFF_EVENT_DISCARD] = discard,
    [BLUFF_EVENT_PASS] = bluff_record_seat_alone,
    [BLUFF_EVENT_BOARD] = board,
    [BLUFF_EVENT_OVER] = over,
  },
};
