/* bluff-players-page.c: the people who have a profile.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-players-page.h"

struct _BluffPlayersPage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffPlayersPage, bluff_players_page, BLUFF_TYPE_PAGE)

static void
bluff_players_page_class_init (BluffPlayersPageClass *klass)
{
  (void) klass;
}

static void
bluff_players_page_init (BluffPlayersPage *self)
{
  (void) self;
}

BluffPage *
bluff_players_page_new (BluffSaves *saves)
{
  (void) saves;
  return g_object_new (BLUFF_TYPE_PLAYERS_PAGE, NULL);
}
