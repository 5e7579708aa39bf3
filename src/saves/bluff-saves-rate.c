/* bluff-saves-rate.c: ratings, computed from results in their order: all of them, or those that have come since.
 *
 * The ratings that are kept are those after the last game they reach. A game that ends after it moves only those who
 * played it, from where they stand: the same steps as if all games were rated again, and the same ratings to the bit.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rating.h"
#include "bluff-saves-count.h"
#include "bluff-saves-rate.h"
#include "bluff-store-player.h"
#include "bluff-store-statistics.h"

/* The kind of the ratings of all games together. */
#define ALL_KINDS ""

/* Whose page it is in the book (docs/ratings.md). The texts are interned. */
typedef struct
{
  const char *kind;  /* of the games */
  const char *level; /* a computer's, or NULL */
  gint64 player;
  gboolean before; /* a player before the statistics were reset, who is somebody else */
} Name;

/* The ratings of somebody so far. */
typedef struct
{
  Name name;
  BluffRating rating;
  gint64 games;
} Page;

/* Ratings on their way, from job to job of the store. */
struct _BluffSavesRating
{
  gboolean again; /* it begins with the first game, not where the ratings that are kept end */
  guint portion;  /* games a job */
  BluffStore *store;
  gboolean kept;          /* those whose page is not here yet have their ratings in the store; otherwise all begin as
                             strangers */
  GHashTable *pages;      /* by the names, written out; NULL before the first job */
  BluffStoreCursor reach; /* the last game that was rated */
  guint games;
  gboolean torn; /* a page would be needed that is not kept */
  gboolean done;
};

typedef BluffSavesRating Book;

static char *
write_name (const Name *name)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " %d %s\n%s", name->player, name->before, name->kind,
                          name->level != NULL ? name->level : "");
}

/* FALSE for people of whom nothing is kept. */
static gboolean
find_name (const BluffStoreRatedSeat *seat, const char *kind, Name *name)
{
  *name = (Name){ .kind = g_intern_string (kind) };
  if (seat->kind == BLUFF_STORE_COMPUTER)
    name->level = g_intern_string (seat->level != NULL ? seat->level : "");
  else if (seat->kind == BLUFF_STORE_PROFILE && !seat->handed)
    {
      name->player = seat->player;
      name->before = !seat->counted;
    }
  else
    return FALSE;

  return TRUE;
}

static BluffStoreRatingRow *
write_row (const Page *page)
{
  BluffStoreRatingRow *row = g_new0 (BluffStoreRatingRow, 1);

  row->player = page->name.player;
  row->level = g_strdup (page->name.level);
  row->kind = g_strdup (page->name.kind);
  row->mu = page->rating.mu;
  row->sigma = page->rating.sigma;
  row->games = page->games;
  return row;
}

/* What the store has of somebody; a stranger's rating if it has nothing. */
static gboolean
read_page (Book *book, Page *page, GError **error)
{
  g_autoptr (BluffStoreRatingRow) row = NULL;
  gboolean found = FALSE;

  bluff_rating_init (&page->rating);
  if (!book->kept)
    return TRUE;

  row = write_row (page);
  if (!bluff_store_read_rating (book->store, row, &found, error))
    return FALSE;

  page->rating = (BluffRating){ .mu = row->mu, .sigma = row->sigma };
  page->games = row->games;
  return TRUE;
}

static Page *
find_page (Book *book, const Name *name, GError **error)
{
  g_autofree char *key = write_name (name);
  Page *page = g_hash_table_lookup (book->pages, key);

  if (page != NULL)
    return page;

  page = g_new0 (Page, 1);
  page->name = *name;
  g_hash_table_insert (book->pages, g_steal_pointer (&key), page);
  return read_page (book, page, error) ? page : NULL;
}

/* Writes what became of the players whose ratings are kept. */
static gboolean
write_rated (Book *book, const BluffStoreRatedGame *game, Page *const pages[], GError **error)
{
  BluffStoreRated rated[BLUFF_MAX_SEATS];
  guint n = 0;

  for (guint i = 0; i < game->n_seats; i++)
    {
      const Page *page = pages[i];

      if (page != NULL && page->name.level == NULL && !page->name.before)
        rated[n++] = (BluffStoreRated){
          .player = page->name.player, .kind = page->name.kind, .mu = page->rating.mu, .sigma = page->rating.sigma
        };
    }

  return bluff_store_write_rated (book->store, game, rated, n, error);
}

static gboolean
rate_game (Book *book, const BluffStoreRatedGame *game, const char *kind, GError **error)
{
  Page *pages[BLUFF_MAX_SEATS] = { NULL };
  BluffRating *ratings[BLUFF_MAX_SEATS] = { NULL };
  guint8 places[BLUFF_MAX_SEATS] = { 0 };

  for (guint i = 0; i < game->n_seats; i++)
    {
      Name name;

      places[i] = (guint8) game->seats[i].place;
      if (!find_name (&game->seats[i], kind, &name))
        continue;
      pages[i] = find_page (book, &name, error);
      if (pages[i] == NULL)
        return FALSE;
      ratings[i] = &pages[i]->rating;
      pages[i]->games++;
      book->torn |= name.before && book->kept;
    }

  bluff_rating_update (ratings, places, game->n_seats);
  return write_rated (book, game, pages, error);
}

