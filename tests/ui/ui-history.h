/* ui-history.h: made-up games that were played to the end, the same every time, for what tells of them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

G_BEGIN_DECLS

/* N finished games of the players there are, with claims, shouts and ratings: the first of them sits in each. Two days
 * lie between one and the next, and the last has just ended. From now on it is a certain day of 2026. */
void ui_history_fill (BluffSaves *saves, guint n);

G_END_DECLS
