/* bluff-words-event.c: the sentences of the events that several games have, and the way to those of each game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-say.h"

#include <glib/gi18n.h>

static const BluffSay *const says[BLUFF_N_GAMES] = {
  [BLUFF_GAME_PIRATE] = bluff_words_pirate_says,
  [BLUFF_GAME_BLUFFER] = bluff_words_bluffer_says,
  [BLUFF_GAME_BLUFFANEER] = bluff_words_bluffaneer_says,
};

static BluffSeats
find_seats_with_place (const BluffCast *cast, const guint8 *place, guint wanted)
{
  BluffSeats seats = 0;

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (place[seat] == wanted)
      seats |= bluff_seats_of (seat);

  return seats;
}

char *
bluff_words_say_nothing_drawn (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    return g_strdup (_ ("You can’t draw: no cards are left."));

  /* Translators: the draw pile is empty and there is nothing to shuffle; %s is a player. */
  return g_strdup_printf (_ ("%s can’t draw: no cards are left."), name);
}

char *
bluff_words_say_drawn (const BluffCast *cast, BluffSeat seat, const char *cards)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %s is a list of one or two cards, or of the shapes on their visible sides. */
    return g_strdup_printf (_ ("You draw: %s."), cards);

  /* Translators: %1$s is a player, %2$s a list of one or two cards, or of the shapes on their visible sides. */
  return g_strdup_printf (_ ("%1$s draws: %2$s."), name, cards);
}

char *
bluff_words_say_reshuffle (const BluffCast *cast G_GNUC_UNUSED, const BluffEvent *event)
{
  guint n = event->deck.n;

  /* Translators: the draw pile was empty, and the discards were shuffled; %d is how many cards it has. */
  return g_strdup_printf (ngettext ("New pile shuffled: %d card.", "New pile shuffled: %d cards.", n), n);
}

/* Each game has its own sentence for the shout; letting it pass, and having decided, read the same in all. */
char *
bluff_words_say_pass_by (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (event->decide.shout == BLUFF_UNKNOWN)
    /* Translators: %s is a player who has secretly chosen whether to shout or not; no gender: a noun form such as
     * "Decision made: %s." will do. */
    return g_strdup_printf (_ ("Decided: %s."), name);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: you do not shout. */
    return g_strdup (_ ("You let it pass."));

  /* Translators: %s is a player who does not shout. */
  return g_strdup_printf (_ ("%s lets it pass."), name);
}

char *
bluff_words_say_flip (const BluffCast *cast, const BluffEvent *event)
{
  BluffSeat winner = event->flip.winner;
  BluffSeat loser = event->flip.seats[event->flip.seats[0] == winner];
  g_autofree char *winner_name = bluff_cast_name (cast, winner);
  g_autofree char *loser_name = bluff_cast_name (cast, loser);

  if (bluff_cast_is_you (cast, winner))
    /* Translators: heads or tails decides who was first; %s is the other player. */
    return g_strdup_printf (_ ("You win the coin toss against %s."), loser_name);

  if (bluff_cast_is_you (cast, loser))
    /* Translators: heads or tails decides who was first; %s is the other player. */
    return g_strdup_printf (_ ("%s wins the coin toss against you."), winner_name);

  /* Translators: heads or tails decides who was first; %1$s and %2$s are two players. */
  return g_strdup_printf (_ ("%1$s wins the coin toss against %2$s."), winner_name, loser_name);
}

char *
bluff_words_winner (const BluffCast *cast, const guint8 *place)
{
  BluffSeats winners = find_seats_with_place (cast, place, 1);
  g_autofree char *labels = NULL;

  g_return_val_if_fail (winners != 0, NULL);

  labels = bluff_cast_labels (cast, winners);

  if (bluff_seats_count (winners) > 1)
    /* Translators: several players share the first place; %s is a list of them, "You and Bea". */
    return g_strdup_printf (_ ("Game over. Tie: %s."), labels);

  if (bluff_cast_is_you (cast, bluff_seats_first (winners)))
    return g_strdup (_ ("Game over. You win!"));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("Game over. %s wins!"), labels);
}

char *
bluff_words_say_over (const BluffCast *cast, const BluffEvent *event)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (lines, bluff_words_winner (cast, event->over.place));
  for (guint place = 1; place <= cast->players; place++)
    {
      BluffSeats seats = find_seats_with_place (cast, event->over.place, place);

      if (seats != 0)
        {
          g_autofree char *ordinal = bluff_words_place (place);
          g_autofree char *labels = bluff_cast_labels (cast, seats);

          /* Translators: a line of the ranking; %1$s is "1st" … "6th", %2$s a list of those who have this place. */
          g_ptr_array_add (lines, g_strdup_printf (C_ ("ranking", "%1$s: %2$s"), ordinal, labels));
        }
    }

  return bluff_words_lines (lines);
}

gboolean
bluff_words_hand_is_told (const BluffEventDeck *deck, BluffSeat seat, guint *first)
{
  *first = 0;
  for (BluffSeat before = 0; before < seat; before++)
    *first += deck->dealt[before];

  for (guint i = 0; i < deck->dealt[seat]; i++)
    if (deck->cards[*first + i] == BLUFF_UNKNOWN)
      return FALSE;

  return deck->dealt[seat] > 0;
}

char *
bluff_words_event (const BluffCast *cast, const BluffTold *told)
{
  BluffSay say;

  g_return_val_if_fail (told->game < BLUFF_N_GAMES && told->event.kind < BLUFF_N_EVENTS, NULL);

  say = says[told->game][told->event.kind];
  g_return_val_if_fail (say != NULL, NULL);

  return say (cast, &told->event);
}
