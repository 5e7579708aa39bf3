/* bluff-bits.h: counting and walking the bits of a word.
 *
 * Written out because the processors that Debian builds for need not have a population count, and the compiler's
 * substitute is a function call.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many bits are set. */
static inline guint
bluff_bits_count (guint64 bits)
{
  bits -= (bits >> 1) & G_GUINT64_CONSTANT (0x5555555555555555);
  bits = (bits & G_GUINT64_CONSTANT (0x3333333333333333)) + ((bits >> 2) & G_GUINT64_CONSTANT (0x3333333333333333));
  bits = (bits + (bits >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) ((bits * G_GUINT64_CONSTANT (0x0101010101010101)) >> 56);
}

/* The lowest set bit of BITS, which must not be 0. */
static inline guint
bluff_bits_first (guint64 bits)
{
  return (guint) __builtin_ctzll (bits);
}

/* The set bit with RANK set bits below it; BITS has more than RANK. */
static inline guint
bluff_bits_nth (guint64 bits, guint rank)
{
  while (rank-- > 0)
    bits &= bits - 1;

  return bluff_bits_first (bits);
}

G_END_DECLS
