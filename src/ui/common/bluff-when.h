/* bluff-when.h: when something was, as people say it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Today 18:04", "Yesterday", "Saturday", "7 June" or "7 June 2025". TIME and NOW are Unix milliseconds. Newly
 * allocated. */
char *bluff_when_say (gint64 time, gint64 now);

G_END_DECLS
