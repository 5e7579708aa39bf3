/* bluff-setup-again.h: starts the table that was set up last once more, without asking.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-saves.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Begins a game at the remembered table of GAME and shows it in WINDOW, a BluffWindow. If there is none, or it cannot
 * begin as it is, the page for a new game is shown instead. */
void bluff_setup_again (GtkWidget *window, BluffSaves *saves, BluffGame game);

G_END_DECLS
