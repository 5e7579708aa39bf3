/* bluff-rules-text-bluffer.c: the rules of Bluffer, told to players.
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
    .text = N_ ("Be the first to get rid of all your cards."),
    .art = "bluffer-star bluffer-circle bluffer-hexagon" },
  { .text = N_ ("On your turn, match the shape on the pile with one of your cards."),
    .art = "shape-star bluffer-star" },
  { .text = N_ ("If nothing matches, claim that a hidden side does, true or not."),
    .art = "shape-hexagon bluffer-circle" },
  { .text = N_ ("The others believe you, or shout “Bluff!” to see the hidden side."),
    .art = "token-bluff token-honest" },
  { .text = N_ ("Caught bluffs and wrong shouts bring new cards; the first without cards wins!"), .art = "chest-open" },

  { .part = N_ ("All the Rules"),
    .section = N_ ("Set-Up"),
    .text = N_ ("There are 32 cards. Each side shows a circle, a square, a star or a hexagon."),
    .rules = "B1",
    .art = "shape-circle shape-square shape-star shape-hexagon" },
  { .text = N_ ("A card has no back. Everyone sees the side that is up. The other side is hidden from everyone, "
                "even from you."),
    .rules = "B2",
    .art = "bluffer-star bluffer-star-knows-circle" },
  { .text = N_ ("Everyone gets 5 cards, laid out on the table. The rest are the draw pile; you see the upper "
                "side of its top card. One card begins the pile: its visible side is the first shape to match."),
    .rules = "B3",
    .art = "bluffer-square bluffer-hexagon" },
  { .text = N_ ("The youngest begins, if everyone has given a birth year. Otherwise chance picks, or you choose "
                "a seat. Play passes to the left."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue" },
  { .text = N_ ("No peeking, not even by the computer! A folded corner marks a hidden side that you know."),
    .rules = "C3",
    .art = "bluffer-circle-knows-star bluffer-hexagon-knows-square" },

  { .section = N_ ("Your Turn"),
    .text = N_ ("First, you may peek at the hidden side of 1 of your cards that you have not seen yet. Then lay it "
                "down again, same side up. One peek a turn, for your eyes only!"),
    .rules = "B4 C6",
    .art = "bluffer-square-knows-hexagon" },
  { .text = N_ ("Match: pick a card that shows the shape on the pile, and turn it over onto the pile. The side that "
                "comes up is the next shape. Everyone sees that it is true, so nobody can doubt it."),
    .example = N_ ("Example: the pile shows a star. You turn over a card with a star; its other side is a "
                   "circle, the next shape."),
    .rules = "B5",
    .art = "shape-star bluffer-star" },
  { .text = N_ ("If one of your visible sides matches, you must match. If several do, choose one."),
    .example = N_ ("Example: you have 2 stars, so you play one of the two."),
    .rules = "B8",
    .art = "bluffer-star bluffer-star" },
  { .text = N_ ("Claim: only if none of your visible sides matches. Lay a card as it is and claim that its "
                "hidden side matches, even if you have no idea. The side that everyone sees is the next shape."),
    .example = N_ ("Example: the pile shows a hexagon. You lay a circle and claim a hexagon underneath. The next "
                   "shape is the circle."),
    .rules = "B6",
    .art = "shape-hexagon bluffer-circle" },
  /* Translators: a tip: bluff with the truth, so that others take a true claim for a bluff. */
  { .text = N_ ("Why not bluff with the truth? You know it is a hexagon, but you look guilty. Anyone who shouts "
                "gets one of your cards!"),
    .art = "bluffer-circle-knows-hexagon" },
  { .text = N_ ("Draw: instead of claiming, take the next card as it lies, without looking at its other side. "
                "That ends your turn. If no card is left to draw, you pass."),
    .example = N_ ("Example: you have 5 cards and none matches. You draw and have 6."),
    .rules = "B7 B8",
    .art = "bluffer-hexagon" },

  { .section = N_ ("Shouting “Bluff!”"),
    .text = N_ ("After a claim, anyone else who still has cards may shout “Bluff!” If nobody does, the hidden "
                "side stays hidden and play goes on."),
    .rules = "B9",
    .art = "token-bluff" },
  { .text = N_ ("Shout or let it pass: you decide once, for good. The others see that you have decided, but not "
                "what. If several shout, a coin toss decides who was first."),
    .example = N_ ("Example: two of you shout. They toss a coin: skull or ship."),
    .rules = "C4",
    .art = "coin-skull coin-ship" },
  { .text = N_ ("After a shout everyone sees the hidden side of the claimed card. The card stays on the pile."),
    .rules = "B10",
    .art = "bluffer-circle bluffer-hexagon" },
  { .text = N_ ("No match: you are caught! Take 1 card of your choice from the player who shouted, then draw 2."),
    .example = N_ ("Example: you had 3 cards left. Now you have 6."),
    .rules = "B11",
    .art = "token-bluff bluffer-square" },
  { .text = N_ ("It matches: you told the truth! Give 1 card of your choice to the player who shouted, who also "
                "draws 1."),
    .example = N_ ("Example: you had 3 cards left and the other had 4. Now you have 2, and the other has 6."),
    .rules = "B12",
    .art = "token-honest bluffer-star" },
  { .text = N_ ("A card that changes hands is not turned over. If you knew its hidden side, you still do. Its "
                "new owner learns nothing."),
    .rules = "B13",
    .art = "bluffer-star-knows-circle" },
  { .text = N_ ("Then it is the turn of the player after the one who claimed."), .rules = "B14", .art = "seat-green" },

  { .section = N_ ("The Last Card"),
    .text = N_ ("No bluffing with your last card! If its visible side matches, play it. If not, you may peek at "
                "it, and then show it to everyone or draw. If it matches, you are out of cards. If not, keep it "
                "and draw 1."),
    .example = N_ ("Example: you show your last card, but it does not match. Now you have 2 cards."),
    .rules = "B15",
    .art = "bluffer-hexagon eye" },

  { .section = N_ ("The End"),
    .text = N_ ("Without cards you are out and take the best place still free, on anyone’s turn: your last card "
                "may also be taken from you, or be the one you give away."),
    .example = N_ ("Example: one player is out already, so you come 2nd."),
    .rules = "B16",
    .art = "chest-open" },
  { .text = N_ ("When only one player has cards, the game is over at once, and that player is last. Nobody draws "
                "any more."),
    .example = N_ ("Example: of three players, two are out. You still have 4 cards, so you come 3rd."),
    .rules = "B17",
    .art = "bluffer-square bluffer-star bluffer-circle" },
  { .text = N_ ("When the draw pile is empty, all cards of the pile but the top one are shuffled into a new one. "
                "What you knew about them is worth nothing now."),
    .rules = "B18",
    .art = "bluffer-star bluffer-hexagon" },

  { .section = N_ ("Ranking"),
    .text = N_ ("First out, first place! The last one with cards comes last."),
    .rules = "B16 B17 C5",
    .art = "chest-open seat-red seat-yellow" },

  { .section = N_ ("Options"),
    .text = N_ ("With the memory aid, folded corners keep showing you the hidden sides you know. Without it, you "
                "see a hidden side only while you peek, and must remember."),
    .rules = "B19",
    .art = "bluffer-circle-knows-star bluffer-circle" },
  { .text = N_ ("There are two ways to shout. Relaxed: no clock. Quick: a fuse burns down, and each of you has a key."),
    .rules = "C4",
    .art = "token-bluff" },

  { .section = N_ ("Good to Know"),
    .text = N_ ("The printed rules leave a few things open. We play with 4 cards of each pair of different "
                "shapes, and 2 with the same shape on both sides."),
    .rules = "B1",
    .art = "bluffer-star-knows-circle bluffer-square" },
  { .text = N_ ("You may draw only if none of your visible sides matches."),
    .rules = "B7 B8",
    .art = "bluffer-hexagon bluffer-star" },
  { .text = N_ ("A caught bluffer chooses which card to take, and the claimed card stays on the pile."),
    .rules = "B10 B11",
    .art = "token-bluff bluffer-circle" },
  { NULL },
};

const BluffRulesText bluff_rules_text_bluffer = {
  .paragraphs = paragraphs,
};
