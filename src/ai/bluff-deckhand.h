/* bluff-deckhand.h: the first level that thinks, game by game (private to the computer players).
 *
 * A deckhand prefers the truth, bluffs now and then, and judges the claims of others by counting cards and by what it
 * remembers of who bluffs. It acts on what its view proves, and does not make a claim that, as its view shows, others
 * can disprove.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-mind.h"
#include "bluff-pick.h"

G_BEGIN_DECLS

/* Whether it bluffs where a deckhand does so with a chance of CHANCE in a thousand; its character has a say. */
static inline gboolean
bluff_deckhand_dares (BluffMind *mind, guint chance)
{
  return bluff_pick_dares (&mind->random, bluff_character_dare ((BluffCharacter) mind->character, chance));
}

/* As bluff_pick_feel, as its character feels it. */
static inline guint
bluff_deckhand_feel (BluffMind *mind, guint chance, guint waver)
{
  return bluff_character_doubt ((BluffCharacter) mind->character, bluff_pick_feel (&mind->random, chance, waver));
}

void bluff_deckhand_pirate (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);
void bluff_deckhand_bluffer (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);
void bluff_deckhand_bluffaneer (BluffMind *mind, const BluffView *view, const BluffLegal *legal, BluffAction *action);

G_END_DECLS
