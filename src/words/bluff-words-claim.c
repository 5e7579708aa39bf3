/* bluff-words-claim.c: the claims of a game that is over, with their truth.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words-claim.h"

#include "bluff-words-bluffaneer-table.h"
#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"

#include <glib/gi18n.h>

/* Cards of Bluffer that a called claim moves before any is drawn: the claimed one, and another (B11, B12). */
enum
{
  NOT_DRAWN = 2
};

guint
bluff_words_round_number (BluffGame game, guint turn, guint players)
{
  return turn == 0 || game == BLUFF_GAME_BLUFFANEER ? turn : (turn - 1) / players + 1;
}

static guint
round_of (const BluffCast *cast, const BluffToldClaim *claim)
{
  return bluff_words_round_number (claim->game, claim->turn, cast->players);
}

char *
bluff_words_round (BluffGame game, guint turn, guint players)
{
  /* Translators: a heading in the log; %u is the number of the round. */
  return g_strdup_printf (_ ("Round %u"), bluff_words_round_number (game, turn, players));
}

char *
bluff_words_n_rounds (guint n)
{
  /* Translators: how long a game was; every player has had a turn in each round. */
  return g_strdup_printf (ngettext ("%u round", "%u rounds", n), n);
}

/* --- What was claimed ----------------------------------------------------------------------------------------------
 */

static char *
say_set (const char *name, guint n, gboolean bluff)
{
  if (bluff)
    /* Translators: a heading in the story of a game, without a full stop; %1$s is a player or "You", %2$d how many
     * cards the set had. */
    return g_strdup_printf (ngettext ("%1$s: a bluff with %2$d card", "%1$s: a bluff with %2$d cards", n), name, n);

  /* Translators: a heading in the story of a game, without a full stop; %1$s is a player or "You", %2$d how many cards
   * the set had. */
  return g_strdup_printf (ngettext ("%1$s: an honest set of %2$d card", "%1$s: an honest set of %2$d cards", n), name,
                          n);
}

char *
bluff_words_claim (const BluffCast *cast, const BluffToldClaim *claim)
{
  g_autofree char *name = bluff_cast_name (cast, claim->seat);
  g_autofree char *thing = NULL, *claims = NULL;

  if (claim->game == BLUFF_GAME_PIRATE)
    return say_set (name, claim->n_cards, claim->bluff);

  thing = claim->game == BLUFF_GAME_BLUFFER ? bluff_words_shape ((BluffShape) claim->claimed)
                                            : bluff_words_roll (claim->icons);
  /* Translators: %1$s is a player, %2$s a shape (“Hexagon”) or the pair of icons that two dice show. */
  claims = g_strdup_printf (_ ("%1$s claims: %2$s."), name, thing);
  return bluff_words_sentences (claims, claim->bluff ? _ ("It was a bluff!") : _ ("Honest!"));
}

/* --- Who decided what ----------------------------------------------------------------------------------------------
 */

static char *
say_vote (const char *name, gboolean vote, gboolean lifted)
{
  g_autofree char *side = bluff_words_vote (vote);

  if (lifted)
    /* Translators: a vote in the review of a game: %1$s is a player or "You", %2$s "Bluff" or "No bluff". It was the
     * one that counted, because its cup was lifted. */
    return g_strdup_printf (_ ("%1$s: %2$s. This cup was lifted."), name, side);

  /* Translators: a vote in the review of a game: %1$s is a player or "You", %2$s "Bluff" or "No bluff". */
  return g_strdup_printf (C_ ("vote", "%1$s: %2$s"), name, side);
}

static char *
say_shout (const char *name, gboolean shout, gboolean counted)
{
  if (!shout)
    /* Translators: of a game that is over; %s is a player ("You" or a name) who did not shout “Bluff!”. */
    return g_strdup_printf (_ ("%s: no shout"), name);
  if (counted)
    /* Translators: of a game that is over; %s is a player ("You" or a name) who shouted “Bluff!” before all others. */
    return g_strdup_printf (_ ("%s: “Bluff!”, first"), name);

  /* Translators: of a game that is over; %s is a player ("You" or a name) who shouted “Bluff!” too late. */
  return g_strdup_printf (_ ("%s: “Bluff!”"), name);
}

static char *
say_answer (const BluffToldClaim *claim, BluffSeat seat, const char *name)
{
  if (!bluff_seats_has (claim->asked, seat))
    /* Translators: of a game that is over; %s is a player who shouted “Gimme yer booty!” too, but too late. */
    return g_strdup_printf (_ ("%s: “Gimme yer booty!”, too late"), name);
  if (bluff_seats_has (claim->doubted, seat))
    /* Translators: of a game that is over; %s is the player who rolled, and did not believe the claim. */
    return g_strdup_printf (_ ("%s: “Bluffaneer!”"), name);

  /* Translators: of a game that is over; %s is the player who rolled, and believed the claim. */
  return g_strdup_printf (_ ("%s: pays"), name);
}

