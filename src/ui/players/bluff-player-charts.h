/* bluff-player-charts.h: the charts of a player's page, each with a sentence that says what it shows. Plain values, no
 * widget.
 *
 * Shares of too few are not told: chance would speak, not the player.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-chart-data.h"
#include "bluff-player-report.h"

G_BEGIN_DECLS

enum
{
  BLUFF_PLAYER_ENOUGH_GAMES = 5,
  BLUFF_PLAYER_ENOUGH_BLUFFS = 5,
  BLUFF_PLAYER_ENOUGH_DOUBTS = 5,
  BLUFF_PLAYER_ENOUGH_CLAIMS = 15 /* in a situation */
};

/* All newly allocated. */

/* Games won over time, by game: month by month, or year by year if there are too many months (docs/facts.md); and what
 * there is to know about its points, or NULL. */
BluffChartData *bluff_player_charts_wins (const BluffPlayerReport *report);
char *bluff_player_charts_explain_wins (const BluffPlayerReport *report);

/* Claims that the player doubted, wrong and right, by game. */
BluffChartData *bluff_player_charts_doubts (const BluffPlayerReport *report);

/* Bluffs that were believed, by game; and what stands out, in a sentence. */
BluffChartData *bluff_player_charts_believed (const BluffPlayerReport *report);
char *bluff_player_charts_say_believed (const BluffPlayerReport *report);

/* How often the player bluffs, by situation: where it can be told. */
BluffChartData *bluff_player_charts_tells (const BluffPlayerReport *report);

/* The rating of all games together, with its uncertainty, over time. */
BluffChartData *bluff_player_charts_rating (const BluffPlayerReport *report);

/* By opponent, people first and then computers: bluffs that they caught, and that they believed; games in which they
 * were ahead, and behind. */
BluffChartData *bluff_player_charts_fooled (const BluffPlayerReport *report);
BluffChartData *bluff_player_charts_rivals (const BluffPlayerReport *report);

/* Games won, by game and number of players. */
BluffChartData *bluff_player_charts_tables (const BluffPlayerReport *report);

/* Who fools the player most often: a person, or a computer if no person ever did. NULL: nobody does more often than all
 * others; *FEW: somebody did, but too rarely to tell. */
const BluffStoreOpponentRow *bluff_player_charts_find_fooler (const BluffPlayerReport *report, gboolean *few);

/* "Mia", "Deckhand, Reckless", "Guest": who an opponent is. */
char *bluff_player_charts_name_opponent (const BluffStoreOpponentRow *opponent);

G_END_DECLS
