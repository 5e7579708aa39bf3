/* bluff-box.h: what is printed on a game's box: how many play, how long, and from which age.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* "3 to 6 players"; and "3–6", where a picture says the rest. Newly allocated, as all of these are. */
char *bluff_box_players (BluffGame game);
char *bluff_box_players_brief (BluffGame game);

/* "15 min", "10–15 min" */
char *bluff_box_minutes (BluffGame game);

/* "from age 10" */
char *bluff_box_age (BluffGame game);

/* "3 to 6 players, 15 min, from age 10" */
char *bluff_box_facts (BluffGame game);

G_END_DECLS