char *
bluff_words_claim_decision (const BluffCast *cast, const BluffToldClaim *claim, BluffSeat seat)
{
  g_autofree char *name = bluff_cast_name (cast, seat);
  gboolean doubts = bluff_seats_has (claim->doubted, seat);

  switch (claim->game)
    {
    case BLUFF_GAME_PIRATE:
      return say_vote (name, doubts, seat == claim->judge);
    case BLUFF_GAME_BLUFFER:
      return say_shout (name, doubts, doubts && seat == claim->judge);
    case BLUFF_GAME_BLUFFANEER:
    default:
      return say_answer (claim, seat, name);
    }
}

/* --- What came of it -----------------------------------------------------------------------------------------------
 */

/* Who sailed, the layer first. */
static char *
say_sails (const BluffCast *cast, const BluffToldClaim *claim)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  BluffSeat seat = claim->seat;

  for (guint i = 0; i < cast->players; i++, seat = bluff_seat_next (seat, cast->players))
    if (claim->gained[seat] != 0)
      g_ptr_array_add (moves, bluff_words_sails (cast, seat, (guint) MAX (-claim->gained[seat], 0),
                                                 (guint) MAX (claim->gained[seat], 0)));

  return moves->len > 0 ? bluff_words_lines (moves) : NULL;
}

static char *
say_pays (const BluffCast *cast, const BluffToldClaim *claim)
{
  BluffSeat from = BLUFF_NO_SEAT, to = BLUFF_NO_SEAT;

  for (BluffSeat seat = 0; seat < cast->players; seat++)
    if (claim->gained[seat] < 0)
      from = seat;
    else if (claim->gained[seat] > 0)
      to = seat;

  return from != BLUFF_NO_SEAT ? bluff_words_pay_outlook (cast, from, to, claim->moved) : NULL;
}

/* B11, B12. Besides the claimed card and the one that changes hands, the cards that were drawn: none if that ended the
 * game (B17), and fewer than usual if there were no more (B18). */
static char *
say_cards (const BluffCast *cast, const BluffToldClaim *claim)
{
  guint drawn = claim->moved > NOT_DRAWN ? claim->moved - NOT_DRAWN : 0;
  g_autofree char *claimer = bluff_cast_name (cast, claim->seat);
  g_autofree char *caller = bluff_cast_name (cast, claim->judge);

  if (claim->bluff && drawn == 0)
    /* Translators: of a game that is over: %1$s is the player whose bluff was caught, %2$s the player who shouted
     * “Bluff!”. */
    return g_strdup_printf (_ ("%1$s takes 1 card from %2$s."), claimer, caller);
  if (claim->bluff)
    return g_strdup_printf (
        /* Translators: of a game that is over: %1$s is the player whose bluff was caught, %2$s the player who shouted
         * “Bluff!”, %3$u how many cards %1$s draws. */
        ngettext ("%1$s takes 1 card from %2$s and draws %3$u card.",
                  "%1$s takes 1 card from %2$s and draws %3$u cards.", drawn),
        claimer, caller, drawn);
  if (drawn == 0)
    /* Translators: of a game that is over: %1$s is the player whose claim was true, %2$s the player who shouted
     * “Bluff!”. */
    return g_strdup_printf (_ ("%1$s gives 1 card to %2$s."), claimer, caller);

  return g_strdup_printf (
      /* Translators: of a game that is over: %1$s is the player whose claim was true, %2$s the player who shouted
       * “Bluff!”, %3$u how many cards %2$s draws. */
      ngettext ("%1$s gives 1 card to %2$s, and %2$s draws %3$u card.",
                "%1$s gives 1 card to %2$s, and %2$s draws %3$u cards.", drawn),
      claimer, caller, drawn);
}

char *
bluff_words_claim_result (const BluffCast *cast, const BluffToldClaim *claim)
{
  switch (claim->game)
    {
    case BLUFF_GAME_PIRATE:
      return say_sails (cast, claim);
    case BLUFF_GAME_BLUFFER:
      if (claim->called)
        return say_cards (cast, claim);

      /* Translators: of a claim in a game that is over. */
      return g_strdup (_ ("Nobody shouted."));
    case BLUFF_GAME_BLUFFANEER:
    default:
      return say_pays (cast, claim);
    }
}

/* --- What stands out -----------------------------------------------------------------------------------------------
 */

