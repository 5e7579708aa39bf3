/* test-record-lines.c: each row of docs/RECORD.md, there and back, byte by byte.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "record-fixture.h"

#include "bluff-record-event.h"
#include "bluff-record-line.h"

enum
{
  NUMBER = 7 /* all lines here are event 7 */
};

/* The rest of the line after the number. */
typedef struct
{
  BluffGame game;
  const char *line;
} Row;

/* In the order of docs/RECORD.md. */
static const Row rows[] = {
  { BLUFF_GAME_PIRATE, "\"event\":\"setup\",\"hands\":[[\"cutlass-1\",\"hat-pirate\"],[\"barrel-9\"],[]],"
                       "\"draw_pile\":[\"barrel-pirate\",\"spyglass-2\"],\"treasure\":2" },
  { BLUFF_GAME_PIRATE, "\"event\":\"draw\",\"seat\":1,\"cards\":[\"parrot-3\",\"hook-4\"]" },
  { BLUFF_GAME_PIRATE, "\"event\":\"draw\",\"seat\":1,\"cards\":[]" },
  { BLUFF_GAME_PIRATE, "\"event\":\"reshuffle\",\"draw_pile\":[\"compass-5\",\"cutlass-1\"]" },
  { BLUFF_GAME_PIRATE, "\"event\":\"lay\",\"seat\":2,\"up\":[\"flag-6\",\"flag-pirate\"],"
                       "\"down\":[\"cutlass-1\",\"anchor-7\",\"barrel-8\"]" },
  { BLUFF_GAME_PIRATE, "\"event\":\"vote\",\"seat\":2,\"bluff\":true" },
  { BLUFF_GAME_PIRATE, "\"event\":\"vote\",\"seat\":0,\"bluff\":false" },
  { BLUFF_GAME_PIRATE, "\"event\":\"reveal\",\"seat\":2,\"voter\":1" },
  { BLUFF_GAME_PIRATE, "\"event\":\"sail\",\"seat\":0,\"from\":19,\"to\":20" },
  { BLUFF_GAME_PIRATE, "\"event\":\"open\",\"seat\":0,\"island\":1,\"treasure\":false" },
  { BLUFF_GAME_PIRATE, "\"event\":\"discard\",\"seat\":1,\"card\":\"lantern-8\"" },
  { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":1" },
  { BLUFF_GAME_PIRATE, "\"event\":\"board\",\"seat\":1,\"card\":\"hook-pirate\",\"victim\":0,"
                       "\"taken\":[\"cutlass-2\",\"barrel-pirate\"]" },
  { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[2],[0,1]]" },

  { BLUFF_GAME_BLUFFER,
    "\"event\":\"setup\",\"tables\":[[{\"id\":31,\"up\":\"circle\",\"down\":\"star\"}],[],"
    "[{\"id\":0,\"up\":\"square\",\"down\":\"square\"},{\"id\":5,\"up\":\"hexagon\",\"down\":\"circle\"}]],"
    "\"draw_pile\":[{\"id\":4,\"up\":\"star\",\"down\":\"star\"}],"
    "\"centre\":{\"id\":9,\"up\":\"hexagon\",\"down\":\"square\"}" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"peek\",\"seat\":0,\"card\":31" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"match\",\"seat\":1,\"card\":0" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"claim\",\"seat\":2,\"card\":15" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"decide\",\"seat\":0,\"shout\":true" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"flip\",\"seats\":[2,0],\"winner\":0" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"call\",\"seat\":0" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"shown\",\"card\":15,\"down\":\"hexagon\"" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"take\",\"seat\":2,\"from\":0,\"card\":3" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"give\",\"seat\":2,\"to\":0,\"card\":3" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"draw\",\"seat\":2,\"cards\":[8,1]" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"draw\",\"seat\":2,\"cards\":[]" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"reshuffle\",\"draw_pile\":[{\"id\":4,\"up\":\"circle\",\"down\":\"star\"}]" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"show\",\"seat\":1,\"card\":2" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"out\",\"seat\":1,\"place\":1" },
  { BLUFF_GAME_BLUFFER, "\"event\":\"over\",\"ranking\":[[1],[2],[0]]" },

  { BLUFF_GAME_BLUFFANEER,
    "\"event\":\"setup\",\"cards\":[\"chest+swords\",\"chest+ship\",\"ship+crossbones\"],"
    "\"draw_pile\":[\"swords+ship\",\"swords+crossbones\",\"chest+crossbones\"],\"coins\":[10,8,0]" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"roll\",\"seat\":0,\"icons\":[\"ship\",\"chest\"]" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"steal\",\"seat\":0,\"victim\":2" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"match\",\"seat\":0" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"decide\",\"seat\":1,\"shout\":false" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"claim\",\"seat\":1" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"answer\",\"seat\":0,\"call\":true" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"reveal\",\"seat\":1,\"card\":\"swords+crossbones\"" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":1,\"to\":0,\"coins\":2" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":1,\"to\":\"box\",\"coins\":1" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"draw\",\"seat\":1,\"card\":\"chest+crossbones\"" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"reshuffle\",\"draw_pile\":[\"chest+ship\"]" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"flip\",\"seats\":[0,2],\"winner\":2" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"over\",\"ranking\":[[0,1,2]]" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"over\",\"ranking\":[[1,2],[0]]" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"match\",\"seat\":0,\"ms\":0" },
  { BLUFF_GAME_BLUFFANEER, "\"event\":\"match\",\"seat\":0,\"ms\":9223372036854775806" },
};

