/* bluff-words-evening.c: how an evening stands.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-evening.h"

#include "bluff-cast.h"
#include "bluff-words-list.h"

#include <glib/gi18n.h>

static GPtrArray *
list_wins (const BluffWordsWins *wins, guint n)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = bluff_cast_isolate (wins[i].name);

      /* Translators: somebody in a list of players and of how many games each has won: "Mia 3". */
      g_ptr_array_add (items, g_strdup_printf (C_ ("wins", "%1$s %2$u"), name, wins[i].wins));
    }
  return items;
}

char *
bluff_words_tonight (const BluffWordsWins *people, guint n, guint computers)
{
  g_autoptr (GPtrArray) items = list_wins (people, n);
  g_autofree char *list = NULL;

  if (computers > 0)
    /* Translators: the end of a list of players and of how many games each has won, or all of it: "Mia 3, Papa 2,
     * computers 4". */
    g_ptr_array_add (items, g_strdup_printf (ngettext ("computers %u", "computers %u", computers), computers));
  list = bluff_words_row (items);

  /* Translators: who has won how many games since this evening began: "Tonight: Mia 3, Papa 2". People also play by
   * day. */
  return g_strdup_printf (_ ("Tonight: %s"), list);
}

char *
bluff_words_series (guint goal, const BluffWordsWins *players, guint n)
{
  g_autoptr (GPtrArray) items = list_wins (players, n);
  g_autofree char *list = NULL;

  if (n == 0)
    /* Translators: a series of games, which goes to the player who first wins %u of them, two or three. */
    return g_strdup_printf (ngettext ("First to %u: nobody has won yet", "First to %u: nobody has won yet", goal),
                            goal);

  list = bluff_words_row (items);
  /* Translators: the same series, and who has won how many of its games: "First to 3: Mia 2, Papa 1". %1$s is that
   * list, and %2$u how many wins it takes, two or three. */
  return g_strdup_printf (ngettext ("First to %2$u: %1$s", "First to %2$u: %1$s", goal), list, goal);
}

char *
bluff_words_series_won (const char *name)
{
  g_autofree char *isolated = bluff_cast_isolate (name);

  /* Translators: of a series of games, which goes to the player who first wins two or three of them. */
  return g_strdup_printf (_ ("%s wins the series!"), isolated);
}
