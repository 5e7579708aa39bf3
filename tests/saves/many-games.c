/* many-games.c: simulated games of more than two years at home, and a count of their records.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "many-games.h"

#include "bluff-record-writer.h"
#include "bluff-saves-count.h"
#include "bluff-saves-records.h"
#include "recording.h"
#include "store-fixture.h"

#include <string.h>

enum
{
  HOURS_BETWEEN = 41,
  EVENING = 6, /* games */
  FIRST_START = 1704067200,
  SECONDS_PER_HOUR = 3600,
  MS = 1000,
  LEAST_FOR_ALL = 3, /* players whom each of the games allows */
  MOST_FOR_ALL = 4,
  COMPANY = 10 /* who may sit at a table */
};

const char *const many_games_people[MANY_PEOPLE] = { "Anna", "Bo", "Çelik", "Дарья" };

void
many_games_set_clock (void)
{
  g_setenv ("TZ", "FAR-13", TRUE);
}

/* --- Making games --------------------------------------------------------------------------------------------------
 */

gint64
many_games_begin_of_evening (guint evening)
{
  return (FIRST_START + (gint64) evening * EVENING * HOURS_BETWEEN * SECONDS_PER_HOUR) * MS;
}

static void
seat_somebody (BluffRecord *record, BluffSeat seat, guint who)
{
  static const char *const guests[] = { "Max", "Moritz" };

  if (who < MANY_PEOPLE)
    bluff_record_seat_human (record, seat, many_games_people[who]);
  else if (who == MANY_PEOPLE)
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
shuffle_company (guint row[COMPANY], BluffRandom *random)
{
  static const guint company[COMPANY] = { 0, 1, 2, 3, 4, 4, 5, 6, 7, 8 };

  memcpy (row, company, sizeof company);
  for (guint i = COMPANY - 1; i > 0; i--)
    {
      guint j = bluff_random_below (random, i + 1);
      guint who = row[i];

      row[i] = row[j];
      row[j] = who;
    }
}

static BluffRecord *
make_record (guint i, BluffRandom *random)
{
  BluffGame game = (BluffGame) (i % BLUFF_N_GAMES);
  gboolean same_table = i / EVENING % 2 != 0;
  guint least = same_table ? LEAST_FOR_ALL : bluff_game_min_players (game);
  guint most = same_table ? MOST_FOR_ALL : bluff_game_max_players (game);
  g_autoptr (GDateTime) started = NULL;
  guint row[COMPANY], players;
  BluffRecord *record;
  BluffRandom choice;
  BluffTable table;
  BluffState state;

  bluff_random_seed_stream (&choice, i / EVENING, 1);
  players = least + bluff_random_below (same_table ? &choice : random, most - least + 1);
  shuffle_company (row, same_table ? &choice : random);
  bluff_table_init (&table, game, players);
  table.first = (BluffSeat) bluff_random_below (random, players);
  record = record_game (&table, i % 2 ? BLUFF_LEVEL_DECKHAND : BLUFF_LEVEL_RANDOM, i, &state);
  started = g_date_time_new_from_unix_utc (many_games_begin_of_evening (i / EVENING) / MS +
                                           (gint64) (i % EVENING) * SECONDS_PER_HOUR);
  record->started = g_date_time_format (started, "%Y-%m-%dT%H:%M:%SZ");
  for (BluffSeat seat = 0; seat < players; seat++)
    seat_somebody (record, seat, row[seat]);
  return record;
}

static void
add_record (BluffSaves *saves, const gint64 *ids, const BluffRecord *record)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  for (BluffSeat seat = 0; seat < record->table.players; seat++)
    {
      seats[seat] = (BluffSavesSeat){ .kind = BLUFF_STORE_GUEST, .name = record->players[seat].name };
      for (guint i = 0; i < MANY_PEOPLE; i++)
        if (strcmp (record->players[seat].name, many_games_people[i]) == 0)
          seats[seat] = (BluffSavesSeat){ .kind = BLUFF_STORE_PROFILE, .player = ids[i] };
    }
  bluff_record_write (record, text);
  bytes = g_bytes_new (text->str, text->len);
  id = bluff_saves_import (saves, bytes, seats, record->table.players, NULL, &error);
  g_assert_no_error (error);
}

void
many_games_add (BluffSaves *saves, gint64 ids[MANY_PEOPLE])
{
  BluffRandom random;

  bluff_random_seed (&random, 1);
  for (guint i = 0; i < MANY_PEOPLE; i++)
    ids[i] = fixture_add_player (bluff_saves_get_store (saves), many_games_people[i]);
  for (guint i = 0; i < MANY_GAMES; i++)
    {
      g_autoptr (BluffRecord) record = make_record (i, &random);

      add_record (saves, ids, record);
    }
}

void
many_games_make_own (BluffSaves *saves, const char *directory)
{
  BluffStore *store = bluff_saves_get_store (saves);
  g_autofree char *path = fixture_path_in (directory);

  bluff_store_close (store);
  fixture_run_sql (path, "UPDATE games SET origin = 'own'; UPDATE results SET origin = 'own'");
  g_assert_true (bluff_store_open (store, NULL));
  g_assert_true (bluff_saves_rate (saves, NULL, NULL));
}

/* --- Counting them -------------------------------------------------------------------------------------------------
 */

char *
many_games_export (BluffSaves *saves, const char *directory)
{
  char *folder = g_build_filename (directory, "records", NULL);
  g_autoptr (GError) error = NULL;
  guint games;

  g_assert_true (bluff_saves_export_all (saves, folder, NULL, NULL, NULL, &games, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (games, ==, MANY_GAMES);
  return folder;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
many_games_sort (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_texts);
}

char **
many_games_count (const char *script, const char *folder, const char *const *arguments)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, script, NULL);
  g_autoptr (GStrvBuilder) command = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;
  int status;

  g_strv_builder_add_many (command, g_getenv ("PYTHON") != NULL ? g_getenv ("PYTHON") : "python3", path, folder, NULL);
  for (guint i = 0; arguments[i] != NULL; i++)
    g_strv_builder_add (command, arguments[i]);
  for (guint i = 0; i < MANY_PEOPLE; i++)
    g_strv_builder_add (command, many_games_people[i]);
  words = g_strv_builder_end (command);
  g_spawn_sync (NULL, words, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));
  return g_strsplit (g_strchomp (output), "\n", -1);
}
