/* bluff-words-shout.c: what is said while people may shout or let it pass (C4).
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-shout.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"

#include <glib/gi18n.h>

enum
{
  TRUTH_COINS = 2 /* N12 */
};

char *
bluff_words_shout_question (const BluffCast *cast, const BluffView *view)
{
  gboolean several = cast->viewer == BLUFF_ONLOOKER;
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *what = NULL;

  if (view->head.table.game == BLUFF_GAME_BLUFFER)
    {
      what = bluff_words_shape ((BluffShape) view->bluffer.claimed_shape);
      if (several)
        /* Translators: a question to several people; %1$s is a player, %2$s a shape (“Hexagon”). */
        return g_strdup_printf (_ ("%1$s claims: %2$s. Who shouts “Bluff!”?"), name, what);
      /* Translators: %1$s is a player, %2$s a shape (“Hexagon”). */
      return g_strdup_printf (_ ("%1$s claims: %2$s."), name, what);
    }

  what = bluff_words_roll (view->bluffaneer.icons);
  if (several)
    /* Translators: a question to several people; %s is the pair of icons on the dice. To claim is to shout “Gimme yer
     * booty!”. */
    return g_strdup_printf (_ ("%s. Who claims?"), what);
  /* Translators: a question; %s is the pair of icons on the dice. */
  return g_strdup_printf (_ ("%s: is that your card?"), what);
}

/* B11, B12 */
static char *
say_bluffer_prices (const char *name)
{
  /* Translators: what shouting “Bluff!” brings; %1$s is the player who claims. */
  return g_strdup_printf (_ ("A bluff: %1$s takes 1 of your cards and draws 2. True: %1$s gives you 1 card, and you "
                             "draw 1."),
                          name);
}

/* What a claim that is not believed brings (N12, N13). */
static char *
say_bluffaneer_doubt (const BluffCast *cast, const BluffBluffaneerView *view, const char *name)
{
  guint truth = MIN (TRUTH_COINS, view->coins[view->head.turn]);

  /* Nobody's card, or one that lies face down. */
  if (cast->viewer == BLUFF_ONLOOKER || view->card == BLUFF_PAIR_NONE)
    /* Translators: said to people who may claim; %1$s is the player who rolled, %2$u how many coins the truth earns.
     * “Bluffaneer!” is what is shouted, in every language. */
    return g_strdup_printf (ngettext ("If %1$s shouts “Bluffaneer!”, a bluff costs you 1 coin and the truth earns you "
                                      "%2$u coin.",
                                      "If %1$s shouts “Bluffaneer!”, a bluff costs you 1 coin and the truth earns you "
                                      "%2$u coins.",
                                      truth),
                            name, truth);
  if (view->card != bluff_pair_of ((BluffIcon) view->icons[0], (BluffIcon) view->icons[1]))
    /* Translators: what a claim costs that is a bluff; %s is the player who rolled. */
    return g_strdup_printf (_ ("If %s shouts “Bluffaneer!”, you give 1 coin."), name);

  /* Translators: what a claim brings that is true; %1$s is the player who rolled, %2$u a number of coins. */
  return g_strdup_printf (ngettext ("If %1$s shouts “Bluffaneer!”, you get %2$u coin.",
                                    "If %1$s shouts “Bluffaneer!”, you get %2$u coins.", truth),
                          name, truth);
}

/* N11–N13 */
static char *
say_bluffaneer_prices (const BluffCast *cast, const BluffBluffaneerView *view, const char *name)
{
  /* Translators: what a claim brings; %s is the player who rolled. */
  g_autofree char *pays = g_strdup_printf (_ ("If %s pays, you get 1 coin."), name);
  g_autofree char *doubts = say_bluffaneer_doubt (cast, view, name);

  return bluff_words_sentences (pays, doubts);
}

char *
bluff_words_shout_prices (const BluffCast *cast, const BluffView *view)
{
  gboolean bluffer = view->head.table.game == BLUFF_GAME_BLUFFER;
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *prices = bluffer ? say_bluffer_prices (name) : say_bluffaneer_prices (cast, &view->bluffaneer, name);

  if (bluffer && cast->viewer != BLUFF_ONLOOKER)
    return g_steal_pointer (&prices);

  return bluff_words_sentences (_ ("The first shout counts."), prices);
}

static char *
note_bluffer (const BluffBlufferView *view, gboolean *honest)
{
  BluffShape side = bluff_bluffer_view_shown_side (view, view->claimed);
  g_autofree char *shape = NULL;

  if (view->seat == BLUFF_ONLOOKER || side == BLUFF_SHAPE_UNKNOWN)
    return NULL;

  *honest = side == view->claimed_shape;
  shape = bluff_words_shape (side);
  /* Translators: of the card that another player has laid; %s is a shape. */
  return g_strdup_printf (_ ("You have seen its hidden side: %s."), shape);
}

static char *
note_bluffaneer (const BluffBluffaneerView *view, gboolean *honest)
{
  if (view->card == BLUFF_PAIR_NONE)
    return NULL;

  *honest = view->card == bluff_pair_of ((BluffIcon) view->icons[0], (BluffIcon) view->icons[1]);
  return g_strdup (*honest ? _ ("Your card matches. Claiming is honest.")
                           : _ ("Your card does not match. Claiming would be a bluff."));
}

char *
bluff_words_shout_note (const BluffView *view, gboolean *honest)
{
  gboolean ignored;

  if (honest == NULL)
    honest = &ignored;

  return view->head.table.game == BLUFF_GAME_BLUFFER ? note_bluffer (&view->bluffer, honest)
                                                     : note_bluffaneer (&view->bluffaneer, honest);
}

char *
bluff_words_shout (BluffGame game)
{
  if (game == BLUFF_GAME_BLUFFER)
    /* Translators: what is shouted in Bluffer at a player who is believed to bluff; on a button. */
    return g_strdup (C_ ("shout", "Bluff!"));

  /* Translators: what is shouted in Bluffaneer by a player who has the matching card, or not; on a button. */
  return g_strdup (C_ ("shout", "Gimme yer booty!"));
}

char *
bluff_words_was_first (const BluffCast *cast, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);

  /* Translators: to somebody who shouted too late; %s is the player who shouted before. */
  return g_strdup_printf (C_ ("shout", "First: %s"), name);
}

char *
bluff_words_seconds_left (guint seconds)
{
  /* Translators: how long people may still shout; %u is a number of seconds. */
  return g_strdup_printf (ngettext ("%u second left", "%u seconds left", seconds), seconds);
}

char *
bluff_words_seconds (guint seconds)
{
  /* Translators: %u is a number of seconds, in as little room as possible. */
  return g_strdup_printf (C_ ("seconds", "%u s"), seconds);
}
