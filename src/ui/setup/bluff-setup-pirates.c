/* bluff-setup-pirates.c: computer players as they sit down.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-pirates.h"

#include "bluff-match.h"

#include <glib/gi18n.h>

/* Translators: names of pirates whom the computer plays. Use names that sound right in your language: short (about
 * six letters, so that they are read whole on a telephone), cheerful, and neither clearly a woman's nor a man's.
 * All must be different. */
static const struct
{
  const char *name;
  const char *face;
} pirates[BLUFF_N_SETUP_PIRATES] = {
  { N_ ("Calico"), "pirate-lantern" },  { N_ ("Rook"), "pirate-hook" },     { N_ ("Pepper"), "pirate-cutlass" },
  { N_ ("Marlin"), "pirate-anchor" },   { N_ ("Mango"), "pirate-parrot" },  { N_ ("Coral"), "pirate-flag" },
  { N_ ("Gale"), "pirate-compass" },    { N_ ("Limpet"), "pirate-barrel" }, { N_ ("Dusk"), "pirate-hat" },
  { N_ ("Squint"), "pirate-spyglass" },
};

/* Weakest first, one dot more each; what else a match has is for experiments. */
static const char *const levels_for_people[BLUFF_SETUP_DOTS] = { "deckhand", "sailor", "mate", "captain" };

const char *
bluff_setup_pirate_name (guint pirate)
{
  g_return_val_if_fail (pirate < BLUFF_N_SETUP_PIRATES, NULL);

  return _ (pirates[pirate].name);
}

const char *
bluff_setup_pirate_face (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < BLUFF_N_SETUP_PIRATES; i++)
    if (g_strcmp0 (name, _ (pirates[i].name)) == 0)
      return pirates[i].face;

  return pirates[g_str_hash (name) % BLUFF_N_SETUP_PIRATES].face;
}

guint
bluff_setup_level_dots (const char *level)
{
  for (guint i = 0; i < BLUFF_SETUP_DOTS; i++)
    if (g_strcmp0 (levels_for_people[i], level) == 0)
      return i + 1;

  return 0;
}

const char *const *
bluff_setup_levels (void)
{
  static const char *levels[BLUFF_SETUP_DOTS + 1];
  guint n = 0;

  if (levels[0] == NULL)
    for (guint i = 0; i < BLUFF_SETUP_DOTS; i++)
      if (g_strv_contains (bluff_match_levels (), levels_for_people[i]))
        levels[n++] = levels_for_people[i];

  return levels;
}

const char *
bluff_setup_nearest_level (const char *level)
{
  const char *const *levels = bluff_setup_levels ();
  const char *nearest = levels[0];

  for (guint i = 0; levels[i] != NULL; i++)
    if (bluff_setup_level_dots (levels[i]) <= bluff_setup_level_dots (level))
      nearest = levels[i];

  return nearest;
}

const char *const *
bluff_setup_characters (void)
{
  static const char *const characters[] = { "honest", "cautious", "balanced", "reckless", NULL };

  return characters;
}
