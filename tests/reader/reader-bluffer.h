/* reader-bluffer.h: plays Bluffer with the screen switched off.
 *
 * Sensible play claims what it knows to be true, shows a last card unless it knows better, and calls a claim that it
 * knows to be false.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-player.h"

G_BEGIN_DECLS

enum
{
  READER_BLUFFER_TURN = READER_CHOICE_OWN, /* peek, match, claim, show or draw */
  READER_BLUFFER_CALL,                     /* one person: call or let it pass */
  READER_BLUFFER_CALL_OPENLY,              /* several people at an open table */
  READER_BLUFFER_TAKE,                     /* which card to take from the caller */
  READER_BLUFFER_GIVE,                     /* which card to give to the caller */
  READER_BLUFFER_CLOSE                     /* the cards of another player lie there, large */
};

extern const ReaderSkill reader_bluffer_skill;

G_END_DECLS
