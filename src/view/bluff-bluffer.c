/* bluff-bluffer.c: the things of Bluffer that every seat can name.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bluff-bluffer.h"

static const char *const shape_names[BLUFF_N_SHAPES] = { "circle", "square", "star", "hexagon" };

const char *
bluff_shape_name (BluffShape shape)
{
  g_return_val_if_fail (shape < BLUFF_N_SHAPES, NULL);

  return shape_names[shape];
}

gboolean
bluff_shape_from_name (const char *name, BluffShape *shape)
{
  for (guint i = 0; i < BLUFF_N_SHAPES; i++)
    if (g_str_equal (shape_names[i], name))
      {
        *shape = (BluffShape) i;
        return TRUE;
      }

  return FALSE;
}

guint
bluff_bluffer_cards_with (BluffShape a, BluffShape b)
{
  /* Two different shapes make two ordered pairs. */
  return a == b ? BLUFF_BLUFFER_PAIR : 2 * BLUFF_BLUFFER_PAIR;
}

BluffShape
bluff_bluffer_view_shown_side (const BluffBlufferView *self, guint slot)
{
  return self->head.table.memory_aid ? (BluffShape) self->down[slot] : BLUFF_SHAPE_UNKNOWN;
}

gboolean
bluff_bluffer_view_is_open (const BluffBlufferView *self, guint slot)
{
  for (guint seat = 0; seat < self->head.table.players; seat++)
    if ((self->knows[seat] & bluff_slots_of (slot)) == 0)
      return FALSE;

  return TRUE;
}
