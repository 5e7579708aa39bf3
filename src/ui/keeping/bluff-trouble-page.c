/* bluff-trouble-page.c: what is wrong with the store, and what can be done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-trouble-page.h"

struct _BluffTroublePage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffTroublePage, bluff_trouble_page, BLUFF_TYPE_PAGE)

static void
bluff_trouble_page_class_init (BluffTroublePageClass *klass)
{
  (void) klass;
}

static void
bluff_trouble_page_init (BluffTroublePage *self)
{
  (void) self;
}

BluffPage *
bluff_trouble_page_new (BluffSaves *saves, const GError *error)
{
  (void) saves;
  (void) error;
  return g_object_new (BLUFF_TYPE_TROUBLE_PAGE, NULL);
}
