/* test-saves-statistics.c: the statistics of many games against an independent count of their records by
 * count_statistics.py.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "saves-kit.h"

#include "bluff-facts.h"
#include "bluff-record-writer.h"
#include "bluff-store-statistics.h"
#include "recording.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  GAMES = 510,
  HOURS_BETWEEN = 41, /* the games of more than two years */
  FIRST_START = 1704067200,
  SECONDS_PER_HOUR = 3600
};

static const char *const people[] = { "Anna", "Bo", "Çelik", "Дарья" };

/* --- Making games --------------------------------------------------------------------------------------------------
 */

static void
seat_somebody (BluffRecord *record, BluffSeat seat, guint who)
{
  static const char *const guests[] = { "Max", "Moritz" };

  if (who < G_N_ELEMENTS (people))
    bluff_record_seat_human (record, seat, people[who]);
  else if (who == G_N_ELEMENTS (people))
    bluff_record_seat_human (record, seat, guests[seat % 2]);
  else
    {
      bluff_record_seat_computer (record, seat, "Calico",
                                  who % 2 ? BLUFF_RECORD_LEVEL_RANDOM : BLUFF_RECORD_LEVEL_MATE);
      record->players[seat].character = who % 3 ? BLUFF_RECORD_CHARACTER_HONEST : BLUFF_RECORD_CHARACTER_NONE;
    }
}

/* Nobody sits there twice: each seat has the next of a shuffled row of people, guests and computers. */
static void
seat_everybody (BluffRecord *record, BluffRandom *random)
{
  guint row[] = { 0, 1, 2, 3, 4, 4, 5, 6, 7, 8 };

  for (guint i = G_N_ELEMENTS (row) - 1; i > 0; i--)
    {
      guint j = bluff_random_below (random, i + 1);
      guint who = row[i];

      row[i] = row[j];
      row[j] = who;
    }
  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    seat_somebody (record, seat, row[seat]);
}

static BluffRecord *
make_record (guint i, BluffRandom *random)
{
  BluffGame game = (BluffGame) (i % BLUFF_N_GAMES);
  guint least = bluff_game_min_players (game);
  guint players = least + bluff_random_below (random, bluff_game_max_players (game) - least + 1);
  g_autoptr (GDateTime) started = NULL;
  BluffRecord *record;
  BluffTable table;
  BluffState state;

  bluff_table_init (&table, game, players);
  table.first = (BluffSeat) bluff_random_below (random, players);
  record = record_game (&table, i % 2 ? BLUFF_LEVEL_DECKHAND : BLUFF_LEVEL_RANDOM, i, &state);
  started = g_date_time_new_from_unix_utc (FIRST_START + (gint64) i * HOURS_BETWEEN * SECONDS_PER_HOUR);
  record->started = g_date_time_format (started, "%Y-%m-%dT%H:%M:%SZ");
  seat_everybody (record, random);
  return record;
}

static void
add_record (Kit *kit, const gint64 *ids, const BluffRecord *record)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    {
      seats[seat] = (BluffSavesSeat){ .kind = BLUFF_STORE_GUEST, .name = record->players[seat].name };
      for (guint i = 0; i < G_N_ELEMENTS (people); i++)
        if (strcmp (record->players[seat].name, people[i]) == 0)
          seats[seat] = (BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE, .player = ids[i] };
    }
  bluff_record_write (record, text);
  bytes = g_bytes_new (text->str, text->len);
  id = bluff_saves_import (kit->saves, bytes, seats, record->table.players, NULL, &error);
  g_assert_no_error (error);
}

/* --- What the store says -------------------------------------------------------------------------------------------
 */

static void G_GNUC_PRINTF (3, 4) say (GPtrArray *lines, const char *name, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (lines, g_strdup_printf ("%s: %s", name, text));
}

static void
say_tally (GPtrArray *lines, const char *name, const char *key, const BluffStoreTally *tally)
{
  if (tally->games > 0)
    say (lines, name,
         "%s games=%" G_GUINT64_FORMAT " wins=%" G_GUINT64_FORMAT " shared=%" G_GUINT64_FORMAT
         " places=%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT
         ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT " turns=%" G_GUINT64_FORMAT " thinking=%" G_GUINT64_FORMAT,
         key, tally->games, tally->wins, tally->shared_wins, tally->places[0], tally->places[1], tally->places[2],
         tally->places[3], tally->places[4], tally->places[5], tally->turns, tally->thinking_ms);
}

