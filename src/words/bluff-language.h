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

/* The languages that there are translations for, and English, by their codes ("zh_CN"), NULL-terminated. */
const char *const *bluff_language_list (void);

/* What a language calls itself: "Français". The code itself if it is not one of the list. */
const char *bluff_language_own_name (const char *code);

/* A language in a list that everybody can read: what it calls itself, and before that what it is called in the language
 * that is spoken, if there may be no letters for it on this system: "Français", "Chinese (简体中文)". */
char *bluff_language_name (const char *code);

/* What was chosen last; "": the language of the system. */
const char *bluff_language_get_chosen (void);

/* The code of the language that is spoken, no matter who chose it: that of the translations that are used, or "en". */
char *bluff_language_get_spoken (void);

/* Speaks CODE from now on; "": the language of the system again. Texts that were read before stay as they are. */
void bluff_language_choose (const char *code);

/* The order of names in a list, as for qsort(): by the rules of the language that is spoken if the system knows them,
 * otherwise by their letters without accents. 0 only for the same name. */
int bluff_language_compare (const char *a, const char *b);

/* Whether the language that is spoken now is written from right to left. */
gboolean bluff_language_is_right_to_left (void);

G_END_DECLS
