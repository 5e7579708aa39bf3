/* bluff-rules-text-bluffaneer.c: the rules of Bluffaneer, told to players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-text.h"

#include <glib/gi18n.h>

static const BluffRulesParagraph paragraphs[] = {
  /* Translators: the texts of this file are the rules of Bluffaneer, for players. Short sentences, no gender; players
   * are addressed as “you”. Use the words of the glossary: roll, claim, pay, call, steal, coin, box. */
  { .section = N_ ("Goal"),
    .text =
        N_ ("Dice of bone, a secret card and a purse full of gold: whoever has the most coins when somebody runs out "
            "of them wins. A card that fits brings coins. So does saying that it fits."),
    .art = "coin-skull die-swords bluffaneer-back coin-ship" },

  { .section = N_ ("Set-up"),
    .text =
        N_ ("There are two dice. Each has four icons, and all four come up equally often: a treasure chest, swords, a "
            "ship and crossbones."),
    .rules = "N1",
    .art = "die-chest die-swords die-ship die-crossbones" },
  { .text =
        N_ ("Every card shows two icons that differ. There are six such pairs, and three cards of each: 18 cards in "
            "all."),
    .rules = "N2",
    .art = "bluffaneer-chest-swords bluffaneer-swords-ship bluffaneer-ship-crossbones" },
  { .text =
        N_ ("Everybody starts with 10 coins; if you are six, with 8. What is left of the 50 stays in the box and is "
            "not played with."),
    .rules = "N3",
    .art = "coin-skull coin-ship chest-open" },
  { .text = N_ ("You get one card, and only you may look at it. The others are the draw pile."),
    .rules = "N4",
    .art = "bluffaneer-chest-ship bluffaneer-back" },
  { .text = N_ ("Chance picks who begins, or you choose a seat. From there it goes round clockwise."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue seat-purple seat-pearl" },
  { .text = N_ ("Nobody peeps, and no computer does: each sees its own card, what lies open, and nothing more. With "
                "several people at one screen your card stays face down until you hold it."),
    .rules = "C3",
    .art = "bluffaneer-back bluffaneer-swords-crossbones" },

  { .section = N_ ("The roll"),
    .text = N_ ("In your turn you throw both dice. Afterwards it is the turn of whoever sits on your left."),
    .rules = "N5 N15",
    .art = "die-swords die-ship" },

  { .section = N_ ("Doubles"),
    .text = N_ ("Two chests: you collect 1 coin from each of the others, beginning on your left."),
    .rules = "N6",
    .art = "die-chest die-chest coin-skull" },
  { .text =
        N_ ("Two swords: pick somebody and take 2 coins. Two ships: take 3. You have to, and if your victim has fewer "
            "you take those."),
    .rules = "N7",
    .art = "die-swords die-swords die-ship die-ship" },
  { .text = N_ ("Two crossbones: now you hand out 1 coin to each of the others, from your left on, until you have none "
                "left."),
    .rules = "N8",
    .art = "die-crossbones die-crossbones coin-ship" },

  { .section = N_ ("Your own card"),
    .text = N_ ("If the dice differ and your own card shows exactly these two, it is turned over without asking you. "
                "The others each put 1 coin into the box, and nobody can claim anything."),
    .rules = "N9",
    .art = "die-swords die-ship bluffaneer-swords-ship chest-open" },

  { .section = N_ ("The claim"),
    .text =
        N_ ("If it does not, the others may shout “Gimme yer booty!”: my card shows it! That may be a lie. The roller "
            "has to keep quiet. If nobody shouts, all cards stay where they are and the next one rolls."),
    .rules = "N10",
    .art = "bluffaneer-back token-hidden coin-skull" },
  { .text =
        N_ ("Shout or let it pass: you decide once and cannot take it back. Others see that you have decided, but not "
            "how. If several shout, a coin is tossed between two of them, then between the winner and the next."),
    .rules = "C4",
    .art = "coin-skull coin-ship" },

  { .section = N_ ("The answer"),
    .text = N_ ("The roller has two ways to answer. To pay costs 1 coin, which goes to whoever claimed; after that the "
                "card is turned over, whatever it shows."),
    .rules = "N11",
    .art = "coin-skull bluffaneer-chest-crossbones" },
  { .text =
        N_ ("Or the roller calls “Bluffaneer!”, and the card is turned over first. If the claim was true, the roller "
            "owes 2 coins. If it was a bluff, whoever claimed owes the roller 1."),
    .rules = "N12",
    .art = "token-bluff token-honest coin-skull coin-ship" },
  { .text = N_ ("Nobody can give more than there is: who has too little hands over the rest."),
    .rules = "N13",
    .art = "coin-skull" },
  { .text =
        N_ ("A card that was turned over lies open from then on, and its owner draws another one. When the draw pile "
            "has run out, all open cards are shuffled, and they are the draw pile again."),
    .rules = "N14",
    .art = "bluffaneer-swords-ship bluffaneer-back" },
  { .text = N_ ("What is not allowed does not happen here, and the table says why."),
    .rules = "C6",
    .art = "die-blank token-honest" },

  { .section = N_ ("The end"),
    .text =
        N_ ("Once somebody has no coin left, the round is still played to its end, with the new card. Then you count: "
            "most coins wins."),
    .rules = "N16",
    .art = "coin-skull coin-ship chest-open" },
  { .section = N_ ("Ranking"),
    .text =
        N_ ("Two or more with the most? A coin decides: skull or ship, the first two by seat, then the winner against "
            "the next. Those who lose the toss share the place below, and further down equal is equal."),
    .rules = "N17 C5",
    .art = "coin-skull coin-ship" },

  { .section = N_ ("Options"),
    .text =
        N_ ("A shout is relaxed or quick. Relaxed has no clock. In a quick game a rope burns while you can shout, and "
            "each of you has a key."),
    .rules = "C4",
    .art = "token-hidden" },
  { NULL },
};

const BluffRulesText bluff_rules_text_bluffaneer = {
  .facts = N_ ("3 to 6 players, about 15 minutes, from age 10"),
  .paragraphs = paragraphs,
};
