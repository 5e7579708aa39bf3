/* bluff-cues.h: what is heard of an event.
 *
 * It takes what the viewer is told and may see, and nothing else, so that a sound cannot tell what the screen does not
 * tell. Others in the room hear it too: what the viewer alone knows makes no difference either. A vote and a sealed
 * decision sound the same, whichever they are.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cue.h"
#include "bluff-event.h"
#include "bluff-view.h"

G_BEGIN_DECLS

typedef struct
{
  BluffCue begin;   /* when the event begins to be shown */
  BluffCue outcome; /* when all of it is on the screen: not before, or the ear would know what the eye does not */
} BluffCues;

/* BEFORE and AFTER the event are the views of the seat that was told it. */
BluffCues bluff_cues_of_event (const BluffTold *told, const BluffView *before, const BluffView *after);

/* All has been shown, and the game waits: BLUFF_CUE_YOUR_TURN if the last event, from BEFORE to AFTER, brought it to
 * the viewer, otherwise none. */
BluffCue bluff_cues_of_waiting (const BluffTold *last, const BluffView *before, const BluffView *after);

G_END_DECLS
