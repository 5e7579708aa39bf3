/* bluff-setup-page.h: a new game: who sits where, and what the table agrees on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_PAGE (bluff_setup_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupPage, bluff_setup_page, BLUFF, SETUP_PAGE, BluffPage)

BluffPage *bluff_setup_page_new (BluffSaves *saves, BluffGame game);

BluffGame bluff_setup_page_get_game (BluffSetupPage *self);

G_END_DECLS
