/* bluff-record-field.h: how the keys of an event are written and read (private to the record).
 *
 * Each game has a table: for each kind of event its fields, in the order of docs/RECORD.md. A field is a key, the
 * place in BluffEvent that it fills, its form (one thing, a list, a set …) and the kind of thing that stands in it (a
 * seat, a card …). The same table serves reading and writing, so that the two cannot drift apart.
 *
 * What is read is not trusted: a form writes only where the event has room, a number that fits no byte becomes one that
 * no rule allows, and everything else is for the rules to judge.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-fault.h"

#include <jansson.h>
#include <stddef.h>

G_BEGIN_DECLS

typedef struct _BluffRecordField BluffRecordField;

/* A kind of thing that one byte of an event stands for. */
typedef struct
{
  BluffFaultType type;

  /* VALUE is of the type. FALSE, with the cause in FAULT, if it means nothing. */
  gboolean (*read) (json_t *value, const BluffTable *table, guint8 *byte, BluffFault *fault);
  void (*write) (guint8 byte, GString *out);

  /* Instead of these two, where a card of a deck is more than a byte: card INDEX of DECK. */
  gboolean (*read_in_deck) (json_t *value, BluffEventDeck *deck, guint index, BluffFault *fault);
  void (*write_in_deck) (const BluffEventDeck *deck, guint index, GString *out);
} BluffRecordThing;

/* How things stand in a field. */
typedef struct
{
  BluffFaultType type; /* BLUFF_FAULT_NO_TYPE: that of its thing */

  /* VALUE is of the type, and EVENT was 0 before its first field. FALSE, with the cause in FAULT, if it cannot be. The
   * field's key is filled in by the caller unless the form has said more. */
  gboolean (*read) (const BluffRecordField *field,
                    json_t *value,
                    const BluffTable *table,
                    BluffEvent *event,
                    BluffFault *fault);
  void (*write) (const BluffRecordField *field, const BluffTable *table, const BluffEvent *event, GString *out);
} BluffRecordForm;

struct _BluffRecordField
{
  const char *key; /* NULL ends a list of fields */
  const BluffRecordForm *form;
  const BluffRecordThing *thing;
  guint16 offset;       /* in BluffEvent */
  guint16 size_offset;  /* bluff_record_set: where the event has the number of cards besides, or 0 */
  guint8 limit;         /* decks: how many cards the game has */
  guint8 apart;         /* bluff_record_pile: how many cards are neither dealt nor in the pile */
  BluffRefusal refusal; /* what the rules say to a list that cannot be stored */
};

/* The fields of each kind of event; NULL where the game has no such event. */
typedef struct
{
  const BluffRecordField *fields[BLUFF_N_EVENTS];
} BluffRecordGame;

extern const BluffRecordGame bluff_record_pirate;
extern const BluffRecordGame bluff_record_bluffer;
extern const BluffRecordGame bluff_record_bluffaneer;

/* Things of all games. */
extern const BluffRecordThing bluff_record_seat;    /* an existing seat */
extern const BluffRecordThing bluff_record_boolean; /* true, false */
extern const BluffRecordThing bluff_record_number;  /* 0 … 254; 255 for whatever is none of them */

/* Forms of all games. */
extern const BluffRecordForm bluff_record_one;   /* a byte */
extern const BluffRecordForm bluff_record_two;   /* a list of two bytes */
extern const BluffRecordForm bluff_record_drawn; /* the list of event.draw */
extern const BluffRecordForm bluff_record_set;   /* a BluffCards */
extern const BluffRecordForm bluff_record_each;  /* a list with one byte for each seat */
extern const BluffRecordForm bluff_record_hands; /* event.deck: a list of cards for each seat; first field of a deck */
extern const BluffRecordForm bluff_record_pile;  /* event.deck: the cards that were not dealt; after the hands */
extern const BluffRecordForm bluff_record_ranking; /* event.over */

/* Fields of events that are alike in several games: just a seat; C4. */
extern const BluffRecordField bluff_record_seat_alone[];
extern const BluffRecordField bluff_record_decide[];
extern const BluffRecordField bluff_record_flip[];

/* How a field that is a byte of the event, the one of the seat, and the end of the fields are written in a table. */
#define BLUFF_RECORD_ONE(name, what, member)                                                                           \
  {                                                                                                                    \
    .key = name, .form = &bluff_record_one, .thing = &what, .offset = offsetof (BluffEvent, member)                    \
  }
#define BLUFF_RECORD_SEAT BLUFF_RECORD_ONE ("seat", bluff_record_seat, seat)
#define BLUFF_RECORD_END                                                                                               \
  {                                                                                                                    \
    .key = NULL                                                                                                        \
  }

/* Whether VALUE is of TYPE; if not, that is the cause in FAULT. */
gboolean bluff_record_check_type (const json_t *value, BluffFaultType type, BluffFault *fault);

/* The value of KEY, which must be there and of TYPE; NULL, with cause and key in FAULT, otherwise. */
json_t *bluff_record_get (const json_t *object, const char *key, BluffFaultType type, BluffFault *fault);

/* The same of a key that may be missing: *VALUE is NULL then. FALSE only if it is of another type. */
gboolean bluff_record_get_optional (const json_t *object,
                                    const char *key,
                                    BluffFaultType type,
                                    json_t **value,
                                    BluffFault *fault);

/* Checks the type and reads one thing. */
gboolean bluff_record_read_thing (const BluffRecordThing *thing,
                                  json_t *value,
                                  const BluffTable *table,
                                  guint8 *byte,
                                  BluffFault *fault);

/* Reads one card of a deck. */
gboolean bluff_record_read_deck_card (const BluffRecordField *field,
                                      json_t *value,
                                      const BluffTable *table,
                                      BluffEventDeck *deck,
                                      guint index,
                                      BluffFault *fault);

void
bluff_record_write_deck_card (const BluffRecordField *field, const BluffEventDeck *deck, guint index, GString *out);

/* The text of a string, or NULL if it has a NUL character: then it is no name of anything. */
const char *bluff_record_get_name (const json_t *value);

/* The rules say no, or a text is none of the names it may have. Both return FALSE. */
gboolean bluff_record_refuse (BluffRefusal refusal, BluffFault *fault);
gboolean bluff_record_not_a_name (BluffFault *fault);

/* The number of cards of a set-up that were dealt to seats; 0 in a reshuffle. */
guint bluff_record_count_dealt (const BluffTable *table, const BluffEvent *event);

G_END_DECLS
