/* reader-bluffaneer.h: plays Bluffaneer with the screen switched off.
 *
 * Sensible play claims what it has, bluffs now and then, and calls a pair of which most cards are revealed; at an open
 * table people look at their cards first. Reckless play ends soon: everybody who can claim does, whatever the card; but
 * the person called Ada bluffs and pays, and all others call and steal there.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-player.h"

G_BEGIN_DECLS

/* What there is to do. */
enum
{
  READER_BLUFFANEER_ROLL = READER_CHOICE_OWN,
  READER_BLUFFANEER_STEAL,
  READER_BLUFFANEER_CLAIM, /* one person claims or lets it pass */
  READER_BLUFFANEER_SHOUT, /* several people at an open table: one of them, or nobody */
  READER_BLUFFANEER_ANSWER,
  READER_BLUFFANEER_LOOK /* never to be done, but counted: somebody has looked at their card at an open table */
};

extern const ReaderSkill reader_bluffaneer_skill;

G_END_DECLS
