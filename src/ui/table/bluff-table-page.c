/* bluff-table-page.c: the table at which a game is played.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-table-page.h"

struct _BluffTablePage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffTablePage, bluff_table_page, BLUFF_TYPE_PAGE)

static void
bluff_table_page_class_init (BluffTablePageClass *klass)
{
  (void) klass;
}

static void
bluff_table_page_init (BluffTablePage *self)
{
  (void) self;
}

BluffPage *
bluff_table_page_new (BluffSaves *saves, BluffSavedGame *game)
{
  (void) saves;
  (void) game;
  return g_object_new (BLUFF_TYPE_TABLE_PAGE, NULL);
}

BluffGame
bluff_table_page_get_game (BluffTablePage *self)
{
  (void) self;
  return BLUFF_GAME_PIRATE;
}
