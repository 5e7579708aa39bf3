/* bluff-evening-say.h: how an evening stands, as the bay and the end of a game say it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-evening.h"

G_BEGIN_DECLS

/* "Tonight: Mia 3, Papa 2". Newly allocated; NULL: nobody has won. */
char *bluff_evening_say_tonight (const BluffStoreEvening *evening);

/* "First to 3: Mia 2, Papa 1", or who has won the series. Newly allocated; NULL: there is none. */
char *bluff_evening_say_series (const BluffStoreEvening *evening);

/* What of these two there is, in lines, for screen readers. Newly allocated; NULL: neither. */
char *bluff_evening_say_both (const char *tonight, const char *series);

/* The moment at which the evening is asked for. */
gint64 bluff_evening_now (void);

G_END_DECLS
