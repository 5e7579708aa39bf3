/* bluff-lab-tally.c: how long games took and who won them.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-lab-tally.h"

#include "bluff-lab-table.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>
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
  /* Translators: heading of a column: how many games were won. */
  bluff_lab_table_add (table, "%s", _ ("Wins"));
  /* Translators: heading of a column: which part of all games was won, in per cent. */
  bluff_lab_table_add (table, "%s", _ ("Share"));
  /* Translators: heading of a column: the lower end of the 95 % confidence interval of the share.
   * xgettext:no-c-format */
  bluff_lab_table_add (table, "%s", _ ("95 % from"));
  /* Translators: heading of a column: the upper end of the 95 % confidence interval of the share.
   * xgettext:no-c-format */
  bluff_lab_table_add (table, "%s", _ ("95 % to"));
  /* Translators: heading of a column: the share that would be won if all players were equally strong. */
  bluff_lab_table_add (table, "%s", _ ("Even"));
}

static void
print_seats (const BluffLabTally *self, const BluffLabSeries *series)
{
  g_autoptr (BluffLabTable) table = bluff_lab_table_new ("rlrrrrr");
  guint players = series->table.players;

  /* Translators: heading of a column: the number of a player's seat. */
  bluff_lab_table_add (table, "%s", _ ("Seat"));
  /* Translators: heading of a column: how well a computer player plays. */
  bluff_lab_table_add (table, "%s", _ ("Level"));
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

  bluff_lab_table_add (table, "%s", _ ("Level"));
  /* Translators: heading of a column: how many players are of this level. */
  bluff_lab_table_add (table, "%s", _ ("Seats"));
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

  bluff_lab_table_add (table, "%s", _ ("Game"));
  bluff_lab_table_add (table, "%s", game);
  for (guint i = 0; (key = bluff_game_option_key (series->table.game, i)) != NULL; i++)
    {
      g_autofree char *option = bluff_words_option (key);
      g_autofree char *value = bluff_words_option_value (key, bluff_table_option (&series->table, key));

      bluff_lab_table_add (table, "%s", option);
      bluff_lab_table_add (table, "%s", value);
    }
  /* Translators: heading of a row: the number that chance begins with. */
  bluff_lab_table_add (table, "%s", _ ("Seed"));
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, series->seed);
  /* Translators: heading of a row: how many games were played to the end. */
  bluff_lab_table_add (table, "%s", _ ("Games finished"));
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, self->finished);
  /* Translators: heading of a row: how many games were stopped because they were too long. */
  bluff_lab_table_add (table, "%s", _ ("Games unfinished"));
  bluff_lab_table_add (table, "%" G_GUINT64_FORMAT, self->unfinished);

  if (self->finished > 0)
    {
      /* Translators: heading of a row: how many turns a game took. */
      bluff_lab_table_add (table, "%s", _ ("Turns per game"));
      /* Translators: %1$.1f is how many turns a game took on average, %2$u the fewest and %3$u the most. */
      bluff_lab_table_add (table, _ ("mean %1$.1f, min %2$u, max %3$u"), (double) self->turns / (double) self->finished,
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
