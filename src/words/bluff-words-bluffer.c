/* bluff-words-bluffer.c: what happens in a game of Bluffer, in sentences.
 *
 * A card is called by its visible side, and by its hidden side too where the reader knows it.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-say.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

static char *
name_card (const BluffEvent *event)
{
  return bluff_words_bluffer_card ((BluffShape) event->card.up, (BluffShape) event->card.down);
}

/* "Bea: Star, Star and Circle" */
static char *
list_dealt (const BluffCast *cast, const BluffEventDeck *deck, BluffSeat seat, guint first)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *label = bluff_cast_label (cast, seat);
  g_autofree char *list = NULL;

  for (guint i = 0; i < deck->dealt[seat]; i++)
    g_ptr_array_add (cards,
                     bluff_words_bluffer_card ((BluffShape) deck->up[first + i], (BluffShape) deck->down[first + i]));
  list = bluff_words_list (cards);

  /* Translators: a line of a list; %1$s is a player ("You" or a name), %2$s a list of the cards in front of that
   * player. */
  return g_strdup_printf (_ ("%1$s: %2$s"), label, list);
}

static char *
say_beginning (guint n, const char *need)
{
  g_autofree char *dealt = NULL, *match = NULL;

  /* Translators: %d is how many cards each player is dealt. */
  dealt = g_strdup_printf (ngettext ("The game begins: everyone is dealt %d card.",
                                     "The game begins: everyone is dealt %d cards.", n),
                           n);
  /* Translators: %s is the shape to match. */
  match = g_strdup_printf (_ ("To match: %s."), need);
  return bluff_words_sentences (dealt, match);
}

static char *
say_setup (const BluffCast *cast, const BluffEvent *event)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const BluffEventDeck *deck = &event->deck;
  g_autofree char *need = NULL;
  guint first = 0;

  for (BluffSeat seat = 0; seat < cast->players; first += deck->dealt[seat], seat++)
    g_ptr_array_add (lines, list_dealt (cast, deck, seat, first));

  /* The card after the dealt ones lies in the centre (B3). */
  need = bluff_words_shape ((BluffShape) deck->up[first]);
  g_ptr_array_insert (lines, 0, say_beginning (deck->dealt[0], need));

  return bluff_words_lines (lines);
}

static char *
say_draw (const BluffCast *cast, const BluffEvent *event)
{
  g_autoptr (GPtrArray) shapes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (event->draw.n == 0)
    return bluff_words_say_nothing_drawn (cast, event->seat);

  for (guint i = 0; i < event->draw.n; i++)
    g_ptr_array_add (shapes, bluff_words_shape ((BluffShape) event->draw.up[i]));
  list = bluff_words_list (shapes);

  return bluff_words_say_drawn (cast, event->seat, list);
}

static char *
say_peek (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *up = bluff_words_shape ((BluffShape) event->card.up);
  g_autofree char *down = bluff_words_shape ((BluffShape) event->card.down);

  if (event->card.down == BLUFF_SHAPE_UNKNOWN && bluff_cast_is_you (cast, event->seat))
    /* Translators: you secretly looked at the other side of a card, and have to remember what you saw; %s is the shape
     * that all see. */
    return g_strdup_printf (_ ("You peek at a card. Visible side: %s."), up);

  if (event->card.down == BLUFF_SHAPE_UNKNOWN)
    /* Translators: %1$s is a player who secretly looks at the other side of a card, %2$s the shape that all see. */
    return g_strdup_printf (_ ("%1$s peeks at a card. Visible side: %2$s."), name, up);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %1$s is the shape that all see, %2$s the one that only you see now. */
    return g_strdup_printf (_ ("You peek at a card. Visible side: %1$s. Hidden side: %2$s."), up, down);

  /* Translators: in a game that is over; %1$s is a player who secretly looked at the other side of a card, %2$s the
   * shape that all saw, %3$s the one that only the player saw. */
  return g_strdup_printf (_ ("%1$s peeks at a card. Visible side: %2$s. Hidden side: %3$s."), name, up, down);
}

static char *
say_match (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *up = bluff_words_shape ((BluffShape) event->card.up);
  g_autofree char *down = bluff_words_shape ((BluffShape) event->card.down);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: you play a card whose visible side is the shape to match. %1$s is that shape, %2$s the one on its
     * other side, which must be matched next. */
    return g_strdup_printf (_ ("You match: %1$s. Next shape: %2$s."), up, down);

  /* Translators: %1$s is a player who plays a card whose visible side is the shape to match. %2$s is that shape, %3$s
   * the one on its other side, which must be matched next. */
  return g_strdup_printf (_ ("%1$s matches: %2$s. Next shape: %3$s."), name, up, down);
}

static char *
say_claim (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *claimed = bluff_words_shape ((BluffShape) event->card.need);
  g_autofree char *next = bluff_words_shape ((BluffShape) event->card.up);
  g_autofree char *down = bluff_words_shape ((BluffShape) event->card.down);
  gboolean known = event->card.down != BLUFF_SHAPE_UNKNOWN;

  if (bluff_cast_is_you (cast, event->seat))
    {
      if (known)
        /* Translators: %1$s is the shape that you say is on the hidden side, %2$s the one that really is, which you
         * know: it may be a bluff; %3$s the shape on the visible side, which must be matched next. */
        return g_strdup_printf (_ ("You claim: %1$s. The hidden side is: %2$s. Next shape: %3$s."), claimed, down,
                                next);

      /* Translators: %1$s is the shape that you say is on the hidden side, without having seen it; %2$s the shape on
       * the visible side, which must be matched next. */
      return g_strdup_printf (_ ("You claim: %1$s. Next shape: %2$s."), claimed, next);
    }

  if (known)
    /* Translators: %1$s is a player, %2$s the shape that is claimed to be on the hidden side, %3$s the one that really
     * is, which the reader knows: it may be a bluff; %4$s the shape on the visible side, which must be matched next. */
    return g_strdup_printf (_ ("%1$s claims: %2$s. The hidden side is: %3$s. Next shape: %4$s."), name, claimed, down,
                            next);

  /* Translators: %1$s is a player, %2$s the shape that is claimed to be on the hidden side, %3$s the shape on the
   * visible side of the card, which must be matched next. */
  return g_strdup_printf (_ ("%1$s claims: %2$s. Next shape: %3$s."), name, claimed, next);
}

