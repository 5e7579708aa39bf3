/* test-record-header.c: the header, valid and spoilt in every way.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

#include "bluff-record-check.h"

/* A valid header in pieces, so that a row can replace one. */
#define FORMAT "\"record\":\"bluff-bay\",\"version\":1"
#define GAME ",\"game\":\"bluffer\",\"first\":0"
#define ANNA "{\"name\":\"Anna\",\"kind\":\"human\"}"
#define BO "{\"name\":\"Bo\",\"kind\":\"computer\",\"level\":\"captain\"}"
#define PLAYERS ",\"players\":[" ANNA "," BO "]"
#define OPTIONS ",\"options\":{\"memory_aid\":true,\"shout\":\"relaxed\"}"
#define MORE(text) FORMAT GAME PLAYERS OPTIONS "," text
#define PLAYER(text) FORMAT GAME ",\"players\":[" ANNA "," text "]" OPTIONS
#define FORTY "1234567890123456789012345678901234567890"
#define SIXTY "123456789012345678901234567890123456789012345678901234567890"

typedef struct
{
  const char *header; /* without its brackets */
  BluffFaultCause cause;
  const char *key;
} Row;

static const Row faults[] = {
  { "", BLUFF_FAULT_NOT_A_RECORD, "" },
  { "\"version\":1" GAME PLAYERS OPTIONS, BLUFF_FAULT_NOT_A_RECORD, "" },
  { "\"record\":7,\"version\":1" GAME PLAYERS OPTIONS, BLUFF_FAULT_NOT_A_RECORD, "" },
  { "\"record\":\"chess\",\"version\":1" GAME PLAYERS OPTIONS, BLUFF_FAULT_NOT_A_RECORD, "" },
  { "\"record\":\"bluff-bay\\u0000\",\"version\":1" GAME PLAYERS OPTIONS, BLUFF_FAULT_NOT_A_RECORD, "" },
  { "\"record\":\"bluff-bay\"" GAME PLAYERS OPTIONS, BLUFF_FAULT_MISSING_KEY, "version" },
  { "\"record\":\"bluff-bay\",\"version\":\"1\"" GAME PLAYERS OPTIONS, BLUFF_FAULT_WRONG_TYPE, "version" },
  { "\"record\":\"bluff-bay\",\"version\":1.0" GAME PLAYERS OPTIONS, BLUFF_FAULT_WRONG_TYPE, "version" },
  { "\"record\":\"bluff-bay\",\"version\":2" GAME PLAYERS OPTIONS, BLUFF_FAULT_UNKNOWN_VERSION, "" },
  { "\"record\":\"bluff-bay\",\"version\":4294967297" GAME PLAYERS OPTIONS, BLUFF_FAULT_UNKNOWN_VERSION, "" },

  { FORMAT ",\"first\":0" PLAYERS OPTIONS, BLUFF_FAULT_MISSING_KEY, "game" },
  { FORMAT ",\"game\":1,\"first\":0" PLAYERS OPTIONS, BLUFF_FAULT_WRONG_TYPE, "game" },
  { FORMAT ",\"game\":\"chess\",\"first\":0" PLAYERS OPTIONS, BLUFF_FAULT_UNKNOWN_VALUE, "game" },
  { FORMAT ",\"game\":\"bluffer\\u0000\",\"first\":0" PLAYERS OPTIONS, BLUFF_FAULT_UNKNOWN_VALUE, "game" },
  { FORMAT ",\"game\":\"bluffer\"" PLAYERS OPTIONS, BLUFF_FAULT_MISSING_KEY, "first" },
  { FORMAT ",\"game\":\"bluffer\",\"first\":true" PLAYERS OPTIONS, BLUFF_FAULT_WRONG_TYPE, "first" },
  { FORMAT ",\"game\":\"bluffer\",\"first\":2" PLAYERS OPTIONS, BLUFF_FAULT_RULES, "first" },
  { FORMAT ",\"game\":\"bluffer\",\"first\":-1" PLAYERS OPTIONS, BLUFF_FAULT_RULES, "first" },
  { FORMAT ",\"game\":\"bluffer\",\"first\":256" PLAYERS OPTIONS, BLUFF_FAULT_RULES, "first" },

  { FORMAT GAME OPTIONS, BLUFF_FAULT_MISSING_KEY, "players" },
  { FORMAT GAME ",\"players\":{}" OPTIONS, BLUFF_FAULT_WRONG_TYPE, "players" },
  { FORMAT GAME ",\"players\":[]" OPTIONS, BLUFF_FAULT_PLAYER_COUNT, "" },
  { FORMAT GAME ",\"players\":[" ANNA "]" OPTIONS, BLUFF_FAULT_PLAYER_COUNT, "" },
  { FORMAT GAME ",\"players\":[" ANNA "," BO "," ANNA "," BO "," ANNA "]" OPTIONS, BLUFF_FAULT_PLAYER_COUNT, "" },
  { FORMAT ",\"game\":\"bluffaneer\",\"first\":0" PLAYERS OPTIONS, BLUFF_FAULT_PLAYER_COUNT, "" },
  { PLAYER ("7"), BLUFF_FAULT_WRONG_TYPE, "players[1]" },
  { PLAYER ("{\"kind\":\"human\"}"), BLUFF_FAULT_MISSING_KEY, "players[1].name" },
  { PLAYER ("{\"name\":5,\"kind\":\"human\"}"), BLUFF_FAULT_WRONG_TYPE, "players[1].name" },
  { PLAYER ("{\"name\":\"\",\"kind\":\"human\"}"), BLUFF_FAULT_TEXT_LENGTH, "players[1].name" },
  { PLAYER ("{\"name\":\"" FORTY "1\",\"kind\":\"human\"}"), BLUFF_FAULT_TEXT_LENGTH, "players[1].name" },
  { PLAYER ("{\"name\":\"a\\u0000b\",\"kind\":\"human\"}"), BLUFF_FAULT_CONTROL_CHARACTER, "players[1].name" },
  { PLAYER ("{\"name\":\"a\\tb\",\"kind\":\"human\"}"), BLUFF_FAULT_CONTROL_CHARACTER, "players[1].name" },
  { PLAYER ("{\"name\":\"a\\u007f\",\"kind\":\"human\"}"), BLUFF_FAULT_CONTROL_CHARACTER, "players[1].name" },
  { PLAYER ("{\"name\":\"\\u0085\",\"kind\":\"human\"}"), BLUFF_FAULT_CONTROL_CHARACTER, "players[1].name" },
  { PLAYER ("{\"name\":\"Bo\"}"), BLUFF_FAULT_MISSING_KEY, "players[1].kind" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":0}"), BLUFF_FAULT_WRONG_TYPE, "players[1].kind" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"parrot\"}"), BLUFF_FAULT_UNKNOWN_VALUE, "players[1].kind" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"computer\"}"), BLUFF_FAULT_MISSING_KEY, "players[1].level" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"computer\",\"level\":3}"), BLUFF_FAULT_WRONG_TYPE, "players[1].level" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"computer\",\"level\":\"god\"}"), BLUFF_FAULT_UNKNOWN_VALUE,
    "players[1].level" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"colour\":1}"), BLUFF_FAULT_WRONG_TYPE, "players[1].colour" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"colour\":\"\\u0000\"}"), BLUFF_FAULT_CONTROL_CHARACTER,
    "players[1].colour" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"character\":null}"), BLUFF_FAULT_WRONG_TYPE,
    "players[1].character" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"character\":\"shy\"}"), BLUFF_FAULT_UNKNOWN_VALUE,
    "players[1].character" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"character\":\"honest\\u0000\"}"), BLUFF_FAULT_UNKNOWN_VALUE,
    "players[1].character" },
  { PLAYER ("{\"name\":\"Bo\",\"kind\":\"human\",\"engine\":[]}"), BLUFF_FAULT_WRONG_TYPE, "players[1].engine" },

  { FORMAT GAME PLAYERS, BLUFF_FAULT_MISSING_KEY, "options" },
  { FORMAT GAME PLAYERS ",\"options\":[]", BLUFF_FAULT_WRONG_TYPE, "options" },
  { FORMAT GAME PLAYERS ",\"options\":{\"shout\":\"relaxed\"}", BLUFF_FAULT_MISSING_KEY, "options.memory_aid" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":true}", BLUFF_FAULT_MISSING_KEY, "options.shout" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":\"true\",\"shout\":\"relaxed\"}", BLUFF_FAULT_WRONG_TYPE,
    "options.memory_aid" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":1,\"shout\":\"relaxed\"}", BLUFF_FAULT_WRONG_TYPE,
    "options.memory_aid" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":true,\"shout\":false}", BLUFF_FAULT_WRONG_TYPE, "options.shout" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":true,\"shout\":\"loud\"}", BLUFF_FAULT_UNKNOWN_VALUE,
    "options.shout" },
  { FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":true,\"shout\":\"quick\\u0000\"}", BLUFF_FAULT_UNKNOWN_VALUE,
    "options.shout" },

  { MORE ("\"id\":5"), BLUFF_FAULT_WRONG_TYPE, "id" },
  { MORE ("\"id\":\"\""), BLUFF_FAULT_TEXT_LENGTH, "id" },
  { MORE ("\"id\":\"" SIXTY "12345\""), BLUFF_FAULT_TEXT_LENGTH, "id" },
  { MORE ("\"\\u0000\":1,\"id\":\"a\\u0000\""), BLUFF_FAULT_CONTROL_CHARACTER, "id" },
  { MORE ("\"id\":\"a\\u0000\""), BLUFF_FAULT_CONTROL_CHARACTER, "id" },
  { MORE ("\"started\":1"), BLUFF_FAULT_WRONG_TYPE, "started" },
  { MORE ("\"started\":\"yesterday\""), BLUFF_FAULT_NOT_A_TIME, "started" },
  { MORE ("\"branch\":\"x\""), BLUFF_FAULT_WRONG_TYPE, "branch" },
  { MORE ("\"branch\":{\"at\":1}"), BLUFF_FAULT_MISSING_KEY, "branch.of" },
  { MORE ("\"branch\":{\"of\":\"x\"}"), BLUFF_FAULT_MISSING_KEY, "branch.at" },
  { MORE ("\"branch\":{\"of\":1,\"at\":1}"), BLUFF_FAULT_WRONG_TYPE, "branch.of" },
  { MORE ("\"branch\":{\"of\":\"\",\"at\":1}"), BLUFF_FAULT_TEXT_LENGTH, "branch.of" },
  { MORE ("\"branch\":{\"of\":\"x\",\"at\":0}"), BLUFF_FAULT_OUT_OF_RANGE, "branch.at" },
  { MORE ("\"branch\":{\"of\":\"x\",\"at\":1.0}"), BLUFF_FAULT_WRONG_TYPE, "branch.at" },
  { MORE ("\"branch\":{\"of\":\"x\",\"at\":9223372036854775807}"), BLUFF_FAULT_OUT_OF_RANGE, "branch.at" },
};

