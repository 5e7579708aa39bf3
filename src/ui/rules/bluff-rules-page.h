/* bluff-rules-page.h: the rules of a game, to be read.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"
#include "bluff-page.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_RULES_PAGE (bluff_rules_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffRulesPage, bluff_rules_page, BLUFF, RULES_PAGE, BluffPage)

/* The rules of GAME, opened where RULE is told ("P15"; "": at the beginning) and that paragraph marked. With the
 * options of TABLE, at which they are looked up, above them; NULL: none. */
BluffPage *bluff_rules_page_new (BluffGame game, const BluffTable *table, const char *rule);

/* The same with a page that is open already. "": it stays where it is. */
void bluff_rules_page_turn_to (BluffRulesPage *self, BluffGame game, const char *rule);

/* The game whose rules are open. */
BluffGame bluff_rules_page_get_game (BluffRulesPage *self);

G_END_DECLS
