/* bluff-words-pirate.c: what happens in a game of Bluff Pirate, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-say.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-pirate-table.h"

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
  g_ptr_array_add (lines, g_strdup_printf (ngettext ("The game begins: everyone is dealt %d card.",
                                                     "The game begins: everyone is dealt %d cards.", n),
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
  g_autofree char *faces = bluff_words_set_faces (event->lay.up, event->lay.down, event->lay.down_size);
  g_autofree char *lays = NULL;
  guint n = bluff_cards_count (event->lay.up) + event->lay.down_size;

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %d is the size of the set, 3 to 5. */
    lays = g_strdup_printf (ngettext ("You lay a set of %d card.", "You lay a set of %d cards.", n), n);
  else
    /* Translators: %1$s is a player, %2$d the size of the set, 3 to 5. */
    lays = g_strdup_printf (ngettext ("%1$s lays a set of %2$d card.", "%1$s lays a set of %2$d cards.", n), name, n);

  return bluff_words_sentences (lays, faces);
}

static char *
say_vote (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *vote = bluff_words_vote (event->vote.bluff);

  if (event->vote.bluff == BLUFF_UNKNOWN)
    return bluff_words_voter_state (cast, event->seat, TRUE);

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
    /* Translators: the vote was "bluff", and the set was one; the cards go to the hand of the player who laid them. */
    return _ ("Bluff caught! The cards go back to the hand.");

  /* Translators: a sentence of its own: a set that was believed was a bluff. */
  return _ ("It was a bluff!");
}

static char *
say_reveal (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *lifted = bluff_words_lifted (cast, event);
  g_autofree char *down = bluff_words_pirate_cards (event->reveal.down);
  g_autofree char *turned = NULL;

  /* Translators: of a set; %1$s is the list of the cards that lay face down, %2$s a sentence of its own, "It was a
   * bluff!". */
  turned = g_strdup_printf (_ ("Turned over: %1$s. %2$s"), down, judge_set (event->reveal.vote, event->reveal.bluff));
  return bluff_words_sentences (lifted, turned);
}

static char *
say_sail_forward (const BluffCast *cast, BluffSeat seat, guint n, guint to)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %1$d is the number of the square that your ship reaches, %2$d how many squares it moves. */
    return g_strdup_printf (ngettext ("You sail %2$d square forward to square %1$d.",
                                      "You sail %2$d squares forward to square %1$d.", n),
                            to, n);

  /* Translators: %1$s is a player, %2$d the number of the square that the ship reaches, %3$d how many squares it moves.
   */
  return g_strdup_printf (ngettext ("%1$s sails %3$d square forward to square %2$d.",
                                    "%1$s sails %3$d squares forward to square %2$d.", n),
                          name, to, n);
}

static char *
say_sail_back (const BluffCast *cast, BluffSeat seat, guint n, guint to)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %1$d is the number of the square that your ship reaches, %2$d how many squares it moves. */
    return g_strdup_printf (ngettext ("You sail %2$d square back to square %1$d.",
                                      "You sail %2$d squares back to square %1$d.", n),
                            to, n);

  /* Translators: %1$s is a player, %2$d the number of the square that the ship reaches, %3$d how many squares it moves.
   */
  return g_strdup_printf (ngettext ("%1$s sails %3$d square back to square %2$d.",
                                    "%1$s sails %3$d squares back to square %2$d.", n),
                          name, to, n);
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
  g_autofree char *opens = bluff_words_island (cast, event);

  if (event->open.treasure)
    return g_steal_pointer (&opens);

  return bluff_words_sentences (opens, _ ("Empty! The treasure is on the other island."));
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
    return g_strdup (_ ("You end your turn: too few cards to discard one."));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s ends the turn: too few cards to discard one."), name);
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
    return g_strdup_printf (_ ("You board %1$s’s ship. Discarded: %2$s. Cards taken: %3$s."), victim, card, taken);

  if (bluff_cast_is_you (cast, event->board.victim))
    /* Translators: %1$s is the other player; %2$s the pirate card that the other player discards; %3$s the list of the
     * cards that you lose. */
    return g_strdup_printf (_ ("%1$s boards your ship. Discarded: %2$s. Cards taken: %3$s."), boarder, card, taken);

  /* Translators: %1$s is the player who boards, %2$s the player who is boarded; %3$s the pirate card that the first one
   * discards; %4$s how many cards are taken ("3 cards") or, in a game that is over, the list of them. */
  return g_strdup_printf (_ ("%1$s boards %2$s’s ship. Discarded: %3$s. Cards taken: %4$s."), boarder, victim, card,
                          taken);
}

const BluffSay bluff_words_pirate_says[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_SETUP] = say_setup, [BLUFF_EVENT_DRAW] = say_draw,   [BLUFF_EVENT_RESHUFFLE] = bluff_words_say_reshuffle,
  [BLUFF_EVENT_LAY] = say_lay,     [BLUFF_EVENT_VOTE] = say_vote,   [BLUFF_EVENT_REVEAL] = say_reveal,
  [BLUFF_EVENT_SAIL] = say_sail,   [BLUFF_EVENT_OPEN] = say_open,   [BLUFF_EVENT_DISCARD] = say_discard,
  [BLUFF_EVENT_PASS] = say_pass,   [BLUFF_EVENT_BOARD] = say_board, [BLUFF_EVENT_OVER] = bluff_words_say_over,
};
