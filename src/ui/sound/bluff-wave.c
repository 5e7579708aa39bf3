/* bluff-wave.c: a sound as it lies in a WAV file: "RIFF", a size, "WAVE", and then chunks, of which two concern us.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-wave.h"

#include <string.h>

enum
{
  HEADER = 12,      /* bytes before the first chunk */
  CHUNK_HEADER = 8, /* its name and its size */
  FORMAT = 16,      /* bytes of the chunk that says how samples are written */
  PLAIN = 1,        /* its first field: samples as they are */
  RATE_MIN = 8000,
  RATE_MAX = 96000
};

static guint
read_16 (const guint8 *bytes)
{
  return (guint) (bytes[0] | bytes[1] << 8);
}

static guint32
read_32 (const guint8 *bytes)
{
  return read_16 (bytes) | (guint32) read_16 (bytes + 2) << 16;
}

static gboolean
read_format (const guint8 *chunk, gsize size, BluffWave *wave)
{
  if (size < FORMAT || read_16 (chunk) != PLAIN || read_16 (chunk + 2) != 1 || read_16 (chunk + 14) != 16)
    return FALSE;

  wave->rate = read_32 (chunk + 4);
  return wave->rate >= RATE_MIN && wave->rate <= RATE_MAX;
}

gboolean
bluff_wave_read (GBytes *file, BluffWave *wave)
{
  gsize size;
  const guint8 *bytes = g_bytes_get_data (file, &size);

  *wave = (BluffWave){ 0 };
  if (size < HEADER || memcmp (bytes, "RIFF", 4) != 0 || memcmp (bytes + 8, "WAVE", 4) != 0)
    return FALSE;

  for (gsize at = HEADER; size - at >= CHUNK_HEADER;)
    {
      gsize length = read_32 (bytes + at + 4);
      const guint8 *chunk = bytes + at + CHUNK_HEADER;

      if (length > size - at - CHUNK_HEADER)
        return FALSE;
      if (memcmp (bytes + at, "fmt ", 4) == 0 && !read_format (chunk, length, wave))
        return FALSE;
      if (memcmp (bytes + at, "data", 4) == 0)
        {
          wave->n = length / 2;
          wave->data = chunk;
          return wave->rate != 0;
        }
      /* A chunk of an odd length is followed by a byte that fills it up. */
      at += MIN (CHUNK_HEADER + length + length % 2, size - at);
    }

  return FALSE;
}
