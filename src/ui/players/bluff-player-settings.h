/* bluff-player-settings.h: what the settings know of a player: who is greeted, and who sat at the last tables; and the
 * files that were copied or dragged out of the app, which have names in them.
 *
 * Whatever removes or changes a profile says so here; a setting that names a player in future is followed up here too.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The PLAYER called NAME is the player NOW, called NEW_NAME: renamed, if they are the same, or merged. With
 * BLUFF_STORE_NO_PLAYER and NULL the player is gone, and so is the name. */
void bluff_player_settings_follow (gint64 player, const char *name, gint64 now, const char *new_name);

G_END_DECLS