static gboolean
read_line (BluffGame game, const char *line, BluffRecordEntry *entry, BluffFault *fault)
{
  json_t *json = bluff_record_parse_line (line, strlen (line), TRUE, fault);
  BluffTable table;
  gboolean valid;

  bluff_table_init (&table, game, 3);
  valid = json != NULL && bluff_record_read_event (json, &table, NUMBER, entry, fault);
  json_decref (json);
  return valid;
}

static void
test_both_ways (void)
{
  gboolean seen[BLUFF_N_GAMES][BLUFF_N_EVENTS] = { { FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"n\":%d,%s}\n", NUMBER, rows[i].line);
      g_autoptr (GString) again = g_string_new (NULL);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;
      BluffTable table;

      g_assert_true (read_line (rows[i].game, line, &entry, &fault));
      bluff_table_init (&table, rows[i].game, 3);
      bluff_record_write_event (&table, NUMBER, &entry.event, entry.ms, again);
      g_assert_cmpstr (again->str, ==, line);
      seen[rows[i].game][entry.event.kind] = TRUE;
    }

  /* No row was forgotten. */
  for (guint game = 0; game < BLUFF_N_GAMES; game++)
    for (guint kind = 0; kind < BLUFF_N_EVENTS; kind++)
      g_assert_cmpint (seen[game][kind], ==, bluff_event_is_of_game (kind, game));
}

/* The fields that the rules look at, for those that the bytes alone do not prove. */
static void
test_meaning (void)
{
  BluffFault fault = { 0 };
  BluffRecordEntry entry;
  const BluffEvent *event = &entry.event;

  g_assert_true (
      read_line (BLUFF_GAME_BLUFFER, "{\"n\":7,\"event\":\"take\",\"seat\":2,\"from\":0,\"card\":3}", &entry, &fault));
  g_assert_cmpint (event->kind, ==, BLUFF_EVENT_TAKE);
  g_assert_cmpint (event->seat, ==, 2);
  g_assert_cmpint (event->card.other, ==, 0);
  g_assert_cmpint (event->card.card, ==, 3);
  g_assert_cmpint (entry.ms, ==, BLUFF_RECORD_NO_MS);

  g_assert_true (read_line (BLUFF_GAME_BLUFFANEER,
                            "{\"n\":7,\"event\":\"pay\",\"from\":1,\"to\":\"box\",\"coins\":1,\"ms\":250}", &entry,
                            &fault));
  g_assert_cmpint (event->seat, ==, BLUFF_NO_SEAT);
  g_assert_cmpint (event->pay.to, ==, BLUFF_NO_SEAT);
  g_assert_cmpint (entry.ms, ==, 250);

  g_assert_true (read_line (BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"over\",\"ranking\":[[2],[0,1]]}", &entry, &fault));
  g_assert_cmpint (event->over.place[0], ==, 2);
  g_assert_cmpint (event->over.place[1], ==, 2);
  g_assert_cmpint (event->over.place[2], ==, 1);

  g_assert_true (read_line (BLUFF_GAME_PIRATE,
                            "{\"n\":7,\"event\":\"board\",\"seat\":1,\"card\":\"hook-pirate\",\"victim\":0,"
                            "\"taken\":[\"barrel-pirate\",\"cutlass-2\"]}",
                            &entry, &fault));
  g_assert_cmpint (event->board.taken_size, ==, 2);
  g_assert_true (bluff_cards_equal (event->board.taken, bluff_cards_or (bluff_cards_of (1), bluff_cards_of (99))));

  g_assert_true (read_line (BLUFF_GAME_BLUFFER,
                            "{\"n\":7,\"event\":\"setup\",\"tables\":[[{\"id\":1,\"up\":\"star\",\"down\":\"circle\"}],"
                            "[],[]],\"draw_pile\":[{\"id\":3,\"up\":\"star\",\"down\":\"star\"}],"
                            "\"centre\":{\"id\":2,\"up\":\"hexagon\",\"down\":\"square\"}}",
                            &entry, &fault));
  g_assert_cmpint (event->deck.n, ==, 3);
  g_assert_cmpint (event->deck.dealt[0], ==, 1);
  g_assert_cmpint (event->deck.dealt[1], ==, 0);
  g_assert_cmpmem (event->deck.cards, 3, "\1\2\3", 3);
  g_assert_cmpint (event->deck.up[1], ==, BLUFF_SHAPE_HEXAGON);
  g_assert_cmpint (event->deck.down[1], ==, BLUFF_SHAPE_SQUARE);
}

