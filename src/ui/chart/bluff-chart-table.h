/* bluff-chart-table.h: what a chart shows, as a table of words: a place in each row, a series in each column.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A grid of labels. GTK 4.8 does not tell screen readers to which row and column something belongs: each cell says so
 * by itself. */
GtkWidget *bluff_chart_table_new (const BluffChartData *data);

G_END_DECLS
