/* bluff-rules-page.c: the rules of a game, to be read.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-page.h"

struct _BluffRulesPage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffRulesPage, bluff_rules_page, BLUFF_TYPE_PAGE)

static void
bluff_rules_page_class_init (BluffRulesPageClass *klass)
{
  (void) klass;
}

static void
bluff_rules_page_init (BluffRulesPage *self)
{
  (void) self;
}

BluffPage *
bluff_rules_page_new (BluffGame game, const char *rule)
{
  (void) game;
  (void) rule;
  return g_object_new (BLUFF_TYPE_RULES_PAGE, NULL);
}

void
bluff_rules_page_turn_to (BluffRulesPage *self, BluffGame game, const char *rule)
{
  (void) self;
  (void) game;
  (void) rule;
}
