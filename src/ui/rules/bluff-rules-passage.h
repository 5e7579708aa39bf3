/* bluff-rules-passage.h: one paragraph of the rules, with its drawings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-rules-text.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_RULES_PASSAGE (bluff_rules_passage_get_type ())

G_DECLARE_FINAL_TYPE (BluffRulesPassage, bluff_rules_passage, BLUFF, RULES_PASSAGE, GtkBox)

/* PARAGRAPH must stay. SECTION is the one that it stands in, in the reader's language. */
GtkWidget *bluff_rules_passage_new (const BluffRulesParagraph *paragraph, const char *section);

gboolean bluff_rules_passage_tells (BluffRulesPassage *self, const char *rule);

/* Whether it, or the name of its section, has these words. */
gboolean bluff_rules_passage_matches (BluffRulesPassage *self, const char *words);

/* The drawings beside the text, or above it where there is no room. */
void bluff_rules_passage_set_narrow (BluffRulesPassage *self, gboolean narrow);

/* Marks it as the one that was looked up. */
void bluff_rules_passage_set_marked (BluffRulesPassage *self, gboolean marked);

G_END_DECLS
