/* bluff-player-traces.h: says what is left of a player who was deleted, and tries again.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-player.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says it in a dialog over the window of PARENT, if there is anything to say. Takes TRACES over. */
void bluff_player_traces_say (GtkWidget *parent, BluffSaves *saves, BluffStoreTraces *traces);

G_END_DECLS
