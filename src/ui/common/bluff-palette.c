/* bluff-palette.c: the colours of the table.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-palette.h"

#include <adwaita.h>

/* Light and dark. */
static const char *const colours[BLUFF_N_COLOURS][2] = {
  [BLUFF_COLOUR_SEA] = { "#2A93AE", "#123F58" },
  [BLUFF_COLOUR_SEA_LINE] = { "#48AAC1", "#1C5570" },
  [BLUFF_COLOUR_SHALLOW] = { "#7CCBD3", "#256C83" },
  [BLUFF_COLOUR_SAND] = { "#EFD9A6", "#4B3F2C" },
  [BLUFF_COLOUR_SAND_LINE] = { "#E0C387", "#5B4D36" },
  [BLUFF_COLOUR_LAGOON] = { "#9CC5B5", "#3A4F4E" },
  [BLUFF_COLOUR_LAGOON_LINE] = { "rgba(255,255,255,0.72)", "rgba(255,255,255,0.55)" },
  [BLUFF_COLOUR_SQUARE] = { "rgba(255,255,255,0.34)", "rgba(190,230,240,0.17)" },
  [BLUFF_COLOUR_TAVERN] = { "#B07A45", "#56371C" },
  [BLUFF_COLOUR_PLANK] = { "#7F4D25", "#432A16" },
  [BLUFF_COLOUR_MAT] = { "#7A2D18", "#5E2213" },
  [BLUFF_COLOUR_MAT_EDGE] = { "#58200F", "#3E160B" },
  [BLUFF_COLOUR_WOOD] = { "#95602F", "#5A3A20" },
  [BLUFF_COLOUR_WOOD_DARK] = { "#7F4F28", "#432A16" },
  [BLUFF_COLOUR_WOOD_LIGHT] = { "#B9814D", "#6D4829" },
  [BLUFF_COLOUR_PARCHMENT] = { "#FFF4DA", "#EFE0BD" },
  [BLUFF_COLOUR_PARCHMENT_DARK] = { "#F3E0B5", "#DFCB9D" },
  [BLUFF_COLOUR_PARCHMENT_LINE] = { "#DCC28B", "#B79C66" },
  [BLUFF_COLOUR_INK] = { "#1F2A3C", "#1F2A3C" },
  [BLUFF_COLOUR_GLASS] = { "rgba(8,30,42,0.34)", "rgba(8,30,42,0.34)" },
  [BLUFF_COLOUR_BRASS] = { "#E9B23C", "#E9B23C" },
  [BLUFF_COLOUR_BRASS_DARK] = { "#B97F1C", "#B97F1C" },
  [BLUFF_COLOUR_CORAL] = { "#C8420B", "#C8420B" },
  [BLUFF_COLOUR_TEAL] = { "#0E7490", "#0E7490" },
  [BLUFF_COLOUR_ACCENT] = { "#0F6B8A", "#14799B" },
  [BLUFF_COLOUR_CHART_TEAL] = { "#0E7490", "#5CC3DE" },
  [BLUFF_COLOUR_CHART_CORAL] = { "#C8420B", "#FF9A6B" },
  [BLUFF_COLOUR_CHART_PURPLE] = { "#5C2279", "#C9A6F0" },
  [BLUFF_COLOUR_CHART_INK] = { "rgba(0,0,0,0.8)", "#FFFFFF" },
};

GdkRGBA
bluff_palette_get (BluffColour colour)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  const char *text = colours[colour][adw_style_manager_get_dark (manager) ? 1 : 0];
  GdkRGBA rgba;

  /* In high contrast nothing shines through. */
  if (colour == BLUFF_COLOUR_GLASS && adw_style_manager_get_high_contrast (manager))
    text = colours[BLUFF_COLOUR_INK][0];

  gdk_rgba_parse (&rgba, text);
  return rgba;
}