static void
say_rows (GPtrArray *lines, const char *name, const BluffStoreStatistics *statistics)
{
  for (guint i = 0; i < statistics->by_kind->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_kind, i);
      g_autofree char *key = g_strdup_printf ("kind %s", row->kind);

      say_tally (lines, name, key, &row->tally);
      say (lines, name, "streak %s current=%u best=%u", row->kind, row->streak.current, row->streak.best);
    }
  for (guint i = 0; i < statistics->by_seats->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_seats, i);
      g_autofree char *key = g_strdup_printf ("seats %s %u", row->kind, row->n_seats);

      say_tally (lines, name, key, &row->tally);
    }
  for (guint i = 0; i < statistics->by_month->len; i++)
    {
      const BluffStoreTallyRow *row = g_ptr_array_index (statistics->by_month, i);
      g_autofree char *key = g_strdup_printf ("month %s", row->month);

      say_tally (lines, name, key, &row->tally);
    }
}

static void
say_opponent (GPtrArray *lines, const char *name, const BluffStoreOpponentRow *row)
{
  g_autofree char *who = NULL;

  if (row->kind == BLUFF_STORE_PROFILE)
    who = g_strdup_printf ("profile %s", row->name);
  else if (row->kind == BLUFF_STORE_COMPUTER)
    who = g_strdup_printf ("computer %s/%s", row->level, row->character != NULL ? row->character : "");
  else
    who = g_strdup (bluff_store_seat_kind_name (row->kind));
  say (lines, name,
       "opponent %s games=%" G_GUINT64_FORMAT " ahead=%" G_GUINT64_FORMAT " behind=%" G_GUINT64_FORMAT
       " level=%" G_GUINT64_FORMAT,
       who, row->games, row->ahead, row->behind, row->level_pegging);
}

static void
say_person (Kit *kit, GPtrArray *lines, const char *name, gint64 player)
{
  static const char *const companies[] = { [BLUFF_STORE_COMPANY_PEOPLE] = "company people",
                                           [BLUFF_STORE_COMPANY_COMPUTERS] = "company computers",
                                           [BLUFF_STORE_COMPANY_MIXED] = "company mixed" };
  BluffStoreScope scope = { .with_imports = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (BluffStoreStatistics) statistics = bluff_store_statistics (kit->store, player, &scope, &error);
  g_autoptr (BluffStoreStatistics) own = bluff_store_statistics (kit->store, player, NULL, NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (own->overall.games, ==, 0);
  say_tally (lines, name, "overall", &statistics->overall);
  say (lines, name, "streak current=%u best=%u", statistics->streak.current, statistics->streak.best);
  for (guint i = 0; i < BLUFF_STORE_N_COMPANIES; i++)
    say_tally (lines, name, companies[i], &statistics->companies[i]);
  say_rows (lines, name, statistics);
  for (guint i = 0; i < statistics->opponents->len; i++)
    say_opponent (lines, name, g_ptr_array_index (statistics->opponents, i));
  for (guint i = 0; i < statistics->facts->len; i++)
    {
      const BluffStoreFactRow *row = g_ptr_array_index (statistics->facts, i);

      say (lines, name, "fact %s %s %" G_GINT64_FORMAT, row->kind, row->name, row->sum);
    }
}

/* --- Comparing -----------------------------------------------------------------------------------------------------
 */

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
count_by_script (const char *folder)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "saves", "count_statistics.py", NULL);
  const char *python = g_getenv ("PYTHON") != NULL ? g_getenv ("PYTHON") : "python3";
  const char *arguments[] = { python, script, folder, people[0], people[1], people[2], people[3], NULL };
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  process = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return output;
}

static void
test_independent_count (void)
{
  Kit kit = kit_open ();
  g_autofree char *folder = g_build_filename (kit.directory, "records", NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *counted = NULL;
  g_auto (GStrv) expected = NULL;
  gint64 ids[G_N_ELEMENTS (people)];
  BluffSavesRecount recount;
  BluffRandom random;
  guint games;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    ids[i] = fixture_add_player (kit.store, people[i]);
  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (BluffRecord) record = make_record (i, &random);

      add_record (&kit, ids, record);
    }

  g_assert_true (bluff_saves_export_all (kit.saves, folder, NULL, NULL, NULL, &games, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (games, ==, GAMES);
  counted = count_by_script (folder);
  expected = g_strsplit (g_strchomp (counted), "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    say_person (&kit, lines, people[i], ids[i]);
  g_ptr_array_sort (lines, compare_texts);

  g_assert_cmpuint (lines->len, >, 4 * 50);
  for (guint i = 0; i < lines->len && expected[i] != NULL; i++)
    g_assert_cmpstr (g_ptr_array_index (lines, i), ==, expected[i]);
  g_assert_cmpuint (lines->len, ==, g_strv_length (expected));

  /* Counting again brings nothing else. */
  g_assert_true (bluff_saves_recount (kit.saves, NULL, NULL, NULL, &recount, &error));
  g_assert_cmpuint (recount.counted, ==, GAMES);
  g_assert_cmpuint (recount.changed, ==, 0);
  g_assert_cmpuint (recount.rated, ==, 0);
  kit_close (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/saves/statistics/independent-count", test_independent_count);
  return g_test_run ();
}
