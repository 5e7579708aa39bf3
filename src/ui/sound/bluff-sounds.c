/* bluff-sounds.c: what is heard, as loud as the preferences say.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-sounds.h"

#include "bluff-speaker.h"

enum
{
  FULL = 100,    /* of the setting sound-volume */
  AGAIN_MS = 60, /* the same cue is not played again before: it would only be louder */
};

struct _BluffSounds
{
  GObject parent_instance;

  GSettings *settings;
  BluffSpeaker *speaker;
  BluffCue outcome;            /* of the event that is being shown */
  gint64 played[BLUFF_N_CUES]; /* when, or 0 */
};

enum
{
  PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BluffSounds, bluff_sounds, G_TYPE_OBJECT)

/* What people call half as loud is much less than half of the samples. */
static double
get_loudness (BluffSounds *self)
{
  double share = (double) g_settings_get_int (self->settings, "sound-volume") / FULL;

  return g_settings_get_boolean (self->settings, "sounds") ? share * share : 0;
}

static gboolean
was_just_played (BluffSounds *self, BluffCue cue)
{
  gint64 now = g_get_monotonic_time ();

  if (self->played[cue] != 0 && now - self->played[cue] < AGAIN_MS * G_TIME_SPAN_MILLISECOND)
    return TRUE;

  self->played[cue] = now;
  return FALSE;
}

static void
play (BluffSounds *self, BluffCue cue)
{
  g_autoptr (GBytes) file = bluff_sounds_lookup (cue);
  double loudness = get_loudness (self);

  if (file == NULL || loudness <= 0 || was_just_played (self, cue))
    return;

  g_signal_emit (self, signals[PLAYED], 0, (guint) cue, loudness);
  bluff_speaker_play (self->speaker, file, loudness);
}

static void
bluff_sounds_finalize (GObject *object)
{
  BluffSounds *self = BLUFF_SOUNDS (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->speaker, bluff_speaker_free);

  G_OBJECT_CLASS (bluff_sounds_parent_class)->finalize (object);
}

static void
bluff_sounds_class_init (BluffSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bluff_sounds_finalize;

  signals[PLAYED] = g_signal_new ("played", BLUFF_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_UINT, G_TYPE_DOUBLE);
}

static void
bluff_sounds_init (BluffSounds *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
  self->speaker = bluff_speaker_new ();
}

BluffSounds *
bluff_sounds_get_default (void)
{
  static BluffSounds *the_one;

  if (the_one == NULL)
    the_one = g_object_new (BLUFF_TYPE_SOUNDS, NULL);

  return the_one;
}

void
bluff_sounds_play (BluffCue cue)
{
  g_return_if_fail (cue < BLUFF_N_CUES);

  if (cue != BLUFF_CUE_NONE)
    play (bluff_sounds_get_default (), cue);
}

void
bluff_sounds_begin (const BluffTold *told, const BluffView *before, const BluffView *after)
{
  BluffCues cues;

  g_return_if_fail (told != NULL);

  cues = bluff_cues_of_event (told, before, after);
  bluff_sounds_get_default ()->outcome = cues.outcome;
  bluff_sounds_play (cues.begin);
}

void
bluff_sounds_outcome (void)
{
  BluffSounds *self = bluff_sounds_get_default ();
  BluffCue cue = self->outcome;

  self->outcome = BLUFF_CUE_NONE;
  bluff_sounds_play (cue);
}

GBytes *
bluff_sounds_lookup (BluffCue cue)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (cue < BLUFF_N_CUES, NULL);

  if (cue == BLUFF_CUE_NONE)
    return NULL;

  path = g_strdup_printf ("/io/github/bluffbay/BluffBay/sounds/%s.wav", bluff_cue_name (cue));
  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}
