/* bluff-speaker.h: plays sounds through the sound server of the desktop: PipeWire or PulseAudio.
 *
 * Callers never wait: the server is found, spoken to and given up on a thread of its own. Where there is none, or where
 * it does not answer, no sound is played and no error is reported: no sound is ever needed.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _BluffSpeaker BluffSpeaker;

/* Looks for no server yet. */
BluffSpeaker *bluff_speaker_new (void);

/* Falls silent. A server that does not answer is not waited for. */
void bluff_speaker_free (BluffSpeaker *self);

/* Plays a sound, FILE as in bluff-wave.h, with its samples multiplied by LOUDNESS (0 … 1), as soon as possible; or not
 * at all, if that is too late or too many are playing. */
void bluff_speaker_play (BluffSpeaker *self, GBytes *file, double loudness);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BluffSpeaker, bluff_speaker_free)

G_END_DECLS
