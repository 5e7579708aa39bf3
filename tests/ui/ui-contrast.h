/* ui-contrast.h: whether what is written stands out from what is behind it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much was looked at. */
typedef struct
{
  guint texts;
  guint popped; /* of these, in what pops up */
  guint symbols;
} UiContrast;

/* How one colour stands out from the other, from 1 to 21, as WCAG counts. */
double ui_contrast_of (const GdkRGBA *a, const GdkRGBA *b);

/* A text or a symbol that does not stand out enough fails the test; for ui_tour_walk (). */
void ui_contrast_check (GtkWidget *widget, const char *where);

/* What was looked at since this was last called. */
UiContrast ui_contrast_count (void);

G_END_DECLS
