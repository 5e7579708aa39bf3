/* bluff-language.h: which language the sentences are in.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Takes over the user's locale and looks for translations below LOCALE_DIR. A program calls it once, before anything
 * else; without it, and where there is no translation, everything is said in English. */
void bluff_language_init (const char *locale_dir);

G_END_DECLS
