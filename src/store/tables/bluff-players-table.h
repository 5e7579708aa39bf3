/* bluff-players-table.h: the table of profiles.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"
#include "bluff-store-player.h"

G_BEGIN_DECLS

/* Of PLAYER all but the id, which is set. NAME_TAKEN. */
gboolean bluff_players_insert (BluffDatabase *database, BluffStorePlayer *player, GError **error);

/* Name, emblem, colour and birth year. NAME_TAKEN, NO_SUCH_PLAYER. */
gboolean bluff_players_update (BluffDatabase *database, const BluffStorePlayer *player, GError **error);

/* NO_SUCH_PLAYER. */
gboolean bluff_players_set_archived (BluffDatabase *database, gint64 player, gboolean archived, GError **error);
gboolean bluff_players_delete (BluffDatabase *database, gint64 player, GError **error);
BluffStorePlayer *bluff_players_get (BluffDatabase *database, gint64 player, GError **error);

/* *PLAYER is NULL if nobody has that id, or that name. */
gboolean bluff_players_read (BluffDatabase *database, gint64 id, BluffStorePlayer **player, GError **error);
gboolean bluff_players_find (BluffDatabase *database, const char *key, BluffStorePlayer **player, GError **error);

GPtrArray *bluff_players_list (BluffDatabase *database, gboolean with_archived, GError **error);

G_END_DECLS
