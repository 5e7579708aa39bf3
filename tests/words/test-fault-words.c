/* test-fault-words.c: what is said of faulty records.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "words-fixture.h"

#include <errno.h>

/* clang-format off */
static const struct
{
  BluffFault fault;
  const char *text;
} rows[] = {
  { { BLUFF_FAULT_NONE }, "Nothing is wrong with this record." },
  { { BLUFF_FAULT_DIRECTORY }, "This is a folder, not a file." },
  { { BLUFF_FAULT_UNREADABLE, .error = EACCES }, "The file cannot be read: Permission denied." },
  { { BLUFF_FAULT_EMPTY, .line = 1 }, "The file is empty." },
  { { BLUFF_FAULT_TOO_LARGE, .line = 9, .high = 16777216 }, "A record has at most 16777216 bytes." },
  { { BLUFF_FAULT_LINE_TOO_LONG, .high = 65536 }, "A line has at most 65536 bytes." },
  { { BLUFF_FAULT_TOO_MANY_EVENTS, .high = 100000 }, "A record has at most 100000 events." },
  { { BLUFF_FAULT_BLANK_LINE }, "The line is blank." },
  { { BLUFF_FAULT_BYTE_ORDER_MARK }, "The line begins with a byte order mark." },
  { { BLUFF_FAULT_NUL_BYTE, .column = 7 }, "The line has a NUL byte. (At byte 7.)" },
  { { BLUFF_FAULT_BAD_UTF8, .column = 8 }, "The text is not UTF-8. (At byte 8.)" },
  { { BLUFF_FAULT_BAD_UTF8, .key = "id" }, "The text is not UTF-8." },
  { { BLUFF_FAULT_CUT_LINE }, "The last line is cut off." },
  { { BLUFF_FAULT_TOO_DEEP, .high = 8 }, "A line nests at most 8 levels deep." },
  { { BLUFF_FAULT_LONE_SURROGATE, .column = 1 }, "The line has half of a surrogate pair. (At byte 1.)" },
  { { BLUFF_FAULT_NOT_JSON, .column = 17 }, "The line is not JSON. (At byte 17.)" },
  { { BLUFF_FAULT_DUPLICATE_KEY, .column = 3 }, "The same key stands twice in one object. (At byte 3.)" },
  { { BLUFF_FAULT_NOT_AN_OBJECT }, "The line is not a JSON object." },
  { { BLUFF_FAULT_MISSING_KEY, .key = "players[1].name" }, "“players[1].name” is missing." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_TEXT, .key = "game" }, "“game” must be a text." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_INTEGER, .key = "n" }, "“n” must be a whole number." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_BOOLEAN, .key = "bluff" }, "“bluff” must be true or false." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_LIST, .key = "up" }, "“up” must be a list." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_OBJECT, .key = "options" }, "“options” must be an object." },
  { { BLUFF_FAULT_WRONG_TYPE, .type = BLUFF_FAULT_SEAT_OR_BOX, .key = "to" },
    "“to” must be the number of a seat, or “box”." },
  { { BLUFF_FAULT_UNKNOWN_VALUE, .key = "game" }, "“game” has a value that is not known." },
  { { BLUFF_FAULT_OUT_OF_RANGE, .value = G_MAXINT64, .low = 0, .high = 5, .key = "seat" },
    "“seat” must be from 0 to 5." },
  { { BLUFF_FAULT_OUT_OF_RANGE, .value = -1, .low = 0, .high = G_MAXINT64, .key = "ms" }, "“ms” must be at least 0." },
  { { BLUFF_FAULT_LIST_LENGTH, .value = 3, .high = 2, .key = "seats" }, "“seats” must have 2 items." },
  { { BLUFF_FAULT_LIST_LENGTH, .value = 3, .high = 1, .key = "seats" }, "“seats” must have 1 item." },
  { { BLUFF_FAULT_LIST_LENGTH, .value = 3, .high = 0, .key = "seats" }, "“seats” must have 0 items." },
  { { BLUFF_FAULT_TEXT_LENGTH, .value = 41, .low = 1, .high = 40, .key = "name" },
    "“name” must have from 1 to 40 characters." },
  { { BLUFF_FAULT_CONTROL_CHARACTER, .key = "name" }, "“name” has a control character." },
  { { BLUFF_FAULT_NOT_A_TIME, .key = "started" },
    "“started” must be a date and time such as 2026-11-16T18:04:05Z." },
  { { BLUFF_FAULT_NOT_A_RECORD }, "This is not a record of Bluff Bay." },
  { { BLUFF_FAULT_UNKNOWN_VERSION, .value = 2, .high = 1 },
    "This record has a version that is not known. The known version is 1." },
  { { BLUFF_FAULT_PLAYER_COUNT, .value = 6, .low = 2, .high = 5 }, "This game is for 2 to 5 players." },
  { { BLUFF_FAULT_UNKNOWN_EVENT }, "There is no event with this name." },
  { { BLUFF_FAULT_NUMBER_GAP, .value = 9, .high = 8 }, "The number of this event must be 8." },
  { { BLUFF_FAULT_RULES, .refusal = BLUFF_REFUSAL_PIRATE_SET_SIZE }, "A set has 3, 4 or 5 cards." },
  { { BLUFF_FAULT_RULES, .refusal = BLUFF_REFUSAL_PIRATE_HANDS, .key = "hands" },
    "“hands”: Every player is dealt 5 cards." },
  { { BLUFF_FAULT_RULES, .refusal = BLUFF_REFUSAL_PIRATE_HANDS, .key = "n" }, "“n”: Every player is dealt 5 cards." },
};
/* clang-format on */

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = bluff_words_fault (&rows[i].fault);

      g_assert_cmpstr (text, ==, rows[i].text);
      words_assert_sound (text);
    }
}

/* Every cause, and every type that a key may have, has a row. */
static void
test_complete (void)
{
  guint64 causes = 0;
  guint types = 1u << BLUFF_FAULT_NO_TYPE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      causes |= G_GUINT64_CONSTANT (1) << rows[i].fault.cause;
      types |= 1u << rows[i].fault.type;
    }

  g_assert_cmphex (causes, ==, (G_GUINT64_CONSTANT (1) << BLUFF_N_FAULTS) - 1);
  g_assert_cmphex (types, ==, (1u << BLUFF_N_FAULT_TYPES) - 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/fault/sentences", test_rows);
  g_test_add_func ("/words/fault/every-cause", test_complete);
  return g_test_run ();
}
