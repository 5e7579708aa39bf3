/* bluff-words-phase.c: what the game waits for, in sentences.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-words.h"

#include "bluff-words-list.h"
#include "bluff-words-names.h"
#include "bluff-words-pirate-sheets.h"
#include "bluff-words-say.h"

#include <glib/gi18n.h>

typedef char *(*Ask) (const BluffCast *cast, const BluffView *view);

/* Whether the game waits for the viewer, alone or among others. */
static gboolean
awaits_you (const BluffCast *cast, const BluffView *view)
{
  return bluff_seats_has (view->head.awaited, cast->viewer);
}

/* Whom the game waits for: there is somebody in all phases but those without a seat. */
static char *
list_awaited (const BluffCast *cast, const BluffView *view)
{
  return bluff_cast_labels (cast, view->head.awaited);
}

static char *
ask_setup (const BluffCast *cast G_GNUC_UNUSED, const BluffView *view G_GNUC_UNUSED)
{
  return g_strdup (_ ("The game has not begun yet."));
}

static char *
ask_settling (const BluffCast *cast G_GNUC_UNUSED, const BluffView *view G_GNUC_UNUSED)
{
  /* Translators: nobody has to do anything: the ships still move, or cards are still turned over. */
  return g_strdup (_ ("One moment…"));
}

static char *
ask_over (const BluffCast *cast, const BluffView *view)
{
  return bluff_words_winner (cast, view->head.place);
}

static char *
ask_pirate_turn (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);

  if (awaits_you (cast, view))
    return g_strdup (_ ("Your turn: draw 2 cards or board a ship."));

  /* Translators: %s is a player. */
  return g_strdup_printf (_ ("Waiting for %s to draw or board a ship."), name);
}

static char *
ask_pirate_play (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  guint hand_size = view->pirate.hand_size[view->head.turn];

  if (!awaits_you (cast, view))
    /* Translators: %s is a player. */
    return g_strdup_printf (_ ("Waiting for %s to lay a set or discard."), name);

  if (hand_size < BLUFF_PIRATE_SET_MIN)
    return g_strdup (_ ("Your turn: too few cards for a set, so end it."));

  if (hand_size < BLUFF_PIRATE_HAND)
    return g_strdup (_ ("Your turn: lay a set or end your turn."));

  return g_strdup (_ ("Your turn: lay a set or discard 1 card."));
}

static char *
ask_pirate_vote (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *awaited = list_awaited (cast, view);

  if (awaits_you (cast, view))
    /* Translators: %s is the player who laid the set. */
    return g_strdup_printf (_ ("Bluff or no bluff? Vote on %s’s set."), name);

  /* Translators: %s is a player, or a list of several, who have not voted yet. */
  return g_strdup_printf (_ ("Waiting for: %s."), awaited);
}

static char *
ask_pirate_reveal (const BluffCast *cast, const BluffView *view)
{
  return bluff_words_lift_question (cast, view->head.turn);
}

static char *
ask_bluffer_turn (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *need = bluff_words_shape ((BluffShape) view->bluffer.need);

  if (awaits_you (cast, view))
    /* Translators: %s is a shape. */
    return g_strdup_printf (_ ("Your turn. To match: %s."), need);

  /* Translators: %1$s is a player, %2$s a shape. */
  return g_strdup_printf (_ ("%1$s’s turn. To match: %2$s."), name, need);
}

static char *
ask_bluffer_call (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *claimer = bluff_cast_name (cast, view->head.turn);
  g_autofree char *shape = bluff_words_shape ((BluffShape) view->bluffer.claimed_shape);
  g_autofree char *awaited = list_awaited (cast, view);

  if (awaits_you (cast, view))
    /* Translators: %1$s is the player who claims, %2$s the shape that the hidden side is said to be. */
    return g_strdup_printf (_ ("%1$s claims: %2$s. Shout “Bluff!” or let it pass?"), claimer, shape);

  if (bluff_cast_is_you (cast, view->head.turn))
    /* Translators: %1$s is the shape that you say the hidden side to be; %2$s a player, or a list of several, who may
     * still shout. */
    return g_strdup_printf (_ ("You claim: %1$s. Waiting for: %2$s."), shape, awaited);

  /* Translators: %1$s is the player who claims, %2$s the shape that the hidden side is said to be; %3$s a player, or a
   * list of several, who may still shout. */
  return g_strdup_printf (_ ("%1$s claims: %2$s. Waiting for: %3$s."), claimer, shape, awaited);
}

static char *
ask_bluffer_take (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *bluffer = bluff_cast_name (cast, view->head.turn);
  g_autofree char *caller = bluff_cast_name (cast, view->bluffer.caller);

  if (awaits_you (cast, view))
    /* Translators: %s is the player who shouted “Bluff!” at you. */
    return g_strdup_printf (_ ("Bluff caught! Take 1 card from %s."), caller);

  if (bluff_cast_is_you (cast, view->bluffer.caller))
    /* Translators: %s is the player whose bluff you caught, and who is choosing a card now. */
    return g_strdup_printf (_ ("Bluff caught! %s takes 1 of your cards."), bluffer);

  /* Translators: %1$s is the player who bluffed and is choosing a card now, %2$s the player who shouted “Bluff!”. */
  return g_strdup_printf (_ ("Bluff caught! %1$s takes 1 card from %2$s."), bluffer, caller);
}

