/* bluff-lab-print.h: sentences on a terminal or in a text file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text as it is printed: the marks that keep a name from turning the direction of what stands around it are left out
 * where everything is written from left to right, since they do nothing there but disturb those who search and compare.
 * Newly allocated. */
char *bluff_lab_plain (const char *text);

/* Prints a text, several lines perhaps. The first line begins with LABEL, right-aligned in WIDTH columns and followed
 * by two blanks; the others are indented as far. */
void bluff_lab_print_item (const char *label, guint width, const char *text);

/* Prints a text and the end of the line. */
void bluff_lab_print_line (const char *text);

/* How many columns of a terminal a text takes. */
guint bluff_lab_width (const char *text);

G_END_DECLS
