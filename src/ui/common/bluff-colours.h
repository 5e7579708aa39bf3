/* bluff-colours.h: the flags of a game's seats, as its header tells them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-game.h"

G_BEGIN_DECLS

/* Gives each of N seats a flag, no two the same: the one of HEADER, the first line of a record, or a free one where it
 * has none. HEADER may be NULL. *TABLE (or NULL) is what the header says of the table. FALSE if there is no header that
 * can be read: then *TABLE is not touched. May be called on any thread. */
gboolean bluff_colours_read (const char *header, guint n, BluffFlag *flags, BluffTable *table);

G_END_DECLS
