/* bluff-labels.h: what the labels of menus and buttons have beside their words: a letter to press, and the ellipsis of
 * those that ask for more. Both are added here, so that a text is translated once, wherever it stands.
 *
 * In a label an underscore marks the letter behind it, and two are one that is meant.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* TEXT as a label, or a part of one: an underscore in it marks no letter. Newly allocated. */
char *bluff_labels_escape (const char *text);

/* TEXT with an ellipsis: what is pressed asks for more before it does something. Newly allocated. */
char *bluff_labels_ask_more (const char *text);

/* The same for PROPERTY of OBJECT, the label of a button or the title of a row; to be called once. */
void bluff_labels_add_ellipsis (gpointer object, const char *property);

/* LABELS, ended by NULL, each with a letter that no other of them has: the first one of a word, or else any. A label
 * that has no letter left goes without, and so does one in Chinese, where letters are not keys. Letters that were
 * marked before are forgotten. */
GStrv bluff_labels_mark (const char *const *labels);

/* The same for all that stands in a menu, its sections included, and in each of its submenus. Its parts must be GMenus.
 * An item with the attribute "asks-more" gets an ellipsis. To be called again when an item was added. */
void bluff_labels_mark_menu (GMenuModel *menu);

/* The same for all buttons in ROOT, a page or a dialog, that use underlines, and for the menus that open there. To be
 * called again when a label was set. */
void bluff_labels_mark_all (GtkWidget *root);

G_END_DECLS