static const char *const valid[] = {
  FORMAT GAME PLAYERS OPTIONS,
  "\"options\":{\"shout\":\"quick\",\"memory_aid\":false}" PLAYERS ",\"first\":1,\"game\":\"bluffer\"," FORMAT,
  PLAYER ("{\"name\":\"" FORTY "\",\"kind\":\"human\"}"),
  PLAYER ("{\"name\":\"Zoë ☠ 🏴\",\"kind\":\"human\",\"level\":\"none, and no key of a human\"}"),
  PLAYER ("{\"name\":\"\\ud83c\\udff4\",\"kind\":\"computer\",\"level\":\"outside\",\"engine\":\"\",\"colour\":\"red\","
          "\"character\":\"reckless\"}"),
  MORE ("\"id\":\"" SIXTY "1234\",\"started\":\"2026-11-16T18:04:05Z\",\"branch\":{\"of\":\"x\",\"at\":1}"),
  MORE ("\"x\":null,\"y\":[1,{\"z\":1e400}],\"\\u0000\":\"\\u0000\",\"w\":123456789012345678901234567890"),
  FORMAT GAME PLAYERS ",\"options\":{\"memory_aid\":true,\"shout\":\"relaxed\",\"wind\":3}",
};

static const char *const times[] = {
  "2026-11-16T18:04:05Z",      "2026-11-16t18:04:05z",      "2026-11-16T18:04:05.5Z", "2026-11-16T18:04:05.123456789Z",
  "2026-11-16T18:04:05+00:00", "2026-11-16T18:04:05-00:00", "2024-02-29T00:00:00Z",   "2000-02-29T23:59:59Z",
  "0000-01-01T00:00:00Z",      "9999-12-31T23:59:60Z",      "2016-12-31T23:59:60.5Z", "0000-02-29T00:00:00Z",
  "2026-11-16T18:04:05.05Z",   "2026-11-16T18:04:59Z",
};

