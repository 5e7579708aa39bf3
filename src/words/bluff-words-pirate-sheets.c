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
    return g_strdup_printf (ngettext ("You laid %d card. The others vote in secret.",
                                      "You laid %d cards. The others vote in secret.", n),
                            n);

  /* Translators: the question of the vote. %1$s is the player who laid the set, %2$d how many cards are in it. */
  return g_strdup_printf (ngettext ("%1$s laid %2$d card. Bluff or no bluff?",
                                    "%1$s laid %2$d cards. Bluff or no bluff?", n),
                          name, n);
}

char *
bluff_words_vote_set (const BluffPirateView *view)
{
  guint up = bluff_cards_count (view->up);
  g_autofree char *suit = NULL;
  g_autofree char *lies = NULL;
  g_autofree char *asks = NULL;

  g_return_val_if_fail (up > 0, NULL);

  suit = bluff_words_suit (bluff_pirate_card_suit (bluff_cards_first (view->up)));
  /* Translators: %1$d is a number of cards, 1 or 2; %2$s the suit that they are of, by its thing: "Compass". */
  lies = g_strdup_printf (ngettext ("%1$d card lies face up: %2$s.", "%1$d cards lie face up: %2$s.", up), up, suit);
  if (view->seat == view->head.turn)
    return g_steal_pointer (&lies);

  /* Translators: said after "2 cards lie face up: Compass."; %d is a number of cards. */
  asks = g_strdup_printf (ngettext ("Is the %d face-down card of this suit too?",
                                    "Are the %d face-down cards of this suit too?", view->down_size),
                          view->down_size);

  /* Translators: two sentences, one after the other. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), lies, asks);
}

char *
bluff_words_counting_help (BluffSuit suit, guint up, guint discarded, guint held, gboolean has_hand)
{
  g_autofree char *name = bluff_words_suit (suit);
  guint seen = up + discarded + held;

  if (!has_hand)
    /* Translators: %1$s is a suit ("Compass"), %2$d how many of its %3$d cards can be seen; %4$d and %5$d are numbers
     * of cards. */
    return g_strdup_printf (_ ("%1$s: %2$d of the %3$d cards can be seen. Face up here: %4$d. Discarded: %5$d."), name,
                            seen, BLUFF_PIRATE_SUIT_CARDS, up, discarded);

  /* Translators: %1$s is a suit ("Compass"), %2$d how many of its %3$d cards the reader can see; %4$d, %5$d and %6$d
   * are numbers of cards. */
  return g_strdup_printf (
      _ ("%1$s: you can see %2$d of the %3$d cards. Face up here: %4$d. Discarded: %5$d. In your hand: %6$d."), name,
      seen, BLUFF_PIRATE_SUIT_CARDS, up, discarded, held);
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

  /* Translators: what the vote "bluff" may bring. %1$s is the player who laid the set, %2$d a number of squares, %3$s a
   * sentence of its own, "If you are wrong: 2 squares back." */
  return g_strdup_printf (ngettext ("If %1$s lifts your cup and you are right: you sail %2$d square. %3$s",
                                    "If %1$s lifts your cup and you are right: you sail %2$d squares. %3$s", forward),
                          name, forward, wrong);
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
    return g_strdup (_ ("Votes stay under the cups. You will lift just 1 of them."));

  /* Translators: %s is the player who laid the set. */
  return g_strdup_printf (_ ("Votes stay under the cups. %s will lift just 1 of them."), name);
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
    return g_strdup (voted ? _ ("You have voted.") : _ ("You have not voted yet."));
  if (voted)
    /* Translators: %s is a player; what the vote is stays secret. */
    return g_strdup_printf (_ ("%s has voted."), name);

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("%s has not voted yet."), name);
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
    return g_strdup (_ ("Everybody has voted. Whose cup do you lift?"));

  /* Translators: %s is the player who laid the set and now chooses a cup. */
  return g_strdup_printf (_ ("Everybody has voted. %s lifts a cup."), name);
}

char *
bluff_words_lift_cup_of (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  /* Translators: a button; votes lie under dice cups. %s is the player whose cup it is. */
  return g_strdup_printf (_ ("Lift the cup of %s"), name);
}

