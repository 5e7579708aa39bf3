/* bluff-words-bluffaneer-table.c: what the table of Bluffaneer says beside the dice, the coins and the own card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-bluffaneer-table.h"

#include "bluff-words-names.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

static BluffPair
pair_of (const guint8 icons[2])
{
  return bluff_pair_of ((BluffIcon) icons[0], (BluffIcon) icons[1]);
}

/* --- The dice and the map ------------------------------------------------------------------------------------------
 */

char *
bluff_words_double (BluffIcon icon)
{
  switch (icon)
    {
    case BLUFF_ICON_CHEST:
      /* Translators: beside two treasure chests on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("All players give you 1 coin"));
    case BLUFF_ICON_SWORDS:
      /* Translators: beside two swords on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Steal 2 coins"));
    case BLUFF_ICON_SHIP:
      /* Translators: beside two ships on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Steal 3 coins"));
    case BLUFF_ICON_CROSSBONES:
      /* Translators: beside two crossbones on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Give every other player 1 coin"));
    case BLUFF_N_ICONS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bluff_words_double_named (BluffIcon icon)
{
  g_autofree char *name = bluff_words_icon (icon);
  g_autofree char *does = bluff_words_double (icon);

  /* Translators: read aloud: both dice show the icon %1$s; %2$s is what that does: "Steal 2 coins". */
  return g_strdup_printf (_ ("Double %1$s: %2$s"), name, does);
}

char *
bluff_words_dice (const guint8 icons[2])
{
  g_autofree char *name = NULL;

  if (icons[0] == BLUFF_NO_ICON || icons[1] == BLUFF_NO_ICON)
    return g_strdup (_ ("Dice: not rolled yet"));

  if (icons[0] == icons[1])
    {
      name = bluff_words_icon ((BluffIcon) icons[0]);
      /* Translators: read aloud: what lies on the table; %s is the icon that both dice show. */
      return g_strdup_printf (_ ("Dice: double %s"), name);
    }

  name = bluff_words_pair (pair_of (icons));
  /* Translators: read aloud: what lies on the table; %s is the pair of icons on the dice. */
  return g_strdup_printf (_ ("Dice: %s"), name);
}

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffaneer_seat (const BluffBluffaneerView *view, BluffSeat seat)
{
  if (seat == view->claimer)
    /* Translators: beside the player who shouts that a card matches the roll, with quotation marks. */
    return g_strdup (_ ("“Gimme yer booty!”"));
  if (view->head.phase == BLUFF_PHASE_BLUFFANEER_CLAIM && seat == view->head.turn)
    /* Translators: state of a seat: this player has rolled the dice. */
    return g_strdup (_ ("Rolled"));

  return NULL;
}

char *
bluff_words_steal (guint coins)
{
  /* Translators: a button, which has the player's name beside it. */
  return g_strdup_printf (ngettext ("Steal %d coin", "Steal %d coins", coins), (int) coins);
}

char *
bluff_words_steal_from (const BluffCast *cast, BluffSeat victim, guint coins)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: a button; %1$d is a number of coins, %2$s a player. */
  return g_strdup_printf (ngettext ("Steal %1$d coin from %2$s", "Steal %1$d coins from %2$s", coins), (int) coins,
                          name);
}

/* --- The own card --------------------------------------------------------------------------------------------------
 */

char *
bluff_words_own_card (BluffPair pair)
{
  g_autofree char *card = NULL;

  if (pair == BLUFF_PAIR_NONE)
    return g_strdup (_ ("Your card, face down."));

  card = bluff_words_pair (pair);
  /* Translators: %s is the pair of icons on your card. */
  return g_strdup_printf (_ ("Your card: %s."), card);
}

/* --- Decisions -----------------------------------------------------------------------------------------------------
 */

char *
bluff_words_roll_outlook (void)
{
  return g_strdup (_ ("If your card shows the roll, all other players lose 1 coin. If not, they may claim it, true or "
                      "not. The map says what doubles do."));
}

