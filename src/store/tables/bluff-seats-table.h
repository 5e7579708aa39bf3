/* bluff-seats-table.h: the table of seats: who sits where.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-game.h"

G_BEGIN_DECLS

/* The seats of GAME, whose `row` is known. */
gboolean bluff_seats_insert (BluffDatabase *database, const BluffStoreGame *game, GError **error);

/* Fills in the seats of GAME with today's names, and places if it is finished. */
gboolean bluff_seats_read (BluffDatabase *database, BluffStoreGame *game, GError **error);

/* A part of a name that is looked for, and what was found out about names so far. */
typedef struct _BluffSeatNames BluffSeatNames;

BluffSeatNames *bluff_seat_names_new (const char *part);
void bluff_seat_names_free (BluffSeatNames *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffSeatNames, bluff_seat_names_free)

/* *HAS: whether today's name of somebody in the game has that part. */
gboolean
bluff_seats_have_name (BluffDatabase *database, gint64 game, BluffSeatNames *names, gboolean *has, GError **error);

/* Who sits on a person's seat from NEXT_LINE on: a computer, or with LEVEL NULL the person. */
typedef struct
{
  guint seat;
  const char *level;
  const char *character;
  guint next_line;
} BluffSeatStandIn;

gboolean
bluff_seats_set_stand_in (BluffDatabase *database, gint64 game, const BluffSeatStandIn *stand_in, GError **error);

/* In how many games two profiles sat together, and the id of one of them or NULL. */
gboolean
bluff_seats_count_shared (BluffDatabase *database, gint64 a, gint64 b, gint64 *count, char **game, GError **error);

/* All seats of FROM become INTO's; or anonymous. */
gboolean bluff_seats_move (BluffDatabase *database, gint64 from, gint64 into, GError **error);
gboolean bluff_seats_forget (BluffDatabase *database, gint64 player, GError **error);

G_END_DECLS
