/* bluff-words-bluffaneer.c: what happens in a game of Bluffaneer, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-say.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

static char *
say_card (const BluffCast *cast, BluffSeat seat, BluffPair pair)
{
  g_autofree char *name = bluff_cast_name (cast, seat);
  g_autofree char *card = bluff_words_pair (pair);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %s is the pair of icons on your card. */
    return g_strdup_printf (_ ("Your card: %s."), card);

  /* Translators: %1$s is a player, %2$s the pair of icons on that player's card. */
  return g_strdup_printf (_ ("%1$s’s card: %2$s."), name, card);
}

static char *
say_setup (const BluffCast *cast, const BluffEvent *event)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const BluffEventDeck *deck = &event->deck;
  guint n = deck->coins[0];
  guint first;

  /* Translators: %d is how many coins each player has. */
  g_ptr_array_add (lines, g_strdup_printf (ngettext ("The game begins: everyone has %d coin and a secret card.",
                                                     "The game begins: everyone has %d coins and a secret card.", n),
                                           n));

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (bluff_words_hand_is_told (deck, seat, &first))
      g_ptr_array_add (lines, say_card (cast, seat, (BluffPair) deck->cards[first]));

  return bluff_words_lines (lines);
}

static char *
say_roll (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *roll = bluff_words_roll (event->roll.icons);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is what the dice show: "Swords + Ship" or "Two ships". */
    return g_strdup_printf (_ ("You roll: %s."), roll);

  /* Translators: %1$s is a player, %2$s what the dice show: "Swords + Ship" or "Two ships". */
  return g_strdup_printf (_ ("%1$s rolls: %2$s."), name, roll);
}

static char *
say_steal (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *thief = bluff_cast_name (cast, event->seat);
  g_autofree char *victim = bluff_cast_name (cast, event->steal.victim);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: you steal coins; %s is the other player. */
    return g_strdup_printf (_ ("You steal from %s."), victim);

  if (bluff_cast_is_you (cast, event->steal.victim))
    /* Translators: %s is the player who steals your coins. */
    return g_strdup_printf (_ ("%s steals from you."), thief);

  /* Translators: %1$s is the player who steals coins, %2$s the player who loses them. */
  return g_strdup_printf (_ ("%1$s steals from %2$s."), thief, victim);
}

static char *
say_match (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (bluff_cast_is_you (cast, event->seat))
    return g_strdup (_ ("Match! Your card shows the roll. Everyone else loses 1 coin."));

  /* Translators: %s is the player who rolled. */
  return g_strdup_printf (_ ("Match! %s’s card shows the roll. Everyone else loses 1 coin."), name);
}

/* A shout is told as a decision to those who may know of it and, if it counts, as a claim to all. */
static char *
say_claim (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: you claim, truly or not, that your card matches the roll. */
    return g_strdup (_ ("You shout “Gimme yer booty!”"));

  /* Translators: %s is a player who claims, truly or not, to have the card that matches the roll. */
  return g_strdup_printf (_ ("%s shouts “Gimme yer booty!”"), name);
}

static char *
say_decide (const BluffCast *cast, const BluffEvent *event)
{
  return event->decide.shout == TRUE ? say_claim (cast, event) : bluff_words_say_pass_by (cast, event);
}

static char *
say_answer (const BluffCast *cast, const BluffEvent *event)
{
  gboolean own = bluff_cast_is_you (cast, event->seat);
  g_autofree char *name = bluff_cast_name (cast, event->seat);

  if (own && event->answer.call)
    /* Translators: you do not believe the player who claims the match. */
    return g_strdup (_ ("You shout “Bluffaneer!”"));

  if (own)
    /* Translators: you believe the player who claims the match, and pay 1 coin. */
    return g_strdup (_ ("You pay."));

  if (event->answer.call)
    /* Translators: %s is the roller, who does not believe the player who claims the match. */
    return g_strdup_printf (_ ("%s shouts “Bluffaneer!”"), name);

  /* Translators: %s is the roller, who pays 1 coin to the player who claims the match. */
  return g_strdup_printf (_ ("%s pays."), name);
}

