/* bluff-carry-picture.h: a small picture of where a game stands: who leads, and how far everybody has come.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-carry-item.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CARRY_PICTURE (bluff_carry_picture_get_type ())

G_DECLARE_FINAL_TYPE (BluffCarryPicture, bluff_carry_picture, BLUFF, CARRY_PICTURE, GtkWidget)

void bluff_carry_picture_set_item (BluffCarryPicture *self, BluffCarryItem *item);

G_END_DECLS
