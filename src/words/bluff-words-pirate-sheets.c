/* bluff-words-pirate-sheets.c: what the sheets of Bluff Pirate say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-pirate-sheets.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-table.h"

#include <glib/gi18n.h>

/* --- The vote ------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_vote_question (const BluffCast *cast, const BluffPirateView *view)
{
  guint n = bluff_cards_count (view->up) + view->down_size;
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);

  if (bluff_cast_is_you (cast, view->head.turn))
    /* Translators: %d is how many cards are in the set. */
    return g_strdup_printf (ngettext ("You lay %d card. The others vote in secret.",
                                      "You lay %d cards. The others vote in secret.", n),
                            n);

  /* Translators: the question of the vote. %1$s is the player who laid the set, %2$d how many cards are in it. */
  return g_strdup_printf (ngettext ("%1$s lays %2$d card. Bluff or no bluff?",
                                    "%1$s lays %2$d cards. Bluff or no bluff?", n),
                          name, n);
}

char *
bluff_words_vote_set (const BluffPirateView *view)
{
  guint up = bluff_cards_count (view->up);
  g_autofree char *suit = NULL, *cards = NULL, *lies = NULL, *asks = NULL;

  g_return_val_if_fail (up > 0, NULL);

  suit = bluff_words_suit (bluff_pirate_card_suit (bluff_cards_first (view->up)));
  cards = bluff_words_times (suit, up);
  /* Translators: %s is a suit by its thing, and how many cards of it lie there: "Compass ×2". */
  lies = g_strdup_printf (_ ("Face up: %s."), cards);
  if (view->seat == view->head.turn)
    return g_steal_pointer (&lies);

  /* Translators: said after "Face up: Compass ×2."; %d is a number of cards. */
  asks = g_strdup_printf (ngettext ("Is the %d face-down card of this suit too?",
                                    "Are the %d face-down cards of this suit too?", view->down_size),
                          view->down_size);

  return bluff_words_sentences (lies, asks);
}

char *
bluff_words_counting_help (BluffSuit suit, guint up, guint discarded, guint held, gboolean has_hand)
{
  g_autofree char *name = bluff_words_suit (suit);
  g_autofree char *seen = NULL, *where = NULL;

  /* Translators: %1$s is a suit ("Compass"), %2$d how many of its %3$d cards the reader can see. */
  seen = g_strdup_printf (ngettext ("%1$s: %2$d of %3$d card in sight.", "%1$s: %2$d of %3$d cards in sight.",
                                    BLUFF_PIRATE_SUIT_CARDS),
                          name, up + discarded + held, BLUFF_PIRATE_SUIT_CARDS);
  if (has_hand)
    /* Translators: %1$d, %2$d and %3$d are numbers of cards. */
    where = g_strdup_printf (_ ("Face up: %1$d. Discarded: %2$d. In your hand: %3$d."), up, discarded, held);
  else
    /* Translators: %1$d and %2$d are numbers of cards. */
    where = g_strdup_printf (_ ("Face up: %1$d. Discarded: %2$d."), up, discarded);

  return bluff_words_sentences (seen, where);
}

/* What a wrong "bluff" costs: a sentence of its own. */
static char *
say_wrong (guint back)
{
  if (back == 0)
    /* Translators: what a wrong vote costs a ship that cannot sail back any further. */
    return g_strdup (_ ("If you are wrong: you stay on the start square."));

  /* Translators: what a wrong vote costs; %d is a number of squares. */
  return g_strdup_printf (ngettext ("If you are wrong: %d square back.", "If you are wrong: %d squares back.", back),
                          back);
}

char *
bluff_words_price_of_bluff (const BluffCast *cast, BluffSeat layer, guint forward, guint back)
{
  g_autofree char *name = bluff_cast_name (cast, layer);
  g_autofree char *wrong = say_wrong (back);
  g_autofree char *right = NULL;

  /* Translators: what the vote "bluff" may bring. %1$s is the player who laid the set, %2$d a number of squares. "If
   * you are wrong: 2 squares back." is said after it. */
  right = g_strdup_printf (ngettext ("If %1$s lifts your cup and you are right: you sail %2$d square.",
                                     "If %1$s lifts your cup and you are right: you sail %2$d squares.", forward),
                           name, forward);
  return bluff_words_sentences (right, wrong);
}

