/* bluff-rules-text.h: the rules of the games, told to players.
 *
 * In our own words, short, and in the second person. First five sentences that are enough to begin, then all the rules
 * in the order in which a player meets them, and at the end what the printed rules leave open. docs/RULES.md has the
 * binding rules; each paragraph here names the rules that it tells by their ids there, and each rule is told somewhere.
 *
 * A game's rules are one table in a file of its own, bluff-rules-text-GAME.c.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

typedef struct
{
  const char *part;    /* a heading above several sections; NULL: still the same part */
  const char *section; /* what the paragraphs from here on are about; NULL: still the same */
  const char *text;
  const char *example; /* a case with numbers; NULL: none */
  const char *rules;   /* ids, separated by spaces: "P11 P12"; NULL: it only explains */
  const char *art;     /* drawings, separated by spaces, in reading order */
} BluffRulesParagraph;

typedef struct
{
  const BluffRulesParagraph *paragraphs; /* the last has no text */
} BluffRulesText;

extern const BluffRulesText bluff_rules_text_pirate;
extern const BluffRulesText bluff_rules_text_bluffaneer;
extern const BluffRulesText bluff_rules_text_bluffer;

/* The rules of GAME, all texts still to be translated; NULL if they are not written. */
const BluffRulesText *bluff_rules_text_get (BluffGame game);

/* Whether a paragraph tells the rule with this id. */
gboolean bluff_rules_paragraph_tells (const BluffRulesParagraph *self, const char *rule);

G_END_DECLS
