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
  HOUR = 3600000,
  MINUTE = 60000,
  N_PROFILES = 4
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

/* The first two seats are those of the profiles, the others of computers. */
static BluffStoreGame *
make_game (const char *kind, const gint64 *profiles, guint n, guint hours_ago)
{
  BluffStoreGame *game = bluff_store_game_new ();
  BluffPosition position = { .players = (guint8) n, .turn = 0, .turns = (3 + hours_ago % 9) };
  char text[BLUFF_POSITION_SIZE];
  BluffGame game_kind;

  g_assert_true (bluff_game_from_name (kind, &game_kind));
  position.game = (guint8) game_kind;
  for (guint i = 0; i < n; i++)
    position.count[i] = (guint8) (4 + 3 * i % 7);
  game->id = g_strdup_printf ("00000000-0000-4000-8000-%012u", hours_ago);
  game->kind = g_strdup (kind);
  game->options = g_strdup ("{}");
  game->position = g_strdup (bluff_position_write (&position, text));
  game->started = g_get_real_time () / 1000 - (gint64) hours_ago * HOUR;
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
  g_autoptr (BluffStoreGame) game = make_game (kind, profiles, n, hours_ago);
  g_autoptr (GError) error = NULL;

  bluff_store_add_game (store, game, NULL, &error);
  g_assert_no_error (error);
}

/* Three at a table, and the one on the seat WINNER has won. */
static void
add_finished (BluffStore *store, const char *kind, const gint64 *profiles, guint winner, guint minutes_ago)
{
  static const char *const lines[] = { "", NULL };
  gint64 ended = g_get_real_time () / 1000 - (gint64) minutes_ago * MINUTE;
  g_autoptr (BluffStoreGame) game = make_game (kind, profiles, 3, 0);
  g_autoptr (GError) error = NULL;
  BluffStoreResult results[3];
  BluffStoreMove move = { .first = 1, .lines = lines, .played = ended, .results = results, .n_results = 3 };

  g_free (game->id);
  game->id = g_strdup_printf ("10000000-0000-4000-8000-%012u", minutes_ago);
  game->started = ended - 20 * MINUTE;
  for (guint seat = 0; seat < 3; seat++)
    results[seat] = (BluffStoreResult){ .place = 1 + (seat + 3 - winner) % 3 };
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

static void
add_evening (BluffStore *store, const gint64 *profiles)
{
  gint64 now = g_get_real_time () / 1000;

  add_finished (store, "pirate", profiles, 0, 150);
  add_finished (store, "bluffer", profiles, 1, 120);
  g_assert_true (bluff_store_begin_series (store, BLUFF_STORE_LONG_SERIES, now - 110 * MINUTE, NULL));
  add_finished (store, "bluffer", profiles, 0, 90);
  add_finished (store, "bluffaneer", profiles, 2, 60);
  add_finished (store, "pirate", profiles, 0, 30);
}

void
ui_company_fill (BluffStore *store)
{
  gint64 profiles[N_PROFILES];
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < N_PROFILES; i++)
    {
      profiles[i] = bluff_store_create_player (store, names[i], bluff_flag_emblem ((BluffFlag) i),
                                               bluff_flag_colour ((BluffFlag) i), BLUFF_STORE_PLAYER_NO_YEAR, &error);
      g_assert_no_error (error);
    }
  add_game (store, "pirate", profiles, 4, 2);
  add_game (store, "pirate", profiles + 1, 2, 30);
  add_evening (store, profiles);
}
