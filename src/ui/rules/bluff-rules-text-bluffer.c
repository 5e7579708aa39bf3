/* bluff-rules-text-bluffer.c: the rules of Bluffer, told to players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-rules-text.h"

#include <glib/gi18n.h>

static const BluffRulesParagraph paragraphs[] = {
  /* Translators: the texts of this file are the rules of the game, for players. Short sentences, no gender; players are
   * addressed as “you”. Use the words of the glossary: match, claim, peek, show, call, pile, hidden side. */
  { .section = N_ ("Goal"),
    .text = N_ ("Be the first to get rid of all your cards. Match the shape on the pile with what you have, or with "
                "what you only say you have."),
    .art = "bluffer-star bluffer-circle bluffer-hexagon" },

  { .section = N_ ("Set-up"),
    .text = N_ ("There are 32 cards. Each has two sides, and on each side one of four shapes: circle, square, star or "
                "hexagon. Every combination of two shapes occurs, the same shape on both sides too."),
    .rules = "B1",
    .art = "shape-circle shape-square shape-star shape-hexagon" },
  { .text = N_ ("A card has no back. The side that lies up is the visible side: everybody sees it. The other side is "
                "hidden from everybody, you included, until it is peeked at, shown or turned over."),
    .rules = "B2",
    .art = "bluffer-star bluffer-star-knows-circle" },
  { .text =
        N_ ("Everybody gets 5 cards, laid out in front of them. The rest is the draw pile, and the upper side of its "
            "top card can be seen. One card is put in the centre and begins the pile: its visible side is the first "
            "shape to match."),
    .rules = "B3",
    .art = "bluffer-square bluffer-hexagon" },
  { .text = N_ ("The youngest begins, if all people at the table have told their birth year. If not, a seat is "
                "drawn by lot, or you choose one. Then turns go round clockwise."),
    .rules = "C1 C2",
    .art = "seat-yellow seat-green seat-red seat-blue" },
  { .text = N_ ("Secrets stay secret. Computer players and hints see what their own seat may see and no hidden side "
                "more. A folded corner marks a hidden side that you know."),
    .rules = "C3",
    .art = "bluffer-circle-knows-star bluffer-hexagon-knows-square" },

  { .section = N_ ("Your turn"),
    .text =
        N_ ("Before anything else you may peek at the hidden side of 1 card of yours that you have not seen yet. You "
            "lay it back as it was, and only you know what is there. One peek a turn."),
    .rules = "B4",
    .art = "bluffer-square-knows-hexagon" },
  { .text = N_ ("Match: pick a card that shows the shape on the pile and turn it over onto it, so that the two "
                "shapes touch. The side that comes up is what must be matched next. Everybody sees that it is "
                "true, so nobody can call it."),
    .rules = "B5",
    .art = "shape-star bluffer-star" },
  { .text = N_ ("If one of your visible sides matches, you have to match. Which card you play is up to you."),
    .rules = "B8",
    .art = "bluffer-star bluffer-star" },
  { .text = N_ ("Claim: only if none of your visible sides matches. Lay a card on the pile as it lies and say "
                "that its hidden side matches, whether you know it or not. The side that everybody sees must be "
                "matched next."),
    .rules = "B6",
    .art = "shape-hexagon bluffer-circle" },
  { .text = N_ ("Or draw: the next card comes to you as it lay, and nobody looks at its other side. That ends "
                "your turn. If there is no card to be drawn, you pass."),
    .rules = "B7 B8",
    .art = "bluffer-hexagon" },
  { .text =
        N_ ("You cannot break a rule by mistake: what is not allowed does not happen, and the table tells you why."),
    .rules = "C6",
    .art = "bluffer-square token-honest" },

  { .section = N_ ("The call"),
    .text =
        N_ ("After a claim, everybody else who still has cards may call it a bluff. If nobody does, the hidden side "
            "stays unknown, and the turn is over."),
    .rules = "B9",
    .art = "token-bluff" },
  { .text = N_ ("The first to shout counts. You shout or you let it pass: once, for good. That you have decided "
                "can be seen, but not what. If several shout, the toss of a coin decides."),
    .rules = "C4",
    .art = "coin-skull coin-ship" },
  { .text = N_ ("When somebody calls, everybody gets to see the hidden side of the claimed card, which then "
                "stays where it is."),
    .rules = "B10",
    .art = "bluffer-circle bluffer-hexagon" },
  { .text =
        N_ ("It does not match: you have been caught. You take 1 card of your choice from whoever called, and then you "
            "draw 2."),
    .rules = "B11",
    .art = "token-bluff bluffer-square" },
  { .text = N_ ("It matches: you told the truth. You give 1 card of your choice to whoever called, who also draws 1."),
    .rules = "B12",
    .art = "token-honest bluffer-star" },
  { .text = N_ ("When a card changes hands, it is not turned over. Whoever knew its hidden side still does, and "
                "its new owner knows no more than before."),
    .rules = "B13",
    .art = "bluffer-star-knows-circle" },
  { .text = N_ ("Then it is the turn of the next player after the one who claimed."),
    .rules = "B14",
    .art = "seat-green" },

  { .section = N_ ("The last card"),
    .text = N_ ("No bluffing on the last card. If its visible side matches, you play it. Otherwise you may show "
                "it, after a peek if you like: if the hidden side matches, you are rid of it. If it does not, "
                "everybody knows it now, you keep it and draw 1 card. Or you just draw."),
    .rules = "B15",
    .art = "bluffer-hexagon eye" },

  { .section = N_ ("The end"),
    .text =
        N_ ("Without cards you are out and take the next best place, in whoever’s turn it happens: also if your last "
            "card is taken from you, or if you give it away."),
    .rules = "B16",
    .art = "chest-open" },
  { .text = N_ (
        "When only one player has cards left, the game is over, and that player is last. Cards that are still to be "
        "drawn are not drawn any more."),
    .rules = "B17",
    .art = "bluffer-square bluffer-star bluffer-circle" },
  { .text = N_ ("When there is nothing left to draw, the pile is shuffled, all but its top card, and becomes the "
                "new draw pile. Whatever anybody knew of those cards is gone."),
    .rules = "B18",
    .art = "bluffer-star bluffer-hexagon" },

  { .section = N_ ("Ranking"),
    .text = N_ ("The ranking is the order in which you got rid of your cards. Whoever is left with cards comes last."),
    .rules = "B16 B17 C5",
    .art = "chest-open seat-red seat-yellow" },

  { .section = N_ ("Options"),
    .text = N_ (
        "Memory aid: when it is on, folded corners keep showing you the hidden sides that you know. When it is off, "
        "you see a hidden side only while you peek and have to remember it."),
    .rules = "B19",
    .art = "bluffer-circle-knows-star bluffer-circle" },
  { .text = N_ (
        "Shout: relaxed, without a clock, or quick, with a rope that burns down. It only changes how you are asked, "
        "not what counts."),
    .rules = "C4",
    .art = "token-bluff" },
  { NULL },
};

const BluffRulesText bluff_rules_text_bluffer = {
  .facts = N_ ("2 to 4 players, 10 to 15 minutes, from age 5"),
  .paragraphs = paragraphs,
};
