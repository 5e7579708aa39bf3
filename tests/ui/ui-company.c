/* ui-company.c: made-up players and games that are the same every time, for pictures and measurements.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-company.h"

#include "bluff-flag.h"
#include "bluff-position.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"

enum
{
  HOUR = 3600000,
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

/* How a game ended: the winner is another each time, and now and then two share the first place. */
static void
finish (BluffStore *store, BluffStoreGame *game, BluffPosition *position, guint number)
{
  static const char *const lines[] = { "{}", NULL };
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  char text[BLUFF_POSITION_SIZE];
  BluffStoreMove move = { .first = 1, .lines = lines, .played = game->started, .results = results };
  g_autoptr (GError) error = NULL;

  position->turn = BLUFF_NO_SEAT;
  position->over = TRUE;
  for (guint i = 0; i < game->n_seats; i++)
    {
      guint place = 1 + (i + number) % game->n_seats;

      position->place[i] = (guint8) (number % 5 == 4 && place == 2 ? 1 : place);
      results[i] = (BluffStoreResult){ .place = position->place[i], .turns = position->turns };
    }
  move.position = bluff_position_write (position, text);
  move.n_results = game->n_seats;
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

/* NUMBER: of a finished game, from 1; 0: it is not finished. */
static void
add_game (BluffStore *store, const char *kind, const gint64 *profiles, guint n, guint hours_ago, guint number)
{
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  g_autoptr (GError) error = NULL;
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
  if (number > 0)
    {
      position.turns = 20 + 7 * number;
      finish (store, game, &position, number);
      return;
    }
  bluff_store_add_game (store, game, NULL, &error);
  g_assert_no_error (error);
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
  add_game (store, "pirate", profiles, 4, 2, 0);
  add_game (store, "pirate", profiles + 1, 2, 30, 0);
  for (guint i = 1; i <= N_FINISHED; i++)
    {
      BluffGame kind = (BluffGame) (i % BLUFF_N_GAMES);

      add_game (store, bluff_game_name (kind), profiles + i % 3, bluff_game_min_players (kind) + i % 2, 31 + 29 * i, i);
    }
}
