/* bluff-setup-draft-check.c: what is known about a table that is being set up: who is the youngest, what is missing.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-draft.h"

#include "bluff-store-error.h"

/* --- Who is the youngest -------------------------------------------------------------------------------------------
 */

gboolean
bluff_setup_draft_knows_youngest (BluffSetupDraft *self)
{
  gboolean people = FALSE;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), FALSE);

  if (bluff_setup_draft_get_game (self) == BLUFF_GAME_BLUFFANEER) /* C2: there the best pirate impression begins */
    return FALSE;

  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    {
      BluffSetupSeat *seat = bluff_setup_draft_get (self, i);

      if (!bluff_setup_seat_is_person (seat))
        continue;
      if (bluff_setup_seat_get_birth_year (seat) == BLUFF_STORE_PLAYER_NO_YEAR)
        return FALSE;
      people = TRUE;
    }

  return people;
}

BluffSeats
bluff_setup_draft_find_youngest (BluffSetupDraft *self)
{
  BluffSeats youngest = 0;
  int year = G_MININT;

  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), 0);

  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    {
      BluffSetupSeat *seat = bluff_setup_draft_get (self, i);
      int born = bluff_setup_seat_get_birth_year (seat);

      if (!bluff_setup_seat_is_person (seat) || born < year)
        continue;
      if (born > year)
        youngest = 0;
      year = born;
      youngest = (BluffSeats) (youngest | 1u << i);
    }

  return youngest;
}

/* --- What is missing -----------------------------------------------------------------------------------------------
 */

static gboolean
is_called (const char *name, const char *other)
{
  g_autofree char *key = bluff_store_player_name_key (name);
  g_autofree char *other_key = bluff_store_player_name_key (other);

  return g_strcmp0 (key, other_key) == 0;
}

static BluffSetupTrouble
find_trouble_of_name (BluffSetupSeat *seat)
{
  g_autoptr (GError) error = NULL;

  if (bluff_setup_seat_check_name (seat, &error))
    return BLUFF_SETUP_READY;
  if (g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_EMPTY))
    return BLUFF_SETUP_NAME_EMPTY;
  if (g_error_matches (error, BLUFF_STORE_ERROR, BLUFF_STORE_ERROR_NAME_TOO_LONG))
    return BLUFF_SETUP_NAME_TOO_LONG;

  return BLUFF_SETUP_NAME_CHARACTER;
}

/* A name that is possible but another's. The later of two has the trouble, unless only the earlier can be changed. */
static BluffSetupTrouble
find_namesake (BluffSetupDraft *self, guint seat)
{
  GPtrArray *profiles = bluff_setup_draft_get_profiles (self);
  BluffSetupSeat *sitter = bluff_setup_draft_get (self, seat);
  const char *name = bluff_setup_seat_get_name (sitter);

  if (bluff_setup_seat_get_kind (sitter) != BLUFF_STORE_GUEST)
    return BLUFF_SETUP_READY;

  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    {
      BluffSetupSeat *other = bluff_setup_draft_get (self, i);
      gboolean guest = bluff_setup_seat_get_kind (other) == BLUFF_STORE_GUEST;

      if (i != seat && (i < seat || !guest) && is_called (bluff_setup_seat_get_name (other), name))
        return BLUFF_SETUP_NAME_TWICE;
    }
  for (guint i = 0; i < profiles->len; i++)
    if (is_called (((const BluffStorePlayer *) g_ptr_array_index (profiles, i))->name, name))
      return BLUFF_SETUP_NAME_PROFILE;

  return BLUFF_SETUP_READY;
}

BluffSetupTrouble
bluff_setup_draft_get_trouble (BluffSetupDraft *self, guint *seat)
{
  g_return_val_if_fail (BLUFF_IS_SETUP_DRAFT (self), BLUFF_SETUP_TOO_FEW);

  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    {
      BluffSetupTrouble trouble = find_trouble_of_name (bluff_setup_draft_get (self, i));

      if (trouble == BLUFF_SETUP_READY)
        trouble = find_namesake (self, i);
      if (trouble == BLUFF_SETUP_READY)
        continue;
      if (seat != NULL)
        *seat = i;
      return trouble;
    }

  return bluff_setup_draft_get_size (self) < bluff_game_min_players (bluff_setup_draft_get_game (self))
             ? BLUFF_SETUP_TOO_FEW
             : BLUFF_SETUP_READY;
}
