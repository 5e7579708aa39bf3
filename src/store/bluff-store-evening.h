/* bluff-store-evening.h: who won how many of tonight's games, and the series that is played for (docs/facts.md).
 *
 * The store has no clock: NOW is Unix milliseconds, as all its times. Only when an evening or a series was begun is
 * written; everything else is computed from our own finished games, so that it stays right when somebody is renamed,
 * merged or deleted, or a game is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-game.h"

G_BEGIN_DECLS

enum
{
  BLUFF_STORE_QUIET_MS = 6 * 60 * 60 * 1000, /* without the end of a game: the evening is over */
  BLUFF_STORE_SHORT_SERIES = 2,              /* wins that win a series */
  BLUFF_STORE_LONG_SERIES = 3
};

/* Somebody who has won. */
typedef struct
{
  BluffStoreSeatKind kind; /* a profile, a guest or, in a series, a computer */
  gint64 player;           /* a profile's id, or BLUFF_STORE_NO_PLAYER */
  char *name;              /* NULL: a computer that has none */
  char *level;             /* a computer's, or NULL */
  guint wins;
} BluffStoreWinner;

typedef enum
{
  BLUFF_STORE_SERIES_NONE, /* or it is over, and nobody has won it */
  BLUFF_STORE_SERIES_ON,
  BLUFF_STORE_SERIES_WON /* by the first of its winners */
} BluffStoreSeriesState;

typedef struct
{
  guint games;         /* of the evening */
  GPtrArray *winners;  /* BluffStoreWinner, people only: most wins first, then by who won first */
  guint computer_wins; /* of all computers together */
  gboolean has_game;   /* the game that was asked about is one of the evening's */
  gint64 until;        /* when the evening, or a series without a game yet, is over unless a game ends before; or 0 */

  BluffStoreSeriesState series;
  guint goal;               /* of the series */
  GPtrArray *series_wins;   /* BluffStoreWinner, as above, with computers; empty if there is no series */
  gboolean series_has_game; /* the game that was asked about counts in the series */
} BluffStoreEvening;

void bluff_store_evening_free (BluffStoreEvening *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffStoreEvening, bluff_store_evening_free)

/* How the evening stands. GAME is the id of the game about which `has_game` and `series_has_game` tell, or NULL. */
BluffStoreEvening *bluff_store_read_evening (BluffStore *self, const char *game, gint64 now, GError **error);
void bluff_store_read_evening_async (BluffStore *self,
                                     const char *game,
                                     gint64 now,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
BluffStoreEvening *bluff_store_read_evening_finish (BluffStore *self, GAsyncResult *result, GError **error);

/* A new evening begins with the next game that ends. A series that was on is over. */
gboolean bluff_store_begin_evening (BluffStore *self, gint64 now, GError **error);

/* A series to GOAL wins begins with the next game that ends; it is between those who play that one. A series that was
 * on is over. */
gboolean bluff_store_begin_series (BluffStore *self, guint goal, gint64 now, GError **error);

/* The series is over, if there is one. */
gboolean bluff_store_end_series (BluffStore *self, gint64 now, GError **error);

G_END_DECLS
