/* bluff-evenings-table.h: the tables of evenings and series, and the games of an evening.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 began;
  guint goal; /* 0: there is none */
  gboolean ended;
} BluffSeriesRow;

/* When an evening was last begun by somebody, or 0. What is after NOW was written by a clock that was wrong. */
gboolean bluff_evenings_get_last (BluffDatabase *database, gint64 now, gint64 *began, GError **error);
gboolean bluff_evenings_insert (BluffDatabase *database, gint64 began, GError **error);

/* The same for series. */
gboolean bluff_series_get_last (BluffDatabase *database, gint64 now, BluffSeriesRow *series, GError **error);
gboolean bluff_series_insert (BluffDatabase *database, gint64 began, guint goal, GError **error);

/* All that were begun by NOW are over. */
gboolean bluff_series_end (BluffDatabase *database, gint64 now, GError **error);

/* A seat of a game that has ended. */
typedef struct
{
  BluffStoreSeatKind kind;
  gint64 player;
  char *name;
  char *level;
  gboolean won;
  gboolean shared; /* and others have, too */
} BluffEveningSeat;

/* A game that has ended. */
typedef struct
{
  char *id;
  gint64 ended;
  guint n_seats;
  BluffEveningSeat seats[BLUFF_MAX_SEATS];
} BluffEveningGame;

/* Our own games (BluffEveningGame) that ended after AFTER and by NOW, oldest first: from NOW backwards, as long as less
 * than QUIET_MS lie between the end of one and that of the next. */
GPtrArray *
bluff_evenings_list_games (BluffDatabase *database, gint64 after, gint64 now, gint64 quiet_ms, GError **error);

G_END_DECLS