/* A shout is told as a decision to those who may know of it and, if it counts, as a call to all. */
static char *
say_call (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: you do not believe the player who claims. */
    return g_strdup (_ ("You shout “Bluff!”"));

  /* Translators: %s is a player who does not believe the one who claims. */
  return g_strdup_printf (_ ("%s shouts “Bluff!”"), name);
}

static char *
say_decide (const BluffCast *cast, const BluffEvent *event)
{
  return event->decide.shout == TRUE ? say_call (cast, event) : bluff_words_say_pass_by (cast, event);
}

static char *
say_shown (const BluffCast *cast G_GNUC_UNUSED, const BluffEvent *event)
{
  g_autofree char *down = bluff_words_shape ((BluffShape) event->card.down);

  if (event->card.down == event->card.need)
    /* Translators: a claimed card, or a last card, is turned over for all; %s is a shape, the one to match. */
    return g_strdup_printf (_ ("The hidden side is shown: %s. It matches."), down);

  /* Translators: a claimed card, or a last card, is turned over for all; %s is a shape, but not the one to match. */
  return g_strdup_printf (_ ("The hidden side is shown: %s. It does not match."), down);
}

static char *
say_take (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *taker = bluff_cast_name (cast, event->seat);
  g_autofree char *from = bluff_cast_name (cast, event->card.other);
  g_autofree char *card = name_card (event);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %1$s is the other player; %2$s the shape on the card, both if you know them. */
    return g_strdup_printf (_ ("You take 1 card from %1$s: %2$s."), from, card);

  if (bluff_cast_is_you (cast, event->card.other))
    /* Translators: %1$s is the other player; %2$s the shape on the card, both if you know them. */
    return g_strdup_printf (_ ("%1$s takes 1 card from you: %2$s."), taker, card);

  /* Translators: %1$s is the player who takes a card, %2$s the player who loses it; %3$s the shape on the card, both if
   * the reader knows them. */
  return g_strdup_printf (_ ("%1$s takes 1 card from %2$s: %3$s."), taker, from, card);
}

static char *
say_give (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *giver = bluff_cast_name (cast, event->seat);
  g_autofree char *to = bluff_cast_name (cast, event->card.other);
  g_autofree char *card = name_card (event);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %1$s is the other player; %2$s the shape on the card, both if you know them. */
    return g_strdup_printf (_ ("You give 1 card to %1$s: %2$s."), to, card);

  if (bluff_cast_is_you (cast, event->card.other))
    /* Translators: %1$s is the other player; %2$s the shape on the card, both if you know them. */
    return g_strdup_printf (_ ("%1$s gives you 1 card: %2$s."), giver, card);

  /* Translators: %1$s is the player who gives a card, %2$s the player who gets it; %3$s the shape on the card, both if
   * the reader knows them. */
  return g_strdup_printf (_ ("%1$s gives 1 card to %2$s: %3$s."), giver, to, card);
}

static char *
say_show (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *up = bluff_words_shape ((BluffShape) event->card.up);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: your last card is turned over for all; %s is the shape that was visible before. */
    return g_strdup_printf (_ ("You show your last card. Visible side: %s."), up);

  /* Translators: %1$s is a player whose last card is turned over for all; %2$s the shape that was visible before. */
  return g_strdup_printf (_ ("%1$s shows the last card. Visible side: %2$s."), name, up);
}

static char *
say_out (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *place = bluff_words_place (event->out.place);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is "1st", "2nd" or "3rd". */
    return g_strdup_printf (_ ("You have no cards left! Ranking: %s."), place);

  /* Translators: %1$s is a player, %2$s is "1st", "2nd" or "3rd". */
  return g_strdup_printf (_ ("%1$s has no cards left! Ranking: %2$s."), name, place);
}

const BluffSay bluff_words_bluffer_says[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_SETUP] = say_setup,
  [BLUFF_EVENT_DRAW] = say_draw,
  [BLUFF_EVENT_RESHUFFLE] = bluff_words_say_reshuffle,
  [BLUFF_EVENT_PEEK] = say_peek,
  [BLUFF_EVENT_MATCH] = say_match,
  [BLUFF_EVENT_CLAIM] = say_claim,
  [BLUFF_EVENT_DECIDE] = say_decide,
  [BLUFF_EVENT_FLIP] = bluff_words_say_flip,
  [BLUFF_EVENT_CALL] = say_call,
  [BLUFF_EVENT_SHOWN] = say_shown,
  [BLUFF_EVENT_TAKE] = say_take,
  [BLUFF_EVENT_GIVE] = say_give,
  [BLUFF_EVENT_SHOW] = say_show,
  [BLUFF_EVENT_OUT] = say_out,
  [BLUFF_EVENT_OVER] = bluff_words_say_over,
};
