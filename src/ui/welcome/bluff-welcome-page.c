/* bluff-welcome-page.c: where everything begins: the games, and those to carry on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-welcome-page.h"

struct _BluffWelcomePage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffWelcomePage, bluff_welcome_page, BLUFF_TYPE_PAGE)

static void
bluff_welcome_page_class_init (BluffWelcomePageClass *klass)
{
  (void) klass;
}

static void
bluff_welcome_page_init (BluffWelcomePage *self)
{
  (void) self;
}

BluffPage *
bluff_welcome_page_new (BluffSaves *saves)
{
  (void) saves;
  return g_object_new (BLUFF_TYPE_WELCOME_PAGE, NULL);
}
