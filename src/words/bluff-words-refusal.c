/* bluff-words-refusal.c: why something is not legal, in sentences.
 *
 * A sentence states the rule, so that it fits a player who tried something as well as the line of a record.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

#include <glib/gi18n.h>

/* What the rules answer to a move that somebody at the table tries, and what a table itself says. */
static const char *const told[BLUFF_N_REFUSALS] = {
  /* Translators: the sentences of this list say to a player why a move is not allowed in a game. */
  [BLUFF_REFUSAL_NOT_AWAITED] = N_ ("It is not your turn."),
  /* Translators: shouting or letting it pass in a moment of "first to shout". */
  [BLUFF_REFUSAL_DECIDED_ALREADY] = N_ ("You have already decided, and can’t change your mind."),
  [BLUFF_REFUSAL_GAME_OVER] = N_ ("The game is over."),
  [BLUFF_REFUSAL_NOT_NOW] = N_ ("You can’t do that now."),

  /* Translators: from here on, why something is not allowed in Bluff Pirate. */
  [BLUFF_REFUSAL_PIRATE_SET_SIZE] = N_ ("A set has 3, 4 or 5 cards."),
  [BLUFF_REFUSAL_PIRATE_SET_UP] = N_ ("Lay 1 or 2 cards of your set face up."),
  [BLUFF_REFUSAL_PIRATE_SET_HAND] = N_ ("A set is made of cards from your hand."),
  [BLUFF_REFUSAL_PIRATE_SET_SUITS] = N_ ("Face-up cards must be of one suit."),
  [BLUFF_REFUSAL_PIRATE_VOTE_OWN] = N_ ("You laid the set, so you don’t vote."),
  [BLUFF_REFUSAL_PIRATE_VOTE_TWICE] = N_ ("You have already voted."),
  [BLUFF_REFUSAL_PIRATE_VOTER] = N_ ("Lift someone else’s cup."),
  [BLUFF_REFUSAL_PIRATE_DISCARD_FEW] = N_ ("With fewer than 5 cards, you discard nothing."),
  [BLUFF_REFUSAL_PIRATE_DISCARD_DUE] = N_ ("With 5 cards or more, you discard 1."),
  [BLUFF_REFUSAL_PIRATE_DISCARD_HAND] = N_ ("Discard a card from your hand."),
  [BLUFF_REFUSAL_PIRATE_BOARD_CARD] = N_ ("You need a pirate card to board a ship."),
  [BLUFF_REFUSAL_PIRATE_BOARD_AHEAD] = N_ ("You can only board a ship that is ahead of you."),
  [BLUFF_REFUSAL_PIRATE_BOARD_EMPTY] = N_ ("That player has no cards to take."),
  [BLUFF_REFUSAL_PIRATE_BOARD_TAKEN] = N_ ("Boarding takes 3 cards, or all if there are fewer."),
  [BLUFF_REFUSAL_PIRATE_BOARD_LEADER] = N_ ("Nobody is ahead of you, so there is no ship to board."),

  /* Translators: from here on, why something is not allowed in Bluffer. */
  [BLUFF_REFUSAL_BLUFFER_PEEK_TWICE] = N_ ("You can peek once a turn, before anything else."),
  [BLUFF_REFUSAL_BLUFFER_PEEK_KNOWN] = N_ ("You have already seen this hidden side."),
  [BLUFF_REFUSAL_BLUFFER_PEEK_CARD] = N_ ("Peek at one of your own cards."),
  [BLUFF_REFUSAL_BLUFFER_MATCH_CARD] = N_ ("Play one of your own cards."),
  [BLUFF_REFUSAL_BLUFFER_MATCH_SHAPE] = N_ ("This card does not show the shape to match."),
  [BLUFF_REFUSAL_BLUFFER_CLAIM_CARD] = N_ ("Claim with one of your own cards."),
  [BLUFF_REFUSAL_BLUFFER_CLAIM_MATCH] = N_ ("You can match, so you can’t claim."),
  [BLUFF_REFUSAL_BLUFFER_DRAW_MATCH] = N_ ("You can match, so you can’t draw."),
  [BLUFF_REFUSAL_BLUFFER_CALL_OWN] = N_ ("You made the claim, so you can’t shout."),
  [BLUFF_REFUSAL_BLUFFER_CALL_OUT] = N_ ("You are out of cards, so you can’t shout."),
  [BLUFF_REFUSAL_BLUFFER_TAKE] = N_ ("Take 1 card from the player who shouted."),
  [BLUFF_REFUSAL_BLUFFER_GIVE] = N_ ("Give 1 of your cards to the player who shouted."),
  [BLUFF_REFUSAL_BLUFFER_LAST_CLAIM] = N_ ("No bluffing with your last card: match it or show it."),
  [BLUFF_REFUSAL_BLUFFER_SHOW_CARD] = N_ ("You can only show your last card."),
  [BLUFF_REFUSAL_BLUFFER_SHOW_MATCH] = N_ ("Your last card matches, so play it."),

  /* Translators: from here on, why something is not allowed in Bluffaneer. */
  [BLUFF_REFUSAL_BLUFFANEER_STEAL] = N_ ("Steal from someone else."),
  [BLUFF_REFUSAL_BLUFFANEER_CLAIM_ROLLER] = N_ ("You rolled, so you can’t claim."),
  [BLUFF_REFUSAL_BLUFFANEER_ANSWER] = N_ ("Only the roller answers a claim."),
  [BLUFF_REFUSAL_BLUFFANEER_ROLLER] = N_ ("It is not your turn to roll."),
};

