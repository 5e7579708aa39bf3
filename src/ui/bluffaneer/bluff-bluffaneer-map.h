/* bluff-bluffaneer-map.h: the treasure map on the tavern's table, and the leather mat on it that the dice fall on.
 *
 * Both are drawn without words. In right-to-left text the map is drawn the other way round.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How map and mat lie in the room they have. */
typedef struct
{
  graphene_rect_t map;
  graphene_rect_t mat;
  gboolean corners; /* the map has room in its corners: for what the doubles do */
} BluffBluffaneerMap;

/* Lays them out in WIDTH × HEIGHT; SIDE is what must stay free on both sides of the map. */
void bluff_bluffaneer_map_lay (BluffBluffaneerMap *self, double width, double height, double side, double unit);

/* The place of corner I, in reading order: from the left in left-to-right text. */
graphene_rect_t bluff_bluffaneer_map_corner (const BluffBluffaneerMap *self, guint i, gboolean rtl);

void bluff_bluffaneer_map_paint (const BluffBluffaneerMap *self, GtkSnapshot *snapshot, gboolean rtl);

G_END_DECLS
