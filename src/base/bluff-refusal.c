/* bluff-refusal.c: the names and rules of the causes.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-refusal.h"

#define NAME_AND_RULE(NAME, nick, rule) [BLUFF_REFUSAL_##NAME] = { nick, rule },

static const struct
{
  const char *name;
  const char *rule;
} refusals[BLUFF_N_REFUSALS] = { [BLUFF_REFUSAL_NONE] = { "none", "" },
                                 BLUFF_REFUSALS_COMMON (NAME_AND_RULE) BLUFF_REFUSALS_PIRATE (NAME_AND_RULE)
                                     BLUFF_REFUSALS_BLUFFER (NAME_AND_RULE) BLUFF_REFUSALS_BLUFFANEER (NAME_AND_RULE) };

const char *
bluff_refusal_name (BluffRefusal refusal)
{
  g_return_val_if_fail (refusal < BLUFF_N_REFUSALS, NULL);

  return refusals[refusal].name;
}

const char *
bluff_refusal_rule (BluffRefusal refusal)
{
  g_return_val_if_fail (refusal < BLUFF_N_REFUSALS, NULL);

  return refusals[refusal].rule;
}
