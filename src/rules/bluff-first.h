/* bluff-first.h: who begins (C2).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"
#include "bluff-random.h"

G_BEGIN_DECLS

/* What is known of the player on a seat. */
typedef struct
{
  gboolean human;
  guint birth_year; /* 0: not told */
} BluffSitter;

/* Whether "the youngest begins" can be offered: the game has that rule, and there are people at the table and all of
 * them have a birth year. It is the default where it can. */
gboolean bluff_first_knows_youngest (BluffGame game, const BluffSitter *sitters, guint players);

/* The seat of the youngest person; if several were born in the same year, one of them by chance. */
BluffSeat bluff_first_youngest (const BluffSitter *sitters, guint players, BluffRandom *random);

/* The seat that begins unless the table picks one: the youngest where that can be told, otherwise a random one. */
BluffSeat bluff_first_default (BluffGame game, const BluffSitter *sitters, guint players, BluffRandom *random);

G_END_DECLS