static const char *const no_times[] = {
  "",
  "2026-11-16",
  "2026-11-16T18:04:05",
  "2026-11-16 18:04:05Z",
  "2026-11-16T18:04Z",
  "2026-11-16T18:04:05.Z",
  "2026-11-16T18:04:05+01:00",
  "2026-11-16T18:04:05ZZ",
  "2026-11-16T18:04:05Z ",
  " 2026-11-16T18:04:05Z",
  "2026-11-16T24:00:00Z",
  "2026-11-16T18:60:05Z",
  "2026-11-16T18:04:60Z",
  "2026-11-16T23:59:60Z",
  "2026-11-30T23:59:61Z",
  "2026-11-30T18:59:60Z",
  "2026-11-30T23:04:60Z",
  "2026-11-16T18:4:05Z",
  "2026-11-1xT18:04:05Z",
  "2026-11-31T18:04:05Z",
  "2026-00-16T18:04:05Z",
  "2026-13-16T18:04:05Z",
  "2026-11-00T18:04:05Z",
  "2023-02-29T18:04:05Z",
  "1900-02-29T18:04:05Z",
  "26-11-16T18:04:05Z",
  "02026-11-16T18:04:05Z",
  "+026-11-16T18:04:05Z",
  "2026-1-16T18:04:05Z",
  "2026-11-16T8:04:05Z",
  "2026-11-16T-8:04:05Z",
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *text = g_strdup_printf ("{%s}\n", faults[i].header);
      BluffFault fault = find_fault (text, strlen (text));

      g_test_message ("%s", text);
      assert_fault (fault, faults[i].cause, 1);
      g_assert_cmpstr (fault.key, ==, faults[i].key);
      if (fault.cause == BLUFF_FAULT_RULES)
        g_assert_cmpstr (bluff_fault_rule (&fault), ==, "C2");
      else
        g_assert_cmpstr (bluff_fault_rule (&fault), ==, "format");
    }
}

