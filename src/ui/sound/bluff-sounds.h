/* bluff-sounds.h: what is heard, as loud as the preferences say.
 *
 * The widget that shows something also plays its sound: events of the game by bluff_sounds_begin and
 * bluff_sounds_outcome, everything else, a curtain for example, by bluff_sounds_play. All windows share one object, as
 * there is one loudspeaker.
 *
 * Signals
 *   played (guint cue, double loudness)   a BluffCue is to be heard now, whether or not there is a loudspeaker
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-cues.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_SOUNDS (bluff_sounds_get_type ())

G_DECLARE_FINAL_TYPE (BluffSounds, bluff_sounds, BLUFF, SOUNDS, GObject)

/* The one; nobody owns it. */
BluffSounds *bluff_sounds_get_default (void);

/* Plays a cue, unless sounds are off or it has just been played. */
void bluff_sounds_play (BluffCue cue);

/* An event begins to be shown: plays what is heard of that, and keeps what is heard of its outcome. */
void bluff_sounds_begin (const BluffTold *told, const BluffView *before, const BluffView *after);

/* All of that event is on the screen: plays its outcome, once. */
void bluff_sounds_outcome (void);

/* The sound file of a cue; NULL for none. */
GBytes *bluff_sounds_lookup (BluffCue cue);

G_END_DECLS
