/* bluff-saves-rate.c: ratings, computed from all results in their order.
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

/* Who somebody is in the book (docs/ratings.md). The texts are interned. */
typedef struct
{
  const char *kind;  /* of the games */
  const char *level; /* a computer's, or NULL */
  gint64 player;
  gboolean before; /* a player before the statistics were reset, who is somebody else */
} Name;

/* What is thought of somebody so far. */
typedef struct
{
  Name name;
  BluffRating rating;
  gint64 games;
} Page;

typedef struct
{
  GHashTable *pages; /* each is its own key */
  guint games;
} Book;

static guint
hash_name (gconstpointer data)
{
  const Name *name = data;

  return g_direct_hash (name->kind) * 31 + g_direct_hash (name->level) * 7 + g_int64_hash (&name->player) * 2 +
         (guint) name->before;
}

static gboolean
is_same_name (gconstpointer a, gconstpointer b)
{
  const Name *one = a;
  const Name *other = b;

  return one->kind == other->kind && one->level == other->level && one->player == other->player &&
         one->before == other->before;
}

/* NULL for whom nothing is kept of. */
static Page *
find_page (Book *book, const BluffStoreRatedSeat *seat, const char *kind)
{
  Name name = { .kind = g_intern_string (kind) };
  Page *page;

  if (seat->kind == BLUFF_STORE_COMPUTER)
    name.level = g_intern_string (seat->level != NULL ? seat->level : "");
  else if (seat->kind == BLUFF_STORE_PROFILE)
    {
      name.player = seat->player;
      name.before = !seat->counted;
    }
  else
    return NULL;

  page = g_hash_table_lookup (book->pages, &name);
  if (page == NULL)
    {
      page = g_new0 (Page, 1);
      page->name = name;
      bluff_rating_init (&page->rating);
      g_hash_table_add (book->pages, page);
    }
  return page;
}

static void
rate_game (Book *book, const BluffStoreRatedGame *game, const char *kind)
{
  BluffRating *ratings[BLUFF_MAX_SEATS] = { NULL };
  guint8 places[BLUFF_MAX_SEATS] = { 0 };

  for (guint i = 0; i < game->n_seats; i++)
    {
      Page *page = find_page (book, &game->seats[i], kind);

      places[i] = (guint8) game->seats[i].place;
      if (page != NULL)
        {
          ratings[i] = &page->rating;
          page->games++;
        }
    }

  bluff_rating_update (ratings, places, game->n_seats);
}

static gboolean
take_game (const BluffStoreRatedGame *game, gpointer data, GError **error G_GNUC_UNUSED)
{
  Book *book = data;

  rate_game (book, game, game->kind);
  rate_game (book, game, ALL_KINDS);
  book->games++;
  return TRUE;
}

static GPtrArray *
list_ratings (Book *book)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) bluff_store_rating_row_free);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, book->pages);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Page *page = value;
      BluffStoreRatingRow *row;

      if (page->name.player == BLUFF_STORE_NO_PLAYER || page->name.before)
        continue;
      row = g_new0 (BluffStoreRatingRow, 1);
      row->player = page->name.player;
      row->kind = g_strdup (page->name.kind);
      row->mu = page->rating.mu;
      row->sigma = page->rating.sigma;
      row->games = page->games;
      g_ptr_array_add (rows, row);
    }

  return rows;
}

gboolean
bluff_saves_rate_all (BluffStore *store, gpointer data, GError **error)
{
  guint *games = data;
  Book book = { .pages = g_hash_table_new_full (hash_name, is_same_name, g_free, NULL) };
  gboolean done = bluff_store_foreach_rated (store, NULL, NULL, take_game, &book, error);

  if (done)
    {
      g_autoptr (GPtrArray) rows = list_ratings (&book);

      done = bluff_store_write_ratings (store, rows, TRUE, error);
    }
  if (games != NULL)
    *games = book.games;
  g_hash_table_unref (book.pages);
  return done;
}

gboolean
bluff_saves_rate (BluffSaves *self, guint *games, GError **error)
{
  g_return_val_if_fail (BLUFF_IS_SAVES (self), FALSE);

  return bluff_store_run (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, bluff_saves_rate_all, games, error);
}

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  if (!bluff_store_run_finish (BLUFF_STORE (source), result, &error))
    g_info ("The ratings could not be computed: %s", error->message);
}

void
bluff_saves_rate_soon (BluffSaves *self)
{
  bluff_store_run_async (bluff_saves_get_store (self), BLUFF_STORE_RUN_ATOMIC, bluff_saves_rate_all, NULL, NULL, NULL,
                         rated_cb, NULL);
}
