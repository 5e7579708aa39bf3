/* bluff-trouble-say.h: the sentence for an error of the rooms below, whichever room it comes from.
 *
 * Words know sentences and no errors; store, saves and play know errors and no sentences. Here they meet, for the
 * window and the lab alike.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What happened, what was kept and what to do. Newly allocated. */
char *bluff_trouble_say (const GError *error);

G_END_DECLS
