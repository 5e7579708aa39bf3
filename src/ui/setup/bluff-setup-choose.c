/* bluff-setup-choose.c: what somebody who sits down gets without being asked.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-setup-choose.h"

#include "bluff-setup-pirates.h"

#include <glib/gi18n.h>

static gboolean
has_flag (BluffSetupDraft *self, BluffFlag flag)
{
  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    if (bluff_setup_seat_get_flag (bluff_setup_draft_get (self, i)) == flag)
      return TRUE;

  return FALSE;
}

BluffFlag
bluff_setup_choose_flag (BluffSetupDraft *self, BluffFlag wanted)
{
  guint n = bluff_setup_draft_count_flags (self);

  for (guint i = 0; i < n; i++)
    {
      BluffFlag flag = (BluffFlag) ((wanted + i) % n);

      if (!has_flag (self, flag))
        return flag;
    }

  g_return_val_if_reached (BLUFF_FLAG_YELLOW);
}

static gboolean
is_called (const char *name, const char *other)
{
  g_autofree char *key = bluff_store_player_name_key (name);
  g_autofree char *other_key = bluff_store_player_name_key (other);

  return g_strcmp0 (key, other_key) == 0;
}

/* Whether somebody else at the table, or with a profile, is called NAME. */
static gboolean
is_name_taken (BluffSetupDraft *self, const char *name, BluffSetupSeat *except)
{
  GPtrArray *profiles = bluff_setup_draft_get_profiles (self);

  for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
    {
      BluffSetupSeat *seat = bluff_setup_draft_get (self, i);

      if (seat != except && is_called (bluff_setup_seat_get_name (seat), name))
        return TRUE;
    }
  for (guint i = 0; i < profiles->len; i++)
    if (is_called (((const BluffStorePlayer *) g_ptr_array_index (profiles, i))->name, name))
      return TRUE;

  return FALSE;
}

char *
bluff_setup_choose_guest_name (BluffSetupDraft *self, BluffSetupSeat *except)
{
  g_autofree char *name = g_strdup (_ ("Guest"));

  for (guint n = 2; is_name_taken (self, name, except); n++)
    {
      g_free (name);
      /* Translators: the name of a guest who has not been asked for one; %u is a number from 2. */
      name = g_strdup_printf (C_ ("name", "Guest %u"), n);
    }

  return g_steal_pointer (&name);
}

const char *
bluff_setup_choose_pirate_name (BluffSetupDraft *self, BluffSetupSeat *except)
{
  for (guint i = 0; i < BLUFF_N_SETUP_PIRATES; i++)
    if (!is_name_taken (self, bluff_setup_pirate_name (i), except))
      return bluff_setup_pirate_name (i);

  return bluff_setup_pirate_name (0);
}

const char *
bluff_setup_choose_character (BluffSetupDraft *self)
{
  static const char *const order[] = { "reckless", "balanced", "cautious", "honest" };

  for (guint c = 0; c < G_N_ELEMENTS (order); c++)
    {
      gboolean taken = FALSE;

      for (guint i = 0; i < bluff_setup_draft_get_size (self); i++)
        taken |= g_strcmp0 (bluff_setup_seat_get_character (bluff_setup_draft_get (self, i)), order[c]) == 0;
      if (!taken)
        return order[c];
    }

  return order[1];
}

const char *
bluff_setup_choose_level (BluffSetupDraft *self)
{
  for (guint i = bluff_setup_draft_get_size (self); i > 0; i--)
    if (!bluff_setup_seat_is_person (bluff_setup_draft_get (self, i - 1)))
      return bluff_setup_seat_get_level (bluff_setup_draft_get (self, i - 1));

  return bluff_setup_levels ()[0];
}
