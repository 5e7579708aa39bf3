/* legal-rows.h: short ways to write down what a seat may do, for tables of tests.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-legal.h"

enum
{
  SEAT = 1 /* who may act in all of them */
};

#define KIND(NAME) ((BluffActionKinds) 1 << BLUFF_ACTION_##NAME)
#define SLOT(n) ((BluffSlots) 1 << (n))
#define CARDS(...) make_cards ((const guint8[]){ __VA_ARGS__ }, sizeof ((const guint8[]){ __VA_ARGS__ }))

static inline BluffCards
make_cards (const guint8 *list, gsize n)
{
  BluffCards cards = BLUFF_CARDS_NONE;

  for (gsize i = 0; i < n; i++)
    bluff_cards_add (&cards, list[i]);

  return cards;
}
