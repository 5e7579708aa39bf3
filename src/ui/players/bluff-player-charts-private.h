/* bluff-player-charts-private.h: what the files that make a player's charts share: those of games and ratings
 * (bluff-player-charts.c), and those of bluffs, doubts and opponents (bluff-player-charts-bluffs.c).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-player-charts.h"
#include "bluff-words-player.h"

G_BEGIN_DECLS

/* In per cent; 0 of nothing. */
double bluff_player_charts_share (guint64 part, guint64 whole);

/* As far as the difference is worth a sentence. */
BluffTrend bluff_player_charts_compare (double now, double before);

/* What there was in the months of the period ([1]), and before ([0]). FALSE if nothing is known of the time before. */
gboolean bluff_player_charts_compare_periods (const BluffPlayerReport *report,
                                              BluffStoreTally tallies[2],
                                              BluffStoreClaims claims[2]);

/* The value of the only series at PLACE; a gap if there is no whole. */
void bluff_player_charts_set_part (BluffChartData *data, guint place, guint64 part, guint64 whole);

G_END_DECLS
