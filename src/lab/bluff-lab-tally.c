/* bluff-lab-tally.c: how long games took and who won them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-tally.h"

#include "bluff-lab-table.h"
#include "bluff-words-names.h"

#include <math.h>

/* Standard deviations on each side that hold 95 % of a normal distribution. */
#define CONFIDENCE 1.959963984540054

#define PERCENT 100.0

void
bluff_lab_wilson (guint64 wins, guint64 games, double *low, double *high)
{
  double n = (double) games;
  double share = (double) wins / n;
  double square = CONFIDENCE * CONFIDENCE;
  double centre = (share + square / (2 * n)) / (1 + square / n);
  double reach = CONFIDENCE / (1 + square / n) * sqrt (share * (1 - share) / n + square / (4 * n * n));

  *low = MAX (centre - reach, 0);
  *high = MIN (centre + reach, 1);
}

void
bluff_lab_tally_add (BluffLabTally *self, const BluffLabSeries *series, const BluffLabOutcome *outcome)
{
  gboolean won[BLUFF_LAB_N_LEVELS] = { FALSE };

  if (!outcome->finished)
    {
      self->unfinished++;
      return;
    }

  self->fewest = self->finished == 0 ? outcome->turns : MIN (self->fewest, outcome->turns);
  self->most = MAX (self->most, outcome->turns);
  self->turns += outcome->turns;
  self->finished++;

  for (guint seat = 0; seat < series->table.players; seat++)
    if (outcome->place[seat] == 1)
      {
        self->wins[seat]++;
        won[series->levels[seat]] = TRUE;
      }
  for (guint level = 0; level < BLUFF_LAB_N_LEVELS; level++)
    self->level_wins[level] += won[level];
}

/* The end of a row: wins, share, from, to, and what the share would be if all were equally strong. */
static void
add_share (BluffLabTable *table, guint64 wins, guint64 games, double even)
{
  double low;
  double high;

  bluff_lab_wilson (wins, games, &low, &high);
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, wins);
  bluff_lab_table_add (table, "%.1f %%", PERCENT * (double) wins / (double) games);
  bluff_lab_table_add (table, "%.1f %%", PERCENT * low);
  bluff_lab_table_add (table, "%.1f %%", PERCENT * high);
  bluff_lab_table_add (table, "%.1f %%", PERCENT * even);
}

static void
add_share_headings (BluffLabTable *table)
{
  bluff_lab_table_add (table, "Wins");
  bluff_lab_table_add (table, "Share");
  /* The lower end of the 95 % confidence interval of the share. */
  bluff_lab_table_add (table, "%s", "95 % from");
  /* The upper end of the 95 % confidence interval of the share. */
  bluff_lab_table_add (table, "%s", "95 % to");
  /* The share that would be won if all players were equally strong. */
  bluff_lab_table_add (table, "Even");
}

static void
print_seats (const BluffLabTally *self, const BluffLabSeries *series)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("rlrrrrr");
  guint players = series->table.players;

  bluff_lab_table_add (table, "Seat");
  bluff_lab_table_add (table, "Level");
  add_share_headings (table);

  for (guint seat = 0; seat < players; seat++)
    {
      g_autofree char *level = bluff_words_level (bluff_lab_level_name (series->levels[seat]));

      bluff_lab_table_add (table, "%u", seat);
      bluff_lab_table_add (table, "%s", level);
      add_share (table, self->wins[seat], self->finished, 1.0 / players);
    }

  bluff_lab_table_print (table);
}

static void
print_levels (const BluffLabTally *self, const BluffLabSeries *series)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("lrrrrrr");
  guint players = series->table.players;

  bluff_lab_table_add (table, "Level");
  bluff_lab_table_add (table, "Seats");
  add_share_headings (table);

  for (guint level = 0; level < BLUFF_LAB_N_LEVELS; level++)
    {
      g_autofree char *name = bluff_words_level (bluff_lab_level_name (level));
      guint seats = 0;

      for (guint seat = 0; seat < players; seat++)
        seats += series->levels[seat] == level;
      if (seats == 0)
        continue;

      bluff_lab_table_add (table, "%s", name);
      bluff_lab_table_add (table, "%u", seats);
      add_share (table, self->level_wins[level], self->finished, (double) seats / players);
    }

  bluff_lab_table_print (table);
}

/* What was played, line by line. */
static void
print_series (const BluffLabTally *self, const BluffLabSeries *series)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("ll");
  g_autofree char *game = bluff_words_game (series->table.game);
  const char *key;

  bluff_lab_table_add (table, "Game");
  bluff_lab_table_add (table, "%s", game);
  for (guint i = 0; (key = bluff_game_option_key (series->table.game, i)) != NULL; i++)
    {
      g_autofree char *option = bluff_words_option (key);
      g_autofree char *value = bluff_words_option_value (key, bluff_table_option (&series->table, key));

      bluff_lab_table_add (table, "%s", option);
      bluff_lab_table_add (table, "%s", value);
    }
  /* The number that chance begins with. */
  bluff_lab_table_add (table, "Seed");
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, series->seed);
  bluff_lab_table_add (table, "Games finished");
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, self->finished);
  /* How many games were stopped because they were too long. */
  bluff_lab_table_add (table, "Games unfinished");
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, self->unfinished);

  if (self->finished > 0)
    {
      bluff_lab_table_add (table, "Turns per game");
      bluff_lab_table_add (table, "mean %1$.1f, min %2$u, max %3$u", (double) self->turns / (double) self->finished,
                           self->fewest, self->most);
    }

  bluff_lab_table_print (table);
}

void
bluff_lab_tally_print (const BluffLabTally *self, const BluffLabSeries *series)
{
  print_series (self, series);
  if (self->finished == 0)
    return;

  g_print ("\n");
  print_seats (self, series);
  g_print ("\n");
  print_levels (self, series);
}
