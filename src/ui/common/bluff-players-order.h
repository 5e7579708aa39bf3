/* bluff-players-order.h: the order in which players are listed, wherever they are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sorts PLAYERS (BluffStorePlayer) by name, as the language that is spoken does; the store knows no language. */
void bluff_players_order (GPtrArray *players);

G_END_DECLS