char *
bluff_words_claim_shout (const BluffCast *cast, BluffSeat claimer)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = cast->viewer };

  /* The shout that counts is told as a claim; as a title it is the shout itself. */
  told.event = (BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = claimer, .decide.shout = TRUE };
  return bluff_words_event (cast, &told);
}

char *
bluff_words_claim_claimed (const guint8 icons[2])
{
  g_autofree char *roll = bluff_words_pair (pair_of (icons));

  /* Translators: said to the roller; %s is the pair of icons that another player claims to have. */
  return g_strdup_printf (_ ("Claimed: %s. You rolled, you answer."), roll);
}

char *
bluff_words_pair_count (guint revealed)
{
  if (revealed == 0)
    return g_strdup (_ ("3 of the 18 cards show this pair. None of them lies revealed."));

  /* Translators: counting help: how many of the three cards that could be meant lie in the discard pile. */
  return g_strdup_printf (ngettext ("3 of the 18 cards show this pair. %d of them lies revealed.",
                                    "3 of the 18 cards show this pair. %d of them lie revealed.", revealed),
                          (int) revealed);
}

char *
bluff_words_pay_price (const BluffCast *cast, BluffSeat claimer)
{
  g_autofree char *name = bluff_cast_name (cast, claimer);

  /* Translators: below the button “Pay 1 coin”; %s is the player who claims. */
  return g_strdup_printf (_ ("The card of %s is revealed"), name);
}

char *
bluff_words_call_price (guint worth)
{
  if (worth > 1)
    /* Translators: below the button “Bluffaneer!”: what you get or give, in coins. */
    return g_strdup (_ ("A bluff: you get 1 · true: you give 2"));

  /* Translators: below the button “Bluffaneer!”: what you get or give, in coins. */
  return g_strdup (_ ("A bluff: you get 1 · true: you give 1"));
}

/* --- Reveals -------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_reveal_banner (gboolean match, gboolean honest)
{
  if (match)
    /* Translators: a banner: the roller's own card shows what was rolled. */
    return g_strdup (_ ("Match!"));

  return g_strdup (honest ? _ ("Honest!") : _ ("It was a bluff!"));
}

char *
bluff_words_pay_outlook (const BluffCast *cast, BluffSeat from, BluffSeat to, guint coins)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = cast->viewer };

  told.event = (BluffEvent){ .kind = BLUFF_EVENT_PAY, .seat = BLUFF_NO_SEAT };
  told.event.pay.from = from;
  told.event.pay.to = to;
  told.event.pay.coins = (guint8) coins;
  return bluff_words_event (cast, &told);
}

char *
bluff_words_match_outlook (void)
{
  return g_strdup (_ ("All other players lose 1 coin to the box."));
}

/* --- The end -------------------------------------------------------------------------------------------------------
 */

char *
bluff_words_bluffaneer_end (const BluffCast *cast, const guint8 *place)
{
  BluffSeat winner = 0;
  g_autofree char *name = NULL;

  while (winner + 1u < cast->players && place[winner] != 1)
    winner++;
  if (bluff_cast_is_you (cast, winner))
    return g_strdup (_ ("You have the most coins and win!"));

  name = bluff_cast_name (cast, winner);
  /* Translators: %s is the player who wins. */
  return g_strdup_printf (_ ("%s has the most coins and wins!"), name);
}

char *
bluff_words_bluffaneer_how (const BluffCast *cast, const BluffBluffaneerView *view)
{
  g_autofree char *names = NULL;
  BluffSeats poor = 0;

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (view->coins[seat] == 0)
      poor |= bluff_seats_of (seat);
  if (poor == 0)
    return NULL;

  names = bluff_cast_labels (cast, poor);
  /* Translators: why a game is over; %s is a player, or a list of several. */
  return g_strdup_printf (_ ("Out of coins: %s."), names);
}