char *
bluff_words_price_of_no_bluff (const BluffCast *cast, BluffSeat layer, guint forward)
{
  g_autofree char *name = bluff_cast_name (cast, layer);

  /* Translators: what the vote "no bluff" brings. %1$s is the player who laid the set, %2$d a number of squares. */
  return g_strdup_printf (ngettext ("If %1$s lifts your cup: %1$s sails %2$d square and you stay.",
                                    "If %1$s lifts your cup: %1$s sails %2$d squares and you stay.", forward),
                          name, forward);
}

char *
bluff_words_votes_are_secret (const BluffCast *cast, BluffSeat layer)
{
  g_autofree char *name = bluff_cast_name (cast, layer);

  if (bluff_cast_is_you (cast, layer))
    return g_strdup (_ ("Votes stay under the cups. You lift just 1."));

  /* Translators: %s is the player who laid the set. */
  return g_strdup_printf (_ ("Votes stay under the cups. %s lifts just 1."), name);
}

char *
bluff_words_voter (const BluffCast *cast, BluffSeat seat, gboolean voted)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (voted)
    return bluff_cast_label (cast, seat);
  if (bluff_cast_is_you (cast, seat))
    return g_strdup (_ ("You: thinking…"));

  /* Translators: %s is a player who has not voted yet. */
  return g_strdup_printf (_ ("%s: thinking…"), name);
}

char *
bluff_words_voter_state (const BluffCast *cast, BluffSeat seat, gboolean voted)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    return g_strdup (voted ? _ ("Your vote is in.") : _ ("Waiting for your vote."));
  if (voted)
    /* Translators: %s is a player whose vote lies under a cup: what it is stays secret. No gender: "Vote in" is a noun
     * form. */
    return g_strdup_printf (_ ("Vote in: %s."), name);

  /* Translators: %s is a player who has not voted yet. */
  return g_strdup_printf (_ ("Waiting for: %s."), name);
}

char *
bluff_words_waiting_for (const BluffCast *cast, BluffSeats voters)
{
  g_autofree char *names = bluff_cast_labels (cast, voters);

  /* Translators: %s is a list of players who have not voted yet. */
  return g_strdup_printf (_ ("Waiting for: %s."), names);
}

/* --- Lifting a cup -------------------------------------------------------------------------------------------------
 */

char *
bluff_words_lift_question (const BluffCast *cast, BluffSeat layer)
{
  g_autofree char *name = bluff_cast_name (cast, layer);

  if (bluff_cast_is_you (cast, layer))
    return g_strdup (_ ("All votes are in. Whose cup do you lift?"));

  /* Translators: %s is the player who laid the set and now chooses a cup. */
  return g_strdup_printf (_ ("All votes are in. %s lifts a cup."), name);
}

char *
bluff_words_lift_cup_of (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  /* Translators: a button; votes lie under dice cups. %s is the player whose cup it is. */
  return g_strdup_printf (_ ("Lift %s’s Cup"), name);
}

char *
bluff_words_lifted_cups (const BluffCast *cast, BluffSeat voter, guint lifted, guint bluff, guint right)
{
  g_autofree char *name = bluff_cast_label (cast, voter);
  g_autofree char *cups = NULL, *votes = NULL;

  /* Translators: help for choosing a cup. %1$s is a voter, %2$u how many cups of this voter were lifted so far. */
  cups = g_strdup_printf (ngettext ("%1$s: %2$u cup lifted.", "%1$s: %2$u cups lifted.", lifted), name, lifted);
  /* Translators: what lay under the lifted cups of a voter: %1$u votes "bluff" and %2$u votes "no bluff"; %3$u of all
   * of these were right. */
  votes = g_strdup_printf (_ ("Bluff: %1$u. No bluff: %2$u. Right: %3$u."), bluff, lifted - bluff, right);

  return bluff_words_sentences (cups, votes);
}

/* --- What was under it ---------------------------------------------------------------------------------------------
 */

char *
bluff_words_judgement (gboolean vote, gboolean bluff)
{
  if (!bluff)
    /* Translators: a sentence of its own: no card of the set was of another suit. */
    return g_strdup (_ ("Honest!"));
  if (vote)
    /* Translators: a sentence of its own: the vote was "bluff", and the set was one. */
    return g_strdup (_ ("It was a bluff!"));

  /* Translators: a sentence of its own: a set was a bluff, but the vote that counted was "no bluff". */
  return g_strdup (_ ("A bluff, and believed!"));
}

