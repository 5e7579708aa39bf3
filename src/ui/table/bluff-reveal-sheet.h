/* bluff-reveal-sheet.h: a sheet that reveals a secret to everybody, bit by bit, and judges it.
 *
 * It begins when it is mapped: before that nothing can move. The button to go on is invisible and cannot be focused
 * until everything is revealed, but has its place from the beginning, so that nothing jumps.
 *
 * Signals
 *   done   everything has been revealed and judged
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-sheet.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_REVEAL_SHEET (bluff_reveal_sheet_get_type ())

G_DECLARE_DERIVABLE_TYPE (BluffRevealSheet, bluff_reveal_sheet, BLUFF, REVEAL_SHEET, BluffSheet)

struct _BluffRevealSheetClass
{
  BluffSheetClass parent_class;

  /* Opens what is to be open at TIME, in milliseconds of the normal pace. */
  void (*open) (BluffRevealSheet *self, double time);

  /* The end, however it came about: opens whatever is still closed, and judges it. */
  void (*opened) (BluffRevealSheet *self);
};

/* For the sheets themselves: opens what lies on it within LENGTH milliseconds, FACTOR times as slowly, or with 0 at
 * once. GO_ON is the button on the sheet that takes the focus then. Whatever was being opened before is forgotten. */
void bluff_reveal_sheet_start (BluffRevealSheet *self, GtkWidget *go_on, guint length, double factor);

/* Reveals everything at once; FALSE if it has been already. */
gboolean bluff_reveal_sheet_skip (BluffRevealSheet *self);

G_END_DECLS
