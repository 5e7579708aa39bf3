/* bluff-random.c: where chance begins: seeds, streams and the system's entropy.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-random.h"

#include <errno.h>
#include <sys/random.h>

static guint64
split_mix (guint64 *state)
{
  guint64 mixed = (*state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  mixed = (mixed ^ (mixed >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  mixed = (mixed ^ (mixed >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return mixed ^ (mixed >> 31);
}

void
bluff_random_seed (BluffRandom *self, guint64 seed)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->word); i++)
    self->word[i] = split_mix (&seed);
}

void
bluff_random_seed_stream (BluffRandom *self, guint64 seed, guint64 stream)
{
  /* Mixed twice: neighbouring seeds and neighbouring streams must not meet. */
  guint64 mixed = split_mix (&seed) ^ bluff_random_rotate (split_mix (&stream), 32);

  bluff_random_seed (self, split_mix (&mixed));
}

gboolean
bluff_random_seed_from_system (BluffRandom *self, GError **error)
{
  gssize got;

  /* It waits, and a signal can end the wait, only until the system has gathered enough entropy after its start. */
  do
    got = getrandom (self->word, sizeof self->word, 0);
  while (got < 0 && errno == EINTR);

  if (got != sizeof self->word)
    {
      int saved_errno = errno;

      g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (saved_errno), "getrandom: %s",
                   g_strerror (saved_errno));
      return FALSE;
    }

  return TRUE;
}
