/* bluff-player-dialog.h: asks for a new player, or changes one, in a dialog over a window.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets somebody make a profile. PARENT is any widget of the window. What goes wrong is said in the dialog, which stays
 * open until there is a profile or somebody cancels. */
void bluff_player_dialog_create (GtkWidget *parent, BluffSaves *saves, GAsyncReadyCallback cb, gpointer data);

/* The id, or BLUFF_STORE_NO_PLAYER, without an error, if it was cancelled. */
gint64 bluff_player_dialog_create_finish (GAsyncResult *result, GError **error);

/* Lets somebody change PLAYER, which is copied. */
void bluff_player_dialog_change (GtkWidget *parent,
                                 BluffSaves *saves,
                                 const BluffStorePlayer *player,
                                 GAsyncReadyCallback cb,
                                 gpointer data);

/* FALSE, without an error, if it was cancelled. */
gboolean bluff_player_dialog_change_finish (GAsyncResult *result, GError **error);

G_END_DECLS
