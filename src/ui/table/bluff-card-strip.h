/* bluff-card-strip.h: cards in one row that is never wider than there is room: then each covers a part of the one
 * before.
 *
 * They are only looked at: pictures of cards, for sheets.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-card.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_CARD_STRIP (bluff_card_strip_get_type ())

G_DECLARE_FINAL_TYPE (BluffCardStrip, bluff_card_strip, BLUFF, CARD_STRIP, GtkWidget)

/* Puts CARD, a picture, at the end; and takes all of them away. */
void bluff_card_strip_append (BluffCardStrip *self, BluffCard *card);
void bluff_card_strip_clear (BluffCardStrip *self);

G_END_DECLS
