/* bluff-glyphs.h: letters are drawn in the way of the language that is spoken.
 *
 * Chinese characters are drawn in several ways, the Chinese or the Japanese one, and Pango asks the language of a
 * widget which. GTK gives each widget that of the system, and finds out once which that is.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Each widget that is mapped from now on writes the language that is spoken now, if that one has Chinese characters;
 * otherwise, that of the system. */
void bluff_glyphs_choose (void);

G_END_DECLS
