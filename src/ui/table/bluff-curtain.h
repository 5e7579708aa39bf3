/* bluff-curtain.h: the striped sail that hides everything while the device changes hands.
 *
 * It covers what is below the header bar, says whose turn it is to look, and has one button. There is no way around
 * it: no Escape, no click through it. What it covers holds nothing secret: the stage has changed the viewer before the
 * curtain falls.
 *
 * Signals
 *   fallen   it is down: what it covers need not be there any more
 *   raise    the person is here
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_CURTAIN (bluff_curtain_get_type ())

G_DECLARE_FINAL_TYPE (BluffCurtain, bluff_curtain, BLUFF, CURTAIN, GtkWidget)

/* Falls in MS milliseconds, or at once, and waits for NEXT; LAST, who had the screen before, or BLUFF_NO_SEAT. */
void bluff_curtain_pass (BluffCurtain *self, BluffCrew *crew, BluffSeat last, BluffSeat next, guint ms);

/* Falls, as above, and waits for everybody. */
void bluff_curtain_gather (BluffCurtain *self, BluffCrew *crew, guint ms);

/* Goes up, in MS milliseconds, and is not visible any more. */
void bluff_curtain_go_up (BluffCurtain *self, guint ms);

/* Whom it waits for, to be announced: "Pass to Mia". */
const char *bluff_curtain_get_words (BluffCurtain *self);

G_END_DECLS
