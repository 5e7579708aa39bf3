/* bluff-facts.c: the names of what is counted, and which game has what.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-facts.h"

typedef struct
{
  const char *name;
  guint games;
} FactInfo;

#define FACT_ROW(NAME, nick, games) [BLUFF_FACT_##NAME] = { nick, games },

static const FactInfo facts[BLUFF_N_FACTS] = { BLUFF_FACTS (FACT_ROW) };

const char *
bluff_fact_name (BluffFact fact)
{
  g_return_val_if_fail (fact < BLUFF_N_FACTS, NULL);

  return facts[fact].name;
}

gboolean
bluff_fact_from_name (const char *name, BluffFact *fact)
{
  for (guint i = 0; i < BLUFF_N_FACTS; i++)
    if (g_str_equal (name, facts[i].name))
      {
        *fact = (BluffFact) i;
        return TRUE;
      }

  return FALSE;
}

gboolean
bluff_fact_is_of_game (BluffFact fact, BluffGame game)
{
  g_return_val_if_fail (fact < BLUFF_N_FACTS, FALSE);

  return (facts[fact].games >> game) & 1;
}
