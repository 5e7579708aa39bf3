/* bluff-random.h: chance that can be repeated.
 *
 * xoshiro256** 1.0 by David Blackman and Sebastiano Vigna, its state filled by SplitMix64 as its authors advise. The
 * same seed gives the same numbers on every machine. Bounded draws are unbiased (Daniel Lemire's multiplication with
 * rejection), so shuffles are too. The functions are inline because a simulated game is mostly chance.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A plain value: copy it to repeat what follows. */
typedef struct
{
  guint64 word[4];
} BluffRandom;

/* Starts the sequence of SEED. */
void bluff_random_seed (BluffRandom *self, guint64 seed);

/* Starts one of many sequences of SEED that have nothing to do with each other: one for each STREAM. */
void bluff_random_seed_stream (BluffRandom *self, guint64 seed, guint64 stream);

/* Starts from the system's entropy, for games between people. Fails, with the system's reason, only where the system
 * has none to give. */
gboolean bluff_random_seed_from_system (BluffRandom *self, GError **error);

static inline guint64
bluff_random_rotate (guint64 value, guint bits)
{
  return (value << bits) | (value >> (64 - bits));
}

/* The next 64 bits. */
static inline guint64
bluff_random_next (BluffRandom *self)
{
  guint64 *word = self->word;
  guint64 result = bluff_random_rotate (word[1] * 5, 7) * 9;
  guint64 shifted = word[1] << 17;

  word[2] ^= word[0];
  word[3] ^= word[1];
  word[1] ^= word[2];
  word[0] ^= word[3];
  word[2] ^= shifted;
  word[3] = bluff_random_rotate (word[3], 45);

  return result;
}

/* A number from 0 to BOUND - 1, each equally likely; BOUND is at least 1. */
static inline guint32
bluff_random_below (BluffRandom *self, guint32 bound)
{
  guint64 product = (bluff_random_next (self) >> 32) * bound;

  if (G_UNLIKELY ((guint32) product < bound))
    {
      guint32 threshold = -bound % bound;

      while ((guint32) product < threshold)
        product = (bluff_random_next (self) >> 32) * bound;
    }

  return (guint32) (product >> 32);
}

/* A fair coin. */
static inline gboolean
bluff_random_coin (BluffRandom *self)
{
  return (gboolean) (bluff_random_next (self) >> 63);
}

/* A number in [0, 1). */
static inline double
bluff_random_unit (BluffRandom *self)
{
  return (double) (bluff_random_next (self) >> 11) * 0x1p-53;
}

/* Fisher and Yates: every order of the N bytes is equally likely. */
static inline void
bluff_random_shuffle (BluffRandom *self, guint8 *items, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint j = bluff_random_below (self, i);
      guint8 item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

G_END_DECLS
