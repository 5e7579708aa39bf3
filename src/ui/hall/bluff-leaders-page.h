/* bluff-leaders-page.h: leader boards: who wins most, by game and period; people and computers apart.
 *
 * Actions
 *   leaders.clear   all games and all times
 *   leaders.retry   reads them again
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-page.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_LEADERS_PAGE (bluff_leaders_page_get_type ())

G_DECLARE_FINAL_TYPE (BluffLeadersPage, bluff_leaders_page, BLUFF, LEADERS_PAGE, BluffPage)

BluffPage *bluff_leaders_page_new (BluffSaves *saves);

G_END_DECLS
