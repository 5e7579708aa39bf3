/* bluff-words-list.c: several things in one sentence.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-list.h"

#include "bluff-pirate.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

static char *
append_item (const char *list, const char *item, gboolean last)
{
  if (last)
    /* Translators: the end of a list of cards, shapes or players. %1$s is the list so far, one or more items; %2$s its
     * last item. A list of three is made with both patterns: "Hat, Hook and Barrel". Where "and" depends on the word
     * after it (Spanish y and e, Italian e and ed), take the form that is right most often. */
    return g_strdup_printf (_ ("%1$s and %2$s"), list, item);

  /* Translators: a list of cards, shapes or players that goes on after this. %1$s is the list so far, one or more
   * items; %2$s the next item, which is not the last one. Lists of results are made with this alone: "Mia 3, Papa 2".
   */
  return g_strdup_printf (_ ("%1$s, %2$s"), list, item);
}

/* ENDS: the last item is said to be the last. */
static char *
join_items (GPtrArray *items, gboolean ends)
{
  char *list = g_strdup (g_ptr_array_index (items, 0));

  for (guint i = 1; i < items->len; i++)
    {
      g_autofree char *begun = list;

      list = append_item (begun, g_ptr_array_index (items, i), ends && i + 1 == items->len);
    }

  return list;
}

char *
bluff_words_list (GPtrArray *items)
{
  g_return_val_if_fail (items->len > 0, NULL);

  return join_items (items, TRUE);
}

char *
bluff_words_row (GPtrArray *items)
{
  g_return_val_if_fail (items->len > 0, NULL);

  return join_items (items, FALSE);
}

char *
bluff_words_times (const char *name, guint n)
{
  /* Translators: several cards of one kind: %1$s is what they are called, %2$d how many there are: "Hat ×3". */
  return n == 1 ? g_strdup (name) : g_strdup_printf (_ ("%1$s ×%2$d"), name, n);
}

static gboolean
are_alike (guint a, guint b)
{
  return bluff_pirate_card_suit (a) == bluff_pirate_card_suit (b) &&
         bluff_pirate_card_is_pirate (a) == bluff_pirate_card_is_pirate (b);
}

char *
bluff_words_pirate_cards (BluffCards cards)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  while (!bluff_cards_is_empty (cards))
    {
      guint card = bluff_cards_pop (&cards), n = 1;
      g_autofree char *name = bluff_words_pirate_card (card);

      for (; !bluff_cards_is_empty (cards) && are_alike (bluff_cards_first (cards), card); n++)
        bluff_cards_pop (&cards);
      g_ptr_array_add (names, bluff_words_times (name, n));
    }

  return bluff_words_list (names);
}

char *
bluff_words_n_cards (guint n)
{
  /* Translators: %d is a number of cards. Also used after a colon: "Face down: 3 cards." */
  return g_strdup_printf (ngettext ("%d card", "%d cards", n), n);
}

char *
bluff_words_pirate_cards_or_n (BluffCards cards, guint n)
{
  return bluff_cards_is_empty (cards) ? bluff_words_n_cards (n) : bluff_words_pirate_cards (cards);
}

char *
bluff_words_draw_pile (guint n)
{
  /* Translators: %u is how many cards there are to draw. */
  return g_strdup_printf (ngettext ("Draw pile: %u card.", "Draw pile: %u cards.", n), n);
}

char *
bluff_words_sentences (const char *first, const char *second)
{
  /* Translators: %1$s and %2$s are two sentences, one after the other. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), first, second);
}

char *
bluff_words_lines (GPtrArray *lines)
{
  GString *text;

  g_return_val_if_fail (lines->len > 0, NULL);

  text = g_string_new (g_ptr_array_index (lines, 0));
  for (guint i = 1; i < lines->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) g_ptr_array_index (lines, i));

  return g_string_free (text, FALSE);
}
