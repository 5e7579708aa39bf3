/* bluff-words-number.h: numbers with a unit in the language that is spoken, whatever locales the system has.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The size of a file, with one place after the decimal sign: "812 bytes", "1.2 MB". */
char *bluff_words_size (guint64 bytes);

/* "70 %". */
char *bluff_words_percent (guint percent);

/* "12 minutes". */
char *bluff_words_n_minutes (guint n);

G_END_DECLS
