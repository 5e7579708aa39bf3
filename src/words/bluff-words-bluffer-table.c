/* bluff-words-bluffer-table.c: what the table of Bluffer says beside the cards, the piles and the decisions.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-bluffer-table.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

/* --- Cards and piles -----------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffer_table_card (BluffShape up, BluffShape down, gboolean all, guint place, guint n)
{
  g_autofree char *visible = bluff_words_shape (up);
  g_autofree char *hidden = bluff_words_shape (down);

  if (down == BLUFF_SHAPE_UNKNOWN)
    /* Translators: read aloud: a two-sided card; %1$s is the shape on its visible side ("Star"), %2$d its place in the
     * row, %3$d how many cards the row has. */
    return g_strdup_printf (_ ("%1$s, hidden side unknown, %2$d of %3$d."), visible, (int) place, (int) n);

  if (all)
    /* Translators: read aloud: a two-sided card; %1$s is the shape on its visible side ("Star"), %2$s the one on its
     * hidden side, which every player has seen; %3$d is its place in the row, %4$d how many cards the row has. */
    return g_strdup_printf (_ ("%1$s, hidden side: %2$s, known to all, %3$d of %4$d."), visible, hidden, (int) place,
                            (int) n);

  /* Translators: read aloud: a two-sided card; %1$s is the shape on its visible side ("Star"), %2$s the one on its
   * hidden side, which you know; %3$d is its place in the row, %4$d how many cards the row has. */
  return g_strdup_printf (_ ("%1$s, hidden side: %2$s, %3$d of %4$d."), visible, hidden, (int) place, (int) n);
}

char *
bluff_words_bluffer_draw_pile (const BluffBlufferView *view)
{
  g_autofree char *up = bluff_words_shape ((BluffShape) view->draw_up);
  g_autofree char *size = bluff_words_draw_pile (view->draw_size);
  g_autofree char *top = NULL;

  if (view->draw_size == 0)
    return g_strdup (_ ("The draw pile is empty."));

  /* Translators: of the draw pile; %s is the shape on the visible side of its top card. */
  top = g_strdup_printf (_ ("On top: %s."), up);
  return bluff_words_sentences (size, top);
}

