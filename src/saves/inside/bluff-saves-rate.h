/* bluff-saves-rate.h: ratings, computed on the store's thread (private to the saves).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves-private.h"

G_BEGIN_DECLS

enum
{
  BLUFF_SAVES_RATED_AT_ONCE = 64 /* games in one job of the store, so that others need not wait long for their turn */
};

/* Ratings that are computed in several jobs of the store. After each of them the ratings are those after the games so
 * far, and the store says how far they reach. */
typedef struct _BluffSavesRating BluffSavesRating;

/* Of all games AGAIN, or of those that have ended since the ratings were computed; PORTION games a job. */
BluffSavesRating *bluff_saves_rating_new (gboolean again, guint portion);
void bluff_saves_rating_free (BluffSavesRating *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffSavesRating, bluff_saves_rating_free)

/* The next job, a BluffStoreWork, to be run in one transaction. DATA: a BluffSavesRating. After a failure it is of no
 * more use. */
gboolean bluff_saves_rate_some (BluffStore *store, gpointer data, GError **error);

/* The games that were rated so far; and whether they were all. */
guint bluff_saves_rating_get_games (const BluffSavesRating *self);
gboolean bluff_saves_rating_is_done (const BluffSavesRating *self);

/* A BluffStoreWork, to be run in one transaction. DATA: a guint that becomes how many games were rated, or NULL. */
gboolean bluff_saves_rate_all (BluffStore *store, gpointer data, GError **error);

G_END_DECLS
