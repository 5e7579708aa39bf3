/* bluff-player-form.h: what is told of a player: name, flag and, if wanted, birth year.
 *
 * What cannot be kept is said below the field that it is about.
 *
 * Properties
 *   with-year (boolean)   whether the birth year is asked for; TRUE
 *   ready (boolean)       whether there is a name and nothing is being written: for the button that saves. Read only
 *
 * Signals
 *   submit ()   Enter was pressed in a field
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"
#include "bluff-store-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_FORM (bluff_player_form_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerForm, bluff_player_form, BLUFF, PLAYER_FORM, AdwBin)

/* Begins: with PLAYER, who is to be changed, or NULL for a new one, who is offered a flag that nobody has yet. */
void bluff_player_form_begin (BluffPlayerForm *self, BluffSaves *saves, const BluffStorePlayer *player);

/* Writes it. An error that is not CANCELLED has been said in the form already. */
void bluff_player_form_save_async (BluffPlayerForm *self,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/* The player's id, or BLUFF_STORE_NO_PLAYER with ERROR set. */
gint64 bluff_player_form_save_finish (BluffPlayerForm *self, GAsyncResult *result, GError **error);

G_END_DECLS
