/* record-fixture.h: what the tests of the record share: random games, an endless one, and a check of faults.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-record-reader.h"
#include "bluff-record-writer.h"
#include "bluff-rules.h"

#include <string.h>

/* A header of Bluffaneer with three players, and the set-up and rounds of a game in which nobody ever holds what is
 * rolled and nobody ever claims: the only game that is as long as one likes. */
#define ENDLESS_HEADER                                                                                                 \
  "{\"record\":\"bluff-bay\",\"version\":1,\"game\":\"bluffaneer\",\"first\":0,\"players\":["                          \
  "{\"name\":\"Anna\",\"kind\":\"human\"},{\"name\":\"Bo\",\"kind\":\"human\"},"                                       \
  "{\"name\":\"Cleo\",\"kind\":\"computer\",\"level\":\"deckhand\"}],\"options\":{\"shout\":\"relaxed\"}}\n"

#define ENDLESS_SETUP                                                                                                  \
  "{\"n\":1,\"event\":\"setup\",\"cards\":[\"ship+crossbones\",\"ship+crossbones\",\"ship+crossbones\"],"              \
  "\"draw_pile\":[\"chest+swords\",\"chest+swords\",\"chest+swords\",\"chest+ship\",\"chest+ship\",\"chest+ship\","    \
  "\"chest+crossbones\",\"chest+crossbones\",\"chest+crossbones\",\"swords+ship\",\"swords+ship\",\"swords+ship\","    \
  "\"swords+crossbones\",\"swords+crossbones\",\"swords+crossbones\"],\"coins\":[10,10,10]}\n"

/* Appends event N, from 2, of the endless game, with PADDING in front of the closing bracket. */
static inline void
append_endless_event (GString *out, guint n, const char *padding)
{
  guint roller = (n - 2) / 3 % 3;
  guint step = (n - 2) % 3;

  if (step == 0)
    g_string_append_printf (out, "{\"n\":%u,\"event\":\"roll\",\"seat\":%u,\"icons\":[\"chest\",\"swords\"]%s}\n", n,
                            roller, padding);
  else
    g_string_append_printf (out, "{\"n\":%u,\"event\":\"decide\",\"seat\":%u,\"shout\":false%s}\n", n,
                            (roller + step) % 3, padding);
}

/* The endless game up to event N. */
static inline GString *
make_endless (guint n)
{
  GString *text = g_string_new (ENDLESS_HEADER);

  if (n >= 1)
    g_string_append (text, ENDLESS_SETUP);
  for (guint i = 2; i <= n; i++)
    append_endless_event (text, i, "");

  return text;
}

static inline void
append_events (BluffRecord *record, BluffEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    bluff_record_append (record, &events->item[i], BLUFF_RECORD_NO_MS);
  events->n = 0;
}

/* A game of uniformly random players to its end; in STATE, how it ended. */
static inline BluffRecord *
play_random_game (BluffGame game, guint players, guint64 seed, BluffState *state)
{
  BluffEvents events = { 0 };
  BluffRandom random;
  BluffTable table;
  BluffRecord *record;

  bluff_random_seed (&random, seed);
  bluff_table_init (&table, game, players);
  table.first = (BluffSeat) bluff_random_below (&random, players);
  if (game == BLUFF_GAME_PIRATE)
    table.voyage = (guint8) bluff_random_below (&random, BLUFF_N_VOYAGES);
  else
    table.shout = (guint8) bluff_random_below (&random, BLUFF_N_SHOUTS);
  if (game == BLUFF_GAME_BLUFFER)
    table.memory_aid = (guint8) bluff_random_coin (&random);

  record = bluff_record_new (&table);
  for (BluffSeat seat = 0; seat < players; seat++)
    bluff_record_seat_computer (record, seat, "Calico", BLUFF_RECORD_LEVEL_RANDOM);

  bluff_rules_begin (state, &table, &random, &events);
  append_events (record, &events);
  while (state->head.phase != BLUFF_PHASE_OVER)
    {
      guint rank = bluff_random_below (&random, bluff_seats_count (state->head.awaited));
      BluffAction action;
      BluffLegal legal;

      bluff_rules_legal (state, (BluffSeat) bluff_bits_nth (state->head.awaited, rank), &legal);
      bluff_legal_random (&legal, &random, &action);
      g_assert_cmpint (bluff_rules_act (state, &action, &random, &events), ==, BLUFF_REFUSAL_NONE);
      append_events (record, &events);
    }

  return record;
}

static inline GString *
write_record (const BluffRecord *record)
{
  GString *text = g_string_new (NULL);

  bluff_record_write (record, text);
  return text;
}

/* Reads a text as a whole; a fault is returned, or one with the cause BLUFF_FAULT_NONE. */
static inline BluffFault
find_fault (const char *text, gsize n)
{
  g_autoptr (BluffRecordReader) reader = bluff_record_reader_new (BLUFF_RECORD_READER_DEFAULT);

  if (bluff_record_reader_feed (reader, text, n) && bluff_record_reader_finish (reader))
    {
      g_assert_null (bluff_record_reader_fault (reader));
      return (BluffFault){ 0 };
    }

  g_assert_nonnull (bluff_record_reader_fault (reader));
  g_assert_false (bluff_record_reader_feed (reader, "{}", 2));
  g_assert_false (bluff_record_reader_finish (reader));
  return *bluff_record_reader_fault (reader);
}

#define assert_fault(fault, wanted, wanted_line)                                                                       \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_assert_cmpstr (bluff_fault_name ((fault).cause), ==, bluff_fault_name (wanted));                                 \
    g_assert_cmpuint ((fault).line, ==, (wanted_line));                                                                \
  }                                                                                                                    \
  G_STMT_END
