/* bluff-record.h: one game as it is kept in a file: who played, what was agreed, and every event (docs/RECORD.md).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-event.h"
#include "bluff-fault.h"
#include "bluff-game.h"

G_BEGIN_DECLS

/* The limits of the format. */
enum
{
  BLUFF_RECORD_VERSION = 1,
  BLUFF_RECORD_LINE_MAX = 65536, /* bytes of a line, its end not counted */
  BLUFF_RECORD_DEPTH_MAX = 8,    /* the line's own object is 1 */
  BLUFF_RECORD_EVENTS_MAX = 100000,
  BLUFF_RECORD_BYTES_MAX = 16 * 1024 * 1024,
  BLUFF_RECORD_NAME_MAX = 40, /* code points of a player's name */
  BLUFF_RECORD_ID_MAX = 64    /* code points of a game's id */
};

/* The largest `ms` and `branch.at`. The number above it stands for all that no machine word holds. */
#define BLUFF_RECORD_INTEGER_MAX (G_MAXINT64 - 1)

/* How a computer player plays. */
typedef enum
{
  BLUFF_RECORD_LEVEL_RANDOM,
  BLUFF_RECORD_LEVEL_PLAIN,
  BLUFF_RECORD_LEVEL_GREEDY,
  BLUFF_RECORD_LEVEL_DECKHAND,
  BLUFF_RECORD_LEVEL_SAILOR,
  BLUFF_RECORD_LEVEL_MATE,
  BLUFF_RECORD_LEVEL_CAPTAIN,
  BLUFF_RECORD_LEVEL_OUTSIDE,
  BLUFF_N_RECORD_LEVELS
} BluffRecordLevel;

typedef enum
{
  BLUFF_RECORD_CHARACTER_NONE, /* not told */
  BLUFF_RECORD_CHARACTER_HONEST,
  BLUFF_RECORD_CHARACTER_CAUTIOUS,
  BLUFF_RECORD_CHARACTER_BALANCED,
  BLUFF_RECORD_CHARACTER_RECKLESS,
  BLUFF_N_RECORD_CHARACTERS
} BluffRecordCharacter;

/* Who sat on a seat. The strings are the record's own. */
typedef struct
{
  char *name;
  gboolean computer;
  BluffRecordLevel level; /* of a computer */
  BluffRecordCharacter character;
  char *colour; /* or NULL */
  char *engine; /* the outside program's name, or NULL */
} BluffRecordPlayer;

enum
{
  BLUFF_RECORD_NO_MS = -1
};

typedef struct
{
  BluffEvent event;
  gint64 ms; /* milliseconds since the event before, or BLUFF_RECORD_NO_MS */
} BluffRecordEntry;

/* The strings are the record's own: free the old one to set another. */
typedef struct
{
  BluffTable table;
  BluffRecordPlayer players[BLUFF_MAX_SEATS];
  char *id;         /* or NULL */
  char *started;    /* RFC 3339 in UTC, or NULL */
  char *branch_of;  /* the id of the game that this one was played on from, or NULL */
  gint64 branch_at; /* from 1: the last event that is the other game's */
  GArray *entries;  /* BluffRecordEntry */
} BluffRecord;

/* A record without events and with players without names at a copy of TABLE. */
BluffRecord *bluff_record_new (const BluffTable *table);

void bluff_record_free (BluffRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffRecord, bluff_record_free)

/* Seats a person; NAME is copied. */
void bluff_record_seat_human (BluffRecord *self, BluffSeat seat, const char *name);

/* Seats a computer player; NAME is copied. */
void bluff_record_seat_computer (BluffRecord *self, BluffSeat seat, const char *name, BluffRecordLevel level);

/* Copies an event to the end. MS may be BLUFF_RECORD_NO_MS. */
void bluff_record_append (BluffRecord *self, const BluffEvent *event, gint64 ms);

guint bluff_record_n_events (const BluffRecord *self);

/* The event with the number N, from 1. */
const BluffRecordEntry *bluff_record_entry (const BluffRecord *self, guint n);

/* Whether the last event is the end of the game. */
gboolean bluff_record_is_finished (const BluffRecord *self);

/* Whether the header may be written: what is wrong is in FAULT, which may be NULL, as a reader would find it. */
gboolean bluff_record_check (const BluffRecord *self, BluffFault *fault);

/* "captain" */
const char *bluff_record_level_name (BluffRecordLevel level);

/* Finds the level with this name; FALSE if there is none. */
gboolean bluff_record_level_from_name (const char *name, BluffRecordLevel *level);

/* "cautious"; NULL for BLUFF_RECORD_CHARACTER_NONE */
const char *bluff_record_character_name (BluffRecordCharacter character);

/* Finds the character with this name; FALSE if there is none. */
gboolean bluff_record_character_from_name (const char *name, BluffRecordCharacter *character);

G_END_DECLS
