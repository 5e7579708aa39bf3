/* bluff-report.h: a window that tells several things at once: what went wrong with which file, what was found.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_REPORT (bluff_report_get_type ())

G_DECLARE_FINAL_TYPE (BluffReport, bluff_report, BLUFF, REPORT, AdwWindow)

/* A report with the heading TITLE, below which TEXT stands (or NULL). PARENT is any widget of the window that it is to
 * stand over. */
BluffReport *bluff_report_new (GtkWidget *parent, const char *title, const char *text);

/* Adds something: what it is about (or NULL), and a sentence. */
void bluff_report_add (BluffReport *self, const char *about, const char *sentence);

G_END_DECLS
