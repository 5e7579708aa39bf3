/* bluff-setup-pirates.h: computer players as they sit down: their names and faces, and the levels that people are
 * offered.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

enum
{
  BLUFF_N_SETUP_PIRATES = 10,
  BLUFF_SETUP_DOTS = 4 /* the strongest level has as many */
};

/* The name of a pirate of ours, in the user's language. */
const char *bluff_setup_pirate_name (guint pirate);

/* The drawing for a player of this name, one of ours or not: "pirate-hat". */
const char *bluff_setup_pirate_face (const char *name);

/* The levels that this program has and that are meant for people, weakest first; NULL-terminated. */
const char *const *bluff_setup_levels (void);

/* How strong a level is, from 1; 0 for one that is not meant for people. */
guint bluff_setup_level_dots (const char *level);

/* The strongest of our levels that is not stronger than LEVEL, or the weakest. */
const char *bluff_setup_nearest_level (const char *level);

/* The characters, NULL-terminated. */
const char *const *bluff_setup_characters (void);

G_END_DECLS
