/* bluff-words-bluffaneer-table.c: what the table of Bluffaneer says beside the dice, the coins and one's own card.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-bluffaneer-table.h"

#include "bluff-words-names.h"
#include "bluff-words.h"

#include <glib/gi18n.h>

/* --- The dice and the map ------------------------------------------------------------------------------------------
 */

char *
bluff_words_double (BluffIcon icon)
{
  switch (icon)
    {
    case BLUFF_ICON_CHEST:
      /* Translators: beside two treasure chests on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Everyone gives you 1 coin"));
    case BLUFF_ICON_SWORDS:
      /* Translators: beside two swords on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Steal 2 coins"));
    case BLUFF_ICON_SHIP:
      /* Translators: beside two ships on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("Steal 3 coins"));
    case BLUFF_ICON_CROSSBONES:
      /* Translators: beside two crossbones on the map: what such a roll does. There is little room. */
      return g_strdup (_ ("You give everyone 1 coin"));
    case BLUFF_N_ICONS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bluff_words_double_named (BluffIcon icon)
{
  g_autofree char *two = bluff_words_two (icon);
  g_autofree char *does = bluff_words_double (icon);

  /* Translators: read aloud, of the map; %1$s is a roll, "Two ships"; %2$s is what it does: "Steal 3 coins". */
  return g_strdup_printf (C_ ("roll", "%1$s: %2$s"), two, does);
}

char *
bluff_words_dice (const guint8 icons[2])
{
  g_autofree char *roll = NULL;

  if (icons[0] == BLUFF_NO_ICON || icons[1] == BLUFF_NO_ICON)
    return g_strdup (_ ("Dice: not rolled yet"));

  roll = bluff_words_roll (icons);
  /* Translators: read aloud: what lies on the table; %s is "Swords + Ship" or "Two ships". */
  return g_strdup_printf (_ ("Dice: %s"), roll);
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
    /* Translators: state of a seat: this player has rolled the dice; no gender: a noun form such as "The roll" will do.
     */
    return g_strdup (_ ("Rolled"));

  return NULL;
}

char *
bluff_words_steal (guint coins)
{
  /* Translators: a button, which has the player's name beside it; %d is a number of coins. */
  return g_strdup_printf (ngettext ("Steal %d Coin", "Steal %d Coins", coins), (int) coins);
}

char *
bluff_words_steal_from (const BluffCast *cast, BluffSeat victim, guint coins)
{
  g_autofree char *name = bluff_cast_name (cast, victim);

  /* Translators: a button; %1$s is a player, %2$d a number of coins. */
  return g_strdup_printf (ngettext ("Steal %2$d Coin From %1$s", "Steal %2$d Coins From %1$s", coins), name,
                          (int) coins);
}

/* --- One's own card ------------------------------------------------------------------------------------------------
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
bluff_words_roll_outlook (gboolean own)
{
  if (own)
    /* Translators: what comes of a roll; what doubles do is said further up. */
    return g_strdup (_ ("If your card matches, everyone else loses 1 coin. If not, anyone may claim a match, true or "
                        "not. Doubles: see above."));

  /* Translators: what comes of a roll, said to all who are at the screen: the card is that of the player who rolls. */
  return g_strdup (_ ("If the card matches, everyone else loses 1 coin. If not, anyone may claim a match, true or "
                      "not. Doubles: see above."));
}

char *
bluff_words_claim_shout (const BluffCast *cast, BluffSeat claimer)
{
  BluffTold told = { .game = BLUFF_GAME_BLUFFANEER, .seat = cast->viewer };

  told.event = (BluffEvent){ .kind = BLUFF_EVENT_DECIDE, .seat = claimer, .decide.shout = TRUE };
  return bluff_words_event (cast, &told);
}

char *
bluff_words_claim_claimed (const guint8 icons[2])
{
  g_autofree char *roll = bluff_words_roll (icons);

  /* Translators: said to the roller; %s is the pair of icons that another player claims to have. */
  return g_strdup_printf (_ ("Claimed: %s. Do you believe it?"), roll);
}

char *
bluff_words_pair_count (guint revealed)
{
  /* Translators: counting help; %u is how many of these three cards, 0 to 3, have been revealed and discarded. */
  return g_strdup_printf (_ ("3 of the 18 cards show this pair. Revealed so far: %u."), revealed);
}

char *
bluff_words_pay_price (const BluffCast *cast, BluffSeat claimer)
{
  g_autofree char *name = bluff_cast_name (cast, claimer);

  /* Translators: below the button “Pay 1 coin”; %s is the player who claims. */
  return g_strdup_printf (_ ("%s’s card is revealed"), name);
}

char *
bluff_words_call_price (guint worth)
{
  /* Translators: below the button “Bluffaneer!”: what you get or give; 1 and %u, which is 1 or 2, are coins. */
  return g_strdup_printf (_ ("A bluff: you get 1 · true: you give %u"), CLAMP (worth, 1, 2));
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
  return g_strdup (_ ("Everyone else loses 1 coin."));
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
