/* ui-history.c: made-up games that were played to the end.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-history.h"

#include "bluff-game.h"
#include "bluff-position.h"
#include "bluff-random.h"
#include "bluff-saves-count.h"
#include "bluff-store-game.h"
#include "bluff-store-player.h"

enum
{
  DAY = 86400000,
  MOST_CLAIMS = 8,
  TURNS = 10,
  SEED = 15
};

typedef struct
{
  BluffStoreClaim claims[MOST_CLAIMS];
  guint n_claims;
  BluffStoreFact facts[2]; /* calls_right, calls_wrong */
} Seat;

static const char *const computers[] = { "Calico", "Rook", "Sly", "Ann" };
static const char *const characters[] = { "honest", "reckless" };

/* SEAT claims, and somebody else decides. */
static void
claim (BluffRandom *random, BluffGame kind, Seat *seats, guint n, guint seat, gint64 line)
{
  Seat *self = &seats[seat];
  BluffStoreClaim *made = &self->claims[self->n_claims];
  const BluffStoreClaim *last = self->n_claims > 0 ? made - 1 : NULL;
  guint judge = (seat + 1 + bluff_random_below (random, n - 1)) % n;

  made->n = line;
  made->after_caught = last != NULL && last->bluff && last->end == BLUFF_STORE_CLAIM_CALLED;
  made->behind = bluff_random_below (random, 2) == 0;
  made->size = kind == BLUFF_GAME_PIRATE ? (guint8) (3 + bluff_random_below (random, 3)) : 0;
  made->bluff = bluff_random_below (random, 100) < (made->after_caught ? 25u : 50u);
  made->end = bluff_random_below (random, 100) < (made->size == 5 ? 60u : 40u) ? BLUFF_STORE_CLAIM_CALLED
                                                                               : BLUFF_STORE_CLAIM_BELIEVED;
  made->judges = (guint8) (1 << judge);
  made->moved = (guint16) (1 + bluff_random_below (random, 5));
  if (made->end == BLUFF_STORE_CLAIM_CALLED)
    seats[judge].facts[made->bluff ? 0 : 1].value++;
  self->n_claims++;
}

static guint
choose_seats (BluffRandom *random, BluffGame kind)
{
  static const guint least[BLUFF_N_GAMES] = {
    [BLUFF_GAME_PIRATE] = 2, [BLUFF_GAME_BLUFFER] = 2, [BLUFF_GAME_BLUFFANEER] = 3
  };

  return least[kind] + bluff_random_below (random, 3);
}

static void
seat_all (BluffStoreGame *game, BluffRandom *random, GPtrArray *players)
{
  /* Among people, against computers, or both. */
  guint people = 1 + bluff_random_below (random, MIN (game->n_seats, players->len));

  for (guint i = 0; i < game->n_seats; i++)
    if (i < people)
      game->seats[i] = (BluffStoreSeat){ .kind = BLUFF_STORE_PROFILE,
                                         .player = ((BluffStorePlayer *) g_ptr_array_index (players, i))->id };
    else
      game->seats[i] = (BluffStoreSeat){ .kind = BLUFF_STORE_COMPUTER,
                                         .name = g_strdup (computers[i % G_N_ELEMENTS (computers)]),
                                         .level = g_strdup ("deckhand"),
                                         .character = g_strdup (characters[i % G_N_ELEMENTS (characters)]) };
}

/* How it ended, for the picture of the game. */
static char *
write_position (BluffGame kind, const BluffStoreResult *results, guint n)
{
  BluffPosition position = {
    .game = (guint8) kind, .players = (guint8) n, .turn = BLUFF_NO_SEAT, .over = TRUE, .turns = TURNS
  };
  char text[BLUFF_POSITION_SIZE];

  for (guint i = 0; i < n; i++)
    {
      position.place[i] = (guint8) results[i].place;
      position.count[i] = (guint8) (results[i].place * 2);
    }
  return g_strdup (bluff_position_write (&position, text));
}

static void
add_game (BluffStore *store, GPtrArray *players, BluffRandom *random, guint number, gint64 ended)
{
  static const char *const lines[] = { "{}", NULL };
  g_autoptr (BluffStoreGame) game = bluff_store_game_new ();
  BluffGame kind = (BluffGame) bluff_random_below (random, BLUFF_N_GAMES);
  BluffStoreResult results[BLUFF_MAX_SEATS] = { 0 };
  Seat seats[BLUFF_MAX_SEATS] = { 0 };
  BluffStoreMove move = { .first = 1, .lines = lines, .played = ended, .results = results };
  g_autoptr (GError) error = NULL;
  guint first;

  game->id = g_strdup_printf ("00000000-0000-4000-9000-%012u", number);
  game->kind = g_strdup (bluff_game_name (kind));
  game->options = g_strdup ("{}");
  game->started = ended - DAY / 24;
  game->n_seats = move.n_results = choose_seats (random, kind);
  seat_all (game, random, players);
  first = bluff_random_below (random, game->n_seats);
  for (guint i = 0; i < game->n_seats; i++)
    {
      seats[i].facts[0].name = "calls_right";
      seats[i].facts[1].name = "calls_wrong";
    }
  for (guint i = 0; i < MOST_CLAIMS; i++)
    for (guint seat = 0; seat < game->n_seats; seat++)
      if (i == 0 || bluff_random_below (random, 3) > 0)
        claim (random, kind, seats, game->n_seats, seat, (gint64) (i * BLUFF_MAX_SEATS + seat + 1));
  for (guint i = 0; i < game->n_seats; i++)
    results[i] = (BluffStoreResult){ .place = (i + first) % game->n_seats + 1,
                                     .turns = TURNS,
                                     .facts = seats[i].facts,
                                     .n_facts = G_N_ELEMENTS (seats[i].facts),
                                     .claims = seats[i].claims,
                                     .n_claims = seats[i].n_claims };
  game->position = write_position (kind, results, game->n_seats);
  move.position = game->position;
  bluff_store_add_game (store, game, &move, &error);
  g_assert_no_error (error);
}

/* In one transaction: what each costs is measured elsewhere. */
static gboolean
add_games (BluffStore *store, gpointer data, GError **error)
{
  guint n = *(guint *) data;
  g_autoptr (GPtrArray) players = bluff_store_list_players (store, FALSE, error);
  gint64 now = g_get_real_time () / 1000;
  BluffRandom random;

  bluff_random_seed (&random, SEED);
  for (guint i = n; i-- > 0;)
    add_game (store, players, &random, n - i, now - (gint64) i * 2 * DAY);

  return TRUE;
}

void
ui_history_fill (BluffSaves *saves, guint n)
{
  g_autoptr (GError) error = NULL;

  bluff_store_run (bluff_saves_get_store (saves), BLUFF_STORE_RUN_ATOMIC, add_games, &n, &error);
  g_assert_no_error (error);
  bluff_saves_rate (saves, NULL, &error);
  g_assert_no_error (error);
}
