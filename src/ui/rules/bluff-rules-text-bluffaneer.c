/* bluff-rules-text-bluffaneer.c: the rules of Bluffaneer, told to players.
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
    .text = N_ ("Have the most coins when someone runs out of them."),
    .art = "coin-skull coin-ship chest-open" },
  { .text = N_ ("On your turn, roll the two bones; doubles bring or cost coins."), .art = "die-swords die-ship" },
  { .text = N_ ("The others may claim that their card matches, true or not: “Gimme yer booty!”"),
    .art = "bluffaneer-back token-hidden coin-skull" },
  { .text = N_ ("The roller believes it and pays 1 coin, or shouts “Bluffaneer!” to see the card."),
    .art = "token-honest token-bluff" },
  { .text = N_ ("When someone runs out of coins, that roll is the last: the most coins win!"),
    .art = "coin-skull coin-skull coin-ship" },

  { .part = N_ ("All the Rules"),
    .section = N_ ("Set-Up"),
    .text = N_ ("There are two dice with four icons, all equally likely: treasure chest, swords, ship and "
                "crossbones."),
    .rules = "N1",
    .art = "die-chest die-swords die-ship die-crossbones" },
  { .text = N_ ("Each of the 18 cards shows two different icons. There are six pairs, and 3 cards of each."),
    .rules = "N2",
    .art = "bluffaneer-chest-swords bluffaneer-swords-ship bluffaneer-ship-crossbones" },
  { .text = N_ ("Everyone starts with 10 coins, or 8 in a six-player game. The rest of the 50 stay in the box."),
    .rules = "N3",
    .art = "coin-skull coin-ship chest-open" },
  { .text = N_ ("You get 1 card and keep it secret. The rest are the draw pile."),
    .rules = "N4",
    .art = "bluffaneer-chest-ship bluffaneer-back" },
  { .text = N_ ("Chance picks who begins, or you choose a seat. Play passes to the left."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue seat-purple seat-pearl" },
  { .text = N_ ("No peeking, not even by the computer! If you share a screen, hold your card to look at it."),
    .rules = "C3",
    .art = "bluffaneer-back bluffaneer-swords-crossbones" },

  { .section = N_ ("The Roll"),
    .text = N_ ("On your turn, roll both dice. Then play passes to the left."),
    .rules = "N5 N15 C6",
    .art = "die-swords die-ship" },

  { .section = N_ ("Doubles"),
    .text = N_ ("Two chests: each of the others gives you 1 coin, starting on your left."),
    .example = N_ ("Example: with four players you get 3 coins."),
    .rules = "N6",
    .art = "die-chest die-chest coin-skull" },
  { .text = N_ ("Two swords: steal 2 coins from anyone. Two ships: steal 3. If your victim has fewer, take those."),
    .example = N_ ("Example: two ships, but your victim has 2 coins. You get 2."),
    .rules = "N7",
    .art = "die-swords die-swords die-ship die-ship" },
  /* Translators: a tip: stealing the last coin of somebody may make another player win. */
  { .text = N_ ("Think about who you rob! An empty purse ends the game, and you may not be the richest."),
    .art = "coin-skull eye" },
  { .text = N_ ("Two crossbones: give each of the others 1 coin, starting on your left, as long as you have any."),
    .example = N_ ("Example: you have 2 coins for three others. The third gets nothing."),
    .rules = "N8",
    .art = "die-crossbones die-crossbones coin-ship" },

  { .section = N_ ("Your Own Card"),
    .text = N_ ("Different icons, and your own card shows both? It is turned over at once. Each of the others "
                "puts 1 coin into the box, and nobody can claim."),
    .example = N_ ("Example: with five players, 4 coins go into the box."),
    .rules = "N9",
    .art = "die-swords die-ship bluffaneer-swords-ship chest-open" },

  { .section = N_ ("The Claim"),
    .text = N_ ("Different icons but no match? Then anyone else may shout “Gimme yer booty!” to claim it, true or "
                "not. The roller may not. If nobody shouts, the next player rolls."),
    .example =
        N_ ("Example: the bones show swords and ship, but you have chest and ship. Shout all the same, if you dare!"),
    .rules = "N10",
    .art = "bluffaneer-back token-hidden coin-skull" },
  /* Translators: a tip: bluff with the truth, so that the roller takes a true claim for a bluff. */
  { .text = N_ ("Why not bluff with the truth? Claim your match, but blush like a liar: if the roller doubts "
                "you, you get double."),
    .art = "bluffaneer-swords-ship coin-skull coin-ship" },
  { .text = N_ ("Shout or let it pass: you decide once, for good. The others see that you have decided, but not "
                "what. If several shout, a coin toss decides who was first."),
    .example = N_ ("Example: two of you shout. They toss a coin: skull or ship."),
    .rules = "C4",
    .art = "coin-skull coin-ship" },

  { .section = N_ ("The Answer"),
    .text = N_ ("The roller can pay: 1 coin goes to the player who claimed. Then the card is turned over, "
                "whatever it shows."),
    .example = N_ ("Example: you both have 6 coins. The roller pays: 5 to 7."),
    .rules = "N11",
    .art = "coin-skull bluffaneer-chest-crossbones" },
  { .text = N_ ("Or the roller shouts “Bluffaneer!”, and the card is turned over first. If it matches, the "
                "roller pays 2 coins. If it was a bluff, the bluffer pays the roller 1."),
    .example = N_ ("Example: you both have 6 coins. The claim was true: the roller has 4, and you have 8. It was "
                   "a bluff: 7 and 5."),
    .rules = "N12",
    .art = "token-bluff token-honest coin-skull coin-ship" },
  { .text = N_ ("If you can’t pay it all, pay what you have."),
    .example = N_ ("Example: you owe 2 coins and have 1, so you pay 1."),
    .rules = "N13",
    .art = "coin-skull" },
  { .text = N_ ("A card that was turned over stays face up, and its owner draws a new one. When the draw pile is "
                "empty, all face-up cards are shuffled into a new one."),
    .example =
        N_ ("Example: with four players, the draw pile has 14 cards. When the 15th is needed, the face-up ones are "
            "shuffled."),
    .rules = "N14",
    .art = "bluffaneer-swords-ship bluffaneer-back" },

  { .section = N_ ("The End"),
    .text = N_ ("When someone has no coins left, that roll is the last. Finish it, then count: the most coins win."),
    .example =
        N_ ("Example: you pay your last coin, and the card is turned over. Nobody rolls again: count your coins!"),
    .rules = "N16",
    .art = "coin-skull coin-ship chest-open" },

  { .section = N_ ("Ranking"),
    .text = N_ ("A tie for first? Toss a coin: skull or ship. If more than two tie, the winner tosses against "
                "the next. Those who lose share the next place. Lower down, ties stay ties."),
    .example = N_ ("Example: 12, 12 and 8 coins. The toss decides who comes 1st and 2nd; 8 coins come 3rd."),
    .rules = "N17 C5",
    .art = "coin-skull coin-ship" },

  { .section = N_ ("Options"),
    .text = N_ ("There are two ways to shout. Relaxed: no clock. Quick: a fuse burns down, and each of you has a key."),
    .rules = "C4",
    .art = "token-hidden" },

  { .section = N_ ("Good to Know"),
    .text = N_ ("In the printed rules, the best pirate voice begins. Try it, and choose that seat!"),
    .rules = "C2",
    .art = "seat-red eye" },
  { .text = N_ ("Three cards of each pair, so count: if two are face up, a claim is probably a bluff."),
    .rules = "N2",
    .art = "bluffaneer-swords-ship bluffaneer-swords-ship bluffaneer-back" },
  { .text = N_ ("Coins in the box are out of the game."), .rules = "N3", .art = "chest-open" },
  { NULL },
};

const BluffRulesText bluff_rules_text_bluffaneer = {
  .paragraphs = paragraphs,
};