static gboolean
take_game (const BluffStoreRatedGame *game, gpointer data, GError **error)
{
  Book *book = data;

  book->reach = (BluffStoreCursor){ .last_played = game->ended, .row = game->row };
  book->games++;
  return rate_game (book, game, game->kind, error) && rate_game (book, game, ALL_KINDS, error);
}

static GPtrArray *
list_ratings (const Book *book)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_rating_row_free);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, book->pages);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Page *page = value;

      if (!page->name.before)
        g_ptr_array_add (rows, write_row (page));
    }

  return rows;
}

/* Opens the book at the game after AFTER, or at the first if it is NULL. */
static gboolean
open_book (Book *self, const BluffStoreCursor *after, GError **error)
{
  g_clear_pointer (&self->pages, g_hash_table_unref);
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->kept = after != NULL;
  self->torn = FALSE;
  self->reach = after != NULL ? *after : (BluffStoreCursor){ .last_played = G_MININT64 };
  if (after == NULL)
    self->games = 0;
  return after != NULL || bluff_store_forget_rated (self->store, error);
}

/* Finds the game to go on with. Between two jobs, others may have rated games, and what the ratings rest on may have
 * changed: then only what is kept is right, or nothing is. */
static gboolean
find_game (Book *self, GError **error)
{
  BluffStoreCursor reach;
  gboolean known;

  if (self->pages == NULL && self->again)
    return open_book (self, NULL, error);
  if (!bluff_store_get_ratings_reach (self->store, &reach, &known, error))
    return FALSE;
  if (self->pages != NULL && known && reach.last_played == self->reach.last_played && reach.row == self->reach.row)
    return TRUE;
  return open_book (self, known ? &reach : NULL, error);
}

/* Rates the next games, and writes what became of those who played them. */
static gboolean
rate_games (Book *self, guint limit, GError **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  gboolean first = !self->kept && self->games == 0;
  guint before = self->games;

  if (!bluff_store_foreach_rated (self->store, NULL, &self->reach, limit, take_game, self, error))
    return FALSE;

  self->done = self->games - before < limit;
  rows = list_ratings (self);
  return bluff_store_write_ratings (self->store, rows, first, &self->reach, error);
}

BluffSavesRating *
bluff_saves_rating_new (gboolean again, guint portion)
{
  Book *self = g_new0 (Book, 1);

  self->again = again;
  self->portion = portion;
  return self;
}

void
bluff_saves_rating_free (BluffSavesRating *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->pages, g_hash_table_unref);
  g_free (self);
}

guint
bluff_saves_rating_get_games (const BluffSavesRating *self)
{
  return self->games;
}

gboolean
bluff_saves_rating_is_done (const BluffSavesRating *self)
{
  return self->done;
}

gboolean
bluff_saves_rate_some (BluffStore *store, gpointer data, GError **error)
{
  Book *self = data;

  self->store = store;
  if (!find_game (self, error) || !rate_games (self, self->portion, error))
    return FALSE;
  /* Somebody's statistics were reset, and what was rated of them before is not kept: all at once. */
  return !self->torn || (open_book (self, NULL, error) && rate_games (self, G_MAXUINT, error));
}

static gboolean
rate_at_once (BluffStore *store, gboolean again, guint *games, GError **error)
{
  g_autoptr (BluffSavesRating) rating = bluff_saves_rating_new (again, G_MAXUINT);
  gboolean done = bluff_saves_rate_some (store, rating, error);

  if (games != NULL)
    *games = rating->games;
  return done;
}

gboolean
bluff_saves_rate_all (BluffStore *store, gpointer data, GError **error)
{
  return rate_at_once (store, TRUE, data, error);
}

/* The same for the games that ended after those the ratings reach, as long as that is known and enough. */
static gboolean
rate_ended (BluffStore *store, gpointer data, GError **error)
{
  return rate_at_once (store, FALSE, data, error);
}

gboolean
bluff_saves_rate (BluffSaves *self, guint *games, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, bluff_saves_rate_all, games, error);
}

gboolean
bluff_saves_rate_ended (BluffSaves *self, guint *games, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, rate_ended, games, error);
}

static void rate_on (BluffStore *store, BluffSavesRating *rating);

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (BluffSavesRating) rating = data;
  g_autoptr (GError) error = NULL;

  if (!bluff_store_run_finish (BLUFF_STORE (source), result, &error))
    g_info ("The ratings could not be computed: %s", error->message);
  else if (!rating->done)
    rate_on (BLUFF_STORE (source), g_steal_pointer (&rating));
}

static void
rate_on (BluffStore *store, BluffSavesRating *rating)
{
  bluff_store_run_async (store, BLUFF_STORE_RUN_ATOMIC, bluff_saves_rate_some, rating, NULL, NULL, rated_cb, rating);
}

void
bluff_saves_rate_soon (BluffSaves *self)
{
  rate_on (bluff_saves_get_store (self), bluff_saves_rating_new (FALSE, BLUFF_SAVES_RATED_AT_ONCE));
}
