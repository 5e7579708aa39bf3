/* bluff-player-settings.c: what the settings know of a player.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-player-settings.h"

#include "bluff-parcel.h"
#include "bluff-setup-memory.h"

void
bluff_player_settings_follow (gint64 player, const char *name, gint64 now, const char *new_name)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_return_if_fail (name != NULL);

  if (g_settings_get_int64 (settings, "player") == player && now != player)
    {
      if (now != BLUFF_STORE_NO_PLAYER)
        g_settings_set_int64 (settings, "player", now);
      else
        g_settings_reset (settings, "player");
    }
  bluff_setup_memory_rename (settings, name, new_name);
  bluff_parcel_clear ();
}