char *
bluff_words_lifted_cups (const BluffCast *cast, BluffSeat voter, guint lifted, guint bluff, guint right)
{
  g_autofree char *name = bluff_cast_label (cast, voter);

  /* Translators: help for whoever chooses a cup. %1$s is a voter; %2$u cups of theirs were lifted in this game so far,
   * under which there were %3$u votes "bluff" and %4$u votes "no bluff"; %5$u of all of these were right. */
  return g_strdup_printf (ngettext ("%1$s: %2$u cup lifted. Bluff: %3$u. No bluff: %4$u. Right: %5$u.",
                                    "%1$s: %2$u cups lifted. Bluff: %3$u. No bluff: %4$u. Right: %5$u.", lifted),
                          name, lifted, bluff, lifted - bluff, right);
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
    /* Translators: a sentence of its own: a set was called a bluff, and it was one. */
    return g_strdup (_ ("It was a bluff!"));

  /* Translators: a sentence of its own: a set was a bluff, but the vote that counted was "no bluff". */
  return g_strdup (_ ("A bluff, and believed!"));
}

static char *
say_own_lift (const char *voter, gboolean vote)
{
  if (vote)
    /* Translators: votes lie under dice cups. %s is the player whose cup you lifted. */
    return g_strdup_printf (_ ("You lifted the cup of %s. The vote: bluff."), voter);

  /* Translators: votes lie under dice cups. %s is the player whose cup you lifted. */
  return g_strdup_printf (_ ("You lifted the cup of %s. The vote: no bluff."), voter);
}

static char *
say_own_cup (const char *layer, gboolean vote)
{
  if (vote)
    /* Translators: votes lie under dice cups. %s is the player who laid the set. */
    return g_strdup_printf (_ ("%s lifted your cup. You voted bluff."), layer);

  /* Translators: votes lie under dice cups. %s is the player who laid the set. */
  return g_strdup_printf (_ ("%s lifted your cup. You voted no bluff."), layer);
}

char *
bluff_words_lifted (const BluffCast *cast, const BluffEvent *reveal)
{
  g_autofree char *layer = bluff_cast_name (cast, reveal->seat);
  g_autofree char *voter = bluff_cast_name (cast, reveal->reveal.voter);

  if (bluff_cast_is_you (cast, reveal->seat))
    return say_own_lift (voter, reveal->reveal.vote);
  if (bluff_cast_is_you (cast, reveal->reveal.voter))
    return say_own_cup (layer, reveal->reveal.vote);

  if (reveal->reveal.vote)
    /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s the one whose cup was lifted.
     */
    return g_strdup_printf (_ ("%1$s lifted the cup of %2$s. The vote: bluff."), layer, voter);

  /* Translators: votes lie under dice cups. %1$s is the player who laid the set, %2$s the one whose cup was lifted. */
  return g_strdup_printf (_ ("%1$s lifted the cup of %2$s. The vote: no bluff."), layer, voter);
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
bluff_words_set_goes (const BluffCast *cast, const BluffEvent *reveal)
{
  guint n = reveal->reveal.size;

  if (!(reveal->reveal.vote && reveal->reveal.bluff))
    /* Translators: where the cards of a set go; %d is how many. */
    return g_strdup_printf (ngettext ("%d card is discarded", "%d cards are discarded", n), n);

  if (bluff_cast_is_you (cast, reveal->seat))
    /* Translators: stands below "You stay on square 13"; %d is a number of cards. */
    return g_strdup_printf (ngettext ("and take the %d card back", "and take the %d cards back", n), n);

  /* Translators: stands below "Mia stays on square 13"; %d is a number of cards. */
  return g_strdup_printf (ngettext ("and takes the %d card back", "and takes the %d cards back", n), n);
}

/* --- Boarding ------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_board_pick (const BluffCast *cast, BluffSeat victim, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: %1$s is the player who is boarded; %2$d how many cards you take from that player's hand, blindly. */
  return g_strdup_printf (ngettext ("You board the ship of %1$s. Pick %2$d card!",
                                    "You board the ship of %1$s. Pick %2$d cards!", n),
                          name, n);
}

