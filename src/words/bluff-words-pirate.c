/* bluff-words-pirate.c: what happens in a game of Bluff Pirate, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-say.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

static char *
say_hand (const BluffCast *cast, const BluffEventDeck *deck, BluffSeat seat, guint first)
{
  g_autofree char *name = bluff_cast_name (cast, seat);
  g_autofree char *names = NULL;
  BluffCards hand = BLUFF_CARDS_NONE;

  for (guint i = 0; i < deck->dealt[seat]; i++)
    bluff_cards_add (&hand, deck->cards[first + i]);
  names = bluff_words_pirate_cards (hand);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %s is a list of the cards in your hand. */
    return g_strdup_printf (_ ("You hold: %s."), names);

  /* Translators: %1$s is a player, %2$s a list of the cards in that player's hand. */
  return g_strdup_printf (_ ("%1$s holds: %2$s."), name, names);
}

static char *
say_setup (const BluffCast *cast, const BluffEvent *event)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const BluffEventDeck *deck = &event->deck;
  guint n = deck->dealt[0];
  guint first;

  /* Translators: %d is how many cards each player is dealt. */
  g_ptr_array_add (lines, g_strdup_printf (ngettext ("The game begins: everybody is dealt %d card.",
                                                     "The game begins: everybody is dealt %d cards.", n),
                                           n));

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (bluff_words_hand_is_told (deck, seat, &first))
      g_ptr_array_add (lines, say_hand (cast, deck, seat, first));

  if (deck->treasure == 1)
    /* Translators: only read in a game that is over. */
    g_ptr_array_add (lines, g_strdup (_ ("The treasure lies on the first island.")));
  else if (deck->treasure == 2)
    /* Translators: only read in a game that is over. */
    g_ptr_array_add (lines, g_strdup (_ ("The treasure lies on the second island.")));

  return bluff_words_lines (lines);
}

static char *
say_draw (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *names = NULL;
  BluffCards cards = BLUFF_CARDS_NONE;
  guint n = event->draw.n;

  if (n == 0)
    return bluff_words_say_nothing_drawn (cast, event->seat);

  if (event->draw.cards[0] == BLUFF_UNKNOWN)
    /* Translators: %1$s is a player, %2$d how many cards that player draws. */
    return g_strdup_printf (ngettext ("%1$s draws %2$d card.", "%1$s draws %2$d cards.", n), name, n);

  for (guint i = 0; i < n; i++)
    bluff_cards_add (&cards, event->draw.cards[i]);
  names = bluff_words_pirate_cards (cards);

  return bluff_words_say_drawn (cast, event->seat, names);
}

static char *
say_lay (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *up = bluff_words_pirate_cards (event->lay.up);
  g_autofree char *down = bluff_words_pirate_cards_or_n (event->lay.down, event->lay.down_size);
  guint n = bluff_cards_count (event->lay.up) + event->lay.down_size;

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %1$d is the size of the set, 3 to 5; %2$s the list of its cards that lie face up, one or two of
     * them; %3$s the list of those that lie face down. */
    return g_strdup_printf (ngettext ("You lay a set of %1$d card. Face up: %2$s. Face down: %3$s.",
                                      "You lay a set of %1$d cards. Face up: %2$s. Face down: %3$s.", n),
                            n, up, down);

  /* Translators: %1$s is a player, %2$d the size of the set, 3 to 5; %3$s the list of its cards that lie face up, one
   * or two of them; %4$s how many lie face down ("3 cards") or, in a game that is over, the list of them. */
  return g_strdup_printf (ngettext ("%1$s lays a set of %2$d card. Face up: %3$s. Face down: %4$s.",
                                    "%1$s lays a set of %2$d cards. Face up: %3$s. Face down: %4$s.", n),
                          name, n, up, down);
}

