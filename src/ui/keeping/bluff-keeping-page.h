/* bluff-keeping-page.h: “Your data”: where it is, backup and restore, export and import.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_KEEPING_PAGE (bluff_keeping_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffKeepingPage, bluff_keeping_page, BLUFF, KEEPING_PAGE, BluffPage)

BluffPage *bluff_keeping_page_new (BluffSaves *saves);

/* Imports the records at PATHS, ended by NULL. The page is the one that is seen. */
void bluff_keeping_page_take_in (BluffKeepingPage *self, const char *const *paths);

G_END_DECLS
