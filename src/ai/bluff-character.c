/* bluff-character.c: the table of characters.
 *
 * They are small shifts of what a level does anyway, so that each of them is still a player of that level. Nobody's
 * character changes how often chance is asked.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-character.h"

#include "bluff-memory.h"

static const struct
{
  const char *name;
  guint dares; /* bluffs for every hundred of the level's */
  gint doubts; /* chances of a thousand that are felt beyond the odds */
} characters[BLUFF_N_CHARACTERS] = {
  [BLUFF_CHARACTER_BALANCED] = { "balanced", 100, 0 },
  [BLUFF_CHARACTER_HONEST] = { "honest", 25, 0 },
  [BLUFF_CHARACTER_CAUTIOUS] = { "cautious", 60, -100 },
  [BLUFF_CHARACTER_RECKLESS] = { "reckless", 160, 100 },
};

const char *
bluff_character_name (BluffCharacter character)
{
  g_return_val_if_fail (character < BLUFF_N_CHARACTERS, NULL);

  return characters[character].name;
}

BluffCharacter
bluff_character_from_name (const char *name)
{
  for (guint i = 0; i < BLUFF_N_CHARACTERS; i++)
    if (g_strcmp0 (characters[i].name, name) == 0)
      return (BluffCharacter) i;

  return BLUFF_CHARACTER_BALANCED;
}

guint
bluff_character_dare (BluffCharacter character, guint chance)
{
  return MIN (chance * characters[character].dares / 100, BLUFF_SURE);
}

guint
bluff_character_doubt (BluffCharacter character, guint chance)
{
  return (guint) CLAMP ((gint) chance + characters[character].doubts, 0, BLUFF_SURE);
}
