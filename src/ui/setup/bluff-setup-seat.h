/* bluff-setup-seat.h: somebody at a table that is being set up: who, and under which flag.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-flag.h"
#include "bluff-saves.h"
#include "bluff-store-player.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SETUP_SEAT (bluff_setup_seat_get_type ())

/* Signal `changed`: somebody else sits there, or something about them is different. */
G_DECLARE_FINAL_TYPE (BluffSetupSeat, bluff_setup_seat, BLUFF, SETUP_SEAT, GObject)

/* A profile, a guest or a computer, as in the store. */
BluffStoreSeatKind bluff_setup_seat_get_kind (BluffSetupSeat *self);

gboolean bluff_setup_seat_is_person (BluffSetupSeat *self);

/* The name as it was written, perhaps not a possible one; never NULL. */
const char *bluff_setup_seat_get_name (BluffSetupSeat *self);

/* The same, ready for a sentence: see bluff_cast_name. Newly allocated. */
char *bluff_setup_seat_say_name (BluffSetupSeat *self);

/* A profile's id, otherwise BLUFF_STORE_NO_PLAYER, and its birth year. */
gint64 bluff_setup_seat_get_player (BluffSetupSeat *self);
int bluff_setup_seat_get_birth_year (BluffSetupSeat *self);

/* A computer's, as in records; NULL for people. */
const char *bluff_setup_seat_get_level (BluffSetupSeat *self);
const char *bluff_setup_seat_get_character (BluffSetupSeat *self);

BluffFlag bluff_setup_seat_get_flag (BluffSetupSeat *self);

/* --- For the draft, which knows what may be ------------------------------------------------------------------------
 */

BluffSetupSeat *bluff_setup_seat_new (BluffFlag flag);

void bluff_setup_seat_take_profile (BluffSetupSeat *self, const BluffStorePlayer *player);
void bluff_setup_seat_take_guest (BluffSetupSeat *self, const char *name);
void bluff_setup_seat_take_computer (BluffSetupSeat *self, const char *name, const char *level, const char *character);
void bluff_setup_seat_set_flag (BluffSetupSeat *self, BluffFlag flag);

/* Whether the name can be kept; NAME_EMPTY, NAME_TOO_LONG, NAME_CHARACTER. */
gboolean bluff_setup_seat_check_name (BluffSetupSeat *self, GError **error);

/* As a game wants it; the texts are the seat's. The name must be possible. */
void bluff_setup_seat_fill (BluffSetupSeat *self, BluffSavesSeat *into);

G_END_DECLS
