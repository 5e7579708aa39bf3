/* ui-numbers.h: what pages say, reduced to names and numbers, and compared line by line with a count that is not the
 * program's.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lines so far, for ui_numbers_end to free. */
typedef struct
{
  GPtrArray *lines; /* char * */
  char *subject;    /* what the next lines are about */
} UiNumbers;

UiNumbers ui_numbers_begin (void);

/* Takes SUBJECT over. */
void ui_numbers_turn_to (UiNumbers *self, char *subject);

/* Adds "SUBJECT: …". */
void ui_numbers_say (const UiNumbers *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Fails the test unless the lines are those of EXPECTED that begin as one of PAGES, in any order. Both end with NULL.
 */
void ui_numbers_end (UiNumbers *self, char **expected, const char *const *pages);

/* The names in a text, which stand between isolates, and its numbers, with blanks between them. Newly allocated. */
char *ui_numbers_find (const char *text);

/* The same, and the numbers alone. Take TEXT over; NULL has none. */
char *ui_numbers_take (char *text);
char *ui_numbers_take_nameless (char *text);

G_END_DECLS
