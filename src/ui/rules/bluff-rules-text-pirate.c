/* bluff-rules-text-pirate.c: the rules of Bluff Pirate, told to players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-text.h"

#include <glib/gi18n.h>

static const BluffRulesParagraph paragraphs[] = {
  /* Translators: the texts of this file are the rules of the game, for players. Short sentences, no gender; players are
   * addressed as “you”. Use the words of the glossary: set, cup, island. */
  { .section = N_ ("Goal"),
    .text = N_ ("Two islands lie in the bay, and only one of them hides the treasure. Find it before the others "
                "do. Good cards take you there, and so do cards that you only say you have."),
    .art = "island-1 ship-red island-2" },

  { .section = N_ ("Set-up"),
    .text =
        N_ ("There are ten suits, each with a colour and a thing of its own: 9 cards show the thing, and 1 shows its "
            "pirate. In a set, the pirate is as good as any other card of its suit."),
    .rules = "P1",
    .art = "card-parrot card-parrot-pirate" },
  { .text = N_ ("You have a ship in your colour and a bluff token with two sides: bluff, and no bluff."),
    .rules = "P2",
    .art = "ship-green token-bluff token-honest" },
  { .text = N_ ("All ships wait at the start. Everybody gets 5 cards. The rest is the draw pile and lies face "
                "down."),
    .rules = "P5",
    .art = "ship-yellow ship-blue card-back" },
  { .text = N_ ("A token lies closed on each island: one has the treasure, the other is empty. Which is where is "
                "left to chance, and nobody knows."),
    .rules = "P4",
    .art = "token-island token-island" },
  { .text = N_ ("The youngest begins, if all people at the table have told their birth year. If not, a seat is "
                "drawn by lot, or you choose one. Then turns go round clockwise."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue" },
  { .text = N_ ("Secrets stay secret. Computer players and hints see what their own seat may see and not one card "
                "more. A folded corner marks a card that only you know."),
    .rules = "C3",
    .art = "known-hat known-anchor" },

  { .section = N_ ("Your turn"),
    .text = N_ ("Draw 2 cards. After that, lay a set or discard a card."),
    .rules = "P6",
    .art = "card-back card-back" },
  { .text = N_ ("Or board a ship. Then you neither draw nor lay nor discard in this turn."),
    .rules = "P7",
    .art = "card-hook-pirate ship-purple" },
  { .text = N_ ("If you lay no set, put 1 card face up on the square of its suit. If you hold fewer than 5 cards "
                "after drawing, keep them all: your turn is over."),
    .rules = "P17",
    .art = "card-lantern" },
  { .text = N_ ("Discarded cards lie open, and counting them helps. When the draw pile runs out, they are "
                "shuffled and become the new draw pile. If that does not give 2 cards either, draw what there is."),
    .rules = "P8 P18",
    .art = "card-barrel card-anchor card-back" },
  { .text =
        N_ ("You cannot break a rule by mistake: what is not allowed does not happen, and the table tells you why."),
    .rules = "C6",
    .art = "card-hat token-honest" },

  { .section = N_ ("Laying a set"),
    .text = N_ ("A set has 3, 4 or 5 cards from your hand. Lay 1 or 2 of them face up, and all the others face "
                "down."),
    .rules = "P9",
    .art = "card-compass card-back card-back card-back" },
  { .text = N_ ("The cards that lie face up are of one suit. They promise that the hidden cards are of that suit "
                "too. If just one of those is not, your set is a bluff."),
    .rules = "P10",
    .art = "card-compass known-compass known-flag" },

  { .section = N_ ("The vote"),
    .text = N_ ("Everybody else now votes in secret: bluff or no bluff? The votes go under cups, and nobody sees "
                "a vote before all have voted."),
    .rules = "P11",
    .art = "token-bluff token-honest token-hidden" },
  { .text = N_ ("There is no clock, and nobody has to shout first. Take the time that you need."),
    .rules = "C4",
    .art = "token-hidden" },

  { .section = N_ ("Lifting a cup"),
    .text = N_ ("Whoever laid the set lifts one cup, without knowing what is under it. This vote is shown, and "
                "the hidden cards are turned over. The other cups stay closed until the game is over."),
    .rules = "P12",
    .art = "token-hidden token-hidden token-hidden" },
  { .text = N_ ("No bluff, says the vote: you sail as many squares forward as your set has cards, even if it was "
                "a bluff. The voter stays, and the cards are discarded."),
    .rules = "P13",
    .art = "token-honest ship-red" },
  { .text = N_ ("Bluff, says the vote, but your set is honest: you sail forward in the same way, and the voter "
                "sails 2 squares back. The cards are discarded."),
    .rules = "P14",
    .art = "token-bluff card-compass card-compass card-compass" },
  { .text = N_ ("Bluff, says the vote, and it is one: you stay and take your cards back. The voter sails as many "
                "squares forward as your set has cards."),
    .rules = "P15",
    .art = "token-bluff card-compass card-flag card-compass" },
  { .text = N_ ("A ship that sails back stops at the start at the latest."), .rules = "P16", .art = "ship-yellow" },

  { .section = N_ ("Boarding"),
    .text = N_ ("To board, you need a pirate card in your hand and somebody ahead of you who holds cards."),
    .rules = "P19",
    .art = "ship-yellow ship-purple" },
  { .text = N_ ("Discard the pirate card and take 3 cards from that hand without looking, or all of them if there "
                "are fewer. Which cards they are stays between the two of you."),
    .rules = "P20",
    .art = "card-cutlass-pirate card-back card-back card-back" },
  { .text = N_ ("If nobody is ahead of you, you cannot board. That also goes for ships that share the lead."),
    .rules = "P21",
    .art = "ship-red ship-blue" },

  { .section = N_ ("The islands"),
    .text = N_ ("Both islands lie on the same way: one out at sea, the other on the last square. How far away "
                "they are depends on the voyage that you choose."),
    .rules = "P3",
    .art = "island-1 island-2" },
  { .text = N_ ("A ship that comes to a closed island stops there, even if it could sail on. The token is turned over, "
                "and everybody sees what it is."),
    .rules = "P22",
    .art = "ship-green token-island" },
  { .text = N_ ("If the treasure is there, you win at once. If the island is empty, the race goes on to the other "
                "one, and the empty island is a square like all others."),
    .rules = "P23",
    .art = "chest-open chest-empty" },

  { .section = N_ ("The end"),
    .text = N_ (
        "You can win in somebody else’s turn too: a vote that sees through a bluff may carry you to an island. When a "
        "set was honest, the ship of whoever laid it moves first. Once the treasure is found, all other ships stay."),
    .rules = "P24",
    .art = "token-bluff ship-blue chest-open" },
  { .text = N_ ("The last square is the end of the sea: no ship sails beyond it."),
    .rules = "P25",
    .art = "ship-green island-2" },

  { .section = N_ ("Ranking"),
    .text = N_ ("Whoever finds the treasure is 1st. The others follow by how far they have come. Ships on the "
                "same square share a place."),
    .rules = "P25 C5",
    .art = "chest-open ship-red ship-yellow" },

  { .section = N_ ("Options"),
    .text = N_ ("Before you set sail you choose how long the voyage is. Standard: islands on squares 20 and 28, "
                "about 35 minutes with four players. Short: 12 and 18. Long: 30 and 40."),
    .rules = "P3",
    .art = "ship-purple island-2" },
  { .text = N_ ("Counting help, the pace and the order of your hand are no rules. You find them in the "
                "preferences."),
    .art = "card-anchor card-barrel card-compass" },
  { NULL },
};

const BluffRulesText bluff_rules_text_pirate = {
  .facts = N_ ("2 to 5 players, about 35 minutes, from age 6"),
  .paragraphs = paragraphs,
};