static char *
say_vote (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *vote = bluff_words_vote (event->vote.bluff);

  if (event->vote.bluff == BLUFF_UNKNOWN)
    /* Translators: %s is a player whose vote lies under a cup. */
    return g_strdup_printf (_ ("%s has voted."), name);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is "Bluff" or "No bluff". */
    return g_strdup_printf (_ ("You vote: %s."), vote);

  /* Translators: %1$s is a player, %2$s is "Bluff" or "No bluff". */
  return g_strdup_printf (_ ("%1$s votes: %2$s."), name, vote);
}

/* A sentence of its own: P13 to P15. */
static const char *
judge_set (gboolean vote, gboolean bluff)
{
  if (!bluff)
    /* Translators: a sentence of its own: no card of the set was of another suit. */
    return _ ("Honest!");

  if (vote)
    /* Translators: a set was called a bluff, and it was one; the cards go to the hand of the player who laid them. */
    return _ ("Bluff caught! The cards go back to the hand.");

  /* Translators: a sentence of its own: a set that was believed was a bluff. */
  return _ ("It was a bluff!");
}

static char *
say_reveal (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *layer = bluff_cast_name (cast, event->seat);
  g_autofree char *voter = bluff_cast_name (cast, event->reveal.voter);
  g_autofree char *vote = bluff_words_vote (event->reveal.vote);
  g_autofree char *down = bluff_words_pirate_cards (event->reveal.down);
  const char *judgement = judge_set (event->reveal.vote, event->reveal.bluff);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: votes lie under dice cups. %1$s is the player whose cup you lift, %2$s the vote under it, "Bluff" or
     * "No bluff"; %3$s the list of the cards that lay face down; %4$s a sentence of its own, "It was a bluff!". */
    return g_strdup_printf (_ ("You lift the cup of %1$s: %2$s. Turned over: %3$s. %4$s"), voter, vote, down,
                            judgement);

  if (bluff_cast_is_you (cast, event->reveal.voter))
    /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s your vote, "Bluff" or "No
     * bluff"; %3$s the list of the cards that lay face down; %4$s a sentence of its own, "It was a bluff!". */
    return g_strdup_printf (_ ("%1$s lifts your cup: %2$s. Turned over: %3$s. %4$s"), layer, vote, down, judgement);

  /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s the player whose cup is lifted,
   * %3$s the vote under it, "Bluff" or "No bluff"; %4$s the list of the cards that lay face down; %5$s a sentence of
   * its own, "It was a bluff!". */
  return g_strdup_printf (_ ("%1$s lifts the cup of %2$s: %3$s. Turned over: %4$s. %5$s"), layer, voter, vote, down,
                          judgement);
}

static char *
say_sail_forward (const BluffCast *cast, BluffSeat seat, guint n, guint to)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %1$d is how many squares your ship moves, %2$d the number of the square that it reaches. */
    return g_strdup_printf (ngettext ("You sail %1$d square forward to square %2$d.",
                                      "You sail %1$d squares forward to square %2$d.", n),
                            n, to);

  /* Translators: %1$s is a player, %2$d how many squares the ship moves, %3$d the number of the square that it
   * reaches. */
  return g_strdup_printf (ngettext ("%1$s sails %2$d square forward to square %3$d.",
                                    "%1$s sails %2$d squares forward to square %3$d.", n),
                          name, n, to);
}

static char *
say_sail_back (const BluffCast *cast, BluffSeat seat, guint n, guint to)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %1$d is how many squares your ship moves, %2$d the number of the square that it reaches. */
    return g_strdup_printf (ngettext ("You sail %1$d square back to square %2$d.",
                                      "You sail %1$d squares back to square %2$d.", n),
                            n, to);

  /* Translators: %1$s is a player, %2$d how many squares the ship moves, %3$d the number of the square that it
   * reaches. */
  return g_strdup_printf (ngettext ("%1$s sails %2$d square back to square %3$d.",
                                    "%1$s sails %2$d squares back to square %3$d.", n),
                          name, n, to);
}

static char *
say_sail_home (const BluffCast *cast, BluffSeat seat, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %d is how many squares your ship moves. */
    return g_strdup_printf (ngettext ("You sail %d square back to the start square.",
                                      "You sail %d squares back to the start square.", n),
                            n);

  /* Translators: %1$s is a player, %2$d how many squares the ship moves. */
  return g_strdup_printf (ngettext ("%1$s sails %2$d square back to the start square.",
                                    "%1$s sails %2$d squares back to the start square.", n),
                          name, n);
}

