/* bluff-setup-draft.h: a table that is being set up: who sits where, what is agreed, who begins, and what is missing.
 *
 * A list model of BluffSetupSeat in the order of the table (C1). Every seat has a flag that no other has, and no
 * profile sits twice: what would break that is refused, or put right at once. Names may be impossible while they are
 * written.
 *
 * Signal `changed`: anything is different, the list included.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-setup-seat.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Who begins (C2). */
typedef enum
{
  BLUFF_SETUP_YOUNGEST,
  BLUFF_SETUP_CHANCE,
  BLUFF_SETUP_BY_HAND
} BluffSetupBegins;

/* Why a game cannot begin yet. */
typedef enum
{
  BLUFF_SETUP_READY,
  BLUFF_SETUP_TOO_FEW,
  BLUFF_SETUP_NAME_EMPTY,
  BLUFF_SETUP_NAME_TOO_LONG,
  BLUFF_SETUP_NAME_CHARACTER,
  BLUFF_SETUP_NAME_TWICE,  /* two at the table are called the same */
  BLUFF_SETUP_NAME_PROFILE /* a guest is called like somebody who has a profile and does not sit here */
} BluffSetupTrouble;

#define BLUFF_TYPE_SETUP_DRAFT (bluff_setup_draft_get_type ())

G_DECLARE_FINAL_TYPE (BluffSetupDraft, bluff_setup_draft, BLUFF, SETUP_DRAFT, GObject)

/* An empty table of GAME. */
BluffSetupDraft *bluff_setup_draft_new (BluffGame game);

BluffGame bluff_setup_draft_get_game (BluffSetupDraft *self);

/* --- Who has a profile ---------------------------------------------------------------------------------------------
 */

/* PROFILES (BluffStorePlayer) are kept. Those who sit here follow what has changed; those who are gone stay as guests.
 */
void bluff_setup_draft_set_profiles (BluffSetupDraft *self, GPtrArray *profiles);
GPtrArray *bluff_setup_draft_get_profiles (BluffSetupDraft *self);

gboolean bluff_setup_draft_is_seated (BluffSetupDraft *self, gint64 player);

/* --- Seats ---------------------------------------------------------------------------------------------------------
 */

guint bluff_setup_draft_get_size (BluffSetupDraft *self);

/* How many of the seats are people's. */
guint bluff_setup_draft_count_people (BluffSetupDraft *self);

/* The draft's own. */
BluffSetupSeat *bluff_setup_draft_get (BluffSetupDraft *self, guint seat);

gboolean bluff_setup_draft_find (BluffSetupDraft *self, BluffSetupSeat *sitter, guint *seat);

gboolean bluff_setup_draft_is_full (BluffSetupDraft *self);

/* Each seats somebody last, under the flag of the profile unless another person has it, and returns the seat, the
 * draft's own. NULL if the table is full, or the profile is seated or not there. A guest without a name gets one that
 * nobody has. */
BluffSetupSeat *bluff_setup_draft_add_profile (BluffSetupDraft *self, gint64 player);
BluffSetupSeat *bluff_setup_draft_add_guest (BluffSetupDraft *self, const char *name);
BluffSetupSeat *bluff_setup_draft_add_computer (BluffSetupDraft *self);
BluffSetupSeat *
bluff_setup_draft_add_pirate (BluffSetupDraft *self, const char *name, const char *level, const char *character);

/* Changes who sits in SEAT; the flag stays. */
gboolean bluff_setup_draft_change_to_profile (BluffSetupDraft *self, guint seat, gint64 player);
void bluff_setup_draft_change_to_guest (BluffSetupDraft *self, guint seat);
void bluff_setup_draft_change_to_computer (BluffSetupDraft *self, guint seat);

void bluff_setup_draft_rename_guest (BluffSetupDraft *self, guint seat, const char *name);
void bluff_setup_draft_set_level (BluffSetupDraft *self, guint seat, const char *level);
void bluff_setup_draft_set_character (BluffSetupDraft *self, guint seat, const char *character);

/* A seat that had the flag gets the one that this seat had. */
void bluff_setup_draft_set_flag (BluffSetupDraft *self, guint seat, BluffFlag flag);

/* The flags of the game are those from 0 up. */
guint bluff_setup_draft_count_flags (BluffSetupDraft *self);

void bluff_setup_draft_remove (BluffSetupDraft *self, guint seat);
void bluff_setup_draft_move (BluffSetupDraft *self, guint from, guint to);
void bluff_setup_draft_clear (BluffSetupDraft *self);

/* The table that nobody has changed yet: PLAYER, or a guest, against two computers. */
void bluff_setup_draft_seat_default (BluffSetupDraft *self, gint64 player);

/* --- What is agreed ------------------------------------------------------------------------------------------------
 */

BluffVoyage bluff_setup_draft_get_voyage (BluffSetupDraft *self);
void bluff_setup_draft_set_voyage (BluffSetupDraft *self, BluffVoyage voyage);

/* Any option as in records; FALSE if the game has no such option. */
gboolean bluff_setup_draft_set_option (BluffSetupDraft *self, const char *key, const char *value);

/* Its value as in records; NULL if the game has no such option. */
const char *bluff_setup_draft_get_option (BluffSetupDraft *self, const char *key);

/* Who begins: what was chosen, or the default as long as that is not possible. SEAT, which may be NULL, is the one
 * chosen by hand. */
BluffSetupBegins bluff_setup_draft_get_begins (BluffSetupDraft *self, guint *seat);

/* SEAT counts only for BLUFF_SETUP_BY_HAND. */
void bluff_setup_draft_set_begins (BluffSetupDraft *self, BluffSetupBegins begins, guint seat);

/* Whether every person has a birth year, and there is one (C2). */
gboolean bluff_setup_draft_knows_youngest (BluffSetupDraft *self);

/* The youngest; several if they were born in the same year. */
BluffSeats bluff_setup_draft_find_youngest (BluffSetupDraft *self);

/* --- Beginning -----------------------------------------------------------------------------------------------------
 */

/* SEAT, which may be NULL, is the one that has the trouble. */
BluffSetupTrouble bluff_setup_draft_get_trouble (BluffSetupDraft *self, guint *seat);

/* A game for bluff_saves_begin, if there is no trouble; SEATS has room for all. Chance is asked here. The texts are the
 * draft's until it changes. */
void bluff_setup_draft_fill (BluffSetupDraft *self, BluffTable *table, BluffSavesSeat *seats);

G_END_DECLS
