/* bluff-welcome-page.h: where everything begins: the games, and those to carry on.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_WELCOME_PAGE (bluff_welcome_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffWelcomePage, bluff_welcome_page, BLUFF, WELCOME_PAGE, BluffPage)

BluffPage *bluff_welcome_page_new (BluffSaves *saves);

G_END_DECLS