/* A line of the form {"n":7,"event":…,KEY:[ITEM,ITEM,…]}. */
static char *
make_long_list (const char *before, const char *item, guint n, const char *after)
{
  GString *line = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "," : "", item);
  g_string_append (line, after);

  return g_string_free (line, FALSE);
}

#define BLUFFER_CARD "{\"id\":1,\"up\":\"star\",\"down\":\"star\"}"

/* Lists that an event has no room for. */
static void
test_long_lists (void)
{
  static const struct
  {
    BluffGame game;
    const char *before;
    const char *item;
    guint fits; /* so many do */
    const char *after;
    BluffRefusal refusal;
  } lists[] = {
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"setup\",\"hands\":[[],[],[]],\"treasure\":1,\"draw_pile\":[",
      "\"hat-1\"", 100, "]}", BLUFF_REFUSAL_PIRATE_DECK },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"setup\",\"treasure\":1,\"draw_pile\":[],\"hands\":[[],[],[", "\"hat-1\"",
      100, "]]}", BLUFF_REFUSAL_PIRATE_HANDS },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"setup\",\"treasure\":1,\"draw_pile\":[],\"hands\":[[],", "[]", 2, "]}",
      BLUFF_REFUSAL_PIRATE_HANDS },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"reshuffle\",\"draw_pile\":[", "\"hat-1\"", 100, "]}",
      BLUFF_REFUSAL_PIRATE_RESHUFFLE },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"draw\",\"seat\":0,\"cards\":[", "\"hat-1\"", 2, "]}",
      BLUFF_REFUSAL_PIRATE_DRAW },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"lay\",\"seat\":0,\"down\":[],\"up\":[", "\"hat-1\"", 1, "]}",
      BLUFF_REFUSAL_PIRATE_SET_HAND },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"lay\",\"seat\":0,\"up\":[],\"down\":[", "\"hat-1\"", 1, "]}",
      BLUFF_REFUSAL_PIRATE_SET_HAND },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"board\",\"seat\":0,\"card\":\"hat-1\",\"victim\":1,\"taken\":[",
      "\"hat-1\"", 1, "]}", BLUFF_REFUSAL_PIRATE_BOARD_TAKEN },
    { BLUFF_GAME_PIRATE, "{\"n\":7,\"event\":\"over\",\"ranking\":[[1],[0],", "[2]", 1, "]}",
      BLUFF_REFUSAL_PIRATE_RANKING },
    { BLUFF_GAME_BLUFFER,
      "{\"n\":7,\"event\":\"setup\",\"tables\":[[],[],[]],\"centre\":" BLUFFER_CARD ",\"draw_pile\":[", BLUFFER_CARD,
      31, "]}", BLUFF_REFUSAL_BLUFFER_DECK },
    { BLUFF_GAME_BLUFFER,
      "{\"n\":7,\"event\":\"setup\",\"draw_pile\":[],\"centre\":" BLUFFER_CARD ",\"tables\":[[],[],[", BLUFFER_CARD, 31,
      "]]}", BLUFF_REFUSAL_BLUFFER_TABLES },
    { BLUFF_GAME_BLUFFER, "{\"n\":7,\"event\":\"reshuffle\",\"draw_pile\":[", BLUFFER_CARD, 32, "]}",
      BLUFF_REFUSAL_BLUFFER_RESHUFFLE },
    { BLUFF_GAME_BLUFFER, "{\"n\":7,\"event\":\"draw\",\"seat\":0,\"cards\":[", "1", 2, "]}",
      BLUFF_REFUSAL_BLUFFER_DRAW },
    { BLUFF_GAME_BLUFFANEER, "{\"n\":7,\"event\":\"setup\",\"draw_pile\":[],\"coins\":[1,1,1],\"cards\":[",
      "\"chest+ship\"", 3, "]}", BLUFF_REFUSAL_BLUFFANEER_CARDS },
    { BLUFF_GAME_BLUFFANEER,
      "{\"n\":7,\"event\":\"setup\",\"cards\":[\"chest+ship\",\"chest+ship\",\"chest+ship\"],\"coins\":[1,1,1],"
      "\"draw_pile\":[",
      "\"chest+ship\"", 15, "]}", BLUFF_REFUSAL_BLUFFANEER_DECK },
    { BLUFF_GAME_BLUFFANEER,
      "{\"n\":7,\"event\":\"setup\",\"cards\":[\"chest+ship\",\"chest+ship\",\"chest+ship\"],\"draw_pile\":[],"
      "\"coins\":[",
      "1", 3, "]}", BLUFF_REFUSAL_BLUFFANEER_COINS },
    { BLUFF_GAME_BLUFFANEER, "{\"n\":7,\"event\":\"reshuffle\",\"draw_pile\":[", "\"chest+ship\"", 18, "]}",
      BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE },
  };
  static const guint more[] = { 1, 200, 300, 1500 };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *full = make_long_list (lists[i].before, lists[i].item, lists[i].fits, lists[i].after);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;

      g_assert_true (read_line (lists[i].game, full, &entry, &fault));
      for (guint j = 0; j < G_N_ELEMENTS (more); j++)
        {
          g_autofree char *over =
              make_long_list (lists[i].before, lists[i].item, lists[i].fits + more[j], lists[i].after);

          g_assert_false (read_line (lists[i].game, over, &entry, &fault));
          g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "rules");
          g_assert_cmpstr (bluff_refusal_name (fault.refusal), ==, bluff_refusal_name (lists[i].refusal));
        }
    }
}