static char *
say_sail (const BluffCast *cast, const BluffEvent *event)
{
  guint from = event->sail.from;
  guint to = event->sail.to;

  if (to > from)
    return say_sail_forward (cast, event->seat, to - from, to);

  return to > 0 ? say_sail_back (cast, event->seat, from - to, to) : say_sail_home (cast, event->seat, from);
}

static char *
say_open (const BluffCast *cast, const BluffEvent *event)
{
  gboolean own = bluff_cast_is_you (cast, event->seat);
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (event->open.treasure)
    {
      if (own)
        return g_strdup (_ ("You find the treasure!"));

      /* Translators: %s is a player. */
      return g_strdup_printf (_ ("%s finds the treasure!"), name);
    }

  if (own)
    return g_strdup (event->open.island == 1
                         ? _ ("You open the first treasure island. Empty! The other island holds the treasure.")
                         : _ ("You open the second treasure island. Empty! The other island holds the treasure."));

  if (event->open.island == 1)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s opens the first treasure island. Empty! The other island holds the treasure."),
                            name);

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s opens the second treasure island. Empty! The other island holds the treasure."), name);
}

static char *
say_discard (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *card = bluff_words_pirate_card (event->discard.card);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("You discard: %s."), card);

  /* Translators: %1$s is a player, %2$s a card. */
  return g_strdup_printf (_ ("%1$s discards: %2$s."), name, card);
}

static char *
say_pass (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (bluff_cast_is_you (cast, event->seat))
    return g_strdup (_ ("You end your turn: fewer than 5 cards in hand, so no card is discarded."));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s ends the turn: fewer than 5 cards in hand, so no card is discarded."), name);
}

static char *
say_board (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *boarder = bluff_cast_name (cast, event->seat);
  g_autofree char *victim = bluff_cast_name (cast, event->board.victim);
  g_autofree char *card = bluff_words_pirate_card (event->board.card);
  g_autofree char *taken = bluff_words_pirate_cards_or_n (event->board.taken, event->board.taken_size);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %1$s is the other player; %2$s the pirate card that you discard; %3$s the list of the cards that you
     * take blindly. */
    return g_strdup_printf (_ ("You board the ship of %1$s. Discarded: %2$s. Cards taken: %3$s."), victim, card, taken);

  if (bluff_cast_is_you (cast, event->board.victim))
    /* Translators: %1$s is the other player; %2$s the pirate card that the other player discards; %3$s the list of the
     * cards that you lose. */
    return g_strdup_printf (_ ("%1$s boards your ship. Discarded: %2$s. Cards taken: %3$s."), boarder, card, taken);

  /* Translators: %1$s is the player who boards, %2$s the player who is boarded; %3$s the pirate card that the first one
   * discards; %4$s how many cards are taken ("3 cards") or, in a game that is over, the list of them. */
  return g_strdup_printf (_ ("%1$s boards the ship of %2$s. Discarded: %3$s. Cards taken: %4$s."), boarder, victim,
                          card, taken);
}

const BluffSay bluff_words_pirate_says[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_SETUP] = say_setup, [BLUFF_EVENT_DRAW] = say_draw,   [BLUFF_EVENT_RESHUFFLE] = bluff_words_say_reshuffle,
  [BLUFF_EVENT_LAY] = say_lay,     [BLUFF_EVENT_VOTE] = say_vote,   [BLUFF_EVENT_REVEAL] = say_reveal,
  [BLUFF_EVENT_SAIL] = say_sail,   [BLUFF_EVENT_OPEN] = say_open,   [BLUFF_EVENT_DISCARD] = say_discard,
  [BLUFF_EVENT_PASS] = say_pass,   [BLUFF_EVENT_BOARD] = say_board, [BLUFF_EVENT_OVER] = bluff_words_say_over,
};
