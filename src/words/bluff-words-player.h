/* bluff-words-player.h: what the numbers of a player mean, in sentences to that player.
 *
 * The caller knows the numbers, and whether there are enough of them; here are the words. All functions return newly
 * allocated strings.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game.h"

G_BEGIN_DECLS

/* How often something happens now, compared with the time before. */
typedef enum
{
  BLUFF_TREND_LESS,
  BLUFF_TREND_SAME,
  BLUFF_TREND_MORE,
  BLUFF_N_TRENDS
} BluffTrend;

typedef enum
{
  BLUFF_TOO_FEW_GAMES,
  BLUFF_TOO_FEW_BLUFFS,
  BLUFF_TOO_FEW_CLAIMS,
  BLUFF_TOO_FEW_DOUBTS,
  BLUFF_N_TOO_FEW
} BluffTooFew;

/* What may give a player away. */
typedef enum
{
  BLUFF_TELL_AFTER_CAUGHT, /* against all other claims */
  BLUFF_TELL_BEHIND,       /* against when nobody is ahead */
  BLUFF_TELL_SETS_OF_FIVE, /* against sets of three */
  BLUFF_N_TELLS
} BluffTell;

/* "24 of 38" */
char *bluff_words_part (guint64 part, guint64 whole);

/* "Too few games to tell yet." */
char *bluff_words_too_few (BluffTooFew what);

/* "You win more often than last year." MONTH: than last month. */
char *bluff_words_wins_trend (BluffTrend trend, gboolean month);

/* The same of bluffs that are believed. */
char *bluff_words_believed_trend (BluffTrend trend, gboolean month);

/* What a chart of wins shows, if there is nothing to compare them with: over time, and table by table. */
char *bluff_words_wins_by_month (void);
char *bluff_words_wins_by_year (void);
char *bluff_words_wins_by_table (void);

/* Why a line has no sudden turns: "Each point is the average of three months." */
char *bluff_words_three_months (void);

/* "You bluffed 72 times." */
char *bluff_words_n_bluffs (guint n);

/* "When you doubt someone, you are right more often than wrong."; of none: "You have not doubted anyone yet." */
char *bluff_words_doubts (guint64 right, guint64 wrong);

/* "After being caught, you bluff more often.", or, of BELIEVED bluffs: "… you are believed more often." */
char *bluff_words_tell (BluffTell tell, gboolean believed, gboolean more);
char *bluff_words_no_tell (void);

/* "Your rating is at least 812, and may be up to 1228."; without one: "There are no rated games in this period." And
 * "812 to 1228"
 */
char *bluff_words_rating (double least, double most);
char *bluff_words_unrated (void);
char *bluff_words_rating_range (double least, double most);

/* "You fool Mia most often; Papa catches you most often." Either name may be NULL: nobody; without both: "Nobody stands
 * out among your opponents yet."
 */
char *bluff_words_fooled (const char *fooled, const char *reader);

/* "Nobody has put a bluff of yours to the test yet." */
char *bluff_words_untested (void);

/* "You finish ahead of the others more often than behind them." */
char *bluff_words_rivals (guint64 ahead, guint64 behind);

/* "9 games together, 2 shared places"; without any, of the games alone. */
char *bluff_words_together (guint games, guint shared);

/* "Believed: a bluff worth 6 squares." In Bluffer it moves cards, in Bluffaneer coins. */
char *bluff_words_lie (BluffGame game, guint moved);

/* A computer player by its level and its character, which may be NULL: "Deckhand, Reckless". */
char *bluff_words_computer (const char *level, const char *character);

G_END_DECLS