static char *
ask_bluffer_give (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *accused = bluff_cast_name (cast, view->head.turn);
  g_autofree char *caller = bluff_cast_name (cast, view->bluffer.caller);

  if (awaits_you (cast, view))
    /* Translators: your claim was true; %s is the player who shouted “Bluff!”. */
    return g_strdup_printf (_ ("Honest! Give 1 card to %s."), caller);

  if (bluff_cast_is_you (cast, view->bluffer.caller))
    /* Translators: you shouted “Bluff!”; %s is the player whose claim was true, and who is choosing a card now. */
    return g_strdup_printf (_ ("Honest! %s gives you 1 card."), accused);

  /* Translators: %1$s is the player whose claim was true and who is choosing a card now, %2$s the player who shouted
   * “Bluff!”. */
  return g_strdup_printf (_ ("Honest! %1$s gives 1 card to %2$s."), accused, caller);
}

static char *
ask_bluffaneer_roll (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);

  if (awaits_you (cast, view))
    /* Translators: the bones are the two dice. */
    return g_strdup (_ ("Your turn: roll the bones."));

  /* Translators: %s is a player; the bones are the two dice. */
  return g_strdup_printf (_ ("Waiting for %s to roll the bones."), name);
}

static char *
ask_bluffaneer_steal (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *name = bluff_cast_name (cast, view->head.turn);
  g_autofree char *roll = bluff_words_roll (view->bluffaneer.icons);

  if (awaits_you (cast, view))
    /* Translators: %s is what both dice show: "Two ships". */
    return g_strdup_printf (_ ("Rolled: %s. Who do you steal from?"), roll);

  /* Translators: %1$s is what both dice show, "Two ships"; %2$s the player who rolled them and may steal. */
  return g_strdup_printf (_ ("Rolled: %1$s. Waiting for %2$s to steal."), roll, name);
}

static char *
ask_bluffaneer_claim (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *roll = bluff_words_roll (view->bluffaneer.icons);
  g_autofree char *awaited = list_awaited (cast, view);

  if (awaits_you (cast, view))
    /* Translators: %s is the pair of icons on the dice. */
    return g_strdup_printf (_ ("Rolled: %s. Claim it or let it pass?"), roll);

  /* Translators: %1$s is the pair of icons on the dice; %2$s a player, or a list of several, who may still claim. */
  return g_strdup_printf (_ ("Rolled: %1$s. Waiting for: %2$s."), roll, awaited);
}

static char *
ask_bluffaneer_answer (const BluffCast *cast, const BluffView *view)
{
  g_autofree char *roller = bluff_cast_name (cast, view->head.turn);
  g_autofree char *claimer = bluff_cast_name (cast, view->bluffaneer.claimer);

  if (awaits_you (cast, view))
    /* Translators: %s is the player who claims to have the pair that you rolled. */
    return g_strdup_printf (_ ("%s claims the match. Pay 1 coin or shout “Bluffaneer!”?"), claimer);

  if (bluff_cast_is_you (cast, view->bluffaneer.claimer))
    /* Translators: %s is the roller, who decides now. */
    return g_strdup_printf (_ ("You claim the match. Will %s pay?"), roller);

  /* Translators: %1$s is the player who claims, %2$s the roller, who decides now. */
  return g_strdup_printf (_ ("%1$s claims the match. Will %2$s pay?"), claimer, roller);
}

static const Ask asks[BLUFF_N_PHASES] = {
  [BLUFF_PHASE_SETUP] = ask_setup,
  [BLUFF_PHASE_SETTLING] = ask_settling,
  [BLUFF_PHASE_OVER] = ask_over,
  [BLUFF_PHASE_PIRATE_TURN] = ask_pirate_turn,
  [BLUFF_PHASE_PIRATE_PLAY] = ask_pirate_play,
  [BLUFF_PHASE_PIRATE_VOTE] = ask_pirate_vote,
  [BLUFF_PHASE_PIRATE_REVEAL] = ask_pirate_reveal,
  [BLUFF_PHASE_BLUFFER_TURN] = ask_bluffer_turn,
  [BLUFF_PHASE_BLUFFER_CALL] = ask_bluffer_call,
  [BLUFF_PHASE_BLUFFER_TAKE] = ask_bluffer_take,
  [BLUFF_PHASE_BLUFFER_GIVE] = ask_bluffer_give,
  [BLUFF_PHASE_BLUFFANEER_ROLL] = ask_bluffaneer_roll,
  [BLUFF_PHASE_BLUFFANEER_STEAL] = ask_bluffaneer_steal,
  [BLUFF_PHASE_BLUFFANEER_CLAIM] = ask_bluffaneer_claim,
  [BLUFF_PHASE_BLUFFANEER_ANSWER] = ask_bluffaneer_answer,
};

char *
bluff_words_phase (const BluffCast *cast, const BluffView *view)
{
  g_return_val_if_fail (view->head.phase < BLUFF_N_PHASES && asks[view->head.phase] != NULL, NULL);

  return asks[view->head.phase](cast, view);
}