static void
test_limits_are_told (void)
{
  static const char few[] = "{" FORMAT GAME ",\"players\":[" ANNA "]" OPTIONS "}";
  static const char version[] = "{\"record\":\"bluff-bay\",\"version\":7}";
  static const char id[] = "{" MORE ("\"id\":\"\"") "}";
  BluffFault fault = find_fault (few, strlen (few));

  g_assert_cmpint (fault.value, ==, 1);
  g_assert_cmpint (fault.low, ==, 2);
  g_assert_cmpint (fault.high, ==, 4);

  fault = find_fault (version, strlen (version));
  g_assert_cmpint (fault.value, ==, 7);
  g_assert_cmpint (fault.high, ==, BLUFF_RECORD_VERSION);

  fault = find_fault (id, strlen (id));
  g_assert_cmpint (fault.value, ==, 0);
  g_assert_cmpint (fault.low, ==, 1);
  g_assert_cmpint (fault.high, ==, BLUFF_RECORD_ID_MAX);
}

static void
test_valid (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (valid); i++)
    {
      g_autofree char *text = g_strdup_printf ("{%s}", valid[i]);

      g_test_message ("%s", text);
      assert_fault (find_fault (text, strlen (text)), BLUFF_FAULT_NONE, 0);
    }
}

static void
test_times (void)
{
  BluffFault fault = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (no_times); i++)
    {
      g_test_message ("%s", no_times[i]);
      g_assert_false (bluff_record_check_time (no_times[i], &fault));
      g_assert_cmpint (fault.cause, ==, BLUFF_FAULT_NOT_A_TIME);
    }

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_test_message ("%s", times[i]);
      g_assert_true (bluff_record_check_time (times[i], &fault));
    }
}

