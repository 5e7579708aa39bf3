/* bluff-rules-page.h: the rules of a game, to be read.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_RULES_PAGE (bluff_rules_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffRulesPage, bluff_rules_page, BLUFF, RULES_PAGE, BluffPage)

BluffPage *bluff_rules_page_new (BluffGame game, const char *rule);

void bluff_rules_page_turn_to (BluffRulesPage *self, BluffGame game, const char *rule);

G_END_DECLS
