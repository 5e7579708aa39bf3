/* bluff-card-looks.c: what the cards of the three games look like to the viewer.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-card-looks.h"

#include "bluff-pirate.h"

/* A look with the drawing NAME, which is taken. There are few of them, so that their names may stay. */
static BluffCardLook
look_of (BluffCardSide side, char *name)
{
  BluffCardLook look = { .side = side, .art = g_intern_string (name) };

  g_free (name);
  return look;
}

BluffCardLook
bluff_card_look_gap (void)
{
  return (BluffCardLook){ .side = BLUFF_CARD_GAP };
}

BluffCardLook
bluff_card_look_place (void)
{
  return (BluffCardLook){ .side = BLUFF_CARD_PLACE };
}

BluffCardLook
bluff_card_look_pirate (BluffCardSide side, guint card)
{
  if (side == BLUFF_CARD_BACK)
    return look_of (side, g_strdup ("card-back"));
  if (side != BLUFF_CARD_FACE && side != BLUFF_CARD_KNOWN)
    return (BluffCardLook){ .side = side };

  g_return_val_if_fail (card < BLUFF_PIRATE_CARDS, bluff_card_look_gap ());

  return look_of (side, g_strconcat (side == BLUFF_CARD_FACE ? "card-" : "known-",
                                     bluff_suit_name (bluff_pirate_card_suit (card)),
                                     bluff_pirate_card_is_pirate (card) ? "-pirate" : NULL, NULL));
}

BluffCardLook
bluff_card_look_bluffer (BluffShape up, BluffShape down, gboolean eye)
{
  BluffCardLook look;

  g_return_val_if_fail (up < BLUFF_N_SHAPES, bluff_card_look_gap ());

  if (down >= BLUFF_N_SHAPES)
    return look_of (BLUFF_CARD_FACE, g_strconcat ("bluffer-", bluff_shape_name (up), NULL));

  look = look_of (BLUFF_CARD_KNOWN,
                  g_strconcat ("bluffer-", bluff_shape_name (up), "-knows-", bluff_shape_name (down), NULL));
  look.eye = eye;
  return look;
}

BluffCardLook
bluff_card_look_bluffaneer (BluffPair pair)
{
  BluffIcon first, second;

  if (pair >= BLUFF_N_PAIRS)
    return look_of (BLUFF_CARD_BACK, g_strdup ("bluffaneer-back"));

  bluff_pair_icons (pair, &first, &second);
  return look_of (BLUFF_CARD_FACE,
                  g_strconcat ("bluffaneer-", bluff_icon_name (first), "-", bluff_icon_name (second), NULL));
}