/* Everything a header can say, in the order and spelling in which we write it. */
static void
test_both_ways (void)
{
  static const char text[] =
      "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffaneer\",\"first\":2,\"players\":["
      "{\"name\":\"Zoë \\\"Z\\\" \\\\ ☠\",\"kind\":\"human\",\"colour\":\"sea green\",\"character\":\"honest\"},"
      "{\"name\":\"/\",\"kind\":\"computer\",\"level\":\"outside\",\"colour\":\"\",\"character\":\"cautious\","
      "\"engine\":\"tab\\tnewline\\nbell\\u0007\\b\\f\\r\x7f\"},"
      "{\"name\":\"R\",\"kind\":\"computer\",\"level\":\"random\",\"character\":\"balanced\"},"
      "{\"name\":\"P\",\"kind\":\"computer\",\"level\":\"plain\",\"character\":\"reckless\"},"
      "{\"name\":\"G\",\"kind\":\"computer\",\"level\":\"greedy\"},"
      "{\"name\":\"S\",\"kind\":\"computer\",\"level\":\"sailor\"}],"
      "\"options\":{\"shout\":\"quick\"},\"id\":\"7f3a\",\"started\":\"2026-11-16T18:04:05.25Z\","
      "\"branch\":{\"of\":\"another\\u0001\",\"at\":9223372036854775806}}\n";
  BluffFault fault;
  g_autoptr (BluffRecord) record = bluff_record_read_bytes (text, strlen (text), &fault);
  g_autoptr (GString) again = NULL;

  g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "none");
  g_assert_nonnull (record);
  g_assert_cmpint (record->table.first, ==, 2);
  g_assert_cmpint (record->table.players, ==, 6);
  g_assert_cmpint (record->table.shout, ==, BLUFF_SHOUT_QUICK);
  g_assert_cmpstr (record->players[0].name, ==, "Zoë \"Z\" \\ ☠");
  g_assert_false (record->players[0].computer);
  g_assert_cmpint (record->players[1].level, ==, BLUFF_RECORD_LEVEL_OUTSIDE);
  g_assert_cmpint (record->players[1].character, ==, BLUFF_RECORD_CHARACTER_CAUTIOUS);
  g_assert_cmpint (record->branch_at, ==, BLUFF_RECORD_INTEGER_MAX);
  g_assert_false (bluff_record_is_finished (record));

  again = write_record (record);
  g_assert_cmpstr (again->str, ==, text);
}

/* What a program puts together is checked like what a file says. */
static void
test_check (void)
{
  BluffFault fault;
  BluffTable table;
  g_autoptr (BluffRecord) record = NULL;

  bluff_table_init (&table, BLUFF_GAME_PIRATE, 2);
  record = bluff_record_new (&table);
  bluff_record_seat_human (record, 0, "Anna");
  g_assert_false (bluff_record_check (record, &fault));
  assert_fault (fault, BLUFF_FAULT_TEXT_LENGTH, 1);
  g_assert_cmpstr (fault.key, ==, "players[1].name");

  bluff_record_seat_human (record, 1, "\xff");
  g_assert_false (bluff_record_check (record, &fault));
  assert_fault (fault, BLUFF_FAULT_BAD_UTF8, 1);

  bluff_record_seat_computer (record, 1, "Bo", BLUFF_RECORD_LEVEL_MATE);
  g_assert_true (bluff_record_check (record, NULL));

  for (guint level = 0; level < BLUFF_N_RECORD_LEVELS; level++)
    {
      BluffRecordLevel found;

      g_assert_true (bluff_record_level_from_name (bluff_record_level_name (level), &found));
      g_assert_cmpuint (found, ==, level);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/header/faults", test_faults);
  g_test_add_func ("/record/header/limits-are-told", test_limits_are_told);
  g_test_add_func ("/record/header/valid", test_valid);
  g_test_add_func ("/record/header/times", test_times);
  g_test_add_func ("/record/header/both-ways", test_both_ways);
  g_test_add_func ("/record/header/check", test_check);

  return g_test_run ();
}
