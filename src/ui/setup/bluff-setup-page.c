/* bluff-setup-page.c: a new game: who sits where, and what the table agrees on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-page.h"

struct _BluffSetupPage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffSetupPage, bluff_setup_page, BLUFF_TYPE_PAGE)

static void
bluff_setup_page_class_init (BluffSetupPageClass *klass)
{
  (void) klass;
}

static void
bluff_setup_page_init (BluffSetupPage *self)
{
  (void) self;
}

BluffPage *
bluff_setup_page_new (BluffSaves *saves, BluffGame game)
{
  (void) saves;
  (void) game;
  return g_object_new (BLUFF_TYPE_SETUP_PAGE, NULL);
}

BluffGame
bluff_setup_page_get_game (BluffSetupPage *self)
{
  (void) self;
  return BLUFF_GAME_PIRATE;
}