/* Values of the right type that mean nothing, or not what they seem. */
static void
test_values (void)
{
  static const struct
  {
    BluffGame game;
    const char *line;
    BluffFaultCause cause;
    const char *key;
  } values[] = {
    { BLUFF_GAME_PIRATE, "\"event\":\"dance\",\"seat\":0", BLUFF_FAULT_UNKNOWN_EVENT, "" },
    { BLUFF_GAME_PIRATE, "\"event\":\"vote\\u0000\",\"seat\":0", BLUFF_FAULT_UNKNOWN_EVENT, "" },
    { BLUFF_GAME_PIRATE, "\"event\":\"discard\",\"seat\":0,\"card\":\"hat-0\"", BLUFF_FAULT_UNKNOWN_VALUE, "card" },
    { BLUFF_GAME_PIRATE, "\"event\":\"discard\",\"seat\":0,\"card\":\"hat-10\"", BLUFF_FAULT_UNKNOWN_VALUE, "card" },
    { BLUFF_GAME_PIRATE, "\"event\":\"discard\",\"seat\":0,\"card\":\"hat-1\\u0000\"", BLUFF_FAULT_UNKNOWN_VALUE,
      "card" },
    { BLUFF_GAME_PIRATE, "\"event\":\"draw\",\"seat\":0,\"cards\":[\"hat-1\",\"\"]", BLUFF_FAULT_UNKNOWN_VALUE,
      "cards[1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"setup\",\"hands\":[[],[\"hat-1\",\"hut-1\"],[]]", BLUFF_FAULT_UNKNOWN_VALUE,
      "hands[1][1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"setup\",\"hands\":[[],[\"hat-1\",4],[]]", BLUFF_FAULT_WRONG_TYPE, "hands[1][1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"setup\",\"hands\":[[],7,[]]", BLUFF_FAULT_WRONG_TYPE, "hands[1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[0,1,2]", BLUFF_FAULT_WRONG_TYPE, "ranking[0]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[\"1\"],[2]]", BLUFF_FAULT_WRONG_TYPE, "ranking[1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[]", BLUFF_FAULT_RULES, "ranking" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[1]]", BLUFF_FAULT_RULES, "ranking" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[],[1],[2]]", BLUFF_FAULT_RULES, "ranking[1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[2,1]]", BLUFF_FAULT_RULES, "ranking[1]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[1],[1]]", BLUFF_FAULT_RULES, "ranking[2]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0,0],[1,2]]", BLUFF_FAULT_RULES, "ranking[0]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[1],[3]]", BLUFF_FAULT_RULES, "ranking[2]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[1],[258]]", BLUFF_FAULT_RULES, "ranking[2]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"over\",\"ranking\":[[0],[1],[-254]]", BLUFF_FAULT_RULES, "ranking[2]" },
    { BLUFF_GAME_PIRATE, "\"event\":\"reveal\",\"seat\":0,\"voter\":3", BLUFF_FAULT_RULES, "voter" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":99999999999999999999999", BLUFF_FAULT_RULES, "seat" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":-99999999999999999999999", BLUFF_FAULT_RULES, "seat" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":1e999", BLUFF_FAULT_WRONG_TYPE, "seat" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":1.0", BLUFF_FAULT_WRONG_TYPE, "seat" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":1e0", BLUFF_FAULT_WRONG_TYPE, "seat" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":0,\"ms\":-1", BLUFF_FAULT_OUT_OF_RANGE, "ms" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":0,\"ms\":9223372036854775808", BLUFF_FAULT_OUT_OF_RANGE, "ms" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":0,\"ms\":1.5", BLUFF_FAULT_WRONG_TYPE, "ms" },
    { BLUFF_GAME_PIRATE, "\"event\":\"pass\",\"seat\":0,\"ms\":null", BLUFF_FAULT_WRONG_TYPE, "ms" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"peek\",\"seat\":0,\"card\":32", BLUFF_FAULT_OUT_OF_RANGE, "card" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"peek\",\"seat\":0,\"card\":-1", BLUFF_FAULT_OUT_OF_RANGE, "card" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"peek\",\"seat\":0,\"card\":256", BLUFF_FAULT_OUT_OF_RANGE, "card" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"shown\",\"card\":0,\"down\":\"moon\"", BLUFF_FAULT_UNKNOWN_VALUE, "down" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"shown\",\"card\":0,\"down\":\"star\\u0000\"", BLUFF_FAULT_UNKNOWN_VALUE,
      "down" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"draw\",\"seat\":0,\"cards\":[1,99]", BLUFF_FAULT_OUT_OF_RANGE, "cards[1]" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"flip\",\"seats\":[0],\"winner\":0", BLUFF_FAULT_LIST_LENGTH, "seats" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"flip\",\"seats\":[0,1,2],\"winner\":0", BLUFF_FAULT_LIST_LENGTH, "seats" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"flip\",\"seats\":[0,\"1\"],\"winner\":0", BLUFF_FAULT_WRONG_TYPE, "seats[1]" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"reshuffle\",\"draw_pile\":[{\"id\":1,\"up\":\"star\"}]", BLUFF_FAULT_MISSING_KEY,
      "draw_pile[0].down" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"reshuffle\",\"draw_pile\":[{\"id\":32,\"up\":\"star\",\"down\":\"star\"}]",
      BLUFF_FAULT_OUT_OF_RANGE, "draw_pile[0].id" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"reshuffle\",\"draw_pile\":[{\"id\":3,\"up\":\"sun\",\"down\":\"star\"}]",
      BLUFF_FAULT_UNKNOWN_VALUE, "draw_pile[0].up" },
    { BLUFF_GAME_BLUFFER, "\"event\":\"reshuffle\",\"draw_pile\":[5]", BLUFF_FAULT_WRONG_TYPE, "draw_pile[0]" },
    { BLUFF_GAME_BLUFFER,
      "\"event\":\"setup\",\"tables\":[[],[],[]],\"draw_pile\":[],\"centre\":{\"id\":3,\"up\":2,\"down\":\"star\"}",
      BLUFF_FAULT_WRONG_TYPE, "centre.up" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":0,\"to\":\"bag\",\"coins\":1", BLUFF_FAULT_UNKNOWN_VALUE,
      "to" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":0,\"to\":\"box\\u0000\",\"coins\":1",
      BLUFF_FAULT_UNKNOWN_VALUE, "to" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":0,\"to\":255,\"coins\":1", BLUFF_FAULT_RULES, "to" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":\"box\",\"to\":1,\"coins\":1", BLUFF_FAULT_WRONG_TYPE,
      "from" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"pay\",\"from\":0,\"to\":null,\"coins\":1", BLUFF_FAULT_WRONG_TYPE, "to" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"roll\",\"seat\":0,\"icons\":[\"ship\",\"boat\"]", BLUFF_FAULT_UNKNOWN_VALUE,
      "icons[1]" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"roll\",\"seat\":0,\"icons\":[\"ship\\u0000\",\"ship\"]",
      BLUFF_FAULT_UNKNOWN_VALUE, "icons[0]" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"reveal\",\"seat\":0,\"card\":\"chest+ship\\u0000\"",
      BLUFF_FAULT_UNKNOWN_VALUE, "card" },
    { BLUFF_GAME_BLUFFANEER, "\"event\":\"reveal\",\"seat\":0,\"card\":\"swords+chest\"", BLUFF_FAULT_UNKNOWN_VALUE,
      "card" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"n\":%d,%s}", NUMBER, values[i].line);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;

      g_test_message ("%s", line);
      g_assert_false (read_line (values[i].game, line, &entry, &fault));
      g_assert_cmpstr (bluff_fault_name (fault.cause), ==, bluff_fault_name (values[i].cause));
      g_assert_cmpstr (fault.key, ==, values[i].key);
    }
}