char *
bluff_words_board_ship_of (const BluffCast *cast, BluffSeat victim)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: a button; %s is the player whose ship you board. */
  return g_strdup_printf (_ ("Board the ship of %s"), name);
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
    return g_strdup_printf (_ ("You board the ship of %s!"), victim);
  if (bluff_cast_is_you (cast, board->board.victim))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s boards your ship!"), boarder);

  /* Translators: %1$s is the player who boards, %2$s the one who is boarded. */
  return g_strdup_printf (_ ("%1$s boards the ship of %2$s!"), boarder, victim);
}

/* The kinds of the cards, or how many they are if they are not told. */
static char *
list_kinds (BluffCards cards, guint n)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);

  if (bluff_cards_is_empty (cards))
    return bluff_words_n_cards (n);

  while (!bluff_cards_is_empty (cards))
    g_ptr_array_add (kinds, bluff_words_pirate_card (bluff_cards_pop (&cards)));

  return bluff_words_list (kinds);
}

char *
bluff_words_boarded_cards (const BluffCast *cast, const BluffEvent *board)
{
  g_autofree char *cards = list_kinds (board->board.taken, board->board.taken_size);
  guint n = board->board.taken_size;

  if (bluff_cast_is_you (cast, board->seat))
    /* Translators: %s is the list of the cards that you took from another player's hand. */
    return g_strdup_printf (_ ("You took: %s."), cards);
  if (bluff_cast_is_you (cast, board->board.victim))
    /* Translators: %s is the list of the cards that were taken from your hand. */
    return g_strdup_printf (_ ("You lost: %s."), cards);

  /* Translators: %d is a number of cards; which ones they are only the two players know. */
  return g_strdup_printf (ngettext ("%d card changes hands. Only these two players know which.",
                                    "%d cards change hands. Only these two players know which.", n),
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
  if (view->island[0] == BLUFF_ISLAND_TREASURE)
    return g_strdup (_ ("The treasure was on the first island. The second one is empty."));
  if (view->island[0] == BLUFF_ISLAND_EMPTY)
    return g_strdup (_ ("The first island was empty. The treasure was on the second one."));
  if (view->island[1] == BLUFF_ISLAND_EMPTY)
    return g_strdup (_ ("The treasure was on the first island. The second one is empty."));

  return g_strdup (_ ("The treasure was on the second island. The first one is empty."));
}

/* --- The review ----------------------------------------------------------------------------------------------------
 */

char *
bluff_words_review_set (const BluffCast *cast, BluffSeat layer, guint n, gboolean bluff)
{
  g_autofree char *name = bluff_cast_name (cast, layer);

  if (bluff_cast_is_you (cast, layer))
    {
      if (bluff)
        /* Translators: a heading in the review of a game; %d is how many cards the set had. */
        return g_strdup_printf (ngettext ("You laid %d card, and it was a bluff",
                                          "You laid %d cards, and it was a bluff", n),
                                n);

      /* Translators: a heading in the review of a game; %d is how many cards the set had. */
      return g_strdup_printf (ngettext ("You laid %d card, and it was honest", "You laid %d cards, and it was honest",
                                        n),
                              n);
    }

  if (bluff)
    /* Translators: a heading in the review of a game; %1$s is a player, %2$d how many cards the set had. */
    return g_strdup_printf (ngettext ("%1$s laid %2$d card, and it was a bluff",
                                      "%1$s laid %2$d cards, and it was a bluff", n),
                            name, n);

  /* Translators: a heading in the review of a game; %1$s is a player, %2$d how many cards the set had. */
  return g_strdup_printf (ngettext ("%1$s laid %2$d card, and it was honest", "%1$s laid %2$d cards, and it was honest",
                                    n),
                          name, n);
}

char *
bluff_words_review_vote (const BluffCast *cast, BluffSeat seat, gboolean vote, gboolean lifted)
{
  g_autofree char *name = bluff_cast_label (cast, seat);
  g_autofree char *side = bluff_words_vote (vote);

  if (lifted)
    /* Translators: a vote in the review of a game: %1$s is a player or "You", %2$s "Bluff" or "No bluff". It was the
     * one that counted, because its cup was lifted. */
    return g_strdup_printf (_ ("%1$s: %2$s. This cup was lifted."), name, side);

  /* Translators: a vote in the review of a game: %1$s is a player or "You", %2$s "Bluff" or "No bluff". */
  return g_strdup_printf (C_ ("vote", "%1$s: %2$s"), name, side);
}