/* A table deals, draws, counts and pays by itself, and only for its own game and seats, so that only readers of a
 * record that was written or changed by other means meet these: they are in English, and no translator needs them. */
static const char *const recorded[BLUFF_N_REFUSALS] = {
  [BLUFF_REFUSAL_NONE] = "This is allowed.",
  [BLUFF_REFUSAL_NO_SUCH_SEAT] = "There is no such seat at this table.",
  [BLUFF_REFUSAL_FIRST_SEAT] = "The seat that begins is not at this table.",
  [BLUFF_REFUSAL_NO_SHOUT_YET] = "Nobody has shouted yet, so the moment goes on.",
  [BLUFF_REFUSAL_NOT_A_SHOUTER] = "This player did not shout.",
  [BLUFF_REFUSAL_TOSSES_MISSING] = "Several players shouted: the toss of a coin must decide first.",
  [BLUFF_REFUSAL_TOSS_WRONG] = "In the toss of a coin the last winner meets the next player who shouted.",
  [BLUFF_REFUSAL_OTHER_GAME] = "This game has no such move.",
  [BLUFF_REFUSAL_CONSEQUENCE_FIRST] = "What follows from the last move must come first.",
  [BLUFF_REFUSAL_NOT_SET_UP] = "A game begins with its set-up, once.",

  [BLUFF_REFUSAL_PIRATE_DECK] = "Each of the 100 cards must be there exactly once.",
  [BLUFF_REFUSAL_PIRATE_TREASURE] = "The treasure lies on island 1 or 2.",
  [BLUFF_REFUSAL_PIRATE_HANDS] = "Every player is dealt 5 cards.",
  [BLUFF_REFUSAL_PIRATE_DRAW] = "2 cards are drawn, the next ones of the draw pile.",
  [BLUFF_REFUSAL_PIRATE_SAIL_SET] = "The player who laid the set sails forward as many squares as it has cards.",
  [BLUFF_REFUSAL_PIRATE_SAIL_BACK] = "A voter who says “bluff” of an honest set sails back 2 squares.",
  [BLUFF_REFUSAL_PIRATE_SAIL_CAUGHT] =
      "A voter who says “bluff” of a bluff sails forward as many squares as the set has cards.",
  [BLUFF_REFUSAL_PIRATE_RESHUFFLE] =
      "Only when the draw pile is empty are the discarded cards, and no others, shuffled into a new one.",
  [BLUFF_REFUSAL_PIRATE_OPEN] = "The token that is opened is that of the island just reached.",
  [BLUFF_REFUSAL_PIRATE_RANKING] = "The ranking is the winner, then the others by square.",

  [BLUFF_REFUSAL_BLUFFER_DECK] = "The 32 cards must be there once each, every combination of shapes twice.",
  [BLUFF_REFUSAL_BLUFFER_TABLES] = "Every player is dealt 5 cards, and 1 card lies in the centre.",
  [BLUFF_REFUSAL_BLUFFER_DRAW] = "The cards drawn are the next ones of the draw pile, and as many as must be drawn.",
  [BLUFF_REFUSAL_BLUFFER_SHOWN] = "The card shown is the one in question, with its true hidden side.",
  [BLUFF_REFUSAL_BLUFFER_PLACE] = "A player without cards is out and takes the next best place.",
  [BLUFF_REFUSAL_BLUFFER_RANKING] = "The ranking is the places taken, then the player left with cards.",
  [BLUFF_REFUSAL_BLUFFER_RESHUFFLE] =
      "Only when the draw pile is empty are all cards of the pile but the top one shuffled into a new one.",

  [BLUFF_REFUSAL_BLUFFANEER_DECK] = "Each pair of different icons must be there exactly three times.",
  [BLUFF_REFUSAL_BLUFFANEER_COINS] = "Every player begins with 10 coins, or 8 with six players.",
  [BLUFF_REFUSAL_BLUFFANEER_CARDS] = "Every player is dealt 1 card.",
  [BLUFF_REFUSAL_BLUFFANEER_CHESTS] = "Two chests: every other player gives the roller 1 coin.",
  [BLUFF_REFUSAL_BLUFFANEER_STOLEN] = "Two swords steal 2 coins and two ships 3, or all if there are fewer.",
  [BLUFF_REFUSAL_BLUFFANEER_CROSSBONES] = "Two crossbones: the roller gives every other player 1 coin.",
  [BLUFF_REFUSAL_BLUFFANEER_MATCH] = "There is a match exactly when the roller’s card shows the pair that was rolled.",
  [BLUFF_REFUSAL_BLUFFANEER_MATCH_PAY] = "After a match every other player loses 1 coin to the box.",
  [BLUFF_REFUSAL_BLUFFANEER_PAY] = "A roller who does not call gives 1 coin to the player who claims.",
  [BLUFF_REFUSAL_BLUFFANEER_CALLED_PAY] =
      "After a call a true claim costs the roller 2 coins, and a false one brings the roller 1 coin.",
  [BLUFF_REFUSAL_BLUFFANEER_REVEAL] = "The card revealed must be the one that its owner holds.",
  [BLUFF_REFUSAL_BLUFFANEER_DRAW] = "The new card is the next one of the draw pile.",
  [BLUFF_REFUSAL_BLUFFANEER_RESHUFFLE] =
      "Only when the draw pile is empty are the revealed cards, and no others, shuffled into a new one.",
  [BLUFF_REFUSAL_BLUFFANEER_RANKING] = "The ranking goes by coins.",
  [BLUFF_REFUSAL_BLUFFANEER_TOSS] = "The players tied for the first place toss a coin in the order of the seats.",
};

gboolean
bluff_words_refusal_is_told (BluffRefusal refusal)
{
  g_return_val_if_fail (refusal < BLUFF_N_REFUSALS, FALSE);

  return told[refusal] != NULL;
}

char *
bluff_words_refusal (BluffRefusal refusal)
{
  g_return_val_if_fail (refusal < BLUFF_N_REFUSALS, NULL);

  return told[refusal] != NULL ? g_strdup (_ (told[refusal])) : bluff_words_refusal_in_english (refusal);
}

char *
bluff_words_refusal_in_english (BluffRefusal refusal)
{
  g_return_val_if_fail (refusal < BLUFF_N_REFUSALS, NULL);
  g_return_val_if_fail ((told[refusal] != NULL) != (recorded[refusal] != NULL), NULL);

  return g_strdup (told[refusal] != NULL ? told[refusal] : recorded[refusal]);
}