/* What would be allowed is told with the fault; where there is hardly a limit, none. */
static void
test_limits (void)
{
  static const struct
  {
    BluffGame game;
    const char *line;
    BluffFaultCause cause;
    gint64 high;
  } limits[] = {
    { BLUFF_GAME_BLUFFER, "\"event\":\"flip\",\"seats\":[0],\"winner\":0", BLUFF_FAULT_LIST_LENGTH, 2 },
    { BLUFF_GAME_BLUFFER, "\"event\":\"peek\",\"seat\":0,\"card\":32", BLUFF_FAULT_OUT_OF_RANGE,
      BLUFF_BLUFFER_CARDS - 1 },
    { BLUFF_GAME_BLUFFER, "\"event\":\"call\",\"seat\":0,\"ms\":-1", BLUFF_FAULT_OUT_OF_RANGE, G_MAXINT64 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"n\":%d,%s}", NUMBER, limits[i].line);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;

      g_assert_false (read_line (limits[i].game, line, &entry, &fault));
      g_assert_cmpstr (bluff_fault_name (fault.cause), ==, bluff_fault_name (limits[i].cause));
      g_assert_cmpint (fault.high, ==, limits[i].high);
    }
}

/* Numbers that fit no byte become one that no rule allows, and do not wrap around. */
static void
test_numbers_do_not_wrap (void)
{
  static const char *const numbers[] = { "255",        "256", "300",  "65536",
                                         "4294967297", "-1",  "-255", "18446744073709551617" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *line =
          g_strdup_printf ("{\"n\":7,\"event\":\"sail\",\"seat\":0,\"from\":%s,\"to\":3}", numbers[i]);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;

      g_assert_true (read_line (BLUFF_GAME_PIRATE, line, &entry, &fault));
      g_assert_cmpint (entry.event.sail.from, ==, 255);
      g_assert_cmpint (entry.event.sail.to, ==, 3);
    }
}

static void
test_number_gap (void)
{
  static const char *const numbers[] = { "0", "6", "8", "-7", "4294967303", "18446744073709551623" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"n\":%s,\"event\":\"pass\",\"seat\":0}", numbers[i]);
      BluffFault fault = { 0 };
      BluffRecordEntry entry;

      g_assert_false (read_line (BLUFF_GAME_PIRATE, line, &entry, &fault));
      g_assert_cmpstr (bluff_fault_name (fault.cause), ==, "number-gap");
      g_assert_cmpint (fault.high, ==, NUMBER);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/lines/values", test_values);
  g_test_add_func ("/record/lines/limits", test_limits);
  g_test_add_func ("/record/lines/long-lists", test_long_lists);
  g_test_add_func ("/record/lines/numbers-do-not-wrap", test_numbers_do_not_wrap);
  g_test_add_func ("/record/lines/number-gap", test_number_gap);
  g_test_add_func ("/record/lines/both-ways", test_both_ways);
  g_test_add_func ("/record/lines/meaning", test_meaning);

  return g_test_run ();
}
