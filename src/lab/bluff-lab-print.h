/* bluff-lab-print.h: sentences on a terminal or in a text file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdio.h>

G_BEGIN_DECLS

/* A text in which a terminal obeys nothing: what controls it, turns the direction of what follows, ends a line or is no
 * UTF-8 is written as "\x1b" or "\u202e". Newly allocated. */
char *bluff_lab_escape (const char *text);

/* The name of a file, for a sentence. Newly allocated. */
char *bluff_lab_name_file (const char *path);

/* Prints the name of a file: its bytes, in whatever encoding, where a program reads them; escaped on a terminal. */
void bluff_lab_print_name (FILE *stream, const char *path);

/* A text as it is printed: ends of lines are kept, other control characters escaped, and the marks
 * that keep a name from turning the direction of what stands around it are left out where everything is written from
 * left to right, since they do nothing there but disturb those who search and compare. Newly allocated. */
char *bluff_lab_plain (const char *text);

/* Prints a text, several lines perhaps. The first line begins with LABEL, right-aligned in WIDTH columns and followed
 * by two blanks; the others are indented as far. */
void bluff_lab_print_item (const char *label, guint width, const char *text);

/* Prints a text and the end of the line. */
void bluff_lab_print_line (const char *text);

/* The form of an English sentence that fits a number: ONE, or MANY. The program speaks English alone; what it tells of
 * a game comes from `words`. */
const char *bluff_lab_plural (const char *one, const char *many, guint n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

/* How many columns of a terminal a text takes. */
guint bluff_lab_width (const char *text);

G_END_DECLS
