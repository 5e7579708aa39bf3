/* ui-company.c: made-up players and games that are the same every time, for pictures and measurements.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-company.h"

#include "bluff-flag.h"
#include "bluff-position.h"
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

static void
write_position (BluffStoreGame *game, BluffPosition *position)
{
  char text[BLUFF_POSITION_SIZE];
  BluffGame kind;

  g_assert_true (bluff_game_from_name (game->kind, &kind));
  position->game = (guint8) kind;
  position->players = (guint8) game->n_seats;
  for (guint i = 0; i < game->n_seats; i++)
    position->count[i] = (guint8) (4 + 3 * i % 7);
  game->position = g_strdup (bluff_position_write (position, text));
}

/* The first two seats are those of the profiles, the others of computers. */
static BluffStoreGame *
make_game (const char *kind, const gint64 *profiles, guint n, guint minutes_ago)
{
  BluffStoreGame *game = bluff_store_game_new ();

  game->id = g_strdup_printf ("00000000-0000-4000-8000-%012u", minutes_ago);
  game->kind = g_strdup (kind);
  game->options = g_strdup ("{}");
  game->started = g_get_real_time () / 1000 - (gint64) minutes_ago * MINUTE;
  game->n_seats = n;
  for (guint i = 0; i < n; i++)
    if (i < 2)
      game->seats[i] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE, .player = profiles[i] };
    else
      game->seats[i] = (BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER,
                                         .name = g_strdup (names[i + 1]),
                                         .level = g_strdup ("deckhand") };
  return game;
}

static void
add_game (BluffStore *store, const char *kind, const gint64 *profiles, guint n, guint hours_ago)
{
  g_autoptr (BluffStoreGame) game = make_game (kind, profiles, n, hours_ago * MINUTES_PER_HOUR);
  BluffPosition position = { .turn = 0, .turns = 3 + hours_ago % 9 };
  g_autoptr (GError) error = NULL;

  write_position (game, &position);
  bluff_store_add_game (store, game, NULL, &error);
  g_assert_no_error (error);
}

/* The one on the seat WINNER has won, alone or, if SHARED, with the next. */
static void
add_finished (BluffStore *store,
              const char *kind,
              const gint64 *profiles,
              guint n,
              guint winner,
              gboolean shared,
              guint minutes_ago)
{
  static const char *const lines[] = { "{}", NULL };
  g_autoptr (BluffStoreGame) game = make_game (kind, profiles, n, minutes_ago);
  BluffPosition position = { .turn = BLUFF_NO_SEAT, .over = TRUE, .turns = 20 + minutes_ago % 60 };
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = game->started, .results = results, .n_results = n };
  g_autoptr (GError) error = NULL;

  game->started -= 20 * MINUTE;
  for (guint seat = 0; seat < n; seat++)
    {
      guint place = 1 + (seat + n - winner) % n;

      position.place[seat] = (guint8) (shared && place == 2 ? 1 : place);
      results[seat] = (BluffStoreResult){ .place = position.place[seat], .turns = position.turns };
    }
  write_position (game, &position);
  move.position = game->position;
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

static void
add_evening (BluffStore *store, const gint64 *profiles)
{
  gint64 now = g_get_real_time () / 1000;

  add_finished (store, "pirate", profiles, 3, 0, FALSE, 150);
  add_finished (store, "bluffer", profiles, 3, 1, FALSE, 121);
  g_assert_true (bluff_store_begin_series (store, BLUFF_STORE_LONG_SERIES, now - 110 * MINUTE, NULL));
  add_finished (store, "bluffer", profiles, 3, 0, FALSE, 90);
  add_finished (store, "bluffaneer", profiles, 3, 2, FALSE, 60);
  add_finished (store, "pirate", profiles, 3, 0, FALSE, 30);
}

/* On days before, of all kinds; now and then two share the first place. */
static void
add_earlier_games (BluffStore *store, const gint64 *profiles)
{
  for (guint i = 1; i <= N_FINISHED; i++)
    {
      BluffGame kind = (BluffGame) (i % BLUFF_N_GAMES);
      guint n = bluff_game_min_players (kind) + i % 2;

      add_finished (store, bluff_game_name (kind), profiles + i % 3, n, i % n, i % 5 == 4,
                    (31 + 29 * i) * MINUTES_PER_HOUR);
    }
}

static void
add_players (BluffStore *store, gint64 *profiles)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_PROFILES; i++)
    {
      profiles[i] = bluff_store_create_player (store, names[i], bluff_flag_emblem ((BluffFlag) i),
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
ui_company_fill (BluffStore *store)
{
  gint64 profiles[N_PROFILES];

  add_players (store, profiles);
  add_game (store, "pirate", profiles, 4, 2);
  add_game (store, "pirate", profiles + 1, 2, 30);
  add_evening (store, profiles);
  add_earlier_games (store, profiles);
}
