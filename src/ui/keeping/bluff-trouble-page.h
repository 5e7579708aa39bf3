/* bluff-trouble-page.h: what is wrong with the store, and what can be done.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_TROUBLE_PAGE (bluff_trouble_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffTroublePage, bluff_trouble_page, BLUFF, TROUBLE_PAGE, BluffPage)

BluffPage *bluff_trouble_page_new (BluffSaves *saves, const GError *error);

G_END_DECLS
