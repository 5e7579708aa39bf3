/* bluff-fault.h: what is wrong with a record: a named cause, the line, and what a sentence about it needs.
 *
 * Codes, not prose: the sentences are in `words`. Each cause names the fields of BluffFault that it fills in beside
 * `line`; the others are 0, NO_TYPE or empty.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-refusal.h"

G_BEGIN_DECLS

/* clang-format off */

/* What cannot be read at all. */
#define BLUFF_FAULTS_FILE(X)                                                      \
  X (DIRECTORY,         "directory")         /* a folder, not a file; line 0 */                                     \
  X (UNREADABLE,        "unreadable")        /* the system says no; error: its errno; line 0 if it could not be opened */ \
  X (EMPTY,             "empty")             /* not a single byte */                                                \
  X (TOO_LARGE,         "too-large")         /* more bytes than a record may have; high: the limit */

/* What is wrong with the bytes of a line. */
#define BLUFF_FAULTS_LINE(X)                                                      \
  X (LINE_TOO_LONG,     "line-too-long")     /* high: the bytes a line may have */                                  \
  X (TOO_MANY_EVENTS,   "too-many-events")   /* high: the events a record may have */                               \
  X (BLANK_LINE,        "blank-line")        /* nothing, or nothing but blanks */                                   \
  X (BYTE_ORDER_MARK,   "byte-order-mark")   /* the line begins with one */                                         \
  X (NUL_BYTE,          "nul-byte")          /* column */                                                           \
  X (BAD_UTF8,          "bad-utf8")          /* column: of the first byte that is not UTF-8 */                      \
  X (CUT_LINE,          "cut-line")          /* the last line ends in the middle */                                 \
  X (TOO_DEEP,          "too-deep")          /* high: how deep a line may nest */                                   \
  X (LONE_SURROGATE,    "lone-surrogate")    /* \uD800 … \uDFFF without its other half; column */                   \
  X (NOT_JSON,          "not-json")          /* column: where it stops being JSON */                                \
  X (DUPLICATE_KEY,     "duplicate-key")     /* a key stands twice in one object; column: of the second */          \
  X (NOT_AN_OBJECT,     "not-an-object")     /* JSON, but not {…} */

/* What is wrong with a key. */
#define BLUFF_FAULTS_KEY(X)                                                       \
  X (MISSING_KEY,       "missing-key")       /* key */                                                              \
  X (WRONG_TYPE,        "wrong-type")        /* key; type: what it must be */                                       \
  X (UNKNOWN_VALUE,     "unknown-value")     /* key: its text is none of the names that it may have */              \
  X (OUT_OF_RANGE,      "out-of-range")      /* key; value; low; high, or G_MAXINT64 if only `low` is a limit */    \
  X (LIST_LENGTH,       "list-length")       /* key; value: how many items; high: how many it must have */          \
  X (TEXT_LENGTH,       "text-length")       /* key; value: how many characters; low; high */                       \
  X (CONTROL_CHARACTER, "control-character") /* key: its text has one */                                            \
  X (NOT_A_TIME,        "not-a-time")        /* key: not an existing date and time of RFC 3339 in UTC */

/* What is wrong with the header or with an event as a whole. */
#define BLUFF_FAULTS_RECORD(X)                                                    \
  X (NOT_A_RECORD,      "not-a-record")      /* the header does not say "record":"bluff-bay" */                     \
  X (UNKNOWN_VERSION,   "unknown-version")   /* value: the version; high: the one that is known */                  \
  X (PLAYER_COUNT,      "player-count")      /* value: how many players; low, high: how many the game needs */      \
  X (UNKNOWN_EVENT,     "unknown-event")     /* no game has an event of this name */                                \
  X (NUMBER_GAP,        "number-gap")        /* value: the event's number; high: the number it must have */         \
  X (RULES,             "rules")             /* refusal: why the rules say no; sometimes key: what they say it to */

/* clang-format on */

#define BLUFF_FAULT_MEMBER(NAME, nick) BLUFF_FAULT_##NAME,

typedef enum
{
  BLUFF_FAULT_NONE, /* nothing is wrong */
  BLUFF_FAULTS_FILE (BLUFF_FAULT_MEMBER) BLUFF_FAULTS_LINE (BLUFF_FAULT_MEMBER) BLUFF_FAULTS_KEY (BLUFF_FAULT_MEMBER)
      BLUFF_FAULTS_RECORD (BLUFF_FAULT_MEMBER) BLUFF_N_FAULTS
} BluffFaultCause;

#undef BLUFF_FAULT_MEMBER

/* What a key must be. */
typedef enum
{
  BLUFF_FAULT_NO_TYPE,
  BLUFF_FAULT_TEXT,
  BLUFF_FAULT_INTEGER,     /* without fraction and exponent */
  BLUFF_FAULT_BOOLEAN,     /* true or false */
  BLUFF_FAULT_LIST,        /* […] */
  BLUFF_FAULT_OBJECT,      /* {…} */
  BLUFF_FAULT_SEAT_OR_BOX, /* an integer, or "box" */
  BLUFF_N_FAULT_TYPES
} BluffFaultType;

enum
{
  BLUFF_FAULT_KEY_SIZE = 40 /* bytes of the longest key with its place, "players[5].character", and more */
};

/* A plain value. */
typedef struct
{
  BluffFaultCause cause;
  BluffRefusal refusal;
  BluffFaultType type;
  guint line;   /* from 1, the header's; 0: the file itself */
  guint column; /* in bytes, from 1; 0: not told */
  int error;    /* errno */
  gint64 value; /* what was found */
  gint64 low;   /* what is allowed */
  gint64 high;
  char key[BLUFF_FAULT_KEY_SIZE]; /* a key of the record format with its place: "seat", "players[1].name" */
} BluffFault;

/* The cause's name, for logs and tests: "missing-key". */
const char *bluff_fault_name (BluffFaultCause cause);

/* The id of the rule that is broken, "P9", or "format". */
const char *bluff_fault_rule (const BluffFault *self);

G_END_DECLS
