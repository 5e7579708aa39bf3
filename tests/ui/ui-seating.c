/* ui-seating.c: people who sit down at a table of the app.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ui-seating.h"

enum
{
  WIDTH = 1280,
  HEIGHT = 800,
  SEED = 7
};

UiSeating
ui_seating_begin (const UiSeats *seats)
{
  UiSeating self = { .driver = ui_driver_new (ui_driver_make_folder (), seats->width > 0 ? seats->width : WIDTH,
                                              seats->height > 0 ? seats->height : HEIGHT) };
  BluffTable table;

  bluff_table_init (&table, seats->game, UI_SEATS);
  if (seats->no_aid)
    table.memory_aid = FALSE;
  self.game = ui_player_sit_down_at (self.driver, &table, MAX (seats->people, 1), SEED);
  self.player = ui_player_new (self.driver, seats->unchecked ? NULL : self.game, seats->keys);

  return self;
}

void
ui_seating_end (UiSeating *self)
{
  g_clear_pointer (&self->player, ui_player_free);
  g_clear_object (&self->game);
  g_clear_pointer (&self->driver, ui_driver_free);
}
