/* test-languages.h: which languages a test goes through.
 *
 * In daily tests, those in which most differs: English, the longest, one that is read from right to left, and Chinese.
 * With BLUFF_LANGUAGES=all in the environment, as `./dev soak languages` has it, all of po/LINGUAS.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether the test goes through all of them. */
gboolean test_languages_are_all (void);

/* Their codes, NULL-terminated; those without a catalogue are left out. English is the first. */
const char *const *test_languages_list (void);

G_END_DECLS
