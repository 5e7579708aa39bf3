/* bluff-look.h: what is held to look at something: a row that takes the focus itself, which GtkBox never does.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_LOOK (bluff_look_get_type ())

G_DECLARE_FINAL_TYPE (BluffLook, bluff_look, BLUFF, LOOK, GtkWidget)

GtkWidget *bluff_look_new (void);

/* Takes a floating CHILD, after those that are there. */
void bluff_look_append (BluffLook *self, GtkWidget *child);

G_END_DECLS
