/* bluff-palette.h: the colours of the table, for what is drawn in code. The same tokens stand in style.css.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

typedef enum
{
  BLUFF_COLOUR_SEA,
  BLUFF_COLOUR_SEA_LINE,
  BLUFF_COLOUR_SHALLOW,
  BLUFF_COLOUR_SAND,
  BLUFF_COLOUR_SAND_LINE,
  BLUFF_COLOUR_LAGOON,
  BLUFF_COLOUR_LAGOON_LINE,
  BLUFF_COLOUR_SQUARE,
  BLUFF_COLOUR_TAVERN,
  BLUFF_COLOUR_PLANK,
  BLUFF_COLOUR_MAT,
  BLUFF_COLOUR_MAT_EDGE,
  BLUFF_COLOUR_WOOD,
  BLUFF_COLOUR_WOOD_DARK,
  BLUFF_COLOUR_WOOD_LIGHT,
  BLUFF_COLOUR_PARCHMENT,
  BLUFF_COLOUR_PARCHMENT_DARK,
  BLUFF_COLOUR_PARCHMENT_LINE,
  BLUFF_COLOUR_INK,
  BLUFF_COLOUR_GLASS,
  BLUFF_COLOUR_BRASS,
  BLUFF_COLOUR_BRASS_DARK,
  BLUFF_COLOUR_CORAL,
  BLUFF_COLOUR_TEAL,
  BLUFF_COLOUR_ACCENT,
  BLUFF_N_COLOURS
} BluffColour;

/* In the light or dark, plain or high-contrast version that is shown now. */
GdkRGBA bluff_palette_get (BluffColour colour);

G_END_DECLS