char *
bluff_words_lifted (const BluffCast *cast, const BluffEvent *reveal)
{
  g_autofree char *layer = bluff_cast_name (cast, reveal->seat);
  g_autofree char *voter = bluff_cast_name (cast, reveal->reveal.voter);
  g_autofree char *vote = bluff_words_vote (reveal->reveal.vote);

  if (bluff_cast_is_you (cast, reveal->seat))
    /* Translators: votes lie under dice cups. %1$s is the player whose cup you lift, %2$s the vote under it, "Bluff" or
     * "No bluff". */
    return g_strdup_printf (_ ("You lift %1$s’s cup: %2$s."), voter, vote);
  if (bluff_cast_is_you (cast, reveal->reveal.voter))
    /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s your vote, "Bluff" or "No
     * bluff". */
    return g_strdup_printf (_ ("%1$s lifts your cup: %2$s."), layer, vote);

  /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s the player whose cup is lifted,
   * %3$s the vote under it, "Bluff" or "No bluff". */
  return g_strdup_printf (_ ("%1$s lifts %2$s’s cup: %3$s."), layer, voter, vote);
}

char *
bluff_words_vote_result (gboolean vote, gboolean bluff)
{
  if (vote)
    /* Translators: a vote, and whether it was right. */
    return g_strdup (bluff ? _ ("Bluff: right!") : _ ("Bluff: wrong"));

  /* Translators: a vote, and whether it was right. */
  return g_strdup (bluff ? _ ("No bluff: wrong") : _ ("No bluff: right!"));
}

char *
bluff_words_turned_over (guint card, BluffSuit suit)
{
  if (bluff_pirate_card_suit (card) == suit)
    return bluff_words_suit (suit);

  /* Translators: a card that makes a set a bluff. */
  return g_strdup (_ ("Another suit!"));
}

static char *
say_sails_forward (const BluffCast *cast, BluffSeat seat, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: a heading, without a full stop; %d is a number of squares. */
    return g_strdup_printf (ngettext ("You sail %d square", "You sail %d squares", n), n);

  /* Translators: a heading, without a full stop; %1$s is a player, %2$d a number of squares. */
  return g_strdup_printf (ngettext ("%1$s sails %2$d square", "%1$s sails %2$d squares", n), name, n);
}

static char *
say_sails_back (const BluffCast *cast, BluffSeat seat, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: a heading, without a full stop; %d is a number of squares. */
    return g_strdup_printf (ngettext ("You sail %d square back", "You sail %d squares back", n), n);

  /* Translators: a heading, without a full stop; %1$s is a player, %2$d a number of squares. */
  return g_strdup_printf (ngettext ("%1$s sails %2$d square back", "%1$s sails %2$d squares back", n), name, n);
}

static char *
say_stays (const BluffCast *cast, BluffSeat seat, guint square)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (square == 0)
    {
      if (bluff_cast_is_you (cast, seat))
        /* Translators: a heading, without a full stop. */
        return g_strdup (_ ("You stay on the start square"));

      /* Translators: a heading, without a full stop; %s is a player. */
      return g_strdup_printf (_ ("%s stays on the start square"), name);
    }

  if (bluff_cast_is_you (cast, seat))
    /* Translators: a heading, without a full stop; %d is the number of a square. */
    return g_strdup_printf (_ ("You stay on square %d"), square);

  /* Translators: a heading, without a full stop; %1$s is a player, %2$d the number of a square. */
  return g_strdup_printf (_ ("%1$s stays on square %2$d"), name, square);
}

char *
bluff_words_sails (const BluffCast *cast, BluffSeat seat, guint from, guint to)
{
  if (to > from)
    return say_sails_forward (cast, seat, to - from);

  return to < from ? say_sails_back (cast, seat, from - to) : say_stays (cast, seat, to);
}

char *
bluff_words_from_to (guint from, guint to)
{
  /* Translators: stands below "You sail 4 squares"; both are numbers of squares on the board, 0 is the start square. */
  return g_strdup_printf (_ ("from %1$d to %2$d"), from, to);
}

