/* bluff-page.h: what the window shows at one time: a page with a header bar of its own.
 *
 * A page is told when it comes into sight and when it goes out of it, so that it asks the store only while somebody
 * looks, and leaves nothing behind.
 *
 * Properties
 *   title (string)   for the window, which screen readers and task switchers name by it: never a secret
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PAGE (bluff_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffPage, bluff_page, BLUFF, PAGE, AdwBin)

struct _BluffPageClass
{
  AdwBinClass parent_class;

  void (*shown) (BluffPage *self);       /* it is what the window shows, for the first time or again */
  void (*hidden) (BluffPage *self);      /* another page covers it, or it is about to be thrown away */
  gboolean (*is_shut) (BluffPage *self); /* the key Escape does nothing here */
  gboolean (*escape) (BluffPage *self);  /* Escape was pressed, or back: TRUE if the page has dealt with it */
  BluffPage *(*renew) (BluffPage *self); /* the same in the language that is spoken now; this one is about to go */
};

const char *bluff_page_get_title (BluffPage *self);
void bluff_page_set_title (BluffPage *self, const char *title);

/* For the window. NARROW: its title has little room beside the buttons of the window, of which only the one that closes
 * it is shown then. */
void bluff_page_set_narrow (BluffPage *self, gboolean narrow);
void bluff_page_show (BluffPage *self);
void bluff_page_hide (BluffPage *self);
gboolean bluff_page_is_shut (BluffPage *self);
gboolean bluff_page_escape (BluffPage *self);

/* A page that takes the place of this one, with texts in the language that is spoken now; NULL if there is none.
 * Nothing more is done with this one than to hide it and to throw it away. */
BluffPage *bluff_page_renew (BluffPage *self);

G_END_DECLS
