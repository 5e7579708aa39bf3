/* bluff-leader-row.h: somebody on a leader board, with the place, the games and, if there is one, the rating.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-statistics.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* NAME is that of a player or of a computer level; COLOUR is a player's flag, or NULL; PLACE counts from 1. */
GtkWidget *bluff_leader_row_new (const BluffStoreLeader *leader, const char *name, const char *colour, guint place);

/* The number that is shown of a rating, and how much it may well be at most (docs/ratings.md). */
guint bluff_leader_row_rating (double mu, double sigma, guint *most);

G_END_DECLS
