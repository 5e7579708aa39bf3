/* pirate-positions.c: positions of Bluff Pirate as a seat sees them, for tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pirate-positions.h"

#include <string.h>

BluffCards
read_cards (const char *names)
{
  BluffCards cards = BLUFF_CARDS_NONE;
  g_auto (GStrv) words = g_strsplit (names != NULL ? names : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *star = strchr (words[i], '*');
      guint8 card;

      if (*words[i] == '\0')
        continue;
      if (star != NULL)
        {
          g_autofree char *first = g_strdup_printf ("%.*s-1", (int) (star - words[i]), words[i]);

          g_assert_true (bluff_pirate_card_from_name (first, &card));
          for (guint n = 0; n < (guint) atoi (star + 1); n++)
            bluff_cards_add (&cards, card + n);
        }
      else
        {
          g_assert_true (bluff_pirate_card_from_name (words[i], &card));
          bluff_cards_add (&cards, card);
        }
    }

  return cards;
}

void
open_view (BluffView *view, const char *hand, const char *discards)
{
  BluffPirateView *self = &view->pirate;
  BluffCards hidden;

  memset (view, 0, sizeof *view);
  bluff_table_init (&self->head.table, BLUFF_GAME_PIRATE, 3);
  self->seat = SELF;
  self->hand = read_cards (hand);
  self->discards = read_cards (discards);
  self->hand_size[SELF] = (guint8) bluff_cards_count (self->hand);
  for (guint seat = 0; seat < 3; seat++)
    self->square[seat] = 5;

  hidden = bluff_cards_minus (bluff_pirate_all_cards (), self->discards);
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    if (place < 3 || place == BLUFF_PIRATE_PILE)
      {
        self->onlooker[place] = hidden;
        if (place != SELF)
          self->may[place] = bluff_cards_minus (hidden, self->hand);
      }
}

void
fill_pile (BluffPirateView *self)
{
  guint pile = BLUFF_PIRATE_CARDS - bluff_cards_count (self->discards) - bluff_cards_count (self->up) - self->down_size;

  for (guint seat = 0; seat < 3; seat++)
    pile -= self->hand_size[seat];
  self->pile_size = (guint8) pile;
}

void
confine (BluffCards *may, BluffCards cards, guint places)
{
  for (guint place = 0; place < BLUFF_PIRATE_PLACES; place++)
    may[place] = places & (1u << place) ? bluff_cards_or (may[place], cards) : bluff_cards_minus (may[place], cards);
}