char *
bluff_words_bluffer_pile (const BluffBlufferView *view)
{
  g_autofree char *need = bluff_words_shape ((BluffShape) view->need);
  g_autofree char *claimed = bluff_words_shape ((BluffShape) view->claimed_shape);

  if (view->claimed == BLUFF_NO_SLOT)
    /* Translators: read aloud: the cards played; %s is a shape. */
    return g_strdup_printf (_ ("Pile. To match: %s."), need);

  /* Translators: read aloud: the cards played; %1$s is the shape that the hidden side of the top card is said to be,
   * %2$s the shape on its visible side. */
  return g_strdup_printf (_ ("Pile. Claimed: %1$s. Next shape: %2$s."), claimed, need);
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffer_seat (const BluffBlufferView *view, BluffSeat seat)
{
  guint n = bluff_bits_count (view->tables[seat]);
  g_autofree char *cards = bluff_words_n_cards (n);
  g_autofree char *place = NULL;

  if (view->head.place[seat] > 0 && n == 0)
    {
      place = bluff_words_place (view->head.place[seat]);
      /* Translators: a player who has no cards left; %s is "1st", "2nd" or "3rd". No gender. */
      return g_strdup_printf (_ ("Out: %s"), place);
    }
  if (view->head.phase == BLUFF_PHASE_BLUFFER_CALL && bluff_seats_has (view->decided, seat))
    /* Translators: below the name of a player; %s is "4 cards". The player has shouted or let it pass: never what. No
     * gender: a noun form such as "decision made" will do. */
    return g_strdup_printf (_ ("%s · decided"), cards);
  if (bluff_seats_has (view->head.awaited, seat))
    /* Translators: below the name of a player, who has a decision to make; %s is "4 cards". */
    return g_strdup_printf (_ ("%s · thinking…"), cards);

  return g_steal_pointer (&cards);
}

char *
bluff_words_bluffer_seat_of (const BluffCast *cast, const BluffBlufferView *view, BluffSeat seat)
{
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *line = bluff_words_bluffer_seat (view, seat);

  /* Translators: read aloud; %1$s is a player ("You" or a name), %2$s how that player stands ("4 cards · thinking…").
   */
  return g_strdup_printf (_ ("%1$s: %2$s"), label, line);
}

char *
bluff_words_bluffer_shouted (BluffShape shape)
{
  g_autofree char *name = bluff_words_shape (shape);

  /* Translators: in a speech bubble beside the player who claims; %s is a shape. */
  return g_strdup_printf (_ ("“%s!”"), name);
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffer_act (BluffActionKind kind)
{
  switch (kind)
    {
    case BLUFF_ACTION_PEEK:
      /* Translators: button: look at the hidden side of a card of your own. */
      return g_strdup (_ ("Peek"));
    case BLUFF_ACTION_MATCH:
      /* Translators: button: play a card whose visible side is the shape to match. */
      return g_strdup (C_ ("play a card", "Match"));
    case BLUFF_ACTION_CLAIM:
      /* Translators: button: play a card and say that its hidden side is the shape to match. */
      return g_strdup (_ ("Claim"));
    case BLUFF_ACTION_SHOW:
      /* Translators: button: turn your last card over for all. */
      return g_strdup (_ ("Show It"));
    case BLUFF_ACTION_TAKE:
      /* Translators: button: take this card from another player. */
      return g_strdup (C_ ("take a card", "Take"));
    case BLUFF_ACTION_GIVE:
      /* Translators: button: give this card to another player. */
      return g_strdup (C_ ("give a card", "Give"));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bluff_words_bluffer_act_on (BluffActionKind kind, const char *card)
{
  g_autofree char *act = bluff_words_bluffer_act (kind);

  /* Translators: read aloud; %1$s is what a button does ("Claim"), %2$s a sentence that names a card. */
  return g_strdup_printf (_ ("%1$s. %2$s"), act, card);
}

char *
bluff_words_bluffer_choose_card (void)
{
  /* Translators: why a key does nothing yet: it plays or peeks at a card, and none is chosen. */
  return g_strdup (_ ("Choose a card first."));
}

/* B18, B8: whether there is a card to draw, if need be from under the top of the pile. */
static gboolean
can_draw (const BluffBlufferView *view)
{
  return view->draw_size > 0 || (view->pile & (view->pile - 1)) != 0;
}

char *
bluff_words_bluffer_draw (const BluffBlufferView *view)
{
  if (!can_draw (view))
    /* Translators: button: there is no card to be drawn, and the turn ends. */
    return g_strdup (C_ ("end the turn", "Pass"));

  return g_strdup (_ ("Draw 1 Card"));
}

char *
bluff_words_bluffer_prices (const BluffCast *cast, const BluffBlufferView *view, const BluffLegal *legal)
{
  g_autofree char *caller = view->caller < cast->players ? bluff_cast_name (cast, view->caller) : NULL;

  if (bluff_legal_offers (legal, BLUFF_ACTION_MATCH))
    return g_strdup (_ ("Play a card that shows it. Its hidden side is the next shape."));

  if (bluff_legal_offers (legal, BLUFF_ACTION_CLAIM))
    return g_strdup (
        _ ("No card shows it: claim that a hidden side does, or draw. Caught bluffing? You take 1 card and "
           "draw 2. True, but doubted? You give 1 card away."));

  if (bluff_legal_offers (legal, BLUFF_ACTION_SHOW))
    return g_strdup (_ ("No bluffing with your last card: show it, or draw. If its hidden side matches, you are out. "
                        "If not, you draw 1 card."));

  if (bluff_legal_offers (legal, BLUFF_ACTION_TAKE))
    return g_strdup (_ ("Choose one of these cards. Then you draw 2."));

  if (bluff_legal_offers (legal, BLUFF_ACTION_GIVE) && caller != NULL)
    /* Translators: you choose which of your cards to give away; %s is the player who gets it. */
    return g_strdup_printf (_ ("Choose one of your cards. Then %s draws 1."), caller);

  return NULL;
}

/* --- A hidden side is shown ----------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffer_verdict (gboolean called, gboolean matches)
{
  if (called)
    return g_strdup (matches ? _ ("Honest!") : _ ("It was a bluff!"));

  /* Translators: the last card of a player was turned over. */
  return g_strdup (matches ? _ ("It matches!") : _ ("It does not match"));
}

char *
bluff_words_bluffer_shown (gboolean called, const BluffEvent *shown)
{
  g_autofree char *need = bluff_words_shape ((BluffShape) shown->card.need);
  g_autofree char *down = bluff_words_shape ((BluffShape) shown->card.down);

  if (called)
    /* Translators: %1$s is the shape that the hidden side was said to be, %2$s the one that it is. */
    return g_strdup_printf (_ ("Claimed: %1$s. Hidden side: %2$s."), need, down);

  /* Translators: %1$s is the shape that had to be matched, %2$s the one on the hidden side of the last card. */
  return g_strdup_printf (_ ("To match: %1$s. Hidden side: %2$s."), need, down);
}

/* B11 */
static char *
follows_bluff (const BluffCast *cast, BluffSeat bluffer, BluffSeat caller)
{
  g_autofree char *taker = bluff_cast_name (cast, bluffer);
  g_autofree char *giver = bluff_cast_name (cast, caller);

  if (bluff_cast_is_you (cast, bluffer))
    /* Translators: your bluff was caught; %s is the player who shouted “Bluff!”. */
    return g_strdup_printf (_ ("You take 1 card from %s and draw 2."), giver);
  if (bluff_cast_is_you (cast, caller))
    /* Translators: %s is the player whose bluff you caught. */
    return g_strdup_printf (_ ("%s takes 1 of your cards and draws 2."), taker);

  /* Translators: %1$s is the player whose bluff was caught, %2$s the player who shouted “Bluff!”. */
  return g_strdup_printf (_ ("%1$s takes 1 card from %2$s and draws 2."), taker, giver);
}

/* B12 */
static char *
follows_truth (const BluffCast *cast, BluffSeat accused, BluffSeat caller)
{
  g_autofree char *giver = bluff_cast_name (cast, accused);
  g_autofree char *taker = bluff_cast_name (cast, caller);

  if (bluff_cast_is_you (cast, accused))
    /* Translators: your claim was true; %1$s is the player who shouted “Bluff!”. */
    return g_strdup_printf (_ ("You give 1 card to %1$s, and %1$s draws 1."), taker);
  if (bluff_cast_is_you (cast, caller))
    /* Translators: you shouted “Bluff!”; %s is the player whose claim was true. */
    return g_strdup_printf (_ ("%s gives you 1 card, and you draw 1."), giver);

  /* Translators: %1$s is the player whose claim was true, %2$s the player who shouted “Bluff!”. */
  return g_strdup_printf (_ ("%1$s gives 1 card to %2$s, and %2$s draws 1."), giver, taker);
}

/* B15 */
static char *
follows_show (const BluffCast *cast, BluffSeat asked, gboolean matches)
{
  g_autofree char *name = bluff_cast_name (cast, asked);

  if (bluff_cast_is_you (cast, asked))
    return g_strdup (matches ? _ ("Your last card is gone: you are out.")
                             : _ ("Your card goes back, known to all, and you draw 1."));
  if (matches)
    /* Translators: %s is a player who plays the last card. */
    return g_strdup_printf (_ ("%s plays the last card and is out."), name);

  /* Translators: %s is a player whose last card did not match. */
  return g_strdup_printf (_ ("The card goes back, known to all, and %s draws 1."), name);
}

char *
bluff_words_bluffer_follows (const BluffCast *cast, BluffSeat asked, BluffSeat caller, gboolean matches)
{
  if (caller == BLUFF_NO_SEAT)
    return follows_show (cast, asked, matches);

  return matches ? follows_truth (cast, asked, caller) : follows_bluff (cast, asked, caller);
}

/* --- The end -------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffer_end (const BluffCast *cast, const guint8 *place)
{
  BluffSeat winner = 0;
  g_autofree char *name = NULL;

  while (winner + 1u < cast->players && place[winner] != 1)
    winner++;
  if (bluff_cast_is_you (cast, winner))
    return g_strdup (_ ("First without cards: you win!"));

  name = bluff_cast_name (cast, winner);
  /* Translators: %s is the player who wins. */
  return g_strdup_printf (_ ("First without cards: %s wins!"), name);
}

char *
bluff_words_bluffer_left (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: above the cards that you have left at the end; folded corners show what was hidden. */
    return g_strdup (_ ("Your last cards; the corners show the hidden sides:"));

  /* Translators: above the cards that %s has left at the end; folded corners show what was hidden. */
  return g_strdup_printf (_ ("%s’s last cards; the corners show the hidden sides:"), name);
}
