/* bluff-shouting.h: the moment in which people shout (C4), on the screen: connects the stage, which knows who is asked,
 * with the panel of the tabletop. It handles people's keys, shows them their secrets while they hold their key, also in
 * an open turn, and tells those who were too late who was first.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-stage.h"
#include "bluff-tabletop.h"

G_BEGIN_DECLS

#define BLUFF_TYPE_SHOUTING (bluff_shouting_get_type ())

G_DECLARE_FINAL_TYPE (BluffShouting, bluff_shouting, BLUFF, SHOUTING, GObject)

/* For a table at which STAGE asks. */
BluffShouting *bluff_shouting_new (BluffStage *stage, BluffTabletop *tabletop, BluffCrew *crew, GSettings *settings);

/* Hears the keys that are pressed in WINDOW, as long as the tabletop can be seen; NULL: none any more. */
void bluff_shouting_listen (BluffShouting *self, GtkWindow *window);

/* Closes the secret that somebody holds open: the screen is locked, say, and the key that holds it never comes up. */
void bluff_shouting_close (BluffShouting *self);

/* The view has changed, by an event that was presented (TOLD), or otherwise (NULL). */
void bluff_shouting_update (BluffShouting *self, const BluffTold *told);

G_END_DECLS
