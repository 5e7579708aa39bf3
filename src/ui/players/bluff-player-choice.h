/* bluff-player-choice.h: some players, of whom one is to be chosen.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-store-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_PLAYER_CHOICE (bluff_player_choice_get_type ())

G_DECLARE_FINAL_TYPE (BluffPlayerChoice, bluff_player_choice, BLUFF, PLAYER_CHOICE, AdwBin)

GtkWidget *bluff_player_choice_new (void);

/* The accessible name of the choice, for people who do not see what is around it. */
void bluff_player_choice_set_question (BluffPlayerChoice *self, const char *question);

/* Offers one more; the first is chosen until another is. */
void bluff_player_choice_add (BluffPlayerChoice *self, const BluffStorePlayer *player);

/* Who is chosen, or BLUFF_STORE_NO_PLAYER if there is nobody. */
gint64 bluff_player_choice_get (BluffPlayerChoice *self);

G_END_DECLS
