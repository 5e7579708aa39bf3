/* bluff-flag.c: the six flags that players sail under.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-flag.h"

#include "bluff-art.h"

#include <glib/gi18n.h>

static const struct
{
  const char *colour;
  const char *emblem;
  const char *name;
  const char *rgb;
} flags[BLUFF_N_FLAGS] = {
  [BLUFF_FLAG_YELLOW] = { "yellow", "sun", N_ ("Yellow sun"), "#F6C81E" },
  [BLUFF_FLAG_GREEN] = { "green", "palm", N_ ("Green palm"), "#4CAB63" },
  [BLUFF_FLAG_RED] = { "red", "crab", N_ ("Red crab"), "#BE1E28" },
  [BLUFF_FLAG_BLUE] = { "blue", "fish", N_ ("Blue fish"), "#2F78E0" },
  [BLUFF_FLAG_PURPLE] = { "purple", "moon", N_ ("Purple moon"), "#5C2279" },
  [BLUFF_FLAG_PEARL] = { "pearl", "key", N_ ("Pearl key"), "#EDEFF2" },
};

const char *
bluff_flag_colour (BluffFlag self)
{
  g_return_val_if_fail (self < BLUFF_N_FLAGS, NULL);

  return flags[self].colour;
}

const char *
bluff_flag_emblem (BluffFlag self)
{
  g_return_val_if_fail (self < BLUFF_N_FLAGS, NULL);

  return flags[self].emblem;
}

gboolean
bluff_flag_from_colour (const char *colour, BluffFlag *flag)
{
  for (guint i = 0; i < BLUFF_N_FLAGS; i++)
    if (g_strcmp0 (flags[i].colour, colour) == 0)
      {
        *flag = (BluffFlag) i;
        return TRUE;
      }

  return FALSE;
}

char *
bluff_flag_name (BluffFlag self)
{
  g_return_val_if_fail (self < BLUFF_N_FLAGS, NULL);

  return g_strdup (_ (flags[self].name));
}

GdkPaintable *
bluff_flag_badge (BluffFlag self)
{
  g_autofree char *name = g_strconcat ("seat-", bluff_flag_colour (self), NULL);

  return bluff_art_get (name);
}

GdkPaintable *
bluff_flag_ship (BluffFlag self)
{
  g_autofree char *name = g_strconcat ("ship-", bluff_flag_colour (self), NULL);

  return bluff_art_get (name);
}

GdkRGBA
bluff_flag_rgba (BluffFlag self)
{
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, flags[self].rgb);
  return rgba;
}
