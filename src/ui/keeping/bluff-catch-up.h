/* bluff-catch-up.h: earlier games are counted again, once, where the program has learnt to tell more of a game.
 *
 * Copyright The Bluff Bay authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bluff-errand.h"
#include "bluff-saves.h"

G_BEGIN_DECLS

/* If a recount is due, does it off the main loop; ERRAND shows how far it is and stops it. What was stopped, or failed,
 * is due again at the next start: until then, what earlier games tell of claims is missing, and the ratings may be.
 * Then the page that is seen is asked to read again, by its action "page.read-again", if it has one. */
void bluff_catch_up_begin (BluffErrand *errand, BluffSaves *saves);

/* Shows or hides LABEL, which says that not all games are counted yet. */
void bluff_catch_up_say (GtkLabel *label, gboolean due);

G_END_DECLS
