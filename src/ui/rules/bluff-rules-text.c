/* bluff-rules-text.c: the rules of the games, told to players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-text.h"

static const BluffRulesText *const texts[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = &bluff_rules_text_pirate,
  [BLUFF_GAME_BLUFFANEER] = &bluff_rules_text_bluffaneer,
  [BLUFF_GAME_BLUFFER] = &bluff_rules_text_bluffer,
};

const BluffRulesText *
bluff_rules_text_get (BluffGame game)
{
  g_return_val_if_fail (game < BLUFF_N_GAMES, NULL);

  return texts[game];
}

gboolean
bluff_rules_paragraph_tells (const BluffRulesParagraph *self, const char *rule)
{
  g_auto (GStrv) rules = NULL;

  if (self->rules == NULL || rule == NULL || *rule == '\0')
    return FALSE;

  rules = g_strsplit (self->rules, " ", -1);
  return g_strv_contains ((const char *const *) rules, rule);
}
