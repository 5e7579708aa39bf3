/* bluff-evening-say.c: how an evening stands, as the bay and the end of a game say it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-evening-say.h"

#include "bluff-words-evening.h"
#include "bluff-words-names.h"

enum
{
  US_PER_MS = 1000
};

/* A computer that has no name is called by its level. NAMES keeps what is not the store's. */
static const char *
find_name (const BluffStoreWinner *winner, GPtrArray *names)
{
  if (winner->name != NULL)
    return winner->name;

  g_ptr_array_add (names, bluff_words_level (winner->level != NULL ? winner->level : ""));
  return g_ptr_array_index (names, names->len - 1);
}

static GArray *
list_wins (GPtrArray *winners, GPtrArray *names)
{
  GArray *wins = g_array_new (FALSE, FALSE, sizeof (BluffWordsWins));

  for (guint i = 0; i < winners->len; i++)
    {
      const BluffStoreWinner *winner = g_ptr_array_index (winners, i);
      BluffWordsWins row = { find_name (winner, names), winner->wins };

      g_array_append_val (wins, row);
    }
  return wins;
}

char *
bluff_evening_say_tonight (const BluffStoreEvening *evening)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) wins = list_wins (evening->winners, names);

  if (wins->len == 0 && evening->computer_wins == 0)
    return NULL;

  return bluff_words_tonight ((const BluffWordsWins *) (gpointer) wins->data, wins->len, evening->computer_wins);
}

char *
bluff_evening_say_series (const BluffStoreEvening *evening)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) wins = list_wins (evening->series_wins, names);

  if (evening->series == BLUFF_STORE_SERIES_NONE)
    return NULL;
  if (evening->series == BLUFF_STORE_SERIES_WON)
    return bluff_words_series_won (g_array_index (wins, BluffWordsWins, 0).name);

  return bluff_words_series (evening->goal, (const BluffWordsWins *) (gpointer) wins->data, wins->len);
}

char *
bluff_evening_say_both (const char *tonight, const char *series)
{
  if (tonight != NULL && series != NULL)
    return g_strdup_printf ("%s\n%s", tonight, series);

  return g_strdup (tonight != NULL ? tonight : series);
}

gint64
bluff_evening_now (void)
{
  return g_get_real_time () / US_PER_MS;
}
