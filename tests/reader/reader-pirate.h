/* reader-pirate.h: plays Bluff Pirate with the screen switched off.
 *
 * Sensible play lays an honest set when it holds one, and doubts a set that, by its count, cannot be honest.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "reader-player.h"

G_BEGIN_DECLS

enum
{
  READER_PIRATE_TURN = READER_CHOICE_OWN, /* draw or board */
  READER_PIRATE_SHIP,                     /* whose ship to board */
  READER_PIRATE_PICK,                     /* which cards to take */
  READER_PIRATE_PLAY,                     /* lay, discard or end the turn */
  READER_PIRATE_VOTE,
  READER_PIRATE_LIFT
};

extern const ReaderSkill reader_pirate_skill;

G_END_DECLS
