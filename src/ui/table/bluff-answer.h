/* bluff-answer.h: a strip of parchment that answers what somebody asked the table for.
 *
 * It takes the focus, so that a screen reader reads it whatever it is able to announce, and gives it back to where it
 * was. Escape, Enter and its button close it, and so does Tab, which goes on from there; the game goes on behind it all
 * the while.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_ANSWER (bluff_answer_get_type ())

G_DECLARE_FINAL_TYPE (BluffAnswer, bluff_answer, BLUFF, ANSWER, GtkWidget)

void bluff_answer_present (BluffAnswer *self, const char *heading, const char *words);

/* Goes away and forgets what it said; FALSE if it was not there. */
gboolean bluff_answer_close (BluffAnswer *self);

G_END_DECLS
