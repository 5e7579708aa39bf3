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

/* What is thought of somebody so far. */
typedef struct
{
  BluffRating rating;
  gint64 player; /* BLUFF_STORE_NO_PLAYER: not to be written */
  char *kind;
  gint64 games;
} Page;

typedef struct
{
  GHashTable *pages; /* by kind and who */
  guint games;
} Book;

static void
free_page (gpointer data)
{
  Page *page = data;

  g_free (page->kind);
  g_free (page);
}

/* Who somebody is in the book; NULL for whom nothing is kept of (docs/ratings.md). */
static char *
name_page (const BluffStoreRatedSeat *seat, const char *kind)
{
  switch (seat->kind)
    {
    case BLUFF_STORE_PROFILE:
      return g_strdup_printf ("%s/%s/%" G_GINT64_FORMAT, kind, seat->counted ? "player" : "before-reset", seat->player);
    case BLUFF_STORE_COMPUTER:
      return g_strdup_printf ("%s/computer/%s", kind, seat->level != NULL ? seat->level : "");
    case BLUFF_STORE_GUEST:
    case BLUFF_STORE_ANONYMOUS:
    case BLUFF_STORE_N_SEAT_KINDS:
    default:
      return NULL;
    }
}

static Page *
find_page (Book *book, const BluffStoreRatedSeat *seat, const char *kind)
{
  char *name = name_page (seat, kind);
  Page *page;

  if (name == NULL)
    return NULL;

  page = g_hash_table_lookup (book->pages, name);
  if (page == NULL)
    {
      page = g_new0 (Page, 1);
      bluff_rating_init (&page->rating);
      page->kind = g_strdup (kind);
      if (seat->kind == BLUFF_STORE_PROFILE && seat->counted)
        page->player = seat->player;
      g_hash_table_insert (book->pages, name, page);
    }
  else
    g_free (name);

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

      if (page->player == BLUFF_STORE_NO_PLAYER)
        continue;
      row = g_new0 (BluffStoreRatingRow, 1);
      row->player = page->player;
      row->kind = g_strdup (page->kind);
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
  Book book = { .pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_page) };
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
