/* bluff-tonight.h: who has won how often tonight, with a menu to begin an evening or a series. It is not seen while
 * nobody has won and no series is on; the menu is a part of the main menu as well.
 *
 * Actions of the page that it is put on
 *   tonight.begin-series (u)    to so many wins
 *   tonight.end-series
 *   tonight.new-evening
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BLUFF_TYPE_TONIGHT (bluff_tonight_get_type ())

G_DECLARE_FINAL_TYPE (BluffTonight, bluff_tonight, BLUFF, TONIGHT, AdwBin)

/* Gives its actions to PAGE, and its menu to the main menu there. */
void bluff_tonight_join (BluffTonight *self, GtkWidget *page, GMenu *main_menu);

void bluff_tonight_set_saves (BluffTonight *self, BluffSaves *saves);

/* Asks how the evening stands and shows it, until it is told to stop. */
void bluff_tonight_read (BluffTonight *self);
void bluff_tonight_stop (BluffTonight *self);

G_END_DECLS
