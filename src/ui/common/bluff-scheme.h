/* bluff-scheme.h: the looks of the app beside the usual one: dark, and with high contrast.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on the app looks as the desktop wants it. */
void bluff_scheme_begin (void);

G_END_DECLS