static char *
say_reveal (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *card = bluff_words_pair ((BluffPair) event->pair.card);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is the pair of icons on your card. */
    return g_strdup_printf (_ ("Your card is revealed: %s."), card);

  /* Translators: %1$s is a player, %2$s the pair of icons on that player's card. */
  return g_strdup_printf (_ ("%1$s’s card is revealed: %2$s."), name, card);
}

static char *
say_loss (const BluffCast *cast, BluffSeat seat, guint n)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  if (bluff_cast_is_you (cast, seat))
    /* Translators: %d is a number of coins, which go to the box, out of play. */
    return g_strdup_printf (ngettext ("You lose %d coin.", "You lose %d coins.", n), n);

  /* Translators: %1$s is a player, %2$d a number of coins, which go to the box, out of play. */
  return g_strdup_printf (ngettext ("%1$s loses %2$d coin.", "%1$s loses %2$d coins.", n), name, n);
}

static char *
say_pay (const BluffCast *cast, const BluffEvent *event)
{
  guint n = event->pay.coins;
  g_autofree char *from = bluff_cast_name (cast, event->pay.from);
  g_autofree char *to = NULL;

  if (event->pay.to == BLUFF_NO_SEAT)
    return say_loss (cast, event->pay.from, n);

  to = bluff_cast_name (cast, event->pay.to);

  if (bluff_cast_is_you (cast, event->pay.from))
    /* Translators: %1$s is the player who gets coins, %2$d how many. */
    return g_strdup_printf (ngettext ("You give %1$s %2$d coin.", "You give %1$s %2$d coins.", n), to, n);

  if (bluff_cast_is_you (cast, event->pay.to))
    /* Translators: %1$s is the player who loses coins, %2$d how many. */
    return g_strdup_printf (ngettext ("%1$s gives you %2$d coin.", "%1$s gives you %2$d coins.", n), from, n);

  /* Translators: %1$s is the player who loses coins, %2$s the player who gets them, %3$d how many. */
  return g_strdup_printf (ngettext ("%1$s gives %2$s %3$d coin.", "%1$s gives %2$s %3$d coins.", n), from, to, n);
}

static char *
say_draw (const BluffCast *cast, const BluffEvent *event)
{
  g_autofree char *name = bluff_cast_name (cast, event->seat);
  g_autofree char *card = NULL;

  if (event->draw.cards[0] == BLUFF_UNKNOWN && bluff_cast_is_you (cast, event->seat))
    /* Translators: you draw a card that lies face down until you look at it: several people share the screen. */
    return g_strdup (_ ("You draw a new card."));

  if (event->draw.cards[0] == BLUFF_UNKNOWN)
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("%s draws a new card."), name);

  card = bluff_words_pair ((BluffPair) event->draw.cards[0]);

  if (bluff_cast_is_you (cast, event->seat))
    /* Translators: %s is the pair of icons on your new card. */
    return g_strdup_printf (_ ("You draw a new card: %s."), card);

  /* Translators: in a game that is over; %1$s is a player, %2$s the pair of icons on the new card. */
  return g_strdup_printf (_ ("%1$s draws a new card: %2$s."), name, card);
}

const BluffSay bluff_words_bluffaneer_says[BLUFF_N_EVENTS] = {
  [BLUFF_EVENT_SETUP] = say_setup,
  [BLUFF_EVENT_DRAW] = say_draw,
  [BLUFF_EVENT_RESHUFFLE] = bluff_words_say_reshuffle,
  [BLUFF_EVENT_REVEAL] = say_reveal,
  [BLUFF_EVENT_MATCH] = say_match,
  [BLUFF_EVENT_CLAIM] = say_claim,
  [BLUFF_EVENT_DECIDE] = say_decide,
  [BLUFF_EVENT_FLIP] = bluff_words_say_flip,
  [BLUFF_EVENT_ROLL] = say_roll,
  [BLUFF_EVENT_STEAL] = say_steal,
  [BLUFF_EVENT_ANSWER] = say_answer,
  [BLUFF_EVENT_PAY] = say_pay,
  [BLUFF_EVENT_OVER] = bluff_words_say_over,
};
