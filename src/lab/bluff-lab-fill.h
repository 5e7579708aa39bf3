/* bluff-lab-fill.h: data directories with very many games, to measure what they cost.
 *
 * The games are simulated: some are played, and each of those stands for many, with other players at another time. One
 * player has the same games, opponents and months in every directory, however many games of others there are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The player, and how many unfinished games of exactly so many events there are: "long-0", "long-1", … */
#define BLUFF_LAB_FILL_PLAYER "Anna"

enum
{
  BLUFF_LAB_FILL_LONG_GAMES = 20,
  BLUFF_LAB_FILL_LONG_EVENTS = 500
};

typedef struct
{
  guint games;       /* finished ones */
  guint with_events; /* of these: with their events, not only their results */
  guint hers;        /* of these: the player's; at most `games` */
} BluffLabFill;

/* Fills FOLDER, unless it is there: it appears when it is complete. */
gboolean bluff_lab_fill (const char *folder, const BluffLabFill *fill, GError **error);

G_END_DECLS
