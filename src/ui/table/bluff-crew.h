/* bluff-crew.h: who sits around a table, as the window shows them: names and flags. Nothing in it is secret.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cast.h"
#include "bluff-flag.h"
#include "bluff-saved-game.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* Somebody. The name is the crew's. */
typedef struct
{
  const char *name;
  BluffFlag flag;
} BluffCrewMember;

#define BLUFF_TYPE_CREW (bluff_crew_get_type ())

G_DECLARE_FINAL_TYPE (BluffCrew, bluff_crew, BLUFF, CREW, GObject)

/* N members, copied. */
BluffCrew *bluff_crew_new (const BluffCrewMember *members, guint n);

/* Those of a game. Seats without a flag, or with one that another seat has, get one that is free. */
BluffCrew *bluff_crew_new_for_game (BluffSavedGame *game);

/* The profile of a seat (BLUFF_STORE_NO_PLAYER: it has none), whose page the name leads to. */
gint64 bluff_crew_get_player (BluffCrew *self, BluffSeat seat);

/* Those of GAME. Nobody has one before. */
void bluff_crew_set_players (BluffCrew *self, const BluffStoreGame *game);

guint bluff_crew_get_size (BluffCrew *self);
const BluffCrewMember *bluff_crew_get (BluffCrew *self, BluffSeat seat);

/* For sentences to VIEWER; lives as long as the crew. */
BluffCast bluff_crew_get_cast (BluffCrew *self, BluffSeat viewer);

G_END_DECLS
