/* test-languages.h: which languages a test goes through.
 *
 * In daily tests, those in which most differs: English, the longest, one that is read from right to left, and Chinese.
 * With BLUFF_LANGUAGES=CODE in the environment, as `./dev soak languages` has it for each in turn, that one alone.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether there is time for all that can be looked at in a language. */
gboolean test_languages_are_soaked (void);

/* Their codes, NULL-terminated; those without a catalogue are left out. The first is English every day: for what goes
 * through one language. */
const char *const *test_languages_list (void);

/* The same for what is heard: nothing there becomes too long, so every day only those with their own way of Tab,
 * English and one that is read from right to left. */
const char *const *test_languages_list_heard (void);

/* From now on CODE is spoken. It is an error if its catalogue has not been built: everything would be English. */
void test_languages_choose (const char *code);

G_END_DECLS
