/* bluff-store-ratings.c: what ratings are computed from, and where they are kept.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-store-statistics.h"

#include "bluff-games-table.h"
#include "bluff-players-table.h"
#include "bluff-ratings-table.h"
#include "bluff-results-table.h"
#include "bluff-seats-table.h"
#include "bluff-store-private.h"

enum
{
  PAGE = 256 /* games that are read at once, so that no question is open while somebody else's function runs */
};

void
bluff_store_rating_row_free (BluffStoreRatingRow *self)
{
  if (self == NULL)
    return;
  g_free (self->level);
  g_free (self->kind);
  g_free (self);
}

/* --- Rated games ---------------------------------------------------------------------------------------------------
 */

typedef struct
{
  const char *kind;
  const BluffStoreCursor *after;
  guint limit;
  BluffStoreRatedFunc func;
  gpointer data;
} Walk;

static gboolean
visit (BluffDatabase *database, const Walk *walk, BluffStoreGame *game, GError **error)
{
  BluffStoreRatedGame rated = {
    .id = game->id, .kind = game->kind, .ended = game->last_played, .row = game->row, .n_seats = game->n_seats
  };
  gboolean counted[BLUFF_MAX_SEATS] = { FALSE };

  if (!bluff_seats_read (database, game, error) || !bluff_results_read_counted (database, game->row, counted, error))
    return FALSE;
  for (guint i = 0; i < game->n_seats; i++)
    {
      const BluffStoreSeat *seat = &game->seats[i];

      /* What was salvaged may lack a result. */
      if (seat->place == 0)
        return TRUE;
      rated.seats[i] = (BluffStoreRatedSeat){ .kind = seat->kind,
                                              .player = seat->player,
                                              .level = seat->level,
                                              .character = seat->character,
                                              .place = seat->place,
                                              .counted = counted[i],
                                              .handed = seat->handed_at != 0 };
    }
  return walk->func (&rated, walk->data, error);
}

static gboolean
walk_rated (BluffInside *inside, gpointer data, GError **error)
{
  const Walk *walk = data;
  BluffStoreCursor cursor = { G_MININT64, 0 };
  guint left = walk->limit;
  guint wanted, found;

  if (walk->after != NULL)
    cursor = *walk->after;
  do
    {
      g_autoptr (GPtrArray) games = NULL;

      wanted = MIN (left, PAGE);
      games = bluff_games_list_rated (inside->database, walk->kind, &cursor, wanted, error);
      if (games == NULL)
        return FALSE;
      found = games->len;
      for (guint i = 0; i < found; i++)
        if (!visit (inside->database, walk, g_ptr_array_index (games, i), error))
          return FALSE;
      if (found > 0)
        cursor = bluff_store_cursor_after (g_ptr_array_index (games, found - 1));
      left -= found;
    }
  while (found == wanted && left > 0);
  return TRUE;
}

gboolean
bluff_store_foreach_rated (BluffStore *self,
                           const char *kind,
                           const BluffStoreCursor *after,
                           guint limit,
                           BluffStoreRatedFunc func,
                           gpointer data,
                           GError **error)
{
  Walk walk = { .kind = kind, .after = after, .limit = limit, .func = func, .data = data };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do (self, walk_rated, &walk, error);
}

/* --- Ratings -------------------------------------------------------------------------------------------------------
 */

typedef struct
{
  GPtrArray *ratings;
  gboolean replace;
  const BluffStoreCursor *reach;
  gint64 player;
} Ledger;

static gboolean
forget_ratings (BluffDatabase *database, GError **error)
{
  return bluff_ratings_delete (database, BLUFF_STORE_NO_PLAYER, error) && bluff_ratings_delete_levels (database, error);
}

static gboolean
write_rating (BluffDatabase *database, const BluffStoreRatingRow *rating, GError **error)
{
  if (rating->level == NULL)
    {
      g_autoptr (BluffStorePlayer) player = bluff_players_get (database, rating->player, error);

      if (player == NULL)
        return FALSE;
    }
  return bluff_ratings_write (database, rating, error);
}

static gboolean
write_ratings (BluffInside *inside, gpointer data, GError **error)
{
  Ledger *ledger = data;

  if (ledger->replace && !forget_ratings (inside->database, error))
    return FALSE;
  for (guint i = 0; i < ledger->ratings->len; i++)
    if (!write_rating (inside->database, g_ptr_array_index (ledger->ratings, i), error))
      return FALSE;
  return ledger->reach != NULL ? bluff_ratings_set_reach (inside->database, ledger->reach, error)
                               : bluff_ratings_forget_reach (inside->database, error);
}

gboolean
bluff_store_write_ratings (BluffStore *self,
                           GPtrArray *ratings,
                           gboolean replace,
                           const BluffStoreCursor *reach,
                           GError **error)
{
  Ledger ledger = { .ratings = ratings, .replace = replace, .reach = reach };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, write_ratings, &ledger, error);
}

/* What became of those who played a game. */
typedef struct
{
  const BluffStoreRatedGame *game;
  const BluffStoreRated *rated;
  guint n;
} Outcome;

static gboolean
write_rated (BluffInside *inside, gpointer data, GError **error)
{
  const Outcome *outcome = data;

  return bluff_rated_insert (inside->database, outcome->game, outcome->rated, outcome->n, error);
}

gboolean
bluff_store_write_rated (BluffStore *self,
                         const BluffStoreRatedGame *game,
                         const BluffStoreRated *rated,
                         guint n,
                         GError **error)
{
  Outcome outcome = { .game = game, .rated = rated, .n = n };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, write_rated, &outcome, error);
}

static gboolean
forget_rated (BluffInside *inside, gpointer data G_GNUC_UNUSED, GError **error)
{
  return bluff_rated_delete (inside->database, error);
}

gboolean
bluff_store_forget_rated (BluffStore *self, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do_atomically (self, forget_rated, NULL, error);
}

/* What is looked for, and whether it is there. */
typedef struct
{
  BluffStoreRatingRow *rating;
  BluffStoreCursor *reach;
  gboolean *found;
} Search;

static gboolean
get_reach (BluffInside *inside, gpointer data, GError **error)
{
  Search *search = data;

  return bluff_ratings_get_reach (inside->database, search->reach, search->found, error);
}

gboolean
bluff_store_get_ratings_reach (BluffStore *self, BluffStoreCursor *reach, gboolean *known, GError **error)
{
  Search search = { .reach = reach, .found = known };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do (self, get_reach, &search, error);
}

static gboolean
read_rating (BluffInside *inside, gpointer data, GError **error)
{
  Search *search = data;

  return bluff_ratings_read (inside->database, search->rating, search->found, error);
}

gboolean
bluff_store_read_rating (BluffStore *self, BluffStoreRatingRow *rating, gboolean *found, GError **error)
{
  Search search = { .rating = rating, .found = found };

  g_return_val_if_fail (BLUFF_IS_STORE (self), FALSE);

  return bluff_store_do (self, read_rating, &search, error);
}

static gboolean
list_ratings (BluffInside *inside, gpointer data, GError **error)
{
  Ledger *ledger = data;

  ledger->ratings = bluff_ratings_list (inside->database, ledger->player, error);
  return ledger->ratings != NULL;
}

GPtrArray *
bluff_store_list_ratings (BluffStore *self, gint64 player, GError **error)
{
  Ledger ledger = { .player = player };

  g_return_val_if_fail (BLUFF_IS_STORE (self), NULL);

  bluff_store_do (self, list_ratings, &ledger, error);
  return ledger.ratings;
}
