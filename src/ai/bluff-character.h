/* bluff-character.h: how a computer player is inclined: by how much it bluffs and doubts more or less than its level.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_CHARACTER_BALANCED, /* as the level plays */
  BLUFF_CHARACTER_HONEST,   /* seldom bluffs, and only when there is nothing true to claim */
  BLUFF_CHARACTER_CAUTIOUS, /* bluffs and doubts less */
  BLUFF_CHARACTER_RECKLESS, /* bluffs and doubts more */
  BLUFF_N_CHARACTERS
} BluffCharacter;

/* The name in records: "reckless". */
const char *bluff_character_name (BluffCharacter character);

/* The character with this name; NULL, or a name that nobody knows yet, is balanced. */
BluffCharacter bluff_character_from_name (const char *name);

/* How likely somebody of this character is to bluff where the level does so with a chance of CHANCE, of BLUFF_SURE. */
guint bluff_character_dare (BluffCharacter character, guint chance);

/* How likely a claim seems to be a bluff to somebody of this character, if the level gives it a chance of CHANCE. */
guint bluff_character_doubt (BluffCharacter character, guint chance);

G_END_DECLS