char *
bluff_words_set_goes (const BluffEvent *reveal)
{
  guint n = reveal->reveal.size;

  if (!(reveal->reveal.vote && reveal->reveal.bluff))
    /* Translators: where the cards of a set go; %d is how many. */
    return g_strdup_printf (ngettext ("%d card is discarded", "%d cards are discarded", n), n);

  /* Translators: stands below "Mia stays on square 13": they go back to the hand they came from; %d is how many. */
  return g_strdup_printf (ngettext ("%d card goes back to the hand", "%d cards go back to the hand", n), n);
}

/* --- Boarding ------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_board_pick (const BluffCast *cast, BluffSeat victim, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: %1$s is the player who is boarded; %2$d how many cards you take from that player's hand, blindly. */
  return g_strdup_printf (ngettext ("You board %1$s’s ship. Pick %2$d card!", "You board %1$s’s ship. Pick %2$d cards!",
                                    n),
                          name, n);
}

char *
bluff_words_board_ship_of (const BluffCast *cast, BluffSeat victim)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: a button; %s is the player whose ship you board. */
  return g_strdup_printf (_ ("Board %s’s Ship"), name);
}

char *
bluff_words_board_facts (guint square, guint n_cards)
{
  /* Translators: %1$d is the number of the square where a ship is, %2$d how many cards its player holds. */
  return g_strdup_printf (ngettext ("Square %1$d, %2$d card", "Square %1$d, %2$d cards", n_cards), square, n_cards);
}

char *
bluff_words_boarded (const BluffCast *cast, const BluffEvent *board)
{
  g_autofree char *boarder = bluff_cast_name (cast, board->seat);
  g_autofree char *victim = bluff_cast_name (cast, board->board.victim);

  if (bluff_cast_is_you (cast, board->seat))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("You board %s’s ship!"), victim);
  if (bluff_cast_is_you (cast, board->board.victim))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s boards your ship!"), boarder);

  /* Translators: %1$s is the player who boards, %2$s the one who is boarded. */
  return g_strdup_printf (_ ("%1$s boards %2$s’s ship!"), boarder, victim);
}

char *
bluff_words_boarded_cards (const BluffCast *cast, const BluffEvent *board)
{
  g_autofree char *cards = bluff_words_pirate_cards_or_n (board->board.taken, board->board.taken_size);
  guint n = board->board.taken_size;

  if (bluff_cast_is_you (cast, board->seat))
    /* Translators: %s is the list of the cards that you took from another player's hand. */
    return g_strdup_printf (_ ("You take: %s."), cards);
  if (bluff_cast_is_you (cast, board->board.victim))
    /* Translators: %s is the list of the cards that were taken from your hand. */
    return g_strdup_printf (_ ("You lose: %s."), cards);

  /* Translators: %d is a number of cards; which ones they are only the two players know. */
  return g_strdup_printf (ngettext ("%d card changes hands. Only those two know which.",
                                    "%d cards change hands. Only those two know which.", n),
                          n);
}

/* --- Islands and the end -------------------------------------------------------------------------------------------
 */

static char *
say_finds (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    return g_strdup (_ ("You find the treasure!"));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s finds the treasure!"), name);
}

char *
bluff_words_island (const BluffCast *cast, const BluffEvent *open)
{
  gboolean own = bluff_cast_is_you (cast, open->seat);
  g_autofree char *name = bluff_cast_name (cast, open->seat);

  if (open->open.treasure)
    return say_finds (cast, open->seat);

  if (own)
    return g_strdup (open->open.island == 1 ? _ ("You open the first island.") : _ ("You open the second island."));

  if (open->open.island == 1)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s opens the first island."), name);

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s opens the second island."), name);
}

char *
bluff_words_end (const BluffCast *cast, const guint8 *place)
{
  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (place[seat] == 1)
      return say_finds (cast, seat);

  return g_strdup (_ ("The game is over."));
}

char *
bluff_words_treasure_was (const BluffPirateView *view)
{
  if (view->island[0] == BLUFF_ISLAND_TREASURE || view->island[1] == BLUFF_ISLAND_EMPTY)
    return g_strdup (_ ("The treasure was on the first island."));

  return g_strdup (_ ("The treasure was on the second island."));
}
