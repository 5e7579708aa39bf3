/* bluff-rematch.h: one more game with the same players.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-crew.h"
#include "bluff-saves.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins a game at TABLE, where GAME was played, with its players, and shows it in the place of the page that PAGE is,
 * and of the table of that game below it. CREW is theirs. The next seat begins this time; with SHUFFLE the players sit
 * in another order instead, and chance says who begins. ACTION of PAGE is off meanwhile. */
void bluff_rematch_begin (GtkWidget *page,
                          const char *action,
                          BluffSaves *saves,
                          const BluffTable *table,
                          const BluffStoreGame *game,
                          BluffCrew *crew,
                          gboolean shuffle);

G_END_DECLS
