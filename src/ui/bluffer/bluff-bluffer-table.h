/* bluff-bluffer-table.h: the table of Bluffer.
 *
 * Everybody sees the visible sides of all cards; folded corners show the hidden sides that the viewer knows.
 *
 * It acts through the actions table.*:
 *   play (u slot)        match, claim, show or give that card, whichever is asked for
 *   play-as (u kind)     the same for the card that is chosen or has the focus, if it is this that is asked for
 *   play-chosen          the same, whatever is asked for
 *   peek (u slot), peek-chosen
 *   take (u slot)        of the caller's cards
 *   draw
 *   look-at (u seat)     the cards of that player, large
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-tabletop.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_BLUFFER_TABLE (bluff_bluffer_table_get_type ())

G_DECLARE_FINAL_TYPE (BluffBlufferTable, bluff_bluffer_table, BLUFF, BLUFFER_TABLE, BluffTabletop)

BluffTabletop *bluff_bluffer_table_new (void);

G_END_DECLS
