/* bluff-events-table.h: the table of events: lines of text, numbered from 1 in each game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-database.h"

G_BEGIN_DECLS

/* Adds lines, the first with the number FIRST. */
gboolean
bluff_events_insert (BluffDatabase *database, gint64 game, guint first, const char *const *lines, GError **error);

/* The lines of a game (char *) from 1 on, up to the first that is missing. */
GPtrArray *bluff_events_list (BluffDatabase *database, gint64 game, GError **error);

G_END_DECLS
