/* bluff-rules-text-pirate.c: the rules of Bluff Pirate, told to players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-text.h"

#include <glib/gi18n.h>

static const BluffRulesParagraph paragraphs[] = {
  /* Translators: the texts of this file are the rules of the game, as in the leaflet of a family game. Short sentences
   * that a child of ten understands; players are “you”, without gender. Use the words of the glossary. The first five
   * sentences are enough to begin: at most 15 words each. */
  { .section = N_ ("In Short"),
    .text = N_ ("Be the first pirate to find the treasure."),
    .art = "island-1 ship-red island-2" },
  { .text = N_ ("On your turn, draw 2 cards, then lay a set or discard a card."), .art = "card-back card-back" },
  { .text = N_ ("Lay 3 to 5 cards, some face down, and claim they are all one suit."),
    .art = "card-compass card-back card-back card-back" },
  { .text = N_ ("The others vote in secret; if the one you pick believes you, you sail."),
    .art = "token-bluff token-honest token-hidden" },
  { .text = N_ ("There are two islands but only one treasure: find it and you win!"), .art = "chest-empty chest-open" },

  { .part = N_ ("All the Rules"),
    .section = N_ ("Set-Up"),
    .text = N_ ("There are ten suits of 10 cards: 9 show a thing, such as a parrot, and 1 shows the "
                "pirate who owns it. In a set, the pirate counts like any other card of its suit."),
    .rules = "P1",
    .art = "card-parrot card-parrot-pirate" },
  { .text = N_ ("You have a ship of your own, and a token with two sides: bluff and no bluff."),
    .rules = "P2",
    .art = "ship-green token-bluff token-honest" },
  { .text = N_ ("All ships begin at the start. Everyone gets 5 cards. The rest are the draw pile, face down."),
    .rules = "P5",
    .art = "ship-yellow ship-blue card-back" },
  { .text = N_ ("One island lies out at sea, the other on the last square. You choose how long the voyage is. "
                "Standard: squares 20 and 28. Short: 12 and 18. Long: 30 and 40."),
    .rules = "P3",
    .art = "island-1 island-2" },
  { .text = N_ ("A face-down token lies on each island. One is the treasure, one is nothing, and nobody knows "
                "which."),
    .rules = "P4",
    .art = "token-island token-island" },
  { .text = N_ ("The youngest begins, if everyone has given a birth year. Otherwise chance picks, or you choose "
                "a seat. Play passes to the left."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue" },
  { .text = N_ ("No peeking, not even by the computer! A folded corner marks a card that only you know."),
    .rules = "C3",
    .art = "known-hat known-anchor" },

  { .section = N_ ("Your Turn"),
    .text = N_ ("Draw 2 cards. Then lay a set, or discard 1 card."),
    .rules = "P6 C6",
    .art = "card-back card-back" },
  { .text = N_ ("Or board a ship instead. Then you don’t draw, lay or discard."),
    .rules = "P7",
    .art = "card-hook-pirate ship-purple" },
  { .text = N_ ("No set? Discard 1 card: put it face up on the square of its suit. With fewer than 5 cards in "
                "your hand you keep them all."),
    .example = N_ ("Example: you have 1 card and draw 2. With 3 cards you discard nothing."),
    .rules = "P17",
    .art = "card-lantern" },
  { .text = N_ ("Anyone may look through the discarded cards, and counting helps! When the draw pile runs out, "
                "they are shuffled into a new one. If there is still too little to draw, draw what there is."),
    .example = N_ ("Example: 1 card is left, so you draw 1."),
    .rules = "P8 P18",
    .art = "card-barrel card-anchor card-back" },

  { .section = N_ ("Laying a Set"),
    .text = N_ ("A set has 3, 4 or 5 cards of yours. Lay 1 or 2 of them face up and the others face down."),
    .example = N_ ("Example: 1 compass face up and 3 cards face down are a set of 4."),
    .rules = "P9",
    .art = "card-compass card-back card-back card-back" },
  { .text = N_ ("The face-up cards are of one suit, and you claim that the hidden ones are, too. If just one is "
                "not, your set is a bluff."),
    .example = N_ ("Example: 1 compass face up, 1 compass and 1 flag face down? A bluff!"),
    .rules = "P10",
    .art = "card-compass known-compass known-flag" },
  /* Translators: a tip: bluff with the truth, so that others take an honest set for a bluff. */
  { .text = N_ ("Tell the truth with a shifty look: a voter who doubts an honest set sails back."),
    .art = "known-compass known-compass" },

  { .section = N_ ("The Vote"),
    .text = N_ ("Everyone else votes in secret, bluff or no bluff, and puts the vote under a cup. Nobody sees a "
                "vote before all are in."),
    .rules = "P11",
    .art = "token-bluff token-honest token-hidden" },
  { .text = N_ ("Talk as much as you like before you vote: boast, beg, accuse! There is no hurry, and only the "
                "votes are secret."),
    .rules = "C4",
    .art = "token-hidden" },

  { .section = N_ ("Lifting a Cup"),
    .text = N_ ("You laid the set, so you choose one cup, without knowing what is under it, and lift it. Only this "
                "vote counts. The hidden cards are turned over, but the other votes stay secret until the end."),
    .rules = "P12",
    .art = "token-hidden token-hidden token-hidden" },
  { .text = N_ ("The vote says “no bluff”: you sail as many squares as your set has cards, even if you were "
                "bluffing! The voter stays, and the cards are discarded."),
    .example = N_ ("Example: with a set of 4 you sail 4 squares."),
    .rules = "P13",
    .art = "token-honest ship-red" },
  { .text = N_ ("The vote says “bluff”, but your set is honest: you sail just the same, and the voter sails 2 "
                "squares back. The cards are discarded."),
    .example = N_ ("Example: with a set of 3 you sail from square 5 to 8, and the voter goes back from 9 to 7."),
    .rules = "P14",
    .art = "token-bluff card-compass card-compass card-compass" },
  { .text = N_ ("The vote says “bluff”, and it is: you stay and take your cards back. The voter sails instead of "
                "you."),
    .example = N_ ("Example: you bluffed with a set of 5, so the voter sails 5 squares."),
    .rules = "P15",
    .art = "token-bluff card-compass card-flag card-compass" },
  { .text = N_ ("No ship sails back past the start."),
    .example = N_ ("Example: from square 1, you go back 1 square, not 2."),
    .rules = "P16",
    .art = "ship-yellow" },

  /* Translators: “All aboard!” is what pirates cry when they board a ship; use the cry of your language, see the
     glossary. */
  { .section = N_ ("Boarding a Ship"),
    .text = N_ ("You need a pirate card in your hand, and a player ahead of you who has cards. Cry “All aboard!”"),
    .rules = "P19",
    .art = "ship-yellow ship-purple" },
  { .text = N_ ("Discard the pirate card and take 3 cards from that hand without looking, or all of them if "
                "there are fewer. Only the two of you know which cards they are."),
    .example = N_ ("Example: only 2 cards are left there, so you take 2."),
    .rules = "P20",
    .art = "card-cutlass-pirate card-back card-back card-back" },
  { .text = N_ ("Is nobody ahead of you? Then you can’t board, even if you share the lead."),
    .example = N_ ("Example: two ships lead on square 9. Neither can board."),
    .rules = "P21",
    .art = "ship-red ship-blue" },

  { .section = N_ ("The Islands"),
    .text = N_ ("A ship that comes to a face-down token stops there, even if it could sail further. The token is "
                "turned over for all to see."),
    .example = N_ ("Example: the island is 2 squares away. With a set of 5 you sail only 2."),
    .rules = "P22",
    .art = "ship-green token-island" },
  { .text = N_ ("Is it the treasure? You win at once! Is it nothing? Then the race goes on to the other island, "
                "and this one becomes a square like any other."),
    .example = N_ ("Example: the island on square 20 is empty. So the treasure lies on square 28: sail on!"),
    .rules = "P23",
    .art = "chest-open chest-empty" },

  { .section = N_ ("The End"),
    .text = N_ ("You can win on someone else’s turn, too: catching a bluff may carry you to an island. After an "
                "honest set, the ship of the player who laid it moves first. Once the treasure is found, nobody "
                "sails."),
    .example =
        N_ ("Example: you vote bluff and catch a set of 4. You sail 4 squares, reach the island with the treasure, "
            "and win on someone else’s turn."),
    .rules = "P24",
    .art = "token-bluff ship-blue chest-open" },
  { .text = N_ ("No ship sails past the last square."),
    .example = N_ ("Example: you are on square 27 of 28. With a set of 3 you sail 1 square."),
    .rules = "P25",
    .art = "ship-green island-2" },

  { .section = N_ ("Ranking"),
    .text = N_ ("The treasure makes you 1st. The others follow by how far they have sailed, and ships on one "
                "square share a place."),
    .example = N_ ("Example: the others are on squares 18, 18 and 9. They come 2nd, 2nd and 4th."),
    .rules = "P25 C5",
    .art = "chest-open ship-red ship-yellow" },

  { .section = N_ ("Good to Know"),
    .text = N_ ("The printed rules don’t say how the two islands lie. Here both are on one route, so that "
                "everyone sees who is ahead."),
    .rules = "P3",
    .art = "ship-purple island-2" },
  { .text = N_ ("Draw first, then count: with fewer than 5 cards you discard nothing."),
    .rules = "P17",
    .art = "card-anchor card-barrel card-compass" },
  { .text = N_ ("A ship that finds an empty island stays there until its next move, even if it had squares left."),
    .rules = "P23",
    .art = "ship-green chest-empty" },
  { NULL },
};

const BluffRulesText bluff_rules_text_pirate = {
  .paragraphs = paragraphs,
};
