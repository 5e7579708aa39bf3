/* ui-company.c: made-up players and games that are the same every time, for pictures and measurements.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-company.h"

#include "test-clock.h"
#include "ui-driver.h"
#include "ui-records.h"

#include "bluff-flag.h"
#include "bluff-saves-count.h"
#include "bluff-store-evening.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"

enum
{
  MINUTE = 60000, /* ms */
  MINUTES_PER_HOUR = 60,
  N_PROFILES = 4,
  N_FINISHED = 24 /* more than a list reads at once */
};

static const char *const names[] = { "Anna", "Mia", "Papa", "Calico", "Rook" };
static const char *const profile_names[N_PROFILES] = { "Anna", "Mia", "Papa", "Leo" };
static const char *const colours[] = { "blue", "red", "green", "yellow", "purple" };

BluffSavedGame *
ui_company_begin (BluffSaves *saves, const BluffTable *table, guint people, guint64 seed)
{
  BluffSavesSeat seats[BLUFF_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  BluffSavedGame *game;

  g_assert_cmpuint (table->players, <=, G_N_ELEMENTS (names));
  for (guint i = 0; i < table->players; i++)
    seats[i] = (BluffSavesSeat){ .kind = i < people ? BLUFF_STORE_GUEST : BLUFF_STORE_COMPUTER,
                                 .name = names[i],
                                 .level = i < people ? NULL : "deckhand",
                                 .colour = colours[i] };
  game = bluff_saves_begin (saves, table, seats, &error);
  g_assert_no_error (error);
  bluff_match_set_seed (bluff_saved_game_get_match (game), seed);

  return game;
}

/* --- Games that were played ----------------------------------------------------------------------------------------
 */

/* A playthrough, or the beginning of one, as the store keeps it. */
typedef struct
{
  BluffStoreGame *game;
  GPtrArray *lines;
} Course;

static void
clear_course (Course *course)
{
  bluff_store_game_free (course->game);
  g_ptr_array_unref (course->lines);
}

static Course
read_course (BluffSaves *saves, const char *playthrough, guint n_events)
{
  BluffStore *store = bluff_saves_get_store (saves);
  g_autofree char *path = ui_records_write (ui_driver_make_folder (), "course.bluff", playthrough, "Rook", n_events);
  g_autofree char *id = ui_records_keep (saves, path);
  Course course;

  course.game = bluff_store_read_game (store, id, &course.lines, NULL);
  g_assert_nonnull (course.game);
  g_ptr_array_add (course.lines, NULL);
  g_assert_true (bluff_store_delete_game (store, id, NULL));
  return course;
}

static guint
find_winner (const BluffStoreGame *game)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    if (game->seats[seat].place == 1)
      return seat;

  return 0;
}

static BluffStoreSeat
copy_seat (const BluffStoreSeat *seat)
{
  return (
      BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER, .name = g_strdup (seat->name), .level = g_strdup ("deckhand") };
}

/* That course again, between the first PEOPLE of the profiles and computers. The first of them has won, unless others
 * sit BEFORE them: that many. */
static void
add_game (BluffStore *store,
          const Course *course,
          const gint64 *profiles,
          guint people,
          guint before,
          guint minutes_ago)
{
  const BluffStoreGame *from = course->game;
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreMove move = { .first = 1, .lines = (const char *const *) course->lines->pdata, .position = from->position };
  guint n = from->n_seats;
  g_autoptr (GError) error = NULL;

  move.played = g_get_real_time () / 1000 - (gint64) minutes_ago * MINUTE;
  game->id = g_strdup_printf ("00000000-0000-4000-8000-%012u", minutes_ago);
  game->kind = g_strdup (from->kind);
  game->options = g_strdup (from->options);
  game->header = g_strdup (from->header);
  game->position = g_strdup (from->position);
  game->first_seat = from->first_seat;
  game->started = move.played - 20 * MINUTE;
  game->n_seats = n;
  for (guint seat = 0; seat < n; seat++)
    {
      guint person = (seat + 2 * n - find_winner (from) - before) % n;

      results[seat].place = from->seats[seat].place;
      game->seats[seat] = person < people ? (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = profiles[person] }
                                          : copy_seat (&from->seats[seat]);
    }
  if (from->state == BLUFF_STORE_FINISHED)
    {
      move.results = results;
      move.n_results = n;
    }
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

/* The first have few players. */
static const char *const playthroughs[] = { "pirate-duel",      "bluffer-duel",  "bluffaneer-three",
                                            "pirate-reshuffle", "bluffer-crowd", "bluffaneer-tie" };
enum
{
  BLUFFANEER = 2,
  PIRATE,
  BLUFFER
};

static void
add_evening (BluffStore *store, const Course *courses, const gint64 *profiles)
{
  gint64 now = g_get_real_time () / 1000;

  add_game (store, &courses[PIRATE], profiles, 2, 0, 150);
  add_game (store, &courses[BLUFFER], profiles, 2, 3, 121);
  g_assert_true (bluff_store_begin_series (store, BLUFF_STORE_LONG_SERIES, now - 110 * MINUTE, NULL));
  add_game (store, &courses[BLUFFER], profiles, 2, 0, 90);
  add_game (store, &courses[BLUFFANEER], profiles, 2, 1, 60);
  add_game (store, &courses[PIRATE], profiles, 2, 0, 30);
}

/* In the year before: the further back, the more time between two. */
static void
add_earlier_games (BluffStore *store, const Course *courses, const gint64 *profiles)
{
  for (guint i = 1; i <= N_FINISHED; i++)
    add_game (store, &courses[i % G_N_ELEMENTS (playthroughs)], profiles + i % 3, 1 + i % 2, i / 3 % 3,
              (31 + 15 * i * i) * MINUTES_PER_HOUR);
}

static void
add_games (BluffSaves *saves, const gint64 *profiles)
{
  BluffStore *store = bluff_saves_get_store (saves);
  Course courses[G_N_ELEMENTS (playthroughs)];
  Course crowd = read_course (saves, "pirate-reshuffle", 90);
  Course duel = read_course (saves, "pirate-duel", 30);

  for (guint i = 0; i < G_N_ELEMENTS (playthroughs); i++)
    courses[i] = read_course (saves, playthroughs[i], UI_RECORDS_WHOLE);
  add_game (store, &crowd, profiles, 2, 0, 2 * MINUTES_PER_HOUR);
  add_game (store, &duel, profiles + 1, 2, 0, 30 * MINUTES_PER_HOUR);
  add_evening (store, courses, profiles);
  add_earlier_games (store, courses, profiles);
  for (guint i = 0; i < G_N_ELEMENTS (playthroughs); i++)
    clear_course (&courses[i]);
  clear_course (&crowd);
  clear_course (&duel);
}

static void
add_players (BluffStore *store, gint64 *profiles)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_PROFILES; i++)
    {
      profiles[i] = bluff_store_create_player (store, profile_names[i], bluff_flag_emblem ((BluffFlag) i),
                                               bluff_flag_colour ((BluffFlag) i), BLUFF_STORE_PLAYER_NO_YEAR, &error);
      g_assert_no_error (error);
    }
}

void
ui_company_add_players (BluffStore *store)
{
  gint64 profiles[N_PROFILES];

  add_players (store, profiles);
}

void
ui_company_fill (BluffSaves *saves)
{
  gint64 profiles[N_PROFILES];
  g_autoptr (GError) error = NULL;

  test_clock_set_date (2026, 6, 17);
  add_players (bluff_saves_get_store (saves), profiles);
  add_games (saves, profiles);
  /* What is told of a game, and the ratings, are counted from its events. */
  bluff_saves_recount (saves, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}
