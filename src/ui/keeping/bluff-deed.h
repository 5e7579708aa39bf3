/* bluff-deed.h: something that is done for a person from beginning to end: ask, do, say how it went.
 *
 * A deed outlives the page on which it was begun: what cannot be stopped is done, and said in the window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-window.h"

G_BEGIN_DECLS

typedef struct
{
  BluffErrand *errand;
  BluffSaves *saves;
  GWeakRef window;
  char *path; /* what it is about */
} BluffDeed;

/* Over the window of ERRAND. */
BluffDeed *bluff_deed_new (BluffErrand *errand, BluffSaves *saves);
void bluff_deed_free (BluffDeed *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffDeed, bluff_deed_free)

/* What was chosen becomes the deed's path. FALSE if there is nothing to do: nobody chose anything, or it was said why
 * that cannot be. HEADING is what could not be done then. */
gboolean bluff_deed_take_choice (BluffDeed *self, GAsyncResult *result, const char *heading);

/* Shows a toast, a report of several sentences, or an error, if the window is still there. An error that only says that
 * the errand was cancelled is not shown: the person who cancelled it knows. */
void bluff_deed_toast (BluffDeed *self, const char *text);
void bluff_deed_report (BluffDeed *self, const char *title, const char *text, GPtrArray *sentences);
void bluff_deed_fail (BluffDeed *self, const char *heading, const GError *error);

/* Begins with the first page again, after the store has changed as a whole; shows what is wrong if it is not open. */
void bluff_deed_begin_anew (BluffDeed *self);

G_END_DECLS
