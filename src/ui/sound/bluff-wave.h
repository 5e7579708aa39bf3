/* bluff-wave.h: a sound as it lies in a WAV file.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One channel of 16 bits a sample. */
typedef struct
{
  guint rate;         /* samples a second */
  gsize n;            /* samples */
  const guint8 *data; /* 2 * n bytes, the lower one of a sample first; of the file that was read */
} BluffWave;

/* Finds the sound in FILE, which must outlive it; FALSE if it is not such a file or not all of it. */
gboolean bluff_wave_read (GBytes *file, BluffWave *wave);

static inline gint16
bluff_wave_get (const BluffWave *self, gsize i)
{
  return (gint16) (self->data[2 * i] | self->data[2 * i + 1] << 8);
}

G_END_DECLS