char *
bluff_words_best_lie (const BluffCast *cast, const BluffToldClaim *claim)
{
  g_autofree char *liar = bluff_cast_name (cast, claim->seat);
  g_autofree char *fooled = claim->judge != BLUFF_NO_SEAT ? bluff_cast_name (cast, claim->judge) : NULL;
  guint round = round_of (cast, claim);

  switch (claim->game)
    {
    case BLUFF_GAME_PIRATE:
      return g_strdup_printf (
          /* Translators: the best lie of a game: %1$u is a round, %2$s and %3$s are players, %4$u is how many squares
           * ships sailed because of it. */
          ngettext ("Round %1$u: %2$s bluffs, and %3$s believes it: %4$u square.",
                    "Round %1$u: %2$s bluffs, and %3$s believes it: %4$u squares.", claim->moved),
          round, liar, fooled, claim->moved);
    case BLUFF_GAME_BLUFFER:
      return g_strdup_printf (
          /* Translators: the best lie of a game: %1$u is a round, %2$s a player, %3$u how many cards changed places
           * because of it. */
          ngettext ("Round %1$u: %2$s bluffs, and nobody shouts: %3$u card.",
                    "Round %1$u: %2$s bluffs, and nobody shouts: %3$u cards.", claim->moved),
          round, liar, claim->moved);
    case BLUFF_GAME_BLUFFANEER:
    default:
      return g_strdup_printf (
          /* Translators: the best lie of a game: %1$u is a round, %2$s and %3$s are players, %4$u is how many coins
           * were paid because of it. */
          ngettext ("Round %1$u: %2$s bluffs, and %3$s pays: %4$u coin.",
                    "Round %1$u: %2$s bluffs, and %3$s pays: %4$u coins.", claim->moved),
          round, liar, fooled, claim->moved);
    }
}

char *
bluff_words_best_read (const BluffCast *cast, const BluffToldClaim *claim)
{
  g_autofree char *reader = bluff_cast_name (cast, claim->judge);
  g_autofree char *liar = bluff_cast_name (cast, claim->seat);
  guint round = round_of (cast, claim);

  switch (claim->game)
    {
    case BLUFF_GAME_PIRATE:
      return g_strdup_printf (
          /* Translators: the right doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many squares ships sailed because of it. */
          ngettext ("Round %1$u: %2$s sees through %3$s’s bluff: %4$u square.",
                    "Round %1$u: %2$s sees through %3$s’s bluff: %4$u squares.", claim->moved),
          round, reader, liar, claim->moved);
    case BLUFF_GAME_BLUFFER:
      return g_strdup_printf (
          /* Translators: the right doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many cards changed places because of it. */
          ngettext ("Round %1$u: %2$s sees through %3$s’s bluff: %4$u card.",
                    "Round %1$u: %2$s sees through %3$s’s bluff: %4$u cards.", claim->moved),
          round, reader, liar, claim->moved);
    case BLUFF_GAME_BLUFFANEER:
    default:
      return g_strdup_printf (
          /* Translators: the right doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many coins were paid because of it. */
          ngettext ("Round %1$u: %2$s sees through %3$s’s bluff: %4$u coin.",
                    "Round %1$u: %2$s sees through %3$s’s bluff: %4$u coins.", claim->moved),
          round, reader, liar, claim->moved);
    }
}

char *
bluff_words_dearest_doubt (const BluffCast *cast, const BluffToldClaim *claim)
{
  g_autofree char *doubter = bluff_cast_name (cast, claim->judge);
  g_autofree char *honest = bluff_cast_name (cast, claim->seat);
  guint round = round_of (cast, claim);

  switch (claim->game)
    {
    case BLUFF_GAME_PIRATE:
      return g_strdup_printf (
          /* Translators: the wrong doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many squares ships sailed because of it. */
          ngettext ("Round %1$u: %2$s doubts %3$s’s honest set: %4$u square.",
                    "Round %1$u: %2$s doubts %3$s’s honest set: %4$u squares.", claim->moved),
          round, doubter, honest, claim->moved);
    case BLUFF_GAME_BLUFFER:
      return g_strdup_printf (
          /* Translators: the wrong doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many cards changed places because of it. */
          ngettext ("Round %1$u: %2$s doubts %3$s’s honest claim: %4$u card.",
                    "Round %1$u: %2$s doubts %3$s’s honest claim: %4$u cards.", claim->moved),
          round, doubter, honest, claim->moved);
    case BLUFF_GAME_BLUFFANEER:
    default:
      return g_strdup_printf (
          /* Translators: the wrong doubt of a game that mattered most: %1$u is a round, %2$s and %3$s are players, %4$u
           * is how many coins were paid because of it. */
          ngettext ("Round %1$u: %2$s doubts %3$s’s honest claim: %4$u coin.",
                    "Round %1$u: %2$s doubts %3$s’s honest claim: %4$u coins.", claim->moved),
          round, doubter, honest, claim->moved);
    }
}
