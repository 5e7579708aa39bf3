/* bluff-keeping-page.c: “Your data”: where it is, backup and restore, export and import.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-keeping-page.h"

struct _BluffKeepingPage
{
  BluffPage parent_instance;
};

G_DEFINE_FINAL_TYPE (BluffKeepingPage, bluff_keeping_page, BLUFF_TYPE_PAGE)

static void
bluff_keeping_page_class_init (BluffKeepingPageClass *klass)
{
  (void) klass;
}

static void
bluff_keeping_page_init (BluffKeepingPage *self)
{
  (void) self;
}

BluffPage *
bluff_keeping_page_new (BluffSaves *saves)
{
  (void) saves;
  return g_object_new (BLUFF_TYPE_KEEPING_PAGE, NULL);
}
