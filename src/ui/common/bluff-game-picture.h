/* bluff-game-picture.h: a small picture of where a game stands: who leads, and how far everybody has come.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-game-item.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_GAME_PICTURE (bluff_game_picture_get_type ())

G_DECLARE_FINAL_TYPE (BluffGamePicture, bluff_game_picture, BLUFF, GAME_PICTURE, GtkWidget)

void bluff_game_picture_set_item (BluffGamePicture *self, BluffGameItem *item);

G_END_DECLS
