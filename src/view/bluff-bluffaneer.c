/* bluff-bluffaneer.c: the things of Bluffaneer that every seat can name.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffaneer.h"

static const char *const icon_names[BLUFF_N_ICONS] = { "chest", "swords", "ship", "crossbones" };

static const struct
{
  const char *name;
  BluffIcon icons[2];
} pairs[BLUFF_N_PAIRS] = {
  [BLUFF_PAIR_CHEST_SWORDS] = { "chest+swords", { BLUFF_ICON_CHEST, BLUFF_ICON_SWORDS } },
  [BLUFF_PAIR_CHEST_SHIP] = { "chest+ship", { BLUFF_ICON_CHEST, BLUFF_ICON_SHIP } },
  [BLUFF_PAIR_CHEST_CROSSBONES] = { "chest+crossbones", { BLUFF_ICON_CHEST, BLUFF_ICON_CROSSBONES } },
  [BLUFF_PAIR_SWORDS_SHIP] = { "swords+ship", { BLUFF_ICON_SWORDS, BLUFF_ICON_SHIP } },
  [BLUFF_PAIR_SWORDS_CROSSBONES] = { "swords+crossbones", { BLUFF_ICON_SWORDS, BLUFF_ICON_CROSSBONES } },
  [BLUFF_PAIR_SHIP_CROSSBONES] = { "ship+crossbones", { BLUFF_ICON_SHIP, BLUFF_ICON_CROSSBONES } },
};

static const guint8 pair_of[BLUFF_N_ICONS][BLUFF_N_ICONS] = {
  { BLUFF_PAIR_NONE, BLUFF_PAIR_CHEST_SWORDS, BLUFF_PAIR_CHEST_SHIP, BLUFF_PAIR_CHEST_CROSSBONES },
  { BLUFF_PAIR_CHEST_SWORDS, BLUFF_PAIR_NONE, BLUFF_PAIR_SWORDS_SHIP, BLUFF_PAIR_SWORDS_CROSSBONES },
  { BLUFF_PAIR_CHEST_SHIP, BLUFF_PAIR_SWORDS_SHIP, BLUFF_PAIR_NONE, BLUFF_PAIR_SHIP_CROSSBONES },
  { BLUFF_PAIR_CHEST_CROSSBONES, BLUFF_PAIR_SWORDS_CROSSBONES, BLUFF_PAIR_SHIP_CROSSBONES, BLUFF_PAIR_NONE },
};

const char *
bluff_icon_name (BluffIcon icon)
{
  g_return_val_if_fail (icon < BLUFF_N_ICONS, NULL);

  return icon_names[icon];
}

gboolean
bluff_icon_from_name (const char *name, BluffIcon *icon)
{
  for (guint i = 0; i < BLUFF_N_ICONS; i++)
    if (g_str_equal (icon_names[i], name))
      {
        *icon = (BluffIcon) i;
        return TRUE;
      }

  return FALSE;
}

BluffPair
bluff_pair_of (BluffIcon a, BluffIcon b)
{
  return (BluffPair) pair_of[a][b];
}

void
bluff_pair_icons (BluffPair pair, BluffIcon *a, BluffIcon *b)
{
  *a = pairs[pair].icons[0];
  *b = pairs[pair].icons[1];
}

const char *
bluff_pair_name (BluffPair pair)
{
  g_return_val_if_fail (pair < BLUFF_N_PAIRS, NULL);

  return pairs[pair].name;
}

gboolean
bluff_pair_from_name (const char *name, BluffPair *pair)
{
  for (guint i = 0; i < BLUFF_N_PAIRS; i++)
    if (g_str_equal (pairs[i].name, name))
      {
        *pair = (BluffPair) i;
        return TRUE;
      }

  return FALSE;
}

guint
bluff_bluffaneer_start_coins (guint players)
{
  return players == 6 ? 8 : 10;
}
